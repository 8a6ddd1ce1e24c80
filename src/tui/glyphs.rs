//! The characters the board is drawn with, as data.
//!
//! Knows characters only; colours are `theme`'s, and what stands on a point is the board view's.

/// A set of characters for the board. Each is one column wide, or taken to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// A black stone.
    pub black: char,
    /// A white stone.
    pub white: char,
    /// A black stone of the shape that is shown, or of the winning row.
    pub black_shape: char,
    /// The same for a white stone.
    pub white_shape: char,
    /// A black stone that is only thought of.
    pub black_ghost: char,
    /// An empty star point or the centre.
    pub star: char,
    /// An empty point where the stone of the opening may go.
    pub zone: char,
    /// The line between two points of a row.
    pub between: char,
    /// Points of the top row: left corner, inside, right corner; then of a middle row, then of the bottom row.
    pub grid: [[char; 3]; 3],
    /// An empty point forbidden for overline, double-four, double-three.
    pub forbidden: [char; 3],
    /// Marks the side to decide.
    pub pointer: char,
    /// Marks the reason that is shown.
    pub bullet: char,
}

/// Lines and round stones.
pub const LINE: Glyphs = Glyphs {
    black: '●',
    white: '○',
    black_shape: '◆',
    white_shape: '◇',
    black_ghost: '◎',
    star: '•',
    zone: '·',
    between: '─',
    grid: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    forbidden: ['▲', '■', '×'],
    pointer: '▶',
    bullet: '▸',
};

/// Nothing but ASCII.
pub const ASCII: Glyphs = Glyphs {
    black: 'X',
    white: 'O',
    black_shape: '#',
    white_shape: '@',
    black_ghost: '%',
    star: '*',
    zone: ':',
    between: ' ',
    grid: [['.', '.', '.'], ['.', '.', '.'], ['.', '.', '.']],
    forbidden: ['6', '4', '3'],
    pointer: '>',
    bullet: '>',
};

impl Glyphs {
    /// The empty point in a column and row counted from 0.
    pub fn point(&self, col: u8, row: u8) -> char {
        let side = |n: u8, first: usize| match n {
            0 => first,
            14 => 2 - first,
            _ => 1,
        };
        self.grid[side(row, 2)][side(col, 0)]
    }
}

//! The four directions, and where on its four lines a point lies.
//!
//! Pure geometry of the board. `board` holds the stones on a line, `shape` says what they make.

use super::point::{Point, SIZE};

/// One of the four ways a line runs (rules.md §1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Along a row, left to right.
    #[doc(alias = "横")]
    Horizontal,
    /// Along a column, upwards.
    #[doc(alias = "竖")]
    Vertical,
    /// Diagonally upwards to the right, like A1–O15.
    Rising,
    /// Diagonally downwards to the right, like A15–O1.
    Falling,
}

impl Direction {
    /// All four, in the order in which findings are listed.
    pub const ALL: [Self; 4] = [
        Self::Horizontal,
        Self::Vertical,
        Self::Rising,
        Self::Falling,
    ];

    /// Columns and rows of one step forward along the line.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Horizontal => (1, 0),
            Self::Vertical => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }

    /// The point `n` steps along the line from `p` (backwards when negative), if on the board.
    ///
    /// ```
    /// use renju::rules::{Direction, Point};
    /// let g9 = Direction::Falling.walk(Point::CENTER, -1);
    /// assert_eq!(g9, "G9".parse().ok());
    /// ```
    pub fn walk(self, p: Point, n: i8) -> Option<Point> {
        let (dx, dy) = self.step();
        p.offset(dx * n, dy * n)
    }
}

/// Number of different lines: 15 rows, 15 columns and twice 29 diagonals.
pub(super) const LINES: usize = 15 + 15 + 29 + 29;

/// Where a point lies on one of its lines.
#[derive(Clone, Copy)]
pub(super) struct LineIndex {
    /// Which line, below [`LINES`].
    pub(super) line: u8,
    /// How many points of the line lie before this one.
    pub(super) at: u8,
    /// How many points the line has, 1 to 15.
    pub(super) len: u8,
}

/// How many points a line has, 1 to 15.
pub(super) const fn length(line: usize) -> u8 {
    let middle: usize = match line {
        0..30 => return SIZE,
        30..59 => 30 + 14,
        _ => 59 + 14,
    };
    SIZE - line.abs_diff(middle) as u8
}

/// Places of `p` on its four lines, in the order of [`Direction::ALL`].
#[expect(
    clippy::inline_always,
    reason = "two instructions, asked for with every stone"
)]
#[inline(always)]
pub(super) fn places(p: Point) -> &'static [LineIndex; 4] {
    // Worked out beforehand, since every stone placed on a board looks it up.
    &PLACES[p.index()]
}

/// Place of `p` on its line running in `direction`.
#[expect(clippy::inline_always, reason = "as `places`")]
#[inline(always)]
pub(super) fn place(p: Point, direction: Direction) -> LineIndex {
    places(p)[direction as usize]
}

static PLACES: [[LineIndex; 4]; SIZE as usize * SIZE as usize] = {
    let mut places = [[LineIndex {
        line: 0,
        at: 0,
        len: 0,
    }; 4]; SIZE as usize * SIZE as usize];
    let mut i = 0;
    while i < places.len() {
        let mut k = 0;
        while k < 4 {
            let (col, row) = (i as u8 % SIZE, i as u8 / SIZE);
            places[i][k] = work_out(col, row, Direction::ALL[k]);
            k += 1;
        }
        i += 1;
    }
    places
};

const fn work_out(col: u8, row: u8, direction: Direction) -> LineIndex {
    match direction {
        Direction::Horizontal => LineIndex {
            line: row,
            at: col,
            len: SIZE,
        },
        Direction::Vertical => LineIndex {
            line: 15 + col,
            at: row,
            len: SIZE,
        },
        Direction::Rising => LineIndex {
            line: 30 + 14 + col - row,
            at: if col < row { col } else { row },
            len: SIZE - col.abs_diff(row),
        },
        Direction::Falling => {
            let sum = col + row;
            LineIndex {
                line: 59 + sum,
                at: if sum < 14 { col } else { col + 14 - sum },
                len: SIZE - sum.abs_diff(14),
            }
        }
    }
}

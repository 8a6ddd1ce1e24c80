//! The board: which stone stands on which point, and its picture as text.
//!
//! Knows no moves, no turn and no verdicts; a board may hold any stones, whatever they show.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::color::Color;
use super::line::{Direction, LINES, Place, length, place, places};
use super::point::{Point, SIZE, fold_width};
use super::shape::Window;

/// Stones on the 15×15 points (rules.md §1).
///
/// Its text form is a diagram of 15 rows from 15 down to 1: `.`, `+` or `┼` an empty point, `x` or `●` a black
/// stone, `o` or `○` a white one. Blanks, row numbers at either end and a line of column letters are passed over,
/// and `/` may stand for a line end, so that what is displayed can be read back.
///
/// ```
/// use renju::rules::{Board, Color};
/// let board: Board = "
///    A B C D E F G H I J K L M N O
/// 15 . . . . . . . . . . . . . . .
/// 14 . . . . . . . . . . . . . . .
/// 13 . . . . . . . . . . . . . . .
/// 12 . . . . . . . . . . . . . . .
/// 11 . . . . . . . . . . . . . . .
/// 10 . . . . . . . . . . . . . . .
///  9 . . . . . . . o x . . . . . .
///  8 . . . . . . . x . . . . . . .
///  7 . . . . . . . . . . . . . . .
///  6 . . . . . . . . . . . . . . .
///  5 . . . . . . . . . . . . . . .
///  4 . . . . . . . . . . . . . . .
///  3 . . . . . . . . . . . . . . .
///  2 . . . . . . . . . . . . . . .
///  1 . . . . . . . . . . . . . . .
///    A B C D E F G H I J K L M N O".parse()?;
/// assert_eq!(board.get("I9".parse()?), Some(Color::Black));
/// assert_eq!(board.to_string().parse(), Ok(board));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// For each colour and line, bit `PAD + at` for a stone: a window is then a shift.
    stones: [[u32; LINES]; 2],
}

/// Empty bits kept below a line's first point, so that a window may reach over the edge.
const PAD: u32 = 5;

impl Board {
    /// A board without stones.
    pub const fn new() -> Self {
        Self {
            stones: [[0; LINES]; 2],
        }
    }

    /// The stone on `p`, if any.
    pub const fn get(&self, p: Point) -> Option<Color> {
        let row = p.row() as usize;
        let bit = 1 << (PAD + p.col() as u32);
        if self.stones[0][row] & bit != 0 {
            Some(Color::Black)
        } else if self.stones[1][row] & bit != 0 {
            Some(Color::White)
        } else {
            None
        }
    }

    /// Whether no stone stands on `p`.
    pub const fn is_empty_at(&self, p: Point) -> bool {
        self.get(p).is_none()
    }

    /// Puts a stone on an empty point.
    ///
    /// # Errors
    /// [`OccupiedError`] when a stone stands there already; the board is unchanged then.
    pub fn put(&mut self, p: Point, color: Color) -> Result<(), OccupiedError> {
        if let Some(by) = self.get(p) {
            return Err(OccupiedError { point: p, by });
        }
        self.flip(p, color);
        Ok(())
    }

    /// Takes the stone off `p` and gives its colour; `None` when the point was empty.
    pub fn take(&mut self, p: Point) -> Option<Color> {
        let color = self.get(p)?;
        self.flip(p, color);
        Some(color)
    }

    /// Puts a stone on an empty point, or takes one of that colour off.
    // The crate is compiled for size, but reading a position is little else than this.
    #[expect(
        clippy::inline_always,
        reason = "a call and a loop a stone are a fifth of the time of a map from a list of stones"
    )]
    #[inline(always)]
    fn flip(&mut self, p: Point, color: Color) {
        let lines = &mut self.stones[color as usize];
        let mut flip = |place: Place| {
            lines[usize::from(place.line)] ^= 1 << (PAD + u32::from(place.at));
        };
        let [a, b, c, d] = *places(p);
        flip(a);
        flip(b);
        flip(c);
        flip(d);
    }

    /// The board with a stone of `color` on the empty point `p`; the hypothetical stone of rules.md §3.
    ///
    /// # Panics
    /// When `p` is taken.
    #[must_use]
    pub fn with(&self, p: Point, color: Color) -> Self {
        let mut next = *self;
        next.put(p, color)
            .expect("a hypothetical stone goes on an empty point");
        next
    }

    /// The eleven points around `p` along `direction` as `color` sees them: own stones and empty points.
    pub fn window(&self, p: Point, direction: Direction, color: Color) -> Window {
        let place = place(p, direction);
        let line = usize::from(place.line);
        let own = self.stones[color as usize][line];
        let enemy = self.stones[color.opponent() as usize][line];
        let on_board = ((1 << place.len) - 1) << PAD;
        let cut = |bits: u32| ((bits >> place.at) & Window::MASK) as u16;
        Window::new(cut(own), cut(on_board & !own & !enemy))
    }

    /// Points with a stone of `color`, A1 first.
    pub fn stones(&self, color: Color) -> impl Iterator<Item = Point> + '_ {
        Point::all().filter(move |&p| self.get(p) == Some(color))
    }

    /// Points without a stone, A1 first.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> + '_ {
        Point::all().filter(|&p| self.is_empty_at(p))
    }

    /// The stones of `color` on a row, column A in bit 0.
    pub(super) fn row(&self, row: usize, color: Color) -> u16 {
        (self.stones[color as usize][row] >> PAD) as u16
    }

    /// The stones of `color` on every line, in the places of [`Board::POINTS_OF_LINES`].
    pub(super) fn lines(&self, color: Color) -> &[u32; LINES] {
        &self.stones[color as usize]
    }

    /// For each line the bits that are points of the board; five below and more above are not.
    pub(super) const POINTS_OF_LINES: [u32; LINES] = {
        let mut points = [0; LINES];
        let mut i = 0;
        while i < LINES {
            points[i] = ((1 << length(i)) - 1) << PAD;
            i += 1;
        }
        points
    };

    /// How many stones stand on the board.
    pub fn count(&self) -> usize {
        let rows =
            |stones: &[u32; LINES]| stones[..15].iter().map(|row| row.count_ones()).sum::<u32>();
        (rows(&self.stones[0]) + rows(&self.stones[1])) as usize
    }

    /// Whether all 225 points hold a stone (rules.md §6).
    pub fn is_full(&self) -> bool {
        self.count() == usize::from(SIZE) * usize::from(SIZE)
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

/// A stone stands there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{point} is taken: a {by} stone stands there")]
pub struct OccupiedError {
    /// The point asked for.
    pub point: Point,
    /// The colour of the stone on it.
    pub by: Color,
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = "   A B C D E F G H I J K L M N O";
        writeln!(f, "{letters}")?;
        for row in (0..SIZE).rev() {
            write!(f, "{:2}", row + 1)?;
            for p in Point::all().filter(|p| p.row() == row) {
                f.write_str(match self.get(p) {
                    Some(Color::Black) => " x",
                    Some(Color::White) => " o",
                    None => " .",
                })?;
            }
            writeln!(f)?;
        }
        write!(f, "{letters}")
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board\n{self}")
    }
}

/// Why a diagram is not a board. Rows are named by their number, 15 at the top.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseBoardError {
    /// Not 15 rows.
    #[error("the board has {0} rows; give 15, from row 15 down to row 1")]
    Rows(usize),
    /// A row that does not hold 15 points.
    #[error("row {row} has {found} points; give 15")]
    Columns {
        /// The row's number, 1 to 15.
        row: usize,
        /// How many points it has.
        found: usize,
    },
    /// A character that is neither a stone nor an empty point.
    #[error(
        "row {row}: {found:?} is neither a stone nor a point; use . for empty, x for black, o for white"
    )]
    Character {
        /// The row's number, 1 to 15.
        row: usize,
        /// What stands there.
        found: char,
    },
}

impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rows: Vec<String> = text
            .split(['/', '\n'])
            .map(|row| {
                row.chars()
                    .map(fold_width)
                    .filter(|c| !c.is_whitespace())
                    .collect::<String>()
            })
            .map(|row| row.trim_matches(|c: char| c.is_ascii_digit()).to_owned())
            .filter(|row| !row.is_empty() && !row.eq_ignore_ascii_case("ABCDEFGHIJKLMNO"))
            .collect();
        let mut board = Self::new();
        // Rows are read before they are counted: a row that is too long names the fault better than their number.
        for (row, y) in rows.iter().zip((0..SIZE).rev()) {
            let number = usize::from(y) + 1;
            let found = row.chars().count();
            if found != usize::from(SIZE) {
                return Err(ParseBoardError::Columns { row: number, found });
            }
            for (c, x) in row.chars().zip(0..) {
                let color = match c {
                    '.' | '+' | '┼' => continue,
                    'x' | 'X' | '●' => Color::Black,
                    'o' | 'O' | '○' => Color::White,
                    _ => {
                        return Err(ParseBoardError::Character {
                            row: number,
                            found: c,
                        });
                    }
                };
                let p = Point::new(x, y).expect("a row of 15 lies on the board");
                board.flip(p, color);
            }
        }
        if rows.len() == usize::from(SIZE) {
            Ok(board)
        } else {
            Err(ParseBoardError::Rows(rows.len()))
        }
    }
}

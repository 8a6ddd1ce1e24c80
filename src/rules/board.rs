//! The board: which stone stands on which point.
//!
//! Holds no moves, no turn and no verdicts; any stones may stand on it, whether a game can lead there or not.

#![expect(
    clippy::inline_always,
    reason = "compiled for size, a call a stone is a fifth of the time of a map from a list of stones"
)]

use thiserror::Error;

use super::color::Color;
use super::line::{Direction, LINES, LineIndex, length, place, places};
use super::point::{Point, SIZE};
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

impl LineIndex {
    /// The place's bit in a line of a board.
    #[inline(always)]
    const fn bit(self) -> u32 {
        1 << (PAD + self.at as u32)
    }
}

/// Empty bits kept below a line's first point, so that a window may reach over the edge.
const PAD: u32 = 5;

impl Board {
    /// A board without stones.
    #[inline(always)]
    pub const fn new() -> Self {
        // A constant is written in one go, and not line by line.
        const {
            Self {
                stones: [[0; LINES]; 2],
            }
        }
    }

    /// The stone on `p`, if any.
    pub fn get(&self, p: Point) -> Option<Color> {
        let place = places(p)[Direction::Horizontal as usize];
        let line = usize::from(place.line);
        if self.stones[0][line] & place.bit() != 0 {
            Some(Color::Black)
        } else if self.stones[1][line] & place.bit() != 0 {
            Some(Color::White)
        } else {
            None
        }
    }

    /// Whether no stone stands on `p`.
    pub fn is_empty_at(&self, p: Point) -> bool {
        self.get(p).is_none()
    }

    /// Puts a stone on an empty point.
    ///
    /// # Errors
    /// [`OccupiedError`] when a stone stands there already; the board is unchanged then.
    #[inline(always)]
    pub fn put(&mut self, p: Point, color: Color) -> Result<(), OccupiedError> {
        let place = places(p)[Direction::Horizontal as usize];
        let row = usize::from(place.line);
        if (self.stones[0][row] | self.stones[1][row]) & place.bit() != 0 {
            let by = self.get(p).expect("a stone stands there");
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
    #[inline(always)]
    pub(super) fn flip(&mut self, p: Point, color: Color) {
        let lines = &mut self.stones[color as usize];
        let [a, b, c, d] = *places(p);
        lines[usize::from(a.line)] ^= a.bit();
        lines[usize::from(b.line)] ^= b.bit();
        lines[usize::from(c.line)] ^= c.bit();
        lines[usize::from(d.line)] ^= d.bit();
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
    #[inline(always)]
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
#[error("{point} already has a {by} stone")]
pub struct OccupiedError {
    /// The point asked for.
    pub point: Point,
    /// The colour of the stone on it.
    pub by: Color,
}

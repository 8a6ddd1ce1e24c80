//! Forbidden moves of Black: the mutually recursive pair *three* and *forbidden*, kept together.
//!
//! This is the readable form: every line is a line of `judge` in rules.md §3. It knows no rule mode; whether a
//! forbidden move matters, and what follows from it, is `game`'s.

use std::fmt;

use super::board::Board;
use super::color::Color;
use super::examine::examine;
use super::line::Direction;
use super::point::Point;
use super::shape::{Row, Window, steps};

/// What makes a black stone forbidden, named by the first that applies (rules.md §3).
#[doc(alias = "禁手")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Forbidden {
    /// 长连禁手: a row of six or more. Claimable until the game ends.
    #[doc(alias = "长连")]
    Overline,
    /// 四四禁手: two or more fours.
    #[doc(alias = "四四")]
    DoubleFour,
    /// 三三禁手: two or more threes.
    #[doc(alias = "三三")]
    DoubleThree,
}

impl fmt::Display for Forbidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Overline => "overline",
            Self::DoubleFour => "double-four",
            Self::DoubleThree => "double-three",
        })
    }
}

/// How many shapes one stone makes; displayed in the order overlines, fours, threes: `6-4`, `4-3-3`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Rows of six or more, 0 to 4.
    pub overlines: u8,
    /// Fours, 0 to 8: a line may hold two.
    pub fours: u8,
    /// Threes that are real, 0 to 4.
    pub threes: u8,
}

impl Tally {
    /// What these shapes forbid, named by the first of overline, double-four, double-three (rules.md §3).
    pub const fn forbidden(self) -> Option<Forbidden> {
        if self.overlines > 0 {
            Some(Forbidden::Overline)
        } else if self.fours >= 2 {
            Some(Forbidden::DoubleFour)
        } else if self.threes >= 2 {
            Some(Forbidden::DoubleThree)
        } else {
            None
        }
    }

    /// Whether there is no shape at all.
    pub const fn is_empty(self) -> bool {
        self.overlines == 0 && self.fours == 0 && self.threes == 0
    }

    /// The shapes as digits in the order of listing: 6 for an overline, then 4s, then 3s.
    pub fn digits(self) -> impl Iterator<Item = u8> {
        let Self {
            overlines,
            fours,
            threes,
        } = self;
        [(6, overlines), (4, fours), (3, threes)]
            .into_iter()
            .flat_map(|(digit, times)| std::iter::repeat_n(digit, usize::from(times)))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, digit) in self.digits().enumerate() {
            if i > 0 {
                f.write_str("-")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

/// The verdict on a black stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Exactly five: wins, whatever else it makes.
    Five,
    /// Forbidden, and all the shapes that the stone makes.
    Forbidden(Forbidden, Tally),
    /// Neither; the shapes may be none, or as many as a 4-3.
    Legal(Tally),
}

/// What a black stone on the empty point `p` makes, all of it (rules.md §3, `judge`).
///
/// ```
/// use renju::rules::{Board, Forbidden, Tally, Verdict, judge};
/// let board: Board = "
/// 15 . . . . . . . . . . . . . . .
/// 14 . . . . . . . . . . . . . . .
/// 13 . . . . . . . . . . . . . . .
/// 12 . . . . . . . . . . . . . . .
/// 11 . . . . . . . . . . . . . . .
/// 10 . . . . . x x . . . . . . . .
///  9 . . . . . . . x . . . . . . .
///  8 . . . . . . . x . . . . . . .
///  7 . . . . . . . . . . . . . . .
///  6 . . . . . . . . . . . . . . .
///  5 . . . . . . . . . . . . . . .
///  4 . . . . . . . . . . . . . . .
///  3 . . . . . . . . . . . . . . .
///  2 . . . . . . . . . . . . . . .
///  1 . . . . . . . . . . . . . . .".parse()?;
/// let threes = Tally { overlines: 0, fours: 0, threes: 2 };
/// assert_eq!(judge(&board, "H10".parse()?), Verdict::Forbidden(Forbidden::DoubleThree, threes));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// When `p` is taken.
#[doc(alias = "禁手")]
pub fn judge(board: &Board, p: Point) -> Verdict {
    examine(board, p).verdict()
}

/// Whether, and how, a black stone on the empty point `p` is forbidden: the cheap question (rules.md §3).
///
/// Agrees with [`judge`] and stops at the first thing that decides.
///
/// # Panics
/// When `p` is taken.
pub fn forbidden(board: &Board, p: Point) -> Option<Forbidden> {
    match quick(board, p) {
        Quick::Five | Quick::Legal => None,
        Quick::Forbidden(kind) => Some(kind),
    }
}

/// The forbidden points of `board`, A1 first, found by asking each empty point in turn.
///
/// The definition of [`ForbiddenMap`](super::ForbiddenMap), which gives the same at speed.
pub fn forbidden_points_by_definition(
    board: &Board,
) -> impl Iterator<Item = (Point, Forbidden, Tally)> + '_ {
    board.empty_points().filter_map(|p| match judge(board, p) {
        Verdict::Forbidden(kind, tally) => Some((p, kind, tally)),
        Verdict::Five | Verdict::Legal(_) => None,
    })
}

/// [`Verdict`] without the count.
enum Quick {
    Five,
    Forbidden(Forbidden),
    Legal,
}

fn quick(board: &Board, p: Point) -> Quick {
    let board = board.with(p, Color::Black);
    let windows = windows(&board, p);
    let mut overline = false;
    for row in windows.iter().filter_map(|w| w.row()) {
        match row {
            Row::Five(_) => return Quick::Five,
            Row::Overline(_) => overline = true,
        }
    }
    if overline {
        Quick::Forbidden(Forbidden::Overline)
    } else if windows.iter().flat_map(|w| w.fours()).nth(1).is_some() {
        Quick::Forbidden(Forbidden::DoubleFour)
    } else if Direction::ALL
        .iter()
        .filter(|&&d| is_three(&board, p, d))
        .nth(1)
        .is_some()
    {
        Quick::Forbidden(Forbidden::DoubleThree)
    } else {
        Quick::Legal
    }
}

/// The windows of Black around `p` in the four directions.
fn windows(board: &Board, p: Point) -> [Window; 4] {
    Direction::ALL.map(|direction| board.window(p, direction, Color::Black))
}

/// Whether the black stone on `p` is in a three along `direction`: some way to a straight four may be played now.
fn is_three(board: &Board, p: Point, direction: Direction) -> bool {
    board
        .window(p, direction, Color::Black)
        .ways()
        .filter(|way| way.is_straight())
        // The way counts only if Black could play it now: neither forbidden nor a five (rules.md §3). Each question
        // adds a stone, so the recursion ends by itself.
        .any(|way| matches!(quick(board, at(p, direction, way.point)), Quick::Legal))
}

/// The point that a bit of the window around `p` stands for.
pub(super) fn at(p: Point, direction: Direction, bit: u16) -> Point {
    direction
        .walk(p, steps(bit))
        .expect("a window's own stones and empty points lie on the board")
}

//! Forbidden moves of Black: the one recursion of [`judge`] and `is_three` (rules.md §3).
//!
//! Whether a forbidden move matters, and what follows from it, is decided in `game`.

use std::fmt;

use super::board::Board;
use super::color::Color;
use super::facts::Facts;
use super::line::Direction;
use super::point::Point;
use super::shape::steps;

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
        let mut left = self;
        std::iter::from_fn(move || {
            let (times, digit) = if left.overlines > 0 {
                (&mut left.overlines, 6)
            } else if left.fours > 0 {
                (&mut left.fours, 4)
            } else {
                (&mut left.threes, 3)
            };
            *times = times.checked_sub(1)?;
            Some(digit)
        })
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

impl Verdict {
    /// The shapes that were counted; none beside a five, which wins whatever else there is.
    pub fn tally(self) -> Tally {
        match self {
            Self::Five => Tally::default(),
            Self::Forbidden(_, tally) | Self::Legal(tally) => tally,
        }
    }
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
    assert!(
        board.is_empty_at(p),
        "a hypothetical stone goes on an empty point"
    );
    judge_on(&mut { *board }, p, Extent::All)
}

/// How much of a verdict is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// Every shape.
    All,
    /// Only whether the stone is forbidden: nothing is counted that no longer changes the answer.
    Enough,
}

/// [`judge`] on a board that comes back as it was.
pub(super) fn judge_on(board: &mut Board, p: Point, count: Extent) -> Verdict {
    let lines = Direction::ALL.map(|d| Facts::of(board.window(p, d, Color::Black)));
    if lines.iter().any(|line| line.is_five()) {
        return Verdict::Five;
    }
    let mut tally = Tally {
        overlines: lines.iter().filter(|line| line.is_overline()).count() as u8,
        fours: lines.iter().map(|line| line.fours()).sum(),
        threes: 0,
    };
    let candidates = lines.iter().filter(|line| line.has_way()).count();
    let wanted = match count {
        Extent::All => 4,
        Extent::Enough if tally.forbidden().is_none() && candidates >= 2 => 2,
        Extent::Enough => 0,
    };
    if wanted > 0 && candidates > 0 {
        board
            .put(p, Color::Black)
            .expect("a hypothetical stone goes on an empty point");
        let threes = Direction::ALL
            .into_iter()
            .zip(lines)
            .filter(|&(d, line)| is_three(board, p, d, line));
        tally.threes = threes.take(wanted).count() as u8;
        board.take(p);
    }
    match tally.forbidden() {
        Some(kind) => Verdict::Forbidden(kind, tally),
        None => Verdict::Legal(tally),
    }
}

/// Whether the black stone on `p` is in a three along `direction`: some way to a straight four may be played now.
///
/// A way counts only if Black could play it now: neither forbidden nor a five (rules.md §3). Each question adds a
/// stone, so the recursion ends by itself.
fn is_three(board: &mut Board, p: Point, direction: Direction, line: Facts) -> bool {
    line.ways().any(|n| {
        let way = direction
            .walk(p, n)
            .expect("a window's empty points lie on the board");
        matches!(judge_on(board, way, Extent::Enough), Verdict::Legal(_))
    })
}

/// The point that a bit of the window around `p` stands for.
pub(super) fn at(p: Point, direction: Direction, bit: u16) -> Point {
    direction
        .walk(p, steps(bit))
        .expect("a window's own stones and empty points lie on the board")
}

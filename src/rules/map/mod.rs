//! The forbidden map: the verdicts of [`judge`] on all empty points of a board at once, without
//! allocating.
//!
//! An optimisation; skip it on first reading. `planes` reads all lines together and settles nearly
//! everything (`plane` is one of their bit planes); [`judge`] is asked where a three hangs on
//! another double-three.

#![expect(
    clippy::inline_always,
    reason = "compiled for size, code over planes keeps calls in it: several times the cost"
)]

mod plane;
mod planes;
#[cfg(test)]
mod tests;

use super::board::Board;
use super::color::Color;
use super::forbidden::{Extent, Forbidden, Tally, Verdict, judge, judge_on};
use super::point::Point;
use plane::{Plane, Rows};
use planes::Lines;

/// Verdicts on a black stone for every empty point of a board (rules.md §3).
///
/// The map does not follow changes of the board: make it anew after each, which takes a fraction of a
/// microsecond and allocates nothing.
///
/// ```
/// use renju::rules::{Forbidden, ForbiddenMap, Point, parse_position};
/// // Black's cross of G8, I8, H7 and H9 around the empty H8.
/// let board = parse_position("g8 a1 i8 c1 h7 e1 h9 k1")?;
/// let map = ForbiddenMap::of(&board);
/// assert_eq!(map.forbidden(Point::CENTER), Some(Forbidden::DoubleThree));
/// let all: Vec<_> = map.points().map(|(p, _, tally)| format!("{p}:{tally}")).collect();
/// assert_eq!(all, ["H8:3-3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "禁手")]
pub struct ForbiddenMap<'a> {
    board: &'a Board,
    lines: [Lines; 4],
    kinds: Kinds,
}

/// Where a black stone is forbidden and how, each point in one plane at most.
struct Kinds {
    overline: Rows,
    double_four: Rows,
    double_three: Rows,
}

impl Kinds {
    const EMPTY: Self = Self {
        overline: Rows::ZERO,
        double_four: Rows::ZERO,
        double_three: Rows::ZERO,
    };
}

impl<'a> ForbiddenMap<'a> {
    /// Judges every empty point of `board`.
    // Filled where the caller has it, for a copy takes time.
    #[inline(always)]
    pub fn of(board: &'a Board) -> Self {
        let mut map = Self {
            board,
            lines: const { [Lines::EMPTY; 4] },
            kinds: const { Kinds::EMPTY },
        };
        map.fill();
        map
    }

    fn fill(&mut self) {
        let (mut own, mut empty) = (Plane::EMPTY, Plane::EMPTY);
        for row in 0..15 {
            let black = self.board.row(row, Color::Black);
            own.set_row(row, black);
            empty.set_row(row, !(black | self.board.row(row, Color::White)) & 0x7FFF);
        }
        planes::read(&own, &empty, &mut self.lines);
        let open = sort(&empty, &self.lines, &mut self.kinds);
        if open != Rows::ZERO {
            settle(self.board, open, &mut self.kinds);
        }
    }

    /// Whether, and how, a black stone on `p` is forbidden; what [`judge`](super::judge)
    /// says.
    ///
    /// `None` on a point that is taken.
    pub fn forbidden(&self, p: Point) -> Option<Forbidden> {
        let kinds = &self.kinds;
        [
            (&kinds.overline, Forbidden::Overline),
            (&kinds.double_four, Forbidden::DoubleFour),
            (&kinds.double_three, Forbidden::DoubleThree),
        ]
        .into_iter()
        .find_map(|(plane, kind)| holds(plane, p).then_some(kind))
    }

    /// The forbidden points, A1 first: which kind, and all the shapes a black stone there makes.
    pub fn points(&self) -> impl Iterator<Item = (Point, Forbidden, Tally)> + '_ {
        self.kinds().map(|(p, kind)| (p, kind, self.tally(p)))
    }

    /// The forbidden points and their kinds alone, A1 first.
    pub fn kinds(&self) -> impl Iterator<Item = (Point, Forbidden)> + '_ {
        let kinds = &self.kinds;
        let any = kinds.overline | kinds.double_four | kinds.double_three;
        points_of(any).map(|p| {
            let kind = if holds(&kinds.overline, p) {
                Forbidden::Overline
            } else if holds(&kinds.double_four, p) {
                Forbidden::DoubleFour
            } else {
                Forbidden::DoubleThree
            };
            (p, kind)
        })
    }

    /// All shapes of a black stone on the empty point `p` that makes no five.
    fn tally(&self, p: Point) -> Tally {
        let mut tally = Tally::default();
        for lines in &self.lines {
            tally.overlines += u8::from(holds(&lines.overline, p));
            tally.fours += u8::from(holds(&lines.four, p)) + u8::from(holds(&lines.second_four, p));
            tally.threes += u8::from(holds(&lines.three, p));
        }
        if self.lines.iter().any(|lines| is_open(lines, p)) {
            return judge(self.board, p).tally();
        }
        tally
    }
}

#[inline(always)]
fn holds(rows: &Rows, p: Point) -> bool {
    rows.as_array()[usize::from(p.row())] >> p.col() & 1 != 0
}

/// Whether the line may be a three of `p` and takes a deeper question to tell.
fn is_open(lines: &Lines, p: Point) -> bool {
    holds(&lines.possible, p) && !holds(&lines.three, p)
}

/// Sorts the empty points into kinds; gives the points whose kind hangs on a deeper question.
fn sort(empty: &Plane, lines: &[Lines; 4], kinds: &mut Kinds) -> Rows {
    let [a, b, c, d] = lines;
    let five = a.five | b.five | c.five | d.five;
    let overline = (a.overline | b.overline | c.overline | d.overline) & !five;
    let fours = two(a.four, b.four, c.four, d.four)
        | (a.second_four | b.second_four)
        | (c.second_four | d.second_four);
    let double_four = fours & !five & !overline;
    let rest = empty.rows() & !five & !overline & !double_four;
    let double_three = rest & two(a.three, b.three, c.three, d.three);
    kinds.overline = overline;
    kinds.double_four = double_four;
    kinds.double_three = double_three;
    rest & two(a.possible, b.possible, c.possible, d.possible) & !double_three
}

/// The bits set in two of four at least.
#[inline(always)]
fn two(a: Rows, b: Rows, c: Rows, d: Rows) -> Rows {
    (a & b) | (c & d) | ((a | b) & (c | d))
}

/// Asks on at the points whose kind is open: they are double-threes or nothing.
fn settle(board: &Board, open: Rows, kinds: &mut Kinds) {
    let mut board = *board;
    let mut found = Plane::EMPTY;
    for p in points_of(open) {
        if let Verdict::Forbidden(..) = judge_on(&mut board, p, Extent::Enough) {
            found.add(p);
        }
    }
    kinds.double_three |= found.rows();
}

/// The points of a plane, lowest row first and A first.
#[inline(always)]
fn points_of(rows: Rows) -> impl Iterator<Item = Point> {
    // A bit for each row that still holds points: most rows hold none.
    let mut left = !rows.simd_eq(Rows::ZERO).to_bitmask() & 0x7FFF;
    let mut rows = rows.to_array();
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let row = left.trailing_zeros();
        let bits = &mut rows[row as usize];
        let col = bits.trailing_zeros();
        *bits &= *bits - 1;
        if *bits == 0 {
            left &= left - 1;
        }
        Some(Point::new(col as u8, row as u8).expect("planes hold points of the board"))
    })
}

//! The forbidden map: the verdicts of [`judge`] on all empty points of a board at once, without
//! allocating.
//!
//! An optimisation; skip it on first reading. `planes` reads all lines together and settles nearly
//! everything (`plane` is one of their bit planes); [`judge`] is asked where a three hangs on
//! another double-three.

mod plane;
mod planes;
#[cfg(test)]
mod tests;

use super::board::Board;
use super::color::Color;
use super::forbidden::{Count, Forbidden, Tally, Verdict, judge, judge_on};
use super::point::Point;
use plane::{LANES, Plane, WORDS};
use planes::Lines;

/// Verdicts on a black stone for every empty point of a board (rules.md §3).
///
/// The board itself is the thing to change: put and take stones there and make the map anew, which
/// takes a fraction of a microsecond and no memory but its own.
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

/// Where a black stone is what, each point in one plane at most.
struct Kinds {
    overline: Plane,
    double_four: Plane,
    double_three: Plane,
}

impl Kinds {
    const EMPTY: Self = Self {
        overline: Plane::EMPTY,
        double_four: Plane::EMPTY,
        double_three: Plane::EMPTY,
    };
}

impl<'a> ForbiddenMap<'a> {
    /// Judges every empty point of `board`.
    pub fn of(board: &'a Board) -> Self {
        let (mut own, mut empty) = (Plane::EMPTY, Plane::EMPTY);
        for row in 0..15 {
            let black = board.row(row, Color::Black);
            own.set_row(row, black);
            empty.set_row(row, !(black | board.row(row, Color::White)) & 0x7FFF);
        }
        let mut map = Self {
            board,
            lines: [Lines::EMPTY; 4],
            kinds: Kinds::EMPTY,
        };
        planes::read(&own, &empty, &mut map.lines);
        let open = sort(&empty, &map.lines, &mut map.kinds);
        if !open.is_empty() {
            settle(board, &open, &mut map.kinds);
        }
        map
    }

    /// Whether, and how, a black stone on `p` is forbidden; what [`forbidden`](super::forbidden)
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
        (0..WORDS).flat_map(move |word| {
            let overline = kinds.overline.word(word);
            let double_four = kinds.double_four.word(word);
            let any = overline | double_four | kinds.double_three.word(word);
            points_of(word, any).map(move |(p, bit)| {
                let kind = if overline & bit != 0 {
                    Forbidden::Overline
                } else if double_four & bit != 0 {
                    Forbidden::DoubleFour
                } else {
                    Forbidden::DoubleThree
                };
                (p, kind)
            })
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

fn holds(plane: &Plane, p: Point) -> bool {
    plane.row(usize::from(p.row())) >> p.col() & 1 != 0
}

/// Whether the line may be a three of `p` and takes a deeper question to tell.
fn is_open(lines: &Lines, p: Point) -> bool {
    holds(&lines.possible, p) && !holds(&lines.three, p)
}

/// Sorts the empty points into kinds; gives the points whose kind hangs on a deeper question.
fn sort(empty: &Plane, lines: &[Lines; 4], kinds: &mut Kinds) -> Plane {
    let [a, b, c, d] = lines;
    let mut open = Plane::EMPTY;
    for word in 0..WORDS {
        let of = |plane: &Plane| plane.word(word);
        let five = of(&a.five) | of(&b.five) | of(&c.five) | of(&d.five);
        let overline = of(&a.overline) | of(&b.overline) | of(&c.overline) | of(&d.overline);
        let overline = overline & !five;
        let fours = two(of(&a.four), of(&b.four), of(&c.four), of(&d.four))
            | (of(&a.second_four) | of(&b.second_four))
            | (of(&c.second_four) | of(&d.second_four));
        let double_four = fours & !five & !overline;
        let rest = of(empty) & !five & !overline & !double_four;
        let threes = two(of(&a.three), of(&b.three), of(&c.three), of(&d.three));
        let double_three = rest & threes;
        let possible = two(
            of(&a.possible),
            of(&b.possible),
            of(&c.possible),
            of(&d.possible),
        );
        kinds.overline.set_word(word, overline);
        kinds.double_four.set_word(word, double_four);
        kinds.double_three.set_word(word, double_three);
        open.set_word(word, rest & possible & !double_three);
    }
    open
}

/// The bits set in two of four words at least.
#[inline]
fn two(a: u64, b: u64, c: u64, d: u64) -> u64 {
    (a & b) | (c & d) | ((a | b) & (c | d))
}

/// Asks on at the points whose kind is open: they are double-threes or nothing.
fn settle(board: &Board, open: &Plane, kinds: &mut Kinds) {
    let mut board = *board;
    for word in 0..WORDS {
        for (p, bit) in points_of(word, open.word(word)) {
            if matches!(
                judge_on(&mut board, p, Count::Enough),
                Verdict::Forbidden(..)
            ) {
                let known = kinds.double_three.word(word);
                kinds.double_three.set_word(word, known | bit);
            }
        }
    }
}

/// The points of a word of a plane whose bits are set, each with its bit, lowest row first and A
/// first.
fn points_of(word: usize, bits: u64) -> impl Iterator<Item = (Point, u64)> {
    std::iter::successors(Some(bits), |bits| Some(bits & bits.wrapping_sub(1)))
        .take_while(|&bits| bits != 0)
        .map(move |bits| {
            let at = bits.trailing_zeros();
            let row = (LANES * word) as u8 + (at / 16) as u8;
            let p = Point::new((at % 16) as u8, row).expect("planes hold points of the board");
            (p, 1 << at)
        })
}

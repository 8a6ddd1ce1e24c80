//! The forbidden map: the verdicts of all empty points of a board at once, quickly and without
//! allocating.
//!
//! Gives what [`judge`](super::judge) gives point by point, which stays the definition; whoever
//! reads for the rules need never look in here. `planes` reads all lines together and settles
//! nearly everything, `question` asks on where a three hangs on another double-three, `room` is the
//! dead position.

mod planes;
mod question;
mod room;

use super::board::Board;
use super::color::Color;
use super::forbidden::{Forbidden, Tally, Verdict};
use super::line::Direction;
use super::point::Point;
use planes::{Lines, Plane, ROWS};

pub use room::can_make_five;

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
    five: Plane,
    overline: Plane,
    double_four: Plane,
    double_three: Plane,
}

impl Kinds {
    const EMPTY: Self = Self {
        five: Plane::EMPTY,
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
            settle(board, &map.lines, &open, &mut map.kinds);
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

    /// The verdict on a black stone on the empty point `p`, counts and all; what
    /// [`judge`](super::judge) says.
    ///
    /// # Panics
    /// When `p` is taken.
    pub fn verdict(&self, p: Point) -> Verdict {
        assert!(
            self.board.is_empty_at(p),
            "only an empty point has a verdict"
        );
        if holds(&self.kinds.five, p) {
            return Verdict::Five;
        }
        let tally = self.tally(p);
        match tally.forbidden() {
            Some(kind) => Verdict::Forbidden(kind, tally),
            None => Verdict::Legal(tally),
        }
    }

    /// The forbidden points, A1 first: which kind, and all the shapes a black stone there makes.
    pub fn points(&self) -> impl Iterator<Item = (Point, Forbidden, Tally)> + '_ {
        self.kinds().map(|(p, kind)| (p, kind, self.tally(p)))
    }

    /// The forbidden points and their kinds alone, A1 first.
    pub fn kinds(&self) -> impl Iterator<Item = (Point, Forbidden)> + '_ {
        let kinds = &self.kinds;
        (0..15).flat_map(move |row| {
            let (overline, double_four) = (kinds.overline.row(row), kinds.double_four.row(row));
            points_of(row, overline | double_four | kinds.double_three.row(row)).map(move |p| {
                let kind = if overline >> p.col() & 1 != 0 {
                    Forbidden::Overline
                } else if double_four >> p.col() & 1 != 0 {
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
            tally.threes = threes(&mut { *self.board }, &self.lines, p);
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
    let mut open = Plane::EMPTY;
    for row in 0..ROWS {
        let of = |plane: fn(&Lines) -> &Plane| lines.each_ref().map(|l| plane(l).row(row));
        let any = |[a, b, c, d]: [u16; 4]| a | b | c | d;
        let two = |[a, b, c, d]: [u16; 4]| (a & b) | (c & d) | ((a | b) & (c | d));
        let five = any(of(|l| &l.five));
        let overline = any(of(|l| &l.overline)) & !five;
        let fours = two(of(|l| &l.four)) | any(of(|l| &l.second_four));
        let double_four = fours & !five & !overline;
        let rest = empty.row(row) & !five & !overline & !double_four;
        let double_three = rest & two(of(|l| &l.three));
        kinds.five.set_row(row, five);
        kinds.overline.set_row(row, overline);
        kinds.double_four.set_row(row, double_four);
        kinds.double_three.set_row(row, double_three);
        open.set_row(row, rest & two(of(|l| &l.possible)) & !double_three);
    }
    open
}

/// Asks on at the points whose kind is open: they are double-threes or nothing.
fn settle(board: &Board, lines: &[Lines; 4], open: &Plane, kinds: &mut Kinds) {
    let mut board = *board;
    for row in 0..15 {
        for p in points_of(row, open.row(row)) {
            if threes(&mut board, lines, p) >= 2 {
                let known = kinds.double_three.row(row);
                kinds.double_three.set_row(row, known | 1 << p.col());
            }
        }
    }
}

/// How many threes a black stone on `p` makes, asking where the planes leave it open; the board
/// comes back as it was.
fn threes(board: &mut Board, lines: &[Lines; 4], p: Point) -> u8 {
    board
        .put(p, Color::Black)
        .expect("only empty points are open");
    let is_three = |(direction, lines): (Direction, &Lines)| {
        holds(&lines.three, p)
            || holds(&lines.possible, p) && question::is_three(board, p, direction)
    };
    let count = Direction::ALL.into_iter().zip(lines).map(is_three);
    let count = count.map(u8::from).sum();
    board.take(p);
    count
}

/// The points of a row whose bits are set, A first.
fn points_of(row: usize, bits: u16) -> impl Iterator<Item = Point> {
    std::iter::successors(Some(bits), |bits| Some(bits & bits.wrapping_sub(1)))
        .take_while(|&bits| bits != 0)
        .map(move |bits| {
            Point::new(bits.trailing_zeros() as u8, row as u8)
                .expect("planes hold points of the board")
        })
}

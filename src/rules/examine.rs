//! The evidence behind a verdict: every shape that a black stone makes, and why a false three is none.
//!
//! Decides nothing: the verdicts, that on a way to a straight four too, are those of [`judge`].

use super::board::Board;
use super::color::Color;
use super::forbidden::{Forbidden, Verdict, at, judge};
use super::line::Direction;
use super::point::Point;
use super::shape::{End, Row, Window, bits};

/// Everything that a black stone on one point makes (rules.md §2–§3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examination {
    /// Where the stone is placed.
    pub point: Point,
    /// What [`judge`] says of it.
    pub verdict: Verdict,
    /// What each of the four lines holds, in the order of [`Direction::ALL`].
    pub lines: [LineFindings; 4],
}

/// What one line through the stone holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFindings {
    /// Which way the line runs.
    pub direction: Direction,
    /// 五连: the stones of a row of exactly five.
    pub five: Option<Vec<Point>>,
    /// 长连: the stones of a row of six or more.
    pub overline: Option<Vec<Point>>,
    /// 四: no, one or two fours.
    pub fours: Vec<Four>,
    /// Threes and what looks like one; one real three at most.
    pub candidates: Vec<Candidate>,
}

/// 四: four stones that one more makes exactly five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    /// The four stones along the line.
    pub stones: Vec<Point>,
    /// The empty points that make them five: one (冲四), or two (活四).
    pub completions: Vec<Point>,
}

/// Three stones that one more makes an unbroken four; a three if some way to it is real (rules.md §2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The three stones along the line.
    pub stones: Vec<Point>,
    /// Each way to the unbroken four, one or two.
    pub ways: Vec<Completion>,
}

/// One way from three stones to four in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The empty point to be filled.
    pub point: Point,
    /// What lies beside the four that it makes, back and on along the line; the point is `None` off the board.
    pub ends: [(Option<Point>, End); 2],
    /// Why the way does not count; `None` when it makes a straight four and may be played.
    pub failure: Option<Failure>,
}

/// Why a way does not make a three real.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The four would not be straight: an end is the edge, a white stone, or would make six.
    NoRoom,
    /// The stone would make a five elsewhere, and the game would be over.
    Five(Box<Examination>),
    /// The stone would itself be forbidden.
    Forbidden(Forbidden, Box<Examination>),
}

impl LineFindings {
    /// 活三: the real three on this line.
    pub fn three(&self) -> Option<&Candidate> {
        self.candidates
            .iter()
            .find(|candidate| candidate.is_three())
    }

    /// Whether there is nothing on the line to speak of.
    pub fn is_empty(&self) -> bool {
        self.five.is_none()
            && self.overline.is_none()
            && self.fours.is_empty()
            && self.candidates.is_empty()
    }
}

impl Four {
    /// 活四: unbroken and open at both ends.
    pub fn is_straight(&self) -> bool {
        self.completions.len() == 2
    }
}

impl Candidate {
    /// Whether this is a three; otherwise it is a 假活三.
    pub fn is_three(&self) -> bool {
        self.straight_four_points().next().is_some()
    }

    /// The points where Black may make it a straight four.
    pub fn straight_four_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.ways
            .iter()
            .filter(|way| way.failure.is_none())
            .map(|way| way.point)
    }
}

/// Examines a black stone on the empty point `p`, nested as deep as it goes (rules.md §3).
///
/// ```
/// use renju::rules::{Verdict, examine, parse_position};
/// // G8 and I8 beside H8, and nothing else of Black near: one three with two ways.
/// let board = parse_position("g8 a1 i8 c1")?;
/// let found = examine(&board, "H8".parse()?);
/// let three = found.lines[0].three().expect("the row is a three");
/// assert_eq!(three.straight_four_points().map(|p| p.to_string()).collect::<Vec<_>>(), ["F8", "J8"]);
/// assert!(matches!(found.verdict, Verdict::Legal(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// When `p` is taken.
pub fn examine(board: &Board, p: Point) -> Examination {
    let verdict = judge(board, p);
    let board = board.with(p, Color::Black);
    Examination {
        point: p,
        verdict,
        lines: Direction::ALL.map(|direction| examine_line(&board, p, direction)),
    }
}

/// What the black stone standing on `p` makes along one line.
fn examine_line(board: &Board, p: Point, direction: Direction) -> LineFindings {
    let window = board.window(p, direction, Color::Black);
    let points = |set: u16| {
        bits(set)
            .map(|bit| at(p, direction, bit))
            .collect::<Vec<_>>()
    };
    let (five, overline) = match window.row() {
        None => (None, None),
        Some(Row::Five(stones)) => (Some(points(stones)), None),
        Some(Row::Overline(_)) => (None, Some(run(board, p, direction, Color::Black))),
    };
    let fours: Vec<Four> = window
        .fours()
        .map(|four| Four {
            stones: points(four.stones),
            completions: points(four.completions),
        })
        .collect();
    // A line with a row or a four holds no three beside it (rules.md §2), so nothing there looks like one either.
    let candidates = if window.row().is_none() && fours.is_empty() {
        candidates(board, p, direction, window)
    } else {
        Vec::new()
    };
    LineFindings {
        direction,
        five,
        overline,
        fours,
        candidates,
    }
}

/// The ways to an unbroken four, gathered by the three stones they start from.
fn candidates(board: &Board, p: Point, direction: Direction, window: Window) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = Vec::new();
    for way in window.ways() {
        let stones: Vec<Point> = bits(way.four & !way.point)
            .map(|bit| at(p, direction, bit))
            .collect();
        let point = at(p, direction, way.point);
        let failure = if way.is_straight() {
            objection(board, point)
        } else {
            Some(Failure::NoRoom)
        };
        let ends = way
            .ends
            .map(|(bit, end)| (direction.walk(p, super::shape::steps(bit)), end));
        let way = Completion {
            point,
            ends,
            failure,
        };
        match found
            .iter_mut()
            .find(|candidate| candidate.stones == stones)
        {
            Some(candidate) => candidate.ways.push(way),
            None => found.push(Candidate {
                stones,
                ways: vec![way],
            }),
        }
    }
    found
}

/// Why Black may not make a straight four on `e` now, if there is a reason.
fn objection(board: &Board, e: Point) -> Option<Failure> {
    let nested = || Box::new(examine(board, e));
    match judge(board, e) {
        Verdict::Five => Some(Failure::Five(nested())),
        Verdict::Forbidden(kind, _) => Some(Failure::Forbidden(kind, nested())),
        Verdict::Legal(_) => None,
    }
}

/// The unbroken run of `color` through the stone on `p`, along the line.
fn run(board: &Board, p: Point, direction: Direction, color: Color) -> Vec<Point> {
    let own = |n: i8| {
        direction
            .walk(p, n)
            .is_some_and(|q| board.get(q) == Some(color))
    };
    let back = (1..15).take_while(|n: &i8| own(-n)).count() as i8;
    let on = (1..15).take_while(|&n| own(n)).count() as i8;
    (-back..=on).filter_map(|n| direction.walk(p, n)).collect()
}

/// The rows of five or more stones of `color` through the stone standing on `p`, each along its line (rules.md §2).
///
/// Empty when no such stone stands there.
pub fn rows(board: &Board, p: Point, color: Color) -> Vec<Vec<Point>> {
    if board.get(p) != Some(color) {
        return Vec::new();
    }
    Direction::ALL
        .iter()
        .map(|&direction| run(board, p, direction, color))
        .filter(|row| row.len() >= 5)
        .collect()
}

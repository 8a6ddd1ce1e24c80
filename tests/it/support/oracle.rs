//! The definitional oracle: rules.md §2, §3, §6 and §9 read word by word, slowly, on a grid of its own.
//!
//! It shares no code with `renju::rules` and deliberately does not know it: no windows, no tables,
//! no early exit. Everything is found by putting a stone on a copy of the grid and counting.

use std::collections::BTreeSet;

/// Lines run four ways (rules.md §1): horizontal, vertical and both diagonals.
pub(crate) const WAYS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A point as column and row, both 0..=14, `(0, 0)` being A1.
pub(crate) type At = (i8, i8);

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Empty,
    Black,
    White,
}

/// Fifteen by fifteen points, `0[row][column]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grid([[Cell; 15]; 15]);

/// What a black stone is by its name in rules.md §3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Nothing that ends the game or may be claimed.
    Legal,
    Five,
    Overline,
    DoubleFour,
    DoubleThree,
}

/// A line on which the stone makes a three, and all points that make it a straight four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OracleThree {
    pub(crate) way: (i8, i8),
    pub(crate) points: BTreeSet<At>,
}

/// Everything one black stone makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Made {
    pub(crate) five: bool,
    /// Lines with a row of six or more through the stone.
    pub(crate) overlines: usize,
    /// The distinct sets of four stones that one empty point makes a five.
    pub(crate) fours: BTreeSet<BTreeSet<At>>,
    pub(crate) threes: Vec<OracleThree>,
    pub(crate) kind: Kind,
}

impl Grid {
    pub(crate) fn empty() -> Self {
        Grid([[Cell::Empty; 15]; 15])
    }

    /// What stands there; nothing at all beyond the edge.
    pub(crate) fn at(&self, (x, y): At) -> Option<Cell> {
        let row = self.0.get(usize::try_from(y).ok()?)?;
        row.get(usize::try_from(x).ok()?).copied()
    }

    pub(crate) fn put(&mut self, (x, y): At, cell: Cell) {
        self.0[usize::try_from(y).unwrap()][usize::try_from(x).unwrap()] = cell;
    }

    /// A copy with one stone more.
    pub(crate) fn with(&self, at: At, cell: Cell) -> Self {
        assert_eq!(self.at(at), Some(Cell::Empty), "a stone on a taken point");
        let mut grid = self.clone();
        grid.put(at, cell);
        grid
    }

    pub(crate) fn empty_points(&self) -> Vec<At> {
        all_points()
            .filter(|&at| self.at(at) == Some(Cell::Empty))
            .collect()
    }

    /// All points of the unbroken row through `at`, from one end to the other.
    pub(crate) fn row(&self, at: At, way: (i8, i8)) -> Vec<At> {
        let cell = self.at(at).expect("the point is on the board");
        assert_ne!(cell, Cell::Empty, "a row is made of stones");
        let mut first = at;
        while self.at(step(first, way, -1)) == Some(cell) {
            first = step(first, way, -1);
        }
        let mut row = vec![first];
        while self.at(step(row[row.len() - 1], way, 1)) == Some(cell) {
            row.push(step(row[row.len() - 1], way, 1));
        }
        row
    }

    /// The empty points on the line through `at`, the whole line from edge to edge.
    fn empty_on_line(&self, at: At, way: (i8, i8)) -> Vec<At> {
        (-14..=14)
            .map(|n| step(at, way, n))
            .filter(|&e| self.at(e) == Some(Cell::Empty))
            .collect()
    }

    /// The sets of four stones on one line, `at` among them, that one empty point completes to a
    /// row of exactly five; each with that point.
    pub(crate) fn fours_on(&self, at: At, way: (i8, i8)) -> Vec<(BTreeSet<At>, At)> {
        let own = self.at(at).expect("the point is on the board");
        let mut found = Vec::new();
        for e in self.empty_on_line(at, way) {
            let row = self.with(e, own).row(e, way);
            if row.len() == 5 && row.contains(&at) {
                found.push((row.into_iter().filter(|&s| s != e).collect(), e));
            }
        }
        found
    }

    /// The points on one line where one more stone makes a straight four with `at` in it.
    /// Nothing is said here about whether that stone may be put.
    pub(crate) fn straight_four_points(&self, at: At, way: (i8, i8)) -> Vec<At> {
        let own = self.at(at).expect("the point is on the board");
        let mut found = Vec::new();
        for e in self.empty_on_line(at, way) {
            let four = self.with(e, own);
            let row = four.row(e, way);
            if row.len() != 4 || !row.contains(&at) {
                continue;
            }
            let ends = [step(row[0], way, -1), step(row[3], way, 1)];
            if ends.iter().all(|&end| {
                four.at(end) == Some(Cell::Empty) && four.with(end, own).row(end, way).len() == 5
            }) {
                found.push(e);
            }
        }
        found
    }

    /// Black on the empty point `p`: everything it makes.
    pub(crate) fn judge(&self, p: At) -> Made {
        self.with(p, Cell::Black).made_by(p)
    }

    /// What the black stone that already stands on `p` makes.
    fn made_by(&self, p: At) -> Made {
        let rows: Vec<usize> = WAYS.iter().map(|&way| self.row(p, way).len()).collect();
        let five = rows.contains(&5);
        let overlines = rows.iter().filter(|&&length| length >= 6).count();
        let fours: BTreeSet<_> = WAYS
            .iter()
            .flat_map(|&way| self.fours_on(p, way))
            .map(|(stones, _)| stones)
            .collect();
        let mut threes = Vec::new();
        for way in WAYS {
            let points: BTreeSet<At> = self
                .straight_four_points(p, way)
                .into_iter()
                .filter(|&e| self.judge(e).kind == Kind::Legal)
                .collect();
            if !points.is_empty() {
                threes.push(OracleThree { way, points });
            }
        }
        let kind = if five {
            Kind::Five
        } else if overlines > 0 {
            Kind::Overline
        } else if fours.len() >= 2 {
            Kind::DoubleFour
        } else if threes.len() >= 2 {
            Kind::DoubleThree
        } else {
            Kind::Legal
        };
        Made {
            five,
            overlines,
            fours,
            threes,
            kind,
        }
    }

    /// Whether `own` can still make a five (rules.md §6). With `exactly` a row of six or more is
    /// none, so a stone of its own right beside the five points spoils them.
    pub(crate) fn can_make_five(&self, own: Cell, exactly: bool) -> bool {
        let enemy = if own == Cell::Black {
            Cell::White
        } else {
            Cell::Black
        };
        all_points().any(|at| {
            WAYS.iter().any(|&way| {
                let open =
                    (0..5).all(|n| self.at(step(at, way, n)).is_some_and(|cell| cell != enemy));
                let beside = [step(at, way, -1), step(at, way, 5)];
                open && !(exactly && beside.iter().any(|&b| self.at(b) == Some(own)))
            })
        })
    }

    /// The diagram that goes into a failure message: row 15 first.
    pub(crate) fn diagram(&self) -> String {
        let mut text = String::new();
        for y in (0..15).rev() {
            for x in 0..15 {
                text.push(match self.at((x, y)) {
                    Some(Cell::Black) => 'x',
                    Some(Cell::White) => 'o',
                    _ => '.',
                });
            }
            text.push('\n');
        }
        text
    }
}

/// Whether two fifth proposals are equal (rules.md §9). Between finite sets of points, a map that
/// keeps every distance is the trace of an isometry of the plane, and every isometry keeps them:
/// so it is enough to try both ways to pair the two stones of each colour and to compare distances.
/// No axis and no centre is assumed to lie anywhere.
pub(crate) fn equal_proposals(black: [At; 2], white: [At; 2], a: At, b: At) -> bool {
    let before = [black[0], black[1], white[0], white[1], a];
    [[0, 1], [1, 0]].iter().any(|&[i, j]| {
        [[0, 1], [1, 0]].iter().any(|&[k, l]| {
            let after = [black[i], black[j], white[k], white[l], b];
            (0..5).all(|m| {
                (0..5).all(|n| distance(before[m], before[n]) == distance(after[m], after[n]))
            })
        })
    })
}

/// The square of the distance between two points.
fn distance(a: At, b: At) -> i32 {
    let (dx, dy) = (
        i32::from(a.0) - i32::from(b.0),
        i32::from(a.1) - i32::from(b.1),
    );
    dx * dx + dy * dy
}

/// Every point of the board, A1 first.
pub(crate) fn all_points() -> impl Iterator<Item = At> {
    (0..15).flat_map(|y| (0..15).map(move |x| (x, y)))
}

/// The point `n` steps along a line.
pub(crate) fn step((x, y): At, (dx, dy): (i8, i8), n: i8) -> At {
    (x + n * dx, y + n * dy)
}

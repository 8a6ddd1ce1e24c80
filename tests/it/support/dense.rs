//! Seeded random boards for the oracle: dense, black-heavy, at the edges, and lines with gaps.
//!
//! The boards show any stones at all, turns and finished games included: what a stone makes does not
//! depend on how the others came there. Says nothing about verdicts.

use renju::rules::{Board, Color, Point};

use crate::support::oracle::{At, Cell, Grid, WAYS, all_points, step};

/// splitmix64: small, seedable, and the same on every machine.
pub(crate) struct Seeded(u64);

impl Seeded {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from `low` to `high`, both included.
    pub(crate) fn within(&mut self, low: i8, high: i8) -> i8 {
        let span = u64::try_from(i16::from(high) - i16::from(low) + 1).unwrap();
        low + i8::try_from(self.next() % span).unwrap()
    }

    /// Whether something of `percent` in a hundred happens.
    pub(crate) fn chance(&mut self, percent: u64) -> bool {
        self.next() % 100 < percent
    }
}

/// What a random board looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// Stones of both colours that grew from a few seeds.
    Clustered,
    /// A thick patch, nearly all of it black: where the questions nest.
    BlackHeavy,
    /// Patches that touch the edges and the corners.
    Edges,
    /// Stretches of lines with gaps, crossing each other.
    Lines,
    /// Stones anywhere.
    Scattered,
}

impl Look {
    pub(crate) const ALL: [Self; 5] = [
        Self::Clustered,
        Self::BlackHeavy,
        Self::Edges,
        Self::Lines,
        Self::Scattered,
    ];
}

/// A board of that look with 10 to 120 stones.
pub(crate) fn board(look: Look, random: &mut Seeded) -> Grid {
    let mut grid = Grid::empty();
    let most = if random.chance(60) { 45 } else { 120 };
    let stones = random.within(10, most);
    let black = match look {
        Look::BlackHeavy => u64::try_from(random.within(75, 100)).unwrap(),
        _ => u64::try_from(random.within(45, 85)).unwrap(),
    };
    let reach = match look {
        Look::BlackHeavy => random.within(3, 5),
        Look::Edges => random.within(3, 6),
        _ => 2,
    };
    let home = match look {
        Look::Edges => {
            let edge = if random.chance(50) { 0 } else { 14 };
            let along = if random.chance(40) {
                edge
            } else {
                random.within(0, 14)
            };
            if random.chance(50) {
                (edge, along)
            } else {
                (along, edge)
            }
        }
        _ => (random.within(4, 10), random.within(4, 10)),
    };
    let mut put = 0;
    // A patch may have no room for all its stones; the attempts are what is counted.
    for attempt in 0..i16::from(stones) * 4 {
        if put >= stones {
            break;
        }
        match look {
            Look::Clustered => {
                let near = if attempt % 23 == 0 {
                    (random.within(0, 14), random.within(0, 14))
                } else {
                    any_stone(&grid, random).unwrap_or(home)
                };
                put += lay(&mut grid, around(near, reach, random), black, random);
            }
            Look::BlackHeavy | Look::Edges => {
                put += lay(&mut grid, around(home, reach, random), black, random);
            }
            Look::Scattered => {
                let anywhere = (random.within(0, 14), random.within(0, 14));
                put += lay(&mut grid, anywhere, black, random);
            }
            Look::Lines => {
                let way = WAYS[usize::try_from(random.within(0, 3)).unwrap()];
                let start = (random.within(0, 14), random.within(0, 14));
                for n in 0..random.within(4, 10) {
                    if random.chance(60) {
                        put += lay(&mut grid, step(start, way, n), 92, random);
                    }
                }
            }
        }
    }
    // A patch smaller than its stones is topped up with far ones, so that ten always stand.
    while put < 10 {
        put += lay(
            &mut grid,
            (random.within(0, 14), random.within(0, 14)),
            black,
            random,
        );
    }
    grid
}

/// Puts a stone if the point is on the board and empty; gives the number of stones put.
fn lay(grid: &mut Grid, at: At, black: u64, random: &mut Seeded) -> i8 {
    if grid.at(at) != Some(Cell::Empty) {
        return 0;
    }
    grid.put(
        at,
        if random.chance(black) {
            Cell::Black
        } else {
            Cell::White
        },
    );
    1
}

fn around((x, y): At, reach: i8, random: &mut Seeded) -> At {
    (
        x + random.within(-reach, reach),
        y + random.within(-reach, reach),
    )
}

fn any_stone(grid: &Grid, random: &mut Seeded) -> Option<At> {
    let stones: Vec<At> = all_points()
        .filter(|&at| grid.at(at) != Some(Cell::Empty))
        .collect();
    let last = i16::try_from(stones.len())
        .unwrap()
        .checked_sub(1)
        .filter(|&last| last >= 0)?;
    let index = random.next() % (u64::try_from(last).unwrap() + 1);
    stones.get(usize::try_from(index).unwrap()).copied()
}

/// The oracle's point as the rules' own.
pub(crate) fn point((x, y): At) -> Point {
    Point::new(u8::try_from(x).unwrap(), u8::try_from(y).unwrap()).unwrap()
}

/// The rules' point as the oracle's.
pub(crate) fn at(p: Point) -> At {
    (
        i8::try_from(p.col()).unwrap(),
        i8::try_from(p.row()).unwrap(),
    )
}

/// The oracle's grid as the rules' own board.
pub(crate) fn board_of(grid: &Grid) -> Board {
    let mut board = Board::new();
    for p in all_points() {
        match grid.at(p).unwrap() {
            Cell::Black => board.put(point(p), Color::Black).unwrap(),
            Cell::White => board.put(point(p), Color::White).unwrap(),
            Cell::Empty => {}
        }
    }
    board
}

#[test]
fn dense_boards_are_seeded_and_hold_10_to_120_stones() {
    for look in Look::ALL {
        let mut random = Seeded::new(7);
        let mut again = Seeded::new(7);
        let mut most = 0;
        for _ in 0..500 {
            let grid = board(look, &mut random);
            assert_eq!(grid, board(look, &mut again));
            let stones = 225 - grid.empty_points().len();
            // A line is laid in one go and may pass the number a little.
            assert!((10..=130).contains(&stones), "{look:?}: {stones} stones");
            most = most.max(stones);
        }
        assert!(most >= 45, "{look:?}: only {most} stones at most");
    }
}

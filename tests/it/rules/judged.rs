//! Every position of `tests/data/` with a known verdict, and every pair of fifth proposals with a
//! known answer, in all 8 orientations.

use renju::rules::{Color, Point, equal_proposals, judge};

use crate::rules::oracle_agrees::kind_of;
use crate::support::dense::{Seeded, board_of, point};
use crate::support::oracle::{self, At, Grid, all_points};
use crate::support::positions::{known, read, rows, turned, turned_grid};

#[test]
fn every_known_position_has_its_verdict_in_all_orientations() {
    let known = known();
    // 260 and 51 rows, and 50 of the latter as games.
    assert!(
        known.len() >= 360,
        "only {} positions were read",
        known.len()
    );
    for position in &known {
        for orientation in 0..8 {
            let grid = turned_grid(&position.grid, orientation);
            let board = board_of(&grid);
            let p = point(turned(position.at, orientation));
            let verdict = judge(&board, p);
            let scene = || {
                format!(
                    "{} in orientation {orientation}: {p} on\n{board}",
                    position.id
                )
            };
            assert_eq!(kind_of(verdict), position.kind, "{}", scene());
        }
    }
}

#[test]
fn the_oracle_has_the_known_verdicts_too() {
    for position in known() {
        let made = position.grid.judge(position.at);
        assert_eq!(
            made.kind,
            position.kind,
            "{} on\n{}",
            position.id,
            position.grid.diagram()
        );
    }
}

/// The four stones of a RIF opening, as the oracle takes them.
type Four = ([At; 2], [At; 2]);

fn stones((black, white): Four) -> [(Point, Color); 4] {
    [
        (point(black[0]), Color::Black),
        (point(white[0]), Color::White),
        (point(black[1]), Color::Black),
        (point(white[1]), Color::White),
    ]
}

fn compare_proposals(four: Four, a: At, b: At) {
    let expected = oracle::equal_proposals(four.0, four.1, a, b);
    let [a, b] = [a, b].map(point);
    assert_eq!(
        equal_proposals(&stones(four), a, b),
        expected,
        "{a} and {b} beside {four:?}"
    );
}

#[test]
fn every_known_pair_of_fifth_proposals_has_its_answer() {
    let heading = [
        "id",
        "black",
        "white",
        "first",
        "second",
        "by symm",
        "by any axis",
        "right answer",
    ];
    let rows = rows("fifth-proposals.tsv", &heading);
    assert!(rows.len() >= 11, "only {} pairs were read", rows.len());
    for row in rows {
        let pair = |text: &str| -> [At; 2] {
            let (one, other) = text.split_once(' ').unwrap();
            [read(one), read(other)]
        };
        let equal = match row[7].as_str() {
            "refuse second" => true,
            "accept" => false,
            other => panic!("the answer {other} is unknown"),
        };
        for orientation in 0..8 {
            let turn = |at: At| turned(at, orientation);
            let (black, white) = (pair(&row[1]).map(turn), pair(&row[2]).map(turn));
            let [a, b] = [&row[3], &row[4]].map(|text| turn(read(text)));
            let id = &row[0];
            assert_eq!(
                oracle::equal_proposals(black, white, a, b),
                equal,
                "oracle, {id}"
            );
            for (a, b) in [(a, b), (b, a)] {
                let told = equal_proposals(&stones((black, white)), point(a), point(b));
                assert_eq!(told, equal, "{id} in orientation {orientation}");
            }
        }
    }
}

/// Every position of four stones that a RIF opening can bring about, up to the board's symmetry.
fn four_stone_positions() -> Vec<Four> {
    let mut found = Vec::new();
    for second in [(7, 8), (8, 8)] {
        for x in 5..=9 {
            for y in 5..=9 {
                let third = (x, y);
                if third == (7, 7) || third == second {
                    continue;
                }
                let taken = [(7, 7), second, third];
                let free = all_points().filter(|p| !taken.contains(p));
                found.extend(free.map(|fourth| ([(7, 7), third], [second, fourth])));
            }
        }
    }
    found
}

/// Only these positions can have equal proposals at all: their stones map onto themselves in some
/// other way than each onto itself, or lie on one line, which is then an axis.
fn may_have_equals((black, white): Four) -> bool {
    let flat = |p: At, q: At, r: At| {
        let [p, q, r] = [p, q, r].map(|(x, y)| (i32::from(x), i32::from(y)));
        (q.0 - p.0) * (r.1 - p.1) == (r.0 - p.0) * (q.1 - p.1)
    };
    let on_a_line = flat(black[0], black[1], white[0]) && flat(black[0], black[1], white[1]);
    // A stone itself stands in for the proposal: it has an image exactly when the pairing is one.
    let moved = [(black[0], black[1]), (white[0], white[1])]
        .iter()
        .any(|&(a, b)| oracle::equal_proposals(black, white, a, b));
    on_a_line || moved
}

#[test]
fn equal_proposals_are_found_wherever_the_axis_lies() {
    let positions = four_stone_positions();
    let (symmetric, others): (Vec<Four>, Vec<Four>) = positions
        .into_iter()
        .partition(|&four| may_have_equals(four));
    assert!(
        symmetric.len() >= 100,
        "only {} symmetric positions",
        symmetric.len()
    );
    let mut equal = 0;
    for &four in &symmetric {
        let free = free_points(four);
        for &a in &free {
            for &b in &free {
                equal += usize::from(oracle::equal_proposals(four.0, four.1, a, b) && a != b);
                // The rules are asked about near points always, about far ones where it matters.
                let near = |p: At| (4..=10).contains(&p.0) && (4..=10).contains(&p.1);
                if (near(a) && near(b)) || oracle::equal_proposals(four.0, four.1, a, b) {
                    compare_proposals(four, a, b);
                }
            }
        }
    }
    assert!(equal >= 10_000, "only {equal} equal pairs");
    let mut random = Seeded::new(9);
    for four in others {
        let free = free_points(four);
        for _ in 0..25 {
            let mut any = || free[usize::try_from(random.next()).unwrap() % free.len()];
            let (a, b) = (any(), any());
            compare_proposals(four, a, b);
            assert_eq!(
                oracle::equal_proposals(four.0, four.1, a, b),
                a == b,
                "{four:?}"
            );
        }
    }
}

fn free_points((black, white): Four) -> Vec<At> {
    let taken = [black[0], black[1], white[0], white[1]];
    Grid::empty()
        .empty_points()
        .into_iter()
        .filter(|p| !taken.contains(p))
        .collect()
}

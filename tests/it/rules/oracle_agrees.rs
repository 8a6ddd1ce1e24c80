//! The rules and the oracle agree on seeded dense boards, every empty point of each.
//!
//! The normal run reads 5,000 boards. The ignored tests read 60,000 others each:
//! `cargo test --test it -- --ignored agrees`.

use renju::rules::{Examination, Forbidden, LineFindings, Tally, Verdict, examine, judge};

use crate::support::dense::{Look, Seeded, board, board_of, point};
use crate::support::oracle::{Grid, Kind};

/// The oracle's word for a verdict.
pub(crate) fn kind_of(verdict: Verdict) -> Kind {
    match verdict {
        Verdict::Five => Kind::Five,
        Verdict::Legal(_) => Kind::Legal,
        Verdict::Forbidden(Forbidden::Overline, _) => Kind::Overline,
        Verdict::Forbidden(Forbidden::DoubleFour, _) => Kind::DoubleFour,
        Verdict::Forbidden(Forbidden::DoubleThree, _) => Kind::DoubleThree,
    }
}

/// The shapes that the evidence names, beside a five or not.
fn evidence(found: &Examination) -> Tally {
    let count = |per_line: fn(&LineFindings) -> usize| {
        u8::try_from(found.lines.iter().map(per_line).sum::<usize>()).unwrap()
    };
    Tally {
        overlines: count(|line| usize::from(line.overline.is_some())),
        fours: count(|line| line.fours.len()),
        threes: count(|line| usize::from(line.three().is_some())),
    }
}

/// How often each kind was met, so that a run cannot agree on nothing but empty boards.
#[derive(Debug, Default)]
struct Met {
    boards: usize,
    points: usize,
    five: usize,
    overline: usize,
    double_four: usize,
    double_three: usize,
}

impl Met {
    fn count(&mut self, kind: Kind) {
        self.points += 1;
        match kind {
            Kind::Legal => {}
            Kind::Five => self.five += 1,
            Kind::Overline => self.overline += 1,
            Kind::DoubleFour => self.double_four += 1,
            Kind::DoubleThree => self.double_three += 1,
        }
    }
}

/// Compares every empty point of one board.
fn compare(grid: &Grid, met: &mut Met) {
    let asked = board_of(grid);
    let before = asked;
    met.boards += 1;
    for at in grid.empty_points() {
        let p = point(at);
        let oracle = grid.judge(at);
        let scene = || format!("{p} on\n{}", grid.diagram());
        let verdict = judge(&asked, p);
        assert_eq!(kind_of(verdict), oracle.kind, "judge at {}", scene());
        let tally = evidence(&examine(&asked, p));
        assert_eq!(
            [tally.overlines, tally.fours, tally.threes].map(usize::from),
            [oracle.overlines, oracle.fours.len(), oracle.threes.len()],
            "overlines, fours, threes at {}",
            scene()
        );
        match verdict {
            Verdict::Five => {}
            Verdict::Legal(told) | Verdict::Forbidden(_, told) => {
                assert_eq!(told, tally, "judge and examine at {}", scene());
            }
        }
        assert_eq!(asked, before, "a query changed the board at {}", scene());
        met.count(oracle.kind);
    }
}

fn agree(look: Look, boards: usize, seed: u64) -> Met {
    let mut random = Seeded::new(seed);
    let mut met = Met::default();
    for _ in 0..boards {
        compare(&board(look, &mut random), &mut met);
    }
    println!("{look:?}, seed {seed}: {met:?}");
    met
}

/// Boards of one look in the normal run.
const NORMAL: usize = 1_000;

/// Fails when a look turned out too tame to prove anything.
fn agree_on_every_kind(look: Look, seed: u64) {
    let met = agree(look, NORMAL, seed);
    for times in [met.five, met.overline, met.double_four, met.double_three] {
        assert!(times >= 100, "{look:?} meets some kind too seldom: {met:?}");
    }
}

#[test]
fn agrees_on_clustered_boards() {
    agree_on_every_kind(Look::Clustered, 1);
}

#[test]
fn agrees_on_black_heavy_boards() {
    agree_on_every_kind(Look::BlackHeavy, 2);
}

#[test]
fn agrees_at_edges_and_corners() {
    agree_on_every_kind(Look::Edges, 3);
}

#[test]
fn agrees_on_lines_with_gaps() {
    agree_on_every_kind(Look::Lines, 4);
}

#[test]
fn agrees_on_scattered_boards() {
    agree_on_every_kind(Look::Scattered, 5);
}

#[test]
#[ignore = "minutes; run once after a change to the rules"]
fn agrees_on_sixty_thousand_more() {
    for (look, seed) in Look::ALL.into_iter().zip(100..) {
        agree(look, 12_000, seed);
    }
}

#[test]
#[ignore = "minutes; run once after a change to the rules"]
fn agrees_on_another_sixty_thousand() {
    for (look, seed) in Look::ALL.into_iter().zip(200..) {
        agree(look, 12_000, seed);
    }
}

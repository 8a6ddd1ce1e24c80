//! The evidence is true: whatever an examination names is so by the oracle's definitions, nothing is
//! missing from it, and every failure it gives holds, as deep as it is nested.

use std::collections::{BTreeMap, BTreeSet};

use renju::rules::{
    Board, Candidate, Color, Completion, Direction, End, Examination, Failure, Forbidden,
    LineFindings, Point, examine,
};

use crate::rules::oracle_agrees::kind_of;
use crate::support::dense::{Look, Seeded, at, board, board_of, point};
use crate::support::oracle::{At, Cell, Grid, Kind, WAYS, step};
use crate::support::positions::known;

/// How large an examination is: the examinations nested in it, and how deep they go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Size {
    nested: usize,
    depth: usize,
}

/// Checks one examination and all those nested in it; `before` is the grid without its stone.
fn check(before: &Grid, found: &Examination) -> Size {
    let p = at(found.point);
    let made = before.judge(p);
    let grid = before.with(p, Cell::Black);
    let scene = format!("{} on\n{}", found.point, before.diagram());
    assert_eq!(kind_of(found.verdict), made.kind, "{scene}");
    let mut size = Size::default();
    for ((line, way), direction) in found.lines.iter().zip(WAYS).zip(Direction::ALL) {
        assert_eq!(
            (line.direction, line.direction.step()),
            (direction, way),
            "{scene}"
        );
        check_stones(&grid, p, line, &scene);
        let real: BTreeSet<At> = line
            .three()
            .into_iter()
            .flat_map(Candidate::straight_four_points)
            .map(at)
            .collect();
        let wanted = made.threes.iter().find(|three| three.way == way);
        assert_eq!(
            real,
            wanted.map(|three| three.points.clone()).unwrap_or_default(),
            "{scene}"
        );
        check_candidates(&grid, p, line, &scene, &mut size);
    }
    size
}

/// The rows and fours of one line.
fn check_stones(grid: &Grid, p: At, line: &LineFindings, scene: &str) {
    let way = line.direction.step();
    let row: Vec<Point> = grid.row(p, way).into_iter().map(point).collect();
    assert_eq!(line.five, (row.len() == 5).then(|| row.clone()), "{scene}");
    assert_eq!(
        line.overline,
        (row.len() >= 6).then(|| row.clone()),
        "{scene}"
    );
    let mut wanted: BTreeMap<BTreeSet<At>, BTreeSet<At>> = BTreeMap::new();
    for (stones, completion) in grid.fours_on(p, way) {
        wanted.entry(stones).or_default().insert(completion);
    }
    let mut told = BTreeMap::new();
    for four in &line.fours {
        let stones: BTreeSet<At> = four.stones.iter().copied().map(at).collect();
        let completions: BTreeSet<At> = four.completions.iter().copied().map(at).collect();
        assert_eq!(four.is_straight(), completions.len() == 2, "{scene}");
        assert!(
            told.insert(stones, completions).is_none(),
            "a four is named twice: {scene}"
        );
    }
    assert_eq!(told, wanted, "{scene}");
}

/// What looks like a three on one line, real or false.
fn check_candidates(grid: &Grid, p: At, line: &LineFindings, scene: &str, size: &mut Size) {
    let way = line.direction.step();
    let nothing = line.candidates.is_empty() && line.fours.is_empty();
    assert_eq!(
        line.is_empty(),
        nothing && line.five.is_none() && line.overline.is_none()
    );
    if line.five.is_some() || line.overline.is_some() || !line.fours.is_empty() {
        assert!(
            line.candidates.is_empty(),
            "a three beside a row or a four: {scene}"
        );
        return;
    }
    // Literally: every empty point of the line where one more stone makes a run of four with `p`.
    let mut wanted: BTreeMap<BTreeSet<At>, BTreeSet<At>> = BTreeMap::new();
    for e in (-14..=14)
        .map(|n| step(p, way, n))
        .filter(|&e| grid.at(e) == Some(Cell::Empty))
    {
        let four = grid.with(e, Cell::Black).row(e, way);
        if four.len() == 4 && four.contains(&p) {
            let stones = four.into_iter().filter(|&s| s != e).collect();
            wanted.entry(stones).or_default().insert(e);
        }
    }
    let mut told = BTreeMap::new();
    for candidate in &line.candidates {
        let stones: BTreeSet<At> = candidate.stones.iter().copied().map(at).collect();
        assert!(
            stones.iter().all(|&s| grid.at(s) == Some(Cell::Black)),
            "{scene}"
        );
        let points: BTreeSet<At> = candidate.ways.iter().map(|way| at(way.point)).collect();
        assert_eq!(points.len(), candidate.ways.len(), "{scene}");
        let false_three = candidate.ways.iter().all(|way| way.failure.is_some());
        assert_eq!(candidate.is_three(), !false_three, "{scene}");
        for one in &candidate.ways {
            check_way(grid, p, line.direction, one, scene, size);
        }
        assert!(
            told.insert(stones, points).is_none(),
            "a candidate is named twice: {scene}"
        );
    }
    assert_eq!(told, wanted, "{scene}");
    assert!(
        line.candidates.iter().filter(|c| c.is_three()).count() <= 1,
        "{scene}"
    );
}

fn check_way(
    grid: &Grid,
    p: At,
    direction: Direction,
    one: &Completion,
    scene: &str,
    size: &mut Size,
) {
    let way = direction.step();
    let e = at(one.point);
    let scene = format!("by way of {}: {scene}", one.point);
    let four = grid.with(e, Cell::Black);
    let row = four.row(e, way);
    for ((told, end), wanted) in one
        .ends
        .iter()
        .zip([step(row[0], way, -1), step(row[3], way, 1)])
    {
        assert_eq!(told.map(at), four.at(wanted).map(|_| wanted), "{scene}");
        let lies = match four.at(wanted) {
            Some(Cell::Empty) if four.with(wanted, Cell::Black).row(wanted, way).len() == 5 => {
                End::Open
            }
            Some(Cell::Empty) => End::Sixth,
            _ => End::Blocked,
        };
        assert_eq!(*end, lies, "{scene}");
    }
    let straight = grid.straight_four_points(p, way).contains(&e);
    let nested = match &one.failure {
        Some(Failure::NoRoom) => {
            assert!(!straight, "the four is straight {scene}");
            return;
        }
        None => {
            assert!(straight, "the four is not straight {scene}");
            assert_eq!(grid.judge(e).kind, Kind::Legal, "{scene}");
            return;
        }
        Some(Failure::Five(nested)) => {
            assert_eq!(grid.judge(e).kind, Kind::Five, "{scene}");
            nested
        }
        Some(Failure::Forbidden(kind, nested)) => {
            let kind = match kind {
                Forbidden::Overline => Kind::Overline,
                Forbidden::DoubleFour => Kind::DoubleFour,
                Forbidden::DoubleThree => Kind::DoubleThree,
            };
            assert_eq!(grid.judge(e).kind, kind, "{scene}");
            nested
        }
    };
    assert!(straight, "the four is not straight {scene}");
    assert_eq!(nested.point, one.point, "{scene}");
    let inner = check(grid, nested);
    size.nested += inner.nested + 1;
    size.depth = size.depth.max(inner.depth + 1);
}

#[test]
fn the_evidence_of_every_known_position_is_true() {
    let mut deepest = (Size::default(), String::new());
    let mut largest = Size::default();
    for position in known() {
        let found = examine(&board_of(&position.grid), point(position.at));
        let size = check(&position.grid, &found);
        largest = largest.max(size);
        if size.depth > deepest.0.depth {
            deepest = (size, position.id);
        }
    }
    println!("deepest {deepest:?}, most nested {largest:?}");
    // Without such chains in the data, one or two levels of look-ahead would pass.
    assert!(deepest.0.depth >= 4, "{deepest:?}");
}

#[test]
fn the_evidence_on_random_boards_is_true() {
    for (look, seed) in Look::ALL.into_iter().zip(300..) {
        let mut random = Seeded::new(seed);
        let mut largest = Size::default();
        let mut deepest = 0;
        for _ in 0..120 {
            let grid = board(look, &mut random);
            let asked = board_of(&grid);
            for p in grid.empty_points() {
                let size = check(&grid, &examine(&asked, point(p)));
                largest = largest.max(size);
                deepest = deepest.max(size.depth);
            }
        }
        println!("{look:?}: most nested {largest:?}, deepest {deepest}");
        assert!(largest.nested > 0, "{look:?} nests nothing");
    }
}

/// Every examination made for this one, kept as evidence or thrown away because the way was free.
fn made_for(before: &Board, found: &Examination) -> Size {
    let mut size = Size::default();
    let board = before.with(found.point, Color::Black);
    let ways = found
        .lines
        .iter()
        .flat_map(|line| &line.candidates)
        .flat_map(|c| &c.ways);
    for way in ways.filter(|way| !matches!(way.failure, Some(Failure::NoRoom))) {
        let inner = made_for(&board, &examine(&board, way.point));
        size.nested += inner.nested + 1;
        size.depth = size.depth.max(inner.depth + 1);
    }
    size
}

#[test]
#[ignore = "a measurement; run with --nocapture"]
fn how_many_examinations_one_takes() {
    let largest_known = known()
        .iter()
        .map(|position| {
            let board = board_of(&position.grid);
            (
                made_for(&board, &examine(&board, point(position.at))),
                position.id.clone(),
            )
        })
        .max();
    println!("known positions: {largest_known:?}");
    for look in [Look::BlackHeavy, Look::Lines] {
        let mut random = Seeded::new(77);
        let mut largest = (Size::default(), String::new());
        let mut deepest = 0;
        for _ in 0..30_000 {
            let grid = board(look, &mut random);
            let asked = board_of(&grid);
            for p in grid.empty_points() {
                let size = made_for(&asked, &examine(&asked, point(p)));
                deepest = deepest.max(size.depth);
                if size > largest.0 {
                    largest = (size, format!("{} on\n{}", point(p), grid.diagram()));
                }
            }
        }
        println!(
            "{look:?}: deepest {deepest}; most {:?} at {}",
            largest.0, largest.1
        );
    }
}

/// Climbs from random boards to boards that take more and more examinations, for the worst case
/// that a person could paste rather than the one that chance brings.
#[test]
#[ignore = "a measurement; run with --nocapture"]
fn how_many_examinations_a_hostile_board_takes() {
    let mut best = (Size::default(), String::new());
    for seed in 0..4 {
        let mut random = Seeded::new(1_000 + seed);
        let mut grid = board(Look::BlackHeavy, &mut random);
        let home = (7, 7);
        grid.put(home, Cell::Empty);
        let cost = |grid: &Grid| {
            let asked = board_of(grid);
            made_for(&asked, &examine(&asked, point(home)))
        };
        let mut size = cost(&grid);
        for _ in 0..4_000 {
            let mut next = grid.clone();
            for _ in 0..random.within(1, 3) {
                let cell = [Cell::Empty, Cell::Black, Cell::White]
                    [usize::try_from(random.within(0, 2)).unwrap()];
                let at = (random.within(0, 14), random.within(0, 14));
                if at != home {
                    next.put(at, cell);
                }
            }
            let there = cost(&next);
            if there.nested >= size.nested {
                (grid, size) = (next, there);
            }
            if size.nested > 20_000 {
                break;
            }
        }
        println!("seed {seed}: {size:?}");
        if size > best.0 {
            best = (size, grid.diagram());
        }
    }
    println!("hostile: {:?} at H8 on\n{}", best.0, best.1);
}

//! What one line decides, over every window there is, and whether a side can still make a five.

use std::collections::{BTreeMap, BTreeSet};

use renju::rules::{Board, Color, End, Row, Window, can_make_five};

use crate::support::dense::{Look, Seeded, board, board_of, point};
use crate::support::oracle::{At, Cell, Grid, all_points, step};
use crate::support::positions::{read, rows};

/// The middle of the line the windows are laid out on, and the way it runs.
const MIDDLE: At = (7, 7);
const ALONG: (i8, i8) = (1, 0);

/// The point that a bit of the window stands for.
fn place(bit: u32) -> At {
    step(MIDDLE, ALONG, i8::try_from(bit).unwrap() - 5)
}

fn places(set: u16) -> BTreeSet<At> {
    (0..11)
        .filter(|bit| set & (1 << bit) != 0)
        .map(place)
        .collect()
}

/// Compares one window with the same stones on the oracle's grid.
fn compare(window: Window, grid: &Grid) {
    let scene = || grid.diagram();
    let run = grid.row(MIDDLE, ALONG);
    let seen: BTreeSet<At> = run
        .iter()
        .copied()
        .filter(|at| (2..=12).contains(&at.0))
        .collect();
    match window.row() {
        None => assert!(run.len() < 5, "{}", scene()),
        Some(Row::Five(stones)) => {
            assert_eq!((run.len(), places(stones)), (5, seen), "{}", scene());
        }
        Some(Row::Overline(stones)) => {
            assert!(run.len() >= 6, "{}", scene());
            assert_eq!(places(stones), seen, "{}", scene());
        }
    }
    let mut fours: BTreeMap<BTreeSet<At>, BTreeSet<At>> = BTreeMap::new();
    for (stones, completion) in grid.fours_on(MIDDLE, ALONG) {
        fours.entry(stones).or_default().insert(completion);
    }
    let told: BTreeMap<_, _> = window
        .fours()
        .map(|four| (places(four.stones), places(four.completions)))
        .collect();
    assert_eq!(told, fours, "{}", scene());
    assert_eq!(
        window.fours().count(),
        fours.len(),
        "a four twice on\n{}",
        scene()
    );
    for four in window.fours() {
        // Straight by the definition: unbroken, and both ends make five.
        let stones = places(four.stones);
        let unbroken = stones.last().unwrap().0 - stones.first().unwrap().0 == 3;
        assert_eq!(
            four.is_straight(),
            unbroken && fours[&stones].len() == 2,
            "{}",
            scene()
        );
    }
    let mut ways = Vec::new();
    let mut straight = Vec::new();
    for way in window.ways() {
        let [e] = places(way.point).into_iter().collect::<Vec<_>>()[..] else {
            panic!("a way is one point");
        };
        ways.push(e);
        let four = grid.with(e, Cell::Black);
        let row = four.row(e, ALONG);
        assert_eq!(
            places(way.four),
            row.iter().copied().collect(),
            "{}",
            scene()
        );
        for ((bit, end), wanted) in way
            .ends
            .iter()
            .zip([step(row[0], ALONG, -1), step(row[3], ALONG, 1)])
        {
            assert_eq!(places(*bit), BTreeSet::from([wanted]), "{}", scene());
            let lies = match four.at(wanted) {
                Some(Cell::Empty) => {
                    match four.with(wanted, Cell::Black).row(wanted, ALONG).len() {
                        5 => End::Open,
                        _ => End::Sixth,
                    }
                }
                _ => End::Blocked,
            };
            assert_eq!(*end, lies, "{}", scene());
        }
        if way.is_straight() {
            straight.push(e);
        }
    }
    assert_eq!(
        straight,
        grid.straight_four_points(MIDDLE, ALONG),
        "{}",
        scene()
    );
    let unbroken: Vec<At> = (-14..=14)
        .map(|n| step(MIDDLE, ALONG, n))
        .filter(|&e| grid.at(e) == Some(Cell::Empty))
        .filter(|&e| {
            let row = grid.with(e, Cell::Black).row(e, ALONG);
            row.len() == 4 && row.contains(&MIDDLE)
        })
        .collect();
    assert_eq!(ways, unbroken, "{}", scene());
}

#[test]
fn every_window_decides_as_the_oracle_does() {
    // What lies beyond the window must not matter, so it is tried three ways.
    for outside in [Cell::White, Cell::Black, Cell::Empty] {
        for mut number in 0..3_u32.pow(10) {
            let mut grid = Grid::empty();
            for x in [0, 1, 13, 14] {
                grid.put((x, 7), outside);
            }
            grid.put(MIDDLE, Cell::Black);
            let (mut own, mut empty) = (1 << 5, 0);
            for bit in (0..11).filter(|&bit| bit != 5) {
                let cell = [Cell::White, Cell::Black, Cell::Empty][(number % 3) as usize];
                number /= 3;
                grid.put(place(bit), cell);
                own |= u16::from(cell == Cell::Black) << bit;
                empty |= u16::from(cell == Cell::Empty) << bit;
            }
            compare(Window::new(own, empty), &grid);
        }
    }
}

#[test]
fn a_window_of_the_board_is_what_stands_there() {
    let mut random = Seeded::new(40);
    for look in Look::ALL {
        for _ in 0..200 {
            let grid = board(look, &mut random);
            let asked = board_of(&grid);
            for p in all_points() {
                for direction in renju::rules::Direction::ALL {
                    for (color, cell) in [(Color::Black, Cell::Black), (Color::White, Cell::White)]
                    {
                        let (mut own, mut empty) = (0, 0);
                        for bit in 0..11 {
                            let there = grid.at(step(p, direction.step(), bit - 5));
                            own |= u16::from(there == Some(cell)) << bit;
                            empty |= u16::from(there == Some(Cell::Empty)) << bit;
                        }
                        let window = asked.window(point(p), direction, color);
                        assert_eq!((window.own(), window.empty()), (own, empty));
                    }
                }
            }
        }
    }
}

/// Asks both about both sides; whether anyone can make a five any more in standard and RIF.
fn compare_prospects(grid: &Grid, asked: &Board) -> bool {
    for exactly in [true, false] {
        for (color, cell) in [(Color::Black, Cell::Black), (Color::White, Cell::White)] {
            assert_eq!(
                can_make_five(asked, color, exactly),
                grid.can_make_five(cell, exactly),
                "{color}, exactly five: {exactly}\n{}",
                grid.diagram()
            );
        }
    }
    grid.can_make_five(Cell::Black, true) || grid.can_make_five(Cell::White, false)
}

#[test]
fn prospects_agree_with_the_oracle_on_random_boards() {
    let mut random = Seeded::new(50);
    let (mut alive, mut dead, mut only_six) = (0, 0, 0);
    for _ in 0..4_000 {
        // Nearly full boards are where prospects end; some in rows of alternating pairs, dead on purpose.
        let filled = u64::try_from(random.within(60, 100)).unwrap();
        let odd = u64::try_from(random.within(0, 12)).unwrap();
        let mut grid = Grid::empty();
        for (x, y) in all_points() {
            if random.chance(filled) {
                let black = (x + 2 * y) % 4 < 2;
                let black = black != random.chance(odd);
                grid.put((x, y), if black { Cell::Black } else { Cell::White });
            }
        }
        if compare_prospects(&grid, &board_of(&grid)) {
            alive += 1;
        } else {
            dead += 1;
        }
        let black = |exactly| grid.can_make_five(Cell::Black, exactly);
        only_six += usize::from(black(false) && !black(true));
    }
    println!("{alive} alive, {dead} dead, Black only six or more on {only_six}");
    assert!(
        alive >= 100 && dead >= 100 && only_six >= 10,
        "{alive}, {dead}, {only_six}"
    );
}

#[test]
fn the_full_board_game_is_never_dead_on_its_way() {
    let rows = rows("full-board.tsv", &["id", "moves"]);
    let moves: Vec<At> = rows[0][1].split(' ').map(read).collect();
    assert_eq!(moves.len(), 224);
    let mut grid = Grid::empty();
    for (at, cell) in moves
        .into_iter()
        .zip([Cell::Black, Cell::White].into_iter().cycle())
    {
        assert!(
            compare_prospects(&grid, &board_of(&grid)),
            "dead:\n{}",
            grid.diagram()
        );
        grid = grid.with(at, cell);
    }
    assert!(
        compare_prospects(&grid, &board_of(&grid)),
        "dead:\n{}",
        grid.diagram()
    );
}

//! The forbidden map and the dead-position test against their definitions, on seeded boards and on
//! all data rows.
//!
//! The boards of the benches are made here as well, so that what is measured is what is tested.

use std::fmt::Write as _;
use std::fs;

use renju::rules::{
    Board, Color, Direction, Forbidden, ForbiddenMap, Point, can_make_five, judge, parse_position,
};

use crate::support::definition;

const BENCH_BOARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/bench-boards.txt");

/// `SplitMix64`: small, seeded, the same everywhere.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn point(&mut self) -> Point {
        let index = self.below(225) as usize;
        Point::all().nth(index).expect("below 225")
    }
}

/// How the stones of a board came to lie where they do.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Anywhere.
    Scattered,
    /// In a square around H8, hardly larger than the stones need.
    Crowded,
    /// Each near an earlier one, as in a game.
    Game,
    /// Each on a line with an earlier one of its own colour, near it: shapes everywhere.
    Shapes,
}

impl Style {
    const ALL: [Self; 4] = [Self::Scattered, Self::Crowded, Self::Game, Self::Shapes];

    /// `n` different points, to be read as moves of alternating colour.
    fn moves(self, n: usize, dice: &mut Dice) -> Vec<Point> {
        let radius = (4..7)
            .find(|r| (2 * r + 1) * (2 * r + 1) > n * 5 / 4)
            .unwrap_or(7) as u8;
        let mut moves = vec![];
        // What a crowd has no room for is scattered in the end.
        for attempt in 0.. {
            if moves.len() == n {
                break;
            }
            let p = match self {
                _ if attempt > 60 * n => Some(dice.point()),
                Self::Scattered => Some(dice.point()),
                Self::Crowded => Some(dice.point()).filter(|p| p.within(radius)),
                Self::Game if moves.is_empty() => Some(Point::CENTER),
                Self::Shapes if moves.len() < 2 => Some(dice.point()).filter(|p| p.within(2)),
                Self::Game => {
                    let from: Point = moves[dice.below(moves.len() as u64) as usize];
                    from.offset(dice.below(5) as i8 - 2, dice.below(5) as i8 - 2)
                }
                Self::Shapes => {
                    let own: Vec<Point> = moves
                        .iter()
                        .copied()
                        .skip(moves.len() % 2)
                        .step_by(2)
                        .collect();
                    let from = own[dice.below(own.len() as u64) as usize];
                    let direction = Direction::ALL[dice.below(4) as usize];
                    direction.walk(from, dice.below(9) as i8 - 4)
                }
            };
            if let Some(p) = p.filter(|p| !moves.contains(p)) {
                moves.push(p);
            }
        }
        moves
    }
}

/// The points as stones, each black with the given chance.
fn board_of(moves: &[Point], black_of_6: u64, dice: &mut Dice) -> Board {
    let mut board = Board::new();
    for &p in moves {
        let color = if dice.below(6) < black_of_6 {
            Color::Black
        } else {
            Color::White
        };
        board.put(p, color).expect("the points differ");
    }
    board
}

/// Compares everything the map says with the definition.
fn compare(board: &Board) {
    let map = ForbiddenMap::of(board);
    for p in Point::all() {
        if board.is_empty_at(p) {
            let named = judge(board, p).tally().forbidden();
            assert_eq!(map.forbidden(p), named, "{p}\n{board}");
        } else {
            assert_eq!(map.forbidden(p), None, "{p}\n{board}");
        }
    }
    let expected: Vec<_> = definition::forbidden_points(board).collect();
    assert_eq!(map.points().collect::<Vec<_>>(), expected, "{board}");
    let kinds: Vec<_> = expected.iter().map(|&(p, kind, _)| (p, kind)).collect();
    assert_eq!(map.kinds().collect::<Vec<_>>(), kinds, "{board}");
    compare_room(board);
}

/// Compares the dead-position test with its definition.
fn compare_room(board: &Board) {
    for (color, exactly) in Color::ALL.into_iter().flat_map(|c| [(c, false), (c, true)]) {
        assert_eq!(
            can_make_five(board, color, exactly),
            definition::can_make_five(board, color, exactly),
            "{color}, exactly five: {exactly}\n{board}"
        );
    }
}

#[test]
fn map_agrees_with_the_definition_on_seeded_boards() {
    let mut dice = Dice(7);
    for i in 0..1_500 {
        let style = Style::ALL[i % 4];
        let n = 4 + dice.below(140) as usize;
        let moves = style.moves(n, &mut dice);
        let black_of_6 = 2 + dice.below(5);
        compare(&board_of(&moves, black_of_6, &mut dice));
    }
}

/// Shapes without White, few enough stones that nothing is spoilt: here threes hang on one another.
#[test]
fn map_agrees_with_the_definition_where_questions_run_deep() {
    let mut dice = Dice(84);
    for _ in 0..800 {
        let n = 10 + dice.below(25) as usize;
        let moves = Style::Crowded.moves(n, &mut dice);
        compare(&board_of(&moves, 6, &mut dice));
    }
}

/// Boards without much room: a pattern in which nobody has three in a row, with holes and misplaced
/// stones.
#[test]
fn dead_position_test_agrees_with_its_definition_on_nearly_full_boards() {
    let mut dice = Dice(225);
    let mut dead = 0;
    for _ in 0..3_000 {
        let mut board = Board::new();
        for p in Point::all() {
            let black = (p.col() + 2 * p.row()) % 4 < 2;
            board
                .put(p, Color::ALL[usize::from(!black)])
                .expect("one stone a point");
        }
        for _ in 0..dice.below(60) {
            board.take(dice.point());
        }
        for _ in 0..dice.below(40) {
            let p = dice.point();
            board.take(p);
            board
                .put(p, Color::ALL[dice.below(2) as usize])
                .expect("just taken off");
        }
        compare_room(&board);
        dead += u32::from(!can_make_five(&board, Color::Black, true));
    }
    assert!(
        (300..2_700).contains(&dead),
        "{dead} of 3000 boards are dead for Black"
    );
}

#[test]
fn map_agrees_with_the_definition_while_stones_come_and_go() {
    let mut dice = Dice(15);
    let mut board = Board::new();
    for _ in 0..1_500 {
        let p = dice.point();
        if board.take(p).is_none() {
            let color = Color::ALL[dice.below(2) as usize];
            board.put(p, color).expect("nothing was there to take");
        }
        compare(&board);
    }
}

fn named(found: Option<Forbidden>) -> String {
    found.map_or("none".to_owned(), |kind| kind.to_string())
}

/// Every row of the data files: black, white and the point in columns, and what is to be found
/// there.
#[test]
fn map_gives_the_verdicts_of_the_data_rows() {
    let mut rows = 0;
    for name in ["forbidden", "reported"] {
        let path = format!("{}/tests/data/{name}.tsv", env!("CARGO_MANIFEST_DIR"));
        for line in fs::read_to_string(&path).expect(&path).lines().skip(1) {
            let columns: Vec<&str> = line.split('\t').collect();
            let mut board = Board::new();
            for (stones, color) in [(columns[1], Color::Black), (columns[2], Color::White)] {
                for p in stones.split(',').filter(|p| !p.is_empty()) {
                    board.put(p.parse().expect(line), color).expect(line);
                }
            }
            let p = columns[3].parse().expect(line);
            let found = ForbiddenMap::of(&board).forbidden(p);
            assert_eq!(named(found), columns[4].replace("five", "none"), "{line}");
            compare(&board);
            rows += 1;
        }
    }
    assert_eq!(rows, 311);
    for name in ["reported-games", "full-board"] {
        let path = format!("{}/tests/data/{name}.tsv", env!("CARGO_MANIFEST_DIR"));
        for line in fs::read_to_string(&path).expect(&path).lines().skip(1) {
            let columns: Vec<&str> = line.split('\t').collect();
            // One reported row can be reached by no game.
            if columns[1] == "-" {
                continue;
            }
            let board = parse_position(&columns[1].replace("pass", "--")).expect(line);
            let found = ForbiddenMap::of(&board).forbidden(columns[2].parse().expect(line));
            assert_eq!(named(found), columns[3].replace("five", "none"), "{line}");
            compare(&board);
        }
    }
}

/// The 2,000 boards that the benches read: 10 to 120 stones of both colours in turn, the four
/// styles mixed.
fn bench_boards() -> String {
    let mut dice = Dice(2_000);
    let mut text = String::new();
    for i in 0..2_000 {
        let n = 10 + dice.below(111) as usize;
        for p in Style::ALL[i % 4].moves(n, &mut dice) {
            write!(text, "{}", p.to_string().to_lowercase()).expect("a string takes any text");
        }
        text.push('\n');
    }
    text
}

#[test]
fn bench_boards_are_as_generated_and_the_map_agrees_on_them() {
    let text = fs::read_to_string(BENCH_BOARDS).expect("committed");
    assert!(
        text.replace('\r', "") == bench_boards(),
        "tests/data/bench-boards.txt is not what its generator makes; cargo test write_bench_boards -- --ignored"
    );
    for line in text.lines() {
        compare(&parse_position(line).expect(line));
    }
}

#[test]
#[ignore = "writes tests/data/bench-boards.txt"]
fn write_bench_boards() {
    fs::write(BENCH_BOARDS, bench_boards()).expect("tests/data can be written");
}

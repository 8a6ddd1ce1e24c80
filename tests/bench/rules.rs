//! How long the rules take. `cargo bench --bench rules` prints the times and, first, the ratios
//! that matter.
//!
//! The boards are the 2,000 of `tests/data/bench-boards.txt`, 10 to 120 stones each. Items a second
//! are boards a second.

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use divan::Bencher;
use divan::counter::ItemsCount;
use renju::rules::{
    Board, Color, ForbiddenMap, Opening, Point, Symmetry, can_make_five, judge, parse_moves,
    parse_position,
};

#[path = "../it/support/definition.rs"]
mod definition;

fn main() {
    // `cargo bench -- --list` and the like want no figures of ours.
    if std::env::args().skip(1).all(|arg| arg == "--bench") {
        print_ratios();
    }
    divan::main();
}

/// The bench boards as lists of moves.
fn lists() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/bench-boards.txt");
    let text = fs::read_to_string(path).expect("committed");
    text.lines().map(str::to_owned).collect()
}

/// The stones of each bench board, Black first and in turn.
fn stones() -> Vec<Vec<(Point, Color)>> {
    lists()
        .iter()
        .map(|line| {
            let moves = parse_moves(line).expect("made by the generator");
            let points = moves.into_iter().flatten();
            points.zip(Color::ALL.into_iter().cycle()).collect()
        })
        .collect()
}

fn set_up(stones: &[(Point, Color)]) -> Board {
    let mut board = Board::new();
    for &(p, color) in stones {
        board.put(p, color).expect("the points differ");
    }
    board
}

fn boards() -> Vec<Board> {
    stones().iter().map(|stones| set_up(stones)).collect()
}

/// The verdict of every empty point by asking for each: what the map is measured against.
fn by_definition(board: &Board) -> usize {
    definition::forbidden_points(board).count()
}

/// A line of `tests/data/reported.tsv` as a board with its point.
fn reported(id: &str) -> (Board, Point) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/reported.tsv");
    let text = fs::read_to_string(path).expect("committed");
    let line = text
        .lines()
        .find(|line| line.split('\t').next() == Some(id));
    let columns: Vec<&str> = line.expect("the row exists").split('\t').collect();
    let mut board = Board::new();
    for (stones, color) in [(columns[1], Color::Black), (columns[2], Color::White)] {
        for p in stones.split(',').filter(|p| !p.is_empty()) {
            let p = p.parse().expect("data rows are well formed");
            board.put(p, color).expect("data rows are well formed");
        }
    }
    (
        board,
        columns[3].parse().expect("data rows are well formed"),
    )
}

/// A board with holes on which nobody can make a five: no three stones in a row anywhere.
fn dead_board() -> Board {
    let mut board = Board::new();
    for p in Point::all().filter(|p| p.index() % 9 != 4) {
        let black = (p.col() + 2 * p.row()) % 4 < 2;
        board
            .put(p, Color::ALL[usize::from(!black)])
            .expect("one stone a point");
    }
    assert!(!can_make_five(&board, Color::Black, true));
    board
}

/// The time that each of `works` takes for `pieces` pieces of work, each the median of 21.
///
/// They take turns piece by piece. Pieces are short, for a pass over all boards would be long
/// enough by definition, and only then, to be interrupted by other processes every time, which
/// would flatter the map on a busy machine.
fn medians<const N: usize>(works: [&dyn Fn(usize); N], pieces: usize) -> [Duration; N] {
    let mut total = [Duration::ZERO; N];
    for piece in 0..pieces {
        let mut times = [[Duration::ZERO; 21]; N];
        for round in 0..21 {
            for (work, times) in works.iter().zip(&mut times) {
                let start = Instant::now();
                work(piece);
                times[round] = start.elapsed();
            }
        }
        for (total, mut times) in total.iter_mut().zip(times) {
            times.sort_unstable();
            *total += times[times.len() / 2];
        }
    }
    total
}

fn print_ratios() {
    const PIECE: usize = 20;
    let (stones, boards) = (stones(), boards());
    let each = |piece: usize, work: &dyn Fn(&Board) -> usize| {
        for board in &boards[piece * PIECE..][..PIECE] {
            black_box(work(black_box(board)));
        }
    };
    let [definition, scratch, ready, shapes] = medians(
        [
            &|piece| each(piece, &by_definition),
            &|piece| {
                for stones in &stones[piece * PIECE..][..PIECE] {
                    black_box(ForbiddenMap::of(&set_up(black_box(stones))).kinds().count());
                }
            },
            &|piece| each(piece, &|board| ForbiddenMap::of(board).kinds().count()),
            &|piece| each(piece, &|board| ForbiddenMap::of(board).points().count()),
        ],
        boards.len() / PIECE,
    );
    let dead = dead_board();
    let ask = |can: fn(&Board, Color, bool) -> bool| {
        for _ in 0..PIECE {
            black_box(can(black_box(&dead), Color::Black, true));
        }
    };
    let [room_definition, room] = medians(
        [&|_| ask(definition::can_make_five), &|_| {
            ask(can_make_five);
        }],
        boards.len() / PIECE,
    );
    let micros = |time: Duration| (time / boards.len() as u32).as_secs_f64() * 1e6;
    let line = |name: &str, time: Duration, definition: Duration| {
        let ratio = definition.as_secs_f64() / time.as_secs_f64();
        println!(
            "  {name:24} {:9.3} µs {ratio:6.0} times as fast",
            micros(time)
        );
    };
    println!("forbidden map of a board, mean of 2,000 with 10 to 120 stones");
    println!("  by definition            {:9.3} µs", micros(definition));
    line("from a list of stones", scratch, definition);
    line("on a ready board", ready, definition);
    line("the same, every shape", shapes, definition);
    println!("whether Black can make a five, on a dead board");
    println!(
        "  by definition            {:9.3} µs",
        micros(room_definition)
    );
    line("all lines in one sweep", room, room_definition);
    println!();
}

mod map {
    use super::{
        Bencher, Board, ForbiddenMap, ItemsCount, black_box, boards, by_definition, reported,
        set_up, stones,
    };

    fn all(bencher: Bencher, work: impl Fn(&Board) -> usize + Sync) {
        on(bencher, &boards(), work);
    }

    /// One board of nineteen: a slow pass over all would be interrupted every time on a busy
    /// machine.
    fn some(bencher: Bencher, work: impl Fn(&Board) -> usize + Sync) {
        let boards: Vec<Board> = boards().into_iter().step_by(19).collect();
        on(bencher, &boards, work);
    }

    fn on(bencher: Bencher, boards: &[Board], work: impl Fn(&Board) -> usize + Sync) {
        bencher.counter(ItemsCount::new(boards.len())).bench(|| {
            boards
                .iter()
                .map(|board| work(black_box(board)))
                .sum::<usize>()
        });
    }

    #[divan::bench(name = "by_definition")]
    fn point_by_point(bencher: Bencher) {
        some(bencher, by_definition);
    }

    #[divan::bench]
    fn from_a_list_of_stones(bencher: Bencher) {
        let stones = stones();
        bencher.counter(ItemsCount::new(stones.len())).bench(|| {
            let count = |stones| ForbiddenMap::of(&set_up(stones)).kinds().count();
            stones
                .iter()
                .map(|stones| count(black_box(stones)))
                .sum::<usize>()
        });
    }

    #[divan::bench]
    fn on_a_ready_board(bencher: Bencher) {
        all(bencher, |board| ForbiddenMap::of(board).kinds().count());
    }

    #[divan::bench]
    fn on_a_ready_board_every_shape(bencher: Bencher) {
        all(bencher, |board| ForbiddenMap::of(board).points().count());
    }

    #[divan::bench(sample_count = 20, sample_size = 1)]
    fn after_each_stone(bencher: Bencher) {
        let stones = stones();
        let count = stones.iter().map(Vec::len).sum::<usize>();
        bencher.counter(ItemsCount::new(count)).bench(|| {
            let mut found = 0;
            for stones in &stones {
                let mut board = Board::new();
                for &(p, color) in stones {
                    board.put(p, color).expect("the points differ");
                    found += ForbiddenMap::of(&board).kinds().count();
                }
            }
            found
        });
    }

    /// Boards of the reported questions in which one three hangs on many others.
    #[divan::bench(args = ["A84", "A14", "A01"])]
    fn deep_chains(bencher: Bencher, id: &str) {
        let (board, _) = reported(id);
        bencher.bench(|| ForbiddenMap::of(black_box(&board)).points().count());
    }
}

/// A single point, one three of which hangs on many others.
#[divan::bench(args = ["A84", "A14", "A01"])]
fn verdict(bencher: Bencher, id: &str) {
    let (board, p) = reported(id);
    bencher.bench(|| judge(black_box(&board), black_box(p)));
}

/// The bench boards as text, in both forms that a position has.
mod reading {
    use super::{Bencher, ItemsCount, black_box, boards, lists, parse_position};

    fn all(bencher: Bencher, texts: &[String]) {
        bencher.counter(ItemsCount::new(texts.len())).bench(|| {
            let read = |text: &String| parse_position(black_box(text)).expect("well formed");
            texts.iter().map(|text| read(text).count()).sum::<usize>()
        });
    }

    #[divan::bench]
    fn lists_of_moves(bencher: Bencher) {
        all(bencher, &lists());
    }

    #[divan::bench]
    fn boards_of_15_rows(bencher: Bencher) {
        let rows = |picture: &str| {
            let rows = picture.lines().skip(1).take(15);
            let rows = rows.map(|row| row[3..].replace(' ', ""));
            rows.collect::<Vec<_>>().join("/")
        };
        let texts: Vec<String> = boards().iter().map(|b| rows(&b.to_string())).collect();
        all(bencher, &texts);
    }
}

mod dead_position {
    use super::{Bencher, Board, Color, black_box, can_make_five, dead_board, definition};

    /// On an open board the first line answers; the sweep is for boards where none does.
    fn ask(bencher: Bencher, board: &Board, can: fn(&Board, Color, bool) -> bool) {
        bencher.bench(|| {
            let board = black_box(board);
            can(board, Color::Black, true) || can(board, Color::White, false)
        });
    }

    #[divan::bench]
    fn by_definition(bencher: Bencher) {
        ask(bencher, &dead_board(), definition::can_make_five);
    }

    #[divan::bench]
    fn in_one_sweep(bencher: Bencher) {
        ask(bencher, &dead_board(), can_make_five);
    }
}

/// All 26 openings in all 8 orientations.
#[divan::bench]
fn opening_lookup(bencher: Bencher) {
    let turned: Vec<[Point; 3]> = Opening::all()
        .flat_map(|opening| Symmetry::ALL.map(|s| opening.stones().map(|p| s.apply(p))))
        .collect();
    bencher.counter(ItemsCount::new(turned.len())).bench(|| {
        let known = |moves: &&[Point; 3]| Opening::of(black_box(**moves)).is_some();
        turned.iter().filter(known).count()
    });
}

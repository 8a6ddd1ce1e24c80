//! How long games as files take: SGF written and read. `cargo bench --bench records`.
//!
//! Games of 20, 60 and 200 moves under the standard rules, with clocks; items a second are games a second.

use std::time::Duration;

use divan::Bencher;
use renju::game::{Action, Game, Policy, RuleSet, Setup, TimeControl};
use renju::record::{Format, GameFile, read, write};
use renju::rules::{Color, Point, SIZE};

fn main() {
    divan::main();
}

/// A game of so many moves: pairs side by side, which never make a five.
fn game(moves: usize) -> Game {
    let mut setup = Setup::new(RuleSet::Standard(Policy::default()));
    setup.time = TimeControl::Sudden(Duration::from_hours(9));
    let mut game = Game::new(setup);
    game.apply(Action::Place(Point::CENTER))
        .expect("the first stone");
    // A knight's stride visits every point of the odd-sized board once and makes no long rows.
    let stride = usize::from(SIZE) * 4 + 7;
    let points = (1..).map(|i| (Point::CENTER.index() + i * stride) % (usize::from(SIZE).pow(2)));
    for index in points {
        if game.moves().len() >= moves || game.outcome().is_some() {
            break;
        }
        game.elapse(Duration::from_millis(1234));
        let point = Point::all().nth(index).expect("an index of the board");
        // Taken points are passed over.
        let _ = game.apply(Action::Place(point));
    }
    assert_eq!(game.moves().len(), moves, "the game ended too early");
    game
}

fn file(moves: usize) -> GameFile {
    GameFile {
        names: [Some("Anna".parse().expect("a name")), None],
        ..GameFile::new(game(moves))
    }
}

#[divan::bench(args = [20, 60, 200])]
fn sgf_written(bencher: Bencher, moves: usize) {
    let file = file(moves);
    bencher.bench(|| write(divan::black_box(&file), Format::Sgf));
}

/// A file of ours: the exact record is replayed.
#[divan::bench(args = [20, 60, 200])]
fn own_sgf_read(bencher: Bencher, moves: usize) {
    let text = write(&file(moves), Format::Sgf).expect("SGF tells everything");
    bencher.bench(|| read(divan::black_box(text.as_bytes()), None, RuleSet::Free));
}

/// A file of others: moves only.
#[divan::bench(args = [20, 60, 200])]
fn foreign_sgf_read(bencher: Bencher, moves: usize) {
    let played = game(moves);
    let nodes = played.moves().iter().map(|m| {
        let p = m.point.expect("no passes here");
        let letter = |n: u8| char::from(b'a' + n);
        let (x, y) = (letter(p.col()), letter(SIZE - 1 - p.row()));
        let color = if m.color == Color::Black { "B" } else { "W" };
        format!(";{color}[{x}{y}]")
    });
    let text = format!("(;GM[4]SZ[15]{})", nodes.collect::<String>());
    bencher.bench(|| read(divan::black_box(text.as_bytes()), None, RuleSet::Free));
}

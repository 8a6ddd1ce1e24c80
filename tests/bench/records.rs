//! How long games as files take: SGF written and read. `cargo bench --bench records`.
//!
//! Games of 20, 60 and 120 moves under the standard rules, with clocks; items a second are games a second.

use std::time::Duration;

use divan::Bencher;
use renju::game::{Action, Game, Policy, RuleSet, Setup, TimeControl};
use renju::record::{Format, GameFile, read, write};
use renju::rules::{Color, Point, SIZE};

fn main() {
    divan::main();
}

/// A game of so many moves: each colour has points of its own of which no three stand in a row.
fn game(moves: usize) -> Game {
    let mut setup = Setup::new(RuleSet::Standard(Policy::default()));
    setup.time = TimeControl::Sudden(Duration::from_secs(9 * 60 * 60));
    let mut game = Game::new(setup);
    let is_black = |p: &Point| (p.col() + 2 * p.row()) % 4 < 2;
    let (black, white): (Vec<Point>, Vec<Point>) = Point::all().partition(is_black);
    let center = std::iter::once(Point::CENTER);
    let mut black = center.chain(black.into_iter().filter(|&p| p != Point::CENTER));
    let mut white = white.into_iter();
    for number in 0..moves {
        game.elapse(Duration::from_millis(1234));
        let next = if number % 2 == 0 {
            black.next()
        } else {
            white.next()
        };
        let point = next.expect("half of the board is enough");
        game.apply(Action::Place(point)).expect("nobody can win");
    }
    game
}

fn file(moves: usize) -> GameFile {
    GameFile {
        names: [Some("Anna".parse().expect("a name")), None],
        ..GameFile::new(game(moves))
    }
}

#[divan::bench(args = [20, 60, 120])]
fn sgf_written(bencher: Bencher, moves: usize) {
    let file = file(moves);
    bencher.bench(|| write(divan::black_box(&file), Format::Sgf));
}

/// A file of ours: the exact record is replayed.
#[divan::bench(args = [20, 60, 120])]
fn own_sgf_read(bencher: Bencher, moves: usize) {
    let text = write(&file(moves), Format::Sgf).expect("SGF tells everything");
    bencher.bench(|| read(divan::black_box(text.as_bytes()), None, RuleSet::Free));
}

/// A file of others: moves only.
#[divan::bench(args = [20, 60, 120])]
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

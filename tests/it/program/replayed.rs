//! `renju replay` in a terminal: stepping, marks, several files, kept games, and playing on from a position.
//! Numbers in comments are entries of the collection of reported cases.

use std::fs;
use std::path::{Path, PathBuf};

use renju::game::{Entry, Phase};
use renju::store::{list, look};
use rustix::process::Signal;
use tempfile::{TempDir, tempdir};

use crate::support::pty::{Session, program};

const RENJU: &str = env!("CARGO_BIN_EXE_renju");

fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/records")
        .join(name)
}

/// Starts in `dir`, which is the state folder too.
#[track_caller]
fn start(dir: &Path, args: &[&str]) -> Session {
    let mut command = program(RENJU);
    command
        .args(args)
        .current_dir(dir)
        .env("RENJU_STATE_DIR", dir);
    Session::start(command, 80, 24)
}

/// Looks through a file of this content.
#[track_caller]
fn replay(name: &str, content: &str, args: &[&str]) -> (TempDir, Session) {
    let dir = tempdir().unwrap();
    fs::write(dir.path().join(name), content).unwrap();
    let session = start(dir.path(), &[&["replay", name], args].concat());
    session.wait_text("move 0 of");
    (dir, session)
}

const LEFT: &str = "\x1b[D";
const RIGHT: &str = "\x1b[C";
const HOME: &str = "\x1b[H";
const END: &str = "\x1b[F";
const PAGE_UP: &str = "\x1b[5~";
const PAGE_DOWN: &str = "\x1b[6~";

/// Black makes a double-three at move 15 which nobody claims, White answers (case 100).
fn unclaimed() -> String {
    fs::read_to_string(record("double-three.sgf")).unwrap()
}

#[test]
fn one_steps_through_a_game() {
    let (_dir, session) = replay("a.sgf", &unclaimed(), &[]);
    for (keys, place) in [
        (RIGHT, "move 1 of 16: Black H8"),
        (" ", "move 2 of 16: White A15"),
        (LEFT, "move 1 of 16"),
        (END, "move 16 of 16: White O15"),
        (RIGHT, "move 16 of 16"),
        (PAGE_UP, "move 6 of 16"),
        (PAGE_DOWN, "move 16 of 16"),
        (HOME, "move 0 of 16: start"),
        (LEFT, "move 0 of 16"),
        ("1", "move 1 of 16"),
        ("5", "move 15 of 16"),
        ("7", "move 7 of 16"),
        ("0", "move 0 of 16"),
    ] {
        session.type_keys(keys);
        session.wait_text(place);
    }
    session.type_keys("q");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert_eq!(session.contents().trim(), "");
}

/// What Black got away with is pointed out at its move and nowhere else; `w` and `x` work at every move.
#[test]
fn an_unclaimed_forbidden_move_is_pointed_out() {
    let (_dir, session) = replay("a.sgf", &unclaimed(), &[]);
    session.type_keys("14");
    session.wait_text("move 14 of 16");
    assert!(!session.contents().contains("forbidden: G8"));
    // The point of the double-three is marked before it is played.
    session.type_keys("x");
    session.wait_text("× 3-3");
    session.wait_text("─×─●─●─");
    session.type_keys(RIGHT);
    session.wait_text("forbidden: G8 double-three (3-3)");
    session.type_keys("w");
    session.wait_text("three");
    session.type_keys("\x1b");
    session.wait_text("move 15 of 16");
    session.type_keys(RIGHT);
    session.wait_text("move 16 of 16");
    assert!(!session.contents().contains("forbidden: G8"));
}

/// `m` puts show move numbers, `i` lets them start at the move shown.
#[test]
fn stones_are_numbered_from_any_move() {
    let (_dir, session) = replay("a.txt", "h8 i9 g7 c3", &[]);
    session.type_keys("4m");
    session.wait_text("move 4 of 4");
    let board =
        |screen: &vt100::Screen| -> String { screen.rows(0, 32).collect::<Vec<_>>().join("\n") };
    let shows = |screen: &vt100::Screen, numbers: &[&str]| {
        // Row 9 holds I9, row 8 H8, row 7 G7, row 3 C3.
        let text = board(screen);
        let row = |label: &str| {
            text.lines()
                .find(|line| line.trim_start().starts_with(label))
                .map(|line| line.trim_start()[label.len()..].to_owned())
                .unwrap_or_default()
        };
        ["9 ", "8 ", "7 ", "3 "]
            .iter()
            .zip(numbers)
            .all(|(label, number)| {
                let row = row(label);
                if number.is_empty() {
                    !row.chars().any(|c| ('1'..='4').contains(&c))
                } else {
                    row.contains(number)
                }
            })
    };
    session.wait_for(|screen| shows(screen, &["2", "1", "3", "4"]));
    session.type_keys("3i4");
    session.wait_for(|screen| shows(screen, &["", "", "1", "2"]));
    session.type_keys("i");
    session.wait_for(|screen| shows(screen, &["2", "1", "3", "4"]));
    session.type_keys("m");
    session.wait_for(|screen| shows(screen, &["", "", "", ""]));
}

/// The game plays by itself to its end, at the speed one likes, and a step stops it.
#[test]
fn a_game_plays_by_itself() {
    let (_dir, session) = replay("a.txt", "h8 i9 g7 c3 d4", &[]);
    session.type_keys("a");
    session.wait_text("autoplay, 1 s per move");
    session.type_keys(">>");
    session.wait_text("autoplay, 0.25 s per move");
    session.wait_text("move 2 of 5");
    session.wait_text("move 5 of 5");
    session.wait_for(|screen| !screen.contents().contains("autoplay,"));
    session.type_keys("<a");
    session.wait_text("autoplay, 0.5 s per move");
    session.type_keys("3");
    session.wait_text("move 3 of 5");
    assert!(!session.contents().contains("autoplay,"));
}

/// Names, event, result, comments, and what was assumed.
#[test]
fn what_the_file_tells_is_shown() {
    let text = "(;GM[4]SZ[15]PB[Anna]PW[李四]EV[Cup 2020]DT[2020-01-02]RE[B+R];B[hh]C[a fine start];W[ig](;B[gi])(;B[aa]))";
    let (_dir, session) = replay("a.sgf", text, &[]);
    for words in ["a.sgf", "Anna", "李四", "Cup 2020", "2020-01-02"] {
        session.wait_text(words);
    }
    session.type_keys(RIGHT);
    session.wait_text("a fine start");
    session.type_keys(RIGHT);
    session.wait_text("other moves here (o): A15");
    session.type_keys("o");
    session.wait_text("variation 2 of 2");
    session.type_keys("\x1b");
    session.wait_text("other moves here");
    session.type_keys(END);
    session.wait_text("result: B+R");
    // Help, and back to the review.
    session.type_keys("?");
    session.wait_for(|screen| !screen.contents().contains("move 3 of 3"));
    session.type_keys("\x1b");
    session.wait_text("move 3 of 3");
}

/// Comments longer than the panel are scrolled.
#[test]
fn a_long_comment_is_scrolled() {
    let words: Vec<String> = (1..=300).map(|n| format!("word{n}")).collect();
    let text = format!("(;GM[4]SZ[15];B[hh]C[{}])", words.join(" "));
    let (_dir, session) = replay("a.sgf", &text, &[]);
    session.type_keys(RIGHT);
    session.wait_text("word1 ");
    assert!(!session.contents().contains("word300"));
    session.send(&"]".repeat(60));
    session.wait_text("word300");
    session.send(&"[".repeat(60));
    session.wait_text("word1 ");
}

/// Tab steps from file to file, each with its own rules and numbers.
#[test]
fn several_files() {
    let (dir, session) = replay("a.txt", "h8 i9", &[]);
    drop(session);
    fs::write(
        dir.path().join("b.psq"),
        "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\n-1\n",
    )
    .unwrap();
    let session = start(dir.path(), &["replay", "a.txt", "b.psq"]);
    session.wait_text("a.txt (1/2)");
    session.type_keys("\t");
    session.wait_text("b.psq (2/2)");
    session.type_keys("2");
    session.wait_text("move 2 of 2");
    session.type_keys("\t");
    session.wait_text("a.txt (1/2)");
    session.wait_text("move 0 of 2");
}

/// `:play` goes on as a game for two, which is kept like any other.
#[test]
fn one_plays_on_from_a_position() {
    let (dir, session) = replay("a.sgf", &unclaimed(), &[]);
    session.type_keys("8:play\r");
    session.wait_text("Black to move · move 9");
    session.type_keys(":d4\r");
    session.wait_text("White to move · move 10");
    session.kill(Signal::KILL);
    session.wait_exit();
    let session = start(dir.path(), &["--resume"]);
    session.wait_text("White to move · move 10");
}

/// Where a game ended there is nothing to go on with; one step before there is.
#[test]
fn nothing_goes_on_after_the_end() {
    let (_dir, session) = replay("a.txt", "h8 a1 i8 a2 j8 a3 k8 a4 l8", &["--rule", "free"]);
    session.type_keys(END);
    session.wait_text("Black wins");
    session.type_keys(":play\r");
    session.wait_text("the game ended here");
    session.type_keys(LEFT);
    session.type_keys(":play\r");
    session.wait_text("Black to move · move 9");
    session.type_keys(":l8\r");
    session.wait_text("Black wins");
}

/// Early RIF positions: of our own games with everything agreed so far, of others by the opening's own steps.
#[test]
fn an_opening_goes_on_as_an_opening() {
    let dir = tempdir().unwrap();
    let session = start(dir.path(), &["--rule", "rif", "--clock", "20m/60s"]);
    session.wait_text("move 1");
    session.type_keys(":h8\r:h9\r:j10\ry:c3\r:e5\r:f6\r:e5\ry:d4\r:save own.sgf\r");
    session.wait_text("saved as own.sgf");
    session.type_keys("q");
    session.wait_text("[n stay]");
    session.type_keys("y");
    session.wait_exit();
    fs::write(dir.path().join("foreign.txt"), "h8 h9 j10 c3 e5 d4").unwrap();
    for (file, swap) in [("own.sgf", true), ("foreign.txt", false)] {
        for (at, asked) in [
            ("0", "move 1"),
            ("2", "move 3"),
            ("3", "swap colours"),
            ("4", "propose a fifth move (1 of 2)"),
        ] {
            let session = start(dir.path(), &["replay", file, "--rule", "rif"]);
            session.wait_text("move 0 of 6");
            session.type_keys(&format!("{at}:play\r"));
            session.wait_text(asked);
            assert_eq!(session.contents().contains("20:00"), swap);
        }
    }
    // The swap of our own game is in the game that goes on, as a decision.
    let session = start(dir.path(), &["replay", "own.sgf"]);
    session.wait_text("move 0 of 6");
    session.type_keys("4:play\r");
    session.wait_text("propose a fifth move");
    session.kill(Signal::KILL);
    session.wait_exit();
    let newest = list(dir.path()).unwrap().games.remove(0);
    let (_, game, _) = look(&newest.path).unwrap();
    assert!(matches!(game.phase(), Phase::Proposing { .. }));
    let decided = |entry: &&Entry| matches!(entry, Entry::Decided(renju::game::Action::Swap(true)));
    assert_eq!(game.record().iter().filter(decided).count(), 1);
}

/// The finished game is looked through with `v`, and a game played on from there does not count in the match.
#[test]
fn from_the_finished_game_and_back() {
    let dir = tempdir().unwrap();
    let session = start(dir.path(), &["--black", "Anna", "--white", "Bert"]);
    session.wait_text("play move 1");
    session.type_keys("\r:h9\r:i9\r");
    session.wait_text("move 4");
    let resign = || {
        session.type_keys("r");
        session.wait_text("[n no]");
        session.type_keys("y");
        session.wait_text("wins");
    };
    resign();
    session.type_keys("v");
    session.wait_text("move 3 of 3");
    session.type_keys("v");
    session.wait_text("n next game");
    session.type_keys("v");
    session.wait_text("move 3 of 3");
    session.type_keys("1:play\r");
    session.wait_text("White Bert to move · move 2");
    session.type_keys(":g9\r");
    session.wait_text("move 3");
    resign();
    // The match goes on, colours exchanged.
    session.type_keys("n");
    session.wait_text("Black Bert: play move 1");
    session.wait_text("0 won, 1 lost, 0 drawn");
    assert!(session.contents().contains("1 won, 0 lost, 0 drawn"));
    session.type_keys("\r");
    session.wait_text("move 2");
    session.kill(Signal::KILL);
    session.wait_exit();
    let games = list(dir.path()).unwrap().games;
    assert_eq!(games.len(), 3);
    assert_eq!(games[0].header.series.len(), 1);
}

/// A kept game is looked through by the name that the list gives.
#[test]
fn a_kept_game_is_looked_through() {
    let dir = tempdir().unwrap();
    let session = start(dir.path(), &["--black", "Anna"]);
    session.wait_text("play move 1");
    session.type_keys("\r:h9\r");
    session.wait_text("move 3");
    let path = list(dir.path()).unwrap().games.remove(0).path;
    let name = path.file_name().unwrap().to_str().unwrap().to_owned();
    let before = fs::read(&path).unwrap();
    // Even while it is played.
    let second = start(Path::new("/"), &["replay", path.to_str().unwrap()]);
    second.wait_text("move 0 of 2");
    drop(second);
    let second = start(dir.path(), &["replay", &name]);
    second.wait_text("Anna");
    second.type_keys(END);
    second.wait_text("move 2 of 2: White H9");
    assert_eq!(fs::read(&path).unwrap(), before);
    session.type_keys(":i9\r");
    session.wait_text("move 4");
}

/// A file that cannot be read: one line, exit code 1, and the terminal is never touched.
#[test]
fn a_bad_file_is_one_line() {
    let dir = tempdir().unwrap();
    let twice = record("bad-twice.txt");
    for (file, reason) in [
        (twice.to_str().unwrap(), "bad-twice.txt: "),
        ("none.sgf", "no such file"),
        ("/dev/zero", "not a regular file"),
        ("/", "it is a folder"),
        ("game-1.journal", "no such file"),
    ] {
        let session = start(dir.path(), &["replay", file]);
        assert_eq!(session.wait_exit().code(), Some(1), "{file}");
        let text = session.contents();
        assert!(
            text.starts_with("renju: ") && text.contains(reason),
            "{text}"
        );
        assert!(!session.bytes().contains(&b'\x1b'));
        assert_eq!(text.trim_end().lines().count(), 1, "{text}");
    }
}

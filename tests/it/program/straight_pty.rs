//! The program in a pseudo-terminal that answers, late, early or never, how wide it draws an ambiguous character.
//! Numbers in comments are entries of the collection of reported cases.

use std::path::Path;

use crate::support::columns::Columns;
use crate::support::pty::{Session, program};

const QUESTION: &str = "\x1b[6n";

fn start(variables: &[(&str, &str)], arguments: &[&str]) -> Session {
    let mut command = program(Path::new(env!("CARGO_BIN_EXE_renju")));
    command.args(arguments);
    command.envs(variables.iter().copied());
    Session::start(command, 80, 24)
}

/// Sends what the terminal answers once it is asked, and waits for the board.
fn answered(session: &Session, answer: &str) {
    // The question ends with the row wiped; the model behind the session shows nothing of it.
    while !contains(&session.bytes(), QUESTION) {
        std::thread::yield_now();
    }
    session.send(answer);
    wait_board(session);
}

fn wait_board(session: &Session) {
    // The hints are the last that is sent of a frame.
    session.wait_for(|screen| {
        screen
            .rows(0, 100)
            .any(|row| row.contains("q leave") || row.contains("q 离开"))
    });
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|window| window == text.as_bytes())
}

/// Checks in a terminal of that width that labels and right edge stand below each other.
#[track_caller]
fn assert_straight(session: &Session, ambiguous: usize, edge: &str) {
    let mut screen = Columns::new(80, 24, ambiguous);
    screen.feed(&session.bytes());
    let picture = screen.picture();
    let row_of = |label: &str| {
        (0..24)
            .find(|&y| {
                format!("{}{}{}", screen.at(0, y), screen.at(1, y), screen.at(2, y)) == label
            })
            .unwrap_or_else(|| panic!("no row {label:?}:\n{picture}"))
    };
    let find = |y: u16, wanted: &str| {
        (3..80)
            .rev()
            .filter(|&x| x < 37)
            .find(|&x| screen.at(x, y) == wanted)
            .unwrap_or_else(|| panic!("no {wanted:?} in row {y}:\n{picture}"))
    };
    let edges: Vec<u16> = (2..15)
        .map(|row| find(row_of(&format!("{row:2} ")), edge))
        .collect();
    assert!(edges.iter().all(|x| *x == edges[0]), "{edges:?}\n{picture}");
    let labels: Vec<u16> = (2..10)
        .map(|row| find(row_of(&format!("{row:2} ")), &row.to_string()))
        .collect();
    assert!(
        labels.iter().all(|x| *x == labels[0]),
        "{labels:?}\n{picture}"
    );
    assert!(labels[0] > edges[0]);
}

const CHINESE: &[(&str, &str)] = &[("LANG", "zh_CN.UTF-8")];

#[test]
fn the_set_follows_the_answer_and_the_board_is_straight() {
    // 165
    for (variables, answer, ambiguous, edge) in [
        (CHINESE, "\x1b[1;3R", 2, "┤"),
        (CHINESE, "\x1b[1;2R", 1, "┤"),
        (&[][..], "\x1b[1;3R", 2, "┤"),
        (&[][..], "\x1b[1;2R", 1, "┤"),
        (&[][..], "\x1b[1;4R", 1, "."),
        (&[][..], "\x1b[1;4R", 2, "."),
    ] {
        let session = start(variables, &[]);
        answered(&session, answer);
        assert_straight(&session, ambiguous, edge);
        let before_frames = session.bytes();
        let start = before_frames
            .windows(8)
            .position(|w| w == b"\x1b[?2026h")
            .unwrap();
        let mut asked = Columns::new(80, 24, ambiguous);
        asked.feed(&before_frames[..start]);
        assert_eq!(asked.picture().trim(), "", "the question was wiped");
    }
}

#[test]
fn without_an_answer_a_chinese_locale_gets_what_is_straight_in_either_width() {
    let session = start(CHINESE, &[]);
    wait_board(&session);
    assert_straight(&session, 1, "┤");
    assert_straight(&session, 2, "┤");
}

#[test]
fn keys_typed_while_the_terminal_is_asked_are_kept_in_order() {
    // 175
    let session = start(&[], &["--rule", "free", "--lang", "en"]);
    answered(&session, "l\x1b[C\x1b[1;2R\x1b[Al");
    session.wait_text("K9");
    session.look(|screen| assert!(!screen.contents().contains("Resign")));
}

#[test]
fn without_an_answer_it_goes_on_and_a_late_one_is_no_key() {
    // 175
    let session = start(&[], &["--rule", "free", "--lang", "en"]);
    session.send("l");
    session.wait_text("I8");
    session.send("\x1b[1;3R");
    session.send("l");
    session.wait_text("J8");
    session.look(|screen| assert!(!screen.contents().contains("Resign")));
    assert_straight(&session, 1, "┤");
}

#[test]
fn nobody_is_asked_where_the_answer_could_change_nothing() {
    // 162, 169
    for (variables, arguments) in [
        (&[("LC_ALL", "C")][..], &[][..]),
        (&[("TERM", "linux")][..], &[][..]),
        (&[][..], &["--glyphs", "ascii"][..]),
        (&[][..], &["--glyphs", "line"][..]),
    ] {
        let session = start(variables, arguments);
        wait_board(&session);
        assert!(!contains(&session.bytes(), QUESTION));
        if arguments != ["--glyphs", "line"] {
            assert_straight(&session, 2, ".");
        }
    }
    let session = start(&[("LC_ALL", "C"), ("LANG", "zh_CN.UTF-8")], &[]);
    wait_board(&session);
    assert!(session.bytes().is_ascii());
}

#[test]
fn plus_and_minus_change_the_size_of_the_board() {
    let mut command = program(Path::new(env!("CARGO_BIN_EXE_renju")));
    command.args(["--glyphs", "line", "--size", "small"]);
    let session = Session::start(command, 100, 36);
    wait_board(&session);
    let large = "├───┼───┼";
    assert!(!session.contents().contains(large));
    session.send("+");
    session.wait_text(large);
    session.send("-");
    session.wait_for(|screen| !screen.contents().contains(large));
    session.wait_text("├─┼─┼");
    // A size that has no room waits for it.
    session.send("+");
    session.wait_text(large);
    session.resize(80, 24);
    session.wait_for(|screen| screen.rows(0, 80).any(|row| row.contains("├─┼─┼")));
    session.resize(100, 36);
    session.wait_text(large);
}

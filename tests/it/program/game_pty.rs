//! Whole games in a real terminal: the program itself, from the command line to the screen that
//! is given back.
//! Numbers in comments are entries of the collection of reported cases.

use std::os::unix::process::ExitStatusExt;
use std::process::Command;

use rustix::process::Signal;

use crate::program::terminal_layer::assert_given_back;
use crate::support::dense::Seeded;
use crate::support::pty::{Session, program};

const RENJU: &str = env!("CARGO_BIN_EXE_renju");

#[track_caller]
fn start(args: &[&str]) -> Session {
    start_with(args, |_| {})
}

#[track_caller]
fn start_with(args: &[&str], change: impl FnOnce(&mut Command)) -> Session {
    let mut command = program(RENJU);
    command.args(args);
    change(&mut command);
    let session = Session::start(command, 80, 24);
    session.wait_text("A B C D E F G H I J K L M N O");
    session
}

/// Types points and words into the line one after the other.
fn enter(session: &Session, words: &str) {
    for word in words.split_whitespace() {
        session.type_keys(&format!(":{word}\r"));
    }
}

/// The program ends well, the terminal is as it was, and this stands in the shell.
#[track_caller]
fn ends_with(session: &Session, line: &str) {
    assert_eq!(session.wait_exit().code(), Some(0));
    assert_given_back(session, 1);
    let left = session.contents();
    assert_eq!(left.trim_end().lines().last(), Some(line));
}

/// Whether a stone or a mark stands on a point of the 80×24 screen.
fn has(screen: &vt100::Screen, column: u16, row: u16, wanted: &str) -> bool {
    let line = (0..24).find(|&y| {
        let label: String = (0..2)
            .filter_map(|x| screen.cell(y, x))
            .map(vt100::Cell::contents)
            .collect();
        label.trim() == row.to_string() && screen.cell(y, 0).is_some()
    });
    line.and_then(|y| screen.cell(y, 3 + 2 * column))
        .is_some_and(|cell| cell.contents() == wanted)
}

#[test]
fn a_standard_game_is_won_by_five() {
    let session = start(&["--black", "Anna", "--white", "李四"]);
    session.wait_text("Black Anna: play move 1 on H8");
    // With Enter and arrows, with letters, with Space, with typed points.
    session.type_keys("\r");
    session.wait_text("White 李四 to move · move 2");
    session.type_keys("\x1b[A\r");
    session.wait_text("move 3");
    session.type_keys("jh ");
    session.wait_text("move 4");
    enter(&session, "g9 i8 i9 f8 j9 e8");
    session.wait_text("Black Anna wins: five in a row");
    session.wait_for(|screen| (4..9).all(|column| has(screen, column, 8, "◆")));
    session.wait_text("n next game");
    session.type_keys("qy");
    ends_with(&session, "Black Anna wins: five in a row (自由取胜)");
    // The last position stays above the result.
    let left = session.contents();
    for part in [
        "   A B C D E F G H I J K L M N O",
        " 8 . . . . x x x x x . . . . . .",
        "x Black, o White; last stone E8",
    ] {
        assert!(left.contains(part), "no {part:?} in {left}");
    }
}

#[test]
fn a_double_three_is_claimed_and_shown() {
    let session = start(&["--lang", "zh"]);
    enter(&session, "h8 a1 i8 c1 g9 e1 g10 g1 g8");
    session.wait_text("轮到白方 · 第 10 手");
    session.type_keys("f");
    session.wait_text("白方：指出黑方禁手吗？");
    session.type_keys("y");
    session.wait_text("白方胜：追下取胜，G8 三三禁手");
    session.wait_text("G8：三三禁手");
    session.wait_for(|screen| has(screen, 6, 8, "◆") && has(screen, 6, 10, "◆"));
    session.type_keys("\x1b[C");
    session.wait_for(|screen| has(screen, 6, 10, "●") && has(screen, 5, 8, "a"));
    // From the reasons to the board, away, and not saved as a file.
    session.type_keys("qqy");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert_given_back(&session, 1);
}

#[test]
fn a_wrong_claim_is_answered_and_the_game_goes_on() {
    let session = start(&[]);
    enter(&session, "h8 a1 i8");
    session.wait_text("White to move · move 4");
    session.type_keys("fy");
    session.wait_text("I8 is not forbidden");
    session.wait_text("White to move · move 4");
    enter(&session, "c1");
    session.wait_text("Black to move · move 5");

    let session = start(&["--wrong-claim", "loss"]);
    enter(&session, "h8 a1 i8");
    session.wait_text("move 4");
    session.type_keys("f");
    session.wait_text("A wrong claim loses the game");
    session.type_keys("y");
    session.wait_text("Black wins: White's claim was wrong");
}

#[test]
fn a_whole_rif_opening_with_swap_and_a_refused_proposal() {
    let session = start(&[
        "--rule", "RIF", "--black", "Anna", "--white", "Bo", "--clock", "none",
    ]);
    session.wait_text("tentative Black Anna: place a black stone");
    session.type_keys("\r\x1b[A\r\x1b[A\r");
    session.wait_text("tentative White Bo: swap colours or keep");
    session.type_keys("\r");
    session.wait_text("choose an answer first");
    session.type_keys("y");
    session.wait_text("White Anna: play move 4 anywhere");
    session.wait_text("Opening 1D Kansei");
    enter(&session, "h5");
    session.wait_text("Black Bo: propose a fifth move (1 of 2)");
    enter(&session, "g8 i8");
    session.wait_text("I8 is symmetrical to G8");
    enter(&session, "i9");
    session.wait_for(|screen| has(screen, 6, 8, "5") && has(screen, 8, 9, "5"));
    enter(&session, "g8");
    session.wait_text("White Anna: remove G8?");
    session.type_keys("y");
    session.wait_text("White Anna to move · move 6");
    session.wait_for(|screen| has(screen, 8, 9, "●") && !has(screen, 6, 8, "5"));
    enter(&session, "i10");
    session.wait_text("Black Bo to move · move 7");
    session.type_keys("q");
    session.wait_text("Leave");
    session.type_keys("y");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert_given_back(&session, 1);
}

#[test]
fn every_screen_can_be_left_and_gives_the_terminal_back() {
    // 133, 134, 118: keys that lead to a screen, what is seen there, keys that leave.
    for (keys, seen, leave) in [
        ("", "play move 1", "q"),
        ("?", "KEYS", "qq"),
        (":h", ": h", "\x7f\x7fq"),
        (":h8\r", "White to move", "qy"),
        (":h8\rr", "Resign?", "nqy"),
        (":h8\rq", "Leave", "y"),
        (":h8\rry", "Black wins", "qy"),
        (":h8\rryg", "GAMES SO FAR", "qqy"),
        (":h8\r:i9\r:g7\rf", "claim a forbidden move", "nqy"),
    ] {
        let session = start(&[]);
        session.type_keys(keys);
        session.wait_text(seen);
        session.type_keys(leave);
        assert_eq!(session.wait_exit().code(), Some(0), "{keys:?}");
        assert_given_back(&session, 1);

        // Ctrl-C twice gets out of everywhere.
        let session = start(&[]);
        session.type_keys(keys);
        session.wait_text(seen);
        session.send("\x03\x03");
        assert_eq!(session.wait_exit().code(), Some(0), "{keys:?}");
        assert_given_back(&session, 1);
    }
}

#[test]
fn leaving_a_game_that_is_not_kept_loses_it_and_says_so() {
    let session = start_with(&[], |command| {
        command.env("RENJU_STATE_DIR", "/dev/null/no-folder");
    });
    enter(&session, "h8");
    session.wait_text("White to move");
    session.type_keys("q");
    session.wait_text("White: leave and lose the game?");
    session.type_keys("y");
    ends_with(&session, "Black wins: White left the game");
}

#[test]
fn stopped_and_called_back_it_draws_everything_again() {
    // 129
    let mut command = program("bash");
    let script = "\"$0\" --lang en; echo stopped: $?; read -r; fg; echo ended: $?";
    command.args(["--norc", "-mc", script]).arg(RENJU);
    let session = Session::start(command, 80, 24);
    session.wait_text("play move 1 on H8");
    enter(&session, "h8");
    session.wait_text("White to move");
    session.type_keys("\x1a");
    session.wait_text("stopped: 149");
    assert_given_back(&session, 1);
    session.resize(60, 24);
    session.type_keys("\n");
    session.wait_text("welcome back");
    session.wait_text("[●]");
    session.type_keys("qy");
    session.wait_text("ended: 0");
    session.wait_exit();
    assert_given_back(&session, 2);
}

#[test]
fn a_signal_in_a_game_gives_the_terminal_back() {
    // 116, 125
    for signal in [Signal::TERM, Signal::HUP] {
        let session = start(&["--clock", "20m"]);
        enter(&session, "h8");
        session.wait_text("White to move");
        session.kill(signal);
        assert_eq!(session.wait_exit().signal(), Some(signal.as_raw()));
        assert_given_back(&session, 1);
    }
}

#[test]
fn held_keys_decide_nothing_twice() {
    // 82, 136
    let session = start(&["--rule", "free"]);
    enter(&session, "a1 a3 b5 c8");
    session.wait_text("Black to move · move 5");
    // A burst decides nothing at all.
    session.send(&"p".repeat(30));
    session.wait_text("Black: pass?");
    session.type_keys("n");
    session.wait_for(|screen| !screen.contents().contains("pass?"));
    session.send(&"r".repeat(30));
    session.wait_text("Resign?");
    session.send(&"\r".repeat(30));
    session.send("\x1b");
    session.wait_for(|screen| !screen.contents().contains("Resign?"));
    session.wait_text("Black to move · move 5");
    session.type_keys("q");
    session.wait_text("Leave");
    session.send(&"\r".repeat(5));
    session.type_keys("y");
    assert_eq!(session.wait_exit().code(), Some(0));
}

#[test]
fn a_storm_of_sizes_loses_no_key() {
    // 154
    let session = start(&["--rule", "free"]);
    let mut random = Seeded::new(154);
    let points = "abcdefghijklmno";
    let mut typed = 0;
    for n in 0..200 {
        let side = |random: &mut Seeded, most| u16::try_from(random.within(1, most)).unwrap();
        session.resize(side(&mut random, 120), side(&mut random, 60));
        if n % 10 == 0 && typed < 15 {
            // A window that shows the game: in a smaller one no key decides.
            let side = |random: &mut Seeded, least, most| {
                u16::try_from(random.within(least, most)).unwrap()
            };
            session.resize(side(&mut random, 34, 120), side(&mut random, 18, 60));
            let column = &points[typed..=typed];
            let row = if typed % 2 == 0 { 2 } else { 14 };
            enter(&session, &format!("{column}{row}"));
            let line = format!(": {column}{row}");
            session.wait_for(|screen| !screen.contents().contains(&line));
            typed += 1;
            // Five in a row would end the game.
            if typed % 6 == 4 {
                enter(&session, "pass");
                session.wait_text("pass?");
                session.type_keys("y");
                session.wait_for(|screen| !screen.contents().contains("pass?"));
            }
        }
    }
    session.resize(80, 24);
    session.wait_for(|screen| {
        (0..15).all(|column| {
            ["●", "○"]
                .iter()
                .any(|stone| has(screen, column, if column % 2 == 0 { 2 } else { 14 }, stone))
        })
    });
    session.type_keys("qy");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert_given_back(&session, 1);
}

#[test]
fn letters_of_other_layouts_and_full_width_ones_work() {
    // 141, 143
    let session = start(&[]);
    session.type_keys("：ｈ８\r");
    session.wait_text("White to move · move 2");
    // ЙЦУКЕН: р is h, к is r, й is q.
    session.type_keys("р\r");
    session.wait_text("move 3");
    session.wait_for(|screen| has(screen, 6, 8, "○") || has(screen, 6, 8, "●"));
    session.type_keys("к");
    session.wait_text("Resign?");
    session.type_keys("т");
    session.wait_for(|screen| !screen.contents().contains("Resign?"));
    session.type_keys("禁");
    session.wait_text("claim a forbidden move");
    session.type_keys("ｎｑ");
    session.wait_text("Leave");
    session.type_keys("ｙ");
    assert_eq!(session.wait_exit().code(), Some(0));
}

#[test]
fn pasted_text_is_never_keys() {
    // 147
    let session = start(&[]);
    session.type_keys("\x1b[200~qqyyrr\nh8 i9\n\x1b[201~");
    session.wait_text("paste ignored");
    session.type_keys("\r");
    session.wait_text("White to move · move 2");
    session.type_keys("r\x1b[200~yyy\n\x1b[201~");
    session.wait_text("paste ignored");
    session.wait_text("Resign?");
    session.type_keys("n:\x1b[200~i9\nj9\n\x1b[201~\r");
    session.wait_text("Black to move · move 3");
    session.type_keys(&format!(":\x1b[200~{}\x1b[201~", "q".repeat(100_000)));
    session.wait_text(": qqqq");
    session.type_keys("\r");
    session.wait_text("is not a point");
    session.type_keys("qy");
    assert_eq!(session.wait_exit().code(), Some(0));
}

#[test]
fn where_no_file_may_grow_the_game_goes_on_and_says_so() {
    let mut command = program("bash");
    command
        .args(["-c", "ulimit -f 0; exec \"$0\" --lang en"])
        .arg(RENJU);
    let session = Session::start(command, 80, 24);
    session.wait_text("not being saved");
    session.type_keys("\r");
    session.wait_text("move 2");
}

#[test]
fn the_flag_falls_without_a_key() {
    // 61, 177
    let session = start(&["--clock", "1s"]);
    session.wait_text("White wins: Black ran out of time");
    session.type_keys("qy");
    ends_with(&session, "White wins: Black ran out of time");
}

#[test]
fn a_match_of_four_games_exchanges_colours_and_keeps_the_score() {
    let session = start(&["--games", "4", "--black", "Anna", "--white", "Bo"]);
    for game in 1..=4 {
        let black = if game % 2 == 1 { "Anna" } else { "Bo" };
        session.wait_text(&format!("Black {black}: play move 1 on H8"));
        enter(&session, "h8");
        session.wait_text("move 2");
        // White resigns each time: the player who opens wins.
        session.type_keys("ry");
        session.wait_text(&format!("Black {black} wins"));
        session.type_keys("n");
    }
    session.wait_text("the match is over");
    session.type_keys("g");
    session.wait_text("Game 4 (Black: Bo)");
    session.wait_text("2 won, 2 lost, 0 drawn, score 0");
    session.type_keys("qqy");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert_given_back(&session, 1);
}

//! What a terminal says unasked, in a real terminal: no report and no control string is ever a key of the game, and
//! the keys after it are. Numbers in comments are entries of the collection of reported cases.

use crate::support::pty::{Session, program};

const RENJU: &str = env!("CARGO_BIN_EXE_renju");

/// A running game; the first answer is to the question at the start.
fn start() -> Session {
    let mut command = program(RENJU);
    command.args(["--rule", "free", "--lang", "en"]);
    let session = Session::start(command, 80, 24);
    session.send("l");
    session.wait_text(" I8");
    session
}

fn data(name: &str) -> String {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn reports_are_no_keys_and_the_next_key_works() {
    // 208, 209
    let session = start();
    let reports = [
        data("reply-background-nord.bin"),
        data("report-theme-changed.bin"),
        "\x1b[>1;95;0c\x1b[?62;22c\x1bP>|XTerm(388)\x1b\\".into(),
        "\x1bP1+r5463=72\x1b\\\x1b_Grr;1\x1b\\\x1b]52;c;cmVzaWdu\x07".into(),
        "\u{9d}11;rgb:r1/r1/r1\u{9c}\x1b[6;20;10t".into(),
    ];
    for (count, report) in reports.iter().enumerate() {
        for part in [report.as_str(), &format!("{report}{report}")] {
            session.send(part);
        }
        // Right, or left again: the label of the cursor tells that the key was taken.
        let (key, label) = [("l", " J8"), ("h", " I8")][count % 2];
        session.send(key);
        session.wait_text(label);
        session.look(|screen| {
            let last = screen.rows(0, 80).last().unwrap_or_default();
            assert!(last.contains("q leave"), "{report:?}: {last}");
        });
    }
}

#[test]
fn a_string_that_never_ends_gives_the_keys_back() {
    let session = start();
    session.send("\x1b]");
    session.send("\x1b[C");
    session.wait_text(" J8");
    session.send("\x1b]11;rgb:");
    session.send("\x03");
    session.wait_text("leave");
    session.send("\x1b");
    session.wait_text("q leave");
}

#[test]
fn digits_that_keep_coming_do_not_hold_up_the_first_board() {
    let session = Session::start(program(RENJU), 80, 24);
    let digits = session.pour("1");
    session.wait_text("A B C D E F G H I J K L M N O");
    drop(digits);
}

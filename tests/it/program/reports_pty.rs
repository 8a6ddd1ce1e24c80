//! What a terminal says unasked, in a real terminal: no report and no control string is ever a key of the game, and
//! the keys after it are. Numbers in comments are entries of the collection of reported cases.

use std::time::Duration;

use crate::fuzz::storm::storm;
use crate::support::pty::{Session, program};
use crate::support::random_play::Dice;

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
fn the_hidden_cursor_stands_on_what_is_chosen() {
    // 212, 213
    let session = start();
    let stands_on = |wanted: &str| {
        session.wait_for(|screen| {
            let (row, column) = screen.cursor_position();
            let at = |x: u16| {
                screen
                    .cell(row, x)
                    .map_or_else(String::new, |cell| cell.contents().to_owned())
            };
            screen.hide_cursor()
                && match wanted {
                    "[]" => at(column - 1) == "[" && at(column + 1) == "]",
                    _ => {
                        (column..column + wanted.len() as u16)
                            .map(at)
                            .collect::<String>()
                            == wanted
                    }
                }
        });
    };
    stands_on("[]");
    session.send("l");
    session.wait_text(" J8");
    stands_on("[]");
    session.type_keys("r");
    session.wait_text("Resign?");
    stands_on("n no");
    session.type_keys("\x1b[C");
    stands_on("y ");
    session.type_keys("\x1b");
    session.type_keys(":k1");
    session.wait_text(": k1");
    session.wait_for(|screen| screen.hide_cursor() && screen.cursor_position().1 == 4);
}

/// Where two people are led in one evening: the keys that lead there from the board, what shows that they are there, and
/// what stands on the screen as long as nothing is decided.
const EVENING: [[&str; 3]; 19] = [
    ["", "move 1", "move 1"],
    [":h8\r", "move 2", "move 2"],
    [":h9\r:j10\r", "swap colours", "swap colours"],
    ["\ry", "move 4", "move 4"],
    [":c3\r", "(1 of 2)", "(1 of 2)"],
    [":e5\r:f6\r", "remove one", "remove one"],
    [":e5\r", "emove E5", "remove one"],
    [":e5\ry", "move 6", "move 6"],
    ["f", "n no", "move 6"],
    ["d", "Accept?", "move 6"],
    ["\rn", "move 6", "move 6"],
    ["u", "n neither", "move 6"],
    ["?", "KEYS", "move 6"],
    [":f7", ": f7", "move 6"],
    ["q", "stay", "move 6"],
    ["r", "Resign?", "move 6"],
    ["ry", "wins", "wins"],
    ["v", "of 5", "wins"],
    ["n", "game 2 of 2", "move 1"],
];

/// Reports, strings, bursts, pastes, clicks and held keys decide nothing wherever the two are; `fuzz::storm` tries every
/// phase of every rule with the same parser.
#[test]
fn a_storm_of_bytes_decides_nothing() {
    let mut dice = Dice::new(208);
    let mut command = program(RENJU);
    command.args([
        "--rule",
        "rif",
        "--games",
        "2",
        "--clock",
        "none",
        "--takeback",
        "ask",
        "--lang",
        "en",
    ]);
    let session = Session::start(command, 80, 24);
    for [keys, shown, stands] in EVENING {
        session.type_keys(keys);
        session.wait_text(shown);
        // A person who moves the cursor is at the keyboard.
        session.send("hl");
        for (gap, bytes) in (0..2).flat_map(|_| storm(&mut dice)) {
            std::thread::sleep(Duration::from_millis(gap.min(12)));
            session.send_bytes(&bytes);
        }
        // What was pasted without an end would hold the next keys for a second.
        session.send("\x1b[201~");
        // What stands in front is closed; another key in between, since a key that is held closes nothing.
        let is_board = |screen: &vt100::Screen| {
            screen
                .rows(0, 80)
                .last()
                .is_some_and(|row| row.contains("q leave"))
        };
        for _ in 0..8 {
            session.type_keys("\x0c");
            if session.look(is_board) {
                break;
            }
            session.type_keys("\x1b");
        }
        session.wait_for(|screen| is_board(screen) && screen.contents().contains(stands));
    }
}

#[test]
fn digits_that_keep_coming_do_not_hold_up_the_first_board() {
    let session = Session::start(program(RENJU), 80, 24);
    let digits = session.pour("1");
    session.wait_text("A B C D E F G H I J K L M N O");
    drop(digits);
}

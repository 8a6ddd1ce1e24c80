//! What a terminal says unasked, in a real terminal: no report and no control string is ever a key of the game, and
//! the keys after it are. Numbers in comments are entries of the collection of reported cases.

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

/// Reports, strings, bursts, pastes and held keys of every kind decide nothing, whatever is in front.
#[test]
fn a_storm_of_bytes_decides_nothing() {
    let mut dice = Dice::new(208);
    for front in ["", "r", "f", "u", "p", "?", ":k1", "q", "\x1b"] {
        let session = start();
        for stone in [":h8\r", ":i9\r", ":g7\r"] {
            session.type_keys(stone);
        }
        session.wait_text("White to move · move 4");
        session.type_keys(front);
        for _ in 0..8 {
            let storm = storm(&mut dice);
            // Never two Ctrl-C, which leave.
            session.send(&storm);
            std::thread::sleep(std::time::Duration::from_millis(dice.below(60) as u64));
        }
        // What was begun is given up, and what stands in front closed.
        session.type_keys("\x1b");
        session.type_keys("\x1b");
        for _ in 0..6 {
            if session.contents().contains("White to move · move 4") {
                break;
            }
            session.type_keys("\x1b");
        }
        session.wait_text("White to move · move 4");
    }
}

/// Something that no hand types.
fn storm(dice: &mut Dice) -> String {
    let keys = [
        "resign\r", "carry", "yyy", "\r\r\r", "  ", "jjj\r", ":h1\r", "2222", "pppy", "dy\r",
        "ndry", "qyqy",
    ];
    let mut pick = |from: &[&str]| from[dice.below(from.len())].to_owned();
    let text = pick(&keys);
    match pick(&["string", "report", "paste", "cut paste", "burst", "burst"]).as_str() {
        "string" => format!(
            "{}{text}{}",
            pick(&[
                "\x1b]11;", "\x1bP>|", "\x1b_G", "\x1b^", "\x1bX", "\u{9d}", "\u{90}"
            ]),
            pick(&["\x1b\\", "\x07", "\u{9c}"])
        ),
        "report" => pick(&[
            "\x1b[?997;1n",
            "\x1b[>1;95;0c",
            "\x1b[1;3R",
            "\x1b[?62;22c",
            "\x1b[6;20;10t",
            "\x1b[?2026;2$y",
            "\x1b[I",
        ]),
        "paste" => format!("\x1b[200~{text}\x1b[201~"),
        "cut paste" => format!("\x1b[200~{text}"),
        _ => text.repeat(2),
    }
}

#[test]
fn digits_that_keep_coming_do_not_hold_up_the_first_board() {
    let session = Session::start(program(RENJU), 80, 24);
    let digits = session.pour("1");
    session.wait_text("A B C D E F G H I J K L M N O");
    drop(digits);
}

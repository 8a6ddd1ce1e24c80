//! Every option of a game does something on the screen and in the line mode, or is refused: the options are those that
//! the help lists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::tempdir;

use super::completions::flags;
use crate::support::program::{at_home, called, run};
use crate::support::pty::{Session, program};

const RENJU: &str = env!("CARGO_BIN_EXE_renju");

/// Each option with a value that is not what holds without it, and what stands beside it.
const OPTIONS: [(&str, &[&str], &[&str]); 21] = [
    ("rule", &["--rule", "rif"], &[]),
    ("opening-rule", &["--opening-rule", "swap2"], &[]),
    ("forbidden", &["--forbidden", "loss"], &[]),
    ("wrong-claim", &["--wrong-claim", "loss"], &[]),
    ("black", &["--black", "Lin"], &[]),
    ("white", &["--white", "Sato"], &[]),
    ("clock", &["--clock", "14m"], &[]),
    ("takeback", &["--takeback", "never"], &[]),
    ("opening", &["--opening", "kagetsu"], &[]),
    ("orientation", &["--orientation", "3"], &["--opening", "2I"]),
    ("hints", &["--hints"], &[]),
    ("theme", &["--theme", "dark"], &[]),
    ("no-mouse", &["--no-mouse"], &[]),
    ("guess", &["--guess"], &[]),
    ("games", &["--games", "4"], &[]),
    ("bell", &["--bell"], &["--clock", "1s"]),
    ("record", &["--record", "game.sgf"], &[]),
    ("resume", &["--resume"], &[]),
    ("lang", &["--lang", "ja"], &[]),
    ("glyphs", &["--glyphs", "ascii"], &[]),
    ("size", &["--size", "small"], &[]),
];

/// What the first screen does not show yet; tests of the claims, of takebacks, hints, the bell and records do.
const LATER: [&str; 5] = ["wrong-claim", "takeback", "hints", "bell", "record"];

#[test]
fn no_option_is_missing_here() {
    let listed = flags(&called(&["--help"]).out);
    let known = OPTIONS.map(|(name, ..)| name);
    let known = known.iter().chain(&["plain", "help", "version"]);
    let known: BTreeSet<String> = known.map(|name| (*name).to_owned()).collect();
    assert_eq!(listed, known);
}

/// The files of a folder and what they hold.
fn files(dir: &Path) -> Vec<String> {
    let paths = fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    paths
        .filter_map(|path| fs::read_to_string(path).ok())
        .collect()
}

/// How a game by lines ended, what it said, and the files it left in its folder.
fn by_lines(args: &[&str]) -> (Option<i32>, String, Vec<String>) {
    let dir = tempdir().unwrap();
    let mut command = at_home(Command::new(RENJU));
    command.arg("--plain").args(args).current_dir(dir.path());
    command.env("RENJU_STATE_DIR", dir.path().join("state"));
    let lines = b"h8\nclaim\nyes\nforbidden\ntakeback\nno\nresign\nyes\nquit\nyes\n";
    let ran = run(&mut command, lines);
    (ran.code, ran.out, files(dir.path()))
}

#[test]
fn every_option_changes_the_line_mode_or_is_refused() {
    let plain = by_lines(&[]);
    assert_eq!(plain.0, Some(0));
    let mut refused = Vec::new();
    for (name, option, beside) in OPTIONS {
        let all = [option, beside].concat();
        let ran = by_lines(&all);
        if ran.0 == Some(2) {
            refused.push(name);
            continue;
        }
        let without = if beside.is_empty() {
            plain.clone()
        } else {
            by_lines(beside)
        };
        assert_ne!(ran, without, "--{name}");
    }
    let looks = ["theme", "no-mouse", "bell", "glyphs", "size"];
    assert_eq!(refused, looks);
}

/// What stands on the first screen, in its colours, and whether the mouse is asked for; the complaint where there is none.
fn first_screen(args: &[&str]) -> (String, bool) {
    let mut command = program(RENJU);
    command.args(args);
    let session = Session::start(command, 110, 40);
    session.wait_for(|screen| {
        let text = screen.contents();
        text.contains("A B C")
            || text.contains("A   B   C")
            || text.contains("renju: ")
            || text.contains('(')
    });
    let mouse = session
        .bytes()
        .windows(8)
        .any(|bytes| bytes == b"\x1b[?1000h");
    (session.look(vt100::Screen::contents_formatted), mouse)
}

#[test]
fn every_option_changes_the_screen() {
    let plain = first_screen(&[]);
    for (name, option, beside) in OPTIONS {
        if LATER.contains(&name) {
            continue;
        }
        let without = if beside.is_empty() {
            plain.clone()
        } else {
            first_screen(beside)
        };
        assert_ne!(
            first_screen(&[option, beside].concat()),
            without,
            "--{name}"
        );
    }
}

/// Nothing is passed over where the terminal chooses the line mode: looks are refused there too.
#[test]
fn looks_are_refused_where_a_terminal_has_no_screen() {
    let mut command = program(RENJU);
    command.args(["--theme", "dark"]).env("TERM", "dumb");
    let session = Session::start(command, 80, 24);
    session.wait_text("--theme has no meaning in the line mode");
    assert_eq!(session.wait_exit().code(), Some(2));
}

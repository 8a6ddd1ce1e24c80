//! Nothing from outside reaches the terminal raw: paths, names, values and arguments with control characters in them,
//! in lines and in errors of every command.

use crate::support::program::{Ran, called, called_in, renju, run};

/// What a terminal would take for its title, and for a line of its own that is turned around.
const STEERING: &str = "x\u{1b}]0;PWN\u{7}\u{9b}2J\u{202e}\u{e0041}\u{200b}";

/// Runs to the end and checks that nothing steers the terminal in what was printed, which is returned.
#[track_caller]
fn printed(ran: Ran) -> String {
    let all = ran.out + &ran.err;
    let odd: String = all
        .chars()
        .filter(|&c| c != '\n' && (c.is_control() || STEERING[2..].contains(c) && !c.is_ascii()))
        .collect();
    assert_eq!(odd.escape_unicode().to_string(), "", "{all:?}");
    all
}

#[test]
#[cfg(unix)]
fn a_folder_for_games_with_control_characters_in_its_name() {
    use std::fs::{create_dir_all, write};
    let home = tempfile::tempdir().unwrap();
    let state = home.path().join(STEERING);
    create_dir_all(&state).unwrap();
    write(state.join("game-1.journal"), "nonsense\n").unwrap();
    for lang in ["en", "zh", "zh-Hant", "ja"] {
        let with = |args: &[&str]| {
            let mut command = renju();
            command.args(args).args(["--lang", lang]);
            command.env("RENJU_STATE_DIR", &state);
            command
        };
        let told = printed(run(&mut with(&["games"]), b""));
        assert!(told.contains("x\u{FFFD}]0;PWN\u{FFFD}"), "{told}");
    }
    // A folder that cannot be made: its path is a file.
    let file = home.path().join("f\u{1b}c");
    write(&file, "").unwrap();
    let mut command = renju();
    command.args(["--plain", "--lang", "ja"]).env("RENJU_STATE_DIR", file.join("state"));
    let told = printed(run(&mut command, b"h8\nquit\n"));
    assert!(told.contains("f\u{FFFD}c"), "{told}");
}

#[test]
fn a_locale_of_ascii_gets_ascii() {
    for args in [
        &["--help"][..],
        &["judge", "--help"],
        &["judge", "--at", "h10", "h8a15h9a13g10a11f10a9"],
        &["judge", "--at", "h10", "--why", "h8a15h9a13g10a11f10a9"],
        &["judge", "é"],
        &["openings"],
        &["replay", "é.sgf"],
        &["--rule", "é"],
    ] {
        let told = printed(called_in(&[("LC_ALL", "C")], args, b""));
        assert!(told.is_ascii() && !told.is_empty(), "{args:?}: {told}");
        // What has no form in ASCII is left out where the text says it in English too.
        let is_quoted = args.iter().any(|arg| arg.contains('é'));
        assert_eq!(told.contains('?'), is_quoted, "{args:?}: {told}");
    }
    // What looks at the folder of the games does so in a process of its own.
    for command in ["games", "doctor"] {
        let told = printed(run(renju().arg(command).env("LC_ALL", "C"), b""));
        assert!(told.is_ascii() && !told.contains('?'), "{command}: {told}");
    }
    let chinese = printed(called_in(&[("LC_ALL", "C")], ["openings", "--lang", "zh"], b""));
    assert!(chinese.contains("花月"), "{chinese}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_a_failure_of_help_too() {
    for flag in ["--help", "--version"] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = renju().arg(flag).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{flag}");
        assert!(String::from_utf8_lossy(&output.stderr).starts_with("renju: "));
    }
}

#[test]
fn values_and_files_are_quoted_without_their_control_characters() {
    for args in [
        &["replay", STEERING][..],
        &["convert", STEERING, "--to", "sgf"],
        &["judge", STEERING],
        &["--rule", STEERING],
        &["--opening", STEERING],
        &["--clock", STEERING],
        &["--black", STEERING],
        &[STEERING],
    ] {
        let told = printed(called(args));
        assert!(!told.is_empty(), "{args:?}");
    }
    let told = printed(run(renju().arg("--plain"), STEERING.as_bytes()));
    assert!(told.contains("x\u{FFFD}]0;PWN"), "{told}");
}

//! Nothing from outside reaches the terminal raw: paths, names, values and arguments with control characters in them,
//! in lines and in errors of every command.

use std::process::Command;

use super::command_line::{renju, run};

/// What a terminal would take for its title, and for a line of its own that is turned around.
const STEERING: &str = "x\u{1b}]0;PWN\u{7}\u{9b}2J\u{202e}\u{e0041}\u{200b}";

/// Runs to the end and checks that nothing steers the terminal in what was printed, which is returned.
#[track_caller]
fn printed(command: &mut Command, input: &str) -> String {
    let ran = run(command, input.as_bytes());
    let all = ran.out + &ran.err;
    let odd: String = all
        .chars()
        .filter(|&c| c != '\n' && (c.is_control() || STEERING[2..].contains(c) && !c.is_ascii()))
        .collect();
    assert_eq!(odd.escape_unicode().to_string(), "", "{command:?}: {all:?}");
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
        let told = printed(&mut with(&["games"]), "");
        assert!(told.contains("x\u{FFFD}]0;PWN\u{FFFD}"), "{told}");
        printed(&mut with(&["doctor"]), "");
        printed(&mut with(&["replay", "game-1.journal"]), "");
    }
    // A folder that cannot be made: its path is a file.
    let file = home.path().join("f\u{1b}c");
    write(&file, "").unwrap();
    let mut command = renju();
    command.args(["--plain", "--lang", "ja"]).env("RENJU_STATE_DIR", file.join("state"));
    let told = printed(&mut command, "h8\nquit\n");
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
        &["games"],
        &["doctor"],
        &["replay", "é.sgf"],
        &["--rule", "é"],
    ] {
        let told = printed(renju().args(args).env("LC_ALL", "C"), "");
        assert!(told.is_ascii() && !told.is_empty(), "{args:?}: {told}");
        // What has no form in ASCII is left out where the text says it in English too.
        let is_quoted = args.iter().any(|arg| arg.contains('é'));
        assert_eq!(told.contains('?'), is_quoted, "{args:?}: {told}");
    }
    let chinese = printed(renju().args(["openings", "--lang", "zh"]).env("LC_ALL", "C"), "");
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
        let told = printed(renju().args(args), "");
        assert!(!told.is_empty(), "{args:?}");
    }
    let told = printed(renju().arg("--plain"), &format!("{STEERING}\n"));
    assert!(told.contains("x\u{FFFD}]0;PWN"), "{told}");
}

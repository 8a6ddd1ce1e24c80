//! The line mode through the program: pipes, terminals without a screen, exit codes (cases 164 and 172).

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use crate::support::program::{at_home, run};
use crate::support::pty::{Session, program};

const RENJU: &str = env!("CARGO_BIN_EXE_renju");

/// The program in a pipe, in a known environment, with its state in `folder`.
fn started(arguments: &[&str], folder: &Path) -> Child {
    Command::new(RENJU)
        .args(arguments)
        .env_clear()
        .env("HOME", folder)
        .env("RENJU_STATE_DIR", folder)
        .env("TERM", "xterm-256color")
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What the program says to an input, with its state in a fresh folder.
fn piped(arguments: &[&str], input: &[u8]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let mut child = started(arguments, folder.path());
    let mut stdin = child.stdin.take().unwrap();
    // It may end before it has read all.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_game_is_read_from_a_pipe() {
    let output = piped(&["--plain"], b"h8\ni9\n");
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(said.contains("Move 1, Black: H8\n"), "{said}");
    assert!(said.contains("Move 2, White: I9\n"), "{said}");
    assert!(
        said.ends_with("End of input. The game is unfinished; it has been saved.\n"),
        "{said}"
    );
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    assert!(!said.contains('\x1b'), "{said}");
}

#[test]
fn flags_mean_the_same_as_on_the_screen() {
    let flags = [
        "--plain",
        "--rule",
        "rif",
        "--opening",
        "kagetsu",
        "--black",
        "甲",
        "--lang",
        "zh",
        "--clock",
        "20m/60s",
    ];
    let said = text(&piped(&flags, b"a1\n").stdout);
    for part in [
        "RIF正式规则",
        "花月",
        "黑方 2 子 H8 I9",
        "第 4 手，白方：A1",
        "黑方 甲：五手两打",
    ] {
        assert!(said.contains(part), "no {part:?}:\n{said}");
    }
    assert!(said.contains("剩 20 分"), "{said}");
}

#[test]
fn without_the_flag_a_pipe_is_refused_by_one_line_that_names_it() {
    for input in [&b"h8\n"[..], b""] {
        let output = piped(&[], input);
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(complaint.contains("--plain"), "{complaint}");
    }
    let output = piped(&["--plain", "--resume"], b"h8\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("no unfinished game"));
    let help = text(&piped(&["--help"], b"").stdout);
    assert!(help.contains("--plain"), "{help}");
}

#[test]
fn an_empty_or_broken_input_ends_at_once() {
    for input in [&b""[..], b"\xff\xff", &vec![b'x'; 3_000_000]] {
        let output = piped(&["--plain", "--clock", "5m"], input);
        assert_eq!(output.status.code(), Some(0));
        assert!(text(&output.stdout).ends_with("unfinished; it has been saved.\n"));
    }
}

#[test]
fn where_no_file_may_grow_the_game_goes_on_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = at_home(Command::new("bash"));
    command.args(["-c", "ulimit -f 0; exec \"$0\" --plain"]);
    command.arg(RENJU).env("RENJU_STATE_DIR", folder.path());
    let ran = run(&mut command, b"h8\ni9\nquit\nyes\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for said in ["the game is not being saved", "Move 2, White: I9", "lose"] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = started(&["--plain"], folder.path());
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(b"h8\nboard\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
}

#[test]
fn a_terminal_without_a_screen_gets_lines_by_itself() {
    for term in [Some("dumb"), Some(""), None] {
        let mut command = program(RENJU);
        match term {
            Some(term) => command.env("TERM", term),
            None => command.env_remove("TERM"),
        };
        let session = Session::start(command, 80, 24);
        session.wait_text("Black: play move 1 on H8");
        assert!(session.is_cooked());
        session.send("h8\n");
        session.wait_text("Move 1, Black: H8");
        session.send("quit\n");
        session.wait_text("Leave? The game is saved and can be resumed");
        session.send("yes\n");
        assert_eq!(session.wait_exit().code(), Some(0));
        let bytes = session.bytes();
        assert!(!bytes.contains(&0x1b), "{}", bytes.escape_ascii());
    }
}

#[test]
fn a_locale_of_plain_characters_gets_no_others() {
    let mut command = program(RENJU);
    command.arg("--plain").env("LC_ALL", "C");
    let session = Session::start(command, 80, 50);
    session.wait_text("standard - White claims forbidden moves");
    // Ctrl-D ends the input.
    session.send("board\n\x04");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert!(session.bytes().is_ascii());
    assert!(session.contents().contains("unfinished"));
}

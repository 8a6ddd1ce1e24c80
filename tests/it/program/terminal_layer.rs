//! The terminal layer in a real terminal, without the game: every way out gives the terminal
//! back, stopping and going on, sizes, refusals, quiet. The program is
//! `support/terminal_probe.rs`; numbers in comments are entries of the collection of reported
//! cases.

use crate::support::pty::{Session, example, program, without_controlling_terminal};
use rustix::process::Signal;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use vt100::MouseProtocolMode;

fn probe_path() -> PathBuf {
    let sources = [
        "tests/it/support/terminal_probe.rs",
        "src/tui/terminal/mod.rs",
        "src/tui/terminal/ending.rs",
        "src/tui/terminal/error.rs",
        "src/tui/terminal/frame.rs",
        "src/tui/terminal/keys.rs",
        "src/tui/terminal/modes.rs",
        "src/tui/terminal/parser.rs",
        "src/tui/terminal/queue.rs",
        "src/tui/terminal/reader.rs",
        "src/tui/terminal/unix.rs",
        "src/tui/terminal/width.rs",
    ];
    example("terminal_probe", &sources)
}

pub(super) fn probe() -> Command {
    program(probe_path())
}

/// A shell that runs `script`, in which `$0` is the probe.
pub(super) fn shell(options: &str, script: &str) -> Command {
    let mut command = program("bash");
    command.args(["--norc", options, script]).arg(probe_path());
    command
}

#[track_caller]
pub(super) fn start(command: Command) -> Session {
    let session = Session::start(command, 80, 24);
    session.wait_text("news: ready");
    session
}

pub(crate) fn count(bytes: &[u8], code: &str) -> usize {
    bytes
        .windows(code.len())
        .filter(|window| *window == code.as_bytes())
        .count()
}

fn last(bytes: &[u8], code: &str) -> Option<usize> {
    bytes
        .windows(code.len())
        .rposition(|window| window == code.as_bytes())
}

/// The terminal is as it was, and was given back `times` times in all.
#[track_caller]
pub(crate) fn assert_given_back(session: &Session, times: usize) {
    let bytes = session.bytes();
    assert_eq!(count(&bytes, "\x1b[?1049h"), times, "screen entered");
    assert_eq!(count(&bytes, "\x1b[?1049l"), times, "screen left");
    for mode in ["1000", "1002", "1003", "1006", "1015", "2004"] {
        let (on, off) = (format!("\x1b[?{mode}h"), format!("\x1b[?{mode}l"));
        assert_eq!(count(&bytes, &off), times, "{off:?}");
        assert!(last(&bytes, &on) < last(&bytes, &off), "{mode} is on");
    }
    assert!(
        last(&bytes, "\x1b[?25h") > last(&bytes, "\x1b[?25l"),
        "cursor hidden"
    );
    assert_eq!(
        count(&bytes, "\x1b[?2026h"),
        count(&bytes, "\x1b[?2026l"),
        "updates in pairs"
    );
    session.look(|screen| {
        assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
    });
    assert!(session.is_cooked());
}

#[test]
fn the_terminal_is_taken_and_given_back_on_quit() {
    // 133, 134
    let session = start(probe());
    session.look(|screen| {
        assert!(screen.alternate_screen() && screen.hide_cursor() && screen.bracketed_paste());
        assert_eq!(
            screen.mouse_protocol_mode(),
            MouseProtocolMode::PressRelease
        );
    });
    assert!(!session.is_cooked());
    session.send("q");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert_given_back(&session, 1);
    assert_eq!(
        session.contents().trim(),
        "",
        "nothing is left on the main screen"
    );
}

#[test]
fn an_error_is_printed_after_the_terminal_is_given_back() {
    // 123
    let session = start(probe());
    session.send("e");
    assert_eq!(session.wait_exit().code(), Some(1));
    assert_given_back(&session, 1);
    assert_eq!(
        session.contents().trim(),
        "probe: cannot read from the terminal: as asked"
    );
}

#[test]
fn a_panic_is_readable_on_the_main_screen() {
    // 121, 122
    for (key, message) in [
        ("p", "the probe panics as asked"),
        ("d", "panics while drawing"),
    ] {
        let session = start(probe());
        session.send(key);
        assert_eq!(session.wait_exit().code(), Some(101));
        assert_given_back(&session, 1);
        assert!(
            session.contents().contains(message),
            "{}",
            session.contents()
        );
    }
}

#[test]
fn a_signal_lets_the_program_save_and_then_ends_it() {
    // 125
    for signal in [
        Signal::TERM,
        Signal::INT,
        Signal::HUP,
        Signal::QUIT,
        Signal::ABORT,
        Signal::ALARM,
        Signal::USR1,
    ] {
        let mut command = program("sh");
        command
            .args(["-c", "ulimit -c 0; exec \"$0\""])
            .arg(probe_path());
        let session = start(command);
        session.kill(signal);
        let status = session.wait_exit();
        let number = signal.as_raw();
        assert_eq!(status.signal(), Some(number), "{status}");
        assert_given_back(&session, 1);
        let told = format!("probe: saved on Signal({number})");
        assert_eq!(session.contents().trim(), told);
    }
}

#[test]
fn a_program_that_hangs_is_ended_by_a_signal_all_the_same() {
    let session = start(probe());
    session.send("h");
    session.wait_text("news: hangs");
    session.kill(Signal::TERM);
    assert_eq!(session.wait_exit().signal(), Some(Signal::TERM.as_raw()));
    assert_given_back(&session, 1);
}

#[test]
fn a_signal_overtakes_all_keys_that_wait() {
    let session = start(probe());
    let keys = session.pour("cn");
    session.wait_text("count: 99");
    session.kill(Signal::TERM);
    assert_eq!(session.wait_end().signal(), Some(Signal::TERM.as_raw()));
    drop(keys);
    session.wait_exit();
    assert_given_back(&session, 1);
    assert!(session.contents().contains("probe: saved on Signal(15)"));
}

#[test]
fn a_closed_terminal_ends_the_program() {
    // 126: with SIGHUP ignored by the parent,
    let mut command = program("sh");
    command
        .args(["-c", "trap '' HUP; exec \"$0\""])
        .arg(probe_path());
    let mut session = start(command);
    session.hang_up();
    let status = session.wait_exit();
    assert!(
        status.code() == Some(3) || status.signal() == Some(1),
        "{status}"
    );

    // and where the kernel sends no signal at all.
    let mut session = start(without_controlling_terminal(probe_path()));
    session.hang_up();
    assert_eq!(session.wait_exit().code(), Some(3));

    // A program that does not even look is ended too.
    let mut session = start(without_controlling_terminal(probe_path()));
    session.send("h");
    session.wait_text("news: hangs");
    session.hang_up();
    assert_eq!(session.wait_exit().signal(), Some(Signal::HUP.as_raw()));
}

#[test]
fn a_terminal_without_a_size_is_taken_for_80_by_24() {
    // 152
    for (columns, rows, shown) in [(0, 0, "80x24"), (0, 30, "80x30"), (100, 0, "100x24")] {
        let session = Session::start(probe(), columns, rows);
        session.wait_text(&format!("size: {shown}"));
        session.resize(0, 0);
        session.send("c");
        session.wait_text("count: 1");
        session.wait_text("size: 80x24");
    }
    Session::start(probe(), 1, 1).wait_for(|screen| screen.contents() == "n");
}

#[test]
fn a_window_of_absurd_size_is_drawn_on_in_part() {
    let session = start(probe());
    session.pretend_size(u16::MAX, u16::MAX);
    session.wait_text("size: 1000x500");
    session.send("c");
    session.wait_text("count: 1");
}

#[test]
fn in_a_storm_of_sizes_the_last_one_wins_and_no_key_is_lost() {
    // 154
    let session = start(probe());
    for step in 0..200 {
        session.resize(40 + step * 7 % 90, 5 + step * 3 % 40);
        if step % 10 == 0 {
            session.send("c");
        }
    }
    session.resize(90, 33);
    session.wait_text("size: 90x33");
    session.wait_text("count: 20");
}

#[test]
fn a_burst_of_keys_arrives_whole() {
    // 147: a paste where the terminal does not bracket it; more than crossterm reads at once.
    let session = start(probe());
    session.send(&"c".repeat(3000));
    session.wait_text("count: 3000");
}

#[test]
fn pastes_and_clicks_arrive_as_such() {
    let session = start(probe());
    session.send("\x1b[200~qp\x1b[201~");
    session.wait_text("pasted \"qp\"");
    session.send("\x1b[<0;5;5M");
    session.wait_text("mouse Down(Left)");
    session.send("m");
    session.wait_text("mouse wanted false");
    session.look(|screen| assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None));
    session.send("q");
    session.wait_exit();
    assert_given_back(&session, 1);
}

#[test]
fn a_frame_that_changes_nothing_sends_nothing() {
    // 176, 179
    let session = start(probe());
    // The key before the one without effect makes sure that the first frame is complete.
    session.send("c");
    session.wait_text("count: 1");
    let before = session.bytes().len();
    session.send("nnn\x1b[C");
    session.send("c");
    session.wait_text("count: 2");
    // One frame: back over the figure, and the next one.
    assert_eq!(&session.bytes()[before..], b"\x082");
    session.send("q");
    session.wait_exit();
    let bytes = session.bytes();
    let after = &bytes[before..];
    assert_eq!(count(after, "\x1b[?25l"), 0, "the cursor is hidden once");
}

#[test]
fn the_cursor_shows_where_the_frame_puts_it() {
    let session = start(probe());
    session.send("s");
    session.wait_for(|screen| !screen.hide_cursor() && screen.cursor_position() == (1, 4));
    session.send("c");
    session.wait_text("count: 1");
    session.wait_for(|screen| !screen.hide_cursor() && screen.cursor_position() == (1, 4));
    session.send("s");
    session.wait_for(vt100::Screen::hide_cursor);
}

#[test]
fn a_timeout_comes_by_itself() {
    // 177
    let mut command = probe();
    command.arg("--tick");
    Session::start(command, 80, 24).wait_text("news: tick");
}

/// The one line in which a program refuses, with no control code before or after it.
#[track_caller]
fn refusal(command: Command) -> String {
    let session = Session::start(command, 200, 24);
    session.wait_exit();
    let text = String::from_utf8(session.bytes()).unwrap();
    assert!(!text.contains('\x1b'), "{text:?}");
    assert!(session.is_cooked());
    text
}

#[test]
fn a_terminal_that_cannot_show_it_is_refused() {
    // 164
    let with_term = |term: Option<&str>| {
        let mut command = probe();
        match term {
            Some(term) => command.env("TERM", term),
            None => command.env_remove("TERM"),
        };
        refusal(command)
    };
    assert!(with_term(Some("dumb")).starts_with("probe: this terminal cannot show a full screen"));
    for term in [None, Some("")] {
        let text = with_term(term);
        assert!(text.starts_with("probe: TERM is not set"), "{text}");
        assert_eq!(text.lines().count(), 1);
    }
}

#[test]
fn a_pipe_or_a_file_is_refused() {
    // 172
    let input = "probe: standard input is not a terminal";
    let output = "probe: standard output is not a terminal";
    for (redirected, message) in [
        ("echo h8 | \"$0\"", input),
        ("\"$0\" </dev/null", input),
        ("\"$0\" <&-", input),
        ("\"$0\" | cat", output),
        ("\"$0\" >/dev/null", output),
    ] {
        let text = refusal(shell("-c", redirected));
        assert!(
            text.starts_with(message) && text.lines().count() == 1,
            "{redirected}: {text}"
        );
    }
}

#[test]
fn without_any_terminal_it_says_so() {
    // 173
    let output = without_controlling_terminal(probe_path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"");
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(
        text.starts_with("probe: standard input is not a terminal"),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1);
}

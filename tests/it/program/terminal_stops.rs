//! Stopping and going on, by Ctrl-Z, by a signal and from outside: the shell gets its terminal back, and so do we.

use crate::support::pty::Session;
use rustix::process::Signal;

use super::terminal_layer::{assert_given_back, count, probe, shell, start};

#[test]
fn stopping_hands_the_terminal_to_the_shell_and_fg_takes_it_again() {
    // 129, 131, 134
    let script = "\"$0\"; echo stopped: $?; read -r; fg; echo ended: $?";
    let session = start(shell("-mc", script));
    session.send("cz");
    session.wait_text("stopped: 149");
    assert_given_back(&session, 1);
    session.resize(100, 30);
    session.send("\n");
    session.wait_text("resumed: 1");
    session.wait_text("size: 100x30");
    session.wait_text("count: 1");
    assert!(!session.is_cooked());
    session.look(|screen| assert!(screen.alternate_screen() && screen.hide_cursor()));
    session.send("c");
    session.wait_text("count: 2");
    session.send("q");
    session.wait_text("ended: 0");
    session.wait_exit();
    assert_given_back(&session, 2);
}

#[test]
fn a_stop_signal_from_outside_hands_the_terminal_over_too() {
    let script = "\"$0\"; echo stopped: $?; read -r; fg; echo ended: $?";
    let session = start(shell("-mc", script));
    session.send("ct");
    session.wait_text("stopped: 149");
    assert_given_back(&session, 1);
    session.send("\n");
    session.wait_text("resumed: 1");
    assert!(!session.is_cooked());
    session.send("q");
    session.wait_text("ended: 0");
    session.wait_exit();
    assert_given_back(&session, 2);
}

#[test]
fn stopping_stops_the_program_that_waits_for_us_too() {
    // As under `cargo run`: were only the probe stopped, `sh` would wait and the shell with it.
    let script = "sh -c '\"$0\"; exit 7' \"$0\"; echo stopped: $?; fg; echo ended: $?";
    let session = start(shell("-mc", script));
    session.send("z");
    session.wait_text("resumed: 1");
    session.send("q");
    session.wait_text("ended: 7");
    session.wait_exit();
    assert_given_back(&session, 2);
    assert!(
        session.contents().contains("stopped: 149"),
        "{}",
        session.contents()
    );
}

#[test]
fn put_in_the_background_it_leaves_the_terminal_to_the_shell() {
    let script = "\"$0\"; bg; wait %1; echo waited: $?; read -r; fg; echo ended: $?";
    let session = start(shell("-mc", script));
    session.send("z");
    session.wait_text("waited: ");
    assert_given_back(&session, 1);
    session.send("\n");
    session.wait_text("resumed: 1");
    session.send("q");
    session.wait_text("ended: 0");
    session.wait_exit();
    assert_given_back(&session, 2);
}

#[test]
fn where_no_shell_could_wake_it_it_does_not_stop() {
    let session = start(probe());
    session.send("z");
    session.wait_text("resumed: 1");
    session.send("cq");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert_given_back(&session, 2);
}

#[test]
fn stopped_from_outside_it_takes_the_terminal_again() {
    let session = Session::start(probe(), 80, 24);
    let shells = session.termios();
    session.wait_text("news: ready");
    session.kill(Signal::STOP);
    session.set_termios(&shells);
    session.resize(60, 20);
    session.kill(Signal::CONT);
    session.wait_text("resumed: 1");
    session.wait_text("size: 60x20");
    assert!(!session.is_cooked());
    session.send("q");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert!(session.is_cooked());
    assert_eq!(count(&session.bytes(), "\x1b[?1049l"), 1);
}

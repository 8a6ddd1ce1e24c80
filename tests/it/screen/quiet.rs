//! Quiet while nothing happens: no wake-ups without a clock, one small repaint a tick with one.
//!
//! How long anything takes is not measured here.

use std::time::Duration;

use ratatui::buffer::{Buffer, CellDiffOption};
use renju::game::{Policy, RuleSet, Setup};

use renju::text::Lang;
use renju::tui::app::{App, Effect, Settings};
use renju::tui::glyphs;
use renju::tui::keymap::Context;

use crate::support::screen::{WINDOW, app, cells, press_all, settings, text};

/// Cells of the second picture that differ from the first.
fn changed(before: &Buffer, after: &Buffer) -> usize {
    let cells = before.content().iter().zip(after.content());
    cells
        .filter(|(a, b)| a != b || b.diff_option == CellDiffOption::AlwaysUpdate)
        .count()
}

#[test]
fn without_a_clock_nothing_wakes_the_program() {
    let mut screen = app(&Setup::new(RuleSet::Standard(Policy::default())));
    assert_eq!(screen.next_tick(), None);
    for keys in [" ", "k ", "?", "q", ":h9", "\u{1b}"] {
        press_all(&mut screen, keys);
        assert_eq!(screen.next_tick(), None, "after {keys:?}");
    }
}

#[test]
fn a_clock_wakes_it_for_what_it_shows_and_repaints_no_more() {
    let mut setup = Setup::new(RuleSet::Free);
    setup.time = "1m".parse().unwrap();
    let mut screen = app(&setup);
    press_all(&mut screen, " ");
    let mut passed = Duration::ZERO;
    let mut ticks = 0;
    while let Some(tick) = screen.next_tick() {
        // Once a second at most, ten times a second in the last ten.
        let most = if passed < Duration::from_secs(49) {
            990
        } else {
            99
        };
        assert!(
            tick >= Duration::from_millis(most),
            "{tick:?} after {passed:?}"
        );
        let before = cells(&screen, WINDOW);
        screen.elapse(tick);
        passed += tick;
        ticks += 1;
        let repainted = changed(&before, &cells(&screen, WINDOW));
        // The figures beside the name, and the large ones; the end has its own picture.
        if screen.game().outcome().is_none() {
            assert!(repainted <= 60, "{repainted} cells after {passed:?}");
        }
    }
    assert!(
        screen.game().outcome().is_some(),
        "the flag falls by itself"
    );
    assert!((150..=165).contains(&ticks), "{ticks} ticks in a minute");
    assert_eq!(screen.next_tick(), None, "after the end");
}

#[test]
fn a_flag_that_falls_rings_once_and_closes_the_page() {
    // 232
    let mut setup = Setup::new(RuleSet::Free);
    setup.time = "1m".parse().unwrap();
    let settings = Settings {
        bell: true,
        ..settings(Lang::En, &glyphs::LINE)
    };
    let mut screen = App::new(setup, [None, None], &settings);
    press_all(&mut screen, " ?");
    assert_eq!(screen.context(), Context::Page);
    let mut rings = Vec::new();
    let mut passed = Duration::ZERO;
    while let Some(tick) = screen.next_tick() {
        passed += tick;
        if screen.elapse(tick) == Some(Effect::Bell) {
            rings.push(passed.as_secs());
        }
    }
    assert_eq!(rings, [30, 50, 55, 56, 57, 58, 59, 60]);
    assert_eq!(screen.context(), Context::Board);
    assert!(text(&screen, WINDOW).contains("ran out of time"));
}

#[cfg(unix)]
#[test]
fn a_key_that_means_nothing_sends_no_byte() {
    use crate::support::pty::{Session, program};
    let session = Session::start(program(env!("CARGO_BIN_EXE_renju")), 80, 24);
    session.wait_text("play move 1 on H8");
    session.wait_text("H8");
    // The first step shows that the start screen is out, whole.
    session.send("l");
    session.wait_text(" I8");
    let before = session.bytes().len();
    session.send("zzzzzzzzl");
    session.wait_text(" J8");
    let sent = session.bytes()[before..].to_vec();
    // The place of the cursor, in the last row, is told once.
    let told = sent
        .windows(5)
        .filter(|bytes| *bytes == b"\x1b[24;")
        .count();
    assert_eq!(told, 1, "{}", sent.escape_ascii());
    assert!(sent.len() <= 100, "{} bytes for one step", sent.len());
}

//! The loop: wait for an event, let the app take it, draw what changed.
//!
//! The one file where time is read. It decides nothing about the game.

use std::io::{IsTerminal, stdin, stdout};
use std::time::{Duration, Instant};

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use thiserror::Error;

use super::app::{App, Effect, Ending};
use super::probe::{self, Detected, Heard, Wanted};
use super::terminal::{Event, Options, Signal, Terminal, TerminalError, end_by};

/// A gap this much longer than the tick that was due is no delay but a stop.
const STALL: Duration = Duration::from_secs(2);

/// Why the screen could not be kept up.
#[derive(Debug, Error)]
pub enum TuiError {
    /// The terminal.
    #[error(transparent)]
    Terminal(#[from] TerminalError),
}

/// What is left of the time for questions to the terminal, from `start` on.
fn countdown(start: Instant) -> impl Fn() -> Duration {
    move || probe::LIMIT.saturating_sub(start.elapsed())
}

/// Chooses a glyph set for a terminal that is not taken, asking it if need be; keys typed meanwhile are lost.
pub fn detect(wanted: &Wanted) -> Detected {
    probe::choose(wanted, || {
        if !(stdin().is_terminal() && stdout().is_terminal()) || enable_raw_mode().is_err() {
            return None;
        }
        let moved = probe::ask(countdown(Instant::now())).moved;
        // It was on a moment ago; there is nobody to tell if it cannot be switched off.
        let _ = disable_raw_mode();
        moved
    })
}

/// Plays at the terminal until somebody leaves; gives back how, and the app as it was left. The app's glyphs are
/// replaced by what is wanted, or by what suits the terminal.
///
/// # Errors
/// [`TuiError`] when the terminal cannot be used; it has been given back then.
pub fn run(mut app: App, wanted: &Wanted) -> Result<(Ending, App), TuiError> {
    let mut terminal = Terminal::enter(Options::default())?;
    let mut since = Instant::now();
    let mut heard = Heard::default();
    let detected = probe::choose(wanted, || {
        heard = probe::ask(countdown(since));
        heard.moved
    });
    app.glyphs = detected.glyphs();
    terminal.put_back(heard.typed);
    loop {
        terminal.draw(|frame| frame.render_widget(&app, frame.area()))?;
        let tick = app.next_tick();
        let event = terminal.next(tick)?;
        let now = Instant::now();
        let passed = now - since;
        since = now;
        // Time during which the program did not run is not charged (rules.md §10). It wakes for
        // every tick while a clock runs, so a long gap means that it was stopped or the machine slept.
        if event == Event::Resumed || tick.is_some_and(|tick| passed > tick + STALL) {
            app.resume_after_stop();
        } else {
            app.elapse(passed);
        }
        let effect = match event {
            Event::Input(input) => app.input(&input),
            Event::Tick | Event::Resumed => None,
            Event::Ended(signal) => {
                drop(terminal);
                end_by(signal);
            }
            Event::Gone => {
                drop(terminal);
                end_by(Signal::Hangup);
            }
        };
        match effect {
            None => {}
            Some(Effect::Repaint) => terminal.forget(),
            Some(Effect::Suspend) => terminal.suspend()?,
            Some(Effect::End(ending)) => return Ok((ending, app)),
        }
    }
}

//! The loop: wait for an event, let the app take it, draw what changed.
//!
//! It decides nothing about the game.

use std::time::Duration;

use thiserror::Error;

use crate::stopwatch::Stopwatch;

use super::app::{App, Effect, Ending};
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

/// Plays at the terminal until somebody leaves; gives back how, and the app as it was left.
///
/// # Errors
/// [`TuiError`] when the terminal cannot be used; it has been given back then.
pub fn run(mut app: App) -> Result<(Ending, App), TuiError> {
    let mut terminal = Terminal::enter(Options::default())?;
    let mut watch = Stopwatch::start();
    loop {
        terminal.draw(|frame| frame.render_widget(&app, frame.area()))?;
        let tick = app.next_tick();
        let event = terminal.next(tick)?;
        let passed = watch.lap();
        // Time during which the program did not run is not charged (rules.md §10). It wakes for
        // every tick while a clock runs, so a long gap means that it was stopped or the machine slept.
        if event == Event::Resumed || tick.is_some_and(|tick| passed > tick + STALL) {
            app.resume_after_stop();
        } else if app.elapse(passed) == Some(Effect::Bell) {
            terminal.ring()?;
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
            None | Some(Effect::Bell) => {}
            Some(Effect::Repaint) => terminal.forget(),
            Some(Effect::Suspend) => terminal.suspend()?,
            Some(Effect::End(ending)) => return Ok((ending, app)),
        }
    }
}

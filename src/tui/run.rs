//! The loop: wait for an event, let the app take it, keep the game, draw what changed.
//!
//! It decides nothing about the game.

use std::mem;
use std::time::Duration;

use crossterm::event::Event as Input;
use crossterm::style::force_color_output;
use ratatui::layout::Rect;
use thiserror::Error;

use crate::sitting::{Ending, Keeper, was_stopped};
use crate::stopwatch::Stopwatch;

use super::app::{App, Effect};
use super::layout::is_too_small;
use super::pace::{Pace, Press};
use super::probe::{self, Detected, Wanted};
use super::terminal::{self, Arrival, Event, Options, Signal, Terminal, TerminalError, end_by};
use super::theme::Depth;

/// At least one frame is drawn for so many events.
const MOST_UNDRAWN: u32 = 1000;

/// A character of ambiguous width, whose width the terminal is asked for.
const AMBIGUOUS: &str = "●";

/// How long the terminal has to answer.
const LIMIT: Duration = Duration::from_millis(100);

/// What is done about a kept game at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resume {
    /// The unfinished games are offered.
    Offer,
    /// This one is resumed at once, the newest if none is named.
    Game(Option<String>),
    /// Nothing: games from files are looked through, and none is begun.
    Nothing,
}

/// Why the screen could not be kept up.
#[derive(Debug, Error)]
pub enum TuiError {
    /// The terminal.
    #[error(transparent)]
    Terminal(#[from] TerminalError),
    /// There is no game to go on with.
    #[error("{0}")]
    NothingToResume(String),
}

/// Resumes a kept game, or offers those there are; whether the app's own game is still to be kept.
fn take_up(app: &mut App, keeper: &mut Keeper, resume: Resume) -> Result<bool, TuiError> {
    match resume {
        Resume::Nothing => Ok(false),
        Resume::Game(name) => {
            let said = keeper
                .resume_named(name.as_deref(), &mut app.sitting)
                .map_err(|said| TuiError::NothingToResume(said.words(app.lang, &app.sitting)))?;
            app.tell(&said);
            Ok(false)
        }
        Resume::Offer => {
            let said = keeper.offer(&mut app.sitting);
            app.kept(&said);
            Ok(true)
        }
    }
}

/// Chooses a glyph set for a terminal that is not taken, asking it if need be; keys typed meanwhile are lost.
pub fn detect(wanted: &Wanted) -> Detected {
    probe::choose(wanted, || terminal::width_of(AMBIGUOUS, LIMIT))
}

/// The screen as it was drawn last.
#[derive(Debug, Default)]
struct Front {
    area: Rect,
    pace: Pace,
    /// Something happened that is not drawn yet.
    is_new: bool,
}

impl Front {
    fn draw(&mut self, terminal: &mut Terminal, app: &App) -> Result<(), TerminalError> {
        let drawn = terminal.draw(|frame| {
            self.area = frame.area();
            Some(app.draw(self.area, frame.buffer_mut()))
        })?;
        if mem::take(&mut self.is_new)
            && let Some(at) = drawn
        {
            self.pace.shown(at);
        }
        Ok(())
    }

    /// Lets time pass for the app; whether the bell is to ring.
    fn elapse(&mut self, app: &mut App, passed: Duration) -> bool {
        let was_over = app.game().outcome().is_some();
        let rings = app.elapse(passed) == Some(Effect::Bell);
        self.is_new |= was_over != app.game().outcome().is_some();
        rings
    }

    /// How something was pressed; nothing is meant for a screen that nobody has seen.
    fn press(&mut self, input: &Input, arrival: Arrival) -> Press {
        let press = self.pace.press(input, arrival);
        if mem::replace(&mut self.is_new, true) {
            Press::Hasty
        } else {
            press
        }
    }
}

/// Plays at the terminal until somebody leaves; gives back how, and the app as it was left. The app's glyphs are
/// replaced by what is wanted, or by what suits the terminal.
///
/// # Errors
/// [`TuiError`] when the terminal cannot be used; it has been given back then.
pub fn run(
    mut app: App,
    wanted: &Wanted,
    mut keeper: Keeper,
    resume: Resume,
) -> Result<(Ending, App), TuiError> {
    // NO_COLOR was weighed when the theme was chosen; crossterm would weigh it again, and send resets for colours.
    force_color_output(app.theme.depth != Depth::Plain);
    let mut terminal = Terminal::enter(Options { mouse: app.mouse })?;
    let detected = probe::choose(wanted, || terminal.width_of(AMBIGUOUS, LIMIT));
    app.glyphs = detected.glyphs();
    let mut front = Front {
        is_new: true,
        ..Front::default()
    };
    if take_up(&mut app, &mut keeper, resume)? {
        // Nothing is decided yet that could be lost, and a new journal takes the disk longer than all the rest of the
        // start: the board is there first.
        front.draw(&mut terminal, &app)?;
        let said = keeper.begin(&mut app.sitting);
        app.kept(&said);
    }
    let mut watch = Stopwatch::start();
    let mut undrawn = MOST_UNDRAWN;
    loop {
        // On disk before it is on the screen.
        app.keep(&mut keeper, false);
        // All that has come is taken before one frame is drawn, so that keys do not pile up.
        if undrawn == MOST_UNDRAWN || !terminal.has_more() {
            undrawn = 0;
            front.draw(&mut terminal, &app)?;
        }
        undrawn += 1;
        let tick = app.next_tick();
        let event = terminal.next(tick)?;
        let passed = watch.lap();
        // Time during which the program did not run is not charged (rules.md §10). It wakes for
        // every tick while a clock runs, so a long gap means that it was stopped or the machine slept.
        if event == Event::Resumed || tick.is_some_and(|tick| was_stopped(passed, tick)) {
            app.resume_after_stop();
        } else if front.elapse(&mut app, passed) {
            terminal.ring()?;
        }
        let effect = match event {
            Event::Input(input, arrival) => {
                // Nothing is decided on a screen that nobody has seen.
                let press = front.press(&input, arrival);
                app.window = front.area;
                match input {
                    Input::Mouse(mouse) => app.mouse_event(mouse, front.area, press),
                    input if is_too_small(front.area) => app.unseen_input(&input, press),
                    input => app.input(&input, press),
                }
            }
            Event::Tick => {
                app.ticked();
                None
            }
            Event::Resized | Event::Resumed => {
                front.is_new = true;
                None
            }
            Event::Ended(signal) => {
                app.keep(&mut keeper, true);
                drop(terminal);
                end_by(signal);
            }
            Event::Gone => {
                app.keep(&mut keeper, true);
                drop(terminal);
                end_by(Signal::HANGUP);
            }
        };
        match effect {
            None | Some(Effect::Bell) => {}
            Some(Effect::Repaint) => terminal.forget(),
            Some(Effect::Suspend) => {
                app.keep(&mut keeper, true);
                terminal.suspend()?;
            }
            Some(Effect::End(ending)) => {
                app.keep(&mut keeper, true);
                return Ok((ending, app));
            }
            Some(Effect::Mouse(on)) => terminal.set_mouse(on)?,
            Some(Effect::Copy) => {
                if let Some(text) = app.copied() {
                    terminal.copy(text)?;
                }
            }
        }
    }
}

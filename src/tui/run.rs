//! The loop: wait for an event, let the app take it, keep the game, draw what changed.
//!
//! It decides nothing about the game.

use std::time::Duration;

use crossterm::event::Event as Input;
use crossterm::style::force_color_output;
use ratatui::layout::Rect;
use thiserror::Error;

use crate::sitting::{Ending, Keeper, was_stopped};
use crate::stopwatch::{Stopwatch, seconds_since_1970};
use crate::store::put_aside;
use crate::text;

use super::app::{App, Effect};
use super::probe::{self, Detected, Wanted};
use super::terminal::{self, Event, Options, Signal, Terminal, TerminalError, end_by};
use super::theme::Depth;

/// At least one frame is drawn for so many events.
const MOST_UNDRAWN: u32 = 1000;

/// A character of ambiguous width, whose width the terminal is asked for.
const AMBIGUOUS: &str = "●";

/// How long the terminal has to answer.
const LIMIT: Duration = Duration::from_millis(100);

/// What is done about a kept game at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resume {
    /// It is offered.
    Offer,
    /// It is gone on with at once.
    AtOnce,
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

/// Goes on with a kept game, or offers one; whether the app's own game is still to be kept.
fn take_up(app: &mut App, keeper: &mut Keeper, resume: Resume) -> Result<bool, TuiError> {
    if resume == Resume::Nothing {
        return Ok(false);
    }
    let listing = keeper.offers();
    let newest = listing.games.into_iter().next();
    match (resume, newest) {
        (Resume::AtOnce, Some(kept)) => {
            return match keeper.resume(&kept, &mut app.sitting) {
                Ok(said) => {
                    app.tell(&said);
                    Ok(false)
                }
                Err(error) => Err(TuiError::NothingToResume(text::disk_error(
                    app.lang, &error,
                ))),
            };
        }
        (Resume::AtOnce, None) => {
            return Err(TuiError::NothingToResume(text::no_resume(
                app.lang,
                listing.unreadable.first(),
            )));
        }
        (Resume::Offer, Some(kept)) => {
            let when = text::date(kept.header.started);
            app.offer(kept, when);
        }
        (Resume::Offer | Resume::Nothing, _) => {}
    }
    if let Some(error) = listing.unreadable.first() {
        app.note = Some(text::disk_error(app.lang, error));
    }
    Ok(true)
}

/// Chooses a glyph set for a terminal that is not taken, asking it if need be; keys typed meanwhile are lost.
pub fn detect(wanted: &Wanted) -> Detected {
    probe::choose(wanted, || terminal::width_of(AMBIGUOUS, LIMIT))
}

/// The date as files state it: year, month and day.
fn today() -> String {
    let mut date = text::date(seconds_since_1970());
    date.truncate("2026-11-30".len());
    date
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
    if take_up(&mut app, &mut keeper, resume)? {
        // Nothing is decided yet that could be lost, and a new journal takes the disk longer than all the rest of the
        // start: the board is there first.
        terminal.draw(|frame| frame.render_widget(&app, frame.area()))?;
        let said = keeper.begin(&mut app.sitting);
        app.note(&said);
    }
    let mut watch = Stopwatch::start();
    let mut area = Rect::ZERO;
    let mut undrawn = 0;
    loop {
        // On disk before it is on the screen.
        let said = keeper.keep(&mut app.sitting, false);
        app.note(&said);
        app.keep_record(today);
        // All that has come is taken before one frame is drawn, so that keys do not pile up.
        if undrawn == MOST_UNDRAWN || !terminal.has_more() {
            undrawn = 0;
            terminal.draw(|frame| {
                area = frame.area();
                frame.render_widget(&app, area);
            })?;
        }
        undrawn += 1;
        let tick = app.next_tick();
        let event = terminal.next(tick)?;
        let passed = watch.lap();
        // Time during which the program did not run is not charged (rules.md §10). It wakes for
        // every tick while a clock runs, so a long gap means that it was stopped or the machine slept.
        if event == Event::Resumed || tick.is_some_and(|tick| was_stopped(passed, tick)) {
            app.resume_after_stop();
        } else if app.elapse(passed) == Some(Effect::Bell) {
            terminal.ring()?;
        }
        let effect = match event {
            Event::Input(Input::Mouse(mouse), _) => app.mouse_event(mouse, area),
            Event::Input(input, _) => app.input(&input),
            Event::Tick => {
                app.ticked();
                None
            }
            Event::Resized | Event::Resumed => None,
            Event::Ended(signal) => {
                keeper.keep(&mut app.sitting, true);
                drop(terminal);
                end_by(signal);
            }
            Event::Gone => {
                keeper.keep(&mut app.sitting, true);
                drop(terminal);
                end_by(Signal::HANGUP);
            }
        };
        match effect {
            None | Some(Effect::Bell) => {}
            Some(Effect::Repaint) => terminal.forget(),
            Some(Effect::Suspend) => {
                keeper.keep(&mut app.sitting, true);
                terminal.suspend()?;
            }
            Some(Effect::Begun) => {
                let said = keeper.begin(&mut app.sitting);
                app.note(&said);
            }
            Some(Effect::Resume) => {
                if let Some((kept, _)) = app.offered.take() {
                    match keeper.resume(&kept, &mut app.sitting) {
                        Ok(said) => {
                            app.tell(&said);
                        }
                        Err(error) => app.note = Some(text::disk_error(app.lang, &error)),
                    }
                }
            }
            Some(Effect::Save(overwrite)) => {
                app.save(overwrite, today);
            }
            Some(Effect::PutAside) => {
                if let Some((kept, _)) = app.offered.take() {
                    let put = put_aside(&kept);
                    app.note = put.err().map(|error| text::disk_error(app.lang, &error));
                }
            }
            Some(Effect::End(ending)) => {
                keeper.keep(&mut app.sitting, true);
                // Leaving may have ended the game.
                app.keep_record(today);
                return Ok((ending, app));
            }
            Some(Effect::Mouse(on)) => terminal.set_mouse(on)?,
        }
    }
}

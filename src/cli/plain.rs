//! Starts the line mode: when it is chosen, and its input, output and time.
//!
//! Knows no rules and no words.

use std::io::{self, BufReader, IsTerminal};
use std::process::ExitCode;
use std::time::Duration;

use clap::CommandFactory;
use clap::error::ErrorKind;

use crate::game::{Guess, Setup, TimeControl};
use crate::plain::{Direct, Input, Session, Settings, TICK, Waiting, play};
use crate::stopwatch::Stopwatch;
use crate::text::{Charset, Lang, Locale};

use super::{Cli, Play, failure, usage};

/// A gap this much longer than the wait that was due is no delay but a stop.
const STALL: Duration = Duration::from_secs(2);

/// Whether a person sits at a terminal that cannot show a screen.
pub(super) fn is_due(get: impl Fn(&str) -> Option<String>) -> bool {
    let no_screen = match get("TERM").as_deref() {
        Some("dumb") => true,
        // Elsewhere than on Unix nobody sets it.
        None | Some("") => cfg!(unix),
        Some(_) => false,
    };
    no_screen && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays by lines and gives the exit code.
pub(super) fn run(args: &Play, setup: Setup, guess: Option<Guess>, locale: Locale) -> ExitCode {
    if args.resume {
        return usage(&Cli::command().error(
            ErrorKind::ArgumentConflict,
            "--resume goes on with a game on the screen only; leave it out, or start from a terminal that has one",
        ));
    }
    let settings = Settings {
        lang: args.lang.unwrap_or(locale.lang),
        ascii: locale.charset != Charset::Utf8 && args.lang != Some(Lang::Zh),
        hints: args.hints,
        keeps: false,
        games: args.games,
    };
    let has_clock = setup.time != TimeControl::Unlimited;
    let mut session = Session::new(setup, [args.black.clone(), args.white.clone()], settings);
    if let Some(guess) = guess {
        session.tell_guess(guess);
    }
    let bytes = BufReader::new(io::stdin());
    let mut watch = Stopwatch::start();
    // Time during which the program did not run is not charged (rules.md §10). While a clock runs it wakes for every
    // tick, so a long gap means that it was stopped or the machine slept.
    let mut elapsed = || {
        let lap = watch.lap();
        if lap > TICK + STALL {
            Duration::ZERO
        } else {
            lap
        }
    };
    let input: io::Result<Box<dyn Input>> = if has_clock {
        Waiting::start(bytes).map(|input| Box::new(input) as Box<dyn Input>)
    } else {
        Ok(Box::new(Direct::new(bytes)))
    };
    let played = input.and_then(|mut input| {
        play(
            &mut session,
            &mut *input,
            &mut io::stdout().lock(),
            &mut elapsed,
        )
    });
    match played {
        // Whoever reads has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => failure(&error.to_string()),
        Ok(()) => ExitCode::SUCCESS,
    }
}

//! Starts the line mode: when it is chosen, and its input, output and time.
//!
//! Knows no rules and no words.

use std::io::{self, BufReader, IsTerminal};
use std::process::ExitCode;
use std::time::Duration;

use crate::game::{Guess, Setup, TimeControl};
use crate::plain::{Direct, Input, Session, Settings, TICK, Waiting, play};
use crate::stopwatch::{Stopwatch, seconds_since_1970};
use crate::store::{Keeper, state_dir};
use crate::text::{self, Charset, Lang, Locale};

use super::{Play, failure};

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
    let settings = Settings {
        lang: args.lang.unwrap_or(locale.lang),
        ascii: locale.charset != Charset::Utf8 && !args.lang.is_some_and(Lang::needs_hanzi),
        hints: args.hints,
        keeps: false,
        games: args.games,
    };
    let lang = settings.lang;
    let mut keeper = Keeper::new(state_dir());
    let names = [args.black.clone(), args.white.clone()];
    let newest = keeper.offers().games.into_iter().next();
    let mut session = if args.resume {
        let Some(kept) = newest else {
            return failure(text::nothing_to_resume(lang));
        };
        let taken = match keeper.take_up(&kept) {
            Ok(taken) => taken,
            Err(error) => return failure(&text::open_trouble(lang, &error)),
        };
        let mut session = Session::resume(taken.game, taken.names, settings);
        session.after(taken.series);
        session
    } else {
        let mut session = Session::new(setup, names, settings);
        if let Some(kept) = newest {
            session.mention(&kept, &text::date(kept.header.started));
        }
        if let Some(guess) = guess {
            session.tell_guess(guess);
        }
        keeper.begin(session.game(), session.names(), seconds_since_1970());
        session
    };
    let has_clock = session.game().setup().time != TimeControl::Unlimited;
    let mut game = session.finished();
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
            &mut |session, all| {
                // A game ends and the next one begins in one step at most; each has a journal of its own.
                if session.finished() > game && session.game().outcome().is_none() {
                    game = session.finished();
                    keeper.begin(session.game(), session.names(), seconds_since_1970());
                }
                let kept = keeper.keep(session.game(), all);
                session.note_kept(&kept);
            },
        )
    });
    match played {
        // Whoever reads has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => failure(&error.to_string()),
        Ok(()) => ExitCode::SUCCESS,
    }
}

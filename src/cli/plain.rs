//! Starts the line mode: when it is chosen, and its input, output and time.
//!
//! Knows no rules and no words.

use std::io::{self, BufReader, IsTerminal};
use std::time::Duration;

use crate::game::{Guess, Setup, TimeControl};
use crate::plain::{Direct, Input, LineMode, Settings, TICK, Waiting, play};
use crate::sitting::{Keeper, Said, Sitting, was_stopped};
use crate::stopwatch::{Stopwatch, seconds_since_1970};
use crate::store::{Listing, state_dir};
use crate::text::{self, Lang};

use super::args::Play;
use super::output::{DONE, Output};

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
pub(super) fn run(
    args: &Play,
    setup: Setup,
    guess: Option<Guess>,
    lang: Lang,
    output: &mut Output,
) -> u8 {
    let settings = Settings {
        lang,
        ascii: output.ascii,
    };
    let mut keeper = Keeper::new(state_dir(), seconds_since_1970);
    let names = [args.black.clone(), args.white.clone()];
    let mut sitting = Sitting::new(setup, names, args.hints, args.games);
    let Listing { games, unreadable } = keeper.offers();
    let newest = games.into_iter().next();
    let mut first: Vec<Said> = Vec::new();
    if args.resume {
        let Some(kept) = newest else {
            return output.fail(&text::no_resume(settings.lang, unreadable.first()));
        };
        match keeper.resume(&kept, &mut sitting) {
            Ok(said) => first.extend(said),
            Err(error) => return output.fail(&text::disk_error(settings.lang, &error)),
        }
    } else {
        first.extend(unreadable.into_iter().map(Said::Disk));
        first.extend(newest.map(Box::new).map(Said::Waiting));
        first.extend(guess.map(Said::Guessed));
        first.extend(keeper.begin(&mut sitting));
    }
    let has_clock = sitting.game().setup().time != TimeControl::Unlimited;
    let mut lines = LineMode::new(sitting, settings, &first);
    let bytes = BufReader::new(io::stdin());
    let mut watch = Stopwatch::start();
    // While a clock runs it wakes for every tick.
    let mut elapsed = || {
        let lap = watch.lap();
        if was_stopped(lap, TICK) {
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
        let out = &mut io::stdout().lock();
        play(&mut lines, &mut keeper, &mut *input, out, &mut elapsed)
    });
    match played {
        // Whoever reads has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => DONE,
        Err(error) => output.fail(&error.to_string()),
        Ok(()) => DONE,
    }
}

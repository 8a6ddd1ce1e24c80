//! Starts the line mode: when it is chosen, and its input, output and time.
//!
//! Knows no rules and no words.

use std::io::{self, BufReader, IsTerminal};
use std::time::Duration;

use crate::game::{Guess, Setup, TimeControl};
use crate::plain::{Direct, Input, LineMode, Speech, TICK, Waiting, play};
use crate::sitting::{Keeper, Said, Sitting, was_stopped};
use crate::stopwatch::{Stopwatch, seconds_since_1970};
use crate::store::state_dir;
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
    (guess, hidden): (Option<Guess>, Option<u8>),
    lang: Lang,
    output: &mut Output,
) -> u8 {
    let settings = Speech {
        lang,
        ascii: output.ascii,
    };
    let mut keeper = Keeper::new(state_dir(), seconds_since_1970);
    let names = [args.black.clone(), args.white.clone()];
    let mut sitting = Sitting::new(setup, names, args.hints, args.games);
    if let Err(error) = args.record_in(&mut sitting, lang) {
        return output.fail(&text::disk_error(lang, &error));
    }
    if let Some(stones) = hidden {
        sitting.hide_handful(stones);
    }
    let mut first: Vec<Said> = Vec::new();
    if let Some(name) = &args.resume {
        match keeper.resume_named(name.as_deref(), &mut sitting) {
            Ok(said) => first.extend(said),
            Err(said) => return output.fail(&said.words(lang, &sitting)),
        }
    } else {
        first.extend(keeper.offer(&mut sitting));
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
        // The reader has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => DONE,
        Err(error) => output.fail(&error.to_string()),
        Ok(()) => {
            let unrecorded = lines.sitting().unrecorded();
            let words = unrecorded.map(|said| said.words(lang, lines.sitting()));
            words.map_or(DONE, |words| output.fail(&words))
        }
    }
}

//! The command line: flags, their meaning in renju, and what each command starts.
//!
//! The only layer that knows clap. Arguments are parsed before the terminal is touched. Exit codes: 0 fine (a lost game
//! too), 1 run-time failure, 2 usage.

mod args;
mod diagram;
mod doctor;
mod files;
mod games;
mod guide;
mod help;
mod judge;
mod manual;
mod output;
mod plain;
mod start;
mod stats;
mod values;

use std::error::Error;
use std::ffi::OsString;

use clap::FromArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::text::{Lang, Locale};
use crate::tui::detect;
use crate::tui::probe::Wanted;

use args::{Cli, CliCommand};
use help::{command, completions, described, wrapped};
use output::{Output, shown};
use start::{by_default, play, replay};
use values::{fault, lang_asked};

pub use output::Streams;

/// Asks for a variable of the environment.
type Env<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Parses the arguments, does what they say and gives the exit code.
///
/// The variables that say how to talk to the person are asked for through `env`; where the files lie is the process's own
/// environment's to say, and a game that is played takes the process's terminal.
pub fn main(args: impl IntoIterator<Item = OsString>, env: Env, streams: Streams) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    let locale = Locale::of(env);
    let asked = lang_asked(&args);
    let lang = asked.unwrap_or(locale.lang);
    let output = &mut Output::new(streams, locale, asked);
    let room = guide::room(env);
    let cli = described(command(), lang)
        // Lines are broken below, as each language has it.
        .term_width(0)
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match cli {
        Ok(cli) => cli,
        Err(error) => return usage(error, lang, room, output),
    };
    match cli.command {
        Some(CliCommand::Judge(args)) => {
            let request = judge::Query {
                at: args.at,
                why: args.why,
                board: args.board,
                lang,
            };
            judge::run(&args.positions, request, output)
        }
        Some(CliCommand::Replay(args)) => replay(&args, lang, env, output),
        Some(CliCommand::Convert(args)) => {
            let rules = by_default(args.rule);
            match args.to {
                Some(to) => {
                    let input = (&*args.input, args.game);
                    files::convert(input, &args.output, to, rules, lang, output)
                }
                None => files::list(&args.input, rules, lang, output),
            }
        }
        Some(CliCommand::Diagram(args)) => diagram::run(&args, lang, output),
        Some(CliCommand::Games(args)) => match args.stats {
            Some(name) => stats::run(name.as_deref(), lang, output),
            None => games::run(lang, output),
        },
        Some(CliCommand::Guide(_)) => guide::run(lang, room, output),
        Some(CliCommand::Openings(_)) => output.print(&judge::openings(lang)),
        Some(CliCommand::Doctor(language)) => {
            let found = detect(&Wanted::of(None, language.lang, env));
            output.print(&doctor::report(lang, locale, found, env))
        }
        Some(CliCommand::Completions { shell }) => output.print(&completions(shell)),
        Some(CliCommand::Man { page }) => match manual::page(page.as_deref()) {
            Ok(Some(page)) => output.print(&page),
            Ok(None) => output.refuse("error: there is no such command; renju --help lists them"),
            Err(error) => output.fail(&error.to_string()),
        },
        None => match cli.play.setup(lang, env) {
            Ok(setup) => play(&cli.play, setup, lang, env, output),
            Err(contradiction) => usage(
                command().error(ErrorKind::ArgumentConflict, contradiction),
                lang,
                room,
                output,
            ),
        },
    }
}

/// Prints what clap has to say: help and version to standard output, faults to standard error.
fn usage(mut error: clap::Error, lang: Lang, room: usize, output: &mut Output) -> u8 {
    if !error.use_stderr() {
        // In the characters of the locale before it is broken into lines: what falls away is then still whole.
        let help = error.render().to_string();
        let help = wrapped(&shown(output.ascii, &help), room);
        return output.print(&help);
    }
    if let Some(ContextValue::String(arg)) = error.get(ContextKind::InvalidArg)
        && arg.starts_with("--opening ")
    {
        // Fifty-two names are a list of their own.
        error.remove(ContextKind::ValidValue);
        let tip = "renju openings lists them all".into();
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
    }
    let mut words = error.render().to_string();
    // The frame is clap's; what is wrong with a value of ours is said in the person's language.
    if let Some(source) = error.source()
        && let Some(fault) = fault(lang, source)
    {
        words = words.replace(&source.to_string(), &fault);
    }
    output.refuse(&words)
}

//! The command line: flags, their meaning in renju, and what each command starts.
//!
//! The only layer that knows clap. Arguments are parsed before the terminal is touched. Exit codes: 0 fine (a lost game
//! too), 1 run-time failure, 2 usage.

mod args;
mod doctor;
mod files;
mod games;
mod help;
mod judge;
mod output;
mod plain;
mod start;
mod values;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::text::Locale;
use crate::tui::detect;
use crate::tui::probe::Wanted;

use args::{Cli, Command};
use help::{command, completions, described, manual};
use output::Output;
use start::{by_default, play, replay};
use values::lang_asked;

/// Parses the arguments, does what they say and gives the exit code.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let locale = Locale::of(|name| std::env::var(name).ok());
    let asked = lang_asked(&args);
    let lang = asked.unwrap_or(locale.lang);
    let output = Output::of(locale, asked);
    let cli = described(command(), lang)
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match cli {
        Ok(cli) => cli,
        Err(error) => return usage(error, output),
    };
    match cli.command {
        Some(Command::Judge(args)) => {
            let request = judge::Request {
                at: args.at,
                why: args.why,
                board: args.board,
                lang,
                output,
            };
            judge::run(&args.positions, request)
        }
        Some(Command::Replay(args)) => replay(&args, lang, output),
        Some(Command::Convert(args)) => {
            let rules = by_default(args.rule);
            files::convert(&args.input, &args.output, args.to, rules, lang, output)
        }
        Some(Command::Games(_)) => games::run(lang, output),
        Some(Command::Openings(_)) => output.print(&judge::openings(lang)),
        Some(Command::Doctor(args)) => {
            let found = detect(&Wanted::of(None, args.lang, |name: &str| {
                std::env::var(name).ok()
            }));
            output.print(&doctor::report(lang, locale, found))
        }
        Some(Command::Completions { shell }) => output.print(&completions(shell)),
        Some(Command::Man) => match manual() {
            Ok(page) => output.print(&page),
            Err(error) => output.fail(&error.to_string()),
        },
        None => match cli.play.setup() {
            Ok(setup) => play(&cli.play, setup, locale, output),
            Err(contradiction) => usage(
                command().error(ErrorKind::ArgumentConflict, contradiction),
                output,
            ),
        },
    }
}

/// Prints what clap has to say: help and version to standard output, faults to standard error.
fn usage(mut error: clap::Error, output: Output) -> ExitCode {
    if !error.use_stderr() {
        return output.print(&error.render().to_string());
    }
    if let Some(ContextValue::String(arg)) = error.get(ContextKind::InvalidArg)
        && arg.starts_with("--opening")
    {
        // Fifty-two names are a list of their own.
        error.remove(ContextKind::ValidValue);
        let tip = "renju openings lists them all".into();
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
    }
    output.refuse(&error.render().to_string())
}

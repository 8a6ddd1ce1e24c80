//! Help in the person's language, and what a wrong command line is told.
//!
//! Changes wording only; which options there are is said in `cli`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Command;

use crate::game::is_control;
use crate::text::{self, Lang};

/// The commands with their help in a language.
pub(super) fn described(mut command: Command, lang: Lang) -> Command {
    if lang == Lang::En {
        return command;
    }
    // Built first, so that `help` and `version`, which clap adds by itself, are there to be worded.
    command.build();
    in_chinese(command)
}

fn in_chinese(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let template = text::help_template(
        command.has_subcommands(),
        command.get_positionals().next().is_some(),
    );
    let mut command = command
        .help_template(template)
        .mut_args(
            |arg| match text::option_help(&name, arg.get_id().as_str()) {
                Some(help) => arg
                    .help(help.clone())
                    .long_help(help)
                    .hide_default_value(true),
                None => arg,
            },
        )
        .mut_subcommands(in_chinese);
    if let Some(about) = text::command_help(&name) {
        command = command.about(about.clone()).long_about(about);
    }
    if name == "renju" {
        command = command
            .long_about(text::about())
            .after_help(text::exit_codes());
    }
    command
}

/// Prints what clap has to say: help and version to standard output, faults to standard error.
pub(super) fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // A closed pipe is no fault of the person who typed `--help | head`.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    // The message quotes what was typed, and nothing of that may steer the terminal.
    let told: String = error
        .render()
        .to_string()
        .chars()
        .filter(|&c| c == '\n' || !is_control(c))
        .collect();
    let _ = io::stderr().write_all(told.as_bytes());
    ExitCode::from(2)
}

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
    worded(command, lang)
}

fn worded(command: Command, lang: Lang) -> Command {
    let name = command.get_name().to_owned();
    let has_arguments = command.get_positionals().next().is_some();
    let template = text::help_template(lang, command.has_subcommands(), has_arguments);
    let mut command = command
        .mut_args(
            |arg| match text::option_help(lang, &name, arg.get_id().as_str()) {
                Some(help) => arg
                    .help(help.clone())
                    .long_help(help)
                    .hide_default_value(true),
                None => arg,
            },
        )
        .mut_subcommands(|command| worded(command, lang));
    if let Some(template) = template {
        command = command.help_template(template);
    }
    if let Some(about) = text::command_help(lang, &name) {
        command = command.about(about.clone()).long_about(about);
    }
    if name == "renju"
        && let (Some(about), Some(codes)) = (text::about(lang), text::exit_codes(lang))
    {
        command = command.long_about(about).after_help(codes);
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

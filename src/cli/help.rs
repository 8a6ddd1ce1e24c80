//! The help in every language, and the completions, made from the one definition of the flags.

use clap::CommandFactory;
use clap::builder::PossibleValue;
use clap_complete::Shell;

use crate::text::{self, Lang};

use super::args::Cli;

/// The command line, with the values that an option takes as the name of its value.
pub(super) fn command() -> clap::Command {
    fn with_values(command: clap::Command) -> clap::Command {
        command
            .mut_args(|arg| {
                if !arg.get_action().takes_values() {
                    return arg;
                }
                let values = arg.get_possible_values();
                let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
                let arg = arg.ignore_case(!names.is_empty());
                if names.is_empty() || arg.is_hide_possible_values_set() {
                    return arg;
                }
                arg.value_name(names.join("|")).hide_possible_values(true)
            })
            .mut_subcommands(with_values)
    }
    with_values(Cli::command())
}

/// Completions for a shell, made in memory: clap's own writing panics when the pipe is closed.
pub(super) fn completions(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "renju", &mut script);
    let script = String::from_utf8(script).expect("clap writes text");
    if shell == Shell::Fish {
        // An option that waits for its value is no failure: without this no value is offered but a sub-command's.
        return script.replace("    or return\n", "    or return 0\n");
    }
    script
}

/// The commands with their help in a language.
pub(super) fn described(mut command: clap::Command, lang: Lang) -> clap::Command {
    if lang == Lang::En {
        return command;
    }
    // Built first, so that `help` and `version`, which clap adds by itself, are there to be worded.
    command.build();
    worded(command, lang)
}

fn worded(command: clap::Command, lang: Lang) -> clap::Command {
    let name = command.get_name().to_owned();
    let has_arguments = command.get_positionals().next().is_some();
    let template = text::help_template(lang, command.has_subcommands(), has_arguments);
    let mut command = command
        .mut_args(
            |arg| match text::option_help(lang, &name, arg.get_id().as_str()) {
                Some(help) => arg.help(help).long_help(help).hide_default_value(true),
                None => arg,
            },
        )
        .mut_subcommands(|command| worded(command, lang));
    if let Some(template) = template {
        command = command.help_template(template);
    }
    if let Some(about) = text::command_help(lang, &name) {
        command = command.about(about).long_about(about);
    }
    if name == "renju"
        && let (Some(about), Some(codes)) = (text::about(lang), text::exit_codes(lang))
    {
        command = command.long_about(about).after_help(codes);
    }
    command
}

/// Where in a line of help the text begins behind an option or a command, which stands set in: its byte and its column.
fn text_place(line: &str) -> Option<(usize, usize)> {
    let start = line.len() - line.trim_start().len();
    let gap = line[start..].find("  ").filter(|_| start > 0)?;
    let place = line.len() - line[start + gap..].trim_start().len();
    Some((place, line[..place].chars().map(text::columns).sum()))
}

/// Help in lines of at most so many columns. What stands in a column of its own stays there, or below what it explains
/// where there is too little room for it.
pub(super) fn wrapped(help: &str, room: usize) -> String {
    const SET_IN: usize = 10;
    let columns = |line: &str| line.chars().map(text::columns).sum::<usize>();
    let narrow = |(_, column): (usize, usize)| column * 5 > room * 2;
    let breaks = |line: &&str| columns(line) > room;
    let is_below = help
        .lines()
        .filter(breaks)
        .filter_map(text_place)
        .any(narrow);
    let mut page = String::new();
    for line in help.lines() {
        let start = line.len() - line.trim_start().len();
        let (place, mut column) = text_place(line).unwrap_or((start, start));
        let (mut head, text) = line.split_at(place);
        let blanks;
        if is_below && narrow((place, column)) {
            page.extend([head.trim_end(), "\n"]);
            blanks = " ".repeat(SET_IN);
            (head, column) = (&blanks, SET_IN);
        }
        let lines = text::wrap(text, room.saturating_sub(column), &text::columns);
        for (i, line) in lines.into_iter().enumerate() {
            let head = if i == 0 { head } else { &" ".repeat(column) };
            page.extend([format!("{head}{line}").trim_end(), "\n"]);
        }
    }
    page
}

#[cfg(test)]
#[expect(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]
mod tests {
    use clap::FromArgMatches;

    use super::*;

    /// The names that a help text gives for a value: `claim (指出禁手)`, `loss（負け、既定）`.
    fn names_of<'a>(value: &str, help: &'a str) -> Vec<&'a str> {
        let brackets = help.match_indices(value).filter_map(|(start, _)| {
            let rest = help[start + value.len()..].trim_start();
            let inside = rest.strip_prefix(['(', '（'])?;
            Some(&inside[..inside.find([')', '）'])?])
        });
        let words = brackets.flat_map(|inside| inside.split(['，', '、', ',']));
        words
            .map(str::trim)
            // An explanation has blanks, and that a value is the default is no name of it.
            .filter(|word| {
                !word.is_ascii() && !word.contains(' ') && !["默认", "預設", "既定"].contains(word)
            })
            .collect()
    }

    #[test]
    fn every_name_that_the_help_prints_is_taken() {
        let meant = |flag: &str, value: &str| {
            let words = ["renju", &format!("--{flag}"), value];
            let found = command().try_get_matches_from(words);
            let cli = found.and_then(|found| Cli::from_arg_matches(&found));
            format!("{:?}", cli.map_err(|error| error.to_string()).unwrap())
        };
        let mut count = 0;
        for lang in Lang::ALL {
            for arg in described(command(), lang).get_arguments() {
                let Some(flag) = arg.get_long().filter(|_| arg.get_action().takes_values()) else {
                    continue;
                };
                let values = arg.get_possible_values();
                let values = values.iter().map(PossibleValue::get_name);
                let help = arg.get_help().unwrap().to_string();
                // A clock has one named value, and no list.
                for value in values.chain((flag == "clock").then_some("none")) {
                    for name in names_of(value, &help) {
                        assert_eq!(meant(flag, name), meant(flag, value), "--{flag} {name}");
                        count += 1;
                    }
                }
            }
        }
        assert!(count > 60, "only {count} names were found");
    }

    /// The options and commands without words of their own in this language.
    fn wordless(command: &clap::Command, lang: Lang) -> Vec<String> {
        let name = command.get_name();
        let args = command.get_arguments().map(|arg| arg.get_id().as_str());
        let args = args.filter(|id| text::option_help(lang, name, id).is_none());
        let mut found: Vec<String> = args.map(|id| format!("{name} {id}")).collect();
        if text::command_help(lang, name).is_none() {
            found.push(name.to_owned());
        }
        found.extend(
            command
                .get_subcommands()
                .flat_map(|part| wordless(part, lang)),
        );
        found
    }

    #[test]
    fn every_option_and_command_is_explained_in_every_language() {
        for lang in [Lang::Zh, Lang::Hant, Lang::Ja] {
            let mut command = command();
            command.build();
            // The help of `help` repeats the names of all commands.
            command = command.disable_help_subcommand(true);
            let mut found = wordless(&command, lang);
            found.retain(|name| !name.starts_with("help"));
            assert_eq!(found, [""; 0], "{lang}");
        }
        // The English stands beside each.
        let mut command = command();
        command.build();
        for part in command.get_subcommands().chain([&command]) {
            assert!(part.get_about().is_some(), "{}", part.get_name());
            for arg in part.get_arguments() {
                assert!(
                    arg.get_help().is_some(),
                    "{} {}",
                    part.get_name(),
                    arg.get_id()
                );
            }
        }
    }
}

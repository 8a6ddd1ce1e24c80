//! The manual pages, made from the one definition of the flags: one for the program, which holds everything, and one for
//! each of its commands.

use std::io::{self, Write};

use clap_mangen::Man;

use super::help::command;

/// Games are section 6.
const SECTION: &str = "6";

/// What the page says besides the flags: a heading, then a term and its explanation in turn.
const MORE: [(&str, &[(&str, &str)]); 4] = [
    (
        "FILES",
        &[(
            "$XDG_STATE_HOME/renju/, ~/.local/state/renju/",
            "The saved games, one journal each; renju games lists them. RENJU_STATE_DIR names another folder.",
        )],
    ),
    (
        "ENVIRONMENT",
        &[
            ("RENJU_STATE_DIR", "The folder for saved games."),
            (
                "LC_ALL, LC_MESSAGES, LANG",
                "The language, where --lang does not say it.",
            ),
            ("NO_COLOR", "No colours, when it is not empty."),
            (
                "TERM, COLORTERM",
                "What the terminal can do; the line mode when TERM is dumb.",
            ),
        ],
    ),
    (
        "EXIT STATUS",
        &[
            ("0", "Success; a lost game too."),
            ("1", "Something failed, or a position could not be read."),
            ("2", "The command line was wrong."),
        ],
    ),
    (
        "EXAMPLES",
        &[
            (
                "renju --rule rif --black Lin --white Sato",
                "A game by the international rules, with clocks.",
            ),
            (
                "renju judge --at h10 --why h8a15h9a13g10a11f10a9",
                "Why Black may not play H10.",
            ),
            (
                "renju convert game.psq --to sgf -o game.sgf",
                "Another format.",
            ),
            (
                "renju replay library.lib",
                "Look through a game with its variations.",
            ),
        ],
    ),
];

/// The page of a command, or that of the program with a section for each command; `None` when there is no such command.
///
/// # Errors
/// None that can happen: it is written to memory.
pub(super) fn page(of: Option<&str>) -> io::Result<Option<String>> {
    let mut command = command().disable_help_subcommand(true);
    // Gives the sub-commands their whole names, `renju judge`.
    command.build();
    let mut page = Vec::new();
    if let Some(name) = of {
        let Some(part) = command.find_subcommand(name) else {
            return Ok(None);
        };
        let whole = part.get_bin_name().unwrap_or(name).to_owned();
        let title = whole.replace(' ', "-");
        Man::new(part.clone().display_name(title))
            .section(SECTION)
            .render(&mut page)?;
    } else {
        let man = Man::new(command.clone()).section(SECTION);
        man.render_title(&mut page)?;
        man.render_name_section(&mut page)?;
        man.render_synopsis_section(&mut page)?;
        man.render_description_section(&mut page)?;
        man.render_options_section(&mut page)?;
        for part in command.get_subcommands() {
            let name = part.get_bin_name().unwrap_or_else(|| part.get_name());
            writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
            let man = Man::new(part.clone());
            let mut section = Vec::new();
            man.render_description_section(&mut section)?;
            man.render_synopsis_section(&mut section)?;
            man.render_options_section(&mut section)?;
            // Its headings are one level below those of the page.
            let section = String::from_utf8_lossy(&section).replace("\n.SH ", "\n.SS ");
            page.extend_from_slice(section.as_bytes());
        }
        for (heading, terms) in MORE {
            writeln!(page, ".SH \"{heading}\"")?;
            for (term, meaning) in terms {
                let [term, meaning] = [term, meaning].map(|text| text.replace('-', "\\-"));
                writeln!(page, ".TP\n\\fB{term}\\fR\n{meaning}")?;
            }
        }
        man.render_version_section(&mut page)?;
    }
    let page = String::from_utf8_lossy(&page);
    // Items of a list are set as such, and lines that belong to them with them.
    let lines = page.lines().map(|line| match line.strip_prefix("\\- ") {
        Some(item) => format!(".IP \\(bu 2\n{item}\n"),
        None => format!("{line}\n"),
    });
    Ok(Some(lines.collect::<String>().replace(".br\n.IP", ".IP")))
}

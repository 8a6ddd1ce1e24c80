//! Games in files: `renju replay` and `renju convert`.
//!
//! Reads and writes; the formats are `record`'s, the review is the screen's. Knows no flags.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::game::RuleSet;
use crate::record::{self, Format, GameFile, MAX_BYTES};
use crate::store::{Overwrite, read_limited, save_atomically};
use crate::text::{self, Lang};
use crate::tui::review::Review;

use super::{failure, print};

/// Reads one game, or says in one line why not.
fn read(path: &Path, rules: RuleSet, lang: Lang) -> Result<GameFile, String> {
    let bytes =
        read_limited(path, MAX_BYTES as u64).map_err(|error| text::read_trouble(lang, &error))?;
    let name = path.to_string_lossy();
    record::read(&bytes, Some(&name), rules).map_err(|error| format!("{name}: {error}"))
}

/// Reads the games to be looked through.
///
/// # Errors
/// One line naming the first file that cannot be read, and why.
pub(super) fn review(files: &[PathBuf], rules: RuleSet, lang: Lang) -> Result<Review, String> {
    let mut games = Vec::new();
    for path in files {
        let shown = path.to_string_lossy();
        let title = shown.chars().map(|c| {
            if crate::game::is_control(c) {
                '\u{FFFD}'
            } else {
                c
            }
        });
        games.push((title.collect(), read(path, rules, lang)?));
    }
    Review::new(games, true).ok_or_else(|| "no file given".to_owned())
}

/// Turns a game from one format into another; what was assumed is said on standard error.
pub(super) fn convert(
    input: &Path,
    output: &Path,
    to: Format,
    rules: RuleSet,
    lang: Lang,
) -> ExitCode {
    let file = match read(input, rules, lang) {
        Ok(file) => file,
        Err(error) => return failure(&error),
    };
    let name = input.to_string_lossy();
    for note in &file.notes {
        let _ = writeln!(
            io::stderr(),
            "renju: {name}: {}",
            text::record_note(lang, note)
        );
    }
    let written = match record::write(&file, to) {
        Ok(written) => written,
        Err(error) => return failure(&format!("{name}: {error}")),
    };
    if output == Path::new("-") {
        return print(&written);
    }
    match save_atomically(output, written.as_bytes(), Overwrite::Refuse) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure(&text::save_trouble(lang, &error)),
    }
}

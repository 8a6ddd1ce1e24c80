//! Games in files: `renju replay` and `renju convert`.
//!
//! Reads and writes; the formats are `record`'s, the review is the screen's. Knows no flags.

use std::path::{Path, PathBuf};

use crate::game::RuleSet;
use crate::record::{self, Format, GameFile, MAX_BYTES, Note};
use crate::showable;
use crate::store::{Overwrite, is_journal, look, read_limited, save_atomically, state_dir};
use crate::text::{self, Lang};
use crate::tui::review::Review;

use super::output::{DONE, Output};

/// Reads one game, or says in one line why not.
///
/// A name as `renju games` lists it stands for the game that is kept under it.
pub(super) fn read(path: &Path, rules: RuleSet, lang: Lang) -> Result<GameFile, String> {
    if path
        .file_name()
        .is_some_and(|name| is_journal(name.as_ref()))
    {
        let kept = match state_dir() {
            Ok(dir) if !path.exists() && folder_less(path) => dir.join(path),
            _ => path.to_owned(),
        };
        return journal(&kept, lang);
    }
    let bytes =
        read_limited(path, MAX_BYTES as u64).map_err(|error| text::disk_error(lang, &error))?;
    record::read(&bytes, Some(&showable::path(path)), rules)
        .map_err(|error| format!("{}: {error}", showable::path(path)))
}

/// Whether a path is a bare name.
fn folder_less(path: &Path) -> bool {
    path.components().count() == 1
}

/// The game of a journal, as far as it is whole.
fn journal(path: &Path, lang: Lang) -> Result<GameFile, String> {
    let (header, game, cut) = look(path).map_err(|error| text::disk_error(lang, &error))?;
    Ok(GameFile {
        names: header.names,
        date: Some(text::date(header.started)[..10].to_owned()),
        notes: cut.map(|_| Note::CutShort).into_iter().collect(),
        ..GameFile::new(game)
    })
}

/// Reads the games to be looked through.
///
/// # Errors
/// One line naming the first file that cannot be read, and why.
pub(super) fn review(files: &[PathBuf], rules: RuleSet, lang: Lang) -> Result<Review, String> {
    let mut games = Vec::new();
    for path in files {
        games.push((showable::path(path), read(path, rules, lang)?));
    }
    Review::new(games, true).ok_or_else(|| "no file given".to_owned())
}

/// Turns a game from one format into another; what was assumed is said on standard error.
pub(super) fn convert(
    input: &Path,
    target: &Path,
    to: Format,
    rules: RuleSet,
    lang: Lang,
    output: &mut Output,
) -> u8 {
    let mut file = match read(input, rules, lang) {
        Ok(file) => file,
        Err(error) => return output.fail(&error),
    };
    if let (None, Some(outcome)) = (&file.closing, file.game.outcome()) {
        file.closing = Some(text::result(lang, &file.names, file.game.seats(), outcome));
    }
    let name = showable::path(input);
    for note in &file.notes {
        output.note(&format!("{name}: {}", text::record_note(lang, note)));
    }
    let written = match record::write(&file, to) {
        Ok(written) => written,
        Err(error) => return output.fail(&format!("{name}: {error}")),
    };
    deliver(&written, target, lang, output)
}

/// Writes a text to a file that is not there yet, or to standard output for `-`.
pub(super) fn deliver(text: &str, target: &Path, lang: Lang, output: &mut Output) -> u8 {
    if target == Path::new("-") {
        return output.print(text);
    }
    match save_atomically(target, text.as_bytes(), Overwrite::Refuse) {
        Ok(()) => DONE,
        Err(error) => output.fail(&text::disk_error(lang, &error)),
    }
}

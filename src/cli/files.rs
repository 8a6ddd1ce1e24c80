//! Games in files: `renju replay` and `renju convert`.
//!
//! Reads and writes; the formats are `record`'s, the review is the screen's. Knows no flags.

use std::io::Read;
use std::path::{Path, PathBuf};

use crate::game::RuleSet;
use crate::record::{self, Format, GameFile, Note, Pieces, RecordError, each_game, read_from};
use crate::showable;
use crate::stopwatch;
use crate::store::{Overwrite, is_journal, look, open, save_atomically, state_dir, unreadable};
use crate::text::{self, Lang};
use crate::tui::review::Review;

use super::output::{DONE, FAILED, Output};

/// Bytes read at a time.
const PIECE: u64 = 1 << 16;

/// Most games of one file that are held for a review; the others are opened by number.
const MOST_HELD: usize = 1_000;

/// Reads one game, the first where no number is given, or says in one line why not.
///
/// A name as `renju games` lists it stands for the game that is kept under it.
pub(super) fn read(
    path: &Path,
    number: Option<usize>,
    rules: RuleSet,
    lang: Lang,
) -> Result<GameFile, String> {
    if let Some(kept) = kept(path) {
        return journal(&kept, lang);
    }
    let name = showable::path(path);
    with_pieces(path, lang, |input| {
        read_from(input, Some(&name), rules, number)
    })
}

/// Lets a file be read piece by piece.
fn with_pieces<T>(
    path: &Path,
    lang: Lang,
    read: impl FnOnce(Pieces) -> Result<T, RecordError>,
) -> Result<T, String> {
    let disk = |error| text::disk_error(lang, &error);
    let mut input = open(path).map_err(disk)?;
    let mut refused = None;
    let read = read(&mut || {
        let mut piece = Vec::new();
        if let Err(error) = input.by_ref().take(PIECE).read_to_end(&mut piece) {
            refused = Some(error);
        }
        piece
    });
    if let Some(error) = refused {
        return Err(disk(unreadable(path, error)));
    }
    read.map_err(|error| about(&showable::path(path), None, &error, lang))
}

/// What is wrong with a file, or with a game in it.
fn about(name: &str, number: Option<usize>, error: &RecordError, lang: Lang) -> String {
    let error = text::record_error(lang, error);
    match number {
        Some(number) => format!("{name} ({number}): {error}"),
        None => format!("{name}: {error}"),
    }
}

/// The journal that a path names.
fn kept(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?;
    is_journal(name.as_ref()).then(|| match state_dir() {
        Ok(dir) if !path.exists() && folder_less(path) => dir.join(path),
        _ => path.to_owned(),
    })
}

/// Reads all games of a file; `number` is the one that is wanted alone.
fn read_all(
    path: &Path,
    number: Option<usize>,
    rules: RuleSet,
    lang: Lang,
) -> Result<Vec<GameFile>, String> {
    if number.is_some() || kept(path).is_some() {
        return Ok(vec![read(path, number, rules, lang)?]);
    }
    let name = showable::path(path);
    let (mut games, mut count, mut fault) = (Vec::new(), 0, None);
    with_pieces(path, lang, |input| {
        each_game(input, Some(&name), &mut |source| {
            count += 1;
            if games.len() < MOST_HELD {
                match source.read(rules) {
                    Ok(game) => games.push(game),
                    Err(error) => fault = fault.take().or(Some((count, error))),
                }
            }
            true
        })
    })?;
    let read = games.len();
    match (games.first_mut(), fault) {
        (None, Some((number, error))) => {
            let number = Some(number).filter(|_| count > 1);
            return Err(about(&name, number, &error, lang));
        }
        (Some(first), _) if read < count => first.notes.push(Note::Games { read, of: count }),
        _ => {}
    }
    Ok(games)
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
        date: Some(stopwatch::date(header.started)),
        notes: cut.map(|_| Note::CutShort).into_iter().collect(),
        ..GameFile::new(game)
    })
}

/// Reads the games to be looked through: all of these files, or the one of this number of each.
///
/// # Errors
/// One line naming the first file that cannot be read, and why.
pub(super) fn review(
    files: &[PathBuf],
    number: Option<usize>,
    rules: RuleSet,
    lang: Lang,
) -> Result<Review, String> {
    let mut games = Vec::new();
    for path in files {
        let title = showable::path(path);
        let read = read_all(path, number, rules, lang)?;
        games.extend(read.into_iter().map(|game| (title.clone(), game)));
    }
    Review::new(games, true).ok_or_else(|| "no file given".to_owned())
}

/// Lists the games of a file, one a line.
pub(super) fn list(input: &Path, rules: RuleSet, lang: Lang, output: &mut Output) -> u8 {
    let name = showable::path(input);
    let mut number = 0;
    let (mut code, mut failed) = (DONE, false);
    let read = with_pieces(input, lang, |pieces| {
        each_game(pieces, Some(&name), &mut |source| {
            number += 1;
            match source.read(rules) {
                Ok(file) => {
                    code = output.print(&(text::listed_game(lang, number, &file) + "\n"));
                }
                Err(error) => {
                    output.note(&about(&name, Some(number), &error, lang));
                    failed = true;
                }
            }
            code == DONE
        })
    });
    match read {
        Ok(()) if failed => FAILED,
        Ok(()) => code,
        Err(error) => output.fail(&error),
    }
}

/// Turns a game from one format into another; what was assumed, and what the format cannot hold, is said on standard
/// error.
pub(super) fn convert(
    (input, number): (&Path, Option<usize>),
    target: &Path,
    to: Format,
    rules: RuleSet,
    lang: Lang,
    output: &mut Output,
) -> u8 {
    let mut file = match read(input, number, rules, lang) {
        Ok(file) => file,
        Err(error) => return output.fail(&error),
    };
    if let (None, Some(outcome)) = (&file.closing, file.game.outcome()) {
        file.closing = Some(text::result(lang, &file.names, file.game.seats(), outcome));
    }
    let lost = record::lost(&file, to);
    if !lost.is_empty() {
        file.notes.push(Note::NotHeld(to, lost));
    }
    let name = showable::path(input);
    for note in &file.notes {
        output.note(&format!("{name}: {}", text::record_note(lang, note)));
    }
    let written = match record::write_bytes(&file, to) {
        Ok(written) => written,
        Err(error) => return output.fail(&about(&name, None, &error, lang)),
    };
    deliver(&written, target, lang, output)
}

/// Writes a text, or what is none, to a file that is not there yet, or to standard output for `-`.
pub(super) fn deliver(bytes: &[u8], target: &Path, lang: Lang, output: &mut Output) -> u8 {
    if target == Path::new("-") {
        return match str::from_utf8(bytes) {
            Ok(text) => output.print(text),
            Err(_) => output.print_bytes(bytes),
        };
    }
    match save_atomically(target, bytes, Overwrite::Refuse) {
        Ok(()) => DONE,
        Err(error) => output.fail(&text::disk_error(lang, &error)),
    }
}

//! The games of a file one by one, however many there are: nothing is held but the game at hand.

use crate::game::RuleSet;

use super::error::RecordError;
use super::note::Note;
use super::{Format, GameFile, MAX_BYTES, coords, detect, psq, renlib, rif, sgf};

/// One game of a file, not yet looked into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    format: Format,
    bytes: Vec<u8>,
    /// The line of the file in which it begins.
    line: usize,
    /// What was assumed for the whole file.
    notes: Vec<Note>,
}

impl Source {
    /// Reads the game; `rules` are assumed where it states none.
    ///
    /// # Errors
    /// [`RecordError`] names the place and the reason.
    pub fn read(&self, rules: RuleSet) -> Result<GameFile, RecordError> {
        match self.format {
            Format::Sgf => {
                let text = String::from_utf8_lossy(&self.bytes);
                sgf::read(&text, self.line, rules, self.notes.clone())
            }
            Format::Coords | Format::String | Format::Url => coords::read(&self.bytes, rules),
            Format::Lib => renlib::read(&self.bytes, rules),
            Format::Psq => psq::read(&self.bytes, rules),
        }
    }
}

/// The bytes of a file piece by piece; the end is a piece without any.
pub type Pieces<'a> = &'a mut dyn FnMut() -> Vec<u8>;

/// Hands over the games of a file one after the other, until `take` wants no more.
///
/// # Errors
/// [`RecordError`] when it is no file of games.
pub fn each_game(
    input: Pieces,
    name: Option<&str>,
    take: &mut dyn FnMut(Source) -> bool,
) -> Result<(), RecordError> {
    let mut bytes = Vec::new();
    while bytes.len() <= MAX_BYTES {
        let piece = input();
        if piece.is_empty() {
            break;
        }
        bytes.extend(piece);
        if rif::is_database(&bytes) {
            rif::each(bytes, input, &mut |sgf, line| {
                take(Source {
                    format: Format::Sgf,
                    bytes: sgf.into_bytes(),
                    line,
                    notes: Vec::new(),
                })
            });
            return Ok(());
        }
    }
    let format = detect(&bytes, name)?;
    if format != Format::Sgf {
        // A library is as large as it likes: what is read is its beginning, the main line first.
        bytes.truncate(MAX_BYTES);
        take(Source {
            format,
            bytes,
            line: 1,
            notes: Vec::new(),
        });
        return Ok(());
    }
    let mut notes = Vec::new();
    let text = sgf::decoded(&bytes, &mut notes);
    drop(bytes);
    let mut line = 1;
    let mut rest = text.as_str();
    loop {
        let (mut end, _) = sgf::scan_to_end(rest, line);
        if sgf::looks_like_game(&rest[end..]).is_none() {
            end = rest.len();
        }
        let (game, after) = rest.split_at(end);
        let more = take(Source {
            format,
            bytes: game.as_bytes().to_vec(),
            line,
            notes: notes.clone(),
        });
        if !more || after.is_empty() {
            return Ok(());
        }
        line += game.matches('\n').count();
        rest = after;
    }
}

/// Reads the game of this number, from 1, or the first where none is given, which is noted if there are others.
///
/// # Errors
/// [`RecordError`] names the place and the reason.
pub fn read_from(
    input: Pieces,
    name: Option<&str>,
    rules: RuleSet,
    number: Option<usize>,
) -> Result<GameFile, RecordError> {
    let wanted = number.unwrap_or(1);
    let mut found = None;
    let mut count = 0;
    each_game(input, name, &mut |source| {
        count += 1;
        if count == wanted {
            found = Some(source.read(rules));
        }
        number.is_none() || found.is_none()
    })?;
    let mut file = found.ok_or(RecordError::NoSuchGame {
        number: wanted,
        of: count,
    })??;
    if count > wanted {
        file.notes.push(Note::Games { read: 1, of: count });
    }
    Ok(file)
}

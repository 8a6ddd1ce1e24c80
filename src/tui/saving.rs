//! The game as a file: asking for a name, what is written, what was answered.
//!
//! Writing itself is `store`'s, the formats are `record`'s.

use std::path::{Path, PathBuf};

use crate::record::{Format, GameFile, write};
use crate::showable;
use crate::store::{DiskError, Overwrite, Why, save_atomically};
use crate::text;

use super::app::{App, Cover, Effect};
use super::dialog::{Ask, Dialog, Entry};

/// Why a game was not saved.
#[derive(Debug)]
enum Unsaved {
    /// The disk.
    Disk(DiskError),
    /// The format cannot tell this game.
    Format(String),
}

/// Writes a game in the format that the name's ending stands for, SGF where it says nothing.
fn save_file(path: &Path, file: &GameFile, overwrite: Overwrite) -> Result<(), Unsaved> {
    let format = Format::of_name(&showable::path(path)).unwrap_or(Format::Sgf);
    let text = write(file, format).map_err(|error| Unsaved::Format(error.to_string()))?;
    save_atomically(path, text.as_bytes(), overwrite).map_err(Unsaved::Disk)
}

impl App {
    /// Starts the typed line with the command that saves; the name is to be finished.
    pub(super) fn ask_file_name(&mut self) {
        let mut entry = Entry::default();
        entry.add("save renju.sgf");
        self.dialog = Some(Dialog::Entry(entry));
    }

    /// Asks the loop to save under this name.
    pub(super) fn save_as(&mut self, name: &str) -> Option<Effect> {
        if name.is_empty() {
            self.ask_file_name();
            return None;
        }
        self.saving = Some(PathBuf::from(name));
        Some(Effect::Save(Overwrite::Refuse))
    }

    /// The game in front: the one looked through, or the one being played.
    fn file_in_front(&self, today: fn() -> String) -> GameFile {
        match &self.cover {
            Some(Cover::Review(review) | Cover::WhyIn(_, review)) if !review.title().is_empty() => {
                review.file().clone()
            }
            _ => GameFile {
                date: Some(today()),
                ..self.file()
            },
        }
    }

    /// Saves the game in front; asks before anything is overwritten.
    pub(super) fn save(&mut self, overwrite: Overwrite, today: fn() -> String) {
        let Some(path) = self.saving.take() else {
            return;
        };
        let file = self.file_in_front(today);
        match save_file(&path, &file, overwrite) {
            Ok(()) => {
                self.saved = self.game().outcome().is_some();
                self.note = Some(text::saved_as(self.lang, &path));
            }
            Err(Unsaved::Disk(DiskError {
                why: Why::Exists, ..
            })) => {
                self.saving = Some(path);
                self.ask(Ask::Overwrite);
            }
            Err(Unsaved::Disk(error)) => self.note = Some(text::disk_error(self.lang, &error)),
            Err(Unsaved::Format(words)) => self.note = Some(words),
        }
    }

    /// The typed line again, with the name that was not to be overwritten.
    pub(super) fn file_name_again(&mut self) {
        let name = self.saving.take().unwrap_or_default();
        let mut entry = Entry::default();
        entry.add(&format!("save {}", showable::path(&name)));
        self.dialog = Some(Dialog::Entry(entry));
    }

    /// Writes the finished game to the file that `--record` names, once; nothing may be there.
    pub(super) fn keep_record(&mut self, today: fn() -> String) {
        let Some(record) = &mut self.recording else {
            return;
        };
        if self.sitting.game().outcome().is_none() || record.done {
            return;
        }
        record.done = true;
        record.games += 1;
        let path = record.path();
        let file = GameFile {
            date: Some(today()),
            ..self.file()
        };
        let trouble = match save_file(&path, &file, Overwrite::Refuse) {
            Ok(()) => {
                self.saved = true;
                return;
            }
            Err(Unsaved::Disk(error)) => text::disk_error(self.lang, &error),
            Err(Unsaved::Format(words)) => words,
        };
        self.note = Some(trouble.clone());
        if let Some(record) = &mut self.recording {
            record.trouble = Some(trouble);
        }
    }
}

/// Where finished games are written without asking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// The name given; further games get a number.
    name: PathBuf,
    /// Games that came to their end.
    games: usize,
    /// Whether the game in front is one of them.
    pub(super) done: bool,
    /// Why the last game that was not written was not.
    trouble: Option<String>,
}

impl Recording {
    /// Nothing is written yet.
    pub const fn new(name: PathBuf) -> Self {
        Self {
            name,
            games: 0,
            done: false,
            trouble: None,
        }
    }

    /// Why a game was not written, in words for people.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// The file of the game that ended last: `a.sgf`, `a-2.sgf`, `a-3.sgf`.
    fn path(&self) -> PathBuf {
        if self.games < 2 {
            return self.name.clone();
        }
        let mut name = self.name.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{}", self.games));
        if let Some(ending) = self.name.extension() {
            name.push(".");
            name.push(ending);
        }
        self.name.with_file_name(name)
    }
}

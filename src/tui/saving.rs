//! The game as a file: asking for a name, what is written, what was answered.
//!
//! Writing itself is `store`'s, the formats are `record`'s.

use std::path::PathBuf;

use crate::showable;
use crate::sitting::{Said, Unsaved, save_file};
use crate::store::{DiskError, Overwrite, Why};
use crate::text;

use super::app::{App, Effect};
use super::dialog::{Ask, Dialog, Entry};

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

    /// Saves the game in front; asks before anything is overwritten.
    pub(super) fn save(&mut self, overwrite: Overwrite, today: String) {
        let Some(path) = self.saving.take() else {
            return;
        };
        let mut file = self.file_shown();
        if !self.review().is_some_and(super::review::Review::is_of_file) {
            file.date = Some(today);
        }
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
            Err(error) => self.note(&[Said::NotSaved(error)]),
        }
    }

    /// The typed line again, with the name that was not to be overwritten.
    pub(super) fn file_name_again(&mut self) {
        let name = self.saving.take().unwrap_or_default();
        let mut entry = Entry::default();
        entry.add(&format!("save {}", showable::path(&name)));
        self.dialog = Some(Dialog::Entry(entry));
    }
}

//! Games as files: saved on request, or written by themselves when they end.

use std::path::{Path, PathBuf};

use crate::record::{Format, GameFile, RecordError, write_bytes};
use crate::showable;
use crate::store::{DiskError, Overwrite, Tried, Why, save_atomically};
use crate::text::{self, Figure, Lang};

use super::{Errand, Question, Said, Sitting, Then};

/// Why a game was not saved as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsaved {
    /// The disk refused.
    Disk(DiskError),
    /// The format cannot hold this game.
    Format(RecordError),
}

/// The name that a game is saved under where no other is given.
pub(super) const DEFAULT_NAME: &str = "renju.sgf";

/// A game that is to be saved as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saving {
    path: PathBuf,
    file: GameFile,
    /// What is drawn of it, where a picture is to be saved.
    figure: Figure,
    /// Whether it is the game in front, and not one that came from a file.
    is_own: bool,
}

impl Saving {
    /// Where it is to be saved.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Whether the ending of a name stands for a picture, and not for a game.
fn is_picture(path: &Path) -> bool {
    let ending = path.extension();
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case("svg"))
}

/// Writes a game in the format that the name's ending stands for, SGF where it says nothing, or the figure of it.
///
/// # Errors
/// [`Unsaved`]; what was there before is there still.
fn save_file(
    path: &Path,
    file: &GameFile,
    figure: &Figure,
    overwrite: Overwrite,
) -> Result<(), Unsaved> {
    let bytes = if is_picture(path) {
        figure.svg().into_bytes()
    } else {
        let format = Format::of_name(&showable::path(path)).unwrap_or(Format::Sgf);
        write_bytes(file, format).map_err(Unsaved::Format)?
    };
    save_atomically(path, &bytes, overwrite).map_err(Unsaved::Disk)
}

/// Where finished games are written without asking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Recording {
    /// The name given; further games get a number.
    name: PathBuf,
    /// The language of its closing sentence.
    lang: Lang,
    /// Games that came to their end.
    games: usize,
    /// Which game of the sitting was written last, or tried.
    which: Option<usize>,
    /// Why the last game that was not written was not.
    trouble: Option<Unsaved>,
}

impl Recording {
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

impl Sitting {
    /// Every finished game is to be written to this file; nothing may be there, and its folder has to be.
    ///
    /// # Errors
    /// [`DiskError`] when nothing could be written there.
    pub fn record_in(&mut self, name: PathBuf, lang: Lang) -> Result<(), DiskError> {
        let folder = match name.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let why = if name.exists() {
            Why::Exists
        } else if !folder.is_dir() {
            Why::NoFolder
        } else {
            self.recording = Some(Recording {
                name,
                lang,
                games: 0,
                which: None,
                trouble: None,
            });
            return Ok(());
        };
        Err(DiskError {
            path: name,
            tried: Tried::Save,
            why,
        })
    }

    /// The game being played with the names, as a file would hold it, its closing sentence in this language.
    pub fn file(&self, lang: Lang) -> GameFile {
        let (game, names) = (&self.game, &self.names);
        let closing = game
            .outcome()
            .map(|outcome| text::result(lang, names, game.seats(), outcome));
        GameFile {
            names: names.clone(),
            closing,
            ..GameFile::new(game.clone())
        }
    }

    /// Has a game saved under this name, or its figure under the name of a picture; `is_own` when it is the game in
    /// front, and not one that came from a file.
    pub fn save(&mut self, name: &str, file: GameFile, figure: Figure, is_own: bool) -> Vec<Said> {
        match self.question {
            None | Some(Question::Leave | Question::Overwrite(_)) => self.question = None,
            Some(_) => return vec![Said::AnswerFirst],
        }
        let saving = Box::new(Saving {
            path: PathBuf::from(name),
            file,
            figure,
            is_own,
        });
        self.errand = Some(Errand::Save(saving, Overwrite::Refuse));
        Vec::new()
    }

    /// Asks for the name of a file.
    pub fn ask_name(&mut self) -> Vec<Said> {
        self.follow(Then::NameFile(DEFAULT_NAME.into()))
    }

    /// Writes a game that was to be saved; asks before anything is overwritten.
    pub(super) fn write_file(
        &mut self,
        saving: Box<Saving>,
        overwrite: Overwrite,
        today: String,
    ) -> Option<Said> {
        let mut file = saving.file.clone();
        if saving.is_own {
            file.date = Some(today);
        }
        match save_file(&saving.path, &file, &saving.figure, overwrite) {
            Ok(()) => {
                let is_game = saving.is_own && !is_picture(&saving.path);
                if is_game && self.game.outcome().is_some() {
                    self.saved = Some(self.further);
                }
                Some(Said::Saved(saving.path))
            }
            Err(Unsaved::Disk(DiskError {
                why: Why::Exists, ..
            })) => {
                self.question = Some(Question::Overwrite(saving));
                None
            }
            Err(error) => Some(Said::NotSaved(error)),
        }
    }

    /// Whether the finished game in front is in no file yet, and no further game of its match is to come.
    pub fn is_unsaved(&self) -> bool {
        let recording = self.recording.as_ref();
        let is_recorded =
            recording.is_some_and(|r| r.which == Some(self.further) && r.trouble.is_none());
        let is_over = self.game.outcome().is_some();
        is_over && self.saved != Some(self.further) && !is_recorded && !self.is_between_games()
    }

    /// A finished game that should have been written by itself and was not.
    pub fn unrecorded(&self) -> Option<Said> {
        let trouble = self.recording.as_ref()?.trouble.clone()?;
        Some(Said::NotSaved(trouble))
    }

    /// Writes the finished game where it is to be recorded, once.
    pub(super) fn record(&mut self, date: impl FnOnce() -> String) -> Option<Said> {
        self.game.outcome()?;
        let recording = self.recording.as_mut()?;
        if recording.which == Some(self.further) {
            return None;
        }
        recording.which = Some(self.further);
        recording.games += 1;
        let (path, lang) = (recording.path(), recording.lang);
        let file = GameFile {
            date: Some(date()),
            ..self.file(lang)
        };
        let figure = Figure::game(lang, &file, usize::MAX, 1);
        let error = save_file(&path, &file, &figure, Overwrite::Refuse).err()?;
        self.recording.as_mut()?.trouble = Some(error.clone());
        Some(Said::NotSaved(error))
    }
}

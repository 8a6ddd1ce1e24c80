//! A game as lines of text: its format, what was agreed, then everything that happened.
//!
//! Journals and the private property of SGF files hold this one script; they differ in the title and in a few keys of
//! their own, which a [`Form`] lists. No line makes a reader panic.

mod entry;
mod setup;

use thiserror::Error;

use crate::game::{ActionError, Entry, Game, RuleSet, Setup};

use entry::read_entry;
use setup::SETUP;

pub(crate) use entry::{entry, player, read_player};
pub(crate) use setup::{read_rules, rules};

/// Most decisions of one game: a full board with many takebacks and offers has a tenth of it. A longer script was
/// made to keep its reader busy.
pub(crate) const MOST_DECISIONS: usize = 20_000;

/// The version of the format, raised when an older program could no longer read it.
const VERSION: u32 = 1;

/// One line before the entries: its key, its value written, and read into what is known so far.
pub(crate) struct Field<T: 'static> {
    pub word: &'static str,
    pub write: fn(&T) -> String,
    pub read: fn(&mut T, &str) -> Option<()>,
}

/// Takes a value that could be read.
pub(crate) fn set<T>(place: &mut T, value: Option<T>) -> Option<()> {
    value.map(|value| *place = value)
}

/// A kind of script: its title, and the keys that it has after those of the setup.
pub(crate) struct Form<T: 'static> {
    pub title: &'static str,
    pub keys: &'static [Field<T>],
}

impl<T> Form<T> {
    /// The lines before the entries.
    pub(crate) fn head(&self, setup: &Setup, own: &T) -> Vec<String> {
        let title = format!("{} {VERSION}", self.title);
        let agreed = SETUP.iter().map(|key| line(key.word, &(key.write)(setup)));
        let own = self
            .keys
            .iter()
            .map(|key| line(key.word, &(key.write)(own)));
        std::iter::once(title).chain(agreed).chain(own).collect()
    }
}

/// The line of a key that is there even when its value is empty.
fn line(key: &str, value: &str) -> String {
    format!("{key} {value}")
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The text ends before or within it.
    #[error("it is cut short")]
    Short,
    /// It is not what was written.
    #[error("its checksum is wrong")]
    Checksum,
    /// A newer program wrote it, in this version of the format.
    #[error("it is of a newer version of this program (format {0})")]
    Newer(u32),
    /// It is whole but says nothing that this program knows.
    #[error("it is not understood by this version")]
    Unknown,
    /// The whole text is too large for a game; nothing of it was read.
    #[error("the file is too large for a game")]
    Large,
    /// It is whole but does not fit the game.
    #[error(transparent)]
    Refused(#[from] ActionError),
}

/// Takes a script line by line.
pub(crate) struct Reader<T: 'static> {
    form: &'static Form<T>,
    lines: usize,
    setup: Setup,
    own: T,
    game: Option<Game>,
    decisions: usize,
}

impl<T> Reader<T> {
    /// Nothing is read yet; `own` is filled by the keys of the form.
    pub(crate) const fn new(form: &'static Form<T>, own: T) -> Self {
        Self {
            form,
            lines: 0,
            setup: Setup::new(RuleSet::Free),
            own,
            game: None,
            decisions: 0,
        }
    }

    /// The game so far; `None` while lines before the entries are missing.
    pub(crate) const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Takes the next line, and gives the entry if it was one.
    ///
    /// # Errors
    /// [`Flaw`]; what was read before stands.
    pub(crate) fn take(&mut self, line: &str) -> Result<Option<Entry>, Flaw> {
        let Some(game) = &mut self.game else {
            self.head(line)?;
            self.lines += 1;
            if self.lines == 1 + SETUP.len() + self.form.keys.len() {
                self.game = Some(Game::new(self.setup.clone()));
            }
            return Ok(None);
        };
        let entry = read_entry(line).ok_or(Flaw::Unknown)?;
        match entry {
            Entry::Spent(time) => game.elapse(time),
            Entry::Decided(_) if self.decisions == MOST_DECISIONS => return Err(Flaw::Large),
            Entry::Decided(action) => {
                game.apply(action)?;
                self.decisions += 1;
            }
        }
        Ok(Some(entry))
    }

    fn head(&mut self, line: &str) -> Result<(), Flaw> {
        let (word, value) = line.split_once(' ').ok_or(Flaw::Unknown)?;
        let Some(number) = self.lines.checked_sub(1) else {
            return match value.parse() {
                Ok(VERSION) if word == self.form.title => Ok(()),
                Ok(version) if word == self.form.title && version > VERSION => {
                    Err(Flaw::Newer(version))
                }
                _ => Err(Flaw::Unknown),
            };
        };
        let read = if let Some(key) = SETUP.get(number) {
            (key.word == word).then(|| (key.read)(&mut self.setup, value))
        } else {
            let key = &self.form.keys[number - SETUP.len()];
            (key.word == word).then(|| (key.read)(&mut self.own, value))
        };
        read.flatten().ok_or(Flaw::Unknown)
    }

    /// What was read: the form's own keys and the game; `None` while lines before the entries are missing.
    pub(crate) fn finish(self) -> Option<(T, Game)> {
        Some((self.own, self.game?))
    }
}

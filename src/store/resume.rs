//! Taking up a game from its journal, whatever state the file is in.
//!
//! What the bytes tell is `content`'s; here they are fetched, and what is damaged is kept and reported.

use std::fs;
use std::io::{Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::Duration;

use thiserror::Error;

use crate::game::{Entry, Game};

use super::content::{self, Content, Cut, Flaw, Unreadable};
use super::journal::{Journal, JournalError, MAX_JOURNAL, Written, is_begun};
use super::reason::Reason;
use super::{folder, keep, lock, read};

/// A journal that was not whole.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{} was damaged, {cut}{}", name(path), match kept {
    Some(kept) => format!("; the damaged file is kept as {}", name(kept)),
    None => String::new(),
})]
pub struct Damage {
    /// The journal.
    pub path: PathBuf,
    /// From where on.
    pub cut: Cut,
    /// Where the damaged file is kept; `None` when it stayed where it is.
    pub kept: Option<PathBuf>,
}

/// Why a game cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// Another program is playing it.
    #[error("{} is being played by another program", name(.0))]
    InUse(PathBuf),
    /// A newer version of this program wrote it; it is left alone.
    #[error(
        "{} was written by a newer version of this program (format {version})",
        name(path)
    )]
    Version {
        /// The journal.
        path: PathBuf,
        /// The version of its format.
        version: u32,
    },
    /// Not even the settings can be read.
    #[error(transparent)]
    Damaged(#[from] Damage),
    /// The disk refused.
    #[error("cannot read {}: {reason}", path.display())]
    Refused {
        /// The journal.
        path: PathBuf,
        /// Why.
        reason: Reason,
    },
}

/// A game taken up from its journal.
#[derive(Debug)]
pub struct Resumed {
    /// The game, clocks included; time in which no program ran is not charged.
    pub game: Game,
    /// The journal, which goes on.
    pub journal: Journal,
    /// Whether the game had been put aside.
    pub aside: bool,
    /// What was wrong, if anything; everything before the damage is in the game.
    pub damage: Option<Damage>,
}

impl Journal {
    /// Takes up the game of a journal.
    ///
    /// Reads as far as the lines are whole and fit the game. If that is not all, the damaged file is kept under another
    /// name, and the journal goes on with what was read.
    ///
    /// # Errors
    /// [`OpenError`], in particular when another program has the game, or not even the settings can be read; such a
    /// file is moved away under another name.
    pub fn open(path: &Path) -> Result<Resumed, OpenError> {
        let refused = |reason| OpenError::Refused {
            path: path.to_owned(),
            reason,
        };
        let large = Reason::Large(MAX_JOURNAL);
        // A pipe or a folder is not opened at all.
        let metadata = fs::metadata(path).map_err(|error| refused(error.into()))?;
        match read::check(&metadata, MAX_JOURNAL) {
            Err(reason) if reason != large => return Err(refused(reason)),
            _ => {}
        }
        let mut file = lock::open(path)
            .map_err(|error| refused(error.into()))?
            .ok_or_else(|| OpenError::InUse(path.to_owned()))?;
        let bytes = file
            .seek(SeekFrom::Start(0))
            .map_err(Reason::from)
            .and_then(|_| read::read_stream(&file, MAX_JOURNAL));
        let content = match bytes {
            Ok(bytes) => content::read(&bytes),
            Err(reason) if reason == large => Err(Unreadable::Head(Cut {
                line: 1,
                flaw: Flaw::Large,
            })),
            Err(reason) => return Err(refused(reason)),
        };
        match content {
            Err(Unreadable::Version(version)) => Err(OpenError::Version {
                path: path.to_owned(),
                version,
            }),
            Err(Unreadable::Head(cut)) => Err(OpenError::Damaged(Damage {
                path: path.to_owned(),
                cut,
                kept: keep::away(path).ok(),
            })),
            Ok(content) => Ok(take_up(path, file, content)),
        }
    }
}

fn take_up(path: &Path, file: fs::File, content: Content) -> Resumed {
    let Content {
        header,
        game,
        aside,
        chain,
        length,
        unended,
        cut,
    } = content;
    let record = game.record();
    let mut journal = Journal {
        dir: Ok(folder::of(path).to_owned()),
        header,
        file: Some((file, path.to_owned())),
        written: Written {
            entries: record.len(),
            spent: match record.last() {
                Some(Entry::Spent(time)) => *time,
                _ => Duration::ZERO,
            },
            chain,
            length,
        },
        aside,
        damaged: false,
        trouble: None,
        begun: is_begun(&game),
    };
    let mut damage = cut.map(|cut| Damage {
        path: path.to_owned(),
        cut,
        kept: None,
    });
    if damage.is_some() || unended {
        let mut repair = || {
            if let Some(damage) = &mut damage {
                journal.damaged = true;
                damage.kept = Some(keep::copy(path)?);
                journal.damaged = false;
            }
            journal.rewrite(record)
        };
        journal.trouble = repair().err().map(|reason| JournalError::Refused {
            dir: folder::of(path).to_owned(),
            reason,
        });
    }
    Resumed {
        game,
        journal,
        aside,
        damage,
    }
}

/// A file's name without its folder, for messages of one line.
fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

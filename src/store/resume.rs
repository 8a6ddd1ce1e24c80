//! Taking up a game from its journal, whatever state the file is in.
//!
//! What the bytes tell is `format`'s; here they are fetched, and what is damaged is kept and reported.

use std::fs;
use std::io::{Seek, SeekFrom};
use std::path::Path;
use std::time::Duration;

use crate::game::{Entry, Game};

use super::error::{Damage, DiskError, Tried, Why};
use super::format::{self, Content};
use super::journal::{Journal, MAX_JOURNAL, Written, is_begun};
use super::lock::{self, Lock};
use super::{file, folder};

/// A game resumed from its journal.
#[derive(Debug)]
pub struct Resumed {
    /// The game, clocks included; time in which no program ran is not charged.
    pub game: Game,
    /// The journal, which goes on.
    pub journal: Journal,
    /// Whether the game had been put aside.
    pub aside: bool,
    /// What was wrong, if anything; everything before the damage is in the game.
    pub damage: Option<DiskError>,
}

impl Journal {
    /// Takes up the game of a journal.
    ///
    /// Reads as far as the lines are whole and fit the game. If that is not all, the damaged file is kept under another
    /// name, and the journal goes on with what was read.
    ///
    /// # Errors
    /// [`DiskError`], in particular when another program has the game, or not even the settings can be read; such a
    /// file is moved away under another name.
    pub fn open(path: &Path) -> Result<Resumed, DiskError> {
        open(path).map_err(|why| why.about(Tried::Read, path))
    }
}

fn open(path: &Path) -> Result<Resumed, Why> {
    // A pipe or a folder is not opened at all.
    match file::check(&fs::metadata(path)?, MAX_JOURNAL) {
        Ok(()) | Err(Why::Large(_)) => {}
        Err(why) => return Err(why),
    }
    let (mut journal, lock) = lock::open(path)?;
    if lock == Lock::Theirs {
        return Err(Why::InUse);
    }
    journal.seek(SeekFrom::Start(0))?;
    match format::read_journal(&journal) {
        Ok(content) => Ok(take_up(path, (journal, lock), content)),
        Err(Why::Damaged(damage)) => Err(Why::Damaged(Damage {
            kept: file::move_away(path).ok(),
            ..damage
        })),
        Err(why) => Err(why),
    }
}

fn take_up(path: &Path, (file, lock): (fs::File, Lock), content: Content) -> Resumed {
    let Content {
        header,
        game,
        aside,
        chain,
        length,
        unended,
        mut damage,
    } = content;
    let record = game.record();
    let mut journal = Journal {
        dir: Ok(folder::of(path).to_owned()),
        begun: is_begun(&game) || header.is_further(),
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
            unsynced: false,
        },
        aside,
        lock,
        damaged: false,
        trouble: None,
    };
    if damage.is_some() || unended {
        let mut repair = || {
            if let Some(damage) = &mut damage {
                journal.damaged = true;
                damage.kept = Some(file::keep_copy(path)?);
                journal.damaged = false;
            }
            journal.rewrite(record)
        };
        let result = repair();
        journal.settle(result).ok();
    }
    Resumed {
        game,
        journal,
        aside,
        damage: damage.map(|damage| Why::Damaged(damage).about(Tried::Read, path)),
    }
}

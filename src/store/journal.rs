//! The journal of one game: every decision on the disk before the screen shows it.
//!
//! The file grows by whole lines: decisions are synced before the caller goes on, time that passes now and then. When the disk refuses, the game goes on
//! without it, and every later call tries to write all that is missing. What the lines say is `record::script`'s.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::NamedTempFile;

use crate::game::{Entry, Game};
use crate::record::script;

use super::error::{DiskError, Tried, Why};
use super::format::{self, ASIDE, Chain, Header};
use super::lock::{self, Lock};
use super::{file, folder};

/// Largest journal written or read, in bytes; clocks saved every second for 80 hours fit.
pub const MAX_JOURNAL: u64 = 8 << 20;

/// Journals of games begun in the same second that are told apart.
const MOST_NAMES: u32 = 10_000;

/// How much of a game is on the disk.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Written {
    /// Entries of the record begun.
    pub entries: usize,
    /// How much of the last one is written, when it is time spent: that grows in place.
    pub spent: Duration,
    /// Checksum up to the end.
    pub chain: Chain,
    /// Bytes up to the end.
    pub length: u64,
    /// Whether the last of it was handed to the system alone and may not survive a power cut.
    pub unsynced: bool,
}

impl Written {
    /// Adds the lines for what `record` has more.
    fn add(&mut self, record: &[Entry], text: &mut String) {
        let first = self.entries.saturating_sub(1);
        for (i, entry) in record.iter().enumerate().skip(first) {
            let begun = i < self.entries;
            match *entry {
                Entry::Spent(time) => {
                    let before = if begun { self.spent } else { Duration::ZERO };
                    if let Some(more) = time.checked_sub(before).filter(|more| !more.is_zero()) {
                        self.line(&script::entry(Entry::Spent(more)), text);
                    }
                    self.spent = time;
                }
                Entry::Decided(_) if begun => {}
                Entry::Decided(_) => self.line(&script::entry(*entry), text),
            }
        }
        self.entries = record.len();
    }

    fn line(&mut self, words: &str, text: &mut String) {
        let before = text.len();
        self.chain.write(text, words);
        self.length += (text.len() - before) as u64;
    }
}

/// The journal of the game being played; its file is locked for as long as this lives.
#[derive(Debug)]
pub struct Journal {
    pub(super) dir: Result<PathBuf, Why>,
    pub(super) header: Header,
    /// The file, with its name; none yet while the disk has refused from the start.
    pub(super) file: Option<(File, PathBuf)>,
    pub(super) written: Written,
    pub(super) aside: bool,
    /// Whose the lock on the file is: ours, where there are locks.
    pub(super) lock: Lock,
    /// The file holds something after what was read, which is kept under another name before it is replaced.
    pub(super) damaged: bool,
    pub(super) trouble: Option<DiskError>,
    /// Whether anything happened; a journal in which nothing did is not left behind.
    pub(super) begun: bool,
}

impl Journal {
    /// Begins the journal of a new game in `dir`, which is made if need be (see [`state_dir`](super::state_dir)).
    ///
    /// Always gives a journal: when the disk refuses, [`Journal::trouble`] says why, and the next call tries again.
    pub fn create(dir: Result<PathBuf, Why>, header: Header) -> Self {
        let mut journal = Self {
            dir,
            begun: header.is_further(),
            header,
            file: None,
            written: Written::default(),
            aside: false,
            lock: Lock::Ours,
            damaged: false,
            trouble: None,
        };
        let result = journal.rewrite(&[]);
        journal.settle(result).ok();
        journal
    }

    /// Removes the file of a game in which nothing was decided, although further games of a match are kept without.
    pub fn discard(mut self) {
        self.begun = false;
    }

    /// What was agreed, the names, and when the game began.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The file; `None` while there is none.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(_, path)| &**path)
    }

    /// The file's name, for [`Header::series`] of the next game.
    pub fn name(&self) -> Option<String> {
        Some(self.path()?.file_name()?.to_str()?.to_owned())
    }

    /// Why the game is not on the disk, if it is not.
    pub const fn trouble(&self) -> Option<&DiskError> {
        self.trouble.as_ref()
    }

    /// That another program could play the same game unnoticed, since the file system has no locks.
    pub fn warning(&self) -> Option<DiskError> {
        let unlocked = self.file.is_some() && self.lock == Lock::Unavailable;
        unlocked.then(|| self.refused(Why::NoLock))
    }

    /// Writes everything that the game has more than the journal; when this returns `Ok`, it is on the disk.
    ///
    /// To be called after each decision, and, so that clocks are saved too, from time to time and before leaving.
    ///
    /// # Errors
    /// [`DiskError`]; the game can go on, and the next call tries to write all that is missing.
    pub fn sync(&mut self, game: &Game) -> Result<(), DiskError> {
        self.bring_up(game, true)
    }

    /// As [`Journal::sync`], but cheap: what was written survives the end of this program and not yet a power cut. For
    /// time that passes.
    ///
    /// # Errors
    /// As [`Journal::sync`].
    pub fn write(&mut self, game: &Game) -> Result<(), DiskError> {
        self.bring_up(game, false)
    }

    fn bring_up(&mut self, game: &Game, sync: bool) -> Result<(), DiskError> {
        if *game.setup() != self.header.setup || game.record().len() < self.written.entries {
            return Err(self.refused(Why::OtherGame));
        }
        let record = game.record();
        self.begun |= is_begun(game);
        // A decision resumes a game that was put aside.
        self.aside &= !any_decided(&record[self.written.entries..]);
        let mut result = Err(Why::NoFile);
        if self.trouble.is_none() && self.owns_file() {
            result = self.append(sync, |written, text| written.add(record, text));
        }
        if result.is_err() {
            result = self.rewrite(record);
        }
        self.settle(result)
    }

    /// Writes what is missing, and that the game is put aside: it is not offered any more until it is resumed.
    ///
    /// # Errors
    /// As [`Journal::sync`].
    pub fn put_aside(&mut self, game: &Game) -> Result<(), DiskError> {
        self.sync(game)?;
        if self.aside {
            return Ok(());
        }
        let result = self.append(true, |written, text| written.line(ASIDE, text));
        self.aside = result.is_ok();
        self.settle(result)
    }

    pub(super) fn settle(&mut self, result: Result<(), Why>) -> Result<(), DiskError> {
        let result = result.map_err(|why| self.refused(why));
        self.trouble = result.clone().err();
        result
    }

    fn refused(&self, why: Why) -> DiskError {
        let dir = self.dir.as_deref().unwrap_or(Path::new(""));
        why.about(Tried::Keep, dir)
    }

    /// Whether the file is there and under its name still: someone may have cleared the folder.
    fn owns_file(&self) -> bool {
        self.file
            .as_ref()
            .is_some_and(|(file, path)| lock::has_name(file, path).unwrap_or(false))
    }

    /// Writes lines at the end; with `sync`, these and all before them are on the disk then.
    fn append(
        &mut self,
        sync: bool,
        lines: impl FnOnce(&mut Written, &mut String),
    ) -> Result<(), Why> {
        let Some((file, _)) = &mut self.file else {
            return Err(Why::NoFile);
        };
        let mut text = String::new();
        let mut written = self.written;
        lines(&mut written, &mut text);
        if text.is_empty() && !(sync && self.written.unsynced) {
            return Ok(());
        }
        if written.length > MAX_JOURNAL {
            return Err(Why::Large(MAX_JOURNAL));
        }
        let mut write = || -> io::Result<()> {
            file.seek(SeekFrom::Start(self.written.length))?;
            file.write_all(text.as_bytes())?;
            if sync { file.sync_data() } else { Ok(()) }
        };
        if let Err(error) = write() {
            // Half a line may be there. If this fails too, it is dropped on reading.
            let _ = file.set_len(self.written.length);
            return Err(error.into());
        }
        written.unsynced = !sync;
        self.written = written;
        Ok(())
    }

    /// Writes the whole journal anew and puts it in the place of the old file, if there is one, in one step.
    ///
    /// After an error nobody knows what the old file holds: a failed sync may have thrown the data away.
    pub(super) fn rewrite(&mut self, record: &[Entry]) -> Result<(), Why> {
        let dir = self.dir.clone()?;
        let mut text = String::new();
        let mut written = Written::default();
        for line in format::head(&self.header) {
            written.line(&line, &mut text);
        }
        written.add(record, &mut text);
        if self.aside {
            written.line(ASIDE, &mut text);
        }
        if written.length > MAX_JOURNAL {
            return Err(Why::Large(MAX_JOURNAL));
        }
        folder::make(&dir)?;
        let mut temporary = tempfile::Builder::new()
            .prefix(TEMPORARY)
            .tempfile_in(&dir)
            .map_err(Why::making)?;
        // Locked before it has its name, so that there is no moment at which another program could take it up.
        self.lock = lock::take(temporary.as_file());
        temporary.write_all(text.as_bytes())?;
        temporary.as_file().sync_all()?;
        let file = if self.owns_file() {
            self.replace(temporary)?
        } else {
            name(temporary, &dir, self.header.started)?
        };
        if let Some((old, _)) = self.file.replace(file) {
            lock::release(&old);
        }
        self.damaged = false;
        self.written = written;
        Ok(folder::sync(&dir)?)
    }

    fn replace(&mut self, temporary: NamedTempFile) -> Result<(File, PathBuf), Why> {
        let Some((_, path)) = &self.file else {
            return Err(Why::NoFile);
        };
        let path = path.clone();
        if self.damaged {
            file::keep_copy(&path)?;
            self.damaged = false;
        }
        if cfg!(windows) {
            // A file that is open cannot be replaced there.
            self.file = None;
        }
        let file = temporary.persist(&path).map_err(|failed| failed.error)?;
        Ok((file, path))
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        if !self.begun
            && self.owns_file()
            && let Some((_, path)) = &self.file
        {
            // A game in which nothing happened is not worth a word, and neither is failing to remove it.
            let _ = std::fs::remove_file(path);
        }
        if let Some((file, _)) = &self.file {
            lock::release(file);
        }
    }
}

/// Whether anything was decided, or the time ran out: whether a game is worth keeping.
pub(super) fn is_begun(game: &Game) -> bool {
    game.outcome().is_some() || any_decided(game.record())
}

fn any_decided(entries: &[Entry]) -> bool {
    entries.iter().any(|e| matches!(e, Entry::Decided(_)))
}

/// How the name of a file that has no name yet begins.
pub(super) const TEMPORARY: &str = ".new-";

/// How the name of a journal begins and ends.
const FIX: (&str, &str) = ("game-", ".journal");

/// Whether a file of this name is a journal.
pub(super) fn is_journal_name(name: &str) -> bool {
    name.strip_prefix(FIX.0)
        .and_then(|rest| rest.strip_suffix(FIX.1))
        .is_some_and(|middle| {
            !middle.is_empty() && middle.chars().all(|c| c.is_ascii_digit() || c == '-')
        })
}

/// Gives the file the first name that is free, by the time the game began.
fn name(mut temporary: NamedTempFile, dir: &Path, started: u64) -> Result<(File, PathBuf), Why> {
    let (prefix, suffix) = FIX;
    for number in 1..MOST_NAMES {
        let path = dir.join(match number {
            1 => format!("{prefix}{started}{suffix}"),
            _ => format!("{prefix}{started}-{number}{suffix}"),
        });
        match temporary.persist_noclobber(&path) {
            Ok(file) => return Ok((file, path)),
            Err(failed) if failed.error.kind() == io::ErrorKind::AlreadyExists => {
                temporary = failed.file;
            }
            Err(failed) => return Err(Why::making(failed.error)),
        }
    }
    Err(Why::Name)
}

//! The one error of the disk: which file, what was tried, and why not.
//!
//! Typed, so that every language can word it.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::record::Flaw;
use crate::showable;

/// What was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tried {
    /// To read a file or a folder.
    Read,
    /// To save a file.
    Save,
    /// To write the running game into the state folder.
    Keep,
}

/// What the disk refused, or what is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct DiskError {
    /// The file or folder; `-` for standard input, empty where none is known ([`Why::NoHome`]).
    pub path: PathBuf,
    /// What was tried.
    pub tried: Tried,
    /// Why it failed.
    pub why: Why,
}

/// Why a file or folder could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Why {
    /// No such file.
    #[error("no such file")]
    NoFile,
    /// The folder does not exist, or something else has its name.
    #[error("no such folder")]
    NoFolder,
    /// The folder that holds the state is nowhere to be found: no home folder.
    #[error("no home folder found; set RENJU_STATE_DIR")]
    NoHome,
    /// Permission denied.
    #[error("permission denied")]
    Denied,
    /// The file, or the whole file system, may not be written.
    #[error("read-only")]
    ReadOnly,
    /// No room left, or no quota.
    #[error("the disk is full")]
    Full,
    /// The name is longer than the file system takes, or holds what it does not take.
    #[error("the file name is too long or not allowed here")]
    Name,
    /// A folder has that name.
    #[error("it is a folder")]
    Folder,
    /// A device, a pipe or a socket.
    #[error("it is not a regular file")]
    NotRegular,
    /// Larger than this program reads or writes.
    #[error("larger than {0} bytes")]
    Large(u64),
    /// Something has that name already and was not to be overwritten.
    #[error("it exists already")]
    Exists,
    /// Another program is playing the game of this journal.
    #[error("it is being played by another program")]
    InUse,
    /// A newer version of this program wrote the journal, in this format; it is left alone.
    #[error("it was written by a newer version of this program (format {0})")]
    Newer(u32),
    /// The journal is not whole.
    #[error("it is damaged {0}")]
    Damaged(Damage),
    /// The file system has no locks, so that the same game could be played twice at once; it is saved all the same.
    #[error("the game is saved, but without a lock; play it in one window only")]
    NoLock,
    /// The journal belongs to another game than the one to be written.
    #[error("this is the journal of another game")]
    OtherGame,
    /// Anything else, in the words of the operating system.
    #[error("{0}")]
    Other(String),
}

/// Where a journal ceases to be whole, and what became of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first line that could not be read, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
    /// Moves in the game before that line; `None` when not even the settings could be read.
    pub moves: Option<usize>,
    /// Where the damaged file is kept; `None` when it stayed where it is.
    pub kept: Option<PathBuf>,
}

impl Why {
    /// The error about this path.
    pub(super) fn about(self, tried: Tried, path: &Path) -> DiskError {
        DiskError {
            path: path.to_owned(),
            tried,
            why: self,
        }
    }

    /// For an operation that makes a file: what is not found then is the folder.
    pub(super) fn making(error: io::Error) -> Self {
        match Self::from(error) {
            Self::NoFile => Self::NoFolder,
            why => why,
        }
    }
}

impl From<io::Error> for Why {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::NotFound => Self::NoFile,
            Kind::NotADirectory => Self::NoFolder,
            Kind::PermissionDenied => Self::Denied,
            Kind::ReadOnlyFilesystem => Self::ReadOnly,
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::Full,
            Kind::InvalidFilename => Self::Name,
            Kind::IsADirectory => Self::Folder,
            Kind::AlreadyExists => Self::Exists,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl fmt::Display for DiskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, why) = (showable::short_path(&self.path), &self.why);
        match (self.tried, why) {
            (_, Why::Exists) => write!(f, "{path} exists already"),
            (Tried::Read, Why::InUse | Why::Newer(_) | Why::Damaged(_)) => {
                let why = why.to_string();
                let what = why.strip_prefix("it ").unwrap_or(&why);
                write!(f, "{} {what}", name(&self.path))
            }
            (Tried::Read, _) => write!(f, "cannot read {path}: {why}"),
            (Tried::Save, _) => write!(f, "cannot save {path}: {why}"),
            (_, Why::NoLock) => write!(f, "{path}: {why}"),
            (Tried::Keep, _) if self.path.as_os_str().is_empty() => {
                write!(f, "the game is not being saved: {why}")
            }
            (Tried::Keep, _) => write!(f, "the game is not being saved in {path}: {why}"),
        }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, flaw) = (self.line, &self.flaw);
        match self.moves {
            Some(moves) => write!(f, "after move {moves} (line {line}: {flaw})")?,
            None => write!(f, "from the start (line {line}: {flaw})")?,
        }
        match &self.kept {
            Some(kept) => write!(f, "; the whole file is kept as {}", name(kept)),
            None => Ok(()),
        }
    }
}

/// A file's name without its folder, for messages of one line.
fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    showable::path(name.as_ref())
}

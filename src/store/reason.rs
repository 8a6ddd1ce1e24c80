//! Why the disk refused, in the few kinds that people can do something about.
//!
//! Typed, so that every language can word it; knows no file and no game.

use std::io;

use thiserror::Error;

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// No such file.
    #[error("no such file")]
    NoFile,
    /// The folder does not exist, or something else has its name.
    #[error("no such folder")]
    NoFolder,
    /// The folder that holds the state is nowhere to be found: no home folder.
    #[error("no home folder is known; set RENJU_STATE_DIR")]
    NoHome,
    /// Permission denied.
    #[error("permission denied")]
    Denied,
    /// The file, or the whole file system, may not be written.
    #[error("read-only")]
    ReadOnly,
    /// No room left, or no quota.
    #[error("no room left on the disk")]
    Full,
    /// The name is longer than the file system takes, or holds what it does not take.
    #[error("the file name is too long or not allowed here")]
    Name,
    /// A folder has that name.
    #[error("that is a folder")]
    Folder,
    /// A device, a pipe or a socket.
    #[error("that is no regular file")]
    NotRegular,
    /// Larger than this program reads or writes.
    #[error("larger than {0} bytes")]
    Large(u64),
    /// Anything else, in the words of the operating system.
    #[error("{0}")]
    Other(String),
}

impl From<io::Error> for Reason {
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
            _ => Self::Other(error.to_string()),
        }
    }
}

impl Reason {
    /// For an operation that makes a file: what is not found then is the folder.
    pub(super) fn making(error: io::Error) -> Self {
        match Self::from(error) {
            Self::NoFile => Self::NoFolder,
            reason => reason,
        }
    }
}

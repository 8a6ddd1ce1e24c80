//! One process per journal: the lock on the file itself, which ends with the process however that ends.
//!
//! Where a file system has no locks, files are written all the same: a game has a file of its own name, and only playing
//! it twice at once goes unnoticed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// How often a lock is tried: listing the games holds each for a moment.
const TRIES: u32 = 10;
/// Pause between two tries.
const PAUSE: Duration = Duration::from_millis(10);

/// Whose a lock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lock {
    /// Ours, for as long as the file is open.
    Ours,
    /// Another program's, or another journal's of this one.
    Theirs,
    /// Nobody's: there are no locks here.
    Unavailable,
}

/// Takes the lock if it can be had.
pub(super) fn take(file: &File) -> Lock {
    for attempt in 0..TRIES {
        if attempt > 0 {
            thread::sleep(PAUSE);
        }
        let lock = answer(&file.try_lock());
        if lock != Lock::Theirs {
            return lock;
        }
    }
    Lock::Theirs
}

/// Whether another program, or another journal of this one, has the lock.
pub(super) fn is_taken(path: &Path) -> bool {
    let Ok(file) = File::open(path) else {
        return false;
    };
    let lock = answer(&file.try_lock_shared());
    release(&file);
    lock == Lock::Theirs
}

/// Gives the lock back, even if a process that is just being started still has a copy of the file's handle.
pub(super) fn release(file: &File) {
    // Closing gives the lock back too; there is nothing to do about an error.
    let _ = file.unlock();
}

/// Network and other file systems refuse with ENOLCK, EBADF, ENOSYS, EOPNOTSUPP or worse. Whatever it is, only a lock
/// that somebody has is a reason not to write.
fn answer(tried: &Result<(), TryLockError>) -> Lock {
    match tried {
        Ok(()) => Lock::Ours,
        Err(TryLockError::WouldBlock) => Lock::Theirs,
        Err(TryLockError::Error(_)) => Lock::Unavailable,
    }
}

/// Opens the file that now has this name and takes its lock, as far as it can be had.
///
/// A write-protected file is opened for reading alone.
pub(super) fn open(path: &Path) -> io::Result<(File, Lock)> {
    loop {
        let file = match OpenOptions::new().read(true).write(true).open(path) {
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem
                ) =>
            {
                File::open(path)?
            }
            opened => opened?,
        };
        let lock = take(&file);
        // While this one waited, the other may have put a new file in the place of the one opened here.
        if lock == Lock::Theirs || has_name(&file, path)? {
            return Ok((file, lock));
        }
    }
}

/// Whether `path` still leads to this open file.
#[cfg(unix)]
pub(super) fn has_name(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (open, named) = (file.metadata()?, fs::metadata(path)?);
    Ok((open.dev(), open.ino()) == (named.dev(), named.ino()))
}

/// Whether `path` still leads to this open file: elsewhere an open file keeps its name.
#[cfg(not(unix))]
pub(super) fn has_name(_file: &File, path: &Path) -> io::Result<bool> {
    fs::metadata(path).map(|_| true)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Case 234: a home on a network without locks.
    #[test]
    fn only_a_lock_that_is_held_is_theirs() {
        let refused = |code| Err(TryLockError::Error(io::Error::from_raw_os_error(code)));
        // ENOLCK, EBADF, ENOSYS, EOPNOTSUPP and EIO, by their numbers on Linux.
        for code in [37, 9, 38, 95, 5] {
            assert_eq!(answer(&refused(code)), Lock::Unavailable);
        }
        assert_eq!(answer(&Err(TryLockError::WouldBlock)), Lock::Theirs);
        assert_eq!(answer(&Ok(())), Lock::Ours);
    }
}

//! One program a journal: the lock on the file itself, which goes with the program however that ends.
//!
//! Knows files only. Where a file system has no locks, everything is taken to be free: a game is then written under
//! a name of its own all the same, and only taking one up twice at once is not noticed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// How often a lock is tried: whoever lists the games holds each for a moment.
const TRIES: u32 = 10;
/// Pause between two tries.
const PAUSE: Duration = Duration::from_millis(10);

/// Takes the lock, for as long as the file is open; false when another program has it.
pub(super) fn take(file: &File) -> io::Result<bool> {
    for attempt in 0..TRIES {
        if attempt > 0 {
            thread::sleep(PAUSE);
        }
        if answer(file.try_lock())? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether another program, or another journal of this one, has the lock.
pub(super) fn is_taken(path: &Path) -> bool {
    let Ok(file) = File::open(path) else {
        return false;
    };
    let free = answer(file.try_lock_shared()).unwrap_or(true);
    release(&file);
    !free
}

/// Gives the lock back, even if a process that is just being started still has a copy of the file's handle.
pub(super) fn release(file: &File) {
    // Closing gives the lock back too; there is nothing to do about an error.
    let _ = file.unlock();
}

fn answer(tried: Result<(), TryLockError>) -> io::Result<bool> {
    match tried {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Opens the file that now has this name and takes its lock; `None` when another program has it.
///
/// A write-protected file is opened for reading alone.
pub(super) fn open(path: &Path) -> io::Result<Option<File>> {
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
        if !take(&file)? {
            return Ok(None);
        }
        // While this one waited, the other may have put a new file in the place of the one opened here.
        if has_name(&file, path)? {
            return Ok(Some(file));
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

//! Saving a file whole or not at all.
//!
//! The bytes go to a temporary file beside the target, are synced, and take the target's name in one step; whoever
//! looks sees the old file or the new one. What the bytes are is not known here.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;
use thiserror::Error;

use super::folder;
use super::reason::Reason;

/// What happens to a file that has the name already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overwrite {
    /// It stays, and the save fails.
    Refuse,
    /// It is replaced, after the person was asked.
    Replace,
}

/// Why nothing was saved; whatever had the name before is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// Something has that name, and overwriting was not allowed.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// The disk refused.
    #[error("cannot save {}: {reason}", path.display())]
    Refused {
        /// The file asked for.
        path: PathBuf,
        /// Why.
        reason: Reason,
    },
}

/// Links followed one after another before a loop is assumed.
const MOST_LINKS: usize = 32;

/// Writes `bytes` to `path`, whole or not at all; when this returns, they are on the disk.
///
/// With [`Overwrite::Replace`] a symbolic link stays and the file it leads to is replaced; permissions are kept, and
/// a write-protected file is not replaced. With [`Overwrite::Refuse`] nothing that exists is touched, even when it
/// comes into being meanwhile.
///
/// # Errors
/// [`SaveError`] says why; nothing half-written is left then.
pub fn save_atomically(path: &Path, bytes: &[u8], overwrite: Overwrite) -> Result<(), SaveError> {
    let refused = |reason| SaveError::Refused {
        path: path.to_owned(),
        reason,
    };
    let exists = || SaveError::Exists(path.to_owned());
    if path.as_os_str().is_empty() {
        return Err(refused(Reason::Name));
    }
    // `games/` would be read as `games`, and `..` has no name to take.
    if path.file_name().is_none() || path.as_os_str().as_encoded_bytes().ends_with(b"/") {
        return Err(refused(Reason::Folder));
    }
    let target = match overwrite {
        Overwrite::Refuse => path.to_owned(),
        Overwrite::Replace => follow(path).map_err(refused)?,
    };
    let old = match fs::symlink_metadata(&target) {
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(refused(error.into())),
    };
    if let Some(old) = &old {
        if old.is_dir() {
            return Err(refused(Reason::Folder));
        }
        if overwrite == Overwrite::Refuse {
            return Err(exists());
        }
        if !old.is_file() {
            return Err(refused(Reason::NotRegular));
        }
        if old.permissions().readonly() {
            return Err(refused(Reason::ReadOnly));
        }
    }
    let dir = folder::of(&target);
    let write = || -> io::Result<NamedTempFile> {
        let mut file = temporary(dir, old.map(|old| old.permissions()))?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        Ok(file)
    };
    let file = write().map_err(|error| refused(Reason::making(error)))?;
    let persisted = match overwrite {
        Overwrite::Refuse => file.persist_noclobber(&target),
        Overwrite::Replace => file.persist(&target),
    };
    match persisted {
        Ok(_) => folder::sync(dir).map_err(|error| refused(error.into())),
        Err(failed) if failed.error.kind() == io::ErrorKind::AlreadyExists => Err(exists()),
        Err(failed) => Err(refused(Reason::making(failed.error))),
    }
}

/// A new file in the folder that vanishes unless it gets a name, with the permissions that any new file would have.
fn temporary(dir: &Path, like: Option<fs::Permissions>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".renju-").suffix(".tmp");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(dir)?;
    if let Some(permissions) = like {
        file.as_file().set_permissions(permissions)?;
    }
    Ok(file)
}

/// The file at the end of a chain of symbolic links, which need not exist.
fn follow(path: &Path) -> Result<PathBuf, Reason> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::symlink_metadata(&path) {
            Ok(metadata) if metadata.is_symlink() => {
                path = folder::of(&path).join(fs::read_link(&path)?);
            }
            _ => return Ok(path),
        }
    }
    Err(Reason::Other("too many symbolic links".to_owned()))
}

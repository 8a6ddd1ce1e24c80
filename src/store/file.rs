//! Files read and written whole: reading is bounded and never waits for a pipe, saving is whole or not at all, and a
//! damaged file is kept under another name.
//!
//! What is saved goes to a temporary file beside the target, is synced, and takes the target's name in one step; another
//! program sees the old file or the new one.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::error::{DiskError, Tried, Why};
use super::folder;

/// Opens a regular file, or standard input when `path` is `-`, to be read piece by piece.
///
/// # Errors
/// [`DiskError`]; folders, pipes and devices are refused without being opened, so that nothing is waited for.
pub fn open(path: &Path) -> Result<Box<dyn BufRead>, DiskError> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    match open_regular(path) {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(why) => Err(unreadable(path, why)),
    }
}

/// The error of a file that cannot be read.
pub fn unreadable(path: &Path, why: impl Into<Why>) -> DiskError {
    why.into().about(Tried::Read, path)
}

/// Reads a stream to its end, at most `max` bytes.
///
/// # Errors
/// [`Why::Large`] as soon as there is more, so that an endless stream ends here.
pub fn read_stream(stream: impl Read, max: u64) -> Result<Vec<u8>, Why> {
    let mut bytes = Vec::new();
    stream.take(max.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > max {
        return Err(Why::Large(max));
    }
    Ok(bytes)
}

fn open_regular(path: &Path) -> Result<File, Why> {
    // Asked before opening: opening a pipe would wait for its writer.
    check(&fs::metadata(path)?, u64::MAX)?;
    let file = File::open(path)?;
    check(&file.metadata()?, u64::MAX)?;
    Ok(file)
}

/// Whether it is a regular file and not too large, by what the file system says.
pub(super) fn check(metadata: &Metadata, max: u64) -> Result<(), Why> {
    if metadata.is_dir() {
        Err(Why::Folder)
    } else if !metadata.is_file() {
        Err(Why::NotRegular)
    } else if metadata.len() > max {
        Err(Why::Large(max))
    } else {
        Ok(())
    }
}

/// What happens to a file that has the name already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overwrite {
    /// It stays, and the save fails.
    Refuse,
    /// It is replaced, after the person was asked.
    Replace,
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
/// [`DiskError`] says why; nothing half-written is left then.
pub fn save_atomically(path: &Path, bytes: &[u8], overwrite: Overwrite) -> Result<(), DiskError> {
    let refused = |why: Why| why.about(Tried::Save, path);
    if path.as_os_str().is_empty() {
        return Err(refused(Why::Name));
    }
    // `games/` would be read as `games`, and `..` has no name to take.
    if path.file_name().is_none() || path.as_os_str().as_encoded_bytes().ends_with(b"/") {
        return Err(refused(Why::Folder));
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
            return Err(refused(Why::Folder));
        }
        if overwrite == Overwrite::Refuse {
            return Err(refused(Why::Exists));
        }
        if !old.is_file() {
            return Err(refused(Why::NotRegular));
        }
        if old.permissions().readonly() {
            return Err(refused(Why::ReadOnly));
        }
    }
    let dir = folder::of(&target);
    let write = || -> io::Result<NamedTempFile> {
        let mut file = temporary(dir, old.map(|old| old.permissions()))?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        Ok(file)
    };
    let file = write().map_err(|error| refused(Why::making(error)))?;
    let persisted = match overwrite {
        Overwrite::Refuse => file.persist_noclobber(&target),
        Overwrite::Replace => file.persist(&target),
    };
    match persisted {
        Ok(_) => folder::sync(dir).map_err(|error| refused(error.into())),
        Err(failed) => Err(refused(Why::making(failed.error))),
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
fn follow(path: &Path) -> Result<PathBuf, Why> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::symlink_metadata(&path) {
            Ok(metadata) if metadata.is_symlink() => {
                path = folder::of(&path).join(fs::read_link(&path)?);
            }
            _ => return Ok(path),
        }
    }
    Err(Why::Other("too many symbolic links".to_owned()))
}

/// Names tried, `game-1.journal.bad`, `game-1.journal.bad2` and so on.
const MOST_COPIES: u32 = 1000;

/// Gives the file a second name, or copies it where a file has only one, and says which.
pub(super) fn keep_copy(path: &Path) -> Result<PathBuf, Why> {
    for number in 1..MOST_COPIES {
        let mut name = OsString::from(path);
        name.push(match number {
            1 => ".bad".to_owned(),
            _ => format!(".bad{number}"),
        });
        let kept = PathBuf::from(name);
        let made = match fs::hard_link(path, &kept) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => copy(path, &kept),
            linked => linked,
        };
        match made {
            Ok(()) => {
                folder::sync(folder::of(path))?;
                return Ok(kept);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Why::Name)
}

/// Moves the file away and says where to.
pub(super) fn move_away(path: &Path) -> Result<PathBuf, Why> {
    let kept = keep_copy(path)?;
    fs::remove_file(path)?;
    Ok(kept)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut old = File::open(from)?;
    let mut new = OpenOptions::new().write(true).create_new(true).open(to)?;
    let written = io::copy(&mut old, &mut new).and_then(|_| new.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(to);
    }
    written
}

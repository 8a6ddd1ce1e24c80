//! Keeping a damaged file under another name.
//!
//! Nothing is ever overwritten or lost by it; what is wrong with the file is not known here.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::folder;
use super::reason::Reason;

/// Names tried, `game-1.journal.bad`, `game-1.journal.bad2` and so on.
const MOST_NAMES: u32 = 1000;

/// Gives the file a second name, or copies it where a file has only one, and says which.
pub(super) fn copy(path: &Path) -> Result<PathBuf, Reason> {
    for number in 1..MOST_NAMES {
        let mut name = OsString::from(path);
        name.push(match number {
            1 => ".bad".to_owned(),
            _ => format!(".bad{number}"),
        });
        let kept = PathBuf::from(name);
        let made = match fs::hard_link(path, &kept) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => write(path, &kept),
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
    Err(Reason::Name)
}

/// Moves the file away and says where to.
pub(super) fn away(path: &Path) -> Result<PathBuf, Reason> {
    let kept = copy(path)?;
    fs::remove_file(path)?;
    Ok(kept)
}

fn write(from: &Path, to: &Path) -> io::Result<()> {
    let mut old = File::open(from)?;
    let mut new = OpenOptions::new().write(true).create_new(true).open(to)?;
    let written = io::copy(&mut old, &mut new).and_then(|_| new.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(to);
    }
    written
}

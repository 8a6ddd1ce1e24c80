//! Reading a file that a stranger may have made: bounded in size, and never waiting on a pipe.
//!
//! Bytes only; what they mean is for the caller.

use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::reason::Reason;

/// A file that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("cannot read {}: {reason}", path.display())]
pub struct ReadError {
    /// Which; `-` for standard input.
    pub path: PathBuf,
    /// Why.
    pub reason: Reason,
}

/// Reads a regular file of at most `max` bytes, or standard input when `path` is `-`.
///
/// # Errors
/// [`ReadError`]; folders, pipes and devices are refused without being opened, so that nothing is waited for.
pub fn read_limited(path: &Path, max: u64) -> Result<Vec<u8>, ReadError> {
    let bytes = if path == Path::new("-") {
        read_stream(io::stdin().lock(), max)
    } else {
        read_regular(path, max)
    };
    bytes.map_err(|reason| ReadError {
        path: path.to_owned(),
        reason,
    })
}

/// Reads a stream to its end, at most `max` bytes.
///
/// # Errors
/// [`Reason::Large`] as soon as there is more, so that an endless stream ends here.
pub fn read_stream(stream: impl Read, max: u64) -> Result<Vec<u8>, Reason> {
    let mut bytes = Vec::new();
    stream.take(max.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > max {
        return Err(Reason::Large(max));
    }
    Ok(bytes)
}

fn read_regular(path: &Path, max: u64) -> Result<Vec<u8>, Reason> {
    // Asked before opening: opening a pipe would wait for its writer.
    check(&fs::metadata(path)?, max)?;
    let file = File::open(path)?;
    check(&file.metadata()?, max)?;
    read_stream(file, max)
}

/// Whether it is a regular file and not too large, by what the file system says.
pub(super) fn check(metadata: &Metadata, max: u64) -> Result<(), Reason> {
    if metadata.is_dir() {
        Err(Reason::Folder)
    } else if !metadata.is_file() {
        Err(Reason::NotRegular)
    } else if metadata.len() > max {
        Err(Reason::Large(max))
    } else {
        Ok(())
    }
}

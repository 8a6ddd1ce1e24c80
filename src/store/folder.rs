//! Where the state is kept, and how a folder is made to last.
//!
//! Finds the folder and makes it; what lies in it is not known here.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};

use super::error::Why;

/// The variable that names the state folder and beats everything else.
pub const STATE_DIR_VARIABLE: &str = "RENJU_STATE_DIR";

/// The folder for journals; it need not exist yet.
///
/// `RENJU_STATE_DIR` if set and not empty; else `$XDG_STATE_HOME/renju` or `~/.local/state/renju`; where a platform
/// has no folder for state, the one for an application's data.
///
/// # Errors
/// [`Why::NoHome`] when there is neither the variable nor a home folder.
pub fn state_dir() -> Result<PathBuf, Why> {
    state_dir_from(env::var_os(STATE_DIR_VARIABLE))
}

fn state_dir_from(named: Option<OsString>) -> Result<PathBuf, Why> {
    if let Some(named) = named.filter(|named| !named.is_empty()) {
        return Ok(PathBuf::from(named));
    }
    let strategy = choose_native_strategy(AppStrategyArgs {
        top_level_domain: String::new(),
        author: String::new(),
        app_name: "renju".to_owned(),
    })
    .map_err(|_| Why::NoHome)?;
    Ok(strategy.state_dir().unwrap_or_else(|| strategy.data_dir()))
}

/// Makes the folder with all above it, for this person alone where the system can say so.
pub(super) fn make(dir: &Path) -> Result<(), Why> {
    if dir.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir).map_err(|error| match error.kind() {
        // A regular file stands where the folder should.
        io::ErrorKind::AlreadyExists => Why::NoFolder,
        _ => Why::making(error),
    })
}

/// Makes sure that a new or renamed entry of the folder survives a power cut.
///
/// Some file systems cannot do this for folders and say so; the file itself is synced before in any case.
pub(super) fn sync(dir: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match fs::File::open(dir)?.sync_all() {
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
            ) =>
        {
            Ok(())
        }
        result => result,
    }
}

/// The folder in which `path` lies; `.` for a bare name.
pub(super) fn of(path: &Path) -> &Path {
    match path.parent() {
        Some(dir) if !dir.as_os_str().is_empty() => dir,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_beats_the_platform() {
        assert_eq!(state_dir_from(Some("/a/b".into())), Ok("/a/b".into()));
        assert_eq!(state_dir_from(Some("".into())), state_dir_from(None));
    }
}

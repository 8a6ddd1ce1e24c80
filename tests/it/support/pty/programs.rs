//! Programs to start in a pseudo-terminal, in a known environment.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A command that runs `program` as the leader of its own session, with the pseudo-terminal of
/// the [`Session`](super::Session) it is started in as controlling terminal. Arguments and variables can be added
/// as to any command; the environment starts from a known set.
pub(crate) fn program(program: impl AsRef<Path>) -> Command {
    let mut command = Command::new("setsid");
    command.arg("--ctty").arg(program.as_ref());
    known_environment(&mut command);
    command
}

/// As [`program`], but the pseudo-terminal is only open, not the controlling terminal: no signal
/// comes from it.
pub(crate) fn without_controlling_terminal(program: impl AsRef<Path>) -> Command {
    let mut command = Command::new("setsid");
    command.arg(program.as_ref());
    known_environment(&mut command);
    command
}

fn known_environment(command: &mut Command) {
    let path = std::env::var_os("PATH").unwrap_or_else(|| "/usr/bin:/bin".into());
    command
        .env_clear()
        .env("PATH", path)
        .env("TERM", "xterm-256color")
        .env("LANG", "C.UTF-8");
}

/// The path of an example of this package. A plain `cargo test` builds them, one with a filter
/// such as `--test it` does not: an example older than a source it is made of is an error.
#[track_caller]
pub(crate) fn example(name: &str, sources: &[&str]) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let path = test.ancestors().nth(2).unwrap().join("examples").join(name);
    let built = path.metadata().and_then(|file| file.modified()).ok();
    for source in sources {
        let changed = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(source)
            .metadata();
        assert!(
            built >= Some(changed.unwrap().modified().unwrap()),
            "{} is missing or older than {source}: run cargo build --examples",
            path.display()
        );
    }
    path
}

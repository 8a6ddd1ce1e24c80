//! The program as a test calls it: within the test where it only reads and prints, as a process where it is one that
//! matters.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use renju::cli::Streams;

/// Generous: reached only when something hangs.
const DEADLINE: Duration = Duration::from_secs(60);

/// How the program ended, and what it printed.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The environment of a person who set nothing but a locale.
const ENVIRONMENT: [(&str, &str); 2] = [("LANG", "C.UTF-8"), ("TERM", "xterm-256color")];

/// Calls the program within the test, for what takes no terminal, with these variables beside [`ENVIRONMENT`].
#[track_caller]
pub(crate) fn called_in(
    variables: &[(&str, &str)],
    args: impl IntoIterator<Item = impl AsRef<OsStr>>,
    mut input: &[u8],
) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let all = variables.iter().chain(&ENVIRONMENT);
    let env = |name: &str| {
        let found = all.clone().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    let streams = Streams {
        input: &mut input,
        out: &mut out,
        err: &mut err,
    };
    let code = renju::cli::main(words(args), &env, streams);
    Ran {
        code: Some(i32::from(code)),
        out: String::from_utf8(out).unwrap(),
        err: String::from_utf8(err).unwrap(),
    }
}

/// Calls the program within the test with arguments alone.
#[track_caller]
pub(crate) fn called(args: &[&str]) -> Ran {
    called_in(&[], args, b"")
}

/// Calls the program within the test with standard output closed at the other end, and gives the exit code and what
/// standard error got.
pub(crate) fn called_by_a_reader_that_is_gone(args: &[&str]) -> (u8, String) {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut err = Vec::new();
    let streams = Streams {
        input: &mut io::empty(),
        out: &mut Gone,
        err: &mut err,
    };
    let code = renju::cli::main(words(args), &|_: &str| None, streams);
    (code, String::from_utf8(err).unwrap())
}

fn words(args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Vec<OsString> {
    let args = args.into_iter().map(|arg| arg.as_ref().to_owned());
    std::iter::once("renju".into()).chain(args).collect()
}

/// The program in a known environment, which touches nothing of the person who runs the tests.
pub(crate) fn renju() -> Command {
    at_home(Command::new(env!("CARGO_BIN_EXE_renju")))
}

/// Any command in that environment.
pub(crate) fn at_home(mut command: Command) -> Command {
    let folder = std::env::temp_dir().join("renju-command-line-tests");
    command
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .envs(ENVIRONMENT)
        .env("HOME", &folder)
        .env("RENJU_STATE_DIR", folder.join("state"));
    command
}

/// Runs a command to its end with this input; a hang is a failure.
#[track_caller]
pub(crate) fn run(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut pipe, input) = (child.stdin.take().unwrap(), input.to_vec());
    // The program may refuse before it has read everything.
    let writer = thread::spawn(move || pipe.write_all(&input).is_ok());
    let (done, ended) = mpsc::channel();
    thread::spawn(move || done.send(child.wait_with_output()));
    let output = ended
        .recv_timeout(DEADLINE)
        .unwrap_or_else(|_| panic!("{command:?} hangs"))
        .unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

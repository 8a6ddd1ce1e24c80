//! A pseudo-terminal with a screen behind it: starts a program, types, waits for what appears,
//! and keeps every byte that was sent. It knows no program in particular.
//!
//! Waiting means sleeping until the program's output wakes us; the deadline is only there to turn
//! a hang into a failure. The `setsid` of util-linux gives the program its controlling terminal,
//! which would take `unsafe` here.

mod output;
mod programs;

use std::fs::File;
use std::io::Write;
use std::num::NonZeroU16;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::fs::{Mode, OFlags};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, OptionalActions, Termios, Winsize};
use rustix::termios::{tcgetattr, tcsetattr, tcsetwinsize};
use tempfile::TempDir;

pub(crate) use programs::{example, program, without_controlling_terminal};

use output::{Output, Shared, read};

/// Generous: reached only when something hangs.
const DEADLINE: Duration = Duration::from_secs(20);

/// A program running in a pseudo-terminal; dropping it kills the program.
pub(crate) struct Session {
    /// `None` once the terminal was closed.
    master: Option<OwnedFd>,
    shared: Shared,
    pid: Pid,
    /// Closing it stops the reader, whose copy of the master would keep the terminal open.
    reader: Option<(UnixStream, JoinHandle<()>)>,
    /// Removed when dropped.
    _folder: TempDir,
}

impl Session {
    /// Starts a command made by [`program`]. `HOME` and `RENJU_STATE_DIR` are in a fresh folder
    /// unless the command sets them; it runs in that folder. The kernel is told the size as it is
    /// given, zero too.
    #[track_caller]
    pub(crate) fn start(mut command: Command, columns: u16, rows: u16) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for (name, value) in [
            ("HOME", folder.path().to_owned()),
            ("RENJU_STATE_DIR", folder.path().join("state")),
        ] {
            if !command.get_envs().any(|(set, _)| set == name) {
                command.env(name, value);
            }
        }
        if command.get_current_dir().is_none() {
            command.current_dir(folder.path());
        }

        // Without NOCTTY the terminal could become the one of the test runner itself.
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let master = openpt(flags).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        tcsetwinsize(&master, winsize(columns, rows)).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
        let slave = rustix::fs::open(name.as_c_str(), flags, Mode::empty()).unwrap();
        let end = || Stdio::from(slave.try_clone().unwrap());
        let mut child = command
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("setsid (util-linux) starts the program");
        // The command holds copies of the slave; with them open its end would never show.
        drop(command);
        drop(slave);

        let pid = Pid::from_child(&child);
        let side = |length, default| NonZeroU16::new(length).unwrap_or(default);
        let parser = vt100::Parser::new(
            side(rows, vt100::Parser::DEFAULT_ROWS),
            side(columns, vt100::Parser::DEFAULT_COLS),
            0,
        );
        let output = Output {
            parser,
            bytes: Vec::new(),
            closed: false,
            status: None,
            came: Instant::now(),
            typed: Instant::now(),
            last: String::new(),
        };
        let shared = Shared(Arc::new((Mutex::new(output), Condvar::new())));
        let waiter = shared.clone();
        thread::spawn(move || {
            let status = child.wait().unwrap();
            waiter.change(|output| output.status = Some(status));
        });
        let (stop, stopped) = UnixStream::pair().unwrap();
        let (source, sink) = (File::from(master.try_clone().unwrap()), shared.clone());
        let reader = thread::spawn(move || read(source, &stopped, &sink));
        Self {
            master: Some(master),
            shared,
            pid,
            reader: Some((stop, reader)),
            _folder: folder,
        }
    }

    /// Types as a hand does: one key after the other, once the screen stands still.
    #[track_caller]
    pub(crate) fn type_keys(&self, keys: &str) {
        // The same key is let go for a moment: held down it would decide nothing.
        const AGAIN: Duration = Duration::from_millis(1050);
        let mut rest = keys;
        while !rest.is_empty() {
            let (key, more) = rest.split_at(key_length(rest));
            self.wait_still();
            let since = {
                let output = self.shared.lock();
                (output.last == key).then(|| output.typed.elapsed())
            };
            if let Some(since) = since {
                thread::sleep(AGAIN.saturating_sub(since));
            }
            self.send(key);
            rest = more;
        }
    }

    /// Waits until the last key has been answered and nothing came for longer than a key must wait that decides.
    fn wait_still(&self) {
        const STILL: Duration = Duration::from_millis(130);
        // Not every key changes something, and a clock never stands still.
        const UNANSWERED: Duration = Duration::from_millis(600);
        const MOVING: Duration = Duration::from_millis(1500);
        loop {
            let (came, typed) = {
                let output = self.shared.lock();
                (output.came, output.typed)
            };
            let waited = typed.elapsed();
            let is_answered = came > typed || waited > UNANSWERED;
            if is_answered && came.max(typed).elapsed() > STILL || waited > MOVING {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Sends in one burst what a terminal would.
    #[track_caller]
    pub(crate) fn send(&self, keys: &str) {
        self.shared.change(|output| {
            output.typed = Instant::now();
            keys.clone_into(&mut output.last);
        });
        self.send_bytes(keys.as_bytes());
    }

    /// Sends bytes, which may be a part of a character.
    #[track_caller]
    pub(crate) fn send_bytes(&self, bytes: &[u8]) {
        File::from(self.master().try_clone().unwrap())
            .write_all(bytes)
            .unwrap();
    }

    /// Types on and on, until this is dropped or nobody reads any more.
    #[track_caller]
    pub(crate) fn pour(&self, keys: &'static str) -> Pouring {
        let mut master = File::from(self.master().try_clone().unwrap());
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        thread::spawn(move || {
            while !stopped.load(Ordering::Relaxed) && master.write_all(keys.as_bytes()).is_ok() {}
        });
        Pouring(stop)
    }

    /// Waits until the screen is as wanted.
    #[track_caller]
    pub(crate) fn wait_for(&self, wanted: impl Fn(&vt100::Screen) -> bool) {
        self.wait("the screen is not as wanted", |output| {
            wanted(output.parser.screen()).then_some(())
        });
    }

    /// Waits until the program has sent so many bytes in all.
    #[track_caller]
    pub(crate) fn wait_bytes(&self, count: usize) {
        self.wait(&format!("no {count} bytes"), |output| {
            (output.bytes.len() >= count).then_some(())
        });
    }

    /// Waits until the text stands on the screen, within one row.
    #[track_caller]
    pub(crate) fn wait_text(&self, text: &str) {
        self.wait(&format!("no {text:?}"), |output| {
            output
                .parser
                .screen()
                .contents()
                .contains(text)
                .then_some(())
        });
    }

    /// The rows of the screen as text.
    pub(crate) fn contents(&self) -> String {
        self.shared.lock().parser.screen().contents()
    }

    /// Looks at the screen as it is now.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&vt100::Screen) -> T) -> T {
        look(self.shared.lock().parser.screen())
    }

    /// Every byte the program has sent.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.shared.lock().bytes.clone()
    }

    /// Changes the size of the terminal; the program gets SIGWINCH.
    #[track_caller]
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        // The screen first, so that nothing drawn for the new size lands on the old one.
        if let (Some(rows), Some(columns)) = (NonZeroU16::new(rows), NonZeroU16::new(columns)) {
            self.shared
                .change(|output| output.parser.set_size(rows, columns));
        }
        tcsetwinsize(self.master(), winsize(columns, rows)).unwrap();
    }

    /// Says that the window has a size that the screen behind it has not.
    #[track_caller]
    pub(crate) fn pretend_size(&self, columns: u16, rows: u16) {
        tcsetwinsize(self.master(), winsize(columns, rows)).unwrap();
    }

    /// Memory of the program that is in use, in KiB; `None` where the system does not tell.
    #[allow(dead_code, reason = "only `tests/measure` asks")]
    pub(crate) fn resident(&self) -> Option<u64> {
        let status = format!("/proc/{}/status", self.pid.as_raw_pid());
        let status = std::fs::read_to_string(status).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Sends a signal to the program that was started, and to no child of it.
    #[track_caller]
    pub(crate) fn kill(&self, signal: Signal) {
        kill_process(self.pid, signal).unwrap();
    }

    /// Closes the terminal, as closing its window does.
    pub(crate) fn hang_up(&mut self) {
        if let Some((stop, reader)) = self.reader.take() {
            drop(stop);
            reader.join().unwrap();
        }
        self.master = None;
    }

    /// The modes of the terminal.
    #[track_caller]
    pub(crate) fn termios(&self) -> Termios {
        tcgetattr(self.master()).unwrap()
    }

    /// Whether the terminal echoes and reads whole lines, as a shell's does.
    #[track_caller]
    pub(crate) fn is_cooked(&self) -> bool {
        let cooked = LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG;
        self.termios().local_modes.contains(cooked)
    }

    /// Sets the modes of the terminal, as a shell does behind a stopped program's back.
    #[track_caller]
    pub(crate) fn set_termios(&self, modes: &Termios) {
        tcsetattr(self.master(), OptionalActions::Now, modes).unwrap();
    }

    /// Waits until the program has ended and all it sent has been read.
    #[track_caller]
    pub(crate) fn wait_exit(&self) -> ExitStatus {
        self.wait("the program goes on", |output| {
            output.status.filter(|_| output.closed)
        })
    }

    /// Waits until the program has ended; its terminal may be closed already.
    #[track_caller]
    pub(crate) fn wait_end(&self) -> ExitStatus {
        self.wait("the program goes on", |output| output.status)
    }

    fn master(&self) -> &OwnedFd {
        self.master.as_ref().expect("the terminal is open")
    }

    #[track_caller]
    fn wait<T>(&self, complaint: &str, found: impl Fn(&Output) -> Option<T>) -> T {
        let deadline = Instant::now() + DEADLINE;
        let mut output = self.shared.lock();
        loop {
            if let Some(found) = found(&output) {
                return found;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(
                !left.is_zero(),
                "{complaint}; status {:?}, closed {}, on the screen:\n{}\nthe last bytes: {}",
                output.status,
                output.closed,
                output.parser.screen().contents(),
                output.bytes[output.bytes.len().saturating_sub(300)..].escape_ascii(),
            );
            output = self
                .shared
                .0
                .1
                .wait_timeout(output, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }
}

/// The length of the first key; a typed line up to its end, and a paste, are one.
fn key_length(keys: &str) -> usize {
    let ends = |from: usize, is_end: fn(char) -> bool| {
        let end = keys[from..].find(is_end);
        end.map_or(keys.len(), |end| from + end)
    };
    if let Some(end) = keys
        .strip_prefix("\x1b[200~")
        .and_then(|_| keys.find("\x1b[201~"))
    {
        return end + "\x1b[201~".len();
    }
    match keys.as_bytes() {
        [0x1b, b'[', ..] => (ends(2, |c| ('@'..='~').contains(&c)) + 1).min(keys.len()),
        [0x1b, b'O', _, ..] => 3,
        _ if keys.starts_with([':', '：']) => ends(0, |c| "\r\x1b".contains(c)),
        _ => keys.chars().next().map_or(0, char::len_utf8),
    }
}

/// Keys that are typed until this is dropped.
pub(crate) struct Pouring(Arc<AtomicBool>);

impl Drop for Pouring {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if self.shared.lock().status.is_none() {
            // It may just have ended by itself.
            let _ = kill_process(self.pid, Signal::KILL);
        }
        self.hang_up();
    }
}

fn winsize(columns: u16, rows: u16) -> Winsize {
    Winsize {
        ws_col: columns,
        ws_row: rows,
        ws_xpixel: 0,
        ws_ypixel: 0,
    }
}

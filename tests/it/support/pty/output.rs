//! What comes out of a program in a pseudo-terminal, read by a thread of its own.

use std::fs::File;
use std::io::Read;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::process::ExitStatus;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use rustix::event::{PollFd, PollFlags, poll};

/// What came out of the program.
pub(super) struct Output {
    pub(super) parser: vt100::Parser,
    pub(super) bytes: Vec<u8>,
    /// Nothing more can come: every process has closed the terminal.
    pub(super) closed: bool,
    pub(super) status: Option<ExitStatus>,
    /// When something came out last, and when something was typed last, and what.
    pub(super) came: Instant,
    pub(super) typed: Instant,
    pub(super) last: String,
}

#[derive(Clone)]
pub(super) struct Shared(pub(super) Arc<(Mutex<Output>, Condvar)>);

impl Shared {
    pub(super) fn lock(&self) -> MutexGuard<'_, Output> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut Output)) {
        change(&mut self.lock());
        self.0.1.notify_all();
    }
}

/// Feeds the screen until the terminal is closed or the session wants no more.
pub(super) fn read(mut source: File, stopped: &UnixStream, shared: &Shared) {
    let mut buffer = [0; 4096];
    loop {
        let mut ends = [
            PollFd::from_borrowed_fd(source.as_fd(), PollFlags::IN),
            PollFd::from_borrowed_fd(stopped.as_fd(), PollFlags::IN),
        ];
        poll(&mut ends, None).unwrap();
        if !ends[1].revents().is_empty() {
            break;
        }
        // Linux says EIO when the last slave was closed.
        match source.read(&mut buffer) {
            Ok(0) | Err(_) => break,
            Ok(length) => shared.change(|output| {
                output.parser.process(&buffer[..length]);
                output.bytes.extend_from_slice(&buffer[..length]);
                output.came = Instant::now();
            }),
        }
    }
    shared.change(|output| output.closed = true);
}

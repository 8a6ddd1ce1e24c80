//! Signals, hang-up and job control where there are such things. It tells the queue and leaves
//! what follows to the program, unless that does not listen.

use std::io;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crossterm::terminal::disable_raw_mode;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Signal as Kill, getpgrp, getpid, getsid};
use rustix::process::{kill_current_process_group, kill_process};
use rustix::stdio::stdin;
use rustix::termios::tcgetpgrp;
use signal_hook::consts::{
    SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1,
    SIGUSR2, SIGVTALRM, SIGWINCH, SIGXCPU,
};
use signal_hook::iterator::Signals;

use super::ending::{Signal, end_by};
use super::modes;
use super::queue::{News, Queue};

/// How long the program may take to ask for its next event once it must end. It is longer only
/// when it hangs, as in a write to a terminal that takes nothing more.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long giving the terminal back may take then.
const GOODBYE: Duration = Duration::from_millis(200);

/// The signals by which a program ends that does not care for them.
const ENDINGS: [i32; 11] = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
    SIGXCPU,
];

/// Starts the thread that watches signals. From here on none of them ends the process unseen.
pub(super) fn watch(queue: &Queue) -> io::Result<()> {
    let others = [SIGCONT, SIGTSTP, SIGWINCH];
    let mut signals = Signals::new(ENDINGS.iter().chain(&others))?;
    let queue = queue.clone();
    thread::Builder::new()
        .name("signals".into())
        .spawn(move || {
            for number in signals.forever() {
                match number {
                    SIGWINCH => queue.tell(News::Resized),
                    SIGCONT => queue.tell(News::Continued),
                    SIGTSTP => queue.tell(News::Stop),
                    _ => {
                        let signal = Signal(number);
                        queue.tell(News::Ended(signal));
                        let queue = queue.clone();
                        // Without this thread a program that hangs cannot be ended by a mild signal: no
                        // reason to end it now.
                        let _ = thread::Builder::new().spawn(move || end_if_deaf(&queue, signal));
                    }
                }
            }
        })?;
    Ok(())
}

/// Waits until there is something to read, or there never will be; `false` when the time passes or a signal came.
pub(super) fn await_input(timeout: Option<Duration>) -> bool {
    // A terminal that cannot be polled, as on some systems, is read and waited for there.
    wait_for(PollFlags::IN, timeout).unwrap_or_else(|error| error != Errno::INTR)
}

/// Whether the terminal is closed now.
pub(super) fn is_gone() -> bool {
    wait_for(PollFlags::empty(), Some(Duration::ZERO)).unwrap_or(false)
}

fn wait_for(what: PollFlags, timeout: Option<Duration>) -> Result<bool, Errno> {
    let timeout = timeout.and_then(|timeout| Timespec::try_from(timeout).ok());
    let stdin = stdin();
    let mut terminal = [PollFd::new(&stdin, what)];
    poll(&mut terminal, timeout.as_ref())?;
    let came = terminal[0].revents();
    if came.contains(PollFlags::NVAL) {
        return Err(Errno::INVAL);
    }
    Ok(came.intersects(what | PollFlags::HUP | PollFlags::ERR))
}

/// Tells that the terminal is closed. The program may have been started with SIGHUP ignored.
pub(super) fn gone(queue: &Queue) {
    queue.tell(News::Gone);
    end_if_deaf(queue, Signal::HANGUP);
}

/// The last resort: the program has not looked at the queue for [`PATIENCE`].
fn end_if_deaf(queue: &Queue, signal: Signal) {
    thread::sleep(PATIENCE);
    if queue.told_to_end() {
        return;
    }
    // A thread that hangs in a write holds the output; then only what cannot block is left.
    let (done, given_back) = mpsc::channel();
    let spawned = thread::Builder::new().spawn(move || {
        modes::give_back();
        // Nobody waits any more: the process is ending.
        let _ = done.send(());
    });
    if spawned.is_err() || given_back.recv_timeout(GOODBYE).is_err() {
        let _ = disable_raw_mode();
    }
    end_by(signal);
}

/// Stops the whole group, so that whatever started the program and waits for it (`cargo run`, a
/// script) stops as well and the shell gets its turn. `false`, with nothing sent, in the session
/// leader's own group: there is no shell above it that could say `fg`.
///
/// SIGTTIN stops as SIGTSTP does, and like it does nothing where nobody could wake the group, which
/// a handler without `unsafe` cannot imitate; but SIGTSTP is caught here.
pub(super) fn stop_group() -> bool {
    let has_shell = getsid(None).is_ok_and(|session| session != getpgrp());
    has_shell && kill_current_process_group(Kill::TTIN).is_ok()
}

/// Stops this process alone.
pub(super) fn stop_self() -> bool {
    kill_process(getpid(), Kill::TTIN).is_ok()
}

/// Whether another group, as a rule the shell, has the terminal now.
pub(super) fn in_background() -> bool {
    // Where it is not our controlling terminal there is no job control to be behind in.
    tcgetpgrp(stdin()).is_ok_and(|foreground| foreground != getpgrp())
}

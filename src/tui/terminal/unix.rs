//! Signals, hang-up and job control where there are such things. It tells the queue and leaves
//! what follows to the program, unless that does not listen.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crossterm::terminal::disable_raw_mode;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Signal as Kill, getpgrp, getsid, kill_current_process_group};
use rustix::stdio::stdin;
use rustix::termios::tcgetpgrp;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGWINCH};
use signal_hook::iterator::Signals;

use super::ending::{Signal, end_by};
use super::queue::{Message, Queue};

/// How long the program may take to ask for its next event once it must end. It is longer only
/// when it hangs, as in a write to a terminal that takes nothing more.
const PATIENCE: Duration = Duration::from_secs(2);

/// Starts the threads that watch signals and the terminal. From here on no signal ends the
/// process unseen.
///
/// SIGTSTP keeps its default action: the kernel then stops the process unless nobody could wake
/// it, which a handler without `unsafe` cannot imitate. Ctrl-Z is a key in raw mode anyway.
pub(super) fn watch(queue: &Queue) -> io::Result<()> {
    watch_signals(queue)?;
    watch_hang_up(queue)
}

fn watch_signals(queue: &Queue) -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGCONT, SIGWINCH])?;
    let sender = queue.sender();
    let told = queue.told_to_end();
    thread::Builder::new()
        .name("signals".into())
        .spawn(move || {
            for number in signals.forever() {
                let Some(signal) = Signal::from_number(number) else {
                    let news = if number == SIGWINCH {
                        Message::Resized
                    } else {
                        Message::Continued
                    };
                    // Nobody listens once the terminal is given back for good: nothing to do then.
                    let _ = sender.send(news);
                    continue;
                };
                if sender.send(Message::Ended(signal)).is_err() {
                    end_by(signal);
                }
                let told = Arc::clone(&told);
                // Without this thread a program that hangs cannot be ended by a mild signal: no
                // reason to end it now.
                let _ = thread::Builder::new().spawn(move || end_if_deaf(&told, signal));
            }
        })?;
    Ok(())
}

/// SIGHUP may be ignored by whoever started the program, and crossterm's reader does not notice
/// that the terminal is gone; asking for nothing but hang-up costs no wake-up.
fn watch_hang_up(queue: &Queue) -> io::Result<()> {
    let sender = queue.sender();
    let told = queue.told_to_end();
    thread::Builder::new()
        .name("hang-up".into())
        .spawn(move || {
            if wait_for_hang_up(None) && sender.send(Message::Gone).is_ok() {
                end_if_deaf(&told, Signal::Hangup);
            }
        })?;
    Ok(())
}

/// Whether the terminal is closed now.
pub(super) fn is_gone() -> bool {
    wait_for_hang_up(Some(&Timespec::default()))
}

/// Sleeps until the terminal is closed; `false` when the timeout passes or, as some systems
/// cannot poll a terminal, when there is no telling. There SIGHUP has to do.
fn wait_for_hang_up(timeout: Option<&Timespec>) -> bool {
    let stdin = stdin();
    let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
    loop {
        match poll(&mut terminal, timeout) {
            Err(Errno::INTR) => {}
            Err(_) => return false,
            Ok(_) => {
                return terminal[0]
                    .revents()
                    .intersects(PollFlags::HUP | PollFlags::ERR);
            }
        }
    }
}

/// The last resort: the program has not looked at the queue for [`PATIENCE`].
fn end_if_deaf(told: &AtomicBool, signal: Signal) {
    thread::sleep(PATIENCE);
    if !told.load(Ordering::SeqCst) {
        // Only what cannot block: whoever hangs in a write also holds the output.
        let _ = disable_raw_mode();
        end_by(signal);
    }
}

/// Sends the stop signal to the whole group, so that whatever started the program and waits for
/// it (`cargo run`, a script) stops as well and the shell gets its turn. `false`, with nothing
/// sent, in the session leader's own group: there is no shell above it that could say `fg`.
pub(super) fn stop_group() -> bool {
    let has_shell = getsid(None).is_ok_and(|session| session != getpgrp());
    has_shell && kill_current_process_group(Kill::TSTP).is_ok()
}

/// Whether another group, as a rule the shell, has the terminal now.
pub(super) fn in_background() -> bool {
    // Where it is not our controlling terminal there is no job control to be behind in.
    tcgetpgrp(stdin()).is_ok_and(|foreground| foreground != getpgrp())
}

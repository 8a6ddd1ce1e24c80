//! The signals that end the program, and dying by one so that the parent sees which it was. It
//! does not know how they are caught.

use std::process;

/// A signal that asks the program to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Signal {
    /// SIGHUP: the terminal was closed.
    Hangup,
    /// SIGINT, sent from outside; the key Ctrl-C arrives as a key.
    Interrupt,
    /// SIGQUIT, sent from outside.
    Quit,
    /// SIGTERM.
    Terminate,
}

impl Signal {
    /// The signal's number; these four are the same on every system.
    pub fn number(self) -> i32 {
        match self {
            Self::Hangup => 1,
            Self::Interrupt => 2,
            Self::Quit => 3,
            Self::Terminate => 15,
        }
    }

    /// The signal of that number, if it is one that ends the program.
    #[cfg(unix)]
    pub(super) fn from_number(number: i32) -> Option<Self> {
        [Self::Hangup, Self::Interrupt, Self::Quit, Self::Terminate]
            .into_iter()
            .find(|signal| signal.number() == number)
    }
}

/// Ends the process by the signal, as if it had never been caught, so that a shell or a script
/// sees why; where that is impossible, with the exit code 128 + n. No destructor runs: drop the
/// [`Terminal`](super::Terminal) before.
pub fn end_by(signal: Signal) -> ! {
    #[cfg(unix)]
    // On failure the exit code below says the same.
    let _ = signal_hook::low_level::emulate_default_handler(signal.number());
    process::exit(128 + signal.number())
}

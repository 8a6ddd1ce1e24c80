//! The signals that end the program, and dying by one so that the parent sees which it was.

use std::process;

/// A signal that asks the program to end, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signal(pub i32);

impl Signal {
    /// SIGHUP, the same on every system: the terminal was closed.
    pub const HANGUP: Self = Self(1);
}

/// Ends the process by the signal, as if it had never been caught, so that a shell or a script
/// sees why; where that is impossible, with the exit code 128 + n. No destructor runs: drop the
/// [`Terminal`](super::Terminal) before.
pub fn end_by(signal: Signal) -> ! {
    #[cfg(unix)]
    // On failure the exit code below says the same.
    let _ = signal_hook::low_level::emulate_default_handler(signal.0);
    process::exit(128 + signal.0)
}

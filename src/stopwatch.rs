//! How much time has passed: the one file where the system's clock is read.
//!
//! Knows nothing of games; what the time means for a person's clock is decided by whoever asks.

use std::time::{Duration, Instant};

/// Measures from one question to the next.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    since: Instant,
}

impl Stopwatch {
    /// Starts to measure.
    pub fn start() -> Self {
        Self {
            since: Instant::now(),
        }
    }

    /// The time since the start or since this was asked last.
    pub fn lap(&mut self) -> Duration {
        let now = Instant::now();
        now - std::mem::replace(&mut self.since, now)
    }
}

//! How much time has passed: the one file where the system's clock is read.
//!
//! Knows nothing of games; what the time means for a person's clock is decided by whoever asks.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

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

    /// The time since the start or since the last lap.
    pub fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    /// The time since the start or since the last lap, which begins a new one.
    pub fn lap(&mut self) -> Duration {
        let now = Instant::now();
        now - std::mem::replace(&mut self.since, now)
    }
}

/// Seconds since 1970-01-01 UTC; 0 when the system's clock stands before that.
pub fn seconds_since_1970() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

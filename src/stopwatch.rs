//! How much time has passed, and what date it is: the one file where the system's clock and time zone are read.
//!
//! Knows nothing of games; what the time means for a person's clock is decided by the caller.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use time::{OffsetDateTime, UtcOffset};

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

/// Year, month and day here, at so many seconds since 1970-01-01 UTC: `2026-11-30`.
pub fn date(seconds: u64) -> String {
    day_of(local(seconds))
}

/// The date, hour and minute here, at so many seconds since 1970-01-01 UTC: `2026-11-30 17:15`.
pub fn date_and_time(seconds: u64) -> String {
    let here = local(seconds);
    format!("{} {:02}:{:02}", day_of(here), here.hour(), here.minute())
}

fn day_of(time: OffsetDateTime) -> String {
    let (year, month, day) = time.to_calendar_date();
    format!("{year:04}-{:02}-{day:02}", u8::from(month))
}

/// The time here; in UTC where the system does not tell its time zone.
///
/// Anything later than the year 9999 is taken for its last second.
fn local(seconds: u64) -> OffsetDateTime {
    const LAST: i64 = 253_402_300_799;
    let seconds = i64::try_from(seconds).unwrap_or(LAST).min(LAST);
    let utc = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let offset = UtcOffset::local_offset_at(utc).unwrap_or(UtcOffset::UTC);
    utc.checked_to_offset(offset).unwrap_or(utc)
}

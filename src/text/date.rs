//! Dates as written everywhere: year, month, day, hour and minute, in UTC.

/// `2026-11-30 09:15 UTC` for so many seconds since 1970-01-01 UTC.
///
/// ```
/// assert_eq!(renju::text::date(951_827_696), "2000-02-29 12:34 UTC");
/// ```
pub fn date(seconds: u64) -> String {
    // The last second of the year 9999: nothing later is a date, and every date ends soon.
    let seconds = seconds.min(253_402_300_799);
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (hour, minute) = (rest / 3600, rest / 60 % 60);
    let mut year = 1970;
    let mut day = days;
    loop {
        let length = if is_leap(year) { 366 } else { 365 };
        if day < length {
            break;
        }
        day -= length;
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    format!(
        "{year:04}-{month:02}-{:02} {hour:02}:{minute:02} UTC",
        day + 1
    )
}

const fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

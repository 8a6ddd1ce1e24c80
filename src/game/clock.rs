//! A person's clock as arithmetic (rules.md §10).
//!
//! Reads no time: durations are handed in by [`Game::elapse`](super::Game::elapse).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// How much time the people have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clock.
    #[default]
    Unlimited,
    /// 包干: main time, and no more.
    Sudden(Duration),
    /// 读秒: main time, then so much for each move, unused seconds not saved.
    ByoYomi {
        /// Main time; may be zero.
        main: Duration,
        /// Time for each move after that.
        period: Duration,
    },
    /// Main time, and so much more for each move made.
    Increment {
        /// Main time.
        main: Duration,
        /// Added for each move.
        increment: Duration,
    },
}

/// Every time that is set is shorter than this.
const LONGEST: Duration = Duration::from_secs(100 * 60 * 60);

impl TimeControl {
    /// Whether it leaves time to play, and no time in it is 100 hours or more.
    pub fn is_playable(self) -> bool {
        let times = match self {
            Self::Unlimited => return true,
            Self::Sudden(main) => [main, main],
            Self::ByoYomi { main, period } => [main, period],
            Self::Increment { main, increment } => [main, increment],
        };
        let has_time = Clock::new(self).is_none_or(|clock| !clock.is_out());
        has_time && times.iter().all(|&time| time < LONGEST)
    }
}

/// Why a text is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TimeControlError {
    /// It does not follow the form.
    #[error("\"{0}\" is not a clock setting; write 20m/60s, 90m+30s, 15m or none (units h, m, s)")]
    Form(String),
    /// It leaves no time to play.
    #[error("\"{0}\" leaves no time for a move; write 20m/60s, 90m+30s, 15m or none")]
    Zero(String),
    /// It is longer than anyone plays.
    #[error("\"{0}\" is too long; give less than 100 hours")]
    Long(String),
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// Reads `20m/60s` (byo-yomi), `90m+30s` (increment), `15m` (sudden death), `none`; units h, m and s combine.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let word: String = text
            .trim()
            .chars()
            .map(crate::rules::fold_width)
            .collect::<String>()
            .to_lowercase();
        let shown = || crate::showable::head(text);
        if word == "none" {
            return Ok(Self::Unlimited);
        }
        let part = |part: &str| {
            let time = duration(part).ok_or_else(|| TimeControlError::Form(shown()))?;
            if time < LONGEST {
                Ok(time)
            } else {
                Err(TimeControlError::Long(shown()))
            }
        };
        let control = if let Some((main, period)) = word.split_once('/') {
            Self::ByoYomi {
                main: part(main)?,
                period: part(period)?,
            }
        } else if let Some((main, increment)) = word.split_once('+') {
            Self::Increment {
                main: part(main)?,
                increment: part(increment)?,
            }
        } else {
            Self::Sudden(part(&word)?)
        };
        match control {
            Self::ByoYomi { main, period } if period.is_zero() && !main.is_zero() => {
                Ok(Self::Sudden(main))
            }
            Self::Increment { main, increment } if increment.is_zero() && !main.is_zero() => {
                Ok(Self::Sudden(main))
            }
            Self::ByoYomi { period, .. } if !period.is_zero() => Ok(control),
            Self::Sudden(main) | Self::Increment { main, .. } if !main.is_zero() => Ok(control),
            _ => Err(TimeControlError::Zero(shown())),
        }
    }
}

/// `1h30m`, `90m`, `45s`: each unit once at most, in that order; more than a number can hold is the most it can.
fn duration(text: &str) -> Option<Duration> {
    let mut rest = text;
    let mut seconds: u64 = 0;
    for (unit, factor) in [('h', 3600), ('m', 60), ('s', 1)] {
        let digits = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        if digits > 0 && rest[digits..].starts_with(unit) {
            // Digits alone fail to be a number only by being too many.
            let count: u64 = rest[..digits].parse().unwrap_or(u64::MAX);
            seconds = seconds.saturating_add(count.saturating_mul(factor));
            rest = &rest[digits + 1..];
        }
    }
    (rest.is_empty() && !text.is_empty()).then(|| Duration::from_secs(seconds))
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Unlimited => f.pad("none"),
            Self::Sudden(main) => f.pad(&words(main)),
            Self::ByoYomi { main, period } => {
                f.pad(&format!("{}/{}s", words(main), period.as_secs()))
            }
            Self::Increment { main, increment } => {
                f.pad(&format!("{}+{}s", words(main), increment.as_secs()))
            }
        }
    }
}

fn words(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds.is_multiple_of(60) {
        format!("{}m", seconds / 60)
    } else {
        format!("{seconds}s")
    }
}

/// The time one person has left; never below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    main: Duration,
    /// What is left of the byo-yomi period; zero without byo-yomi.
    period: Duration,
}

impl Clock {
    /// A full clock; `None` without a time control.
    pub fn new(control: TimeControl) -> Option<Self> {
        let (main, period) = match control {
            TimeControl::Unlimited => return None,
            TimeControl::Sudden(main) | TimeControl::Increment { main, .. } => {
                (main, Duration::ZERO)
            }
            TimeControl::ByoYomi { main, period } => (main, period),
        };
        Some(Self { main, period })
    }

    /// Main time left.
    pub const fn main(self) -> Duration {
        self.main
    }

    /// What is left of the present byo-yomi period, full while main time runs.
    pub const fn period(self) -> Duration {
        self.period
    }

    /// Whether no main time is left and the byo-yomi period runs (读秒).
    pub const fn in_byo_yomi(self) -> bool {
        self.main.is_zero() && !self.period.is_zero()
    }

    /// The time shown: main time while there is some, then the period.
    pub const fn shown(self) -> Duration {
        if self.main.is_zero() {
            self.period
        } else {
            self.main
        }
    }

    /// Time until the flag falls, if nothing is decided before.
    pub const fn left(self) -> Duration {
        self.main.saturating_add(self.period)
    }

    /// Whether the time has run out.
    pub const fn is_out(self) -> bool {
        self.left().is_zero()
    }

    /// Takes `time` off, main time first.
    pub(super) fn spend(&mut self, time: Duration) {
        let beyond = time.saturating_sub(self.main);
        self.main = self.main.saturating_sub(time);
        self.period = self.period.saturating_sub(beyond);
    }

    /// A move was made: its increment is added (rules.md §10).
    pub(super) fn add_increment(&mut self, control: TimeControl) {
        if let TimeControl::Increment { increment, .. } = control {
            self.main = self.main.saturating_add(increment);
        }
    }

    /// A move was taken back, and its increment with it (rules.md §10).
    ///
    /// It may be spent already; a consent must not make a flag fall, so a second of what is there is left then.
    pub(super) fn remove_increment(&mut self, control: TimeControl) {
        if let TimeControl::Increment { increment, .. } = control {
            let rest = self.main.saturating_sub(increment);
            self.main = if rest.is_zero() {
                self.main.min(Duration::from_secs(1))
            } else {
                rest
            };
        }
    }

    /// A turn ended or was given back: a byo-yomi period starts afresh.
    pub(super) fn refresh(&mut self, control: TimeControl) {
        if let TimeControl::ByoYomi { period, .. } = control {
            self.period = period;
        }
    }
}

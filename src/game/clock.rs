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
        /// How many such periods there are, at least one: a move that takes longer than a period uses it up.
        periods: u8,
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

/// There are no more byo-yomi periods than this.
const MOST_PERIODS: u8 = 99;

impl TimeControl {
    /// Whether it leaves time to play, and no time in it is 100 hours or more.
    pub fn is_playable(self) -> bool {
        let times = match self {
            Self::Unlimited => return true,
            Self::Sudden(main) => [main, main],
            Self::ByoYomi {
                main,
                period,
                periods: 1..=MOST_PERIODS,
            } => [main, period],
            Self::ByoYomi { .. } => return false,
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
    #[error(
        "\"{0}\" is not a clock setting; write 20m/60s, 20m/3x60s, 90m+30s, 15m or none (units h, m, s)"
    )]
    Form(String),
    /// It leaves no time to play.
    #[error("\"{0}\" leaves no time for a move; write 20m/60s, 20m/3x60s, 90m+30s, 15m or none")]
    Zero(String),
    /// It is longer than anyone plays.
    #[error("\"{0}\" is too long; give less than 100 hours")]
    Long(String),
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// Reads `20m/60s` (byo-yomi), `20m/3x60s` (three periods of it), `90m+30s` (increment), `15m` (sudden death),
    /// `none`; units h, m and s combine.
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
        let control = if let Some((main, rest)) = word.split_once('/') {
            let (periods, period) = match rest.split_once(['x', '×']) {
                Some((number, period)) => (periods(number), period),
                None => (Some(1), rest),
            };
            Self::ByoYomi {
                main: part(main)?,
                period: part(period)?,
                periods: periods.ok_or_else(|| TimeControlError::Form(shown()))?,
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
            Self::ByoYomi { main, period, .. } if period.is_zero() && !main.is_zero() => {
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

/// A number of byo-yomi periods.
fn periods(text: &str) -> Option<u8> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_number)?;
    (1..=MOST_PERIODS).contains(&number).then_some(number)
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
            Self::ByoYomi {
                main,
                period,
                periods: 1,
            } => f.pad(&format!("{}/{}s", words(main), period.as_secs())),
            Self::ByoYomi {
                main,
                period,
                periods,
            } => f.pad(&format!("{}/{periods}x{}s", words(main), period.as_secs())),
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
    /// A whole period.
    whole: Duration,
    /// How many whole periods follow.
    further: u8,
}

impl Clock {
    /// A full clock; `None` without a time control.
    pub fn new(control: TimeControl) -> Option<Self> {
        let (main, period, periods) = match control {
            TimeControl::Unlimited => return None,
            TimeControl::Sudden(main) | TimeControl::Increment { main, .. } => {
                (main, Duration::ZERO, 1)
            }
            TimeControl::ByoYomi {
                main,
                period,
                periods,
            } => (main, period, periods),
        };
        Some(Self {
            main,
            period,
            whole: period,
            further: periods.saturating_sub(1),
        })
    }

    /// Main time left.
    pub const fn main(self) -> Duration {
        self.main
    }

    /// What is left of the present byo-yomi period, full while main time runs.
    pub const fn period(self) -> Duration {
        self.period
    }

    /// How many byo-yomi periods are left, the present one among them; none without byo-yomi.
    pub const fn periods(self) -> u8 {
        if self.period.is_zero() {
            0
        } else {
            self.further + 1
        }
    }

    /// Whether no main time is left and a byo-yomi period runs (读秒).
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
        let further = self.whole.saturating_mul(self.further as u32);
        self.main
            .saturating_add(self.period)
            .saturating_add(further)
    }

    /// Whether the game is lost when the time shown has run out.
    pub fn is_last(self) -> bool {
        self.shown() == self.left()
    }

    /// Whether the time has run out.
    pub const fn is_out(self) -> bool {
        self.left().is_zero()
    }

    /// Takes `time` off, main time first; a byo-yomi period that is used up is gone.
    pub(super) fn spend(&mut self, time: Duration) {
        let mut beyond = time.saturating_sub(self.main);
        self.main = self.main.saturating_sub(time);
        while beyond >= self.period && self.further > 0 {
            beyond -= self.period;
            self.period = self.whole;
            self.further -= 1;
        }
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

    /// A turn ended or was given back: the byo-yomi period starts afresh.
    pub(super) const fn refresh(&mut self) {
        self.period = self.whole;
    }
}

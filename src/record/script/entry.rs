//! What happened, one line each: a decision's word and the value after it, and time that passed.

use std::time::Duration;

use crate::game::{Action, Branch, Entry, Player};
use crate::rules::{Color, Point};

use super::line;

/// A value inside a line.
pub(super) trait Value: Sized {
    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Value for Point {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Value for bool {
    fn write(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        [true, false].into_iter().find(|v| v.write() == text)
    }
}

impl Value for Player {
    fn write(&self) -> String {
        match self {
            Self::One => "one",
            Self::Two => "two",
        }
        .to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|v| v.write() == text)
    }
}

impl Value for u8 {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Value for Branch {
    fn write(&self) -> String {
        match self {
            Self::Place => "place",
            Self::Offer => "offer",
            Self::Add => "add",
            Self::Swap => "swap",
            Self::Take(Color::Black) => "black",
            Self::Take(Color::White) => "white",
        }
        .to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|v| v.write() == text)
    }
}

/// The word for a person.
pub(crate) fn player(player: Player) -> String {
    player.write()
}

/// Reads the word for a person.
pub(crate) fn read_player(text: &str) -> Option<Player> {
    Value::read(text)
}

/// In nanoseconds.
impl Value for Duration {
    fn write(&self) -> String {
        self.as_nanos().to_string()
    }

    fn read(text: &str) -> Option<Self> {
        const SECOND: u128 = 1_000_000_000;
        let ns: u128 = text.parse().ok()?;
        let seconds = u64::try_from(ns / SECOND).ok()?;
        Some(Self::new(seconds, (ns % SECOND) as u32))
    }
}

/// The words of the decisions, one row each: the word, the value after it, the decision.
macro_rules! decisions {
    ($($word:literal $(($value:ident: $kind:ty))? => $name:ident $(($($place:tt)*))? $({$($field:tt)*})?;)*) => {
        /// The line of a decision.
        fn decision(action: Action) -> String {
            match action {
                $(Action::$name $(($($place)*))? $({$($field)*})? => {
                    [$word.to_owned() $(, $value.write())?].join(" ")
                })*
            }
        }

        fn read_decision(word: &str, value: &str) -> Option<Action> {
            match word {
                $($word => {
                    $(let ($value, value) = (<$kind>::read(value)?, "");)?
                    value.is_empty().then_some(Action::$name $(($($place)*))? $({$($field)*})?)
                })*
                _ => None,
            }
        }
    };
}

decisions! {
    "place" (point: Point) => Place(point);
    "pass" => Pass;
    "swap" (yes: bool) => Swap(yes);
    "declare" (number: u8) => Declare(number);
    "choose" (branch: Branch) => Choose(branch);
    "remove" (point: Point) => Remove(point);
    "pick" (point: Point) => Pick(point);
    "claim" => Claim;
    "accept-draw" => AcceptDraw;
    "offer-draw" (by: Player) => OfferDraw(by);
    "ask-takeback" (by: Player) => AskTakeback(by);
    "yes" (by: Player) => Answer { by, yes: true };
    "no" (by: Player) => Answer { by, yes: false };
    "resign" (by: Player) => Resign(by);
    "leave" (by: Player) => Leave(by);
}

/// The word of time that passed.
const SPENT: &str = "spent";

/// The line of an entry.
pub(crate) fn entry(entry: Entry) -> String {
    match entry {
        Entry::Spent(time) => line(SPENT, &time.write()),
        Entry::Decided(action) => decision(action),
    }
}

/// Reads the line of an entry.
pub(super) fn read_entry(line: &str) -> Option<Entry> {
    let (word, value) = line.split_once(' ').unwrap_or((line, ""));
    if word == SPENT {
        Duration::read(value).map(Entry::Spent)
    } else {
        read_decision(word, value).map(Entry::Decided)
    }
}

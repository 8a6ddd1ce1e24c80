//! The two people, their names, and who has which colour.
//!
//! A person is not a colour: the clock, the offer and the resignation are a [`Player`]'s, the five and the forbidden
//! move a colour's, and [`Seats`] alone maps one to the other.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::Color;
use crate::showable::{has_visible, is_hidden};

/// One of the two people at the keyboard; stays the same through a swap and from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The person who opens the first game as (tentative) Black.
    One,
    /// The other person.
    Two,
}

impl Player {
    /// Both people.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The other person.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 or 1, for arrays with one place a person.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Who has which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seats {
    black: Player,
}

impl Seats {
    /// Seats with `black` as Black.
    pub const fn new(black: Player) -> Self {
        Self { black }
    }

    /// The person who has `color`.
    pub const fn player(self, color: Color) -> Player {
        match color {
            Color::Black => self.black,
            Color::White => self.black.other(),
        }
    }

    /// The colour that `player` has.
    pub fn color(self, player: Player) -> Color {
        if player == self.black {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The seats with colours exchanged (三手可交换, rules.md §7).
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self {
            black: self.black.other(),
        }
    }
}

/// A person's name: any text that shows something and has no [hidden](is_hidden) characters, trimmed, 200 characters at
/// most.
///
/// ```
/// use renju::game::Name;
/// assert_eq!(" 甲 ".parse::<Name>().unwrap().as_str(), "甲");
/// assert!("a\u{1b}[2J".parse::<Name>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// Longest name kept, in characters.
    pub const MAX: usize = 200;

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing to be seen.
    #[error("the name is empty; give at least one visible character")]
    Empty,
    /// A character that would steer the terminal, turn the text around or not show.
    #[error("the name contains a control character; use visible characters only")]
    Control,
    /// Longer than [`Name::MAX`].
    #[error("the name is too long; use at most 200 characters")]
    Long,
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let name = text.trim();
        if name.chars().any(is_hidden) {
            Err(NameError::Control)
        } else if !has_visible(name) {
            Err(NameError::Empty)
        } else if name.chars().count() > Self::MAX {
            Err(NameError::Long)
        } else {
            Ok(Self(name.to_owned()))
        }
    }
}

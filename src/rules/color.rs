//! The two colours of stones.
//!
//! A person is not a colour: people may exchange them, which is decided in `game`.

use std::fmt;

/// The colour of a stone, and of the side that plays it (rules.md §1).
#[doc(alias = "黑")]
#[doc(alias = "白")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// 黑, moves first, and alone has forbidden moves.
    Black,
    /// 白.
    White,
}

impl Color {
    /// Both colours, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The other colour.
    ///
    /// ```
    /// use renju::rules::Color;
    /// assert_eq!(Color::Black.opponent(), Color::White);
    /// ```
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}

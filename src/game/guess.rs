//! 猜先: guessing for colours with two handfuls of stones (rules.md §11).
//!
//! The caller draws the handfuls at random.

/// Two handfuls, one for each person in the order of [`Player::ALL`](super::Player::ALL).
///
/// ```
/// use renju::game::Guess;
/// let guess = Guess { handfuls: [9, 14] };
/// assert_eq!(guess.difference(), 5);
/// assert!(guess.exchanges());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Guess {
    /// Stones in each hand.
    pub handfuls: [u8; 2],
}

impl Guess {
    /// Fewest and most stones in a handful.
    pub const RANGE: std::ops::RangeInclusive<u8> = 5..=30;

    /// The smaller number subtracted from the larger.
    pub const fn difference(self) -> u8 {
        self.handfuls[0].abs_diff(self.handfuls[1])
    }

    /// Whether colours are exchanged: the difference is odd.
    pub const fn exchanges(self) -> bool {
        self.difference() % 2 == 1
    }
}

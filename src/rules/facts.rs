//! What a line shows about a black stone, read from one table.
//!
//! [`Window`] is the definition: every entry is filled from it the first time it is looked up.

use std::sync::atomic::{AtomicU8, Ordering};

use super::shape::{Row, Window, steps};

/// What one line decides about the stone in the middle of its window, as far as Black's right to play there goes
/// (rules.md §2).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Facts(u8);

impl Facts {
    /// Which kind of entry, in the two low bits. No entry is 0, which stands for one never asked for.
    const KIND: u8 = 0b11;
    /// No row and no four; the other bits are the steps to a straight four, in the order of [`WAYS`]. Mostly none.
    const OPEN: u8 = 1;
    /// The other bits count the fours, one or two.
    const FOURS: u8 = 2;
    /// A five or more; the other bits are set for an overline.
    const ROW: u8 = 3;
    const FIVE: Self = Self(Self::ROW);
    const OVERLINE: Self = Self(Self::ROW | 1 << 2);

    /// The facts about an own stone in the middle of `window`, whatever lies there now.
    pub(super) fn of(window: Window) -> Self {
        let slot = &TABLE[index(window)];
        // Two threads that find a slot unset write the same into it, so no order is needed between them.
        match slot.load(Ordering::Relaxed) {
            0 => {
                let facts = Self::read(window.with_middle());
                slot.store(facts.0, Ordering::Relaxed);
                facts
            }
            known => Self(known),
        }
    }

    /// Reads the facts off the definition. A line with a row or a four holds no three beside it (rules.md §2).
    fn read(window: Window) -> Self {
        match (window.row(), window.fours().count() as u8) {
            (Some(Row::Five(_)), _) => Self::FIVE,
            (Some(Row::Overline(_)), _) => Self::OVERLINE,
            (None, 0) => {
                let straight = window.ways().filter(|way| way.is_straight());
                let bit = |point| WAYS.iter().position(|&n| n == steps(point));
                let set = straight
                    .filter_map(|way| bit(way.point))
                    .fold(0, |set, bit| set | 1 << bit);
                Self(Self::OPEN | set << 2)
            }
            (None, fours) => Self(Self::FOURS | fours << 2),
        }
    }

    pub(super) fn is_five(self) -> bool {
        self == Self::FIVE
    }

    pub(super) fn is_overline(self) -> bool {
        self == Self::OVERLINE
    }

    /// How many fours the stone is in, none to two.
    pub(super) fn fours(self) -> u8 {
        if self.0 & Self::KIND == Self::FOURS {
            self.0 >> 2
        } else {
            0
        }
    }

    /// Whether there is any way to a straight four.
    pub(super) fn has_way(self) -> bool {
        self.0 & Self::KIND == Self::OPEN && self.0 != Self::OPEN
    }

    /// Steps from the stone to the empty points that make a straight four, played or not yet allowed.
    pub(super) fn ways(self) -> impl Iterator<Item = i8> {
        let set = if self.has_way() { self.0 >> 2 } else { 0 };
        WAYS.into_iter()
            .enumerate()
            .filter(move |(bit, _)| set >> bit & 1 != 0)
            .map(|(_, n)| n)
    }
}

/// How far a way can lie from the stone: both are among four in a row.
const WAYS: [i8; 6] = [-3, -2, -1, 1, 2, 3];

/// Windows apart from their middle: each of ten points is own, empty or neither.
const WINDOWS: usize = 3usize.pow(10);

static TABLE: [AtomicU8; WINDOWS] = [const { AtomicU8::new(0) }; WINDOWS];

/// A window's place in the table: its points but the middle one as digits of base 3.
fn index(window: Window) -> usize {
    usize::from(TERNARY[usize::from(window.own())])
        + 2 * usize::from(TERNARY[usize::from(window.empty())])
}

/// Eleven bits, the middle one left out, as digits of base 3.
static TERNARY: [u16; 1 << 11] = {
    let mut table = [0; 1 << 11];
    let mut set = 0;
    while set < table.len() {
        let mut bit = 11;
        while bit > 0 {
            bit -= 1;
            if bit != 5 {
                table[set] = table[set] * 3 + (set as u16 >> bit & 1);
            }
        }
        set += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Every window there is, its middle empty.
    fn all_windows() -> impl Iterator<Item = Window> {
        (0..WINDOWS as u32).map(|code| {
            let digit = |bit: u32| match bit {
                5 => 2,
                0..5 => code / 3u32.pow(bit) % 3,
                _ => code / 3u32.pow(bit - 1) % 3,
            };
            let set = |what| {
                (0..11)
                    .filter(|&bit| digit(bit) == what)
                    .fold(0, |set, bit| set | 1 << bit)
            };
            Window::new(set(1), set(2))
        })
    }

    #[test]
    fn every_window_has_a_place_of_its_own_and_reads_as_defined() {
        let mut seen = vec![false; WINDOWS];
        for window in all_windows() {
            assert!(
                !std::mem::replace(&mut seen[index(window)], true),
                "{window:?}"
            );
            let stone = window.with_middle();
            let row = stone.row();
            let fours = stone.fours().count();
            let mut ways: Vec<i8> = stone
                .ways()
                .filter(|way| way.is_straight())
                .map(|way| steps(way.point))
                .collect();
            if row.is_some() || fours > 0 {
                ways.clear();
            }
            // Twice: as the entry is filled, and as it is remembered; and with the stone in place.
            for facts in [Facts::of(window), Facts::of(window), Facts::of(stone)] {
                assert_eq!(
                    facts.is_five(),
                    matches!(row, Some(Row::Five(_))),
                    "{window:?}"
                );
                assert_eq!(
                    facts.is_overline(),
                    matches!(row, Some(Row::Overline(_))),
                    "{window:?}"
                );
                assert_eq!(usize::from(facts.fours()), fours, "{window:?}");
                assert_eq!(facts.ways().collect::<Vec<_>>(), ways, "{window:?}");
                assert_eq!(facts.has_way(), !ways.is_empty(), "{window:?}");
            }
        }
    }
}

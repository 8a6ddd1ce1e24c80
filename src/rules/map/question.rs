//! One stone at a time: the questions of the recursion that bit planes leave open.
//!
//! What a window shows is looked up in a table that is filled from [`Window`] itself, each entry
//! the first time it is asked for, so there is nothing to set up and no second definition. The
//! recursion is that of rules.md §3.

use std::sync::atomic::{AtomicU8, Ordering};

use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::line::Direction;
use crate::rules::point::Point;
use crate::rules::shape::{Window, steps};

/// What a window shows about the black stone in its middle, as far as Black's right to play there
/// goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry(u8);

impl Entry {
    /// Kinds, in the two low bits. No entry is 0, which stands for one never asked for.
    const KIND: u8 = 0b11;
    /// The other bits are the ways to a straight four, [`WAY_STEPS`] one by one; most often there
    /// are none.
    const WAYS: u8 = 1;
    /// The other bits count the fours.
    const FOURS: u8 = 2;
    /// A five or an overline: Black does not play there, whatever else.
    const ROW: u8 = 3;

    /// Reads the entry off the definition.
    fn of(window: Window) -> Self {
        if window.row().is_some() {
            return Self(Self::ROW);
        }
        match window.fours().count() as u8 {
            0 => {
                let ways = window.ways().filter(|way| way.is_straight());
                let ways = ways.fold(0, |set, way| set | way_bit(steps(way.point)));
                Self(Self::WAYS | ways << 2)
            }
            fours => Self(Self::FOURS | fours << 2),
        }
    }

    fn is_row(self) -> bool {
        self.0 == Self::ROW
    }

    fn fours(self) -> u8 {
        if self.0 & Self::KIND == Self::FOURS {
            self.0 >> 2
        } else {
            0
        }
    }

    /// Steps from the middle to the points that make a straight four.
    fn ways(self) -> impl Iterator<Item = i8> {
        let set = if self.0 & Self::KIND == Self::WAYS {
            self.0 >> 2
        } else {
            0
        };
        WAY_STEPS
            .into_iter()
            .filter(move |&n| set & way_bit(n) != 0)
    }
}

/// How far a way can lie from the stone: both are among four in a row.
const WAY_STEPS: [i8; 6] = [-3, -2, -1, 1, 2, 3];

const fn way_bit(step: i8) -> u8 {
    1 << (if step < 0 { step + 3 } else { step + 2 })
}

/// Windows apart from their middle: each of ten points is own, empty or neither.
const WINDOWS: usize = 3usize.pow(10);

static TABLE: [AtomicU8; WINDOWS] = [const { AtomicU8::new(0) }; WINDOWS];

/// Ten points, the middle left out, as digits of base 3.
const TERNARY: [u16; 1 << 11] = {
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

fn index(window: Window) -> usize {
    usize::from(TERNARY[usize::from(window.own())])
        + 2 * usize::from(TERNARY[usize::from(window.empty())])
}

/// What the window shows once its middle holds an own stone.
fn look_up(window: Window) -> Entry {
    let slot = &TABLE[index(window)];
    // Whoever finds the slot unset writes what everybody would write, so no order is needed between
    // threads.
    match slot.load(Ordering::Relaxed) {
        0 => {
            let entry = Entry::of(window.with_middle());
            slot.store(entry.0, Ordering::Relaxed);
            entry
        }
        known => Entry(known),
    }
}

/// Whether the black stone that stands on `p` is in a three along `direction` (rules.md §3).
///
/// The board comes back as it was.
pub(super) fn is_three(board: &mut Board, p: Point, direction: Direction) -> bool {
    let entry = look_up(board.window(p, direction, Color::Black));
    any_way_playable(board, p, direction, entry)
}

fn any_way_playable(board: &mut Board, p: Point, direction: Direction, entry: Entry) -> bool {
    entry.ways().any(|n| {
        let e = direction
            .walk(p, n)
            .expect("a window's empty points lie on the board");
        is_playable(board, e)
    })
}

/// Whether a black stone on the empty point `p` is neither a five nor forbidden (rules.md §3).
fn is_playable(board: &mut Board, p: Point) -> bool {
    let entries = Direction::ALL.map(|direction| look_up(board.window(p, direction, Color::Black)));
    if entries.iter().any(|entry| entry.is_row()) {
        return false;
    }
    if entries.iter().map(|entry| entry.fours()).sum::<u8>() >= 2 {
        return false;
    }
    // Only two lines that look like threes make it worth while to put the stone and ask on.
    let candidates = entries.iter().filter(|entry| entry.ways().next().is_some());
    if candidates.count() < 2 {
        return true;
    }
    board
        .put(p, Color::Black)
        .expect("the points asked about are empty");
    let second = Direction::ALL
        .into_iter()
        .zip(entries)
        .filter(|&(direction, entry)| any_way_playable(board, p, direction, entry))
        .nth(1);
    board.take(p);
    second.is_none()
}

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
            // Twice: as it is filled and as it is remembered.
            for entry in [look_up(window), look_up(window)] {
                assert_eq!(entry.is_row(), stone.row().is_some(), "{window:?}");
                if entry.is_row() {
                    continue;
                }
                assert_eq!(
                    usize::from(entry.fours()),
                    stone.fours().count(),
                    "{window:?}"
                );
                let ways = stone.ways().filter(|way| way.is_straight());
                let ways: Vec<i8> = ways.map(|way| steps(way.point)).collect();
                assert_eq!(entry.ways().collect::<Vec<_>>(), ways, "{window:?}");
            }
        }
    }
}

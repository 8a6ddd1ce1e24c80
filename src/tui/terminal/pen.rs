//! Colours and attributes as the bytes that lead from one to the next (SGR).

use std::fmt::Write as _;

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// What a terminal writes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

/// Each attribute, the number that begins it and the one that ends it.
const ATTRIBUTES: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

impl Pen {
    /// As the terminal is after a reset.
    pub(super) const PLAIN: Self = Self {
        fg: Color::Reset,
        bg: Color::Reset,
        modifier: Modifier::empty(),
    };

    pub(super) const fn of(cell: &Cell) -> Self {
        Self {
            fg: cell.fg,
            bg: cell.bg,
            modifier: cell.modifier,
        }
    }

    /// This pen with the ink of another, if both show no more of a blank than its ground.
    pub(super) fn with_ink_of(self, other: Self) -> Self {
        let ink = Modifier::BOLD | Modifier::DIM | Modifier::ITALIC;
        if ink.contains(self.modifier | other.modifier) {
            Self {
                bg: self.bg,
                ..other
            }
        } else {
            self
        }
    }

    /// What makes this pen of another, or of one that is not known.
    pub(super) fn after(self, before: Option<Self>) -> String {
        let anew = self.changes(Self::PLAIN, "\x1b[0");
        let change = before.map(|before| self.changes(before, "\x1b["));
        change
            .filter(|change| change.len() < anew.len())
            .unwrap_or(anew)
    }

    fn changes(self, before: Self, begin: &str) -> String {
        let mut text = begin.to_owned();
        let mut add = |number: u8| {
            let between = if text.ends_with('[') { "" } else { ";" };
            let _ = write!(text, "{between}{number}");
        };
        // One number ends both weights, and both ways of blinking.
        let ended = |off| {
            ATTRIBUTES.iter().any(|&(one, _, end)| {
                end == off && before.modifier.contains(one) && !self.modifier.contains(one)
            })
        };
        let mut last = 0;
        for &(_, _, off) in &ATTRIBUTES {
            if off != last && ended(off) {
                add(off);
            }
            last = off;
        }
        for &(attribute, on, off) in &ATTRIBUTES {
            let stays = before.modifier.contains(attribute) && !ended(off);
            if self.modifier.contains(attribute) && !stays {
                add(on);
            }
        }
        for (is, was, base) in [(self.fg, before.fg, 38), (self.bg, before.bg, 48)] {
            if is != was {
                match is {
                    Color::Reset => add(base + 1),
                    Color::Rgb(r, g, b) => [base, 2, r, g, b].into_iter().for_each(&mut add),
                    color => [base, 5, index(color)].into_iter().for_each(&mut add),
                }
            }
        }
        text.push('m');
        text
    }
}

/// The number of a colour that has one. By name a terminal may make it brighter where the text is bold.
const fn index(color: Color) -> u8 {
    match color {
        Color::Indexed(number) => number,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Black | Color::Reset | Color::Rgb(..) => 0,
    }
}

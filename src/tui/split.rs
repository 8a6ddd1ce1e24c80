//! Keys of which the terminal's bytes come one by one: over a slow line `Esc [ A` is not read as an arrow.
//!
//! Esc has to work without a second key, so it is passed on at once; what follows it must then not be taken for
//! typed letters. Keeps no time, since Esc, `[` and a capital are nothing a person types in a row.

use crossterm::event::KeyCode;

/// How much of a split key has been seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Split {
    /// Nothing.
    #[default]
    Whole,
    /// Esc.
    Escape,
    /// Esc and `[`, with digits perhaps.
    Sequence,
    /// Esc and `O`.
    Single,
}

/// What a key turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A key of its own.
    Whole,
    /// Part of another key, of which more is to come or which means nothing here.
    Lost,
    /// The last part of this key.
    Last(KeyCode),
}

impl Split {
    /// Takes the next key.
    pub(super) fn take(&mut self, key: KeyCode) -> Part {
        let seen = std::mem::take(self);
        match (seen, key) {
            (_, KeyCode::Esc) => {
                *self = Self::Escape;
                Part::Whole
            }
            (Self::Escape, KeyCode::Char('O')) => {
                *self = Self::Single;
                Part::Lost
            }
            (Self::Escape, KeyCode::Char('['))
            | (Self::Sequence, KeyCode::Char('0'..='9' | ';')) => {
                *self = Self::Sequence;
                Part::Lost
            }
            (Self::Sequence | Self::Single, KeyCode::Char(last @ ('A'..='Z' | '~'))) => {
                arrow(last).map_or(Part::Lost, Part::Last)
            }
            _ => Part::Whole,
        }
    }
}

/// The key that ends with this letter; function keys, which decide things, are better lost than guessed.
fn arrow(last: char) -> Option<KeyCode> {
    Some(match last {
        'A' => KeyCode::Up,
        'B' => KeyCode::Down,
        'C' => KeyCode::Right,
        'D' => KeyCode::Left,
        'F' => KeyCode::End,
        'H' => KeyCode::Home,
        _ => return None,
    })
}

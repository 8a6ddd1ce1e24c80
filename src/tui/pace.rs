//! Whether a key is meant: one that comes in a burst, or is held down, decides nothing (rules.md §6).
//!
//! Terminals mark neither a paste nor a key that repeats, so time tells; it is handed in.

use std::mem;
use std::time::Duration;

use crossterm::event::{Event as Input, KeyEvent, KeyEventKind, MouseEventKind};

use super::terminal::Arrival;

/// How long the keyboard must have been silent, on the screen that is in front.
const SILENCE: Duration = Duration::from_millis(100);

/// How long a key that was meant must be let go to be meant again: longer than keyboards wait before they repeat.
const HELD: Duration = Duration::from_secs(1);

/// What is to be thought of a key, a paste or a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Press {
    /// It came too soon after another, or on a screen that nobody can have read: it decides nothing.
    Hasty,
    /// The same key was meant a moment ago, and may only be held down: it decides nothing in the game.
    Repeated,
    /// It is meant.
    Meant,
}

/// What came last, and since when the screen is what it is.
///
/// ```
/// use std::time::Duration;
/// use crossterm::event::{Event, KeyCode};
/// use renju::tui::pace::{Pace, Press};
/// use renju::tui::terminal::Arrival;
/// let at = |millis| Arrival { at: Duration::from_millis(millis), followed: false };
/// let key = |c| Event::Key(KeyCode::Char(c).into());
/// let mut pace = Pace::default();
/// assert_eq!(pace.press(&key('f'), at(1000)), Press::Meant);
/// pace.shown(Duration::from_millis(1010));
/// assert_eq!(pace.press(&key('y'), at(1090)), Press::Hasty);
/// assert_eq!(pace.press(&key('y'), at(1200)), Press::Meant);
/// assert_eq!(pace.press(&key('y'), at(1700)), Press::Repeated);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// When the screen in front appeared.
    shown: Duration,
    /// When something was pressed last.
    pressed: Duration,
    /// The key that was meant last, as long as no other was pressed.
    meant: Option<KeyEvent>,
}

impl Pace {
    /// A frame that may show something new to decide was out at this time.
    pub fn shown(&mut self, at: Duration) {
        self.shown = at;
    }

    /// Takes what was typed, pasted or clicked.
    pub fn press(&mut self, input: &Input, arrival: Arrival) -> Press {
        let key = match input {
            Input::Key(event) if event.kind == KeyEventKind::Release => return Press::Hasty,
            Input::Mouse(event) if !matches!(event.kind, MouseEventKind::Down(_)) => {
                return Press::Hasty;
            }
            Input::Key(event) => Some(*event),
            _ => None,
        };
        let silent = arrival
            .at
            .saturating_sub(mem::replace(&mut self.pressed, arrival.at));
        let seen = arrival.at.saturating_sub(self.shown);
        let is_same = key.is_some() && self.meant == key;
        let is_repeat = key.is_some_and(|key| key.kind == KeyEventKind::Repeat);
        if is_repeat || arrival.followed || silent.min(seen) < SILENCE {
            if !is_same {
                self.meant = None;
            }
            Press::Hasty
        } else if is_same && silent < HELD {
            Press::Repeated
        } else {
            self.meant = key;
            Press::Meant
        }
    }
}

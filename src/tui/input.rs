//! Keys, pasted text and other reports of the terminal, handed to whatever is in front.
//!
//! Finds out what was meant; carrying it out is `commands`'.

use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::sitting::Ending;
use crate::text::Command;

use super::app::{App, Effect};
use super::dialog::{Dialog, FollowUp};
use super::keymap::{Context, Key, decides, key_of, leads};
use super::layers::Layer;
use super::pace::Press;
use super::review::Review;

/// Whether a character is text: alone, with Shift, or with `AltGr`, which is Ctrl and Alt on Windows.
fn is_typed(event: KeyEvent) -> bool {
    let chord = event.modifiers.difference(KeyModifiers::SHIFT);
    chord.is_empty() || chord == KeyModifiers::CONTROL.union(KeyModifiers::ALT)
}

/// What becomes of a key while a line is being typed.
enum Entered {
    /// It took the key.
    Taken,
    /// The line is finished.
    Finished(String),
    /// No line is being typed, or the key is none of its.
    NotHere,
}

impl App {
    /// Takes what the terminal reports. Only what is meant decides.
    pub fn input(&mut self, input: &Input, press: Press) -> Option<Effect> {
        match input {
            Input::Key(event) => self.key_event(*event, press),
            Input::Paste(pasted) => {
                match &mut self.dialog {
                    Some(Dialog::Entry(entry)) => entry.add(pasted),
                    _ => self.pasted(pasted),
                }
                None
            }
            Input::Resize(..) | Input::Mouse(_) | Input::FocusGained | Input::FocusLost => None,
        }
    }

    fn key_event(&mut self, event: KeyEvent, press: Press) -> Option<Effect> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        match (&mut self.dialog, event.code) {
            // A typed line keeps the letters as they come; what they mean is found out at its end.
            (Some(Dialog::Entry(entry)), KeyCode::Char(c)) if is_typed(event) => {
                entry.add(c.encode_utf8(&mut [0; 4]));
                None
            }
            _ => self.key(key_of(event)?, press),
        }
    }

    /// Takes one key, which decides nothing unless it is meant.
    pub fn key(&mut self, key: Key, press: Press) -> Option<Effect> {
        self.clicked = None;
        match self.entry_key(key, press) {
            Entered::Taken => return None,
            Entered::Finished(line) => return self.entered(&line),
            Entered::NotHere => {}
        }
        let key = key.small().unwrap_or(key);
        if let Some(then) = self.answer_of(key) {
            // Going back decides nothing: the key that opened a menu closes it at once.
            let least = match then {
                FollowUp::Close => Press::Repeated,
                _ => Press::Meant,
            };
            return if press < least {
                None
            } else {
                self.follow(then)
            };
        }
        let command = self.context().command(key);
        if command.is_some_and(|command| press < self.needs(command)) {
            return None;
        }
        let effect = match (command, key.toward()) {
            (Some(command), Some(toward)) if leads(command) => {
                self.lead(command, toward);
                None
            }
            (Some(command), _) => self.command(command),
            (None, _) => {
                self.digit(key);
                None
            }
        };
        self.last_command = command;
        effect
    }

    /// Takes what is reported while the window is too small to show the game: one can leave, which keeps it, or pause.
    pub fn unseen_input(&mut self, input: &Input, press: Press) -> Option<Effect> {
        let Input::Key(event) = input else {
            return None;
        };
        let command = Context::Board.command(key_of(*event)?)?;
        if press < self.needs(command) {
            return None;
        }
        if !self.acts_unseen(command) {
            return None;
        }
        let effect = match command {
            Command::Leave if self.sitting.is_running() => Some(Effect::End(Ending::Kept)),
            Command::Leave => Some(Effect::End(Ending::Done)),
            _ => self.command(command),
        };
        self.last_command = Some(command);
        effect
    }

    /// Whether a command is carried out while the window is too small to show what it does.
    pub(super) fn acts_unseen(&self, command: Command) -> bool {
        match command {
            Command::Interrupt | Command::Suspend | Command::Redraw => true,
            Command::Pause => self.context() == Context::Board && self.check(command).is_ok(),
            // What leaving would lose is asked where the question can be read.
            Command::Leave => !self.sitting.is_running() || self.sitting.is_kept(),
            _ => false,
        }
    }

    /// How a key must be pressed that brings this command now.
    fn needs(&self, command: Command) -> Press {
        match command {
            // Leaving asks where there is something to lose, but what is pasted must not end up in the shell.
            Command::Leave => Press::Repeated,
            // The second of two ends the program whatever stands there; where nothing is kept, that loses the game.
            Command::Interrupt if self.sitting.is_running() && !self.sitting.is_kept() => {
                Press::Repeated
            }
            _ if decides(command) => Press::Meant,
            _ => Press::Hasty,
        }
    }

    /// Keys of the typed line.
    fn entry_key(&mut self, key: Key, press: Press) -> Entered {
        let Some(Dialog::Entry(entry)) = &mut self.dialog else {
            return Entered::NotHere;
        };
        match key {
            Key::Char(c) => entry.add(c.encode_utf8(&mut [0; 4])),
            Key::Code(KeyCode::Backspace) if entry.text().is_empty() => self.dialog = None,
            Key::Code(KeyCode::Backspace) => entry.backspace(),
            // What is typed stays, to be ended by another Enter.
            Key::Code(KeyCode::Enter) if press < Press::Meant => {}
            Key::Code(KeyCode::Enter) => {
                let line = entry.text().to_owned();
                self.dialog = None;
                return Entered::Finished(line);
            }
            _ => return Entered::NotHere,
        }
        Entered::Taken
    }

    /// What follows from the answer that is printed with this key.
    fn answer_of(&self, key: Key) -> Option<FollowUp> {
        let Some(Dialog::Question(ask, _)) = &self.dialog else {
            return None;
        };
        let mut choices = ask.choices(self).into_iter();
        Some(choices.find(|choice| choice.key == key)?.then)
    }

    /// A digit that is no command picks a reason or goes to a move.
    fn digit(&mut self, key: Key) {
        let Key::Char(c) = key else {
            // What is typed next is another number.
            self.with_review(Review::end_number);
            return;
        };
        let Some(digit) = c.to_digit(10) else {
            return;
        };
        match self.layers.last_mut() {
            Some(Layer::Why(why)) => why.pick(digit as usize),
            Some(Layer::Review(review)) => review.digit(digit as usize),
            _ => {}
        }
    }
}

//! The bytes of a terminal taken apart: keys, pastes and the mouse come out, reports and control strings do not.
//!
//! A pure value: bytes and the time that passed go in, what they mean comes out. Which key a sequence stands for is
//! the table in [`keys`](super::keys). crossterm's parser has no control strings, keeps an unknown private report as
//! unfinished, and knows no time; the state machines made for a terminal's *output* (the `vte` crate) know neither
//! Esc as a key, nor `ESC O A`, nor a paste, so that less than half of this would go.

use std::mem;
use std::time::Duration;

use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyModifiers};

use super::keys;

/// How long Esc is waited with: what begins with it comes within this even over a slow line, and it is not felt.
const ESCAPE: Duration = Duration::from_millis(100);

/// How long the rest of something unfinished is waited for.
const REST: Duration = Duration::from_secs(1);

/// What each of its bytes adds to what is left of [`REST`], up to the whole: less than a key held down takes, so
/// that keys come back under a finger too, and more than a line takes.
const BYTE: Duration = Duration::from_millis(10);

/// Longest parameters of a sequence; no key has more.
const PARAMETERS: usize = 64;

/// The bytes that are kept of a paste; more than a typed line takes.
const PASTE: usize = 16 * 1024;

/// What the terminal said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// A key, a paste or the mouse.
    Input(Input),
    /// Where the cursor stands, which is told when it is asked: the column, from 1.
    CursorAt(u16),
}

/// What has been seen of something unfinished.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum State {
    #[default]
    Ground,
    /// ESC, once or twice: Esc, Alt and a key, or the beginning of a sequence.
    Escape { twice: bool },
    /// The beginning of a character that is typed with Alt.
    Alt,
    /// `ESC [` and parameters, or `ESC O`; with a second ESC before it, Alt is held or Esc was pressed.
    Sequence {
        single: bool,
        escaped: bool,
        parameters: Vec<u8>,
    },
    /// `ESC [ [`, as the Linux console begins its first five function keys.
    ConsoleKey,
    /// `ESC [ M`: three bytes of a mouse that does not count beyond 223.
    Mouse(Vec<u8>),
    /// A control string (OSC, DCS, APC, PM, SOS), and whether an ESC came that may end it.
    Text { escape: bool },
    /// Pasted text.
    Paste(Vec<u8>),
}

/// The parser, between two bytes.
///
/// ```
/// use std::time::Duration;
/// use renju::tui::terminal::{Heard, Parser};
/// let mut parser = Parser::default();
/// let colour = b"\x1b]11;rgb:2e2e/3434/4040\x1b\\";
/// assert_eq!(parser.take(colour, Duration::ZERO), []);
/// assert_eq!(parser.take(b"\x1b[24;3R", Duration::ZERO), [Heard::CursorAt(3)]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Parser {
    state: State,
    /// The beginning of a character of several bytes.
    character: Vec<u8>,
    /// How long the rest is still waited for.
    left: Duration,
}

impl Parser {
    /// Takes the bytes that came, perhaps none, `passed` after those before.
    pub fn take(&mut self, bytes: &[u8], passed: Duration) -> Vec<Heard> {
        let mut heard = Vec::new();
        if self.patience().is_some() {
            self.left = self.left.saturating_sub(passed);
            if self.left.is_zero() {
                self.give_up(&mut heard);
            }
        }
        for &byte in bytes {
            self.byte(byte, &mut heard);
        }
        heard
    }

    /// After how long without a byte [`Parser::take`] is to be called all the same; `None` while nothing is unfinished.
    pub fn patience(&self) -> Option<Duration> {
        let finished = self.state == State::Ground && self.character.is_empty();
        (!finished).then_some(self.left)
    }

    /// The rest did not come: what was begun is dropped, but for Esc and what was pasted.
    fn give_up(&mut self, heard: &mut Vec<Heard>) {
        self.character.clear();
        match mem::take(&mut self.state) {
            State::Escape { twice } => {
                heard.extend(twice.then(escape));
                heard.push(escape());
            }
            State::Text { escape: true } => heard.push(escape()),
            State::Paste(text) => heard.push(paste(&text)),
            _ => {}
        }
    }

    fn byte(&mut self, byte: u8, heard: &mut Vec<Heard>) {
        self.left = (self.left + BYTE).min(REST);
        match &mut self.state {
            State::Ground | State::Alt | State::Text { escape: false } => {
                self.decode(byte, heard);
            }
            State::Escape { twice } => {
                let twice = *twice;
                self.after_escape(byte, twice, heard);
            }
            State::Sequence {
                single, parameters, ..
            } => match byte {
                // rxvt ends its keys with Shift by what is no end elsewhere.
                b'$' if !parameters.is_empty() && parameters.iter().all(u8::is_ascii_digit) => {
                    self.end_sequence(byte, heard);
                }
                b' ' if *single => self.end_sequence(byte, heard),
                0x20..=0x3f if parameters.len() < PARAMETERS => parameters.push(byte),
                0x20..=0x3f => {}
                0x40..=0x7e => self.end_sequence(byte, heard),
                _ => self.afresh(byte, heard),
            },
            State::ConsoleKey => match byte {
                b'A'..=b'E' => {
                    self.state = State::Ground;
                    heard.push(key(KeyCode::F(byte - b'A' + 1), KeyModifiers::NONE));
                }
                _ => self.afresh(byte, heard),
            },
            State::Mouse(bytes) => match byte {
                0x20.. => {
                    bytes.push(byte);
                    if let [button, x, y] = bytes[..] {
                        let [button, x, y] = [button, x, y].map(|byte| u16::from(byte - 0x20));
                        heard.extend(keys::mouse(button, x, y, false).map(Heard::Input));
                        self.state = State::Ground;
                    }
                }
                _ => self.afresh(byte, heard),
            },
            State::Text { escape: true } => match byte {
                b'\\' | 0x07 => self.state = State::Ground,
                // Esc itself, or a key: the string was cut short.
                0x03 | 0x1b | b'[' | b'O' => self.after_escape(byte, false, heard),
                _ => self.state = State::Text { escape: false },
            },
            State::Paste(text) => {
                text.push(byte);
                let ends = [&b"\x1b[201~"[..], b"\x9b201~"];
                if let Some(text) = ends.iter().find_map(|end| text.strip_suffix(*end)) {
                    heard.push(paste(text));
                    self.state = State::Ground;
                } else if text.len() > PASTE {
                    // The last bytes stay, since they may be the beginning of the end.
                    text.remove(PASTE - ends[0].len());
                }
            }
        }
    }

    /// Puts bytes together to characters. One that is none of UTF-8 may still be a control of eight bits.
    fn decode(&mut self, byte: u8, heard: &mut Vec<Heard>) {
        if self.character.is_empty() && self.state == State::Ground {
            self.left = REST;
        }
        self.character.push(byte);
        match str::from_utf8(&self.character) {
            Ok(whole) => {
                let whole = whole.chars().next();
                self.character.clear();
                if let Some(c) = whole {
                    self.character(c, heard);
                }
            }
            Err(error) if error.error_len().is_none() => {}
            Err(_) => {
                let bytes = mem::take(&mut self.character);
                if self.state == State::Alt {
                    self.state = State::Ground;
                }
                if (0x80..0xa0).contains(&bytes[0]) {
                    self.character(char::from(bytes[0]), heard);
                }
                for &byte in &bytes[1..] {
                    self.byte(byte, heard);
                }
            }
        }
    }

    /// Takes a character where characters are read: on the ground, after ESC, and in a control string.
    fn character(&mut self, c: char, heard: &mut Vec<Heard>) {
        if let State::Text { escape } = &mut self.state {
            match c {
                '\x1b' => *escape = true,
                '\x07' | '\u{9c}' => self.state = State::Ground,
                '\x03' => self.afresh(0x03, heard),
                _ => {}
            }
            return;
        }
        let modifiers = match mem::take(&mut self.state) {
            State::Alt => KeyModifiers::ALT,
            _ => KeyModifiers::NONE,
        };
        match c {
            '\x1b' => {
                self.state = State::Escape { twice: false };
                self.left = ESCAPE;
            }
            // The eight-bit form of ESC and a letter.
            '\u{80}'..'\u{a0}' => {
                let letter = (u32::from(c) - 0x40) as u8;
                if let Some(state) = begun(letter, false) {
                    self.state = state;
                }
            }
            _ => heard.extend(keys::character(c).map(|event| with(event, modifiers))),
        }
    }

    fn after_escape(&mut self, byte: u8, twice: bool, heard: &mut Vec<Heard>) {
        match byte {
            0x1b => {
                heard.extend(twice.then(escape));
                // A string that was cut short is ended by Esc.
                let alone = matches!(self.state, State::Text { .. });
                heard.extend(alone.then(escape));
                self.state = State::Escape { twice: !alone };
                self.left = ESCAPE;
            }
            // Ctrl-C is never part of anything.
            0x03 => {
                heard.extend(twice.then(escape));
                heard.push(escape());
                self.afresh(byte, heard);
            }
            _ => {
                self.left = REST;
                if let Some(state) = begun(byte, twice) {
                    let keeps = matches!(state, State::Sequence { .. });
                    heard.extend((twice && !keeps).then(escape));
                    self.state = state;
                } else {
                    heard.extend(twice.then(escape));
                    self.state = State::Alt;
                    self.decode(byte, heard);
                }
            }
        }
    }

    fn end_sequence(&mut self, last: u8, heard: &mut Vec<Heard>) {
        let State::Sequence {
            single,
            escaped,
            parameters,
        } = mem::take(&mut self.state)
        else {
            return;
        };
        match (last, &parameters[..]) {
            (b'[', []) if !single => self.state = State::ConsoleKey,
            (b'M', []) if !single => {
                self.state = State::Mouse(Vec::new());
                self.left = ESCAPE;
            }
            (b'~', b"200") if !single => self.state = State::Paste(Vec::new()),
            _ => match keys::sequence(single, &parameters, last) {
                Some(Heard::Input(Input::Key(event))) if escaped => {
                    heard.push(with(event, KeyModifiers::ALT));
                    return;
                }
                said => {
                    heard.extend(escaped.then(escape));
                    heard.extend(said);
                    return;
                }
            },
        }
        heard.extend(escaped.then(escape));
    }

    /// Drops what was begun, and takes a byte that cannot belong to it for itself.
    fn afresh(&mut self, byte: u8, heard: &mut Vec<Heard>) {
        self.state = State::Ground;
        self.character.clear();
        self.byte(byte, heard);
    }
}

/// What ESC and this letter begin.
fn begun(letter: u8, escaped: bool) -> Option<State> {
    match letter {
        b'[' | b'O' => Some(State::Sequence {
            single: letter == b'O',
            escaped,
            parameters: Vec::new(),
        }),
        b']' | b'P' | b'X' | b'^' | b'_' => Some(State::Text { escape: false }),
        _ => None,
    }
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Heard {
    Heard::Input(Input::Key(KeyEvent::new(code, modifiers)))
}

fn with(mut event: KeyEvent, modifiers: KeyModifiers) -> Heard {
    event.modifiers |= modifiers;
    Heard::Input(Input::Key(event))
}

fn escape() -> Heard {
    key(KeyCode::Esc, KeyModifiers::NONE)
}

fn paste(text: &[u8]) -> Heard {
    Heard::Input(Input::Paste(String::from_utf8_lossy(text).into_owned()))
}

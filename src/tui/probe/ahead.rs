//! Keys typed ahead of the first frame, made of the bytes that were read while the terminal was asked.
//!
//! Only what a person can have typed or pasted in a tenth of a second: characters, control keys, arrows and the keys
//! around them, function keys. Reports of the mouse and other answers are dropped.

#![cfg(unix)]

use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyModifiers};

const PASTE_BEGINS: &[u8] = b"\x1b[200~";
const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// What was typed, in order.
pub(super) fn inputs(bytes: &[u8]) -> Vec<Input> {
    let mut inputs = Vec::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let (input, length) = first(rest);
        inputs.extend(input);
        rest = &rest[length.clamp(1, rest.len())..];
    }
    inputs
}

/// Whether the bytes end within a sequence or a character.
pub(super) fn is_unfinished(bytes: &[u8]) -> bool {
    let tail = bytes
        .iter()
        .rposition(|&byte| byte == 0x1b)
        .map_or(&[][..], |start| &bytes[start..]);
    let in_sequence = match tail {
        [0x1b, b'[', parameters @ ..] => !parameters.iter().any(|byte| (0x40..0x7f).contains(byte)),
        [0x1b, b'O'] => true,
        _ => false,
    };
    in_sequence || std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}

/// The first input, if it is any, and the bytes it is made of.
fn first(bytes: &[u8]) -> (Option<Input>, usize) {
    if let Some(rest) = bytes.strip_prefix(PASTE_BEGINS) {
        let length = rest
            .windows(PASTE_ENDS.len())
            .position(|window| window == PASTE_ENDS)
            .unwrap_or(rest.len());
        let text = String::from_utf8_lossy(&rest[..length]).into_owned();
        let whole = PASTE_BEGINS.len() + length + PASTE_ENDS.len();
        return (Some(Input::Paste(text)), whole);
    }
    match bytes {
        [0x1b, b'[', b'M', ..] => (None, 6),
        [0x1b, b'[', rest @ ..] => {
            let length = rest
                .iter()
                .position(|byte| (0x40..0x7f).contains(byte))
                .unwrap_or(rest.len());
            let key = rest
                .get(length)
                .and_then(|&end| sequence(&rest[..length], end));
            (key.map(Input::Key), length + 3)
        }
        [0x1b, b'O', letter, ..] => (
            lettered(*letter).map(|code| key(code, KeyModifiers::NONE)),
            3,
        ),
        [0x1b, rest @ ..] if !rest.is_empty() && rest[0] != 0x1b => {
            let (code, modifiers, length) = character(rest);
            let input = code.map(|code| key(code, modifiers | KeyModifiers::ALT));
            (input, length + 1)
        }
        [0x1b, ..] => (Some(key(KeyCode::Esc, KeyModifiers::NONE)), 1),
        _ => {
            let (code, modifiers, length) = character(bytes);
            (code.map(|code| key(code, modifiers)), length)
        }
    }
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Input {
    Input::Key(KeyEvent::new(code, modifiers))
}

/// A key that is sent as `ESC [`, numbers and an end.
fn sequence(numbers: &[u8], end: u8) -> Option<KeyEvent> {
    let text = std::str::from_utf8(numbers).ok()?;
    let (first, held) = text.split_once(';').unwrap_or((text, "1"));
    let code = match (end, first.parse::<u8>().ok()) {
        (b'~', Some(number)) => numbered(number)?,
        (b'Z', _) => KeyCode::BackTab,
        (_, None | Some(1)) if first.is_empty() || first == "1" => lettered(end)?,
        _ => return None,
    };
    let held = held.parse::<u8>().ok()?.saturating_sub(1);
    let modifiers = [
        (1, KeyModifiers::SHIFT),
        (2, KeyModifiers::ALT),
        (4, KeyModifiers::CONTROL),
    ]
    .into_iter()
    .filter(|(bit, _)| held & bit != 0)
    .fold(KeyModifiers::NONE, |all, (_, modifier)| all | modifier);
    Some(KeyEvent::new(code, modifiers))
}

fn lettered(end: u8) -> Option<KeyCode> {
    Some(match end {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(end - b'P' + 1),
        _ => return None,
    })
}

fn numbered(number: u8) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number - 10),
        17..=21 => KeyCode::F(number - 11),
        23 | 24 => KeyCode::F(number - 12),
        _ => return None,
    })
}

/// A character or control key at the beginning, and its length.
fn character(bytes: &[u8]) -> (Option<KeyCode>, KeyModifiers, usize) {
    let (code, modifiers) = match bytes[0] {
        b'\r' => (KeyCode::Enter, KeyModifiers::NONE),
        b'\t' => (KeyCode::Tab, KeyModifiers::NONE),
        0x7f => (KeyCode::Backspace, KeyModifiers::NONE),
        0 => (KeyCode::Char(' '), KeyModifiers::CONTROL),
        byte @ 1..=0x1a => (
            KeyCode::Char(char::from(byte - 1 + b'a')),
            KeyModifiers::CONTROL,
        ),
        byte @ 0x1c..=0x1f => (
            KeyCode::Char(char::from(byte - 0x1c + b'4')),
            KeyModifiers::CONTROL,
        ),
        _ => {
            let whole = bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid());
            let Some(c) = whole.chars().next() else {
                return (None, KeyModifiers::NONE, 1);
            };
            let shift = if c.is_uppercase() {
                KeyModifiers::SHIFT
            } else {
                KeyModifiers::NONE
            };
            return (Some(KeyCode::Char(c)), shift, c.len_utf8());
        }
    };
    (Some(code), modifiers, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(bytes: &str) -> String {
        inputs(bytes.as_bytes())
            .into_iter()
            .map(|input| match input {
                Input::Key(event) if event.modifiers.is_empty() => event.code.to_string(),
                Input::Key(event) => format!("{}+{}", event.modifiers, event.code),
                other => format!("{other:?}"),
            })
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn keys_are_what_crossterm_would_make_of_them() {
        for (bytes, keys) in [
            ("h8", "h 8"),
            ("禁Ж", "禁 Shift+Ж"),
            ("\x1b[A\x1b[B\x1bOC\x1b[D", "Up Down Right Left"),
            ("\x1b[5~\x1b[6~\x1b[H\x1b[4~", "Page Up Page Down Home End"),
            ("\x1bOP\x1b[15~\x1b[24~", "F1 F5 F12"),
            ("\x1b[1;5C", "Control+Right"),
            ("\r\t\x7f", "Enter Tab Backspace"),
            ("\x03", "Control+c"),
            ("\x1b", "Esc"),
            ("\x1bx", "Alt+x"),
            ("\x1b\x1b[A", "Esc Up"),
            ("\x1b[<0;3;4Ma\x1b[M !!b\x1b[Ic\x1b[?62;1cd", "a b c d"),
            ("\x1b[200~h8\n\x1b[201~x", "Paste(\"h8\\n\") x"),
        ] {
            assert_eq!(told(bytes), keys, "{bytes:?}");
        }
        assert_eq!(inputs(b"\xff\xfea").len(), 1);
    }

    #[test]
    fn a_sequence_without_its_end_is_unfinished() {
        for bytes in [&b"\x1b["[..], b"a\x1b[1;", b"\x1bO", b"\xe7\xa6"] {
            assert!(is_unfinished(bytes), "{bytes:?}");
        }
        for bytes in [&b""[..], b"a", b"\x1b", b"\x1b[A", b"\x1b[1;2Rx", b"\x1bOA"] {
            assert!(!is_unfinished(bytes), "{bytes:?}");
        }
    }
}

//! The table of keys: what the sequences of xterm, rxvt, the consoles and the kitty protocol stand for.
//!
//! All that is in no row is a report of the terminal, and no key.

use crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};

use super::parser::Heard;

/// What a sequence means: `ESC O` when `single`, else `ESC [`; its parameters; its last byte.
pub(super) fn sequence(single: bool, parameters: &[u8], last: u8) -> Option<Heard> {
    if let Some(place) = parameters.strip_prefix(b"<") {
        return match (&numbers(place)?[..], last) {
            (&[[button, _], [x, _], [y, _]], b'M' | b'm') => {
                mouse(button, x, y, last == b'm').map(Heard::Input)
            }
            _ => None,
        };
    }
    let numbers = numbers(parameters)?;
    let [number, shifted] = *numbers.first()?;
    let [held, kind] = numbers.get(1).copied().unwrap_or([0, 0]);
    let mut event = match (last, numbers.len()) {
        (b'R', 2) if !single => return Some(Heard::CursorAt(held)),
        (b'u', 1..=3) if !single => unicode(number, shifted, held)?,
        (b'~', 3) if !single && number == 27 => unicode(numbers[2][0], 0, held)?,
        (b'~', 1..=2) if !single => numbered(number)?.into(),
        // How rxvt says Shift, Ctrl, or both.
        (b'$', 1) => KeyEvent::new(numbered(number)?, KeyModifiers::SHIFT),
        (b'^', 1) => KeyEvent::new(numbered(number)?, KeyModifiers::CONTROL),
        (b'@', 1) => numbered(number)?.into(),
        (b'a'..=b'd', 1) if number == 0 => lettered(last.to_ascii_uppercase())?.into(),
        (_, 1) if single && number == 0 => lettered(last).or_else(|| keypad(last))?.into(),
        // Some write what is held in the first place.
        (_, 1) if single => return said(lettered(last)?.into(), number, 0),
        (_, 1..=2) if number <= 1 => lettered(last)?.into(),
        _ => return None,
    };
    if last == b'u' || number == 27 {
        event.kind = pressed(kind);
        return Some(Heard::Input(Input::Key(event)));
    }
    said(event, held, kind)
}

fn said(mut event: KeyEvent, held: u16, kind: u16) -> Option<Heard> {
    event.modifiers |= modifiers(held)?;
    event.kind = pressed(kind);
    Some(Heard::Input(Input::Key(event)))
}

/// The numbers between the semicolons, each with the one behind its colon; 0 where there is none.
fn numbers(parameters: &[u8]) -> Option<Vec<[u16; 2]>> {
    let text = str::from_utf8(parameters).ok()?;
    let number = |text: &str| match text {
        "" => Some(0),
        _ => text.parse().ok(),
    };
    text.split(';')
        .map(|part| {
            let mut parts = part.split(':');
            let first = number(parts.next()?)?;
            Some([first, number(parts.next().unwrap_or(""))?])
        })
        .collect()
}

/// What is held down besides; the locks say nothing.
fn modifiers(held: u16) -> Option<KeyModifiers> {
    let bits = u8::try_from(held.saturating_sub(1)).ok()?;
    Some(KeyModifiers::from_bits_truncate(
        // The order of the first six is crossterm's, but for Alt and Ctrl.
        (bits & 0b11_1001) | (bits & 0b10) << 1 | (bits & 0b100) >> 1,
    ))
}

fn pressed(kind: u16) -> KeyEventKind {
    match kind {
        2 => KeyEventKind::Repeat,
        3 => KeyEventKind::Release,
        _ => KeyEventKind::Press,
    }
}

fn lettered(last: u8) -> Option<KeyCode> {
    Some(match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(last - b'P' + 1),
        b'Z' => KeyCode::BackTab,
        _ => return None,
    })
}

fn numbered(number: u16) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number as u8 - 10),
        17..=21 => KeyCode::F(number as u8 - 11),
        23..=24 => KeyCode::F(number as u8 - 12),
        _ => return None,
    })
}

/// The keypad where it says which of its keys was pressed.
fn keypad(last: u8) -> Option<KeyCode> {
    Some(match last {
        b'M' => KeyCode::Enter,
        b'I' => KeyCode::Tab,
        b' ' => KeyCode::Char(' '),
        b'X' => KeyCode::Char('='),
        // `*` to `9` stand in the order of ASCII.
        b'j'..=b'y' => KeyCode::Char(char::from(last - 0x40)),
        _ => return None,
    })
}

/// A key named by a number of Unicode, or of the places that kitty took there for its own.
fn unicode(number: u16, shifted: u16, held: u16) -> Option<KeyEvent> {
    use KeyCode::{Delete, Down, End, Home, Insert, Left, PageDown, PageUp, Right, Up};
    const KEYPAD: [char; 18] = [
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '/', '*', '-', '+', '\r', '=', ',',
    ];
    const AROUND: [KeyCode; 10] = [
        Left, Right, Up, Down, PageUp, PageDown, Home, End, Insert, Delete,
    ];
    let mut held = modifiers(held)?;
    let c = match number {
        57_399..=57_416 => KEYPAD[usize::from(number) - 57_399],
        57_417..=57_426 => {
            return Some(KeyEvent::new(AROUND[usize::from(number) - 57_417], held));
        }
        0xe000..=0xf8ff => return None,
        _ => char::from_u32(number.into())?,
    };
    let mut c = c;
    let chord = held.difference(KeyModifiers::SHIFT);
    if held.contains(KeyModifiers::SHIFT) {
        let shifted = char::from_u32(shifted.into()).filter(|&c| c != '\0');
        c = shifted.unwrap_or_else(|| c.to_uppercase().next().unwrap_or(c));
        if c == '\t' {
            return Some(KeyEvent::new(KeyCode::BackTab, held));
        }
    }
    if chord == KeyModifiers::CONTROL && matches!(c, '@'..='_' | 'a'..='z') {
        // The same key as where its control is sent: Ctrl and `[` is Esc.
        held.remove(KeyModifiers::CONTROL);
        c = char::from(c as u8 & 0x1f);
    }
    let mut event = if c == '\x1b' {
        KeyCode::Esc.into()
    } else {
        character(c)?
    };
    event.modifiers |= held;
    Some(event)
}

/// The key of a character or of a control.
pub(super) fn character(c: char) -> Option<KeyEvent> {
    let code = match c {
        // The Enter of some keypads is sent as a line feed.
        '\r' | '\n' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        '\x08' | '\x7f' => KeyCode::Backspace,
        '\0'..='\x1a' => {
            let letter = char::from(c as u8 | 0x60);
            return Some(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
        }
        c if c.is_control() => return None,
        c => KeyCode::Char(c),
    };
    Some(code.into())
}

/// A button or the wheel at a place counted from 1; with `released`, the button is let go.
pub(super) fn mouse(button: u16, x: u16, y: u16, released: bool) -> Option<Input> {
    use MouseButton::{Left, Middle, Right};
    let turned = if released {
        MouseEventKind::Up
    } else {
        MouseEventKind::Down
    };
    // Shift, Alt and Ctrl are in the bits that are masked out.
    let kind = match button & !0b1_1100 {
        0 => turned(Left),
        1 => turned(Middle),
        2 => turned(Right),
        64 => MouseEventKind::ScrollUp,
        65 => MouseEventKind::ScrollDown,
        _ => return None,
    };
    Some(Input::Mouse(MouseEvent {
        kind,
        column: x.checked_sub(1)?,
        row: y.checked_sub(1)?,
        modifiers: KeyModifiers::NONE,
    }))
}

//! Keyboards of other alphabets, full-width letters and caps lock: the same keys in the same places.

use crossterm::event::{KeyCode, KeyModifiers};
use renju::text::{Command, latin};
use renju::tui::dialog::Dialog;
use renju::tui::keymap::{Context, Key};

use super::keys::key;
use crate::support::screen::{app, enter, press_all};
use crate::support::told::free;

fn plain(c: char) -> Option<Key> {
    key(KeyCode::Char(c), KeyModifiers::NONE)
}

/// What a character does on the board.
fn on_board(c: char) -> Option<Command> {
    Context::Board.command(plain(c)?)
}

#[test]
fn full_width_letters_are_the_plain_ones() {
    for context in Context::ALL {
        for binding in context.bindings() {
            for &bound in binding.keys {
                let Key::Char(c) = bound else { continue };
                let committed = match c {
                    ' ' => '\u{3000}',
                    '!'..='~' => char::from_u32(c as u32 + 0xFEE0).unwrap(),
                    other => other,
                };
                assert_eq!(plain(committed), Some(bound), "{committed} in {context:?}");
            }
        }
    }
    assert_eq!(on_board('禁'), Some(Command::Claim));
    for (committed, bound) in [('【', '['), ('】', ']'), ('「', '['), ('」', ']')] {
        assert_eq!(plain(committed), Some(Key::Char(bound)));
    }
}

/// The keys of a Latin keyboard row by row, and what another layout has on them.
const ROWS: [(&str, &str); 9] = [
    ("qwertyuiop[]", "йцукенгшщзхъ"),
    ("QWERTYUIOP", "ЙЦУКЕНГШЩЗ"),
    ("asdfghjkl", "фывапролд"),
    ("ASDFGHJKL", "ФЫВАПРОЛД"),
    ("zxcvbnm", "ячсмить"),
    ("wertyuiop", "ςερτυθιοπ"),
    ("asdfghjkl", "ασδφγηξκλ"),
    ("zxcvbnm", "ζχψωβνμ"),
    ("ERTYUIOPASDFGHJKLZXCVBNM", "ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ"),
];

#[test]
fn other_layouts_have_the_same_keys_in_the_same_places() {
    for (latin_row, other_row) in ROWS {
        assert_eq!(latin_row.chars().count(), other_row.chars().count());
        for (l, o) in latin_row.chars().zip(other_row.chars()) {
            // A capital Σ is the capital of two letters on two keys.
            if o != 'Σ' {
                assert_eq!(latin(o), l, "{o}");
            }
            assert_eq!(on_board(o), on_board(latin(o)), "{o}");
            let chord = key(KeyCode::Char(o), KeyModifiers::CONTROL);
            assert_eq!(chord, Some(Key::Ctrl(latin(o).to_ascii_lowercase())));
        }
    }
    assert_eq!(on_board('Ж'), Some(Command::Type));
    // Keys that have no meaning on a Latin keyboard have none here: ; and the one left of 1.
    for idle in ['ж', 'ё', 'Ё'] {
        assert_eq!(on_board(idle), None, "{idle}");
    }
    let ukrainian: String = "іїў".chars().map(latin).collect();
    assert_eq!(ukrainian, "s]o");
    let accented: String = "άέήίόύώ".chars().map(latin).collect();
    assert_eq!(accented, "aehioyv");
}

#[test]
fn caps_lock_kills_no_key_and_decides_nothing() {
    for c in 'a'..='z' {
        let capital = c.to_ascii_uppercase();
        let own = Context::Board.bindings().find_map(|binding| {
            binding
                .keys
                .contains(&Key::Char(capital))
                .then_some(binding.command)
        });
        match own {
            // What has a meaning of its own moves no stone and ends no game.
            Some(command) => assert!(
                matches!(
                    command,
                    Command::Pause | Command::Theme | Command::Mouse | Command::Language
                ),
                "{capital}: {command:?}"
            ),
            None => assert_eq!(on_board(capital), on_board(c), "{capital}"),
        }
        // Some terminals say SHIFT besides, some send the small letter with it.
        let shifted = key(KeyCode::Char(capital), KeyModifiers::SHIFT);
        assert_eq!(shifted, plain(capital));
        assert_eq!(key(KeyCode::Char(c), KeyModifiers::SHIFT), plain(c));
    }
}

#[test]
fn a_typed_line_takes_points_in_any_layout() {
    for line in ["h8", "Ｈ８", "ｈ８", "Н8", "р8", "η8", "Η8", "h　8", " H8 "] {
        let mut app = app(&free());
        // Russian Р stands on the key of H, and its Н on the key of Y.
        enter(&mut app, line);
        let is_y = line.starts_with('Н');
        assert_eq!(app.game().moves().len(), usize::from(!is_y), "{line}");
    }
    for line in ["H-8", "h08", "H8.", "８", "連８", "h8\u{301}"] {
        let mut app = app(&free());
        enter(&mut app, line);
        assert!(app.game().moves().is_empty(), "{line}");
        assert!(app.note.is_some_and(|note| note.contains("H8")), "{line}");
    }
    // Letters stay as they were typed until the line is read.
    let mut app = app(&free());
    press_all(&mut app, ":рф");
    let Some(Dialog::Entry(entry)) = &app.dialog else {
        panic!("{:?}", app.dialog);
    };
    assert_eq!(entry.text(), "рф");
}

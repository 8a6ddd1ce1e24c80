//! The keys: they work in every layout, and a held one decides nothing.

use crate::support::screen::Screen;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::text::Span;
use renju::game::Mode;
use renju::text::Lang;
use renju::tui::keymap::{Context, Key};
use renju::tui::pace::Press::{Hasty, Meant};

use super::screen_always::state;

#[test]
fn keys_work_in_every_layout_and_case() {
    // 139, 141
    for (typed, meant) in [
        ('R', 'r'),
        ('ｒ', 'r'),
        ('Ｒ', 'r'),
        ('к', 'r'),
        ('К', 'r'),
        ('ρ', 'r'),
        ('Q', 'q'),
        ('й', 'q'),
        ('ｑ', 'q'),
        ('Й', 'q'),
        ('？', '?'),
        ('：', ':'),
        ('D', 'd'),
        ('в', 'd'),
        ('H', 'h'),
        ('р', 'h'),
        ('ｈ', 'h'),
    ] {
        let mut one = Screen::of(Mode::Free, Lang::En);
        one.enter("h8 i9 j10 k11");
        let mut other = one.clone();
        one.press(&typed.to_string());
        other.press(&meant.to_string());
        assert_eq!(state(&one.app), state(&other.app), "{typed} is not {meant}");
    }
    let mut screen = Screen::of(Mode::Standard, Lang::Zh);
    screen.enter("h8");
    screen.press("禁");
    screen.says("白方：指出黑方禁手吗？");
    let mut screen = Screen::of(Mode::Free, Lang::En);
    screen.enter("Ｈ８ ｉ９ J10 指出禁手");
    assert_eq!(screen.app.game().moves().len(), 3);
}

#[test]
fn a_held_key_moves_the_cursor_and_nothing_else() {
    // 82, 135, 136
    use crossterm::event::KeyEventKind::{Press, Release, Repeat};
    let event = |code, kind| Event::Key(KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind));
    let mut screen = Screen::of(Mode::Free, Lang::En);
    screen.enter("a1 a3 b5 c8");
    for (code, columns) in [
        (KeyCode::Right, 6),
        (KeyCode::Char('p'), 0),
        (KeyCode::Enter, 0),
    ] {
        let before = screen.app.cursor;
        let moves = screen.app.game().moves().len();
        screen.app.input(&event(code, Press), Meant);
        for _ in 0..5 {
            screen.app.input(&event(code, Repeat), Hasty);
        }
        screen.app.input(&event(code, Release), Meant);
        assert_eq!(screen.app.cursor.col() - before.col(), columns);
        assert!(
            screen.app.game().moves().len() <= moves + 1,
            "{code:?} acted twice"
        );
    }
    // Where the terminal tells no repeats, a held key comes as many presses.
    let mut screen = Screen::of(Mode::Free, Lang::En);
    screen.enter("a1 a3 b5 c8");
    screen.press("p p p p p p p p");
    assert_eq!(screen.app.game().moves().len(), 4, "passing asks");
    assert!(screen.app.game().outcome().is_none());
    screen.press("Esc r r r r Enter Enter Enter");
    assert!(screen.app.game().outcome().is_none());
}

#[test]
fn labels_of_keys_fit_the_hint_line() {
    for context in [
        Context::Board,
        Context::Question,
        Context::Page,
        Context::Why,
    ] {
        for binding in context.bindings() {
            for key in binding.keys {
                assert!(Span::raw(key.label()).width() <= 9, "{key:?}");
                assert_ne!(*key, Key::Char('\u{0}'));
            }
        }
    }
}

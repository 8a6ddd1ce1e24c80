//! A burst decides nothing: keys with the times they come at, on an app that is drawn after each, as the loop does it.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use renju::game::{Game, Setup, Takeback};
use renju::sitting::Ending;
use renju::text::Lang;
use renju::tui::app::{App, Effect};
use renju::tui::dialog::Dialog;
use renju::tui::glyphs;
use renju::tui::pace::{Pace, Press};
use renju::tui::terminal::Arrival;

use crate::support::screen::{app, settings};
use crate::support::told::{THREE_THREE, at, default, free, told};

/// An app with a game that has begun.
fn app_of(game: &Game) -> App {
    App::resume(
        game.clone(),
        [None, None],
        &settings(Lang::En, &glyphs::LINE),
    )
}

/// A frame is out so long after its key.
const DRAWN: u64 = 5;

/// An app, and a keyboard with a clock.
struct Typed {
    app: App,
    pace: Pace,
    now: u64,
}

impl Typed {
    fn new(app: App) -> Self {
        let pace = Pace::default();
        Self {
            app,
            pace,
            now: 10_000,
        }
    }

    /// Presses a key so many milliseconds after the last.
    fn after(&mut self, millis: u64, code: KeyCode) {
        self.now += millis;
        self.come(code, false);
        self.pace.shown(Duration::from_millis(self.now + DRAWN));
    }

    /// A text of which all keys come at once.
    fn pasted(&mut self, text: &str) {
        self.now += 5000;
        let count = text.chars().count();
        for (place, c) in text.chars().enumerate() {
            let code = match c {
                '\n' => KeyCode::Enter,
                c => KeyCode::Char(c),
            };
            self.come(code, place + 1 < count);
        }
        self.pace.shown(Duration::from_millis(self.now + DRAWN));
    }

    fn come(&mut self, code: KeyCode, followed: bool) {
        let at = Duration::from_millis(self.now);
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        let press = self.pace.press(&event, Arrival { at, followed });
        self.app.input(&event, press);
    }

    /// Holds a key down, as keyboards repeat it by default.
    fn hold(&mut self, millis: u64, code: KeyCode) {
        self.after(millis, code);
        self.after(500, code);
        for _ in 0..100 {
            self.after(33, code);
        }
    }
}

#[test]
fn a_question_is_answered_by_hand_and_not_in_one_go() {
    let game = told(&free(), "h8");
    for (gap, resigned) in [
        (0, false),
        (60, false),
        (104, false),
        (110, true),
        (400, true),
    ] {
        let mut typed = Typed::new(app(&free()));
        typed.app = app_of(&game);
        typed.after(1000, KeyCode::Char('r'));
        typed.after(gap, KeyCode::Char('y'));
        assert_eq!(typed.app.game().outcome().is_some(), resigned, "{gap}");
        // What was ignored is not lost for long.
        typed.after(200, KeyCode::Char('y'));
        assert!(typed.app.game().outcome().is_some(), "{gap}");
    }
}

#[test]
fn the_key_that_opened_the_menu_closes_it_at_once() {
    let mut typed = Typed::new(app(&free()));
    typed.after(500, KeyCode::Esc);
    assert!(typed.app.dialog.is_some());
    typed.after(300, KeyCode::Esc);
    assert_eq!(typed.app.dialog, None);
}

#[test]
fn enter_held_after_a_question_puts_no_stone() {
    for rate in [20, 33, 90, 200] {
        let mut typed = Typed::new(app(&default()));
        typed.app = app_of(&told(&default(), THREE_THREE));
        typed.app.cursor = at("j10");
        let moves = typed.app.game().moves().len();
        typed.after(1000, KeyCode::Char('f'));
        assert!(typed.app.dialog.is_some());
        typed.after(150, KeyCode::Enter);
        assert!(
            typed.app.dialog.is_none(),
            "the answer that decides nothing"
        );
        typed.after(600, KeyCode::Enter);
        for _ in 0..50 {
            typed.after(rate, KeyCode::Enter);
        }
        assert_eq!(typed.app.game().moves().len(), moves, "every {rate} ms");
        // Let go, and pressed again.
        typed.after(1500, KeyCode::Enter);
        assert_eq!(typed.app.game().moves().len(), moves + 1);
    }
}

#[test]
fn the_digit_that_asks_for_a_takeback_does_not_grant_it() {
    let setup = Setup {
        takeback: Takeback::Ask,
        ..free()
    };
    let mut typed = Typed::new(app(&setup));
    typed.app = app_of(&told(&setup, "h8 i9 g7"));
    typed.after(1000, KeyCode::Char('u'));
    typed.hold(200, KeyCode::Char('2'));
    assert_eq!(typed.app.game().moves().len(), 3);
    assert!(matches!(typed.app.dialog, Some(Dialog::Question(..))));
}

#[test]
fn nothing_that_is_pasted_decides_and_what_moves_or_types_is_not_held_up() {
    for text in [
        "carry", "resign\n", "\n\n\n", "  ", "yy", "ry", "quit\n", "pp", ":h8\n", "ndy", "uy",
        "2\n", "禁y", "qy", "jjj\n", "f\n", "nn", "x\nPT ",
    ] {
        for before in ["", "r", "f", "q", "p", ":h9", "?"] {
            let mut typed = Typed::new(app(&default()));
            typed.app = app_of(&told(&default(), "h8 i9 g7 a1"));
            for c in before.chars() {
                typed.after(300, KeyCode::Char(c));
            }
            let game = typed.app.game().clone();
            typed.pasted(text);
            assert_eq!(*typed.app.game(), game, "{text:?} after {before:?}");
        }
    }
    let mut typed = Typed::new(app(&free()));
    for _ in 0..7 {
        typed.after(1, KeyCode::Left);
    }
    assert_eq!(typed.app.cursor, at("a8"));
    for c in ":j10".chars() {
        typed.after(1, KeyCode::Char(c));
    }
    typed.after(10, KeyCode::Enter);
    assert!(typed.app.game().moves().is_empty(), "the line still stands");
    typed.after(150, KeyCode::Enter);
    assert_eq!(typed.app.game().last_stone(), Some(at("j10")));
}

#[test]
fn in_a_window_that_shows_nothing_one_can_leave_or_pause_only() {
    let mut app = app_of(&told(&free(), "h8 i9"));
    let before = format!("{app:?}");
    let press = |app: &mut App, code, press| {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        app.unseen_input(&event, press)
    };
    for c in "\n fyrdup:x1T[".chars() {
        assert_eq!(press(&mut app, KeyCode::Char(c), Press::Meant), None);
    }
    for c in ['P', 'q'] {
        assert_eq!(press(&mut app, KeyCode::Char(c), Press::Hasty), None);
    }
    for code in [KeyCode::Enter, KeyCode::Esc, KeyCode::Left, KeyCode::F(7)] {
        assert_eq!(press(&mut app, code, Press::Meant), None);
    }
    assert_eq!(format!("{app:?}"), before);
    // The game is not kept, so that leaving would lose it: that is asked where the question can be read.
    assert_eq!(press(&mut app, KeyCode::Char('q'), Press::Meant), None);
    let mut app = app_of(&told(&free(), ""));
    let done = Some(Effect::End(Ending::Done));
    assert_eq!(press(&mut app, KeyCode::Char('q'), Press::Meant), done);
}

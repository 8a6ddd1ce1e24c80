//! Pasted text: never keys; moves in the typed line are asked about first, then played as far as they go.

use crossterm::event::{Event, KeyCode};
use renju::sitting::Question;
use renju::tui::app::App;
use renju::tui::dialog::{Ask, Dialog};
use renju::tui::pace::Press;

use crate::support::screen::{app, enter, press, press_all, state};
use crate::support::told::{at, default, free};

fn paste(app: &mut App, text: &str) {
    assert_eq!(
        app.input(&Event::Paste(text.to_owned()), Press::Meant),
        None
    );
}

fn asks_to_play(app: &App) -> bool {
    matches!(
        app.dialog,
        Some(Dialog::Question(Ask::Question(Question::Play(_)), Some(0)))
    )
}

#[test]
fn pasted_text_is_never_keys() {
    let huge = "qqyyrr\nh8 i9\n".repeat(400_000);
    for text in ["qqyyrr\nh8 i9\n", "y", "\x1b[A\r", &huge] {
        for keys in ["", "q", "r", "?"] {
            let mut app = app(&free());
            press_all(&mut app, keys);
            app.note = None;
            let before = state(&app);
            paste(&mut app, text);
            assert!(app.note.take().is_some(), "it is said that it did nothing");
            assert_eq!(state(&app), before, "after {keys:?}");
        }
    }
}

#[test]
fn a_typed_line_takes_the_first_line_of_what_is_pasted_and_no_more_than_fits() {
    let mut app = app(&free());
    press_all(&mut app, ":");
    paste(&mut app, "\r\nj9\x1b\x07\nqqyyrr\n");
    assert!(app.game().moves().is_empty(), "Enter is the person's");
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.game().last_stone(), Some(at("j9")));
    press_all(&mut app, ":");
    paste(&mut app, &"連".repeat(2_000_000));
    let Some(Dialog::Entry(entry)) = &app.dialog else {
        panic!("{:?}", app.dialog);
    };
    assert_eq!(entry.text().chars().count(), 1000);
}

#[test]
fn several_moves_are_asked_about_before_they_are_played() {
    for line in ["h8 i9 g7", "h8i9g7", "H8, I9; G7", "ｈ８　ｉ９　ｇ７"] {
        let mut app = app(&free());
        press_all(&mut app, ":");
        paste(&mut app, line);
        press(&mut app, KeyCode::Enter);
        assert!(asks_to_play(&app), "{line}: {:?}", app.dialog);
        assert!(app.game().moves().is_empty());
        // Enter takes the harmless answer.
        press(&mut app, KeyCode::Enter);
        assert!(app.game().moves().is_empty() && app.dialog.is_none());
        enter(&mut app, line);
        press_all(&mut app, "y");
        let played: Vec<_> = app.game().moves().iter().filter_map(|m| m.point).collect();
        assert_eq!(played, ["h8", "i9", "g7"].map(at), "{line}");
        assert_eq!(app.cursor, at("g7"));
    }
}

#[test]
fn moves_are_played_up_to_the_first_that_is_refused_and_it_is_named() {
    let mut app = app(&free());
    enter(&mut app, "h8 i9 h8 g7");
    press_all(&mut app, "y");
    assert_eq!(app.game().moves().len(), 2);
    let note = app.note.clone().unwrap();
    assert!(note.contains("3, H8"), "{note}");
    // Black begins on H8 in standard mode.
    let mut app = crate::support::screen::app(&default());
    enter(&mut app, "a1 h8");
    press_all(&mut app, "y");
    assert!(app.game().moves().is_empty());
    assert!(app.note.clone().unwrap().contains("1, A1"));
    // Nothing is played after the end.
    let mut app = crate::support::screen::app(&free());
    enter(&mut app, "h8 a1 i8 a3 j8 a5 k8 a7 l8 a9");
    press_all(&mut app, "y");
    assert!(app.game().outcome().is_some());
    assert_eq!(app.game().moves().len(), 9);
    assert!(app.note.clone().unwrap().contains("10, A9"));
}

#[test]
fn what_is_neither_point_nor_moves_is_refused_as_before() {
    for line in ["h8 x", "h8 i99", "zz", "h8 i9 and so on"] {
        let mut app = app(&free());
        enter(&mut app, line);
        assert!(
            app.dialog.is_none() && app.game().moves().is_empty(),
            "{line}"
        );
        assert!(app.note.is_some(), "{line}");
    }
}

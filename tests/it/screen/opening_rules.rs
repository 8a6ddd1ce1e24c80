//! The opening rules on the screen: what is marked, what Enter means, and what the key for the other ways opens.

use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use renju::game::{Phase, Setup};
use renju::rules::Color;
use renju::sitting::Keeper;
use renju::store::Why;
use renju::tui::app::App;

use crate::game::opening_rules::named;
use crate::support::screen::{WINDOW, app, enter, press, press_all, text};

/// The screen after these points and words were typed.
fn typed(setup: &Setup, words: &str) -> App {
    let mut app = app(setup);
    for word in words.split_whitespace() {
        enter(&mut app, word);
    }
    app
}

fn zone(app: &App) -> usize {
    text(app, WINDOW).matches(app.glyphs.zone).count()
}

#[test]
fn a_stone_keeps_the_colours_and_one_key_swaps() {
    let mut app = app(&named("t10"));
    // A dot stands in the rules line of the panel as well.
    let dots = zone(&app) - 1;
    assert_eq!(dots, 1, "H8");
    press(&mut app, KeyCode::Enter);
    assert!(app.dialog.is_none(), "no question in front of the board");
    assert_eq!(zone(&app) - 1, 8, "3×3 without H8");
    let shown = text(&app, WINDOW);
    assert!(
        shown.contains("or swap colours") && shown.contains("c swap"),
        "{shown}"
    );
    press(&mut app, KeyCode::Up);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.game().moves().len(), 2);
    let before = app.game().seats();
    press_all(&mut app, "c");
    assert!(app.dialog.is_some());
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.game().seats(), before);
    press_all(&mut app, "cy");
    assert_ne!(app.game().seats(), before);
    assert!(matches!(
        app.game().phase(),
        Phase::Placing {
            color: Color::Black,
            ..
        }
    ));
    // Where nothing can be chosen the key does nothing.
    press_all(&mut app, "c");
    assert!(app.dialog.is_none());
}

#[test]
fn proposals_are_numbered_and_picked() {
    let mut app = typed(&named("t10"), "h8 h9 i9 g7");
    press_all(&mut app, "co");
    for p in ["j10", "j8", "f8", "g9", "i7", "k9", "h6", "e8", "l12", "a1"] {
        enter(&mut app, p);
    }
    for window in [WINDOW, Rect::new(0, 0, 40, 20)] {
        let shown = text(&app, window);
        for mark in ["─1─", "─2─", "─9─", " 1[a]"] {
            assert!(shown.contains(mark), "no {mark} in\n{shown}");
        }
    }
    let shown = text(&app, WINDOW);
    assert!(
        shown.contains("1 J10  2 J8") && shown.contains("a (10) A1"),
        "{shown}"
    );
    press(&mut app, KeyCode::Enter);
    assert!(text(&app, WINDOW).contains("pick A1 as move 5?"));
    press_all(&mut app, "n");
    enter(&mut app, "3");
    assert!(text(&app, WINDOW).contains("pick F8 as move 5?"));
    press_all(&mut app, "y");
    assert_eq!(app.game().last_stone(), "f8".parse().ok());
}

#[test]
fn numbers_and_colours_are_asked_for() {
    let mut app = typed(&named("yamaguchi"), "h8 h9 i9");
    let shown = text(&app, WINDOW);
    assert!(
        shown.contains("1 to 12") && shown.contains("c 12"),
        "{shown}"
    );
    press_all(&mut app, "3");
    assert!(text(&app, WINDOW).contains("fifth moves: 3"));
    let mut app = typed(&named("swap2"), "a1 o15 h8");
    press_all(&mut app, "a");
    enter(&mut app, "c3");
    enter(&mut app, "d4");
    press_all(&mut app, "b");
    assert!(matches!(
        app.game().phase(),
        Phase::Playing {
            turn: Color::White,
            ..
        }
    ));
    // Outside is marked too, all but the central 5×5 and a stone.
    let app = typed(&named("pro"), "h8 a1");
    assert_eq!(zone(&app) - 1, 225 - 25 - 1);
}

#[test]
fn a_file_that_is_there_is_asked_about_before_the_choice() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("there.sgf");
    std::fs::write(&file, "old").unwrap();
    let mut keeper = Keeper::new(Err(Why::NoHome), || 0);
    let mut app = typed(&named("swap2"), "a1 o15 h8");
    app.dialog = None;
    enter(&mut app, &format!("save {}", file.display()));
    app.keep(&mut keeper, false);
    assert!(text(&app, WINDOW).contains("Overwrite it?"));
    press_all(&mut app, "y");
    app.keep(&mut keeper, false);
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("(;"));
    assert!(
        text(&app, WINDOW).contains("take Black"),
        "the choice is asked again"
    );
}

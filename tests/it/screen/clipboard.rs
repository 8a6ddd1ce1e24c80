//! What is handed on from the screen: copied, saved as a picture, and pasted to be opened.

use std::fs;

use crossterm::event::Event;
use renju::game::{Mode, RuleSet, Setup};
use renju::record::{Format, read};
use renju::sitting::Keeper;
use renju::text::Lang;
use renju::tui::app::{App, Effect};
use renju::tui::keymap::Context;
use renju::tui::pace::Press;

use crate::support::screen::{Screen, enter};
use crate::support::told::{THREE_THREE, default, free};

/// A game of three moves.
fn played() -> Screen {
    let mut screen = Screen::new(free(), Lang::En);
    screen.enter("h8 i9 g7");
    screen
}

fn paste(app: &mut App, text: &str) {
    assert_eq!(
        app.input(&Event::Paste(text.to_owned()), Press::Meant),
        None
    );
}

#[test]
fn each_of_three_things_is_copied_and_stands_on_a_page() {
    let mut screen = played();
    screen.press("e");
    screen.says("Copy to the clipboard:");
    assert_eq!(screen.press("1"), Some(Effect::Copy));
    assert_eq!(screen.app.copied(), Some("h8i9g7"));
    screen.says("h8i9g7");
    screen.press("Esc e");
    // The page holds all of a text that is longer than it.
    assert_eq!(screen.press("2"), Some(Effect::Copy));
    let sgf = screen.app.copied().unwrap().to_owned();
    let file = read(sgf.as_bytes(), None, RuleSet::Free).unwrap();
    assert_eq!(&file.game, screen.app.game());
    screen.press("Esc e");
    assert_eq!(screen.press("3"), Some(Effect::Copy));
    screen.says(" 9 . . . . . . . . O . . . . . .".to_lowercase().as_str());
    screen.press("End");
    screen.says("1 H8     2 I9     3 G7");
    screen.press("Esc");
    assert_eq!(
        (screen.app.copied(), screen.app.context()),
        (None, Context::Board)
    );
}

#[test]
fn a_review_copies_what_it_shows() {
    let mut screen = played();
    screen.press("r y v ← e 1");
    assert_eq!(screen.app.copied(), Some("h8i9"));
    screen.press("Esc");
    assert_eq!(screen.app.context(), Context::Review);
}

#[test]
fn a_variation_that_is_shown_is_the_one_that_is_copied() {
    let mut screen = Screen::new(free(), Lang::En);
    paste(
        &mut screen.app,
        "(;GM[4]SZ[15];B[hh](;W[ig])(;W[hg];B[gi]))",
    );
    screen.press("y");
    screen.press("o e 1");
    assert_eq!(screen.app.copied(), Some("h8h9"));
    screen.press("Esc e 3");
    let text = screen.app.copied().unwrap();
    assert!(text.contains("1 H8     2 H9\n"), "{text}");
}

#[test]
fn nothing_is_copied_of_no_game_and_a_typed_word_copies_too() {
    let mut screen = Screen::new(free(), Lang::En);
    assert_eq!(
        (screen.press("e"), screen.app.dialog.is_none()),
        (None, true)
    );
    let mut screen = played();
    enter(&mut screen.app, "copy");
    screen.says("Copy to the clipboard:");
    screen.press("Esc");
    assert!(screen.app.dialog.is_none() && screen.app.copied().is_none());
}

/// A diagram of a running game tells of no forbidden move.
#[test]
fn no_secret_is_copied_while_a_claim_is_open() {
    let mut screen = Screen::new(default(), Lang::En);
    screen.enter(THREE_THREE);
    screen.press("x e 3");
    let text = screen.app.copied().unwrap();
    let marks = text.lines().take(16).map(|row| &row[2..]);
    assert!(
        !marks.clone().any(|row| row.contains(['3', '4', '6', '*'])),
        "{text}"
    );
}

#[test]
fn a_name_that_ends_with_svg_saves_a_picture_and_no_game() {
    let dir = tempfile::tempdir().unwrap();
    let mut keeper = Keeper::new(Ok(dir.path().join("state")), || 1_700_000_000);
    let mut screen = Screen::new(default(), Lang::En);
    screen.enter(THREE_THREE);
    screen.press("f y");
    assert_eq!(screen.app.context(), Context::Why);
    for (keys, name, told) in [
        ("", "why.svg", "H10: forbidden, double-three (3-3)"),
        ("Esc", "game.svg", "Black played a forbidden move"),
    ] {
        screen.press(keys);
        screen.press("s");
        screen.says(".svg: a picture");
        screen.press("Esc");
        let path = dir.path().join(name);
        if keys.is_empty() {
            // The line is typed over the board; the reasons stay in front of it.
            enter_over(&mut screen.app, &format!("save {}", path.display()));
        } else {
            enter(&mut screen.app, &format!("save {}", path.display()));
        }
        screen.app.keep(&mut keeper, false);
        let svg = fs::read_to_string(&path).unwrap();
        roxmltree::Document::parse(&svg).unwrap();
        assert!(
            svg.contains(told) || name == "game.svg" && svg.contains("double-three"),
            "{svg}"
        );
        assert!(screen.app.sitting.is_unsaved(), "a picture is no game");
    }
}

/// The line mode asks for a name whenever one is wanted; the screen does so too, and a key with nothing to save says so.
#[test]
fn before_the_first_move_a_typed_save_asks_for_a_name_and_a_key_says_that_there_is_no_move() {
    for keys in ["s", "e"] {
        let mut screen = Screen::new(free(), Lang::En);
        screen.press(keys);
        screen.says("no moves yet");
    }
    // The question of an offer takes all keys until it is looked away from.
    for (before, close) in [("", ""), ("draw", "Esc")] {
        let mut screen = Screen::new(free(), Lang::En);
        screen.enter(before);
        screen.press(close);
        enter(&mut screen.app, "save");
        screen.says(".svg: a picture");
    }
}

/// Types a line from where `s` opened it.
fn enter_over(app: &mut App, line: &str) {
    use crossterm::event::KeyCode;

    use crate::support::screen::{press, press_all};
    press_all(app, "s");
    while matches!(&app.dialog, Some(renju::tui::dialog::Dialog::Entry(entry)) if !entry.text().is_empty())
    {
        press(app, KeyCode::Backspace);
    }
    press_all(app, line);
    press(app, KeyCode::Enter);
}

#[test]
fn a_pasted_game_is_opened_where_none_is_played_after_a_question() {
    let sgf = "(;GM[4]SZ[15]PB[Lin];B[hh];W[ig];B[gi])";
    for text in [sgf, "h8i9g7", "h8 i9 g7\n"] {
        let mut screen = Screen::of(Mode::Standard, Lang::En);
        paste(&mut screen.app, text);
        screen.says("A game of 3 moves was pasted");
        // Enter takes the harmless answer.
        screen.press("Enter");
        assert_eq!(screen.app.context(), Context::Board);
        paste(&mut screen.app, text);
        screen.press("y");
        assert_eq!(screen.app.context(), Context::Review);
        screen.says("move 3 of 3");
        // Another over it; back from each.
        paste(&mut screen.app, "h8h9");
        screen.press("y");
        screen.says("move 2 of 2");
        screen.press("q q");
        assert_eq!(screen.app.context(), Context::Board);
        assert!(screen.app.game().moves().is_empty());
    }
}

#[test]
fn nothing_else_that_is_pasted_is_opened() {
    let refused = |app: &mut App, text: &str, why: &str| {
        paste(app, text);
        assert!(app.dialog.is_none() && app.layers.is_empty(), "{text}");
        assert!(
            app.note.take().is_some_and(|note| note.contains(why)),
            "{text}"
        );
    };
    let mut screen = Screen::of(Mode::Standard, Lang::En);
    for text in ["h8", "hello", "yyyy", "(;GM[1]SZ[19];B[aa])", "\x1b[A"] {
        refused(&mut screen.app, text, "paste ignored");
    }
    let mut screen = played();
    refused(&mut screen.app, "h8i9g7", "paste ignored");
    let mut clocked = Screen::new(
        Setup {
            time: "20m".parse().unwrap(),
            ..free()
        },
        Lang::En,
    );
    refused(&mut clocked.app, "h8i9g7", "the clock is running");
    // What is written is read again.
    let written = renju::record::write(&screen.app.sitting.file(Lang::En), Format::Coords).unwrap();
    assert_eq!(written, "h8 i9 g7\n");
}

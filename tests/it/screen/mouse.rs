//! The mouse: one click never decides, a second one on the same point does, and moving it does nothing.

use crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use renju::game::Game;
use renju::rules::Point;
use renju::sitting::Sitting;
use renju::tui::app::{App, Effect};
use renju::tui::layers::{HelpPage, Layer};

use crate::support::screen::{WINDOW, app, mouse, press, press_all, state, text};
use crate::support::told::{at, filling, free, full_board, play_on};

const CLICK: MouseEventKind = MouseEventKind::Down(MouseButton::Left);

/// The cells of the window that belong to a point.
fn places(app: &App, point: Point) -> Vec<(u16, u16)> {
    WINDOW
        .positions()
        .filter(|place| app.point_at(WINDOW, place.x, place.y) == Some(point))
        .map(|place| (place.x, place.y))
        .collect()
}

fn click(app: &mut App, name: &str) {
    let place = places(app, at(name))[0];
    mouse(app, CLICK, place);
}

#[test]
fn every_point_has_its_place_and_the_cursor_is_drawn_there() {
    let mut app = app(&free());
    for point in Point::all() {
        app.cursor = point;
        let places = places(&app, point);
        assert!(!places.is_empty(), "{point}");
        let picture = text(&app, WINDOW);
        let rows: Vec<Vec<char>> = picture.lines().map(|row| row.chars().collect()).collect();
        let bracketed = places.iter().any(|&(x, y)| {
            let (x, y) = (usize::from(x), usize::from(y));
            rows[y][x.saturating_sub(1)..]
                .iter()
                .take(2)
                .any(|&c| c == '[')
        });
        assert!(bracketed, "{point} at {places:?}\n{picture}");
    }
}

#[test]
fn the_second_click_puts_the_stone() {
    let mut app = app(&free());
    click(&mut app, "j9");
    assert_eq!((app.cursor, app.game().moves().len()), (at("j9"), 0));
    click(&mut app, "j9");
    assert_eq!(app.game().last_stone(), Some(at("j9")));
    // A third one chooses the point again, and that is all.
    click(&mut app, "j9");
    assert_eq!((app.game().moves().len(), &app.note), (1, &None));
}

#[test]
fn no_single_click_puts_a_stone_even_on_the_cursor() {
    let mut app = app(&free());
    assert_eq!(app.cursor, at("h8"));
    click(&mut app, "h8");
    assert!(app.game().moves().is_empty());
    // A key between two clicks, or a click elsewhere, makes the second one a first.
    press(&mut app, KeyCode::Left);
    press(&mut app, KeyCode::Right);
    click(&mut app, "h8");
    assert!(app.game().moves().is_empty());
    click(&mut app, "a1");
    click(&mut app, "h8");
    mouse(&mut app, CLICK, (79, 23));
    click(&mut app, "h8");
    assert!(app.game().moves().is_empty());
    click(&mut app, "h8");
    assert_eq!(app.game().moves().len(), 1);
}

#[test]
fn moving_dragging_releasing_and_other_buttons_do_nothing() {
    let mut app = app(&free());
    click(&mut app, "j9");
    let before = state(&app);
    let place = places(&app, at("j9"))[0];
    for kind in [
        MouseEventKind::Moved,
        MouseEventKind::Drag(MouseButton::Left),
        MouseEventKind::Up(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::Down(MouseButton::Middle),
        MouseEventKind::ScrollLeft,
    ] {
        mouse(&mut app, kind, place);
        assert_eq!(state(&app), before, "{kind:?}");
    }
}

#[test]
fn clicks_reach_the_board_only_where_it_is_in_front() {
    for keys in ["r", ":", "?"] {
        let mut app = app(&free());
        let place = places(&app, at("c3"))[0];
        press_all(&mut app, keys);
        let before = state(&app);
        for _ in 0..3 {
            mouse(&mut app, CLICK, place);
        }
        assert_eq!(state(&app), before, "after {keys}");
    }
    let mut app = app(&free());
    let place = places(&app, at("c3"))[0];
    app.layers.push(Layer::Pause);
    mouse(&mut app, CLICK, place);
    mouse(&mut app, CLICK, place);
    assert!(app.game().moves().is_empty() && app.cursor == at("h8"));
}

#[test]
fn the_wheel_scrolls_the_list_and_the_page() {
    let mut app = app(&free());
    let moves = filling(&full_board(false), at("e8"), 1);
    let mut game = Game::new(free());
    play_on(&mut game, &moves[..160]);
    app.sitting = Sitting::resume(game, [None, None], false, None);
    assert_eq!(app.game().moves().len(), 160);
    let latest = text(&app, WINDOW);
    for _ in 0..3 {
        mouse(&mut app, MouseEventKind::ScrollUp, (60, 15));
    }
    assert_eq!(app.scroll, 3);
    assert_ne!(text(&app, WINDOW), latest);
    for _ in 0..5 {
        mouse(&mut app, MouseEventKind::ScrollDown, (60, 15));
    }
    assert_eq!(text(&app, WINDOW), latest);
    press_all(&mut app, "?");
    mouse(&mut app, MouseEventKind::ScrollDown, (60, 15));
    assert_eq!(app.layers, [Layer::Help(HelpPage::Keys, 1)]);
}

#[test]
fn a_key_releases_the_mouse_and_takes_it_again() {
    let mut app = app(&free());
    assert_eq!(
        press(&mut app, KeyCode::Char('M')),
        Some(Effect::Mouse(false))
    );
    // What was on its way is not meant for the game any more.
    click(&mut app, "c3");
    assert_eq!(app.cursor, at("h8"));
    assert_eq!(
        press(&mut app, KeyCode::Char('M')),
        Some(Effect::Mouse(true))
    );
    click(&mut app, "c3");
    assert_eq!(app.cursor, at("c3"));
}

//! Clicks on answers and on hints do what the printed key does, and clicks beside them nothing.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use renju::game::Mode;
use renju::text::{self, Lang};
use renju::tui::app::{App, Effect};
use renju::tui::dialog::Dialog;
use renju::tui::glyphs::LINE;
use renju::tui::keymap::Context;
use renju::tui::pace::Press::Meant;

use crate::support::every_screen::screens;
use crate::support::screen::{Screen, cells, row, state};

/// Where a text stands on the screen: its row, its first and its last column.
fn find(buf: &Buffer, wanted: &str) -> Option<(u16, u16, u16)> {
    (0..buf.area.height).rev().find_map(|y| {
        let (text, columns) = row(buf, y);
        let at = text.rfind(wanted)?;
        let first = text[..at].chars().count();
        let last = first + wanted.chars().count() - 1;
        Some((y, columns[first], columns[last]))
    })
}

/// What the screen is after a click, and what else came of it.
fn clicked(app: &App, window: Rect, (column, row): (u16, u16)) -> (String, Option<Effect>) {
    let mut app = app.clone();
    let event = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: crossterm::event::KeyModifiers::NONE,
    };
    let effect = app.mouse_event(event, window, Meant);
    (state(&app), effect)
}

#[test]
fn a_click_on_an_answer_gives_it() {
    let mut clicks = 0;
    for lang in Lang::ALL {
        for (name, app) in screens(lang, &LINE, &[None, None]) {
            let Some(Dialog::Question(ask, _)) = app.dialog.clone() else {
                continue;
            };
            for (width, height) in [(34, 18), (40, 20), (80, 24), (110, 38)] {
                let window = Rect::new(0, 0, width, height);
                let buf = cells(&app, window);
                let mut answers = Vec::new();
                for choice in ask.choices(&app) {
                    let label = format!("{} {}", choice.key.label(), choice.label);
                    let (y, first, last) = find(&buf, &label)
                        .unwrap_or_else(|| panic!("no {label} in {name} at {width}x{height}"));
                    let mut pressed = app.clone();
                    let effect = pressed.key(choice.key, Meant);
                    let pressed = (state(&pressed), effect);
                    assert_ne!(pressed.0, state(&app), "{label} in {name}");
                    for x in [first, last] {
                        assert_eq!(clicked(&app, window, (x, y)), pressed, "{label} in {name}");
                        clicks += 1;
                    }
                    answers.push((y, first - 1..=last + 2));
                }
                // Between the answers, and on what is asked.
                for (x, y) in (0..width).map(|x| (x, height - 1)) {
                    if answers
                        .iter()
                        .all(|(row, columns)| *row != y || !columns.contains(&x))
                    {
                        let same = (state(&app), None);
                        assert_eq!(clicked(&app, window, (x, y)), same, "{name} at {x},{y}");
                    }
                }
            }
        }
    }
    assert!(clicks > 300, "{clicks}");
}

#[test]
fn a_click_on_a_hint_is_its_key() {
    let mut seen = std::collections::BTreeSet::new();
    for lang in Lang::ALL {
        for (name, app) in screens(lang, &LINE, &[None, None]) {
            if app.dialog.is_some() {
                continue;
            }
            for window in [Rect::new(0, 0, 80, 24), Rect::new(0, 0, 200, 60)] {
                let buf = cells(&app, window);
                let hinted = |y: &u16| !row(&buf, *y).0.trim().is_empty();
                let last = (0..window.height).rev().find(hinted).unwrap();
                let (line, columns) = row(&buf, last);
                let mut explained = vec![false; columns.len()];
                for binding in app.context().bindings() {
                    let word = app.meant(binding.command).hint(lang);
                    for count in [2, 1] {
                        let Some(keys) = binding.keys.get(..count) else {
                            continue;
                        };
                        let labels: Vec<String> = keys.iter().map(|key| key.label()).collect();
                        let hint = format!("{} {word}", labels.join(" "));
                        let Some(at) = line.find(&hint) else {
                            continue;
                        };
                        let first = line[..at].chars().count();
                        let places = first..first + hint.chars().count();
                        if explained[first] {
                            continue;
                        }
                        explained[places.clone()].fill(true);
                        let mut pressed = app.clone();
                        let effect = pressed.key(keys[count - 1], Meant);
                        let pressed = (state(&pressed), effect);
                        for place in [places.start, places.end - 1] {
                            let click = clicked(&app, window, (columns[place], last));
                            assert_eq!(click, pressed, "{hint} in {name}");
                        }
                        seen.insert((app.context() as u8, keys[0].label()));
                        break;
                    }
                }
                // Nothing else stands there but the cursor's point.
                let rest: String = line
                    .chars()
                    .zip(&explained)
                    .filter(|(c, explained)| !**explained && *c != ' ')
                    .map(|(c, _)| c)
                    .collect();
                assert!(rest.len() <= 3, "{rest:?} of {line:?} in {name}");
            }
        }
    }
    let contexts: std::collections::BTreeSet<u8> = seen.iter().map(|(of, _)| *of).collect();
    for context in [Context::Board, Context::Page, Context::Why, Context::Review] {
        assert!(contexts.contains(&(context as u8)), "{context:?}");
    }
    assert!(seen.len() > 20, "{seen:?}");
}

/// A message that covers the hints is no hint.
#[test]
fn a_click_on_a_message_does_nothing() {
    let mut screen = Screen::of(Mode::Standard, Lang::En);
    let window = Rect::new(0, 0, 34, 18);
    let hint = (window.height - 1, 0);
    assert_ne!(
        clicked(&screen.app, window, (hint.1, hint.0)).0,
        state(&screen.app)
    );
    screen.app.note = Some(text::claim_off_turn(Lang::En).repeat(4));
    assert!(find(&cells(&screen.app, window), "Enter").is_none());
    for x in 0..window.width {
        let same = (state(&screen.app), None);
        assert_eq!(clicked(&screen.app, window, (x, hint.0)), same, "{x}");
    }
}

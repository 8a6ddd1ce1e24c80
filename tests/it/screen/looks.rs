//! Every window that the game is looked at in, in every language and with every number of colours: what must hold in
//! all of them.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use renju::rules::Point;
use renju::text::Lang;
use renju::tui::board_view::CellSize;
use renju::tui::dialog::Dialog;
use renju::tui::glyphs::LINE;
use renju::tui::keymap::Context;
use renju::tui::theme::{Depth, Scheme, Theme};

use crate::support::every_screen::{midgame, screens};
use crate::support::screen::{cells, squeezed};
use crate::support::told::at;

const SIZES: [(u16, u16); 6] = [(34, 18), (40, 20), (60, 30), (80, 24), (110, 38), (200, 60)];
const DEPTHS: [Depth; 4] = [Depth::True, Depth::Indexed, Depth::Sixteen, Depth::Plain];

type Wood = BTreeMap<(u16, u16), Point>;

/// Each window, and the points under its cells: the same on every screen that shows the board.
fn windows() -> Vec<(Rect, Wood)> {
    let app = midgame(Lang::En, &LINE);
    let windows = SIZES.map(|(width, height)| {
        let window = Rect::new(0, 0, width, height);
        let cells = window.positions().map(|place| (place.x, place.y));
        let wood = cells.filter_map(|(x, y)| Some(((x, y), app.point_at(window, x, y)?)));
        (window, wood.collect())
    });
    windows.into()
}

/// What stands beside the wood, and all that is on the screen, row by row; blanks taken out.
fn said(buf: &Buffer, wood: &Wood) -> [String; 2] {
    let right = wood.keys().map(|(x, _)| *x).max().unwrap_or(0);
    let mut said = [String::new(), String::new()];
    for place in buf.area.positions() {
        let symbol = buf[place].symbol();
        if place.x > right + 3 {
            said[0].push_str(symbol);
        }
        said[1].push_str(symbol);
    }
    said.map(|said| squeezed(&said))
}

/// Nothing is cut without a sign of it: what is asked and what was said stand there whole, or with an ellipsis.
#[test]
fn no_text_is_cut_without_an_ellipsis() {
    let windows = windows();
    let mut whole = 0;
    for lang in Lang::ALL {
        for (name, app) in screens(lang, &LINE, &[None, None]) {
            if app.context() == Context::Page || !app.layers.is_empty() {
                continue;
            }
            for (window, wood) in &windows {
                let (width, height) = (window.width, window.height);
                let said = said(&cells(&app, *window), wood);
                let asked = match &app.dialog {
                    Some(Dialog::Question(ask, _)) => ask.text(&app),
                    Some(Dialog::Entry(_)) => continue,
                    None => app.prompt(),
                };
                for text in [Some(asked), app.note.clone()].into_iter().flatten() {
                    let text = squeezed(&text);
                    let is_whole = said.iter().any(|said| said.contains(&text));
                    whole += usize::from(is_whole);
                    // As much of it as stands there ends with the sign.
                    let cut = |said: &String| {
                        said.match_indices('…').any(|(end, _)| {
                            let begun = &said[..end];
                            (1..=text.chars().count()).any(|count| {
                                let start: String = text.chars().take(count).collect();
                                count > 2 && begun.ends_with(&start)
                            })
                        })
                    };
                    assert!(
                        is_whole || said.iter().any(cut),
                        "{text} of {name} at {width}x{height}: {said:?}"
                    );
                    // Where there is room, nothing is cut.
                    assert!(
                        is_whole || width < 60,
                        "{text} of {name} at {width}x{height}"
                    );
                }
            }
        }
    }
    assert!(whole > 400, "{whole}");
}

/// The board is one rectangle with its labels in line, whatever is asked or said, in every number of colours.
#[test]
fn the_board_stands_straight() {
    let windows = windows();
    let all = Lang::ALL.into_iter();
    for (lang, depth) in all.flat_map(|lang| DEPTHS.map(|depth| (lang, depth))) {
        for (name, mut app) in screens(lang, &LINE, &[None, None]) {
            app.theme = Theme::new(Scheme::Wood, depth);
            if app.context() == Context::Page || app.is_paused() {
                continue;
            }
            for (window, wood) in &windows {
                let (width, height) = (window.width, window.height);
                let buf = cells(&app, *window);
                let left = wood.keys().map(|(x, _)| *x).min().unwrap();
                let mut labels = 0;
                for y in 0..height {
                    let Some(point) = wood.get(&(left, y)) else {
                        continue;
                    };
                    let label: String = (left - 2..left).map(|x| buf[(x, y)].symbol()).collect();
                    if let Ok(number) = label.trim().parse::<u8>() {
                        labels += 1;
                        assert_eq!(point.number(), number, "{name} at {width}x{height}");
                    }
                }
                // A question may cover the last ones.
                assert!(
                    labels >= 12,
                    "{labels} labels in {name} at {width}x{height}"
                );
            }
        }
    }
}

/// Cursor and last move are told by characters, so that they are seen with whatever colours there are.
#[test]
fn the_cursor_and_the_last_move_are_seen_without_colours() {
    let windows = windows();
    for depth in DEPTHS {
        for lang in Lang::ALL {
            let screens = screens(lang, &LINE, &[None, None]);
            let (_, app) = screens.iter().find(|(name, _)| *name == "midgame").unwrap();
            let mut app = app.clone();
            app.theme = Theme::new(Scheme::Wood, depth);
            let last = app.game().last_stone().unwrap();
            for (window, wood) in &windows {
                let (width, height) = (window.width, window.height);
                let near = |p: Point| {
                    let is_near = move |q: &Point| {
                        p.col().abs_diff(q.col()) < 2 && p.row().abs_diff(q.row()) < 2
                    };
                    wood.iter()
                        .filter(move |(_, q)| is_near(q))
                        .map(|(place, _)| *place)
                };
                let mut drawn = |cursor: &str| {
                    app.cursor = at(cursor);
                    cells(&app, *window)
                };
                let [away, on] = [drawn("e5"), drawn("c11")];
                for point in ["e5", "c11"] {
                    let changed = near(at(point))
                        .filter(|&place| away[place].symbol() != on[place].symbol())
                        .count();
                    assert!(changed >= 2, "{point} at {width}x{height} {depth:?}");
                }
                // The last move stands in parentheses, or has a dot that no other stone has.
                let size = [80, 110, 200].iter().filter(|&&w| width > w).count();
                let signs = match CellSize::ALL[size] {
                    CellSize::Small => ["(", ")"],
                    _ => ["●", "●"],
                };
                for sign in signs {
                    let has = |p: Point| near(p).any(|place| on[place].symbol() == sign);
                    assert!(has(last), "no {sign} at {width}x{height} {depth:?}");
                    assert!(!has(at("a1")), "{sign} at {width}x{height} {depth:?}");
                }
            }
        }
    }
}

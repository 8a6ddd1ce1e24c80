//! Much of the same on the screen: comments and typed lines cost as much a character as short ones.

use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use renju::game::RuleSet;
use renju::record::read;
use renju::text::Lang;
use renju::tui::app::App;
use renju::tui::glyphs;
use renju::tui::layers::Layer;
use renju::tui::review::Review;

use crate::record::hostile::check_linear;
use crate::support::screen::{WINDOW, cells, press, press_all, settings};
use crate::support::told::free;

/// What lines are broken in: words, blanks, no place to break, wide characters, marks, words longer than a line.
const TEXTS: [&str; 7] = ["word ", "    x", "x", "石", "e\u{301}", "4-3-3 ", "\n"];

#[test]
fn wrapping_a_comment_is_no_worse_than_linear() {
    for text in TEXTS {
        let apps = [20_000, 80_000].map(|length| {
            let comment = text.repeat(length / text.len());
            let sgf = format!("(;GM[4]SZ[15]RU[free];B[hh]C[{comment}.])");
            let file = read(sgf.as_bytes(), None, RuleSet::Free).unwrap();
            let review = Review::new(vec![("game.sgf".to_owned(), file)], true).unwrap();
            let mut app = App::new(free(), [None, None], &settings(Lang::Zh, &glyphs::LINE));
            app.layers.push(Layer::Review(Box::new(review)));
            press_all(&mut app, "  ");
            app
        });
        check_linear(text, |large| {
            for window in [WINDOW, Rect::new(0, 0, 34, 40)] {
                cells(&apps[usize::from(large)], window);
            }
        });
    }
}

/// A key is typed and the line drawn, behind ten characters and behind a thousand.
#[test]
fn a_long_typed_line_costs_no_more_a_key_than_a_short_one() {
    for text in ["x", "石", "e\u{301}"] {
        let apps = [10, 990].map(|length| {
            let mut app = App::new(free(), [None, None], &settings(Lang::En, &glyphs::LINE));
            press_all(&mut app, ":");
            for c in text.chars().cycle().take(length) {
                press_all(&mut app, c.encode_utf8(&mut [0; 4]));
            }
            app
        });
        check_linear(text, |large| {
            let mut app = apps[usize::from(large)].clone();
            for _ in 0..10 {
                press_all(&mut app, "x");
                cells(&app, WINDOW);
                press(&mut app, KeyCode::Backspace);
            }
        });
    }
}

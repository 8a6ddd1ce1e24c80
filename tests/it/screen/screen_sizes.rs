//! Every screen in windows of every size: no panic, nothing outside the window, the notice where the game does not fit.
//! Numbers in comments are entries of the collection of reported cases.

use std::time::Duration;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use renju::game::{Player, Policy, RuleSet, Setup, Takeback};
use renju::text::{self, Command, Lang};
use renju::tui::app::{App, Settings, Size};
use renju::tui::glyphs::{ASCII, ASCII_ONLY, Glyphs, LINE, WIDE};
use renju::tui::keymap::Context;

use crate::support::every_screen::{midgame, name, screens};
use crate::support::screen::{drawn, letters, press_all, settings};
use crate::support::told::told;

const SETS: [&Glyphs; 4] = [&LINE, &WIDE, &ASCII, &ASCII_ONLY];

/// The sets that can show a language.
fn sets(lang: Lang) -> impl Iterator<Item = &'static Glyphs> {
    SETS.into_iter()
        .filter(move |glyphs| glyphs.hanzi || lang == Lang::En)
}

/// A game in each phase of the RIF opening and after it, and with each question and page over it.
fn phases(lang: Lang, time: &str) -> Vec<(String, App)> {
    let setup = Setup {
        time: time.parse().unwrap(),
        takeback: Takeback::Ask,
        ..Setup::new(RuleSet::Rif(Policy::default()))
    };
    let opening = [
        "h8", "g9", "i10", "swap", "i7", "f6", "j11", "-f6", "a1", "b2", "draw2",
    ];
    let mut phases = Vec::new();
    for count in 0..=opening.len() {
        let mut game = told(&setup, &opening[..count].join(" "));
        game.elapse(Duration::from_secs(65));
        for keys in [
            "",
            "r",
            "q",
            "u",
            "f",
            "p",
            "?",
            ":abc",
            "nonsense\n",
            "[",
            "P",
        ] {
            let settings = Settings {
                hints: true,
                ..settings(lang, &LINE)
            };
            let mut app = App::resume(game.clone(), [None, None], &settings);
            app.note = Some(text::claim_off_turn(lang).to_owned());
            press_all(&mut app, keys);
            phases.push((format!("{count} moves, {keys:?}"), app));
        }
    }
    phases
}

/// Case 228: nobody loses on time unseen, and no message, question or page takes a turn off the screen.
#[test]
fn both_clocks_and_whose_turn_it_is_are_on_the_screen_in_every_window() {
    let sizes = [34, 40, 61, 62, 80, 110, 200]
        .into_iter()
        .flat_map(|width| [18, 19, 20, 22, 24, 38, 60].map(|height| (width, height)));
    let sizes: Vec<(u16, u16)> = sizes.collect();
    let mut turn = 0;
    for lang in Lang::ALL {
        for time in ["20m/60s", "0m/3x70s"] {
            for (name, app) in phases(lang, time) {
                let game = app.game().clone();
                let decides = game.to_decide().expect("nobody has lost");
                let color = game.seats().color(decides);
                // Each size meets every phase, in one language or another.
                turn += 1;
                for (width, height) in sizes.iter().skip(turn % 16).step_by(16) {
                    let mut app = app.clone();
                    if *height >= 38 {
                        // Figures that are text, and no blocks.
                        app.glyphs = &ASCII;
                    }
                    let shown = letters(&drawn(&app, *width, *height));
                    let at = format!("{name}, {time}, {lang} at {width}x{height}: {shown}");
                    for player in Player::ALL {
                        let seconds = game.clock(player).unwrap().shown().as_secs();
                        let figure = format!("{}:{:02}", seconds / 60, seconds % 60);
                        let figure = if seconds < 10 {
                            format!("{seconds}.0")
                        } else {
                            figure
                        };
                        assert!(shown.contains(&figure), "no {figure} with {at}");
                    }
                    // While colours are open it is a tentative side.
                    let side =
                        text::who_as(lang, color, game.is_tentative(), None).replace(' ', "");
                    assert!(shown.contains(&side), "no {side} with {at}");
                    assert!(shown.contains(app.glyphs.pointer), "no mark with {at}");
                }
            }
        }
    }
}

fn check(name: &str, app: &App, width: u16, height: u16) {
    let buf = drawn(app, width, height);
    let shown = letters(&buf);
    if width >= 34 && height >= 18 {
        let is_hidden = app.is_paused() || app.context() == Context::Page;
        // Row 15 of the board.
        assert!(
            is_hidden || shown.contains("15"),
            "{name} at {width}x{height}: {shown}"
        );
        return;
    }
    let too_small = text::too_small(app.lang, (34, 18), (width, height));
    // A game that is not kept is left by Ctrl-C alone; a clock may be stopped.
    let keys = if app.sitting.is_running() {
        format!("Ctrl-C{}", Command::Interrupt.hint(app.lang))
    } else {
        format!("q{}", Command::Leave.hint(app.lang))
    };
    let mut notice = format!("{too_small}{keys}").replace(' ', "");
    if app.clock_runs() && app.context() == Context::Board {
        notice += &format!("P{}", Command::Pause.hint(app.lang)).replace(' ', "");
    }
    if width == 1 {
        // A character of two columns has no place.
        notice.retain(|c| c.is_ascii());
    }
    assert!(
        notice.starts_with(&shown),
        "{name} at {width}x{height}: {shown}"
    );
    if usize::from(width) * usize::from(height) >= 2 * notice.len() && width >= 8 {
        assert_eq!(shown, notice, "{name} at {width}x{height}");
    }
}

fn all(lang: Lang, glyphs: &'static Glyphs) -> Vec<(&'static str, App)> {
    let wide = "龍".repeat(200);
    let mut all = screens(lang, glyphs, &[None, None]);
    all.extend(screens(
        lang,
        glyphs,
        &[Some(name(&wide)), Some(name("שלום עולם e\u{301}\u{323} Ж"))],
    ));
    all
}

#[test]
fn every_screen_is_drawn_in_every_size_up_to_90x45() {
    // 150, 151
    let apps: Vec<Vec<(&str, App)>> = Lang::ALL
        .iter()
        .flat_map(|&lang| sets(lang).map(move |glyphs| all(lang, glyphs)))
        .collect();
    // Every width with a few heights, and every height with a few widths, around those where the layout changes.
    let wide = (0..=90).flat_map(|width| [1, 17, 18, 24, 33].map(|height| (width, height)));
    let high = (0..=45).flat_map(|height| [1, 33, 34, 62, 80].map(|width| (width, height)));
    // Languages and glyph sets in turn, so that each size meets them all nearby.
    for (turn, (width, height)) in wide.chain(high).enumerate() {
        for place in 0..apps[0].len() {
            let (name, app) = &apps[(turn + place) % apps.len()][place];
            check(name, app, width, height);
        }
    }
}

#[test]
fn every_screen_is_drawn_in_every_language_and_set_at_the_sizes_where_the_layout_changes() {
    let sizes = [
        (1, 1),
        (20, 5),
        (33, 18),
        (34, 17),
        (34, 18),
        (40, 20),
        (62, 24),
        (80, 24),
        (90, 33),
        (200, 60),
    ];
    for lang in Lang::ALL {
        for glyphs in sets(lang) {
            for (turn, (name, mut app)) in all(lang, glyphs).into_iter().enumerate() {
                for (number, (width, height)) in sizes.into_iter().enumerate() {
                    app.size = [Size::Auto, Size::Small, Size::Large][(turn + number) % 3];
                    check(name, &app, width, height);
                }
            }
        }
    }
    for (name, app) in all(Lang::Ja, &LINE) {
        check(name, &app, 500, 200);
    }
}

#[test]
fn a_window_that_shrinks_and_grows_loses_no_question() {
    // 151
    let mut app = midgame(Lang::En, &LINE);
    press_all(&mut app, "r");
    let before = drawn(&app, 80, 24);
    for (width, height) in [(10, 4), (1, 1), (34, 18)] {
        drawn(&app, width, height);
    }
    assert_eq!(drawn(&app, 80, 24), before);
    assert!(letters(&before).contains("Resign?"));
}

#[test]
fn a_window_partly_or_wholly_outside_the_buffer_is_cut() {
    let buffer = Rect::new(5, 5, 60, 20);
    for glyphs in SETS {
        for (name, app) in screens(Lang::Zh, glyphs, &[None, None]) {
            for area in [
                Rect::new(0, 0, 80, 24),
                Rect::new(20, 10, 80, 24),
                Rect::new(0, 0, 10, 10),
                Rect::new(70, 5, 80, 24),
                Rect::new(0, 30, 80, 24),
                Rect::new(65_500, 65_500, 35, 35),
                Rect::new(5, 5, 0, 0),
            ] {
                let mut buf = Buffer::empty(buffer);
                app.render(area, &mut buf);
                if area.intersection(buffer).is_empty() {
                    assert_eq!(buf, Buffer::empty(buffer), "{name} in {area}");
                }
                let mut buf = Buffer::empty(buffer);
                let shown = app.shown();
                (&app.picture(&shown, renju::tui::board_view::CellSize::Small))
                    .render(area, &mut buf);
                for position in buffer.positions().filter(|&p| !area.contains(p)) {
                    assert_eq!(buf[position], Cell::EMPTY, "{name} in {area}");
                }
            }
        }
    }
}

#[test]
fn nothing_but_ascii_is_shown_where_only_ascii_can_be() {
    // 169
    let apps = screens(Lang::En, &ASCII_ONLY, &[Some(name("Ж龍")), Some(name("ö"))]);
    for (name, app) in apps {
        for (width, height) in [(34, 18), (80, 24), (120, 50)] {
            let shown = letters(&drawn(&app, width, height));
            assert!(shown.is_ascii(), "{name}: {shown}");
        }
    }
}

#[test]
fn chinese_is_shown_where_it_is_asked_for() {
    let mut app = midgame(Lang::En, &ASCII_ONLY);
    press_all(&mut app, "L");
    assert!(letters(&drawn(&app, 80, 24)).contains("轮到白方"));
}

#[test]
fn the_ascii_set_shows_nothing_else_but_chinese_and_letters() {
    for lang in Lang::ALL {
        for (name, app) in screens(lang, &ASCII, &[None, None]) {
            let shown = letters(&drawn(&app, 120, 50));
            let other = |c: char| {
                !c.is_ascii() && !c.is_alphabetic() && !"，。：；？！（）、「」『』".contains(c)
            };
            assert_eq!(shown.chars().find(|&c| other(c)), None, "{name}: {shown}");
        }
    }
}

//! The bytes of whole frames and of their differences, replayed in terminals that draw ambiguous characters in one
//! column or in two: everything stands where it was meant to stand.

use ratatui::buffer::{Buffer, CellDiffOption, CellWidth};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

use crossterm::event::KeyCode;
use renju::text::Lang;
use renju::tui::app::App;
use renju::tui::glyphs::{ASCII, ASCII_ONLY, Glyphs, LINE, WIDE};
use renju::tui::keymap::Key;
use renju::tui::pace::Press;
use renju::tui::terminal::FrameBytes;
use renju::tui::theme::{self, Depth, Scheme, Theme};

use crate::support::columns::Columns;
use crate::support::every_screen::{midgame, name, screens};
use crate::support::screen::press_all;

/// A terminal that gets the program's frames as bytes.
struct Replayed {
    terminal: Terminal<FrameBytes>,
    screen: Columns,
    ambiguous: u16,
}

impl Replayed {
    fn new(width: u16, height: u16, ambiguous: u16) -> Self {
        let options = TerminalOptions {
            viewport: Viewport::Fixed(Rect::new(0, 0, width, height)),
        };
        Self {
            terminal: Terminal::with_options(FrameBytes::new(), options).unwrap(),
            screen: Columns::new(width, height, ambiguous.into()),
            ambiguous,
        }
    }

    /// Draws, replays, and gives back the bytes of the difference and what was meant.
    fn draw(&mut self, app: &App) -> (Vec<u8>, Buffer) {
        let meant = self
            .terminal
            .draw(|frame| frame.render_widget(app, frame.area()))
            .unwrap()
            .buffer
            .clone();
        let bytes = self.terminal.backend_mut().take();
        self.screen.feed(&bytes);
        (bytes, meant)
    }

    #[track_caller]
    fn assert_straight(&self, meant: &Buffer, what: &str) {
        assert_eq!(self.screen.overflowed, 0, "{what}");
        for y in 0..meant.area.height {
            let mut x = 0;
            while x < meant.area.width {
                let cell = &meant[(x, y)];
                assert_eq!(
                    self.screen.at(x, y),
                    cell.symbol(),
                    "{what} at {x},{y}, {} columns:\n{}",
                    self.ambiguous,
                    self.screen.picture()
                );
                if matches!(cell.diff_option, CellDiffOption::ForcedWidth(_)) {
                    let right = if self.ambiguous == 2 { "" } else { " " };
                    assert_eq!(self.screen.at(x + 1, y), right, "{what} at {x},{y}");
                }
                x += cell.cell_width().max(1);
            }
        }
    }
}

/// The sets, and for which terminals they are straight.
const STRAIGHT: [(&Glyphs, &[u16]); 4] = [
    (&LINE, &[1]),
    (&WIDE, &[1, 2]),
    (&ASCII, &[1, 2]),
    (&ASCII_ONLY, &[1, 2]),
];

#[test]
fn every_screen_is_straight_after_every_other() {
    for lang in Lang::ALL {
        for (glyphs, widths) in STRAIGHT {
            // Letters that are ambiguous themselves go with the set made for them.
            let names = if glyphs == &ASCII {
                [Some(name("甲")), Some(name("乙"))]
            } else {
                [Some(name("Жора")), Some(name("e\u{301}Ω"))]
            };
            for &ambiguous in widths {
                for (width, height) in [(34, 18), (80, 24), (100, 40)] {
                    let mut terminal = Replayed::new(width, height, ambiguous);
                    for (name, app) in screens(lang, glyphs, &names) {
                        let (_, meant) = terminal.draw(&app);
                        let what = format!("{name} {:?} {width}x{height}", glyphs.set);
                        terminal.assert_straight(&meant, &what);
                    }
                }
            }
        }
    }
}

#[test]
fn lines_are_crooked_where_ambiguous_characters_take_two_columns() {
    // What the other sets are for; and that these tests would see it.
    let mut terminal = Replayed::new(80, 24, 2);
    let (_, meant) = terminal.draw(&midgame(Lang::En, &LINE));
    let crooked = meant
        .area
        .positions()
        .any(|p| terminal.screen.at(p.x, p.y) != meant[p].symbol());
    assert!(crooked);
}

#[test]
fn a_step_of_the_cursor_repaints_only_what_changed() {
    // Behind each frame the cursor is placed.
    const PLACED: usize = "\x1b[10;30H".len();
    let mut all = Vec::new();
    for glyphs in [&LINE, &WIDE, &ASCII] {
        for colours in [
            theme::MONO,
            Theme::new(Scheme::Wood, Depth::Sixteen),
            Theme::new(Scheme::Wood, Depth::Indexed),
        ] {
            for (width, height) in [(80, 24), (34, 18), (100, 40), (200, 60)] {
                let mut app = midgame(Lang::Zh, glyphs);
                app.theme = colours;
                let mut terminal = Replayed::new(width, height, glyphs.columns);
                terminal.draw(&app);
                for code in [
                    KeyCode::Left,
                    KeyCode::Left,
                    KeyCode::Up,
                    KeyCode::Up,
                    KeyCode::Right,
                    KeyCode::Right,
                    KeyCode::Down,
                    KeyCode::Down,
                ] {
                    app.key(Key::Code(code), Press::Meant);
                    let (bytes, meant) = terminal.draw(&app);
                    terminal.assert_straight(&meant, &format!("{code} in {:?}", glyphs.set));
                    all.push((bytes.len() + PLACED, width));
                }
            }
        }
    }
    let (small, large): (Vec<_>, Vec<_>) = all.into_iter().partition(|step| step.1 <= 80);
    for (steps, mean, most) in [(small, 100, 120), (large, 120, 150)] {
        let bytes: usize = steps.iter().map(|step| step.0).sum();
        assert!(bytes <= mean * steps.len(), "{steps:?}");
        assert!(steps.iter().all(|step| step.0 <= most), "{steps:?}");
    }
}

#[test]
fn a_key_that_changes_nothing_moves_no_cell() {
    let mut app = midgame(Lang::En, &LINE);
    let mut terminal = Replayed::new(80, 24, 1);
    let (first, _) = terminal.draw(&app);
    press_all(&mut app, "z");
    let (second, _) = terminal.draw(&app);
    assert!(first.len() > 1000);
    assert!(
        !String::from_utf8(second).unwrap().contains('H'),
        "no cell is placed"
    );
}

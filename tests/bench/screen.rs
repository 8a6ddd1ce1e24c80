//! How long the screen takes: a whole frame, and one step of the cursor, as bytes for the terminal.
//! `cargo bench --bench screen`.

use std::hint::black_box;
use std::io::{self, Write};

use divan::Bencher;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{TerminalOptions, Viewport};
use renju::game::{Action, Game, Policy, RuleSet, Setup};
use renju::text::Lang;
use renju::tui::app::{App, Settings, Size};
use renju::tui::glyphs;
use renju::tui::keymap::Key;
use renju::tui::theme::Theme;

fn main() {
    divan::main();
}

/// The window.
const AREA: Rect = Rect::new(0, 0, 80, 24);

/// A game of 40 moves in the middle of the board, with all marks on it.
fn app() -> App {
    let settings = Settings {
        lang: Lang::Zh,
        theme: Theme::chosen(None, |_| None),
        glyphs: &glyphs::LINE,
        size: Size::default(),
        hints: true,
        mouse: false,
        bell: false,
        games: None,
    };
    let setup = Setup::new(RuleSet::Standard(Policy::default()));
    let mut app = App::resume(Game::new(setup), [None, None], &settings);
    let points = (3..12).flat_map(|row| (3..12).map(move |col| (col, row)));
    let start = Action::Place(renju::rules::Point::CENTER);
    app.sitting.act(start);
    for (col, row) in points {
        if app.game().moves().len() >= 40 || app.game().outcome().is_some() {
            break;
        }
        let point = renju::rules::Point::new((col * 2) % 15, row).expect("on the board");
        app.sitting.act(Action::Place(point));
    }
    app.shows.marks = true;
    app
}

/// A terminal that takes a frame's bytes and forgets them at its end.
#[derive(Default)]
struct Sent(Vec<u8>);

impl Write for Sent {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        black_box(&self.0);
        self.0.clear();
        Ok(())
    }
}

fn terminal() -> Terminal<CrosstermBackend<Sent>> {
    let options = TerminalOptions {
        viewport: Viewport::Fixed(AREA),
    };
    Terminal::with_options(CrosstermBackend::new(Sent::default()), options).expect("it takes all")
}

fn draw(terminal: &mut Terminal<CrosstermBackend<Sent>>, app: &App) {
    terminal
        .draw(|frame| frame.render_widget(app, AREA))
        .expect("it takes all");
}

#[divan::bench]
fn whole_frame(bencher: Bencher) {
    let app = app();
    bencher
        .with_inputs(terminal)
        .bench_local_refs(|terminal| draw(terminal, &app));
}

#[divan::bench]
fn cursor_step(bencher: Bencher) {
    let mut app = app();
    let mut terminal = terminal();
    draw(&mut terminal, &app);
    let mut keys = ['l', 'k', 'h', 'j'].into_iter().cycle();
    bencher.bench_local(|| {
        app.key(
            Key::Char(keys.next().expect("endless")),
            renju::tui::pace::Press::Meant,
        );
        draw(&mut terminal, &app);
    });
}

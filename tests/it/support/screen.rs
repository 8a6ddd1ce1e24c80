//! The screen without a terminal: an app, keys into it, and the cells, the text or the words that come out.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent, MouseEventKind,
};
use ratatui::buffer::{Buffer, Cell, CellWidth};
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use renju::game::{Mode, Name, Policy, RuleSet, Setup, WrongClaim};
use renju::rules::Point;
use renju::text::Lang;
use renju::tui::app::{App, Effect, Settings, Size};
use renju::tui::glyphs::{self, Glyphs};
use renju::tui::pace::Press;
use renju::tui::theme::{MONO, Theme};

/// A window of the usual size.
pub(crate) const WINDOW: Rect = Rect::new(0, 0, 80, 24);

/// How an app is set up when nothing else matters.
pub(crate) fn settings(lang: Lang, glyphs: &'static Glyphs) -> Settings {
    Settings {
        lang,
        theme: MONO,
        glyphs,
        size: Size::Auto,
        hints: false,
        mouse: true,
        bell: false,
        games: None,
    }
}

/// An app in a theme.
pub(crate) fn themed(setup: &Setup, theme: Theme) -> App {
    let settings = Settings {
        theme,
        ..settings(Lang::En, &glyphs::LINE)
    };
    App::new(setup.clone(), [None, None], &settings)
}

/// An app without colours.
pub(crate) fn app(setup: &Setup) -> App {
    themed(setup, MONO)
}

/// Reports a key as the terminal would.
pub(crate) fn report(
    app: &mut App,
    code: KeyCode,
    modifiers: KeyModifiers,
    kind: KeyEventKind,
) -> Option<Effect> {
    let press = match kind {
        KeyEventKind::Press => Press::Meant,
        _ => Press::Hasty,
    };
    app.input(
        &Event::Key(KeyEvent::new_with_kind(code, modifiers, kind)),
        press,
    )
}

/// Presses a key without modifiers.
pub(crate) fn press(app: &mut App, code: KeyCode) -> Option<Effect> {
    report(app, code, KeyModifiers::NONE, KeyEventKind::Press)
}

/// Presses one key for each character, Enter for a line end.
pub(crate) fn press_all(app: &mut App, keys: &str) {
    for c in keys.chars() {
        let code = if c == '\n' {
            KeyCode::Enter
        } else {
            KeyCode::Char(c)
        };
        press(app, code);
    }
}

/// Types a line behind the colon and ends it.
pub(crate) fn enter(app: &mut App, line: &str) -> Option<Effect> {
    press_all(app, ":");
    press_all(app, line);
    press(app, KeyCode::Enter)
}

/// Something the mouse does at a place.
pub(crate) fn mouse(app: &mut App, kind: MouseEventKind, (column, row): (u16, u16)) {
    let event = MouseEvent {
        kind,
        column,
        row,
        modifiers: KeyModifiers::NONE,
    };
    app.mouse_event(event, WINDOW, Press::Meant);
}

/// The cells of a window.
pub(crate) fn cells(app: &App, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    app.render(area, &mut buffer);
    buffer
}

/// The characters of a row and their columns.
pub(crate) fn row(buf: &Buffer, y: u16) -> (String, Vec<u16>) {
    let (mut text, mut columns) = (String::new(), Vec::new());
    let mut x = 0;
    while x < buf.area.width {
        let cell = &buf[(x, y)];
        for c in cell.symbol().chars() {
            text.push(c);
            columns.push(x);
        }
        x += cell.cell_width().max(1);
    }
    (text, columns)
}

/// The text of a window, one line a row.
pub(crate) fn text(app: &App, area: Rect) -> String {
    let buffer = cells(app, area);
    let rows = area.rows().map(|row| {
        row.columns()
            .map(|cell| buffer[(cell.x, cell.y)].symbol())
            .collect::<String>()
    });
    rows.collect::<Vec<_>>().join("\n")
}

/// Everything an app holds, for comparing it with itself.
pub(crate) fn state(app: &App) -> String {
    format!("{app:?}")
}

/// Draws into an area with a margin of one around it, and checks that the margin stays.
pub(crate) fn drawn(app: &App, width: u16, height: u16) -> Buffer {
    let whole = Rect::new(0, 0, width + 2, height + 2);
    let mut buf = Buffer::filled(whole, Cell::new("Z"));
    let inside = Rect::new(1, 1, width, height);
    for position in inside.positions() {
        buf[position].reset();
    }
    app.render(inside, &mut buf);
    for position in whole.positions().filter(|&p| !inside.contains(p)) {
        assert_eq!(
            buf[position],
            Cell::new("Z"),
            "{position:?} at {width}x{height}"
        );
    }
    buf
}

/// What is shown, blanks left out.
pub(crate) fn letters(buf: &Buffer) -> String {
    buf.content()
        .iter()
        .map(Cell::symbol)
        .filter(|symbol| *symbol != "Z" && *symbol != " ")
        .collect()
}

/// An app and the keys that go into it.
#[derive(Clone)]
pub(crate) struct Screen {
    pub(crate) app: App,
}

pub(crate) fn rules(mode: Mode) -> RuleSet {
    let policy = Policy::Claim(WrongClaim::Nothing);
    match mode {
        Mode::Free => RuleSet::Free,
        Mode::Standard => RuleSet::Standard(policy),
        Mode::Rif => RuleSet::Rif(policy),
    }
}

impl Screen {
    pub(crate) fn new(setup: Setup, lang: Lang) -> Self {
        Self::named(setup, lang, [None, None])
    }

    pub(crate) fn named(setup: Setup, lang: Lang, names: [Option<&str>; 2]) -> Self {
        let names = names.map(|name| name.map(|name| name.parse::<Name>().unwrap()));
        Self {
            app: App::new(setup, names, &settings(lang, &glyphs::LINE)),
        }
    }

    /// A game of a mode under the default policy, without clocks.
    pub(crate) fn of(mode: Mode, lang: Lang) -> Self {
        Self::new(Setup::new(rules(mode)), lang)
    }

    /// Presses keys, named as the help page names them, with blanks between.
    #[track_caller]
    pub(crate) fn press(&mut self, keys: &str) -> Option<Effect> {
        let mut effect = None;
        for key in keys.split_whitespace() {
            effect = press(
                &mut self.app,
                match key {
                    "Enter" => KeyCode::Enter,
                    "Space" => KeyCode::Char(' '),
                    "Esc" => KeyCode::Esc,
                    "Tab" => KeyCode::Tab,
                    "←" => KeyCode::Left,
                    "→" => KeyCode::Right,
                    "↑" => KeyCode::Up,
                    "↓" => KeyCode::Down,
                    "Shift-Tab" => KeyCode::BackTab,
                    "Home" => KeyCode::Home,
                    "End" => KeyCode::End,
                    "PgUp" => KeyCode::PageUp,
                    "PgDn" => KeyCode::PageDown,
                    "Backspace" => KeyCode::Backspace,
                    _ => match *key.chars().collect::<Vec<_>>() {
                        [c] => KeyCode::Char(c),
                        _ => panic!("no key {key:?}"),
                    },
                },
            );
        }
        effect
    }

    /// Types words into the line one after the other.
    pub(crate) fn enter(&mut self, words: &str) {
        for word in words.split_whitespace() {
            enter(&mut self.app, word);
        }
    }

    pub(crate) fn buffer(&self, width: u16, height: u16) -> Buffer {
        cells(&self.app, Rect::new(0, 0, width, height))
    }

    /// The rows of the screen, without blanks at their ends.
    pub(crate) fn draw(&self, width: u16, height: u16) -> Vec<String> {
        let buffer = self.buffer(width, height);
        (0..height)
            .map(|y| {
                let mut row = String::new();
                let mut x = 0;
                while x < width {
                    let symbol = buffer[(x, y)].symbol();
                    row.push_str(symbol);
                    // The cell behind a wide character is covered by it.
                    x += u16::try_from(Span::raw(symbol).width().max(1)).unwrap();
                }
                row.trim_end().to_owned()
            })
            .collect()
    }

    /// The rows at 80×24.
    pub(crate) fn rows(&self) -> Vec<String> {
        self.draw(80, 24)
    }

    /// What the panel and the lines below say at 80×24, blanks taken out: where lines break does
    /// not matter.
    pub(crate) fn words(&self) -> String {
        let rows = self.rows();
        let beside = rows.iter().map(|row| match row.char_indices().nth(38) {
            Some((at, _)) if row.contains('─') || row.starts_with("  ") => &row[at..],
            _ if row.contains('─') => "",
            _ => row,
        });
        squeezed(&beside.collect::<String>())
    }

    #[track_caller]
    pub(crate) fn says(&self, text: &str) {
        assert!(
            self.words().contains(&squeezed(text)),
            "no {text:?} in\n{}",
            self.rows().join("\n")
        );
    }

    #[track_caller]
    pub(crate) fn says_not(&self, text: &str) {
        assert!(
            !self.words().contains(&squeezed(text)),
            "{text:?} in\n{}",
            self.rows().join("\n")
        );
    }

    /// The character on a point of the board.
    #[track_caller]
    pub(crate) fn at(&self, point: &str) -> char {
        let point: Point = point.parse().unwrap();
        self.board_row(point.number())
            .chars()
            .nth(3 + 2 * usize::from(point.col()))
            .unwrap()
    }

    #[track_caller]
    pub(crate) fn board_row(&self, number: u8) -> String {
        let rows = self.rows();
        let label = format!("{number:2}");
        let found = rows.iter().find(|row| row.starts_with(&label));
        found
            .unwrap_or_else(|| panic!("no row {number} in\n{}", rows.join("\n")))
            .clone()
    }

    /// The rows of the board, without the panel beside them.
    pub(crate) fn board(&self) -> Vec<String> {
        let rows = self.rows().into_iter();
        let of_board = rows.filter(|row| row.chars().take(2).any(|c| c.is_ascii_digit()));
        let cut = |row: String| row.chars().take(35).collect::<String>();
        of_board.map(|row| cut(row).trim_end().to_owned()).collect()
    }

    /// How often a character stands on the points of the board.
    pub(crate) fn count(&self, wanted: char) -> usize {
        Point::all()
            .filter(|p| self.at(&p.to_string()) == wanted)
            .count()
    }

    /// The line of hints.
    pub(crate) fn hints(&self) -> String {
        let mut rows = self.draw(92, 26);
        rows.retain(|row| !row.is_empty());
        rows.pop().unwrap()
    }
}

pub(crate) fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

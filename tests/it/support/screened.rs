//! The screen without a terminal: an app, keys into it, and the cells or the text that come out.
//!
//! Knows how to drive an app and judges nothing itself.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent, MouseEventKind,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use renju::game::Setup;
use renju::text::Lang;
use renju::tui::app::{App, Effect, Settings, Size};
use renju::tui::glyphs;
use renju::tui::theme::{MONO, Theme};

/// A window of the usual size.
pub(crate) const WINDOW: Rect = Rect::new(0, 0, 80, 24);

/// An app in a theme.
pub(crate) fn themed(setup: &Setup, theme: Theme) -> App {
    let settings = Settings {
        lang: Lang::En,
        theme,
        glyphs: &glyphs::LINE,
        hints: false,
        size: Size::Auto,
        mouse: true,
        bell: false,
        games: None,
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
    app.input(&Event::Key(KeyEvent::new_with_kind(code, modifiers, kind)))
}

/// Presses a key without modifiers.
pub(crate) fn press(app: &mut App, code: KeyCode) -> Option<Effect> {
    report(app, code, KeyModifiers::NONE, KeyEventKind::Press)
}

/// Presses one key for each character.
pub(crate) fn press_all(app: &mut App, keys: &str) {
    for c in keys.chars() {
        press(app, KeyCode::Char(c));
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
    app.mouse_event(event, WINDOW);
}

/// The cells of a window.
pub(crate) fn cells(app: &App, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    app.render(area, &mut buffer);
    buffer
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

//! Colours, as data.
//!
//! Foreground and background are always set together, or both left to the terminal. No meaning rests on colour
//! alone: shapes and brackets carry it, so that the mono theme says as much.

use ratatui::style::{Color, Modifier, Style};

/// The styles of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Lines and empty points of the board.
    pub board: Style,
    /// Black stones.
    pub black: Style,
    /// White stones.
    pub white: Style,
    /// Brackets of the cursor and of the last move.
    pub bracket: Style,
    /// Stones, points and letters of a shape that is shown.
    pub shape: Style,
    /// Row and column labels.
    pub label: Style,
    /// Label of the cursor's row and column, and other things to be seen first.
    pub strong: Style,
    /// Plain text.
    pub text: Style,
    /// Text of less weight.
    pub dim: Style,
    /// A question, and the choice that Enter would take.
    pub chosen: Style,
}

/// No colours at all: weight and reverse only. `Color::Reset` is never sent as a colour command.
pub const MONO: Theme = {
    let plain = Style::new();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    Theme {
        board: plain,
        black: bold,
        white: bold,
        bracket: bold,
        shape: bold,
        label: plain,
        strong: bold,
        text: plain,
        dim: plain,
        chosen: Style::new().add_modifier(Modifier::REVERSED),
    }
};

/// A wooden board in the 16 colours every terminal has.
pub const WOOD_16: Theme = wood(
    Color::Yellow,
    Color::Black,
    Color::White,
    Color::Black,
    Color::Red,
);

/// A wooden board where the terminal has 256 colours.
pub const WOOD_256: Theme = wood(
    Color::Indexed(179),
    Color::Indexed(16),
    Color::Indexed(231),
    Color::Indexed(58),
    Color::Indexed(88),
);

const fn wood(ground: Color, black: Color, white: Color, line: Color, mark: Color) -> Theme {
    let bold = Modifier::BOLD;
    Theme {
        board: Style::new().fg(line).bg(ground),
        black: Style::new().fg(black).bg(ground).add_modifier(bold),
        white: Style::new().fg(white).bg(ground).add_modifier(bold),
        bracket: Style::new().fg(mark).bg(ground).add_modifier(bold),
        shape: Style::new().fg(mark).bg(ground).add_modifier(bold),
        label: Style::new(),
        strong: Style::new().add_modifier(bold),
        text: Style::new(),
        dim: Style::new().add_modifier(Modifier::DIM),
        chosen: Style::new().add_modifier(Modifier::REVERSED),
    }
}

impl Theme {
    /// The theme for an environment: mono with `NO_COLOR`, else what the terminal says it can show.
    pub fn of(get: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| get(name).filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() {
            return MONO;
        }
        let term = set("TERM").unwrap_or_default();
        if term.contains("256color") || term.contains("kitty") || set("COLORTERM").is_some() {
            WOOD_256
        } else {
            WOOD_16
        }
    }
}

/// The theme after this one, for a key that steps through them.
pub fn next(theme: &Theme) -> Theme {
    const ALL: [Theme; 3] = [WOOD_256, WOOD_16, MONO];
    let here = ALL
        .iter()
        .position(|other| other == theme)
        .unwrap_or(ALL.len() - 1);
    ALL[(here + 1) % ALL.len()]
}

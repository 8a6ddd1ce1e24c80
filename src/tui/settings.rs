//! How the screen is set up when the program starts.
//!
//! Values only; the app takes them over and may change them later.

use crate::text::Lang;

use super::board_view::CellSize;
use super::glyphs::Glyphs;
use super::theme::Theme;

/// How the screen is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The characters.
    pub glyphs: &'static Glyphs,
    /// How large the board is.
    pub size: Size,
    /// Whether learners get all help.
    pub hints: bool,
    /// Whether clicks and the wheel are wanted.
    pub mouse: bool,
    /// Whether the bell rings when time runs short.
    pub bell: bool,
    /// How many games the match has, if that was agreed.
    pub games: Option<u32>,
}

/// How large the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    /// Large where there is room for a panel beside it.
    #[default]
    Auto,
    /// Two columns and one row a point.
    Small,
    /// Four columns and two rows a point, in any window that holds them.
    Medium,
    /// The largest board that the window holds.
    Large,
}

impl Size {
    /// What asks for cells of this size.
    pub(super) const fn of(cells: CellSize) -> Self {
        match cells {
            CellSize::Small => Self::Small,
            CellSize::Medium => Self::Medium,
            CellSize::Large => Self::Large,
        }
    }
}

//! Where everything stands: the size of the board's cells, the board, the panel beside or below it, the last rows.
//!
//! Computes rectangles and draws nothing into them.

use ratatui::layout::Rect;

use crate::rules::Point;

use super::app::{App, Size};
use super::board_view::CellSize;
use super::keymap::Context;

/// The smallest window that shows the game.
pub(super) const SMALLEST: (u16, u16) = (34, 18);

/// Gap between board and panel, and the narrowest panel that may stand beside the board.
const GAP: u16 = 3;
const NARROWEST_PANEL: u16 = 24;
/// The fewest rows for panel and hints below a large board.
const LOWEST_PANEL: u16 = 8;

/// Where the parts of the screen stand.
pub(super) struct Layout {
    /// How large the board's cells are.
    pub(super) cells: CellSize,
    /// The board and its labels.
    pub(super) board: Rect,
    /// The text about the game.
    pub(super) panel: Rect,
    /// Whether the panel stands beside the board, not below it.
    pub(super) beside: bool,
    /// The question or the hints.
    pub(super) foot: Rect,
}

/// Whether a window cannot hold the game.
pub(super) fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

impl CellSize {
    /// The block of board and panel is never larger than this, and stands in the middle of a larger window.
    pub(super) const fn block(self) -> (u16, u16) {
        match self {
            Self::Small => (92, 26),
            Self::Medium => (132, 38),
            Self::Large => (180, 52),
        }
    }
}

/// A rectangle of at most this size in the middle of `area`.
pub(super) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (area.width.min(width), area.height.min(height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

impl App {
    /// Which of the screen's points lies under a cell of a window of this size, for a mouse.
    pub fn point_at(&self, window: Rect, x: u16, y: u16) -> Option<Point> {
        if is_too_small(window) || self.is_paused() || self.context() == Context::Page {
            return None;
        }
        let layout = self.layout(window);
        let shown = self.shown();
        let picture = self.picture(&shown, layout.cells);
        picture.point_at(layout.board, x, y)
    }

    /// The size of a cell: the largest that leaves room for a panel at the side, or below if it was asked for.
    fn cells(&self, window: Rect) -> CellSize {
        let fits = |cells: CellSize| {
            let is_beside = window.width >= cells.width(self.glyphs) + GAP + NARROWEST_PANEL
                && window.height >= cells.height() + 2;
            let is_above = window.width >= cells.width(self.glyphs)
                && window.height >= cells.height() + LOWEST_PANEL;
            is_beside || (is_above && self.size == Size::Large)
        };
        match self.size {
            Size::Small => CellSize::Small,
            Size::Auto | Size::Large => CellSize::ALL
                .into_iter()
                .rfind(|&cells| fits(cells))
                .unwrap_or_default(),
        }
    }

    /// Where the parts of the screen stand in a window that is not too small.
    pub(super) fn layout(&self, window: Rect) -> Layout {
        let cells = self.cells(window);
        let (width, height) = cells.block();
        let block = middle(window, width, height);
        let wide = cells.width(self.glyphs);
        let beside = block.width >= wide + GAP + NARROWEST_PANEL;
        // A short window takes the rows a long question needs from the board's labels.
        let footer_rows = (self.footer(block.width).len() as u16)
            .min(block.height - (cells.low_height() - 1))
            .max(if beside { 2 } else { 1 });
        let body = Rect {
            height: block.height - footer_rows,
            ..block
        };
        let foot = Rect {
            y: body.bottom(),
            height: footer_rows,
            ..block
        };
        // A narrow window gives the second row of letters up before what is asked: no stone without its question.
        let below = if beside { 0 } else { 2 };
        let board_height = if body.height >= cells.height() + below {
            cells.height()
        } else {
            cells.low_height().min(body.height)
        };
        let (board, panel) = if beside {
            let x = wide + GAP;
            let board = Rect {
                y: body.y + (body.height - board_height) / 2,
                height: board_height,
                width: wide,
                ..body
            };
            let panel = Rect {
                x: body.x + x,
                width: body.width - x,
                ..body
            };
            (board, panel)
        } else {
            let width = if body.width >= wide {
                wide
            } else {
                cells.narrow_width(self.glyphs)
            };
            let board = Rect {
                x: body.x + (body.width - width) / 2,
                width,
                height: board_height,
                ..body
            };
            let panel = Rect {
                y: body.y + board_height,
                height: body.height - board_height,
                ..body
            };
            (board, panel)
        };
        Layout {
            cells,
            board,
            panel,
            beside,
            foot,
        }
    }
}

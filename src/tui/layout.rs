//! Where everything stands: the size of the board's cells, the board, the panel beside or below it, the last rows.
//!
//! Computes rectangles and draws nothing into them.

use ratatui::layout::Rect;
use ratatui::text::Line;

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

/// Rows of the status above a board where there is room for that many: all that is asked, and both sides.
const STATUS_ROWS: u16 = 3;
/// Rows of the same where each side has a row of its own.
const HIGH_STATUS_ROWS: u16 = 4;

/// Where the parts of the screen stand.
pub(super) struct Layout {
    /// How large the board's cells are.
    pub(super) cells: CellSize,
    /// The board and its labels.
    pub(super) board: Rect,
    /// The status above the board; empty where the panel stands beside it.
    pub(super) head: Rect,
    /// The text about the game, as far as the last rows do not cover it.
    pub(super) panel: Rect,
    /// How many rows the text about the game is made for.
    pub(super) rows: usize,
    /// Whether the panel stands beside the board, not below it.
    pub(super) beside: bool,
    /// The message, and the question or the hints.
    pub(super) footer: Vec<Line<'static>>,
    /// Where they stand.
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
fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (area.width.min(width), area.height.min(height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Where a page stands in a window, its hints in the last row.
pub(super) fn page_area(window: Rect) -> Rect {
    let (width, height) = CellSize::Small.block();
    middle(window, width, height)
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
    pub(super) fn cells(&self, window: Rect) -> CellSize {
        let most = match self.size {
            Size::Small => CellSize::Small,
            Size::Medium => CellSize::Medium,
            Size::Auto | Size::Large => CellSize::Large,
        };
        let sizes = CellSize::ALL.into_iter().filter(|&cells| cells <= most);
        let above = self.size != Size::Auto;
        let mut fitting = sizes.filter(|&cells| self.fits(cells, window, above));
        fitting.next_back().unwrap_or_default()
    }

    /// Whether a window has room for a board of this size with a panel at its side, or `above` one.
    fn fits(&self, cells: CellSize, window: Rect, above: bool) -> bool {
        let wide = cells.width(self.glyphs);
        let is_beside =
            window.width >= wide + GAP + NARROWEST_PANEL && window.height >= cells.height() + 2;
        let is_above = window.width >= wide && window.height >= cells.height() + LOWEST_PANEL;
        is_beside || (is_above && above)
    }

    /// The next larger board that the window has room for.
    pub(super) fn larger(&self) -> Option<CellSize> {
        let now = self.cells(self.window);
        let mut sizes = CellSize::ALL.into_iter();
        sizes.find(|&cells| cells > now && self.fits(cells, self.window, true))
    }

    /// The next smaller board.
    pub(super) fn smaller(&self) -> Option<CellSize> {
        let now = self.cells(self.window);
        CellSize::ALL.into_iter().rfind(|&cells| cells < now)
    }

    /// Where the parts of the screen stand in a window that is not too small. Messages and questions that are longer
    /// than the rows kept for them cover what lies above; nothing else moves for them.
    pub(super) fn layout(&self, window: Rect) -> Layout {
        let cells = self.cells(window);
        let (width, height) = cells.block();
        let wide = cells.width(self.glyphs);
        let beside = window.width.min(width) >= wide + GAP + NARROWEST_PANEL;
        let height = if beside { height } else { window.height };
        let block = middle(window, width, height);
        let spare = block.height.saturating_sub(cells.low_height());
        // Above the board the status has three rows before a message below it has one of its own.
        let kept = if beside {
            spare.saturating_sub(1).clamp(2, 3)
        } else {
            spare.saturating_sub(STATUS_ROWS).clamp(1, 2)
        };
        let head = Rect {
            height: if beside {
                0
            } else {
                spare.saturating_sub(kept).clamp(1, HIGH_STATUS_ROWS)
            },
            ..block
        };
        // Reasons that have no other rows have the last ones of the board.
        let least = match self.why() {
            Some(_) if head.height < STATUS_ROWS => 2,
            _ => u16::from(beside),
        };
        let most = match (&self.dialog, beside) {
            (Some(_), _) => block.height - head.height - least - cells.low_height() / 2,
            (None, true) => kept + 1,
            (None, false) => kept + u16::from(spare <= STATUS_ROWS + 1) + spare.saturating_sub(8),
        };
        let footer = self.footer(block.width, usize::from(most));
        let rows = (footer.len() as u16).min(block.height - head.height - least);
        let foot = Rect {
            y: block.bottom() - rows,
            height: rows,
            ..block
        };
        let body = Rect {
            y: block.y + head.height,
            height: block.height - head.height - kept,
            ..block
        };
        // A narrow window has two rows of letters when nothing else needs a row.
        let below = if beside { 0 } else { 2 };
        let board_height = if body.height >= cells.height() + below {
            cells.height()
        } else {
            cells.low_height().min(body.height)
        };
        let (board, panel) = if beside {
            let board = Rect {
                y: body.y + (body.height - board_height) / 2,
                height: board_height,
                width: wide,
                ..body
            };
            // The text begins where the board does.
            let panel = Rect {
                x: body.x + wide + GAP,
                y: board.y,
                width: body.width - wide - GAP,
                height: body.bottom() - board.y,
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
            let y = (body.y + board_height).min(foot.y - least);
            let panel = Rect {
                y,
                height: body.bottom().max(y + least) - y,
                ..body
            };
            (board, panel)
        };
        let above = |part: Rect, end: u16| Rect {
            height: part.height.min(end.saturating_sub(part.y)),
            ..part
        };
        Layout {
            cells,
            board: above(board, if beside { foot.y } else { panel.y }),
            rows: usize::from(panel.height),
            head,
            panel: above(panel, foot.y),
            beside,
            footer,
            foot,
        }
    }
}

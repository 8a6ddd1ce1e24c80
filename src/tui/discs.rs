//! Stones of the larger boards: discs composed of quarter cells, or of whole cells where no quarters can be drawn.
//!
//! A disc is a circle around the middle of its point's own cell, so that the grid lines meet its middle. The unit of
//! length is the width of a cell; a cell is two units high.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::rules::{Color, Point};

use super::board_view::{BoardPicture, Mark};
use super::cell_size::CellSize;
use super::glyphs::{Glyphs, Set};
use super::lines::{put_symbol, put_text};
use super::theme::{Depth, Theme};

/// What a quarter of a cell shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    /// The board.
    Ground,
    /// A stone of this colour.
    Stone(Color),
}

/// The quarters of one cell: upper left, upper right, lower left, lower right.
pub(super) type Quarters = [Paint; 4];

/// A cell without any stone in it.
pub(super) const EMPTY: Quarters = [Paint::Ground; 4];

/// A circle, or a ring where stones have no colours of their own to be told apart by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Disc {
    /// Half the diameter.
    pub(super) outer: f32,
    /// Half the diameter of the hole in a white stone's ring; 0 for a filled disc.
    pub(super) inner: f32,
    /// Whether quarters of a cell can be drawn, or only whole cells.
    pub(super) quarters: bool,
    /// How far right of the middle of a point's first column the middle of the point lies.
    pub(super) middle: f32,
}

impl Disc {
    /// The discs of a size of board; none on the small one.
    pub(super) fn of(cells: CellSize, glyphs: &Glyphs, theme: &Theme) -> Option<Self> {
        let quarters = glyphs.set == Set::Line;
        let (outer, hole) = match (cells, quarters) {
            (CellSize::Small, _) => return None,
            (CellSize::Medium, true) => (2.0, 0.0),
            (CellSize::Medium, false) => (2.0, 0.5),
            (CellSize::Large, true) => (2.9, 0.0),
            (CellSize::Large, false) => (2.6, 1.5),
        };
        // Without colours a white stone is a ring: of whole cells, or drawn with lines, which leaves no quarter of it.
        let inner = match (theme.depth, quarters) {
            (Depth::Plain, false) => hole,
            (Depth::Plain, true) => f32::INFINITY,
            _ => 0.0,
        };
        Some(Self {
            outer,
            inner,
            quarters,
            middle: f32::from(glyphs.columns - 1) / 2.0,
        })
    }

    /// Columns and rows from the middle that the disc reaches at most.
    pub(super) fn reach(self) -> (i16, i16) {
        let cells = |units: f32| units.max(0.0).ceil() as i16;
        (
            cells(self.outer + self.middle - 0.5),
            cells((self.outer - 1.0) / 2.0),
        )
    }

    /// Paints what a stone covers of the cell that lies so many columns and rows from the stone's own.
    pub(super) fn paint(self, color: Color, (dx, dy): (i16, i16), cell: &mut Quarters) {
        let hole = if color == Color::White {
            self.inner
        } else {
            0.0
        };
        for (place, quarter) in cell.iter_mut().enumerate() {
            let (right, low) = (place % 2 == 1, place / 2 == 1);
            let (x, y) = if self.quarters {
                let side = |is: bool, by: f32| if is { by } else { -by };
                (
                    f32::from(dx) + side(right, 0.25) - self.middle,
                    2.0 * f32::from(dy) + side(low, 0.5),
                )
            } else {
                (f32::from(dx) - self.middle, 2.0 * f32::from(dy))
            };
            let distance = x.hypot(y);
            if distance <= self.outer && distance >= hole {
                *quarter = Paint::Stone(color);
            }
        }
    }
}

/// The character and style of a cell that stones cover in part or wholly: never more than two colours meet in one.
pub(super) fn composed(
    quarters: Quarters,
    theme: &Theme,
    glyphs: &Glyphs,
) -> (&'static str, Style) {
    let stone = quarters.into_iter().find_map(|paint| match paint {
        Paint::Stone(color) => Some(color as usize),
        Paint::Ground => None,
    });
    let Some(stone) = stone else {
        return (" ", theme.board);
    };
    match (theme.depth, glyphs.set) {
        (Depth::Plain, Set::Wide) => return (" ", theme.board.add_modifier(Modifier::REVERSED)),
        (Depth::Plain, Set::Ascii) => return (["X", "O"][stone], theme.board),
        _ => {}
    }
    // Fonts draw blocks a hair too low: the ground is what lies at the bottom, so that the hairline is never seen.
    let [_, _, left, right] = quarters;
    let mut under = if left == right || !quarters.contains(&Paint::Ground) {
        right
    } else {
        Paint::Ground
    };
    let white = Paint::Stone(Color::White);
    if (theme.depth, glyphs.set, under) == (Depth::Sixteen, Set::Line, white) {
        // As a ground, white is only light grey there: enough for the hairline.
        let Some(other) = quarters.into_iter().find(|&paint| paint != white) else {
            return ("█", theme.on_disc[stone].fg(theme.discs[stone]));
        };
        under = other;
    }
    let over = quarters.into_iter().find(|&paint| paint != under);
    let symbol = block(quarters.map(|paint| paint != under));
    if theme.depth == Depth::Plain {
        let style = match under {
            Paint::Stone(_) => theme.board.add_modifier(Modifier::REVERSED),
            Paint::Ground => theme.board,
        };
        return (symbol, style);
    }
    let style = Style {
        fg: match over {
            Some(Paint::Stone(color)) => Some(theme.discs[color as usize]),
            _ => theme.board.bg,
        },
        bg: match under {
            Paint::Stone(color) => theme.on_disc[color as usize].bg,
            Paint::Ground => theme.board.bg,
        },
        ..Style::new()
    };
    (symbol, style)
}

/// The style of the seam between two discs of one colour, and whether it is a line on the discs; if not, it is what is
/// left free of the ground.
fn seam(color: Color, theme: &Theme) -> (Style, bool) {
    let disc = theme.on_disc[color as usize];
    match (theme.depth, color) {
        (Depth::Plain, _) => (disc, true),
        (Depth::Sixteen, Color::White) => (theme.board.fg(theme.discs[color as usize]), false),
        _ => {
            let style = Style {
                fg: theme.board.bg,
                ..disc
            };
            (style, true)
        }
    }
}

/// The character whose ink covers the quarters that are `on`.
pub(super) fn block(on: [bool; 4]) -> &'static str {
    const BLOCKS: [&str; 16] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ];
    BLOCKS[on
        .iter()
        .rev()
        .fold(0, |bits, &on| 2 * bits + usize::from(on))]
}

impl BoardPicture<'_> {
    /// The discs of the larger boards, and what stands on them.
    pub(super) fn draw_discs(&self, area: Rect, buf: &mut Buffer) {
        let Some(disc) = Disc::of(self.cells, self.glyphs, self.theme) else {
            return;
        };
        let width = usize::from(area.width);
        let mut cells = vec![EMPTY; width * usize::from(area.height)];
        let (right, down) = disc.reach();
        for p in Point::all() {
            let Some(color) = self.board.get(p) else {
                continue;
            };
            let (x, y) = self.place(p, area.height);
            for dy in -down..=down {
                for dx in -right..=right {
                    let (x, y) = (x.saturating_add_signed(dx), y.saturating_add_signed(dy));
                    if x < area.width && y < area.height {
                        let cell = usize::from(y) * width + usize::from(x);
                        disc.paint(color, (dx, dy), &mut cells[cell]);
                    }
                }
            }
        }
        for (cell, &quarters) in cells.iter().enumerate() {
            if quarters != EMPTY {
                let place = ((cell % width) as u16, (cell / width) as u16);
                let (symbol, style) = composed(quarters, self.theme, self.glyphs);
                put_symbol(buf, area, place, symbol, style, self.glyphs);
            }
        }
        for p in Point::all() {
            let Some(color) = self.board.get(p) else {
                continue;
            };
            if color == Color::White && disc.inner.is_infinite() {
                self.draw_ring(p, area, buf);
            }
            self.draw_seams(p, color, area, buf);
            let (x, y) = self.place(p, area.height);
            if let Some((text, style)) = self.on_disc(p, color) {
                let x = x - self.columns_of(&text).saturating_sub(self.glyphs.columns) / 2;
                put_text(buf, area, (x, y), &text, style, self.glyphs);
            }
        }
    }

    /// The ring of a white stone on a larger board without colours. Above and below it shares its line with the next.
    fn draw_ring(&self, p: Point, area: Rect, buf: &mut Buffer) {
        let (x, y) = self.place(p, area.height);
        let half = self.cells.down() as usize - 1;
        let style = self.theme.board;
        let mut put = |(x, y): (u16, u16), row: [&str; 3]| {
            let [left, middle, right] = row;
            let row = format!("{left}{}{right}", middle.repeat(2 * half - 1));
            put_text(buf, area, (x, y), &row, style, self.glyphs);
        };
        let x = x - half as u16;
        put((x, y), ["│", " ", "│"]);
        let next = |dy| p.offset(0, dy).and_then(|p| self.board.get(p));
        let shares = self.cells == CellSize::Medium;
        for (dy, y, line) in [(1, y - 1, ["╭", "─", "╮"]), (-1, y + 1, ["╰", "─", "╯"])]
        {
            match next(dy) {
                Some(Color::Black) if shares => {}
                Some(Color::White) if shares => put((x, y), ["├", "─", "┤"]),
                _ => put((x, y), line),
            }
        }
    }

    /// Lines where two discs of one colour touch, so that a row of stones is no bar.
    fn draw_seams(&self, p: Point, color: Color, area: Rect, buf: &mut Buffer) {
        let is_ring = self.theme.depth == Depth::Plain && color == Color::White;
        if self.glyphs.set != Set::Line || is_ring {
            return;
        }
        let (x, y) = self.place(p, area.height);
        let (style, line) = seam(color, self.theme);
        let is_same = |dx, dy| p.offset(dx, dy).and_then(|p| self.board.get(p)) == Some(color);
        let mut put = |x, y, symbol| {
            put_symbol(buf, area, (x, y), symbol, style, self.glyphs);
        };
        if is_same(1, 0) {
            put(x + self.cells.down(), y, if line { "│" } else { "▉" });
        }
        let (below, symbol) = match (self.cells, line) {
            (CellSize::Large, true) => (2, "▔"),
            (CellSize::Large, false) => (2, "▇"),
            (_, true) => (1, "─"),
            (_, false) => return,
        };
        if is_same(0, -1) {
            for x in x - 1..=x + 1 {
                put(x, y + below, symbol);
            }
        }
    }

    /// What stands on the disc at `p`, if anything does.
    fn on_disc(&self, p: Point, color: Color) -> Option<(String, Style)> {
        let (glyphs, theme) = (self.glyphs, self.theme);
        Some(match self.marks.get(p) {
            Some(Mark::Shape) => (format!(" {} ", glyphs.shape[color as usize]), theme.shape),
            Some(Mark::Ghost) => (format!(" {} ", glyphs.black_ghost), theme.shape),
            Some(Mark::Letter(c)) => (format!(" {} ", self.letter(*c)), theme.shape),
            Some(Mark::Number(n)) => (n.to_string(), theme.on_disc[color as usize]),
            _ if self.last == Some(p) => (glyphs.dot.to_string(), theme.last[color as usize]),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells around a black stone.
    fn drawn(disc: Disc, color: Color) -> Vec<String> {
        let (right, down) = disc.reach();
        (-down..=down)
            .map(|dy| {
                let cell = |dx| {
                    let mut cell = EMPTY;
                    disc.paint(color, (dx, dy), &mut cell);
                    block(cell.map(|quarter| quarter != Paint::Ground))
                };
                (-right..=right).map(cell).collect()
            })
            .collect()
    }

    #[test]
    fn discs_are_round() {
        let disc = |outer, inner, quarters| Disc {
            outer,
            inner,
            quarters,
            middle: 0.0,
        };
        let black = |outer, quarters| drawn(disc(outer, 0.0, quarters), Color::Black);
        assert_eq!(black(2.0, true), [" ▄▄▄ ", "▐███▌", " ▀▀▀ "]);
        assert_eq!(black(2.9, true), [" ▄███▄ ", "▐█████▌", " ▀███▀ "]);
        assert_eq!(black(2.6, false), ["  ███  ", " █████ ", "  ███  "]);
        let white = drawn(disc(2.6, 1.5, false), Color::White);
        assert_eq!(white, ["  ███  ", " █   █ ", "  ███  "]);
    }
}

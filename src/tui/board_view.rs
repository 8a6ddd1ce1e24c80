//! The picture of a board: points, stones, marks, cursor, labels.
//!
//! Draws what it is handed. It knows no game: what is marked, and why, is decided by whoever fills the picture.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use crate::rules::{Board, Color, Forbidden, Point, SIZE};

use super::glyphs::Glyphs;
use super::theme::Theme;

/// What is shown on a point instead of, or on top of, its stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The stone belongs to the shape that is shown.
    Shape,
    /// A black stone that is only thought of.
    Ghost,
    /// A letter or digit that the panel explains.
    Letter(char),
    /// An empty point forbidden to Black.
    Forbidden(Forbidden),
    /// An empty point inside the zone of the opening.
    Zone,
    /// The number of the stone's move.
    Number(usize),
}

/// A board and everything marked on it.
#[derive(Clone, Debug)]
pub struct BoardPicture<'a> {
    /// The stones.
    pub board: &'a Board,
    /// Marks; at most one a point.
    pub marks: BTreeMap<Point, Mark>,
    /// The point in brackets.
    pub cursor: Option<Point>,
    /// The point in parentheses.
    pub last: Option<Point>,
    /// Characters.
    pub glyphs: &'a Glyphs,
    /// Colours.
    pub theme: &'a Theme,
}

/// Columns of the picture with labels on both sides.
pub const WIDTH: u16 = 35;
/// Columns with labels on the left only.
pub const NARROW_WIDTH: u16 = 33;
/// Rows with labels above and below.
pub const HEIGHT: u16 = 17;
/// Rows with labels below only.
pub const LOW_HEIGHT: u16 = 16;

/// First column of a point's own character within the picture.
const LEFT: u16 = 3;

impl BoardPicture<'_> {
    /// The cell of a point, relative to the picture; `top` says whether labels stand above.
    fn cell(p: Point, top: bool) -> (u16, u16) {
        (
            LEFT + 2 * u16::from(p.col()),
            u16::from(top) + u16::from(SIZE - 1 - p.row()),
        )
    }

    /// The point whose cell, connectors included, is hit by a position within a picture of this size.
    pub fn point_at(x: u16, y: u16, height: u16) -> Option<Point> {
        let row = y.checked_sub(u16::from(height >= HEIGHT))?;
        let col = (x + 1).checked_sub(LEFT)? / 2;
        Point::new(
            col.try_into().ok()?,
            (u16::from(SIZE) - 1).checked_sub(row)?.try_into().ok()?,
        )
    }

    /// The character of a point and its style.
    fn glyph(&self, p: Point) -> (String, Style) {
        let (glyphs, theme) = (self.glyphs, self.theme);
        let mark = self.marks.get(&p).copied();
        if let Some(color) = self.board.get(p) {
            let style = match color {
                Color::Black => theme.black,
                Color::White => theme.white,
            };
            return match (mark, color) {
                (Some(Mark::Shape), Color::Black) => (glyphs.black_shape.to_string(), theme.shape),
                (Some(Mark::Shape), Color::White) => (glyphs.white_shape.to_string(), theme.shape),
                (Some(Mark::Ghost), _) => (glyphs.black_ghost.to_string(), theme.shape),
                (Some(Mark::Letter(c)), _) => (c.to_string(), theme.shape),
                (Some(Mark::Number(n)), _) => ((n % 100).to_string(), style),
                (_, Color::Black) => (glyphs.black.to_string(), style),
                (_, Color::White) => (glyphs.white.to_string(), style),
            };
        }
        let empty = || {
            if p == Point::CENTER || Point::STARS.contains(&p) {
                glyphs.star
            } else {
                glyphs.point(p.col(), p.row())
            }
        };
        match mark {
            Some(Mark::Letter(c)) => (c.to_string(), theme.shape),
            Some(Mark::Forbidden(kind)) => {
                (glyphs.forbidden[kind as usize].to_string(), theme.shape)
            }
            Some(Mark::Zone) => (glyphs.zone.to_string(), theme.zone),
            _ => (empty().to_string(), theme.board),
        }
    }

    fn draw_point(&self, p: Point, x: u16, y: u16, area: Rect, buf: &mut Buffer) {
        let (text, style) = self.glyph(p);
        put(buf, area, x, y, &text, style);
        if p.col() < SIZE - 1 && text.chars().count() == 1 {
            put(
                buf,
                area,
                x + 1,
                y,
                &self.glyphs.between.to_string(),
                self.theme.board,
            );
        }
    }

    fn brackets(&self, p: Point, pair: [&str; 2], top: bool, area: Rect, buf: &mut Buffer) {
        let (x, y) = Self::cell(p, top);
        put(buf, area, x - 1, y, pair[0], self.theme.bracket);
        // A number of two digits fills the place of the right bracket.
        if self.glyph(p).0.chars().count() == 1 {
            put(buf, area, x + 1, y, pair[1], self.theme.bracket);
        }
    }
}

/// Puts a text at a position relative to `area`, if it lies inside.
fn put(buf: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) {
    if x < area.width && y < area.height {
        buf.set_stringn(
            area.x + x,
            area.y + y,
            text,
            usize::from(area.width - x),
            style,
        );
    }
}

impl Widget for &BoardPicture<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let area = area.intersection(buf.area);
        if area.is_empty() {
            return;
        }
        let top = area.height >= HEIGHT;
        let right = area.width >= WIDTH;
        let first_row = u16::from(top);
        for row in 0..SIZE {
            let y = first_row + u16::from(SIZE - 1 - row);
            let style = if self.cursor.is_some_and(|p| p.row() == row) {
                self.theme.strong
            } else {
                self.theme.label
            };
            put(buf, area, 0, y, &format!("{:2}", row + 1), style);
            // The board's ground reaches one column to each side, where the outermost brackets stand.
            put(buf, area, LEFT - 1, y, " ", self.theme.board);
            put(buf, area, LEFT + 29, y, " ", self.theme.board);
            if right {
                put(buf, area, LEFT + 30, y, &format!("{}", row + 1), style);
            }
        }
        for p in Point::all() {
            let (x, y) = BoardPicture::cell(p, top);
            self.draw_point(p, x, y, area, buf);
        }
        for p in Point::all().take(usize::from(SIZE)) {
            let style = if self.cursor.is_some_and(|c| c.col() == p.col()) {
                self.theme.strong
            } else {
                self.theme.label
            };
            let x = LEFT + 2 * u16::from(p.col());
            if top {
                put(buf, area, x, 0, &p.letter().to_string(), style);
            }
            put(
                buf,
                area,
                x,
                first_row + u16::from(SIZE),
                &p.letter().to_string(),
                style,
            );
        }
        if let Some(p) = self.last {
            self.brackets(p, ["(", ")"], top, area, buf);
        }
        if let Some(p) = self.cursor {
            self.brackets(p, ["[", "]"], top, area, buf);
        }
    }
}

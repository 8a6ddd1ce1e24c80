//! The picture of a board: points, stones, marks, cursor, labels.
//!
//! Draws what it is handed. It knows no game: what is marked, and why, is decided by whoever fills the picture.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use crate::rules::{Board, Color, Forbidden, Point, SIZE};

use super::glyphs::{Glyphs, Set};
use super::lines::{put_symbol, put_text};
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
    /// How large a cell is.
    pub cells: CellSize,
}

/// How far the points stand apart; nothing between the two, so that the picture is never stretched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CellSize {
    /// Two columns and one row a point.
    #[default]
    Small,
    /// Four columns and two rows a point.
    Large,
}

impl CellSize {
    /// Columns from a point to the next.
    const fn right(self) -> u16 {
        match self {
            Self::Small => 2,
            Self::Large => 4,
        }
    }

    /// Rows from a point to the next.
    const fn down(self) -> u16 {
        match self {
            Self::Small => 1,
            Self::Large => 2,
        }
    }

    /// Columns of the picture with labels on both sides.
    pub const fn width(self, glyphs: &Glyphs) -> u16 {
        self.narrow_width(glyphs) + 2
    }

    /// Columns with labels on the left only.
    pub const fn narrow_width(self, glyphs: &Glyphs) -> u16 {
        LEFT + self.right() * GAPS + glyphs.columns + 1
    }

    /// Rows with labels above and below.
    pub const fn height(self) -> u16 {
        self.low_height() + 1
    }

    /// Rows with labels below only.
    pub const fn low_height(self) -> u16 {
        self.down() * GAPS + 2
    }
}

/// First column of a point's own character within the picture.
const LEFT: u16 = 3;
/// Steps from the first point of a row or column to the last.
const GAPS: u16 = SIZE as u16 - 1;

impl BoardPicture<'_> {
    /// The place of a point's character, relative to a picture of this height.
    fn place(&self, p: Point, height: u16) -> (u16, u16) {
        (
            LEFT + self.cells.right() * u16::from(p.col()),
            self.first_row(height) + self.cells.down() * (GAPS - u16::from(p.row())),
        )
    }

    /// The row of the points 15: under the labels, if there is room for them above.
    fn first_row(&self, height: u16) -> u16 {
        u16::from(height >= self.cells.height())
    }

    /// The point whose cell is hit by a position in the picture drawn in `area`; `None` beside the board. What lies
    /// between two points belongs to the nearer one, the middle to the right or lower one.
    pub fn point_at(&self, area: Rect, x: u16, y: u16) -> Option<Point> {
        if !area.contains((x, y).into()) {
            return None;
        }
        let (right, down) = (self.cells.right(), self.cells.down());
        // The board's ground begins one column to the left of the first point.
        let x = (x - area.x).checked_sub(LEFT - 1)?;
        let y = (y - area.y).checked_sub(self.first_row(area.height))?;
        let col = (x + (right - self.glyphs.columns).div_ceil(2)).saturating_sub(1) / right;
        let row = (y + down / 2) / down;
        Point::new(
            col.try_into().ok()?,
            GAPS.checked_sub(row)?.try_into().ok()?,
        )
    }

    /// The characters of a point and their style.
    fn glyph(&self, p: Point) -> (String, Style) {
        let (text, style) = self.unmarked(p);
        if self.has_brackets() {
            return (text, style);
        }
        // No room beside the characters: the point itself shows that it is the cursor's or the last one.
        let (is_last, is_cursor) = (self.last == Some(p), self.cursor == Some(p));
        let mark = self.marks.get(&p);
        let (text, style) = match (self.board.get(p), mark) {
            (Some(Color::Black), None) if is_last => (self.glyphs.black_last.to_string(), style),
            (Some(Color::White), None) if is_last => (self.glyphs.white_last.to_string(), style),
            (None, None) if is_cursor => return ("[]".to_owned(), self.theme.bracket),
            _ => (text, style),
        };
        if is_cursor {
            return (text, style.add_modifier(Modifier::REVERSED));
        }
        if is_last && mark.is_some() {
            return (text, style.add_modifier(Modifier::UNDERLINED));
        }
        (text, style)
    }

    /// Whether brackets fit between the characters of two points.
    fn has_brackets(&self) -> bool {
        self.cells.right() > self.glyphs.columns
    }

    /// The same but for cursor and last move.
    fn unmarked(&self, p: Point) -> (String, Style) {
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
                (Some(Mark::Letter(c)), _) => (self.letter(c), theme.shape),
                (Some(Mark::Number(n)), _) => (self.number(n), style),
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
            Some(Mark::Letter(c)) => (self.letter(c), theme.shape),
            Some(Mark::Forbidden(kind)) => {
                (glyphs.forbidden[kind as usize].to_string(), theme.shape)
            }
            Some(Mark::Zone) => (glyphs.zone.to_string(), theme.zone),
            _ => (empty().to_string(), theme.board),
        }
    }

    /// A letter or digit over a point, as wide as its other characters.
    fn letter(&self, c: char) -> String {
        let full_width = |c: char| char::from_u32(u32::from(c) + 0xFEE0);
        match full_width(c) {
            Some(wide) if self.glyphs.set == Set::Wide && c.is_ascii_graphic() => wide,
            _ => c,
        }
        .to_string()
    }

    /// The number of a move, two digits where there is no room for more.
    fn number(&self, n: usize) -> String {
        match self.cells {
            CellSize::Small => (n % 100).to_string(),
            CellSize::Large => n.to_string(),
        }
    }

    fn draw_point(&self, p: Point, area: Rect, buf: &mut Buffer) {
        let (x, y) = self.place(p, area.height);
        let (text, style) = self.glyph(p);
        put_text(buf, area, (x, y), &text, style, self.glyphs);
        let between = self.glyphs.between.to_string();
        if p.col() < SIZE - 1 {
            for x in x + self.columns_of(&text)..x + self.cells.right() {
                put_symbol(buf, area, (x, y), &between, self.theme.board, self.glyphs);
            }
        }
        if p.row() > 0 {
            let down = self.glyphs.down.to_string();
            for y in y + 1..y + self.cells.down() {
                put_symbol(buf, area, (x, y), &down, self.theme.board, self.glyphs);
            }
        }
    }

    fn columns_of(&self, text: &str) -> u16 {
        self.glyphs.width(text) as u16
    }

    fn brackets(&self, p: Point, [left, right]: [&str; 2], area: Rect, buf: &mut Buffer) {
        let (x, y) = self.place(p, area.height);
        let style = self.theme.bracket;
        put_symbol(buf, area, (x - 1, y), left, style, self.glyphs);
        // A number of two digits may fill the place of the right bracket.
        let columns = self.columns_of(&self.glyph(p).0);
        if columns < self.cells.right() {
            put_symbol(buf, area, (x + columns, y), right, style, self.glyphs);
        }
    }

    /// Row and column labels; those of the cursor stand out.
    fn labels(&self, area: Rect, buf: &mut Buffer) {
        let style_of = |is_cursors: bool| {
            if is_cursors {
                self.theme.strong
            } else {
                self.theme.label
            }
        };
        let has_right = area.width >= self.cells.width(self.glyphs);
        let right = self.cells.narrow_width(self.glyphs);
        for p in Point::all().filter(|p| p.row() == p.col()) {
            let style = style_of(self.cursor.is_some_and(|c| c.row() == p.row()));
            let (x, y) = self.place(p, area.height);
            let row = (p.row() + 1).to_string();
            put_text(buf, area, (0, y), &format!("{row:>2}"), style, self.glyphs);
            if has_right {
                put_text(buf, area, (right, y), &row, style, self.glyphs);
            }
            let style = style_of(self.cursor.is_some_and(|c| c.col() == p.col()));
            let letter = self.letter(p.letter());
            if self.first_row(area.height) > 0 {
                put_text(buf, area, (x, 0), &letter, style, self.glyphs);
            }
            let below = self.first_row(area.height) + self.cells.down() * GAPS + 1;
            put_text(buf, area, (x, below), &letter, style, self.glyphs);
        }
    }
}

impl Widget for &BoardPicture<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        // The board's ground reaches one column to each side, where the outermost brackets stand.
        let ground = " ".repeat(usize::from(self.cells.narrow_width(self.glyphs) - LEFT + 1));
        let first = self.first_row(area.height);
        for y in first..=first + self.cells.down() * GAPS {
            let place = (LEFT - 1, y);
            put_text(buf, area, place, &ground, self.theme.board, self.glyphs);
        }
        self.labels(area, buf);
        for p in Point::all() {
            self.draw_point(p, area, buf);
        }
        if !self.has_brackets() {
            return;
        }
        if let Some(p) = self.last {
            self.brackets(p, ["(", ")"], area, buf);
        }
        if let Some(p) = self.cursor {
            self.brackets(p, ["[", "]"], area, buf);
        }
    }
}

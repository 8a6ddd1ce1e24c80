//! The picture of a board: points, stones, marks, cursor, labels.
//!
//! Draws what it is handed. It knows no game: what is marked, and why, is decided where the picture is filled.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use crate::rules::{Board, Forbidden, Point, PointMap, SIZE};

use super::cell_size::{GAPS, LABEL};
use super::glyphs::{Glyphs, Set};
use super::lines::{put_blanks, put_symbol, put_text};
use super::theme::Theme;

pub use super::cell_size::CellSize;

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
    pub marks: PointMap<Mark>,
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

impl BoardPicture<'_> {
    /// The place of a point's character, relative to a picture of this height.
    pub(super) fn place(&self, p: Point, height: u16) -> (u16, u16) {
        (
            self.cells.left() + self.cells.right() * u16::from(p.col()),
            self.first_row(height)
                + self.cells.above()
                + self.cells.down() * (GAPS - u16::from(p.row())),
        )
    }

    /// The first row of the wood: under the labels, if there is room for them above.
    fn first_row(&self, height: u16) -> u16 {
        u16::from(height >= self.cells.height())
    }

    /// The point nearest to a position in the picture drawn in `area`; `None` beside the wood. The middle between two
    /// points belongs to the right or lower one.
    pub fn point_at(&self, area: Rect, x: u16, y: u16) -> Option<Point> {
        if !area.contains((x, y).into()) {
            return None;
        }
        let cells = self.cells;
        let x = (x - area.x).checked_sub(LABEL)?;
        let y = (y - area.y).checked_sub(self.first_row(area.height))?;
        if x >= cells.narrow_width(self.glyphs) - LABEL || y >= cells.ground_height() {
            return None;
        }
        // The wood begins half a step before the first point and ends half a step behind the last.
        let col = x.saturating_sub(self.glyphs.columns - 1) / cells.right();
        let row = GAPS - (y / cells.down()).min(GAPS);
        Point::new(col.min(GAPS) as u8, row as u8)
    }

    /// The characters of a point and their style.
    fn glyph(&self, p: Point) -> (String, Style) {
        let (text, style) = self.unmarked(p);
        if self.has_brackets() {
            return (text, style);
        }
        // No room beside the characters: the point itself shows that it is the cursor's or the last one.
        let (is_last, is_cursor) = (self.last == Some(p), self.cursor == Some(p));
        let mark = self.marks.get(p);
        let (text, style) = match (self.board.get(p), mark) {
            (Some(color), None) if is_last => {
                let last = self.glyphs.last[color as usize];
                (last.to_string(), style)
            }
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
        let mark = self.marks.get(p).copied();
        if let Some(color) = self.board.get(p) {
            let style = theme.stones[color as usize];
            return match mark {
                Some(Mark::Shape) => (glyphs.shape[color as usize].to_string(), theme.shape),
                Some(Mark::Ghost) => (glyphs.black_ghost.to_string(), theme.shape),
                Some(Mark::Letter(c)) => (self.letter(c), theme.shape),
                Some(Mark::Number(n)) => match self.digit(n) {
                    Some(digit) => (self.letter(digit), style),
                    None => (glyphs.stone(color, theme.depth).to_string(), style),
                },
                _ => (glyphs.stone(color, theme.depth).to_string(), style),
            };
        }
        let empty = || {
            if p == Point::CENTER || Point::STARS.contains(&p) {
                match self.cells {
                    CellSize::Small => glyphs.star,
                    CellSize::Medium | CellSize::Large => glyphs.large_star,
                }
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
    pub(super) fn letter(&self, c: char) -> String {
        let full_width = |c: char| char::from_u32(u32::from(c) + 0xFEE0);
        match full_width(c) {
            Some(wide) if self.glyphs.set == Set::Wide && c.is_ascii_graphic() => wide,
            _ => c,
        }
        .to_string()
    }

    /// The number of a move on the small board, where one digit has room: the last nine moves are 1 to 9.
    fn digit(&self, n: usize) -> Option<char> {
        let numbers = self.marks.iter().filter_map(|(_, mark)| match mark {
            Mark::Number(n) => Some(*n),
            _ => None,
        });
        let before = numbers.max()?.saturating_sub(9);
        let digit = n.checked_sub(before).filter(|&digit| digit > 0)?;
        char::from_digit(digit as u32, 10)
    }

    fn draw_point(&self, p: Point, area: Rect, buf: &mut Buffer) {
        let (x, y) = self.place(p, area.height);
        let (text, style) = if self.cells == CellSize::Small || self.board.is_empty_at(p) {
            self.glyph(p)
        } else {
            (
                self.glyphs.point(p.col(), p.row()).to_string(),
                self.theme.board,
            )
        };
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

    pub(super) fn columns_of(&self, text: &str) -> u16 {
        self.glyphs.width(text) as u16
    }

    /// Brackets around a point or a disc, clear of the discs beside it. Around a disc of quarter cells, which shares its
    /// last columns with the next ones, they are angles at two corners, which no disc reaches.
    fn brackets(&self, p: Point, [left, right]: [&str; 2], area: Rect, buf: &mut Buffer) {
        let (x, y) = self.place(p, area.height);
        let is_disc = self.cells != CellSize::Small && !self.board.is_empty_at(p);
        let mut put = |x: u16, y: u16, symbol| {
            put_symbol(buf, area, (x, y), symbol, self.theme.bracket, self.glyphs);
        };
        let half = self.cells.down();
        if is_disc && self.glyphs.set == Set::Line {
            put(x - half, y - 1, "┏");
            put(x + half, y + 1, "┛");
            return;
        }
        let columns = self.glyphs.columns;
        let away = (half + u16::from(is_disc) - columns).max(1);
        put(x - away, y, left);
        put(x + columns - 1 + away, y, right);
    }

    /// Row and column labels; those of the cursor stand out, on one side: on both, they would be a third of the bytes
    /// that a step of the cursor takes.
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
        let first = self.first_row(area.height);
        for p in Point::all().filter(|p| p.row() == p.col()) {
            let style = style_of(self.cursor.is_some_and(|c| c.row() == p.row()));
            let (x, y) = self.place(p, area.height);
            let row = (p.row() + 1).to_string();
            let before = u16::from(row.len() == 1);
            put_text(buf, area, (before, y), &row, style, self.glyphs);
            if has_right {
                put_text(buf, area, (right, y), &row, self.theme.label, self.glyphs);
            }
            let style = style_of(self.cursor.is_some_and(|c| c.col() == p.col()));
            let letter = self.letter(p.letter());
            if first > 0 {
                put_text(buf, area, (x, 0), &letter, self.theme.label, self.glyphs);
            }
            let below = first + self.cells.ground_height();
            put_text(buf, area, (x, below), &letter, style, self.glyphs);
        }
    }
}

impl Widget for &BoardPicture<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let ground = Rect {
            x: area.x.saturating_add(LABEL),
            y: area.y.saturating_add(self.first_row(area.height)),
            width: self.cells.narrow_width(self.glyphs) - LABEL,
            height: self.cells.ground_height(),
        };
        put_blanks(buf, ground.intersection(area), self.theme.board);
        self.labels(area, buf);
        for p in Point::all() {
            self.draw_point(p, area, buf);
        }
        self.draw_discs(area, buf);
        if !self.has_brackets() {
            return;
        }
        if let Some(p) = self.last.filter(|_| self.cells == CellSize::Small) {
            self.brackets(p, ["(", ")"], area, buf);
        }
        if let Some(p) = self.cursor {
            self.brackets(p, ["[", "]"], area, buf);
        }
    }
}

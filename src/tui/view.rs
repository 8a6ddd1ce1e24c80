//! Where everything stands: board, panel, question or hints, the help page, the notice of a small window.
//!
//! Draws an [`App`] and changes nothing.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::rules::Point;
use crate::text::{self, Doing};

use super::app::{App, Cover, Size};
use super::board_view::{BoardPicture, CellSize};
use super::dialog::Dialog;
use super::keymap::Context;
use super::lines::{put_lines, put_text};

/// The smallest window that shows the game.
pub(super) const SMALLEST: (u16, u16) = (34, 18);

/// Gap between board and panel, and the narrowest panel that may stand beside the board.
const GAP: u16 = 3;
const NARROWEST_PANEL: u16 = 24;
/// The fewest rows for panel and hints below a large board.
const LOWEST_PANEL: u16 = 8;

/// Where the parts of the screen stand.
struct Places {
    cells: CellSize,
    board: Rect,
    panel: Rect,
    /// Whether the panel stands beside the board, not below it.
    beside: bool,
    foot: Rect,
}

impl Widget for &App {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let area = area.intersection(buf.area);
        if area.is_empty() {
            return;
        }
        buf.set_style(area, self.theme.text);
        if is_too_small(area) {
            let notice = text::too_small(self.lang, SMALLEST, (area.width, area.height));
            let lines: Vec<Line> = self
                .wrap(&notice, area.width)
                .into_iter()
                .map(Line::from)
                .collect();
            put_lines(buf, area, &lines, self.glyphs);
            return;
        }
        if let Some(Cover::Help(scroll)) = self.cover {
            let (width, height) = CellSize::Small.block();
            return self.render_help(scroll, middle(area, width, height), buf);
        }
        let places = self.places(area);
        self.render_board(&places, buf);
        let panel = places.panel;
        let lines = if places.beside {
            self.panel(panel.width, panel.height)
        } else {
            self.below(panel)
        };
        put_lines(buf, panel, &lines, self.glyphs);
        // The hints stand on the last row; a question fills the rows from the top.
        put_lines(
            buf,
            places.foot,
            &self.footer(places.foot.width),
            self.glyphs,
        );
    }
}

fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

impl CellSize {
    /// The block of board and panel is never larger than this, and stands in the middle of a larger window.
    const fn block(self) -> (u16, u16) {
        match self {
            Self::Small => (92, 26),
            Self::Large => (120, 40),
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

impl App {
    /// Which of the screen's points lies under a cell of a window of this size, for a mouse.
    pub fn point_at(&self, window: Rect, x: u16, y: u16) -> Option<Point> {
        if is_too_small(window) || self.is_paused() || matches!(self.cover, Some(Cover::Help(_))) {
            return None;
        }
        let places = self.places(window);
        self.picture_of(places.cells).point_at(places.board, x, y)
    }

    fn picture_of(&self, cells: CellSize) -> BoardPicture<'_> {
        BoardPicture {
            cells,
            ..self.picture()
        }
    }

    /// The size of a cell: large where it leaves room for a panel at the side, or below if it was asked for.
    fn cells(&self, window: Rect) -> CellSize {
        let large = CellSize::Large;
        let beside = large.width(self.glyphs) + GAP + NARROWEST_PANEL;
        let is_beside = window.width >= beside && window.height >= large.height() + 2;
        let is_above = window.width >= large.width(self.glyphs)
            && window.height >= large.height() + LOWEST_PANEL;
        match self.size {
            Size::Small => CellSize::Small,
            Size::Auto if is_beside => large,
            Size::Large if is_beside || is_above => large,
            Size::Auto | Size::Large => CellSize::Small,
        }
    }

    fn places(&self, window: Rect) -> Places {
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
        let board_height = if body.height >= cells.height() {
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
        Places {
            cells,
            board,
            panel,
            beside,
            foot,
        }
    }

    fn render_board(&self, places: &Places, buf: &mut Buffer) {
        let area = places.board;
        if self.is_paused() {
            let notice = self.glyphs.text(text::paused(self.lang));
            let x = usize::from(area.width).saturating_sub(self.glyphs.width(&notice)) / 2;
            let place = (x as u16, area.height / 2);
            put_text(buf, area, place, &notice, self.theme.strong, self.glyphs);
            return;
        }
        (&self.picture_of(places.cells)).render(area, buf);
    }

    /// The panel shrunk to the rows below a narrow board: the note if there is one, what is asked, then the rest.
    fn below(&self, area: Rect) -> Vec<Line<'static>> {
        let rows = usize::from(area.height);
        if let Some(Cover::Why(_)) = self.cover {
            let full = self.panel(area.width, 40);
            let reasons = full
                .iter()
                .rposition(|line| line.width() == 0)
                .map_or(0, |place| place + 1);
            return full.into_iter().skip(reasons).collect();
        }
        if rows > 8 {
            return self.panel(area.width, area.height);
        }
        let mut lines: Vec<Line> = Vec::new();
        let strong = |text: String| Line::styled(text, self.theme.strong);
        let asked = self
            .wrap(&self.prompt(), area.width)
            .into_iter()
            .map(strong);
        let noted: Vec<Line> = self
            .note
            .iter()
            .flat_map(|note| self.wrap(note, area.width))
            .map(Line::from)
            .collect();
        if noted.is_empty() || rows > noted.len() {
            lines.extend(asked);
            lines.truncate(rows - noted.len());
        }
        lines.extend(noted);
        lines
    }

    /// The question, the typed line, or the hints; one line at least.
    fn footer(&self, width: u16) -> Vec<Line<'static>> {
        match &self.dialog {
            None => vec![self.hints(width)],
            Some(Dialog::Entry(entry)) => {
                let room = usize::from(width).saturating_sub(3);
                // The end of a long line is what is being typed.
                let mut shown = entry.text();
                while self.glyphs.width(shown) > room {
                    shown = &shown[shown.chars().next().map_or(0, char::len_utf8)..];
                }
                let caret = Span::styled(" ", self.theme.chosen);
                vec![Line::from(vec![
                    Span::styled(format!(": {shown}"), self.theme.strong),
                    caret,
                ])]
            }
            Some(Dialog::Question(ask, selected)) => {
                let mut lines: Vec<Line> = self
                    .wrap(&ask.text(self), width)
                    .into_iter()
                    .map(|line| Line::styled(line, self.theme.strong))
                    .collect();
                let mut row: Vec<Span> = Vec::new();
                for (i, choice) in ask.choices(self).into_iter().enumerate() {
                    let label = format!("{} {}", choice.key, self.glyphs.text(&choice.label));
                    let span = if *selected == Some(i) {
                        Span::styled(format!("[{label}]"), self.theme.chosen)
                    } else {
                        Span::styled(format!(" {label} "), self.theme.text)
                    };
                    let columns = |span: &Span| self.glyphs.width(&span.content);
                    let used: usize = row.iter().map(columns).sum();
                    if used > 0 && used + columns(&span) > usize::from(width) {
                        lines.push(Line::from(std::mem::take(&mut row)));
                    }
                    row.push(span);
                    row.push(Span::raw(" "));
                }
                lines.push(Line::from(row));
                lines
            }
        }
    }

    /// Keys that do something now, as many as fit, and the cursor's point at the end.
    fn hints(&self, width: u16) -> Line<'static> {
        let point = match &self.cover {
            Some(Cover::Why(why)) => why.point(),
            _ => self.cursor,
        };
        let label = format!(" {point:>3}");
        let room = usize::from(width).saturating_sub(label.len());
        let hints = self.hint_list();
        let word = |doing: &Doing| self.glyphs.text(doing.short(self.lang));
        let width_of = |(key, doing): &(String, Doing)| {
            self.glyphs.width(key) + 3 + self.glyphs.width(&word(doing))
        };
        // The way forward, help and the way out have their place first; the others fill what is left.
        let mut shown = vec![false; hints.len()];
        let mut used = 0;
        for vital in [true, false] {
            for (place, hint) in hints
                .iter()
                .enumerate()
                .filter(|(_, hint)| hint.1.is_vital() == vital)
            {
                if used + width_of(hint) <= room + 2 {
                    used += width_of(hint);
                    shown[place] = true;
                }
            }
        }
        let text = hints
            .iter()
            .zip(shown)
            .filter(|(_, shown)| *shown)
            .map(|((key, doing), _)| format!("{key} {}", word(doing)))
            .collect::<Vec<_>>()
            .join("  ");
        let fill = " ".repeat(room.saturating_sub(self.glyphs.width(&text)));
        Line::from(vec![
            Span::styled(text, self.theme.dim),
            Span::raw(fill),
            Span::styled(label, self.theme.strong),
        ])
    }

    /// Key and word of everything that can be done now.
    fn hint_list(&self) -> Vec<(String, Doing)> {
        let bindings = self.context().bindings().iter();
        bindings
            .filter_map(|binding| {
                let doing = self.doing(binding.command)?;
                let key = binding.keys.first()?.label();
                let key = if self.context() == Context::Why && key == "→" {
                    "← →".to_owned()
                } else {
                    key
                };
                Some((self.glyphs.text(&key).into_owned(), doing))
            })
            .collect()
    }

    fn render_help(&self, scroll: u16, area: Rect, buf: &mut Buffer) {
        let lines = self.help(area.width);
        let body = Rect {
            height: area.height.saturating_sub(1),
            ..area
        };
        let most = (lines.len() as u16).saturating_sub(body.height);
        let first = usize::from(scroll.min(most));
        put_lines(buf, body, &lines[first..], self.glyphs);
        let foot = Rect {
            y: body.bottom(),
            height: 1,
            ..area
        };
        put_lines(buf, foot, &[self.hints(area.width)], self.glyphs);
    }

    /// The help page: the keys from the key table, then the rules.
    fn help(&self, width: u16) -> Vec<Line<'static>> {
        const KEYS: usize = 22;
        let lang = self.lang;
        let mut lines = vec![Line::styled(text::keys_heading(lang), self.theme.strong)];
        for binding in Context::Board.bindings() {
            let keys: Vec<String> = binding.keys.iter().map(|key| key.label()).collect();
            let keys = self.glyphs.text(&keys.join(" ")).into_owned();
            let pad = " ".repeat(KEYS.saturating_sub(self.glyphs.width(&keys)));
            let doing = super::keymap::doing(binding.command).long(lang);
            for (i, part) in self
                .wrap(doing, width.saturating_sub(KEYS as u16 + 1))
                .into_iter()
                .enumerate()
            {
                let left = if i == 0 {
                    format!("{keys}{pad}")
                } else {
                    " ".repeat(KEYS)
                };
                lines.push(Line::styled(format!("{left} {part}"), self.theme.text));
            }
        }
        for paragraph in text::rules_page(lang, self.game.setup().rules.mode()) {
            lines.push(Line::default());
            lines.extend(
                self.wrap(paragraph, width)
                    .into_iter()
                    .map(|line| Line::styled(line, self.theme.text)),
            );
        }
        lines
    }
}

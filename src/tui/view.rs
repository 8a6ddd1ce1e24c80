//! Where everything stands: board, panel, question or hints, the help page, the notice of a small window.
//!
//! Draws an [`App`] and changes nothing.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Widget};

use crate::rules::Point;
use crate::text::{self, Doing};

use super::app::{App, Cover};
use super::board_view::{BoardPicture, HEIGHT, LOW_HEIGHT, NARROW_WIDTH, WIDTH};
use super::dialog::{Ask, Dialog};
use super::keymap::Context;
use super::panel::wrap;

/// The smallest window that shows the game.
pub(super) const SMALLEST: (u16, u16) = (34, 18);

/// Gap between board and panel, and the narrowest panel that may stand beside the board.
const GAP: u16 = 3;
const NARROWEST_PANEL: u16 = 24;
/// The block is never larger than this, and stands in the middle of a larger window.
const WIDEST: u16 = 92;
const HIGHEST: u16 = 26;

impl Widget for &App {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let area = area.intersection(buf.area);
        if area.is_empty() {
            return;
        }
        buf.set_style(area, self.theme.text);
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let notice = text::too_small(self.lang, SMALLEST, (area.width, area.height));
            Paragraph::new(Text::from_iter(wrap(&notice, area.width))).render(area, buf);
            return;
        }
        let block = middle(area, WIDEST, HIGHEST);
        if self.context() == Context::Page {
            return self.render_page(block, buf);
        }
        let footer = self.footer(block.width);
        let places = Places::of(block, footer.len() as u16);
        let (board, panel) = (places.board, places.panel);
        self.render_board(board, buf);
        let lines = if panel.x > board.x {
            self.panel(panel.width, panel.height)
        } else {
            self.below(panel)
        };
        render_lines(lines, panel, buf);
        // The hints stand on the last row; a question fills the rows from the top.
        render_lines(footer, places.foot, buf);
    }
}

/// Where the parts stand while the board is shown.
struct Places {
    board: Rect,
    /// Beside the board, or below it.
    panel: Rect,
    foot: Rect,
}

impl Places {
    /// The parts within a block, for a footer of so many lines.
    fn of(block: Rect, footer: u16) -> Self {
        let beside = block.width >= WIDTH + GAP + NARROWEST_PANEL;
        // A short window takes the rows a long question needs from the board's labels.
        let footer_rows = footer
            .min(block.height - (HEIGHT - 2))
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
        let height = if body.height >= HEIGHT {
            HEIGHT
        } else {
            LOW_HEIGHT.min(body.height)
        };
        if beside {
            let x = WIDTH + GAP;
            return Self {
                board: Rect {
                    y: body.y + (body.height - height) / 2,
                    height,
                    width: WIDTH,
                    ..body
                },
                panel: Rect {
                    x: body.x + x,
                    width: body.width - x,
                    ..body
                },
                foot,
            };
        }
        let width = if body.width >= WIDTH {
            WIDTH
        } else {
            NARROW_WIDTH
        };
        Self {
            board: Rect {
                x: body.x + (body.width - width) / 2,
                y: body.y,
                width,
                height,
            },
            panel: Rect {
                y: body.y + height,
                height: body.height - height,
                ..body
            },
            foot,
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

fn render_lines(lines: Vec<Line<'static>>, area: Rect, buf: &mut Buffer) {
    for (line, row) in lines.into_iter().zip(area.rows()) {
        line.render(row, buf);
    }
}

impl App {
    /// The point of the board shown at a place of the window, connectors included; `None` when none is shown there.
    pub fn point_at(&self, area: Rect, column: u16, row: u16) -> Option<Point> {
        let hidden = self.is_paused() || matches!(self.cover, Some(Cover::Help(_)));
        if hidden || area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return None;
        }
        let block = middle(area, WIDEST, HIGHEST);
        let board = Places::of(block, self.footer(block.width).len() as u16).board;
        let (x, y) = (column.checked_sub(board.x)?, row.checked_sub(board.y)?);
        BoardPicture::point_at(x, y, board.height)
    }

    fn render_board(&self, area: Rect, buf: &mut Buffer) {
        // While a kept game is offered the clock stands too, but there is no pause to end.
        let offering = matches!(self.dialog, Some(Dialog::Question(Ask::Resume, _)));
        if self.is_paused() && !offering {
            let notice = Line::styled(text::paused(self.lang), self.theme.strong).centered();
            let row = Rect {
                y: area.y + area.height / 2,
                height: 1,
                ..area
            };
            notice.render(row, buf);
            return;
        }
        if let Some(Cover::Review(review)) = &self.cover {
            let board = review.board();
            return (&self.review_picture(review, &board)).render(area, buf);
        }
        (&self.picture()).render(area, buf);
    }

    /// The panel shrunk to the rows below a narrow board: the note if there is one, what is asked, then the rest.
    fn below(&self, area: Rect) -> Vec<Line<'static>> {
        let rows = usize::from(area.height);
        if let Some(Cover::Why(_) | Cover::WhyIn(..)) = self.cover {
            let full = self.panel(area.width, 40);
            let reasons = full
                .iter()
                .rposition(|line| line.width() == 0)
                .map_or(0, |place| place + 1);
            return full.into_iter().skip(reasons).collect();
        }
        if rows > 8 || self.is_reviewing() {
            return self.panel(area.width, area.height);
        }
        let mut lines: Vec<Line> = Vec::new();
        let strong = |text: String| Line::styled(text, self.theme.strong);
        let asked = wrap(&self.prompt(), area.width).into_iter().map(strong);
        let noted: Vec<Line> = self
            .note
            .iter()
            .flat_map(|note| wrap(note, area.width))
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
                while Span::raw(shown).width() > room {
                    shown = &shown[shown.chars().next().map_or(0, char::len_utf8)..];
                }
                let caret = Span::styled(" ", self.theme.chosen);
                vec![Line::from(vec![
                    Span::styled(format!(": {shown}"), self.theme.strong),
                    caret,
                ])]
            }
            Some(Dialog::Question(ask, selected)) => {
                let mut lines: Vec<Line> = wrap(&ask.text(self), width)
                    .into_iter()
                    .map(|line| Line::styled(line, self.theme.strong))
                    .collect();
                let mut row: Vec<Span> = Vec::new();
                for (i, choice) in ask.choices(self).into_iter().enumerate() {
                    let label = format!("{} {}", choice.key, choice.label);
                    let span = if *selected == Some(i) {
                        Span::styled(format!("[{label}]"), self.theme.chosen)
                    } else {
                        Span::styled(format!(" {label} "), self.theme.text)
                    };
                    let used: usize = row.iter().map(Span::width).sum();
                    if used > 0 && used + span.width() > usize::from(width) {
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
            Some(Cover::Why(why) | Cover::WhyIn(why, _)) => why.point(),
            Some(Cover::Review(review)) => review.cursor,
            _ => self.cursor,
        };
        let label = format!(" {point:>3}");
        let room = usize::from(width).saturating_sub(label.len());
        let hints = self.hint_list();
        let width_of = |(key, doing): &(String, Doing)| {
            Span::raw(key).width() + 3 + Span::raw(doing.short(self.lang)).width()
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
            .map(|((key, doing), _)| format!("{key} {}", doing.short(self.lang)))
            .collect::<Vec<_>>()
            .join("  ");
        let fill = " ".repeat(room.saturating_sub(Span::raw(&text).width()));
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
                let key = if matches!(self.context(), Context::Why | Context::Review) && key == "→"
                {
                    "← →".to_owned()
                } else {
                    key
                };
                Some((key, doing))
            })
            .collect()
    }

    fn render_page(&self, area: Rect, buf: &mut Buffer) {
        let (lines, scroll) = self.page(area.width);
        let body = Rect {
            height: area.height.saturating_sub(1),
            ..area
        };
        let most = (lines.len() as u16).saturating_sub(body.height);
        let first = usize::from(scroll.min(most));
        render_lines(lines.into_iter().skip(first).collect(), body, buf);
        let foot = Rect {
            y: body.bottom(),
            height: 1,
            ..area
        };
        render_lines(vec![self.hints(area.width)], foot, buf);
    }
}

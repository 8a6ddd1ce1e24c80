//! The screen drawn: board, panel, question or hints, the pages, the notice of a small window.
//!
//! Draws an [`App`] and changes nothing; where the parts stand is `places`'.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::rules::Color;
use crate::text::{self, Command};

use super::app::App;
use super::board_view::CellSize;
use super::dialog::Dialog;
use super::keymap::Context;
use super::layout::{Layout, SMALLEST, is_too_small, middle};
use super::lines::{put_lines, put_text};
use super::panel::{clock_text, fit};

impl Widget for &App {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let area = area.intersection(buf.area);
        if area.is_empty() {
            return;
        }
        buf.set_style(area, self.theme.text);
        if is_too_small(area) {
            let lines: Vec<Line> = self.too_small(area).into_iter().map(Line::from).collect();
            put_lines(buf, area, &lines, self.glyphs);
            return;
        }
        if self.context() == Context::Page {
            let (width, height) = CellSize::Small.block();
            return self.render_page(middle(area, width, height), buf);
        }
        let layout = self.layout(area);
        self.render_board(&layout, buf);
        let panel = layout.panel;
        let lines = if layout.beside {
            self.panel(panel.width, panel.height)
        } else {
            self.below(panel)
        };
        put_lines(buf, panel, &lines, self.glyphs);
        // Hints, question and typed line end on the last row.
        let footer = self.footer(layout.foot.width);
        let above = layout.foot.height.saturating_sub(footer.len() as u16);
        let foot = Rect {
            y: layout.foot.y + above,
            height: layout.foot.height - above,
            ..layout.foot
        };
        put_lines(buf, foot, &footer, self.glyphs);
    }
}

impl App {
    /// That the window is too small, and the keys that act all the same.
    fn too_small(&self, window: Rect) -> Vec<String> {
        let notice = text::too_small(self.lang, SMALLEST, (window.width, window.height));
        let leave = [Command::Leave, Command::Interrupt].into_iter();
        let leave = leave.filter(|&command| self.acts_unseen(command)).take(1);
        let pause = Some(Command::Pause).filter(|&command| self.acts_unseen(command));
        let keys = leave.chain(pause).filter_map(|command| {
            let binding = Context::Board.bindings().find(|b| b.command == command)?;
            Some(format!(
                "{} {}",
                binding.keys[0].label(),
                command.hint(self.lang)
            ))
        });
        let parts: Vec<String> = std::iter::once(notice).chain(keys).collect();
        self.wrap(&parts.join("  "), window.width)
    }

    fn render_board(&self, layout: &Layout, buf: &mut Buffer) {
        let area = layout.board;
        // While a kept game is offered the clock stands too, but there is no pause to end.
        if self.is_paused() && !self.sitting.is_offering() {
            return self.render_pause(area, buf);
        }
        let shown = self.shown();
        (&self.picture(&shown, layout.cells)).render(area, buf);
    }

    /// The sign for a pause in place of the board, two upright bars, and how to go on.
    fn render_pause(&self, area: Rect, buf: &mut Buffer) {
        const BAR: (u16, u16) = (4, 7);
        let middle = (area.width / 2, area.height / 2);
        for left in [middle.0.saturating_sub(BAR.0 + 2), middle.0 + 2] {
            let bar = Rect::new(
                area.x + left,
                area.y + middle.1.saturating_sub(BAR.1),
                BAR.0,
                BAR.1,
            );
            buf.set_style(bar.intersection(area), self.theme.chosen);
        }
        let notice = self.glyphs.text(text::paused(self.lang));
        let x = usize::from(area.width).saturating_sub(self.glyphs.width(&notice)) / 2;
        put_text(
            buf,
            area,
            (x as u16, middle.1 + 1),
            &notice,
            self.theme.strong,
            self.glyphs,
        );
    }

    /// The panel shrunk to the rows below a narrow board: what is asked, beside the clocks, then the note. Neither the
    /// note nor a long name takes the place of whose turn it is.
    fn below(&self, area: Rect) -> Vec<Line<'static>> {
        let rows = usize::from(area.height);
        if let Some(why) = self.why() {
            return self.reasons(why, area.width, rows);
        }
        if rows > 8 || self.review().is_some() {
            return self.panel(area.width, area.height);
        }
        let clocks = self.clocks();
        let taken = match self.glyphs.width(&clocks) {
            0 => 0,
            columns => columns as u16 + 1,
        };
        let room = area.width.saturating_sub(taken);
        let mut asked = self.wrap(&self.prompt(), room);
        let noted = self.note.iter();
        let mut noted: Vec<String> = noted.flat_map(|note| self.wrap(note, area.width)).collect();
        if let (1, false, Some(player)) = (rows, noted.is_empty(), self.game().to_decide()) {
            // One row holds both: a stone for whose turn it is, then the note.
            let stone = self.stone(self.game().seats().color(player));
            asked = vec![format!(
                "{} {stone} {}",
                self.glyphs.pointer,
                noted.join(" ")
            )];
            asked[0] = fit(&asked[0], usize::from(room), self.glyphs);
            noted.clear();
        }
        let kept = rows.saturating_sub(noted.len()).max(1).min(asked.len());
        if kept < asked.len() {
            let rest = asked.split_off(kept - 1).join(" ");
            asked.push(fit(&rest, usize::from(room), self.glyphs));
        }
        if let Some(first) = asked.first_mut() {
            let gap = usize::from(area.width).saturating_sub(self.glyphs.width(first));
            let gap = gap.saturating_sub(self.glyphs.width(&clocks));
            first.push_str(&" ".repeat(gap));
            first.push_str(&clocks);
        }
        let strong = |text: String| Line::styled(text, self.theme.strong);
        let asked = asked.into_iter().map(strong);
        asked.chain(noted.into_iter().map(Line::from)).collect()
    }

    /// Both clocks in few columns, Black's first, the running one marked; empty in a game without.
    fn clocks(&self) -> String {
        let clock = |color| {
            let player = self.game().seats().player(color);
            let clock = clock_text(self.game().clock(player)?);
            let runs = self.game().to_decide() == Some(player);
            let pointer = if runs { self.glyphs.pointer } else { ' ' };
            Some(format!("{pointer}{clock}"))
        };
        Color::ALL.into_iter().filter_map(clock).collect()
    }

    /// The question, the typed line, or the hints; one line at least.
    pub(super) fn footer(&self, width: u16) -> Vec<Line<'static>> {
        match &self.dialog {
            None => vec![self.hints(width)],
            Some(Dialog::Entry(entry)) => {
                let room = usize::from(width).saturating_sub(3);
                // The end of a long line is what is being typed.
                let shown = self.glyphs.end_of(entry.text(), room);
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
                    let key = choice.key.label();
                    let label = format!("{key} {}", self.glyphs.text(&choice.label));
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

    fn render_page(&self, area: Rect, buf: &mut Buffer) {
        let (lines, scroll) = self.page(area.width);
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
}

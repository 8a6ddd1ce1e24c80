//! The screen drawn: board, panel, the last rows, the pages, the notice of a small window.
//!
//! Draws an [`App`] and changes nothing; where the parts stand is the layout's.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::text::{self, Command};

use super::app::App;
use super::keymap::Context;
use super::layout::{Layout, SMALLEST, is_too_small, page_area};
use super::lines::{put_blanks, put_lines, put_text};

impl Widget for &App {
    fn render(self, area: Rect, buf: &mut Buffer) {
        self.draw(area, buf);
    }
}

impl App {
    /// Draws the screen, and gives the place of what is chosen on it; where nothing is, that of the first cell.
    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer) -> Position {
        let area = area.intersection(buf.area);
        if area.is_empty() {
            return area.as_position();
        }
        buf.set_style(area, self.theme.text);
        if is_too_small(area) {
            let lines: Vec<Line> = self.too_small(area).into_iter().map(Line::from).collect();
            put_lines(buf, area, &lines, self.glyphs);
            return area.as_position();
        }
        if self.context() == Context::Page {
            self.render_page(page_area(area), buf);
            return area.as_position();
        }
        let layout = self.layout(area);
        self.render_board(&layout, buf);
        put_lines(buf, layout.head, &self.head(&layout), self.glyphs);
        put_lines(buf, layout.panel, &self.panel(&layout), self.glyphs);
        put_blanks(buf, layout.foot, self.theme.text);
        put_lines(buf, layout.foot, &layout.footer, self.glyphs);
        self.focus(&layout)
    }

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

    /// A page, below the status of a game whose clock runs behind it.
    fn render_page(&self, area: Rect, buf: &mut Buffer) {
        let mut body = Rect {
            height: area.height.saturating_sub(1),
            ..area
        };
        if self.clock_runs() {
            put_lines(buf, body, &self.status(area.width, 1), self.glyphs);
            body.y += 1;
            body.height -= 1;
        }
        let (lines, scroll) = self.page(area.width);
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

//! The last rows: the message, and the question with its answers, the typed line, or the hints.

use std::ops::Range;

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::app::App;
use super::dialog::{Ask, Dialog};
use super::keymap::{Context, Key};
use super::layout::{is_too_small, page_area};
use super::status::SHORT_NAMES;

impl App {
    /// The last rows, at most so many: a message gives way to a question, and hints give way to a message.
    pub(super) fn footer(&self, width: u16, most: usize) -> Vec<Line<'static>> {
        let mut lines = match &self.dialog {
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
            Some(Dialog::Question(ask, selected)) => self.question(ask, *selected, width).0,
        };
        let Some(note) = &self.note else {
            return lines;
        };
        let note = self.wrap(note, width);
        if self.dialog.is_none() && lines.len() + note.len() > most {
            lines.clear();
        }
        let room = most.saturating_sub(lines.len());
        let note = self.cut(note, usize::from(width), room).into_iter();
        let note = note.map(|line| Line::styled(line, self.theme.strong));
        note.chain(lines).collect()
    }

    /// A question and its answers, and the row and the columns of each answer. Long names are shortened.
    fn question(
        &self,
        ask: &Ask,
        selected: Option<usize>,
        width: u16,
    ) -> (Vec<Line<'static>>, Vec<(usize, Range<usize>)>) {
        const ROWS: usize = 3;
        let mut asked = self.question_with(ask, selected, width, usize::from(width));
        for columns in SHORT_NAMES {
            if asked.0.len() > ROWS && self.sitting.names().iter().any(Option::is_some) {
                asked = self.question_with(ask, selected, width, columns);
            }
        }
        asked
    }

    /// The same with names of at most so many columns, in one row if it fits.
    fn question_with(
        &self,
        ask: &Ask,
        selected: Option<usize>,
        width: u16,
        name: usize,
    ) -> (Vec<Line<'static>>, Vec<(usize, Range<usize>)>) {
        let columns = |span: &Span| self.glyphs.width(&span.content);
        let answers: Vec<Span> = ask
            .choices(self)
            .into_iter()
            .enumerate()
            .map(|(place, choice)| {
                let key = choice.key.label();
                let label = self.shortened(&choice.label, name);
                let label = format!("{key} {}", self.glyphs.text(&label));
                if selected == Some(place) {
                    Span::styled(format!("[{label}]"), self.theme.chosen)
                } else {
                    Span::styled(format!(" {label} "), self.theme.text)
                }
            })
            .collect();
        let mut lines: Vec<Line> = self
            .wrap(&self.shortened(&ask.text(self), name), width)
            .into_iter()
            .map(|line| Line::styled(line, self.theme.strong))
            .collect();
        let all: usize = answers.iter().map(|answer| columns(answer) + 1).sum();
        let mut row = match lines.pop() {
            Some(line) if lines.is_empty() && line.width() + 1 + all <= usize::from(width) => {
                line.spans.into_iter().chain([Span::raw(" ")]).collect()
            }
            line => {
                lines.extend(line);
                Vec::new()
            }
        };
        let mut places = Vec::new();
        for answer in answers {
            let mut used: usize = row.iter().map(columns).sum();
            if used > 0 && used + columns(&answer) > usize::from(width) {
                lines.push(Line::from(std::mem::take(&mut row)));
                used = 0;
            }
            places.push((lines.len(), used..used + columns(&answer)));
            row.extend([answer, Span::raw(" ")]);
        }
        lines.push(Line::from(row));
        (lines, places)
    }

    /// The key printed at a place of the window, with an answer or as a hint.
    pub(super) fn key_at(&self, window: Rect, x: u16, y: u16) -> Option<Key> {
        if is_too_small(window) {
            return None;
        }
        if self.context() == Context::Page {
            let page = page_area(window);
            let column = x.checked_sub(page.x).filter(|_| y + 1 == page.bottom())?;
            return Some(self.hint_at(page.width, usize::from(column))?.key);
        }
        let layout = self.layout(window);
        let row = y.checked_sub(layout.foot.y).map(usize::from)?;
        let column = x.checked_sub(layout.foot.x).map(usize::from)?;
        let line = layout.footer.get(row)?;
        match &self.dialog {
            None if row + 1 == layout.footer.len() => {
                let hint = self.hint_at(layout.foot.width, column)?;
                // A message may stand where the hints were.
                (line.spans.len() == 2).then_some(hint.key)
            }
            Some(Dialog::Question(ask, selected)) => {
                let (lines, places) = self.question(ask, *selected, layout.foot.width);
                // A message stands above the question.
                let row = (row + lines.len()).checked_sub(layout.footer.len())?;
                let hit =
                    |(of, columns): &(usize, Range<usize>)| *of == row && columns.contains(&column);
                let place = places.iter().position(hit)?;
                Some(ask.choices(self).get(place)?.key)
            }
            _ => None,
        }
    }
}

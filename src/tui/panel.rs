//! The text beside the board: which game this is, who is to decide, what happened, the moves.
//!
//! Makes lines for a width and a height; where they stand is the view's.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::game::{Clock, Player};
use crate::rules::Color;
use crate::text;

use super::app::App;
use super::digits;
use super::glyphs::{Glyphs, Set};
use super::time::TENTHS;
use super::why::Why;

/// Columns that one move takes in the list: `225 O15` and a gap.
const MOVE_WIDTH: usize = 9;

/// A panel of so many rows has room for a clock in large digits.
const LARGE_CLOCK_ROWS: usize = 20;

/// Breaks a text into lines of at most `width` columns.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    // Shapes are written 4-3-3; a hyphen is no place to break them.
    let options = textwrap::Options::new(usize::from(width.max(1)))
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(text, options)
        .into_iter()
        .map(std::borrow::Cow::into_owned)
        .collect()
}

/// The time on a clock: minutes and seconds, with hours when there are any; tenths in the last ten seconds.
pub fn clock_text(clock: Clock) -> String {
    let shown = clock.shown();
    if shown < TENTHS {
        let tenths = shown.as_millis() / 100;
        return format!("!{}.{}", tenths / 10, tenths % 10);
    }
    // Rounded up, so that 0:00 is never shown before the flag falls.
    let seconds = shown.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

impl App {
    /// The panel for this many columns and rows; what matters least is left out first.
    pub fn panel(&self, width: u16, height: u16) -> Vec<Line<'static>> {
        let rows = usize::from(height);
        let mut lines = match self.review() {
            Some(review) if self.why().is_none() => return self.review_panel(review, width, rows),
            Some(review) => self.review_heading(review, width),
            None => self.game_heading(width, rows),
        };
        if lines.len() > rows {
            // Blank lines are the first to go.
            lines.retain(|line| line.width() > 0);
        }
        lines.truncate(rows);
        let left = rows.saturating_sub(lines.len() + 1);
        if left > 0 {
            lines.push(Line::default());
            let body = match self.why() {
                Some(why) => self.reasons(why, width, left),
                None => self.move_list(width, left),
            };
            lines.extend(body.into_iter().take(left));
        }
        lines
    }

    /// Which game is being played, by whom, who is to decide what, and what happened.
    fn game_heading(&self, width: u16, rows: usize) -> Vec<Line<'static>> {
        let mut lines = self.heading(width);
        lines.push(Line::default());
        lines.extend(self.players(width, rows >= LARGE_CLOCK_ROWS));
        lines.push(Line::default());
        lines.extend(self.styled(&self.prompt(), width, self.theme.strong));
        if let Some(proposals) = text::numbered_proposals(self.game().phase()) {
            lines.extend(self.styled(&proposals, width, self.theme.text));
        }
        if let Some(note) = &self.note {
            lines.push(Line::default());
            lines.extend(self.styled(note, width, self.theme.text));
        }
        lines
    }

    /// A text in lines of at most `width` columns, in one style.
    pub(super) fn styled(&self, text: &str, width: u16, style: Style) -> Vec<Line<'static>> {
        let lines = self.wrap(text, width).into_iter();
        lines.map(|line| Line::styled(line, style)).collect()
    }

    /// A text of the program in lines of at most `width` columns, in the characters of the glyph set.
    pub(super) fn wrap(&self, text: &str, width: u16) -> Vec<String> {
        wrap(&self.glyphs.text(text), width)
    }

    /// What is asked now, or the result.
    pub fn prompt(&self) -> String {
        text::prompt(self.lang, self.game(), self.sitting.names())
    }

    fn heading(&self, width: u16) -> Vec<Line<'static>> {
        let mut rules = text::rules_line(self.lang, self.game().setup());
        if self.sitting.hints() {
            rules = format!("{rules} · {}", text::hints_on(self.lang));
        }
        let sitting = &self.sitting;
        let in_match = sitting.planned().is_some() || !sitting.series().games().is_empty();
        let number = in_match.then(|| sitting.heading(self.lang));
        let mut lines: Vec<Line> = number
            .into_iter()
            .chain([rules])
            .flat_map(|line| self.wrap(&line, width))
            .map(|line| Line::styled(line, self.theme.text))
            .collect();
        if let Some(opening) = self.game().opening() {
            lines.push(Line::styled(
                self.glyphs
                    .text(&text::opening(self.lang, opening))
                    .into_owned(),
                self.theme.text,
            ));
        }
        if self.shows.marks && self.sitting.is_open() {
            lines.push(Line::styled(
                text::marks_legend(self.lang, self.glyphs.forbidden),
                self.theme.dim,
            ));
        }
        lines
    }

    /// Black first, then White; the pointer marks who has to decide.
    fn players(&self, width: u16, large: bool) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for color in Color::ALL {
            let player = self.game().seats().player(color);
            let decides = self.game().to_decide() == Some(player);
            let pointer = if decides { self.glyphs.pointer } else { ' ' };
            let stone = self.stone(color);
            let style = if decides {
                self.theme.strong
            } else {
                self.theme.text
            };
            let clock = self.game().clock(player).map(clock_text);
            // The stone lies on a patch of wood: a black one is never a bright disc.
            let stone = format!(" {stone} ");
            let taken = self.glyphs.width(&stone) + 1 + clock.as_ref().map_or(0, |c| c.len() + 1);
            let room = usize::from(width).saturating_sub(taken);
            let name = fit(&self.who(player), room, self.glyphs);
            let gap = room.saturating_sub(self.glyphs.width(&name));
            let mut spans = vec![
                Span::styled(pointer.to_string(), style),
                Span::styled(stone, self.theme.stones[color as usize]),
                Span::styled(name, style),
            ];
            if let Some(clock) = clock {
                spans.push(Span::styled(format!("{} {clock}", " ".repeat(gap)), style));
            }
            lines.push(Line::from(spans));
            // Large figures are clear only where blocks are drawn one column wide.
            let large = large && decides && self.glyphs.set == Set::Line;
            if let (true, Some(clock)) = (large, self.game().clock(player)) {
                let rows = digits::rows(&clock_text(clock));
                lines.extend(
                    rows.into_iter()
                        .map(|row| Line::styled(format!("    {row}"), self.theme.strong)),
                );
            }
            if let Some(score) = self.score(player) {
                lines.push(Line::styled(format!("    {score}"), self.theme.dim));
            }
        }
        lines
    }

    /// How a stone of this colour looks.
    pub(super) fn stone(&self, color: Color) -> char {
        self.glyphs.stone(color, self.theme.depth)
    }

    fn score(&self, player: Player) -> Option<String> {
        if self.sitting.series().games().is_empty() {
            return None;
        }
        let score = self.sitting.series().score(player);
        Some(text::score(self.lang, score))
    }

    /// The reasons, as many lines as there is room for; the selected one is always among them.
    pub(super) fn reasons(&self, why: &Why, width: u16, rows: usize) -> Vec<Line<'static>> {
        let indent = "  ".repeat(why.depth());
        let mut lines = Vec::new();
        let mut marked = 0..0;
        for (selected, text) in why.lines(self.lang) {
            let style = if selected {
                self.theme.strong
            } else {
                self.theme.text
            };
            let first = lines.len();
            for (i, line) in self
                .wrap(&text, width.saturating_sub(2 + 2 * why.depth() as u16))
                .into_iter()
                .enumerate()
            {
                let bullet = if selected && i == 0 {
                    self.glyphs.bullet
                } else {
                    ' '
                };
                lines.push(Line::styled(format!("{bullet}{indent} {line}"), style));
            }
            if selected {
                marked = first..lines.len();
            }
        }
        let first = marked.end.saturating_sub(rows).min(marked.start);
        lines.drain(..first);
        lines.truncate(rows);
        lines
    }

    /// The last moves that fit, scrolled back by so many lines.
    fn move_list(&self, width: u16, rows: usize) -> Vec<Line<'static>> {
        let columns = (usize::from(width) / MOVE_WIDTH).clamp(1, 5);
        let moves = self.game().moves();
        let total = moves.len().div_ceil(columns);
        let last = total.saturating_sub(self.scroll.min(total.saturating_sub(rows)));
        let first = last.saturating_sub(rows);
        moves
            .chunks(columns)
            .enumerate()
            .skip(first)
            .take(last - first)
            .map(|(row, chunk)| {
                let spans = chunk.iter().enumerate().map(|(i, m)| {
                    let number = row * columns + i + 1;
                    let point = m
                        .point
                        .map_or_else(|| text::pass_move(self.lang).to_owned(), |p| p.to_string());
                    let style = if number == moves.len() {
                        self.theme.strong
                    } else {
                        self.theme.text
                    };
                    let gap = " ".repeat(4usize.saturating_sub(Span::raw(&point).width()));
                    Span::styled(format!("{number:3} {point}{gap} "), style)
                });
                Line::from(spans.collect::<Vec<_>>())
            })
            .collect()
    }
}

/// A text cut to so many columns, at a character's border; a cut is marked.
pub fn fit(text: &str, columns: usize, glyphs: &Glyphs) -> String {
    if glyphs.width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    for grapheme in Span::raw(text).styled_graphemes(ratatui::style::Style::new()) {
        if glyphs.width(&cut) + glyphs.width(grapheme.symbol) + 1 > columns {
            break;
        }
        cut.push_str(grapheme.symbol);
    }
    if columns > 0 {
        cut.push('~');
    }
    cut
}

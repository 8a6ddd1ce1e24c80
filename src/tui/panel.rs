//! The text beside or below the board: which game this is, who is to decide what, the moves or the reasons.
//!
//! Makes lines for a width and a height; where they stand is the layout's.

use ratatui::style::Style;
use ratatui::text::Line;

use crate::text;

use super::app::App;
use super::board_view::CellSize;
use super::glyphs::{Glyphs, each_symbol};
use super::layout::Layout;
use super::moves::MoveList;
use super::why::ReasonTrail;

/// A panel so wide says in two rows what is asked.
const WIDE_ENOUGH: u16 = 36;

impl App {
    /// The status above a narrow board: who is to decide what, and both sides, or the place of a review.
    pub(super) fn head(&self, layout: &Layout) -> Vec<Line<'static>> {
        let (width, rows) = (layout.head.width, usize::from(layout.head.height));
        let mut lines = match self.review() {
            _ if rows == 0 => return Vec::new(),
            Some(review) => self.review_head(review, layout),
            None if self.has_reasons_above(layout) => self.status(width, 1),
            None => self.status(width, rows),
        };
        if let Some(why) = self.why().filter(|_| self.has_reasons_above(layout)) {
            lines.extend(self.reasons(why, width, rows.saturating_sub(lines.len())));
        }
        lines
    }

    /// Whether reasons are shown in the status, because there is no room below the board.
    fn has_reasons_above(&self, layout: &Layout) -> bool {
        self.why().is_some() && !layout.beside && layout.panel.height < 2
    }

    /// The text about the game, made for the rows of the layout, of which the upper ones are seen; what matters least
    /// is left out first.
    pub(super) fn panel(&self, layout: &Layout) -> Vec<Line<'static>> {
        let (width, beside) = (layout.panel.width, layout.beside);
        let seen = usize::from(layout.panel.height);
        let mut lines = match (self.review(), self.why()) {
            (_, Some(_)) if self.has_reasons_above(layout) => return Vec::new(),
            (Some(review), None) => return self.review_panel(review, layout),
            (Some(review), Some(_)) if beside => self.review_heading(review, width),
            (None, _) if beside => self.game_heading(width, layout.rows, layout.cells),
            _ => Vec::new(),
        };
        if lines.len() > seen {
            // Blank lines are the first to go.
            lines.retain(|line| line.width() > 0);
        }
        lines.truncate(seen);
        if let Some(why) = self.why() {
            lines.extend(self.reasons(why, width, seen - lines.len()));
            return lines;
        }
        if !beside && layout.rows >= 4 {
            // A blank row below the board's letters.
            lines.resize(usize::from(layout.rows >= 6), Line::default());
            lines.extend(self.heading(width, layout.cells));
        }
        if let Some(proposals) = text::numbered_proposals(self.game().phase()) {
            lines.extend(self.styled(&proposals, width, self.theme.text));
        }
        if layout.rows > lines.len() + 2 {
            lines.push(Line::default());
        }
        let list = MoveList {
            moves: self.game().moves(),
            current: self.game().moves().len(),
            is_marked: false,
            back: self.scroll,
            signs: &[],
        };
        lines.extend(self.move_list(&list, width, seen.saturating_sub(lines.len())));
        lines
    }

    /// Which game is being played, by whom, and who is to decide what.
    fn game_heading(&self, width: u16, rows: usize, cells: CellSize) -> Vec<Line<'static>> {
        let mut lines = self.heading(width, cells);
        lines.extend(self.players(width, self.player_rows(rows)));
        lines.push(Line::default());
        let kept = if width < WIDE_ENOUGH { 3 } else { 2 };
        let mut asked = self.prompt_rows(width, kept);
        asked.resize(kept, String::new());
        lines.extend(
            asked
                .into_iter()
                .map(|line| Line::styled(line, self.theme.strong)),
        );
        lines
    }

    /// A text in lines of at most `width` columns, in one style.
    pub(super) fn styled(&self, text: &str, width: u16, style: Style) -> Vec<Line<'static>> {
        let lines = self.wrap(text, width).into_iter();
        lines.map(|line| Line::styled(line, style)).collect()
    }

    /// A text of the program in lines of at most `width` columns, in the characters of the glyph set.
    pub(super) fn wrap(&self, text: &str, width: u16) -> Vec<String> {
        let columns = |c: char| match c {
            ' '..='~' => 1,
            c => self.glyphs.width(c.encode_utf8(&mut [0; 4])),
        };
        text::wrap(&self.glyphs.text(text), usize::from(width), &columns)
            .into_iter()
            .map(str::to_owned)
            .collect()
    }

    /// Which game this is: the match, the rules, the opening, and what the marks mean; each has its row.
    fn heading(&self, width: u16, cells: CellSize) -> Vec<Line<'static>> {
        let mut rules = text::rules_line(self.lang, self.game().setup());
        if self.sitting.hints() {
            rules = format!("{rules} · {}", text::hints_on(self.lang));
        }
        let sitting = &self.sitting;
        let in_match = sitting.planned().is_some() || self.has_scores();
        let number = in_match.then(|| sitting.heading(self.lang));
        let mut lines = Vec::new();
        for line in number.into_iter().chain([rules]) {
            lines.extend(self.styled(&line, width, self.theme.text));
        }
        let opening = text::opening_of(self.lang, self.game());
        lines.push(self.row(&opening.unwrap_or_default(), width, self.theme.text));
        lines.extend(self.legends(width, cells));
        lines
    }

    /// What the marks and numbers on the board mean where they need words; one row at least.
    pub(super) fn legends(&self, width: u16, cells: CellSize) -> Vec<Line<'static>> {
        let marks = (self.shows.marks && self.check_open().is_ok())
            .then(|| text::marks_legend(self.lang, self.glyphs.forbidden));
        let mut legends: Vec<String> = marks
            .into_iter()
            .chain(self.numbers_legend(cells))
            .collect();
        legends.resize(legends.len().max(1), String::new());
        let legends = legends.into_iter();
        legends
            .map(|legend| self.row(&legend, width, self.theme.dim))
            .collect()
    }

    /// Which moves the figures 1 to 9 are where a stone has room for no more than one.
    pub(super) fn numbers_legend(&self, cells: CellSize) -> Option<String> {
        let (moves, from) = match self.review() {
            Some(review) => (&review.moves()[..review.at()], review.numbers_from),
            None => (self.game().moves(), 1),
        };
        let last = moves.iter().rposition(|m| m.point.is_some())? + 1;
        let is_short = cells == CellSize::Small && self.shows.numbers && last >= from + 9;
        is_short.then(|| text::numbers_legend(self.lang, last - 8, last))
    }

    /// A text in one row.
    pub(super) fn row(&self, text: &str, width: u16, style: Style) -> Line<'static> {
        Line::styled(
            fit(&self.glyphs.text(text), usize::from(width), self.glyphs),
            style,
        )
    }

    /// The reasons, as many lines as there is room for; the selected one is always among them.
    pub(super) fn reasons(&self, why: &ReasonTrail, width: u16, rows: usize) -> Vec<Line<'static>> {
        let indent = "  ".repeat(why.depth());
        let mut lines = Vec::new();
        // Where each reason ends.
        let mut ends = Vec::new();
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
            ends.push(lines.len());
        }
        let first = marked.end.saturating_sub(rows).min(marked.start);
        lines.drain(..first);
        if ends.contains(&(first + rows)) {
            lines.truncate(rows);
        }
        self.cut_lines(&mut lines, width, rows);
        lines
    }

    /// Leaves so many of these lines; the last of them tells that more follow.
    pub(super) fn cut_lines(&self, lines: &mut Vec<Line>, width: u16, rows: usize) {
        if lines.len() <= rows {
            return;
        }
        lines.truncate(rows);
        if let Some(span) = lines.last_mut().and_then(|line| line.spans.last_mut()) {
            let room = usize::from(width).saturating_sub(self.glyphs.width("…"));
            let text = fit(&span.content, room, self.glyphs);
            span.content = format!("{}…", text.trim_end_matches('…')).into();
        }
    }
}

/// A text cut to so many columns, at a character's border; a cut is marked.
pub fn fit(text: &str, columns: usize, glyphs: &Glyphs) -> String {
    if glyphs.width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    let mut used = glyphs.width("…");
    each_symbol(text, |symbol| {
        used += glyphs.width(symbol);
        if used <= columns {
            cut.push_str(symbol);
        }
        used <= columns
    });
    if columns > 0 {
        cut.push('…');
    }
    cut
}

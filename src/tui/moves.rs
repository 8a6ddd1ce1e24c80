//! The list of moves, of the game being played and of one under review.

use ratatui::text::{Line, Span};

use crate::game::Move;
use crate::text;

use super::app::App;

/// Columns that one move takes in the list: a mark, `225 O15`, a sign and a gap.
const MOVE_WIDTH: usize = 10;

/// What is shown of a list of moves.
pub(super) struct MoveList<'a> {
    pub(super) moves: &'a [Move],
    /// The number of the move that is to be seen.
    pub(super) current: usize,
    /// Whether it has a mark.
    pub(super) is_marked: bool,
    /// How many lines it is scrolled back from where the current move is seen.
    pub(super) back: usize,
    /// A sign behind the moves of which something is to be said, by their numbers.
    pub(super) signs: &'a [(usize, char)],
}

impl App {
    /// The lines around the current move that fit.
    pub(super) fn move_list(&self, list: &MoveList, width: u16, rows: usize) -> Vec<Line<'static>> {
        let columns = (usize::from(width) / MOVE_WIDTH).clamp(1, 5);
        let total = list.moves.len().div_ceil(columns);
        // The current move is in the last line, or in the middle where more moves follow.
        let line = list.current.saturating_sub(1) / columns;
        let end = (line + 1 + rows / 2).max(rows).min(total);
        let end = end.saturating_sub(list.back.min(end.saturating_sub(rows)));
        let first = end.saturating_sub(rows);
        let lines = list.moves.chunks(columns).enumerate();
        lines
            .skip(first)
            .take(end - first)
            .map(|(line, moves)| {
                let numbered = moves.iter().zip(line * columns + 1..);
                Line::from(
                    numbered
                        .flat_map(|(m, number)| self.listed(list, *m, number))
                        .collect::<Vec<_>>(),
                )
            })
            .collect()
    }

    fn listed(&self, list: &MoveList, m: Move, number: usize) -> [Span<'static>; 2] {
        let is_current = number == list.current;
        let point = m
            .point
            .map_or_else(|| text::pass_move(self.lang).to_owned(), |p| p.to_string());
        let mark = if is_current && list.is_marked {
            self.glyphs.bullet
        } else {
            ' '
        };
        let style = if is_current {
            self.theme.strong
        } else {
            self.theme.text
        };
        let sign = list.signs.iter().find(|(of, _)| *of == number);
        let sign = sign.map_or_else(String::new, |(_, sign)| sign.to_string());
        let shown = format!("{mark}{number:3} {point}");
        let columns = self.glyphs.width(&shown) + self.glyphs.width(&sign);
        let gap = " ".repeat(MOVE_WIDTH.saturating_sub(columns));
        [
            Span::styled(shown, style),
            Span::styled(format!("{sign}{gap}"), self.theme.text),
        ]
    }
}

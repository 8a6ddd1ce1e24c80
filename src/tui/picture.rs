//! Which marks the board carries for the app as it is.
//!
//! Decides what is marked; how a mark looks is `board_view`'s.

use std::collections::BTreeMap;

use crate::game::{Phase, Seat};
use crate::rules::{ForbiddenMap, Point};

use super::app::{App, Cover};
use super::board_view::{BoardPicture, CellSize, Mark};

impl App {
    /// The board with everything marked on it.
    pub fn picture(&self) -> BoardPicture<'_> {
        if let Some(Cover::Why(why) | Cover::WhyIn(why, _)) = &self.cover {
            return BoardPicture {
                board: why.board(),
                marks: why.marks(),
                cursor: Some(why.point()),
                last: None,
                glyphs: self.glyphs,
                theme: &self.theme,
                cells: CellSize::Small,
            };
        }
        BoardPicture {
            board: self.game.board(),
            marks: self.game_marks(),
            cursor: Some(self.cursor),
            last: self.game.last_stone(),
            glyphs: self.glyphs,
            theme: &self.theme,
            cells: CellSize::Small,
        }
    }

    fn game_marks(&self) -> BTreeMap<Point, Mark> {
        let mut marks = BTreeMap::new();
        let board = self.game.board();
        if self.shows.numbers {
            let numbered = self.game.moves().iter().zip(1..);
            marks.extend(numbered.filter_map(|(m, number)| Some((m.point?, Mark::Number(number)))));
        }
        match self.game.phase() {
            // Where the stone of the opening may go; the whole board needs no marks.
            Phase::Placing { zone, by, .. }
                if zone.side() < 15 && *by != Seat::Side(crate::rules::Color::White) =>
            {
                marks.extend(
                    Point::all()
                        .filter(|&p| zone.contains(p) && board.is_empty_at(p))
                        .map(|p| (p, Mark::Zone)),
                );
            }
            phase => marks.extend(phase.proposals().iter().map(|&p| (p, Mark::Letter('5')))),
        }
        if self.shows.marks && self.is_open() {
            let map = ForbiddenMap::of(board);
            marks.extend(map.kinds().map(|(p, kind)| (p, Mark::Forbidden(kind))));
        }
        marks.extend(
            self.game
                .winning_rows()
                .into_iter()
                .flatten()
                .map(|p| (p, Mark::Shape)),
        );
        marks
    }
}

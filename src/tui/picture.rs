//! Which marks the board carries for the app as it is.
//!
//! Decides what is marked; how a mark looks is `board_view`'s.

use crate::game::{Game, Phase, Zone};
use crate::rules::{Board, ForbiddenMap, Point, PointMap};
use crate::text;

use super::app::App;
use super::board_view::{BoardPicture, CellSize, Mark};
use super::layers::Shown;
use super::why::ReasonTrail;

impl App {
    /// The board in front with everything marked on it.
    pub fn picture<'a>(&'a self, shown: &'a Shown, cells: CellSize) -> BoardPicture<'a> {
        if let Some(why) = self.why() {
            return BoardPicture {
                cells,
                ..self.why_picture(why)
            };
        }
        BoardPicture {
            cells,
            marks: match shown.review {
                Some(review) => self.review_marks(review, &shown.board),
                None => self.game_marks(),
            },
            cursor: Some(shown.cursor),
            last: shown.last,
            ..self.bare_picture(&shown.board)
        }
    }

    /// A board in the characters and colours of the app, with nothing marked on it.
    pub(super) fn bare_picture<'a>(&'a self, board: &'a Board) -> BoardPicture<'a> {
        BoardPicture {
            board,
            marks: PointMap::new(),
            cursor: None,
            last: None,
            glyphs: self.glyphs,
            theme: &self.theme,
            cells: CellSize::Small,
        }
    }

    /// The reason that is shown, on its board.
    pub(super) fn why_picture<'a>(&'a self, why: &'a ReasonTrail) -> BoardPicture<'a> {
        BoardPicture {
            marks: why.marks(),
            cursor: Some(why.point()),
            ..self.bare_picture(why.board())
        }
    }

    fn game_marks(&self) -> PointMap<Mark> {
        let mut marks = PointMap::new();
        let board = self.game().board();
        if self.shows.numbers {
            let numbered = self.game().moves().iter().zip(1..);
            marks.extend(numbered.filter_map(|(m, number)| Some((m.point?, Mark::Number(number)))));
        }
        marks.extend(opening_marks(self.game()));
        if self.shows.marks && self.sitting.is_open() {
            let map = ForbiddenMap::of(board);
            marks.extend(map.kinds().map(|(p, kind)| (p, Mark::Forbidden(kind))));
        }
        marks.extend(
            self.game()
                .winning_rows()
                .into_iter()
                .flatten()
                .map(|p| (p, Mark::Shape)),
        );
        marks
    }
}

/// Where the stone of the opening may go, the whole board excepted, and the proposals with their numbers.
fn opening_marks(game: &Game) -> Vec<(Point, Mark)> {
    let phase = game.phase_of_stone();
    if let Phase::Placing { zone, .. } = phase
        && zone != Zone::BOARD
    {
        let free = game.board().empty_points().filter(|&p| zone.contains(p));
        return free.map(|p| (p, Mark::Zone)).collect();
    }
    let mark = |place| Mark::Letter(text::proposal_mark(&phase, place));
    let proposals = phase.proposals().iter().zip(0..);
    proposals.map(|(&p, place)| (p, mark(place))).collect()
}

//! What the facts of the board mean in this game: rows that won, forbidden moves, what a claim would catch, and what may be
//! told while a claim is open (rules.md §5).
//!
//! Questions only; nothing here changes the game.

use crate::rules::{Board, Color, Forbidden, Point, Verdict, judge, rows};

use super::outcome::{ForbiddenMove, Outcome, WinReason};
use super::setup::Move;
use super::{Game, Policy, stones_of};

impl Game {
    /// The rows that won the game, each along its line; empty when it was not won by a row.
    pub fn winning_rows(&self) -> Vec<Vec<Point>> {
        let Some(Outcome::Win {
            winner,
            reason: WinReason::Five | WinReason::Overline,
        }) = self.outcome()
        else {
            return Vec::new();
        };
        let exactly = self.setup.rules.needs_exactly_five(winner);
        let mut rows = self
            .last_stone()
            .map_or_else(Vec::new, |p| rows(&self.now.board, p, winner));
        rows.retain(|row| !exactly || row.len() == 5);
        rows
    }

    /// The board as it was before move `number`, counted from 1.
    pub fn board_before(&self, number: usize) -> Board {
        stones_of(&self.now.moves[..number.saturating_sub(1).min(self.now.moves.len())])
    }

    /// Whether move `number` was a forbidden move of Black, claimed or not, and which; never in free mode.
    pub fn forbidden_move(&self, number: usize) -> Option<ForbiddenMove> {
        self.setup.rules.policy()?;
        let Move {
            color: Color::Black,
            point: Some(point),
        } = *self.now.moves.get(number.checked_sub(1)?)?
        else {
            return None;
        };
        match judge(&self.board_before(number), point) {
            Verdict::Forbidden(kind, tally) => Some(ForbiddenMove {
                number,
                point,
                kind,
                tally,
            }),
            Verdict::Five | Verdict::Legal(_) => None,
        }
    }

    /// The forbidden move that a claim would catch now (rules.md §5): the stone just played, or any overline.
    ///
    /// For the machine; to show it while a claim is open would betray the move.
    pub fn claimable(&self) -> Option<ForbiddenMove> {
        let moves = &self.now.moves;
        if let Some(found) = self.forbidden_move(moves.len()) {
            return Some(found);
        }
        let in_overline = |p| {
            rows(&self.now.board, p, Color::Black)
                .iter()
                .any(|row| row.len() >= 6)
        };
        (1..moves.len())
            .rev()
            .filter(|&number| moves[number - 1].point.is_some_and(in_overline))
            .filter_map(|number| self.forbidden_move(number))
            .find(|found| found.kind == Forbidden::Overline)
    }

    /// Whether reasons and forbidden points give nothing away: the program referees, the game is over, or learners get
    /// all help (`hints`).
    ///
    /// Never in free mode, which has none.
    pub fn is_open(&self, hints: bool) -> bool {
        match self.setup.rules.policy() {
            None => false,
            Some(Policy::Loss | Policy::Block) => true,
            Some(Policy::Claim(_)) => hints || self.outcome().is_some(),
        }
    }

    /// Black's last stone and the number of its move.
    pub fn last_black_stone(&self) -> Option<(usize, Point)> {
        let moves = self.now.moves.iter().enumerate().rev();
        moves
            .filter(|(_, m)| m.color == Color::Black)
            .find_map(|(place, m)| Some((place + 1, m.point?)))
    }
}

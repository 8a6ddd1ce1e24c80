//! What may be told while a claim is open (rules.md §5), the same for every way to show a game.
//!
//! Answers questions about a game as it is; whether a learner asked for all help is the asker's to say.

use super::{Game, Policy};
use crate::rules::{Color, Point};

impl Game {
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

//! A game that goes on from a position under review.

use crate::game::{Action, Entry, Game, Move, Phase, Setup, Start};

use super::Review;

impl Review {
    /// A game for two that goes on from the position shown; `None` when the game had ended there.
    ///
    /// Where the record leads through this position, the game goes on from right after the last move shown, with the
    /// opening procedure, colours and clocks of that moment: a swap or an offer that followed is decided anew. Otherwise
    /// the moves go through the opening procedure as far as a list of moves tells what was decided (colours kept); a
    /// later position is free play.
    pub fn continued(&self) -> Option<Game> {
        let wanted = &self.moves()[..self.at];
        let setup = self.game().setup();
        let mut game = Game::new(setup.clone());
        let mut found = None;
        let mut there = false;
        for entry in self.game().record() {
            let comes = game.moves() == wanted;
            if comes && !there {
                found = Some(game.clone());
            }
            there = comes;
            match *entry {
                Entry::Spent(time) => game.elapse(time),
                Entry::Decided(action) => {
                    // A record of its own game is never refused.
                    let _ = game.apply(action);
                }
            }
        }
        if !there && game.moves() == wanted && game.outcome().is_none() {
            found = Some(game);
        }
        let ended = self.at == self.moves().len() && self.game().outcome().is_some();
        match found {
            None if ended => None,
            None => Some(from_moves(setup, wanted)),
            found => found,
        }
    }
}

/// A game that goes on after these moves, of which nothing else is known.
fn from_moves(setup: &Setup, moves: &[Move]) -> Game {
    let start = |start| Setup {
        start,
        ..setup.clone()
    };
    let mut game = Game::new(start(Start::Empty));
    let follows = moves.iter().all(|m| {
        if matches!(game.phase(), Phase::Swapping { .. })
            && game.apply(Action::Swap(false)).is_err()
        {
            return false;
        }
        let action = m.point.map_or(Action::Pass, Action::Place);
        game.apply(action).is_ok()
    });
    if follows && game.moves() == moves {
        return game;
    }
    Game::new(start(Start::Position(moves.to_vec())))
}

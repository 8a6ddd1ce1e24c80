//! Games between the same two people: colours exchanged from game to game, and the score (rules.md §11).
//!
//! Holds results only; a running game is a [`Game`](super::Game).

use super::outcome::Outcome;
use super::player::{Player, Seats};

/// A game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finished {
    /// Who had which colour at the end.
    pub seats: Seats,
    /// How it ended.
    pub outcome: Outcome,
}

impl Finished {
    /// The person who won.
    pub fn winner(self) -> Option<Player> {
        self.outcome.winner().map(|color| self.seats.player(color))
    }
}

/// One person's score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// 2 for a win, −2 for a loss, 0 for a draw.
    pub fn points(self) -> i64 {
        2 * (i64::from(self.wins) - i64::from(self.losses))
    }
}

/// The games played so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    games: Vec<Finished>,
}

impl Series {
    /// No games yet.
    pub const fn new() -> Self {
        Self { games: Vec::new() }
    }

    /// Adds a finished game.
    pub fn add(&mut self, game: Finished) {
        self.games.push(game);
    }

    /// The finished games, oldest first.
    pub fn games(&self) -> &[Finished] {
        &self.games
    }

    /// A person's score.
    pub fn score(&self, player: Player) -> Score {
        let mut score = Score::default();
        for game in &self.games {
            match game.winner() {
                None => score.draws += 1,
                Some(winner) if winner == player => score.wins += 1,
                Some(_) => score.losses += 1,
            }
        }
        score
    }
}

//! What is known of each move of a game under review, found out once: clocks, time taken, forbidden moves.

use std::time::Duration;

use crate::game::{Clock, Entry, Game, Player};
use crate::rules::Forbidden;

/// What is known of the moves of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// The clocks right after so many moves, by person.
    clocks: Vec<[Option<Clock>; 2]>,
    /// How long each move took, the first move first; maybe none.
    times: Vec<Duration>,
    /// The forbidden moves by their numbers.
    pub(super) forbidden: Vec<(usize, Forbidden)>,
}

impl Known {
    /// Looks through a game.
    pub(super) fn of(game: &Game) -> Self {
        let numbers = 1..=game.moves().len();
        let forbidden = numbers.filter_map(|number| {
            let found = game.forbidden_move(number)?;
            Some((number, found.kind))
        });
        let mut known = Self {
            clocks: Vec::new(),
            times: Vec::new(),
            forbidden: forbidden.collect(),
        };
        if game.clock(Player::One).is_some() {
            known.look_at_clocks(game);
        }
        known
    }

    fn look_at_clocks(&mut self, game: &Game) {
        let of = |game: &Game| Player::ALL.map(|player| game.clock(player));
        let mut now = Game::new(game.setup().clone());
        let given = now.moves().len();
        self.clocks = vec![of(&now); given + 1];
        self.times = vec![Duration::ZERO; given];
        let mut spent = Duration::ZERO;
        for entry in game.record() {
            match *entry {
                Entry::Spent(time) => {
                    now.elapse(time);
                    spent = spent.saturating_add(time);
                }
                Entry::Decided(action) => {
                    // A record of its own game is never refused.
                    let _ = now.apply(action);
                }
            }
            let made = now.moves().len();
            self.clocks.truncate(made + 1);
            self.times.truncate(made);
            if self.clocks.len() <= made {
                self.clocks.push(of(&now));
                self.times.push(std::mem::take(&mut spent));
            }
        }
        // A flag that fell is seen.
        if let Some(last) = self.clocks.last_mut() {
            *last = of(&now);
        }
    }

    /// A person's clock right after so many moves.
    pub(super) fn clock(&self, moves: usize, player: Player) -> Option<Clock> {
        self.clocks.get(moves)?[player.index()]
    }

    /// How long the move with this number took.
    pub(super) fn time(&self, number: usize) -> Option<Duration> {
        self.times.get(number.checked_sub(1)?).copied()
    }
}

//! What happened in a game, in order, and how a game is rebuilt from it.
//!
//! Entries in memory; `record` writes them to files.

use std::time::Duration;

use thiserror::Error;

use super::action::{Action, ActionError};
use super::{Game, Setup};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Time passed for the player who had to decide.
    Spent(Duration),
    /// A decision was taken.
    Decided(Action),
}

/// Adds passed time to a record, as one entry between two decisions however small the steps were.
pub(super) fn spend(record: &mut Vec<Entry>, time: Duration) {
    if let Some(Entry::Spent(before)) = record.last_mut() {
        *before = before.saturating_add(time);
    } else {
        record.push(Entry::Spent(time));
    }
}

/// A record that does not fit its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("entry {number}: {error}")]
pub struct ReplayError {
    /// Which entry, from 1.
    pub number: usize,
    /// Why it was refused.
    pub error: ActionError,
}

/// Rebuilds the game that a record tells.
///
/// ```
/// use renju::game::{Action, Game, RuleSet, Setup, replay};
/// let setup = Setup::new(RuleSet::Free);
/// let mut game = Game::new(setup.clone());
/// game.apply(Action::Place("A1".parse().unwrap())).unwrap();
/// assert_eq!(replay(setup, game.record()), Ok(game));
/// ```
///
/// # Errors
/// [`ReplayError`] names the first entry that the game refuses.
pub fn replay(setup: Setup, record: &[Entry]) -> Result<Game, ReplayError> {
    let mut game = Game::new(setup);
    for (i, entry) in record.iter().enumerate() {
        match *entry {
            Entry::Spent(time) => game.elapse(time),
            Entry::Decided(action) => {
                game.apply(action).map_err(|error| ReplayError {
                    number: i + 1,
                    error,
                })?;
            }
        }
    }
    Ok(game)
}

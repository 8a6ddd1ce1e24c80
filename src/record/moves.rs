//! Moves from a file without procedure data become a [`Game`].
//!
//! Nobody refereed those moves here: a forbidden move that nobody claimed stands, whatever policy
//! new games have, and an opening that is not by the rules is taken as given. What cannot be a game
//! is an error with its place.

use crate::game::{
    Action, ActionError, Due, Game, Mode, Move, Player, Policy, RuleSet, Setup, Start,
};
use crate::rules::{Board, Color, OccupiedError, Point};

use super::error::{MoveFault, Place, RecordError};
use super::note::Note;

/// A move as a file gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Given {
    /// The side, where the file names it.
    pub color: Option<Color>,
    /// The stone, or a pass.
    pub point: Option<Point>,
    /// Where it stands, from 1; `None` where lines mean nothing.
    pub line: Option<usize>,
}

/// Most moves a game can have: 225 stones, and a single pass between any two.
pub(super) const MOST: usize = 450;

/// The rule set under which moves from elsewhere are looked at: nothing refused, nothing refereed.
const fn unrefereed(rules: RuleSet) -> RuleSet {
    let policy = Policy::Claim(crate::game::WrongClaim::Nothing);
    match rules {
        RuleSet::Free => RuleSet::Free,
        RuleSet::Standard(_) => RuleSet::Standard(policy),
        RuleSet::Rif(_) => RuleSet::Rif(policy),
    }
}

impl From<Move> for Given {
    fn from(made: Move) -> Self {
        Self {
            color: Some(made.color),
            point: made.point,
            line: None,
        }
    }
}

/// Builds the game that `given` makes after the stones of `start`; `first` has Black.
pub(super) fn build(
    start: &[Move],
    given: &[Given],
    rules: RuleSet,
    first: Player,
    notes: &mut Vec<Note>,
) -> Result<Game, RecordError> {
    let played = check(start, given)?;
    let rules = unrefereed(rules);
    let taken = as_given(start, &played, rules.mode());
    if taken > 0 {
        notes.push(Note::OpeningAsGiven(taken));
    }
    let mut game = position(start, &played[..taken], rules, first);
    for (i, m) in played.iter().enumerate().skip(taken) {
        let action = m.point.map_or(Action::Pass, Action::Place);
        let Err(error) = game.apply(action) else {
            continue;
        };
        let settling = matches!(error, ActionError::Due(Due::Settlement));
        if game.outcome().is_some() || settling {
            // Other programs play on where no five can come any more, or number the moves of an analysis on.
            notes.push(Note::AfterEnd {
                last: i,
                rest: played.len() - i,
            });
            break;
        }
        return Err(at(given, i, error.into()));
    }
    Ok(game)
}

fn at(given: &[Given], i: usize, fault: MoveFault) -> RecordError {
    let place = Place {
        line: given[i].line,
        number: i + 1,
    };
    RecordError::Move { place, fault }
}

/// Turns and points, which no rule set sees otherwise.
fn check(start: &[Move], given: &[Given]) -> Result<Vec<Move>, RecordError> {
    let mut board = Board::new();
    for (p, color) in start.iter().filter_map(|m| m.point.map(|p| (p, m.color))) {
        // The readers make a setup of different points.
        let _ = board.put(p, color);
    }
    let mut due = start.last().map_or(Color::Black, |m| m.color.opponent());
    let mut moves = Vec::new();
    for (i, m) in given.iter().enumerate() {
        if i >= MOST {
            return Err(at(given, i, MoveFault::TooMany(MOST)));
        }
        let color = m.color.unwrap_or(due);
        if color != due {
            return Err(at(given, i, MoveFault::WrongTurn { due }));
        }
        if let Some(p) = m.point {
            let taken = |error: OccupiedError| at(given, i, MoveFault::Occupied(error));
            board.put(p, color).map_err(taken)?;
        }
        due = color.opponent();
        let point = m.point;
        moves.push(Move { color, point });
    }
    Ok(moves)
}

/// How many moves are taken as given: an opening without procedure data or off its zone, and passes
/// that came early.
fn as_given(start: &[Move], played: &[Move], mode: Mode) -> usize {
    let mut taken = match (mode, played.first()) {
        (Mode::Rif, _) if start.is_empty() => played.len().min(5),
        (Mode::Standard, Some(m)) if start.is_empty() => {
            usize::from(m.point.is_some_and(|p| p != Point::CENTER))
        }
        _ => 0,
    };
    let mut stones = start.iter().filter(|m| m.point.is_some()).count();
    for (i, m) in played.iter().enumerate() {
        let early = match mode {
            Mode::Free | Mode::Standard => stones < 3,
            Mode::Rif => start.len() + i + 1 < RuleSet::Rif(Policy::Block).first_pass(),
        };
        if m.point.is_some() {
            stones += 1;
        } else if early {
            taken = taken.max(i + 1);
        }
    }
    taken
}

fn position(start: &[Move], more: &[Move], rules: RuleSet, first: Player) -> Game {
    let mut setup = Setup {
        first,
        ..Setup::new(rules)
    };
    if !(start.is_empty() && more.is_empty()) {
        setup.start = Start::Position([start, more].concat());
    }
    Game::new(setup)
}

/// An order for stones that were set up without one: alternating at the end, so that `turn` moves
/// next.
pub(super) fn order(black: &[Point], white: &[Point], turn: Option<Color>) -> Vec<Move> {
    let turn = turn.unwrap_or(if black.len() > white.len() {
        Color::White
    } else {
        Color::Black
    });
    let mut left = [black.to_vec(), white.to_vec()];
    if left.iter().all(Vec::is_empty) {
        return Vec::new();
    }
    let mut moves = Vec::new();
    let mut color = turn.opponent();
    if left[color as usize].is_empty() {
        // Nothing of theirs lies there; only a pass hands the turn over.
        moves.push(Move { color, point: None });
        color = turn;
    }
    while let Some(p) = left[color as usize].pop() {
        let point = Some(p);
        moves.push(Move { color, point });
        if !left[color.opponent() as usize].is_empty() {
            color = color.opponent();
        }
    }
    moves.reverse();
    moves
}

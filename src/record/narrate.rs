//! A game told move by move: for each move that stands at the end, everything that led to it, and
//! what to say of it.
//!
//! The events are worded in English; how the game ended is left to the caller that saves it.

use crate::game::{Action, Branch, Clock, Entry, Game, Phase, Player, replay};
use crate::rules::{Color, Point};

use super::error::word;

/// One move, or what came after the last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MoveEvents {
    /// What happened since the move before, this move's own decision last.
    pub entries: Vec<Entry>,
    /// What a reader without our private property should know; lines, maybe none.
    pub events: Vec<String>,
    /// The clock of the side that decided, right after it.
    pub clock: Option<(Color, Clock)>,
    /// Whether colours were exchanged, where there was a choice.
    pub swap: Option<bool>,
    /// The proposals for this move that were not taken.
    pub not_taken: Vec<Point>,
    /// Whether the game ended with it.
    pub ends: bool,
}

/// A whole game; moves on the board from the start are not in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Narration {
    /// One for each move made.
    pub moves: Vec<MoveEvents>,
    /// What came after the last move.
    pub rest: MoveEvents,
}

/// What one entry did.
struct Deed {
    entry: Entry,
    /// Moves on the board after it.
    count: usize,
    event: Option<String>,
    /// Said in place of nothing when the move was taken back later.
    undone: Option<String>,
    clock: Option<(Color, Clock)>,
    swap: Option<bool>,
    not_taken: Vec<Point>,
    ends: bool,
}

/// Tells a game.
pub(super) fn narrate(game: &Game) -> Narration {
    let deeds = deeds(game);
    let base = Game::new(game.setup().clone()).moves().len();
    // From behind: the lowest count still to come tells whether a move stays.
    let mut lowest = usize::MAX;
    let mut stays: Vec<bool> = deeds
        .iter()
        .enumerate()
        .rev()
        .map(|(i, deed)| {
            lowest = lowest.min(deed.count);
            let before = i.checked_sub(1).map_or(base, |i| deeds[i].count);
            deed.count > before && lowest >= deed.count
        })
        .collect();
    stays.reverse();
    let mut narration = Narration::default();
    for (deed, stays) in deeds.into_iter().zip(stays) {
        let step = &mut narration.rest;
        step.entries.push(deed.entry);
        step.events.extend(if stays { None } else { deed.undone });
        step.events.extend(deed.event);
        step.swap = deed.swap.or(step.swap);
        step.ends = deed.ends;
        if stays {
            step.clock = deed.clock;
            step.not_taken = deed.not_taken;
            narration.moves.push(std::mem::take(step));
        }
    }
    narration
}

fn deeds(game: &Game) -> Vec<Deed> {
    let mut now = Game::new(game.setup().clone());
    let mut deeds = Vec::new();
    for &entry in game.record() {
        let event = event(&now, entry);
        let decider = now.to_decide();
        let before = now.moves().len();
        let (seats, proposals) = (now.seats(), now.phase().proposals().to_vec());
        let chooses = match (now.phase(), entry) {
            (Phase::Swapping { .. }, Entry::Decided(action)) => {
                matches!(action, Action::Swap(_) | Action::Place(_))
            }
            (Phase::Choosing { .. }, Entry::Decided(action)) => {
                matches!(action, Action::Choose(_) | Action::Place(_))
            }
            _ => false,
        };
        match entry {
            Entry::Spent(time) => now.elapse(time),
            Entry::Decided(action) => now
                .apply(action)
                .expect("a game accepts again what it accepted"),
        }
        let made = now.moves().get(before);
        let undone = made.map(|m| {
            let what = m.point.map_or("a pass".to_owned(), |p| p.to_string());
            format!("{}: {what}, taken back later", word(m.color))
        });
        let clock = decider.and_then(|who| Some((now.seats().color(who), now.clock(who)?)));
        deeds.push(Deed {
            entry,
            count: now.moves().len(),
            event,
            undone,
            clock,
            swap: chooses.then(|| now.seats() != seats),
            not_taken: match (entry, made) {
                (Entry::Decided(Action::Remove(_) | Action::Pick(_)), Some(made)) => {
                    let others = proposals.into_iter().filter(|&p| Some(p) != made.point);
                    others.collect()
                }
                _ => Vec::new(),
            },
            ends: now.outcome().is_some(),
        });
    }
    debug_assert!(replay(game.setup().clone(), game.record()).as_ref() == Ok(game));
    deeds
}

/// What to say of an entry besides the stone on the board.
fn event(now: &Game, entry: Entry) -> Option<String> {
    let Entry::Decided(action) = entry else {
        return None;
    };
    let side = |who: Player| word(now.seats().color(who));
    Some(match action {
        Action::Place(p) => match now.phase() {
            Phase::Proposing { made, .. } => {
                format!(
                    "Proposal {} for move {}: {p}",
                    made.len() + 1,
                    now.next_number()
                )
            }
            Phase::Swapping { .. } => match now.phase_of_stone() {
                Phase::Proposing { .. } => format!(
                    "Colours kept\nProposal 1 for move {}: {p}",
                    now.next_number()
                ),
                _ => "Colours kept".to_owned(),
            },
            _ => return None,
        },
        Action::Pass | Action::Choose(Branch::Place) => return None,
        Action::Swap(true) | Action::Choose(Branch::Swap) => "Colours exchanged".to_owned(),
        Action::Swap(false) => "Colours kept".to_owned(),
        Action::Declare(number) => format!("Proposals for move 5: {number}"),
        Action::Choose(Branch::Offer) => "Black proposes several points".to_owned(),
        Action::Choose(Branch::Add) => "Two more stones before the choice".to_owned(),
        Action::Choose(Branch::Take(color)) => format!("{} is chosen", word(color)),
        Action::Remove(p) => format!("White removes the proposal {p}"),
        Action::Pick(p) => format!("White picks the proposal {p}"),
        Action::Claim => match now.claimable() {
            Some(_) => "White claims a forbidden move".to_owned(),
            None => "White claims a forbidden move, wrongly".to_owned(),
        },
        Action::AcceptDraw => "White claims nothing and accepts the draw".to_owned(),
        Action::OfferDraw(by) => format!("{} offers a draw", side(by)),
        Action::AskTakeback(by) => format!("{} wants to take back", side(by)),
        Action::Answer { by, yes } => {
            format!("{} {}", side(by), if yes { "agrees" } else { "declines" })
        }
        Action::Resign(by) => format!("{} resigns", side(by)),
        Action::Leave(by) => format!("{} leaves", side(by)),
    })
}

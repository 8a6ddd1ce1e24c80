//! The one transition function: every decision, checked first and carried out whole.
//!
//! Each branch checks before it changes anything, so that an error leaves the game as it was.

use crate::rules::{Color, Point};

use super::action::{Action, ActionError, Due};
use super::outcome::{DrawReason, Outcome, WinReason};
use super::phase::Phase;
use super::player::Player;
use super::procedure::{Branch, Count, Step, Zone};
use super::record::Entry;
use super::rule_set::{Mode, Policy, WrongClaim};
use super::{Game, Move, Offer, Past, Request};

impl Game {
    /// Carries out a decision.
    ///
    /// # Errors
    /// [`ActionError`] says why the decision is refused; the game is exactly as it was then.
    pub fn apply(&mut self, action: Action) -> Result<(), ActionError> {
        if self.outcome().is_some() {
            return Err(ActionError::Over);
        }
        match action {
            Action::Place(p) => self.place(p)?,
            Action::Pass => self.pass()?,
            Action::Swap(swap) => self.swap(swap)?,
            Action::Declare(number) => self.declare(number)?,
            Action::Choose(branch) => self.choose(branch)?,
            Action::Remove(p) => self.remove(p)?,
            Action::Pick(p) => self.pick(p)?,
            Action::Claim => self.claim()?,
            Action::AcceptDraw => match self.now.phase {
                Phase::Settling(reason) => self.end(Outcome::Draw(reason)),
                _ => return Err(self.due()),
            },
            Action::OfferDraw(by) => {
                if self.now.offer.is_some() {
                    return Err(ActionError::OfferPending);
                }
                self.now.offer = Some(Offer {
                    by,
                    what: Request::Draw,
                });
            }
            Action::AskTakeback(by) => self.ask_takeback(by)?,
            Action::Answer { by, yes } => self.answer(by, yes)?,
            Action::Resign(by) => self.concede(by, WinReason::Resignation),
            Action::Leave(by) => self.concede(by, WinReason::Left),
        }
        self.record.push(Entry::Decided(action));
        Ok(())
    }

    /// Whether a pass would be accepted now.
    ///
    /// # Errors
    /// Why not.
    pub fn check_pass(&self) -> Result<(), ActionError> {
        if self.outcome().is_some() {
            return Err(ActionError::Over);
        }
        let first = self.setup.rules.first_pass();
        let early = match self.setup.rules.mode() {
            Mode::Free | Mode::Standard => self.now.board.count() < 3,
            Mode::Rif => self.next_number() < first,
        };
        match self.now.phase {
            // Rules.md §6: not before three stones lie, in RIF not before move 7.
            Phase::Playing { .. } | Phase::Placing { .. } | Phase::Proposing { .. } if early => {
                Err(ActionError::PassTooEarly(first))
            }
            Phase::Playing { .. } => Ok(()),
            _ => Err(self.due()),
        }
    }

    /// Whether White may claim now, rightly or wrongly.
    ///
    /// # Errors
    /// Why not.
    pub fn check_claim(&self) -> Result<WrongClaim, ActionError> {
        if self.outcome().is_some() {
            return Err(ActionError::Over);
        }
        match (self.setup.rules.policy(), &self.now.phase) {
            (None, _) => Err(ActionError::NoForbiddenMoves),
            (Some(Policy::Loss | Policy::Block), _) => Err(ActionError::NotClaimPolicy),
            (Some(Policy::Claim(wrong)), Phase::Playing { .. } | Phase::Settling(_)) => Ok(wrong),
            (Some(Policy::Claim(_)), _) => Err(ActionError::ClaimInOpening),
        }
    }

    /// The moves that a takeback by this person would undo; none where it undoes a choice or a proposal.
    ///
    /// # Errors
    /// Why the person can neither take back nor ask to.
    pub fn check_takeback(&self, by: Player) -> Result<&[Move], ActionError> {
        let target = self.takeback_target(by)?;
        Ok(&self.now.moves[self.past[target].before.moves.len()..])
    }

    /// What the phase wants instead.
    pub(super) fn due(&self) -> ActionError {
        match self.now.phase {
            Phase::Placing { .. } | Phase::Playing { .. } => ActionError::Due(Due::Stone),
            Phase::Proposing { .. } => ActionError::Due(Due::Proposal),
            Phase::Swapping { .. } => ActionError::Due(Due::Swap),
            Phase::Declaring { .. } => ActionError::Due(Due::Number),
            Phase::Choosing { .. } => ActionError::Due(Due::Branch),
            Phase::Removing { .. } => ActionError::Due(Due::Removal),
            Phase::Picking { .. } => ActionError::Due(Due::Pick),
            Phase::Settling(_) => ActionError::Due(Due::Settlement),
            Phase::Over(_) => ActionError::Over,
        }
    }

    /// The phase at the first of these steps of the opening procedure; free play after the last.
    pub(super) fn step(&self, steps: &'static [Step], proposals: Vec<Point>) -> Phase {
        let Some((&step, then)) = steps.split_first() else {
            let last = self.now.moves.last();
            return Phase::Playing {
                turn: last.map_or(Color::Black, |m| m.color.opponent()),
                lost_turn: false,
            };
        };
        match step {
            Step::Place { color, zone, by } => Phase::Placing {
                color,
                zone,
                by,
                then,
            },
            Step::Swap { by, or_place } => Phase::Swapping { by, or_place, then },
            Step::Declare { min, max, by } => Phase::Declaring { min, max, by, then },
            Step::Choose { by, ways } => Phase::Choosing { by, ways },
            Step::Propose { count, by } => {
                let count = match count {
                    Count::Fixed(count) => count,
                    Count::Declared => self.now.declared.unwrap_or(1),
                };
                if count > 1 {
                    Phase::Proposing {
                        count,
                        made: Vec::new(),
                        by,
                        then,
                    }
                } else {
                    // The only proposal is the move.
                    Phase::Placing {
                        color: Color::Black,
                        zone: Zone::BOARD,
                        by,
                        then,
                    }
                }
            }
            Step::Pick { by } => match proposals.len() {
                0 => self.step(then, proposals),
                2 => Phase::Removing {
                    proposals,
                    by,
                    then,
                },
                _ => Phase::Picking {
                    proposals,
                    by,
                    then,
                },
            },
        }
    }

    fn pass(&mut self) -> Result<(), ActionError> {
        self.check_pass()?;
        let Phase::Playing { turn, .. } = self.now.phase else {
            return Err(self.due());
        };
        self.decide(true, |game| {
            // Rules.md §6: two in a row, one by each player.
            let other = Move {
                color: turn.opponent(),
                point: None,
            };
            let drawn = game.now.moves.last() == Some(&other);
            game.now.moves.push(Move {
                color: turn,
                point: None,
            });
            game.now.phase = if drawn {
                Phase::Over(Outcome::Draw(DrawReason::TwoPasses))
            } else {
                game.turn_after(turn)
            };
        });
        Ok(())
    }

    fn swap(&mut self, swap: bool) -> Result<(), ActionError> {
        let Phase::Swapping { then, .. } = self.now.phase else {
            return Err(self.due());
        };
        self.decide(false, |game| {
            if swap {
                game.now.seats = game.now.seats.swapped();
            }
            game.now.phase = game.step(then, Vec::new());
        });
        Ok(())
    }

    fn declare(&mut self, number: u8) -> Result<(), ActionError> {
        let Phase::Declaring { min, max, then, .. } = self.now.phase else {
            return Err(self.due());
        };
        if !(min..=max).contains(&number) {
            return Err(ActionError::NumberOutside { number, min, max });
        }
        self.decide(false, |game| {
            game.now.declared = Some(number);
            game.now.phase = game.step(then, Vec::new());
        });
        Ok(())
    }

    fn choose(&mut self, branch: Branch) -> Result<(), ActionError> {
        let Phase::Choosing { ways, .. } = self.now.phase else {
            return Err(self.due());
        };
        let way = ways
            .iter()
            .find(|way| way.branch == branch)
            .ok_or(ActionError::NotABranch(branch))?;
        self.decide(false, |game| {
            let seats = game.now.seats;
            game.now.seats = match (branch, game.to_decide()) {
                (Branch::Swap, _) => seats.swapped(),
                (Branch::Take(color), Some(by)) if seats.color(by) != color => seats.swapped(),
                _ => seats,
            };
            game.now.phase = game.step(way.then, Vec::new());
        });
        Ok(())
    }

    fn remove(&mut self, p: Point) -> Result<(), ActionError> {
        let Phase::Removing { proposals, .. } = &self.now.phase else {
            return Err(self.due());
        };
        if !proposals.contains(&p) {
            return Err(ActionError::NotAProposal(p));
        }
        let left = proposals.iter().copied().find(|&q| q != p);
        self.pick(left.unwrap_or(p))
    }

    fn pick(&mut self, p: Point) -> Result<(), ActionError> {
        let (Phase::Removing {
            proposals, then, ..
        }
        | Phase::Picking {
            proposals, then, ..
        }) = &self.now.phase
        else {
            return Err(self.due());
        };
        if !proposals.contains(&p) {
            return Err(ActionError::NotAProposal(p));
        }
        let then = *then;
        // The proposal that is left becomes a stone, decided by White and a move of nobody (rules.md §10).
        self.decide(false, |game| {
            game.now
                .board
                .put(p, Color::Black)
                .expect("a proposal lies on an empty point");
            game.now.moves.push(Move {
                color: Color::Black,
                point: Some(p),
            });
            game.now.phase = game.step(then, Vec::new());
        });
        Ok(())
    }

    fn claim(&mut self) -> Result<(), ActionError> {
        let wrong = self.check_claim()?;
        if let Some(found) = self.claimable() {
            self.end(Outcome::Win {
                winner: Color::White,
                reason: WinReason::Claimed(found),
            });
            return Ok(());
        }
        match (wrong, self.now.phase.clone()) {
            (WrongClaim::Nothing, _) | (WrongClaim::Turn, Phase::Settling(_)) => {}
            (WrongClaim::Loss, _) => {
                self.end(Outcome::Win {
                    winner: Color::Black,
                    reason: WinReason::WrongClaim,
                });
            }
            (
                WrongClaim::Turn,
                Phase::Playing {
                    turn: Color::White, ..
                },
            ) => {
                let before = self.to_decide();
                self.now.phase = Phase::Playing {
                    turn: Color::Black,
                    lost_turn: false,
                };
                self.end_turn(before, false);
            }
            // A turn that is lost already is not lost twice.
            (WrongClaim::Turn, Phase::Playing { turn, .. }) => {
                self.now.phase = Phase::Playing {
                    turn,
                    lost_turn: true,
                };
            }
            (WrongClaim::Turn, _) => return Err(ActionError::ClaimInOpening),
        }
        Ok(())
    }

    fn concede(&mut self, by: Player, reason: WinReason) {
        let winner = self.now.seats.color(by.other());
        self.end(Outcome::Win { winner, reason });
    }

    /// Ends the game; what was offered lapses with it.
    pub(super) fn end(&mut self, outcome: Outcome) {
        self.now.phase = Phase::Over(outcome);
        self.now.offer = None;
    }

    /// Carries out a checked decision of the player who has to decide, so that it can be taken back.
    pub(super) fn decide(&mut self, made_move: bool, change: impl FnOnce(&mut Self)) {
        let Some(by) = self.to_decide() else { return };
        self.past.push(Past {
            by,
            made_move,
            before: self.now.clone(),
        });
        change(self);
        if made_move && let Some(clocks) = &mut self.clocks {
            clocks[by.index()].add_increment(self.setup.time);
            clocks[by.index()].refresh();
        }
        self.end_turn(Some(by), made_move);
    }

    /// After the phase may have moved on: offers lapse, and a byo-yomi period starts afresh with the next turn.
    fn end_turn(&mut self, before: Option<Player>, made_move: bool) {
        let now = self.to_decide();
        // One turn may hold several decisions, such as two proposals, or a removal and move 6.
        let new_turn = made_move || now != before;
        self.now.offer = self.now.offer.filter(|offer| match offer.what {
            // Rules.md §6 and issue 2: a draw offer lapses at the offerer's next turn, a takeback with the position.
            Request::Draw => now.is_some() && !(new_turn && now == Some(offer.by)),
            Request::Takeback => false,
        });
        if let (Some(clocks), Some(before)) = (&mut self.clocks, before)
            && now != Some(before)
        {
            clocks[before.index()].refresh();
        }
    }
}

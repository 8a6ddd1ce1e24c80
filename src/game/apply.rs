//! The one transition function: every decision, checked first and carried out whole.
//!
//! Each branch checks before it changes anything, so that an error leaves the game as it was.

use crate::rules::{Color, Point, Verdict, can_make_five, equal_proposals, judge, rows};

use super::action::{Action, ActionError, Due};
use super::outcome::{DrawReason, Outcome, WinReason};
use super::phase::Phase;
use super::player::Player;
use super::procedure::Step;
use super::record::Entry;
use super::rule_set::{Mode, Policy, WrongClaim};
use super::{ForbiddenMove, Game, Move, Offer, Past, Request, Takeback};

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
            Action::Remove(p) => self.remove(p)?,
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
        match self.now.phase {
            // Rules.md §6: not before three stones lie, in RIF not before move 7.
            Phase::Playing { .. } | Phase::Placing { .. } | Phase::Proposing { .. } => {
                let early = match self.setup.rules.mode() {
                    Mode::Free | Mode::Standard => self.now.board.count() < 3,
                    Mode::Rif => self.next_number() < first,
                };
                if early {
                    Err(ActionError::PassTooEarly(first))
                } else {
                    Ok(())
                }
            }
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

    /// Whether a person could take back, or ask to.
    ///
    /// # Errors
    /// Why not.
    pub fn check_takeback(&self, by: Player) -> Result<(), ActionError> {
        self.takeback_target(by).map(drop)
    }

    /// What the phase wants instead.
    fn due(&self) -> ActionError {
        match self.now.phase {
            Phase::Placing { .. } | Phase::Playing { .. } => ActionError::Due(Due::Stone),
            Phase::Proposing { .. } => ActionError::Due(Due::Proposal),
            Phase::Swapping { .. } => ActionError::Due(Due::Swap),
            Phase::Removing { .. } => ActionError::Due(Due::Removal),
            Phase::Settling(_) => ActionError::Due(Due::Settlement),
            Phase::Over(_) => ActionError::Over,
        }
    }

    /// The phase at a step of the opening procedure; free play after its end.
    pub(super) fn step(&self, step: usize, proposals: Vec<Point>) -> Phase {
        match self.setup.rules.procedure().get(step) {
            Some(&Step::Place { color, zone, by }) => Phase::Placing {
                step,
                color,
                zone,
                by,
            },
            Some(&Step::Swap { by }) => Phase::Swapping { step, by },
            Some(&Step::Propose { count, by }) => Phase::Proposing {
                step,
                count,
                made: Vec::new(),
                by,
            },
            Some(&Step::Remove { by }) => Phase::Removing {
                step,
                proposals,
                by,
            },
            None => {
                let last = self.now.moves.last();
                Phase::Playing {
                    turn: last.map_or(Color::Black, |m| m.color.opponent()),
                    lost_turns: 0,
                }
            }
        }
    }

    fn place(&mut self, p: Point) -> Result<(), ActionError> {
        if let Some(by) = self.now.board.get(p) {
            return Err(ActionError::Occupied(crate::rules::OccupiedError {
                point: p,
                by,
            }));
        }
        match self.now.phase.clone() {
            Phase::Placing {
                step, color, zone, ..
            } => {
                if !zone.contains(p) {
                    return Err(ActionError::OutsideZone { point: p, zone });
                }
                self.put(p, color, Some(step + 1))
            }
            Phase::Playing { turn, .. } => self.put(p, turn, None),
            Phase::Proposing {
                step,
                count,
                mut made,
                by,
            } => {
                let stones: Vec<(Point, Color)> = self
                    .now
                    .moves
                    .iter()
                    .filter_map(|m| Some((m.point?, m.color)))
                    .collect();
                if let Some(&first) = made
                    .iter()
                    .find(|&&first| equal_proposals(&stones, first, p))
                {
                    return Err(ActionError::EqualProposals { point: p, first });
                }
                made.push(p);
                let phase = if made.len() < usize::from(count) {
                    Phase::Proposing {
                        step,
                        count,
                        made,
                        by,
                    }
                } else {
                    self.step(step + 1, made)
                };
                self.decide(false, |game| game.now.phase = phase);
                Ok(())
            }
            _ => Err(self.due()),
        }
    }

    /// Puts a stone and draws every conclusion; `next` is the step of the procedure that follows.
    fn put(&mut self, p: Point, color: Color, next: Option<usize>) -> Result<(), ActionError> {
        let number = self.next_number();
        // Judged for every stone of Black alike, so that timing tells nothing (rules.md §5).
        let verdict = self
            .setup
            .rules
            .needs_exactly_five(color)
            .then(|| judge(&self.now.board, p));
        let forbidden = match verdict {
            Some(Verdict::Forbidden(kind, tally)) => Some(ForbiddenMove {
                number,
                point: p,
                kind,
                tally,
            }),
            _ => None,
        };
        let policy = self.setup.rules.policy();
        if let (
            Some(Policy::Block),
            Some(ForbiddenMove {
                point, kind, tally, ..
            }),
        ) = (policy, forbidden)
        {
            return Err(ActionError::Forbidden { point, kind, tally });
        }
        self.decide(true, |game| {
            game.now
                .board
                .put(p, color)
                .expect("the point was found empty");
            game.now.moves.push(Move {
                color,
                point: Some(p),
            });
            game.now.phase = if let Some(reason) = game.row_won(p, color, verdict) {
                Phase::Over(Outcome::Win {
                    winner: color,
                    reason,
                })
            } else if let (Some(Policy::Loss), Some(found)) = (policy, forbidden) {
                let reason = WinReason::ForbiddenPlayed(found);
                Phase::Over(Outcome::Win {
                    winner: Color::White,
                    reason,
                })
            } else if let Some(reason) = game.board_drawn() {
                // Rules.md §6: asked after any such black stone, so that the question betrays nothing.
                match (policy, color) {
                    (Some(Policy::Claim(_)), Color::Black) => Phase::Settling(reason),
                    _ => Phase::Over(Outcome::Draw(reason)),
                }
            } else if let Some(step) = next {
                game.step(step, Vec::new())
            } else {
                game.turn_after(color)
            };
        });
        Ok(())
    }

    /// Whether the stone just put wins by a row (rules.md §4); five beats everything (§3).
    fn row_won(&self, p: Point, color: Color, verdict: Option<Verdict>) -> Option<WinReason> {
        if let Some(verdict) = verdict {
            return (verdict == Verdict::Five).then_some(WinReason::Five);
        }
        let longest = rows(&self.now.board, p, color).iter().map(Vec::len).max()?;
        Some(if longest == 5 {
            WinReason::Five
        } else {
            WinReason::Overline
        })
    }

    /// Whether the board as it lies is a draw (rules.md §6).
    fn board_drawn(&self) -> Option<DrawReason> {
        let lives = |color| {
            can_make_five(
                &self.now.board,
                color,
                self.setup.rules.needs_exactly_five(color),
            )
        };
        if self.now.board.is_full() {
            Some(DrawReason::FullBoard)
        } else if Color::ALL.into_iter().any(lives) {
            None
        } else {
            Some(DrawReason::Dead)
        }
    }

    /// Free play after a move of `color`; White may have lost its turn (rules.md §5).
    fn turn_after(&self, color: Color) -> Phase {
        let lost_turns = match self.now.phase {
            Phase::Playing { lost_turns, .. } => lost_turns,
            _ => 0,
        };
        match (color, lost_turns.checked_sub(1)) {
            (Color::Black, Some(left)) => Phase::Playing {
                turn: Color::Black,
                lost_turns: left,
            },
            _ => Phase::Playing {
                turn: color.opponent(),
                lost_turns,
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
        let Phase::Swapping { step, .. } = self.now.phase else {
            return Err(self.due());
        };
        self.decide(false, |game| {
            if swap {
                game.now.seats = game.now.seats.swapped();
            }
            game.now.phase = game.step(step + 1, Vec::new());
        });
        Ok(())
    }

    fn remove(&mut self, p: Point) -> Result<(), ActionError> {
        let Phase::Removing {
            step,
            mut proposals,
            by,
        } = self.now.phase.clone()
        else {
            return Err(self.due());
        };
        let place = proposals
            .iter()
            .position(|&q| q == p)
            .ok_or(ActionError::NotAProposal(p))?;
        proposals.remove(place);
        if let [left] = proposals[..] {
            // The proposal that is left becomes a stone, decided by the remover and a move of nobody (rules.md §10).
            self.decide(false, |game| {
                game.now
                    .board
                    .put(left, Color::Black)
                    .expect("a proposal lies on an empty point");
                game.now.moves.push(Move {
                    color: Color::Black,
                    point: Some(left),
                });
                game.now.phase = game.step(step + 1, Vec::new());
            });
        } else {
            self.decide(false, |game| {
                game.now.phase = Phase::Removing {
                    step,
                    proposals,
                    by,
                }
            });
        }
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
                    turn: Color::White,
                    lost_turns,
                },
            ) => {
                let before = self.to_decide();
                self.now.phase = Phase::Playing {
                    turn: Color::Black,
                    lost_turns,
                };
                self.end_turn(before, false);
            }
            (WrongClaim::Turn, Phase::Playing { turn, lost_turns }) => {
                self.now.phase = Phase::Playing {
                    turn,
                    lost_turns: lost_turns.saturating_add(1),
                };
            }
            (WrongClaim::Turn, _) => return Err(ActionError::ClaimInOpening),
        }
        Ok(())
    }

    /// The place in the past to which a takeback by this person would lead.
    fn takeback_target(&self, by: Player) -> Result<usize, ActionError> {
        if self.outcome().is_some() {
            return Err(ActionError::Over);
        }
        if self.setup.takeback == Takeback::Never {
            return Err(ActionError::NoTakeback);
        }
        let target = self
            .past
            .iter()
            .rposition(|past| past.by == by)
            .ok_or(ActionError::NothingToTakeBack)?;
        if self.refused[by.index()] == Some(target) {
            return Err(ActionError::TakebackRefused);
        }
        Ok(target)
    }

    fn ask_takeback(&mut self, by: Player) -> Result<(), ActionError> {
        let target = self.takeback_target(by)?;
        if self.setup.takeback == Takeback::Free {
            self.take_back(target);
        } else if self.now.offer.is_some() {
            return Err(ActionError::OfferPending);
        } else {
            self.now.offer = Some(Offer {
                by,
                what: Request::Takeback,
            });
        }
        Ok(())
    }

    fn answer(&mut self, by: Player, yes: bool) -> Result<(), ActionError> {
        let offer = self.now.offer.ok_or(ActionError::NoOffer)?;
        if offer.by == by {
            return Err(ActionError::OwnOffer);
        }
        match (offer.what, yes) {
            (Request::Draw, true) => self.end(Outcome::Draw(DrawReason::Agreement)),
            (Request::Draw, false) => self.now.offer = None,
            (Request::Takeback, true) => {
                let target = self.takeback_target(offer.by)?;
                self.take_back(target);
            }
            (Request::Takeback, false) => {
                self.refused[offer.by.index()] = Some(self.takeback_target(offer.by)?);
                self.now.offer = None;
            }
        }
        Ok(())
    }

    /// Restores the situation before the decision at `target`; time spent stays spent (rules.md §10).
    fn take_back(&mut self, target: usize) {
        let undone = self.past.split_off(target);
        if let Some(clocks) = &mut self.clocks {
            for past in undone.iter().filter(|past| past.made_move) {
                clocks[past.by.index()].remove_increment(self.setup.time);
            }
            for clock in clocks {
                clock.refresh(self.setup.time);
            }
        }
        if let Some(past) = undone.into_iter().next() {
            self.now = past.before;
            self.now.offer = None;
        }
        for refused in &mut self.refused {
            *refused = refused.filter(|&place| place < target);
        }
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

    /// Carries out a checked decision of whoever has to decide, so that it can be taken back.
    fn decide(&mut self, made_move: bool, change: impl FnOnce(&mut Self)) {
        let Some(by) = self.to_decide() else { return };
        self.past.push(Past {
            by,
            made_move,
            before: self.now.clone(),
        });
        change(self);
        if made_move && let Some(clocks) = &mut self.clocks {
            clocks[by.index()].add_increment(self.setup.time);
            clocks[by.index()].refresh(self.setup.time);
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
            clocks[before.index()].refresh(self.setup.time);
        }
    }
}

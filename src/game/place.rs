//! Placing a stone or a proposal, and what follows: won, forbidden, drawn, whose turn (rules.md §3–§7).

use crate::rules::{
    Color, OccupiedError, Point, Verdict, can_make_five, equal_proposals, judge, rows,
};

use super::Game;
use super::action::ActionError;
use super::outcome::{DrawReason, ForbiddenMove, Outcome, WinReason};
use super::phase::Phase;
use super::procedure::{Branch, Step};
use super::rule_set::Policy;
use super::setup::Move;

impl Game {
    /// A stone, or a proposal, on a point.
    pub(super) fn place(&mut self, p: Point) -> Result<(), ActionError> {
        if let Some(by) = self.now.board.get(p) {
            return Err(ActionError::Occupied(OccupiedError { point: p, by }));
        }
        match self.phase_of_stone() {
            Phase::Placing {
                color, zone, then, ..
            } => {
                if !zone.contains(p) {
                    return Err(ActionError::OutsideZone { point: p, zone });
                }
                self.put(p, color, Some(then))
            }
            Phase::Playing { turn, .. } => self.put(p, turn, None),
            Phase::Proposing {
                count,
                mut made,
                by,
                then,
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
                        count,
                        made,
                        by,
                        then,
                    }
                } else {
                    self.step(then, made)
                };
                self.decide(false, |game| game.now.phase = phase);
                Ok(())
            }
            _ => Err(self.due()),
        }
    }

    /// The phase to which a point placed now is an answer: where it keeps the colours or chooses a way as well, the one
    /// after that, else the present one.
    pub fn phase_of_stone(&self) -> Phase {
        let then = match &self.now.phase {
            Phase::Swapping {
                or_place: true,
                then,
                ..
            } => Some(*then),
            Phase::Choosing { ways, .. } => ways
                .iter()
                .find(|way| way.branch == Branch::Place)
                .map(|way| way.then),
            _ => None,
        };
        then.map(|then| self.step(then, Vec::new()))
            .filter(|phase| self.decider(phase) == self.to_decide())
            .unwrap_or_else(|| self.now.phase.clone())
    }

    /// Puts a stone and draws every conclusion; `next` is what follows in the opening procedure.
    fn put(
        &mut self,
        p: Point,
        color: Color,
        next: Option<&'static [Step]>,
    ) -> Result<(), ActionError> {
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
            } else if let Some(steps) = next {
                game.step(steps, Vec::new())
            } else {
                game.turn_after(color)
            };
        });
        Ok(())
    }

    /// Whether the stone just placed wins by a row (rules.md §4); five beats everything (§3).
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
    pub(super) fn turn_after(&self, color: Color) -> Phase {
        let lost_turn = matches!(
            self.now.phase,
            Phase::Playing {
                lost_turn: true,
                ..
            }
        );
        let again = color == Color::Black && lost_turn;
        Phase::Playing {
            turn: if again { color } else { color.opponent() },
            lost_turn: false,
        }
    }
}

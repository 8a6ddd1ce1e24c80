//! What a decision led to, told as data: the decision itself, the moves that were added, a takeback.

use crate::game::{Action, Game, Offer, Phase, Player, Request};
use crate::rules::Color;

use super::{Person, Said, Sitting};

impl Sitting {
    /// What an accepted decision led to, the end of the game excepted.
    pub(super) fn narrate(&mut self, before: &Game, action: Action) -> Vec<Said> {
        let mut said = Vec::new();
        self.tell_decision(before, action, &mut said);
        self.tell_moves(before, &mut said);
        if let Some(by) = self.took_back(before, action) {
            said.push(Said::TakenBack(person(before, by)));
        }
        said
    }

    /// What was decided, as far as the moves do not show it.
    fn tell_decision(&mut self, before: &Game, action: Action, said: &mut Vec<Said>) {
        let by = before.to_decide().map(|by| person(before, by));
        match action {
            Action::Place(point) => {
                if let (Phase::Swapping { .. }, Some(by)) = (before.phase(), by) {
                    said.push(Said::Swapped(by, false));
                }
                if let Phase::Proposing { made, count, .. } = before.phase_of_stone() {
                    let which = made.len() + 1;
                    said.push(Said::Proposed {
                        which,
                        count,
                        point,
                    });
                }
            }
            Action::Swap(swap) => said.extend(by.map(|by| Said::Swapped(by, swap))),
            Action::Declare(number) => said.extend(by.map(|by| Said::Declared(by, number))),
            Action::Choose(branch) => said.extend(by.map(|by| Said::Chosen(by, branch))),
            Action::Remove(point) => said.extend(by.map(|by| Said::Removed(by, point))),
            Action::Pick(point) => said.extend(by.map(|by| Said::Picked(by, point))),
            Action::Claim if !self.was_right() => {
                said.push(Said::WrongClaim(before.check_claim().unwrap_or_default()));
                let last = before.moves().len();
                let explained = before.last_black_stone().map(|(number, _)| number);
                self.answered = explained.filter(|&n| n == last).or(self.answered);
            }
            Action::Answer { by, yes: false } => said.push(Said::Declined(by)),
            _ => {}
        }
        let swapped = matches!(action, Action::Swap(_) | Action::Choose(_))
            && before.seats() != self.game.seats();
        for color in Color::ALL.into_iter().filter(|_| swapped) {
            let player = self.game.seats().player(color);
            said.push(Said::Seated(color, person(before, player)));
        }
    }

    /// Whether the claim just made was right.
    fn was_right(&self) -> bool {
        let outcome = self.game.outcome();
        outcome.is_some_and(|end| end.forbidden_move().is_some())
    }

    /// Every move that was added, and the opening that the third one makes.
    fn tell_moves(&self, before: &Game, said: &mut Vec<Said>) {
        let known = before.moves().len();
        for (place, m) in self.game.moves().iter().enumerate().skip(known) {
            said.push(Said::Moved {
                number: place + 1,
                color: m.color,
                by: (!before.is_tentative()).then(|| self.game.seats().player(m.color)),
                point: m.point,
            });
        }
        if known < 3 && self.game.moves().len() >= 3 {
            let is_named = self.game.opening().is_some() || self.game.opens_outside();
            said.extend(is_named.then_some(Said::Opened));
        }
    }

    /// Who took back by this decision.
    fn took_back(&self, before: &Game, action: Action) -> Option<Player> {
        match (action, before.offer()) {
            (Action::AskTakeback(by), _) if self.game.offer().is_none() => Some(by),
            (
                Action::Answer { yes: true, .. },
                Some(Offer {
                    by,
                    what: Request::Takeback,
                }),
            ) => Some(by),
            _ => None,
        }
    }
}

/// A person as a game stands.
fn person(game: &Game, player: Player) -> Person {
    Person {
        player,
        color: game.seats().color(player),
        tentative: game.is_tentative(),
    }
}

//! What is said when something happens: every move with its colour and number, choices, the result.
//!
//! Changes nothing in the game.

use crate::game::{Action, Finished, Game, Name, Offer, Phase, Player, Request};
use crate::rules::{Color, examine};
use crate::text::{self, spoken};

use super::session::Session;

impl Session {
    /// What an accepted decision led to, the end of the game excepted.
    pub(super) fn tell(&mut self, before: &Game, action: Action) {
        let lang = self.settings.lang;
        match action {
            Action::Place(point) => {
                if let Phase::Proposing { made, count, .. } = before.phase() {
                    let who = self.who(self.game.seats().player(Color::Black));
                    let text = spoken::proposed(lang, &who, made.len() + 1, *count, point);
                    self.say(&text);
                }
            }
            Action::Swap(_) | Action::Remove(_) => {
                if let Some(text) = text::move_made(lang, before, &self.names, action) {
                    self.say(&text);
                }
            }
            Action::Claim if !self.was_right() => {
                self.say(&text::wrong_claim(lang, before));
                let last = before.moves().len();
                let explained = before.last_black_stone().map(|(number, _)| number);
                self.answered = explained.filter(|&n| n == last).or(self.answered);
            }
            Action::Answer { by, yes: false } => {
                let who = self.who(by);
                self.say(&spoken::declined(lang, &who));
            }
            _ => {}
        }
        if action == Action::Swap(true) {
            for color in Color::ALL {
                let player = self.game.seats().player(color);
                // Without a name the person is who they were before the swap.
                let name = self.names[player.index()].as_ref().map_or_else(
                    || text::who(lang, before, &self.names, player),
                    Name::to_string,
                );
                self.say(&spoken::seat(lang, color, &name));
            }
        }
        self.tell_moves(before);
        self.tell_takeback(before, action);
    }

    /// Whether the claim just made was right.
    fn was_right(&self) -> bool {
        let outcome = self.game.outcome();
        outcome.is_some_and(|end| end.forbidden_move().is_some())
    }

    /// Every move that was added, with its colour and number.
    fn tell_moves(&mut self, before: &Game) {
        let lang = self.settings.lang;
        let known = before.moves().len();
        let added: Vec<_> = self.game.moves().iter().copied().skip(known).collect();
        for (i, m) in added.into_iter().enumerate() {
            let who = if before.is_tentative() {
                spoken::stone(lang, m.color).to_owned()
            } else {
                self.who(self.game.seats().player(m.color))
            };
            self.say(&spoken::moved(lang, known + i + 1, &who, m.point));
        }
        if known < 3 && self.game.moves().len() >= 3 {
            self.tell_opening();
        }
    }

    fn tell_takeback(&mut self, before: &Game, action: Action) {
        let by = match (action, before.offer()) {
            (Action::AskTakeback(by), _) if self.game.offer().is_none() => by,
            (
                Action::Answer { yes: true, .. },
                Some(Offer {
                    by,
                    what: Request::Takeback,
                }),
            ) => by,
            _ => return,
        };
        let who = text::who(self.settings.lang, before, &self.names, by);
        let moves = self.game.moves().len();
        self.say(&spoken::taken_back(self.settings.lang, &who, moves));
    }

    pub(super) fn tell_opening(&mut self) {
        if let Some(opening) = self.game.opening() {
            self.say(&text::opening(self.settings.lang, opening));
        }
    }

    /// The result, the shapes of the forbidden move that decided, and the score.
    pub(super) fn tell_the_end(&mut self) {
        let lang = self.settings.lang;
        let Some(outcome) = self.game.outcome() else {
            return;
        };
        if std::mem::replace(&mut self.scored, true) {
            return;
        }
        self.question = None;
        self.say(&text::outcome(lang, &self.game, &self.names, outcome));
        if let Some(found) = outcome.forbidden_move() {
            // A claimed forbidden move shows its shapes (rules.md §5).
            let board = self.game.board_before(found.number);
            self.say(&text::tree(lang, &examine(&board, found.point)).join("\n"));
        }
        self.series.add(Finished {
            seats: self.game.seats(),
            outcome,
        });
        for player in Player::ALL {
            let score = self.series.score(player);
            let text = text::score(lang, score.wins, score.draws, score.points());
            let who = self.who(player);
            self.say(&spoken::score(lang, &who, &text));
        }
    }
}

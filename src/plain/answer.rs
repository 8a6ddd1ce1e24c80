//! What a typed line leads to: a decision, a question before one, or something told.
//!
//! How words are spelt is `text`'s, whether a decision is allowed the game's.

use crate::game::{Action, ActionError, Offer, Phase, Player, Request};
use crate::rules::{Color, Point};
use crate::text::{self, Typed, Word, spoken};

use super::session::Session;

/// What is asked before it is done, as on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Claim a forbidden move?
    Claim,
    /// Pass, and end the game by it?
    Pass,
    /// Remove this proposal?
    Remove(Point),
    /// Does this person resign?
    Resign(Player),
    /// Take back whose decision?
    Takeback,
    /// Leave?
    Leave,
}

impl Session {
    /// The question and its answers, in words.
    pub(super) fn question_text(&self, question: Question) -> String {
        let lang = self.settings.lang;
        let decider = self.who(self.decider());
        let text = match question {
            Question::Claim => text::ask_claim(
                lang,
                &self.who(self.game.seats().player(Color::White)),
                self.game.check_claim().unwrap_or_default(),
            ),
            Question::Pass => text::ask_pass(lang, &decider),
            Question::Remove(point) => text::ask_remove(lang, &decider, point),
            Question::Resign(player) => spoken::ask_resign(lang, &self.who(player)),
            Question::Takeback => {
                let text = text::ask_takeback_whose(lang);
                return spoken::with_answers(lang, &text, &spoken::black_white_no(lang));
            }
            Question::Leave if self.settings.keeps => text::ask_leave(lang, true),
            Question::Leave => spoken::ask_leave(lang, &decider),
        };
        spoken::with_answers(lang, &text, &spoken::yes_no(lang))
    }

    /// Takes a typed line.
    pub(super) fn entered(&mut self, line: &str) {
        let asked = self.question.is_some()
            || self.game.offer().is_some()
            || matches!(self.game.phase(), Phase::Swapping { .. });
        let typed = Typed::read(line, asked);
        if self.told(typed) {
            self.ask();
            return;
        }
        match (self.question, typed) {
            (_, Typed::Unknown) => {
                self.say(&spoken::not_understood(self.settings.lang, line));
            }
            (_, Typed::Word(Word::Leave)) => self.leave(),
            (Some(question), _) => self.answered_with(question, typed),
            (None, Typed::Point(point)) => self.put(point),
            (None, Typed::Word(word)) => self.word(word, None, line),
            (None, Typed::Of(word, color)) => {
                let player = self.game.seats().player(color);
                self.word(word, Some(player), line);
            }
            (None, Typed::About(Word::Remove, point)) => self.act(Action::Remove(point)),
            (None, Typed::About(..) | Typed::Nothing) => {
                self.say(&spoken::not_understood(self.settings.lang, line));
            }
        }
    }

    /// Tells what can be told at any time; whether the line asked for that.
    fn told(&mut self, typed: Typed) -> bool {
        match typed {
            Typed::Nothing => {}
            Typed::Word(Word::Board) => self.tell_board(),
            Typed::Word(Word::Stones) => self.tell_stones(),
            Typed::Word(Word::Moves) => self.tell_moves_so_far(),
            Typed::Word(Word::Help) => self.tell_help(),
            Typed::Word(Word::Marks) => self.tell_forbidden_points(),
            Typed::Word(Word::Why) => self.tell_why(None),
            Typed::About(Word::Why, point) => self.tell_why(Some(point)),
            _ => return false,
        }
        true
    }

    fn answered_with(&mut self, question: Question, typed: Typed) {
        let Typed::Word(word) = typed else {
            return self.say(spoken::answer_first(self.settings.lang));
        };
        let action = match (question, word) {
            (_, Word::No) => None,
            (Question::Takeback, Word::Black | Word::White) => word
                .color()
                .map(|color| Action::AskTakeback(self.game.seats().player(color))),
            (Question::Claim, Word::Yes) => Some(Action::Claim),
            (Question::Pass, Word::Yes) => Some(Action::Pass),
            (Question::Remove(point), Word::Yes) => Some(Action::Remove(point)),
            (Question::Resign(player), Word::Yes) => Some(Action::Resign(player)),
            (Question::Leave, Word::Yes) => {
                self.question = None;
                self.done = true;
                if !self.settings.keeps {
                    self.act(Action::Leave(self.decider()));
                }
                return;
            }
            _ => return self.say(spoken::answer_first(self.settings.lang)),
        };
        self.question = None;
        match action {
            Some(action) => self.act(action),
            None => self.ask(),
        }
    }

    fn put_question(&mut self, question: Question) {
        self.question = Some(question);
        self.ask();
    }

    /// A point: whatever the phase asks for.
    fn put(&mut self, point: Point) {
        match self.game.phase() {
            // The point alone may as well have been meant as the one to stay.
            Phase::Removing { proposals, .. } if proposals.contains(&point) => {
                self.put_question(Question::Remove(point));
            }
            Phase::Removing { .. } => self.act(Action::Remove(point)),
            _ => self.act(Action::Place(point)),
        }
    }

    /// A word, said by or about a person if one is named.
    fn word(&mut self, word: Word, person: Option<Player>, line: &str) {
        let lang = self.settings.lang;
        let decider = self.decider();
        match (word, person) {
            (Word::Resign, _) if self.game.outcome().is_some() => self.refuse(ActionError::Over),
            (Word::Resign, _) => {
                self.put_question(Question::Resign(person.unwrap_or(decider)));
            }
            (Word::Draw, _) => self.draw(person.unwrap_or(decider)),
            (Word::Takeback, Some(player)) => self.act(Action::AskTakeback(player)),
            (Word::Takeback, None) => self.takeback(),
            (_, Some(_)) => self.say(&spoken::not_understood(lang, line)),
            (Word::Claim, _) => self.claim(),
            (Word::Pass, _) => self.pass(),
            (Word::Swap, _) => self.act(Action::Swap(true)),
            (Word::Keep, _) => self.act(Action::Swap(false)),
            (Word::Accept, _) => match self.game.offer() {
                Some(offer) => self.answer_offer(offer, true),
                None => self.act(Action::AcceptDraw),
            },
            (Word::Yes | Word::No, _) => self.yes_or_no(word == Word::Yes),
            (Word::Next, _) if self.game.outcome().is_none() => {
                self.say(spoken::still_running(lang));
            }
            (Word::Next, _) if self.has_next() => self.next_game(),
            (Word::Next, _) => self.say(text::match_over(lang)),
            _ => self.say(&spoken::not_understood(lang, line)),
        }
    }

    fn answer_offer(&mut self, offer: Offer, yes: bool) {
        let by = offer.by.other();
        self.act(Action::Answer { by, yes });
    }

    fn yes_or_no(&mut self, yes: bool) {
        match (self.game.offer(), self.game.phase()) {
            (Some(offer), _) => self.answer_offer(offer, yes),
            (None, Phase::Swapping { .. }) => self.act(Action::Swap(yes)),
            _ => self.say(spoken::nothing_asked(self.settings.lang)),
        }
    }

    fn claim(&mut self) {
        match (self.game.check_claim(), self.game.phase()) {
            (Err(error), _) => self.refuse(error),
            // Asked for already, as one of two answers.
            (Ok(_), Phase::Settling(_)) => self.act(Action::Claim),
            (Ok(_), _) => self.put_question(Question::Claim),
        }
    }

    /// A second pass in a row would end the game.
    fn pass(&mut self) {
        let other_passed = self.game.moves().last().is_some_and(|m| m.point.is_none());
        match self.game.check_pass() {
            Err(error) => self.refuse(error),
            Ok(()) if other_passed => self.put_question(Question::Pass),
            Ok(()) => self.act(Action::Pass),
        }
    }

    fn draw(&mut self, by: Player) {
        let is_offered = self
            .game
            .offer()
            .is_some_and(|offer| offer.what == Request::Draw);
        if is_offered {
            self.ask();
        } else {
            self.act(Action::OfferDraw(by));
        }
    }

    /// Whose decision, if there are two people who could mean theirs.
    fn takeback(&mut self) {
        let [one, two] = Player::ALL.map(|player| (player, self.game.check_takeback(player)));
        match (one, two) {
            ((_, Ok(())), (_, Ok(()))) => self.put_question(Question::Takeback),
            ((player, Ok(())), _) | (_, (player, Ok(()))) => self.act(Action::AskTakeback(player)),
            ((_, Err(error)), _) => self.refuse(error),
        }
    }

    fn leave(&mut self) {
        if self.is_running() {
            self.put_question(Question::Leave);
        } else {
            self.done = true;
        }
    }
}

//! What a typed line leads to, in the screen's line and in the line mode.

use crate::game::{Action, Player};
use crate::rules::parse_moves;
use crate::text::{self, Typed, Word};

use super::{Question, Said, Sitting};

impl Sitting {
    /// Takes a typed line; `None` when it says nothing to this layer: help, a picture, reasons, or nonsense.
    pub fn typed(&mut self, line: &str) -> Option<Vec<Said>> {
        let typed = Typed::read(line, self.question().is_some());
        if typed == Typed::Word(Word::Leave) {
            return Some(self.leave());
        }
        if let Some(question) = self.question.clone() {
            return (typed != Typed::Unknown).then(|| self.answered_with(&question, typed));
        }
        Some(match typed {
            Typed::Point(point) => self.point(point),
            Typed::About(Word::Remove, point) => self.act(Action::Remove(point)),
            Typed::Of(word, color) => self.word(word, Some(self.game.seats().player(color)))?,
            Typed::Word(word) => self.word(word, None)?,
            Typed::Nothing | Typed::About(..) => return None,
            Typed::Unknown => {
                let plain: String = line.chars().map(text::latin).collect();
                // More than one decision is none that a slip of the clipboard may make.
                let moves = parse_moves(&plain).ok().filter(|moves| moves.len() > 1)?;
                self.question = Some(Question::Play(moves));
                Vec::new()
            }
        })
    }

    /// An answer to the question that was asked.
    fn answered_with(&mut self, question: &Question, typed: Typed) -> Vec<Said> {
        let Typed::Word(word) = typed else {
            return vec![Said::AnswerFirst];
        };
        self.pick(question, word)
            .unwrap_or_else(|| vec![Said::AnswerFirst])
    }

    /// What follows from the answer that a word picks, if it picks one.
    fn pick(&mut self, question: &Question, word: Word) -> Option<Vec<Said>> {
        let mut choices = question.choices(text::Lang::default(), self).into_iter();
        let choice = choices.find(|choice| choice.is_picked_by(word))?;
        Some(self.follow(choice.then))
    }

    /// A word, said by or about a person if one is named.
    fn word(&mut self, word: Word, person: Option<Player>) -> Option<Vec<Said>> {
        if person.is_none()
            && let Some(due) = Question::due(&self.game)
            && let Some(said) = self.pick(&due, word)
        {
            return Some(said);
        }
        Some(match (word, person) {
            (Word::Resign, _) => self.resign(Some(person.unwrap_or(self.decider()))),
            (Word::Draw, _) => self.draw(person),
            (Word::Takeback, _) => self.takeback(person),
            (_, Some(_)) => return None,
            (Word::Claim, _) => self.claim(),
            (Word::Pass, _) => self.pass(),
            (Word::Swap, _) => self.act(Action::Swap(true)),
            (Word::Keep, _) => self.act(Action::Swap(false)),
            (Word::Accept, _) => match self.game.offer() {
                Some(offer) => {
                    let by = offer.by.other();
                    self.act(Action::Answer { by, yes: true })
                }
                None => self.act(Action::AcceptDraw),
            },
            (Word::Yes | Word::No, _) => vec![Said::NothingAsked],
            (Word::Next, _) => self.next_game(),
            _ => return None,
        })
    }
}

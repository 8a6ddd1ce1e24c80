//! What a typed line leads to, in the screen's line and in the line mode.

use crate::game::{Action, Branch, Player};
use crate::text::{self, Command, Typed};

use super::{Question, Said, Sitting};

impl Sitting {
    /// Takes a typed line; `None` when it says nothing to this layer: help, a picture, reasons, or nonsense.
    pub fn typed(&mut self, line: &str) -> Option<Vec<Said>> {
        let typed = Typed::read(line, self.question().is_some());
        if typed == Typed::Command(Command::Leave) {
            let question = self.question.clone();
            let answered = question.and_then(|question| self.pick(&question, Command::Leave));
            return Some(answered.unwrap_or_else(|| self.leave()));
        }
        if let Some(question) = self.question.clone() {
            return (typed != Typed::Unknown).then(|| self.answered_with(&question, &typed));
        }
        Some(match typed {
            Typed::Point(point) => self.point(point),
            Typed::At(Command::Remove, point) => self.act(Action::Remove(point)),
            Typed::At(Command::Pick, point) => self.act(Action::Pick(point)),
            Typed::Number(number) => self.numbered(number)?,
            Typed::By(command, color) => {
                self.given(command, Some(self.game.seats().player(color)))?
            }
            Typed::Command(command) => self.given(command, None)?,
            // More than one decision is none that a slip of the clipboard may make.
            Typed::Moves(moves) => {
                self.question = Some(Question::Play(moves));
                Vec::new()
            }
            Typed::Nothing | Typed::At(..) | Typed::Save(_) | Typed::Unknown => {
                return None;
            }
        })
    }

    /// An answer to the question that was asked.
    fn answered_with(&mut self, question: &Question, typed: &Typed) -> Vec<Said> {
        let Typed::Command(command) = typed else {
            return vec![Said::AnswerFirst];
        };
        self.pick(question, *command)
            .unwrap_or_else(|| vec![Said::AnswerFirst])
    }

    /// What follows from the answer that a command picks, if it picks one.
    fn pick(&mut self, question: &Question, command: Command) -> Option<Vec<Said>> {
        let mut choices = question.choices(text::Lang::default(), self).into_iter();
        let choice = choices.find(|choice| choice.is_picked_by(command))?;
        Some(self.follow(choice.then))
    }

    /// A command, given for a person if one is named.
    fn given(&mut self, command: Command, person: Option<Player>) -> Option<Vec<Said>> {
        if person.is_none()
            && let Some(due) = Question::of(&self.game)
            && let Some(said) = self.pick(&due, command)
        {
            return Some(said);
        }
        Some(match (command, person) {
            (Command::Resign, _) => self.resign(Some(person.unwrap_or(self.decider()))),
            (Command::Draw, _) => self.draw(person),
            (Command::Takeback, _) => self.takeback(person),
            (_, Some(_)) => return None,
            (Command::Claim, _) => self.claim(),
            (Command::Pass, _) => self.pass(),
            (Command::Swap, _) => self.act(Action::Swap(true)),
            (Command::Keep, _) => self.act(Action::Swap(false)),
            (Command::Place, _) => self.act(Action::Choose(Branch::Place)),
            (Command::Propose, _) => self.act(Action::Choose(Branch::Offer)),
            (Command::Add, _) => self.act(Action::Choose(Branch::Add)),
            (Command::Accept, _) => match self.game.offer() {
                Some(offer) => {
                    let by = offer.by.other();
                    self.act(Action::Answer { by, yes: true })
                }
                None => self.act(Action::AcceptDraw),
            },
            (Command::Yes | Command::No, _) => vec![Said::NothingAsked],
            (Command::Next, _) => self.next_game(),
            _ => return None,
        })
    }
}

//! What a typed line leads to, in the screen's line and in the line mode.

use crate::game::{Action, Branch, Player};
use crate::text::{self, Command, Typed};

use super::{Choice, Question, Said, Sitting};

impl Sitting {
    /// Takes a typed line; `None` when it says nothing to this layer: help, a picture, reasons, or nonsense.
    pub fn typed(&mut self, line: &str) -> Option<Vec<Said>> {
        let typed = Typed::read(line, self.question().is_some());
        if typed == Typed::Command(Command::Leave) {
            let question = self.question.clone();
            let answered = question.and_then(|question| self.pick(&question, Command::Leave));
            return Some(answered.unwrap_or_else(|| self.leave()));
        }
        match self.question.clone() {
            // To begin to play is to choose a new game.
            Some(question @ Question::Resume(_)) => match self.picked_by(&question, &typed) {
                Some(said) => return Some(said),
                None => self.question = None,
            },
            None if self.handful.is_some() && typed != Typed::Unknown => {
                let said = self
                    .question()
                    .and_then(|guess| self.picked_by(&guess, &typed));
                return Some(said.unwrap_or_else(|| vec![Said::AnswerFirst]));
            }
            Some(_) if typed == Typed::Unknown => return None,
            Some(question) => {
                let said = self.picked_by(&question, &typed);
                return Some(said.unwrap_or_else(|| vec![Said::AnswerFirst]));
            }
            None => {}
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

    /// What follows from the answer that a line picks, if it picks one.
    fn picked_by(&mut self, question: &Question, typed: &Typed) -> Option<Vec<Said>> {
        match typed {
            Typed::Command(command) => self.pick(question, *command),
            Typed::Number(number) => self.pick_if(question, |c| c.is_numbered(*number)),
            _ => None,
        }
    }

    /// What follows from the answer that a command picks, if it picks one.
    fn pick(&mut self, question: &Question, command: Command) -> Option<Vec<Said>> {
        self.pick_if(question, |choice| choice.is_picked_by(command))
    }

    fn pick_if(
        &mut self,
        question: &Question,
        is_meant: impl Fn(&Choice) -> bool,
    ) -> Option<Vec<Said>> {
        let mut choices = question.choices(text::Lang::default(), self).into_iter();
        let choice = choices.find(is_meant)?;
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
            (Command::Yes | Command::No | Command::Neither | Command::Odd | Command::Even, _) => {
                vec![Said::NothingAsked]
            }
            (Command::Next, _) => self.next_game(),
            (Command::Save, _) => self.ask_name(),
            _ => return None,
        })
    }
}

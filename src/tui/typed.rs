//! What a typed line does: a point or a word.
//!
//! How words are spelt is `text`'s, what most of them lead to is `decide`'s.

use crate::game::{Action, Offer, Request};
use crate::text::{self, Typed, Word};

use super::app::{App, Effect};
use super::keymap::Command;

impl App {
    /// What a typed line means: a point or a word, in any case and every language.
    pub(super) fn entered(&mut self, line: &str) -> Option<Effect> {
        let typed = Typed::read(line, false);
        if typed == Typed::Nothing {
            return None;
        }
        if self.is_paused() {
            self.note = Some(text::paused(self.lang).to_owned());
            return None;
        }
        let command = match typed {
            Typed::Point(point) => {
                self.note = None;
                self.cursor = point;
                self.put();
                return None;
            }
            Typed::About(Word::Remove, point) => {
                self.act(Action::Remove(point));
                return None;
            }
            Typed::About(Word::Why, point) => {
                self.cursor = point;
                Command::Why
            }
            Typed::Word(word) => match word {
                Word::Claim => Command::Claim,
                Word::Pass => Command::Pass,
                Word::Draw => Command::Draw,
                Word::Resign => Command::Resign,
                Word::Takeback => Command::Takeback,
                Word::Why => Command::Why,
                Word::Marks => Command::Marks,
                Word::Help => Command::Help,
                Word::Leave => Command::Leave,
                Word::Next => Command::Next,
                Word::Swap | Word::Keep | Word::Accept => {
                    self.act(match (word, self.game.offer()) {
                        (Word::Swap, _) => Action::Swap(true),
                        (Word::Keep, _) => Action::Swap(false),
                        (
                            _,
                            Some(Offer {
                                by,
                                what: Request::Draw,
                            }),
                        ) => Action::Answer {
                            by: by.other(),
                            yes: true,
                        },
                        _ => Action::AcceptDraw,
                    });
                    return None;
                }
                _ => return self.not_understood(line),
            },
            _ => return self.not_understood(line),
        };
        self.command(command)
    }

    fn not_understood(&mut self, line: &str) -> Option<Effect> {
        self.note = Some(text::entered(self.lang, line));
        None
    }
}

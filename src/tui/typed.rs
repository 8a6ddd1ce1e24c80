//! What a typed line does: a point, moves or a command.
//!
//! How commands are spelt is `text`'s, what most of them lead to is `decide`'s.

use crate::text::{self, Command as Typing, Typed};

use super::app::{App, Cover, Effect};
use super::keymap::Command;

impl App {
    /// What a typed line means: a point or a command, in any case and every language.
    pub(super) fn entered(&mut self, line: &str) -> Option<Effect> {
        let typed = Typed::read(line, false);
        if typed == Typed::Nothing {
            return None;
        }
        if self.is_paused() {
            self.note = Some(text::paused(self.lang).to_owned());
            return None;
        }
        match typed {
            // In a review a point moves the cursor; nothing is played there.
            Typed::Point(point) if self.is_reviewing() => {
                if let Some(Cover::Review(review)) = &mut self.cover {
                    review.cursor = point;
                }
                return None;
            }
            Typed::Point(point) | Typed::At(Typing::Why, point) => self.cursor = point,
            _ => {}
        }
        let command = match typed {
            Typed::Save(file) => return self.save_as(&file),
            Typed::At(Typing::Why, _) | Typed::Command(Typing::Why) => Command::Why,
            Typed::Command(Typing::Marks) => Command::Marks,
            Typed::Command(Typing::Numbers) => Command::Numbers,
            Typed::Command(Typing::Help) => Command::Help,
            Typed::Command(Typing::Leave) => Command::Leave,
            Typed::Command(Typing::Review) => Command::Review,
            Typed::Command(Typing::Games) => Command::Games,
            Typed::Command(Typing::Save) => Command::Save,
            Typed::Command(Typing::Continue) => return self.play_on(),
            _ => {
                let Some(said) = self.sitting.typed(line) else {
                    self.note = Some(text::entered(self.lang, line));
                    return None;
                };
                return self.tell(&said);
            }
        };
        self.command(command)
    }
}

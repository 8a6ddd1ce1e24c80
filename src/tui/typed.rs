//! What a typed line does: a point, a number, moves or a command.

use crate::text::{self, Command, Typed};

use super::app::{App, Effect};
use super::review::Review;

impl App {
    /// Takes a typed line, in any case and every language.
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
            Typed::Point(point) | Typed::At(Command::Why, point) => *self.cursor_mut() = point,
            _ => {}
        }
        match (typed, self.review().is_some()) {
            (Typed::Save(name), _) => {
                let is_own = !self.review().is_some_and(Review::is_of_file);
                let (file, figure) = (self.file_shown(), self.figure_shown());
                self.say(|sitting| sitting.save(&name, file, figure, is_own))
            }
            (Typed::Command(Command::Continue), _) => self.play_on(),
            (Typed::At(Command::Why, _), _) => self.command(Command::Why),
            // In a review a point moves the cursor and a number goes to its move; nothing is played there.
            (Typed::Point(_), true) => None,
            (Typed::Number(number), true) => {
                self.with_review(|review| review.go(number));
                None
            }
            (Typed::Command(command), in_review)
                if self.context().has(command) && (in_review || is_of_the_screen(command)) =>
            {
                self.command(command)
            }
            (Typed::Command(command) | Typed::At(command, _) | Typed::By(command, _), true) => {
                self.note = Some(text::not_here(self.lang, command));
                None
            }
            (_, true) => self.not_understood(line),
            (typed, false) => {
                let said = self.sitting.typed(line);
                match (said, typed) {
                    (Some(said), _) => self.tell(&said),
                    (None, Typed::Command(command)) if self.context().has(command) => {
                        self.command(command)
                    }
                    (None, Typed::Command(command)) => {
                        self.note = Some(text::not_here(self.lang, command));
                        None
                    }
                    (None, _) => self.not_understood(line),
                }
            }
        }
    }

    fn not_understood(&mut self, line: &str) -> Option<Effect> {
        self.note = Some(text::entered(self.lang, line));
        None
    }
}

/// Whether a command is the screen's own on the board too: the others are decisions, which the line mode shares.
const fn is_of_the_screen(command: Command) -> bool {
    matches!(
        command,
        Command::Why
            | Command::Marks
            | Command::Numbers
            | Command::Help
            | Command::Review
            | Command::Games
            | Command::Leave
    )
}

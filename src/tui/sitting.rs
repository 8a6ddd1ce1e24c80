//! From game to game: a kept one is offered, the next one begins, somebody leaves.
//!
//! What happens within a game is `decide`'s.

use crate::game::{Action, Game, Name, Series};
use crate::rules::Point;
use crate::store::Summary;
use crate::text;

use super::app::{App, Effect, Ending};
use super::dialog::{Ask, Dialog};
use super::keymap::Command;

impl App {
    /// Offers a kept game before a new one begins; `when` is when it was begun.
    pub fn offer(&mut self, kept: Summary, when: String) {
        self.offered = Some((kept, when));
        self.dialog = Some(Dialog::Question(Ask::Resume, Ask::Resume.first_selection()));
    }

    /// Goes on with a game that was kept.
    pub fn load(&mut self, game: Game, names: [Option<Name>; 2], series: Series) {
        self.names = names;
        self.series = series;
        self.beside = None;
        self.start(game);
        self.cursor = self.game.last_stone().unwrap_or(Point::CENTER);
        self.note_the_end();
    }

    /// Puts a game in front; what belonged to the one before is gone.
    pub(super) fn start(&mut self, game: Game) {
        self.game = game;
        self.cursor = Point::CENTER;
        self.cover = None;
        self.under = None;
        self.dialog = None;
        self.note = None;
        self.scroll = 0;
        self.scored = false;
        self.saved = false;
        if let Some(recording) = &mut self.recording {
            recording.done = false;
        }
        self.answered = None;
        self.shows.marks = false;
        self.ask_what_is_due();
    }

    /// The next game: colours exchanged (rules.md §11), settings as they were.
    pub(super) fn next_game(&mut self) -> Effect {
        let played = self.game.setup();
        let mut setup = self.beside.take().unwrap_or_else(|| played.clone());
        setup.first = setup.first.other();
        self.start(Game::new(setup));
        Effect::Begun
    }

    /// Ctrl-C: the first asks, the second ends the program whatever is on the screen.
    pub(super) fn interrupt(&mut self) -> Option<Effect> {
        if !self.is_running() || self.last_command == Some(Command::Interrupt) {
            if self.is_running() && !self.is_kept() {
                // Leaving a running game loses it (中途退场, rules.md §6).
                if let Some(player) = self.game.to_decide() {
                    self.act(Action::Leave(player));
                }
                return Some(Effect::End(Ending::Left));
            }
            return Some(Effect::End(if self.is_kept() {
                Ending::Kept
            } else {
                Ending::Done
            }));
        }
        self.dialog = Some(Dialog::Question(Ask::Leave, Ask::Leave.first_selection()));
        self.note = Some(text::interrupt_again(self.lang).to_owned());
        None
    }
}

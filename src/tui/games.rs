//! From game to game: a kept one is offered, somebody leaves.

use crate::store::Summary;
use crate::text::{self, Command};

use super::app::{App, Effect};
use super::dialog::Ask;

impl App {
    /// Offers the unfinished games before a new one begins.
    pub fn offer(&mut self, kept: Vec<Summary>) {
        self.offered = kept;
        self.ask(Ask::Resume);
    }

    /// Ctrl-C: the first asks, the second ends the program whatever is on the screen.
    pub(super) fn interrupt(&mut self) -> Option<Effect> {
        if !self.sitting.is_running() || self.last_command == Some(Command::Interrupt) {
            let said = self.sitting.leave_at_once();
            return self.tell(&said);
        }
        self.dialog = None;
        let said = self.sitting.leave();
        let effect = self.tell(&said);
        self.note = Some(text::interrupt_again(self.lang).to_owned());
        effect
    }

    /// Asks before leaving where that means something.
    pub(super) fn leave(&mut self) -> Option<Effect> {
        let saved = self.saved || self.sitting.is_recorded();
        if self.game().outcome().is_some() && !saved && !self.sitting.is_between_games() {
            self.ask(Ask::Leave);
            return None;
        }
        let said = self.sitting.leave();
        self.tell(&said)
    }
}

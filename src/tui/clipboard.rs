//! A game out to the clipboard and in from it: what can be copied, and what becomes of pasted text.

use crate::game::TimeControl;
use crate::record::{self, Format, GameFile};
use crate::text::{self, Figure, Lang};

use super::app::App;
use super::dialog::Ask;
use super::keymap::Context;
use super::layers::Layer;
use super::review::Review;

/// What can be copied of the game in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The moves shown, in one word.
    Moves,
    /// The whole game as SGF.
    Sgf,
    /// What is shown, in plain characters.
    Diagram,
}

impl Copied {
    /// All of it.
    pub const ALL: [Self; 3] = [Self::Moves, Self::Sgf, Self::Diagram];

    pub(super) fn label(self, lang: Lang) -> &'static str {
        match self {
            Self::Moves => text::copy_moves(lang),
            Self::Sgf => text::copy_sgf(lang),
            Self::Diagram => text::copy_diagram(lang),
        }
    }
}

impl App {
    /// What is shown, as it would be printed.
    pub(super) fn figure_shown(&self) -> Figure {
        if let Some(why) = self.why() {
            let mut board = *why.board();
            board.take(why.point());
            return Figure::verdict(self.lang, &board, why.point());
        }
        let mut file = self.file_shown();
        let mut figure = match self.review() {
            Some(review) => {
                // Of the tree, the line that is shown.
                file.game = review.game().clone();
                let (shown, first) = (review.at(), review.numbers_from);
                let mut figure = Figure::game(self.lang, &file, shown, first);
                figure.mark(&review.remarks().marks);
                figure
            }
            None => Figure::game(self.lang, &file, usize::MAX, 1),
        };
        if self.shows.marks && self.check_open().is_ok() {
            figure.mark_forbidden();
        }
        figure
    }

    /// Puts what is to be copied on a page, from where the loop takes it.
    pub(super) fn copy(&mut self, what: Copied) {
        let shown = self.shown();
        let moves = shown.game.moves();
        let text = match what {
            Copied::Moves => {
                let count = shown.review.map_or(moves.len(), Review::at);
                Ok(text::move_string(&moves[..count]))
            }
            Copied::Sgf => record::write(&self.file_shown(), Format::Sgf),
            Copied::Diagram => Ok(self.figure_shown().text()),
        };
        match text {
            Ok(text) => self.layers.push(Layer::Copied(text, 0)),
            Err(error) => self.note = Some(error.to_string()),
        }
    }

    /// What was copied just now.
    pub fn copied(&self) -> Option<&str> {
        match self.layers.last() {
            Some(Layer::Copied(text, _)) => Some(text),
            _ => None,
        }
    }

    /// Takes text that was pasted where no line is typed. It is never taken for keys (rules.md §6); a game is offered
    /// to be opened, where none is being played.
    pub(super) fn pasted(&mut self, text: &str) {
        self.note = Some(text::paste_ignored(self.lang).to_owned());
        let at_start = self.layers.is_empty() && self.game().record().is_empty();
        if self.dialog.is_some() || !(at_start || self.context() == Context::Review) {
            return;
        }
        let rules = self.shown().game.setup().rules;
        let Ok(file) = record::read(text.as_bytes(), None, rules) else {
            return;
        };
        // One point is rather a slip than a game.
        if file.game.moves().len() < 2 {
            return;
        }
        if at_start && self.game().setup().time != TimeControl::Unlimited {
            self.note = Some(text::review_clock(self.lang).to_owned());
            return;
        }
        self.note = None;
        self.ask(Ask::Open(Box::new(file)));
    }

    /// Opens a game that was pasted, at its end.
    pub(super) fn open(&mut self, file: GameFile) {
        let games = vec![(text::pasted(self.lang).to_owned(), file)];
        if let Some(mut review) = Review::new(games, false) {
            review.go(usize::MAX);
            self.layers.push(Layer::Review(Box::new(review)));
        }
    }
}

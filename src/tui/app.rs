//! The state of the screen, and what a key does to it.
//!
//! Holds the game and everything a view needs. It reads no terminal and no clock, and draws nothing.

use std::path::PathBuf;

use crate::game::{Action, Finished, Game, Guess, Name, Phase, Player, Series, Setup};
use crate::rules::Point;
use crate::store::{Overwrite, Summary};
use crate::text::{self, Lang};

use super::dialog::{Ask, Dialog, Entry, Then};
use super::glyphs::Glyphs;
use super::keymap::{Command, Context};
use super::review::Review;
use super::saving::Recording;
use super::theme::Theme;
use super::why::Why;

pub use super::settings::{Settings, Size};

/// What is shown on request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows {
    /// Numbers on the stones.
    pub numbers: bool,
    /// Marks on the forbidden points.
    pub marks: bool,
    /// All help, although a claim may be open.
    pub hints: bool,
}

/// How the program comes to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The game was over, or had not begun.
    Done,
    /// Somebody left the running game and lost it.
    Left,
    /// The running game is kept for later.
    Kept,
}

/// What the loop around the app has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// End the program.
    End(Ending),
    /// Stop until continued (Ctrl-Z).
    Suspend,
    /// Draw everything afresh.
    Repaint,
    /// Ask the terminal for the mouse, or leave it to the terminal.
    Mouse(bool),
    /// Ring the terminal's bell.
    Bell,
    /// A new game has begun.
    Begun,
    /// Go on with the kept game that is offered.
    Resume,
    /// Put the kept game that is offered aside.
    PutAside,
    /// Save the game under the name in [`App::saving`], replacing what is there or not.
    Save(Overwrite),
}

/// What lies over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cover {
    /// The help and rules page, scrolled down so many lines.
    Help(u16),
    /// The reasons of a verdict, on the board itself.
    Why(Why),
    /// The clocks stand still and the board is hidden.
    Pause,
    /// 猜先: two handfuls are compared before the game begins.
    Guess(Guess),
    /// The games of the match so far.
    Games,
    /// A game is looked through.
    Review(Box<Review>),
    /// Reasons, over the review that they were asked for in.
    WhyIn(Why, Box<Review>),
}

/// Everything that is shown.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, true of any game in front"
)]
pub struct App {
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The characters.
    pub glyphs: &'static Glyphs,
    /// How large the board is.
    pub size: Size,
    /// The people's names, as far as they gave any.
    pub names: [Option<Name>; 2],
    /// The game.
    pub game: Game,
    /// The games before it.
    pub series: Series,
    /// The point in brackets.
    pub cursor: Point,
    /// What stands over the hint line.
    pub dialog: Option<Dialog>,
    /// What lies over the board.
    pub cover: Option<Cover>,
    /// What the help page was opened over.
    pub(super) under: Option<Cover>,
    /// What the last key led to, if that needs words.
    pub note: Option<String>,
    /// How many lines the move list is scrolled back from its end.
    pub scroll: usize,
    /// What is shown on request.
    pub shows: Shows,
    /// Whether leaving keeps the game for later.
    pub keeps: bool,
    /// Whether clicks and the wheel are wanted.
    pub mouse: bool,
    /// The point that the last click chose: a second click there puts the stone.
    pub(super) clicked: Option<Point>,
    /// The command that ended the key before this one, to tell a held key from two decisions.
    pub(super) last_command: Option<Command>,
    pub(super) scored: bool,
    pub(super) rings: bool,
    /// How many games the match has, if that was agreed.
    pub planned: Option<u32>,
    /// Where finished games are written without asking.
    pub recording: Option<Recording>,
    /// The file that the game is to be saved as.
    pub saving: Option<PathBuf>,
    /// Whether the finished game was saved as a file.
    pub saved: bool,
    /// The setup of the match, while a game that was played on from a review stands beside it.
    pub(super) beside: Option<Setup>,
    /// A kept game that can be gone on with, and when it was begun.
    pub offered: Option<(Summary, String)>,
    /// Number of the black stone whose claim was answered: its reasons are no secret any more.
    pub(super) answered: Option<usize>,
}

impl App {
    /// A first game.
    pub fn new(setup: Setup, names: [Option<Name>; 2], settings: &Settings) -> Self {
        Self::resume(Game::new(setup), names, settings)
    }

    /// A game that may have begun before.
    pub fn resume(game: Game, names: [Option<Name>; 2], settings: &Settings) -> Self {
        let mut app = Self {
            lang: settings.lang,
            theme: settings.theme,
            glyphs: settings.glyphs,
            size: settings.size,
            names,
            game,
            series: Series::new(),
            cursor: Point::CENTER,
            dialog: None,
            cover: None,
            under: None,
            note: None,
            scroll: 0,
            shows: Shows {
                numbers: false,
                marks: false,
                hints: settings.hints,
            },
            keeps: false,
            mouse: settings.mouse,
            clicked: None,
            last_command: None,
            scored: false,
            rings: settings.bell,
            planned: settings.games,
            recording: None,
            saving: None,
            saved: false,
            beside: None,
            offered: None,
            answered: None,
        };
        app.ask_what_is_due();
        app
    }

    /// A person, named as the game stands.
    pub fn who(&self, player: Player) -> String {
        text::who(self.lang, &self.game, &self.names, player)
    }

    /// The person who has to decide, named.
    pub fn decider(&self) -> String {
        self.game
            .to_decide()
            .map_or_else(String::new, |player| self.who(player))
    }

    /// White, named.
    pub fn white(&self) -> String {
        self.who(self.game.seats().player(crate::rules::Color::White))
    }

    /// Whether a further game of the match is to come; without `--games` there always is.
    pub fn has_next(&self) -> bool {
        self.planned
            .is_none_or(|planned| self.series.games().len() < planned as usize)
    }

    /// Whether leaving now keeps a game that has begun.
    pub fn is_kept(&self) -> bool {
        self.keeps && self.game.outcome().is_none()
    }

    /// Whether a game has begun and not ended, so that leaving it means something.
    pub fn is_running(&self) -> bool {
        self.game.outcome().is_none() && !self.game.record().is_empty()
    }

    /// Whether the clocks stand still for a reason of the screen's.
    pub fn is_paused(&self) -> bool {
        matches!(self.cover, Some(Cover::Pause | Cover::Guess(_)))
            || matches!(self.dialog, Some(Dialog::Question(Ask::Resume, _)))
    }

    /// Whether the game counts in the match; one played on from a review does not.
    pub fn counts(&self) -> bool {
        self.beside.is_none()
    }

    /// Whether another game than the one being played is in front.
    pub fn is_reviewing(&self) -> bool {
        matches!(self.cover, Some(Cover::Review(_) | Cover::WhyIn(..)))
    }

    /// Where keys go now.
    pub fn context(&self) -> Context {
        match (&self.dialog, &self.cover) {
            (Some(_), _) => Context::Question,
            (None, Some(Cover::Help(_) | Cover::Games | Cover::Guess(_))) => Context::Page,
            (None, Some(Cover::Why(_) | Cover::WhyIn(..))) => Context::Why,
            (None, Some(Cover::Review(_))) => Context::Review,
            (None, Some(Cover::Pause) | None) => Context::Board,
        }
    }

    /// Carries out what a choice leads to.
    pub(super) fn follow(&mut self, then: Then) -> Option<Effect> {
        self.dialog = None;
        match then {
            Then::Close => None,
            Then::Do(effect) => Some(effect),
            Then::SaveFirst => {
                self.ask_file_name();
                None
            }
            Then::NameAgain => {
                self.file_name_again();
                None
            }
            Then::Act(action) => {
                self.act(action);
                None
            }
            Then::End(ending, action) => {
                if let Some(action) = action {
                    self.act(action);
                }
                Some(Effect::End(ending))
            }
            Then::Play(moves) => {
                self.play_moves(&moves);
                None
            }
            Then::Command(command) => self.command(command),
        }
    }

    /// Hands a decision to the game and says what came of it.
    pub(super) fn act(&mut self, action: Action) {
        let before = self.game.clone();
        let result = self.game.apply(action);
        self.note = match result {
            Err(error) => Some(text::action_error(
                self.lang,
                &self.game,
                &self.names,
                error,
            )),
            Ok(()) => match action {
                Action::Claim
                    if self
                        .game
                        .outcome()
                        .is_none_or(|end| end.forbidden_move().is_none()) =>
                {
                    Some(self.wrong_claim(&before))
                }
                _ => text::move_made(self.lang, &before, &self.names, action),
            },
        };
        if result.is_ok() {
            self.scroll = 0;
        }
        if self.game.moves().len() < before.moves().len() {
            // After a takeback another stone may get the number of the one that was explained.
            self.answered = None;
        }
        self.note_the_end();
        self.ask_what_is_due();
    }

    /// Once the game has ended, the result is scored and no question stays open.
    pub(super) fn note_the_end(&mut self) {
        if let Some(outcome) = self.game.outcome()
            && !self.scored
        {
            self.scored = true;
            self.dialog = None;
            if self.beside.is_none() {
                self.series.add(Finished {
                    seats: self.game.seats(),
                    outcome,
                });
            }
            if let Some(found) = outcome.forbidden_move() {
                // A claimed forbidden move shows its shapes (rules.md §5).
                self.cover = Some(Cover::Why(Why::new(
                    &self.game.board_before(found.number),
                    found.point,
                    true,
                )));
            }
        }
    }

    /// Opens the question that the game itself asks now.
    pub(super) fn ask_what_is_due(&mut self) {
        let ask = match (self.game.offer(), self.game.phase()) {
            (Some(offer), _) => Ask::Answer(offer),
            (None, Phase::Swapping { .. }) => Ask::Swap,
            (None, Phase::Settling(_)) => Ask::Settle,
            _ => return,
        };
        if self.dialog.is_none() {
            self.dialog = Some(Dialog::ask(ask));
        }
    }

    /// Starts the typed line.
    pub(super) fn start_entry(&mut self) {
        self.dialog = Some(Dialog::Entry(Entry::default()));
    }
}

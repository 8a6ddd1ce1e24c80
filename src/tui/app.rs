//! The state of the screen, and what a key does to it.
//!
//! Holds the game and everything a view needs. It reads no terminal and no clock, and draws nothing.

use ratatui::layout::Rect;

use crate::game::{Game, Name, Player, Setup};
use crate::rules::Point;
use crate::showable;
use crate::sitting::{Ending, Keeper, Said, Sitting};
use crate::text::{self, Command, Lang};

use super::dialog::{Ask, Dialog, FollowUp, TypedLine};
use super::glyphs::Glyphs;
use super::layers::Layer;
use super::theme::Theme;
use super::why::ReasonTrail;

pub use super::settings::{Settings, Size};

/// What is shown on request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows {
    /// Numbers on the stones.
    pub numbers: bool,
    /// Marks on the forbidden points.
    pub marks: bool,
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
    /// Hand what [`App::copied`] says to the terminal's clipboard.
    Copy,
}

/// Everything that is shown.
#[derive(Clone, Debug)]
pub struct App {
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The characters.
    pub glyphs: &'static Glyphs,
    /// How large the board is.
    pub size: Size,
    /// The window as it was last.
    pub window: Rect,
    /// The two people and their game.
    pub sitting: Sitting,
    /// The point in brackets.
    pub cursor: Point,
    /// What stands over the hint line.
    pub dialog: Option<Dialog>,
    /// What lies over the board, the front last.
    pub layers: Vec<Layer>,
    /// What the last key led to, if that needs words.
    pub note: Option<String>,
    /// How many lines the move list is scrolled back from its end.
    pub scroll: usize,
    /// What is shown on request.
    pub shows: Shows,
    /// Whether clicks and the wheel are wanted.
    pub mouse: bool,
    /// The point that the last click chose: a second click there puts the stone.
    pub(super) clicked: Option<Point>,
    /// The command that ended the key before this one, to tell a held key from two decisions.
    pub(super) last_command: Option<Command>,
    pub(super) rings: bool,
}

impl App {
    /// A first game.
    pub fn new(setup: Setup, names: [Option<Name>; 2], settings: &Settings) -> Self {
        Self::resume(Game::new(setup), names, settings)
    }

    /// A game that may have begun before.
    pub fn resume(game: Game, names: [Option<Name>; 2], settings: &Settings) -> Self {
        let sitting = Sitting::resume(game, names, settings.hints, settings.games);
        let mut app = Self {
            lang: settings.lang,
            theme: settings.theme,
            glyphs: settings.glyphs,
            size: settings.size,
            window: Rect::new(0, 0, 80, 24),
            sitting,
            cursor: Point::CENTER,
            dialog: None,
            layers: Vec::new(),
            note: None,
            scroll: 0,
            shows: Shows {
                numbers: false,
                marks: false,
            },
            mouse: settings.mouse,
            clicked: None,
            last_command: None,
            rings: settings.bell,
        };
        app.open_question();
        app
    }

    /// The game being played.
    pub const fn game(&self) -> &Game {
        self.sitting.game()
    }

    /// A person, named as the game stands.
    pub fn who(&self, player: Player) -> String {
        self.sitting.who(self.lang, player)
    }

    /// Whether the clocks stand still for a reason of the screen's.
    pub fn is_paused(&self) -> bool {
        let pauses = |layer: &Layer| matches!(layer, Layer::Pause | Layer::Guess(_));
        self.layers.iter().any(pauses) || self.sitting.is_offering()
    }

    /// Carries out what a choice leads to.
    pub(super) fn follow(&mut self, then: FollowUp) -> Option<Effect> {
        self.dialog = None;
        match then {
            FollowUp::Close => None,
            FollowUp::Answer(then) => {
                let said = self.sitting.follow(then);
                self.tell(&said)
            }
            FollowUp::Command(command) => self.command(command),
            FollowUp::Copy(what) => {
                self.copy(what);
                Some(Effect::Copy)
            }
            FollowUp::Open(file) => {
                self.open(*file);
                None
            }
        }
    }

    /// Shows what was said: the last of it that needs words, the shapes of a forbidden move, the question that follows.
    pub(super) fn tell(&mut self, said: &[Said]) -> Option<Effect> {
        self.note = None;
        for said in said {
            match said {
                Said::Begun | Said::Resumed => self.clear(),
                Said::Ended(_) => self.dialog = None,
                Said::Shapes(number, point) => {
                    let board = self.game().board_before(*number);
                    self.layers = vec![Layer::Why(ReasonTrail::new(&board, *point, true))];
                }
                Said::Moved { .. } | Said::TakenBack(_) => self.scroll = 0,
                Said::NameFile(name) => {
                    let mut entry = TypedLine::default();
                    entry.add(&format!("save {}", showable::path(name)));
                    self.dialog = Some(Dialog::Entry(entry));
                    self.note = Some(text::file_kinds(self.lang).to_owned());
                }
                Said::Stopped(..) | Said::Played(_) => {
                    self.cursor = self.game().last_stone().unwrap_or(self.cursor);
                }
                _ => {}
            }
        }
        self.note(said);
        self.open_question();
        self.sitting.left().map(Effect::End)
    }

    /// Has the keeper do what is due, clock time included when `all` is asked for, and shows what came of it.
    pub fn keep(&mut self, keeper: &mut Keeper, all: bool) {
        let said = keeper.keep(&mut self.sitting, all);
        self.kept(&said);
    }

    /// Shows what the disk had to say, and what it led to.
    pub(super) fn kept(&mut self, said: &[Said]) {
        if said.contains(&Said::Resumed) {
            self.tell(said);
        } else {
            self.note(said);
        }
        if self.sitting.is_asking() {
            let question = self.sitting.question();
            if let Some(Dialog::Question(Ask::Question(asked), _)) = &self.dialog
                && Some(asked) != question.as_ref()
            {
                // What is asked about a file goes before what the game asks.
                self.dialog = None;
            }
            self.open_question();
        }
    }

    /// Shows the last of what was said that needs words.
    fn note(&mut self, said: &[Said]) {
        if let Some(said) = said.iter().rfind(|said| !said.is_seen()) {
            self.note = Some(said.words(self.lang, &self.sitting));
        }
    }

    /// Opens the question that stands, one before a decision or the game's own.
    pub(super) fn open_question(&mut self) {
        if self.dialog.is_none()
            && let Some(question) = self.sitting.question()
        {
            self.dialog = Some(Dialog::ask(Ask::Question(question)));
        }
    }

    /// Another game is in front; what belonged to the one before is gone.
    pub(super) fn clear(&mut self) {
        self.cursor = self.game().last_stone().unwrap_or(Point::CENTER);
        self.layers.clear();
        self.dialog = None;
        self.note = None;
        self.scroll = 0;
        self.shows.marks = false;
    }

    /// Ctrl-C: the first asks, the second ends the program whatever is on the screen.
    pub(super) fn interrupt(&mut self) -> Option<Effect> {
        if !self.sitting.is_running() || self.last_command == Some(Command::Interrupt) {
            return self.say(Sitting::leave_at_once);
        }
        self.dialog = None;
        let effect = self.say(Sitting::leave);
        self.note = Some(text::interrupt_again(self.lang).to_owned());
        effect
    }

    /// Does something at the table and shows what came of it.
    pub(super) fn say(&mut self, what: impl FnOnce(&mut Sitting) -> Vec<Said>) -> Option<Effect> {
        let said = what(&mut self.sitting);
        self.tell(&said)
    }

    /// Starts the typed line.
    pub(super) fn start_entry(&mut self) {
        self.dialog = Some(Dialog::Entry(TypedLine::default()));
    }
}

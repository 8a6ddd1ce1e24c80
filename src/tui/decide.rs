//! What each command does: the cursor moves, a question opens, the game is asked for a decision.
//!
//! Which key brings which command is `keymap`'s.

use crate::rules::{Point, SIZE};
use crate::sitting::{Explained, NoReasons, Said, Sitting};
use crate::text;

use super::app::{App, Cover, Effect, Size};
use super::dialog::{Ask, Dialog, Then};
use super::glyphs::ASCII;
use super::keymap::{Command, Context};
use super::theme::Depth;
use super::why::Why;

impl App {
    /// Carries out a command where it was given.
    pub(super) fn command(&mut self, command: Command) -> Option<Effect> {
        match command {
            Command::Interrupt => return self.interrupt(),
            Command::Suspend => return Some(Effect::Suspend),
            Command::Redraw => return Some(Effect::Repaint),
            Command::Language => {
                self.lang = self.lang.next();
                // Whoever asks for it says that the terminal can show it.
                if self.lang.needs_hanzi() && !self.glyphs.hanzi {
                    self.glyphs = &ASCII;
                }
                self.note = None;
                return None;
            }
            Command::Theme => {
                self.theme = self.theme.next();
                let plain = self.theme.depth == Depth::Plain;
                self.note = Some(text::theme_is(self.lang, self.theme.scheme.name(), plain));
                return None;
            }
            Command::Larger => {
                self.size = Size::Large;
                return None;
            }
            Command::Smaller => {
                self.size = Size::Small;
                return None;
            }
            Command::Mouse => {
                self.mouse = !self.mouse;
                self.note = Some(text::mouse_is(self.lang, self.mouse).to_owned());
                return Some(Effect::Mouse(self.mouse));
            }
            _ => {}
        }
        match self.context() {
            Context::Question => self.question_command(command),
            Context::Page => self.page_command(command),
            Context::Why => self.why_command(command),
            Context::Review => self.review_command(command),
            Context::Board => self.board_command(command),
        }
    }

    fn question_command(&mut self, command: Command) -> Option<Effect> {
        let Some(Dialog::Question(ask, selected)) = &mut self.dialog else {
            // In the typed line only Esc is left to mean something.
            if command == Command::Close {
                self.dialog = None;
            }
            return None;
        };
        let (ask, selected_now) = (ask.clone(), *selected);
        match command {
            Command::Left | Command::Right => {
                let count = ask.choices(self).len();
                let next = match (selected_now, command) {
                    (None, Command::Left) => count - 1,
                    (None, _) => 0,
                    (Some(place), Command::Left) => (place + count - 1) % count,
                    (Some(place), _) => (place + 1) % count,
                };
                self.dialog = Some(Dialog::Question(ask, Some(next)));
                None
            }
            Command::Put => {
                let Some(choice) =
                    selected_now.and_then(|place| ask.choices(self).into_iter().nth(place))
                else {
                    self.note = Some(text::pick_first(self.lang).to_owned());
                    return None;
                };
                self.follow(choice.then)
            }
            // Who does not want to overwrite wants another name.
            Command::Close if ask == Ask::Overwrite => self.follow(Then::NameAgain),
            Command::Close => {
                self.dialog = None;
                self.sitting.close();
                None
            }
            _ => None,
        }
    }

    fn page_command(&mut self, command: Command) -> Option<Effect> {
        const PAGE: u16 = 10;
        if command == Command::Close {
            self.cover = self.under.take();
            return None;
        }
        let Some(Cover::Help(scroll)) = &mut self.cover else {
            return None;
        };
        match command {
            Command::Up => *scroll = scroll.saturating_sub(1),
            Command::Down => *scroll = scroll.saturating_add(1),
            Command::PageUp => *scroll = scroll.saturating_sub(PAGE),
            Command::PageDown => *scroll = scroll.saturating_add(PAGE),
            Command::Home => *scroll = 0,
            Command::End => *scroll = u16::MAX,
            _ => {}
        }
        None
    }

    fn why_command(&mut self, command: Command) -> Option<Effect> {
        let Some(Cover::Why(why) | Cover::WhyIn(why, _)) = &mut self.cover else {
            return None;
        };
        match command {
            Command::Right => why.step(true),
            Command::Left => why.step(false),
            Command::Put => {
                why.step_in();
            }
            // What was covered by one reason is the reason around it, and at last the board.
            Command::Close if why.step_out() => {}
            Command::Close => {
                self.cover = match self.cover.take() {
                    Some(Cover::WhyIn(_, review)) => Some(Cover::Review(review)),
                    _ => None,
                };
            }
            Command::Help => self.open_help(),
            Command::Leave if self.is_reviewing() => return self.why_command(Command::Close),
            Command::Marks | Command::Review if self.is_reviewing() => {
                while self.context() == Context::Why {
                    self.why_command(Command::Close);
                }
                return self.review_command(command);
            }
            Command::Marks => {
                self.cover = None;
                return self.board_command(command);
            }
            Command::Next | Command::Leave | Command::Review | Command::Save => {
                return self.board_command(command);
            }
            _ => {}
        }
        None
    }

    fn board_command(&mut self, command: Command) -> Option<Effect> {
        if self.is_paused() {
            match command {
                // Esc too, so that no letter is needed; Enter would go on to put a stone.
                Command::Pause | Command::Menu => self.cover = None,
                Command::Leave => return self.leave(),
                _ => {}
            }
            return None;
        }
        self.note = None;
        match command {
            Command::Up => self.move_cursor(0, 1),
            Command::Down => self.move_cursor(0, -1),
            Command::Left => self.move_cursor(-1, 0),
            Command::Right => self.move_cursor(1, 0),
            Command::Home => self.cursor_to(0, self.cursor.row()),
            Command::End => self.cursor_to(SIZE - 1, self.cursor.row()),
            Command::PageUp => self.cursor_to(self.cursor.col(), SIZE - 1),
            Command::PageDown => self.cursor_to(self.cursor.col(), 0),
            Command::Put => return self.put(),
            Command::Claim => return self.say(Sitting::claim),
            Command::Pass => return self.say(Sitting::pass),
            Command::Draw => return self.say(|sitting| sitting.draw(None)),
            Command::Resign => return self.say(|sitting| sitting.resign(None)),
            Command::Takeback => return self.say(|sitting| sitting.takeback(None)),
            Command::Otherwise => return self.say(Sitting::choose),
            Command::Why => self.why(),
            Command::Marks => self.toggle_marks(),
            Command::Numbers => self.shows.numbers = !self.shows.numbers,
            Command::Pause if self.clock_runs() => {
                self.cover = Some(Cover::Pause);
            }
            Command::Pause => self.note = Some(text::no_clock(self.lang).to_owned()),
            Command::Next => return self.say(Sitting::next_game),
            Command::Games => self.cover = Some(Cover::Games),
            Command::Review if self.game().outcome().is_some() => self.review(),
            Command::Save => self.ask_file_name(),
            Command::Type => self.start_entry(),
            Command::Menu => self.ask(Ask::Menu),
            Command::Help => self.open_help(),
            Command::ListBack => self.scroll = (self.scroll + 1).min(self.game().moves().len() / 3),
            Command::ListOn => self.scroll = self.scroll.saturating_sub(1),
            Command::Leave => return self.leave(),
            _ => {}
        }
        None
    }

    /// The help page, over whatever is in front; closing it leads back there.
    pub(super) fn open_help(&mut self) {
        self.under = self.cover.replace(Cover::Help(0));
    }

    fn move_cursor(&mut self, dx: i8, dy: i8) {
        self.cursor = self.cursor.offset(dx, dy).unwrap_or(self.cursor);
    }

    fn cursor_to(&mut self, col: u8, row: u8) {
        self.cursor = Point::new(col, row).unwrap_or(self.cursor);
    }

    pub(super) fn ask(&mut self, ask: Ask) {
        self.dialog = Some(Dialog::ask(ask));
    }

    /// Does something at the table and shows what came of it.
    fn say(&mut self, what: impl FnOnce(&mut Sitting) -> Vec<Said>) -> Option<Effect> {
        let said = what(&mut self.sitting);
        self.tell(&said)
    }

    /// Enter: whatever the phase asks for, at the cursor.
    pub(super) fn put(&mut self) -> Option<Effect> {
        if self.sitting.question().is_some() {
            self.open_question();
            return None;
        }
        let point = self.cursor;
        self.say(|sitting| sitting.point(point))
    }

    /// The stone or point that `w` would examine at the cursor; a stone whose claim was answered wherever it stands.
    pub(super) fn why_target(&self) -> Result<Explained, NoReasons> {
        let at = self.sitting.is_open().then_some(self.cursor);
        self.sitting.explained(at)
    }

    fn why(&mut self) {
        match self.why_target() {
            Ok(Explained {
                board,
                point,
                played,
            }) => self.cover = Some(Cover::Why(Why::new(&board, point, played))),
            Err(error) => self.refuse(error),
        }
    }

    fn refuse(&mut self, error: NoReasons) {
        let note = match error {
            NoReasons::Free => text::why_free(self.lang),
            NoReasons::Locked => text::why_locked(self.lang),
            NoReasons::Elsewhere => text::why_where(self.lang),
        };
        self.note = Some(note.to_owned());
    }

    fn toggle_marks(&mut self) {
        match self.sitting.check_open() {
            Ok(()) => self.shows.marks = !self.shows.marks,
            Err(error) => self.refuse(error),
        }
    }
}

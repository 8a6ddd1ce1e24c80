//! What each command does: the cursor moves, a question opens, a layer is laid over the board, the game is asked for a
//! decision.

use crate::rules::{Point, SIZE};
use crate::sitting::{Ending, Explained, Question, Sitting, Then};
use crate::text::{self, Command};

use super::app::{App, Effect, Size};
use super::available::Unavailable;
use super::dialog::{Ask, Dialog};
use super::glyphs::ASCII;
use super::keymap::{Context, Toward};
use super::layers::{HelpPage, Layer};
use super::review::Review;
use super::theme::Depth;
use super::why::ReasonTrail;

/// Lines that a page key scrolls, and moves that it goes on or back in a review.
const PAGE: u16 = 10;

/// A comment has no more lines than this.
const MOST_LINES: usize = 10_000;

impl App {
    /// Carries out a command of what is in front, or says why it cannot be given now.
    pub(super) fn command(&mut self, command: Command) -> Option<Effect> {
        match command {
            Command::Interrupt => return self.interrupt(),
            Command::Suspend => return Some(Effect::Suspend),
            Command::Redraw => return Some(Effect::Repaint),
            Command::Answer if self.dialog.is_some() => return self.answer(),
            Command::Close => return self.close(),
            _ => {}
        }
        let command = self.meant(command);
        self.note = None;
        if let Err(Unavailable(why)) = self.check(command) {
            self.note = why;
            return None;
        }
        match command {
            Command::Place | Command::Propose | Command::Remove | Command::Pick => {
                let point = self.cursor;
                return self.say(|sitting| sitting.point(point));
            }
            Command::Answer => self.open_question(),
            Command::Otherwise => return self.say(Sitting::choose),
            Command::Claim => return self.say(Sitting::claim),
            Command::Pass => return self.say(Sitting::pass),
            Command::Draw => return self.say(|sitting| sitting.draw(None)),
            Command::Resign => return self.say(|sitting| sitting.resign(None)),
            Command::Takeback => return self.say(|sitting| sitting.takeback(None)),
            Command::Why => self.show_reasons(),
            Command::Into => {
                if let Some(Layer::Why(why)) = self.layers.last_mut() {
                    why.step_in();
                }
            }
            Command::Marks => {
                self.close_reasons();
                self.shows.marks = !self.shows.marks;
            }
            Command::Numbers => {
                self.shows.numbers = !self.shows.numbers;
                self.note = self.numbers_legend(self.cells(self.window));
            }
            Command::Pause if self.context() == Context::Pause => drop(self.layers.pop()),
            Command::Pause => self.layers.push(Layer::Pause),
            Command::Next => return self.say(Sitting::next_game),
            Command::Games => self.layers.push(Layer::Games),
            Command::Review => return self.toggle_review(),
            Command::Save => return self.say(Sitting::ask_name),
            Command::Copy => self.ask(Ask::Copy),
            Command::Type => self.start_entry(),
            Command::Menu => self.ask(Ask::Menu),
            Command::Help if self.context() == Context::Page => drop(self.layers.pop()),
            Command::Help => self.layers.push(Layer::Help(HelpPage::Keys, 0)),
            Command::Leave => return self.say(Sitting::leave),
            Command::Close => return self.close(),
            Command::Continue => return self.play_on(),
            Command::Autoplay => self.with_review(Review::toggle_playing),
            Command::Variation => self.with_review(Review::next_variation),
            Command::NumberFrom => self.with_review(Review::number_from_here),
            Command::Language => self.next_language(),
            Command::Theme => {
                self.theme = self.theme.next();
                let plain = self.theme.depth == Depth::Plain;
                self.note = Some(text::theme_is(self.lang, self.theme.scheme.name(), plain));
            }
            Command::Larger => self.size = Size::of(self.larger().unwrap_or_default()),
            Command::Smaller => self.size = Size::of(self.smaller().unwrap_or_default()),
            Command::Mouse => {
                self.mouse = !self.mouse;
                self.note = Some(text::mouse_is(self.lang, self.mouse).to_owned());
                return Some(Effect::Mouse(self.mouse));
            }
            _ => {}
        }
        None
    }

    /// Carries out a command whose key says where to: the cursor, a page, reasons, answers, moves.
    pub(super) fn lead(&mut self, command: Command, toward: Toward) {
        if command == Command::Choose {
            return self.choose(toward.is_back());
        }
        self.note = None;
        if self.check(command).is_err() {
            return;
        }
        let on: isize = if toward.is_back() { -1 } else { 1 };
        match (command, self.layers.last_mut()) {
            (Command::Cursor, _) => self.move_cursor(toward),
            (Command::Edge, _) => self.cursor_to_edge(toward),
            (Command::Step, Some(Layer::Why(why))) => why.step(on > 0),
            (Command::Pages, Some(Layer::Help(page, scroll))) => {
                (*page, *scroll) = (page.next(on > 0), 0);
            }
            (Command::Scroll, Some(Layer::Help(_, scroll) | Layer::Copied(_, scroll))) => {
                *scroll = match toward {
                    Toward::Up => scroll.saturating_sub(1),
                    Toward::Down => scroll.saturating_add(1),
                    Toward::Left | Toward::PageUp => scroll.saturating_sub(PAGE),
                    Toward::Right | Toward::PageDown => scroll.saturating_add(PAGE),
                    Toward::First => 0,
                    Toward::Last => u16::MAX,
                };
            }
            (Command::Steps, Some(Layer::Review(review))) => review.step(match toward {
                Toward::First => isize::MIN,
                Toward::Last => isize::MAX,
                Toward::PageUp | Toward::PageDown => 10 * on,
                _ => on,
            }),
            (Command::NextFile, Some(Layer::Review(review))) => review.step_game(on > 0),
            (Command::Speed, Some(Layer::Review(review))) => review.faster(on > 0),
            (Command::List, Some(Layer::Review(review))) => {
                review.scroll = review.scroll.saturating_add_signed(on).min(MOST_LINES);
            }
            (Command::List, _) => {
                let most = self.game().moves().len() / 3;
                self.scroll = self.scroll.saturating_add_signed(-on).min(most);
            }
            _ => {}
        }
    }

    fn move_cursor(&mut self, toward: Toward) {
        let (dx, dy) = match toward {
            Toward::Left => (-1, 0),
            Toward::Right => (1, 0),
            Toward::Up => (0, 1),
            Toward::Down => (0, -1),
            Toward::First | Toward::Last | Toward::PageUp | Toward::PageDown => (0, 0),
        };
        let cursor = self.cursor_mut();
        *cursor = cursor.offset(dx, dy).unwrap_or(*cursor);
    }

    fn cursor_to_edge(&mut self, toward: Toward) {
        let (col, row) = (self.cursor.col(), self.cursor.row());
        let (col, row) = match toward {
            Toward::First => (0, row),
            Toward::Last => (SIZE - 1, row),
            Toward::PageUp => (col, SIZE - 1),
            Toward::PageDown => (col, 0),
            Toward::Left | Toward::Right | Toward::Up | Toward::Down => (col, row),
        };
        self.cursor = Point::new(col, row).unwrap_or(self.cursor);
    }

    pub(super) fn with_review(&mut self, change: impl FnOnce(&mut Review)) {
        if let Some(review) = self.review_mut() {
            change(review);
        }
    }

    fn next_language(&mut self) {
        self.lang = self.lang.next();
        // To ask for it is to say that the terminal can show it.
        if self.lang.needs_hanzi() && !self.glyphs.hanzi {
            self.glyphs = &ASCII;
        }
    }

    /// Selects the next answer to a question, or the one before.
    fn choose(&mut self, back: bool) {
        let Some(Dialog::Question(ask, selected)) = self.dialog.clone() else {
            return;
        };
        let count = ask.choices(self).len();
        let next = match (selected, back) {
            (None, true) => count - 1,
            (None, false) => 0,
            (Some(place), true) => (place + count - 1) % count,
            (Some(place), false) => (place + 1) % count,
        };
        self.dialog = Some(Dialog::Question(ask, Some(next)));
    }

    /// Gives the answer that is selected.
    fn answer(&mut self) -> Option<Effect> {
        let Some(Dialog::Question(ask, selected)) = &self.dialog else {
            return None;
        };
        let choice = selected.and_then(|place| ask.choices(self).into_iter().nth(place));
        if let Some(choice) = choice {
            return self.follow(choice.then);
        }
        self.note = Some(text::pick_first(self.lang).to_owned());
        None
    }

    /// Closes the question, the typed line or the layer in front.
    fn close(&mut self) -> Option<Effect> {
        if let Some(dialog) = self.dialog.take() {
            self.sitting.close();
            return match dialog {
                // Who does not want to overwrite wants another name.
                Dialog::Question(Ask::Question(Question::Overwrite(saving)), _) => {
                    self.say(|sitting| sitting.follow(Then::NameFile(saving.path().to_owned())))
                }
                _ => None,
            };
        }
        self.note = None;
        match self.layers.last_mut() {
            // What was covered by one reason is the reason around it, and at last the board.
            Some(Layer::Why(why)) => {
                if !why.step_out() {
                    self.layers.pop();
                }
            }
            Some(Layer::Review(review)) if review.is_variation() => review.to_main_line(),
            Some(Layer::Review(review)) if review.alone => return Some(Effect::End(Ending::Done)),
            _ => drop(self.layers.pop()),
        }
        None
    }

    /// Closes the reasons in front, however deep.
    fn close_reasons(&mut self) {
        if self.why().is_some() {
            self.layers.pop();
        }
    }

    fn show_reasons(&mut self) {
        if self.why().is_some() {
            self.close();
        } else if let Ok(Explained {
            board,
            point,
            played,
        }) = self.explained()
        {
            self.layers
                .push(Layer::Why(ReasonTrail::new(&board, point, played)));
        }
    }

    /// Opens the review of the game; closes one that is open, and what lies over it.
    fn toggle_review(&mut self) -> Option<Effect> {
        self.close_reasons();
        match (self.context(), self.review()) {
            (Context::Review, _) => self.close(),
            (_, Some(_)) => None,
            (_, None) => {
                let review = Review::of_game(self.file_shown(), self.sitting.is_open());
                self.layers.push(Layer::Review(Box::new(review)));
                None
            }
        }
    }

    pub(super) fn ask(&mut self, ask: Ask) {
        self.dialog = Some(Dialog::ask(ask));
    }
}

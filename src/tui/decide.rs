//! What each command does: the cursor moves, a question opens, the game is asked for a decision.
//!
//! Which key brings which command is `keymap`'s.

use crate::game::{Action, Game, Offer, Phase, Policy, Request};
use crate::rules::{Color, Point, SIZE, examine};
use crate::text::{self, Doing};

use super::app::{App, Cover, Effect};
use super::dialog::{Ask, Dialog, takeback_offered};
use super::keymap::{Command, Context};
use super::theme;
use super::why::Why;

impl App {
    /// Carries out a command where it was given.
    pub(super) fn command(&mut self, command: Command) -> Option<Effect> {
        if command != Command::Interrupt {
            self.calm();
        }
        match command {
            Command::Interrupt => return self.interrupt(),
            Command::Suspend => return Some(Effect::Suspend),
            Command::Redraw => return Some(Effect::Repaint),
            Command::Language => {
                self.lang = self.lang.next();
                self.note = None;
                return None;
            }
            Command::Theme => {
                self.theme = theme::next(&self.theme);
                return None;
            }
            _ => {}
        }
        match self.context() {
            Context::Question => self.question_command(command),
            Context::Page => self.page_command(command),
            Context::Why => self.why_command(command),
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
        let (ask, selected_now) = (*ask, *selected);
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
            Command::Close => {
                self.dialog = None;
                None
            }
            _ => None,
        }
    }

    fn page_command(&mut self, command: Command) -> Option<Effect> {
        const PAGE: u16 = 10;
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
            Command::Close => self.cover = None,
            _ => {}
        }
        None
    }

    fn why_command(&mut self, command: Command) -> Option<Effect> {
        let Some(Cover::Why(why)) = &mut self.cover else {
            return None;
        };
        match command {
            Command::Right => why.step(1),
            Command::Left => why.step(-1),
            Command::Put => {
                why.step_in();
            }
            Command::Close => {
                if !why.step_out() {
                    self.cover = None;
                }
            }
            Command::Help => self.cover = Some(Cover::Help(0)),
            Command::Next | Command::Leave => return self.board_command(command),
            _ => {}
        }
        None
    }

    fn board_command(&mut self, command: Command) -> Option<Effect> {
        if self.is_paused() {
            match command {
                Command::Pause => self.cover = None,
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
            Command::Put => self.put(),
            Command::Claim => match self.game.check_claim() {
                Ok(_) => self.ask(Ask::Claim),
                Err(error) => self.refuse(error),
            },
            Command::Pass => self.pass(),
            Command::Draw => self.draw_offer(),
            Command::Resign if self.game.outcome().is_none() => self.ask(Ask::Resign),
            Command::Resign => self.refuse(crate::game::ActionError::Over),
            Command::Takeback => self.takeback(),
            Command::Why => self.why(),
            Command::Marks => self.toggle_marks(),
            Command::Numbers => self.numbers = !self.numbers,
            Command::Pause if self.clock_runs() => {
                self.cover = Some(Cover::Pause);
            }
            Command::Pause => self.note = Some(text::no_clock(self.lang).to_owned()),
            Command::Next if self.game.outcome().is_some() => self.next_game(),
            Command::Type => self.start_entry(),
            Command::Help => self.cover = Some(Cover::Help(0)),
            Command::ListBack => self.scroll = (self.scroll + 1).min(self.game.moves().len() / 3),
            Command::ListOn => self.scroll = self.scroll.saturating_sub(1),
            Command::Leave => return self.leave(),
            _ => {}
        }
        None
    }

    fn move_cursor(&mut self, dx: i8, dy: i8) {
        self.cursor = self.cursor.offset(dx, dy).unwrap_or(self.cursor);
    }

    fn cursor_to(&mut self, col: u8, row: u8) {
        self.cursor = Point::new(col, row).unwrap_or(self.cursor);
    }

    fn ask(&mut self, ask: Ask) {
        self.dialog = Some(Dialog::Question(ask, ask.first_selection()));
    }

    fn refuse(&mut self, error: crate::game::ActionError) {
        self.note = Some(text::action_error(
            self.lang,
            &self.game,
            &self.names,
            error,
        ));
    }

    /// Enter: whatever the phase asks for, at the cursor.
    pub(super) fn put(&mut self) {
        match self.game.phase() {
            Phase::Removing { proposals, .. } if proposals.contains(&self.cursor) => {
                self.ask(Ask::Remove(self.cursor));
            }
            Phase::Removing { .. } => self.act(Action::Remove(self.cursor)),
            Phase::Swapping { .. } | Phase::Settling(_) => self.ask_what_is_due(),
            Phase::Placing { .. }
            | Phase::Proposing { .. }
            | Phase::Playing { .. }
            | Phase::Over(_) => {
                self.act(Action::Place(self.cursor));
            }
        }
    }

    /// A pass; a second one in a row would end the game, and a key held down must not do that.
    fn pass(&mut self) {
        let other_passed = self.game.moves().last().is_some_and(|m| m.point.is_none());
        match self.game.check_pass() {
            Err(error) => self.refuse(error),
            Ok(()) if other_passed || self.last_command() == Some(Command::Pass) => {
                self.ask(Ask::Pass)
            }
            Ok(()) => self.act(Action::Pass),
        }
    }

    fn draw_offer(&mut self) {
        match (self.game.offer(), self.game.to_decide()) {
            (
                Some(
                    offer @ Offer {
                        what: Request::Draw,
                        ..
                    },
                ),
                _,
            ) => self.ask(Ask::Answer(offer)),
            (_, Some(player)) => self.act(Action::OfferDraw(player)),
            (_, None) => self.refuse(crate::game::ActionError::Over),
        }
    }

    fn takeback(&mut self) {
        if takeback_offered(self) {
            self.ask(Ask::Takeback);
            return;
        }
        let player = self.game.to_decide().unwrap_or(self.game.setup().first);
        if let Err(error) = self
            .game
            .check_takeback(player.other())
            .and_then(|()| self.game.check_takeback(player))
        {
            self.refuse(error);
        }
    }

    fn leave(&mut self) -> Option<Effect> {
        if self.is_running() {
            self.ask(Ask::Leave);
            return None;
        }
        Some(Effect::End(super::app::Ending::Done))
    }

    /// Whether reasons and marks would give nothing away now (rules.md §5).
    pub(super) fn is_open(&self) -> bool {
        let refereed = match self.game.setup().rules.policy() {
            None => return false,
            Some(Policy::Loss | Policy::Block) => true,
            Some(Policy::Claim(_)) => false,
        };
        refereed || self.hints || self.game.outcome().is_some()
    }

    /// The stone or point that `w` would examine at the cursor, and the board before it.
    fn why_target(&self) -> Option<(crate::rules::Board, Point, bool)> {
        let last_black = self
            .game
            .moves()
            .iter()
            .rposition(|m| m.color == Color::Black && m.point.is_some())
            .map(|place| {
                (
                    place + 1,
                    self.game.moves()[place].point.unwrap_or(self.cursor),
                )
            });
        let played =
            |(number, point): (usize, Point)| (self.game.board_before(number), point, true);
        if !self.is_open() {
            let answered = self.answered?;
            return last_black
                .filter(|&(number, _)| number == answered)
                .map(played);
        }
        if self.game.board().is_empty_at(self.cursor) {
            return Some((*self.game.board(), self.cursor, false));
        }
        last_black
            .filter(|&(_, point)| point == self.cursor)
            .map(played)
    }

    fn why(&mut self) {
        if let Some((board, point, played)) = self.why_target() {
            self.cover = Some(Cover::Why(Why::new(&board, point, played)));
            return;
        }
        let note = match (self.game.setup().rules.policy(), self.is_open()) {
            (None, _) => text::why_free(self.lang),
            (_, false) => text::why_locked(self.lang),
            (_, true) => text::why_where(self.lang),
        };
        self.note = Some(note.to_owned());
    }

    fn toggle_marks(&mut self) {
        if self.is_open() {
            self.marks = !self.marks;
            return;
        }
        let free = self.game.setup().rules.policy().is_none();
        self.note = Some(
            if free {
                text::why_free(self.lang)
            } else {
                text::why_locked(self.lang)
            }
            .to_owned(),
        );
    }

    /// Words for a claim that was wrong; its stone's reasons are no secret from then on.
    pub(super) fn wrong_claim(&mut self, before: &Game) -> String {
        let cost = text::follow_up(self.lang, before.check_claim().unwrap_or_default());
        let number = before.moves().len();
        let answer = match before.moves().last().map(|m| (m.color, m.point)) {
            Some((Color::Black, Some(point))) => {
                self.answered = Some(number);
                text::claim_answer(self.lang, &examine(&before.board_before(number), point))
            }
            _ => text::claim_off_turn(self.lang).to_owned(),
        };
        format!("{answer} · {cost}")
    }

    /// What a typed line means: a point or a word, in any case and either language.
    pub(super) fn entered(&mut self, line: &str) -> Option<Effect> {
        let word: String = line
            .trim()
            .chars()
            .map(crate::rules::fold_width)
            .collect::<String>()
            .to_lowercase();
        if word.is_empty() {
            return None;
        }
        if self.is_paused() {
            self.note = Some(text::paused(self.lang).to_owned());
            return None;
        }
        let command = match &*word {
            "claim" | "f" | "禁手" | "禁" | "指出禁手" => Command::Claim,
            "pass" | "p" | "停" | "停着" | "停一手" | "--" => Command::Pass,
            "draw" | "d" | "和" | "和棋" | "提和" => Command::Draw,
            "resign" | "r" | "认输" => Command::Resign,
            "takeback" | "undo" | "u" | "悔棋" => Command::Takeback,
            "why" | "w" | "为什么" => Command::Why,
            "help" | "?" | "帮助" => Command::Help,
            "quit" | "q" | "exit" | "leave" | "离开" => Command::Leave,
            "next" | "n" | "下一局" => Command::Next,
            "swap" | "交换" => {
                self.act(Action::Swap(true));
                return None;
            }
            "keep" | "不交换" => {
                self.act(Action::Swap(false));
                return None;
            }
            _ => {
                match word.parse::<Point>() {
                    Ok(point) => {
                        self.note = None;
                        self.cursor = point;
                        self.put();
                    }
                    Err(_) => self.note = Some(text::entered(self.lang, line)),
                }
                return None;
            }
        };
        self.command(command)
    }

    /// What Enter does in this phase.
    fn put_doing(&self) -> Option<Doing> {
        Some(match self.game.phase() {
            Phase::Placing { .. } | Phase::Playing { .. } => Doing::Place,
            Phase::Proposing { .. } => Doing::Propose,
            Phase::Removing { .. } => Doing::Remove,
            Phase::Swapping { .. } | Phase::Settling(_) => Doing::Answer,
            Phase::Over(_) => return None,
        })
    }

    /// What a command would do now; `None` when it would only be refused. The hint line shows these.
    pub fn doing(&self, command: Command) -> Option<Doing> {
        let running = self.game.outcome().is_none();
        let when = |condition: bool, doing| condition.then_some(doing);
        match (self.context(), command) {
            (_, Command::Suspend | Command::Redraw | Command::Interrupt) => None,
            (Context::Question, Command::Put) => Some(Doing::Answer),
            (Context::Question, Command::Left) => Some(Doing::Choose),
            (Context::Question | Context::Page, Command::Close) => Some(Doing::Close),
            (Context::Page, Command::Down | Command::PageDown) => Some(Doing::Scroll),
            (Context::Why, Command::Right) => Some(Doing::Step),
            (Context::Why, Command::Put) => when(
                matches!(&self.cover, Some(Cover::Why(why)) if why.has_inner()),
                Doing::Into,
            ),
            (Context::Why, Command::Close) => Some(Doing::Close),
            (Context::Why, Command::Next) => when(!running, Doing::Next),
            (Context::Why | Context::Board, Command::Leave) => Some(Doing::Leave),
            (_, Command::Pause) if self.is_paused() => Some(Doing::Pause),
            (Context::Board, _) if self.is_paused() => None,
            (Context::Board, Command::Put) => self.put_doing(),
            (Context::Board, Command::Claim) => when(self.game.check_claim().is_ok(), Doing::Claim),
            (Context::Board, Command::Pass) => {
                when(running && self.game.check_pass().is_ok(), Doing::Pass)
            }
            (Context::Board, Command::Draw) => when(running, Doing::Draw),
            (Context::Board, Command::Resign) => when(running, Doing::Resign),
            (Context::Board, Command::Takeback) => when(takeback_offered(self), Doing::Takeback),
            (Context::Board, Command::Why) => when(self.why_target().is_some(), Doing::Why),
            (Context::Board, Command::Marks) => when(self.is_open(), Doing::Marks),
            (Context::Board, Command::Next) => when(!running, Doing::Next),
            (Context::Board, Command::Type) => Some(Doing::Type),
            (Context::Board, Command::Help) => Some(Doing::Help),
            _ => None,
        }
    }
}

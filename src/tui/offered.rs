//! What can be done now: the words of the hint line.
//!
//! Says what a command would do; which key brings it is the key table's.

use crate::game::{Phase, Player};
use crate::text::Doing;

use super::app::{App, Cover};
use super::keymap::{Command, Command as C, Context};

impl App {
    /// What Enter does in this phase.
    fn put_doing(&self) -> Option<Doing> {
        Some(match self.game().phase_of_stone() {
            Phase::Placing { .. } | Phase::Playing { .. } => Doing::Place,
            Phase::Proposing { .. } => Doing::Propose,
            Phase::Removing { .. } => Doing::Remove,
            Phase::Picking { .. } => Doing::Pick,
            Phase::Swapping { .. }
            | Phase::Declaring { .. }
            | Phase::Choosing { .. }
            | Phase::Settling(_) => Doing::Answer,
            Phase::Over(_) => return None,
        })
    }

    /// What a command would do now; `None` when it would only be refused. The hint line shows these.
    pub fn doing(&self, command: Command) -> Option<Doing> {
        let running = self.game().outcome().is_none();
        let when = |condition: bool, doing| condition.then_some(doing);
        match (self.context(), command) {
            (_, Command::Suspend | Command::Redraw | Command::Interrupt) => None,
            (Context::Question, Command::Put) => Some(Doing::Answer),
            (Context::Question, Command::Left) => Some(Doing::Choose),
            (Context::Question | Context::Page | Context::Why, Command::Close) => {
                Some(Doing::Close)
            }
            (Context::Page, Command::Down | Command::PageDown) => {
                when(matches!(self.cover, Some(Cover::Help(_))), Doing::Scroll)
            }
            (Context::Why, Command::Right) => when(
                matches!(&self.cover, Some(Cover::Why(why)) if why.has_steps()),
                Doing::Step,
            ),
            (Context::Why, Command::Put) => when(
                matches!(&self.cover, Some(Cover::Why(why) | Cover::WhyIn(why, _)) if why.has_inner()),
                Doing::Into,
            ),
            (Context::Why | Context::Board, Command::Leave) => Some(Doing::Leave),
            (_, Command::Pause) if self.is_paused() => Some(Doing::Pause),
            (Context::Board, _) if self.is_paused() => None,
            (Context::Board, Command::Put) => self.put_doing(),
            (Context::Board, Command::Otherwise) => {
                when(self.sitting.has_choice(), Doing::Otherwise)
            }
            (Context::Board, Command::Claim) => {
                when(self.game().check_claim().is_ok(), Doing::Claim)
            }
            (Context::Board, Command::Pass) => {
                when(running && self.game().check_pass().is_ok(), Doing::Pass)
            }
            (Context::Board, Command::Draw) => when(running, Doing::Draw),
            (Context::Board, Command::Resign) => when(running, Doing::Resign),
            (Context::Board, Command::Takeback) => when(
                Player::ALL
                    .iter()
                    .any(|&player| self.game().check_takeback(player).is_ok()),
                Doing::Takeback,
            ),
            (Context::Board, Command::Why) => when(self.why_target().is_ok(), Doing::Why),
            (Context::Board | Context::Why, Command::Marks) => {
                when(self.sitting.is_open() || self.is_reviewing(), Doing::Marks)
            }
            (Context::Board | Context::Why, Command::Next) => {
                when(!running && self.sitting.has_next(), Doing::Next)
            }
            (Context::Board | Context::Why, Command::Review) => {
                when(!running && !self.is_reviewing(), Doing::Review)
            }
            (Context::Board | Context::Why, Command::Save) => when(!running, Doing::Save),
            // A game that was resigned before its first stone has nothing to step through.
            (Context::Review, Command::On | Command::Autoplay) => {
                let doing = if command == Command::On {
                    Doing::Moves
                } else {
                    Doing::Autoplay
                };
                when(
                    matches!(&self.cover, Some(Cover::Review(review)) if !review.moves().is_empty()),
                    doing,
                )
            }
            (Context::Review, Command::Numbers) => Some(Doing::Numbers),
            (Context::Review, Command::Save) => Some(Doing::Save),
            (Context::Review, Command::Close) => Some(Doing::Close),
            (Context::Review, Command::Why | Command::Marks) => {
                let Some(Cover::Review(review)) = &self.cover else {
                    return None;
                };
                let judged = review.game().setup().rules.policy().is_some();
                let doing = if command == Command::Why {
                    Doing::Why
                } else {
                    Doing::Marks
                };
                when(
                    judged && (command == Command::Marks || review.why_target().is_some()),
                    doing,
                )
            }
            (Context::Review, Command::Other) => {
                let Some(Cover::Review(review)) = &self.cover else {
                    return None;
                };
                when(review.place().1 > 1, Doing::Other)
            }
            (Context::Board, Command::Games) => {
                when(!self.sitting.series().games().is_empty(), Doing::Games)
            }
            (Context::Board | Context::Review, Command::Type) => Some(Doing::Type),
            (Context::Board | Context::Review, Command::Help) => Some(Doing::Help),
            (Context::Board, Command::Menu) => Some(Doing::Menu),
            _ => None,
        }
    }
}

/// What a command of the board does, for the help page.
pub fn doing(command: Command) -> Doing {
    match command {
        C::Up | C::Down | C::Left | C::Right => Doing::Move,
        C::Home | C::End | C::PageUp | C::PageDown => Doing::Jump,
        C::Put => Doing::Place,
        C::Claim => Doing::Claim,
        C::Pass => Doing::Pass,
        C::Draw => Doing::Draw,
        C::Resign => Doing::Resign,
        C::Takeback => Doing::Takeback,
        C::Otherwise => Doing::Otherwise,
        C::Why => Doing::Why,
        C::Marks => Doing::Marks,
        C::Numbers => Doing::Numbers,
        C::Pause => Doing::Pause,
        C::Next => Doing::Next,
        C::Games => Doing::Games,
        C::Review => Doing::Review,
        C::Save => Doing::Save,
        C::Autoplay => Doing::Autoplay,
        C::Faster | C::Slower => Doing::Speed,
        C::Other => Doing::Other,
        C::NumberFrom => Doing::NumberFrom,
        C::Back | C::On => Doing::Moves,
        C::Type => Doing::Type,
        C::Help => Doing::Help,
        C::ListBack | C::ListOn => Doing::List,
        C::Theme => Doing::Theme,
        C::Larger => Doing::Larger,
        C::Smaller => Doing::Smaller,
        C::Mouse => Doing::Mouse,
        C::Menu => Doing::Menu,
        C::Language => Doing::Language,
        C::Leave => Doing::Leave,
        C::Close => Doing::Close,
        C::Interrupt => Doing::Interrupt,
        C::Suspend => Doing::Suspend,
        C::Redraw => Doing::Redraw,
    }
}

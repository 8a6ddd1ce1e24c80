//! What is agreed before a game: rules, who opens, what lies on the board, clock, takebacks.
//!
//! Settings only; a [`Game`](super::Game) is made from them.

use crate::rules::{Color, Opening, Point, Symmetry};

use super::clock::TimeControl;
use super::opening_rule::OpeningRule;
use super::player::Player;
use super::rule_set::{Mode, RuleSet};

/// Whether a decision may be taken back (悔棋; 拔子 in serious play, rules.md §6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takeback {
    /// The other person is asked.
    Ask,
    /// Not offered.
    Never,
    /// Without asking.
    Free,
}

/// What lies on the board when the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Nothing.
    Empty,
    /// 指定打法: the three stones of an opening; White plays move 4, and there is no swap (rules.md §7).
    Designated {
        /// Which of the 26.
        opening: Opening,
        /// In which orientation.
        orientation: Symmetry,
    },
    /// The moves of another game; free play goes on from there.
    Position(Vec<Move>),
}

/// What is agreed before a game; it never changes during it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule mode and its policy.
    pub rules: RuleSet,
    /// How the game is begun.
    pub opening_rule: &'static OpeningRule,
    /// The person who opens as (tentative) Black.
    pub first: Player,
    /// What lies on the board already.
    pub start: Start,
    /// The clock.
    pub time: TimeControl,
    /// Takebacks.
    pub takeback: Takeback,
}

impl Setup {
    /// A game without clock from the empty board, with the opening rule of the mode; takebacks on request, except in
    /// RIF (rules.md §6).
    pub const fn new(rules: RuleSet) -> Self {
        let takeback = match rules.mode() {
            Mode::Rif => Takeback::Never,
            Mode::Free | Mode::Standard => Takeback::Ask,
        };
        Self {
            rules,
            opening_rule: OpeningRule::of(rules.mode()),
            first: Player::One,
            start: Start::Empty,
            time: TimeControl::Unlimited,
            takeback,
        }
    }
}

/// One move: a stone, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The side that moved.
    pub color: Color,
    /// Where the stone was placed; `None` for 停一手.
    pub point: Option<Point>,
}

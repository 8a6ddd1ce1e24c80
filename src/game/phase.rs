//! Where a game stands: what is to be decided next, with the data that belongs to it.

use crate::rules::{Color, Point};

use super::outcome::{DrawReason, Outcome};
use super::procedure::{Seat, Step, Way, Zone};

/// What is to be decided. Each phase carries its own data; there are no flags beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A stone of the opening procedure is to be placed.
    Placing {
        /// Colour of the stone.
        color: Color,
        /// Where it may lie.
        zone: Zone,
        /// Who places it.
        by: Seat,
        /// The steps after this one.
        then: &'static [Step],
    },
    /// Colours are to be exchanged or kept (三手可交换).
    Swapping {
        /// Who chooses.
        by: Seat,
        /// Whether the same person's next stone may be placed at once, which keeps the colours.
        or_place: bool,
        /// The steps after this one.
        then: &'static [Step],
    },
    /// The number of proposals is to be declared.
    Declaring {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
        /// Who declares it.
        by: Seat,
        /// The steps after this one.
        then: &'static [Step],
    },
    /// One of several ways to go on is to be chosen.
    Choosing {
        /// Who chooses.
        by: Seat,
        /// What can be chosen.
        ways: &'static [Way],
    },
    /// Proposals for the next black stone are to be made (五手两打).
    Proposing {
        /// How many there will be.
        count: u8,
        /// Those that lie already, in order, fewer than `count`.
        made: Vec<Point>,
        /// Who proposes.
        by: Seat,
        /// The steps after this one.
        then: &'static [Step],
    },
    /// One of two proposals is to be removed.
    Removing {
        /// The two proposals.
        proposals: Vec<Point>,
        /// Who removes.
        by: Seat,
        /// The steps after this one.
        then: &'static [Step],
    },
    /// One of three or more proposals is to be chosen.
    Picking {
        /// The proposals.
        proposals: Vec<Point>,
        /// Who chooses.
        by: Seat,
        /// The steps after this one.
        then: &'static [Step],
    },
    /// Free play.
    Playing {
        /// The side to move.
        turn: Color,
        /// Whether White loses its next turn for a wrong claim (rules.md §5).
        lost_turn: bool,
    },
    /// Black's stone filled or deadened the board; White claims or accepts the draw (rules.md §6).
    Settling(DrawReason),
    /// The game has ended.
    Over(Outcome),
}

impl Phase {
    /// Whether proposals are told apart by their numbers; of two, the other one is what stays.
    pub const fn numbers_proposals(&self) -> bool {
        matches!(
            self,
            Self::Proposing { count: 3.., .. } | Self::Picking { .. }
        )
    }

    /// The proposals on the board, which are not stones yet.
    pub fn proposals(&self) -> &[Point] {
        match self {
            Self::Proposing { made, .. } => made,
            Self::Removing { proposals, .. } | Self::Picking { proposals, .. } => proposals,
            _ => &[],
        }
    }
}

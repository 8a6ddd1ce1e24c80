//! Where a game stands: what is to be decided next, with the data that belongs to it.

use crate::rules::{Color, Point};

use super::outcome::{DrawReason, Outcome};
use super::procedure::{Seat, Zone};

/// What is to be decided. Each phase carries its own data; there are no flags beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A stone of the opening procedure is to be put.
    Placing {
        /// Place in the procedure.
        step: usize,
        /// Colour of the stone.
        color: Color,
        /// Where it may lie.
        zone: Zone,
        /// Who puts it.
        by: Seat,
    },
    /// Colours are to be exchanged or kept (三手可交换).
    Swapping {
        /// Place in the procedure.
        step: usize,
        /// Who chooses.
        by: Seat,
    },
    /// Proposals for the next black stone are to be made (五手两打).
    Proposing {
        /// Place in the procedure.
        step: usize,
        /// How many there will be.
        count: u8,
        /// Those that lie already, in order, fewer than `count`.
        made: Vec<Point>,
        /// Who proposes.
        by: Seat,
    },
    /// One of the proposals is to be removed.
    Removing {
        /// Place in the procedure.
        step: usize,
        /// The proposals, two or more.
        proposals: Vec<Point>,
        /// Who removes.
        by: Seat,
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
    /// The proposals on the board, which are not stones yet.
    pub fn proposals(&self) -> &[Point] {
        match self {
            Self::Proposing { made, .. } => made,
            Self::Removing { proposals, .. } => proposals,
            _ => &[],
        }
    }
}

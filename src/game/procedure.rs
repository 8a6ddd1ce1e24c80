//! Opening procedures as data: the steps before free play (rules.md §7).
//!
//! A procedure is a list; `apply` walks along it and knows no procedure by name, so that another one is another list.

use crate::rules::{Color, Point};

/// The square around H8 in which a stone of the opening must lie; its radius in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Zone(u8);

impl Zone {
    /// H8 alone.
    pub const CENTER: Self = Self(0);
    /// The central 3×3.
    pub const THREE: Self = Self(1);
    /// The central 5×5.
    pub const FIVE: Self = Self(2);
    /// The whole board.
    pub const BOARD: Self = Self(7);

    /// Whether `p` lies in the zone.
    pub const fn contains(self, p: Point) -> bool {
        p.within(self.0)
    }

    /// Points along a side: 1, 3, 5 or 15.
    pub const fn side(self) -> u8 {
        2 * self.0 + 1
    }
}

/// Who takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// 假先方: the person who opens the game, whichever colour follows.
    TentativeBlack,
    /// 假后方: the other person.
    TentativeWhite,
    /// Whoever has this colour now.
    Side(Color),
}

/// One step of an opening procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A stone of `color` is put inside `zone`.
    Place {
        /// The stone's colour, whoever puts it.
        color: Color,
        /// Where it may lie.
        zone: Zone,
        /// Who puts it.
        by: Seat,
    },
    /// Colours are exchanged, or not.
    Swap {
        /// Who chooses.
        by: Seat,
    },
    /// So many proposals for the next black stone, no two equal by symmetry (rules.md §9).
    Propose {
        /// How many.
        count: u8,
        /// Who proposes.
        by: Seat,
    },
    /// Proposals are removed until one is left, which is the move.
    Remove {
        /// Who removes.
        by: Seat,
    },
}

/// Standard mode: the first stone lies on H8 (rules.md §4).
pub(super) const STANDARD: &[Step] = &[Step::Place {
    color: Color::Black,
    zone: Zone::CENTER,
    by: Seat::Side(Color::Black),
}];

/// The RIF opening (rules.md §7); from move 6 on play is free.
pub(super) const RIF: &[Step] = &[
    Step::Place {
        color: Color::Black,
        zone: Zone::CENTER,
        by: Seat::TentativeBlack,
    },
    Step::Place {
        color: Color::White,
        zone: Zone::THREE,
        by: Seat::TentativeBlack,
    },
    Step::Place {
        color: Color::Black,
        zone: Zone::FIVE,
        by: Seat::TentativeBlack,
    },
    Step::Swap {
        by: Seat::TentativeWhite,
    },
    Step::Place {
        color: Color::White,
        zone: Zone::BOARD,
        by: Seat::Side(Color::White),
    },
    Step::Propose {
        count: 2,
        by: Seat::Side(Color::Black),
    },
    Step::Remove {
        by: Seat::Side(Color::White),
    },
];

/// The step of [`RIF`] at which a designated opening begins: three stones lie and there is no swap (指定打法).
pub(super) const RIF_DESIGNATED: usize = 4;

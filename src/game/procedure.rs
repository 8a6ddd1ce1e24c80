//! What an opening procedure is made of: its steps, who takes them, and where stones may go (rules.md §7).
//!
//! `apply` walks along the steps and knows no procedure by name; the procedures in use are in `opening_rule`.

use crate::rules::{Color, Point};

/// Where a stone of the opening may lie, by its distance from H8 in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// In the square that reaches so far from H8: 1 is the central 3×3.
    Within(u8),
    /// Outside of that square.
    Beyond(u8),
}

impl Zone {
    /// H8 alone.
    pub const CENTER: Self = Self::Within(0);
    /// The central 3×3.
    pub const THREE: Self = Self::Within(1);
    /// The central 5×5.
    pub const FIVE: Self = Self::Within(2);
    /// The central 7×7.
    pub const SEVEN: Self = Self::Within(3);
    /// The central 9×9.
    pub const NINE: Self = Self::Within(4);
    /// The whole board.
    pub const BOARD: Self = Self::Within(7);

    /// Whether `p` lies in the zone.
    pub const fn contains(self, p: Point) -> bool {
        match self {
            Self::Within(radius) => p.within(radius),
            Self::Beyond(radius) => !p.within(radius),
        }
    }

    /// Points along a side of the square: 1, 3, 5, 7, 9 or 15.
    pub const fn side(self) -> u8 {
        let (Self::Within(radius) | Self::Beyond(radius)) = self;
        2 * radius + 1
    }
}

/// Who takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// 假先方: the person who opens the game, whatever colour follows.
    TentativeBlack,
    /// 假后方: the other person.
    TentativeWhite,
    /// The person who has this colour now.
    Side(Color),
}

/// How many proposals are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Always so many.
    Fixed(u8),
    /// As many as were declared.
    Declared,
}

/// What can be chosen where the procedure branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Branch {
    /// To place the next stone; placing it says so as well.
    Place,
    /// To offer several points for the next stone.
    Offer,
    /// To place two more stones and leave the choice of colour to the other person.
    Add,
    /// To exchange colours.
    Swap,
    /// To have this colour from now on.
    Take(Color),
}

impl Branch {
    /// All that can be chosen anywhere.
    pub const ALL: [Self; 6] = [
        Self::Place,
        Self::Offer,
        Self::Add,
        Self::Swap,
        Self::Take(Color::Black),
        Self::Take(Color::White),
    ];
}

/// One way to go on where the procedure branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Way {
    /// What is chosen.
    pub branch: Branch,
    /// The steps that follow it.
    pub then: &'static [Step],
}

impl Way {
    /// Whether colours can change hands this way.
    pub(super) fn may_swap(&self) -> bool {
        match self.branch {
            Branch::Swap | Branch::Take(_) => true,
            Branch::Place | Branch::Offer | Branch::Add => Step::may_swap(self.then),
        }
    }
}

/// One step of an opening procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A stone of `color` is placed inside `zone`.
    Place {
        /// The stone's colour, whatever colour the person has.
        color: Color,
        /// Where it may lie.
        zone: Zone,
        /// Who places it.
        by: Seat,
    },
    /// Colours are exchanged, or not.
    Swap {
        /// Who chooses.
        by: Seat,
        /// Whether the same person's next stone may be placed at once, which keeps the colours.
        or_place: bool,
    },
    /// The number of proposals is declared.
    Declare {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
        /// Who declares it.
        by: Seat,
    },
    /// Proposals for the next black stone, no two equal by symmetry (rules.md §9); a single one is placed as the move.
    Propose {
        /// How many.
        count: Count,
        /// Who proposes.
        by: Seat,
    },
    /// One of the proposals becomes the move; of two, the other one is removed.
    Pick {
        /// Who chooses.
        by: Seat,
    },
    /// The procedure branches; the steps that follow are those of the way chosen.
    Choose {
        /// Who chooses.
        by: Seat,
        /// What can be chosen.
        ways: &'static [Way],
    },
}

impl Step {
    /// Whether colours can change hands at one of these steps.
    pub(super) fn may_swap(steps: &[Self]) -> bool {
        steps.iter().any(|step| match step {
            Self::Swap { .. } => true,
            Self::Choose { ways, .. } => ways.iter().any(Way::may_swap),
            Self::Place { .. }
            | Self::Declare { .. }
            | Self::Propose { .. }
            | Self::Pick { .. } => false,
        })
    }
}

//! The rule modes and what happens on a forbidden move (rules.md §4–§5).
//!
//! Settings only; `apply` carries them out.

use crate::rules::Color;

/// The three rule modes (rules.md §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// 无禁手.
    Free,
    /// 有禁手, the Chinese rule; not the "standard gomoku" of other programs.
    Standard,
    /// RIF正式规则, with the opening procedure.
    Rif,
}

/// What a wrong claim costs White (rules.md §5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WrongClaim {
    /// Nothing: the game goes on.
    #[default]
    Nothing,
    /// White's turn, or its next one when Black is to move.
    Turn,
    /// The game.
    Loss,
}

/// What happens when Black plays a forbidden move (rules.md §5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// 指出禁手: White has to notice and claim it.
    Claim(WrongClaim),
    /// 走禁手就输: Black loses at once.
    Loss,
    /// 禁手不能落子: the stone is refused.
    Block,
}

impl Default for Policy {
    fn default() -> Self {
        Self::Claim(WrongClaim::Nothing)
    }
}

/// A rule mode with all that belongs to it; free mode has no policy, for it has no forbidden moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleSet {
    /// 无禁手.
    Free,
    /// 有禁手.
    Standard(Policy),
    /// RIF正式规则.
    Rif(Policy),
}

impl RuleSet {
    /// The mode alone.
    pub const fn mode(self) -> Mode {
        match self {
            Self::Free => Mode::Free,
            Self::Standard(_) => Mode::Standard,
            Self::Rif(_) => Mode::Rif,
        }
    }

    /// What follows on a forbidden move; `None` where there are none.
    pub const fn policy(self) -> Option<Policy> {
        match self {
            Self::Free => None,
            Self::Standard(policy) | Self::Rif(policy) => Some(policy),
        }
    }

    /// Whether `color` wins with exactly five only (rules.md §4: Black, unless free).
    pub fn needs_exactly_five(self, color: Color) -> bool {
        color == Color::Black && self.policy().is_some()
    }

    /// Number of the first move that may be a pass (rules.md §6); in free and standard, after three stones.
    pub const fn first_pass(self) -> usize {
        match self {
            Self::Free | Self::Standard(_) => 4,
            Self::Rif(_) => 7,
        }
    }
}

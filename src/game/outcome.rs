//! How a game ended (rules.md §6).

use crate::rules::{Color, Forbidden, Point, Tally};

/// The result and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner's colour when the game ended.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// 和棋.
    Draw(DrawReason),
}

/// Why a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// 自由取胜 by 五连.
    Five,
    /// 自由取胜 by 长连: White, or either side in free mode.
    Overline,
    /// 追下取胜: White claimed a forbidden move.
    Claimed(ForbiddenMove),
    /// Black played a forbidden move under the loss policy.
    ForbiddenPlayed(ForbiddenMove),
    /// White's wrong claim costs the game.
    WrongClaim,
    /// 认输.
    Resignation,
    /// 超时.
    Timeout,
    /// 中途退场.
    Left,
}

/// A forbidden move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForbiddenMove {
    /// Number of the move, from 1.
    pub number: usize,
    /// Where it was played.
    pub point: Point,
    /// What it is called.
    pub kind: Forbidden,
    /// All that it made.
    pub tally: Tally,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// All 225 points are filled.
    FullBoard,
    /// Neither side can make a five any more.
    Dead,
    /// Two passes in a row, one by each.
    TwoPasses,
    /// Offered and accepted.
    Agreement,
}

impl Outcome {
    /// The winner's colour; `None` for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw(_) => None,
        }
    }

    /// The forbidden move that decided the game, if one did.
    pub const fn forbidden_move(self) -> Option<ForbiddenMove> {
        match self {
            Self::Win {
                reason: WinReason::Claimed(m) | WinReason::ForbiddenPlayed(m),
                ..
            } => Some(m),
            _ => None,
        }
    }
}

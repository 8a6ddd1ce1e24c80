//! What the players want of the game, and why it may be refused.

use thiserror::Error;

use crate::rules::{Forbidden, OccupiedError, Point, Tally};

use super::player::Player;
use super::procedure::{Branch, Zone};

/// A decision. Where one person alone can take it, the phase knows whose it is; elsewhere the person is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place a stone, or a proposal, on the point.
    Place(Point),
    /// 停一手.
    Pass,
    /// Exchange colours (true) or keep them.
    Swap(bool),
    /// Declare how many proposals there will be.
    Declare(u8),
    /// Go on this way.
    Choose(Branch),
    /// Remove this one of two proposals.
    Remove(Point),
    /// Make this proposal the move.
    Pick(Point),
    /// 指出禁手: White says that a black stone was forbidden.
    Claim,
    /// White accepts the draw that Black's last stone brought about.
    AcceptDraw,
    /// Offer a draw.
    OfferDraw(Player),
    /// Ask to take back this person's last decision (悔棋).
    AskTakeback(Player),
    /// Answer the offer that stands.
    Answer {
        /// Who answers.
        by: Player,
        /// Yes or no.
        yes: bool,
    },
    /// 认输.
    Resign(Player),
    /// 中途退场.
    Leave(Player),
}

/// What has to be decided first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// A stone.
    Stone,
    /// A proposal.
    Proposal,
    /// Colours exchanged or kept.
    Swap,
    /// The number of proposals.
    Number,
    /// A way to go on.
    Branch,
    /// One of two proposals removed.
    Removal,
    /// One of more proposals chosen.
    Pick,
    /// A claim, or the draw accepted.
    Settlement,
}

/// Why an action was refused; the game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// After the end nothing is accepted (rules.md §6).
    #[error("the game is over")]
    Over,
    /// Something else has to be decided now.
    #[error("{}", match .0 {
        Due::Stone => "place a stone first",
        Due::Proposal => "propose a fifth move first",
        Due::Swap => "settle the colours first: swap or keep",
        Due::Number => "the number of fifth moves has to be declared first",
        Due::Branch => "one of the ways to go on has to be chosen first",
        Due::Pick => "one of the fifth moves has to be chosen now",
        Due::Removal => "remove one of the two proposals first",
        Due::Settlement => "White must first claim, or accept the draw",
    })]
    Due(Due),
    /// A stone stands there.
    #[error(transparent)]
    Occupied(#[from] OccupiedError),
    /// The opening wants the stone elsewhere (rules.md §4, §7).
    #[error("not {point}: this stone goes {}", zone_words(*zone))]
    OutsideZone {
        /// The point asked for.
        point: Point,
        /// Where the stone must lie.
        zone: Zone,
    },
    /// The block policy refuses a forbidden move (rules.md §5).
    #[error("{point} is forbidden for Black: {kind} ({tally})")]
    Forbidden {
        /// The point asked for.
        point: Point,
        /// What it is called.
        kind: Forbidden,
        /// All that the stone would make.
        tally: Tally,
    },
    /// The proposal equals an earlier one by symmetry (rules.md §9).
    #[error("{point} is symmetrical to {first}; propose another point")]
    EqualProposals {
        /// The point asked for.
        point: Point,
        /// The proposal it equals.
        first: Point,
    },
    /// The number of proposals lies between these.
    #[error("{number} is not possible: declare a number from {min} to {max}")]
    NumberOutside {
        /// The number declared.
        number: u8,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The opening does not go on this way from here.
    #[error("this cannot be chosen now")]
    NotABranch(Branch),
    /// No proposal lies there.
    #[error("{0} is not one of the proposals")]
    NotAProposal(Point),
    /// Passing is not allowed yet (rules.md §6).
    #[error("you cannot pass before move {0}")]
    PassTooEarly(usize),
    /// Free mode knows no forbidden moves (rules.md §5).
    #[error("free mode has no forbidden moves, so there is nothing to claim")]
    NoForbiddenMoves,
    /// Under loss and block there is nothing to claim.
    #[error("nothing to claim: in this game the program enforces forbidden moves")]
    NotClaimPolicy,
    /// No black stone of the opening can be forbidden.
    #[error("nothing to claim during the opening")]
    ClaimInOpening,
    /// No offer stands.
    #[error("there is no offer to answer")]
    NoOffer,
    /// The person who offers cannot answer.
    #[error("the other player must answer this offer")]
    OwnOffer,
    /// One offer at a time.
    #[error("answer the pending offer first")]
    OfferPending,
    /// The rules of this game allow no takeback (拔子判负).
    #[error("no takebacks in this game (拔子, lifting a stone, would lose it)")]
    NoTakeback,
    /// That person has decided nothing yet.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// The same takeback was refused before.
    #[error("this takeback was already refused")]
    TakebackRefused,
}

/// Where a stone of the opening goes.
fn zone_words(zone: Zone) -> String {
    let side = zone.side();
    match zone {
        Zone::Within(0) => "on H8".to_owned(),
        Zone::Within(_) => format!("within the central {side}×{side}"),
        Zone::Beyond(_) => format!("outside the central {side}×{side}"),
    }
}

//! The machine: one game under one rule set, from the first stone to the result.
//!
//! Turns the facts of [`crate::rules`] into verdicts. State changes in two ways only: [`Game::apply`] for what
//! the players decide, [`Game::elapse`] for time. It reads no clock, no key and no file, and contains no user-facing text.

mod action;
mod apply;
mod clock;
mod findings;
mod guess;
mod offers;
mod opening_rule;
mod outcome;
mod phase;
mod place;
mod player;
mod procedure;
mod record;
mod rule_set;
mod series;
mod setup;

pub use action::{Action, ActionError, Due};
pub use clock::{Clock, TimeControl, TimeControlError};
pub use guess::Guess;
pub use opening_rule::OpeningRule;
pub use outcome::{DrawReason, ForbiddenMove, Outcome, WinReason};
pub use phase::Phase;
pub use player::{Name, NameError, Player, Seats};
pub use procedure::{Branch, Count, Seat, Step, Way, Zone};
pub use record::{Entry, ReplayError, replay};
pub use rule_set::{Mode, Policy, RuleSet, WrongClaim};
pub use series::{Finished, Score, Series};
pub use setup::{Move, Setup, Start, Takeback};

use std::time::Duration;

use crate::rules::{Board, Color, Opening, Point};

/// An offer that the other person has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Who offers.
    pub by: Player,
    /// What.
    pub what: Request,
}

/// What can be offered or asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Request {
    /// A draw by agreement.
    Draw,
    /// To take back the asker's last decision.
    Takeback,
}

/// All that a takeback restores.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Situation {
    board: Board,
    moves: Vec<Move>,
    phase: Phase,
    seats: Seats,
    /// How many proposals were declared.
    declared: Option<u8>,
    offer: Option<Offer>,
}

/// A decision that can be taken back, and the situation before it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Past {
    by: Player,
    made_move: bool,
    before: Situation,
}

/// One game.
///
/// ```
/// use renju::game::{Action, Game, Outcome, Phase, RuleSet, Setup, WinReason};
/// use renju::rules::Color;
/// let mut game = Game::new(Setup::new(RuleSet::Free));
/// for point in ["h8", "a1", "i8", "a2", "j8", "a3", "k8", "a4", "l8"] {
///     game.apply(Action::Place(point.parse().unwrap())).unwrap();
/// }
/// let five = Outcome::Win { winner: Color::Black, reason: WinReason::Five };
/// assert_eq!(game.phase(), &Phase::Over(five));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    now: Situation,
    past: Vec<Past>,
    /// For each person, how many decisions had been taken when a takeback was refused.
    refused: [Option<usize>; 2],
    clocks: Option<[Clock; 2]>,
    record: Vec<Entry>,
}

impl Game {
    /// A new game.
    ///
    /// # Panics
    /// When the moves of [`Start::Position`] put two stones on one point.
    pub fn new(setup: Setup) -> Self {
        let moves: Vec<Move> = match &setup.start {
            Start::Empty => Vec::new(),
            Start::Designated {
                opening,
                orientation,
            } => opening
                .stones()
                .into_iter()
                .zip([Color::Black, Color::White, Color::Black])
                .map(|(p, color)| Move {
                    color,
                    point: Some(orientation.apply(p)),
                })
                .collect(),
            Start::Position(moves) => moves.clone(),
        };
        let mut game = Self {
            now: Situation {
                board: stones_of(&moves),
                moves,
                phase: Phase::Playing {
                    turn: Color::Black,
                    lost_turn: false,
                },
                seats: Seats::new(setup.first),
                declared: None,
                offer: None,
            },
            clocks: Clock::new(setup.time).map(|clock| [clock; 2]),
            past: Vec::new(),
            refused: [None; 2],
            record: Vec::new(),
            setup,
        };
        let steps = match game.setup.start {
            Start::Empty => game.setup.opening_rule.steps,
            Start::Designated { .. } => game.setup.opening_rule.designated.unwrap_or_default(),
            Start::Position(_) => &[],
        };
        game.now.phase = game.step(steps, Vec::new());
        game
    }

    /// What was agreed before the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The stones; proposals are not stones yet, see [`Phase::proposals`].
    pub const fn board(&self) -> &Board {
        &self.now.board
    }

    /// The moves so far, passes included, those on the board from the start too.
    pub fn moves(&self) -> &[Move] {
        &self.now.moves
    }

    /// What is to be decided.
    pub const fn phase(&self) -> &Phase {
        &self.now.phase
    }

    /// Who has which colour now.
    pub const fn seats(&self) -> Seats {
        self.now.seats
    }

    /// Whether the colours are still open: a swap is yet to be chosen (假先方, 假后方).
    pub fn is_tentative(&self) -> bool {
        match self.now.phase {
            Phase::Swapping { .. } => true,
            Phase::Choosing { ways, .. } => ways.iter().any(Way::may_swap),
            Phase::Placing { then, .. } | Phase::Declaring { then, .. } => Step::may_swap(then),
            _ => false,
        }
    }

    /// How many proposals were declared, in an opening in which that is done.
    pub const fn declared(&self) -> Option<u8> {
        self.now.declared
    }

    /// The offer that stands.
    pub const fn offer(&self) -> Option<Offer> {
        self.now.offer
    }

    /// A person's clock; `None` when there are no clocks.
    pub fn clock(&self, player: Player) -> Option<Clock> {
        self.clocks.map(|clocks| clocks[player.index()])
    }

    /// Everything that happened, in order; [`replay`] rebuilds the game from it.
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// The result, once there is one.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.now.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The person who has to decide, and whose clock runs; `None` after the end (rules.md §10).
    pub fn to_decide(&self) -> Option<Player> {
        self.decider(&self.now.phase)
    }

    /// The person who has to decide in a phase, by the colours of now.
    fn decider(&self, phase: &Phase) -> Option<Player> {
        let seat = match *phase {
            Phase::Placing { by, .. }
            | Phase::Swapping { by, .. }
            | Phase::Declaring { by, .. }
            | Phase::Choosing { by, .. }
            | Phase::Proposing { by, .. }
            | Phase::Removing { by, .. }
            | Phase::Picking { by, .. } => by,
            Phase::Playing { turn, .. } => Seat::Side(turn),
            Phase::Settling(_) => Seat::Side(Color::White),
            Phase::Over(_) => return None,
        };
        Some(match seat {
            Seat::TentativeBlack => self.setup.first,
            Seat::TentativeWhite => self.setup.first.other(),
            Seat::Side(color) => self.now.seats.player(color),
        })
    }

    /// Number of the move to be made next, from 1.
    pub fn next_number(&self) -> usize {
        self.now.moves.len() + 1
    }

    /// The stone placed last, before any passes.
    pub fn last_stone(&self) -> Option<Point> {
        self.now.moves.iter().rev().find_map(|m| m.point)
    }

    /// The opening that the first three stones are, if they are one of the 26.
    pub fn opening(&self) -> Option<Opening> {
        let first = self.now.moves.get(..3)?;
        let [Some(a), Some(b), Some(c)] = [first[0].point, first[1].point, first[2].point] else {
            return None;
        };
        Opening::of([a, b, c])
    }

    /// Whether the third stone lies outside the central 5×5 (妖刀), as standard allows: an opening without a name of its own.
    pub fn opens_outside(&self) -> bool {
        let third = self.now.moves.get(2).and_then(|m| m.point);
        self.setup.rules.mode() == Mode::Standard && third.is_some_and(|p| !Zone::FIVE.contains(p))
    }

    /// Lets `time` pass for the player who has to decide; the flag may fall and end the game (rules.md §10).
    ///
    /// Does nothing without a clock and after the end.
    pub fn elapse(&mut self, time: Duration) {
        let Some(player) = self.to_decide() else {
            return;
        };
        let Some(clocks) = &mut self.clocks else {
            return;
        };
        let clock = &mut clocks[player.index()];
        // Time past the fall of the flag belongs to nobody.
        let time = time.min(clock.left());
        clock.spend(time);
        let out = clock.is_out();
        if !time.is_zero() {
            record::spend(&mut self.record, time);
        }
        if out {
            let winner = self.now.seats.color(player.other());
            self.end(Outcome::Win {
                winner,
                reason: WinReason::Timeout,
            });
        }
    }
}

/// The board that the moves make.
fn stones_of(moves: &[Move]) -> Board {
    let mut board = Board::new();
    for (p, color) in moves.iter().filter_map(|m| m.point.map(|p| (p, m.color))) {
        board
            .put(p, color)
            .expect("moves of one game lie on different points");
    }
    board
}

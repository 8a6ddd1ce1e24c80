//! Games at random, the same for the same seed: every kind of setup and of decision, accepted ones alone.
//!
//! Knows the machine only; no file.

use std::time::Duration;

use renju::game::{
    Action, Game, Mode, Move, OpeningRule, Phase, Player, Policy, RuleSet, Setup, Start, Takeback,
    TimeControl, WrongClaim,
};
use renju::rules::{Color, Opening, Point, Symmetry};

/// Numbers that look random (xorshift).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        // Zero would stay zero; the factor keeps neighbouring seeds apart.
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

/// Some opening rule of a mode.
pub(crate) fn opening_rule(mode: Mode, number: usize) -> &'static OpeningRule {
    let all = OpeningRule::ALL.iter().copied();
    let all: Vec<_> = all.filter(|rule| rule.mode == mode).collect();
    if all.is_empty() {
        OpeningRule::of(mode)
    } else {
        all[number % all.len()]
    }
}

/// Some setup.
pub(crate) fn setup(dice: &mut Dice) -> Setup {
    let policy = dice.of(&[
        Policy::Loss,
        Policy::Block,
        Policy::Claim(WrongClaim::Nothing),
        Policy::Claim(WrongClaim::Turn),
        Policy::Claim(WrongClaim::Loss),
    ]);
    let rules = dice.of(&[
        RuleSet::Free,
        RuleSet::Standard(policy),
        RuleSet::Rif(policy),
    ]);
    let time = Duration::from_secs(60 + dice.below(60) as u64);
    let small = Duration::from_millis(1 + dice.below(9000) as u64);
    let mut setup = Setup::new(rules);
    setup.opening_rule = opening_rule(rules.mode(), dice.below(1000));
    setup.first = dice.of(&Player::ALL);
    setup.takeback = dice.of(&[Takeback::Ask, Takeback::Never, Takeback::Free]);
    setup.time = dice.of(&[
        TimeControl::Unlimited,
        TimeControl::Sudden(time),
        TimeControl::ByoYomi {
            main: time,
            period: small,
            periods: 2,
        },
        TimeControl::Increment {
            main: time,
            increment: small,
        },
    ]);
    setup.start = match dice.below(4) {
        0 => Start::Designated {
            opening: dice.of(&Opening::all().collect::<Vec<_>>()),
            orientation: dice.of(&Symmetry::ALL),
        },
        1 => Start::Position(position(dice)),
        _ => Start::Empty,
    };
    setup
}

fn position(dice: &mut Dice) -> Vec<Move> {
    let mut points: Vec<Point> = Point::all().collect();
    let colors = [Color::Black, Color::White].into_iter().cycle();
    let count = dice.below(30);
    colors
        .take(count)
        .map(|color| Move {
            color,
            point: (dice.below(8) > 0).then(|| points.swap_remove(dice.below(points.len()))),
        })
        .collect()
}

/// Lets some time pass and carries out one decision, unless the game is over; says whether it was not.
pub(crate) fn step(game: &mut Game, dice: &mut Dice) -> bool {
    if dice.below(2) == 0 {
        game.elapse(Duration::from_nanos(dice.below(3_000_000_000) as u64));
    }
    if game.outcome().is_some() {
        return false;
    }
    loop {
        let action = action(game, dice);
        if game.apply(action).is_ok() {
            return true;
        }
    }
}

fn action(game: &Game, dice: &mut Dice) -> Action {
    let by = dice.of(&Player::ALL);
    let points: Vec<Point> = Point::all().collect();
    match dice.below(100) {
        0..5 => Action::OfferDraw(by),
        5..10 => Action::AskTakeback(by),
        10..25 => Action::Answer {
            by,
            yes: dice.below(2) == 0 && game.offer().is_some_and(|_| dice.below(3) == 0),
        },
        25..28 => Action::Pass,
        28..32 => Action::Claim,
        32 if dice.below(30) == 0 => Action::Resign(by),
        33 if dice.below(30) == 0 => Action::Leave(by),
        34..38 => Action::AcceptDraw,
        38..45 => Action::Swap(dice.below(2) == 0),
        45..50 => match game.phase().proposals() {
            [] => Action::Pass,
            [_, _] if dice.below(2) == 0 => Action::Remove(dice.of(game.phase().proposals())),
            proposals => Action::Pick(dice.of(proposals)),
        },
        50..60 => match game.phase() {
            Phase::Declaring { max, .. } => Action::Declare(1 + dice.below((*max).into()) as u8),
            Phase::Choosing { ways, .. } => Action::Choose(dice.of(ways).branch),
            _ => Action::Place(dice.of(&points)),
        },
        _ => Action::Place(dice.of(&points)),
    }
}

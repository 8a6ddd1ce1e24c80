//! Random games in every rule set, with clocks and takebacks, held against what rules.md says of every state.
//!
//! Half of the steps are what the phase asks for, so that games get through the opening; the others are anything.

use super::promises::{back_and_forth, consistent, owner, situation, takes_back, wait};
use crate::fuzz::check;
use crate::support::random_play::opening_rule;
use crate::support::told::{at, filling, full_board};
use proptest::prelude::*;
use renju::game::{
    Action, Branch, Entry, Game, OpeningRule, Outcome, Phase, Player, Policy, RuleSet, Setup,
    Start, Takeback, TimeControl, WrongClaim, Zone, replay,
};
use renju::rules::{Opening, Point, Symmetry};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

/// One step of a random game.
#[derive(Clone, Debug)]
enum Doing {
    /// What the phase asks for, chosen by a number.
    Asked(usize),
    /// Whatever it is.
    Any(Action),
    /// Time passes: milliseconds.
    Wait(u64),
}

fn points() -> impl Strategy<Value = Point> {
    // Near the centre, so that stones meet.
    (4u8..11, 4u8..11).prop_map(|(x, y)| Point::new(x, y).expect("on the board"))
}

fn players() -> impl Strategy<Value = Player> {
    prop::sample::select(&Player::ALL[..])
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        3 => points().prop_map(Action::Place),
        2 => Just(Action::Pass),
        1 => any::<bool>().prop_map(Action::Swap),
        1 => points().prop_map(Action::Remove),
        1 => points().prop_map(Action::Pick),
        1 => (0u8..14).prop_map(Action::Declare),
        1 => prop::sample::select(&Branch::ALL[..]).prop_map(Action::Choose),
        3 => Just(Action::Claim),
        1 => Just(Action::AcceptDraw),
        2 => players().prop_map(Action::OfferDraw),
        4 => players().prop_map(Action::AskTakeback),
        4 => (players(), prop::bool::weighted(0.7)).prop_map(|(by, yes)| Action::Answer { by, yes }),
    ]
}

fn doings() -> impl Strategy<Value = Vec<Doing>> {
    let one = prop_oneof![
        8 => any::<prop::sample::Index>().prop_map(|i| Doing::Asked(i.index(1 << 20))),
        4 => actions().prop_map(Doing::Any),
        3 => (0u64..9000).prop_map(Doing::Wait),
    ];
    // One in many ends with a resignation, a leave, or a long wait; what follows must be refused.
    let last = prop_oneof![
        players().prop_map(|by| Doing::Any(Action::Resign(by))),
        players().prop_map(|by| Doing::Any(Action::Leave(by))),
        Just(Doing::Wait(100_000_000)),
        Just(Doing::Wait(0)),
    ];
    (
        prop::collection::vec(one.clone(), 0..90),
        last,
        prop::collection::vec(one, 0..4),
    )
        .prop_map(|(mut all, last, after)| {
            all.push(last);
            all.extend(after);
            all
        })
}

fn setups() -> impl Strategy<Value = Setup> {
    let policies = prop_oneof![
        Just(Policy::Claim(WrongClaim::Nothing)),
        Just(Policy::Claim(WrongClaim::Turn)),
        Just(Policy::Claim(WrongClaim::Loss)),
        Just(Policy::Loss),
        Just(Policy::Block),
    ];
    let rules = prop_oneof![
        1 => Just(RuleSet::Free),
        2 => policies.clone().prop_map(RuleSet::Standard),
        4 => policies.prop_map(RuleSet::Rif),
    ];
    // The rule of the mode, or any other of it.
    let openings = prop_oneof![
        1 => Just(None),
        1 => any::<prop::sample::Index>().prop_map(Some),
    ];
    let starts = prop_oneof![
        6 => Just(Start::Empty),
        2 => (0..26usize, 0..8usize).prop_map(|(n, s)| Start::Designated {
            opening: Opening::all().nth(n).expect("26 openings"),
            orientation: Symmetry::ALL[s],
        }),
        // Almost full, so that games get to the end of the board.
        2 => (any::<bool>(), 0..6usize, any::<u64>()).prop_map(|(overline, left, seed)| {
            let mut moves = filling(&full_board(overline), at("E8"), seed);
            moves.truncate(225 - left.max(1));
            Start::Position(moves)
        }),
    ];
    let times = prop_oneof![
        2 => Just(TimeControl::Unlimited),
        1 => Just(TimeControl::Sudden(Duration::from_secs(2 * 60))),
        1 => Just(TimeControl::ByoYomi { main: Duration::from_secs(20), period: Duration::from_secs(10), periods: 1 }),
        1 => Just(TimeControl::ByoYomi { main: Duration::ZERO, period: Duration::from_secs(9), periods: 3 }),
        1 => Just(TimeControl::Increment { main: Duration::from_secs(30), increment: Duration::from_secs(5) }),
    ];
    let takebacks = prop::sample::select(vec![Takeback::Ask, Takeback::Never, Takeback::Free]);
    (rules, openings, players(), starts, times, takebacks).prop_map(
        |(rules, opening, first, start, time, takeback)| Setup {
            rules,
            opening_rule: opening.map_or(OpeningRule::of(rules.mode()), |index| {
                opening_rule(rules.mode(), index.index(1000))
            }),
            first,
            start,
            time,
            takeback,
        },
    )
}

/// An action that fits the phase, if its number is a lucky one.
pub(crate) fn asked(game: &Game, number: usize) -> Action {
    let pick = |points: Vec<Point>| {
        points
            .get(number % points.len().max(1))
            .map_or(Action::Pass, |&p| Action::Place(p))
    };
    let near = |radius: u8| {
        let all: Vec<Point> = game.board().empty_points().collect();
        let near: Vec<Point> = all.iter().copied().filter(|p| p.within(radius)).collect();
        if near.is_empty() { all } else { near }
    };
    match game.phase() {
        Phase::Placing {
            zone: Zone::Within(radius),
            ..
        } => pick(near(*radius)),
        Phase::Placing { .. } => pick(near(4)),
        Phase::Swapping { or_place: true, .. } if number.is_multiple_of(3) => pick(near(1)),
        Phase::Swapping { .. } => Action::Swap(number.is_multiple_of(2)),
        Phase::Declaring { min, max, .. } => {
            Action::Declare(min + (number % usize::from(max - min + 1)) as u8)
        }
        Phase::Choosing { ways, .. } => match number % (ways.len() + 1) {
            0 => pick(near(4)),
            way => Action::Choose(ways[way - 1].branch),
        },
        Phase::Proposing { .. } | Phase::Playing { .. } => pick(near(3)),
        Phase::Removing { proposals, .. } if number.is_multiple_of(2) => {
            Action::Remove(proposals[number / 2 % proposals.len()])
        }
        Phase::Removing { proposals, .. } | Phase::Picking { proposals, .. } => {
            Action::Pick(proposals[number % proposals.len()])
        }
        Phase::Settling(_) if number.is_multiple_of(2) => Action::AcceptDraw,
        Phase::Settling(_) | Phase::Over(_) => Action::Claim,
    }
}

/// A short name of a phase, to see that all were reached.
pub(crate) fn name(game: &Game) -> String {
    let number = game.next_number();
    let boundary = |name: &str| format!("{name} {}", game.setup().opening_rule.name);
    match game.phase() {
        Phase::Placing { .. } => boundary(&format!("placing {number}")),
        Phase::Swapping { .. } => boundary(&format!("swapping {number}")),
        Phase::Declaring { .. } => boundary("declaring"),
        Phase::Choosing { .. } => boundary(&format!("choosing {number}")),
        Phase::Proposing { made, .. } => boundary(&format!("proposing {}", made.len())),
        Phase::Removing { .. } => boundary("removing"),
        Phase::Picking { .. } => boundary("picking"),
        Phase::Playing { turn, lost_turn } => format!("playing {turn} {lost_turn}"),
        Phase::Settling(reason) => format!("settling {reason:?}"),
        Phase::Over(Outcome::Draw(reason)) => format!("draw {reason:?}"),
        Phase::Over(Outcome::Win { reason, .. }) => {
            let reason = format!("{reason:?}");
            let end = reason.find('(').unwrap_or(reason.len());
            format!("win {}", &reason[..end])
        }
    }
}

fn run(setup: Setup, doings: &[Doing], seen: &RefCell<BTreeMap<String, u32>>) {
    let mut game = Game::new(setup.clone());
    consistent(&game);
    // The game as it was when its record had so many entries.
    let mut states = BTreeMap::from([(0, game.clone())]);
    // Who decided in which situation, as far as it has not been taken back.
    let mut decided = Vec::new();
    for doing in doings {
        let before = game.clone();
        let action = match doing {
            Doing::Wait(milliseconds) => {
                wait(&mut game, *milliseconds);
                None
            }
            Doing::Asked(number) => Some(asked(&game, *number)),
            Doing::Any(action) => Some(*action),
        };
        if let Some(action) = action {
            if game.apply(action).is_ok() {
                assert_eq!(before.outcome(), None, "{action:?} after the end");
                assert_eq!(game.record().last(), Some(&Entry::Decided(action)));
                if matches!(
                    action,
                    Action::Place(_)
                        | Action::Pass
                        | Action::Swap(_)
                        | Action::Declare(_)
                        | Action::Choose(_)
                        | Action::Remove(_)
                        | Action::Pick(_)
                ) {
                    back_and_forth(&before, &game, action);
                    decided.push((owner(&before), situation(&before)));
                }
                if let Some(by) = takes_back(&before, action) {
                    let last = decided.iter().rposition(|(who, _)| *who == Some(by));
                    let (_, earlier) = &decided[last.expect("something was decided")];
                    assert_eq!(&situation(&game), earlier, "{by:?} took back");
                    decided.truncate(last.expect("something was decided"));
                    *seen.borrow_mut().entry("takeback".into()).or_default() += 1;
                }
            } else {
                assert_eq!(game, before, "{action:?} was refused");
            }
        }
        if before.outcome().is_some() {
            assert_eq!(game, before, "{doing:?} after the end");
        }
        consistent(&game);
        states.insert(game.record().len(), game.clone());
        *seen.borrow_mut().entry(name(&game)).or_default() += 1;
    }
    // Every prefix of the record is the game as it was then.
    let mut so_far = Game::new(setup.clone());
    for (length, state) in &states {
        let from = so_far.record().len();
        for entry in &game.record()[from..*length] {
            match *entry {
                Entry::Spent(time) => so_far.elapse(time),
                Entry::Decided(action) => so_far.apply(action).expect("it was accepted before"),
            }
        }
        assert_eq!(&so_far, state, "the first {length} entries");
    }
    assert_eq!(replay(setup, game.record()), Ok(game));
}

#[test]
fn random_games_keep_every_promise() {
    let seen = RefCell::new(BTreeMap::new());
    check(3000, (setups(), doings()), |(setup, doings)| {
        run(setup, &doings, &seen);
        Ok(())
    });
    let seen = seen.into_inner();
    println!(
        "{} steps",
        seen.values().map(|&times| u64::from(times)).sum::<u64>()
    );
    let expected = [
        "draw Agreement",
        "draw Dead",
        "draw FullBoard",
        "draw TwoPasses",
        "choosing 4 swap",
        "choosing 4 swap2",
        "choosing 5 taraguchi",
        "choosing 5 taraguchi-10",
        "choosing 6 sakata",
        "choosing 6 swap2",
        "declaring soosorv-4",
        "declaring soosorv-8",
        "declaring yamaguchi",
        "picking soosorv-4",
        "picking soosorv-8",
        "picking taraguchi",
        "picking taraguchi-10",
        "picking yamaguchi",
        "placing 1 none",
        "placing 1 rif",
        "placing 2 rif",
        "placing 3 long-pro",
        "placing 3 pro",
        "placing 3 rif",
        "placing 4 rif",
        "placing 5 sakata",
        "placing 5 soosorv-4",
        "placing 5 swap2",
        "placing 5 taraguchi-10",
        "placing 5 tarannikov",
        "placing 5 yamaguchi",
        "playing black false",
        "playing black true",
        "playing white false",
        "proposing 0 rif",
        "proposing 1 rif",
        "proposing 11 yamaguchi",
        "proposing 4 taraguchi",
        "proposing 7 soosorv-8",
        "proposing 9 taraguchi-10",
        "removing rif",
        "removing yamaguchi",
        "settling Dead",
        "settling FullBoard",
        "swapping 2 swap1",
        "swapping 4 rif",
        "swapping 5 soosorv-8",
        "swapping 6 taraguchi-10",
        "swapping 6 tarannikov",
        "takeback",
        "win Claimed",
        "win Five",
        "win ForbiddenPlayed",
        "win Left",
        "win Overline",
        "win Resignation",
        "win Timeout",
        "win WrongClaim",
    ];
    // A test of states that are never reached would prove nothing.
    for state in expected {
        assert!(
            seen.contains_key(state),
            "{state} was never reached: {seen:?}"
        );
    }
}

//! Random games in every rule set, with clocks and takebacks, held against what rules.md says of every state.
//!
//! Half of the steps are what the phase asks for, so that games get through the opening; the others are anything.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestRunner};

use renju::game::{
    Action, Branch, Entry, Game, Mode, Move, Offer, OpeningRule, Outcome, Phase, Player, Policy,
    Request, RuleSet, Seats, Setup, Start, Takeback, TimeControl, WrongClaim, Zone, replay,
};
use renju::rules::{Board, Color, Opening, Point, Symmetry};

use crate::support::random_play::opening_rule;
use crate::support::told::{at, filling, full_board};

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
        1 => Just(TimeControl::Sudden(Duration::from_mins(2))),
        1 => Just(TimeControl::ByoYomi { main: Duration::from_secs(20), period: Duration::from_secs(10) }),
        1 => Just(TimeControl::ByoYomi { main: Duration::ZERO, period: Duration::from_secs(9) }),
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
fn asked(game: &Game, number: usize) -> Action {
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

/// All but the clocks, the offers and the memory of what happened.
fn situation(game: &Game) -> (Board, Vec<Move>, Phase, Seats, Option<u8>) {
    (
        *game.board(),
        game.moves().to_vec(),
        game.phase().clone(),
        game.seats(),
        game.declared(),
    )
}

/// Who has to decide, told from the setup, the moves and who is Black (rules.md §7, §10); not from the machine.
fn owner(game: &Game) -> Option<Player> {
    let first = game.setup().first;
    let black = game.seats().player(Color::Black);
    let rule = game.setup().opening_rule.name;
    let lie = game.moves().len();
    let alternating = |number: usize| game.seats().player(Color::ALL[number % 2]);
    match (game.phase(), rule) {
        // Each move by the person who has its colour; the other one chooses about each swap.
        (
            Phase::Placing { .. } | Phase::Swapping { .. } | Phase::Choosing { .. },
            "taraguchi" | "taraguchi-10" | "tarannikov" | "pro" | "long-pro" | "swap1",
        ) => return Some(alternating(lie)),
        (Phase::Placing { .. }, "sakata" | "swap2") if lie >= 3 => return Some(first.other()),
        (Phase::Choosing { .. }, "swap" | "swap2") if lie == 3 => return Some(first.other()),
        (Phase::Choosing { .. }, "sakata" | "swap2") | (Phase::Declaring { .. }, "yamaguchi") => {
            return Some(first);
        }
        (Phase::Declaring { .. }, _) => return Some(black.other()),
        (Phase::Swapping { .. }, "soosorv-8" | "soosorv-4") if lie == 4 => return Some(black),
        _ => {}
    }
    match game.phase() {
        Phase::Over(_) => None,
        // Tentative Black puts the first three, tentative White chooses.
        Phase::Placing { .. } if lie < 3 => Some(first),
        Phase::Swapping { .. } => Some(first.other()),
        // A declared number of one: the fifth move at once.
        Phase::Placing { .. } if lie == 4 => Some(black),
        // The proposals are Black's; move 4, the removal and the settlement White's.
        Phase::Proposing { .. }
        | Phase::Playing {
            turn: Color::Black, ..
        } => Some(black),
        Phase::Declaring { .. } | Phase::Choosing { .. } => unreachable!("in no other rule"),
        Phase::Placing { .. }
        | Phase::Picking { .. }
        | Phase::Removing { .. }
        | Phase::Settling(_)
        | Phase::Playing { .. } => Some(black.other()),
    }
}

fn clocks(game: &Game) -> Option<[Duration; 2]> {
    let [one, two] = Player::ALL.map(|player| Some(game.clock(player)?.left()));
    Some([one?, two?])
}

/// What holds of every state.
fn consistent(game: &Game) {
    let mut board = Board::new();
    for m in game.moves() {
        if let Some(p) = m.point {
            board.put(p, m.color).expect("two stones on one point");
        }
    }
    assert_eq!(&board, game.board(), "moves and board");
    assert_eq!(game.to_decide(), owner(game), "{:?}", game.phase());
    let proposals = game.phase().proposals();
    assert!(proposals.iter().all(|&p| board.is_empty_at(p)));
    match game.phase() {
        Phase::Proposing { made, count, .. } => assert!(made.len() < usize::from(*count)),
        Phase::Removing { proposals, .. } => assert_eq!(proposals.len(), 2),
        Phase::Picking { proposals, .. } => assert!(proposals.len() > 2),
        Phase::Settling(_) => {
            assert!(matches!(
                game.setup().rules.policy(),
                Some(Policy::Claim(_))
            ));
            assert_eq!(game.moves().last().map(|m| m.color), Some(Color::Black));
        }
        _ => {}
    }
    // Colours alternate, but where White lost its turn.
    let turns_can_be_lost = game.setup().rules.policy() == Some(Policy::Claim(WrongClaim::Turn));
    for pair in game.moves().windows(2) {
        let doubled = pair[0].color == pair[1].color;
        assert!(
            !doubled || (turns_can_be_lost && pair[0].color == Color::Black),
            "{pair:?}"
        );
    }
    if let (Start::Empty, Mode::Standard | Mode::Rif, [first, ..]) =
        (&game.setup().start, game.setup().rules.mode(), game.moves())
    {
        assert_eq!(first.point, Some(Point::CENTER));
    }
    if game.setup().rules.mode() == Mode::Rif {
        assert!(game.moves().iter().take(6).all(|m| m.point.is_some()));
    }
    match game.phase() {
        Phase::Over(outcome) => {
            assert_eq!(game.offer(), None);
            assert_eq!(game.winning_rows().is_empty(), !won_by_row(*outcome));
        }
        _ => assert!(game.winning_rows().is_empty()),
    }
    if let Some(clocks) = clocks(game) {
        let out = clocks.iter().any(Duration::is_zero);
        let timeout = matches!(
            game.outcome(),
            Some(Outcome::Win {
                reason: renju::game::WinReason::Timeout,
                ..
            })
        );
        assert_eq!(out, timeout, "a flag falls and ends the game at once");
    }
}

fn won_by_row(outcome: Outcome) -> bool {
    use renju::game::WinReason::{Five, Overline};
    matches!(
        outcome,
        Outcome::Win {
            reason: Five | Overline,
            ..
        }
    )
}

/// Time passes: only for the person to decide, and in many small steps as in one large one.
fn wait(game: &mut Game, milliseconds: u64) {
    let before = game.clone();
    let time = Duration::from_millis(milliseconds);
    game.elapse(time);
    if let (Some(was), Some(is)) = (clocks(&before), clocks(game)) {
        for player in Player::ALL {
            let spent = was[player.index()].saturating_sub(is[player.index()]);
            assert!(is[player.index()] <= was[player.index()]);
            let charged = if owner(&before) == Some(player) {
                time.min(was[player.index()])
            } else {
                Duration::ZERO
            };
            assert_eq!(spent, charged, "{player:?} in {:?}", before.phase());
        }
    } else {
        assert_eq!(game, &before);
    }
    for parts in [2, 7, 60] {
        let part = time / parts;
        let rest = time.saturating_sub(part * parts);
        let mut small = before.clone();
        small.elapse(rest);
        for _ in 0..parts {
            small.elapse(part);
        }
        assert_eq!(&small, game, "{parts} steps and one");
        let mut small = before.clone();
        for _ in 0..parts {
            small.elapse(part);
        }
        small.elapse(rest);
        assert_eq!(&small, game, "{parts} steps and one, the small ones first");
    }
}

/// A decision taken back leads to the situation before it; taken again, to the one after it.
fn back_and_forth(before: &Game, after: &Game, action: Action) {
    let Some(by) = before.to_decide() else { return };
    if after.outcome().is_some() || after.setup().takeback == Takeback::Never {
        return;
    }
    let mut game = after.clone();
    if let Some(offer) = game.offer() {
        game.apply(Action::Answer {
            by: offer.by.other(),
            yes: false,
        })
        .expect("the offer stands");
    }
    assert!(
        after.check_takeback(by).is_ok(),
        "{by:?} has just decided {action:?} and may not ask"
    );
    game.apply(Action::AskTakeback(by)).expect("may be asked");
    if game.setup().takeback == Takeback::Ask {
        game.apply(Action::Answer {
            by: by.other(),
            yes: true,
        })
        .expect("it was asked");
    }
    assert_eq!(situation(&game), situation(before), "{action:?} taken back");
    assert_eq!(game.offer(), None);
    // No time comes back: nobody has more than before, periods aside.
    if let (Some(was), Some(is)) = (clocks(before), clocks(&game)) {
        for player in Player::ALL.map(Player::index) {
            let same = match game.setup().time {
                TimeControl::ByoYomi { .. } => is[player] >= was[player],
                _ => is[player] == was[player],
            };
            assert!(same, "{was:?} became {is:?} by {action:?} taken back");
        }
    }
    for player in Player::ALL {
        let main = |game: &Game| game.clock(player).map(renju::game::Clock::main);
        assert_eq!(main(&game), main(before));
    }
    game.apply(action).expect("it was accepted before");
    assert_eq!(situation(&game), situation(after), "{action:?} taken again");
}

/// A short name of a phase, to see that all were reached.
fn name(game: &Game) -> String {
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

/// Whose takeback the action carries out, if it does.
fn takes_back(before: &Game, action: Action) -> Option<Player> {
    match (action, before.offer()) {
        (Action::AskTakeback(by), _) if before.setup().takeback == Takeback::Free => Some(by),
        (
            Action::Answer { yes: true, .. },
            Some(Offer {
                by,
                what: Request::Takeback,
            }),
        ) => Some(by),
        _ => None,
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
    let mut runner = TestRunner::new(ProptestConfig {
        cases: 3000,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x72_656e_6a75),
        ..ProptestConfig::default()
    });
    let seen = RefCell::new(BTreeMap::new());
    let result = runner.run(&(setups(), doings()), |(setup, doings)| {
        run(setup, &doings, &seen);
        Ok(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
    let seen = seen.into_inner();
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

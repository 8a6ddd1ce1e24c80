//! The arithmetic of the clocks (rules.md §10).

use std::time::Duration;

use renju::game::{Game, Player, Policy, RuleSet, Setup, Takeback, TimeControl};

use crate::support::told::tell;

pub(super) fn seconds(n: u64) -> Duration {
    Duration::from_secs(n)
}

pub(super) fn byo_yomi(main: u64, period: u64) -> TimeControl {
    TimeControl::ByoYomi {
        main: seconds(main),
        period: seconds(period),
        periods: 1,
    }
}

pub(super) fn periods(main: u64, periods: u8, period: u64) -> TimeControl {
    TimeControl::ByoYomi {
        main: seconds(main),
        period: seconds(period),
        periods,
    }
}

pub(super) fn increment(main: u64, increment: u64) -> TimeControl {
    TimeControl::Increment {
        main: seconds(main),
        increment: seconds(increment),
    }
}

fn timed(rules: RuleSet, time: TimeControl) -> Game {
    Game::new(Setup {
        time,
        takeback: Takeback::Free,
        ..Setup::new(rules)
    })
}

fn free(time: TimeControl) -> Game {
    timed(RuleSet::Free, time)
}

/// Main time and period left to a person.
fn left(game: &Game, player: Player) -> (Duration, Duration) {
    let clock = game.clock(player).expect("a clock");
    (clock.main(), clock.period())
}

#[test]
fn an_hour_of_small_steps_is_an_hour() {
    let mut game = free(byo_yomi(3601, 30));
    for _ in 0..360_000 {
        game.elapse(Duration::from_millis(10));
    }
    assert_eq!(left(&game, Player::One), (seconds(1), seconds(30)));
    // The end of main time and the period within one step, then the flag on the very step, not before.
    game.elapse(Duration::from_millis(30_990));
    assert!(game.clock(Player::One).unwrap().in_byo_yomi());
    assert_eq!(
        game.clock(Player::One).unwrap().shown(),
        Duration::from_millis(10)
    );
    game.elapse(Duration::from_nanos(9_999_999));
    assert_eq!(game.outcome(), None);
    game.elapse(Duration::from_nanos(1));
    assert_eq!(
        game.outcome().unwrap().winner(),
        Some(renju::rules::Color::White)
    );
    assert_eq!(left(&game, Player::One), (Duration::ZERO, Duration::ZERO));
    assert_eq!(left(&game, Player::Two), (seconds(3601), seconds(30)));
}

#[test]
fn a_leap_past_the_flag_stops_at_zero() {
    for time in [
        TimeControl::Sudden(seconds(5)),
        byo_yomi(5, 3),
        increment(5, 3),
    ] {
        let mut game = free(time);
        game.elapse(Duration::MAX);
        assert!(game.outcome().is_some());
        assert!(game.clock(Player::One).unwrap().is_out());
        assert_eq!(game.clock(Player::One).unwrap().left(), Duration::ZERO);
    }
}

#[test]
fn unused_seconds_of_a_period_are_not_saved() {
    let mut game = free(byo_yomi(10, 30));
    game.elapse(seconds(9));
    tell(&mut game, "h8").unwrap();
    assert_eq!(left(&game, Player::One), (seconds(1), seconds(30)));
    game.elapse(seconds(39));
    assert_eq!(left(&game, Player::Two), (Duration::ZERO, seconds(1)));
    tell(&mut game, "a1").unwrap();
    assert_eq!(left(&game, Player::Two), (Duration::ZERO, seconds(30)));
    // One's last second of main time runs first; the move gives the period back whole.
    game.elapse(seconds(20));
    assert_eq!(left(&game, Player::One), (Duration::ZERO, seconds(11)));
    tell(&mut game, "b8").unwrap();
    assert_eq!(left(&game, Player::One), (Duration::ZERO, seconds(30)));
    // A refused stone, an offer and its answer give nothing.
    game.elapse(seconds(4));
    tell(&mut game, "b8").unwrap_err();
    tell(&mut game, "draw2 no1").unwrap();
    assert_eq!(left(&game, Player::Two), (Duration::ZERO, seconds(26)));
    // A pass is a move made.
    tell(&mut game, "pass").unwrap();
    assert_eq!(left(&game, Player::Two), (Duration::ZERO, seconds(30)));
    // A takeback starts the period afresh, and gives no main time back.
    game.elapse(seconds(7));
    tell(&mut game, "back2").unwrap();
    assert_eq!(game.to_decide(), Some(Player::Two));
    assert_eq!(left(&game, Player::One), (Duration::ZERO, seconds(30)));
    assert_eq!(left(&game, Player::Two), (Duration::ZERO, seconds(30)));
}

#[test]
fn a_period_that_is_used_up_is_gone_and_the_last_one_loses() {
    let state = |game: &Game, player| {
        let clock = game.clock(player).expect("a clock");
        let (main, period) = left(game, player);
        (
            main.as_secs(),
            period.as_secs(),
            clock.periods(),
            clock.left().as_secs(),
        )
    };
    let mut game = free(periods(10, 3, 30));
    assert_eq!(state(&game, Player::One), (10, 30, 3, 100));
    // Main time runs out: nothing is lost.
    game.elapse(seconds(12));
    assert_eq!(state(&game, Player::One), (0, 28, 3, 88));
    assert!(!game.clock(Player::One).unwrap().is_last());
    // A move in time keeps the number of periods.
    tell(&mut game, "h8").unwrap();
    assert_eq!(state(&game, Player::One), (0, 30, 3, 90));
    // Main time and two whole periods in one step; the third begins.
    game.elapse(seconds(70));
    assert_eq!(state(&game, Player::Two), (0, 30, 1, 30));
    assert!(game.clock(Player::Two).unwrap().is_last());
    tell(&mut game, "a1").unwrap();
    // One second beyond a period; the move gives the next one back whole.
    game.elapse(seconds(31));
    assert_eq!(state(&game, Player::One), (0, 29, 2, 59));
    tell(&mut game, "b8").unwrap();
    assert_eq!(state(&game, Player::One), (0, 30, 2, 60));
    // What is used up does not come back with a takeback.
    tell(&mut game, "back1").unwrap();
    assert_eq!(state(&game, Player::One), (0, 30, 2, 60));
    game.elapse(Duration::from_nanos(59_999_999_999));
    assert_eq!(game.outcome(), None);
    game.elapse(Duration::from_nanos(1));
    assert!(game.outcome().is_some());
    assert_eq!(state(&game, Player::One), (0, 0, 0, 0));
    // Small steps are the same as one.
    let mut game = free(periods(1, 5, 1));
    let mut other = game.clone();
    for _ in 0..37 {
        game.elapse(Duration::from_millis(100));
    }
    other.elapse(Duration::from_millis(3700));
    assert_eq!(game, other);
    assert_eq!(state(&game, Player::One), (0, 0, 3, 2));
}

#[test]
fn two_proposals_share_a_period_and_so_do_removal_and_move_6() {
    let mut game = timed(RuleSet::Rif(Policy::default()), byo_yomi(0, 30));
    let one = |game: &Game| left(game, Player::One).1;
    let two = |game: &Game| left(game, Player::Two).1;
    // Each of the three stones is a move made.
    for word in ["h8", "h9", "i9"] {
        game.elapse(seconds(5));
        assert_eq!(one(&game), seconds(25), "{word}");
        tell(&mut game, word).unwrap();
        assert_eq!(one(&game), seconds(30), "{word}");
    }
    // The choice and move 4 belong to one turn of the same person.
    game.elapse(seconds(5));
    tell(&mut game, "keep").unwrap();
    game.elapse(seconds(5));
    assert_eq!(two(&game), seconds(20));
    tell(&mut game, "i8").unwrap();
    assert_eq!(two(&game), seconds(30));
    game.elapse(seconds(5));
    tell(&mut game, "j11").unwrap();
    game.elapse(seconds(5));
    assert_eq!(one(&game), seconds(20));
    tell(&mut game, "k6").unwrap();
    assert_eq!(one(&game), seconds(30));
    game.elapse(seconds(5));
    tell(&mut game, "-j11").unwrap();
    game.elapse(seconds(5));
    assert_eq!(two(&game), seconds(20));
    tell(&mut game, "a1").unwrap();
    assert_eq!((one(&game), two(&game)), (seconds(30), seconds(30)));
}

#[test]
fn increments_come_with_moves_only() {
    // Case 70: nothing before the first move.
    let mut game = timed(
        RuleSet::Rif(Policy::Claim(renju::game::WrongClaim::Turn)),
        increment(5400, 30),
    );
    let main = |game: &Game| {
        (
            left(game, Player::One).0.as_secs() - 5400,
            left(game, Player::Two).0.as_secs() - 5400,
        )
    };
    let steps = [
        ("h8", (30, 0)),
        ("h9", (60, 0)),
        ("i9", (90, 0)),
        // A swap choice, a proposal, a removal: none.
        ("swap", (90, 0)),
        // Person One is White now and puts move 4.
        ("i8", (120, 0)),
        ("j11", (120, 0)),
        ("k6", (120, 0)),
        ("-j11", (120, 0)),
        ("a1", (150, 0)),
        ("b1", (150, 30)),
        ("pass", (180, 30)),
        ("c3", (180, 60)),
        // A wrong claim that costs the turn: none.
        ("claim", (180, 60)),
        ("pass", (180, 90)),
        ("draw1", (180, 90)),
        ("no2", (180, 90)),
        ("back2", (180, 60)),
        // The reply goes with the move: Two's move and what followed.
        ("back1", (150, 30)),
    ];
    assert_eq!(main(&game), (0, 0));
    for (word, expected) in steps {
        tell(&mut game, word).unwrap_or_else(|e| panic!("{word}: {e}"));
        assert_eq!(main(&game), expected, "{word}");
    }
}

#[test]
fn a_takeback_takes_the_increment_and_no_flag_falls_by_it() {
    // Case 67: 20 s spent, a move, taken back: 20 s stay spent.
    let mut game = free(increment(60, 30));
    game.elapse(seconds(20));
    tell(&mut game, "h8").unwrap();
    assert_eq!(left(&game, Player::One).0, seconds(70));
    game.elapse(seconds(3));
    tell(&mut game, "back1").unwrap();
    assert_eq!(left(&game, Player::One).0, seconds(40));
    assert_eq!(left(&game, Player::Two).0, seconds(57));
    // The increment is spent already: One cannot be flagged by consenting.
    let mut game = free(increment(10, 30));
    tell(&mut game, "h8 a1").unwrap();
    game.elapse(seconds(35));
    tell(&mut game, "back1").unwrap();
    assert_eq!(left(&game, Player::One).0, seconds(1));
    assert_eq!(game.outcome(), None);
    // That second is no gift: who has less before the move has no more after the takeback.
    let mut game = free(increment(10, 30));
    game.elapse(Duration::from_millis(9_800));
    tell(&mut game, "h8 back1").unwrap();
    assert_eq!(left(&game, Player::One).0, Duration::from_millis(200));
}

#[test]
fn without_a_clock_time_leaves_no_trace() {
    let mut game = free(TimeControl::Unlimited);
    let before = game.clone();
    game.elapse(seconds(100_000));
    assert_eq!(game, before);
    assert_eq!(game.clock(Player::One), None);
}

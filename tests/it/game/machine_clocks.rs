//! Clocks in the course of a game, records cut anywhere (rules.md §10; cases.md B 59, 61, 62, 65, 67, 75, 95, 97).

use std::time::Duration;

use renju::game::{
    ActionError, Game, Player, Policy, RuleSet, TimeControl, WinReason, WrongClaim, replay,
};

use renju::rules::{Color, OccupiedError};

use crate::support::told::{THREE_THREE, at, deadened, filled, refused, tell, timed, told, win};

fn clocks(game: &Game) -> [Duration; 2] {
    Player::ALL.map(|player| game.clock(player).expect("a clock").left())
}

fn minutes(n: u64) -> Duration {
    Duration::from_secs(n * 60)
}

/// Case 59: after every kind of end both clocks stand; the next game has full ones.
#[test]
fn case_59_clocks_stop_at_the_end() {
    let setup = timed(
        RuleSet::Standard(Policy::default()),
        TimeControl::Sudden(minutes(10)),
    );
    for words in [
        "h8 a15 i8 a13 j8 a11 k8 a9 l8",
        "h8 a15 h9 a13 g10 a11 f10 a9 h10 claim",
        "h8 resign2",
        "h8 leave1",
        "h8 draw1 yes2",
        "h8 a15 h9 pass pass",
    ] {
        let mut game = Game::new(setup.clone());
        game.elapse(Duration::from_secs(4));
        tell(&mut game, words).unwrap();
        let outcome = game.outcome();
        let before = game.clone();
        game.elapse(minutes(60));
        assert_eq!(game, before);
        assert_eq!(game.outcome(), outcome);
        assert_eq!(clocks(&Game::new(setup.clone())), [minutes(10); 2]);
    }
}

/// Cases 61 and 62: the flag falls by itself for the player who had to decide, in every phase, and never below zero.
#[test]
fn case_61_the_flag_falls_in_every_phase() {
    let rif = |words: &str| {
        told(
            &timed(
                RuleSet::Rif(Policy::default()),
                TimeControl::Sudden(minutes(5)),
            ),
            words,
        )
    };
    let standard = timed(
        RuleSet::Standard(Policy::default()),
        TimeControl::Sudden(minutes(5)),
    );
    let games = vec![
        (rif(""), Player::One),
        (rif("h8"), Player::One),
        (rif("h8 h9"), Player::One),
        (rif("h8 h9 i9"), Player::Two),
        (rif("h8 h9 i9 keep"), Player::Two),
        (rif("h8 h9 i9 swap"), Player::One),
        (rif("h8 h9 i9 swap a1"), Player::Two),
        (rif("h8 h9 i9 keep a1"), Player::One),
        (rif("h8 h9 i9 keep a1 j11"), Player::One),
        (rif("h8 h9 i9 keep a1 j11 k6"), Player::Two),
        (rif("h8 h9 i9 swap a1 j11 k6"), Player::One),
        (rif("h8 h9 i9 keep a1 j11 k6 -k6"), Player::Two),
        (rif("h8 h9 i9 keep a1 j11 k6 -k6 a5"), Player::One),
        (told(&standard, "h8"), Player::Two),
        // An open claim, an offer and a question do not stop it.
        (told(&standard, THREE_THREE), Player::Two),
        (told(&standard, "h8 draw1"), Player::Two),
        (told(&standard, "h8 back1"), Player::Two),
        (filled(&standard, true), Player::Two),
        (deadened(&standard, Color::Black), Player::Two),
    ];
    for (mut game, loser) in games {
        let phase = game.phase().clone();
        assert_eq!(game.to_decide(), Some(loser), "{phase:?}");
        let seats = game.seats();
        let other = game.clock(loser.other());
        game.elapse(Duration::from_nanos(5 * 60 * 1_000_000_000 - 1));
        assert_eq!(game.outcome(), None);
        game.elapse(minutes(1));
        assert_eq!(
            game.outcome(),
            win(seats.color(loser.other()), WinReason::Timeout),
            "{phase:?}"
        );
        assert_eq!(game.clock(loser).unwrap().left(), Duration::ZERO);
        assert_eq!(game.clock(loser.other()), other);
        assert_eq!(game.offer(), None, "an offer outlived {phase:?}");
    }
}

/// Cases 65, 67 and 75: the clock after a takeback and after the swap.
#[test]
fn case_65_clocks_follow_the_person_to_decide() {
    let setup = timed(
        RuleSet::Rif(Policy::default()),
        TimeControl::Sudden(minutes(20)),
    );
    let mut game = told(&setup, "h8 h9");
    game.elapse(Duration::from_secs(20));
    tell(&mut game, "i9").unwrap();
    game.elapse(Duration::from_secs(50));
    let spent = [
        Duration::from_secs(20 * 60 - 20),
        Duration::from_secs(20 * 60 - 50),
    ];
    assert_eq!(clocks(&game), spent);
    tell(&mut game, "swap").unwrap();
    // Case 75: each person keeps the own time.
    assert_eq!(clocks(&game), spent);
    assert_eq!(game.seats().player(Color::Black), Player::Two);
    // The swap is taken back: seats and phase return, time does not.
    game.elapse(Duration::from_secs(10));
    tell(&mut game, "back2 yes1").unwrap();
    assert_eq!(game.seats().player(Color::Black), Player::One);
    assert_eq!(game.to_decide(), Some(Player::Two));
    assert_eq!(clocks(&game), [Duration::from_secs(20 * 60 - 30), spent[1]]);
    game.elapse(Duration::from_secs(1));
    assert_eq!(
        clocks(&game),
        [
            Duration::from_secs(20 * 60 - 30),
            Duration::from_secs(20 * 60 - 51)
        ]
    );
}

/// Case 95: a taken point costs nothing, for either colour, in the opening and in play.
#[test]
fn case_95_a_taken_point() {
    for words in ["h8", "h8 a15"] {
        let mut game = told(
            &timed(
                RuleSet::Standard(Policy::default()),
                TimeControl::Sudden(minutes(5)),
            ),
            words,
        );
        let decides = game.to_decide();
        for word in words.split(' ') {
            let taken = OccupiedError {
                point: at(word),
                by: game.board().get(at(word)).unwrap(),
            };
            refused(&mut game, word, ActionError::Occupied(taken));
        }
        assert_eq!(game.to_decide(), decides);
        let player = decides.unwrap();
        game.elapse(Duration::from_secs(1));
        assert_eq!(
            game.clock(player).unwrap().left(),
            Duration::from_secs(5 * 60 - 1)
        );
    }
}

/// Case 97: a record cut anywhere resumes with the same phase, side, clocks and offers.
#[test]
fn case_97_a_record_resumes_anywhere() {
    let setup = timed(
        RuleSet::Rif(Policy::Claim(WrongClaim::Turn)),
        TimeControl::ByoYomi {
            main: Duration::from_secs(20),
            period: Duration::from_secs(10),
            periods: 1,
        },
    );
    let words = "h8 h9 draw1 no2 i9 swap a1 back1 no2 j11 k6 back2 yes1 k7 -k7 a3 claim c5 a5 claim c7 d5 draw2";
    let mut game = Game::new(setup.clone());
    for (n, word) in words.split(' ').enumerate() {
        game.elapse(Duration::from_millis(900 + n as u64 * 7));
        assert_eq!(replay(setup.clone(), game.record()), Ok(game.clone()));
        tell(&mut game, word).unwrap_or_else(|e| panic!("{word}: {e}"));
        assert_eq!(
            replay(setup.clone(), game.record()),
            Ok(game.clone()),
            "{word}"
        );
    }
    assert_eq!(game.outcome(), None);
    assert!(game.offer().is_some());
}

//! What belongs to a person: seats, offers, passes, resignations, takebacks (cases.md A 51, 55, B 78–80, 85–87, 91).

use std::time::Duration;

use renju::game::{
    ActionError, DrawReason, Due, Finished, Game, Move, Outcome, Player, Policy, RuleSet, Series,
    Setup, Start, Takeback, TimeControl, WinReason, WrongClaim, Zone, replay,
};

use renju::rules::Color;

use crate::support::told::{at, claiming, default, free, refused, side, tell, told, win};

/// Case 51: one swap, right after stone 3, by tentative White; all that is a person's follows the person.
#[test]
fn case_51_one_swap() {
    let setup = Setup {
        time: TimeControl::Sudden(Duration::from_secs(20 * 60)),
        first: Player::Two,
        ..Setup::new(RuleSet::Rif(Policy::default()))
    };
    let mut game = told(&setup, "h8 h9");
    refused(&mut game, "swap", ActionError::Due(Due::Stone));
    tell(&mut game, "i9").unwrap();
    assert!(game.is_tentative());
    assert_eq!(game.to_decide(), Some(Player::One));
    tell(&mut game, "draw1 swap").unwrap();
    assert!(!game.is_tentative());
    assert_eq!(game.seats().player(Color::Black), Player::One);
    assert_eq!(game.to_decide(), Some(Player::Two));
    // The offer is still the person's.
    refused(&mut game, "yes1", ActionError::OwnOffer);
    for word in ["swap", "keep"] {
        refused(&mut game, word, ActionError::Due(Due::Stone));
    }
    tell(&mut game, "i8").unwrap();
    for word in ["swap", "keep"] {
        refused(&mut game, word, ActionError::Due(Due::Proposal));
    }
    let mut series = Series::new();
    tell(&mut game, "resign1").unwrap();
    assert_eq!(game.outcome(), win(Color::White, WinReason::Resignation));
    series.add(Finished {
        seats: game.seats(),
        outcome: game.outcome().unwrap(),
    });
    assert_eq!(series.score(Player::One).points(), -2);
    assert_eq!(series.score(Player::Two).points(), 2);
}

/// Case 55: the zones of the opening, each in its own mode only.
#[test]
fn case_55_zones() {
    let outside = |name: &str, zone| ActionError::OutsideZone {
        point: at(name),
        zone,
    };
    let rif = Setup::new(RuleSet::Rif(Policy::default()));
    for setup in [default(), rif.clone()] {
        let mut game = Game::new(setup);
        for p in ["g8", "a1", "h9"] {
            refused(&mut game, p, outside(p, Zone::CENTER));
        }
    }
    let mut game = told(&rif, "h8");
    for p in ["j9", "h6", "f7", "a1"] {
        refused(&mut game, p, outside(p, Zone::THREE));
    }
    tell(&mut game, "g7").unwrap();
    for p in ["k8", "h11", "e8", "o15"] {
        refused(&mut game, p, outside(p, Zone::FIVE));
    }
    for p in ["f6", "j10", "h10", "j8"] {
        tell(&mut game.clone(), p).unwrap();
    }
    for p in ["a1", "o15", "h8"] {
        told(&free(), p);
    }
    told(&default(), "h8 o15 a1");
}

/// Case 78: the loser is the person who resigned, on turn or not, before and after a swap.
#[test]
fn case_78_resigning_out_of_turn() {
    let rif = Setup::new(RuleSet::Rif(Policy::default()));
    for (setup, words) in [
        (default(), ""),
        (default(), "h8"),
        (default(), "h8 a15"),
        (rif.clone(), "h8"),
        (rif.clone(), "h8 h9 i9"),
        (rif.clone(), "h8 h9 i9 swap"),
        (rif.clone(), "h8 h9 i9 swap a1 j11 k6"),
    ] {
        for loser in Player::ALL {
            for (word, reason) in [
                ("resign", WinReason::Resignation),
                ("leave", WinReason::Left),
            ] {
                let mut game = told(&setup, words);
                tell(&mut game, &format!("{word}{}", loser.index() + 1)).unwrap();
                let finished = Finished {
                    seats: game.seats(),
                    outcome: game.outcome().unwrap(),
                };
                assert_eq!(finished.winner(), Some(loser.other()));
                assert_eq!(
                    game.outcome(),
                    win(game.seats().color(loser.other()), reason)
                );
                let mut series = Series::new();
                series.add(finished);
                assert_eq!(series.score(loser).points(), -2);
                assert_eq!(series.score(loser.other()).points(), 2);
            }
        }
    }
}

/// Cases 79 and 80: only the other person answers a draw offer; the draw is both people's.
#[test]
fn case_79_draw_offers() {
    for setup in [default(), Setup::new(RuleSet::Rif(Policy::default()))] {
        for by in [1, 2] {
            let other = 3 - by;
            let mut game = told(&setup, &format!("h8 draw{by}"));
            for word in ["yes", "no"] {
                refused(&mut game, &format!("{word}{by}"), ActionError::OwnOffer);
            }
            tell(&mut game, &format!("yes{other}")).unwrap();
            let outcome = game.outcome().unwrap();
            assert_eq!(outcome, Outcome::Draw(DrawReason::Agreement));
            assert_eq!(outcome.winner(), None);
            // Case 80: the record says so too.
            let again = replay(setup.clone(), game.record()).unwrap();
            assert_eq!(again.outcome(), Some(outcome));
            let mut series = Series::new();
            series.add(Finished {
                seats: game.seats(),
                outcome,
            });
            for player in Player::ALL {
                assert_eq!(series.score(player).points(), 0);
                assert_eq!(series.score(player).draws, 1);
            }
        }
    }
}

/// Issue 2: a draw offer lapses when answered or at the offerer's next turn, not before.
#[test]
fn draw_offers_lapse() {
    // Offered on the own turn: stands through the own move and while the other thinks.
    let mut game = told(&default(), "h8 a15 draw1");
    assert!(game.offer().is_some());
    tell(&mut game, "i9").unwrap();
    assert!(game.offer().is_some(), "gone before the other could answer");
    tell(&mut game, "a13").unwrap();
    assert_eq!(game.offer(), None, "it is the offerer's turn again");
    refused(&mut game, "yes2", ActionError::NoOffer);
    // Offered while the other is to move: the other's move declines it.
    let game = told(&default(), "h8 a15 draw2 i9");
    assert_eq!(game.offer(), None);
    // Answered with no, it may be made again.
    let mut game = told(&default(), "h8 draw1 no2");
    assert_eq!(game.offer(), None);
    tell(&mut game, "draw1 yes2").unwrap();
    // A wrong claim is no turn.
    let game = told(&claiming(WrongClaim::Nothing), "h8 a15 draw1 claim");
    assert!(game.offer().is_some());
    // White's turn lost: the offerer, Black, is to move again.
    let game = told(&claiming(WrongClaim::Turn), "h8 a15 draw1 i9 claim");
    assert_eq!(game.offer(), None);
    // In the opening one turn may hold several decisions: choosing and move 4, two proposals, removal and move 6.
    let rif = Setup::new(RuleSet::Rif(Policy::default()));
    for (words, next) in [
        ("h8 h9 i9 draw2 keep", "a1"),
        ("h8 h9 i9 keep a1 draw1 j11", "k6"),
        ("h8 h9 i9 keep a1 j11 k6 draw2 -k6", "a3"),
    ] {
        let mut game = told(&rif, words);
        assert!(game.offer().is_some(), "{words}: the same turn goes on");
        tell(&mut game, next).unwrap();
        assert!(game.offer().is_some(), "{words} {next}: the other's turn");
    }
    // A takeback that is granted takes offers with it.
    let setup = Setup {
        takeback: Takeback::Free,
        ..default()
    };
    let game = told(&setup, "h8 a15 draw1 back1");
    assert_eq!(game.offer(), None);
}

/// Case 86: two passes in a row, one by each, and not too early.
#[test]
fn case_86_passes() {
    let mut game = told(&default(), "h8 a15 i9 pass c3 pass");
    assert_eq!(game.outcome(), None);
    tell(&mut game, "pass").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::TwoPasses)));
    for setup in [default(), free()] {
        for words in ["", "h8", "h8 a15"] {
            let mut game = told(&setup, words);
            refused(&mut game, "pass", ActionError::PassTooEarly(4));
        }
    }
    let rif = Setup::new(RuleSet::Rif(Policy::default()));
    for words in [
        "",
        "h8",
        "h8 h9",
        "h8 h9 i9 keep",
        "h8 h9 i9 keep a1",
        "h8 h9 i9 keep a1 j11",
        "h8 h9 i9 keep a1 j11 k6 -k6",
    ] {
        let mut game = told(&rif, words);
        refused(&mut game, "pass", ActionError::PassTooEarly(7));
    }
    let mut game = told(&rif, "h8 h9 i9 keep a1 j11 k6 -k6 a3 pass pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::TwoPasses)));
    refused(&mut game, "pass", ActionError::Over);
}

/// Cases 85 and 87: nothing moves after the end, and a win is not taken back.
#[test]
fn case_87_no_takeback_after_a_five() {
    let five = "h8 a15 i8 a13 j8 a11 k8 a9 l8";
    for takeback in [Takeback::Ask, Takeback::Free] {
        let setup = Setup {
            takeback,
            ..default()
        };
        let mut game = told(&setup, five);
        for word in [
            "back1", "back2", "a1", "pass", "claim", "swap", "draw1", "resign1", "leave2", "accept",
        ] {
            refused(&mut game, word, ActionError::Over);
        }
        // From the review one plays on, as a new game.
        let moves: Vec<Move> = game.moves()[..7].to_vec();
        let mut again = Game::new(Setup {
            start: Start::Position(moves),
            ..setup
        });
        assert_eq!(side(&again), Some(Color::White));
        tell(&mut again, "l8 c3").unwrap();
        assert_eq!(again.outcome(), None);
    }
}

/// Case 91: nothing to take back is a refusal with the reason.
#[test]
fn case_91_takeback_of_nothing() {
    let rif = Setup {
        takeback: Takeback::Ask,
        ..Setup::new(RuleSet::Rif(Policy::default()))
    };
    for (setup, words, who) in [
        (default(), "", "back1"),
        (default(), "", "back2"),
        (default(), "h8", "back2"),
        (rif.clone(), "h8 h9", "back2"),
        (rif.clone(), "h8 h9 i9", "back2"),
    ] {
        let mut game = told(&setup, words);
        refused(&mut game, who, ActionError::NothingToTakeBack);
    }
    let mut game = Game::new(Setup::new(RuleSet::Rif(Policy::default())));
    refused(&mut game, "back1", ActionError::NoTakeback);
    // A no is kept for this move and for no other.
    let mut game = told(&default(), "h8 a15 back1 no2");
    refused(&mut game, "back1", ActionError::TakebackRefused);
    tell(&mut game, "i9").unwrap();
    tell(&mut game.clone(), "back1 yes2").unwrap();
    // The other person's own takeback makes a new move of it.
    let mut game = told(&default(), "h8 a15 i9 a13 back2 no1 back1 yes2");
    refused(&mut game, "no1", ActionError::NoOffer);
    tell(&mut game, "i9 a13 back2 yes1").unwrap();
    assert_eq!(game.moves().len(), 3);
}

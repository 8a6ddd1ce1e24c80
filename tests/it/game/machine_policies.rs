//! What each policy and each end of the game answers to every action; the table of phases is `machine`.

use crate::support::told::{action, deadened, filled, side, told};
use renju::game::{
    Action, ActionError, Game, Policy, RuleSet, Setup, Start, Takeback, TimeControl, WrongClaim,
};
use renju::rules::{Color, Opening, Symmetry};

use super::machine::{WORDS, asking, claim, code, row};

#[test]
fn equal_proposals_are_refused_and_the_first_is_named() {
    let game = told(
        &asking(RuleSet::Rif(Policy::default())),
        "h8 h9 h10 keep h7 g9",
    );
    let mut tried = game.clone();
    let answer = tried.apply(action("i9"));
    assert_eq!(code(answer), "I9=G9");
    assert_eq!(tried, game);
    assert_eq!(game.phase().proposals(), &["G9".parse().unwrap()]);
}

#[test]
fn policies_and_takebacks_answer_for_themselves() {
    for policy in [Policy::Loss, Policy::Block] {
        for rules in [RuleSet::Standard(policy), RuleSet::Rif(policy)] {
            let setup = Setup {
                takeback: Takeback::Never,
                ..Setup::new(rules)
            };
            let opening = match rules {
                RuleSet::Rif(_) => "h8 h9 g7 keep g8 k6 k5 -k5 a2",
                _ => "h8 h9 g7 a2",
            };
            row(
                &format!("{rules:?}"),
                &told(&setup, opening),
                "H8:black: h8 | ok: i9 a1 j11 pass draw1 resign1 leave2 | stone: swap keep -j11 -k6 accept | referee: claim | never: back1 back2 | no-offer: yes1 no2",
            );
        }
    }
    let free = Setup {
        takeback: Takeback::Free,
        ..Setup::new(RuleSet::Free)
    };
    row(
        "takeback without asking, also while a draw is offered",
        &told(&free, "h8 h9 draw2"),
        "H8:black: h8 | ok: i9 a1 j11 back1 back2 yes1 resign1 leave2 | <4: pass | stone: swap keep -j11 -k6 accept | free: claim | pending: draw1 | own: no2",
    );
    // A forbidden stone under block: double-three on H10.
    let block = asking(RuleSet::Standard(Policy::Block));
    let mut game = told(&block, "h8 a15 h9 a13 g10 a11 f10 a9");
    let before = game.clone();
    assert_eq!(code(game.apply(action("h10"))), "H10:3-3");
    assert_eq!(game, before);
}

#[test]
fn a_lost_turn_answers_like_free_play() {
    let setup = asking(RuleSet::Standard(claim(WrongClaim::Turn)));
    // White claims wrongly on its own turn: Black moves again at once.
    let game = told(&setup, "h8 b1 i8 claim");
    assert_eq!(side(&game), Some(Color::Black));
    let playing = "H8:black: h8 | ok: i9 a1 j11 pass claim draw1 back1 back2 resign1 leave2 | stone: swap keep -j11 -k6 accept | no-offer: yes1 no2";
    row("a turn lost at once", &game, playing);
    // On Black's turn: it costs the next one.
    let game = told(&setup, "h8 b1 i8 b2 claim");
    assert_eq!(side(&game), Some(Color::Black));
    row("a turn to be lost", &game, playing);
    let game = told(&setup, "h8 b1 i8 b2 claim h7");
    assert_eq!(side(&game), Some(Color::Black));
    row("the turn lost", &game, playing);
    // A turn that is lost already is not lost twice: claims do not pile up.
    for claims in ["claim", "claim claim", "claim claim claim"] {
        let game = told(&setup, &format!("h8 b1 i8 b2 {claims} h7 h6"));
        assert_eq!(side(&game), Some(Color::White), "{claims}");
    }
}

#[test]
fn a_settlement_wants_a_claim_or_the_draw() {
    for wrong in [WrongClaim::Nothing, WrongClaim::Turn, WrongClaim::Loss] {
        for rules in [RuleSet::Standard(claim(wrong)), RuleSet::Rif(claim(wrong))] {
            for overline in [false, true] {
                let game = filled(&asking(rules), overline);
                let expected = "H8:black: h8 | I9:X: i9 | A1:X: a1 | J11:X: j11 | settlement: pass swap keep -j11 -k6 | ok: claim accept draw1 back1 back2 resign1 leave2 | no-offer: yes1 no2";
                let taken = |name: &str| {
                    game.board()
                        .get(name.parse().expect("a point"))
                        .expect("a full board")
                        .to_string()
                };
                let expected = ["I9", "A1", "J11"]
                    .iter()
                    .fold(expected.to_owned(), |e, name| {
                        e.replace(&format!("{name}:X"), &format!("{name}:{}", taken(name)))
                    });
                row(&format!("{rules:?} full"), &game, &expected);
            }
        }
        let game = deadened(&asking(RuleSet::Standard(claim(wrong))), Color::Black);
        let empty = game.board().empty_points().next().expect("not full");
        let mut tried = game.clone();
        assert_eq!(code(tried.apply(Action::Place(empty))), "settlement");
        assert_eq!(tried, game);
        for (word, expected) in [
            ("pass", "settlement"),
            ("keep", "settlement"),
            ("-a1", "settlement"),
            ("claim", "ok"),
            ("accept", "ok"),
            ("draw1", "ok"),
            ("back1", "ok"),
            ("resign2", "ok"),
        ] {
            let mut tried = game.clone();
            assert_eq!(code(tried.apply(action(word))), expected, "{word}");
        }
    }
}

#[test]
fn after_the_end_nothing_is_accepted() {
    let claiming = |wrong| asking(RuleSet::Standard(claim(wrong)));
    let standard = claiming(WrongClaim::Nothing);
    let loss = asking(RuleSet::Standard(Policy::Loss));
    let free = asking(RuleSet::Free);
    let three_three = "h8 a15 h9 a13 g10 a11 f10 a9 h10";
    let mut timed = Game::new(Setup {
        time: TimeControl::Sudden(std::time::Duration::from_secs(1)),
        ..free.clone()
    });
    crate::support::told::tell(&mut timed, "draw1").unwrap();
    timed.elapse(std::time::Duration::from_secs(2));
    let over = [
        told(&standard, "h8 a15 i8 a14 j8 a13 k8 a12 l8"),
        told(&free, "h8 a15 i8 a14 j8 a13 l8 a12 m8 c1 k8"),
        told(&standard, &format!("{three_three} claim")),
        told(&loss, three_three),
        told(&claiming(WrongClaim::Loss), "h8 claim"),
        told(&standard, "h8 resign1"),
        told(&standard, "h8 leave1"),
        timed,
        told(&standard, "h8 a15 h9 pass pass"),
        told(&standard, "h8 draw1 yes2"),
        deadened(&free, Color::White),
        deadened(&free, Color::Black),
        filled(&free, false),
    ];
    for mut game in over {
        let outcome = game.outcome().expect("the game has ended");
        row(
            &format!("{outcome:?}"),
            &game,
            &format!("over: {}", WORDS.join(" ")),
        );
        assert_eq!(game.offer(), None, "{outcome:?}");
        assert_eq!(game.to_decide(), None, "{outcome:?}");
        assert_eq!(side(&game), None, "{outcome:?}");
        assert_eq!(game.check_pass(), Err(ActionError::Over));
        assert_eq!(game.check_claim(), Err(ActionError::Over));
        let before = game.clone();
        game.elapse(std::time::Duration::from_secs(7));
        assert_eq!(game, before, "time passed after {outcome:?}");
    }
}

#[test]
fn a_designated_opening_leaves_move_4_to_white_in_each_mode() {
    let kagetsu = Opening::all().find(|o| o.romaji() == "kagetsu").unwrap();
    for rules in [
        RuleSet::Free,
        RuleSet::Standard(Policy::default()),
        RuleSet::Rif(Policy::default()),
    ] {
        for orientation in Symmetry::ALL {
            let game = Game::new(Setup {
                start: Start::Designated {
                    opening: kagetsu,
                    orientation,
                },
                ..asking(rules)
            });
            assert_eq!(side(&game), Some(Color::White));
            assert_eq!(game.next_number(), 4);
            assert_eq!(game.opening(), Some(kagetsu));
            assert!(!game.is_tentative());
            let expected = match rules {
                RuleSet::Free => {
                    "H8:black: h8 | X: i9 | ok: a1 j11 pass draw1 resign1 leave2 | stone: swap keep -j11 -k6 accept | free: claim | nothing: back1 back2 | no-offer: yes1 no2"
                }
                RuleSet::Standard(_) => {
                    "H8:black: h8 | X: i9 | ok: a1 j11 pass claim draw1 resign1 leave2 | stone: swap keep -j11 -k6 accept | nothing: back1 back2 | no-offer: yes1 no2"
                }
                RuleSet::Rif(_) => {
                    "H8:black: h8 | X: i9 | ok: a1 j11 draw1 resign1 leave2 | <7: pass | stone: swap keep -j11 -k6 accept | opening: claim | nothing: back1 back2 | no-offer: yes1 no2"
                }
            };
            let i9 = game.board().get("i9".parse().unwrap());
            let expected = match i9 {
                Some(color) => expected.replace('X', &format!("I9:{color}")),
                None => expected.replace("X: i9 | ok: ", "ok: i9 "),
            };
            row("designated", &game, &expected);
        }
    }
    // In RIF the two proposals and the removal follow, and no swap.
    let mut game = Game::new(Setup {
        start: Start::Designated {
            opening: kagetsu,
            orientation: Symmetry::ALL[0],
        },
        ..asking(RuleSet::Rif(Policy::default()))
    });
    crate::support::told::tell(&mut game, "i8 j11 k6 -j11 a1 pass pass").unwrap();
    assert!(game.outcome().is_some());
}

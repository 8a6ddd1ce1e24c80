//! Every phase by every action: carried out, or refused with exactly this reason and nothing changed (rules.md §4–§7).

use renju::game::{
    Action, ActionError, Game, Policy, RuleSet, Setup, Start, Takeback, TimeControl, WrongClaim,
};
use renju::rules::{Color, Opening, Symmetry};

use crate::support::told::{action, deadened, filled, told};

/// The actions of the table, one a column; see `told::action`. `taken` stands for a point with a stone.
const WORDS: [&str; 18] = [
    "h8", "i9", "a1", "j11", "pass", "swap", "keep", "-j11", "-k6", "claim", "accept", "draw1",
    "back1", "back2", "yes1", "no2", "resign1", "leave2",
];

/// A short name for an answer of the machine, one for each reason.
pub(crate) fn code(answer: Result<(), ActionError>) -> String {
    match answer {
        Ok(()) => "ok".into(),
        Err(ActionError::Over) => "over".into(),
        Err(ActionError::Due(due)) => format!("{due:?}").to_lowercase(),
        Err(ActionError::Occupied(e)) => format!("{}:{}", e.point, e.by),
        Err(ActionError::OutsideZone { point, zone }) => format!("{point}!{}", zone.side()),
        Err(ActionError::Forbidden { point, tally, .. }) => format!("{point}:{tally}"),
        Err(ActionError::EqualProposals { point, first }) => format!("{point}={first}"),
        Err(ActionError::NumberOutside { min, max, .. }) => format!("{min}-{max}"),
        Err(ActionError::NotABranch(_)) => "no-way".into(),
        Err(ActionError::NotAProposal(p)) => format!("not-{p}"),
        Err(ActionError::PassTooEarly(n)) => format!("<{n}"),
        Err(ActionError::NoForbiddenMoves) => "free".into(),
        Err(ActionError::NotClaimPolicy) => "referee".into(),
        Err(ActionError::ClaimInOpening) => "opening".into(),
        Err(ActionError::NoOffer) => "no-offer".into(),
        Err(ActionError::OwnOffer) => "own".into(),
        Err(ActionError::OfferPending) => "pending".into(),
        Err(ActionError::NoTakeback) => "never".into(),
        Err(ActionError::NothingToTakeBack) => "nothing".into(),
        Err(ActionError::TakebackRefused) => "refused".into(),
    }
}

/// What the machine answers to each of [`WORDS`]; a refusal must leave the game as it was.
fn answers(game: &Game) -> String {
    let answers: Vec<String> = WORDS
        .iter()
        .map(|word| {
            let mut tried = game.clone();
            let answer = tried.apply(action(word));
            if answer.is_err() {
                assert_eq!(&tried, game, "{word} was refused and changed something");
            } else {
                assert_ne!(&tried, game, "{word} was carried out and left no trace");
                assert_eq!(
                    tried.record().len(),
                    game.record().len() + 1,
                    "{word} is one entry of the record"
                );
            }
            code(answer)
        })
        .collect();
    answers.join(" ")
}

/// Compares one line of the table.
fn row(name: &str, game: &Game, expected: &str) {
    let expected: Vec<&str> = expected.split_whitespace().collect();
    let found = answers(game);
    let found: Vec<&str> = found.split_whitespace().collect();
    assert_eq!(expected.len(), WORDS.len(), "{name}: one answer a word");
    let differ: Vec<String> = (0..WORDS.len())
        .filter(|&i| expected[i] != found[i])
        .map(|i| format!("{}: {} instead of {}", WORDS[i], found[i], expected[i]))
        .collect();
    assert!(
        differ.is_empty(),
        "{name} ({:?}): {differ:?}\nfound {}",
        game.phase(),
        found.join(" ")
    );
}

fn asking(rules: RuleSet) -> Setup {
    Setup {
        takeback: Takeback::Ask,
        ..Setup::new(rules)
    }
}

fn claim(wrong: WrongClaim) -> Policy {
    Policy::Claim(wrong)
}

#[test]
#[expect(clippy::too_many_lines, reason = "it is one table")]
fn every_phase_answers_every_action() {
    let free = asking(RuleSet::Free);
    let standard = asking(RuleSet::Standard(Policy::default()));
    let rif = asking(RuleSet::Rif(Policy::default()));
    let table = [
        // The first stone.
        (
            &free,
            "",
            "ok ok ok ok <4 stone stone stone stone free stone ok nothing nothing no-offer no-offer ok ok",
        ),
        (
            &standard,
            "",
            "ok I9!1 A1!1 J11!1 <4 stone stone stone stone opening stone ok nothing nothing no-offer no-offer ok ok",
        ),
        (
            &rif,
            "",
            "ok I9!1 A1!1 J11!1 <7 stone stone stone stone opening stone ok nothing nothing no-offer no-offer ok ok",
        ),
        // RIF: stones 2 and 3.
        (
            &rif,
            "h8",
            "H8:black ok A1!3 J11!3 <7 stone stone stone stone opening stone ok ok nothing no-offer no-offer ok ok",
        ),
        (
            &rif,
            "h8 h9",
            "H8:black ok A1!5 J11!5 <7 stone stone stone stone opening stone ok ok nothing no-offer no-offer ok ok",
        ),
        // The swap, which is of the other person.
        (
            &rif,
            "h8 h9 i9",
            "H8:black I9:black swap swap swap ok ok swap swap opening swap ok ok nothing no-offer no-offer ok ok",
        ),
        // Move 4.
        (
            &rif,
            "h8 h9 i9 keep",
            "H8:black I9:black ok ok <7 stone stone stone stone opening stone ok ok ok no-offer no-offer ok ok",
        ),
        (
            &rif,
            "h8 h9 i9 swap",
            "H8:black I9:black ok ok <7 stone stone stone stone opening stone ok ok ok no-offer no-offer ok ok",
        ),
        // Proposals: none, one made.
        (
            &rif,
            "h8 h9 i9 keep i8",
            "H8:black I9:black ok ok <7 proposal proposal proposal proposal opening proposal ok ok ok no-offer no-offer ok ok",
        ),
        (
            &rif,
            "h8 h9 i9 keep i8 j11",
            "H8:black I9:black ok J11=J11 <7 proposal proposal proposal proposal opening proposal ok ok ok no-offer no-offer ok ok",
        ),
        // The removal.
        (
            &rif,
            "h8 h9 i9 keep i8 j11 k6",
            "H8:black I9:black removal removal removal removal removal ok ok opening removal ok ok ok no-offer no-offer ok ok",
        ),
        (
            &rif,
            "h8 h9 i9 keep i8 j11 k7",
            "H8:black I9:black removal removal removal removal removal ok not-K6 opening removal ok ok ok no-offer no-offer ok ok",
        ),
        // Move 6, and move 7, from which on passing is allowed.
        (
            &rif,
            "h8 h9 i9 keep i8 j11 k6 -k6",
            "H8:black I9:black ok J11:black <7 stone stone stone stone ok stone ok ok ok no-offer no-offer ok ok",
        ),
        (
            &rif,
            "h8 h9 i9 keep i8 j11 k6 -j11 a2",
            "H8:black I9:black ok ok ok stone stone stone stone ok stone ok ok ok no-offer no-offer ok ok",
        ),
        // Free play.
        (
            &free,
            "a2",
            "ok ok ok ok <4 stone stone stone stone free stone ok ok nothing no-offer no-offer ok ok",
        ),
        (
            &free,
            "a2 a3 h8",
            "H8:black ok ok ok ok stone stone stone stone free stone ok ok ok no-offer no-offer ok ok",
        ),
        (
            &standard,
            "h8",
            "H8:black ok ok ok <4 stone stone stone stone ok stone ok ok nothing no-offer no-offer ok ok",
        ),
        (
            &standard,
            "h8 a2",
            "H8:black ok ok ok <4 stone stone stone stone ok stone ok ok ok no-offer no-offer ok ok",
        ),
        (
            &standard,
            "h8 i9 h7",
            "H8:black I9:white ok ok ok stone stone stone stone ok stone ok ok ok no-offer no-offer ok ok",
        ),
        // Offers that stand.
        (
            &standard,
            "h8 i9 draw1",
            "H8:black I9:white ok ok <4 stone stone stone stone ok stone pending pending pending own ok ok ok",
        ),
        (
            &standard,
            "h8 i9 draw2",
            "H8:black I9:white ok ok <4 stone stone stone stone ok stone pending pending pending ok own ok ok",
        ),
        (
            &standard,
            "h8 i9 back1",
            "H8:black I9:white ok ok <4 stone stone stone stone ok stone pending pending pending own ok ok ok",
        ),
        (
            &standard,
            "h8 i9 back1 no2",
            "H8:black I9:white ok ok <4 stone stone stone stone ok stone ok refused ok no-offer no-offer ok ok",
        ),
    ];
    for (setup, words, expected) in table {
        let game = told(setup, words);
        row(
            &format!("{:?} \"{words}\"", setup.rules.mode()),
            &game,
            expected,
        );
    }
}

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
                "H8:black ok ok ok ok stone stone stone stone referee stone ok never never no-offer no-offer ok ok",
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
        "H8:black ok ok ok <4 stone stone stone stone free stone pending ok ok ok own ok ok",
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
    assert_eq!(game.color_to_decide(), Some(Color::Black));
    let playing =
        "H8:black ok ok ok ok stone stone stone stone ok stone ok ok ok no-offer no-offer ok ok";
    row("a turn lost at once", &game, playing);
    // On Black's turn: it costs the next one.
    let game = told(&setup, "h8 b1 i8 b2 claim");
    assert_eq!(game.color_to_decide(), Some(Color::Black));
    row("a turn to be lost", &game, playing);
    let game = told(&setup, "h8 b1 i8 b2 claim h7");
    assert_eq!(game.color_to_decide(), Some(Color::Black));
    row("the turn lost", &game, playing);
    // A turn that is lost already is not lost twice: claims do not pile up.
    for claims in ["claim", "claim claim", "claim claim claim"] {
        let game = told(&setup, &format!("h8 b1 i8 b2 {claims} h7 h6"));
        assert_eq!(game.color_to_decide(), Some(Color::White), "{claims}");
    }
}

#[test]
fn a_settlement_wants_a_claim_or_the_draw() {
    for wrong in [WrongClaim::Nothing, WrongClaim::Turn, WrongClaim::Loss] {
        for rules in [RuleSet::Standard(claim(wrong)), RuleSet::Rif(claim(wrong))] {
            for overline in [false, true] {
                let game = filled(&asking(rules), overline);
                let expected = "H8:black I9:X A1:X J11:X settlement settlement settlement settlement settlement ok ok ok ok ok no-offer no-offer ok ok";
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
        row(&format!("{outcome:?}"), &game, &"over ".repeat(WORDS.len()));
        assert_eq!(game.offer(), None, "{outcome:?}");
        assert_eq!(game.to_decide(), None, "{outcome:?}");
        assert_eq!(game.color_to_decide(), None, "{outcome:?}");
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
            assert_eq!(game.color_to_decide(), Some(Color::White));
            assert_eq!(game.next_number(), 4);
            assert_eq!(game.opening(), Some(kagetsu));
            assert!(!game.is_tentative());
            let expected = match rules {
                RuleSet::Free => {
                    "H8:black X ok ok ok stone stone stone stone free stone ok nothing nothing no-offer no-offer ok ok"
                }
                RuleSet::Standard(_) => {
                    "H8:black X ok ok ok stone stone stone stone ok stone ok nothing nothing no-offer no-offer ok ok"
                }
                RuleSet::Rif(_) => {
                    "H8:black X ok ok <7 stone stone stone stone opening stone ok nothing nothing no-offer no-offer ok ok"
                }
            };
            let i9 = game.board().get("i9".parse().unwrap());
            let answer = i9.map_or("ok".to_owned(), |color| format!("I9:{color}"));
            row("designated", &game, &expected.replace('X', &answer));
        }
    }
    // In RIF the two proposals and the removal follow, and no swap.
    let mut game = Game::new(Setup {
        start: Start::Designated {
            opening: kagetsu,
            orientation: Symmetry::IDENTITY,
        },
        ..asking(RuleSet::Rif(Policy::default()))
    });
    crate::support::told::tell(&mut game, "i8 j11 k6 -j11 a1 pass pass").unwrap();
    assert!(game.outcome().is_some());
}

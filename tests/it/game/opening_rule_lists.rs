//! The opening rules: their names, what a stone says besides, and that another rule is another list.

use renju::game::{
    Action, ActionError, Branch, Count, Due, Mode, OpeningRule, Phase, Seat, Step, Way, Zone,
    replay,
};
use renju::rules::{Color, Opening, Point, equal_proposals};

use super::opening_rules::{named, phase, setup};
use crate::support::told::{at, refused, tell, told};

#[test]
fn names_are_found_however_they_are_written() {
    for (name, rule) in [
        ("T10", "taraguchi-10"),
        ("taraguchi 10", "taraguchi-10"),
        ("Taraguchi_10", "taraguchi-10"),
        ("塔拉古奇－１０", "taraguchi-10"),
        ("塔拉山口-10", "taraguchi-10"),
        ("五珠交替打ち", "taraguchi-10"),
        ("タラグチ", "taraguchi"),
        ("s8", "soosorv-8"),
        ("Soosõrv-8", "soosorv-8"),
        ("Sooso\u{303}rv-8", "soosorv-8"),
        ("Soosyrv-8", "soosorv-8"),
        ("索索夫-8", "soosorv-8"),
        ("索索夫", "soosorv-4"),
        ("SOOSÕRV", "soosorv-4"),
        ("山口规则", "yamaguchi"),
        ("Yamaguchi", "yamaguchi"),
        ("Long Pro", "long-pro"),
        ("longpro", "long-pro"),
        ("三手交换", "swap"),
        ("swap-1", "swap1"),
        ("RIF", "rif"),
        ("坂田", "sakata"),
    ] {
        let found = OpeningRule::named(name, None);
        assert_eq!(found.map(|rule| rule.name), Some(rule), "{name}");
    }
    for name in ["", "-", "t", "taraguchi-11", "swap3"] {
        assert_eq!(OpeningRule::named(name, None), None, "{name}");
    }
    let in_mode = |name, mode| OpeningRule::named(name, Some(mode));
    assert_eq!(in_mode("swap2", Mode::Rif), None);
    assert_eq!(in_mode("none", Mode::Free), Some(OpeningRule::NONE));
    assert_eq!(in_mode("none", Mode::Standard), Some(OpeningRule::STANDARD));
    let mut all: Vec<&str> = Vec::new();
    for rule in OpeningRule::ALL {
        for name in rule.also.iter().chain([&rule.name]) {
            assert!(!all.contains(name), "{name} is two rules");
            assert_eq!(
                in_mode(name, rule.mode),
                Some(*rule),
                "{name} is not folded"
            );
            all.push(name);
        }
    }
}

/// Playing the stone keeps the colours, or chooses to place; it is one decision, and one takeback.
#[test]
fn a_stone_answers_for_itself() {
    for (words, stone, spelt_out) in [
        ("h8", "g8", "keep g8"),
        ("h8 g8 i7", "j10", "keep j10"),
        ("h8 g8 i7 j10", "g10", "place g10"),
        ("h8 g8 i7 j10 g10", "a1", "keep a1"),
    ] {
        let before = told(&named("t10"), words);
        let mut game = told(&named("t10"), &format!("{words} {stone}"));
        let long = told(&named("t10"), &format!("{words} {spelt_out}"));
        assert_eq!((game.moves(), game.phase()), (long.moves(), long.phase()));
        assert_eq!(game.record().len() + 1, long.record().len(), "{words}");
        let by = before.to_decide().expect("it runs");
        game.apply(Action::AskTakeback(by)).expect("may be asked");
        let yes = Action::Answer {
            by: by.other(),
            yes: true,
        };
        game.apply(yes).expect("it was asked");
        assert_eq!(
            (game.moves(), game.phase()),
            (before.moves(), before.phase())
        );
        assert_eq!(game.seats(), before.seats());
    }
    // In RIF the swap is the one decision about colours, and a stone does not take it.
    let mut rif = told(&named("rif"), "h8 h9 i9");
    refused(&mut rif, "g7", ActionError::Due(Due::Swap));
    assert_eq!(&rif.phase_of_stone(), rif.phase());
    let choosing = told(&named("t10"), "h8 g8 i7 j10");
    let of_stone = choosing.phase_of_stone();
    assert!(matches!(
        of_stone,
        Phase::Placing {
            color: Color::Black,
            zone: Zone::NINE,
            ..
        }
    ));
}

#[test]
fn colours_are_tentative_as_long_as_they_can_change() {
    for (rule, words, tentative) in [
        ("t10", "", true),
        ("t10", "h8 g8 i7 j10", true),
        ("t10", "h8 g8 i7 j10 g10", true),
        ("t10", "h8 g8 i7 j10 g10 keep", false),
        ("t10", "h8 g8 i7 j10 offer", false),
        ("s8", "h8 h9 i9 keep g7", true),
        ("s8", "h8 h9 i9 keep g7 #2 swap", false),
        ("swap2", "a1", true),
        ("swap2", "a1 a2 a3 white", false),
        ("swap2", "a1 a2 a3 add a4 a5", true),
        ("pro", "", false),
    ] {
        let game = told(&named(rule), words);
        assert_eq!(game.is_tentative(), tentative, "{rule} {words}");
    }
}

/// Proposals are made only of a number that was declared, and a swap leaves that number alone.
#[test]
fn the_declared_number_stays() {
    let game = told(&named("s8"), "h8 h9 i9 swap g7 #5 swap");
    assert_eq!(game.declared(), Some(5));
    assert!(matches!(game.phase(), Phase::Proposing { count: 5, .. }));
    for rule in OpeningRule::ALL {
        declared_first(rule.steps, false);
    }
}

/// Checks that the number is declared before that many proposals are asked for.
fn declared_first(steps: &[Step], mut declared: bool) {
    for step in steps {
        match step {
            Step::Declare { min, max, .. } => {
                assert!((1..=*max).contains(min) && *max <= 12);
                declared = true;
            }
            Step::Propose {
                count: Count::Declared,
                ..
            } => assert!(declared),
            Step::Choose { ways, .. } => {
                for way in *ways {
                    declared_first(way.then, declared);
                }
            }
            _ => {}
        }
    }
}

/// A rule that nobody plays: the fifth move may be offered after a swap at move 4 as well, Black names the number, and
/// the second stone lies outside.
static MADE_UP: OpeningRule = OpeningRule {
    name: "made-up",
    also: &[],
    mode: Mode::Rif,
    steps: &[
        Step::Place {
            color: Color::Black,
            zone: Zone::CENTER,
            by: Seat::TentativeBlack,
        },
        Step::Place {
            color: Color::White,
            zone: Zone::Beyond(1),
            by: Seat::TentativeBlack,
        },
        Step::Choose {
            by: Seat::Side(Color::Black),
            ways: &[
                Way {
                    branch: Branch::Swap,
                    then: &[
                        Step::Declare {
                            min: 2,
                            max: 3,
                            by: Seat::Side(Color::Black),
                        },
                        Step::Propose {
                            count: Count::Declared,
                            by: Seat::Side(Color::Black),
                        },
                        Step::Pick {
                            by: Seat::Side(Color::White),
                        },
                    ],
                },
                Way {
                    branch: Branch::Place,
                    then: &[],
                },
            ],
        },
    ],
    designated: None,
};

#[test]
fn another_rule_is_another_list() {
    let setup = setup(&MADE_UP);
    for (words, expected) in [
        ("", "b1/1"),
        ("h8", "wout/1"),
        ("h8 a1", "choose/1"),
        ("h8 a1 b1", "w-free/2"),
        ("h8 a1 exchange", "number/2"),
        ("h8 a1 exchange #3 b1 b2", "2of3/2"),
        ("h8 a1 exchange #3 b1 b2 b3", "pick/1"),
        ("h8 a1 exchange #3 b1 b2 b3 =b3", "w-free/1"),
    ] {
        let game = told(&setup, words);
        assert_eq!(phase(&game), expected, "{words}");
        assert_eq!(replay(setup.clone(), game.record()), Ok(game));
    }
    let mut game = told(&setup, "h8");
    refused(
        &mut game,
        "h9",
        ActionError::OutsideZone {
            point: at("h9"),
            zone: Zone::Beyond(1),
        },
    );
}

/// With any fourth move of this rule there are 62 points of which no two are equal, and after one of them no more.
#[test]
fn ten_unequal_proposals_are_always_possible() {
    let unequal = |stones: &[(Point, Color)], most: usize| {
        let mut found: Vec<Point> = Vec::new();
        for p in Point::all().filter(|p| stones.iter().all(|(q, _)| p != q)) {
            if found.len() < most && !found.iter().any(|&q| equal_proposals(stones, q, p)) {
                found.push(p);
            }
        }
        found
    };
    let least = Opening::all()
        .flat_map(|opening| Point::all().map(move |fourth| (opening.stones(), fourth)))
        .filter(|(stones, fourth)| fourth.within(3) && !stones.contains(fourth))
        .map(|([a, b, c], fourth)| {
            let stones = [
                (a, Color::Black),
                (b, Color::White),
                (c, Color::Black),
                (fourth, Color::White),
            ];
            unequal(&stones, 62).len()
        })
        .min();
    assert_eq!(least, Some(62));
    let words = "h8 h9 h7 h6";
    let mut game = told(&named("t10"), &format!("{words} offer"));
    let stones: Vec<(Point, Color)> = game
        .moves()
        .iter()
        .filter_map(|m| Some((m.point?, m.color)))
        .collect();
    let points = unequal(&stones, 225);
    assert_eq!(points.len(), 62);
    for p in &points[..10] {
        assert_eq!(game.apply(Action::Place(*p)), Ok(()));
    }
    assert_eq!(game.phase().proposals(), &points[..10]);
    assert_eq!(tell(&mut game, "a1"), Err(ActionError::Due(Due::Pick)));
}

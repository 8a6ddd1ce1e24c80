//! Whole games of the data files, played through the machine under every policy (cases.md A).

use renju::game::{
    Action, ActionError, DrawReason, ForbiddenMove, Game, Outcome, Phase, Policy, RuleSet, Setup,
    WinReason, WrongClaim, replay,
};
use renju::rules::{Color, Forbidden, Point, Verdict, equal_proposals, judge};

use crate::support::told::{at, refused, side, standard, tell, told, win};

const FULL_BOARD: &str = include_str!("../../data/full-board.tsv");
const PROPOSALS: &str = include_str!("../../data/fifth-proposals.tsv");

/// The rows of a table, without its head, as columns.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split('\t').collect())
}

/// The verdict of the table as the machine names it; `None` for "none" and "five".
fn forbidden(verdict: &str) -> Option<Forbidden> {
    match verdict {
        "overline" => Some(Forbidden::Overline),
        "double-four" => Some(Forbidden::DoubleFour),
        "double-three" => Some(Forbidden::DoubleThree),
        "none" | "five" => None,
        other => panic!("no such verdict: {other}"),
    }
}

/// The forbidden move that `point` would be now.
fn would_be(game: &Game, point: Point, kind: Forbidden) -> ForbiddenMove {
    let Verdict::Forbidden(found, tally) = judge(game.board(), point) else {
        panic!("{point} is not forbidden");
    };
    assert_eq!(found, kind, "{point}");
    ForbiddenMove {
        number: game.next_number(),
        point,
        kind,
        tally,
    }
}

#[test]
fn every_reported_game_gets_its_verdict_under_every_policy() {
    let mut seen = 0;
    for columns in rows(crate::support::told::REPORTED) {
        let (id, moves, point, verdict) = (columns[0], columns[1], columns[2], columns[3]);
        if moves == "-" {
            continue;
        }
        seen += 1;
        let kind = forbidden(verdict);
        let five = verdict == "five";

        for wrong in [WrongClaim::Nothing, WrongClaim::Turn, WrongClaim::Loss] {
            let setup = standard(Policy::Claim(wrong));
            let mut game = told(&setup, moves);
            assert_eq!(side(&game), Some(Color::Black), "{id}");
            let expected = kind.map(|kind| would_be(&game, at(point), kind));
            tell(&mut game, point).unwrap_or_else(|e| panic!("{id}: {e}"));
            if five {
                assert_eq!(game.outcome(), win(Color::Black, WinReason::Five), "{id}");
                refused(&mut game, "claim", ActionError::Over);
                continue;
            }
            // Nothing tells, whatever it is, until White claims.
            assert_eq!(
                game.phase(),
                &Phase::Playing {
                    turn: Color::White,
                    lost_turn: false
                },
                "{id}"
            );
            let before = game.clone();
            tell(&mut game, "claim").unwrap();
            match (expected, wrong) {
                (Some(found), _) => assert_eq!(
                    game.outcome(),
                    win(Color::White, WinReason::Claimed(found)),
                    "{id}"
                ),
                (None, WrongClaim::Nothing) => {
                    assert_eq!(game.phase(), before.phase(), "{id}");
                    assert_eq!(game.moves(), before.moves(), "{id}");
                }
                (None, WrongClaim::Turn) => assert_eq!(
                    game.phase(),
                    &Phase::Playing {
                        turn: Color::Black,
                        lost_turn: false
                    },
                    "{id}"
                ),
                (None, WrongClaim::Loss) => assert_eq!(
                    game.outcome(),
                    win(Color::Black, WinReason::WrongClaim),
                    "{id}"
                ),
            }
            assert_eq!(replay(setup, game.record()), Ok(game), "{id}");
        }

        let mut game = told(&standard(Policy::Loss), moves);
        let expected = kind.map(|kind| would_be(&game, at(point), kind));
        tell(&mut game, point).unwrap();
        let outcome = match expected {
            Some(found) => win(Color::White, WinReason::ForbiddenPlayed(found)),
            None if five => win(Color::Black, WinReason::Five),
            None => None,
        };
        assert_eq!(game.outcome(), outcome, "{id}");

        let mut game = told(&standard(Policy::Block), moves);
        if let Some(ForbiddenMove {
            point: p,
            kind,
            tally,
            ..
        }) = expected
        {
            let error = ActionError::Forbidden {
                point: p,
                kind,
                tally,
            };
            refused(&mut game, point, error);
            // Being forced is no excuse and no dead end: elsewhere, or a pass.
            let elsewhere = game
                .board()
                .empty_points()
                .find(|&q| matches!(judge(game.board(), q), Verdict::Legal(_)))
                .expect("a legal point");
            game.clone().apply(Action::Place(elsewhere)).unwrap();
            tell(&mut game, "pass").unwrap();
        } else {
            tell(&mut game, point).unwrap();
            assert_eq!(
                game.outcome(),
                five.then_some(Outcome::Win {
                    winner: Color::Black,
                    reason: WinReason::Five
                }),
                "{id}"
            );
        }
    }
    assert!(seen >= 50, "only {seen} games were found");
}

/// Case 37: the last stone of a full board wins, and is no draw; the board is not dead before.
#[test]
fn a_five_with_stone_225_wins() {
    let columns = rows(FULL_BOARD).next().expect("game F1");
    let (moves, last) = (columns[1], columns[2]);
    assert_eq!(moves.split_whitespace().count(), 224);
    for rules in [
        RuleSet::Free,
        RuleSet::Standard(Policy::default()),
        RuleSet::Standard(Policy::Loss),
        RuleSet::Standard(Policy::Block),
    ] {
        let setup = Setup::new(rules);
        let mut game = told(&setup, moves);
        assert_eq!(game.outcome(), None, "{rules:?}");
        assert_eq!(game.board().empty_points().collect::<Vec<_>>(), [at(last)]);
        tell(&mut game, last).unwrap();
        assert!(game.board().is_full());
        assert_eq!(
            game.outcome(),
            win(Color::Black, WinReason::Five),
            "{rules:?}"
        );
        assert_eq!(game.winning_rows().concat().len(), 5, "{rules:?}");
        assert_eq!(replay(setup, game.record()), Ok(game));
    }
    // Or both pass.
    let mut game = told(&Setup::new(RuleSet::Standard(Policy::default())), moves);
    tell(&mut game, "pass pass").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::TwoPasses)));
    // With White to move the same point fills the board without a five: a draw at once, nobody is asked.
    let mut game = told(&Setup::new(RuleSet::Standard(Policy::default())), moves);
    tell(&mut game, &format!("pass {last}")).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::FullBoard)));
}

/// Case 53: the second proposal is refused exactly when it equals the first about any axis or centre.
#[test]
fn fifth_proposals_of_the_table() {
    let mut played = 0;
    for columns in rows(PROPOSALS) {
        let (id, black, white, first, second, verdict) = (
            columns[0], columns[1], columns[2], columns[3], columns[4], columns[7],
        );
        let black: Vec<&str> = black.split(' ').collect();
        let white: Vec<&str> = white.split(' ').collect();
        let equal = verdict == "refuse second";
        let stones: Vec<(Point, Color)> = black
            .iter()
            .map(|p| (at(p), Color::Black))
            .chain(white.iter().map(|p| (at(p), Color::White)))
            .collect();
        assert_eq!(
            equal_proposals(&stones, at(first), at(second)),
            equal,
            "{id}"
        );
        if !at(white[0]).within(1) || !at(black[1]).within(2) {
            continue;
        }
        played += 1;
        let four = format!("h8 {} {} keep {}", white[0], black[1], white[1]);
        let setup = Setup::new(RuleSet::Rif(Policy::default()));
        for (one, two) in [(first, second), (second, first)] {
            let mut game = told(&setup, &format!("{four} {one}"));
            if equal {
                let error = ActionError::EqualProposals {
                    point: at(two),
                    first: at(one),
                };
                assert!(error.to_string().contains(&at(one).to_string()), "{error}");
                refused(&mut game, two, error);
                // Black chooses again.
                assert_eq!(side(&game), Some(Color::Black));
                let other = game
                    .board()
                    .empty_points()
                    .find(|&p| !equal_proposals(&stones, at(one), p))
                    .expect("some point differs");
                game.apply(Action::Place(other)).unwrap();
            } else {
                tell(&mut game, two).unwrap_or_else(|e| panic!("{id}: {e}"));
            }
            assert!(matches!(game.phase(), Phase::Removing { .. }), "{id}");
        }
    }
    assert!(played >= 8, "only {played} rows were played");
}

//! Rule faults reported of other programs, played through the machine; each test names its entry of cases.md A.

use renju::game::{
    ActionError, Finished, Game, Outcome, Player, Policy, RuleSet, Series, Setup, Start, WinReason,
    replay,
};

use renju::rules::{Color, Forbidden, ForbiddenMap, OccupiedError};

use crate::support::told::{
    at, claimed, default, free, policies, refused, reported, side, tell, told, win,
};

/// Case 1: being forced is no excuse and no dead end, under every policy.
#[test]
fn case_1_the_only_defence_is_forbidden() {
    let (moves, point) = reported("A01");
    for setup in policies() {
        for answer in ["a15", "pass"] {
            let game = told(&setup, &format!("{moves} {answer} {point}"));
            assert_eq!(
                game.outcome(),
                win(Color::White, WinReason::Five),
                "{answer}, then White {point}"
            );
        }
    }
    let mut game = told(&default(), &format!("{moves} {point}"));
    assert_eq!(game.outcome(), None);
    tell(&mut game, "claim").unwrap();
    assert_eq!(claimed(&game), Some(Forbidden::DoubleThree));
}

/// Case 2: one forbidden point on the whole board; the taken point is refused and the side stays.
#[test]
fn case_2_a_taken_point_in_a_long_record() {
    let (moves, point) = reported("A03");
    let mut game = told(&default(), moves);
    let map = ForbiddenMap::of(game.board());
    let found: Vec<_> = map.kinds().map(|(p, _)| p).collect();
    assert_eq!(found.len(), 1, "{found:?}");
    assert_ne!(found, [at(point)]);
    let by = game.board().get(at("f7")).expect("a stone on F7");
    let taken = OccupiedError {
        point: at("f7"),
        by,
    };
    refused(&mut game, "f7", ActionError::Occupied(taken));
    assert_eq!(side(&game), Some(Color::Black));
}

/// Cases 4 and 38: six and more in each mode and colour; nothing leaks from one game into the next.
#[test]
fn case_4_overlines_in_each_mode() {
    let (moves, point) = reported("A05");
    for _ in 0..2 {
        let game = told(&free(), &format!("{moves} {point}"));
        assert_eq!(game.outcome(), win(Color::Black, WinReason::Overline));
        assert_eq!(game.winning_rows().len(), 1);
        let mut game = told(&default(), &format!("{moves} {point}"));
        assert_eq!(game.outcome(), None);
        tell(&mut game, "o15 o13 o11 o9 claim").unwrap();
        assert_eq!(claimed(&game), Some(Forbidden::Overline));
    }
    // RIF: the same six by hand.
    let rif = Setup::new(RuleSet::Rif(Policy::default()));
    let six = "h8 h9 i8 keep a15 j8 a7 -a7 a13 l8 a11 m8 a9 c3 c1 k8";
    let game = told(&rif, &format!("{six} o1 o3 claim"));
    assert_eq!(claimed(&game), Some(Forbidden::Overline));
    // White's six wins everywhere.
    let white = "h8 a1 h10 b1 j12 c1 l14 e1 n12 f1 c9 d1";
    for setup in policies().into_iter().chain([free()]) {
        let game = told(&setup, white);
        assert_eq!(game.outcome(), win(Color::White, WinReason::Overline));
        assert_eq!(game.winning_rows().concat().len(), 6);
    }
    let game = told(
        &rif,
        "h8 h9 j10 keep a1 j6 k6 -k6 b1 l14 c1 n12 e1 c9 f1 c5 d1",
    );
    assert_eq!(game.outcome(), win(Color::White, WinReason::Overline));
}

/// Case 38: five, six, seven and nine made in the middle, free mode, either colour.
#[test]
fn case_38_long_rows_win_in_free_mode() {
    for (row, last) in [
        ("d8 e8 g8 h8", "f8"),
        ("d8 e8 f8 h8 i8", "g8"),
        ("d8 e8 f8 h8 i8 j8", "g8"),
        ("d8 e8 f8 g8 i8 j8 k8 l8", "h8"),
    ] {
        let far = ["a1", "c3", "e1", "g3", "i1", "k3", "m1", "o3", "o6"];
        let length = row.split(' ').count() + 1;
        let reason = if length == 5 {
            WinReason::Five
        } else {
            WinReason::Overline
        };
        for color in Color::ALL {
            let mut game = Game::new(free());
            for (own, other) in row.split(' ').chain([last]).zip(far) {
                assert_eq!(game.outcome(), None);
                let words = match color {
                    Color::Black => [own, other],
                    Color::White => [other, own],
                };
                tell(&mut game, words[0]).unwrap();
                if game.outcome().is_none() {
                    tell(&mut game, words[1]).unwrap();
                }
            }
            assert_eq!(game.outcome(), win(color, reason), "{row} {last}");
            assert_eq!(game.winning_rows().concat().len(), length);
        }
    }
}

/// Case 12: Black's forbidden points are free for White.
#[test]
fn case_12_white_plays_where_black_may_not() {
    let (moves, point) = reported("A01");
    for setup in policies() {
        let game = told(&setup, &format!("{moves} pass {point}"));
        assert_eq!(game.outcome(), win(Color::White, WinReason::Five));
    }
}

/// Case 16: five beats every forbidden shape, and a later claim finds the game over.
#[test]
fn case_16_five_comes_first() {
    for id in ["A35", "A37"] {
        let (moves, point) = reported(id);
        for setup in policies() {
            let mut game = told(&setup, &format!("{moves} {point}"));
            assert_eq!(game.outcome(), win(Color::Black, WinReason::Five), "{id}");
            refused(&mut game, "claim", ActionError::Over);
        }
    }
    // A five and an overline by one stone: only the five is shown.
    let words = "h8 a15 i8 a13 j8 a11 k8 a9 g9 c15 g10 e15 g11 g15 g6 i15 g7 k15 g8";
    for setup in policies() {
        let game = told(&setup, words);
        assert_eq!(game.outcome(), win(Color::Black, WinReason::Five));
        assert_eq!(game.winning_rows().len(), 1);
        assert_eq!(game.winning_rows().concat().len(), 5);
    }
}

/// Cases 19 and 20: five along every edge, in every corner, in every direction, for either colour, free mode.
#[test]
fn case_19_and_20_every_line_wins() {
    use renju::rules::{Direction, Point};
    let mut rows = 0;
    for direction in Direction::ALL {
        for start in Point::all() {
            let Some(row) = (0..5)
                .map(|n| direction.walk(start, n))
                .collect::<Option<Vec<Point>>>()
            else {
                continue;
            };
            rows += 1;
            for color in Color::ALL {
                // The other side's stones: no two beside one another, so no row; not in the way.
                let mut others = Point::all().filter(|p| {
                    p.col().is_multiple_of(2) && p.row().is_multiple_of(2) && !row.contains(p)
                });
                let mut game = Game::new(free());
                if color == Color::White {
                    let p = others.next().unwrap();
                    tell(&mut game, &p.to_string()).unwrap();
                }
                // The last stone fills a gap.
                for n in [0, 4, 1, 3, 2] {
                    assert_eq!(game.outcome(), None);
                    tell(&mut game, &row[n].to_string()).unwrap();
                    if n != 2 {
                        let p = others.next().unwrap();
                        tell(&mut game, &p.to_string()).unwrap();
                    }
                }
                assert_eq!(game.outcome(), win(color, WinReason::Five), "{row:?}");
                let mut won = game.winning_rows().concat();
                won.sort();
                let mut row = row.clone();
                row.sort();
                assert_eq!(won, row);
                assert_eq!(
                    game.last_stone(),
                    Some(game.moves().last().unwrap().point.unwrap())
                );
            }
        }
    }
    assert_eq!(rows, 2 * 11 * 15 + 2 * 11 * 11);
}

/// The words of one side, each followed by one of the other's.
fn between(row: &str, others: [&str; 5]) -> String {
    let pairs: Vec<String> = row
        .split(' ')
        .zip(others)
        .map(|(own, other)| format!("{own} {other}"))
        .collect();
    pairs.join(" ")
}

/// Case 21: gaps filled in the middle, 2+1+2, 1+1+3 and 3+1+2.
#[test]
fn case_21_a_gap_filled() {
    for (row, five) in [
        ("h8 i8 k8 l8", true),
        ("h8 j8 k8 l8", true),
        ("h8 i8 j8 l8 m8", false),
    ] {
        let gap = match row {
            "h8 i8 k8 l8" => "j8",
            "h8 j8 k8 l8" => "i8",
            _ => "k8",
        };
        let far = ["a15", "a13", "a11", "a9", "a7"];
        let black = between(row, far);
        let game = told(&free(), &format!("{black} {gap}"));
        let reason = if five {
            WinReason::Five
        } else {
            WinReason::Overline
        };
        assert_eq!(game.outcome(), win(Color::Black, reason), "{row}");
        for setup in policies() {
            let mut game = told(&setup, &black);
            match (five, setup.rules.policy()) {
                (true, _) => {
                    tell(&mut game, gap).unwrap();
                    assert_eq!(game.outcome(), win(Color::Black, WinReason::Five));
                }
                (false, Some(Policy::Claim(_))) => {
                    tell(&mut game, &format!("{gap} o1 claim")).unwrap();
                    assert_eq!(claimed(&game), Some(Forbidden::Overline));
                }
                (false, Some(Policy::Loss)) => {
                    tell(&mut game, gap).unwrap();
                    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Color::White));
                }
                (false, _) => {
                    assert!(matches!(
                        tell(&mut game, gap),
                        Err(ActionError::Forbidden {
                            kind: Forbidden::Overline,
                            ..
                        })
                    ));
                }
            }
        }
        // White, with the same stones, wins in every mode; Black begins on H10.
        let white = format!("h10 {}", between(row, far));
        let game = told(&free(), &format!("{white} {gap}"));
        assert_eq!(game.outcome(), win(Color::White, reason), "{row}");
    }
}

/// Case 22: after passes the side to move comes from the moves, and Black is judged all the same.
#[test]
fn case_22_forbidden_moves_after_passes() {
    let (moves, point) = reported("A50");
    let setup = default();
    let mut game = told(&setup, &format!("{moves} {point}"));
    assert_eq!(replay(setup.clone(), game.record()), Ok(game.clone()));
    tell(&mut game, "claim").unwrap();
    assert_eq!(claimed(&game), Some(Forbidden::DoubleThree));
    // A pass taken back and made again.
    let before = told(&setup, moves);
    let mut game = before.clone();
    tell(&mut game, "back2 yes1").unwrap();
    assert_eq!(side(&game), Some(Color::White));
    assert_eq!(game.moves().len() + 1, before.moves().len());
    tell(&mut game, &format!("pass {point} claim")).unwrap();
    assert_eq!(claimed(&game), Some(Forbidden::DoubleThree));
}

/// Case 24: stones of a designated opening are ordinary stones.
#[test]
fn case_24_a_forbidden_shape_with_opening_stones() {
    let (moves, point) = reported("A52");
    let rest: String = moves.split(' ').skip(3).collect::<Vec<_>>().join(" ");
    let stones: Vec<_> = moves.split(' ').take(3).map(at).collect();
    let opening = renju::rules::Opening::of(stones.clone().try_into().unwrap()).unwrap();
    let orientation = renju::rules::Symmetry::ALL
        .into_iter()
        .find(|s| opening.stones().map(|p| s.apply(p)).to_vec() == stones)
        .unwrap();
    for setup in policies() {
        let mut game = Game::new(Setup {
            start: Start::Designated {
                opening,
                orientation,
            },
            ..setup.clone()
        });
        tell(&mut game, &rest).unwrap();
        assert_eq!(game.moves(), told(&setup, moves).moves());
        let answer = tell(&mut game, &format!("{point} claim"));
        match setup.rules.policy() {
            Some(Policy::Claim(_)) => assert_eq!(claimed(&game), Some(Forbidden::DoubleThree)),
            Some(Policy::Loss) => assert_eq!(answer, Err(ActionError::Over)),
            _ => assert!(matches!(answer, Err(ActionError::Forbidden { .. }))),
        }
    }
}

/// Case 35: two fives by one stone are one win.
#[test]
fn case_35_two_rows_score_once() {
    let game = told(
        &default(),
        "h8 a15 i8 a13 j8 a11 k8 a9 l9 c15 l10 e15 l11 g15 l12 i15 l8",
    );
    assert_eq!(game.outcome(), win(Color::Black, WinReason::Five));
    assert_eq!(game.winning_rows().len(), 2);
    let mut series = Series::new();
    series.add(Finished {
        seats: game.seats(),
        outcome: game.outcome().unwrap(),
    });
    assert_eq!(series.score(Player::One).points(), 2);
    assert_eq!(series.score(Player::Two).points(), -2);
    assert_eq!(series.score(Player::One).wins, 1);
}

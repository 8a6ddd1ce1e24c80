//! Claims: how long they last, the last stone, lost turns, takebacks (rules.md §5, §6; cases.md A 37, 41, 43, B 100).

use renju::game::{
    ActionError, DrawReason, Game, Outcome, Phase, Policy, Setup, Start, WinReason, WrongClaim,
    replay,
};

use renju::rules::{Color, Forbidden, Verdict, judge};

use crate::support::told::{
    OVERLINE, THREE_THREE, at, claimed, claiming, deadened, default, filled, filling, free,
    full_board, policies, reported, side, standard, tell, told, win,
};

/// Case 37: Black's last stone on a full or dead board asks White, forbidden or not; White's own does not.
#[test]
fn case_37_the_last_stone_may_be_claimed() {
    for overline in [false, true] {
        for wrong in [WrongClaim::Nothing, WrongClaim::Turn, WrongClaim::Loss] {
            let game = filled(&claiming(wrong), overline);
            // The question looks the same whatever the stone was.
            assert_eq!(game.phase(), &Phase::Settling(DrawReason::FullBoard));
            assert_eq!(game.to_decide(), Some(game.seats().player(Color::White)));
            assert_eq!(
                matches!(
                    judge(&game.board_before(225), at("e8")),
                    Verdict::Forbidden(..)
                ),
                overline
            );
            let mut accepted = game.clone();
            tell(&mut accepted, "accept").unwrap();
            assert_eq!(
                accepted.outcome(),
                Some(Outcome::Draw(DrawReason::FullBoard))
            );
            let mut claiming = game.clone();
            tell(&mut claiming, "claim").unwrap();
            match (overline, wrong) {
                (true, _) => assert_eq!(claimed(&claiming), Some(Forbidden::Overline)),
                (false, WrongClaim::Loss) => {
                    assert_eq!(claiming.outcome(), win(Color::Black, WinReason::WrongClaim));
                }
                // There is no turn left to lose.
                (false, _) => {
                    assert_eq!(claiming.phase(), game.phase());
                    tell(&mut claiming, "accept").unwrap();
                }
            }
        }
        // The last stone taken back opens the point again.
        let mut game = filled(&default(), overline);
        tell(&mut game, "back1 yes2").unwrap();
        assert_eq!(side(&game), Some(Color::Black));
        assert_eq!(game.board().empty_points().collect::<Vec<_>>(), [at("e8")]);
        tell(&mut game, "e8").unwrap();
        assert_eq!(game.phase(), &Phase::Settling(DrawReason::FullBoard));
        // The other policies and free mode ask nobody.
        let full = Some(Outcome::Draw(DrawReason::FullBoard));
        if overline {
            assert_eq!(
                filled(&free(), true).outcome(),
                win(Color::Black, WinReason::Overline)
            );
        } else {
            for setup in [standard(Policy::Loss), standard(Policy::Block), free()] {
                assert_eq!(filled(&setup, false).outcome(), full);
            }
        }
    }
    // Under block the last point is forbidden: a pass is the way on.
    let mut game = told_to_the_last_point(&standard(Policy::Block));
    assert!(matches!(
        tell(&mut game, "e8"),
        Err(ActionError::Forbidden {
            kind: Forbidden::Overline,
            ..
        })
    ));
    tell(&mut game, "pass").unwrap();
    tell(&mut game, "e8").unwrap();
    // White completes the row to its left.
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Color::White));
    // Dead boards alike: Black's stone asks, White's does not.
    let game = deadened(&default(), Color::Black);
    assert_eq!(game.phase(), &Phase::Settling(DrawReason::Dead));
    assert!(!game.board().is_full());
    let game = deadened(&default(), Color::White);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Dead)));
}

/// The game of `filled`, before Black's last stone, which would be an overline.
fn told_to_the_last_point(setup: &Setup) -> Game {
    let mut moves = filling(&full_board(true), at("e8"), 1);
    moves.pop();
    Game::new(Setup {
        start: Start::Position(moves),
        ..setup.clone()
    })
}

/// Case 41: White makes double-threes, double-fours and triple fours unharmed.
#[test]
fn case_41_white_has_no_forbidden_moves() {
    for setup in policies() {
        let game = told(&setup, "h8 c3 h10 d3 j12 e4 l14 e5 n12 e3");
        assert_eq!(side(&game), Some(Color::Black), "3-3");
        let game = told(
            &setup,
            "h8 b3 h10 c3 j12 d3 l14 e4 n12 e5 l10 e6 n8 f4 o6 g5 c9 h6 c11 e3",
        );
        assert_eq!(side(&game), Some(Color::Black), "4-4-4");
    }
    // A claim after White's move finds nothing and changes nothing.
    let before = told(&default(), "h8 c3 h10 d3 j12 e4 l14 e5 n12 e3");
    let mut game = before.clone();
    tell(&mut game, "claim").unwrap();
    assert_eq!(game.phase(), before.phase());
    assert_eq!(game.board(), before.board());
    assert_eq!(game.moves(), before.moves());
}

/// Case 43: double-three and double-four lapse with White's stone or pass; an overline never does.
#[test]
fn case_43_how_long_a_claim_lasts() {
    let (four_moves, four_point) = reported("A34");
    let double_four = format!("{four_moves} {four_point}");
    for (words, kind) in [
        (THREE_THREE, Forbidden::DoubleThree),
        (double_four.as_str(), Forbidden::DoubleFour),
    ] {
        let game = told(&default(), &format!("{words} claim"));
        assert_eq!(claimed(&game), Some(kind));
        for answer in ["o15", "pass"] {
            let before = told(&default(), &format!("{words} {answer}"));
            let mut game = before.clone();
            tell(&mut game, "claim").unwrap();
            assert_eq!(game.outcome(), None, "{kind} after {answer}");
            assert_eq!(game.phase(), before.phase());
            tell(&mut game, "c7 claim").unwrap();
            assert_eq!(game.outcome(), None, "{kind} is an ordinary stone now");
        }
        // Offers, answers and time do not end the right.
        let game = told(&default(), &format!("{words} draw2 no1 draw1 no2 claim"));
        assert_eq!(claimed(&game), Some(kind));
    }
    for more in [
        "",
        "o15",
        "pass",
        "o15 o13",
        "o15 pass",
        "o15 o13 o11 o9",
        "pass c7 o15",
    ] {
        let mut game = told(&default(), &format!("{OVERLINE} {more}"));
        assert_eq!(game.outcome(), None);
        tell(&mut game, "claim").unwrap();
        assert_eq!(claimed(&game), Some(Forbidden::Overline), "after {more}");
        let found = game.outcome().and_then(Outcome::forbidden_move).unwrap();
        assert_eq!((found.number, found.point), (13, at("k8")));
    }
    // A five by Black before the claim wins; one by White wins as a five.
    let game = told(
        &default(),
        &format!("{OVERLINE} o15 d4 o13 e5 o11 g7 o9 f6"),
    );
    assert_eq!(game.outcome(), None, "C3-H8 is six, claimable too");
    let game = told(
        &default(),
        &format!("{OVERLINE} o15 h9 o13 h10 o11 h11 o9 h7"),
    );
    assert_eq!(game.outcome(), win(Color::Black, WinReason::Five));
    let game = told(&default(), &format!("{OVERLINE} a14 c7 a12"));
    assert_eq!(game.outcome(), win(Color::White, WinReason::Five));
}

/// Rules.md §5: a claim during a lost turn. The right stays while White has put no stone and made no pass.
#[test]
fn claims_while_turns_are_lost() {
    let setup = claiming(WrongClaim::Turn);
    let (before, last) = THREE_THREE.rsplit_once(' ').unwrap();
    // White owes a turn, so Black moves again after its double-three; the claim is still in time.
    let mut game = told(&setup, &format!("{before} claim {last}"));
    assert_eq!(side(&game), Some(Color::Black));
    tell(&mut game, "claim").unwrap();
    assert_eq!(claimed(&game), Some(Forbidden::DoubleThree));
    // Black's next stone makes it an ordinary one: the claim is for the move just made.
    let mut game = told(&setup, &format!("{before} claim {last} o8 claim"));
    assert_eq!(game.outcome(), None);
    assert_eq!(side(&game), Some(Color::Black));
    tell(&mut game, "o6").unwrap();
    assert_eq!(side(&game), Some(Color::White));
    // A lost turn is no pass: Black's two passes around it are no draw, White's next one is the second.
    let mut game = told(&setup, "h8 a15 i9 a13 pass claim pass");
    assert_eq!(game.outcome(), None);
    tell(&mut game, "pass").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::TwoPasses)));
    let mut game = told(&setup, "h8 a15 i9 a13 claim pass");
    assert_eq!(side(&game), Some(Color::Black));
    tell(&mut game, "pass").unwrap();
    assert_eq!(game.outcome(), None);
    // White's pass before the lost turn, Black's after it: two in a row, one by each.
    let game = told(&setup, "h8 a15 i9 pass claim pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::TwoPasses)));
    // A takeback restores the turns owed with the move.
    let mut game = told(&setup, "h8 a15 i9 a13 claim c3");
    let owed = Phase::Playing {
        turn: Color::Black,
        lost_turn: true,
    };
    assert_ne!(game.phase(), &owed);
    tell(&mut game, "back1 yes2").unwrap();
    assert_eq!(game.phase(), &owed);
}

/// Rules.md §6: taking back White's answer opens the claim again, and the state is exactly the earlier one.
#[test]
fn a_takeback_opens_the_claim_again() {
    let before = told(&default(), THREE_THREE);
    let mut game = told(&default(), &format!("{THREE_THREE} o15 back2 yes1"));
    assert_eq!(game.moves(), before.moves());
    assert_eq!(game.board(), before.board());
    assert_eq!(game.phase(), before.phase());
    tell(&mut game, "claim").unwrap();
    assert_eq!(claimed(&game), Some(Forbidden::DoubleThree));
    // The forbidden stone itself taken back: nothing is left to claim.
    let mut game = told(&default(), &format!("{OVERLINE} back1 yes2 claim c9 claim"));
    assert_eq!(game.outcome(), None);
    tell(&mut game, "o15 k8 claim").unwrap();
    assert_eq!(claimed(&game), Some(Forbidden::Overline));
}

/// Case 100: an unclaimed double-three in a record is ordinary under claim.
#[test]
fn case_100_an_unclaimed_forbidden_move_replays() {
    let setup = default();
    let game = told(&setup, &format!("{THREE_THREE} o15"));
    assert_eq!(replay(setup, game.record()), Ok(game.clone()));
    assert_eq!(
        game.forbidden_move(9).map(|found| found.kind),
        Some(Forbidden::DoubleThree)
    );
    assert_eq!(told(&free(), THREE_THREE).forbidden_move(9), None);
}

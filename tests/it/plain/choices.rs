//! Choices in the line mode: the opening, draws, takebacks, and what is asked before it is done.

use crate::support::told::{default, filled, free, told};
use renju::game::{Setup, Takeback};
use renju::sitting::{Keeper, Sitting};

use super::session::{ENGLISH, Talk, rif};

#[test]
fn a_rif_opening_is_led_through_every_choice() {
    let mut talk = Talk::new(rif());
    talk.says("g8", &["not G8: this stone goes"]);
    talk.says(
        "h8",
        &[
            "Move 1, black stone: H8",
            "tentative Black: place a white stone",
        ],
    );
    talk.says("swap", &["place a stone first"]);
    talk.says("h9", &["Move 2, white stone: H9"]);
    talk.says(
        "h10",
        &[
            "Move 3, black stone: H10",
            "Opening 1D Kansei",
            "tentative White: swap colours or keep them (swap or keep)",
        ],
    );
    talk.says("h7", &["settle the colours first"]);
    talk.says(
        "交换",
        &[
            "tentative White swapped colours",
            "tentative White is now Black",
            "White: play move 4 anywhere",
        ],
    );
    talk.says(
        "h7",
        &["Move 4, White: H7", "Black: propose a fifth move (1 of 2)"],
    );
    talk.says("g8", &["Black proposes G8, 1 of 2", "2 of 2"]);
    talk.says("i8", &["I8 is symmetrical to G8"]);
    talk.says(
        "i9",
        &[
            "Black proposes I9, 2 of 2",
            "White: remove one",
            "(G8 or I9)",
        ],
    );
    talk.says(
        "board",
        &["5 a proposed fifth move", " 9 . . . . . . . o 5 ."],
    );
    talk.says("k10", &["K10 is not one of the proposals"]);
    // A point alone may have been meant as the one to stay.
    talk.says("g8", &["White: remove G8? (yes or no)"]);
    talk.says("no", &["White: remove one"]);
    talk.says("pass", &["remove one of the two proposals first"]);
    talk.says(
        "remove g8",
        &[
            "White removed G8",
            "Move 5, Black: I9",
            "White to move · move 6",
        ],
    );
    talk.says("pass", &["you cannot pass before move 7"]);
    talk.says("takeback", &["no takebacks in this game"]);
    let moves = talk.line("moves");
    assert!(
        moves.starts_with("1 Black H8, 2 White H9, 3 Black H10, 4 White H7, 5 Black I9\n"),
        "{moves}"
    );
}

#[test]
fn colours_are_kept_by_a_word_or_by_no() {
    for word in ["keep", "no", "n", "不交换", "否"] {
        let mut talk = Talk::new(rif());
        talk.words("h8 i9 j8");
        talk.says(
            word,
            &["tentative White kept the colours", "White: play move 4"],
        );
    }
}

#[test]
fn a_draw_is_offered_by_name_and_answered() {
    let mut talk = Talk::new(free());
    talk.words("h8");
    talk.says("draw", &["Black: White offers a draw. Accept? (yes or no)"]);
    talk.says("draw", &["Black: White offers a draw"]);
    talk.says("no", &["Black declines", "White to move"]);
    talk.says("yes", &["there is no question to answer"]);
    talk.says("draw black", &["White: Black offers a draw"]);
    // The offer stands until the offerer's next turn begins.
    talk.says("i9", &["Move 2, White: I9"]);
    talk.says("draw", &["White: Black offers a draw"]);
    talk.says(
        "accept",
        &[
            "Draw: by agreement",
            "Black: 0 won, 0 lost, 1 drawn, score 0",
        ],
    );
}

#[test]
fn a_takeback_needs_the_other_persons_yes() {
    let mut talk = Talk::new(default());
    talk.says("takeback", &["there is nothing to take back"]);
    talk.words("h8");
    talk.says(
        "takeback",
        &["Whose last move is taken back? (black or neither)"],
    );
    talk.says(
        "black",
        &["White: Black asks to take back 1 Black H8. Allow it? (yes or no)"],
    );
    talk.says("no", &["White declines"]);
    talk.says("takeback", &["this takeback was already refused"]);
    talk.words("a1");
    talk.says("悔棋 白", &["White asks to take back"]);
    talk.says(
        "yes",
        &[
            "White took a move back; moves on the board: 1",
            "White to move · move 2",
        ],
    );
    talk.words("a1 h9");
    talk.says(
        "undo",
        &["Whose last move is taken back? (black, white or neither)"],
    );
    talk.says("yes", &["answer the question first"]);
    talk.says("white", &["Black: White asks to take back"]);
    talk.says("y", &["moves on the board: 1"]);
    let mut talk = Talk::new(Setup {
        takeback: Takeback::Free,
        ..default()
    });
    talk.words("h8");
    talk.says(
        "takeback black",
        &["Black took a move back; moves on the board: 0"],
    );
}

#[test]
fn what_decides_much_is_asked_first() {
    let mut talk = Talk::new(default());
    talk.words("h8 a1 h9");
    talk.says("pass", &["White: pass? (yes or no)"]);
    talk.says("yes", &["Move 4, White: pass"]);
    talk.says(
        "pass",
        &["Black: pass too? Two passes in a row make a draw (yes or no)"],
    );
    talk.says("board", &[" 9 . . . . . . . x .", "Black: pass too?"]);
    talk.says("no", &["Black to move"]);
    talk.says("resign white", &["White: resign?"]);
    talk.says("n", &["Black to move"]);
    talk.says("resign", &["Black: resign?"]);
    talk.says("quit", &["Black: leave and lose the game?"]);
    talk.says("no", &["Black to move"]);
    assert!(!talk.is_done());
    talk.words("pass");
    talk.says("是", &["Move 5, Black: pass", "Draw: both passed"]);
    assert_eq!(talk.game().moves().len(), 5);
}

#[test]
fn leaving_loses_unless_the_game_is_kept() {
    let mut talk = Talk::new(free());
    talk.words("h8 quit");
    let said = talk.says("yes", &["Black wins: White left the game"]);
    assert!(!said.contains("next"), "{said}");
    assert!(talk.is_done());
    let kept = || {
        let dir = tempfile::tempdir().unwrap();
        let mut sitting = Sitting::resume(told(&free(), "h8"), [None, None], false, None);
        let mut keeper = Keeper::new(Ok(dir.path().into()), || 1_700_000_000);
        assert_eq!(keeper.begin(&mut sitting), []);
        Talk::of(sitting, ENGLISH)
    };
    let mut talk = kept();
    talk.says(
        "quit",
        &[
            "Leave? The game is saved and can be resumed\n  yes: leave, resume later\n",
            "  resign: leave; White loses (中途退场)\n  no: stay\n",
        ],
    );
    talk.line("yes");
    assert!(talk.is_done());
    assert_eq!(talk.game().outcome(), None);
    let mut talk = kept();
    talk.line("quit");
    talk.says("resign", &["White left the game"]);
    assert!(talk.is_done());
    let mut talk = kept();
    talk.lines.end_of_input();
    assert!(
        talk.lines
            .take_said()
            .ends_with("unfinished; it has been saved.\n")
    );
    let mut talk = Talk::new(free());
    talk.line("q");
    assert!(talk.is_done(), "nothing had begun");
}

#[test]
fn the_last_stone_is_settled_by_a_claim_or_the_draw() {
    let mut talk = Talk::with(filled(&default(), true), ENGLISH);
    let opening = talk.lines.take_said();
    assert!(opening.contains("claim a forbidden move or accept the draw (claim or accept)"));
    assert!(opening.contains("White (112): "), "{opening}");
    talk.says(
        "claim",
        &["White wins: forbidden move claimed (追下取胜), E8 overline"],
    );
    let mut talk = Talk::with(filled(&default(), false), ENGLISH);
    talk.says("pass", &["White must first claim, or accept the draw"]);
    talk.says("接受", &["Draw: the board is full"]);
}

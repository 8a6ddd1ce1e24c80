//! The opening rules by lines: what is asked, what answers it, and what is told of it.

use renju::game::Phase;
use renju::rules::Color;

use crate::game::opening_rules::named;
use crate::plain::session::Talk;

#[test]
fn taraguchi_with_five_rights_to_swap() {
    let mut talk = Talk::new(named("t10"));
    talk.says(
        "h8",
        &[
            "Move 1",
            "tentative White: play move 2 within the central 3×3, or swap colours (swap or keep)",
        ],
    );
    // The stone keeps the colours.
    talk.says(
        "h9",
        &[
            "tentative White kept the colours",
            "within the central 5×5, or swap colours",
        ],
    );
    talk.says("a1", &["this stone goes within the central 5×5"]);
    talk.says(
        "swap",
        &["swapped colours", "play move 3 within the central 5×5"],
    );
    talk.says(
        "i9",
        &["Opening 4D", "within the central 7×7, or swap colours"],
    );
    talk.says(
        "g7",
        &["play move 5 within the central 9×9, or swap colours, or propose 10 fifth moves (place, swap or offer)"],
    );
    talk.says("m8", &["within the central 9×9"]);
    talk.says("j10", &["Move 5", "or swap colours (swap or keep)"]);
    talk.says("swap", &["White to move"]);
    talk.words("a1");
    assert_eq!(talk.game().moves().len(), 6);
}

#[test]
fn taraguchi_with_ten_proposals() {
    let mut talk = Talk::new(named("t10"));
    talk.words("h8 h9 i9 g7");
    talk.says(
        "offer",
        &[
            "proposes fifth moves",
            "Black: propose a fifth move (1 of 10)",
        ],
    );
    talk.words("j10 j8 f8 g9 i7 k9 h6 e8");
    talk.says("j10", &["J10 is already proposed"]);
    talk.words("l12");
    let said = talk.says(
        "a1",
        &["White: pick one of the 10 fifth moves", "1 J10", "9 L12"],
    );
    assert!(said.contains("a A1"), "{said}");
    talk.says("board", &["1 to a proposed fifth moves"]);
    talk.says("b2", &["B2 is not one of the proposals"]);
    talk.says("10", &["White: pick A1 as move 5?"]);
    talk.says("no", &["pick one of the 10"]);
    talk.says("pick a1", &["picked A1", "Move 5", "White to move"]);
}

#[test]
fn soosorv_with_two_swaps_and_a_number() {
    let mut talk = Talk::new(named("s8"));
    talk.words("h8 h9 i9");
    talk.says("swap", &["swapped colours"]);
    talk.says(
        "g7",
        &["declare how many fifth moves there will be, 1 to 8"],
    );
    talk.says("9", &["9 is not possible: declare a number from 1 to 8"]);
    talk.says(
        "h1",
        &["the number of fifth moves has to be declared first"],
    );
    talk.says("2", &["declared fifth moves: 2", "or swap colours"]);
    talk.says("swap", &["propose a fifth move (1 of 2)"]);
    talk.words("j10");
    talk.says("j8", &["remove one of the two proposals"]);
    talk.says("pick j8", &["picked J8"]);
    assert!(matches!(talk.game().phase(), Phase::Playing { .. }));
}

#[test]
fn swap2_with_two_more_stones() {
    let mut talk = Talk::new(named("swap2"));
    talk.words("a1 o15");
    talk.says("h8", &["tentative White: take White, or take Black, or place two more stones (white, black or add)"]);
    talk.says("b2", &["one of the ways to go on has to be chosen first"]);
    talk.says(
        "add",
        &["places two more stones", "place a white stone anywhere"],
    );
    talk.words("c3 d4");
    talk.says("black", &["tentative Black takes Black", "White to move"]);
    assert_eq!(talk.game().board().stones(Color::Black).count(), 3);
}

#[test]
fn help_tells_the_rule_that_is_played() {
    let mut talk = Talk::new(named("yamaguchi"));
    talk.says(
        "help",
        &[
            "Yamaguchi: tentative Black places three stones",
            "2009 to 2015",
            "offer",
        ],
    );
    let mut talk = Talk::new(named("t10"));
    talk.says(
        "help",
        &["After a swap at move 4 no ten are proposed (some allow it)"],
    );
}

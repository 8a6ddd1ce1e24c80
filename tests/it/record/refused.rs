//! Files that cannot be games: what is said of each, and where the fault is.

use super::formats::{STANDARD, open};

#[test]
fn files_that_cannot_be_games_are_refused_with_place_and_reason() {
    let table = [
        (
            "bad-chess.sgf",
            "line 1: SGF game type 3 is not five in a row (GM[4])",
        ),
        (
            "bad-size.sgf",
            "line 2: the board is 19; only 15x15 is played here",
        ),
        (
            "bad-off-board.sgf",
            "line 3, move 2: \"zz\" is not a point on the 15x15 board",
        ),
        (
            "bad-occupied.sgf",
            "line 3, move 2: H8 already has a black stone",
        ),
        (
            "bad-turn.sgf",
            "line 3, move 2: it is White's turn, but the file gives Black a move",
        ),
        (
            "bad-white-first.sgf",
            "line 1, move 1: it is Black's turn, but the file gives White a move",
        ),
        (
            "bad-setup.sgf",
            "line 2: setup stone: H8 already has a black stone",
        ),
        ("bad-syntax.sgf", "line 2: unexpected \"!\" in SGF"),
        ("bad-no-game.sgf", "no SGF game found: there is no \"(;\""),
        (
            "bad-z9.txt",
            "move 2: \"Z9\" has no column A-O; write a letter A-O and a number 1-15, like H8",
        ),
        (
            "bad-h16.txt",
            "move 2: \"H16\" has no row 1-15; write a letter A-O and a number 1-15, like H8",
        ),
        (
            "bad-h0.txt",
            "move 1: \"H0\" has no row 1-15; write a letter A-O and a number 1-15, like H8",
        ),
        (
            "bad-a1b.txt",
            "move 2: \"B\" has no row 1-15; write a letter A-O and a number 1-15, like H8",
        ),
        ("bad-twice.txt", "move 3: H8 already has a black stone"),
        ("bad-empty.txt", "the file is empty"),
        (
            "bad-20.psq",
            "line 1: the board is 20x20; only 15x15 is played here",
        ),
        (
            "bad-off.psq",
            "line 3, move 2: \"16,1\" is not a point on the 15x15 board",
        ),
        (
            "bad-zero.psq",
            "line 2, move 1: \"0,1\" is not a point on the 15x15 board",
        ),
        (
            "bad-line.psq",
            "line 3: \"9,x,0\" is not a psq move (x,y,milliseconds)",
        ),
        (
            "bad-newer.lib",
            "a RenLib library of a version later than 3.4; save it as 3.4, or the line as SGF",
        ),
        (
            "bad.pos",
            "a .pos file of RenLib, which is not read here; save the game there as SGF or as a list of moves",
        ),
        (
            "bad-nul.txt",
            "the file is binary, not SGF, psq or a list of moves",
        ),
        (
            "bad-elf.bin",
            "the file is binary, not SGF, psq or a list of moves",
        ),
    ];
    for (name, expected) in table {
        assert_eq!(
            open(name, STANDARD).unwrap_err().to_string(),
            expected,
            "{name}"
        );
    }
}

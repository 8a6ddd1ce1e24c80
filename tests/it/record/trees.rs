//! Game trees: variations, marks and times through SGF and back, and games that are not the first of their file.

use std::time::Duration;

use proptest::prelude::*;
use renju::game::*;
use renju::record::*;
use renju::rules::{Color, Point};

use super::formats::{STANDARD, corpus, open};

fn remarks() -> impl Strategy<Value = Remarks> {
    let sign = prop_oneof![
        "[!-~甲]{1,3}".prop_map(Sign::Label),
        Just(Sign::Triangle),
        Just(Sign::Circle),
        Just(Sign::Square),
        Just(Sign::Cross),
    ];
    let point = (0usize..225).prop_map(|i| Point::all().nth(i).unwrap());
    let time = || (0u64..100_000_000_000).prop_map(Duration::from_nanos);
    (
        "([!-~甲]{1,9}( |\n)?[!-~]{1,90})?",
        prop::collection::btree_map(point, sign, 0..4),
        prop::option::of((time(), prop::option::of(any::<u8>()))),
        prop::option::of(time()),
    )
        .prop_map(|(comment, marks, left, spent)| Remarks {
            comment,
            marks: marks.into_iter().collect(),
            left,
            spent,
        })
}

/// A tree of any form: each entry is how far up the next move is added, where to, and what is said there.
pub(super) fn any_file() -> impl Strategy<Value = GameFile> {
    let step = (
        0usize..4,
        0usize..225,
        prop::option::weighted(0.3, remarks()),
    );
    (0usize..30, prop::collection::vec(step, 0..60)).prop_map(|(moves, steps)| {
        let mut game = Game::new(Setup::new(RuleSet::Free));
        for p in Point::all().step_by(7).take(moves) {
            // A five would end the game.
            let _ = game.apply(Action::Place(p));
        }
        let mut file = GameFile::new(game);
        let last = file.tree.len() - 1;
        let mut node = last;
        for (up, place, remarks) in steps {
            let from = file.tree.up(node).nth(up).unwrap_or(0);
            let point = Point::all().nth(place);
            let color = file.tree.due(from);
            // The order of the list is that of the text: a node that is added comes after all before it, so only the
            // line of the newest can grow.
            let open = file.tree.up(node).any(|above| above == from);
            if open
                && from != last
                && let Some(added) = file.tree.add(from, Move { color, point })
            {
                node = added;
            }
            if let Some(mut remarks) = remarks {
                if node == 0 {
                    (remarks.left, remarks.spent) = (None, None);
                }
                *file.tree.remarks_mut(node) = remarks;
            }
        }
        file
    })
}

proptest! {
    #[test]
    fn any_tree_survives_sgf(file in any_file()) {
        let sgf = write(&file, Format::Sgf).unwrap();
        let again = read(sgf.as_bytes(), None, RuleSet::Free).unwrap();
        prop_assert_eq!(&again.game, &file.game, "{}", sgf);
        prop_assert_eq!(&again.notes, &[], "{}", sgf);
        for node in 0..file.tree.len() {
            prop_assert_eq!(again.tree.made(node), file.tree.made(node), "{}", sgf);
            prop_assert_eq!(again.tree.remarks(node), file.tree.remarks(node), "{}", sgf);
        }
        prop_assert_eq!(write(&again, Format::Sgf).unwrap(), sgf);
    }
}

#[test]
fn variations_are_a_tree_and_each_line_is_a_game() {
    let sgf = "(;GM[4]SZ[15]RU[free];B[hh](;W[ig];B[gi](;W[aa])(;W[bb]C[here];B[cc]))(;W[hg]LB[gg:A]TR[hh];B[ii]))";
    let file = read(sgf.as_bytes(), None, STANDARD).unwrap();
    assert_eq!(file.notes, []);
    let words = |node: usize| {
        let game = file.game_through(node).unwrap();
        let words = game.moves().iter().map(|m| m.point.unwrap().to_string());
        words.collect::<Vec<_>>().join(" ").to_lowercase()
    };
    let children = |node| file.tree.children(node).collect::<Vec<_>>();
    assert_eq!(children(1).len(), 2);
    assert_eq!(words(0), "h8 i9 g7 a15");
    let other = children(3)[1];
    assert_eq!(words(other), "h8 i9 g7 b14 c13");
    assert_eq!(file.tree.remarks(other).comment, "here");
    let last = children(1)[1];
    assert_eq!(words(last), "h8 h9 i7");
    let marks = &file.tree.remarks(last).marks;
    assert_eq!(
        marks.get("g9".parse().unwrap()),
        Some(&Sign::Label("A".to_owned()))
    );
    assert_eq!(marks.get("h8".parse().unwrap()), Some(&Sign::Triangle));
}

/// What was tried after the last move of the game stays a variation: found by random input, and lost in writing.
#[test]
fn what_follows_the_last_move_is_written_too() {
    for sgf in [
        "(;GM[4]SZ[15]RU[free];B[hh];W[ig](;C[resigns])(;B[gi];W[aa])(;B[bb]))",
        "(;GM[4]SZ[15]RU[free](;C[nothing yet])(;B[hh];W[aa]))",
    ] {
        let file = read(sgf.as_bytes(), None, STANDARD).unwrap();
        let end = file.game.moves().len();
        assert!(file.tree.children(end).next().is_some(), "{sgf}");
        let written = write(&file, Format::Sgf).unwrap();
        let again = read(written.as_bytes(), None, STANDARD).unwrap();
        assert_eq!(again.game, file.game, "{written}");
        assert_eq!(again.tree, file.tree, "{written}");
    }
}

/// A variation with a move that cannot be is left out, which is said; the others are there.
#[test]
fn variations_that_cannot_be_are_left_out() {
    for bad in ["W[hh]", "B[aa]", "W[zz]", "AE[hh]"] {
        let sgf = format!("(;GM[4]SZ[15]RU[free];B[hh](;W[ig])(;{bad};B[cc])(;W[hg]))");
        let file = read(sgf.as_bytes(), None, STANDARD).unwrap();
        assert_eq!(file.notes, [Note::Variations], "{bad}");
        assert_eq!(file.tree.children(1).count(), 2, "{bad}");
    }
}

/// Case 250: times and marks of other programs' files stay.
#[test]
fn times_and_marks_stay() {
    let file = open("times-and-marks.sgf", STANDARD).unwrap();
    let left = |node: usize| file.tree.remarks(node).left;
    assert_eq!(left(1), Some((Duration::from_secs(1190), None)));
    assert_eq!(left(2), Some((Duration::from_secs(1180), None)));
    let sgf = write(&file, Format::Sgf).unwrap();
    for part in [
        "BL[1190]",
        "WL[1180]",
        "LB[gg:A][gf:B]",
        "TR[hh]",
        "TM[1200]",
        "OT[60 s]",
        "C[c1]",
    ] {
        let places = sgf.matches(part).count();
        // Labels are in the order of the points.
        assert!(places == 1 || part.starts_with("LB"), "{part}: {sgf}");
    }
    assert_eq!(
        read(sgf.as_bytes(), None, STANDARD).unwrap().tree,
        file.tree
    );
    // Times of a psq pass through SGF.
    let psq = open("times.psq", STANDARD).unwrap();
    let sgf = write(&psq, Format::Sgf).unwrap();
    let again = read(sgf.as_bytes(), None, STANDARD).unwrap();
    assert_eq!(
        write(&again, Format::Psq).unwrap(),
        write(&psq, Format::Psq).unwrap()
    );
}

/// Case 251: every game of a file can be had.
#[test]
fn every_game_of_a_file_is_there() {
    let text = "a letter (with brackets)\n(;GM[4]SZ[15]PB[A:)];B[hh](;W[ig])(;W[hg]))\n---\n(;GM[4]SZ[19];B[hh])\n\
        (;GM[4]SZ[15]PB[C];B[hh];W[!!])text\n(;GM[4]SZ[15]PB[D];B[hh];W[gg])\n---\n";
    let number = |number| {
        let mut bytes = text.as_bytes().to_vec();
        let mut pieces = || std::mem::take(&mut bytes);
        let file = read_from(&mut pieces, None, RuleSet::Free, Some(number));
        file.map(|file| file.names[0].clone().unwrap().to_string())
    };
    assert_eq!(number(1).unwrap(), "A:)");
    let error = |which| number(which).unwrap_err().to_string();
    assert_eq!(
        error(2),
        "line 4: the board is 19; only 15x15 is played here"
    );
    assert_eq!(
        error(3),
        "line 5, move 2: \"!!\" is not a point on the 15x15 board"
    );
    assert_eq!(number(4).unwrap(), "D");
    assert_eq!(error(5), "there is no game 5; games in the file: 4");
    let first = read(&corpus("two-games.sgf"), None, STANDARD).unwrap();
    assert!(first.notes.contains(&Note::Games { read: 1, of: 2 }));
}

/// Case 245: stones in a property that nobody knows are not dropped in silence.
#[test]
fn points_in_unknown_properties_are_said() {
    let sgf = b"(;GM[4]SZ[15]RU[free]QXX[hh,hg];B[ii]YY[text])";
    let file = read(sgf, None, STANDARD).unwrap();
    assert_eq!(file.notes, [Note::UnknownPoints("QXX".to_owned())]);
}

#[test]
fn what_a_format_cannot_hold_is_known() {
    let sgf = b"(;GM[4]SZ[15]PB[A]DT[2024];B[hh]C[c]BL[9](;W[ig])(;W[hg]TR[hh]))";
    let file = read(sgf, None, STANDARD).unwrap();
    assert_eq!(lost(&file, Format::Sgf), []);
    assert_eq!(
        lost(&file, Format::Coords),
        [
            Lost::Names,
            Lost::About,
            Lost::Comments,
            Lost::Marks,
            Lost::Times,
            Lost::Variations
        ]
    );
    assert_eq!(
        lost(&file, Format::Psq),
        [Lost::About, Lost::Comments, Lost::Marks, Lost::Variations]
    );
    assert_eq!(file.tree.due(1), Color::White);
}

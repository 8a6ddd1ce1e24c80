//! Files of our own: what they tell people and programs, and what is left of them wherever they are cut.

use renju::game::*;
use renju::record::*;
use renju::rules::Point;
use std::path::Path;
use std::time::Duration;

use super::formats::{STANDARD, corpus, open};

#[test]
fn names_results_and_comments_come_along() {
    let name = |file: &GameFile, i: usize| file.names[i].as_ref().map(|n| n.as_str().to_owned());
    let file = open("plain.sgf", STANDARD).unwrap();
    assert_eq!(name(&file, 0).as_deref(), Some("Anna"));
    assert_eq!(name(&file, 1).as_deref(), Some("Boris"));
    assert_eq!(file.date.as_deref(), Some("2026-11-30"));
    assert_eq!(file.result.as_deref(), Some("B+R"));
    assert_eq!(file.info, [("EV", "Club evening".to_owned())]);
    assert_eq!(file.comment(0), "A quiet start");
    assert_eq!(file.comment(3), "Third");
    assert!(write(&file, Format::Sgf).unwrap().contains("RE[B+R]"));
    for (file, expected) in [
        ("gbk-stated.sgf", "张三"),
        ("gb18030-stated.sgf", "张三"),
        ("gbk-as-utf8.sgf", "张三"),
        ("gbk-no-ca.sgf", "张三"),
        ("utf8-as-gbk.sgf", "張三"),
        ("latin1.sgf", "José"),
        ("bom.sgf", "李"),
        ("utf16.sgf", "李"),
        ("broken-bytes.sgf", "A\u{FFFD}\u{FFFD}B"),
        ("control-bytes.sgf", "A\u{FFFD}[2J]\u{FFFD}B"),
        ("stray-bracket.sgf", "Anna [12k]: strong"),
        ("escapes.sgf", "a]b\\c"),
        ("names-first.psq", "pbrain-one.zip"),
        ("second-listed-begins.psq", "SECOND_LISTED"),
    ] {
        assert_eq!(
            name(&open(file, STANDARD).unwrap(), 0).as_deref(),
            Some(expected),
            "{file}"
        );
    }
    let file = open("control-bytes.sgf", STANDARD).unwrap();
    assert_eq!(
        name(&file, 1).as_deref(),
        Some("C\u{FFFD}\u{FFFD}\u{FFFD}D")
    );
    assert_eq!(file.comment(3), "x\u{FFFD}y");
    assert_eq!(
        open("escapes.sgf", STANDARD).unwrap().comment(0),
        "one line\nnext"
    );
}

#[test]
fn too_much_is_refused_at_once() {
    let huge = vec![b'h'; MAX_BYTES + 1];
    assert_eq!(
        read(&huge, None, STANDARD).unwrap_err(),
        RecordError::TooLarge
    );
    let many = "h8".repeat(1_000_000);
    assert!(read(many.as_bytes(), None, STANDARD).is_err());
    let passes = "-- ".repeat(1_000_000);
    assert!(read(passes.as_bytes(), None, STANDARD).is_err());
    // Case 101: all 225 points are filled or the game is over before any 226th move.
    let all: Vec<String> = Point::all()
        .map(|p| p.to_string())
        .chain(["H8".into()])
        .collect();
    assert!(read(all.join(" ").as_bytes(), None, STANDARD).is_err());
    // What ended a process with a stack overflow in a tree of nodes.
    for text in [
        format!("({})", ";".repeat(MAX_BYTES - 2)),
        "(;".repeat(MAX_BYTES / 2),
        format!("(;C[{}])", "] ".repeat(1_000_000)),
        format!("(;C[{}])", "]a".repeat(1_000_000)),
        format!("(;{})", "A[]".repeat(1_000_000)),
        format!("(;B[hh]{})", "[hh]".repeat(1_000_000)),
        format!("(;GM[4]SZ[15];{}", "A".repeat(1_000_000)),
        "(".repeat(MAX_BYTES),
        format!(
            "(;XR[renju 1][rules standard claim nothing][first one][start empty][time none][takeback ask][black one];XR[place H8]{}B[hh])",
            "[claim]".repeat(500_000)
        ),
    ] {
        let _ = read(text.as_bytes(), None, STANDARD);
    }
}

#[test]
fn every_file_of_the_corpus_may_be_cut_anywhere() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        for cut in 0..bytes.len() {
            let _ = read(&bytes[..cut], path.to_str(), STANDARD);
        }
    }
}

/// Other programs learn of the periods from `OT` and `OB`, this one from `XR`.
#[test]
fn several_periods_are_told_and_come_back() {
    for (time, overtime) in [
        ("1m/60s", "OT[1x60 byo-yomi]"),
        ("1m/3x60s", "OT[3x60 byo-yomi]"),
    ] {
        let mut game = Game::new(Setup {
            time: time.parse().unwrap(),
            ..Setup::new(RuleSet::Free)
        });
        game.elapse(Duration::from_secs(100));
        game.apply(Action::Place("h8".parse().unwrap())).unwrap();
        let told = write(&GameFile::new(game.clone()), Format::Sgf).unwrap();
        let periods = if time.contains('x') { "OB[3]" } else { "OB[1]" };
        for part in [overtime, "TM[60]", "BL[60]", periods] {
            assert!(told.contains(part), "no {part} in {told}");
        }
        let back = read(told.as_bytes(), None, STANDARD).unwrap();
        assert_eq!(back.game, game);
    }
}

/// A RIF game with everything in it that SGF has no word for.
fn told() -> GameFile {
    let mut setup = Setup::new(RuleSet::Rif(Policy::default()));
    setup.time = "20m/60s".parse().unwrap();
    setup.takeback = Takeback::Ask;
    let mut game = Game::new(setup);
    let (one, two) = (Player::One, Player::Two);
    let place = |text: &str| Action::Place(text.parse().unwrap());
    game.elapse(Duration::new(3, 250_000_000));
    for action in [
        place("h8"),
        place("i9"),
        place("g7"),
        Action::Swap(true),
        place("i7"),
        place("g9"),
        place("f6"),
        Action::Remove("g9".parse().unwrap()),
        place("a1"),
        Action::Claim,
        Action::OfferDraw(one),
        Action::Answer {
            by: two,
            yes: false,
        },
        place("b2"),
        Action::AskTakeback(two),
        Action::Answer { by: one, yes: true },
        place("c3"),
        Action::Resign(one),
    ] {
        game.apply(action)
            .unwrap_or_else(|error| panic!("{action:?}: {error}"));
    }
    let mut file = GameFile {
        names: ["甲".parse().ok(), "O]tto".parse().ok()],
        date: Some("2026-11-30".to_owned()),
        closing: Some("Black won because White resigned".to_owned()),
        ..GameFile::new(game)
    };
    "A long comment that needs more than one line to be told, and so is broken"
        .clone_into(&mut file.tree.remarks_mut(4).comment);
    file
}

#[test]
fn our_own_sgf_tells_people_and_programs_alike() {
    let file = told();
    let sgf = write(&file, Format::Sgf).unwrap();
    let version = concat!("AP[renju:", env!("CARGO_PKG_VERSION"), "]");
    let expected = String::from_utf8(corpus("own.sgf")).unwrap();
    assert_eq!(sgf.replace(version, "AP[renju]"), expected);
    let back = read(sgf.as_bytes(), None, STANDARD).unwrap();
    assert_eq!(
        back,
        GameFile {
            result: Some("B+R".to_owned()),
            ..file
        }
    );
}

//! Games to files and back, and files from elsewhere (`cases.md` 100–112, 149). The corpus in
//! `tests/data/records/` is made by hand; `bad-…` files have to be refused.

use renju::game::*;
use renju::record::*;
use renju::rules::{Color, Point};
use std::path::Path;
use std::time::Duration;

pub(super) const STANDARD: RuleSet = RuleSet::Standard(Policy::Block);

pub(super) fn corpus(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/records")
        .join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub(super) fn open(name: &str, rules: RuleSet) -> Result<GameFile, RecordError> {
    read(&corpus(name), Some(name), rules)
}

/// The moves, each with its colour, `B:h8 W:-- …`.
fn moves(game: &Game) -> String {
    let words = game.moves().iter().map(|m| {
        let letter = if m.color == Color::Black { 'B' } else { 'W' };
        let point = m
            .point
            .map_or("--".to_owned(), |p| p.to_string().to_lowercase());
        format!("{letter}:{point}")
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
#[expect(clippy::too_many_lines, reason = "it is one table")]
fn files_from_elsewhere_are_read_and_what_was_assumed_is_said() {
    let three = "B:h8 W:i9 B:g7";
    let rules = Note::RulesAssumed(Mode::Standard);
    let with = |notes: &[Note]| [notes, std::slice::from_ref(&rules)].concat();
    let table: Vec<(&str, &str, Vec<Note>)> = vec![
        ("plain.sgf", three, vec![]),
        (
            "go-type.sgf",
            "B:h8 W:i9 B:g7 W:-- B:--",
            with(&[Note::Untidy(1)]),
        ),
        ("ff1-long-names.sgf", three, with(&[])),
        ("corners.sgf", "B:a1 W:a15 B:o1 W:o15 B:b1", vec![]),
        ("crlf.sgf", three, with(&[])),
        ("cr.sgf", three, with(&[])),
        ("bom.sgf", three, with(&[])),
        ("utf16.sgf", three, with(&[])),
        ("gbk-stated.sgf", three, with(&[])),
        ("gb18030-stated.sgf", three, with(&[])),
        ("gbk-as-utf8.sgf", three, with(&[Note::Encoding("GB18030")])),
        ("gbk-no-ca.sgf", three, with(&[Note::Encoding("GB18030")])),
        ("utf8-as-gbk.sgf", three, with(&[Note::Encoding("UTF-8")])),
        ("latin1.sgf", three, with(&[Note::Encoding("Latin-1")])),
        ("broken-bytes.sgf", three, with(&[Note::Undecodable])),
        ("control-bytes.sgf", three, with(&[Note::TextChanged])),
        ("no-semicolon.sgf", three, with(&[Note::Untidy(1)])),
        ("letter-before.sgf", three, with(&[Note::Untidy(1)])),
        (
            "two-games.sgf",
            three,
            with(&[Note::Games { read: 1, of: 2 }]),
        ),
        ("variations.sgf", "B:h8 W:i9 B:g7 W:a15", with(&[])),
        (
            "setup.sgf",
            "B:h8 W:i9 B:g7 W:a15 B:a14",
            vec![Note::SetupStones(3)],
        ),
        (
            "setup-rectangle.sgf",
            "B:a15 W:c14 B:b15 W:c15",
            vec![Note::SetupStones(4)],
        ),
        (
            "handicap.sgf",
            "B:h8 B:g9 W:-- B:f10 W:a15",
            vec![Note::SetupStones(2)],
        ),
        ("stray-bracket.sgf", "B:h8 W:i9", with(&[Note::Untidy(1)])),
        ("letters.sgf", "B:h8 W:i9", with(&[Note::Untidy(1)])),
        ("no-size.sgf", three, with(&[Note::SizeAssumed])),
        (
            "free-passes.sgf",
            "B:-- W:h8 B:g9",
            vec![Note::OpeningAsGiven(1)],
        ),
        (
            "after-end.sgf",
            "B:a15 W:a14 B:b15 W:b14 B:c15 W:c14 B:d15 W:d14 B:e15",
            vec![Note::AfterEnd { last: 9, rest: 1 }],
        ),
        (
            "standard-off-centre.sgf",
            "B:g9 W:h8 B:i7",
            vec![Note::OpeningAsGiven(1)],
        ),
        (
            "rif.sgf",
            "B:h8 W:h9 B:j10 W:a15 B:f10 W:g9 B:i7",
            vec![Note::OpeningAsGiven(5)],
        ),
        (
            "stated-other.sgf",
            "B:a15 W:a14 B:b15 W:b14 B:c15 W:c14 B:d15 W:d14 B:e15",
            vec![Note::ResultDiffers],
        ),
        ("escapes.sgf", "B:h8", with(&[])),
        ("cut-value.sgf", "B:h8 W:i9", with(&[Note::CutShort])),
        ("xr-foreign.sgf", "B:h8 W:i9", with(&[])),
        ("xr-changed.sgf", "B:h8 W:g9", vec![Note::PrivateIgnored]),
        ("xr-illegal.sgf", "B:h8", vec![Note::PrivateIgnored]),
        (
            "removed.sgf",
            "B:h8 B:g7 W:a15 B:a14",
            with(&[Note::SetupStones(2)]),
        ),
        (
            "orc.sgf",
            "B:h8 W:h9 B:j10 W:i9 B:i11 W:k9 B:j9 W:j8 B:k7 W:g9",
            vec![Note::Untidy(2), Note::OpeningAsGiven(5)],
        ),
        (
            "zjrenju.sgf",
            "B:h8 W:h9 B:h6 W:i10 B:i6 W:i9 B:g9 W:g8 B:j11 W:i7 B:i8",
            with(&[Note::Untidy(2)]),
        ),
        (
            "gomokuquest-opening.sgf",
            "B:h8 W:h9 B:j10 W:i9 B:g9 W:i7 B:i8 W:j9",
            with(&[]),
        ),
        ("ru-no-forbidden-ja.sgf", three, vec![]),
        ("address.txt", three, with(&[])),
        ("result.txt", three, with(&[])),
        (
            "branches.lib",
            "B:h8 W:i9 B:j10",
            with(&[Note::Encoding("GB18030")]),
        ),
        ("before-3.lib", "B:h8 W:i9 B:j10", with(&[])),
        (
            "two.rif",
            "B:h8 W:h9 B:j10 W:i9 B:i11 W:k9",
            vec![Note::OpeningAsGiven(5), Note::Games { read: 1, of: 3 }],
        ),
        ("times-and-marks.sgf", "B:h8 W:h9 B:i9 W:g7", vec![]),
        ("second-listed-begins.psq", "B:h8 W:i8 B:h7", with(&[])),
        ("times.psq", "B:h8 W:i8", with(&[])),
        ("spent-overflow.sgf", "B:h8", with(&[Note::PrivateIgnored])),
        ("plain.txt", three, with(&[])),
        (
            "dense.txt",
            "B:h8 W:i9 B:-- W:g7",
            with(&[Note::OpeningAsGiven(3)]),
        ),
        ("wide.txt", three, with(&[])),
        ("bom-crlf.txt", "B:h8 W:i9", with(&[])),
        (
            "numbered.txt",
            "B:h8 W:i9 B:g7 W:a1",
            with(&[Note::Untidy(1)]),
        ),
        ("plain.psq", three, with(&[])),
        ("names-first.psq", "B:h8 W:i9", with(&[])),
        ("cut.psq", "B:h8", with(&[Note::CutShort])),
        ("bom.psq", "B:h8", with(&[])),
    ];
    for (name, expected, notes) in table {
        let file = open(name, STANDARD).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(moves(&file.game), expected, "{name}");
        let mut found = file.notes.clone();
        let mut notes = notes;
        for list in [&mut found, &mut notes] {
            list.sort_by_key(|note| format!("{note:?}"));
        }
        assert_eq!(found, notes, "{name}");
        // And what was read is written as UTF-8 and read again.
        let again = read(
            write(&file, Format::Sgf).unwrap().as_bytes(),
            None,
            STANDARD,
        )
        .unwrap();
        assert_eq!(again.game, file.game, "{name}");
        assert_eq!(again.names, file.names, "{name}");
        assert_eq!(again.tree, file.tree, "{name}");
        assert_eq!(again.info, file.info, "{name}");
        assert_eq!(again.date, file.date, "{name}");
    }
}

#[test]
fn every_file_of_the_corpus_is_in_one_of_the_tables() {
    let source = [
        include_str!("formats.rs"),
        include_str!("own_files.rs"),
        include_str!("refused.rs"),
    ]
    .concat();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(
            source.contains(&format!("\"{name}\"")),
            "{name} is tested nowhere"
        );
    }
}

/// Cases 246, 247 and 250: names before the code at the end, in the order of play, and the times of moves.
#[test]
fn psq_is_written_as_piskvork_reads_it() {
    for name in ["times.psq", "names-first.psq"] {
        let psq = write(&open(name, STANDARD).unwrap(), Format::Psq).unwrap();
        let lines = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
        let mut expected = lines(&String::from_utf8(corpus(name)).unwrap());
        // The names of times.psq stand before the -1 as well; only its header says nothing of levels.
        expected.retain(|line| !line.is_empty());
        assert_eq!(lines(&psq), expected, "{name}");
    }
    let file = open("second-listed-begins.psq", STANDARD).unwrap();
    let psq = write(&file, Format::Psq).unwrap();
    assert!(psq.ends_with("SECOND_LISTED\nFIRST_LISTED\n-1\n"), "{psq}");
    assert_eq!(file.spent(2), Some(Duration::from_millis(12)));
    // Names that would read as a move, or as the end.
    for name in ["8,9,12", "8,9,12D", "-1"] {
        let mut file = file.clone();
        file.names = [name.parse().ok(), None];
        let psq = write(&file, Format::Psq).unwrap();
        let again = read(psq.as_bytes(), None, STANDARD).unwrap();
        assert_eq!(again.game, file.game, "{psq}");
    }
}

/// Case 242: the swap and the proposals of other programs' files.
#[test]
fn what_other_programs_tell_of_the_opening_is_kept() {
    let file = open("orc.sgf", STANDARD).unwrap();
    assert_eq!(file.comment(3), "Colours kept");
    assert_eq!(file.comment(4), "observer came.");
    assert_eq!(file.comment(5), "Proposed for move 5 and not taken: G9");
    let sgf = write(&file, Format::Sgf).unwrap();
    let again = read(sgf.as_bytes(), None, STANDARD).unwrap();
    assert_eq!(again.tree, file.tree);
}

/// Case 262: rules in words, also those that say what there is not.
#[test]
fn rules_in_words_are_understood() {
    for (words, mode) in [
        ("禁手なし", Mode::Free),
        ("不带禁手", Mode::Free),
        ("無禁手", Mode::Free),
        ("Without forbidden moves", Mode::Free),
        ("Renju without restrictions", Mode::Free),
        ("freestyle", Mode::Free),
        ("без запретов", Mode::Free),
        ("0", Mode::Free),
        ("禁手あり", Mode::Standard),
        ("有禁手", Mode::Standard),
        ("4", Mode::Standard),
        ("Renju", Mode::Standard),
        ("RIF", Mode::Rif),
        ("Soosyrv-8", Mode::Rif),
        ("Yamaguchi rule", Mode::Rif),
    ] {
        for ident in ["RU", "GN"] {
            let sgf = format!("(;GM[4]SZ[15]{ident}[{words}];B[hh];W[ig];B[gi])");
            let file = read(sgf.as_bytes(), None, RuleSet::Rif(Policy::Block)).unwrap();
            let stated = ident == "RU" || words.contains("rule");
            let assumed = file.notes.contains(&Note::RulesAssumed(Mode::Rif));
            assert_eq!(assumed, !stated, "{ident}[{words}]");
            if stated {
                assert_eq!(file.game.setup().rules.mode(), mode, "{words}");
            }
        }
    }
    let sgf = b"(;GM[4]SZ[15]RU[1];B[hh])";
    let file = read(sgf, None, RuleSet::Free).unwrap();
    assert_eq!(file.notes, [Note::RulesAssumed(Mode::Free)]);
}

#[test]
fn an_unclaimed_double_three_is_read_whatever_the_policy_of_new_games() {
    // Case 100.
    for policy in [Policy::Block, Policy::Loss, Policy::default()] {
        let file = open("double-three.sgf", RuleSet::Standard(policy)).unwrap();
        assert_eq!(file.game.moves().len(), 16);
        assert!(file.game.forbidden_move(15).is_some());
        assert_eq!(file.game.outcome(), None);
    }
}

#[test]
fn play_after_a_dead_board_is_left_out_and_said() {
    // A board in a pattern without any five, rows of two, filled but for the moves of the end.
    let color = |p: Point| (p.col() / 2 + p.row()).is_multiple_of(2);
    let black: Vec<Point> = Point::all().filter(|&p| color(p)).collect();
    let white: Vec<Point> = Point::all().filter(|&p| !color(p)).collect();
    let mut text = String::from("(;GM[4]SZ[15]RU[free]");
    for i in 0..white.len().min(black.len()) {
        for (ident, p) in [('B', black[i]), ('W', white[i])] {
            let letters = [(b'a' + p.col()), (b'a' + 14 - p.row())].map(char::from);
            text.extend([';', ident, '[', letters[0], letters[1], ']']);
        }
    }
    text.push(')');
    let file = read(text.as_bytes(), None, RuleSet::Free).unwrap();
    let (last, all) = (file.game.moves().len(), 2 * white.len().min(black.len()));
    let rest = all - last;
    assert!(rest > 0);
    assert_eq!(file.notes, [Note::AfterEnd { last, rest }]);
    let dead = Some(Outcome::Draw(DrawReason::Dead));
    assert_eq!(file.game.outcome(), dead);
}

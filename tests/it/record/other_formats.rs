//! `RenLib`'s libraries, `RenjuNet`'s database, gomocalc's addresses, and files of programs that are named and not read.

use proptest::prelude::*;
use renju::game::*;
use renju::record::*;

use super::formats::{STANDARD, corpus, open};
use super::trees::any_file;

fn words(file: &GameFile, line: &[usize]) -> String {
    let moves = line.iter().filter_map(|&node| file.tree.made(node)?.point);
    let words: Vec<String> = moves.map(|p| p.to_string().to_lowercase()).collect();
    words.join(" ")
}

#[test]
fn a_library_is_a_tree_with_comments_labels_and_marks() {
    let file = open("branches.lib", STANDARD).unwrap();
    let tree = &file.tree;
    let children = |node: usize| tree.children(node).collect::<Vec<_>>();
    assert_eq!(file.comment(1), "开局");
    assert_eq!(file.comment(2), "第一变化\n两行");
    let i9 = "i9".parse().unwrap();
    assert_eq!(tree.remarks(2).marks.get(i9), Some(&Sign::Cross));
    assert_eq!(children(1).len(), 2);
    assert_eq!(children(2).len(), 2);
    let other = children(1)[1];
    assert_eq!(words(&file, &tree.line(children(2)[1])), "h8 i9 k11");
    assert_eq!(words(&file, &tree.line(other)), "h8 h9 i8");
    let label = |text: &str| Some(Sign::Label(text.to_owned()));
    let marks = &tree.remarks(other).marks;
    assert_eq!(marks.get("b14".parse().unwrap()).cloned(), label("A"));
    let last = tree.remarks(children(other)[0]);
    assert_eq!(last.marks.get("i8".parse().unwrap()).cloned(), label("win"));
    assert_eq!(open("before-3.lib", STANDARD).unwrap().comment(2), "för!");
    // Written and read again it is the same, as SGF too.
    for format in [Format::Lib, Format::Sgf] {
        let bytes = write_bytes(&file, format).unwrap();
        assert_eq!(
            read(&bytes, None, STANDARD).unwrap().tree,
            file.tree,
            "{format}"
        );
    }
}

proptest! {
    #[test]
    fn any_tree_survives_a_library(file in any_file()) {
        let bytes = write_bytes(&file, Format::Lib).unwrap();
        let again = read(&bytes, None, RuleSet::Free).unwrap();
        let kept = |file: &GameFile, node: usize| {
            let own = file.tree.made(node).and_then(|m| m.point);
            let remarks = file.tree.remarks(node);
            let marks = remarks.marks.iter().filter(|&(p, sign)| match sign {
                Sign::Label(_) => true,
                Sign::Cross => own == Some(p),
                _ => false,
            });
            let marks: Vec<_> = marks.map(|(p, sign)| (p, sign.clone())).collect();
            (file.tree.made(node), remarks.comment.clone(), marks)
        };
        prop_assert_eq!(again.tree.len(), file.tree.len());
        for node in 0..file.tree.len() {
            prop_assert_eq!(kept(&again, node), kept(&file, node));
        }
    }

    #[test]
    fn a_library_cut_or_changed_is_a_game_or_an_error(
        file in any_file(),
        cut in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
        byte: u8,
    ) {
        let mut bytes = write_bytes(&file, Format::Lib).unwrap();
        let i = place.index(bytes.len());
        bytes[i] = byte;
        bytes.truncate(cut.index(bytes.len()) + 1);
        if let Ok(file) = read(&bytes, Some("a.lib"), RuleSet::Free) {
            let sgf = write(&file, Format::Sgf).unwrap();
            prop_assert!(read(sgf.as_bytes(), None, RuleSet::Free).is_ok());
        }
    }
}

/// Many open branches, deep lines and endless siblings end soon.
#[test]
fn hostile_libraries_end() {
    let head = write_bytes(
        &GameFile::new(Game::new(Setup::new(RuleSet::Free))),
        Format::Lib,
    )
    .unwrap();
    for pair in [
        [0x78, 0x80],
        [0x78, 0x00],
        [0, 0],
        [0, 0x80],
        [0x79, 0xC0],
        [0xFF, 0x2A],
        [0x79, 0x09],
    ] {
        let mut bytes = head[..20].to_vec();
        bytes.extend(pair.repeat(2 << 20));
        let file = read(&bytes, None, RuleSet::Free).unwrap();
        assert!(!file.notes.is_empty(), "{pair:?}");
    }
}

#[test]
fn a_database_is_read_game_by_game() {
    let read = |number, piece| {
        let bytes = corpus("two.rif");
        let mut pieces = bytes.chunks(piece).map(<[u8]>::to_vec);
        read_from(
            &mut || pieces.next().unwrap_or_default(),
            None,
            STANDARD,
            Some(number),
        )
    };
    for piece in [1, 7, 1 << 16] {
        let file = read(1, piece).unwrap();
        let name = |i: usize| file.names[i].as_ref().map(ToString::to_string);
        assert_eq!(name(0).as_deref(), Some("Ann A & B"));
        assert_eq!(name(1).as_deref(), Some("Bo ]x"));
        assert_eq!(file.info, [("EV", "Club \"Cup\"".to_owned())]);
        assert_eq!(file.result.as_deref(), Some("B+"));
        assert_eq!(file.game.setup().rules.mode(), Mode::Rif);
        let second = read(2, piece).unwrap();
        assert_eq!(words(&second, &second.tree.line(0)), "h8 i9");
        assert_eq!(second.result.as_deref(), Some("0"));
        assert_eq!(read(3, piece).unwrap().game.moves(), []);
        let none = read(4, piece).unwrap_err();
        assert_eq!(none, RecordError::NoSuchGame { number: 4, of: 3 });
    }
}

#[test]
fn addresses_and_results_beside_the_moves_are_understood() {
    let read = |text: &str| read(text.as_bytes(), None, RuleSet::Free).unwrap();
    for text in [
        "https://gomocalc.com/#/h8i9g7",
        "#/h8i9g7",
        "http://x.org/a?pos=h8i9g7",
        "h8i9g7",
    ] {
        let file = read(text);
        assert_eq!(words(&file, &file.tree.line(0)), "h8 i9 g7", "{text}");
    }
    for (text, result) in [
        ("h8 i9 1-0", "B+"),
        ("h8i9 0-1", "W+"),
        ("h8i9 1/2-1/2", "0"),
        ("h8i9 W+R", "W+R"),
    ] {
        assert_eq!(read(text).result.as_deref(), Some(result), "{text}");
    }
    let file = read("h8 i9 g7");
    assert_eq!(write(&file, Format::String).unwrap(), "h8i9g7\n");
    assert_eq!(
        write(&file, Format::Url).unwrap(),
        "https://gomocalc.com/#/h8i9g7\n"
    );
    let passed = read("h8 i9 g7 --");
    assert_eq!(write(&passed, Format::String).unwrap(), "h8i9g7--\n");
    assert!(write(&passed, Format::Url).is_err());
}

#[test]
fn files_of_other_programs_are_named() {
    for (name, bytes, said) in [
        ("a.sav", &b"15\n15\n1\n7 7\n"[..], "a .sav file of Yixin"),
        ("a", b"!<arch>\n", "a .lib file of C"),
        ("a", b"SQLite format 3\0", "a .db file of Rapfi"),
        ("a", b"x:RDFA:B1HH!", "a .rdf file of RenLib"),
        ("a.BDT", b"Cup=[A,B,+,8877]", "a .bdt file of RenLib"),
        ("a.pos", b"\x02\x70\x71", "a .pos file of RenLib"),
    ] {
        let error = read(bytes, Some(name), STANDARD).unwrap_err().to_string();
        assert!(error.starts_with(said), "{name}: {error}");
    }
    // Moves as text are read under any of these names but for the binary ones.
    assert!(read(b"h8 i9", Some("a.pos"), STANDARD).is_ok());
}

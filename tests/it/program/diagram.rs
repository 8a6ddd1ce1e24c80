//! `renju diagram`: well-formed SVG, the same as text, and what is on it.

use std::fs;
use std::path::Path;

use roxmltree::Document;
use tempfile::tempdir;

use crate::support::program::called;

/// A double-three at H10.
const THREES: &str = "h8a15h9a13g10a11f10a9";

/// What is printed for these arguments.
#[track_caller]
fn drawn(args: &[&str]) -> String {
    let ran = called(&[&["diagram"], args].concat());
    assert_eq!((ran.code, &*ran.err), (Some(0), ""), "{args:?}");
    ran.out
}

/// An image without coordinates: its words in order, and how many circles there are.
#[track_caller]
fn image(args: &[&str]) -> (Vec<String>, usize) {
    read(&drawn(&[args, &["--no-coordinates"]].concat()))
}

#[track_caller]
fn read(svg: &str) -> (Vec<String>, usize) {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
    let named = |name| {
        let nodes = document.root_element().descendants();
        nodes.filter(move |node| node.has_tag_name(("http://www.w3.org/2000/svg", name)))
    };
    let mut words: Vec<String> = named("text")
        .map(|node| node.text().unwrap().to_owned())
        .collect();
    words.sort_unstable();
    (words, named("circle").count())
}

/// Stars, stones and the ring on the last one.
const fn circles(stones: usize) -> usize {
    5 + stones + 1
}

#[test]
fn moves_carry_numbers_as_far_as_they_are_asked_for() {
    const MOVES: &str = "h8h9i9g7j10f8g9";
    let numbers = |numbers: &str| -> Vec<String> { numbers.split(' ').map(Into::into).collect() };
    assert_eq!(image(&[MOVES]), (numbers("1 2 3 4 5 6 7"), circles(7)));
    let some = image(&[MOVES, "--from", "3", "--to", "5"]);
    assert_eq!(some, (numbers("3 4 5"), circles(5)));
    assert_eq!(image(&["h8--i9"]).0, ["1", "2 pass", "3"]);
    assert_eq!(image(&["h8--i9", "--lang", "zh"]).0, ["1", "2 停一手", "3"]);
    assert_eq!(image(&[MOVES, "--part", "g8-i10"]).0, numbers("1 2 3 7"));
    // Fifteen letters and fifteen numbers stand beside the board.
    assert_eq!(read(&drawn(&[MOVES, "--from", "8"])).0.len(), 30);
    assert_eq!(image(&[THREES, "--marks", "--from", "9"]).0, ["3-3"]);
}

#[test]
fn a_verdict_is_drawn_with_letters_and_told_below() {
    let (words, circles) = image(&[THREES, "--why", "h10"]);
    let told = |word: &str| words.iter().any(|line| line == word);
    assert!(
        ["a", "b", "c", "d", "H10: forbidden, double-three (3-3)"]
            .into_iter()
            .all(told),
        "{words:?}"
    );
    assert!(
        told("row F10 G10 H10: three, straight four at E10 (a) I10 (b)"),
        "{words:?}"
    );
    assert_eq!(circles, 5 + 9 + 4);
    // The same where the stone was played, whatever came after it.
    let played = format!("{THREES}h10a7");
    assert_eq!(image(&[&played, "--why", "h10"]), (words, circles));
    let text = drawn(&[THREES, "--why", "h10", "--format", "text"]);
    assert!(text.contains("10 . . . . a x x * b . . . . . ."), "{text}");
    let white = called(&["diagram", THREES, "--why", "a9"]);
    assert_eq!((white.code, &*white.out), (Some(1), ""));
}

/// One capsule a shape, broken around what only looks like a three, with every shape of all known positions.
#[test]
fn every_known_verdict_is_well_formed_and_names_every_letter() {
    let known = include_str!("../../data/forbidden.tsv").lines().skip(1);
    let mut broken = 0;
    for line in known {
        let columns: Vec<&str> = line.split('\t').collect();
        let stones = |column: &str, sign: char| -> Vec<(String, char)> {
            column
                .split(',')
                .map(|p| (p.to_uppercase(), sign))
                .collect()
        };
        let stones = [stones(columns[1], 'x'), stones(columns[2], 'o')].concat();
        let rows = (1..=15).rev().map(|row| {
            let point = |letter: char| {
                let name = format!("{letter}{row}");
                stones
                    .iter()
                    .find(|(p, _)| *p == name)
                    .map_or('.', |(_, sign)| *sign)
            };
            ('A'..='O').map(point).collect::<String>()
        });
        let board = rows.collect::<Vec<_>>().join("/");
        let svg = drawn(&[&board, "--why", columns[3], "--no-coordinates"]);
        let (words, _) = read(&svg);
        for letter in words.iter().filter(|word| word.len() == 1) {
            let named = format!("({letter})");
            assert!(
                words.iter().any(|word| word.contains(&named)),
                "{letter} in {line}\n{words:?}"
            );
        }
        broken += svg.matches("stroke-dasharray").count();
        let forbidden = svg.matches("16m0-16").count();
        assert_eq!(
            forbidden == 1,
            !matches!(columns[4], "none" | "five"),
            "{line}"
        );
    }
    assert!(broken > 10, "only {broken} false threes");
}

#[test]
fn games_are_drawn_with_their_players_whatever_they_are_called() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("game.sgf");
    fs::write(&path, "(;GM[4]SZ[15]PB[<A&B>]PW[\"乙\"];B[hh];W[ig])").unwrap();
    let name = path.to_str().unwrap();
    let (words, _) = image(&[name]);
    assert_eq!(words, ["1", "2", "● <A&B>  ○ \"乙\""]);
    let out = dir.path().join("out.txt");
    let out = out.to_str().unwrap();
    assert_eq!(drawn(&[name, "-o", out]), "");
    let text = fs::read_to_string(out).unwrap();
    assert!(
        text.ends_with("\n   1 H8     2 I9\n● <A&B>  ○ \"乙\"\n"),
        "{text}"
    );
    let again = called(&["diagram", name, "-o", out]);
    assert_eq!((again.code, again.err.contains("out.txt")), (Some(1), true));
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/sgf-1");
    for game in fs::read_dir(own).unwrap() {
        read(&drawn(&[game.unwrap().path().to_str().unwrap(), "--marks"]));
    }
}

/// The marks of a file stand on the board of their move, in place of numbers.
#[test]
fn marks_of_a_file_are_drawn() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("two.sgf");
    let two = "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[hh];W[ig]LB[ig:A][aa:<1][bb:long]TR[hh]SQ[ac]CR[ad]MA[ae];B[gi])";
    fs::write(&path, two).unwrap();
    let name = path.to_str().unwrap();
    assert_eq!(image(&[name]).0, ["1"]);
    let svg = drawn(&[name, "--game", "2", "--to", "2", "--no-coordinates"]);
    let (words, circles) = read(&svg);
    assert_eq!(words, ["<1", "A", "long"]);
    // Two grounds for labels and one ring.
    assert_eq!(circles, self::circles(2) + 2 + 1);
    assert_eq!(
        ["l9 15h-18z", "h16v16", "16m0-16"].map(|path| svg.matches(path).count()),
        [1; 3]
    );
    assert_eq!(image(&[name, "--game", "2"]).0[..3], ["1", "2", "3"]);
    let text = drawn(&[name, "--game", "2", "--to", "2", "--format", "text"]);
    assert!(
        text.contains("15 < .")
            && text.contains("14 . l")
            && text.contains("13 # .")
            && text.contains("11 x ."),
        "{text}"
    );
}

#[test]
fn what_is_neither_file_nor_position_is_named() {
    for (source, named) in [
        ("no-such.sgf", "no-such.sgf"),
        ("h8z9", "move 2"),
        ("h8h8", "move 2"),
    ] {
        let ran = called(&["diagram", source]);
        assert_eq!((ran.code, &*ran.out), (Some(1), ""), "{source}");
        assert!(
            ran.err.contains(named) && ran.err.lines().count() == 1,
            "{}",
            ran.err
        );
    }
    assert_eq!(called(&["diagram", "h8", "--part", "f6"]).code, Some(2));
}

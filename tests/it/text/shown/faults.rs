//! What is wrong with positions, files and flags, as the commands say it.

use std::path::Path;

use renju::record::MAX_BYTES;
use renju::text::{self, Lang, NoScreen};

use super::Shown;
use crate::support::program::called_in;

/// What is printed for arguments, asked for in a language.
pub(super) fn call(shown: &mut Shown, lang: Lang, args: &[&str], input: &[u8]) {
    let tag = lang.to_string();
    let args = args.iter().copied().chain(["--lang", &tag]);
    let ran = called_in(&[], args, input);
    shown.add(lang, &ran.out);
    shown.add(lang, &ran.err);
    shown.add_whole(lang, &[ran.out, ran.err]);
}

/// Every fault that a person can meet without a terminal, and those that only a terminal shows.
pub(super) fn show_faults(shown: &mut Shown, lang: Lang) {
    let full = "...............".to_owned();
    let rows = |row: &str| [row; 15].join("/");
    let word = "x".repeat(201);
    for args in [
        &["judge", &(rows(&full) + "/" + &full)][..],
        &["judge", &rows("..............")],
        &["judge", &rows(&full.replace("....", "...q"))],
        &["judge", "--at", "", "h8"],
        &["judge", "z9"],
        &["judge", "h8h8"],
        &["--black", ""],
        &["--black", "a\u{1}"],
        &["--black", &word],
        &["--clock", "soon"],
        &["--clock", "0m"],
        &["--clock", "100h"],
        &["--games", "0"],
        &["diagram", "h8", "--part", "A1"],
        &["diagram", "h8", "--why", "h8"],
        &["--plain", "--theme", "dark"],
        &["--forbidden", "loss", "--wrong-claim", "turn"],
        &["--rule", "free", "--forbidden", "loss"],
        &["--opening", "4D", "--opening-rule", "yamaguchi"],
        &["--opening-rule", "yamaguchi", "--rule", "free"],
    ] {
        call(shown, lang, args, b"");
    }
    call(shown, lang, &["judge"], word.repeat(100).as_bytes());
    let passes = format!("(;GM[4]SZ[15]{})", ";B[];W[]".repeat(500));
    let large = [b"(;GM[4]SZ[15];B[hh]C[", &*vec![b'x'; MAX_BYTES], b"])"].concat();
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes, more) in [
        ("passes.sgf", passes.as_bytes(), &[][..]),
        ("large.sgf", &large, &[]),
        ("one.sgf", b"(;GM[4]SZ[15];B[hh])", &["--game", "9"]),
        ("unknown", b"{\"a\": 1}", &[]),
        ("headless.psq", b"1,1,0\n", &[]),
        ("points.sgf", b"(;GM[4]SZ[15]ZB[aa];B[hh])", &[]),
        (
            "variations.sgf",
            b"(;GM[4]SZ[15];B[hh](;W[ig])(;W[hh]))",
            &[],
        ),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        let args = ["convert", path.to_str().unwrap(), "--to", "psq"];
        call(shown, lang, &[&args, more].concat(), b"");
    }
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records");
    for entry in std::fs::read_dir(data).unwrap() {
        let path = entry.unwrap().path();
        let args = ["convert", "--to", "coords", path.to_str().unwrap()];
        call(shown, lang, &args, b"");
    }
    for fault in [
        NoScreen::Input,
        NoScreen::Output,
        NoScreen::Dumb,
        NoScreen::Unknown,
    ] {
        for advice in [text::advise_plain(lang), text::advise_convert(lang)] {
            shown.add(lang, &text::no_screen(lang, fault, "", advice));
        }
    }
}

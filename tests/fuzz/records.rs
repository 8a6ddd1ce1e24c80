//! Bytes to a game and back, for files that are nearly right.

use std::fs;
use std::path::Path;

use renju::game::{Policy, RuleSet, WrongClaim};
use renju::record::{Format, GameFile, read, write, write_bytes};

use super::{mutate, run};
use crate::support::random_play::Dice;

/// Pieces of the formats, right and wrong ones.
const WORDS: [&[u8]; 46] = [
    b"(;",
    b")",
    b"(",
    b";",
    b"[",
    b"]",
    b"\\",
    b"\n",
    b"\r",
    b"\0",
    b"B[hh]",
    b"W[ig]",
    b"B[]",
    b"W[tt]",
    b"B[zz]",
    b"AB[aa:cc]",
    b"AW[aa]",
    b"AE[hh]",
    b"PL[W]",
    b"C[x]",
    b"SZ[15]",
    b"GM[5]",
    b"CA[GBK]",
    b"RU[rif]",
    b"QPR[hh,hg,jf]",
    b"XR[claim]",
    b"[spent 340282366920938463463374607431768211455]",
    b"[ask-takeback one]",
    b"[yes two]",
    b"[swap yes]",
    b"[pass]",
    b"\x83\x5C",
    b"\xFF\xFE",
    b"h8",
    b" -- ",
    b"99999999999999999999",
    b"Piskvorky 15x15, 0:0, 1\n",
    b"8,8,0\n",
    b"-1\n",
    b"\xFFRenLib\xFF\x03\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x78\x00",
    b"\x69\x98ab\0\0",
    b"<games><game black=\"1\">",
    b"<move>h8 i9</move></game>",
    b"https://gomocalc.com/#/",
    b"LB[aa:x]BL[9.5]",
    "\u{202e}甲".as_bytes(),
];

fn corpus() -> Vec<Vec<u8>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut paths: Vec<_> = ["records", "sgf-1"]
        .into_iter()
        .flat_map(|folder| fs::read_dir(data.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

fn rules(dice: &mut Dice) -> RuleSet {
    let policy = Policy::Claim(WrongClaim::Turn);
    [
        RuleSet::Free,
        RuleSet::Standard(policy),
        RuleSet::Rif(Policy::Block),
    ][dice.below(3)]
}

/// What SGF keeps of a file.
fn essence(file: &GameFile) -> (&renju::game::Game, &[Option<renju::game::Name>; 2]) {
    (&file.game, &file.names)
}

#[test]
fn whatever_is_read_is_written_and_read_again() {
    let corpus = corpus();
    let games = run(3_000, |dice| {
        let mut bytes = corpus[dice.below(corpus.len())].clone();
        mutate(&mut bytes, &WORDS, dice);
        let rules = rules(dice);
        let Ok(file) = read(&bytes, None, rules) else {
            return 0;
        };
        let sgf = write(&file, Format::Sgf).unwrap();
        let again = read(sgf.as_bytes(), None, rules).unwrap();
        assert_eq!(essence(&again), essence(&file), "{sgf}");
        assert_eq!(again.tree, file.tree, "{sgf}");
        assert_eq!(write(&again, Format::Sgf).unwrap(), sgf);
        for format in Format::ALL {
            let Ok(bytes) = write_bytes(&file, format) else {
                continue;
            };
            let again = read(&bytes, None, rules);
            assert!(again.is_ok() || file.game.moves().is_empty(), "{bytes:?}");
        }
        1
    });
    assert!(games > 1_000, "only {games} were still games");
}

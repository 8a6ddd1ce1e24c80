//! Journals that are nearly right: opened, played on and opened again.

use std::fs;
use std::path::Path;

use renju::game::Entry;
use renju::store::{Journal, Why, list, look};

use super::{folder, mutate, run};
use crate::store::journal_text;
use crate::support::random_play;

/// Lines of a journal, right and wrong ones.
const WORDS: [&[u8]; 22] = [
    b"\n",
    b"place H8\n",
    b"place A1\n",
    b"pass\n",
    b"claim\n",
    b"swap yes\n",
    b"remove G9\n",
    b"offer-draw one\n",
    b"yes two\n",
    b"no one\n",
    b"ask-takeback two\n",
    b"resign one\n",
    b"aside\n",
    b"spent 99999999999999\n",
    b"spent 340282366920938463463374607431768211455\n",
    b"time sudden 1\n",
    b"rules free\n",
    b"series game-1.journal\n",
    b"renju-journal 9\n",
    b"start position b:H8 w:pass\n",
    b"accept-draw\n",
    b"leave two\n",
];

#[test]
fn whatever_is_opened_can_be_played_on() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals-1");
    let mut samples: Vec<_> = fs::read_dir(data)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    samples.sort();
    let samples: Vec<Vec<u8>> = samples.iter().map(|path| fs::read(path).unwrap()).collect();
    let games = run(500, |dice| {
        let dir = folder();
        let path = dir.path().join("game-1.journal");
        let mut bytes = samples[dice.below(samples.len())].clone();
        let signed = dice.below(3) > 0;
        if signed {
            // The words are changed and the checksums are right.
            let text = String::from_utf8(bytes).unwrap();
            let words = text.lines().filter_map(|line| line.split_once(' '));
            bytes = words
                .flat_map(|(_, words)| [words, "\n"])
                .collect::<String>()
                .into();
            mutate(&mut bytes, &WORDS, dice);
            bytes = journal_text(String::from_utf8_lossy(&bytes).lines()).into();
        } else {
            mutate(&mut bytes, &WORDS, dice);
        }
        fs::write(&path, &bytes).unwrap();
        let listed = list(dir.path()).unwrap();
        let looked = look(&path);
        let (mut game, mut journal) = match Journal::open(&path) {
            Ok(resumed) => (resumed.game, resumed.journal),
            Err(error) => {
                assert!(
                    matches!(error.why, Why::Damaged(_) | Why::Newer(_)),
                    "{error}"
                );
                assert!(looked.is_err() && listed.unreadable.len() == 1);
                return 0;
            }
        };
        assert_eq!(looked.unwrap().1, game);
        assert_eq!(journal.trouble(), None);
        for _ in 0..dice.below(5) {
            random_play::step(&mut game, dice);
            journal.write(&game).unwrap();
        }
        journal.sync(&game).unwrap();
        let header = journal.header().clone();
        // A journal in which nothing was decided is not left behind.
        let decided = |entry: &Entry| matches!(entry, Entry::Decided(_));
        let begun = game.outcome().is_some() || game.record().iter().any(decided);
        drop(journal);
        if !begun {
            return 1;
        }
        let again = Journal::open(&path).unwrap();
        assert_eq!(again.game, game);
        assert_eq!((again.journal.header(), again.damage), (&header, None));
        1
    });
    assert!(games > 80, "only {games} were still games");
}

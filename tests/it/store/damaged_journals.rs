//! Journals that are not whole: everything up to the damage is read, and the damaged file is kept.

use renju::game::{Action, Entry, Game, RuleSet, Setup, replay};
use renju::record::Flaw;
use renju::store::{Journal, MAX_JOURNAL, Why, list, unfinished};
use std::fs::{self, File};
use std::time::Duration;

use super::journals::{bad_files, begin, damage, folder, place, short_game};

/// A file that holds no game is moved away whole, said so once, and does not hinder a start.
pub(super) fn strange_file(bytes: &[u8]) -> Flaw {
    let dir = folder();
    let path = dir.path().join("game-1.journal");
    fs::write(&path, bytes).unwrap();
    assert_eq!(list(dir.path()).unwrap().unreadable.len(), 1);
    let listing = unfinished(dir.path());
    assert_eq!(listing.games, []);
    let [error] = &listing.unreadable[..] else {
        panic!("{listing:?}");
    };
    assert!(!error.to_string().contains('\n'));
    let damage = damage(error);
    assert_eq!(fs::read(damage.kept.as_ref().unwrap()).unwrap(), bytes);
    assert!(!path.exists());
    assert_eq!(unfinished(dir.path()).unreadable, []);
    damage.flaw
}

#[test]
fn files_of_nothing_and_of_nul_bytes_are_kept_and_reported() {
    assert_eq!(strange_file(b""), Flaw::Short);
    assert_eq!(strange_file(&[0; 4096]), Flaw::Short);
    assert_eq!(strange_file(&[b'\n'; 4096]), Flaw::Checksum);
    assert_eq!(
        strange_file(&vec![b' '; MAX_JOURNAL as usize + 1]),
        Flaw::Large
    );
}

#[test]
fn a_huge_file_is_refused_unread() {
    let dir = folder();
    let path = dir.path().join("game-1.journal");
    File::create(&path).unwrap().set_len(1 << 40).unwrap();
    let error = Journal::open(&path).unwrap_err();
    assert_eq!(damage(&error).flaw, Flaw::Large);
}

/// Valid text cut at every byte, with either line end: the whole lines are the game, and the file is kept.
#[test]
fn a_journal_cut_anywhere_loses_no_whole_line() {
    let dir = folder();
    let (path, game) = short_game(dir.path());
    let unix = fs::read(&path).unwrap();
    let dos = String::from_utf8(unix.clone())
        .unwrap()
        .replace('\n', "\r\n");
    // The other line ends at some of the places.
    for (text, step) in [(unix, 1), (dos.into_bytes(), 7)] {
        for cut in (0..=text.len()).step_by(step) {
            let dir = folder();
            let path = dir.path().join("game-7.journal");
            fs::write(&path, &text[..cut]).unwrap();
            let whole = text[..cut].split(|&b| b == b'\n').count() - 1;
            // A line that lacks nothing but its end is read as well.
            let complete = text.get(cut) == Some(&b'\n') || text.get(cut) == Some(&b'\r');
            let lines = whole + usize::from(complete);
            let opened = Journal::open(&path);
            if lines < 10 {
                let found = damage(&opened.unwrap_err());
                assert_eq!((found.line, found.moves), (lines + 1, None), "{cut}");
                assert_eq!(bad_files(dir.path()), [&text[..cut]]);
                continue;
            }
            let resumed = opened.unwrap();
            assert_eq!(resumed.game, told(&text, lines, &game), "{cut}");
            let torn = cut > 0 && text[cut - 1] != b'\n' && lines == whole;
            match resumed.damage {
                None => assert!(!torn, "{cut}"),
                Some(error) => {
                    // "\r" alone after a whole line: the end of it was cut in two.
                    assert!(torn, "{cut}");
                    let found = damage(&error);
                    assert_eq!((found.line, found.flaw), (lines + 1, Flaw::Short));
                    assert_eq!(found.moves, Some(resumed.game.moves().len()));
                    assert_eq!(bad_files(dir.path()), [&text[..cut]]);
                }
            }
            // And it goes on from there.
            let (mut game, mut journal) = (resumed.game, resumed.journal);
            assert_eq!(journal.trouble(), None);
            place(&mut game, "C3");
            journal.sync(&game).unwrap();
            drop(journal);
            let again = Journal::open(&path).unwrap();
            assert_eq!((again.game, again.damage), (game, None), "{cut}");
        }
    }
}

/// The game that the first lines of a text tell, read here in another way than the program reads it.
fn told(text: &[u8], lines: usize, whole: &Game) -> Game {
    let text = String::from_utf8(text.to_vec()).unwrap();
    let mut record = Vec::new();
    for line in text.lines().take(lines).skip(10) {
        let words: Vec<&str> = line.split(' ').collect();
        record.push(match words[1] {
            "spent" => Entry::Spent(Duration::from_nanos(words[2].parse().unwrap())),
            "place" => Entry::Decided(Action::Place(words[2].parse().unwrap())),
            other => panic!("{other}"),
        });
    }
    replay(whole.setup().clone(), &record).unwrap()
}

/// One wrong bit anywhere: what comes before it stands, what comes after is not believed.
#[test]
fn a_changed_byte_ends_the_game_there_and_everything_is_kept() {
    let dir = folder();
    let (path, game) = short_game(dir.path());
    let text = fs::read(&path).unwrap();
    for at in 0..text.len() {
        let dir = folder();
        let path = dir.path().join("game-7.journal");
        let mut changed = text.clone();
        changed[at] ^= 4;
        fs::write(&path, &changed).unwrap();
        let before = text[..at].split(|&b| b == b'\n').count() - 1;
        match Journal::open(&path) {
            Ok(resumed) => {
                assert_eq!(resumed.game, told(&text, before, &game), "{at}");
                assert_eq!(damage(&resumed.damage.unwrap()).line, before + 1);
            }
            Err(error) => assert_eq!(damage(&error).line, before + 1, "{at}"),
        }
        assert_eq!(bad_files(dir.path()), [changed]);
    }
}

/// A line that is whole but tells of something impossible, or of something from the future.
#[test]
fn whole_lines_that_do_not_fit_end_the_game_there() {
    let dir = folder();
    let mut texts = Vec::new();
    for points in [["H8", "I9", "J9"], ["H8", "I9", "H8"]] {
        let sub = tempfile::tempdir_in(dir.path()).unwrap();
        let setup = Setup::new(RuleSet::Free);
        let mut game = Game::new(setup.clone());
        let mut journal = begin(sub.path(), &setup);
        for point in points {
            let _ = game.apply(Action::Place(point.parse().unwrap()));
        }
        journal.sync(&game).unwrap();
        texts.push(fs::read_to_string(journal.path().unwrap()).unwrap());
    }
    // Checksums run on, so a line cannot be forged by moving it; CRC-32 of "place H8" after the two moves is made here.
    let sum = |line: &str, before: &str| {
        let mut hasher =
            crc32fast::Hasher::new_with_initial(u32::from_str_radix(&before[..8], 16).unwrap());
        hasher.update(line.as_bytes());
        format!("{:08x} {line}\n", hasher.finalize())
    };
    let last = texts[1].lines().last().unwrap();
    for line in [
        "place H8",
        "place P16",
        "jump H9",
        "yes three",
        "spent x",
        "",
    ] {
        let path = dir.path().join("game-9.journal");
        fs::write(&path, format!("{}{}", texts[1], sum(line, last))).unwrap();
        let resumed = Journal::open(&path).unwrap();
        assert_eq!(resumed.game.moves().len(), 2, "{line}");
        let found = damage(&resumed.damage.unwrap());
        assert_eq!(found.line, 13);
        let refused = matches!(found.flaw, Flaw::Refused(_));
        assert_eq!(refused, line == "place H8", "{line}: {found}");
    }
    // A newer program's journal is left alone.
    let path = dir.path().join("game-10.journal");
    let newer = sum("renju-journal 2", "00000000");
    fs::write(&path, &newer).unwrap();
    let error = Journal::open(&path).unwrap_err();
    assert_eq!(error.why, Why::Newer(2));
    assert_eq!(unfinished(dir.path()).unreadable, [error]);
    assert_eq!(fs::read_to_string(&path).unwrap(), newer);
}

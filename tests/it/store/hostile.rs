//! Journals made to break or to stall their reader, and folders that are not as they should be.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use renju::record::Flaw;
use renju::store::{
    Damage, DiskError, Journal, MAX_JOURNAL, Why, list, look, open, series, unfinished,
};
use tempfile::tempdir;

use super::journal_text;
use crate::record::hostile::check_linear;

/// The head of a game in free mode, with the match that it belongs to.
fn head(time: &str, series: &str) -> Vec<String> {
    [
        "renju-journal 1",
        "rules free",
        "first one",
        "start empty",
        &format!("time {time}"),
        "takeback free",
        "one ",
        "two ",
        "started 18446744073709551615",
        &format!("series {series}"),
    ]
    .map(str::to_owned)
    .into()
}

fn write(dir: &Path, number: usize, head: &[String], lines: &[&str]) -> PathBuf {
    let path = dir.join(format!("game-{number}.journal"));
    let all = head.iter().map(String::as_str).chain(lines.iter().copied());
    fs::write(&path, journal_text(all)).unwrap();
    path
}

fn damage(error: &DiskError) -> Damage {
    match &error.why {
        Why::Damaged(damage) => damage.clone(),
        _ => panic!("{error}"),
    }
}

#[test]
fn clocks_that_nobody_has_are_refused_and_no_sum_overflows() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("game-1700000000.journal");
    fs::write(&path, include_bytes!("../../data/hostile-clock.journal")).unwrap();
    let found = damage(&look(&path).unwrap_err());
    assert_eq!((found.line, found.flaw), (5, Flaw::Unknown));
    assert_eq!(list(dir.path()).unwrap().unreadable.len(), 1);
    // More time than there is: the flag falls, and nothing comes after it.
    let most = "spent 18446744073709551615999999999";
    let path = write(
        dir.path(),
        2,
        &head("byo-yomi 1 2", ""),
        &[most, "place H8"],
    );
    let (header, game, error) = look(&path).unwrap();
    assert_eq!(header.started, u64::MAX);
    assert!(game.outcome().is_some());
    let found = damage(&error.unwrap());
    assert_eq!((found.line, found.moves), (12, Some(0)));
}

/// Every number that is no newer format is an unknown one.
#[test]
fn only_a_higher_format_is_a_newer_one() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("game-1.journal");
    for (title, why) in [
        ("renju-journal 2", Some(Why::Newer(2))),
        ("renju-journal 4294967295", Some(Why::Newer(u32::MAX))),
        ("renju-journal 0", None),
        ("renju-journal 4294967296", None),
        ("renju-journal -1", None),
        ("renju-journal", None),
        ("renju 2", None),
    ] {
        fs::write(&path, journal_text([title])).unwrap();
        let error = look(&path).unwrap_err();
        match why {
            Some(why) => assert_eq!(error.why, why),
            None => assert_eq!(damage(&error).flaw, Flaw::Unknown, "{title}"),
        }
    }
}

/// A match that names one game again and again has it once, and the largest journals are listed soon.
#[test]
fn no_journal_and_no_match_is_worse_than_linear() {
    let dir = tempdir().unwrap();
    let one = ["place H8", "resign one"];
    write(dir.path(), 1, &head("none", ""), &one);
    let named = |count: usize| ["game-1.journal"; 1].repeat(count).join(" ");
    let path = write(dir.path(), 2, &head("none", &named(2_000)), &["place H8"]);
    let (header, ..) = look(&path).unwrap();
    assert_eq!(header.series, ["game-1.journal"]);
    assert_eq!(series(dir.path(), &header).games().len(), 1);

    let deep = ["place H8", "ask-takeback one"];
    let spent = ["spent 1"];
    for lines in [&deep[..], &spent] {
        let folders = [4_000, 16_000].map(|count| {
            let dir = tempdir().unwrap();
            let clock = head("sudden 359999999999999", &named(count));
            write(dir.path(), 1, &clock, &lines.repeat(count / lines.len()));
            dir
        });
        check_linear(lines[0], |large| {
            let listing = list(folders[usize::from(large)].path()).unwrap();
            assert_eq!(listing.unreadable, []);
        });
    }
}

/// A folder with four times as many games takes about four times as long to list.
#[test]
fn no_list_of_games_is_worse_than_linear() {
    let folders = [150, 600].map(|games| {
        let dir = tempdir().unwrap();
        for number in 1..=games {
            // Each belongs to the match of all before it.
            let before: Vec<String> = (1..number).map(|n| format!("game-{n}.journal")).collect();
            let first = before.len().saturating_sub(3);
            let head = head("none", &before[first..].join(" "));
            write(
                dir.path(),
                number,
                &head,
                &["place H8", "resign one"][..=number % 2],
            );
        }
        dir
    });
    check_linear("games", |large| {
        let dir = folders[usize::from(large)].path();
        assert_eq!(list(dir).unwrap().unreadable, []);
        assert_eq!(unfinished(dir).unreadable, []);
    });
}

/// Eight megabytes of decisions: what no two people decide is not replayed.
#[test]
fn an_endless_game_is_cut() {
    let dir = tempdir().unwrap();
    let lines = ["place H8", "ask-takeback one"].repeat(MAX_JOURNAL as usize / 64);
    let path = write(dir.path(), 1, &head("none", ""), &lines);
    assert!(fs::metadata(&path).unwrap().len() < MAX_JOURNAL);
    let (_, game, error) = look(&path).unwrap();
    let found = damage(&error.unwrap());
    assert_eq!(found.flaw, Flaw::Large);
    assert!(found.line < 50_000 && game.record().len() == found.line - 11);
}

/// Whatever stands in the way is said, and nothing is waited for.
#[test]
fn what_stands_in_the_way_of_a_game_is_told() {
    let dir = tempdir().unwrap();
    let path = write(dir.path(), 1, &head("none", ""), &["place H8"]);
    let playing = Journal::open(&path).unwrap();
    let listing = unfinished(dir.path());
    assert_eq!(listing.games, []);
    assert_eq!(listing.unreadable.len(), 1);
    assert_eq!(listing.unreadable[0].why, Why::InUse);
    drop(playing);
    assert_eq!(unfinished(dir.path()).unreadable, []);
    // A folder that is none.
    assert_eq!(unfinished(&path).unreadable[0].why, Why::NoFolder);
    // A tail that is damaged: where, and that the file is whole until the game is resumed.
    let mut text = fs::read_to_string(&path).unwrap();
    text.push_str("00000000 place I9\n");
    fs::write(&path, &text).unwrap();
    let listing = unfinished(dir.path());
    let found = damage(listing.games[0].damage.as_ref().unwrap());
    assert_eq!((found.moves, found.kept, found.line), (Some(1), None, 12));
    let resumed = Journal::open(&path).unwrap();
    let found = damage(resumed.damage.as_ref().unwrap());
    assert_eq!(fs::read_to_string(found.kept.unwrap()).unwrap(), text);
}

#[test]
fn links_to_devices_are_refused_as_devices_are() {
    let dir = tempdir().unwrap();
    for (name, target) in [("game-1.journal", "/dev/zero"), ("a.sgf", "/dev/full")] {
        let path = dir.path().join(name);
        symlink(target, &path).unwrap();
        assert_eq!(open(&path).err().unwrap().why, Why::NotRegular);
        assert_eq!(look(&path).unwrap_err().why, Why::NotRegular);
        assert_eq!(Journal::open(&path).unwrap_err().why, Why::NotRegular);
    }
    assert_eq!(list(dir.path()).unwrap().games, []);
}

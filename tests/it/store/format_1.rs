//! Journals and SGF files written by the first builds (format 1) are read exactly, and written again byte for byte.
//!
//! `games-1.tsv` tells for each game what the program that wrote it knew at the end.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use renju::game::{Entry, Game, Name, Outcome, Player, RuleSet, WinReason};
use renju::record::{Format, GameFile, read, write};
use renju::rules::Color;
use renju::store::{Header, Journal, Progress, list, look, series};
use tempfile::tempdir;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

/// Name, journal, and the columns that [`facts`] gives.
fn rows() -> Vec<(String, String, String)> {
    let table = fs::read_to_string(data("games-1.tsv")).unwrap();
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let mut columns = row.splitn(3, '\t').map(str::to_owned);
        [(); 3].map(|()| columns.next().unwrap()).into()
    })
    .collect()
}

fn person(player: Player) -> &'static str {
    match player {
        Player::One => "one",
        Player::Two => "two",
    }
}

/// What the table says of a game.
fn facts(game: &Game, names: &[Option<Name>; 2]) -> String {
    let name = |i: usize| names[i].as_ref().map_or("", Name::as_str);
    let moves: Vec<String> = game
        .moves()
        .iter()
        .map(|m| m.point.map_or("--".to_owned(), |p| p.to_string()))
        .collect();
    let clocks = Player::ALL.map(|player| {
        game.clock(player).map_or("none".to_owned(), |clock| {
            let [main, period] = [clock.main(), clock.period()].map(|time| time.as_nanos());
            format!("{main}+{period}")
        })
    });
    let decided = |entry: &&Entry| matches!(entry, Entry::Decided(_));
    let outcome = match game.outcome() {
        None => "none".to_owned(),
        Some(Outcome::Draw(reason)) => format!("drawn {reason:?}"),
        Some(Outcome::Win { winner, reason }) => match reason {
            WinReason::Claimed(m) => format!("{winner:?} claimed {} {}", m.number, m.point),
            WinReason::ForbiddenPlayed(m) => {
                format!("{winner:?} forbidden {} {}", m.number, m.point)
            }
            reason => format!("{winner:?} {reason:?}"),
        },
    };
    format!(
        "{}|{}\t{}\t{}\t{}\t{}\t{}\t{outcome}",
        name(0),
        name(1),
        person(game.setup().first),
        moves.join(" "),
        person(game.seats().player(Color::Black)),
        clocks.join(" "),
        game.record().iter().filter(decided).count(),
    )
}

#[test]
fn journals_are_read_exactly_and_written_the_same() {
    for (name, journal, expected) in rows() {
        let path = data("journals-1").join(&journal);
        let dir = tempdir().unwrap();
        let copy = dir.path().join(&journal);
        fs::copy(&path, &copy).unwrap();
        let resumed = Journal::open(&copy).unwrap();
        let header = resumed.journal.header().clone();
        assert_eq!(facts(&resumed.game, &header.names), expected, "{name}");
        assert_eq!(resumed.aside, name == "aside", "{name}");
        assert_eq!(resumed.damage.is_some(), name == "damaged-tail", "{name}");
        if name == "damaged-tail" || name.starts_with("aside") {
            continue;
        }
        // Written line by line, and whole.
        let dir = tempdir().unwrap();
        let mut grown = Journal::create(Ok(dir.path().into()), header.clone());
        let mut game = Game::new(header.setup.clone());
        for entry in resumed.game.record() {
            match *entry {
                Entry::Spent(time) => game.elapse(time),
                Entry::Decided(action) => game.apply(action).unwrap(),
            }
            grown.sync(&game).unwrap();
        }
        let mut whole = Journal::create(Ok(dir.path().into()), header);
        whole.sync(&game).unwrap();
        for journal in [&grown, &whole] {
            assert_eq!(
                fs::read_to_string(journal.path().unwrap()).unwrap(),
                fs::read_to_string(&path).unwrap(),
                "{name}"
            );
        }
    }
}

#[test]
fn the_games_of_a_match_and_how_far_each_came_are_known() {
    let dir = data("journals-1");
    let listing = list(&dir).unwrap();
    assert_eq!(listing.unreadable, []);
    let rows = rows();
    assert_eq!(listing.games.len(), rows.len());
    for summary in listing.games {
        let file = summary.path.file_name().unwrap().to_str().unwrap();
        let (name, _, facts) = rows.iter().find(|(_, journal, _)| journal == file).unwrap();
        let over = !facts.ends_with("\tnone");
        match summary.progress {
            Progress::Finished(_) => assert!(over, "{name}"),
            Progress::Aside => assert_eq!(name, "aside"),
            Progress::Unfinished => assert!(!over && name != "aside", "{name}"),
        }
    }
    let (header, _, _) = look(&dir.join("game-1700000002.journal")).unwrap();
    let before = series(&dir, &header);
    let winners: Vec<_> = before.games().iter().map(|game| game.winner()).collect();
    assert_eq!(winners, [Some(Player::One), Some(Player::One)]);
}

/// An SGF without the swaps and proposals that today's program writes for other programs as well, and without line ends.
fn without_choices(text: &str) -> String {
    let mut text = text.replace("\\\n", "").replace('\n', "");
    for value in ["SW[YES]", "SW[NO]"] {
        text = text.replace(value, "");
    }
    while let Some(start) = text.find("5A[") {
        let end = start + text[start..].find(']').expect("a value ends");
        text.replace_range(start..=end, "");
    }
    text
}

#[test]
fn sgf_files_are_read_exactly_and_written_the_same() {
    let mut count = 0;
    for (name, journal, expected) in rows() {
        let Ok(bytes) = fs::read(data("sgf-1").join(format!("{name}.sgf"))) else {
            assert_eq!(name, "damaged-tail");
            continue;
        };
        let file: GameFile = read(&bytes, None, RuleSet::Free).unwrap();
        assert_eq!(file.notes, [], "{name}");
        assert_eq!(facts(&file.game, &file.names), expected, "{name}");
        let (header, game, _): (Header, _, _) = look(&data("journals-1").join(journal)).unwrap();
        assert_eq!((&file.game, &file.names), (&game, &header.names), "{name}");
        assert_eq!(file.date.as_deref(), Some("2026-12-01"));
        assert_eq!(file.comment(0), "by hand ]\\ 评注");
        let comments = (0..file.tree.len()).filter(|&n| !file.comment(n).is_empty());
        assert_eq!(comments.count(), if game.moves().len() < 3 { 1 } else { 2 });
        assert_eq!(file.info, [("EV", "Club".to_owned())]);
        let text = String::from_utf8(bytes).unwrap();
        let ours = concat!("renju:", env!("CARGO_PKG_VERSION"));
        assert_eq!(
            without_choices(&write(&file, Format::Sgf).unwrap()),
            without_choices(&text.replace("renju:0.1.0", ours)),
            "{name}"
        );
        // The exact record holds without any move of SGF's own: nothing is taken from B and W alone.
        let spent = |entry: &&Entry| matches!(entry, Entry::Spent(time) if *time > Duration::ZERO);
        count += file.game.record().iter().filter(spent).count();
    }
    assert_eq!(count, 21, "entries of time");
}

//! Journals: whatever happens to the file, every whole line of it is a part of the game.
//!
//! Cases 97, 111 and 112 of the case list; programs that are killed are in `store_processes`, exports in `store_save`.

use super::damaged_journals::strange_file;
use crate::support::random_play::{self, Dice};
use proptest::prelude::*;
use renju::game::{Action, Entry, Game, Outcome, Player, RuleSet, Setup, TimeControl};
use renju::store::{
    Damage, DiskError, Header, Journal, Progress, Tried, Why, list, look, series, unfinished,
};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use tempfile::{TempDir, tempdir};

fn header(setup: Setup) -> Header {
    Header {
        setup,
        names: [Some("甲 \"A\"".parse().unwrap()), None],
        started: 1_700_000_000,
        series: Vec::new(),
        games: None,
    }
}

pub(super) fn folder() -> TempDir {
    tempdir().unwrap()
}

pub(super) fn begin(dir: &Path, setup: &Setup) -> Journal {
    let journal = Journal::create(Ok(dir.into()), header(setup.clone()));
    assert_eq!(journal.trouble(), None);
    journal
}

pub(super) fn place(game: &mut Game, point: &str) {
    game.apply(Action::Place(point.parse().unwrap())).unwrap();
}

/// A finished journal of a game of a few moves with a clock, and the game.
pub(super) fn short_game(dir: &Path) -> (PathBuf, Game) {
    let mut setup = Setup::new(RuleSet::Free);
    setup.time = "5m+3s".parse().unwrap();
    let mut game = Game::new(setup.clone());
    let mut journal = begin(dir, &setup);
    for point in ["H8", "I9", "A1", "O15"] {
        game.elapse(Duration::from_millis(1234));
        journal.sync(&game).unwrap();
        game.elapse(Duration::from_nanos(1));
        place(&mut game, point);
        journal.sync(&game).unwrap();
    }
    (journal.path().unwrap().to_owned(), game)
}

/// What is damaged, by an error that says so.
pub(super) fn damage(error: &DiskError) -> Damage {
    match &error.why {
        Why::Damaged(damage) => damage.clone(),
        _ => panic!("{error}"),
    }
}

pub(super) fn bad_files(dir: &Path) -> Vec<Vec<u8>> {
    let names = fs::read_dir(dir).unwrap().map(|e| e.unwrap().path());
    names
        .filter(|p| p.to_string_lossy().contains(".journal.bad"))
        .map(|p| fs::read(p).unwrap())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// At every prefix of a random game, the journal gives that very game, and goes on from there.
    #[test]
    fn any_game_comes_back_from_its_journal(seed: u64, steps in 1usize..40, every in 1usize..9) {
        let dir = folder();
        let mut dice = Dice::new(seed);
        let setup = random_play::setup(&mut dice);
        let mut game = Game::new(setup.clone());
        let mut journal = begin(dir.path(), &setup);
        let path = journal.path().unwrap().to_owned();
        for number in 0..steps {
            let going = random_play::step(&mut game, &mut dice);
            journal.sync(&game).unwrap();
            // Time that grows in place after it was written.
            game.elapse(Duration::from_nanos(dice.below(5_000) as u64));
            journal.sync(&game).unwrap();
            if number % every == 0 {
                drop(journal);
                let Ok(resumed) = Journal::open(&path) else {
                    // Nothing was decided, so nothing is left.
                    prop_assert!(!game.record().iter().any(|e| matches!(e, Entry::Decided(_))));
                    return Ok(());
                };
                prop_assert_eq!(&resumed.game, &game);
                prop_assert_eq!(resumed.journal.header(), &header(setup.clone()));
                prop_assert_eq!(resumed.damage, None);
                prop_assert!(!resumed.aside);
                journal = resumed.journal;
            }
            if !going {
                break;
            }
        }
        let summary = &list(dir.path()).unwrap().games[0];
        prop_assert_eq!(summary.moves, game.moves().len());
        prop_assert!(summary.in_use);
        let ended = match summary.progress {
            Progress::Finished(finished) => Some(finished.outcome),
            _ => None,
        };
        prop_assert_eq!(ended, game.outcome());
    }

    /// Random bytes are no game, and no panic.
    #[test]
    fn random_bytes_are_kept_and_reported(bytes in prop::collection::vec(any::<u8>(), 0..3000)) {
        strange_file(&bytes);
    }
}

/// The disk refuses, the game goes on, and everything is written once the disk takes it again. As root no permission
/// binds, so the folder is one that cannot be made: below a regular file.
#[test]
fn a_game_without_a_disk_is_written_once_there_is_one() {
    let dir = folder();
    let blocked = dir.path().join("file");
    fs::write(&blocked, "").unwrap();
    let state = blocked.join("renju");
    let setup = Setup::new(RuleSet::Free);
    let mut game = Game::new(setup.clone());
    let mut journal = Journal::create(Ok(state.clone()), header(setup));
    let trouble = DiskError {
        path: state.clone(),
        tried: Tried::Keep,
        why: Why::NoFolder,
    };
    assert_eq!(journal.trouble(), Some(&trouble));
    place(&mut game, "H8");
    assert_eq!(journal.sync(&game), Err(trouble));
    fs::remove_file(&blocked).unwrap();
    place(&mut game, "A1");
    assert_eq!(journal.sync(&game), Ok(()));
    assert_eq!(journal.trouble(), None);
    // The folder is cleared in mid-game: the next decision writes everything again.
    fs::remove_dir_all(&state).unwrap();
    place(&mut game, "B1");
    assert_eq!(journal.sync(&game), Ok(()));
    let path = journal.path().unwrap().to_owned();
    drop(journal);
    assert_eq!(Journal::open(&path).unwrap().game, game);
}

#[cfg(target_os = "linux")]
#[test]
fn where_nothing_can_be_made_the_reason_is_told() {
    let setup = Setup::new(RuleSet::Free);
    let journal = Journal::create(Ok("/proc/renju".into()), header(setup.clone()));
    let told = journal.trouble().unwrap().to_string();
    assert!(
        told.starts_with("the game is not being saved in /proc/renju: "),
        "{told}"
    );
    let nowhere = Journal::create(Err(Why::NoHome), header(setup));
    let told = nowhere.trouble().unwrap().to_string();
    assert_eq!(
        told,
        "the game is not being saved: no home folder found; set RENJU_STATE_DIR"
    );
}

#[test]
fn one_game_is_never_written_over_another() {
    let dir = folder();
    let setup = Setup::new(RuleSet::Free);
    let (mut one, mut two) = (begin(dir.path(), &setup), begin(dir.path(), &setup));
    assert_ne!(one.path(), two.path());
    let mut game = Game::new(setup.clone());
    place(&mut game, "H8");
    one.sync(&game).unwrap();
    let path = one.path().unwrap().to_owned();
    assert_eq!(Journal::open(&path).unwrap_err().why, Why::InUse);
    // Another game in the same journal is refused and leaves no trace.
    let before = fs::read(&path).unwrap();
    assert_eq!(one.sync(&Game::new(setup)).unwrap_err().why, Why::OtherGame);
    assert_eq!(fs::read(&path).unwrap(), before);
    drop(one);
    assert_eq!(Journal::open(&path).unwrap().game, game);
    // Nothing was decided in the second: it leaves nothing behind.
    two.sync(&Game::new(two.header().setup.clone())).unwrap();
    let left = two.path().unwrap().to_owned();
    drop(two);
    assert!(!left.exists() && path.exists());
}

#[test]
fn games_are_offered_last_played_first_unless_put_aside_in_use_or_over() {
    let dir = folder();
    let setup = Setup::new(RuleSet::Free);
    let mut paths = Vec::new();
    for number in 0..5u64 {
        let mut game = Game::new(setup.clone());
        let mut journal = begin(dir.path(), &setup);
        place(&mut game, "H8");
        journal.sync(&game).unwrap();
        match number {
            1 => journal.put_aside(&game).unwrap(),
            2 => {
                game.apply(Action::Resign(Player::Two)).unwrap();
                journal.sync(&game).unwrap();
            }
            _ => {}
        }
        let path = journal.path().unwrap().to_owned();
        drop(journal);
        // Played in the order 4 3 2 1 0.
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(2_000_000_000 - number);
        File::options()
            .write(true)
            .open(&path)
            .unwrap()
            .set_modified(time)
            .unwrap();
        paths.push(path);
    }
    let playing = Journal::open(&paths[3]).unwrap();
    let offered: Vec<_> = unfinished(dir.path()).games;
    assert_eq!(
        offered.iter().map(|s| &s.path).collect::<Vec<_>>(),
        [&paths[0], &paths[4]]
    );
    let all = list(dir.path()).unwrap().games;
    assert_eq!(
        all.iter().map(|s| &s.path).collect::<Vec<_>>(),
        paths.iter().collect::<Vec<_>>()
    );
    assert_eq!(all.iter().filter(|s| s.in_use).count(), 1);
    assert_eq!(all[1].progress, Progress::Aside);
    assert!(matches!(
        all[2].progress,
        Progress::Finished(f) if matches!(f.outcome, Outcome::Win { .. })
    ));
    drop(playing);
    // A series of games is read back from their journals; one that is not over does not count.
    let names = |i: usize| paths[i].file_name().unwrap().to_str().unwrap().to_owned();
    let mut next = header(setup);
    next.series = vec![names(2), names(0)];
    assert_eq!(series(dir.path(), &next).games().len(), 1);
    // Taken up again, the game that was put aside is offered again.
    let mut resumed = Journal::open(&paths[1]).unwrap();
    assert!(resumed.aside);
    place(&mut resumed.game, "A1");
    resumed.journal.sync(&resumed.game).unwrap();
    drop(resumed);
    assert!(
        unfinished(dir.path())
            .games
            .iter()
            .any(|s| s.path == paths[1])
    );
}

#[test]
fn a_folder_that_does_not_exist_holds_no_games() {
    let dir = folder();
    let missing = dir.path().join("missing");
    assert_eq!(unfinished(&missing).games, []);
    fs::write(&missing, "").unwrap();
    assert_eq!(list(&missing).unwrap_err().why, Why::NoFolder);
}

#[test]
fn strangers_in_the_folder_are_left_alone() {
    let dir = folder();
    for name in [
        "notes.txt",
        "game-1.journal.bad",
        "game-.journal",
        ".new-now",
    ] {
        fs::write(dir.path().join(name), "x").unwrap();
    }
    fs::create_dir(dir.path().join("game-2.journal")).unwrap();
    let old = dir.path().join(".new-old");
    File::create(&old)
        .unwrap()
        .set_modified(SystemTime::UNIX_EPOCH)
        .unwrap();
    let listing = unfinished(dir.path());
    assert_eq!((listing.games, listing.unreadable), (vec![], vec![]));
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 5);
    assert!(!old.exists());
}

/// Case 97: the time of a move that is being thought about is handed over cheaply, and synced with the next decision.
#[test]
fn time_that_passes_is_in_the_file_before_the_move_is() {
    let dir = folder();
    let mut setup = Setup::new(RuleSet::Free);
    setup.time = "20m".parse().unwrap();
    let mut game = Game::new(setup.clone());
    let mut journal = begin(dir.path(), &setup);
    let path = journal.path().unwrap().to_owned();
    place(&mut game, "H8");
    journal.sync(&game).unwrap();
    for _ in 0..3 {
        game.elapse(Duration::from_secs(1));
        journal.write(&game).unwrap();
        let (_, read, damage) = look(&path).unwrap();
        assert_eq!((&read, damage), (&game, None));
    }
    place(&mut game, "I9");
    journal.sync(&game).unwrap();
    drop(journal);
    let resumed = Journal::open(&path).unwrap();
    assert_eq!((resumed.game, resumed.damage), (game, None));
}

/// Time control and clock at the ends of what can be written.
#[test]
fn clocks_of_any_length_come_back() {
    let most = Duration::from_secs(100 * 60 * 60) - Duration::from_nanos(1);
    for main in [Duration::from_nanos(1), most] {
        let dir = folder();
        let mut setup = Setup::new(RuleSet::Free);
        setup.time = TimeControl::Increment {
            main,
            increment: most,
        };
        let mut game = Game::new(setup.clone());
        let mut journal = begin(dir.path(), &setup);
        place(&mut game, "H8");
        game.elapse(Duration::MAX);
        journal.sync(&game).unwrap();
        let path = journal.path().unwrap().to_owned();
        drop(journal);
        assert_eq!(Journal::open(&path).unwrap().game, game);
    }
}

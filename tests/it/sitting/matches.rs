//! A match on disk: between two games it is kept, resumed, or ended; unfinished games are chosen by name.

use std::fs;
use std::path::Path;

use renju::game::{Action, Player};
use renju::sitting::{Ending, Keeper, Said, Sitting};
use renju::store::{Journal, Progress, Resumed, Why, list, unfinished};
use renju::text::Lang;

use crate::support::told::free;

fn keeper(dir: &Path) -> Keeper {
    Keeper::new(Ok(dir.to_owned()), || 1_700_000_000)
}

fn sitting(planned: Option<u32>) -> Sitting {
    let names = ["Lin", "Sato"].map(|name| Some(name.parse().unwrap()));
    Sitting::new(free(), names, false, planned)
}

/// A game of a match, resigned by White, and the keeper that keeps it.
fn one_game(dir: &Path, planned: Option<u32>) -> (Sitting, Keeper) {
    let (mut sitting, mut keeper) = (sitting(planned), keeper(dir));
    assert_eq!(keeper.begin(&mut sitting), []);
    type_lines(&mut sitting, &["h8", "resign white", "yes"]);
    assert_eq!(keeper.keep(&mut sitting, false), []);
    (sitting, keeper)
}

fn type_lines(sitting: &mut Sitting, lines: &[&str]) {
    for line in lines {
        sitting.typed(line).unwrap_or_else(|| panic!("{line}"));
    }
}

/// The sitting that the newest unfinished game gives.
fn resumed(dir: &Path, name: Option<&str>) -> Result<Sitting, Said> {
    let mut sitting = Sitting::new(free(), [None, None], false, None);
    keeper(dir)
        .resume_named(name, &mut sitting)
        .map(|_| sitting)
}

fn check_second_of_three(sitting: &Sitting) {
    assert_eq!((sitting.planned(), sitting.number()), (Some(3), 2));
    assert_eq!(sitting.series().score(Player::One).wins, 1);
    assert_eq!(
        sitting.game().setup().first,
        Player::Two,
        "colours exchanged"
    );
    assert!(sitting.game().record().is_empty());
    let names = sitting
        .names()
        .clone()
        .map(|name| name.unwrap().to_string());
    assert_eq!(names, ["Lin", "Sato"]);
}

#[test]
fn a_match_left_between_two_games_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let (mut sitting, mut keeper) = one_game(dir.path(), Some(3));
    type_lines(&mut sitting, &["quit"]);
    assert!(sitting.is_asking(), "leaving says what ends");
    type_lines(&mut sitting, &["yes"]);
    assert_eq!(sitting.left(), Some(Ending::Kept));
    keeper.keep(&mut sitting, true);
    drop(keeper);
    let found = unfinished(dir.path()).games;
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].header.games, found[0].header.series.len()),
        (Some(3), 1)
    );
    check_second_of_three(&resumed(dir.path(), None).unwrap());
}

#[test]
fn a_match_survives_a_crash_between_two_games_and_after_the_next_has_begun() {
    let dir = tempfile::tempdir().unwrap();
    // Nobody leaves: the program is gone.
    drop(one_game(dir.path(), Some(3)));
    check_second_of_three(&resumed(dir.path(), None).unwrap());
    let dir = tempfile::tempdir().unwrap();
    let (mut sitting, mut keeper) = one_game(dir.path(), Some(3));
    type_lines(&mut sitting, &["next"]);
    assert_eq!(keeper.keep(&mut sitting, false), []);
    drop(keeper);
    check_second_of_three(&resumed(dir.path(), None).unwrap());
    // The game that was prepared is the one that is played: there is no other.
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 2);
}

#[test]
fn a_match_that_is_ended_is_not_offered_again() {
    let dir = tempfile::tempdir().unwrap();
    let (mut sitting, mut keeper) = one_game(dir.path(), Some(3));
    type_lines(&mut sitting, &["quit", "quit"]);
    assert_eq!(sitting.left(), Some(Ending::Done));
    keeper.keep(&mut sitting, true);
    drop(keeper);
    assert_eq!(
        resumed(dir.path(), None).unwrap_err(),
        Said::NothingToResume(None)
    );
    // A single game is no match, and neither is one after its last game.
    for planned in [None, Some(1)] {
        let dir = tempfile::tempdir().unwrap();
        let (mut sitting, mut keeper) = one_game(dir.path(), planned);
        type_lines(&mut sitting, &["quit", "yes"]);
        assert_eq!(sitting.left(), Some(Ending::Done));
        keeper.keep(&mut sitting, true);
        drop(keeper);
        assert_eq!(unfinished(dir.path()).games, []);
    }
}

#[test]
fn games_without_a_number_can_go_on_as_well() {
    let dir = tempfile::tempdir().unwrap();
    let (mut sitting, mut keeper) = one_game(dir.path(), None);
    for line in ["next", "h8", "resign white", "yes", "quit", "yes"] {
        type_lines(&mut sitting, &[line]);
        keeper.keep(&mut sitting, false);
    }
    assert_eq!(sitting.left(), Some(Ending::Kept));
    keeper.keep(&mut sitting, true);
    drop(keeper);
    let sitting = resumed(dir.path(), None).unwrap();
    assert_eq!((sitting.planned(), sitting.number()), (None, 3));
    assert_eq!(sitting.game().setup().first, Player::One);
}

#[test]
fn the_winner_of_the_match_is_told() {
    let mut sitting = sitting(Some(2));
    let mut said = Vec::new();
    for line in [
        "h8",
        "resign white",
        "yes",
        "next",
        "h8",
        "resign black",
        "yes",
    ] {
        said = sitting.typed(line).unwrap();
    }
    // Lin won as Black, and then as White.
    assert_eq!(said.last(), Some(&Said::MatchEnded(Some(Player::One))));
    assert_eq!(sitting.typed("next"), Some(vec![Said::MatchOver]));
}

#[test]
fn unfinished_games_are_chosen_by_number_file_or_player() {
    let dir = tempfile::tempdir().unwrap();
    assert_eq!(
        resumed(dir.path(), None).unwrap_err(),
        Said::NothingToResume(None)
    );
    for (started, name, moves) in [(1, "Lin", 1), (2, "Kato", 2)] {
        let mut sitting = Sitting::new(free(), [Some(name.parse().unwrap()), None], false, None);
        let now = if started == 1 { || 1 } else { || 2 };
        let mut keeper = Keeper::new(Ok(dir.path().to_owned()), now);
        keeper.begin(&mut sitting);
        type_lines(&mut sitting, &["h8", "i9"][..moves]);
        keeper.keep(&mut sitting, true);
    }
    let moves = |name| resumed(dir.path(), name).map(|sitting| sitting.game().moves().len());
    assert_eq!(moves(Some("lin")), Ok(1));
    assert_eq!(moves(Some("Kato")), Ok(2));
    assert_eq!(moves(Some("game-1")), Ok(1));
    assert_eq!(moves(Some("game-2.journal")), Ok(2));
    let missing = Said::NoSuchGame("Sato".to_owned());
    assert_eq!(moves(Some("Sato")), Err(missing));
    assert!(moves(Some("3")).is_err() && moves(Some("0")).is_err());
    let (one, two) = (moves(Some("1")).unwrap(), moves(Some("2")).unwrap());
    assert!(
        one + two <= 4 && one >= 1,
        "each number is one of the games"
    );
}

#[test]
fn finished_games_are_recorded_from_either_front_end() {
    let dir = tempfile::tempdir().unwrap();
    let mut sitting = sitting(None);
    let nowhere = sitting
        .record_in(dir.path().join("none/a.sgf"), Lang::En)
        .unwrap_err();
    assert_eq!(nowhere.why, Why::NoFolder);
    let path = dir.path().join("a.sgf");
    sitting.record_in(path.clone(), Lang::En).unwrap();
    let mut keeper = keeper(&dir.path().join("state"));
    keeper.begin(&mut sitting);
    for line in [
        "h8",
        "resign white",
        "yes",
        "next",
        "a1",
        "resign black",
        "yes",
    ] {
        type_lines(&mut sitting, &[line]);
        assert_eq!(keeper.keep(&mut sitting, false), []);
    }
    for name in ["a.sgf", "a-2.sgf"] {
        let text = std::fs::read_to_string(dir.path().join(name)).unwrap();
        assert!(
            text.contains("DT[2023-11-14]") && text.contains("RE["),
            "{text}"
        );
    }
    assert!(!sitting.is_unsaved());
    assert_eq!(
        sitting.record_in(path, Lang::En).unwrap_err().why,
        Why::Exists
    );
}

/// Killed after the rest of the match was prepared and before the end of its game was written: the game goes on, and so
/// does the match behind it.
#[test]
fn a_match_prepared_too_early_is_not_offered_beside_its_game() {
    let dir = tempfile::tempdir().unwrap();
    let (mut sitting, mut keeper) = (sitting(Some(3)), keeper(dir.path()));
    keeper.begin(&mut sitting);
    type_lines(&mut sitting, &["h8"]);
    keeper.keep(&mut sitting, true);
    let game = list(dir.path()).unwrap().games[0].path.clone();
    let before = fs::read(&game).unwrap();
    type_lines(&mut sitting, &["resign white", "yes"]);
    keeper.keep(&mut sitting, true);
    drop(keeper);
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2);
    fs::write(&game, before).unwrap();
    let offered = unfinished(dir.path()).games;
    assert_eq!((offered.len(), &offered[0].path), (1, &game));
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
    let sitting = resumed(dir.path(), None).unwrap();
    assert_eq!((sitting.number(), sitting.game().moves().len()), (1, 1));
}

/// Another program plays a game to its end while this one offers it: it is over once it is resumed, and so it is on the
/// disk, with the rest of its match behind it.
#[test]
fn a_game_that_ends_on_resuming_is_closed_on_disk_too() {
    let dir = tempfile::tempdir().unwrap();
    let (mut first, mut keeper_of_first) = (sitting(Some(3)), keeper(dir.path()));
    keeper_of_first.begin(&mut first);
    type_lines(&mut first, &["h8"]);
    keeper_of_first.keep(&mut first, true);
    drop(keeper_of_first);
    let (mut second, mut keeper) = (sitting(None), keeper(dir.path()));
    keeper.offer(&mut second);
    let offered = list(dir.path()).unwrap().games[0].path.clone();
    let Resumed {
        mut game,
        mut journal,
        ..
    } = Journal::open(&offered).unwrap();
    game.apply(Action::Resign(Player::Two)).unwrap();
    journal.sync(&game).unwrap();
    drop(journal);
    type_lines(&mut second, &["yes"]);
    let said = keeper.keep(&mut second, false);
    assert!(
        said.iter().any(|said| matches!(said, Said::Ended(_))),
        "{said:?}"
    );
    assert_eq!(
        (second.planned(), second.series().games().len()),
        (Some(3), 1)
    );
    drop(keeper);
    let games = list(dir.path()).unwrap().games;
    let of = |path: &Path| games.iter().find(|game| game.path == path);
    let closed = of(&offered).unwrap();
    assert!(
        matches!(closed.progress, Progress::Finished(_)),
        "{closed:?}"
    );
    check_second_of_three(&resumed(dir.path(), None).unwrap());
}

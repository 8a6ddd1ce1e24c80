//! Games on disk in the line mode: saved on request, and chosen among unfinished ones at the start.

use std::fs;
use std::path::Path;
use std::time::Duration;

use renju::game::TimeControl;
use renju::plain::LineMode;
use renju::sitting::{Keeper, Sitting};

use crate::support::told::free;

use super::session::{ENGLISH, Talk, nowhere};

/// Types a line, lets the keeper do what is due, and gives what was said.
fn kept(talk: &mut Talk, keeper: &mut Keeper, line: &str) -> String {
    talk.lines.take_said();
    talk.lines.take(&renju::plain::Line::Text(line.to_owned()));
    talk.lines.keep(keeper, false);
    talk.lines.take_said()
}

#[test]
fn a_game_is_saved_by_a_line_and_nothing_is_overwritten_unasked() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("Game of Lin.sgf");
    let save = format!("save {}", path.display());
    let holds_h8 = || fs::read_to_string(&path).unwrap().contains("B[hh]");
    let mut talk = Talk::new(free());
    let mut keeper = nowhere();
    let said = kept(&mut talk, &mut keeper, "save");
    assert!(
        said.starts_with("To save the game as a file, type \"save renju.sgf\""),
        "{said}"
    );
    kept(&mut talk, &mut keeper, "h8");
    let said = kept(&mut talk, &mut keeper, &save);
    assert!(said.starts_with("saved as "), "{said}");
    assert!(said.contains("White to move"), "{said}");
    assert!(holds_h8());
    fs::write(&path, "old").unwrap();
    let said = kept(&mut talk, &mut keeper, &save);
    assert!(said.contains("exists. Overwrite it? (yes or no)"), "{said}");
    let said = kept(&mut talk, &mut keeper, "no");
    assert!(said.starts_with("To save the game"), "{said}");
    assert!(said.contains(path.to_str().unwrap()), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    kept(&mut talk, &mut keeper, &save);
    let said = kept(&mut talk, &mut keeper, "yes");
    assert!(said.starts_with("saved as "), "{said}");
    assert!(holds_h8());
    // Another question stands: it is answered first.
    kept(&mut talk, &mut keeper, "resign");
    assert!(kept(&mut talk, &mut keeper, &save).contains("answer the question first"));
    // A finished game that is in a file is left without a question.
    kept(&mut talk, &mut keeper, "yes");
    assert!(kept(&mut talk, &mut keeper, "quit").contains("not been saved to a file"));
    let said = kept(&mut talk, &mut keeper, "save");
    assert!(said.starts_with("To save the game"), "{said}");
    let other = format!("save {}", dir.path().join("b.psq").display());
    kept(&mut talk, &mut keeper, &other);
    kept(&mut talk, &mut keeper, "quit");
    assert!(talk.lines.sitting().left().is_some());
}

/// A line mode that is started where games are kept, and its keeper.
fn started(dir: &Path) -> (Talk, Keeper, String) {
    let mut setup = free();
    setup.time = TimeControl::Sudden(Duration::from_secs(60));
    let mut sitting = Sitting::new(setup, [None, None], false, None);
    let mut keeper = Keeper::new(Ok(dir.to_owned()), || 1_700_000_000);
    let mut first = keeper.offer(&mut sitting);
    first.extend(keeper.begin(&mut sitting));
    let mut lines = LineMode::new(sitting, ENGLISH, &first);
    let greeting = lines.take_said();
    let said = String::new();
    (Talk { lines, said }, keeper, greeting)
}

#[test]
fn unfinished_games_are_listed_and_one_is_chosen() {
    let dir = tempfile::tempdir().unwrap();
    for moves in ["h8", "h8 i9"] {
        let (mut talk, mut keeper, _) = started(dir.path());
        for word in moves.split(' ') {
            kept(&mut talk, &mut keeper, word);
        }
    }
    let (mut talk, mut keeper, greeting) = started(dir.path());
    let list: Vec<&str> = greeting
        .lines()
        .skip_while(|line| *line != "Unfinished games:")
        .collect();
    assert_eq!(list.len(), 5, "{greeting}");
    assert!(
        list[1].starts_with("  1: Black – White, free"),
        "{greeting}"
    );
    assert!(list[2].starts_with("  2: "), "{greeting}");
    assert_eq!(list[3], "  no: new game, resume this one later");
    assert_eq!(list[4], "  aside: new game, do not ask again");
    // The clock of a game that may not be played at all stands still.
    assert_eq!(talk.lines.sitting().time_left(), None);
    talk.lines.elapse(Duration::from_secs(70));
    let newest = list[1].contains("2 moves");
    let said = kept(&mut talk, &mut keeper, if newest { "1" } else { "2" });
    assert!(said.starts_with("resuming after move 2\n"), "{said}");
    assert!(said.contains("Black to move · move 3"), "{said}");
    drop((talk, keeper));
    // Who begins to play has chosen a new game; the others wait.
    let (mut talk, mut keeper, greeting) = started(dir.path());
    assert!(greeting.contains("\n  2: "), "{greeting}");
    let said = kept(&mut talk, &mut keeper, "a1");
    assert!(said.contains("Move 1, Black: A1"), "{said}");
    drop((talk, keeper));
    let (mut talk, mut keeper, greeting) = started(dir.path());
    assert!(greeting.contains("\n  3: "), "{greeting}");
    let said = kept(&mut talk, &mut keeper, "aside");
    assert!(said.contains("Black to move · move 1"), "{said}");
    let (_, _, greeting) = started(dir.path());
    assert!(!greeting.contains("nfinished"), "{greeting}");
}

//! Games saved as files from the screen: `:save`, `s`, `--record`, and what happens when the disk refuses.
//! Numbers in comments are entries of the collection of reported cases.

use std::fs;
use std::path::Path;

use renju::game::RuleSet;
use renju::record::{GameFile, read};
use tempfile::{TempDir, tempdir};

use crate::support::pty::{Session, program};

const RENJU: &str = env!("CARGO_BIN_EXE_renju");

/// Plays in a folder of its own, where names without a folder lead to.
#[track_caller]
fn start(dir: &Path, args: &[&str]) -> Session {
    let mut command = program(RENJU);
    command.args(args).current_dir(dir);
    Session::start(command, 80, 24)
}

#[track_caller]
fn two_moves(args: &[&str]) -> (TempDir, Session) {
    let dir = tempdir().unwrap();
    let session = start(dir.path(), args);
    session.wait_text("play move 1");
    session.type_keys("\r:h9\r");
    session.wait_text("move 3");
    (dir, session)
}

/// The game in a file, which must have been read as exactly what was written.
#[track_caller]
fn game(path: &Path) -> GameFile {
    let file = read(&fs::read(path).unwrap(), None, RuleSet::Free).unwrap();
    assert_eq!(file.notes, []);
    file
}

#[track_caller]
fn resign(session: &Session) {
    session.type_keys("r");
    session.wait_text("[n no]");
    session.type_keys("y");
    session.wait_text("wins");
}

#[test]
fn a_running_game_is_saved_by_name() {
    let (dir, session) = two_moves(&["--black", "Anna"]);
    session.type_keys(":save a.sgf\r");
    session.wait_text("saved as a.sgf");
    let file = game(&dir.path().join("a.sgf"));
    assert_eq!(file.game.moves().len(), 2);
    assert_eq!(file.names[0].as_ref().unwrap().as_str(), "Anna");
    // A blank in the name, a letter that is not ASCII, and another format by the ending.
    session.type_keys(":save my 棋.txt\r");
    session.wait_text("saved as my 棋.txt");
    assert_eq!(
        fs::read_to_string(dir.path().join("my 棋.txt")).unwrap(),
        "h8 h9\n"
    );
    // `s` gives a name to start from.
    session.type_keys("s");
    session.wait_text(": save renju.sgf");
    session.type_keys("\r");
    session.wait_text("saved as renju.sgf");
    assert_eq!(game(&dir.path().join("renju.sgf")).game, file.game);
}

/// Case 114: what exists is overwritten only when somebody says so; else the name comes back to be changed.
#[test]
fn nothing_is_overwritten_unasked() {
    let (dir, session) = two_moves(&[]);
    let path = dir.path().join("a.sgf");
    fs::write(&path, "mine").unwrap();
    for no in ["\r", "n", "\x1b"] {
        session.type_keys(":save a.sgf\r");
        session.wait_text("[n no]");
        session.type_keys(no);
        session.wait_text(": save a.sgf");
        session.type_keys("\x1b");
        session.wait_text("? help");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    // Another name, from the one that was refused.
    session.type_keys(":save a.sgf\r");
    session.wait_text("[n no]");
    session.type_keys("n");
    session.wait_text(": save a.sgf");
    session.type_keys("\x7f\x7f\x7f\x7f2.sgf\r");
    session.wait_text("saved as a2.sgf");
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    session.type_keys(":save a.sgf\r");
    session.wait_text("[n no]");
    session.type_keys("y");
    session.wait_text("saved as a.sgf");
    assert_eq!(game(&path).game, game(&dir.path().join("a2.sgf")).game);
    // Changed from outside meanwhile: asked again.
    fs::write(&path, "theirs").unwrap();
    session.type_keys(":save a.sgf\r");
    session.wait_text("[n no]");
    session.type_keys("n\x1b");
    session.wait_text("? help");
    assert_eq!(fs::read_to_string(&path).unwrap(), "theirs");
}

/// Case 115: a place that cannot be written is named with the reason, and the game goes on.
#[test]
fn a_refusal_is_said_and_the_game_goes_on() {
    let (dir, session) = two_moves(&[]);
    fs::create_dir(dir.path().join("folder")).unwrap();
    let long = format!("{}.sgf", "n".repeat(300));
    for (name, reason) in [
        ("none/a.sgf", "no such folder"),
        ("folder", "it is a folder"),
        ("folder/", "it is a folder"),
        (&*long, "too long"),
    ] {
        session.type_keys(&format!(":save {name}\r"));
        // The name may break the line.
        session.wait_for(|screen| {
            let text = screen.rows(0, 80).collect::<Vec<_>>().join(" ");
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            text.contains("cannot save") && text.contains(reason)
        });
        session.type_keys("h");
        session.wait_for(|screen| !screen.contents().contains("cannot save"));
    }
    session.type_keys(":i9\r");
    session.wait_text("move 4");
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
}

/// `--record` writes every finished game of the match, each under a name of its own.
#[test]
fn a_match_is_recorded() {
    let (dir, session) = two_moves(&["--record", "m.sgf"]);
    let path = |name: &str| dir.path().join(name);
    assert!(!path("m.sgf").exists());
    resign(&session);
    assert!(game(&path("m.sgf")).game.outcome().is_some());
    session.type_keys("n");
    session.wait_text("play move 1");
    session.type_keys("\r");
    session.wait_text("move 2");
    resign(&session);
    assert_eq!(game(&path("m-2.sgf")).game.moves().len(), 1);
    // Leaving a game in the middle ends it, and it is recorded too.
    session.type_keys("n");
    session.wait_text("play move 1");
    session.type_keys("\r:h9\r");
    session.wait_text("move 3");
    session.type_keys("q");
    session.wait_text("[n stay]");
    session.type_keys("r");
    assert_eq!(session.wait_exit().code(), Some(0));
    let last = game(&path("m-3.sgf"));
    assert!(last.game.outcome().is_some());
    assert_eq!(last.game.moves().len(), 2);
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 3);
}

/// What `--record` cannot write is said on the screen, and again in the shell with exit code 1.
#[test]
fn a_record_that_fails_is_said() {
    let (dir, session) = two_moves(&["--record", "m.sgf"]);
    fs::write(dir.path().join("m.sgf"), "somebody else's").unwrap();
    resign(&session);
    session.wait_text("m.sgf exists already");
    session.type_keys("q");
    session.wait_text("leave");
    session.type_keys("y");
    assert_eq!(session.wait_exit().code(), Some(1));
    let text = session.contents();
    assert!(text.contains("renju: m.sgf exists already"), "{text}");
}

/// A folder that is not there is refused before the screen is taken.
#[test]
fn a_record_in_no_folder_is_refused() {
    let dir = tempdir().unwrap();
    let session = start(dir.path(), &["--record", "none/m.sgf"]);
    assert_eq!(session.wait_exit().code(), Some(1));
    let refused = "renju: cannot save none/m.sgf: no such folder";
    assert_eq!(session.contents().trim(), refused);
}

/// A record that exists already is refused before the screen is taken.
#[test]
fn a_record_that_exists_is_refused() {
    let dir = tempdir().unwrap();
    fs::write(dir.path().join("m.sgf"), "mine").unwrap();
    let session = start(dir.path(), &["--record", "m.sgf"]);
    assert_eq!(session.wait_exit().code(), Some(1));
    assert_eq!(session.contents().trim(), "renju: m.sgf exists already");
    assert!(!session.bytes().contains(&b'\x1b'));
}

/// A finished game that is saved nowhere: leaving asks, and saving first leads to the typed line.
#[test]
fn leaving_asks_for_a_name_first() {
    let (dir, session) = two_moves(&[]);
    resign(&session);
    session.type_keys("q");
    session.wait_text("[n stay]");
    session.type_keys("s");
    session.wait_text(": save renju.sgf");
    session.type_keys("\r");
    session.wait_text("saved as renju.sgf");
    session.type_keys("q");
    assert_eq!(session.wait_exit().code(), Some(0));
    assert!(game(&dir.path().join("renju.sgf")).game.outcome().is_some());
}

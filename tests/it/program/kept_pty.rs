//! Leaving and coming back, from the command line to the screen: offers, folders that refuse, two programs, lists.
//! Numbers in comments are entries of the collection of reported cases.

use std::path::Path;
use std::process::{Command, Output};

use renju::game::{Outcome, WinReason};
use renju::store::{Journal, Progress, Summary, list};
use rustix::process::Signal;
use tempfile::tempdir;

use crate::support::pty::{Session, program};

const RENJU: &str = env!("CARGO_BIN_EXE_renju");

#[track_caller]
fn start(dir: &Path, args: &[&str]) -> Session {
    let mut command = program(RENJU);
    command.args(args).env("RENJU_STATE_DIR", dir);
    Session::start(command, 80, 24)
}

/// Plays h8 h9 in a new game.
#[track_caller]
fn two_moves(dir: &Path, args: &[&str]) -> Session {
    let session = start(dir, args);
    session.wait_text("play move 1");
    session.type_keys("\r:h9\r");
    session.wait_text("move 3");
    session
}

#[track_caller]
fn quit(session: &Session, keys: &str) {
    session.type_keys(keys);
    assert_eq!(session.wait_exit().code(), Some(0));
}

fn games(dir: &Path) -> Vec<Summary> {
    list(dir).unwrap().games
}

/// A command that prints.
fn run(dir: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(RENJU);
    command.args(args).env("RENJU_STATE_DIR", dir);
    command.output().unwrap()
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Case 118: `q` asks; staying changes nothing, leaving for now keeps the game, and it is offered and resumed.
#[test]
fn left_for_now_and_gone_on_with() {
    let dir = tempdir().unwrap();
    let session = two_moves(dir.path(), &["--black", "Anna"]);
    session.type_keys("q");
    session.wait_text("[n stay]");
    session.type_keys("\r");
    session.wait_text("q leave");
    session.type_keys("q");
    session.wait_text("[n stay]");
    quit(&session, "y");

    let session = start(dir.path(), &[]);
    session.wait_text("Unfinished game: Anna");
    session.type_keys("\r");
    session.wait_text("Black Anna to move · move 3");
    session.type_keys(":i9\r");
    session.wait_text("move 4");
    quit(&session, "qy");
    assert_eq!(games(dir.path()).len(), 1);
    assert_eq!(games(dir.path())[0].moves, 3);
}

/// Giving the game up is a loss that stands in the journal; nothing is offered after it.
#[test]
fn given_up_it_is_lost() {
    let dir = tempdir().unwrap();
    let session = two_moves(dir.path(), &[]);
    session.type_keys("q");
    session.wait_text("r ");
    quit(&session, "r");
    assert!(session.contents().contains("White wins"));
    let [kept] = &games(dir.path())[..] else {
        panic!()
    };
    let Progress::Finished(end) = kept.progress else {
        panic!("{kept:?}")
    };
    assert!(matches!(
        end.outcome,
        Outcome::Win {
            reason: WinReason::Left,
            ..
        }
    ));
    let session = start(dir.path(), &[]);
    session.wait_text("play move 1");
    assert!(!session.contents().contains("unfinished"));
}

/// Ctrl-C twice gets out of the program and keeps the game (case 118).
#[test]
fn interrupted_twice_it_is_kept() {
    let dir = tempdir().unwrap();
    let session = two_moves(dir.path(), &[]);
    session.type_keys("\x03");
    session.wait_text("[n stay]");
    quit(&session, "\x03");
    assert_eq!(games(dir.path())[0].progress, Progress::Unfinished);
}

/// The offer: put aside, or a new game with the other kept; and the list tells all of it in both languages.
#[test]
fn put_aside_or_kept_beside_a_new_one() {
    let dir = tempdir().unwrap();
    quit(&two_moves(dir.path(), &["--black", "Anna"]), "qy");

    // A new game; the kept one stays.
    let session = start(dir.path(), &["--rule", "free"]);
    session.wait_text("Resume it?");
    session.type_keys("n:a1\r");
    session.wait_text("move 2");
    quit(&session, "qy");
    assert_eq!(games(dir.path()).len(), 2);

    // Both are offered, the newest first, and one is picked by its number.
    let session = start(dir.path(), &[]);
    session.wait_text("1 Black – White, free");
    session.wait_text("2 Anna – White");
    session.type_keys("2");
    session.wait_text("resuming after move 2");
    quit(&session, "qy");
    // Neither is offered any more.
    let session = start(dir.path(), &[]);
    session.wait_text("Unfinished games:");
    session.type_keys("a");
    session.wait_text("? help");
    quit(&session, "q");
    let session = start(dir.path(), &[]);
    session.wait_text("? help");
    quit(&session, "q");

    let text = printed(&run(dir.path(), &["games", "--lang", "en"]));
    assert_eq!(text.lines().count(), 2, "{text}");
    let has = |words: &[&str]| {
        text.lines()
            .any(|line| words.iter().all(|word| line.contains(word)))
    };
    assert!(has(&["free", "1 move: unfinished, not offered"]), "{text}");
    assert!(has(&["Anna", "2 moves: unfinished", ".journal"]), "{text}");
    let text = printed(&run(dir.path(), &["games", "--lang", "zh"]));
    assert!(
        text.contains("未完成，不再询问") && text.contains("2 手：未完成"),
        "{text}"
    );
}

/// Nothing to go on with is said in one line, and the screen is left as it was.
#[test]
fn nothing_to_resume() {
    let dir = tempdir().unwrap();
    let session = start(dir.path(), &["--resume"]);
    assert_eq!(session.wait_exit().code(), Some(1));
    let text = session.contents();
    assert_eq!(text.trim(), "renju: there is no unfinished game to resume");
    assert_eq!(
        printed(&run(dir.path(), &["games"])).trim(),
        "no saved games yet"
    );
}

/// Two programs at once: the second is not offered the game of the first, and plays under a name of its own.
#[test]
fn two_programs_do_not_mix() {
    let dir = tempdir().unwrap();
    let first = two_moves(dir.path(), &["--black", "Anna"]);
    let second = start(dir.path(), &[]);
    second.wait_text("play move 1");
    assert!(!second.contents().contains("Anna"));
    second.type_keys("\r");
    second.wait_text("move 2");
    first.type_keys(":i9\r");
    first.wait_text("move 4");
    let text = printed(&run(dir.path(), &["games", "--lang", "en"]));
    assert_eq!(text.matches("being played").count(), 2, "{text}");
    let third = start(dir.path(), &["--resume"]);
    assert_eq!(third.wait_exit().code(), Some(1));
    quit(&first, "qy");
    quit(&second, "qy");
    let mut moves: Vec<usize> = games(dir.path()).iter().map(|game| game.moves).collect();
    moves.sort_unstable();
    assert_eq!(moves, [1, 3]);
}

/// A folder that cannot be made: the game is playable, and one line says that it is not saved.
#[test]
fn without_a_folder_the_game_is_playable() {
    let dir = tempdir().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, "").unwrap();
    for place in [file.join("state"), file, "/proc/none/state".into()] {
        let session = start(&place, &[]);
        session.wait_text("the game is not being saved");
        session.type_keys("\r:h9\r");
        session.wait_text("move 3");
        // Nothing is promised that cannot be kept.
        session.type_keys("q");
        session.wait_text("[n stay]");
        assert!(!session.contents().contains("later"));
        session.type_keys("\x1b");
        session.wait_text("? help");
        session.type_keys(":i9\r");
        session.wait_text("move 4");
    }
}

/// A disk that fills up: said once, playable, and what was written before is there.
#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_the_game_is_playable() {
    let dir = tempdir().unwrap();
    let mut command = program("sh");
    // A limit on the size of files stands for the full disk; it binds root too.
    command.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" --lang en"]);
    command.arg(RENJU).env("RENJU_STATE_DIR", dir.path());
    let session = Session::start(command, 80, 24);
    session.wait_text("play move 1");
    session.type_keys("\r");
    session.wait_text("move 2");
    let rows = "abcdefgjklmno";
    let mut number = 2;
    'played: for row in 1..=12 {
        for column in rows.chars() {
            session.type_keys(&format!(":{column}{row}\r"));
            number += 1;
            session.wait_for(|screen| {
                let text = screen.contents();
                text.contains(&format!("move {number}")) || text.contains("wins")
            });
            if session.contents().contains("not being saved") {
                break 'played;
            }
        }
    }
    session.wait_text("the disk is full");
    session.type_keys(":o15\r");
    number += 1;
    session.wait_text(&format!("move {number}"));
    session.kill(Signal::KILL);
    session.wait_exit();
    let kept = Journal::open(&games(dir.path())[0].path).unwrap();
    assert_eq!(kept.damage, None);
    assert!(kept.game.moves().len() + 3 >= number - 1);
}

/// A flag that falls while nobody touches a key is in the journal at once.
#[test]
fn a_flag_that_falls_is_kept() {
    let dir = tempdir().unwrap();
    let session = start(dir.path(), &["--clock", "2s"]);
    session.wait_text("play move 1");
    session.type_keys("\r");
    session.wait_text("Black wins");
    session.kill(Signal::KILL);
    session.wait_exit();
    let Progress::Finished(end) = games(dir.path())[0].progress else {
        panic!()
    };
    assert!(matches!(
        end.outcome,
        Outcome::Win {
            reason: WinReason::Timeout,
            ..
        }
    ));
}

/// The score of the match is there again when its second game is resumed, and goes on from there.
#[test]
fn the_score_survives() {
    let dir = tempdir().unwrap();
    let session = two_moves(dir.path(), &["--black", "Anna", "--white", "Bert"]);
    session.type_keys("r");
    session.wait_text("[n no]");
    session.type_keys("y");
    session.wait_text("White Bert wins");
    session.type_keys("n");
    session.wait_text("Black Bert: play move 1");
    session.type_keys("\r");
    session.wait_text("White Anna to move");
    session.kill(Signal::KILL);
    session.wait_exit();

    let session = start(dir.path(), &["--resume"]);
    session.wait_text("White Anna to move · move 2");
    let score = |session: &Session| {
        let text = session.contents();
        text.lines()
            .filter(|line| line.contains(" won, "))
            .map(|line| line.trim().to_owned())
            .collect::<Vec<_>>()
    };
    let before = score(&session);
    session.type_keys("r");
    session.wait_text("[n no]");
    session.type_keys("y");
    session.wait_text("Black Bert wins");
    assert_ne!(score(&session), before);
    session.type_keys("g");
    session.wait_text("Game 2 (Black: Bert)");
    session.type_keys("\x1b");
    session.wait_text("n next game");
    session.type_keys("n");
    session.wait_text("Black Anna: play move 1");
    session.type_keys("\r");
    session.wait_text("move 2");
    session.kill(Signal::KILL);
    session.wait_exit();
    let newest = &games(dir.path())[0];
    assert_eq!(newest.header.series.len(), 2);
    assert_eq!(
        renju::store::series(dir.path(), &newest.header)
            .games()
            .len(),
        2
    );
}

/// A damaged journal is said in one line, kept under another name, and resumed as far as it is whole (case 111).
#[test]
fn a_damaged_game_is_resumed_as_far_as_it_is_whole() {
    let dir = tempdir().unwrap();
    quit(&two_moves(dir.path(), &[]), "qy");
    let path = games(dir.path())[0].path.clone();
    let mut bytes = std::fs::read(&path).unwrap();
    bytes.truncate(bytes.len() - 4);
    bytes.extend([0; 512]);
    std::fs::write(&path, &bytes).unwrap();
    std::fs::write(dir.path().join("game-7.journal"), [0; 4096]).unwrap();
    let session = start(dir.path(), &["--resume"]);
    session.wait_text("damaged");
    session.wait_text("move 2");
    session.type_keys(":h9\r");
    session.wait_text("move 3");
    drop(session);
    let kept = |name: &str| dir.path().join(name).exists();
    assert!(kept("game-7.journal.bad") && !kept("game-7.journal"));
    let mut bad = path.into_os_string();
    bad.push(".bad");
    assert_eq!(std::fs::read(bad).unwrap(), bytes);
}

/// A game of a Tuesday evening in London was played on a Wednesday morning in Beijing; files state the date likewise.
#[test]
fn dates_are_those_of_the_place() {
    let dir = tempdir().unwrap();
    let name = "game-1700000000.journal";
    let kept = dir.path().join(name);
    let journals = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals-1");
    std::fs::copy(journals.join(name), &kept).unwrap();
    for (zone, date, time) in [
        ("UTC0", "2023-11-14", "22:13"),
        ("CST-8", "2023-11-15", "06:13"),
        ("EST5EDT,M3.2.0,M11.1.0", "2023-11-14", "17:13"),
    ] {
        let there = |args: &[&str]| {
            let mut command = Command::new(RENJU);
            command.args(args).args(["--lang", "en"]);
            let folder = ("RENJU_STATE_DIR", dir.path().as_os_str());
            command.envs([folder, ("TZ", zone.as_ref())]);
            printed(&command.output().unwrap())
        };
        let listed = there(&["games"]);
        assert!(listed.starts_with(&format!("{date} {time}  ")), "{listed}");
        let sgf = there(&["convert", kept.to_str().unwrap(), "--to", "sgf"]);
        assert!(sgf.contains(&format!("DT[{date}]")), "{sgf}");
    }
}

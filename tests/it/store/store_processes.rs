//! Journals and programs that are killed, run out of disk, or play at the same time (cases 97, 110 and 116).
//!
//! The other program is this test binary again, started for the one test [`child`].

use std::env;
#[cfg(unix)]
use std::io::Read;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use renju::game::{Entry, Game};
use renju::store::{Header, Journal, Why, list, state_dir, unfinished};
use tempfile::tempdir;

use crate::support::random_play::{self, Dice};

/// What the child is to do.
const TASK: &str = "RENJU_TEST_TASK";
/// How its lines begin; the test harness prints others.
const MARK: &str = "child:";
/// Programs that are killed.
const KILLS: u64 = 70;
/// Decisions after which a game is left, so that there are many games.
const LONGEST: usize = 60;

/// The game of this seed after so many decisions; fewer if it ends before.
fn game_of(seed: u64, decisions: usize) -> Game {
    let mut dice = Dice::new(seed);
    let mut game = Game::new(random_play::setup(&mut dice));
    while count(&game) < decisions && random_play::step(&mut game, &mut dice) {}
    game
}

fn count(game: &Game) -> usize {
    let decided = |e: &&Entry| matches!(e, Entry::Decided(_));
    game.record().iter().filter(decided).count()
}

fn head(seed: u64) -> Header {
    Header {
        setup: game_of(seed, 0).setup().clone(),
        names: [None, Some("乙".parse().unwrap())],
        started: seed,
        series: Vec::new(),
        games: None,
    }
}

/// Does nothing unless another test started this program for it.
#[test]
fn child() {
    let Ok(task) = env::var(TASK) else { return };
    let dir = state_dir().unwrap();
    match task.split_once(' ').unwrap() {
        ("play", seed) => play(&dir, seed.parse().unwrap()),
        ("fill", seed) => fill(&dir, seed.parse().unwrap()),
        ("folder", _) => println!("{MARK} {}", dir.display()),
        other => panic!("{other:?}"),
    }
}

/// Goes on with the unfinished game, or a new one of this seed, and says so after each decision on the disk.
fn play(dir: &Path, seed: u64) {
    let found = unfinished(dir);
    let (mut game, mut journal) = if let Some(summary) = found.games.first() {
        let resumed = Journal::open(&summary.path).unwrap();
        (resumed.game, resumed.journal)
    } else {
        let header = head(seed);
        let game = Game::new(header.setup.clone());
        (game, Journal::create(Ok(dir.into()), header))
    };
    let seed = journal.header().started;
    loop {
        let next = game_of(seed, count(&game) + 1);
        if next.record().len() == game.record().len() || count(&game) >= LONGEST {
            if game.outcome().is_none() {
                journal.put_aside(&game).unwrap();
            }
            println!("{MARK} end {seed}");
            return;
        }
        game = next;
        journal.sync(&game).unwrap();
        println!("{MARK} saved {seed} {}", count(&game));
    }
}

/// Plays until the disk is full, and on after it.
fn fill(dir: &Path, seed: u64) {
    let header = head(seed);
    let mut journal = Journal::create(Ok(dir.into()), header);
    let mut saved = 0;
    for decisions in 1.. {
        let game = game_of(seed, decisions);
        match journal.sync(&game) {
            Ok(()) => saved = count(&game),
            Err(error) => {
                assert_eq!(error.why, Why::Full);
                println!("{MARK} full {saved}");
                // Still playable, still told.
                assert!(journal.sync(&game_of(seed, decisions + 1)).is_err());
                assert!(journal.trouble().is_some());
                return;
            }
        }
        assert!(game.outcome().is_none(), "seed {seed} ends too early");
    }
}

fn start(dir: &Path, task: &str) -> Child {
    let mut command = Command::new(env::current_exe().unwrap());
    started(command.args(ARGS), dir, task)
}

/// What makes the test binary run the one test.
const ARGS: [&str; 4] = [
    "store::store_processes::child",
    "--exact",
    "--nocapture",
    "--test-threads=1",
];

fn started(command: &mut Command, dir: &Path, task: &str) -> Child {
    command
        .env(TASK, task)
        .env("RENJU_STATE_DIR", dir)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The words of a line of the child's own.
fn said(line: &str) -> Option<Vec<&str>> {
    let at = line.find(MARK)?;
    Some(line[at + MARK.len()..].split_whitespace().collect())
}

/// Kills the program at random instants, each time after a random number of the lines it printed (it runs ahead
/// of the reader, so the instant lies anywhere in its work), and never finds less than it said was saved.
#[test]
fn killed_at_any_instant_nothing_that_was_saved_is_lost() {
    let dir = tempdir().unwrap();
    let mut dice = Dice::new(1);
    let (mut killed, mut lines, mut resumed) = (0, 0, 0);
    let mut seed = 0;
    while killed < KILLS {
        seed += 1;
        let mut child = start(dir.path(), &format!("play {seed}"));
        let mut output = BufReader::new(child.stdout.take().unwrap())
            .lines()
            .map(Result::unwrap);
        let mut last: Option<(u64, usize)> = None;
        let mut ended = false;
        let mut hear = |line: &str| match said(line).as_deref() {
            Some(["saved", seed, count]) => {
                lines += 1;
                last = Some((seed.parse().unwrap(), count.parse().unwrap()));
            }
            Some(["end", _]) => ended = true,
            Some(other) => panic!("{other:?}"),
            None => {}
        };
        for line in output.by_ref().take(dice.below(16)) {
            hear(&line);
        }
        child.kill().unwrap();
        output.for_each(|line| hear(&line));
        child.wait().unwrap();
        if ended {
            continue;
        }
        killed += 1;
        let listing = list(dir.path()).unwrap();
        assert_eq!(listing.unreadable, []);
        let Some((seed, saved)) = last else { continue };
        let summary = listing
            .games
            .iter()
            .find(|s| s.header.started == seed)
            .unwrap();
        assert!(!summary.in_use, "a killed program holds its lock");
        let found = Journal::open(&summary.path).unwrap();
        assert!(
            count(&found.game) >= saved,
            "{} < {saved}",
            count(&found.game)
        );
        assert_eq!(found.game, game_of(seed, count(&found.game)));
        assert_eq!(found.journal.header(), &head(seed));
        resumed += usize::from(saved > 1);
    }
    assert!(
        lines > 70 && resumed > 30,
        "too little was played: {lines}, {resumed}"
    );
}

/// A program that plays a game keeps others out, and they play under a name of their own.
#[test]
fn two_programs_never_mix() {
    let dir = tempdir().unwrap();
    let seed = 3;
    let mut journal = Journal::create(Ok(dir.path().into()), head(seed));
    let game = game_of(seed, 5);
    journal.sync(&game).unwrap();
    let mine = journal.path().unwrap().to_owned();
    // The other program begins a game of the same second, and plays it to its end.
    let output = start(dir.path(), &format!("play {seed}"))
        .wait_with_output()
        .unwrap();
    assert!(output.status.success());
    let more = game_of(seed, 7);
    journal.sync(&more).unwrap();
    let others: Vec<PathBuf> = list(dir.path())
        .unwrap()
        .games
        .into_iter()
        .map(|s| s.path)
        .collect();
    assert_eq!(others.len(), 2);
    for path in others {
        if path == mine {
            assert_eq!(Journal::open(&path).unwrap_err().why, Why::InUse);
            continue;
        }
        let theirs = Journal::open(&path).unwrap().game;
        assert_eq!(theirs, game_of(seed, LONGEST));
    }
    drop(journal);
    assert_eq!(Journal::open(&mine).unwrap().game, more);
}

/// A full disk, played by a limit on the size of files, which binds root too.
#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_the_game_stays_and_so_does_what_was_saved() {
    let dir = tempdir().unwrap();
    let seed = (0..10_000).find(|&s| count(&game_of(s, 60)) == 60).unwrap();
    let mut shell = Command::new("sh");
    // One block of 512 or 1024 bytes; the signal that comes with the limit is ignored, as a full disk sends none.
    shell.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\""]);
    shell.arg(env::current_exe().unwrap()).args(ARGS);
    let mut child = started(&mut shell, dir.path(), &format!("fill {seed}"));
    let mut output = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut output)
        .unwrap();
    assert!(child.wait().unwrap().success(), "{output}");
    let words: Vec<Vec<&str>> = output.lines().filter_map(said).collect();
    let [words] = &words[..] else {
        panic!("{output}")
    };
    let saved: usize = words[1].parse().unwrap();
    assert!(saved > 3, "{saved}");
    let listing = list(dir.path()).unwrap();
    let found = Journal::open(&listing.games[0].path).unwrap();
    assert_eq!(found.damage, None);
    assert_eq!(found.game, game_of(seed, saved));
}

/// Where the state lies, by the variables; a child has its own.
#[cfg(target_os = "linux")]
#[test]
fn the_state_folder_follows_the_variables() {
    let ask = |variables: &[(&str, &str)]| {
        let mut command = Command::new(env::current_exe().unwrap());
        command
            .args(ARGS)
            .env(TASK, "folder -")
            .env("HOME", "/home/x");
        command
            .env_remove("RENJU_STATE_DIR")
            .env_remove("XDG_STATE_HOME");
        let output = command.envs(variables.iter().copied()).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines()
            .find_map(said)
            .map(|words| words[0].to_owned())
            .unwrap()
    };
    assert_eq!(ask(&[]), "/home/x/.local/state/renju");
    assert_eq!(ask(&[("XDG_STATE_HOME", "/s")]), "/s/renju");
    assert_eq!(
        ask(&[("XDG_STATE_HOME", "/s"), ("RENJU_STATE_DIR", "/r")]),
        "/r"
    );
    assert_eq!(
        ask(&[("RENJU_STATE_DIR", "")]),
        "/home/x/.local/state/renju"
    );
}

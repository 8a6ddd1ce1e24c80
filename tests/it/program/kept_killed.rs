//! The program killed while people play: what the screen showed is on the disk (cases 97 and 116).
//!
//! An instant is a number of bytes that the program has sent, so that it lies anywhere in its work and no test waits
//! for a clock.

use std::env;
use std::path::Path;
use std::time::Duration;

use renju::game::{Action, Entry, Game, Name, Player, Setup};
use renju::store::{Journal, Progress, Summary, list, look};
use rustix::process::Signal;
use tempfile::tempdir;

use super::panel::Shown;
use super::stages::{RULES, Stage, decisions};
use crate::support::pty::{Session, program};
use crate::support::random_play::Dice;

const RENJU: &str = env!("CARGO_BIN_EXE_renju");
/// Programs that are killed; `RENJU_KILLS` says another number.
const KILLS: usize = 60;
/// Decisions after which a game is put aside, so that openings come often.
const LONGEST: usize = 26;
/// How much clock time may be lost with a killed program.
const SLACK: Duration = Duration::from_secs(10);

const NAMES: [&str; 2] = ["Anna", "Bert"];

fn names() -> [Option<Name>; 2] {
    NAMES.map(|name| Some(name.parse().unwrap()))
}

fn start(dir: &Path, args: &[&str]) -> Session {
    let mut command = program(RENJU);
    command.args(["--lang", "en"]).args(args);
    command.env("RENJU_STATE_DIR", dir);
    Session::start(command, 80, 24)
}

/// The unfinished game on the disk, and how many games of its match came before.
fn kept(dir: &Path) -> Option<(usize, Game)> {
    let listing = list(dir).unwrap();
    assert_eq!(listing.unreadable, []);
    let is_unfinished = |game: &&Summary| game.progress == Progress::Unfinished;
    let unfinished: Vec<_> = listing.games.iter().filter(is_unfinished).collect();
    let kept = match unfinished[..] {
        [] => return None,
        [kept] => kept,
        _ => panic!("{unfinished:?}"),
    };
    assert!(!kept.in_use && kept.damage.is_none());
    assert_eq!(kept.header.names, names());
    let before = std::fs::read(&kept.path).unwrap();
    let (header, game, cut) = look(&kept.path).unwrap();
    assert_eq!(cut, None);
    assert_eq!(before, std::fs::read(&kept.path).unwrap());
    Some((header.series.len(), game))
}

/// Checks what is on the disk against the stages that were typed and the one that was shown; gives back the stage of the
/// disk.
fn check(dir: &Path, stages: &[Stage], shown: Option<&Shown>) -> Stage {
    let kept = kept(dir);
    let decided = kept.as_ref().map(|(ended, game)| (*ended, decisions(game)));
    let place = stages.iter().rposition(|stage| stage.kept() == decided);
    let place = place.unwrap_or_else(|| panic!("kept: {kept:?}\nplayed: {stages:?}"));
    let mut stage = stages[place].clone();
    if let Some((_, game)) = kept {
        assert_eq!(game.setup(), stage.game.setup());
        stage.game = game;
    }
    let Some(shown) = shown else {
        return stage;
    };
    let found = stages[..=place]
        .iter()
        .rev()
        .find(|stage| shown.is(stage.shown(), &names()));
    let found =
        found.unwrap_or_else(|| panic!("shown:\n{}\nkept: {stage:?}", shown.rows.join("\n")));
    for (number, point) in shown.moves() {
        assert_eq!(found.shown().moves()[number - 1].point, point, "{number}");
    }
    for player in Player::ALL {
        let clocks = (stage.game.clock(player), shown.clock(NAMES[player.index()]));
        if let (Some(clock), Some(shown)) = clocks
            && found.ended == stage.ended
            && found.over.is_none()
        {
            assert!(
                clock.shown().abs_diff(shown) <= SLACK,
                "{clock:?} {shown:?}"
            );
        }
    }
    stage
}

/// The setup that the program makes of the arguments: what its journal says of a game of one move.
fn setup(args: &[&str]) -> Setup {
    let dir = tempdir().unwrap();
    let session = start(dir.path(), args);
    session.wait_for(|screen| Shown::on(screen).line().contains("move 1"));
    session.type_keys("\r");
    session.wait_for(|screen| Shown::on(screen).line().contains("move 2"));
    session.kill(Signal::KILL);
    session.wait_exit();
    list(dir.path()).unwrap().games[0].header.setup.clone()
}

/// The program is killed while decisions are typed, and resumed, again and again; nothing that was shown is ever lost.
#[test]
fn killed_at_any_instant_nothing_that_was_shown_is_lost() {
    let kills = env::var("RENJU_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let dir = tempdir().unwrap();
    let mut dice = Dice::new(5);
    let setups = RULES.map(setup);
    let mut rule = 0;
    let mut stage = Stage::new(rule, &setups[rule]);
    // Kills after an even and an odd number of moves; those within the opening have a test of their own below, since
    // where the kill falls here is up to the machine.
    let mut met = [0; 2];
    let (mut frames, mut ended, mut takebacks) = (0, 0, 0);
    for _ in 0..kills {
        let begun = stage.kept().is_some();
        let aside = decisions(&stage.game).len() >= LONGEST;
        let at_once = begun && !aside && dice.below(2) == 0;
        if aside || stage.is_done() {
            rule = (rule + 1) % RULES.len();
            stage = Stage::new(rule, &setups[rule]);
        }
        // What was agreed is in the game.
        let named = ["--black", NAMES[0], "--white", NAMES[1]];
        let args = if at_once {
            vec!["--resume"]
        } else {
            [&named, RULES[rule]].concat()
        };
        let session = start(dir.path(), &args);
        if begun && !at_once {
            session.wait_text("do not ask again");
            session.type_keys(if aside { "a" } else { "y" });
            session.wait_for(|screen| !screen.contents().contains("do not ask again"));
        }
        stage.over = None;
        // The same person is asked for the same thing, and the last moves stand in the list.
        session.wait_for(|screen| Shown::on(screen).is(&stage.game, &names()));
        let count = 1 + dice.below(2);
        let mut keys = String::new();
        let mut stages = vec![stage];
        for _ in 0..count {
            let last = stages.last().unwrap();
            if last.is_done() {
                break;
            }
            let (next, typed) = last.next(&mut dice);
            ended += usize::from(next.over.is_some());
            takebacks += usize::from(typed.starts_with('u'));
            stages.push(next);
            keys.push_str(&typed);
        }
        let before = session.bytes().len();
        session.type_keys(&keys);
        if dice.below(2) == 0 {
            // Anywhere within the first keys.
            session.wait_bytes(before + dice.below(90 * count));
        } else {
            // As soon as one of the decisions is seen, or one after it.
            let seen = 1 + dice.below(stages.len() - 1);
            session.wait_for(|screen| {
                let shown = Shown::on(screen);
                stages[seen..]
                    .iter()
                    .any(|stage| shown.is(stage.shown(), &names()))
            });
        }
        session.kill(Signal::KILL);
        session.wait_exit();
        // Killed before the end of its first frame it has shown nothing for certain.
        let shown = Shown::of(&session.bytes());
        frames += usize::from(shown.is_some());
        stage = check(dir.path(), &stages, shown.as_ref());
        met[stage.game.moves().len() % 2] += 1;
    }
    println!(
        "{kills} kills, {frames} with a whole frame, {ended} ends of games, {takebacks} takebacks asked"
    );
    assert!(met.iter().all(|&times| times > 0), "{met:?}");
    assert!(
        frames > kills / 2 && ended > kills / 60 && takebacks > kills / 15,
        "{frames} {ended} {takebacks}"
    );
}

/// Killed at each stage of the opening, and taken up there.
#[test]
fn killed_within_the_opening_it_goes_on_there() {
    let typed = [
        ":h8\r", ":h9\r", ":j10\r", "y", ":c3\r", ":e5\r", ":f6\r", ":e5\ry", ":d4\r", "d",
    ];
    let setup = setup(RULES[0]);
    for count in 1..=typed.len() {
        let dir = tempdir().unwrap();
        let named = ["--black", NAMES[0], "--white", NAMES[1]];
        let session = start(dir.path(), &[&named, RULES[0]].concat());
        session.wait_for(|screen| Shown::on(screen).line().contains("move 1"));
        session.type_keys(&typed[..count].concat());
        let place = |text: &str| Action::Place(text.parse().unwrap());
        let mut game = Game::new(setup.clone());
        let actions = [
            place("h8"),
            place("h9"),
            place("j10"),
            Action::Swap(true),
            place("c3"),
            place("e5"),
            place("f6"),
            Action::Remove("e5".parse().unwrap()),
            place("d4"),
        ];
        for &action in actions.iter().take(count) {
            game.apply(action).unwrap();
        }
        if count > actions.len() {
            game.apply(Action::OfferDraw(game.to_decide().unwrap()))
                .unwrap();
            session.wait_text("Accept?");
        }
        session.wait_for(|screen| Shown::on(screen).is(&game, &names()));
        session.kill(Signal::KILL);
        session.wait_exit();
        let stage = Stage {
            game: game.clone(),
            ..Stage::new(0, &setup)
        };
        let kept = check(dir.path(), &[stage], Shown::of(&session.bytes()).as_ref()).game;
        assert_eq!(kept.phase(), game.phase());
        assert_eq!(kept.offer(), game.offer());
        let session = start(dir.path(), &["--resume"]);
        session.wait_for(|screen| Shown::on(screen).is(&game, &names()));
        if game.offer().is_some() {
            session.wait_text("Accept?");
        }
    }
}

/// Told to end, or its terminal gone: the game is kept to the last move, with clocks, and offered (case 116).
#[test]
fn ended_from_outside_the_game_is_kept() {
    for how in [
        Some(Signal::TERM),
        Some(Signal::HUP),
        Some(Signal::INT),
        None,
    ] {
        let dir = tempdir().unwrap();
        let mut session = start(dir.path(), &["--clock", "10m"]);
        session.wait_text("move 1");
        session.type_keys("\r:h9\r");
        session.wait_text("move 3");
        match how {
            Some(signal) => session.kill(signal),
            None => session.hang_up(),
        }
        let status = if how.is_some() {
            session.wait_exit()
        } else {
            session.wait_end()
        };
        assert!(!status.success(), "{status:?}");
        let listing = list(dir.path()).unwrap();
        let kept = Journal::open(&listing.games[0].path).unwrap();
        assert_eq!(kept.game.moves().len(), 2);
        let last = kept.game.record().last();
        assert!(matches!(last, Some(Entry::Spent(_))), "{last:?}");
        drop(kept);
        let session = start(dir.path(), &[]);
        session.wait_text("Unfinished game");
    }
}

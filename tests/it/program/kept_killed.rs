//! The program killed while people play: what the screen showed is on the disk (cases 97 and 116).
//!
//! An instant is a number of bytes that the program has sent, so that it lies anywhere in its work and no test waits
//! for a clock.

use std::path::Path;
use std::time::Duration;

use renju::game::{Action, Entry, Game, Phase, Player, Setup};
use renju::rules::Point;
use renju::store::{Journal, list};
use renju::text::{self, Lang};
use rustix::process::Signal;
use tempfile::tempdir;

use crate::support::pty::{Session, program};
use crate::support::random_play::Dice;

const RENJU: &str = env!("CARGO_BIN_EXE_renju");
/// Programs that are killed.
const KILLS: usize = 70;
/// Decisions after which a game is put aside, so that openings come often.
const LONGEST: usize = 26;
/// What ends a frame.
const FRAME_END: &[u8] = b"\x1b[?2026l";
/// The column at which the panel begins in a window of 80 columns.
const PANEL: u16 = 36;
/// How much clock time may be lost with a killed program.
const SLACK: Duration = Duration::from_secs(10);

fn start(dir: &Path, args: &[&str]) -> Session {
    let mut command = program(RENJU);
    command.args(["--lang", "en"]).args(args);
    command.env("RENJU_STATE_DIR", dir);
    Session::start(command, 80, 24)
}

/// A game as it stands after each of its decisions, first of all before any.
fn states(game: &Game) -> Vec<Game> {
    let mut state = Game::new(game.setup().clone());
    let mut states = Vec::new();
    for entry in game.record() {
        match *entry {
            Entry::Spent(time) => state.elapse(time),
            Entry::Decided(action) => {
                states.push(state.clone());
                state.apply(action).unwrap();
            }
        }
    }
    states.push(state);
    states
}

/// A decision that keeps the game going, and the keys for it.
fn decision(game: &Game, dice: &mut Dice) -> (Action, String) {
    if let Some(offer) = game.offer() {
        let by = offer.by.other();
        return (Action::Answer { by, yes: false }, "n".to_owned());
    }
    match game.phase() {
        Phase::Swapping { .. } => {
            let yes = dice.below(2) == 0;
            let key = if yes { "y" } else { "n" };
            return (Action::Swap(yes), key.to_owned());
        }
        Phase::Removing { proposals, .. } => {
            let point = proposals[dice.below(proposals.len())];
            return (Action::Remove(point), format!(":{point}\ry"));
        }
        _ => {}
    }
    let points: Vec<Point> = Point::all().collect();
    loop {
        let point = points[dice.below(points.len())];
        let (action, keys) = match (dice.below(16), game.to_decide()) {
            (0, Some(player)) => (Action::OfferDraw(player), "d".to_owned()),
            (1, _) if game.moves().last().is_some_and(|m| m.point.is_some()) => {
                (Action::Pass, ":pass\ry".to_owned())
            }
            (2, _) => (Action::Claim, "fy".to_owned()),
            _ => (Action::Place(point), format!(":{point}\r")),
        };
        let mut after = game.clone();
        if after.apply(action).is_ok() && after.outcome().is_none() {
            return (action, keys);
        }
    }
}

/// What the last whole frame among these bytes showed.
struct Shown {
    /// The panel's rows.
    rows: Vec<String>,
}

impl Shown {
    /// `None` when no frame is whole.
    fn of(bytes: &[u8]) -> Option<Self> {
        let end = bytes
            .windows(FRAME_END.len())
            .rposition(|window| window == FRAME_END)?;
        let mut parser = vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0);
        parser.process(&bytes[..end]);
        Some(Self::on(parser.screen()))
    }

    fn on(screen: &vt100::Screen) -> Self {
        let rows = screen.rows(PANEL, 80 - PANEL);
        Self {
            rows: rows.collect(),
        }
    }

    /// The panel in one line.
    fn line(&self) -> String {
        self.rows
            .iter()
            .flat_map(|row| row.split_whitespace())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The moves listed, with their numbers.
    fn moves(&self) -> Vec<(usize, Option<Point>)> {
        let mut moves = Vec::new();
        for row in &self.rows {
            let words: Vec<&str> = row.split_whitespace().collect();
            for pair in words.windows(2) {
                let Ok(number) = pair[0].parse() else {
                    continue;
                };
                match pair[1].parse() {
                    Ok(point) => moves.push((number, Some(point))),
                    Err(_) if pair[1] == "pass" => moves.push((number, None)),
                    Err(_) => {}
                }
            }
        }
        moves
    }

    /// The clock in the row of the person with this name.
    fn clock(&self, name: &str) -> Option<Duration> {
        let row = self.rows.iter().find(|row| {
            row.split_whitespace().any(|word| word == name) && row.trim_end().contains(':')
        })?;
        let (minutes, seconds) = row.split_whitespace().last()?.split_once(':')?;
        Some(Duration::from_secs(
            minutes.parse::<u64>().ok()? * 60 + seconds.parse::<u64>().ok()?,
        ))
    }

    /// Whether it may be this state of a game that is shown.
    fn is(&self, game: &Game, names: &[Option<renju::game::Name>; 2]) -> bool {
        self.line().contains(&text::prompt(Lang::En, game, names))
            && self.moves().last().is_none_or(|&(number, point)| {
                number == game.moves().len() && game.moves()[number - 1].point == point
            })
    }
}

const NAMES: [&str; 2] = ["Anna", "Bert"];

fn names() -> [Option<renju::game::Name>; 2] {
    NAMES.map(|name| Some(name.parse().unwrap()))
}

/// Checks the only unfinished game of the folder against what was typed and shown, and hands it over.
fn check(dir: &Path, played: &Game, shown: Option<&Shown>) -> Game {
    let listing = list(dir).unwrap();
    assert_eq!(listing.unreadable, []);
    let unfinished: Vec<_> = listing
        .games
        .iter()
        .filter(|game| game.progress == renju::store::Progress::Unfinished)
        .collect();
    let kept = match unfinished[..] {
        [] => Game::new(played.setup().clone()),
        [kept] => {
            assert!(!kept.in_use && kept.damage.is_none());
            assert_eq!(kept.header.names, names());
            let before = std::fs::read(&kept.path).unwrap();
            let (_, game, cut) = renju::store::look(&kept.path).unwrap();
            assert_eq!(cut, None);
            assert_eq!(before, std::fs::read(&kept.path).unwrap());
            game
        }
        _ => panic!("{unfinished:?}"),
    };
    assert_eq!(kept.setup(), played.setup());
    let (kept_states, played_states) = (states(&kept), states(played));
    assert!(kept_states.len() <= played_states.len());
    // What is kept is what was typed, as far as it came.
    assert_eq!(decisions(&kept), decisions(played)[..kept_states.len() - 1]);
    if let Some(shown) = shown {
        let found = kept_states
            .iter()
            .rev()
            .find(|state| shown.is(state, &names()));
        assert!(
            found.is_some(),
            "shown:\n{}\nkept: {kept:?}",
            shown.rows.join("\n")
        );
        for (number, point) in shown.moves() {
            assert_eq!(kept.moves()[number - 1].point, point, "{number}");
        }
        for player in Player::ALL {
            let (Some(clock), Some(shown)) =
                (kept.clock(player), shown.clock(NAMES[player.index()]))
            else {
                continue;
            };
            assert!(
                clock.shown().abs_diff(shown) <= SLACK,
                "{clock:?} {shown:?}"
            );
        }
    }
    kept
}

fn decisions(game: &Game) -> Vec<Action> {
    let decided = |entry: &Entry| match *entry {
        Entry::Decided(action) => Some(action),
        Entry::Spent(_) => None,
    };
    game.record().iter().filter_map(decided).collect()
}

const RULES: [&[&str]; 3] = [
    &["--rule", "rif"],
    &["--rule", "standard", "--clock", "30m+5s"],
    &["--rule", "rif", "--clock", "none"],
];

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
    let dir = tempdir().unwrap();
    let mut dice = Dice::new(5);
    let setups = RULES.map(setup);
    let mut which = 0;
    let mut game = Game::new(setups[which].clone());
    // Kills with an even and an odd number of moves; those within the opening have a test of their own below, since
    // where the kill falls here is up to the machine.
    let mut met = [0; 2];
    let mut frames = 0;
    for _ in 0..KILLS {
        let begun = !decisions(&game).is_empty();
        let aside = decisions(&game).len() >= LONGEST;
        let mut args = vec!["--black", NAMES[0], "--white", NAMES[1]];
        let at_once = begun && !aside && dice.below(2) == 0;
        if aside {
            which = (which + 1) % RULES.len();
        }
        args.extend(RULES[which]);
        if at_once {
            // What was agreed is in the game.
            args = vec!["--resume"];
        }
        let session = start(dir.path(), &args);
        if begun && !at_once {
            session.wait_text("do not ask again");
            session.type_keys(if aside { "a" } else { "y" });
            session.wait_for(|screen| !screen.contents().contains("do not ask again"));
        }
        if aside {
            game = Game::new(setups[which].clone());
        }
        // The same person is asked for the same thing, and the last moves stand in the list.
        session.wait_for(|screen| Shown::on(screen).is(&game, &names()));
        let count = 1 + dice.below(2);
        let mut keys = String::new();
        let mut after = Vec::new();
        for _ in 0..count {
            let (action, typed) = decision(&game, &mut dice);
            game.apply(action).unwrap();
            keys.push_str(&typed);
            after.push(game.clone());
        }
        let before = session.bytes().len();
        session.type_keys(&keys);
        if dice.below(2) == 0 {
            // Anywhere within the first keys.
            session.wait_bytes(before + dice.below(90 * count));
        } else {
            // As soon as one of the decisions is seen, or one after it.
            let seen = dice.below(count);
            session.wait_for(|screen| {
                let shown = Shown::on(screen);
                after[seen..].iter().any(|game| shown.is(game, &names()))
            });
        }
        session.kill(Signal::KILL);
        session.wait_exit();
        // Killed before the end of its first frame it has shown nothing for certain.
        let shown = Shown::of(&session.bytes());
        frames += usize::from(shown.is_some());
        game = check(dir.path(), &game, shown.as_ref());
        met[game.moves().len() % 2] += 1;
    }
    assert!(met.iter().all(|&times| times > 0), "{met:?}");
    assert!(frames > KILLS / 2, "{frames}");
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
        let args = ["--black", NAMES[0], "--white", NAMES[1], "--rule", "rif"];
        let session = start(dir.path(), &args);
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
        let kept = check(dir.path(), &game, Shown::of(&session.bytes()).as_ref());
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

//! The words in which a setup and the entries of a record are written, one line each, to and fro.
//!
//! Journals and SGF are written with them.
//!
//! Knows no file, no checksum and no SGF. Every reader here answers `None` to what it does not know
//! and never panics.

use std::time::Duration;

use crate::game::{
    Action, Entry, Move, Player, Policy, RuleSet, Setup, Start, Takeback, TimeControl, WrongClaim,
};
use crate::rules::{Board, Color, Opening, Point, Symmetry};

/// The lines of a setup, each a key and its words.
pub(crate) fn setup(setup: &Setup) -> Vec<String> {
    vec![
        format!("rules {}", rules(setup.rules)),
        format!("first {}", player(setup.first)),
        format!("start {}", start(&setup.start)),
        format!("time {}", time(setup.time)),
        format!("takeback {}", takeback(setup.takeback)),
    ]
}

/// Reads the lines that [`setup`] wrote; all five are needed, in that order.
pub(crate) fn read_setup(lines: &[impl AsRef<str>]) -> Option<Setup> {
    let value = |number: usize, key: &str| {
        let (word, value) = lines.get(number)?.as_ref().split_once(' ')?;
        (word == key).then_some(value)
    };
    Some(Setup {
        rules: read_rules(value(0, "rules")?)?,
        first: read_player(value(1, "first")?)?,
        start: read_start(value(2, "start")?)?,
        time: read_time(value(3, "time")?)?,
        takeback: read_takeback(value(4, "takeback")?)?,
    })
}

/// How many lines a setup has.
pub(crate) const SETUP_LINES: usize = 5;

/// The words of a rule set.
pub(crate) fn rules(rules: RuleSet) -> String {
    let mode = match rules {
        RuleSet::Free => "free",
        RuleSet::Standard(_) => "standard",
        RuleSet::Rif(_) => "rif",
    };
    match rules.policy() {
        None => mode.to_owned(),
        Some(Policy::Loss) => format!("{mode} loss"),
        Some(Policy::Block) => format!("{mode} block"),
        Some(Policy::Claim(WrongClaim::Nothing)) => format!("{mode} claim nothing"),
        Some(Policy::Claim(WrongClaim::Turn)) => format!("{mode} claim turn"),
        Some(Policy::Claim(WrongClaim::Loss)) => format!("{mode} claim loss"),
    }
}

/// Reads the words of a rule set.
pub(crate) fn read_rules(text: &str) -> Option<RuleSet> {
    if text == "free" {
        return Some(RuleSet::Free);
    }
    let (mode, policy) = text.split_once(' ')?;
    let policy = match policy {
        "loss" => Policy::Loss,
        "block" => Policy::Block,
        "claim nothing" => Policy::Claim(WrongClaim::Nothing),
        "claim turn" => Policy::Claim(WrongClaim::Turn),
        "claim loss" => Policy::Claim(WrongClaim::Loss),
        _ => return None,
    };
    match mode {
        "standard" => Some(RuleSet::Standard(policy)),
        "rif" => Some(RuleSet::Rif(policy)),
        _ => None,
    }
}

pub(crate) fn start(start: &Start) -> String {
    match start {
        Start::Empty => "empty".to_owned(),
        Start::Designated {
            opening,
            orientation,
        } => {
            let number = Symmetry::ALL.iter().position(|s| s == orientation);
            let number = number.expect("there are no symmetries but these");
            format!("opening {} {number}", opening.code())
        }
        Start::Position(moves) => {
            let mut text = "position".to_owned();
            for Move { color, point } in moves {
                text.push_str(match color {
                    Color::Black => " b:",
                    Color::White => " w:",
                });
                text.push_str(&point.map_or("pass".to_owned(), |p| p.to_string()));
            }
            text
        }
    }
}

pub(crate) fn read_start(text: &str) -> Option<Start> {
    let mut words = text.split(' ');
    match words.next()? {
        "empty" => words.next().is_none().then_some(Start::Empty),
        "opening" => {
            let opening: Opening = words.next()?.parse().ok()?;
            let number: usize = words.next()?.parse().ok()?;
            let orientation = *Symmetry::ALL.get(number)?;
            words.next().is_none().then_some(Start::Designated {
                opening,
                orientation,
            })
        }
        "position" => {
            let mut board = Board::new();
            let mut moves = Vec::new();
            for word in words {
                let (color, point) = word.split_once(':')?;
                let color = match color {
                    "b" => Color::Black,
                    "w" => Color::White,
                    _ => return None,
                };
                let point: Option<Point> = match point {
                    "pass" => None,
                    point => Some(point.parse().ok()?),
                };
                // `Game::new` takes stones on different points for granted.
                if let Some(p) = point {
                    board.put(p, color).ok()?;
                }
                moves.push(Move { color, point });
            }
            Some(Start::Position(moves))
        }
        _ => None,
    }
}

pub(crate) fn time(time: TimeControl) -> String {
    let ns = |time: Duration| time.as_nanos();
    match time {
        TimeControl::Unlimited => "none".to_owned(),
        TimeControl::Sudden(main) => format!("sudden {}", ns(main)),
        TimeControl::ByoYomi { main, period } => format!("byo-yomi {} {}", ns(main), ns(period)),
        TimeControl::Increment { main, increment } => {
            format!("increment {} {}", ns(main), ns(increment))
        }
    }
}

pub(crate) fn read_time(text: &str) -> Option<TimeControl> {
    let mut words = text.split(' ');
    let kind = words.next()?;
    let times: Vec<Duration> = words.map(nanoseconds).collect::<Option<_>>()?;
    match (kind, &times[..]) {
        ("none", []) => Some(TimeControl::Unlimited),
        ("sudden", &[main]) => Some(TimeControl::Sudden(main)),
        ("byo-yomi", &[main, period]) => Some(TimeControl::ByoYomi { main, period }),
        ("increment", &[main, increment]) => Some(TimeControl::Increment { main, increment }),
        _ => None,
    }
}

fn nanoseconds(text: &str) -> Option<Duration> {
    const SECOND: u128 = 1_000_000_000;
    let ns: u128 = text.parse().ok()?;
    let seconds = u64::try_from(ns / SECOND).ok()?;
    Some(Duration::new(seconds, (ns % SECOND) as u32))
}

pub(crate) fn takeback(takeback: Takeback) -> &'static str {
    match takeback {
        Takeback::Ask => "ask",
        Takeback::Never => "never",
        Takeback::Free => "free",
    }
}

pub(crate) fn read_takeback(text: &str) -> Option<Takeback> {
    [Takeback::Ask, Takeback::Never, Takeback::Free]
        .into_iter()
        .find(|&kind| takeback(kind) == text)
}

/// The word for a person.
pub(crate) fn player(player: Player) -> &'static str {
    match player {
        Player::One => "one",
        Player::Two => "two",
    }
}

/// Reads the word for a person.
pub(crate) fn read_player(text: &str) -> Option<Player> {
    Player::ALL.into_iter().find(|&who| player(who) == text)
}

/// The line of an entry.
pub(crate) fn entry(entry: Entry) -> String {
    match entry {
        Entry::Spent(time) => format!("spent {}", time.as_nanos()),
        Entry::Decided(action) => match action {
            Action::Place(p) => format!("place {p}"),
            Action::Pass => "pass".to_owned(),
            Action::Swap(true) => "swap yes".to_owned(),
            Action::Swap(false) => "swap no".to_owned(),
            Action::Remove(p) => format!("remove {p}"),
            Action::Claim => "claim".to_owned(),
            Action::AcceptDraw => "accept-draw".to_owned(),
            Action::OfferDraw(by) => format!("offer-draw {}", player(by)),
            Action::AskTakeback(by) => format!("ask-takeback {}", player(by)),
            Action::Answer { by, yes: true } => format!("yes {}", player(by)),
            Action::Answer { by, yes: false } => format!("no {}", player(by)),
            Action::Resign(by) => format!("resign {}", player(by)),
            Action::Leave(by) => format!("leave {}", player(by)),
        },
    }
}

/// Reads the line of an entry.
pub(crate) fn read_entry(line: &str) -> Option<Entry> {
    let (word, value) = line.split_once(' ').unwrap_or((line, ""));
    let point = || value.parse::<Point>().ok();
    let by = || read_player(value);
    let action = match (word, value) {
        ("spent", time) => return nanoseconds(time).map(Entry::Spent),
        ("place", _) => Action::Place(point()?),
        ("remove", _) => Action::Remove(point()?),
        ("pass", "") => Action::Pass,
        ("claim", "") => Action::Claim,
        ("accept-draw", "") => Action::AcceptDraw,
        ("swap", "yes") => Action::Swap(true),
        ("swap", "no") => Action::Swap(false),
        ("offer-draw", _) => Action::OfferDraw(by()?),
        ("ask-takeback", _) => Action::AskTakeback(by()?),
        ("yes", _) => Action::Answer {
            by: by()?,
            yes: true,
        },
        ("no", _) => Action::Answer {
            by: by()?,
            yes: false,
        },
        ("resign", _) => Action::Resign(by()?),
        ("leave", _) => Action::Leave(by()?),
        _ => return None,
    };
    Some(Entry::Decided(action))
}

//! The words of a journal's lines, to and fro: what was agreed, and what happened.
//!
//! Knows no checksum and no file. Every reader here answers `None` to what it does not know, and never panics.

use std::time::Duration;

use crate::game::{
    Action, Entry, Move, Name, Player, Policy, RuleSet, Setup, Start, Takeback, TimeControl,
    WrongClaim,
};
use crate::rules::{Board, Color, Opening, Point, Symmetry};

/// What stands at the head of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// What was agreed.
    pub setup: Setup,
    /// The names of the two people, where they gave any.
    pub names: [Option<Name>; 2],
    /// When the game began, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// The journals of the games that these two played before in this sitting, by file name, oldest first.
    pub series: Vec<String>,
}

impl Header {
    /// The head for a further game of the same two people, after the game whose journal has the file name `last`.
    #[must_use]
    pub fn for_next(&self, setup: Setup, started: u64, last: Option<String>) -> Self {
        let mut series = self.series.clone();
        series.extend(last);
        Self {
            setup,
            names: self.names.clone(),
            started,
            series,
        }
    }
}

/// The first word of a journal.
const FORMAT: &str = "renju-journal";
/// The version of the format, raised when an older program could no longer read it.
const VERSION: u32 = 1;

/// Written after the last decision of a game that is put aside; a decision after it takes the game up again.
pub(super) const ASIDE: &str = "aside";

/// Why a head could not be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum HeadFlaw {
    /// Written by a newer program.
    Version(u32),
    /// This is no head, or one of something unknown.
    Unknown,
}

/// The lines of a head.
pub(super) fn head(header: &Header) -> Vec<String> {
    let setup = &header.setup;
    let name = |i: usize| header.names[i].as_ref().map_or("", Name::as_str);
    vec![
        format!("{FORMAT} {VERSION}"),
        format!("rules {}", rules(setup.rules)),
        format!("first {}", player(setup.first)),
        format!("start {}", start(&setup.start)),
        format!("time {}", time(setup.time)),
        format!("takeback {}", takeback(setup.takeback)),
        format!("one {}", name(0)),
        format!("two {}", name(1)),
        format!("started {}", header.started),
        format!("series {}", header.series.join(" ")),
    ]
}

/// How many lines a head has.
pub(super) const HEAD_LINES: usize = 10;

/// Reads the line of a head with this number, from 0, into the head that has been read so far.
pub(super) fn read_head(header: &mut Header, number: usize, line: &str) -> Result<(), HeadFlaw> {
    if let Some(version) = line.strip_prefix(FORMAT) {
        return match version.trim().parse() {
            Ok(VERSION) if number == 0 => Ok(()),
            Ok(version) if number == 0 => Err(HeadFlaw::Version(version)),
            _ => Err(HeadFlaw::Unknown),
        };
    }
    read_field(header, number, line).ok_or(HeadFlaw::Unknown)
}

fn read_field(header: &mut Header, number: usize, line: &str) -> Option<()> {
    let (key, value) = line.split_once(' ')?;
    let setup = &mut header.setup;
    match (number, key) {
        (1, "rules") => setup.rules = read_rules(value)?,
        (2, "first") => setup.first = read_player(value)?,
        (3, "start") => setup.start = read_start(value)?,
        (4, "time") => setup.time = read_time(value)?,
        (5, "takeback") => setup.takeback = read_takeback(value)?,
        (6, "one") if value.is_empty() => header.names[0] = None,
        (6, "one") => header.names[0] = Some(value.parse().ok()?),
        (7, "two") if value.is_empty() => header.names[1] = None,
        (7, "two") => header.names[1] = Some(value.parse().ok()?),
        (8, "started") => header.started = value.parse().ok()?,
        (9, "series") => {
            header.series = value.split_whitespace().map(str::to_owned).collect();
        }
        _ => return None,
    }
    Some(())
}

fn rules(rules: RuleSet) -> String {
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

fn read_rules(text: &str) -> Option<RuleSet> {
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

fn start(start: &Start) -> String {
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

fn read_start(text: &str) -> Option<Start> {
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

fn time(time: TimeControl) -> String {
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

fn read_time(text: &str) -> Option<TimeControl> {
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

fn takeback(takeback: Takeback) -> &'static str {
    match takeback {
        Takeback::Ask => "ask",
        Takeback::Never => "never",
        Takeback::Free => "free",
    }
}

fn read_takeback(text: &str) -> Option<Takeback> {
    [Takeback::Ask, Takeback::Never, Takeback::Free]
        .into_iter()
        .find(|&kind| takeback(kind) == text)
}

fn player(player: Player) -> &'static str {
    match player {
        Player::One => "one",
        Player::Two => "two",
    }
}

fn read_player(text: &str) -> Option<Player> {
    Player::ALL.into_iter().find(|&who| player(who) == text)
}

/// The line of an entry.
pub(super) fn entry(entry: Entry) -> String {
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
pub(super) fn read_entry(line: &str) -> Option<Entry> {
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

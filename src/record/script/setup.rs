//! What was agreed, in five lines: rules, first player, start, clock and takebacks.

use std::time::Duration;

use crate::game::{
    Move, OpeningRule, Player, Policy, RuleSet, Setup, Start, Takeback, TimeControl, WrongClaim,
};
use crate::rules::{Board, Color, Opening, Point, Symmetry};

use super::entry::Value;
use super::{Field, line, set};

/// What every script says first, in this order.
pub(super) const SETUP: [Field<Setup>; 5] = [
    Field {
        word: "rules",
        write: |setup| rules(setup.rules, setup.opening_rule),
        read: |setup, value| {
            let (rules, opening_rule) = read_rules(value)?;
            (setup.rules, setup.opening_rule) = (rules, opening_rule);
            Some(())
        },
    },
    Field {
        word: "first",
        write: |setup| setup.first.write(),
        read: |setup, value| set(&mut setup.first, Player::read(value)),
    },
    Field {
        word: "start",
        write: |setup| start(&setup.start),
        read: |setup, value| set(&mut setup.start, read_start(value)),
    },
    Field {
        word: "time",
        write: |setup| time(setup.time),
        read: |setup, value| set(&mut setup.time, read_time(value)),
    },
    Field {
        word: "takeback",
        write: |setup| takeback(setup.takeback).to_owned(),
        read: |setup, value| set(&mut setup.takeback, read_takeback(value)),
    },
];

/// The words of a rule set, and the name of the opening rule unless it is that of the mode.
pub(crate) fn rules(rules: RuleSet, opening_rule: &OpeningRule) -> String {
    let set = rule_set(rules);
    if opening_rule == OpeningRule::of(rules.mode()) {
        set
    } else {
        format!("{set} {}", opening_rule.name)
    }
}

/// Reads what [`rules`] wrote.
pub(crate) fn read_rules(text: &str) -> Option<(RuleSet, &'static OpeningRule)> {
    if let Some(rules) = read_rule_set(text) {
        return Some((rules, OpeningRule::of(rules.mode())));
    }
    let (set, name) = text.rsplit_once(' ')?;
    let rules = read_rule_set(set)?;
    Some((rules, OpeningRule::named(name, Some(rules.mode()))?))
}

fn rule_set(rules: RuleSet) -> String {
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

fn read_rule_set(text: &str) -> Option<RuleSet> {
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
    match time {
        TimeControl::Unlimited => "none".to_owned(),
        TimeControl::Sudden(main) => line("sudden", &main.write()),
        TimeControl::ByoYomi {
            main,
            period,
            periods,
        } => {
            let words = format!("byo-yomi {} {}", main.write(), period.write());
            // One period is not counted: older builds read the line.
            match periods {
                1 => words,
                _ => format!("{words} {periods}"),
            }
        }
        TimeControl::Increment { main, increment } => {
            format!("increment {} {}", main.write(), increment.write())
        }
    }
}

fn read_time(text: &str) -> Option<TimeControl> {
    let words: Vec<&str> = text.split(' ').collect();
    let time = |word: &str| Duration::read(word);
    let byo_yomi = |main, period, periods| {
        Some(TimeControl::ByoYomi {
            main: time(main)?,
            period: time(period)?,
            periods,
        })
    };
    let time = match words[..] {
        ["none"] => TimeControl::Unlimited,
        ["sudden", main] => TimeControl::Sudden(time(main)?),
        ["byo-yomi", main, period] => byo_yomi(main, period, 1)?,
        ["byo-yomi", main, period, periods] => byo_yomi(main, period, u8::read(periods)?)?,
        ["increment", main, increment] => TimeControl::Increment {
            main: time(main)?,
            increment: time(increment)?,
        },
        _ => return None,
    };
    time.is_playable().then_some(time)
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

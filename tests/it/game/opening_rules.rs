//! The opening rules: known games, and every step by every action.

use renju::game::{
    Action, ActionError, Branch, Due, Game, OpeningRule, Phase, Player, Setup, Takeback, Zone,
    replay,
};
use renju::rules::Color;

use super::machine::code;
use crate::support::positions::rows;
use crate::support::told::{action, at, by, told};

/// A game by this rule, claims allowed, takebacks on request.
pub(crate) fn setup(rule: &'static OpeningRule) -> Setup {
    Setup {
        takeback: Takeback::Ask,
        ..by(rule)
    }
}

pub(crate) fn named(name: &str) -> Setup {
    setup(OpeningRule::named(name, None).unwrap_or_else(|| panic!("no rule {name}")))
}

/// The action of a word of the data file.
fn of_file(game: &Game, word: &str) -> Action {
    match (word.split_once(':'), game.phase()) {
        (Some(("declare", number)), _) => Action::Declare(number.parse().expect("a number")),
        (Some(("pick", p)), _) => Action::Pick(at(p)),
        (None, Phase::Choosing { .. }) if word == "swap" => Action::Choose(Branch::Swap),
        _ => action(word),
    }
}

/// What a step asks for and of whom: `b7/1` a black stone in the central 7×7 by the first person.
pub(crate) fn phase(game: &Game) -> String {
    let by = game
        .to_decide()
        .map_or(String::new(), |by| format!("/{}", by.index() + 1));
    let letter = |color: Color| if color == Color::Black { "b" } else { "w" };
    let what = match game.phase() {
        Phase::Placing {
            color,
            zone: Zone::Beyond(_),
            ..
        } => format!("{}out", letter(*color)),
        Phase::Placing { color, zone, .. } => format!("{}{}", letter(*color), zone.side()),
        Phase::Swapping { .. } => "swap".into(),
        Phase::Declaring { .. } => "number".into(),
        Phase::Choosing { .. } => "choose".into(),
        Phase::Proposing { made, count, .. } => format!("{}of{count}", made.len()),
        Phase::Removing { .. } => "remove".into(),
        Phase::Picking { .. } => "pick".into(),
        Phase::Playing { turn, .. } => format!("{}-free", letter(*turn)),
        Phase::Settling(_) | Phase::Over(_) => "end".into(),
    };
    what + &by
}

#[test]
fn known_games() {
    let games = rows("opening-rules.tsv", &["id", "rule", "sequence", "expected"]);
    assert_eq!(games.len(), 30, "rows are missing");
    for row in games {
        let [id, rule, sequence, expected] = &row[..] else {
            panic!("{row:?}");
        };
        let mut game = Game::new(named(rule));
        let words: Vec<&str> = sequence.split_whitespace().collect();
        let (last, before) = words.split_last().expect("a game");
        for word in before {
            let action = of_file(&game, word);
            assert_eq!(game.apply(action), Ok(()), "{id}: {word}");
        }
        let as_it_was = game.clone();
        let answer = game.apply(of_file(&game, last));
        if let Some(reason) = expected.strip_prefix("refused at ") {
            let error = answer.expect_err(id);
            assert_eq!(game, as_it_was, "{id}: refused, and something changed");
            let told = match error {
                ActionError::EqualProposals { first, .. } => {
                    format!("{last} (equals {})", first.to_string().to_lowercase())
                }
                ActionError::OutsideZone { zone, .. } => {
                    let side = zone.side();
                    match zone {
                        Zone::Within(_) => format!("{last} ({side}x{side})"),
                        Zone::Beyond(_) => format!("{last} (outside {side}x{side})"),
                    }
                }
                ActionError::Due(Due::Number) => format!("{last} (declare due)"),
                ActionError::Due(Due::Proposal) => {
                    let Phase::Proposing { made, .. } = game.phase() else {
                        panic!("{id}");
                    };
                    assert_eq!(made.len(), 9, "{id}");
                    "pick (tenth due)".to_owned()
                }
                ActionError::Due(Due::Stone) if last.starts_with("declare") => {
                    format!("{last} (stone due)")
                }
                ActionError::Due(Due::Stone)
                | ActionError::NumberOutside { .. }
                | ActionError::NotAProposal(_)
                | ActionError::NotABranch(_) => (*last).to_owned(),
                error => panic!("{id}: {error}"),
            };
            assert_eq!(told, reason, "{id}: {error}");
            continue;
        }
        assert_eq!(answer, Ok(()), "{id}: {last}");
        let mut parts = expected.split("; ");
        assert_eq!(parts.next(), Some("ok"), "{id}");
        let person = |name: &str| match name {
            "opener" => Player::One,
            "responder" => Player::Two,
            _ => panic!("{id}: {name}"),
        };
        for part in parts {
            let (what, value) = part.split_once('=').expect(id);
            match what {
                "black" => assert_eq!(game.seats().player(Color::Black), person(value), "{id}"),
                "white" => assert_eq!(game.seats().player(Color::White), person(value), "{id}"),
                "to" => {
                    let color = game.to_decide().map(|by| game.seats().color(by));
                    assert_eq!(color.expect(id).to_string(), value, "{id}");
                }
                "due" => {
                    let due = match game.phase() {
                        Phase::Proposing { count, made, .. } if made.is_empty() => {
                            format!("propose {count}")
                        }
                        Phase::Removing { .. } | Phase::Picking { .. } => "pick".to_owned(),
                        Phase::Playing { .. } => format!("move {}", game.next_number()),
                        phase => panic!("{id}: {phase:?}"),
                    };
                    assert_eq!(due, value, "{id}");
                }
                _ => {
                    let number: usize = what.strip_prefix("move").expect(id).parse().expect(id);
                    assert_eq!(game.moves()[number - 1].point, Some(at(value)), "{id}");
                }
            }
        }
        assert_eq!(replay(game.setup().clone(), game.record()), Ok(game));
    }
}

/// The actions of the table.
const WORDS: [&str; 15] = [
    "h9", "k11", "a1", "pass", "swap", "keep", "#3", "#13", "place", "offer", "add", "exchange",
    "white", "=k11", "-k11",
];

#[test]
fn every_step_answers_every_action() {
    let (mut rule, mut differ, mut rows) = ("", Vec::new(), 0);
    for line in TABLE.lines().filter(|line| !line.is_empty()) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [words, asked, expected, others] = columns[..] else {
            rule = line;
            continue;
        };
        let game = told(&named(rule), words);
        let mut found = Vec::new();
        for word in WORDS {
            let mut tried = game.clone();
            let answer = match tried.apply(action(word)) {
                Ok(()) => phase(&tried),
                refused => {
                    assert_eq!(tried, game, "{word} was refused and changed something");
                    code(refused)
                }
            };
            if answer != others {
                found.push(format!("{word} {answer}"));
            }
        }
        if (phase(&game).as_str(), found.join(", ").as_str()) != (asked, expected) {
            let found = found.join(", ");
            differ.push(format!(
                "{rule}: {words} | {} | {found} | {others}",
                phase(&game)
            ));
        }
        rows += 1;
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
    assert_eq!(rows, 65);
}

/// For each rule some moments: the moves before, who decides what (see [`phase`]), the answers that differ, and the one
/// to all other actions.
const TABLE: &str = "
yamaguchi
  | b1/1 | h9 H9!1, k11 K11!1, a1 A1!1, pass <7 | stone
  h8 | w3/1 | h9 b5/1, k11 K11!3, a1 A1!3, pass <7 | stone
  h8 h9 | b5/1 | h9 H9:white, k11 K11!5, a1 A1!5, pass <7 | stone
  h8 h9 i9 | number/1 | h9 H9:white, #3 swap/2, #13 1-12 | number
  h8 h9 i9 #3 | swap/2 | h9 H9:white, k11 0of3/1, a1 0of3/1, swap w15/1, keep w15/2 | swap
  h8 h9 i9 #3 swap | w15/1 | h9 H9:white, k11 0of3/2, a1 0of3/2, pass <7 | stone
  h8 h9 i9 #3 swap g7 | 0of3/2 | h9 H9:white, k11 1of3/2, a1 1of3/2, pass <7 | proposal
  h8 h9 i9 #3 swap g7 k11 | 1of3/2 | h9 H9:white, k11 K11=K11, a1 2of3/2, pass <7 | proposal
  h8 h9 i9 #3 swap g7 k11 a1 a2 | pick/1 | h9 H9:white, =k11 w-free/1 | pick
  h8 h9 i9 #1 keep g7 | b15/1 | h9 H9:white, k11 w-free/2, a1 w-free/2, pass <7 | stone
  h8 h9 i9 #1 keep g7 k10 | w-free/2 | h9 H9:white, k11 b-free/1, a1 b-free/1, pass <7 | stone
  h8 h9 i9 #2 keep g7 k10 k11 | remove/2 | h9 H9:white, =k11 w-free/2, -k11 w-free/2 | removal
soosorv-8
  h8 h9 i9 | swap/2 | h9 H9:white, k11 number/2, a1 number/2, swap w15/1, keep w15/2 | swap
  h8 h9 i9 keep | w15/2 | h9 H9:white, k11 number/2, a1 number/2, pass <7 | stone
  h8 h9 i9 swap g7 | number/1 | h9 H9:white, #3 swap/2, #13 1-8 | number
  h8 h9 i9 keep g7 #8 | swap/1 | h9 H9:white, k11 1of8/1, a1 1of8/1, swap 0of8/2, keep 0of8/1 | swap
  h8 h9 i9 keep g7 #8 swap | 0of8/2 | h9 H9:white, k11 1of8/2, a1 1of8/2, pass <7 | proposal
  h8 h9 i9 keep g7 #1 | swap/1 | h9 H9:white, k11 w-free/2, a1 w-free/2, swap b15/2, keep b15/1 | swap
soosorv-4
  h8 h9 i9 keep g7 | number/2 | h9 H9:white, #3 swap/1, #13 1-4 | number
taraguchi-10
  | b1/1 | h9 H9!1, k11 K11!1, a1 A1!1, pass <7 | stone
  h8 | swap/2 | h9 swap/1, k11 K11!3, a1 A1!3, swap w3/1, keep w3/2 | swap
  h8 swap | w3/1 | h9 swap/2, k11 K11!3, a1 A1!3, pass <7 | stone
  h8 g8 | swap/1 | h9 swap/2, k11 K11!5, a1 A1!5, swap b5/2, keep b5/1 | swap
  h8 keep g8 swap | b5/2 | h9 swap/1, k11 K11!5, a1 A1!5, pass <7 | stone
  h8 g8 i7 | swap/2 | h9 choose/1, k11 choose/1, a1 A1!7, swap w7/1, keep w7/2 | swap
  h8 g8 i7 swap | w7/1 | h9 choose/2, k11 choose/2, a1 A1!7, pass <7 | stone
  h8 g8 i7 j10 | choose/1 | h9 swap/2, k11 swap/2, a1 A1!9, place b9/1, offer 0of10/1, add no-way, exchange b9/2, white no-way | branch
  h8 g8 i7 j10 place | b9/1 | h9 swap/2, k11 swap/2, a1 A1!9, pass <7 | stone
  h8 g8 i7 j10 exchange | b9/2 | h9 swap/1, k11 swap/1, a1 A1!9, pass <7 | stone
  h8 g8 i7 j10 g10 | swap/2 | h9 b-free/1, k11 b-free/1, a1 b-free/1, swap w-free/1, keep w-free/2 | swap
  h8 g8 i7 j10 g10 swap | w-free/1 | h9 b-free/2, k11 b-free/2, a1 b-free/2, pass <7 | stone
  h8 g8 i7 j10 offer | 0of10/1 | h9 1of10/1, k11 1of10/1, a1 1of10/1, pass <7 | proposal
  h8 g8 i7 j10 offer k11 a2 a3 a4 a5 a6 a7 a8 a9 | 9of10/1 | h9 pick/2, k11 K11=K11, a1 pick/2, pass <7 | proposal
  h8 g8 i7 j10 offer k11 a2 a3 a4 a5 a6 a7 a8 a9 b9 | pick/2 | =k11 w-free/2 | pick
  h8 g8 i7 j10 offer k11 a2 a3 a4 a5 a6 a7 a8 a9 b9 =k11 | w-free/2 | h9 b-free/1, k11 K11:black, a1 b-free/1, pass <7 | stone
taraguchi
  h8 g8 i7 j10 offer | 0of5/1 | h9 1of5/1, k11 1of5/1, a1 1of5/1, pass <7 | proposal
  h8 g8 i7 j10 offer k11 a2 a3 a4 a5 | pick/2 | =k11 w-free/2 | pick
tarannikov
  h8 g8 i7 | swap/2 | h9 swap/1, k11 swap/1, a1 A1!7, swap w7/1, keep w7/2 | swap
  h8 g8 i7 j10 | swap/1 | h9 swap/2, k11 swap/2, a1 A1!9, swap b9/2, keep b9/1 | swap
  h8 g8 i7 j10 swap | b9/2 | h9 swap/1, k11 swap/1, a1 A1!9, pass <7 | stone
  h8 g8 i7 j10 g10 | swap/2 | h9 b-free/1, k11 b-free/1, a1 b-free/1, swap w-free/1, keep w-free/2 | swap
sakata
  h8 h9 i9 | w7/2 | h9 H9:white, k11 b9/2, a1 A1!7, pass <7 | stone
  h8 h9 i9 g7 | b9/2 | h9 H9:white, k11 choose/1, a1 A1!9, pass <7 | stone
  h8 h9 i9 g7 f8 | choose/1 | h9 H9:white, place no-way, offer no-way, add no-way, exchange no-way, white w-free/1 | branch
  h8 h9 i9 g7 f8 white | w-free/1 | h9 H9:white, k11 b-free/2, a1 b-free/2, pass <7 | stone
  h8 h9 i9 g7 f8 black | w-free/2 | h9 H9:white, k11 b-free/1, a1 b-free/1, pass <7 | stone
swap
  | b15/1 | h9 w15/1, k11 w15/1, a1 w15/1, pass <4 | stone
  a2 | w15/1 | h9 b15/1, k11 b15/1, a1 b15/1, pass <4 | stone
  a2 a3 | b15/1 | h9 choose/2, k11 choose/2, a1 choose/2, pass <4 | stone
  a2 a3 a4 | choose/2 | place no-way, offer no-way, add no-way, exchange no-way, white w-free/2 | branch
  a2 a3 a4 white | w-free/2 | h9 b-free/1, k11 b-free/1, a1 b-free/1, pass b-free/1 | stone
  a2 a3 a4 black | w-free/1 | h9 b-free/2, k11 b-free/2, a1 b-free/2, pass b-free/2 | stone
swap2
  a2 a3 a4 | choose/2 | place no-way, offer no-way, add w15/2, exchange no-way, white w-free/2 | branch
  a2 a3 a4 add | w15/2 | h9 b15/2, k11 b15/2, a1 b15/2 | stone
  a2 a3 a4 add a5 | b15/2 | h9 choose/1, k11 choose/1, a1 choose/1 | stone
  a2 a3 a4 add a5 a6 | choose/1 | place no-way, offer no-way, add no-way, exchange no-way, white w-free/1 | branch
  a2 a3 a4 add a5 a6 black | w-free/2 | h9 b-free/1, k11 b-free/1, a1 b-free/1, pass b-free/1 | stone
pro
  | b1/1 | h9 H9!1, k11 K11!1, a1 A1!1, pass <4 | stone
  h8 | w15/2 | h9 bout/1, k11 bout/1, a1 bout/1, pass <4 | stone
  h8 a2 | bout/1 | h9 H9!5, k11 w-free/2, a1 w-free/2, pass <4 | stone
  h8 a2 k8 | w-free/2 | h9 b-free/1, k11 b-free/1, a1 b-free/1, pass b-free/1 | stone
long-pro
  h8 a2 | bout/1 | h9 H9!7, k11 K11!7, a1 w-free/2, pass <4 | stone
swap1
  | b15/1 | h9 swap/2, k11 swap/2, a1 swap/2, pass <4 | stone
  a2 | swap/2 | h9 b-free/1, k11 b-free/1, a1 b-free/1, swap w-free/1, keep w-free/2 | swap
  a2 swap | w-free/1 | h9 b-free/2, k11 b-free/2, a1 b-free/2, pass <4 | stone
";

//! Nothing jumps: players, clocks, moves, messages and hints keep their places through a whole game, in every layout.

use std::collections::BTreeMap;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::style::Modifier;
use renju::game::{Policy, RuleSet, Setup, Takeback, WrongClaim};
use renju::text::Lang;

use crate::support::screen::{Screen, enter, row};

const SIZES: [(u16, u16); 9] = [
    (34, 18),
    (34, 20),
    (40, 20),
    (50, 26),
    (60, 30),
    (80, 24),
    (96, 40),
    (110, 38),
    (200, 60),
];

/// The ends of the clock's figures in a row: `1:30`, `9.9`.
fn figures(row: &str) -> Vec<usize> {
    let chars: Vec<char> = row.chars().collect();
    let windows = chars.windows(4).enumerate();
    windows
        .filter_map(|(at, four)| match four {
            [a, ':', b, c] if [a, b, c].into_iter().all(char::is_ascii_digit) => Some(at + 3),
            [_, a, '.', b] if [a, b].into_iter().all(char::is_ascii_digit) => Some(at + 3),
            _ => None,
        })
        .collect()
}

/// Where everything stands that has a place of its own.
fn places(screen: &Screen, (width, height): (u16, u16)) -> BTreeMap<String, (u16, u16)> {
    let buf = screen.buffer(width, height);
    let mut places = BTreeMap::new();
    let mut clocks = 0;
    for y in 0..height {
        let (text, columns) = row(&buf, y);
        let mut put = |name: String, at: usize| {
            places.insert(name, (columns[at], y));
        };
        let find = |wanted: &str| {
            let at = text.find(wanted)?;
            Some(text[..at].chars().count())
        };
        for (name, stone) in [("black", " ●  "), ("white", " ○  ")] {
            // A blank of a disc is no blank of the page.
            let on_page = |at: usize| !buf[(columns[at], y)].modifier.contains(Modifier::REVERSED);
            if let Some(at) = find(stone).filter(|&at| on_page(at)) {
                put(name.to_owned(), at);
            }
        }
        // A message that is one row long.
        if let Some(at) = screen.app.note.as_deref().and_then(find) {
            put("message".to_owned(), at);
        }
        if let Some(at) = find(" 1 H8") {
            put("moves".to_owned(), at);
        }
        for end in figures(&text) {
            put(format!("clock {clocks}"), end);
            clocks += 1;
        }
        if y == height_of_hints(screen, &buf) {
            for (key, at) in hints(&text) {
                put(format!("hint {key}"), at);
            }
        }
    }
    places
}

/// The last row with anything in it, where the hints stand.
fn height_of_hints(screen: &Screen, buf: &Buffer) -> u16 {
    let is_hinted = screen.app.dialog.is_none();
    let rows = 0..buf.area.height;
    let last = rows.rev().find(|&y| !row(buf, y).0.trim().is_empty());
    last.filter(|_| is_hinted).unwrap_or(u16::MAX)
}

/// The key of each hint, and where it stands.
fn hints(row: &str) -> Vec<(String, usize)> {
    [
        "Enter", "f", "p", "d", "r", "u", ":", "?", "q", "P", "s", "e", "m",
    ]
    .into_iter()
    .filter_map(|key| {
        let at = match row.strip_prefix(&format!("{key} ")) {
            Some(_) => 0,
            None => row.find(&format!(" {key} "))? + 1,
        };
        Some((key.to_owned(), row[..at].chars().count()))
    })
    .collect()
}

/// What is done in the game, in turn; a message, a question or the clock may be what changes.
const COURSE: &[&str] = &[
    ":h8",
    "u",
    "Esc",
    ":a1",
    ":g9",
    ":i10",
    "Esc",
    "Enter",
    "n",
    ":i7",
    ":f6",
    ":f6",
    ":j11",
    "wait 3",
    ":f6",
    "y",
    "p",
    ":k12",
    "r",
    "Esc",
    ":nonsense",
    "u",
    "Esc",
    ":l12",
    "f",
    "y",
    ":b2",
    ":c14",
    "f",
    "Esc",
    "p",
    "Esc",
    "wait 575",
    "d",
    "n",
    "wait 16",
    "m",
    ":d14",
    "wait 595",
    ":m4",
    "q",
    "Esc",
    "wait 25",
    "[",
    "[",
    "T",
    "wait 2",
];

fn act(screen: &mut Screen, action: &str) {
    if let Some(seconds) = action.strip_prefix("wait ") {
        screen
            .app
            .elapse(Duration::from_secs(seconds.parse().unwrap()));
    } else if let Some(line) = action.strip_prefix(':').filter(|line| !line.is_empty()) {
        enter(&mut screen.app, line);
    } else {
        screen.press(action);
    }
}

#[test]
fn nothing_jumps() {
    let setup = Setup {
        time: "10m/2x30s".parse().unwrap(),
        takeback: Takeback::Ask,
        ..Setup::new(RuleSet::Rif(Policy::Claim(WrongClaim::Nothing)))
    };
    let named = [Some("Anna"), Some("佐藤")];
    let games = [
        (Lang::En, [None, None]),
        (Lang::Ja, [None, None]),
        (Lang::Zh, named),
        (Lang::En, named),
    ];
    for (lang, names) in games {
        for size in SIZES {
            let mut screen = Screen::named(setup.clone(), lang, names);
            let mut first: BTreeMap<String, ((u16, u16), &str)> = BTreeMap::new();
            for action in COURSE {
                act(&mut screen, action);
                let places = places(&screen, size);
                // Large figures are blocks.
                let clocks = places.keys().filter(|name| name.starts_with("clock"));
                let (clocks, large) = (clocks.count(), size.1 >= 38);
                assert!(
                    clocks == 2 || large,
                    "{clocks} clocks at {size:?}, {lang} after {action}"
                );
                for (name, place) in places {
                    let (was, since) = *first.entry(name.clone()).or_insert((place, action));
                    assert_eq!(
                        was,
                        place,
                        "{name} at {size:?} in {lang} since {since}, then after {action}:\n{}",
                        screen.draw(size.0, size.1).join("\n")
                    );
                }
            }
            let mut seen = vec!["hint ?", "hint f", "message"];
            if size != (34, 18) {
                seen.extend(["black", "white"]);
            }
            if size.1 > 20 {
                seen.extend(["moves", "hint q"]);
            }
            for name in seen {
                assert!(first.contains_key(name), "no {name} at {size:?} in {lang}");
            }
            // The end brings other keys, and moves nothing else.
            screen.press("r y");
            assert!(screen.app.game().outcome().is_some());
            for (name, place) in places(&screen, size) {
                let is_of_game = name != "message" && !name.starts_with("hint");
                if let Some((was, _)) = first.get(&name).filter(|_| is_of_game) {
                    let shown = screen.draw(size.0, size.1).join("\n");
                    assert_eq!(*was, place, "{name} at {size:?} in {lang}:\n{shown}");
                }
            }
        }
    }
}

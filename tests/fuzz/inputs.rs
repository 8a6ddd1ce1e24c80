//! Any input of a terminal, by hand or not, in windows of any size: no panic, and the game stays one that its record
//! makes.

use std::time::Duration;

use ratatui::layout::Rect;
use renju::game::replay;
use renju::rules::Point;
use renju::text::{Command, Lang};
use renju::tui::app::{App, Effect, Settings};
use renju::tui::glyphs;

use super::run;
use super::storm::{Terminal, storm};
use crate::support::random_play::{Dice, setup};
use crate::support::screen::{cells, settings};

/// Words to type: every command in every language, a point, a side, and what means nothing.
pub(super) fn line(dice: &mut Dice) -> String {
    const JUNK: [&str; 14] = [
        "",
        " ",
        "h16",
        "1",
        "12",
        "999999999999999999999",
        "h8i9g7",
        "yes white",
        "\u{202e}",
        "x\u{1b}]0;x\u{7}",
        "ｈ８",
        "--",
        "連珠連珠",
        "e\u{301}\u{301}",
    ];
    let word = |dice: &mut Dice| {
        let all = Command::ALL;
        let lang = Lang::ALL[dice.below(4)];
        let command = all[dice.below(all.len())];
        let also = command.also();
        match command.word(lang) {
            Some(word) if also.is_empty() || dice.below(2) == 0 => word,
            Some(_) => also[dice.below(also.len())],
            None => JUNK[dice.below(JUNK.len())],
        }
    };
    let point = |dice: &mut Dice| {
        let points: Vec<Point> = Point::all().collect();
        points[dice.below(points.len())].to_string()
    };
    match dice.below(6) {
        0 | 1 => point(dice),
        2 | 3 => word(dice).to_owned(),
        4 => {
            let behind = [
                point(dice),
                "white".to_owned(),
                "黒".to_owned(),
                word(dice).to_owned(),
            ];
            format!("{} {}", word(dice), behind[dice.below(4)])
        }
        _ => JUNK[dice.below(JUNK.len())].to_owned(),
    }
}

/// A key as a terminal sends it.
fn key(dice: &mut Dice) -> Vec<u8> {
    const KEYS: [&str; 22] = [
        "\r",
        " ",
        "\x1b",
        "\x1b[A",
        "\x1b[B",
        "\x1b[C",
        "\x1b[D",
        "\x1b[H",
        "\x1b[F",
        "\x1b[5~",
        "\x1b[6~",
        "\x1bOP",
        "\x1b[21~",
        "\t",
        "\x1b[Z",
        "\x7f",
        "禁",
        "ｑ",
        "й",
        "：",
        "\x0c",
        "\x1b[<65;9;9M",
    ];
    match dice.below(4) {
        0 => KEYS[dice.below(KEYS.len())].into(),
        1 => format!("\x1b[<0;{};{}M", 1 + dice.below(90), 1 + dice.below(30)).into(),
        _ => vec![0x20 + dice.below(0x5f) as u8],
    }
}

fn app(dice: &mut Dice) -> App {
    let sets = [
        &glyphs::LINE,
        &glyphs::WIDE,
        &glyphs::ASCII,
        &glyphs::ASCII_ONLY,
    ];
    let looks = Settings {
        hints: dice.below(2) == 0,
        games: [None, Some(1), Some(3)][dice.below(3)],
        ..settings(Lang::ALL[dice.below(4)], sets[dice.below(4)])
    };
    App::new(setup(dice), [None, Some("佐藤".parse().unwrap())], &looks)
}

#[test]
fn any_input_is_survived() {
    let mut games = 0;
    let inputs = run(60, |dice| {
        let mut terminal = Terminal::new(app(dice));
        for _ in 0..250 {
            let slow = 120 + dice.below(1500) as u64;
            let mut effects = match dice.below(8) {
                0 | 1 => {
                    let line = line(dice);
                    let mut effects = terminal.send(slow, b":");
                    effects.extend(terminal.send(10, line.as_bytes()));
                    effects.extend(terminal.send(slow, b"\r"));
                    effects
                }
                2 => storm(dice)
                    .iter()
                    .flat_map(|(gap, bytes)| terminal.send(*gap, bytes))
                    .collect(),
                3 => {
                    let bytes: Vec<u8> =
                        (0..dice.below(20)).map(|_| dice.below(256) as u8).collect();
                    terminal.send(dice.below(150) as u64, &bytes)
                }
                _ => {
                    let key = key(dice);
                    terminal.send(slow, &key)
                }
            };
            if dice.below(4) == 0 {
                effects.extend(
                    terminal
                        .app
                        .elapse(Duration::from_millis(dice.below(3000) as u64)),
                );
                terminal.app.ticked();
            }
            if dice.below(8) == 0 {
                let small = dice.below(4) == 0;
                let [width, height] =
                    [100, 40].map(|most| dice.below(if small { 20 } else { most }) as u16);
                terminal.area = Rect::new(0, 0, width, height);
            }
            if dice.below(6) == 0 {
                cells(&terminal.app, terminal.area);
            }
            if effects
                .iter()
                .any(|effect| matches!(effect, Effect::End(_)))
            {
                games += 1;
                terminal.app = app(dice);
            }
            let game = terminal.app.game();
            if dice.below(50) == 0 {
                assert_eq!(
                    replay(game.setup().clone(), game.record()).as_ref(),
                    Ok(game)
                );
            }
        }
        terminal.heard
    });
    assert!(inputs > 20_000 && games > 20, "{inputs} {games}");
}

//! Strings, reports, pastes, bursts, clicks and held keys decide nothing, whatever is in front: the terminal's bytes go
//! through the parser and the pace of the keyboard into the app, as the loop does it, with a clock of their own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crossterm::event::{Event, KeyEventKind, MouseEventKind};
use ratatui::layout::Rect;
use renju::game::{Game, Player, Request};
use renju::sitting::{Keeper, Sitting};
use renju::text::Lang;
use renju::tui::app::{App, Effect};
use renju::tui::dialog::{Ask, Dialog};
use renju::tui::glyphs;
use renju::tui::pace::{Pace, Press};
use renju::tui::terminal::{Arrival, Heard, Parser};

use super::{folder, run};
use crate::game::machine_random::{asked, name};
use crate::support::every_screen::screens;
use crate::support::random_play::{Dice, setup, step};
use crate::support::screen::{WINDOW, enter, press_all, settings};
use crate::support::told::{default, filled, free};

/// A frame is out so many milliseconds after its key.
const DRAWN: u64 = 5;

/// A terminal that sends bytes to an app.
pub(super) struct Terminal {
    pub(super) app: App,
    pub(super) area: Rect,
    /// Keys, pastes and clicks that came out of the bytes.
    pub(super) heard: u64,
    parser: Parser,
    pace: Pace,
    now: u64,
}

impl Terminal {
    pub(super) fn new(app: App) -> Self {
        Self {
            app,
            area: WINDOW,
            heard: 0,
            parser: Parser::default(),
            pace: Pace::default(),
            now: 10_000,
        }
    }

    /// Sends bytes so many milliseconds after those before, and gives back what the program is to do.
    pub(super) fn send(&mut self, mut gap: u64, bytes: &[u8]) -> Vec<Effect> {
        let mut effects = Vec::new();
        while let Some(patience) = self
            .parser
            .patience()
            .filter(|p| p.as_millis() <= gap.into())
        {
            let patience = patience.as_millis() as u64;
            gap -= patience;
            effects.extend(self.take(patience, b""));
            if patience == 0 {
                break;
            }
        }
        effects.extend(self.take(gap, bytes));
        effects
    }

    fn take(&mut self, gap: u64, bytes: &[u8]) -> Vec<Effect> {
        self.now += gap;
        let at = Duration::from_millis(self.now);
        let heard = self.parser.take(bytes, Duration::from_millis(gap));
        let pressed = |heard: &Heard| match heard {
            Heard::Input(Event::Key(event)) => event.kind != KeyEventKind::Release,
            Heard::Input(Event::Mouse(event)) => !matches!(event.kind, MouseEventKind::Up(_)),
            Heard::Input(Event::Paste(_)) => true,
            _ => false,
        };
        let last = heard.iter().rposition(pressed);
        let mut effects = Vec::new();
        for (place, heard) in heard.into_iter().enumerate() {
            let Heard::Input(input) = heard else {
                continue;
            };
            self.heard += 1;
            let followed = last.is_some_and(|last| place < last);
            let press = self.pace.press(&input, Arrival { at, followed });
            // Only before the first was there a frame.
            let press = if place == 0 { press } else { Press::Hasty };
            effects.extend(match input {
                Event::Mouse(mouse) => self.app.mouse_event(mouse, self.area, press),
                input if self.area.width < 34 || self.area.height < 18 => {
                    self.app.unseen_input(&input, press)
                }
                input => self.app.input(&input, press),
            });
        }
        self.pace.shown(Duration::from_millis(self.now + DRAWN));
        effects
    }
}

/// Bytes that come so many milliseconds after those before.
type Chunk = (u64, Vec<u8>);

fn pick<'a>(dice: &mut Dice, from: &[&'a str]) -> &'a str {
    from[dice.below(from.len())]
}

/// Something that no hand types: pieces of a control string, a report or a paste; or keys closer than a hand types.
pub(crate) fn storm(dice: &mut Dice) -> Vec<Chunk> {
    const TEXTS: [&str; 16] = [
        "resign\r",
        "carry",
        "yyy",
        "\r\r\r",
        "  ",
        "jjj\r",
        ":h1\r",
        "2222",
        "pppy",
        "dy\r",
        "ndry",
        "qyqy",
        "fyfy",
        "uy2y",
        "禁y禁y",
        "\x1b[13u\x1b[13u",
    ];
    const BEGINS: [&str; 9] = [
        "\x1b]11;",
        "\x1bP>|",
        "\x1b_G",
        "\x1b^",
        "\x1bX",
        "\u{9d}52;",
        "\u{90}",
        "\u{9f}",
        "\u{98}",
    ];
    const REPORTS: [&str; 10] = [
        "\x1b[?997;1n",
        "\x1b[>1;95;0c",
        "\x1b[1;3R",
        "\x1b[?62;22c",
        "\x1b[6;20;10t",
        "\x1b[?2026;2$y",
        "\x1b[I",
        "\u{9b}?1u",
        "\x1b[=7;1c",
        "\x1b[121;1:3u",
    ];
    let text = pick(dice, &TEXTS);
    match dice.below(8) {
        0 | 1 => {
            let end = pick(dice, &["\x1b\\", "\x07", "\u{9c}"]);
            let text = text.replace('\x1b', "");
            let begin = pick(dice, &BEGINS);
            cut(dice, &format!("{begin}{text}{end}"))
        }
        2 => {
            let report = pick(dice, &REPORTS);
            cut(dice, report)
        }
        3 => cut(dice, &format!("\x1b[200~{text}\x1b[201~")),
        4 => vec![(dice.below(60) as u64, format!("\x1b[200~{text}").into())],
        5 => {
            let (x, y) = (1 + dice.below(80), 1 + dice.below(24));
            let click = format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m");
            vec![(
                dice.below(60) as u64,
                click.repeat(2 + dice.below(3)).into(),
            )]
        }
        6 => {
            // Held from the end of a burst on.
            let key = pick(
                dice,
                &[
                    "\r",
                    "y",
                    " ",
                    "2",
                    "n",
                    "f",
                    "p",
                    "d",
                    "o",
                    "\x1b[106;1:2u",
                ],
            );
            let gap = 20 + dice.below(75) as u64;
            let held = (0..30).map(|_| (gap, key.into()));
            std::iter::once((10, b"hl".to_vec())).chain(held).collect()
        }
        _ => vec![(dice.below(60) as u64, text.repeat(1 + dice.below(3)).into())],
    }
}

/// A text in up to three pieces, which come one after the other over a slow line.
fn cut(dice: &mut Dice, text: &str) -> Vec<Chunk> {
    let mut cuts = [dice.below(text.len() + 1), dice.below(text.len() + 1)];
    cuts.sort_unstable();
    let bytes = text.as_bytes();
    let pieces = [
        &bytes[..cuts[0]],
        &bytes[cuts[0]..cuts[1]],
        &bytes[cuts[1]..],
    ];
    let chunk = |piece: &[u8]| (dice.below(90) as u64, piece.to_vec());
    pieces.map(chunk).into()
}

/// A game in every phase of every opening rule, with every request that may stand.
fn games() -> BTreeMap<String, Game> {
    let mut games = BTreeMap::from([("settling".to_owned(), filled(&default(), true))]);
    for seed in 0..600 {
        let dice = &mut Dice::new(seed);
        let mut game = Game::new(setup(dice));
        for _ in 0..40 {
            let request = game.offer().map(|offer| match offer.what {
                Request::Draw => "draw offered",
                Request::Takeback => "takeback asked",
            });
            let front = format!("{} {}", name(&game), request.unwrap_or_default());
            games.entry(front).or_insert_with(|| game.clone());
            // What the phase asks for leads through the opening, anything else to all that may stand beside it.
            let goes_on = match dice.below(4) {
                0 => step(&mut game, dice),
                _ => {
                    game.apply(asked(&game, dice.below(1 << 20))).is_ok()
                        || game.outcome().is_none()
                }
            };
            if !goes_on {
                break;
            }
        }
    }
    games
}

/// What is asked about games on the disk, and what stands between the games of a match.
fn kept(dir: &Path) -> Vec<(String, App)> {
    let looks = settings(Lang::En, &glyphs::LINE);
    let app = || App::new(free(), [None, None], &looks);
    let keeper = |state: &str| Keeper::new(Ok(dir.join(state)), || 1_700_000_000);
    let mut fronts = Vec::new();
    for count in [1, 2] {
        for _ in 0..count {
            let mut sitting = Sitting::new(free(), [None, None], false, None);
            let mut keeper = keeper("state");
            keeper.begin(&mut sitting);
            sitting.point(renju::rules::Point::CENTER);
            keeper.keep(&mut sitting, true);
        }
        let mut keeper = keeper("state");
        let mut offered = app();
        keeper.offer(&mut offered.sitting);
        offered.keep(&mut keeper, false);
        fronts.push((format!("{count} kept"), offered));
    }
    let mut planned = App::new(
        free(),
        [None, None],
        &renju::tui::app::Settings {
            games: Some(2),
            ..looks
        },
    );
    enter(&mut planned, "h8");
    press_all(&mut planned, "ry");
    fronts.push(("between games".to_owned(), planned.clone()));
    press_all(&mut planned, "q");
    fronts.push(("leaving between games".to_owned(), planned.clone()));
    press_all(&mut planned, "nn");
    enter(&mut planned, "h8");
    press_all(&mut planned, "ry");
    fronts.push(("match over".to_owned(), planned));
    let mut menu = app();
    menu.dialog = Some(Dialog::ask(Ask::Menu));
    fronts.push(("menu".to_owned(), menu));
    let file = dir.join("there.sgf");
    fs::write(&file, "old").unwrap();
    let mut saving = app();
    enter(&mut saving, "h8");
    enter(&mut saving, &format!("save {}", file.display()));
    saving.keep(&mut keeper("other"), false);
    fronts.push(("overwrite".to_owned(), saving));
    fronts
}

/// Everything that can be in front of the two.
fn fronts(dir: &Path) -> Vec<(String, App)> {
    let mut fronts = kept(dir);
    for (front, app) in &fronts {
        let asks = matches!(app.dialog, Some(Dialog::Question(..)));
        assert_eq!(
            asks,
            !["between games", "match over"].contains(&&**front),
            "{front}"
        );
    }
    let langs = Lang::ALL.into_iter().cycle();
    for ((front, game), lang) in games().into_iter().zip(langs) {
        let app = App::resume(game, [None, None], &settings(lang, &glyphs::LINE));
        fronts.push((front, app));
    }
    for lang in [Lang::En, Lang::Ja] {
        let screens = screens(lang, &glyphs::LINE, &[None, None]).into_iter();
        fronts.extend(screens.map(|(front, app)| (front.to_owned(), app)));
    }
    fronts
}

/// What must not change but by a decision.
fn decided(app: &App) -> (Game, [i64; 2], bool) {
    let sitting = &app.sitting;
    let score = Player::ALL.map(|player| sitting.series().score(player).points());
    (sitting.game().clone(), score, sitting.left().is_some())
}

#[test]
fn a_storm_decides_nothing_in_any_phase() {
    let dir = folder();
    let fronts = fronts(dir.path());
    for phase in [
        "placing 2 rif",
        "swapping 4 rif",
        "proposing 1 rif",
        "removing rif",
        "declaring soosorv-8",
        "choosing 4 swap2",
        "choosing 6 sakata",
        "picking taraguchi-10",
        "playing black",
        "playing white",
        "settling",
        "draw offered",
        "takeback asked",
        "win ",
        "draw ",
        "claim question",
        "leave question",
        "pause",
        "review",
        "guess",
        "games",
        "help",
        "entry",
        "why",
    ] {
        assert!(
            fronts.iter().any(|(front, _)| front.contains(phase)),
            "no {phase:?}"
        );
    }
    assert!(fronts.len() > 150, "{}", fronts.len());
    let heard = run(20, |dice| {
        let mut heard = 0;
        for (front, app) in &fronts {
            let mut terminal = Terminal::new(app.clone());
            let before = decided(app);
            // A person who moves the cursor is at the keyboard.
            let mut sent: Vec<Chunk> = vec![(5000, b"hl".to_vec())];
            for _ in 0..4 {
                sent.extend(storm(dice));
            }
            for (gap, bytes) in &sent {
                for effect in terminal.send(*gap, bytes) {
                    assert!(
                        !matches!(effect, Effect::End(_) | Effect::Suspend),
                        "{effect:?} over {front}: {sent:?}"
                    );
                }
                assert!(
                    decided(&terminal.app) == before,
                    "decided over {front}: {sent:?}"
                );
            }
            // The keys are back.
            assert_eq!(terminal.send(3000, b""), []);
            assert_eq!(
                terminal.send(0, b"\x0c"),
                [Effect::Repaint],
                "{front}: {sent:?}"
            );
            heard += terminal.heard;
        }
        heard
    });
    assert!(heard > 50_000, "{heard}");
}

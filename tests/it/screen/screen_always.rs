//! What holds on every screen, found out by random play through keys: hints that work, words
//! that agree with the machine, the help page that knows every key, languages that say the same.

use crate::support::random_play::Dice;
use crate::support::screen::{Screen, rules};
use renju::game::{Mode, Outcome, Player, Policy, RuleSet, Setup, Takeback, WrongClaim};
use renju::rules::Color;
use renju::text::{Command, Lang};
use renju::tui::app::{App, Effect};
use renju::tui::keymap::Context;
use renju::tui::pace::Press::Meant;

/// The languages the games are played in.
pub(super) const LANGS: [Lang; 2] = [Lang::En, Lang::Zh];

/// The key and the word of each hint on the screen.
fn hints(screen: &Screen) -> Vec<(String, String)> {
    let line = screen.hints();
    let shown = line.rsplit_once(' ').map_or("", |(hints, _)| hints);
    shown
        .split("  ")
        .filter(|hint| !hint.trim().is_empty())
        .map(|hint| {
            let (_, word) = hint.trim().rsplit_once(' ').unwrap();
            // `← → step`, `u take back`: the key comes first.
            let key_alone = hint.trim().split(' ').next().unwrap();
            let key = match key_alone {
                "←" => "→",
                "↑" => "↓",
                alone => alone,
            };
            (key.to_owned(), word.to_owned())
        })
        .collect()
}

/// All that a key may change, as far as it can be compared.
pub(super) fn state(app: &App) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {}",
        app.game().record(),
        app.dialog,
        app.layers,
        app.cursor,
        app.shows,
        app.lang,
        app.theme,
        app.sitting.series().games().len()
    )
}

/// Puts the cursor where Enter is accepted in this phase.
fn aim(screen: &mut Screen, dice: &mut Dice) {
    let game = screen.app.game();
    let proposals = game.phase().proposals();
    let fits = |p: &renju::rules::Point| {
        let mut after = game.clone();
        after.apply(renju::game::Action::Place(*p)).is_ok()
    };
    let near: Vec<_> = game
        .board()
        .empty_points()
        .filter(|p| (4..=10).contains(&p.col()) && (4..=10).contains(&p.row()))
        .filter(fits)
        .collect();
    let fitting: Vec<_> = if near.is_empty() {
        game.board().empty_points().filter(fits).collect()
    } else {
        near
    };
    if !fitting.is_empty() {
        screen.app.cursor = fitting[dice.below(fitting.len())];
    } else if !proposals.is_empty() {
        screen.app.cursor = proposals[dice.below(proposals.len())];
    }
}

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for (place, rules) in [
        RuleSet::Free,
        rules(Mode::Standard),
        rules(Mode::Rif),
        RuleSet::Standard(Policy::Claim(WrongClaim::Turn)),
        RuleSet::Rif(Policy::Claim(WrongClaim::Loss)),
        RuleSet::Standard(Policy::Block),
        RuleSet::Rif(Policy::Loss),
    ]
    .into_iter()
    .enumerate()
    {
        let mut setup = Setup::new(rules);
        setup.takeback = [Takeback::Ask, Takeback::Never, Takeback::Free][place % 3];
        setups.push(setup);
    }
    setups
}

/// Plays by keys that the screen offers, and looks at every state on the way.
fn play(steps: usize, seed: u64, mut look: impl FnMut(&mut Screen, &mut Dice)) {
    for (number, setup) in setups().into_iter().enumerate() {
        for lang in LANGS {
            let mut dice = Dice::new(seed + number as u64);
            let mut screen = Screen::new(setup.clone(), lang);
            for _ in 0..steps {
                aim(&mut screen, &mut dice);
                look(&mut screen, &mut dice);
                step(&mut screen, &mut dice);
            }
        }
    }
}

/// One key of those that are offered, more often a stone than anything else.
fn step(screen: &mut Screen, dice: &mut Dice) {
    if let Some(renju::tui::dialog::Dialog::Question(ask, _)) = screen.app.dialog.clone() {
        let choices = ask.choices(&screen.app);
        let key = choices[dice.below(choices.len())].key.label();
        let ends = matches!(screen.press(&key), Some(Effect::End(_)));
        if ends {
            // The program would be gone; the next game begins instead.
            screen.press("n");
        }
        return;
    }
    let hints = hints(screen);
    let forward = hints.iter().find(|(key, _)| key == "Enter");
    let key = match forward {
        Some((key, _)) if dice.below(3) > 0 => key,
        _ => &hints[dice.below(hints.len())].0,
    };
    // Typing opens a line, which is tested elsewhere.
    if key != ":" {
        screen.press(key);
    }
}

#[test]
fn every_hint_on_the_screen_works() {
    let mut tried = std::collections::BTreeMap::new();
    play(150, 1, |screen, _| {
        if screen.app.dialog.is_some() {
            return;
        }
        for (key, word) in hints(screen) {
            let mut after = screen.clone();
            let mut effect = after.press(&key);
            let other = match &*key {
                "→" => Some("←"),
                "<" => Some(">"),
                _ => None,
            };
            if let Some(other) = other
                && effect.is_none()
                && state(&after.app) == state(&screen.app)
            {
                // The last move of a review, or its slowest pace: the other half of the pair works.
                effect = after.press(other);
            }
            assert!(
                effect.is_some() || state(&after.app) != state(&screen.app),
                "{key} {word} does nothing but {:?} in\n{}",
                after.app.note,
                screen.rows().join("\n")
            );
            *tried.entry(key).or_insert(0) += 1;
        }
    });
    // Random play comes by all of them.
    for key in [
        "Enter", "f", "p", "d", "r", "u", ":", "?", "q", "n", "w", "x", "g", "Esc", "→", "↓",
    ] {
        assert!(
            tried.get(key).is_some_and(|&times| times > 3),
            "{key}: {tried:?}"
        );
    }
}

#[test]
fn what_is_not_hinted_changes_nothing() {
    play(100, 2, |screen, _| {
        if screen.app.context() != Context::Board {
            return;
        }
        for binding in Context::Board.bindings() {
            let decides = matches!(
                binding.command,
                Command::Place
                    | Command::Claim
                    | Command::Pass
                    | Command::Draw
                    | Command::Resign
                    | Command::Takeback
                    | Command::Why
                    | Command::Marks
                    | Command::Next
                    | Command::Games
            );
            if !decides || screen.app.check(binding.command).is_ok() {
                continue;
            }
            let mut after = screen.clone();
            after.app.key(binding.keys[0], Meant);
            // A list that is empty may still be shown.
            if binding.command == Command::Games {
                continue;
            }
            assert_eq!(
                state(&after.app),
                state(&screen.app),
                "{:?} is not hinted",
                binding.command
            );
            assert!(
                after.app.note.is_some(),
                "{:?} is refused without a word",
                binding.command
            );
        }
    });
}

/// A side as it is called in one of [`LANGS`] while colours are open or settled.
fn side(lang: Lang, tentative: bool, color: Color) -> &'static str {
    match (lang, tentative, color) {
        (Lang::En, true, Color::Black) => "tentative Black",
        (Lang::En, true, Color::White) => "tentative White",
        (Lang::En, false, Color::Black) => "Black",
        (Lang::En, false, Color::White) => "White",
        (Lang::Zh | Lang::Hant, true, Color::Black) => "假先方",
        (Lang::Zh, true, Color::White) => "假后方",
        (Lang::Hant, true, Color::White) => "假後方",
        (Lang::Zh | Lang::Hant, false, Color::Black) => "黑方",
        (Lang::Zh | Lang::Hant, false, Color::White) => "白方",
        (Lang::Ja, true, Color::Black) => "仮先",
        (Lang::Ja, true, Color::White) => "仮後",
        (Lang::Ja, false, Color::Black) => "黒",
        (Lang::Ja, false, Color::White) => "白",
    }
}

#[test]
fn the_words_never_name_the_wrong_side() {
    // 94
    let mut ends = 0;
    play(150, 3, |screen, _| {
        let (game, lang) = (screen.app.game(), screen.app.lang);
        // A page covers the words, and a review has its own.
        if !matches!(screen.app.context(), Context::Board | Context::Question)
            || !screen.app.layers.is_empty()
        {
            return;
        }
        let prompt = screen.app.prompt();
        screen.says(&prompt);
        let rows = screen.rows();
        let pointer = screen.app.glyphs.pointer;
        let marked: Vec<_> = rows.iter().filter(|row| row.contains(pointer)).collect();
        let called = |player: Player| {
            let color = game.seats().color(player);
            (side(lang, game.is_tentative(), color), color)
        };
        match (game.to_decide(), game.outcome()) {
            (Some(player), None) => {
                let ((own, color), (other, _)) = (called(player), called(player.other()));
                let first = prompt.find(own).unwrap_or(usize::MAX);
                assert!(
                    first < prompt.find(other).unwrap_or(usize::MAX),
                    "{prompt:?} does not name {own} first"
                );
                let stone = screen.app.glyphs.stone(color, screen.app.theme.depth);
                assert_eq!(marked.len(), 1);
                assert!(
                    marked[0].contains(&format!("{pointer} {stone}  {own}")),
                    "{}",
                    marked[0]
                );
            }
            (None, Some(outcome)) => {
                ends += 1;
                assert!(marked.is_empty(), "a turn is shown after the end");
                match outcome {
                    Outcome::Draw(_) => assert!(prompt.starts_with(['D', '和', '引'])),
                    Outcome::Win { winner, .. } => {
                        assert!(prompt.starts_with(side(lang, false, winner)), "{prompt:?}");
                    }
                }
                for turn in ["to move", "轮到", "place move", "propose"] {
                    assert!(!prompt.contains(turn), "{prompt:?}");
                }
            }
            (decides, outcome) => panic!("{decides:?} decides, and {outcome:?}"),
        }
    });
    assert!(ends > 20, "only {ends} looks at ended games");
}

#[test]
fn another_language_shows_the_same_game() {
    // 66
    play(60, 4, |screen, _| {
        if screen.app.dialog.is_some() {
            return;
        }
        screen.app.note = None;
        let mut other = screen.clone();
        other.press("L");
        assert_ne!(other.app.lang, screen.app.lang);
        assert_eq!(other.app.game().record(), screen.app.game().record());
        assert_eq!(other.app.layers, screen.app.layers);
        let mut back = other.clone();
        for _ in 1..Lang::ALL.len() {
            back.press("L");
        }
        assert_eq!(back.buffer(80, 24), screen.buffer(80, 24));
        if screen.app.context() != Context::Page {
            assert_eq!(other.board(), screen.board());
        }
        if screen.app.context() == Context::Board {
            for shown in [&*screen, &other] {
                assert!(shown.hints().contains("  q "), "{}", shown.hints());
            }
        }
    });
}

//! Every screen and question of the program, as apps to be drawn; for the tests of the view.
//!
//! Makes them with the keys a person would press, and checks nothing itself.

use renju::game::{Game, Guess, Name, Policy, RuleSet, Setup, Takeback, TimeControl, WrongClaim};
use renju::text::Lang;
use renju::tui::app::{App, Settings};
use renju::tui::dialog::Dialog;
use renju::tui::glyphs::Glyphs;
use renju::tui::layers::{HelpPage, Layer};

use crate::support::screen::{press_all, settings};
use crate::support::told::{OVERLINE, THREE_THREE, claiming, default, free, told};

/// A game with a few stones, by people without names.
pub(crate) fn midgame(lang: Lang, glyphs: &'static Glyphs) -> App {
    let game = told(&default(), "h8 i9 g7 h10 i8");
    App::resume(game, [None, None], &settings(lang, glyphs))
}

/// A name of wide, combining, right-to-left or ambiguous characters.
pub(crate) fn name(text: &str) -> Name {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Every screen, with a name for messages.
pub(crate) fn screens(
    lang: Lang,
    glyphs: &'static Glyphs,
    names: &[Option<Name>; 2],
) -> Vec<(&'static str, App)> {
    let open = |game: Game| App::resume(game, names.clone(), &settings(lang, glyphs));
    let rif = Setup::new(RuleSet::Rif(Policy::default()));
    let timed = Setup {
        time: TimeControl::ByoYomi {
            main: std::time::Duration::from_secs(90 * 60),
            period: std::time::Duration::from_secs(30),
            periods: 3,
        },
        takeback: Takeback::Ask,
        ..claiming(WrongClaim::Loss)
    };
    let pressed = |setup: &Setup, words: &str, keys: &str| {
        let mut app = open(told(setup, words));
        press_all(&mut app, keys);
        app
    };
    let line = "h8 i9 g7 h10 i8 a1 o15 b2 n14 c3 m13";
    let mut screens = vec![
        ("empty", pressed(&default(), "", "")),
        ("midgame", pressed(&timed, line, "")),
        ("numbers", pressed(&free(), line, "m")),
        ("why locked", pressed(&default(), line, "w")),
        (
            "pass question",
            pressed(&default(), &format!("{line} pass"), "p"),
        ),
        ("claim question", pressed(&timed, THREE_THREE, "f")),
        ("claimed", pressed(&default(), THREE_THREE, "fy")),
        ("review", pressed(&default(), THREE_THREE, "fyv")),
        ("why in review", pressed(&default(), THREE_THREE, "fyvw")),
        ("claimed, marks", pressed(&default(), OVERLINE, "fy")),
        ("resign question", pressed(&timed, line, "r")),
        ("takeback question", pressed(&timed, line, "u")),
        ("draw question", pressed(&timed, line, "d")),
        ("leave question", pressed(&timed, line, "q")),
        (
            "entry",
            pressed(
                &timed,
                line,
                ":指出禁手 long and longer and longest line ever typed",
            ),
        ),
        ("entry refused", pressed(&timed, line, ":nonsense\n")),
        ("help", pressed(&rif, "", "?")),
        ("help below", pressed(&default(), "", "?                  ")),
        ("pause", pressed(&timed, line, "P")),
        ("zone", pressed(&rif, "h8", "")),
        ("swap question", pressed(&rif, "h8 g9 i10", "")),
        ("proposing", pressed(&rif, "h8 g9 i10 keep i7 f6", "")),
        (
            "removing",
            pressed(&rif, "h8 g9 i10 keep i7 f6 j11", ":f6\n"),
        ),
    ];
    let mut guess = open(Game::new(free()));
    guess.layers = vec![Layer::Guess(Guess { handfuls: [7, 4] })];
    screens.push(("guess", guess));
    let mut games = pressed(&default(), THREE_THREE, "fy");
    games.layers = vec![Layer::Games];
    screens.push(("games", games));
    let mut help = pressed(&rif, "", "");
    help.layers = vec![Layer::Help(HelpPage::Commands, 0)];
    screens.push(("help, commands", help));
    let learning = Settings {
        hints: true,
        ..settings(lang, glyphs)
    };
    let game = told(&default(), "h8 a15 h9 a13 g10 a11 f10 a9");
    let mut marked = App::resume(game, names.clone(), &learning);
    press_all(&mut marked, "x");
    screens.push(("forbidden points", marked));
    screens
}

#[test]
fn the_screens_are_what_their_names_say() {
    let screens = screens(Lang::En, &renju::tui::glyphs::LINE, &[None, None]);
    for (name, app) in &screens {
        let has_question = matches!(app.dialog, Some(Dialog::Question(..)));
        let asks = name.ends_with("question") || *name == "removing";
        assert_eq!(has_question, asks, "{name}");
        let covered = match &app.layers[..] {
            [] => !["help", "pause", "guess", "games", "claimed", "review"]
                .iter()
                .any(|n| name.starts_with(n)),
            [Layer::Help(..)] => name.starts_with("help"),
            [Layer::Why(_)] => name.starts_with("claimed"),
            [Layer::Review(_)] => *name == "review",
            [Layer::Review(_), Layer::Why(_)] => *name == "why in review",
            [Layer::Pause] => *name == "pause",
            [Layer::Guess(_)] => *name == "guess",
            [Layer::Games] => *name == "games",
            _ => false,
        };
        assert!(covered, "{name}: {:?}", app.layers);
    }
}

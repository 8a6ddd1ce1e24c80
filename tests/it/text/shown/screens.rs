//! Every screen there is, drawn in one language: what keys lead to, and what they seldom do.

use std::path::Path;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};
use renju::game::{Game, Guess, OpeningRule, Policy, RuleSet, Setup, Start, TimeControl};
use renju::plain::{Line, LineMode, Speech};
use renju::rules::{Color, Point};
use renju::sitting::Sitting;
use renju::text::{Lang, Lesson};
use renju::tui::app::App;
use renju::tui::glyphs::LINE;
use renju::tui::layers::{HelpPage, Layer};
use renju::tui::pace::Press;
use renju::tui::review::Review;
use renju::tui::theme::Theme;

use super::Shown;
use crate::support::every_screen::screens;
use crate::support::screen::{Screen, enter, report, settings};
use crate::support::told::{by, deadened, default, filled, free, told};

/// Every screen there is, and the help page of each opening rule.
pub(super) fn show_screens(shown: &mut Shown, lang: Lang) {
    for (_, app) in screens(lang, &LINE, &[None, None]) {
        shown.look(&app);
        shown.draw_in(&app, 40, 20);
    }
    for &rule in [OpeningRule::STANDARD].iter().chain(OpeningRule::ALL) {
        let mut app = resumed(lang, Game::new(by(rule)));
        shown.look(&app);
        // The rules begin with the mode, and what is told of the opening stands near their end; all else is the same.
        let is_first = rule == OpeningRule::STANDARD;
        for page in HelpPage::ALL {
            let (mut last, skipped) = (None, if is_first { 16 } else { 144 });
            if !is_first && page != HelpPage::Rules {
                continue;
            }
            for scroll in [0].into_iter().chain((skipped..).step_by(16)) {
                app.layers = vec![Layer::Help(page, scroll)];
                let drawn = Screen { app: app.clone() }.draw(100, 30);
                if last.as_ref() == Some(&drawn) {
                    break;
                }
                shown.add_whole(lang, &drawn);
                last = Some(drawn);
            }
        }
    }
}

/// An app with a game as it was left.
pub(super) fn resumed(lang: Lang, game: Game) -> App {
    App::resume(game, [None, None], &settings(lang, &LINE))
}

/// Screens that the keys of a game do not lead to.
pub(super) fn show_rare_screens(shown: &mut Shown, lang: Lang) {
    let mut app = resumed(lang, told(&default(), "h8 i9"));
    shown.add_whole(lang, &Screen { app: app.clone() }.draw(30, 9));
    shown.press(&mut app, "Esc Esc T M M w P r Enter");
    let control_c = KeyCode::Char('c');
    report(
        &mut app,
        control_c,
        KeyModifiers::CONTROL,
        KeyEventKind::Press,
    );
    shown.look(&app);
    // A clock that runs behind a page.
    let periods = Setup {
        time: "0m/3x30s".parse().unwrap(),
        ..default()
    };
    let mut app = resumed(lang, told(&periods, "h8 i9"));
    shown.press(&mut app, "?");
    let rif = Setup::new(RuleSet::Rif(Policy::default()));
    let mut app = resumed(lang, told(&rif, "h8 h9 h10"));
    shown.press(&mut app, "Esc ? PgDn PgDn Esc Enter Enter");
    app.input(&Event::Paste("h8".to_owned()), Press::Meant);
    shown.look(&app);
    app.resume_after_stop();
    shown.look(&app);
    let mut app = resumed(lang, told(&default(), "h8 i9"));
    app.theme = Theme::chosen(None, |name: &str| {
        (name == "COLORTERM").then(|| "truecolor".to_owned())
    });
    shown.press(&mut app, "T");
    let mut app = resumed(lang, Game::new(free()));
    app.layers = vec![Layer::Guess(Guess { handfuls: [7, 5] })];
    shown.look(&app);
    for guess in ["o", "e"] {
        let mut app = resumed(lang, Game::new(free()));
        app.sitting.hide_handful(7);
        shown.press(&mut app, "Enter");
        shown.press(&mut app, guess);
    }
    // What is copied, and a game that is pasted.
    for what in ["1", "2", "3"] {
        let mut app = resumed(lang, told(&free(), "h8 i9"));
        shown.press(&mut app, &format!("- - + + + e {what}"));
    }
    let mut app = resumed(lang, Game::new(free()));
    app.input(&Event::Paste("h8i9g7".to_owned()), Press::Meant);
    shown.look(&app);
    shown.press(&mut app, "y");
    let time = TimeControl::Sudden(Duration::from_secs(9));
    let mut app = resumed(lang, told(&Setup { time, ..free() }, "h8"));
    app.elapse(Duration::from_secs(10));
    shown.look(&app);
    let time = TimeControl::ByoYomi {
        main: Duration::ZERO,
        period: Duration::from_secs(9),
        periods: 3,
    };
    let mut app = resumed(lang, told(&Setup { time, ..free() }, "h8"));
    for _ in 0..4 {
        shown.look(&app);
        for width in [34, 40, 46, 60, 66] {
            shown.draw_in(&app, width, 22);
        }
        app.elapse(Duration::from_secs(8));
    }
    // A full board whose last stone White may claim, and boards that nobody can win on.
    for game in [
        filled(&default(), true),
        filled(&default(), false),
        deadened(&free(), Color::Black),
    ] {
        let mut app = resumed(lang, game.clone());
        shown.look(&app);
        let sitting = Sitting::resume(game, [None, None], false, None);
        let mut lines = LineMode::new(sitting, Speech { lang, ascii: false }, &[]);
        for line in ["pass", "accept", "claim"] {
            lines.take(&Line::Text(line.to_owned()));
            enter(&mut app, line);
            shown.look(&app);
        }
        shown.add(lang, &lines.take_said());
    }
    // What a stone makes, shape by shape, and why a wrong claim is wrong.
    for example in Lesson::ALL.into_iter().flat_map(Lesson::examples) {
        let (board, point) = example.position();
        let far = (0..15).step_by(2).filter_map(|col| Point::new(col, 14));
        let mut white = board.stones(Color::White).chain(far);
        let moves: Vec<String> = board
            .stones(Color::Black)
            .flat_map(|p| [p, white.next().expect("there are points enough")])
            .map(|p| p.to_string())
            .chain([point.to_string(), "claim".to_owned(), "yes".to_owned()])
            .collect();
        let mut setup = default();
        setup.start = Start::Position(Vec::new());
        setup.opening_rule = OpeningRule::NONE;
        let sitting = Sitting::new(setup, [None, None], false, None);
        let mut lines = LineMode::new(sitting, Speech { lang, ascii: false }, &[]);
        for line in moves {
            lines.take(&Line::Text(line));
        }
        shown.add(lang, &lines.take_said());
    }
    show_reviews(shown, lang);
}

/// Games from files.
fn show_reviews(shown: &mut Shown, lang: Lang) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records");
    let branched = "(;GM[4]SZ[15];B[hh](;W[ig];B[gi])(;W[hg];B[aa])(;W[gg]))";
    let read = |name: &str| {
        let bytes = std::fs::read(folder.join(name)).unwrap_or(branched.into());
        let file = renju::record::read(&bytes, Some(name), RuleSet::Standard(Policy::default()));
        (name.to_owned(), file.unwrap())
    };
    for (names, keys) in [
        (
            ["zjrenju.sgf", "two-games.sgf"],
            "i w Esc a a ? PgDn PgDn Esc End w l l l w ← ← ← Tab",
        ),
        (["plain.sgf", "orc.sgf"], "End l l k k w"),
        (["branched.sgf", "plain.sgf"], "Home → → o → ← o Esc ←"),
        (["variations.sgf", "plain.sgf"], "Home → → → →"),
    ] {
        let review = Review::new(names.map(read).to_vec(), true).unwrap();
        let mut app = resumed(lang, Game::new(default()));
        app.layers.push(Layer::Review(Box::new(review)));
        // A wide window has room for all hints.
        shown.draw_in(&app, 200, 60);
        shown.press(&mut app, keys);
    }
}

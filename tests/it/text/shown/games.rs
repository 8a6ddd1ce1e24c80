//! Games by scripts, on the screen and by lines: openings, claims, offers, matches and ends.

use std::time::Duration;

use renju::game::{OpeningRule, Policy, Setup, TimeControl, WrongClaim};
use renju::plain::{Line, LineMode, Speech};
use renju::sitting::Sitting;
use renju::text::Lang;
use renju::tui::app::App;
use renju::tui::glyphs::LINE;

use super::Shown;
use crate::support::every_screen::name;
use crate::support::screen::{enter, settings};
use crate::support::told::{by, claiming, default, free, standard};

/// Lines that a script types into both front ends, words that decide something between them.
struct Script {
    setup: Setup,
    games: Option<u32>,
    hints: bool,
    lines: &'static str,
}

/// Plays a script in every language, on the screen and by lines.
fn play(shown: &mut Shown, script: &Script) {
    let names = [None, Some(name("Sato"))];
    for lang in Lang::ALL {
        let mut looks = settings(lang, &LINE);
        (looks.games, looks.hints) = (script.games, script.hints);
        let mut app = App::new(script.setup.clone(), names.clone(), &looks);
        let sitting = Sitting::new(
            script.setup.clone(),
            names.clone(),
            script.hints,
            script.games,
        );
        let mut lines = LineMode::new(sitting, Speech { lang, ascii: false }, &[]);
        for line in script.lines.split(", ") {
            if let Some(keys) = line.strip_prefix("keys ") {
                shown.press(&mut app, keys);
            } else {
                app.dialog = None;
                enter(&mut app, line);
                lines.take(&Line::Text(line.to_owned()));
            }
            lines.elapse(Duration::from_millis(1));
            shown.glance(&app);
            shown.add(lang, &lines.take_said());
        }
        shown.look(&app);
        lines.elapse(Duration::from_secs(7200));
        lines.end_of_input();
        shown.add(lang, &lines.take_said());
    }
}

/// Openings, claims, offers and ends.
#[expect(clippy::too_many_lines, reason = "it is one table")]
pub(super) fn show_games(shown: &mut Shown) {
    let rule = |name| by(OpeningRule::named(name, None).unwrap());
    let timed = |time| Setup { time, ..free() };
    let script = |setup: Setup, lines| Script {
        setup,
        games: None,
        hints: false,
        lines,
    };
    let of_match = |games, lines| Script {
        games: Some(games),
        ..script(free(), lines)
    };
    let scripts = [
        script(
            rule("rif"),
            "help, moves, g8, h8, swap, pass, h9, h10, h7, draw, no, keys Esc ? PgDn Esc, swap, claim, h7, takeback, no, swap, pass, \
             g8, i8, g8, i9, board, k10, pass, why, g8, no, remove g8, pass, keys w, keys x",
        ),
        script(
            rule("yamaguchi"),
            "h8, h9, h10, h7, zzz, 13, 3, swap, h7, g8, i8, g6, i9, board, place, 2, no, h1, 2, yes",
        ),
        script(rule("soosorv-8"), "h8, h9, h10, keep, h7, 9, 4, keep"),
        script(
            rule("taraguchi-10"),
            "h8, swap, h9, keep, h10, keep, i10, pass, add, offer, a1",
        ),
        script(
            rule("taraguchi"),
            "h8, keep, h9, keep, h10, keep, i10, place, g10, swap, h7, keys m",
        ),
        script(
            rule("taraguchi"),
            "h8, keep, h9, keep, h10, keep, i10, swap, g10",
        ),
        script(rule("sakata"), "h8, h9, h10, i10, g10, black, a1"),
        script(
            rule("swap2"),
            "h8, a1, i9, keys y, add, b2, c3, white, draw, accept",
        ),
        script(
            rule("swap2"),
            "h8, a1, i9, white, takeback black, takeback white, no",
        ),
        script(
            rule("swap1"),
            "h8, swap, takeback black, takeback white, yes, keep",
        ),
        script(rule("pro"), "h8, a1, i8"),
        script(rule("long-pro"), "h8, a1, i8"),
        script(
            free(),
            "h8, a1, i8, a3, j8, a5, k8, a7, m8, a9, n8, a11, l8",
        ),
        script(
            free(),
            "pass, keys P, keys w, h8, a1, h9, pass, no, pass, yes, pass, yes, keys v, play, keys ?",
        ),
        script(
            free(),
            "h8, a1, i8, a3, j8, a5, k8, a7, l8, quit, save, quit, no, next",
        ),
        script(
            free(),
            "h8, h8, a1, a1, claim, yes, next, accept, forbidden, why, why h9, why a1, moves, stones, board",
        ),
        script(free(), "h8 i9 j10, yes, a1 b2 c3 c3 d4, yes, play, 88"),
        script(
            free(),
            "h8, a1, draw, takeback white, no, takeback white, no, takeback white, takeback, black, yes, undo, resign, \
             h9, no, quit, no",
        ),
        script(
            standard(Policy::Loss),
            "h8, h1, h9, j1, g10, l1, f10, n1, h10, keys v, keys w",
        ),
        script(
            standard(Policy::Block),
            "h8, h1, h9, j1, g10, l1, f10, n1, h10, claim",
        ),
        script(claiming(WrongClaim::Turn), "h8, a1, k12, claim, yes"),
        script(claiming(WrongClaim::Turn), "h8, a1, claim, yes"),
        script(claiming(WrongClaim::Loss), "h8, a1, i8, c1, j8, claim, yes"),
        script(default(), "h8, a1, i8, c1, j8, e1, k8, claim, yes"),
        script(
            default(),
            "h8, h1, h9, j1, g10, l1, f10, n1, h10, o1, o15, a15, resign, yes, keys v ← ← ←",
        ),
        Script {
            hints: true,
            ..script(
                default(),
                "h8, a1, forbidden, why h9, why a1, keys w, h9, why, keys w, keys x, board",
            )
        },
        Script {
            hints: true,
            ..script(
                default(),
                "h8, a1, g8, c1, i5, e1, i6, g1, i7, k1, i9, m1, i10, o1, why f8, keys → → → → → → ? Esc Enter",
            )
        },
        script(
            timed(TimeControl::ByoYomi {
                main: Duration::ZERO,
                period: Duration::from_secs(9),
                periods: 3,
            }),
            "h8, a1, keys v, keys P, h9, keys P",
        ),
        script(
            timed(TimeControl::Increment {
                main: Duration::from_secs(60),
                increment: Duration::from_secs(30),
            }),
            "h8",
        ),
        script(
            timed(TimeControl::ByoYomi {
                main: Duration::ZERO,
                period: Duration::from_secs(9),
                periods: 1,
            }),
            "h8",
        ),
        script(timed(TimeControl::Sudden(Duration::from_secs(7300))), "h8"),
        of_match(1, "next, h8, resign, yes, next, keys n, keys g"),
        of_match(
            2,
            "h8, resign, yes, quit, no, next, h8, resign, yes, keys g, quit, no",
        ),
        of_match(2, "h8, draw, yes, quit, no, next, h8, draw, yes"),
    ];
    for script in scripts {
        play(shown, &script);
    }
}

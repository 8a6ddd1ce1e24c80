//! Windows that are narrow, small or too small, and what they still say.

use crate::support::screen::{Screen, squeezed};
use renju::game::Mode;
use renju::text::Lang;

#[test]
fn a_narrow_window_has_the_status_above_and_the_moves_below() {
    let mut screen = Screen::of(Mode::Rif, Lang::En);
    screen.enter("h8");
    for (width, height) in [(40, 20), (40, 24), (50, 30), (34, 20)] {
        let rows = screen.draw(width, height);
        assert_eq!(
            rows.iter().filter(|row| row.contains("─")).count(),
            15,
            "{width}x{height}"
        );
        let is_board = |row: &&String| row.contains('─');
        let above: String = rows
            .iter()
            .take_while(|row| !is_board(row))
            .cloned()
            .collect();
        assert!(
            squeezed(&above).contains(&squeezed(
                "tentative Black: place a white stone within the central 3×3"
            )),
            "{width}x{height}:\n{}",
            rows.join("\n")
        );
        let moves = rows.iter().position(|row| row.contains(" 1 H8"));
        let board = rows.iter().rposition(|row| is_board(&row));
        assert_eq!(moves > board, height > 20, "{width}x{height}");
    }
}

#[test]
fn the_smallest_window_still_says_what_is_asked_and_what_was_refused() {
    let mut screen = Screen::of(Mode::Standard, Lang::En);
    let shown = |screen: &Screen, text: &str| {
        let rows = screen.draw(34, 18);
        // A question of three rows has one of the board's.
        let covered = usize::from(screen.app.dialog.is_some());
        let board = rows.iter().filter(|row| row.contains("─")).count();
        assert!(board >= 15 - covered, "{board}");
        assert!(
            rows.iter().any(|row| row.contains(text)),
            "no {text:?} in\n{}",
            rows.join("\n")
        );
    };
    shown(&screen, "Black: play move 1 on H8");
    screen.enter("h8");
    shown(&screen, "White to move · move 2");
    screen.enter("h8");
    shown(&screen, "H8 already has");
    screen.press("r");
    shown(&screen, "Resign?");
    screen.press("Esc q");
    shown(&screen, "White: leave and lose");
}

#[test]
fn a_window_that_is_too_small_says_so_and_the_game_goes_on_when_it_grows() {
    // 150, 151
    for (lang, notice, keys) in [
        (
            Lang::En,
            "window too small: needs 34x18, is 33x20",
            "Ctrl-C leave",
        ),
        (Lang::Zh, "窗口太小：需 34x18，现 33x20", "Ctrl-C 离开"),
    ] {
        let mut screen = Screen::of(Mode::Standard, lang);
        screen.enter("h8 a1");
        screen.press("r");
        let before = screen.rows();
        let rows = screen.draw(33, 20);
        assert!(rows.join(" ").contains(notice), "{rows:?}");
        assert!(rows.join(" ").contains(keys), "{rows:?}");
        assert!(!rows.concat().contains('─'));
        assert!(screen.draw(34, 17).concat().contains("34x17"));
        assert_eq!(screen.rows(), before, "dialog and board are as they were");
    }
}

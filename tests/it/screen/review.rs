//! A game under review: what its screen says, reasons over it, its keys, and what a running game keeps to itself.

use renju::game::{Game, RuleSet, Setup};
use renju::record::{GameFile, read};
use renju::sitting::{Ending, Sitting};
use renju::text::Lang;
use renju::tui::app::{App, Effect};
use renju::tui::keymap::Context;
use renju::tui::layers::Layer;
use renju::tui::review::Review;

use crate::support::screen::Screen;
use crate::support::told::{THREE_THREE, at, default, free, told};

/// A screen that shows a file, as `renju replay` does, at its end.
fn replayed(game: Game) -> Screen {
    let mut screen = Screen::new(Setup::new(RuleSet::Free), Lang::En);
    let games = vec![("game.sgf".to_owned(), GameFile::new(game))];
    let review = Review::new(games, true).unwrap();
    screen.app.layers.push(Layer::Review(Box::new(review)));
    screen.press("End");
    screen
}

/// A screen with a game under way.
fn playing(setup: &Setup, words: &str) -> Screen {
    let mut screen = Screen::new(setup.clone(), Lang::En);
    screen.app.sitting = Sitting::resume(told(setup, words), [None, None], false, None);
    screen
}

#[test]
fn reasons_over_a_review_speak_of_the_game_under_review() {
    let mut screen = replayed(told(&default(), THREE_THREE));
    screen.press("w");
    assert_eq!(screen.app.context(), Context::Why);
    screen.says("game.sgf");
    screen.says("move 9 of 9");
    screen.says("double-three (3-3)");
    // The hidden game of the program has nothing to say.
    screen.says_not("place move 1");
    screen.says_not("▶");
}

#[test]
fn reasons_over_a_review_are_stepped_through_and_left_one_by_one() {
    let mut screen = replayed(told(&default(), THREE_THREE));
    screen.press("w");
    let hints = screen.hints();
    assert!(hints.contains("← → step"), "{hints}");
    assert!(hints.contains("Esc back"), "{hints}");
    assert!(!hints.contains("leave"), "{hints}");
    // What goes back says so, and does so.
    assert_eq!(screen.press("q"), None);
    assert_eq!(screen.app.context(), Context::Review);
    assert_eq!(screen.press("q"), Some(Effect::End(Ending::Done)));
}

#[test]
fn help_over_reasons_over_a_review_leads_back_step_by_step() {
    let mut screen = replayed(told(&default(), THREE_THREE));
    screen.press("w ?");
    assert_eq!(screen.app.context(), Context::Page);
    screen.press("?");
    assert_eq!(screen.app.context(), Context::Why);
    screen.press("Esc");
    assert_eq!(screen.app.context(), Context::Review);
}

#[test]
fn a_number_leads_to_its_move() {
    let mut screen = replayed(told(&default(), THREE_THREE));
    screen.enter("3");
    screen.says("move 3 of 9");
    screen.press("5");
    screen.says("move 5 of 9");
    screen.enter("57");
    screen.says("move 9 of 9");
    // A point moves the cursor; nothing is played, whatever is typed.
    screen.enter("c3 swap remove:c3");
    assert_eq!(screen.app.review().unwrap().cursor, at("c3"));
    assert!(screen.app.game().record().is_empty());
}

#[test]
fn the_marked_reason_is_on_every_screen() {
    for (width, height) in [(34, 18), (40, 20), (60, 24), (80, 24)] {
        let mut screen = replayed(told(&default(), THREE_THREE));
        screen.press("w");
        for step in 0..8 {
            let rows = screen.draw(width, height);
            let bullet = screen.app.glyphs.bullet;
            assert!(
                rows.iter().any(|row| row.contains(bullet)),
                "step {step} at {width}×{height}:\n{}",
                rows.join("\n")
            );
            // A reason that is cut says so, and a whole one does not.
            if (width, height) == (34, 18) && step == 0 {
                assert!(rows[15].ends_with("double-three"), "{}", rows[15]);
                assert!(rows[16].ends_with("(3-3)"), "{}", rows[16]);
            }
            if (width, height) == (40, 20) && step == 0 {
                let last = rows.iter().rposition(|row| row.contains("1 row F10"));
                assert!(last.is_none_or(|row| rows[row].ends_with('…')));
            }
            screen.press("→");
        }
    }
}

#[test]
fn a_running_game_without_clocks_can_be_reviewed_and_gone_on_with() {
    let mut screen = playing(&free(), "h8 i9 g7");
    screen.press("v ←");
    screen.says("move 2 of 3");
    let moves = screen.app.game().moves().to_vec();
    screen.press("v");
    assert_eq!(screen.app.context(), Context::Board);
    assert_eq!(screen.app.game().moves(), moves);
}

#[test]
fn a_running_clock_is_not_stopped_by_a_review() {
    let setup = Setup {
        time: "15m".parse().unwrap(),
        ..free()
    };
    let mut screen = playing(&setup, "h8 i9 g7");
    screen.press("v");
    assert_eq!(screen.app.context(), Context::Board);
    screen.says("no review before the end");
}

#[test]
fn a_review_of_a_running_game_gives_no_forbidden_move_away() {
    let secret = |keys: &str| {
        let mut screen = playing(&default(), THREE_THREE);
        screen.press("v");
        screen.press(keys);
        screen
    };
    for keys in ["→", "w", "x", "x ←"] {
        let screen = secret(keys);
        screen.says_not("forbidden:");
        screen.says_not("3-3");
        assert!(screen.app.layers.len() == 1, "{keys}");
    }
    let mut over = playing(&default(), THREE_THREE);
    over.press("f y Esc v");
    over.says("3-3");
}

/// The review is of no use for looking at the hidden game: what is saved is what is shown.
#[test]
fn the_game_in_front_is_the_one_that_is_reviewed() {
    let screen = replayed(told(&default(), THREE_THREE));
    let shown: &App = &screen.app;
    assert_eq!(shown.shown().game.moves().len(), 9);
    assert_eq!(shown.shown().last, Some(at("h10")));
}

/// A screen that shows a file of this text, from its beginning.
fn opened(text: &str) -> Screen {
    let mut screen = Screen::new(Setup::new(RuleSet::Free), Lang::En);
    let file = read(text.as_bytes(), None, RuleSet::Free).unwrap();
    let games = vec![("a.sgf".to_owned(), file)];
    let review = Review::new(games, true).unwrap();
    screen.app.layers.push(Layer::Review(Box::new(review)));
    screen
}

#[test]
fn variations_are_stepped_into_and_left() {
    let text = "(;GM[4]SZ[15]RU[free]RE[B+R];B[hh](;W[ig];B[gi](;W[aa])(;W[bb]C[deep];B[cc]))(;W[hg]C[other];B[ii];W[ba]))";
    let mut screen = opened(text);
    screen.press("→");
    screen.says("other moves here (o): H9");
    // At the move before, the key shows the first move that was not played, then the game's own again.
    screen.press("o");
    screen.says("variation 2 of 2");
    screen.says("other");
    screen.says("move 2 of 4");
    screen.press("o");
    screen.says("move 2 of 4: White I9");
    screen.says("another move was looked at here (o)");
    // Deeper, to the end of the variation, and back to where the game was left.
    screen.press("→ o");
    screen.says("deep");
    screen.press("End");
    screen.says("move 5 of 5: Black C13");
    screen.says_not("result: B+R");
    screen.press("Esc");
    screen.says("move 3 of 4: Black G7");
    assert_eq!(screen.press("Esc"), Some(Effect::End(Ending::Done)));
}

#[test]
fn times_of_the_file_are_shown() {
    let mut screen = opened("(;GM[4]SZ[15];B[hh]BL[1190];W[hg]WL[30]OW[2];B[ii]XT[61.5])");
    for said in ["19:50", "0:30", "1:02"] {
        screen.press("→");
        screen.says(said);
    }
}

#[test]
fn marks_of_the_file_are_on_the_board() {
    let mut screen = opened("(;GM[4]SZ[15];B[hh]LB[aa:Q]TR[ba]CR[ca]SQ[da]MA[ea])");
    screen.press("→");
    let rows = screen.draw(80, 24);
    let row = rows.iter().find(|row| row.contains("15 ")).unwrap();
    for sign in ["Q", "^", "o", "#", "x"] {
        assert!(row.contains(sign), "{sign}: {row}");
    }
}

#[test]
fn games_of_a_file_are_stepped_through_both_ways() {
    let mut screen = Screen::new(Setup::new(RuleSet::Free), Lang::En);
    let game = |name: &str| (name.to_owned(), GameFile::new(told(&free(), "h8")));
    let review = Review::new(["a", "b", "c"].map(game).into(), true).unwrap();
    screen.app.layers.push(Layer::Review(Box::new(review)));
    screen.says("a (1/3)");
    screen.press("Shift-Tab");
    screen.says("c (3/3)");
    screen.press("Tab Tab");
    screen.says("b (2/3)");
}

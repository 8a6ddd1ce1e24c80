//! A forbidden move on the screen: hidden while it can be claimed, then shown, claimed rightly or wrongly.

use crate::support::screen::Screen;
use renju::game::{Mode, Policy, RuleSet, Setup};
use renju::text::Lang;

/// Black's double-three on G8 lies on the board, White to move.
fn double_three(lang: Lang) -> Screen {
    let mut screen = Screen::of(Mode::Standard, lang);
    screen.enter("h8 a1 i8 c1 g9 e1 g10 g1 g8");
    screen
}

#[test]
fn nothing_gives_an_unclaimed_forbidden_move_away() {
    let mut forbidden = double_three(Lang::En);
    let mut harmless = Screen::of(Mode::Standard, Lang::En);
    harmless.enter("h8 a1 i8 c1 g9 e1 g10 g1 m15");
    // The same words and hints, whether or not there is something to claim.
    let point = |screen: &Screen| screen.words().replace("G8", "?").replace("M15", "?");
    assert_eq!(point(&forbidden), point(&harmless));
    for key in ["w", "x"] {
        forbidden.press(key);
        harmless.press(key);
        assert_eq!(point(&forbidden), point(&harmless), "{key}");
        forbidden.says("hidden until the game ends");
    }
}

#[test]
fn a_right_claim_wins_and_shows_its_shapes() {
    for (lang, question, result, whole, row, column) in [
        (
            Lang::En,
            "White: claim a forbidden move by Black?",
            "White wins: forbidden move claimed (追下取胜), G8 double-three (3-3)",
            "G8: forbidden, double-three (3-3)",
            "row G8 H8 I8: three, straight four at F8 J8",
            "column G8 G9 G10: three, straight four at G7 G11",
        ),
        (
            Lang::Zh,
            "白方：指出黑方禁手吗？",
            "白方胜：追下取胜，G8 三三禁手",
            "G8：三三禁手",
            "横 G8 H8 I8：活三，F8 J8 成活四",
            "竖 G8 G9 G10：活三，G7 G11 成活四",
        ),
    ] {
        let mut screen = double_three(lang);
        screen.press("f");
        screen.says(question);
        screen.press("Enter");
        assert!(screen.app.game().outcome().is_none(), "Enter takes no");
        screen.press("f y");
        screen.says(result);
        screen.says(whole);
        assert_eq!(screen.count('◆'), 5, "all stones of both threes");
        for point in ["f8", "j8", "g7", "g11"] {
            assert!(
                screen.at(point).is_ascii_lowercase(),
                "{point} has a letter"
            );
        }
        screen.press("→");
        screen.says(row);
        assert_eq!(screen.count('◆'), 3);
        assert_eq!((screen.at("f8"), screen.at("j8")), ('a', 'b'));
        screen.press("→");
        screen.says(column);
        assert_eq!((screen.at("g7"), screen.at("g11")), ('a', 'b'));
        assert_eq!((screen.at("h8"), screen.at("g9")), ('●', '◆'));
        screen.press("← ← ←");
        assert_eq!(screen.count('◆'), 3, "round the end");
        screen.press("Esc");
        screen.says(result);
        assert_eq!(screen.count('◆'), 0);
    }
}

#[test]
fn a_wrong_claim_is_answered_and_the_game_goes_on() {
    for (lang, told) in [
        (
            Lang::En,
            "I8 is not forbidden: it makes neither a four nor a three · the game goes on",
        ),
        (Lang::Zh, "I8 不是禁手：没有四，也没有活三 · 对局继续"),
    ] {
        let mut screen = Screen::of(Mode::Standard, lang);
        screen.enter("h8 a1 i8");
        screen.press("f y");
        screen.says(told);
        assert!(screen.app.game().outcome().is_none());
        screen.enter("c1");
        screen.says_not(told);
    }
    // 41: a white stone is never forbidden.
    let mut screen = Screen::of(Mode::Standard, Lang::En);
    screen.enter("h8 a1 i8 a2");
    screen.press("f y");
    screen.says("nothing to claim: no overline");
    let mut screen = Screen::of(Mode::Free, Lang::En);
    screen.enter("h8");
    screen.press("f");
    screen.says("free mode has no forbidden moves, so there is nothing to claim");
}

#[test]
fn block_and_loss_say_which_kind() {
    let moves = "h8 a1 i8 c1 g9 e1 g10 g1 g8";
    let mut screen = Screen::new(Setup::new(RuleSet::Standard(Policy::Block)), Lang::En);
    screen.enter(moves);
    screen.says("G8 is forbidden for Black: double-three (3-3)");
    screen.says("Black to move · move 9");
    let mut screen = Screen::new(Setup::new(RuleSet::Standard(Policy::Loss)), Lang::En);
    screen.enter(moves);
    screen.says("White wins: Black played a forbidden move, G8 double-three (3-3)");
    assert_eq!(screen.count('◆'), 5);
}

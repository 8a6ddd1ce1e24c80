//! The screen without a terminal: keys go into the app, what it draws into a buffer that is
//! read as text.
//!
//! The harness, and the pictures a new player meets one after the other; what holds in every
//! state is `screen_always`.

use crate::support::screen::{Screen, rules};
use renju::game::{Mode, Phase, Setup, Takeback, TimeControl};
use renju::rules::{Color, Point};
use renju::text::Lang;

/// H8 H9 H10, swap or not, H5: the four stones lie on the column H.
fn rif_until_proposals(lang: Lang) -> Screen {
    let mut screen = Screen::of(Mode::Rif, lang);
    screen.enter("h8 h9 h10");
    screen.press("n");
    screen.enter("h5");
    screen
}

#[test]
fn a_game_begins_with_all_a_new_player_needs() {
    for (mode, lang, told) in [
        (
            Mode::Free,
            Lang::En,
            ["no forbidden moves", "Black to move · move 1"],
        ),
        (Mode::Free, Lang::Zh, ["无禁手", "轮到黑方 · 第 1 手"]),
        (
            Mode::Standard,
            Lang::En,
            ["White claims forbidden moves", "Black: play move 1 on H8"],
        ),
        (
            Mode::Standard,
            Lang::Zh,
            ["指出禁手", "黑方：第 1 手，下在天元 H8"],
        ),
        (
            Mode::Rif,
            Lang::En,
            ["RIF", "tentative Black: place a black stone on H8 · move 1"],
        ),
        (
            Mode::Rif,
            Lang::Zh,
            ["RIF正式规则", "假先方：把黑子下在天元 H8 · 第 1 手"],
        ),
    ] {
        let screen = Screen::of(mode, lang);
        for part in told {
            screen.says(part);
        }
        let rows = screen.rows();
        assert!(
            rows.iter()
                .filter(|row| row.contains("A B C D E F G H I J K L M N O"))
                .count()
                == 2
        );
        for number in 1..=15 {
            assert!(screen.board_row(number).contains(&format!(" {number}")));
        }
        assert!(
            screen
                .board_row(8)
                .contains(&format!("[{}]", screen.at("h8"))),
            "the cursor is on H8"
        );
        for star in ["d4", "d12", "l4", "l12"] {
            assert_eq!(screen.at(star), '•');
        }
        assert!(screen.hints().ends_with("H8"), "{}", screen.hints());
    }
}

#[test]
fn wrong_places_of_the_opening_are_refused_with_the_reason() {
    // 55
    let mut screen = Screen::of(Mode::Standard, Lang::En);
    screen.enter("g8");
    screen.says("not G8: this stone goes on H8");
    let mut screen = Screen::of(Mode::Rif, Lang::En);
    screen.enter("h8 j9");
    screen.says("not J9: this stone goes within the central 3×3");
    screen.enter("h9 k8");
    screen.says("not K8: this stone goes within the central 5×5");
    assert_eq!(screen.app.game().moves().len(), 2);
    let mut screen = Screen::of(Mode::Rif, Lang::Zh);
    screen.enter("h8 j9");
    screen.says("不能下 J9：这一子须下在中央 3×3 内");
    let mut screen = Screen::of(Mode::Free, Lang::En);
    screen.enter("a1");
    assert_eq!(screen.at("a1"), '●');
}

#[test]
fn odd_or_even_is_asked_on_the_screen() {
    let mut screen = Screen::of(Mode::Rif, Lang::En);
    screen.app.sitting.hide_handful(8);
    for key in ["→ Enter", "Esc Enter", "Enter"] {
        screen.press(key);
        assert!(screen.app.game().moves().is_empty(), "{key}");
    }
    screen.says("odd or even?");
    screen.press("e");
    screen.says("8 stones: guessed right");
    let setup = screen.app.game().setup();
    assert_eq!(setup.first, renju::game::Player::Two);
    screen.enter("h8");
    assert_eq!(screen.app.game().moves().len(), 1);
}

#[test]
fn a_third_stone_far_out_is_legal_in_standard_and_named() {
    for (lang, named) in [
        (Lang::En, "Opening outside 5×5 (妖刀)"),
        (Lang::Zh, "开局 妖刀"),
    ] {
        let mut screen = Screen::of(Mode::Standard, lang);
        screen.enter("h8 i9");
        screen.says_not(named);
        screen.enter("k8");
        assert_eq!(screen.app.game().moves().len(), 3);
        screen.says(named);
        let mut free = Screen::of(Mode::Free, lang);
        free.enter("h8 i9 k8");
        free.says_not(named);
    }
}

#[test]
fn the_rif_opening_says_who_is_to_do_what() {
    for (lang, told) in [
        (
            Lang::En,
            [
                "tentative Black: place a white stone within the central 3×3 · move 2",
                "tentative Black: place a black stone within the central 5×5 · move 3",
                "tentative White: swap colours or keep",
                "White: play move 4 anywhere",
                "Black: propose a fifth move (1 of 2)",
                "Black: propose a fifth move (2 of 2)",
                "White: remove one of the two proposals",
                "White to move · move 6",
            ],
        ),
        (
            Lang::Zh,
            [
                "假先方：把白子下在中央 3×3 内 · 第 2 手",
                "假先方：把黑子下在中央 5×5 内 · 第 3 手",
                "假后方：选择交换黑白或不交换",
                "白方：第 4 手，下在任意一点",
                "黑方：五手两打，第 1 个打点（共 2 个）",
                "黑方：五手两打，第 2 个打点（共 2 个）",
                "白方：去掉两个打点中的一个",
                "轮到白方 · 第 6 手",
            ],
        ),
    ] {
        let mut screen = Screen::of(Mode::Rif, lang);
        let zone = screen.app.glyphs.zone;
        assert_eq!(screen.count(zone), 1, "the centre is marked");
        screen.enter("h8");
        screen.says(told[0]);
        assert_eq!(screen.count(zone), 8, "3×3 without H8");
        screen.enter("h9");
        screen.says(told[1]);
        assert_eq!(screen.count(zone), 23, "5×5 without two stones");
        screen.enter("h10");
        screen.says(told[2]);
        screen.says("1D");
        assert_eq!(screen.count(zone), 0);
        screen.press("n");
        screen.says(told[3]);
        assert_eq!(screen.count(zone), 0, "anywhere needs no marks");
        screen.enter("h5");
        screen.says(told[4]);
        screen.enter("g8");
        screen.says(told[5]);
        assert_eq!(screen.at("g8"), '5');
        screen.enter("g9");
        screen.says(told[6]);
        assert_eq!(screen.count('5'), 2);
        screen.enter("g8");
        assert_eq!(screen.count('5'), 2, "removing asks first");
        screen.press("y");
        screen.says(told[7]);
        assert_eq!((screen.count('5'), screen.at("g9")), (0, '●'));
        assert_ne!(screen.at("g8"), '●');
    }
}

#[test]
fn enter_without_a_selection_does_not_decide_about_the_swap() {
    let mut screen = Screen::of(Mode::Rif, Lang::En);
    screen.enter("h8 h9 i10");
    for _ in 0..3 {
        screen.press("Enter");
        assert!(matches!(screen.app.game().phase(), Phase::Swapping { .. }));
        screen.says("choose an answer first");
    }
    // Put away with Esc, the question comes back; nothing else can be done meanwhile.
    screen.press("Esc");
    assert!(matches!(screen.app.game().phase(), Phase::Swapping { .. }));
    screen.enter("g7");
    assert_eq!(screen.app.game().moves().len(), 3);
    screen.press("Enter");
    screen.says("tentative White: swap colours or keep");
    screen.press("→ Enter");
    assert!(!matches!(screen.app.game().phase(), Phase::Swapping { .. }));
}

#[test]
fn names_and_clocks_follow_the_person_through_a_swap() {
    // 51, 75
    let mut setup = Setup::new(rules(Mode::Rif));
    setup.time = "20m/60s".parse::<TimeControl>().unwrap();
    let mut screen = Screen::named(setup, Lang::En, [Some("Anna"), Some("Bo")]);
    screen.says("tentative Black Anna");
    screen.app.elapse(std::time::Duration::from_secs(20));
    screen.enter("h8 h9 h10");
    screen.says("tentative White Bo: swap colours or keep");
    screen.app.elapse(std::time::Duration::from_secs(50));
    screen.press("y");
    screen.says("Black Bo 19:10");
    screen.says("White Anna 19:40");
    screen.says("White Anna: play move 4 anywhere");
    screen.enter("h5 swap");
    screen.says("Black Bo: propose a fifth move");
    assert_eq!(
        screen.app.game().seats().color(renju::game::Player::One),
        Color::White
    );
}

#[test]
fn a_proposal_equal_to_the_first_is_refused_and_told_why() {
    // 53
    for (lang, equal, same) in [
        (
            Lang::En,
            "I8 is symmetrical to G8; propose another point",
            "G8 is already proposed; choose another point",
        ),
        (
            Lang::Zh,
            "I8 与打点 G8 对称相同，请另选一点",
            "G8 已是打点，请另选一点",
        ),
    ] {
        let mut screen = rif_until_proposals(lang);
        screen.enter("g8 i8");
        screen.says(equal);
        assert_eq!(screen.count('5'), 1);
        screen.enter("g8");
        screen.says(same);
        assert_eq!(screen.count('5'), 1);
        screen.enter("i9");
        assert_eq!(screen.count('5'), 2);
    }
}

#[test]
fn removing_a_proposal_asks_first() {
    let mut screen = rif_until_proposals(Lang::En);
    screen.enter("g8 i9");
    screen.enter("a1");
    screen.says("A1 is not one of the proposals");
    screen.enter("i9");
    screen.says("White: remove I9?");
    // Enter takes the harmless answer.
    screen.press("Enter");
    assert_eq!(screen.count('5'), 2);
    screen.press("Enter y");
    assert_eq!(screen.at("g8"), '●');
    screen.says("White removed I9");
}

#[test]
fn the_winning_row_differs_by_shape() {
    let mut screen = Screen::of(Mode::Free, Lang::En);
    screen.enter("h8 a1 g8 b1 i8 c1 j8 d1 k8");
    screen.says("Black wins: five in a row");
    for point in ["g8", "h8", "i8", "j8", "k8"] {
        assert_eq!(screen.at(point), '◆');
    }
    assert_eq!((screen.count('◆'), screen.at("a1")), (5, '○'));
    let mut screen = Screen::of(Mode::Standard, Lang::Zh);
    screen.enter("h8 a1 a15 b1 c15 c1 e15 d1 g15 e1");
    screen.says("白方胜：五连，自由取胜");
    assert_eq!(screen.count('◇'), 5);
    // 85: afterwards nothing is accepted, and the result is repeated.
    for key in ["Enter", "p", "d", "r", "u", "f"] {
        screen.press("→");
        screen.press(key);
        assert_eq!(screen.app.game().moves().len(), 10);
        assert!(screen.app.dialog.is_none(), "{key}");
        screen.says("白方胜：五连，自由取胜");
    }
    screen.press("n");
    screen.says("黑方：第 1 手，下在天元 H8");
    assert_eq!(screen.count('●') + screen.count('○'), 0);
}

#[test]
fn a_takeback_leaves_no_ghosts() {
    // 88
    let mut setup = Setup::new(rules(Mode::Standard));
    setup.takeback = Takeback::Free;
    let mut played = Screen::new(setup.clone(), Lang::En);
    played.enter("h8 g9 i9 g7");
    let mut fresh = played.clone();
    let mut dice = crate::support::random_play::Dice::new(88);
    for _ in 0..20 {
        let empty: Vec<Point> = played.app.game().board().empty_points().collect();
        let point = empty[dice.below(empty.len())];
        let before = played.app.game().moves().len();
        played.enter(&point.to_string());
        assert_eq!(played.app.game().moves().len(), before + 1);
        played.press("u");
        // Those who may take back are offered by number; the first on the list after no.
        played.press("→ Enter");
        assert_eq!(
            played.app.game().moves().len(),
            before,
            "{}",
            played.rows().join("\n")
        );
    }
    played.app.note = None;
    played.app.cursor = fresh.app.cursor;
    fresh.app.note = None;
    assert_eq!(played.buffer(80, 24), fresh.buffer(80, 24));
}

//! The move list of a review: the move that is shown is marked in it, and forbidden moves are pointed out.

use renju::game::{Game, RuleSet, Setup};
use renju::record::GameFile;
use renju::text::Lang;
use renju::tui::layers::Layer;
use renju::tui::review::Review;

use crate::support::screen::Screen;
use crate::support::told::{THREE_THREE, at, default, filling, free, full_board, play_on, told};

const SIZES: [(u16, u16); 5] = [(40, 20), (60, 30), (80, 24), (110, 38), (200, 60)];

fn replayed(game: Game) -> Screen {
    let mut screen = Screen::new(Setup::new(RuleSet::Free), Lang::En);
    let games = vec![("game.sgf".to_owned(), GameFile::new(game))];
    let review = Review::new(games, true).unwrap();
    screen.app.layers.push(Layer::Review(Box::new(review)));
    screen
}

/// The entry with the mark: number, point and sign.
fn marked(screen: &Screen, (width, height): (u16, u16)) -> Option<String> {
    let rows = screen.draw(width, height);
    let bullet = screen.app.glyphs.bullet;
    let mut marked = rows.iter().filter_map(|row| row.split_once(bullet));
    let (_, entry) = marked.next()?;
    assert_eq!(marked.next(), None, "two marks:\n{}", rows.join("\n"));
    Some(
        entry
            .split_whitespace()
            .take(2)
            .collect::<Vec<_>>()
            .join(" "),
    )
}

#[test]
fn the_move_that_is_shown_is_marked_wherever_one_goes() {
    let mut game = Game::new(free());
    play_on(&mut game, &filling(&full_board(false), at("e8"), 1)[..160]);
    let moves = game.moves().to_vec();
    let mut screen = replayed(game);
    let shown = |screen: &Screen, at: usize| {
        for size in SIZES {
            let entry = (at > 0).then(|| format!("{at} {}", moves[at - 1].point.unwrap()));
            assert_eq!(marked(screen, size), entry, "at {size:?}");
        }
    };
    shown(&screen, 0);
    for (keys, to) in [("→", 1), ("→ →", 3), ("End", 160), ("←", 159), ("Home", 0)] {
        screen.press(keys);
        shown(&screen, to);
    }
    // A number that is typed, behind a colon or without.
    screen.enter("57");
    shown(&screen, 57);
    screen.press("1 2 1 Enter");
    shown(&screen, 121);
    screen.enter("999");
    shown(&screen, 160);
}

#[test]
fn a_forbidden_move_has_a_sign_in_the_list_and_no_other_move_has_one() {
    let sign = '×';
    for size in SIZES {
        let mut screen = replayed(told(&default(), THREE_THREE));
        screen.press("End");
        assert_eq!(marked(&screen, size).as_deref(), Some("9 H10×"), "{size:?}");
        // It is there before the move is shown, where the list has room for it.
        screen.press("Home → →");
        let shown = screen.draw(size.0, size.1).concat();
        assert_eq!(
            shown.matches(sign).count(),
            usize::from(size.1 > 20),
            "{size:?}"
        );
        let mut screen = replayed(told(&free(), THREE_THREE));
        screen.press("End");
        assert_eq!(marked(&screen, size).as_deref(), Some("9 H10"), "{size:?}");
    }
}

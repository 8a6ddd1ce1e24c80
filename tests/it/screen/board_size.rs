//! The size of the board: what a window gets by itself, what `+` and `-` do, and the numbers of moves on each size.

use std::collections::BTreeMap;

use ratatui::layout::Rect;
use renju::game::Game;
use renju::rules::Point;
use renju::sitting::Sitting;
use renju::text::{self, Lang};
use renju::tui::app::App;
use renju::tui::board_view::CellSize;
use renju::tui::glyphs::LINE;

use crate::support::screen::{Screen, app, cells, press_all, squeezed, text as text_of};
use crate::support::told::{at, filling, free, full_board, play_on};

/// The windows that the game is looked at in, and the size of the board in each.
const WINDOWS: [(u16, u16, CellSize); 8] = [
    (34, 18, CellSize::Small),
    (40, 20, CellSize::Small),
    (60, 30, CellSize::Small),
    (80, 24, CellSize::Small),
    (92, 36, CellSize::Medium),
    (110, 38, CellSize::Medium),
    (160, 50, CellSize::Large),
    (200, 60, CellSize::Large),
];

/// Rows of the window from a point to the next, as the labels stand.
fn step(app: &App, window: Rect) -> usize {
    let drawn = text_of(app, window);
    let row = |label| {
        drawn
            .lines()
            .position(|row| row.trim_start().starts_with(label))
    };
    row("8 ").unwrap() - row("9 ").unwrap()
}

#[test]
fn the_board_fills_the_window() {
    for (width, height, size) in WINDOWS {
        let window = Rect::new(0, 0, width, height);
        let app = app(&free());
        assert_eq!(step(&app, window), size as usize + 1, "{width}x{height}");
    }
    // With a narrow panel at its side, no larger board would fit.
    for (width, height) in (34..=210)
        .step_by(2)
        .flat_map(|width| [18, 36, 55].map(|h| (width, h)))
    {
        let window = Rect::new(0, 0, width, height);
        let chosen = step(&app(&free()), window);
        for larger in CellSize::ALL
            .into_iter()
            .filter(|&size| size as usize >= chosen)
        {
            let fits = larger.width(&LINE) + 27 <= width && larger.height() + 2 <= height;
            assert!(!fits, "{larger:?} at {width}x{height}");
        }
    }
}

#[test]
fn larger_and_smaller_say_when_there_is_no_such_board() {
    let mut steps_seen = 0;
    for (width, height, _) in WINDOWS {
        let mut app = app(&free());
        let window = Rect::new(0, 0, width, height);
        app.window = window;
        for (key, notice) in [
            ("+", text::no_larger(app.lang)),
            ("-", text::no_smaller(app.lang)),
            ("+", text::no_larger(app.lang)),
        ] {
            loop {
                let before = step(&app, window);
                press_all(&mut app, key);
                let after = step(&app, window);
                if app.note.as_deref() == Some(notice) {
                    assert_eq!(after, before, "{key} at {width}x{height}");
                    break;
                }
                assert_eq!(after > before, key == "+", "{key} at {width}x{height}");
                assert_ne!(after, before, "{key} says nothing at {width}x{height}");
                steps_seen += 1;
            }
        }
        // The largest there is, or there is no room for the next, above the panel or beside it.
        let shown = step(&app, window);
        for size in CellSize::ALL
            .into_iter()
            .filter(|&size| size as usize >= shown)
        {
            let beside = size.width(&LINE) + 27 <= width && size.height() + 2 <= height;
            assert!(!beside, "{size:?} at {width}x{height}");
        }
    }
    assert!(steps_seen > 8, "{steps_seen}");
}

/// A game of so many moves, with numbers on the stones.
fn numbered(moves: usize) -> Screen {
    let mut screen = Screen::new(free(), Lang::En);
    let all = filling(&full_board(false), at("e8"), 1);
    let mut game = Game::new(free());
    play_on(&mut game, &all[..moves]);
    assert_eq!(game.moves().len(), moves);
    screen.app.sitting = Sitting::resume(game, [None, None], false, None);
    screen.press("m");
    screen
}

/// The points under the cells of a window.
fn wood(app: &App, window: Rect) -> BTreeMap<(u16, u16), Point> {
    let cells = window.positions().map(|place| (place.x, place.y));
    cells
        .filter_map(|(x, y)| Some(((x, y), app.point_at(window, x, y)?)))
        .collect()
}

/// The runs of digits on the wood, by the points in whose middle they stand.
fn numbers(app: &App, window: Rect, wood: &BTreeMap<(u16, u16), Point>) -> BTreeMap<Point, usize> {
    let buf = cells(app, window);
    let mut numbers = BTreeMap::new();
    for y in 0..window.height {
        let mut run: Vec<(u16, char)> = Vec::new();
        for x in 0..=window.width {
            let shown = wood
                .get(&(x, y))
                .map(|_| buf[(x, y)].symbol().chars().next());
            match shown.flatten().filter(char::is_ascii_digit) {
                Some(digit) => run.push((x, digit)),
                None if run.is_empty() => {}
                None => {
                    let point = wood[&(run[(run.len() - 1) / 2].0, y)];
                    let number: String = run.iter().map(|(_, digit)| *digit).collect();
                    let before = numbers.insert(point, number.parse().unwrap());
                    assert_eq!(before, None, "two numbers on {point}");
                    run.clear();
                }
            }
        }
    }
    numbers
}

#[test]
fn the_numbers_of_moves_are_whole_and_their_own() {
    for (width, height, size) in WINDOWS {
        let window = Rect::new(0, 0, width, height);
        for moves in [5, 9, 10, 160] {
            let mut screen = numbered(moves);
            let wood = wood(&screen.app, window);
            let played = screen.app.game().moves().to_vec();
            // On the small board the last nine moves are 1 to 9.
            let before = match size {
                CellSize::Small => moves.saturating_sub(9),
                _ => 0,
            };
            let expected: BTreeMap<Point, usize> = (played[before..].iter().zip(1..))
                .map(|(m, number)| (m.point.unwrap(), number))
                .collect();
            // The cursor eats no digit, wherever it stands.
            for cursor in expected.keys().step_by(1 + moves / 20) {
                screen.app.cursor = *cursor;
                for beside in [Some(*cursor), cursor.offset(1, 0), cursor.offset(0, 1)] {
                    screen.app.cursor = beside.unwrap_or(*cursor);
                    let shown = numbers(&screen.app, window, &wood);
                    assert_eq!(shown, expected, "{moves} moves at {width}x{height}");
                }
            }
        }
    }
}

#[test]
fn the_legend_says_which_moves_the_digits_are() {
    for (moves, legend) in [(9, None), (10, Some((2, 10))), (160, Some((152, 160)))] {
        let screen = numbered(moves);
        let legend = legend.map(|(first, last)| text::numbers_legend(Lang::En, first, last));
        for (width, height, size) in WINDOWS {
            // In the smallest windows it is a message, which the key leads to.
            let shown = squeezed(&screen.draw(width, height).concat());
            let is_small = size == CellSize::Small;
            let wanted = legend.as_deref().filter(|_| is_small);
            assert_eq!(
                wanted.is_some_and(|words| shown.contains(&squeezed(words))),
                wanted.is_some(),
                "{moves} moves at {width}x{height}:\n{}",
                screen.draw(width, height).join("\n")
            );
            let other = shown.contains("numbers1-9");
            assert_eq!(
                other,
                legend.is_some() && (is_small || screen.app.note.is_some())
            );
        }
    }
}

//! The discs of the larger boards: their shape, where they touch, and the cursor around them.

use ratatui::style::Modifier;

use renju::rules::{Board, Color};
use renju::tui::board_view::{BoardPicture, CellSize};
use renju::tui::glyphs::LINE;
use renju::tui::theme::{Depth, MONO, Scheme, Theme};

use super::board_pictures::{board, drawn, picture};
use crate::support::told::at;

/// The rows around H8 on a board of this size; a cell that a disc fills is `#` or `o`.
fn around_h8(cells: CellSize, theme: &Theme, cursor: Option<&str>) -> Vec<String> {
    let mut board = board();
    board.put(at("H9"), Color::Black).unwrap();
    let picture = BoardPicture {
        theme,
        cursor: cursor.map(at),
        last: Some(at("H8")),
        ..picture(&board, &LINE, cells)
    };
    let buf = drawn(&picture);
    let step = cells as u16 + 1;
    // From the row of H10 to that of H7, from the column of F to that of J.
    let (left, top) = (2 + step + 5 * 2 * step, 1 + step / 2 + 5 * step);
    let shown = |x, y| match &buf[(x, y)] {
        cell if cell.symbol() != " " => cell.symbol().to_owned(),
        cell if cell.modifier.contains(Modifier::REVERSED) => "#".to_owned(),
        cell if Some(cell.bg) == theme.on_disc[0].bg => "#".to_owned(),
        cell if Some(cell.bg) == theme.on_disc[1].bg => "o".to_owned(),
        _ => " ".to_owned(),
    };
    (top..=top + 3 * step)
        .map(|y| (left..=left + 8 * step).map(|x| shown(x, y)).collect())
        .collect()
}

#[test]
fn stones_of_the_larger_boards_are_discs_around_the_crossing() {
    let wood = Theme::new(Scheme::Wood, Depth::Indexed);
    assert_eq!(
        around_h8(CellSize::Medium, &wood, None),
        [
            "┼───┼───┼───┼───┼",
            "│  ▀▀▀ ▀▀▀ ▀▀▀  │",
            "┼─▐###│###▌ooo▌─┼",
            "│  ▀▀▀ ─── ▀▀▀  │",
            "┼───┼─▐#●#▌─┼───┼",
            "│   │  ▀▀▀  │   │",
            "┼───┼───┼───┼───┼",
        ]
    );
    assert_eq!(
        around_h8(CellSize::Large, &wood, None),
        [
            "┼─────┼─────┼─────┼─────┼",
            "│     │     │     │     │",
            "│   ▀###▀ ▀###▀ ▀ooo▀   │",
            "┼──▐#####│#####▌ooooo▌──┼",
            "│   ▀###▀ ▀###▀ ▀ooo▀   │",
            "│     │   ▀▔▔▔▀   │     │",
            "┼─────┼──▐##●##▌──┼─────┼",
            "│     │   ▀###▀   │     │",
            "│     │     │     │     │",
            "┼─────┼─────┼─────┼─────┼",
        ]
    );
    // Without colours a white stone is a ring.
    assert_eq!(
        around_h8(CellSize::Medium, &MONO, None),
        [
            "┼───┼───┼───┼───┼",
            "│  ▀▀▀ ▀▀▀ ╭─╮  │",
            "┼─▐###│###▌│ │──┼",
            "│  ▀▀▀ ─── ╰─╯  │",
            "┼───┼─▐#●#▌─┼───┼",
            "│   │  ▀▀▀  │   │",
            "┼───┼───┼───┼───┼",
        ]
    );
    let large = around_h8(CellSize::Large, &MONO, None);
    assert_eq!(
        large[2..=4],
        [
            "│   ▀###▀ ▀###▀ ╭───╮   │",
            "┼──▐#####│#####▌│   │───┼",
            "│   ▀###▀ ▀###▀ ╰───╯   │",
        ]
    );
}

#[test]
fn the_cursor_cuts_nothing_off_a_disc() {
    for depth in [Depth::True, Depth::Indexed, Depth::Sixteen, Depth::Plain] {
        let theme = Theme::new(Scheme::Wood, depth);
        for cells in [CellSize::Medium, CellSize::Large] {
            let without = around_h8(cells, &theme, None);
            // On stones, beside and between them.
            for point in ["g9", "h9", "h8", "i9", "i8", "g8", "h10"] {
                let with = around_h8(cells, &theme, Some(point));
                let mut signs = 0;
                for (with, without) in with.iter().zip(&without) {
                    for (new, old) in with.chars().zip(without.chars()) {
                        signs += usize::from(new != old);
                        assert!(
                            new == old || " ─│┼".contains(old),
                            "{new} over {old} at {point}, {cells:?} {depth:?}: {with}"
                        );
                    }
                }
                assert!(signs >= 2, "no cursor at {point}");
            }
        }
    }
}

/// Both halves of the column that a black and a white disc share are drawn.
#[test]
fn discs_of_two_colours_touch() {
    for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
        let theme = Theme::new(Scheme::Wood, depth);
        for (names, cells) in [("h8 i8", CellSize::Medium), ("i8 h8", CellSize::Large)] {
            let mut board = Board::new();
            for (name, color) in names.split(' ').zip(Color::ALL) {
                board.put(at(name), color).unwrap();
            }
            let picture = BoardPicture {
                theme: &theme,
                cursor: None,
                last: None,
                ..picture(&board, &LINE, cells)
            };
            let buf = drawn(&picture);
            let step = cells as u16 + 1;
            let place = (2 + step + 15 * step, 1 + step / 2 + 7 * step);
            let cell = &buf[place];
            let ground = theme.board.bg.unwrap();
            assert!("▌▐".contains(cell.symbol()), "{cell:?}");
            assert!(cell.fg != ground && cell.bg != ground, "{cell:?}");
            assert_ne!(cell.fg, cell.bg);
        }
    }
}

//! The board in each glyph set and both sizes, as pictures; and which point lies under which cell.

use std::collections::BTreeMap;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use renju::rules::{Board, Color, Forbidden, Point, PointMap};
use renju::tui::board_view::{BoardPicture, CellSize, Mark};
use renju::tui::glyphs::{ASCII, Glyphs, LINE, Set, WIDE};
use renju::tui::theme::{Depth, MONO, Scheme, Theme};

use crate::support::told::at;

pub(super) fn board() -> Board {
    let mut board = Board::new();
    for (name, color) in [
        ("H8", Color::Black),
        ("I9", Color::White),
        ("G9", Color::Black),
        ("A15", Color::White),
        ("O1", Color::Black),
    ] {
        board.put(at(name), color).unwrap();
    }
    board
}

pub(super) fn picture<'a>(
    board: &'a Board,
    glyphs: &'static Glyphs,
    cells: CellSize,
) -> BoardPicture<'a> {
    BoardPicture {
        board,
        marks: PointMap::new(),
        cursor: Some(at("L11")),
        last: Some(at("G9")),
        glyphs,
        theme: &MONO,
        cells,
    }
}

fn whole(picture: &BoardPicture) -> Rect {
    Rect::new(
        0,
        0,
        picture.cells.width(picture.glyphs),
        picture.cells.height(),
    )
}

pub(super) fn drawn(picture: &BoardPicture) -> Buffer {
    let mut buf = Buffer::empty(whole(picture));
    picture.render(buf.area, &mut buf);
    buf
}

/// The rows as text; the second cell of a character of two columns is not there.
fn rows(buf: &Buffer) -> Vec<String> {
    use ratatui::buffer::CellWidth;
    (buf.area.top()..buf.area.bottom())
        .map(|y| {
            let mut row = String::new();
            let mut x = buf.area.left();
            while x < buf.area.right() {
                let cell: &Cell = &buf[(x, y)];
                row.push_str(cell.symbol());
                x += cell.cell_width().max(1);
            }
            row.trim_end().to_owned()
        })
        .collect()
}

#[test]
fn lines_and_round_stones() {
    let board = board();
    assert_eq!(
        rows(&drawn(&picture(&board, &LINE, CellSize::Small))),
        [
            "   A B C D E F G H I J K L M N O",
            "15 ○─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐ 15",
            "14 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 14",
            "13 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 13",
            "12 ├─┼─┼─•─┼─┼─┼─┼─┼─┼─┼─•─┼─┼─┤ 12",
            "11 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼[┼]┼─┼─┤ 11",
            "10 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 10",
            " 9 ├─┼─┼─┼─┼─┼(●)┼─○─┼─┼─┼─┼─┼─┤ 9",
            " 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤ 8",
            " 7 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 7",
            " 6 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 6",
            " 5 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 5",
            " 4 ├─┼─┼─•─┼─┼─┼─┼─┼─┼─┼─•─┼─┼─┤ 4",
            " 3 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 3",
            " 2 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤ 2",
            " 1 └─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─● 1",
            "   A B C D E F G H I J K L M N O",
        ]
    );
}

#[test]
fn letters_and_dots() {
    let board = board();
    let rows = rows(&drawn(&picture(&board, &ASCII, CellSize::Small)));
    assert_eq!(rows[0], "   A B C D E F G H I J K L M N O");
    assert_eq!(rows[1], "15 O . . . . . . . . . . . . . . 15");
    assert_eq!(rows[4], "12 . . . + . . . . . . . + . . . 12");
    assert_eq!(rows[5], "11 . . . . . . . . . . .[.]. . . 11");
    assert_eq!(rows[7], " 9 . . . . . .(X). O . . . . . . 9");
    assert_eq!(rows[8], " 8 . . . . . . . X . . . . . . . 8");
    assert!(rows.iter().all(|row| row.is_ascii()));
}

#[test]
fn two_columns_a_point_and_no_connectors() {
    let board = board();
    let rows = rows(&drawn(&picture(&board, &WIDE, CellSize::Small)));
    assert_eq!(rows[0], "   ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯ");
    assert_eq!(rows[1], "15 ○┬┬┬┬┬┬┬┬┬┬┬┬┬┐ 15");
    assert_eq!(rows[4], "12 ├┼┼╋┼┼┼┼┼┼┼╋┼┼┤ 12");
    assert_eq!(rows[5], "11 ├┼┼┼┼┼┼┼┼┼┼[]┼┼┤ 11");
    assert_eq!(rows[7], " 9 ├┼┼┼┼┼▲┼○┼┼┼┼┼┤ 9");
    assert_eq!(rows[15], " 1 └┴┴┴┴┴┴┴┴┴┴┴┴┴● 1");
}

#[test]
fn every_mark_is_visible_in_every_set_without_colour() {
    let board = board();
    let marks = [
        ("H8", Mark::Shape),
        ("I9", Mark::Shape),
        ("O1", Mark::Ghost),
        ("A15", Mark::Number(123)),
        ("B2", Mark::Forbidden(Forbidden::Overline)),
        ("C2", Mark::Forbidden(Forbidden::DoubleFour)),
        ("D2", Mark::Forbidden(Forbidden::DoubleThree)),
        ("E2", Mark::Zone),
        ("F2", Mark::Letter('a')),
        ("G2", Mark::Letter('5')),
    ];
    for (glyphs, row) in [
        (&LINE, " 2 ├─▲─■─×─·─a─5─┼─┼─┼─┼─┼─┼─┼─┤ 2"),
        (&WIDE, " 2 ├６４３・ａ５┼┼┼┼┼┼┼┤ 2"),
        (&ASCII, " 2 . 6 4 3 : a 5 . . . . . . . . 2"),
    ] {
        for cells in CellSize::ALL {
            let mut picture = picture(&board, glyphs, cells);
            let plain = drawn(&picture);
            picture.marks = marks.iter().map(|&(name, mark)| (at(name), mark)).collect();
            let marked = drawn(&picture);
            if cells == CellSize::Small {
                assert_eq!(rows(&marked)[14], row);
            }
            let differ = |buf: &Buffer, other: &Buffer, name: &str| {
                whole(&picture)
                    .positions()
                    .filter(|&p| picture.point_at(whole(&picture), p.x, p.y) == Some(at(name)))
                    .any(|p| buf[p].symbol() != other[p].symbol())
            };
            for (name, mark) in marks {
                assert!(
                    differ(&plain, &marked, name),
                    "{:?} {cells:?} {mark:?}",
                    glyphs.set
                );
            }
        }
    }
}

#[test]
fn cursor_and_last_move_show_on_every_point_in_every_set_without_colour() {
    let empty = Board::new();
    let mut full = Board::new();
    for p in Point::all() {
        let color = if p.index() % 2 == 0 {
            Color::Black
        } else {
            Color::White
        };
        full.put(p, color).unwrap();
    }
    for set in Set::ALL {
        for cells in CellSize::ALL {
            for board in [&empty, &full] {
                let with = |cursor, last| {
                    drawn(&BoardPicture {
                        cursor,
                        last,
                        ..picture(board, set.glyphs(), cells)
                    })
                };
                let neither = with(None, None);
                for p in Point::all() {
                    let cursor = with(Some(p), None);
                    assert_ne!(cursor, neither, "cursor on {p}");
                    if board.get(p).is_some() {
                        let (last, both) = (with(None, Some(p)), with(Some(p), Some(p)));
                        assert_ne!(last, neither, "last on {p}");
                        assert_ne!(last, cursor, "on {p}");
                        assert_ne!(both, last, "cursor on the last, {p}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_ground_is_one_rectangle_in_the_colours_of_the_board() {
    let board = Board::new();
    let wood = Theme::new(Scheme::Wood, Depth::Indexed);
    for set in Set::ALL {
        for cells in CellSize::ALL {
            let picture = BoardPicture {
                theme: &wood,
                cursor: None,
                ..picture(&board, set.glyphs(), cells)
            };
            let buf = drawn(&picture);
            let ground = wood.board.bg.unwrap();
            let found: Vec<_> = buf
                .area
                .positions()
                .filter(|&p| buf[p].bg == ground)
                .collect();
            let (first, last) = (found[0], found[found.len() - 1]);
            assert_eq!((first.x, first.y), (2, 1));
            assert_eq!(
                found.len(),
                usize::from(last.x - first.x + 1) * usize::from(last.y - first.y + 1)
            );
            assert_eq!(last.y, buf.area.bottom() - 2);
        }
    }
}

#[test]
fn the_point_under_a_cell_is_the_one_drawn_there() {
    let board = Board::new();
    for set in Set::ALL {
        for cells in CellSize::ALL {
            for height in [cells.height(), cells.low_height()] {
                let picture = picture(&board, set.glyphs(), cells);
                let area = Rect::new(7, 3, cells.width(picture.glyphs), height);
                let mut seen = BTreeMap::new();
                for y in 0..60 {
                    for x in 0..120 {
                        if let Some(p) = picture.point_at(area, x, y) {
                            seen.entry(p).or_insert_with(Vec::new).push((x, y));
                        }
                    }
                }
                assert_eq!(seen.len(), 225);
                for (p, hit) in seen {
                    // Where the cursor is drawn is where a click finds the point.
                    let drawn = |cursor| {
                        let mut buf = Buffer::empty(Rect::new(0, 0, 120, 60));
                        (&BoardPicture {
                            cursor,
                            ..picture.clone()
                        })
                            .render(area, &mut buf);
                        buf
                    };
                    let (with, without) = (drawn(Some(p)), drawn(None));
                    let place = |(x, y): &(u16, u16)| with[(*x, *y)] != without[(*x, *y)];
                    assert!(hit.iter().any(place), "{p} in {set:?} {cells:?}");
                }
                // Labels are no points.
                let label = picture.point_at(area, area.x, area.y + 5);
                assert_eq!(label, None);
                assert_eq!(picture.point_at(area, area.x + 9, area.bottom() - 1), None);
            }
        }
    }
}

#[test]
fn a_board_partly_outside_is_cut_and_does_not_move() {
    let board = board();
    for set in Set::ALL {
        let picture = picture(&board, set.glyphs(), CellSize::Small);
        let area = whole(&picture);
        let all = drawn(&picture);
        for (x, y) in [(0, 0), (10, 5), (30, 16)] {
            let mut buf = Buffer::empty(Rect::new(x, y, area.width - x, area.height - y));
            (&picture).render(area, &mut buf);
            for p in buf.area.positions() {
                // A character of two columns cut through the middle is left out.
                if p.x > x {
                    assert_eq!(buf[p].symbol(), all[p].symbol(), "{p} from {x},{y}");
                }
            }
        }
    }
}

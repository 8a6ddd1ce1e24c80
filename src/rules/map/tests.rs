//! What the planes read, point by point: the map shows it of forbidden points only.

use super::{ForbiddenMap, holds};
use crate::rules::{
    Board, Color, Direction, Point, Row, Tally, Verdict, WayBits, judge, parse_moves,
};

/// The verdict on a black stone on the empty point `p`.
fn verdict(map: &ForbiddenMap, p: Point) -> Verdict {
    if map.lines.iter().any(|lines| holds(&lines.five, p)) {
        return Verdict::Five;
    }
    let tally = map.tally(p);
    match map.forbidden(p) {
        Some(kind) => Verdict::Forbidden(kind, tally),
        None => Verdict::Legal(tally),
    }
}

fn compare(board: &Board) {
    let map = ForbiddenMap::of(board);
    for p in board.empty_points() {
        assert_eq!(verdict(&map, p), judge(board, p), "{p}\n{board}");
    }
}

/// Each of the 3^10 windows, laid along each direction through H8: the planes read what `Window`
/// defines.
#[test]
fn every_window_is_read_as_defined() {
    let points = Direction::ALL.map(|d| {
        (-5..=5)
            .filter(|&n| n != 0)
            .map(|n| d.walk(Point::CENTER, n).expect("H8 is far from the edge"))
            .collect::<Vec<_>>()
    });
    for code in 0..3u32.pow(10) {
        for (direction, points) in Direction::ALL.into_iter().zip(&points) {
            let mut board = Board::new();
            let mut rest = code;
            for &p in points {
                match rest % 3 {
                    1 => board.put(p, Color::Black).expect("one stone a point"),
                    2 => board.put(p, Color::White).expect("one stone a point"),
                    _ => {}
                }
                rest /= 3;
            }
            let window = board
                .window(Point::CENTER, direction, Color::Black)
                .with_middle();
            let expected = match window.row() {
                Some(Row::Five(_)) => Verdict::Five,
                row => {
                    let tally = Tally {
                        overlines: u8::from(row.is_some()),
                        fours: window.fours().count() as u8,
                        // Nothing crosses this line, so every way may be played.
                        threes: u8::from(window.ways().any(WayBits::is_straight)),
                    };
                    tally.forbidden().map_or(Verdict::Legal(tally), |kind| {
                        Verdict::Forbidden(kind, tally)
                    })
                }
            };
            let found = verdict(&ForbiddenMap::of(&board), Point::CENTER);
            assert_eq!(found, expected, "{direction:?}, {window:?}\n{board}");
        }
    }
}

/// The boards of the benches as they grow: with both colours in turn, and without White, where
/// threes hang on one another.
#[test]
fn verdicts_agree_with_the_definition_on_growing_boards() {
    let boards = include_str!("../../../tests/data/bench-boards.txt");
    for (line, step) in boards.lines().zip((3..14).cycle()) {
        let moves = parse_moves(line).expect(line);
        let (mut both, mut black) = (Board::new(), Board::new());
        for (n, p) in moves.into_iter().flatten().enumerate() {
            both.put(p, Color::ALL[n % 2]).expect(line);
            if n < 35 {
                black.put(p, Color::Black).expect(line);
            }
            if n % step == 0 {
                compare(&both);
                compare(&black);
            }
        }
    }
}

/// The positions of `tests/data` with a known verdict: black, white and the point in columns.
#[test]
fn verdicts_agree_with_the_definition_on_the_data_rows() {
    for rows in [
        include_str!("../../../tests/data/forbidden.tsv"),
        include_str!("../../../tests/data/reported.tsv"),
    ] {
        for line in rows.lines().skip(1) {
            let columns: Vec<&str> = line.split('\t').collect();
            let mut board = Board::new();
            for (stones, color) in [(columns[1], Color::Black), (columns[2], Color::White)] {
                for p in stones.split(',').filter(|p| !p.is_empty()) {
                    board.put(p.parse().expect(line), color).expect(line);
                }
            }
            compare(&board);
        }
    }
}

//! Reads the position files of `tests/data/` and turns the board in its 8 orientations.
//!
//! Gives stones and expected words; judges nothing.

use std::path::Path;

use crate::support::oracle::{At, Cell, Grid, Kind};

/// One row of `forbidden.tsv`, `reported.tsv` or `reported-games.tsv`.
pub(crate) struct Position {
    pub(crate) id: String,
    pub(crate) grid: Grid,
    pub(crate) at: At,
    pub(crate) kind: Kind,
}

/// The data rows of a file below `tests/data/`, cut into columns; the heading is checked, not given.
pub(crate) fn rows(file: &str, heading: &[&str]) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    let cut = |line: &str| line.split('\t').map(str::to_owned).collect::<Vec<_>>();
    let mut lines = text.lines();
    let found = cut(lines.next().unwrap());
    assert!(
        found
            .iter()
            .zip(heading)
            .all(|(found, wanted)| found.starts_with(wanted)),
        "{file} has the columns {found:?}"
    );
    lines.map(cut).collect()
}

/// Every single position whose verdict is known.
pub(crate) fn known() -> Vec<Position> {
    let mut known = Vec::new();
    for file in ["forbidden.tsv", "reported.tsv"] {
        for row in rows(file, &["id", "black", "white", "point", "verdict"]) {
            let mut grid = Grid::empty();
            for (stones, cell) in [(&row[1], Cell::Black), (&row[2], Cell::White)] {
                for stone in stones.split(',').filter(|stone| !stone.is_empty()) {
                    let at = read(stone);
                    assert_eq!(grid.at(at), Some(Cell::Empty), "{}: {stone} twice", row[0]);
                    grid.put(at, cell);
                }
            }
            known.push(Position {
                id: row[0].clone(),
                grid,
                at: read(&row[3]),
                kind: kind(&row[4]),
            });
        }
    }
    for row in rows("reported-games.tsv", &["id", "moves", "point", "verdict"]) {
        // A82 is no game: no order of moves leads there.
        if row[1] == "-" {
            continue;
        }
        let mut grid = Grid::empty();
        let colors = [Cell::Black, Cell::White].into_iter().cycle();
        for (stone, cell) in row[1]
            .split(' ')
            .zip(colors)
            .filter(|played| played.0 != "pass")
        {
            grid = grid.with(read(stone), cell);
        }
        known.push(Position {
            id: format!("{} as a game", row[0]),
            grid,
            at: read(&row[2]),
            kind: kind(&row[3]),
        });
    }
    known
}

/// `h8` in any case. The files' own notation, so that the parser of the rules is not trusted here.
pub(crate) fn read(text: &str) -> At {
    let letter = text.chars().next().unwrap().to_ascii_uppercase();
    let column = "ABCDEFGHIJKLMNO".find(letter).expect("a column A to O");
    let row: i8 = text[1..].parse().expect("a row number");
    (i8::try_from(column).unwrap(), row - 1)
}

fn kind(word: &str) -> Kind {
    match word {
        "none" => Kind::Legal,
        "five" => Kind::Five,
        "overline" => Kind::Overline,
        "double-four" => Kind::DoubleFour,
        "double-three" => Kind::DoubleThree,
        _ => panic!("the verdict {word} is unknown"),
    }
}

/// The image of a point in one of the 8 orientations of the board, `0..8`.
pub(crate) fn turned((x, y): At, orientation: u8) -> At {
    let (x, y) = if orientation & 1 == 0 {
        (x, y)
    } else {
        (14 - x, y)
    };
    let (x, y) = if orientation & 2 == 0 {
        (x, y)
    } else {
        (x, 14 - y)
    };
    if orientation & 4 == 0 { (x, y) } else { (y, x) }
}

/// The whole board in that orientation.
pub(crate) fn turned_grid(grid: &Grid, orientation: u8) -> Grid {
    let mut image = Grid::empty();
    for p in crate::support::oracle::all_points() {
        image.put(turned(p, orientation), grid.at(p).unwrap());
    }
    image
}

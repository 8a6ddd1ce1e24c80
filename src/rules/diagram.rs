//! A board as a diagram of 15 rows: printing and reading.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::board::Board;
use super::color::Color;
use super::point::{Point, SIZE, fold_width};

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = "   A B C D E F G H I J K L M N O";
        writeln!(f, "{letters}")?;
        for row in (0..SIZE).rev() {
            write!(f, "{:2}", row + 1)?;
            for p in Point::all().filter(|p| p.row() == row) {
                f.write_str(match self.get(p) {
                    Some(Color::Black) => " x",
                    Some(Color::White) => " o",
                    None => " .",
                })?;
            }
            writeln!(f)?;
        }
        write!(f, "{letters}")
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board\n{self}")
    }
}

/// Why a diagram is not a board. Rows are named by their number, 15 at the top.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseBoardError {
    /// Not 15 rows.
    #[error("the board has {0} rows; give 15, from row 15 down to row 1")]
    Rows(usize),
    /// A row that does not hold 15 points.
    #[error("row {row} has {found} points; give 15")]
    Columns {
        /// The row's number, 1 to 15.
        row: usize,
        /// How many points it has.
        found: usize,
    },
    /// A character that is neither a stone nor an empty point.
    #[error(
        "row {row}: {found:?} is neither a stone nor a point; use . for empty, x for black, o for white"
    )]
    Character {
        /// The row's number, 1 to 15.
        row: usize,
        /// What stands there.
        found: char,
    },
}

impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rows: Vec<String> = text
            .split(['/', '\n'])
            .map(|row| {
                row.chars()
                    .map(fold_width)
                    .filter(|c| !c.is_whitespace())
                    .collect::<String>()
            })
            .map(|row| row.trim_matches(|c: char| c.is_ascii_digit()).to_owned())
            .filter(|row| !row.is_empty() && !row.eq_ignore_ascii_case("ABCDEFGHIJKLMNO"))
            .collect();
        let mut board = Self::new();
        // Rows are read before they are counted: a row that is too long names the fault better than their number.
        for (row, y) in rows.iter().zip((0..SIZE).rev()) {
            let number = usize::from(y) + 1;
            let found = row.chars().count();
            if found != usize::from(SIZE) {
                return Err(ParseBoardError::Columns { row: number, found });
            }
            for (c, x) in row.chars().zip(0..) {
                let color = match c {
                    '.' | '+' | '┼' => continue,
                    'x' | 'X' | '●' => Color::Black,
                    'o' | 'O' | '○' => Color::White,
                    _ => {
                        return Err(ParseBoardError::Character {
                            row: number,
                            found: c,
                        });
                    }
                };
                let p = Point::new(x, y).expect("a row of 15 lies on the board");
                board.flip(p, color);
            }
        }
        if rows.len() == usize::from(SIZE) {
            Ok(board)
        } else {
            Err(ParseBoardError::Rows(rows.len()))
        }
    }
}

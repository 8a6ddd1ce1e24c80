//! A board as a diagram of 15 rows: printing and reading.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use wide::u8x16;

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
        let text = plain(text);
        let mut board = Self::new();
        let mut rows = 0;
        let mut rest = text.as_bytes();
        while !rest.is_empty() {
            let row = DiagramLine::take(&mut rest);
            if row.is_passed_over() {
                continue;
            }
            rows += 1;
            // Rows are read before they are counted: a row that is too long names the fault better than their number.
            let Some(y) = usize::from(SIZE).checked_sub(rows) else {
                continue;
            };
            let [black, white] = row.stones(y + 1)?;
            place_row(&mut board, y as u8, black, Color::Black);
            place_row(&mut board, y as u8, white, Color::White);
        }
        if rows == usize::from(SIZE) {
            Ok(board)
        } else {
            Err(ParseBoardError::Rows(rows))
        }
    }
}

/// A diagram in ASCII, as far as its signs are known: nearly always the text itself.
fn plain(text: &str) -> Cow<'_, str> {
    let sign = |c| match fold_width(c) {
        '┼' => '.',
        '●' => 'x',
        '○' => 'o',
        c if c.is_whitespace() && c != '\n' => ' ',
        c => c,
    };
    if text.is_ascii() {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().map(sign).collect())
    }
}

/// One line of a diagram, read from left to right.
struct DiagramLine<'a> {
    /// The line as it stands; without the number behind it where it holds anything strange.
    text: &'a [u8],
    /// How many points it has.
    found: usize,
    /// The black and the white stones, the first point in bit 0.
    stones: [u32; 2],
    /// The first character that is no point.
    strange: Option<char>,
}

impl<'a> DiagramLine<'a> {
    /// Takes a line off the text.
    fn take(rest: &mut &'a [u8]) -> Self {
        if let Some(stones) = plain_row(rest) {
            let (text, behind) = rest.split_at(usize::from(SIZE));
            *rest = &behind[1..];
            return Self {
                text,
                found: usize::from(SIZE),
                stones,
                strange: None,
            };
        }
        let (mut found, mut stones, mut strange) = (0, [0; 2], None);
        let mut end = rest.len();
        for (at, &b) in rest.iter().enumerate() {
            // Without a branch for each colour: nobody, the processor included, can guess the next stone.
            let (black, white) = (b | 0x20 == b'x', b | 0x20 == b'o');
            if !(black || white || matches!(b, b'.' | b'+')) {
                let continues = b & 0xC0 == 0x80;
                match b {
                    b'/' | b'\n' => {
                        end = at;
                        break;
                    }
                    b'0'..=b'9' if found == 0 => continue,
                    _ if continues || b.is_ascii_whitespace() => continue,
                    _ => strange = strange.or(Some(at)),
                }
            }
            stones[0] |= u32::from(black).wrapping_shl(found);
            stones[1] |= u32::from(white).wrapping_shl(found);
            found += 1;
        }
        let line = &rest[..end];
        *rest = rest.get(end + 1..).unwrap_or_default();
        let mut row = Self {
            text: line,
            found: found as usize,
            stones,
            strange: None,
        };
        if let Some(at) = strange {
            // The row's number may stand behind it too, and is no part of it.
            let number = |b: &u8| b.is_ascii_digit() || b.is_ascii_whitespace();
            let points = line.iter().rposition(|b| !number(b)).map_or(0, |n| n + 1);
            let digits = line[points..].iter().filter(|b| b.is_ascii_digit());
            row.found -= digits.count();
            row.text = &line[..points];
            let here = line
                .get(at..points)
                .and_then(|here| str::from_utf8(here).ok());
            row.strange = here.and_then(|here| here.chars().next());
        }
        row
    }

    /// Whether the line holds nothing, or the column letters.
    fn is_passed_over(&self) -> bool {
        let signs = || self.text.iter().filter(|b| !b.is_ascii_whitespace());
        let letters = || signs().skip_while(|b| b.is_ascii_digit());
        let is_letters = || letters().map(u8::to_ascii_uppercase).eq(b'A'..=b'O');
        self.found == 0 || self.strange.is_some() && is_letters()
    }

    /// The black and the white stones of the row with this number, if it holds 15 points and nothing else.
    fn stones(&self, number: usize) -> Result<[u32; 2], ParseBoardError> {
        if self.found != usize::from(SIZE) {
            return Err(ParseBoardError::Columns {
                row: number,
                found: self.found,
            });
        }
        match self.strange {
            Some(found) => Err(ParseBoardError::Character { row: number, found }),
            None => Ok(self.stones),
        }
    }
}

/// Puts stones on a row, the first point in bit 0.
fn place_row(board: &mut Board, y: u8, mut stones: u32, color: Color) {
    while stones != 0 {
        let x = stones.trailing_zeros() as u8;
        let p = Point::new(x, y).expect("a row of 15 lies on the board");
        board.flip(p, color);
        stones &= stones - 1;
    }
}

/// The black and the white stones of a row written as 15 plain signs and a line's end, as nearly every row is: all
/// signs looked at together.
fn plain_row(text: &[u8]) -> Option<[u32; 2]> {
    let signs = *text.first_chunk::<16>()?;
    let end = signs[15];
    let signs = u8x16::new(signs);
    let is = |signs: u8x16, sign| signs.simd_eq(u8x16::splat(sign)).to_bitmask();
    let folded = signs | u8x16::splat(0x20);
    let (black, white) = (is(folded, b'x') & ROW, is(folded, b'o') & ROW);
    let points = black | white | is(signs, b'.') | is(signs, b'+');
    (points & ROW == ROW && matches!(end, b'/' | b'\n')).then_some([black, white])
}

/// A bit for each point of a row.
const ROW: u32 = (1 << SIZE) - 1;

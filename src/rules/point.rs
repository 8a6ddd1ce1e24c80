//! Points of the 15×15 board and their notation, `H8`.
//!
//! Points alone; the stones on them are in `board`.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Points along one side of the board (rules.md §1).
pub const SIZE: u8 = 15;

/// An intersection of the board: column A–O, row 1–15 from the bottom (rules.md §1).
///
/// Ordered by row from 1 up, then by column from A.
///
/// ```
/// use renju::rules::Point;
/// let p: Point = "h8".parse()?;
/// assert_eq!(p, Point::CENTER);
/// assert_eq!(p.to_string(), "H8");
/// # Ok::<(), renju::rules::ParsePointError>(())
/// ```
#[doc(alias = "交叉点")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// H8, 天元 (tengen).
    #[doc(alias = "天元")]
    pub const CENTER: Self = Self(7 * SIZE + 7);

    /// D4, D12, L4, L12, 星 (rules.md §1).
    #[doc(alias = "星")]
    pub const STARS: [Self; 4] = [
        Self(3 * SIZE + 3),
        Self(11 * SIZE + 3),
        Self(3 * SIZE + 11),
        Self(11 * SIZE + 11),
    ];

    /// The point in the given column and row, both counted from 0; `None` off the board.
    ///
    /// ```
    /// use renju::rules::Point;
    /// assert_eq!(Point::new(0, 14).map(|p| p.to_string()), Some("A15".into()));
    /// assert_eq!(Point::new(15, 0), None);
    /// ```
    pub const fn new(col: u8, row: u8) -> Option<Self> {
        if col < SIZE && row < SIZE {
            Some(Self(row * SIZE + col))
        } else {
            None
        }
    }

    /// Column, 0 (A) to 14 (O).
    pub const fn col(self) -> u8 {
        self.0 % SIZE
    }

    /// Row, 0 (row 1, the lowest) to 14 (row 15).
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// 0 (A1) to 224 (O15), row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column letter, `'A'` to `'O'`.
    pub const fn letter(self) -> char {
        (b'A' + self.col()) as char
    }

    /// Row number as written, 1 to 15.
    pub const fn number(self) -> u8 {
        self.row() + 1
    }

    /// All 225 points, A1 first, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..SIZE * SIZE).map(Self)
    }

    /// The point `dx` columns to the right and `dy` rows up, if it is on the board.
    pub fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        let col = self.col().checked_add_signed(dx)?;
        let row = self.row().checked_add_signed(dy)?;
        Self::new(col, row)
    }

    /// The point at a place of a text, and how many bytes it takes there, digits to the last one;
    /// `None` unless it is plainly written, a letter and a number without blanks or full-width signs.
    ///
    /// What [`Point::from_str`] makes of these bytes, for texts with many points in them; it has the
    /// word on all others.
    // Compiled for size, this and the loop around it take twice the time apart.
    #[inline(always)]
    pub(super) fn at(text: &[u8], at: usize) -> Option<(Self, usize)> {
        /// The digit behind so many bytes, 10 or more where there is none.
        macro_rules! digit {
            ($behind:expr) => {
                if at + $behind < text.len() {
                    text[at + $behind].wrapping_sub(b'0')
                } else {
                    10
                }
            };
        }
        if at + 1 >= text.len() {
            return None;
        }
        let col = (text[at] | 0x20).wrapping_sub(b'a');
        let (first, second) = (digit!(1), digit!(2));
        // One digit is as likely as two: chosen between without a branch, which the processor would guess wrong.
        let two = second < 10;
        let number = std::hint::select_unpredictable(
            two,
            first.wrapping_mul(10).wrapping_add(second),
            first,
        );
        let len = 2 + usize::from(two);
        if first.wrapping_sub(1) < 9 && col < SIZE && number <= SIZE && digit!(len) > 9 {
            Some((Self((number - 1) * SIZE + col), len))
        } else {
            None
        }
    }

    /// Whether the point lies in the square of `2 * radius + 1` points a side around H8.
    pub const fn within(self, radius: u8) -> bool {
        self.col().abs_diff(7) <= radius && self.row().abs_diff(7) <= radius
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", self.letter(), self.number()))
    }
}

/// Why a text is not a point.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParsePointError {
    /// Nothing was given.
    #[error("no point given; write a letter A-O and a number 1-15, like H8")]
    Empty,
    /// The column is not a letter A–O.
    #[error("\"{0}\" has no column A-O; write a letter A-O and a number 1-15, like H8")]
    Column(String),
    /// The row is not a number 1–15.
    #[error("\"{0}\" has no row 1-15; write a letter A-O and a number 1-15, like H8")]
    Row(String),
}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads `h8` in any case; full-width letters and digits count as plain ones, blanks are passed over.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars().map(fold_width).filter(|c| !c.is_whitespace());
        let letter = chars.next().ok_or(ParsePointError::Empty)?;
        let shown = || quotable(text);
        let col = match letter.to_ascii_uppercase() {
            c @ 'A'..='O' => c as u8 - b'A',
            _ => return Err(ParsePointError::Column(shown())),
        };
        let mut number = 0;
        for c in chars {
            // A row is written without a sign and without a zero in front.
            number = match c.to_digit(10) {
                Some(digit) if number > 0 || digit > 0 => 10 * number + digit as u8,
                _ => return Err(ParsePointError::Row(shown())),
            };
            if number > SIZE {
                return Err(ParsePointError::Row(shown()));
            }
        }
        match number.checked_sub(1) {
            Some(row) => Ok(Self(row * SIZE + col)),
            None => Err(ParsePointError::Row(shown())),
        }
    }
}

/// The plain form of a full-width letter, digit, sign or blank (an input method may send those).
///
/// ```
/// assert_eq!(renju::rules::fold_width('Ｈ'), 'H');
/// ```
pub fn fold_width(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
        _ => c,
    }
}

/// A text with [`fold_width`] applied; the text itself where there is nothing to fold, as nearly always.
pub(super) fn folded(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().map(fold_width).collect())
    }
}

/// The head of a refused text as a message may show it: on one line, and with nothing in it that a terminal obeys.
pub(super) fn quotable(text: &str) -> String {
    text.trim()
        .chars()
        .take(20)
        .flat_map(char::escape_debug)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_in_a_text_is_that_of_its_letter_and_digits() {
        let signs = ["H", "o", "P", "0", "1", "5", "6", "-", " ", "Ｈ", "８", "é"];
        let pairs = || signs.iter().flat_map(|a| signs.map(|b| format!("{a}{b}")));
        for text in pairs().flat_map(|head| pairs().map(move |tail| head.clone() + &tail)) {
            let letters = text.chars().take_while(char::is_ascii_alphabetic);
            let digits = text.chars().skip(1).take_while(char::is_ascii_digit);
            let word: String = letters.take(1).chain(digits).collect();
            let plain = text.starts_with(&word).then(|| word.parse().ok());
            let expected = plain.flatten().map(|p| (p, word.len()));
            assert_eq!(Point::at(text.as_bytes(), 0), expected, "{text}");
        }
    }
}

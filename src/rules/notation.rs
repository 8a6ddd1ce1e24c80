//! Positions and move lists as text: coordinate strings, and diagrams by way of [`Board`].
//!
//! Reads stones only: no turn is checked and no verdict given.

use thiserror::Error;

use super::board::{Board, OccupiedError};
use super::color::Color;
use super::diagram::ParseBoardError;
use super::point::{ParsePointError, Point, folded};

/// Why a text is not a list of moves.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MovesError {
    /// A piece of the text is no point.
    #[error("move {number}: {error}")]
    Point {
        /// Which move, from 1.
        number: usize,
        /// What is wrong with it.
        error: ParsePointError,
    },
    /// A stone stands there already.
    #[error("move {number}: {error}")]
    Occupied {
        /// Which move, from 1.
        number: usize,
        /// Which point.
        error: OccupiedError,
    },
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It was read as a coordinate string.
    #[error(transparent)]
    Moves(#[from] MovesError),
    /// It was read as a board.
    #[error(transparent)]
    Board(#[from] ParseBoardError),
}

/// Reads moves written one after the other, `h8i9g7` or `h8 i9 -- g7`; `None` is a pass, `--`.
///
/// Blanks, commas and semicolons may separate them and need not; `#` is no comment here.
///
/// # Errors
/// [`MovesError`] names the move by number; a point taken twice is no error here.
pub fn parse_moves(text: &str) -> Result<Vec<Option<Point>>, MovesError> {
    let mut moves = Vec::new();
    each_move(&folded(text), |point| {
        moves.push(point);
        Ok(())
    })?;
    Ok(moves)
}

/// Hands over the moves of a text without full-width signs one by one, and takes an error back.
#[expect(
    clippy::inline_always,
    reason = "compiled for size, each move would take two calls"
)]
#[inline(always)]
fn each_move(
    text: &str,
    mut take: impl FnMut(Option<Point>) -> Result<(), MovesError>,
) -> Result<(), MovesError> {
    let (mut number, mut at) = (1, 0);
    while at < text.len() {
        let (point, len) = if let Some((point, len)) = Point::at(text.as_bytes(), at) {
            (Some(point), len)
        } else {
            match odd_move(&text[at..]) {
                Ok(Odd::Gap(len)) => {
                    at += len;
                    continue;
                }
                Ok(Odd::Move(point, len)) => (point, len),
                Err(error) => return Err(MovesError::Point { number, error }),
            }
        };
        take(point)?;
        number += 1;
        at += len;
    }
    Ok(())
}

/// What stands in a list of moves beside plain points, and its length.
enum Odd {
    /// Blanks, commas and semicolons.
    Gap(usize),
    /// A pass, or a point that is not plainly written.
    Move(Option<Point>, usize),
}

/// What a text begins with where it is not plainly a point: a gap, a pass, or what the point's own reader makes of a
/// letter and the digits after it.
#[cold]
fn odd_move(text: &str) -> Result<Odd, ParsePointError> {
    let inner = text.trim_start_matches(|c: char| c.is_whitespace() || c == ',' || c == ';');
    if inner.len() < text.len() {
        return Ok(Odd::Gap(text.len() - inner.len()));
    }
    if text.starts_with("--") {
        return Ok(Odd::Move(None, 2));
    }
    let letter = text.chars().next().map_or(0, char::len_utf8);
    let digits = text[letter..]
        .bytes()
        .take_while(u8::is_ascii_digit)
        .count();
    let len = letter + digits;
    Ok(Odd::Move(Some(text[..len].parse()?), len))
}

/// Reads a position: a coordinate string with colours alternating from Black, or a diagram of 15 rows.
///
/// ```
/// use renju::rules::{Color, parse_position};
/// let board = parse_position("h8 i9 -- g7")?;
/// assert_eq!(board.get("G7".parse()?), Some(Color::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PositionError`] says which move or row is wrong and why.
pub fn parse_position(text: &str) -> Result<Board, PositionError> {
    // Files saved on Windows may begin with a byte order mark.
    let text = folded(text.strip_prefix('\u{FEFF}').unwrap_or(text));
    let text = text.trim();
    let drawn = |text: &str| text.contains(['/', '\n', '.', '+', '┼', '●', '○']);
    if !opens_with_a_move(text) && drawn(text) {
        return Ok(text.parse::<Board>()?);
    }
    let mut board = Board::new();
    let mut number = 0;
    let mut color = Color::White;
    each_move(text, |point| {
        number += 1;
        color = color.opponent();
        point
            .map_or(Ok(()), |point| board.put(point, color))
            .map_err(|error| MovesError::Occupied { number, error })
    })?;
    Ok(board)
}

/// Whether a text begins as no diagram does, with a letter and its row number or with a pass; what follows is then
/// meant as moves, so that `h8.` is told what is wrong with the move and not how many rows a board has.
fn opens_with_a_move(text: &str) -> bool {
    let mut head = text.chars();
    match (head.next(), head.next()) {
        (Some('-'), Some('-')) => true,
        (Some(letter), Some(digit)) => letter.is_ascii_alphabetic() && digit.is_ascii_digit(),
        _ => false,
    }
}

//! Positions and move lists as text: coordinate strings, and diagrams by way of [`Board`].
//!
//! Just stones, whatever they show: no turn is checked and no verdict given here.

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
    let folded = folded(text);
    let separator = |c: char| c.is_whitespace() || c == ',' || c == ';';
    let mut moves = Vec::with_capacity(folded.len() / 2);
    let mut rest = &*folded;
    while !rest.is_empty() {
        if let Some((point, len)) = Point::at_head(rest) {
            moves.push(Some(point));
            rest = &rest[len..];
        } else if let Some(after) = rest.strip_prefix("--") {
            moves.push(None);
            rest = after;
        } else if rest.starts_with(separator) {
            rest = rest.trim_start_matches(separator);
        } else {
            // A move is a letter and the digits after it; what cannot be one is handed to the point's own error.
            let letter = rest.chars().next().map_or(0, char::len_utf8);
            let end = rest[letter..]
                .find(|c: char| !c.is_ascii_digit())
                .map_or(rest.len(), |n| letter + n);
            let number = moves.len() + 1;
            let point = rest[..end]
                .parse()
                .map_err(|error| MovesError::Point { number, error })?;
            moves.push(Some(point));
            rest = &rest[end..];
        }
    }
    Ok(moves)
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
    let text = folded(text.trim_start_matches('\u{FEFF}'));
    let text = text.trim();
    let drawn = |text: &str| text.contains(['/', '\n', '.', '+', '┼', '●', '○']);
    if !opens_with_a_move(text) && drawn(text) {
        return Ok(text.parse::<Board>()?);
    }
    let mut board = Board::new();
    for (i, (point, color)) in parse_moves(text)?
        .into_iter()
        .zip(Color::ALL.into_iter().cycle())
        .enumerate()
    {
        let Some(point) = point else { continue };
        board
            .put(point, color)
            .map_err(|error| MovesError::Occupied {
                number: i + 1,
                error,
            })?;
    }
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

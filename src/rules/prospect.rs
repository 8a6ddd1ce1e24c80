//! Whether a side can ever make a five again, for the dead position (rules.md §6).
//!
//! Counts windows only: it asks neither whose turn it is nor whether a stone would be forbidden.
//! This is the readable definition; `map::room` gives the same at speed.

use super::board::Board;
use super::color::Color;
use super::line::Direction;
use super::point::Point;

/// Whether some window of five points could still become a five of `color`.
///
/// A window with an enemy stone in it cannot. With `exactly` (Black in standard and RIF) neither
/// can one beside which an own stone stands already, since it could only become six or more.
///
/// ```
/// use renju::rules::{Board, Color, can_make_five_by_definition};
/// assert!(can_make_five_by_definition(&Board::new(), Color::Black, true));
/// ```
pub fn can_make_five(board: &Board, color: Color, exactly: bool) -> bool {
    Direction::ALL.iter().any(|&direction| {
        Point::all().any(|start| {
            let own = |n: i8| {
                direction
                    .walk(start, n)
                    .is_some_and(|p| board.get(p) == Some(color))
            };
            let free = |n: i8| {
                direction
                    .walk(start, n)
                    .is_some_and(|p| board.get(p) != Some(color.opponent()))
            };
            (0..5).all(free) && !(exactly && (own(-1) || own(5)))
        })
    })
}

//! Whether a side can ever make a five again, for the dead position (rules.md §6).
//!
//! Looks at windows of five points only: neither at the turn nor at forbidden moves.

use super::board::Board;
use super::color::Color;

/// Whether some window of five points could still become a five of `color` (rules.md §6).
///
/// A window with an enemy stone in it cannot. With `exactly` (Black in standard and RIF) neither
/// can one beside which an own stone stands already, since it could only become six or more.
///
/// ```
/// use renju::rules::{Board, Color, can_make_five};
/// assert!(can_make_five(&Board::new(), Color::Black, true));
/// ```
pub fn can_make_five(board: &Board, color: Color, exactly: bool) -> bool {
    let own = board.lines(color);
    let enemy = board.lines(color.opponent());
    let found = Board::POINTS_OF_LINES.iter().zip(own).zip(enemy).fold(
        0,
        |found, ((points, own), enemy)| {
            let free = points & !enemy;
            let pairs = free & free >> 1;
            let fives = pairs & pairs >> 2 & free >> 4;
            let beside = own << 1 | own >> 5;
            found | if exactly { fives & !beside } else { fives }
        },
    );
    found != 0
}

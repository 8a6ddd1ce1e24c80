//! Definitions point by point, which the rules give for a whole board at once; the benches measure them too.

use renju::rules::{Board, Color, Direction, Forbidden, Point, Tally, Verdict, judge};

/// The forbidden points of `board`, A1 first, found by asking at each empty point in turn.
pub(crate) fn forbidden_points(
    board: &Board,
) -> impl Iterator<Item = (Point, Forbidden, Tally)> + '_ {
    board.empty_points().filter_map(|p| match judge(board, p) {
        Verdict::Forbidden(kind, tally) => Some((p, kind, tally)),
        Verdict::Five | Verdict::Legal(_) => None,
    })
}

/// Whether some window of five points could still become a five of `color` (rules.md §6).
///
/// A window with an enemy stone in it cannot. With `exactly` neither can one beside which an own stone stands
/// already, since it could only become six or more.
pub(crate) fn can_make_five(board: &Board, color: Color, exactly: bool) -> bool {
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

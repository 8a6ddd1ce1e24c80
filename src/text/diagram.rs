//! A picture of a board in plain characters, for shells, pipes and mails.

use std::fmt::Write as _;

use crate::rules::{Board, Color, Forbidden, Point, SIZE};

/// A picture of the board with a character of the caller's choice on some empty points; every line ends.
pub fn diagram(board: &Board, mark: impl Fn(Point) -> Option<char>) -> String {
    let letters = "   A B C D E F G H I J K L M N O\n";
    let mut picture = String::from(letters);
    for row in (1..=SIZE).rev() {
        let _ = write!(picture, "{row:2}");
        for p in Point::all().filter(|p| p.number() == row) {
            let c = match board.get(p) {
                Some(Color::Black) => 'x',
                Some(Color::White) => 'o',
                None => mark(p).unwrap_or('.'),
            };
            let _ = write!(picture, " {c}");
        }
        picture.push('\n');
    }
    picture + letters
}

/// What stands for a kind of forbidden move in a picture: the stones of the shape, 6 for an overline.
pub const fn forbidden_digit(kind: Forbidden) -> char {
    match kind {
        Forbidden::Overline => '6',
        Forbidden::DoubleFour => '4',
        Forbidden::DoubleThree => '3',
    }
}

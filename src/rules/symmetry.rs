//! Reflections and rotations: the 8 of the board, and those of the plane for the fifth proposals.
//!
//! Used to recognise openings and equal proposals.

use super::color::Color;
use super::point::Point;

/// One of the 8 symmetries of the square board, about H8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All 8, the identity first.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The image of a step of `x` columns and `y` rows. Bits: mirror columns, mirror rows, exchange the two.
    const fn linear(self, x: i16, y: i16) -> (i16, i16) {
        let x = if self.0 & 1 == 0 { x } else { -x };
        let y = if self.0 & 2 == 0 { y } else { -y };
        if self.0 & 4 == 0 { (x, y) } else { (y, x) }
    }

    /// The image of `p`.
    ///
    /// ```
    /// use renju::rules::{Point, Symmetry};
    /// let corners: std::collections::BTreeSet<String> =
    ///     Symmetry::ALL.iter().map(|s| s.apply("A2".parse::<Point>().unwrap()).to_string()).collect();
    /// assert_eq!(corners.len(), 8);
    /// ```
    pub fn apply(self, p: Point) -> Point {
        let (x, y) = self.linear(i16::from(p.col()) - 7, i16::from(p.row()) - 7);
        Point::CENTER
            .offset(x as i8, y as i8)
            .expect("a symmetry of the square maps the board onto itself")
    }
}

/// Whether the proposals `a` and `b` for the next move are equal (rules.md §9).
///
/// They are, if some reflection or rotation of the plane, about any axis or centre, maps the stones onto themselves
/// with colours kept and `a` to `b`. `stones` are the stones on the board, four of them in a RIF opening.
///
/// ```
/// use renju::rules::{Color::{Black, White}, Point, equal_proposals};
/// let at = |text: &str| text.parse::<Point>().unwrap();
/// let stones = [(at("H8"), Black), (at("H9"), White), (at("I8"), Black), (at("I9"), White)];
/// // The axis lies between the columns H and I.
/// assert!(equal_proposals(&stones, at("G8"), at("J8")));
/// assert!(!equal_proposals(&stones, at("G8"), at("J9")));
/// ```
pub fn equal_proposals(stones: &[(Point, Color)], a: Point, b: Point) -> bool {
    let Some(&(anchor, color)) = stones.first() else {
        return true;
    };
    let xy = |p: Point| (i16::from(p.col()), i16::from(p.row()));
    // Each of the 8 linear parts and a shift, and the shift is fixed by where the first stone goes: onto some stone
    // of its own colour. A slanted axis maps some points onto points too, but never the four stones of an opening
    // onto themselves, since move 2 touches H8; the oracle, which compares distances, looked at all of them.
    Symmetry::ALL.iter().any(|linear| {
        stones
            .iter()
            .filter(|stone| stone.1 == color)
            .any(|&(target, _)| {
                let image = |p: Point| {
                    let ((px, py), (ax, ay), (tx, ty)) = (xy(p), xy(anchor), xy(target));
                    let (dx, dy) = linear.linear(px - ax, py - ay);
                    (tx + dx, ty + dy)
                };
                image(a) == xy(b)
                    && stones
                        .iter()
                        .all(|&(p, c)| stones.iter().any(|&(q, d)| c == d && image(p) == xy(q)))
            })
    })
}

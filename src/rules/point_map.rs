//! A value for each of some points of the board.

use super::point::Point;

/// Values by point, in the order of the points: A1 first.
///
/// A sorted list: there are at most 225, and mostly a few. Next to a `BTreeMap` for each type of value this saves
/// 15 kB of the program.
///
/// ```
/// use renju::rules::{Point, PointMap};
/// let mut marks = PointMap::new();
/// marks.insert(Point::CENTER, 'x');
/// marks.insert("A1".parse()?, 'a');
/// marks.insert(Point::CENTER, 'o');
/// assert_eq!(marks.get(Point::CENTER), Some(&'o'));
/// let all: Vec<_> = marks.iter().map(|(p, mark)| format!("{p}{mark}")).collect();
/// assert_eq!(all, ["A1a", "H8o"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointMap<T>(Vec<(Point, T)>);

impl<T> PointMap<T> {
    /// Nothing on any point.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Where a point is, or would be.
    fn place(&self, p: Point) -> Result<usize, usize> {
        let place = self.0.partition_point(|&(other, _)| other < p);
        match self.0.get(place) {
            Some(&(other, _)) if other == p => Ok(place),
            _ => Err(place),
        }
    }

    /// The value of a point.
    pub fn get(&self, p: Point) -> Option<&T> {
        self.place(p).ok().map(|place| &self.0[place].1)
    }

    /// Gives a point a value, in place of the one it had.
    pub fn insert(&mut self, p: Point, value: T) {
        match self.place(p) {
            Ok(place) => self.0[place].1 = value,
            Err(place) => self.0.insert(place, (p, value)),
        }
    }

    /// Gives a point a value if it has none.
    pub fn insert_new(&mut self, p: Point, value: T) {
        if let Err(place) = self.place(p) {
            self.0.insert(place, (p, value));
        }
    }

    /// How many points have a value.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no point has one.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The points and their values, A1 first.
    pub fn iter(&self) -> impl Iterator<Item = (Point, &T)> {
        self.0.iter().map(|(p, value)| (*p, value))
    }
}

impl<T> Default for PointMap<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Extend<(Point, T)> for PointMap<T> {
    fn extend<I: IntoIterator<Item = (Point, T)>>(&mut self, values: I) {
        for (p, value) in values {
            self.insert(p, value);
        }
    }
}

impl<T> FromIterator<(Point, T)> for PointMap<T> {
    fn from_iter<I: IntoIterator<Item = (Point, T)>>(values: I) -> Self {
        let mut map = Self::new();
        map.extend(values);
        map
    }
}

impl<T> IntoIterator for PointMap<T> {
    type Item = (Point, T);
    type IntoIter = std::vec::IntoIter<(Point, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

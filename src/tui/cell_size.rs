//! How far the points of the board stand apart, and how much room the picture takes.

use crate::rules::SIZE;

use super::glyphs::Glyphs;

/// How far the points stand apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CellSize {
    /// Two columns and one row a point; a stone is one character.
    #[default]
    Small,
    /// Four columns and two rows a point; a stone is a disc.
    Medium,
    /// Six columns and three rows a point; a stone is a disc.
    Large,
}

impl CellSize {
    /// All sizes, smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Columns from a point to the next.
    pub(super) const fn right(self) -> u16 {
        2 * self.down()
    }

    /// Rows from a point to the next.
    pub(super) const fn down(self) -> u16 {
        self as u16 + 1
    }

    /// Columns of the picture with labels on both sides.
    pub const fn width(self, glyphs: &Glyphs) -> u16 {
        self.narrow_width(glyphs) + 2
    }

    /// Columns with labels on the left only.
    pub const fn narrow_width(self, glyphs: &Glyphs) -> u16 {
        self.left() + self.right() * GAPS + glyphs.columns + self.down()
    }

    /// Rows with labels above and below.
    pub const fn height(self) -> u16 {
        self.low_height() + 1
    }

    /// Rows with labels below only.
    pub const fn low_height(self) -> u16 {
        self.ground_height() + 1
    }

    /// Rows of the wood.
    pub(super) const fn ground_height(self) -> u16 {
        self.down() * GAPS + 1 + 2 * self.above()
    }

    /// Column of the first points' own cells; the wood reaches half the way to a further point.
    pub(super) const fn left(self) -> u16 {
        LABEL + self.down()
    }

    /// Rows of wood above the first points: room for half a stone.
    pub(super) const fn above(self) -> u16 {
        self.down() / 2
    }
}

/// Columns of the row labels on the left.
pub(super) const LABEL: u16 = 2;
/// Steps from the first point of a row or column to the last.
pub(super) const GAPS: u16 = SIZE as u16 - 1;

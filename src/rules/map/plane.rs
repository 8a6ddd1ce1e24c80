//! A bit for each point of the board, sixteen rows of sixteen bits in one vector.

#![expect(
    clippy::inline_always,
    reason = "compiled for size, code over planes keeps calls in it: several times the cost"
)]

use crate::rules::point::Point;

/// Sixteen rows, the lowest first, column A in bit 0; bit 15 and the last row are no points.
pub(super) type Rows = wide::u16x16;

/// Rows kept empty below and above, so that a step off the board reads a wall.
const PAD: usize = 6;

/// Rows in memory, to be read from any row on.
#[derive(Clone, Copy)]
pub(super) struct Plane([u16; PAD + 16 + PAD]);

impl Plane {
    pub(super) const EMPTY: Self = Self([0; PAD + 16 + PAD]);

    #[inline(always)]
    pub(super) fn set_row(&mut self, row: usize, bits: u16) {
        self.0[PAD + row] = bits;
    }

    pub(super) fn add(&mut self, p: Point) {
        self.0[PAD + usize::from(p.row())] |= 1 << p.col();
    }

    #[inline(always)]
    pub(super) fn set(&mut self, rows: Rows) {
        self.0[PAD..PAD + 16].copy_from_slice(&rows.to_array());
    }

    #[inline(always)]
    pub(super) fn rows(&self) -> Rows {
        self.rows_up(0)
    }

    /// Of each point, the bit of the point so many rows above it, or below.
    #[inline(always)]
    pub(super) fn rows_up(&self, up: isize) -> Rows {
        let rows = self.0[PAD.wrapping_add_signed(up)..].first_chunk();
        Rows::new(*rows.expect("steps stay within the empty rows"))
    }
}

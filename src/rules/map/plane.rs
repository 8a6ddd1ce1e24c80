//! A bit for each point of the board, four rows to a word.
//!
//! The crate is compiled for size, and then the compiler brings no vector registers into play: four
//! rows in a `u64` are what takes their place. What the bits mean is for others to know.

#![expect(
    clippy::inline_always,
    reason = "compiled for size, loops over planes keep calls in them: several times the cost"
)]

/// Rows kept empty below and above, so that a step off the board reads a wall.
const PAD: usize = 6;

/// Rows in a word.
pub(super) const LANES: usize = 4;

/// Words worked on: fifteen rows and one that stays empty.
pub(super) const WORDS: usize = 4;

const BYTES: usize = 2 * (PAD + LANES * WORDS + PAD);

/// A bit for each point, sixteen to a row; bit 15 and the rows beyond the board are no points.
///
/// Kept in bytes, little end first, so that four rows can be had as a word from any row on.
#[derive(Clone, Copy)]
pub(super) struct Plane([u8; BYTES]);

impl Plane {
    pub(super) const EMPTY: Self = Self([0; BYTES]);

    #[inline(always)]
    pub(super) fn row(&self, row: usize) -> u16 {
        let at = 2 * (PAD + row);
        u16::from_le_bytes([self.0[at], self.0[at + 1]])
    }

    #[inline(always)]
    pub(super) fn set_row(&mut self, row: usize, bits: u16) {
        let at = 2 * (PAD + row);
        self.0[at..at + 2].copy_from_slice(&bits.to_le_bytes());
    }

    /// Four rows, the lowest in the low bits.
    #[inline(always)]
    pub(super) fn word(&self, word: usize) -> u64 {
        self.word_up(word, 0)
    }

    #[inline(always)]
    pub(super) fn set_word(&mut self, word: usize, bits: u64) {
        let at = 2 * (PAD + LANES * word);
        self.0[at..at + 8].copy_from_slice(&bits.to_le_bytes());
    }

    /// The four rows that lie `up` rows above those of `word`, or below.
    #[inline(always)]
    pub(super) fn word_up(&self, word: usize, up: isize) -> u64 {
        let row = (PAD + LANES * word).wrapping_add_signed(up);
        let (bytes, _) = self.0[2 * row..]
            .split_first_chunk()
            .expect("steps stay within the empty rows");
        u64::from_le_bytes(*bytes)
    }

    pub(super) fn is_empty(&self) -> bool {
        (0..WORDS).fold(0, |all, word| all | self.word(word)) == 0
    }
}

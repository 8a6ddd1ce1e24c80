//! The lines of a journal: each with a checksum that covers the line and all before it.
//!
//! `1a2b3c4d place H8`: CRC-32 in hexadecimal, a blank, the words. The sum runs on from line to line, so that a line
//! lost, doubled or moved shows as well as one changed. What the words say is not known here.

use std::fmt::Write as _;

use crc32fast::Hasher;

/// Digits of a checksum as written.
const DIGITS: usize = 8;

/// The checksum of all lines so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain(u32);

impl Chain {
    fn after(self, words: &[u8]) -> Self {
        let mut hasher = Hasher::new_with_initial(self.0);
        hasher.update(words);
        Self(hasher.finalize())
    }

    /// Adds a line with `words` to `text`.
    pub(super) fn write(&mut self, text: &mut String, words: &str) {
        *self = self.after(words.as_bytes());
        writeln!(text, "{:08x} {words}", self.0).expect("a String takes any text");
    }

    /// The words of a line, without its end, if the checksum is right.
    pub(super) fn read<'a>(&mut self, line: &'a [u8]) -> Option<&'a str> {
        let (digits, rest) = line.split_at_checked(DIGITS)?;
        let words = rest.strip_prefix(b" ")?;
        let next = self.after(words);
        if digits != format!("{:08x}", next.0).as_bytes() {
            return None;
        }
        let words = std::str::from_utf8(words).ok()?;
        *self = next;
        Some(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_changed_lost_doubled_or_moved_shows() {
        let mut text = String::new();
        let mut chain = Chain::default();
        for words in ["pass", "pass", "place H8"] {
            chain.write(&mut text, words);
        }
        let lines: Vec<&str> = text.lines().collect();
        let read = |order: &[usize]| {
            let mut chain = Chain::default();
            order
                .iter()
                .all(|&i| chain.read(lines[i].as_bytes()).is_some())
        };
        assert!(read(&[0, 1, 2]));
        for wrong in [&[0, 2][..], &[1, 2], &[0, 0, 1], &[0, 1, 1], &[1, 0, 2]] {
            assert!(!read(wrong), "{wrong:?}");
        }
        for i in 0..lines[0].len() {
            let mut line = lines[0].as_bytes().to_vec();
            line[i] ^= 1;
            assert_eq!(Chain::default().read(&line), None);
        }
    }
}

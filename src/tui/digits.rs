//! Large digits of seven segments, in characters that every terminal has.
//!
//! Draws the figures of a clock and knows nothing of time.

/// Three rows of segments for `0` to `9`.
const SEGMENTS: [[&str; 3]; 10] = [
    [" _ ", "| |", "|_|"],
    ["   ", "  |", "  |"],
    [" _ ", " _|", "|_ "],
    [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"],
    [" _ ", "|_ ", " _|"],
    [" _ ", "|_ ", "|_|"],
    [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"],
    [" _ ", "|_|", " _|"],
];

/// The three rows of a figure like `17:05` or `!9.4`.
pub(super) fn rows(figure: &str) -> [String; 3] {
    let mut rows = [const { String::new() }; 3];
    for c in figure.chars() {
        let segments = match c {
            '0'..='9' => SEGMENTS[c as usize - '0' as usize],
            ':' => [" ", ".", "."],
            '.' => [" ", " ", "."],
            '!' => ["|", "|", "."],
            _ => [" ", " ", " "],
        };
        for (row, segment) in rows.iter_mut().zip(segments) {
            row.push_str(segment);
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_has_three_rows_of_one_width() {
        let shown = rows("12:05");
        assert_eq!(shown, ["    _   _  _ ", "  | _|.| ||_ ", "  ||_ .|_| _|"]);
    }
}

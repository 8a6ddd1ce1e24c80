//! Large figures for a clock: digits of three by five dots, two dots above each other in one character.

/// The rows of dots of `0` to `9`, top first; the highest of three bits is the left dot.
const DOTS: [[u8; 5]; 10] = [
    [0b111, 0b101, 0b101, 0b101, 0b111],
    [0b010, 0b110, 0b010, 0b010, 0b111],
    [0b111, 0b001, 0b111, 0b100, 0b111],
    [0b111, 0b001, 0b111, 0b001, 0b111],
    [0b101, 0b101, 0b111, 0b001, 0b001],
    [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b111, 0b100, 0b111, 0b101, 0b111],
    [0b111, 0b001, 0b001, 0b010, 0b010],
    [0b111, 0b101, 0b111, 0b101, 0b111],
    [0b111, 0b101, 0b111, 0b001, 0b111],
];

/// The dots of a character of a figure and how many columns they take.
fn dots(c: char) -> ([u8; 5], u8) {
    match c {
        ':' => ([0, 1, 0, 1, 0], 1),
        '.' => ([0, 0, 0, 0, 1], 1),
        c => (
            c.to_digit(10).map_or([0; 5], |digit| DOTS[digit as usize]),
            3,
        ),
    }
}

/// The three rows of a figure like `17:05` or `9.4`, a blank column between its characters.
pub(super) fn rows(figure: &str) -> [String; 3] {
    let mut rows = [const { String::new() }; 3];
    for c in figure.chars() {
        let (dots, columns) = dots(c);
        for (row, pair) in rows.iter_mut().zip(dots.chunks(2)) {
            if !row.is_empty() {
                row.push(' ');
            }
            for column in (0..columns).rev() {
                let is_on = |row: Option<&u8>| row.is_some_and(|row| row >> column & 1 == 1);
                row.push(match (is_on(pair.first()), is_on(pair.get(1))) {
                    (true, true) => '█',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (false, false) => ' ',
                });
            }
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
        assert_eq!(
            shown,
            [
                "▄█  ▀▀█ ▄ █▀█ █▀▀",
                " █  █▀▀ ▄ █ █ ▀▀█",
                "▀▀▀ ▀▀▀   ▀▀▀ ▀▀▀",
            ]
        );
    }
}

//! Lists of moves as text, `h8 i9 -- g7`.
//!
//! Colours alternate from Black; names, times and results have no place in it.

use crate::game::{Game, Player, RuleSet};
use crate::rules::{Color, Point, fold_width, parse_moves};

use super::decode::{decode, line_of};
use super::error::{RecordError, Unwritable};
use super::moves::{Given, build};
use super::note::Note;
use super::{Format, GameFile, stated_winner};

/// Longest line written, in columns, so that mail keeps it whole.
const WIDTH: usize = 72;

/// Where gomocalc shows the game whose moves follow.
const ADDRESS: &str = "https://gomocalc.com/#/";

/// Reads a list of moves.
pub(super) fn read(bytes: &[u8], rules: RuleSet) -> Result<GameFile, RecordError> {
    let mut notes = Vec::new();
    let text = decode(bytes, None, |_| 0, &mut notes);
    let (text, result) = without_address(&text);
    let (moves, number) = without_numbers(text);
    if let Some(at) = number {
        Note::untidy(&mut notes, line_of(text, at));
    }
    let given: Vec<Given> = parse_moves(&moves)?
        .into_iter()
        .map(|point| Given {
            color: None,
            point,
            line: None,
        })
        .collect();
    notes.push(Note::RulesAssumed(rules.mode()));
    let game = build(&[], &given, rules, Player::One, &mut notes)?;
    Ok(GameFile {
        result,
        notes,
        ..GameFile::new(game)
    })
}

/// The moves in an address such as `https://gomocalc.com/#/h8i9`, or all of the text; and the result that may stand after
/// them, as SGF has it.
fn without_address(text: &str) -> (&str, Option<String>) {
    let mut moves = text.trim();
    if moves.contains("://") || moves.starts_with(['#', '?']) {
        moves = moves.rsplit(['/', '=']).next().unwrap_or(moves);
    }
    let Some((before, last)) = moves.rsplit_once(char::is_whitespace) else {
        return (moves, None);
    };
    let result = match last {
        "1-0" => "B+".to_owned(),
        "0-1" => "W+".to_owned(),
        "1/2-1/2" | "0.5-0.5" | "½-½" | "draw" => "0".to_owned(),
        _ if last.contains('+') && stated_winner(last).is_some() => last.to_owned(),
        _ => return (moves, None),
    };
    (before, Some(result))
}

/// The text without `1.` and `2)` before the moves, and where the first of them stood.
fn without_numbers(text: &str) -> (String, Option<usize>) {
    let mut plain = String::with_capacity(text.len());
    let mut found = None;
    let mut rest = text;
    let mut at_start = true;
    while let Some(c) = rest.chars().next() {
        // Four tell that it is no number of a move; counting on would read a long number again and again.
        let digits = rest.bytes().take(4).take_while(u8::is_ascii_digit).count();
        if at_start && (1..=3).contains(&digits) && rest[digits..].starts_with(['.', ')']) {
            found = found.or(Some(text.len() - rest.len()));
            plain.push(' ');
            rest = &rest[digits + 1..];
            continue;
        }
        let folded = fold_width(c);
        at_start = folded.is_whitespace() || matches!(folded, ',' | ';');
        plain.push(c);
        rest = &rest[c.len_utf8()..];
    }
    (plain, found)
}

/// The moves of a game without their colours, for formats that know no other order than Black,
/// White, Black …
pub(super) fn alternating(game: &Game, format: Format) -> Result<Vec<Option<Point>>, RecordError> {
    let mut points = Vec::new();
    for (m, color) in game.moves().iter().zip(Color::ALL.into_iter().cycle()) {
        if m.color != color {
            return Err(RecordError::CannotWrite {
                format,
                number: points.len() + 1,
                what: Unwritable::TwoInARow,
            });
        }
        points.push(m.point);
    }
    Ok(points)
}

/// A move as `h8`, or `--` for a pass.
pub fn move_word(point: Option<Point>) -> String {
    point.map_or_else(|| "--".to_owned(), |p| p.to_string().to_lowercase())
}

/// Writes the moves: in lines fit for mail, or all in one word, which may stand in an address.
pub(super) fn write(file: &GameFile, format: Format) -> Result<String, RecordError> {
    let is_word = format != Format::Coords;
    let mut text = String::new();
    if format == Format::Url {
        text.push_str(ADDRESS);
    }
    let mut column = 0;
    for (i, point) in alternating(&file.game, format)?.into_iter().enumerate() {
        if point.is_none() && format == Format::Url {
            return Err(RecordError::CannotWrite {
                format,
                number: i + 1,
                what: Unwritable::Pass,
            });
        }
        let word = move_word(point);
        if column > 0 && !is_word {
            let fits = column + 1 + word.len() <= WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        column += word.len();
        text.push_str(&word);
    }
    text.push('\n');
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_before_moves_are_passed_over() {
        let (plain, found) = without_numbers("1. h8 2) i9\n3.g7");
        assert_eq!(found, Some(0));
        assert_eq!(parse_moves(&plain), parse_moves("h8i9g7"));
        assert_eq!(without_numbers("h8.i9"), ("h8.i9".to_owned(), None));
        assert_eq!(without_numbers("h8 1234. i9").1, None);
    }
}

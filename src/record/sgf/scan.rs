//! SGF text to the nodes of its main line.
//!
//! The grammar alone; no property has a meaning here. There is no recursion and no tree, so that no
//! nesting is too deep.

use crate::record::decode::line_of;
use crate::record::error::RecordError;
use crate::record::note::Note;

/// One property with all its values, escapes resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Property {
    /// Upper-case letters; `Black` of older files is `B`.
    pub ident: String,
    pub values: Vec<String>,
    /// Where it stands, from 1.
    pub line: usize,
}

/// What a text holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Scan {
    /// The nodes of the main line that have properties.
    pub nodes: Vec<Vec<Property>>,
    /// What had to be assumed or was left out.
    pub notes: Vec<Note>,
    /// The text ends before the first game does.
    pub cut: bool,
    /// A `]` inside a text was not escaped.
    stray: bool,
}

impl Scan {
    /// How much of the text was understood: properties, none when it was cut short or brackets did
    /// not match.
    pub(super) fn weight(&self) -> usize {
        if self.cut || self.stray {
            return 0;
        }
        self.nodes.iter().map(Vec::len).sum()
    }

    /// Notes it, once.
    fn note_if(&mut self, so: bool, note: &Note) {
        if so && !self.notes.contains(note) {
            self.notes.push(note.clone());
        }
    }
}

/// Most properties looked at; a game has a few for each move.
const MOST: usize = 100_000;

/// Properties with free text, in which an unescaped `]` may be meant as text.
const TEXTS: [&str; 21] = [
    "C", "N", "GC", "PB", "PW", "GN", "EV", "RO", "PC", "BR", "WR", "BT", "WT", "ON", "AN", "US",
    "SO", "CP", "DT", "RE", "AP",
];

/// Where a game seems to begin: a `(` and a node or a property after it.
pub(in crate::record) fn looks_like_game(text: &str) -> Option<usize> {
    text.match_indices('(')
        .map(|(i, _)| i)
        .find(|&i| begins_game(&text[i + 1..]))
}

fn begins_game(after: &str) -> bool {
    let after = after.trim_start_matches(|c: char| c.is_ascii_whitespace());
    after.starts_with(';') || begins_property(after)
}

/// Letters and digits (`5A`), then `[`. No property has a name of more than 40 characters, so that
/// looking ahead stays cheap.
fn begins_property(text: &str) -> bool {
    let letters = text
        .bytes()
        .take(41)
        .take_while(u8::is_ascii_alphanumeric)
        .count();
    let blanks = text[letters..]
        .bytes()
        .take(41)
        .take_while(u8::is_ascii_whitespace)
        .count();
    (1..=40).contains(&letters) && text[letters + blanks..].starts_with('[')
}

/// Whether nothing is left but, perhaps, the name of a property whose values were cut off.
fn is_cut_name(text: &str) -> bool {
    text.len() <= 80 && text.trim_end().bytes().all(|b| b.is_ascii_alphanumeric())
}

/// Scans a text.
///
/// # Errors
/// [`RecordError::NoGame`], or [`RecordError::Syntax`] for what cannot be understood in the main
/// line.
pub(super) fn scan(text: &str) -> Result<Scan, RecordError> {
    let start = looks_like_game(text).ok_or(RecordError::NoGame)?;
    let mut scan = Scan::default();
    let before = text[..start].trim_end();
    if !before.trim().is_empty() {
        Note::untidy(
            &mut scan.notes,
            line_of(text, before.len() - before.trim_start().len()),
        );
    }
    let mut cursor = Cursor {
        text,
        at: start + 1,
    };
    let depth = main_line(&mut cursor, &mut scan)?;
    if !scan.cut {
        rest(cursor, depth, &mut scan);
    }
    scan.note_if(scan.cut, &Note::CutShort);
    Ok(scan)
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest().chars().next()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn skip_blanks(&mut self) {
        let blanks = self
            .rest()
            .bytes()
            .take_while(u8::is_ascii_whitespace)
            .count();
        self.at += blanks;
    }

    /// A value whose `[` is behind; `None` when the text ends in it.
    fn value(&mut self, is_text: bool, stray: &mut bool) -> Option<String> {
        let mut value = String::new();
        loop {
            match self.next()? {
                '\\' => match self.next()? {
                    '\n' => {}
                    c => value.push(c),
                },
                ']' => {
                    let after = self
                        .rest()
                        .trim_start_matches(|c: char| c.is_ascii_whitespace());
                    let ends = is_cut_name(after)
                        || after.starts_with(['[', ';', '(', ')'])
                        || begins_property(after);
                    if ends || !is_text {
                        return Some(value);
                    }
                    *stray = true;
                    value.push(']');
                }
                c => value.push(c),
            }
        }
    }
}

/// Reads up to the first `)`, which ends the main line; gives how many `(` were open before it.
fn main_line(cursor: &mut Cursor, scan: &mut Scan) -> Result<usize, RecordError> {
    let mut depth = 1;
    let mut count = 0;
    let mut line = 1;
    let mut counted = 0;
    let mut in_node = false;
    loop {
        cursor.skip_blanks();
        line += cursor.text[counted..cursor.at].matches('\n').count();
        counted = cursor.at;
        let Some(c) = cursor.next() else {
            scan.cut = true;
            return Ok(depth);
        };
        match c {
            ';' => {
                in_node = true;
                // Empty nodes are not kept: they say nothing, and a file may hold millions.
                if scan.nodes.last().is_none_or(|node| !node.is_empty()) {
                    scan.nodes.push(Vec::new());
                }
            }
            '(' => depth += 1,
            ')' => return Ok(depth),
            c if c.is_ascii_alphanumeric() => {
                cursor.at -= 1;
                if !in_node {
                    Note::untidy(&mut scan.notes, line);
                    in_node = true;
                    scan.nodes.push(Vec::new());
                }
                count += 1;
                if count > MOST || !begins_property(cursor.rest()) {
                    // The name alone may be all that is left of a file cut short.
                    if is_cut_name(cursor.rest()) {
                        scan.cut = true;
                        return Ok(depth);
                    }
                    return Err(RecordError::Syntax { line, found: c });
                }
                let whole = property(cursor, line, scan);
                if !whole {
                    scan.cut = true;
                    return Ok(depth);
                }
            }
            found => return Err(RecordError::Syntax { line, found }),
        }
    }
}

/// Reads one property; false when the text ends in it. Values before the cut are kept.
fn property(cursor: &mut Cursor, line: usize, scan: &mut Scan) -> bool {
    let name = cursor.rest();
    let name = &name[..name.find('[').unwrap_or(0)];
    cursor.at += name.len();
    let name = name.trim_end();
    let ident = if name.contains(|c: char| c.is_ascii_uppercase()) {
        name.replace(|c: char| c.is_ascii_lowercase(), "")
    } else {
        name.to_ascii_uppercase()
    };
    let is_text = TEXTS.contains(&ident.as_str());
    let mut values = Vec::new();
    let mut whole = true;
    while cursor.rest().starts_with('[') {
        cursor.at += 1;
        let mut stray = false;
        let value = cursor.value(is_text, &mut stray);
        if stray {
            scan.stray = true;
            Note::untidy(&mut scan.notes, line);
        }
        let Some(value) = value else {
            whole = false;
            break;
        };
        values.push(value);
        let after = cursor.at;
        cursor.skip_blanks();
        if !cursor.rest().starts_with('[') {
            cursor.at = after;
        }
    }
    if let Some(node) = scan.nodes.last_mut().filter(|_| !values.is_empty()) {
        node.push(Property {
            ident,
            values,
            line,
        });
    }
    whole
}

/// Looks through what follows the main line for other games, variations and the end.
fn rest(mut cursor: Cursor, open: usize, scan: &mut Scan) {
    let mut depth = open - 1;
    let mut games = 1;
    let mut variations = false;
    let mut text_after = None;
    // Between games only a `(` that begins one means anything; there may be a whole letter.
    while let Some(c) = cursor.next() {
        match c {
            '[' if depth > 0 => {
                let value = cursor.value(false, &mut false);
                if value.is_none() {
                    break;
                }
            }
            '(' if depth > 0 => {
                variations = true;
                depth += 1;
            }
            '(' if begins_game(cursor.rest()) => {
                games += 1;
                depth += 1;
            }
            ')' if depth > 0 => depth -= 1,
            c if depth == 0 && !c.is_whitespace() => {
                text_after = text_after.or(Some(cursor.at - c.len_utf8()));
            }
            _ => {}
        }
    }
    scan.cut = depth > 0 && games == 1;
    scan.note_if(variations, &Note::Variations);
    scan.note_if(games > 1, &Note::FirstOfMany(games));
    if let Some(at) = text_after {
        Note::untidy(&mut scan.notes, line_of(cursor.text, at));
    }
}

//! SGF text to nodes, each with its place in the tree.
//!
//! The grammar alone; no property has a meaning here. There is no recursion, so that no nesting is too deep.

use crate::record::decode::line_of;
use crate::record::error::RecordError;
use crate::record::note::Note;

/// One property with all its values, escapes resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::record) struct Property {
    /// Upper-case letters; `Black` of older files is `B`.
    pub ident: String,
    pub values: Vec<String>,
    /// Where it stands, from 1.
    pub line: usize,
}

/// A node with properties, and the node before it; `NONE` for the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::record) struct RawNode {
    pub parent: usize,
    pub properties: Vec<Property>,
}

/// Stands for no node.
const NONE: usize = usize::MAX;

/// What the text of a game holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::record) struct Scan {
    /// The nodes that have properties, in the order of the text.
    pub nodes: Vec<RawNode>,
    /// How many of them are the main line; the others are variations.
    pub main: usize,
    /// What had to be assumed or was left out.
    pub notes: Vec<Note>,
    /// The text ends before the game does.
    pub cut: bool,
    /// A `]` inside a text was not escaped.
    stray: bool,
}

impl Scan {
    /// The nodes of the main line.
    pub(super) fn main_line(&self) -> &[RawNode] {
        &self.nodes[..self.main]
    }

    /// How much of the main line was understood: properties, none when the text was cut short or brackets did
    /// not match.
    pub(super) fn weight(&self) -> usize {
        if self.cut || self.stray {
            return 0;
        }
        let nodes = self.main_line().iter();
        nodes.map(|node| node.properties.len()).sum()
    }
}

/// Most properties looked at; a game has a few for each move.
const MOST: usize = 100_000;

/// Properties with free text, in which an unescaped `]` may be meant as text.
pub(super) const TEXTS: [&str; 21] = [
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

/// Scans the first game of a text that begins in this line.
///
/// # Errors
/// [`RecordError::NoGame`], or [`RecordError::Syntax`] for what cannot be understood in the main
/// line.
pub(super) fn scan(text: &str, line: usize) -> Result<Scan, RecordError> {
    scan_to_end(text, line).1
}

/// The same, with the place where the game ends, or the fault in it stands.
pub(in crate::record) fn scan_to_end(
    text: &str,
    line: usize,
) -> (usize, Result<Scan, RecordError>) {
    let Some(start) = looks_like_game(text) else {
        return (text.len(), Err(RecordError::NoGame));
    };
    let mut scan = Scan::default();
    let mut cursor = Cursor {
        text,
        at: start + 1,
    };
    let before = line_of(text, start) + line - 1;
    if let Err(error) = nodes(&mut cursor, before, &mut scan) {
        return (cursor.at, Err(error));
    }
    let around = [(0, start), (cursor.at, text.len())];
    for (from, to) in around {
        let part = &text[from..to];
        if !part.trim().is_empty() {
            let at = from + part.len() - part.trim_start().len();
            Note::untidy(&mut scan.notes, line_of(text, at) + line - 1);
        }
    }
    if scan.cut {
        scan.notes.push(Note::CutShort);
    }
    (cursor.at, Ok(scan))
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

/// Reads the nodes up to the `)` that ends the game. The main line is all that stands before the first `)`; after it,
/// what cannot be understood is passed over.
fn nodes(cursor: &mut Cursor, mut line: usize, scan: &mut Scan) -> Result<(), RecordError> {
    let mut open = vec![NONE];
    let mut current = NONE;
    let mut count = 0;
    let mut counted = cursor.at;
    let mut in_node = false;
    let mut in_main = true;
    loop {
        cursor.skip_blanks();
        line += cursor.text[counted..cursor.at].matches('\n').count();
        counted = cursor.at;
        let Some(c) = cursor.next() else {
            scan.cut = true;
            break;
        };
        match c {
            ';' => {
                in_node = true;
                scan.begin_node(&mut current);
            }
            '(' => {
                // A node without properties is the first of the variation that follows.
                open.push(match scan.nodes.get(current) {
                    Some(node) if node.properties.is_empty() => node.parent,
                    _ => current,
                });
            }
            ')' => {
                if in_main {
                    scan.end_main();
                    in_main = false;
                }
                in_node = false;
                current = open.pop().unwrap_or(NONE);
                if open.is_empty() {
                    break;
                }
            }
            c if c.is_ascii_alphanumeric() => {
                if !begins_property(&cursor.text[counted..]) || count == MOST && in_main {
                    // The name alone may be all that is left of a file cut short.
                    if is_cut_name(&cursor.text[counted..]) {
                        scan.cut = true;
                        break;
                    }
                    if in_main {
                        return Err(RecordError::Syntax { line, found: c });
                    }
                    continue;
                }
                cursor.at = counted;
                if !in_node {
                    Note::untidy(&mut scan.notes, line);
                    in_node = true;
                    scan.begin_node(&mut current);
                }
                let (property, whole) = property(cursor, line, scan);
                if count == MOST {
                    if !scan.notes.contains(&Note::Variations) {
                        scan.notes.push(Note::Variations);
                    }
                } else if !property.values.is_empty() {
                    count += 1;
                    scan.nodes[current].properties.push(property);
                }
                if !whole {
                    scan.cut = true;
                    break;
                }
            }
            found if in_main => return Err(RecordError::Syntax { line, found }),
            _ => {}
        }
    }
    if in_main {
        scan.end_main();
    }
    Ok(())
}

impl Scan {
    /// Goes on with a new node. Empty nodes are not kept: they say nothing, and a file may hold millions.
    fn begin_node(&mut self, current: &mut usize) {
        let is_empty = |node: &RawNode| node.properties.is_empty();
        if self.nodes.get(*current).is_some_and(is_empty) {
            return;
        }
        let count = self.nodes.len();
        match self.nodes.last_mut() {
            Some(node) if is_empty(node) && self.main < count => node.parent = *current,
            _ => self.nodes.push(RawNode {
                parent: *current,
                properties: Vec::new(),
            }),
        }
        *current = self.nodes.len() - 1;
    }

    fn end_main(&mut self) {
        self.main = self.nodes.len();
    }
}

/// Reads one property, and whether the text went on after it. Values before the cut are kept.
fn property(cursor: &mut Cursor, line: usize, scan: &mut Scan) -> (Property, bool) {
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
    let property = Property {
        ident,
        values,
        line,
    };
    (property, whole)
}

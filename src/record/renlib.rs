//! `RenLib`'s `.lib`: a tree of moves with comments, labels and marks.
//!
//! After 20 bytes of header (none in files before 3.0) come the nodes, depth first, two bytes each: the point, and what
//! follows. Comments and labels are bytes up to a zero, of even length altogether, in the encoding of the computer that
//! wrote them; here they are written as UTF-8.

use crate::game::{Move, Player, RuleSet};
use crate::rules::{Point, SIZE};

use super::decode::{clean, clean_line, decode};
use super::error::RecordError;
use super::moves::{Given, build};
use super::note::Note;
use super::tree::{GameTree, Sign};
use super::{GameFile, MAX_BYTES};

/// What a library begins with.
const MAGIC: &[u8] = b"\xFFRenLib\xFF";
const HEADER: usize = 20;
/// The first byte of a library before 3.0: the move H8.
const CENTER: u8 = 0x78;

/// A sibling follows after all that follows this node.
const SIBLING: u8 = 0x80;
/// Nothing follows this node.
const LEAF: u8 = 0x40;
const OLD_COMMENT: u8 = 0x20;
const MARK: u8 = 0x10;
const COMMENT: u8 = 0x08;
/// No move, only a label on a point.
const NO_MOVE: u8 = 0x02;
/// Two more bytes follow, of which the second says whether there is a label.
const EXTENSION: u8 = 0x01;
const LABEL: u8 = 0x01;
/// Stands between the line of a comment and its further lines.
const NEXT_LINE: u8 = 0x08;

/// Most branches that can be open at once; no true library comes near.
const MOST_OPEN: usize = 4096;

/// Whether the bytes are a library, by what they begin with; one before 3.0 is told by its name.
pub(super) fn is_library(bytes: &[u8], is_named_so: bool) -> bool {
    bytes.starts_with(MAGIC) || is_named_so && bytes.first() == Some(&CENTER)
}

/// Reads a library, or as much of it as the bytes hold.
pub(super) fn read(bytes: &[u8], rules: RuleSet) -> Result<GameFile, RecordError> {
    let mut notes = Vec::new();
    let has_header = bytes.starts_with(MAGIC);
    if has_header && bytes.get(8..10).is_some_and(|version| version > &[3, 4]) {
        return Err(RecordError::NewerLibrary);
    }
    let mut rest = &bytes[if has_header {
        HEADER.min(bytes.len())
    } else {
        0
    }..];
    let mut tree = GameTree::of(&[]);
    let whole = nodes(&mut rest, &mut tree, &mut notes);
    if whole.is_none() && bytes.len() >= MAX_BYTES {
        left_out(&mut notes);
    } else if whole.is_none() {
        notes.push(Note::CutShort);
    }
    notes.push(Note::RulesAssumed(rules.mode()));
    let line = tree.line(0);
    let given: Vec<Given> = line
        .iter()
        .filter_map(|&node| tree.made(node).map(Given::from))
        .collect();
    let game = build(&[], &given, rules, Player::One, &mut notes)?;
    if game.moves().len() < given.len() {
        tree = tree.without_children(game.moves().len());
    }
    Ok(GameFile {
        tree,
        notes,
        ..GameFile::new(game)
    })
}

fn left_out(notes: &mut Vec<Note>) {
    if !notes.contains(&Note::Variations) {
        notes.push(Note::Variations);
    }
}

/// Reads the nodes; `None` when the bytes end before the tree does.
fn nodes(rest: &mut &[u8], tree: &mut GameTree, notes: &mut Vec<Note>) -> Option<()> {
    let mut open = Vec::new();
    // Where the next node belongs; `None` below a move that cannot be.
    let mut parent = Some(0);
    let mut is_first = true;
    loop {
        let [place, flags] = pair(rest)?;
        let extended = flags & EXTENSION != 0;
        let has_label = extended && pair(rest)?[1] & LABEL != 0;
        let comment = match () {
            () if flags & COMMENT != 0 => decoded(text(rest)?, notes),
            () if flags & OLD_COMMENT != 0 => old_text(rest)?,
            () => String::new(),
        };
        let label = if has_label { text(rest)? } else { &[] };
        let is_root = is_first && place == 0;
        is_first = false;
        if flags & SIBLING != 0 && !is_root {
            open.push(parent);
        }
        let point = point(place);
        let is_move = !is_root && flags & NO_MOVE == 0;
        let node = match parent {
            Some(parent) if is_move && (point.is_some() || place == 0) => {
                let color = tree.due(parent);
                tree.add(parent, Move { color, point })
            }
            Some(_) if is_move => None,
            same => same,
        };
        if let (None, Some(_)) = (node, parent) {
            left_out(notes);
        }
        if let Some(node) = node {
            tree.comment(node, &clean(&comment));
            let text: String = clean_line(&decoded(label, notes))
                .chars()
                .take(40)
                .collect();
            let sign = match () {
                () if !text.is_empty() => Some(Sign::Label(text)),
                () if flags & MARK != 0 && is_move => Some(Sign::Cross),
                () => None,
            };
            if let (Some(sign), Some(point)) = (sign, point) {
                tree.remarks_mut(node).marks.insert(point, sign);
            }
        }
        if flags & LEAF == 0 {
            parent = node;
        } else if let Some(next) = open.pop() {
            parent = next;
        } else {
            return Some(());
        }
        if open.len() > MOST_OPEN || tree.is_full() {
            left_out(notes);
            return Some(());
        }
    }
}

fn pair(rest: &mut &[u8]) -> Option<[u8; 2]> {
    let (pair, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(*pair)
}

/// The column from the left in the low half, from 1; the row from the top in the high half, from 0.
fn point(place: u8) -> Option<Point> {
    Point::new(
        (place % 16).checked_sub(1)?,
        (SIZE - 1).checked_sub(place / 16)?,
    )
}

/// A text up to a zero, its length with the zeros after it even.
fn text<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = rest.iter().position(|&byte| byte == 0)?;
    let (text, after) = (&rest[..length], rest.get(length + 2 - length % 2..)?);
    *rest = after;
    Some(text)
}

/// A text whose last byte has its highest bit set, Swedish in seven bits.
fn old_text(rest: &mut &[u8]) -> Option<String> {
    let length = rest.iter().position(|&byte| byte >= 0x80)? + 1;
    let (text, after) = (&rest[..length], rest.get(length + length % 2..)?);
    *rest = after;
    let letter = |c| "}{|][\\".find(c).and_then(|i| "åäöÅÄÖ".chars().nth(i));
    let letters = text.iter().map(|&byte| char::from(byte & 0x7F));
    Some(letters.map(|c| letter(c).unwrap_or(c)).collect())
}

/// A text in whatever encoding; between its first line and the others stands a byte of its own.
fn decoded(bytes: &[u8], notes: &mut Vec<Note>) -> String {
    if bytes.is_empty() {
        return String::new();
    }
    let mut lines = bytes.to_vec();
    for byte in &mut lines {
        if *byte == NEXT_LINE {
            *byte = b'\n';
        }
    }
    let mut found = Vec::new();
    let text = decode(&lines, None, |_| 0, &mut found);
    found.retain(|note| !notes.contains(note));
    notes.append(&mut found);
    text
}

/// Writes the tree.
pub(super) fn write(file: &GameFile) -> Vec<u8> {
    let tree = &file.tree;
    let mut bytes = MAGIC.to_vec();
    let starts: Vec<usize> = tree.children(0).collect();
    let at_center = |&node: &usize| {
        tree.made(node)
            .is_some_and(|m| m.point == Some(Point::CENTER))
    };
    // Without a root before H8, which programs of 3.0 read as well.
    let is_plain = matches!(&*starts, [only] if at_center(only))
        && tree.remarks(0) == &super::Remarks::default();
    bytes.extend([3, if is_plain { 0 } else { 4 }]);
    bytes.resize(HEADER, 0xFF);
    let mut due = vec![(0, false)];
    if is_plain {
        due = vec![(starts[0], false)];
    }
    while let Some((node, has_sibling)) = due.pop() {
        put(&mut bytes, file, node, has_sibling);
        let mut children: Vec<usize> = tree.children(node).collect();
        let last = children.last().copied();
        children.reverse();
        due.extend(
            children
                .into_iter()
                .map(|child| (child, Some(child) != last)),
        );
    }
    bytes
}

/// Writes a node with its comment, its own label, and labels on other points, which are nodes of their own.
fn put(bytes: &mut Vec<u8>, file: &GameFile, node: usize, has_sibling: bool) {
    let tree = &file.tree;
    let remarks = tree.remarks(node);
    let own = tree.made(node).and_then(|made| made.point);
    let labels: Vec<(Point, &str)> = remarks
        .marks
        .iter()
        .filter_map(|(point, sign)| match sign {
            Sign::Label(text) if Some(point) != own => Some((point, text.as_str())),
            _ => None,
        })
        .collect();
    let has_children = tree.children(node).next().is_some();
    let sign = own.and_then(|own| remarks.marks.get(own));
    let label = match sign {
        Some(Sign::Label(text)) => text,
        _ => "",
    };
    let mut flags = 0;
    for (bit, is_set) in [
        (SIBLING, has_sibling),
        (LEAF, !has_children && labels.is_empty()),
        (MARK, sign == Some(&Sign::Cross)),
        (COMMENT, !remarks.comment.is_empty()),
        (EXTENSION, !label.is_empty()),
    ] {
        flags |= if is_set { bit } else { 0 };
    }
    bytes.extend([own.map_or(0, place), flags]);
    if !label.is_empty() {
        bytes.extend([0, LABEL]);
    }
    if !remarks.comment.is_empty() {
        put_text(bytes, &clean(&remarks.comment).replacen('\n', "\u{8}", 1));
    }
    if !label.is_empty() {
        put_text(bytes, label);
    }
    for (i, (point, text)) in labels.iter().enumerate() {
        let is_last = i + 1 == labels.len() && !has_children;
        let flags = LEAF | NO_MOVE | EXTENSION | if is_last { 0 } else { SIBLING };
        bytes.extend([place(*point), flags, 0, LABEL]);
        put_text(bytes, text);
    }
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend(text.bytes());
    bytes.extend(&[0, 0][text.len() % 2..]);
}

fn place(p: Point) -> u8 {
    (SIZE - 1 - p.row()) * 16 + p.col() + 1
}

//! `RenjuNet`'s database `.rif`: XML with players, tournaments and games, read tag by tag; each game is handed on as SGF.
//!
//! Only the tags and attributes that say something of a game are known; no document type and no entities but the five
//! of XML.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::rules::Point;

use super::sgf;
use super::source::Pieces;

/// Most bytes of a tag or of the text after it; more is passed over.
const LONGEST: usize = 1 << 14;
/// Most bytes of names that are kept.
const MOST_NAMES: usize = 8 << 20;

/// Whether a text begins like a database of games.
pub(super) fn is_database(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(4096)]);
    let head = head.trim_start_matches('\u{FEFF}').trim_start();
    head.starts_with('<')
        && ["<database", "<games", "<game "]
            .iter()
            .any(|tag| head.contains(tag))
}

/// Rules by their numbers on renju.net, where the file itself does not name them.
const RULES: [(&str, &str); 6] = [
    ("1", "RIF"),
    ("5", "Yamaguchi"),
    ("11", "Swap2"),
    ("17", "Sakata"),
    ("24", "Soosyrv-8"),
    ("25", "Taraguchi-10"),
];

/// What has been read of a database.
#[derive(Default)]
struct Database {
    /// Names by kind and number: players, tournaments, rules.
    names: BTreeMap<String, String>,
    /// How long the names are together.
    length: usize,
    /// The attributes of the game being read.
    game: Option<String>,
    moves: String,
}

/// Reads a database, of which `head` has been read before, and hands over each game as SGF with the line that it
/// begins in, until `take` wants no more.
pub(super) fn each(head: Vec<u8>, input: Pieces, take: &mut dyn FnMut(String, usize) -> bool) {
    let mut database = Database::default();
    let (mut tag, mut text) = (Vec::new(), Vec::new());
    let (mut in_tag, mut line, mut begun) = (false, 1, 1);
    let mut piece = head;
    while !piece.is_empty() {
        let mut rest = &*piece;
        loop {
            let end = rest.iter().position(|byte| matches!(byte, b'<' | b'>'));
            let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
            let to = if in_tag { &mut tag } else { &mut text };
            let room = LONGEST.saturating_sub(to.len());
            to.extend(&part[..part.len().min(room)]);
            line += part.split(|&byte| byte == b'\n').count() - 1;
            let Some((sign, after)) = after.split_first() else {
                break;
            };
            rest = after;
            if *sign == b'<' {
                in_tag = true;
                tag.clear();
            } else if in_tag {
                in_tag = false;
                let named = String::from_utf8_lossy(&tag);
                if is_game(&named) {
                    begun = line;
                }
                if let Some(game) = database.tag(&named, &text)
                    && !take(game, begun)
                {
                    return;
                }
                text.clear();
            }
        }
        piece = input();
    }
}

/// Whether a tag begins a game.
fn is_game(tag: &str) -> bool {
    let rest = tag.strip_prefix("game");
    rest.is_some_and(|rest| rest.starts_with(char::is_whitespace))
}

impl Database {
    /// Takes a tag and the text before it; gives a game that is whole.
    fn tag(&mut self, tag: &str, text: &[u8]) -> Option<String> {
        let name = tag
            .split([' ', '\t', '\n', '\r', '/'])
            .find(|name| !name.is_empty())?;
        match name {
            _ if tag.starts_with("/move") => {
                let room = LONGEST.saturating_sub(self.moves.len());
                let text = &text[..text.len().min(room)];
                self.moves.push_str(&String::from_utf8_lossy(text));
            }
            _ if tag.starts_with("/game") => return self.finish(),
            "game" => {
                self.moves.clear();
                self.game = Some(tag.to_owned());
                if tag.ends_with('/') {
                    return self.finish();
                }
            }
            "player" | "tournament" | "rule" => {
                let number = attribute(tag, "id")?;
                let parts = ["name", "surname"].map(|part| attribute(tag, part));
                let parts: Vec<String> = parts.into_iter().flatten().collect();
                let (key, name) = (format!("{name} {number}"), parts.join(" "));
                self.length += key.len() + name.len();
                if self.length <= MOST_NAMES {
                    self.names.insert(key, name);
                }
            }
            _ => {}
        }
        None
    }

    /// The game as SGF.
    fn finish(&mut self) -> Option<String> {
        let game = self.game.take()?;
        let mut sgf = "(;GM[4]SZ[15]".to_owned();
        for (ident, kind, key) in [
            ("PB", "player", "black"),
            ("PW", "player", "white"),
            ("EV", "tournament", "tournament"),
            ("RU", "rule", "rule"),
        ] {
            let Some(number) = attribute(&game, key) else {
                continue;
            };
            let known = || RULES.iter().find(|rule| kind == "rule" && rule.0 == number);
            let name = self.names.get(&format!("{kind} {number}")).cloned();
            if let Some(name) = name.or_else(|| Some(known()?.1.to_owned())) {
                let name = name.replace('\\', "\\\\").replace(']', "\\]");
                let _ = write!(sgf, "{ident}[{name}]");
            }
        }
        let result = match attribute(&game, "bresult").as_deref() {
            Some("1") => "RE[B+]",
            Some("0") => "RE[W+]",
            Some("0.5") => "RE[0]",
            _ => "",
        };
        sgf.push_str(result);
        for (word, ident) in self
            .moves
            .split_whitespace()
            .zip(["B", "W"].into_iter().cycle())
        {
            let point = word.parse::<Point>();
            let value = point.map_or_else(|_| word.replace([']', '\\'], "?"), sgf::letters);
            let _ = write!(sgf, ";{ident}[{value}]");
        }
        sgf.push(')');
        Some(sgf)
    }
}

/// The value of an attribute, in either kind of quotes.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let mut rest = tag;
    loop {
        let (before, after) = rest.split_once('=')?;
        let after = after.trim_start();
        let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let (value, after) = after[1..].split_once(quote)?;
        if before.trim_end().rsplit(char::is_whitespace).next() == Some(name) {
            let value = ["&lt;", "&gt;", "&quot;", "&apos;", "&amp;"]
                .iter()
                .zip(["<", ">", "\"", "'", "&"])
                .fold(value.to_owned(), |value, (from, to)| {
                    value.replace(from, to)
                });
            return Some(value);
        }
        rest = after;
    }
}

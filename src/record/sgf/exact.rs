//! The exact game from our private property, and people's comments without what we wrote ourselves.
//!
//! Whatever does not fit is passed over; the moves are then all there is.

use std::collections::BTreeMap;

use crate::game::{Game, Move, Player};
use crate::record::note::Note;
use crate::record::script::Reader;
use crate::record::told::tell;

use super::read::MainLine;
use super::scan::Scan;
use super::{PRIVATE, PRIVATE_FORM};

/// Most lines of a script that are read; a full game with clocks and many takebacks has a tenth of
/// it.
const MOST_LINES: usize = 5_000;

/// The exact game that our private property tells, and who is named in PB; `None` without the
/// property, or when it does not fit the moves, which is noted.
pub(super) fn rebuild(
    scan: &Scan,
    line: &MainLine,
    notes: &mut Vec<Note>,
) -> Option<(Game, Player)> {
    let mut private = scan.nodes.iter().flatten().filter(|p| p.ident == PRIVATE);
    let head = private
        .next()
        .filter(|p| p.values[0].starts_with(PRIVATE_FORM.title))?;
    let fitting = || {
        let mut script = Reader::new(&PRIVATE_FORM, Player::One);
        let lines = head.values.iter().chain(private.flat_map(|p| &p.values));
        for (i, line) in lines.enumerate() {
            if i > MOST_LINES {
                return None;
            }
            script.take(line).ok()?;
        }
        let (black, game) = script.finish()?;
        let moves: Vec<Move> = line
            .given
            .iter()
            .filter_map(|given| {
                let (color, point) = (given.color?, given.point);
                Some(Move { color, point })
            })
            .collect();
        // In a file cut short, XR may know a move whose own property is gone.
        let fits = if scan.cut {
            game.moves().starts_with(&moves)
        } else {
            game.moves() == moves
        };
        (fits && line.black.is_empty() && line.white.is_empty()).then_some((game, black))
    };
    let found = fitting();
    if found.is_none() {
        notes.push(Note::PrivateIgnored);
    }
    found
}

/// People's comments by number of moves made; what the writer of the file said itself is taken out
/// again.
pub(super) fn comments(line: &MainLine, game: &Game, exact: bool) -> BTreeMap<usize, String> {
    let tale = exact.then(|| tell(game));
    let start = game.moves().len() - tale.as_ref().map_or(line.given.len(), |t| t.moves.len());
    let mut comments: BTreeMap<usize, String> = BTreeMap::new();
    for comment in &line.comments {
        let events = match (&tale, comment.node) {
            (Some(tale), (_, true)) => comment
                .count
                .checked_sub(start + 1)
                .and_then(|i| Some(&tale.moves.get(i)?.events)),
            (Some(tale), (false, false)) => Some(&tale.rest.events),
            _ => None,
        };
        let told = events.map_or_else(String::new, |events| events.join("\n"));
        let text = comment
            .text
            .strip_prefix(&told)
            .unwrap_or(&comment.text)
            .trim();
        if text.is_empty() {
            continue;
        }
        let count = if exact {
            comment.count
        } else {
            start + comment.count
        };
        let kept = comments.entry(count).or_default();
        if !kept.is_empty() {
            kept.push_str("\n\n");
        }
        kept.push_str(text);
    }
    comments
}

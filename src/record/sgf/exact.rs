//! The exact game from our private property, and people's comments without what we wrote ourselves.
//!
//! Whatever does not fit is passed over; the moves are then all there is.

use crate::game::{Game, Move, Player};
use crate::record::narrate::narrate;
use crate::record::note::Note;
use crate::record::script::Reader;
use crate::record::tree::GameTree;

use super::read::MainLine;
use super::scan::Scan;
use super::{PRIVATE, PRIVATE_FORM};

/// The exact game that our private property tells, and who is named in PB; `None` without the
/// property, or when it does not fit the moves, which is noted.
pub(super) fn rebuild(
    scan: &Scan,
    line: &MainLine,
    notes: &mut Vec<Note>,
) -> Option<(Game, Player)> {
    let properties = scan.main_line().iter().flat_map(|node| &node.properties);
    let mut private = properties.filter(|p| p.ident == PRIVATE);
    let head = private
        .next()
        .filter(|p| p.values[0].starts_with(PRIVATE_FORM.title))?;
    let fitting = || {
        let mut script = Reader::new(&PRIVATE_FORM, Player::One);
        let lines = head.values.iter().chain(private.flat_map(|p| &p.values));
        for line in lines {
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

/// Writes people's comments into the tree of the game, and gives how the file says that it ended. What the writer of an
/// exact file said itself is taken out again: the events, and after the last of them the sentence on the end.
pub(super) fn comments(
    line: &MainLine,
    game: &Game,
    setup: usize,
    exact: bool,
    tree: &mut GameTree,
) -> Option<String> {
    let narration = exact.then(|| narrate(game));
    let start = narration.as_ref().map_or(setup, |narration| {
        game.moves().len() - narration.moves.len()
    });
    let mut ending = None;
    for comment in &line.comments {
        let step = match (&narration, comment.node) {
            (Some(narration), (_, true)) => {
                let place = comment.count.checked_sub(start + 1);
                place.and_then(|i| narration.moves.get(i))
            }
            (Some(narration), (false, false)) => Some(&narration.rest),
            _ => None,
        };
        let events = step.map_or_else(String::new, |step| step.events.join("\n"));
        let text = comment.text.strip_prefix(&events);
        let mut text = text.unwrap_or(&comment.text).trim();
        if line.is_ours && step.is_some_and(|step| step.ends) && ending.is_none() {
            let (closing, rest) = text.split_once('\n').unwrap_or((text, ""));
            ending = Some(closing.to_owned()).filter(|closing| !closing.is_empty());
            text = rest.trim();
        }
        let before = if exact { 0 } else { setup };
        // Moves after the end are left out, what was said of them is not.
        tree.comment((before + comment.count).min(game.moves().len()), text);
    }
    ending
}

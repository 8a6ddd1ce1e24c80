//! What an SGF file tells besides the game itself, into its tree: marks, times, variations.

use crate::game::Move;
use crate::record::decode::clean;
use crate::record::note::Note;
use crate::record::tree::{GameTree, Remarks};
use crate::rules::Color;

use super::marks;
use super::read::{MainLine, point_or_pass};
use super::scan::{Property, Scan};

/// Writes marks and times into the tree, and adds the variations.
pub(super) fn grow(
    tree: &mut GameTree,
    scan: &Scan,
    line: &MainLine,
    before: usize,
    has_clock: bool,
    notes: &mut Vec<Note>,
) {
    let last = tree.len() - 1;
    // Where the nodes of the text stand in the tree.
    let mut places: Vec<Option<usize>> = Vec::new();
    let mut left_out = false;
    for (i, node) in scan.nodes.iter().enumerate() {
        let place = if let Some(count) = line.after.get(i) {
            count
                .map(|count| before + count)
                .filter(|&place| place <= last)
        } else {
            let parent = places.get(node.parent).copied().unwrap_or(Some(before));
            parent.and_then(|parent| follow(tree, parent, &node.properties))
        };
        left_out |= place.is_none() && i >= scan.main;
        places.push(place);
        let Some(place) = place else { continue };
        let mut read = marks::read(&node.properties, tree.made(place).map(|m| m.color));
        if has_clock && i < scan.main {
            // The game knows it better.
            (read.left, read.spent) = (None, None);
        }
        if i >= scan.main {
            for comment in node.properties.iter().filter(|p| p.ident == "C") {
                tree.comment(place, &clean(&comment.values.join("\n")));
            }
        }
        if read != Remarks::default() {
            let remarks = tree.remarks_mut(place);
            remarks.marks.extend(read.marks);
            remarks.left = read.left.or(remarks.left);
            remarks.spent = read.spent.or(remarks.spent);
        }
    }
    if left_out && !notes.contains(&Note::Variations) {
        notes.push(Note::Variations);
    }
}

/// Adds the moves of a node of a variation; `None` when one of them cannot be.
fn follow(tree: &mut GameTree, parent: usize, properties: &[Property]) -> Option<usize> {
    let mut place = parent;
    for property in properties {
        let color = match property.ident.as_str() {
            "B" | "AB" => Color::Black,
            "W" | "AW" => Color::White,
            "AE" => return None,
            _ => continue,
        };
        for value in &property.values {
            let point = point_or_pass(value.trim()).map(|(point, _)| point)?;
            place = tree.add(place, Move { color, point })?;
        }
    }
    Some(place)
}

//! What the formats have no place for.

use std::fmt;

use super::{Format, GameFile, Sign};

/// Something that a file tells besides the moves of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lost {
    /// Who played.
    Names,
    /// Date, result, event and so on.
    About,
    /// Comments.
    Comments,
    /// Marks on the board.
    Marks,
    /// The times of moves.
    Times,
    /// Other moves than those of the game.
    Variations,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Names => "names",
            Self::About => "date, result, event",
            Self::Comments => "comments",
            Self::Marks => "marks",
            Self::Times => "times",
            Self::Variations => "variations",
        })
    }
}

/// What is lost when a file is written in this format.
pub fn lost(file: &GameFile, to: Format) -> Vec<Lost> {
    let tree = &file.tree;
    let mut remarks = (0..tree.len()).map(|node| tree.remarks(node));
    let held: &[Lost] = match to {
        Format::Sgf => return Vec::new(),
        Format::Psq => &[Lost::Names, Lost::Times],
        Format::Lib => &[Lost::Comments, Lost::Variations],
        Format::Coords | Format::String | Format::Url => &[],
    };
    let mut lost = Vec::new();
    let mut note = |what, is_there| {
        if is_there && !held.contains(&what) {
            lost.push(what);
        }
    };
    note(Lost::Names, file.names.iter().any(Option::is_some));
    let about = file.date.is_some() || file.result.is_some() || !file.info.is_empty();
    note(Lost::About, about);
    note(
        Lost::Comments,
        remarks.clone().any(|r| !r.comment.is_empty()),
    );
    let is_held = |node: usize| {
        let own = tree.made(node).and_then(|made| made.point);
        to == Format::Lib
            && tree
                .remarks(node)
                .marks
                .iter()
                .all(|(point, sign)| match sign {
                    Sign::Label(_) => true,
                    Sign::Cross => own == Some(point),
                    _ => false,
                })
    };
    note(
        Lost::Marks,
        (0..tree.len()).any(|node| !tree.remarks(node).marks.is_empty() && !is_held(node)),
    );
    note(
        Lost::Times,
        remarks.any(|r| r.spent.or(r.left.map(|l| l.0)).is_some()),
    );
    note(Lost::Variations, tree.len() > file.game.moves().len() + 1);
    lost
}

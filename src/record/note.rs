//! What was assumed while a file was read: said to the person, and no error.
//!
//! Worded in English like the errors; other languages are in `text`.

use std::fmt;

use crate::game::Mode;

use super::{Format, Lost};

/// Something that was assumed, corrected or left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The stated encoding is missing or wrong, and this one was taken.
    Encoding(&'static str),
    /// Some bytes are text in no known encoding; the mark U+FFFD stands for them.
    Undecodable,
    /// A name or comment held control characters or was too long.
    TextChanged,
    /// The file holds more games than were read.
    Games {
        /// How many were read.
        read: usize,
        /// How many there are.
        of: usize,
    },
    /// Some variations could not be read: too many, or moves that cannot be.
    Variations,
    /// From this line on the first thing stands that the format does not have so: text around the game, a missing
    /// semicolon, a bracket that is not escaped, numbers before the moves. It was read as it is meant.
    Untidy(usize),
    /// The file ends in the middle; what was whole was read.
    CutShort,
    /// The file names no rules, or none known here.
    RulesAssumed(Mode),
    /// So many stones lay there at the start; their order is not known.
    SetupStones(usize),
    /// The opening cannot be checked or is not by the rules: so many moves were taken as given.
    OpeningAsGiven(usize),
    /// The game had ended with move `last`; so many moves after it were left out.
    AfterEnd {
        /// The move that ended it, from 1; those of a setup are not counted.
        last: usize,
        /// Moves left out.
        rest: usize,
    },
    /// The board size is not stated.
    SizeAssumed,
    /// The moves lead to another result than the one stated.
    ResultDiffers,
    /// The private property does not fit the moves, which alone were read.
    PrivateIgnored,
    /// A property that is not known here seems to hold points, and was passed over.
    UnknownPoints(String),
    /// The format that is written to has no place for this.
    NotHeld(Format, Vec<Lost>),
}

impl Note {
    /// Adds that something is untidy there; the first such line is kept.
    pub(super) fn untidy(notes: &mut Vec<Self>, line: usize) {
        let line_before = notes.iter_mut().find_map(|note| match note {
            Self::Untidy(line) => Some(line),
            _ => None,
        });
        match line_before {
            Some(first) => *first = line.min(*first),
            None => notes.push(Self::Untidy(line)),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Encoding(name) => return write!(f, "text read as {name}"),
            Self::Undecodable => "some text could not be decoded; U+FFFD marks it",
            Self::TextChanged => {
                "control characters or overlong text in names or comments were replaced"
            }
            Self::Games { read, of } => {
                return write!(
                    f,
                    "games read: {read} of {of}; --game N reads another, renju convert --list lists them"
                );
            }
            Self::Variations => "some variations were left out: too many, or moves that cannot be",
            Self::Untidy(line) => {
                return write!(
                    f,
                    "line {line}: not written as the format has it; read as meant"
                );
            }
            Self::CutShort => "the file is cut short; what came before was read",
            Self::RulesAssumed(mode) => {
                let mode = match mode {
                    Mode::Free => "free",
                    Mode::Standard => "standard",
                    Mode::Rif => "RIF",
                };
                return write!(f, "no rules recognised in the file; {mode} assumed");
            }
            Self::SetupStones(count) => {
                return write!(
                    f,
                    "{count} stones set up at the start; their order is not known"
                );
            }
            Self::OpeningAsGiven(moves) => {
                return write!(f, "the first {moves} moves were taken as given, unchecked");
            }
            Self::AfterEnd { last, rest } => {
                return write!(
                    f,
                    "the game was over after move {last}; left out after it: {rest}"
                );
            }
            Self::SizeAssumed => "no board size stated; 15x15 assumed",
            Self::ResultDiffers => "the moves give a different result from the one stated",
            Self::UnknownPoints(ident) => {
                return write!(f, "points in the unknown property {ident} were passed over");
            }
            Self::NotHeld(format, lost) => {
                let lost: Vec<String> = lost.iter().map(ToString::to_string).collect();
                return write!(f, "{format} cannot hold: {}", lost.join(", "));
            }
            Self::PrivateIgnored => {
                "the detailed record does not match the moves and was ignored (file edited elsewhere?)"
            }
        };
        f.pad(text)
    }
}

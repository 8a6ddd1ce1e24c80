//! Why a file cannot be read or written: the place, the reason, lower case and no full stop.
//!
//! Without the file's name, which the caller puts in front.

use std::fmt;

use thiserror::Error;

use crate::game::ActionError;
use crate::rules::{Color, MovesError, OccupiedError};

use super::Format;
use super::foreign::Foreign;

/// Where in a file a move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line, from 1; `None` where lines mean nothing.
    pub line: Option<usize>,
    /// Which move, from 1, without setup stones.
    pub number: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        write!(f, "move {}", self.number)
    }
}

/// What is wrong with a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveFault {
    /// It lies on no point of the board.
    #[error("\"{0}\" is not a point on the 15x15 board")]
    OffBoard(String),
    /// A stone stands there.
    #[error(transparent)]
    Occupied(#[from] OccupiedError),
    /// The other side has to move.
    #[error("it is {}'s turn, but the file gives {} a move", word(*due), word(due.opponent()))]
    WrongTurn {
        /// The side whose move it is.
        due: Color,
    },
    /// More moves than a game can have.
    #[error("no game has more than {0} moves")]
    TooMany(usize),
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] ActionError),
}

/// The word for a colour inside a sentence.
pub(super) const fn word(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// What a format may have no way to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unwritable {
    /// A pass.
    #[error("a pass")]
    Pass,
    /// Two moves of one colour, one after the other.
    #[error("two moves of one colour in a row")]
    TwoInARow,
}

/// Why a file could not be read, or a game not be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// Larger than [`MAX_BYTES`](super::MAX_BYTES).
    #[error("the file is larger than {} MiB, too large for a game", super::MAX_BYTES >> 20)]
    TooLarge,
    /// Nothing but blanks.
    #[error("the file is empty")]
    Empty,
    /// Bytes that are no text.
    #[error("the file is binary, not SGF, psq or a list of moves")]
    Binary,
    /// A `RenLib` library of a version later than 3.4.
    #[error("a RenLib library of a version later than 3.4; save it as 3.4, or the line as SGF")]
    NewerLibrary,
    /// A file of another program, which is not read here.
    #[error("a .{} file of {}, which is not read here; save the game there as SGF or as a list of moves", .0.ending, .0.program)]
    Foreign(Foreign),
    /// Text of no known form.
    #[error("the file is neither SGF nor psq nor a list of moves like h8 i9 g7")]
    Unknown,
    /// The file holds fewer games.
    #[error("there is no game {number}; games in the file: {of}")]
    NoSuchGame {
        /// The number asked for.
        number: usize,
        /// How many there are.
        of: usize,
    },
    /// SGF without a game.
    #[error("no SGF game found: there is no \"(;\"")]
    NoGame,
    /// SGF that cannot be understood.
    #[error("line {line}: unexpected \"{found}\" in SGF")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// The character that does not belong there.
        found: char,
    },
    /// Another game than five in a row.
    #[error("line {line}: SGF game type {found} is not five in a row (GM[4])")]
    OtherGame {
        /// Line, from 1.
        line: usize,
        /// The number stated.
        found: u32,
    },
    /// Another board.
    #[error("line {line}: the board is {found}; only 15x15 is played here")]
    BoardSize {
        /// Line, from 1.
        line: usize,
        /// The size stated.
        found: String,
    },
    /// A setup stone that cannot lie there.
    #[error("line {line}: setup stone: {fault}")]
    Setup {
        /// Line, from 1.
        line: usize,
        /// What is wrong with it.
        fault: MoveFault,
    },
    /// A move that cannot be.
    #[error("{place}: {fault}")]
    Move {
        /// Where it stands.
        place: Place,
        /// What is wrong with it.
        fault: MoveFault,
    },
    /// A list of moves that cannot be read.
    #[error(transparent)]
    Moves(#[from] MovesError),
    /// A psq file without its first line.
    #[error("line 1: a psq file starts with \"Piskvorky 15x15\"")]
    PsqHeader,
    /// A line of a psq file that is no move.
    #[error("line {line}: \"{found}\" is not a psq move (x,y,milliseconds)")]
    PsqLine {
        /// Line, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// The format cannot say what happened.
    #[error("move {number}: {format} cannot hold {what}; use SGF")]
    CannotWrite {
        /// The format asked for.
        format: Format,
        /// Which move, from 1.
        number: usize,
        /// What it cannot hold.
        what: Unwritable,
    },
}

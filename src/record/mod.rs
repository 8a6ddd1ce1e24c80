//! Games as files: SGF, lists of moves, Piskvork's psq, `RenLib`'s lib, `RenjuNet`'s rif. Bytes in, bytes out; no disk,
//! no screen.
//!
//! Reading is lenient where the meaning is clear and says in [`GameFile::notes`] what it assumed;
//! where it is not, a [`RecordError`] names place and reason. No bytes make it panic or run for
//! long.
//!
//! # The private property `XR`
//!
//! SGF has no word for swaps, proposals, claims, offers and takebacks. Files written here tell them
//! twice: for people as comments, and for this program as `XR`, so that reading a file gives back
//! the exact game, clocks included.
//!
//! - In the root node, `XR` holds, one value each: `renju 1` (the version), the setup as `rules …`,
//!   `first …`, `start …`, `time …`, `takeback …`, and `black …`, the person whose name is in `PB`.
//! - In every node after it, `XR` holds what happened since the node before, one value each and in
//!   order, the node's own move last: `place H8`, `pass`, `swap yes`, `remove G7`, `claim`,
//!   `offer-draw one`, `yes two`, `spent 1500000000` (nanoseconds) and so on. A move that was taken
//!   back later appears here only; `B` and `W` hold the moves that stand.
//!
//! The seconds that a move took, where no clock is known, stand in `XT`.
//!
//! A program that does not know them reads an ordinary game. When one has changed the moves, `XR`
//! no longer fits and is passed over, which a note says.

mod coords;
mod decode;
mod error;
mod foreign;
mod lost;
mod moves;
mod narrate;
mod note;
mod psq;
mod renlib;
mod rif;
pub(crate) mod script;
mod sgf;
mod source;
mod tree;

use std::fmt;
use std::time::Duration;

use crate::game::{Game, Move, Name, RuleSet};
use crate::rules::Color;

use moves::{Given, build};

pub use coords::move_word;
pub use error::{MoveFault, Place, RecordError, Unwritable};
pub use foreign::Foreign;
pub use lost::{Lost, lost};
pub use note::Note;
pub use script::Flaw;
pub use sgf::seconds;
pub use source::{Pieces, Source, each_game, read_from};
pub use tree::{GameTree, Remarks, Sign};

/// Longest file that is read, 4 MiB: hundreds of times what a game needs. A caller need not read on.
pub const MAX_BYTES: usize = 4 << 20;

/// The formats read and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// SGF, version 4 when written.
    Sgf,
    /// `h8 i9 -- g7`.
    Coords,
    /// Piskvork's `.psq`.
    Psq,
    /// The same as coordinates without blanks, `h8i9g7`.
    String,
    /// The address that shows the game in the browser, <https://gomocalc.com/#/h8i9g7>.
    Url,
    /// `RenLib`'s `.lib`.
    Lib,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Sgf,
        Self::Coords,
        Self::Psq,
        Self::String,
        Self::Url,
        Self::Lib,
    ];

    /// `sgf`, `coords`, `psq` and so on.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Coords => "coords",
            Self::Psq => "psq",
            Self::String => "string",
            Self::Url => "url",
            Self::Lib => "lib",
        }
    }

    /// The format that the ending of a file name stands for.
    ///
    /// ```
    /// use renju::record::Format;
    /// assert_eq!(Format::of_name("a/Game.SGF"), Some(Format::Sgf));
    /// assert_eq!(Format::of_name("game"), None);
    /// ```
    pub fn of_name(name: &str) -> Option<Self> {
        let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
        let (_, ending) = file.rsplit_once('.')?;
        match ending.to_ascii_lowercase().as_str() {
            "sgf" => Some(Self::Sgf),
            "psq" => Some(Self::Psq),
            "lib" => Some(Self::Lib),
            "txt" | "pos" => Some(Self::Coords),
            _ => None,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A game and what a file tells about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// The game. Read from a file of ours it is exactly the game that was written, record and
    /// clocks included; from elsewhere, the moves, with those that the rules cannot referee as
    /// [`Start::Position`](crate::game::Start).
    pub game: Game,
    /// The names, by [`Player`](crate::game::Player).
    pub names: [Option<Name>; 2],
    /// When it was played, as stated; `2026-11-30` when written.
    pub date: Option<String>,
    /// The result as stated, SGF's `B+R` for instance; the game itself may not show it.
    pub result: Option<String>,
    /// How the game ended, in one sentence for people; SGF holds it as a comment.
    pub closing: Option<String>,
    /// The moves of the game and the variations, with people's comments, marks and the times of files without clocks.
    pub tree: GameTree,
    /// What else is stated, by SGF property: event (`EV`), place (`PC`), annotator (`AN`) and so
    /// on.
    pub info: Vec<(&'static str, String)>,
    /// What was assumed on reading.
    pub notes: Vec<Note>,
}

impl GameFile {
    /// A game of which nothing else is known.
    pub fn new(game: Game) -> Self {
        Self {
            tree: GameTree::of(game.moves()),
            game,
            names: [None, None],
            date: None,
            result: None,
            closing: None,
            info: Vec::new(),
            notes: Vec::new(),
        }
    }
}

impl GameFile {
    /// People's comment after so many moves of the game, maybe empty.
    pub fn comment(&self, moves: usize) -> &str {
        &self.tree.remarks(moves).comment
    }

    /// How long a move of the game took, from 1, as the file states it or as the times left tell.
    pub fn spent(&self, number: usize) -> Option<Duration> {
        let remarks = self.tree.remarks(number);
        remarks.spent.or_else(|| {
            // In byo-yomi the time left says nothing of the move before.
            let (now, None) = remarks.left? else {
                return None;
            };
            let (before, None) = self.tree.remarks(number.checked_sub(2)?).left? else {
                return None;
            };
            before.checked_sub(now)
        })
    }

    /// The game that a line of the tree makes, through this node and on to its end; the people keep their colours.
    /// `None` when the rules refuse it.
    pub fn game_through(&self, node: usize) -> Option<Game> {
        let start = Game::new(self.game.setup().clone()).moves().len();
        let line = self.tree.line(node);
        let moves: Vec<Move> = line
            .iter()
            .filter_map(|&node| self.tree.made(node))
            .collect();
        let (start, played) = moves.split_at(start.min(moves.len()));
        let given: Vec<Given> = played.iter().map(|m| Given::from(*m)).collect();
        let rules = self.game.setup().rules;
        let first = self.game.seats().player(Color::Black);
        build(start, &given, rules, first, &mut Vec::new()).ok()
    }
}

/// Who won by an SGF result: `B+R`, `W+`, `0`; `None` where it does not say, the inner one for a
/// draw.
///
/// ```
/// use renju::{record::stated_winner, rules::Color};
/// assert_eq!(stated_winner("W+F"), Some(Some(Color::White)));
/// assert_eq!(stated_winner("0"), Some(None));
/// assert_eq!(stated_winner("?"), None);
/// ```
pub fn stated_winner(result: &str) -> Option<Option<Color>> {
    let text = result.trim().to_lowercase();
    let starts = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
    if starts(&["b+", "black", "黑"]) {
        Some(Some(Color::Black))
    } else if starts(&["w+", "white", "白"]) {
        Some(Some(Color::White))
    } else if text == "0" || starts(&["draw", "jigo", "和", "平"]) {
        Some(None)
    } else {
        None
    }
}

/// Tells the format of a file by its content, and by the ending of its name where that says
/// nothing.
///
/// # Errors
/// [`RecordError`] when it is too large, empty, or no format that is read here.
pub fn detect(bytes: &[u8], name: Option<&str>) -> Result<Format, RecordError> {
    let hint = name.and_then(Format::of_name);
    if renlib::is_library(bytes, hint == Some(Format::Lib)) {
        return Ok(Format::Lib);
    }
    if let Some(foreign) = foreign::known(bytes, name) {
        return Err(RecordError::Foreign(foreign));
    }
    if bytes.len() > MAX_BYTES {
        return Err(RecordError::TooLarge);
    }
    let text = decode::decode(bytes, None, |_| 0, &mut Vec::new());
    let text = text.trim();
    if text.is_empty() {
        return Err(RecordError::Empty);
    }
    let starts = |word: &str| {
        let start = text.get(..word.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(word))
    };
    if starts(psq::MAGIC) {
        Ok(Format::Psq)
    } else if text.contains('\0') && !text.starts_with('(') {
        Err(RecordError::Binary)
    } else if sgf::looks_like_game(text).is_some() || hint == Some(Format::Sgf) {
        Ok(Format::Sgf)
    } else if hint == Some(Format::Psq) {
        Ok(Format::Psq)
    } else if text.starts_with(|c: char| c.is_alphanumeric() || "-#?".contains(c)) {
        Ok(Format::Coords)
    } else {
        Err(RecordError::Unknown)
    }
}

/// Reads the first game; `name` is the file's, `rules` are assumed where the file states none.
///
/// ```
/// use renju::game::RuleSet;
/// use renju::record::{Format, read, write};
/// let file = read(b"(;GM[4]SZ[15];B[hh];W[ig])", None, RuleSet::Free)?;
/// assert_eq!(write(&file, Format::Coords)?, "h8 i9\n");
/// # Ok::<(), renju::record::RecordError>(())
/// ```
///
/// # Errors
/// [`RecordError`] names the place and the reason.
pub fn read(bytes: &[u8], name: Option<&str>, rules: RuleSet) -> Result<GameFile, RecordError> {
    let mut bytes = bytes.to_vec();
    read_from(&mut || std::mem::take(&mut bytes), name, rules, None)
}

/// Writes a game; text is always UTF-8.
///
/// # Errors
/// [`RecordError::CannotWrite`] when the format has no way to say what happened; SGF has.
pub fn write_bytes(file: &GameFile, format: Format) -> Result<Vec<u8>, RecordError> {
    match format {
        Format::Lib => Ok(renlib::write(file)),
        text => write(file, text).map(String::into_bytes),
    }
}

/// Writes a game as text.
///
/// # Errors
/// [`RecordError::CannotWrite`] as [`write_bytes`], and [`RecordError::Binary`] for a format that is no text.
pub fn write(file: &GameFile, format: Format) -> Result<String, RecordError> {
    match format {
        Format::Sgf => Ok(sgf::write(file)),
        Format::Coords | Format::String | Format::Url => coords::write(file, format),
        Format::Psq => psq::write(file),
        Format::Lib => Err(RecordError::Binary),
    }
}

//! What a journal's bytes tell: the longest part that is whole and makes a game, and where and why it ends.
//!
//! Pure: bytes in, game out. Whatever the bytes are, this ends soon and does not panic.

use thiserror::Error;

use crate::game::{ActionError, Entry, Game, RuleSet, Setup};

use super::line::Chain;
use super::words::{self, HEAD_LINES, HeadFlaw, Header};

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The file ends before or within it.
    #[error("it is cut short")]
    Short,
    /// It is not what was written.
    #[error("its checksum is wrong")]
    Checksum,
    /// It is whole but says nothing that this program knows.
    #[error("this program does not know what it says")]
    Unknown,
    /// The whole file is too large for a game; nothing of it was read.
    #[error("the file is too large for a game")]
    Large,
    /// It is whole but does not fit the game.
    #[error("{0}")]
    Refused(ActionError),
}

/// The first line that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {flaw}")]
pub struct Cut {
    /// Which, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// Why bytes are no journal at all.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unreadable {
    /// Written by a newer program.
    Version(u32),
    /// The head is damaged.
    Head(Cut),
}

/// What a journal tells.
#[derive(Debug)]
pub(super) struct Content {
    pub header: Header,
    pub game: Game,
    /// Whether the game was put aside and nothing decided since.
    pub aside: bool,
    /// Checksum up to the end of what was read.
    pub chain: Chain,
    /// Bytes read.
    pub length: u64,
    /// Whether the last line read lacks its end.
    pub unended: bool,
    /// The first line that was not read, if there is one.
    pub cut: Option<Cut>,
}

/// Reads as far as the bytes are whole.
pub(super) fn read(bytes: &[u8]) -> Result<Content, Unreadable> {
    let mut header = Header {
        setup: Setup::new(RuleSet::Free),
        names: [None, None],
        started: 0,
        series: Vec::new(),
    };
    let mut chain = Chain::default();
    let mut rest = bytes;
    for number in 0..HEAD_LINES {
        let flawed = |flaw| {
            Unreadable::Head(Cut {
                line: number + 1,
                flaw,
            })
        };
        let (line, after) = next_line(&mut chain, rest).map_err(flawed)?;
        words::read_head(&mut header, number, line).map_err(|flaw| match flaw {
            HeadFlaw::Version(version) => Unreadable::Version(version),
            HeadFlaw::Unknown => flawed(Flaw::Unknown),
        })?;
        rest = after;
    }
    let mut content = Content {
        game: Game::new(header.setup.clone()),
        header,
        aside: false,
        chain,
        length: 0,
        unended: false,
        cut: None,
    };
    let mut number = HEAD_LINES;
    while !rest.is_empty() {
        number += 1;
        let mut chain = content.chain;
        let step = next_line(&mut chain, rest)
            .and_then(|(line, after)| content.take(line).map(|()| after));
        match step {
            Ok(after) => rest = after,
            Err(flaw) => {
                content.cut = Some(Cut { line: number, flaw });
                break;
            }
        }
        content.chain = chain;
    }
    let read = &bytes[..bytes.len() - rest.len()];
    content.length = read.len() as u64;
    content.unended = read.last() != Some(&b'\n');
    Ok(content)
}

impl Content {
    /// Carries out what a line says.
    fn take(&mut self, line: &str) -> Result<(), Flaw> {
        if line == words::ASIDE {
            self.aside = true;
            return Ok(());
        }
        match words::read_entry(line).ok_or(Flaw::Unknown)? {
            Entry::Spent(time) => self.game.elapse(time),
            Entry::Decided(action) => {
                self.game.apply(action).map_err(Flaw::Refused)?;
                self.aside = false;
            }
        }
        Ok(())
    }
}

/// The words of the first line, and what comes after its end. Either kind of line end is taken.
fn next_line<'a>(chain: &mut Chain, rest: &'a [u8]) -> Result<(&'a str, &'a [u8]), Flaw> {
    let end = rest.iter().position(|&b| b == b'\n');
    let (line, after) = match end {
        Some(end) => (&rest[..end], &rest[end + 1..]),
        None => (rest, &[][..]),
    };
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match chain.read(line) {
        Some(words) => Ok((words, after)),
        None if end.is_none() => Err(Flaw::Short),
        None => Err(Flaw::Checksum),
    }
}

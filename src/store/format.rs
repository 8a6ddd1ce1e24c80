//! The bytes of a journal: a script with a checksum before each line, and how far it is whole.
//!
//! `1a2b3c4d place H8`: CRC-32 in hexadecimal, a blank, a line of the script. The sum runs on from line to line, so that
//! a line lost, doubled or moved shows as well as one changed. Whatever the bytes are, reading ends soon and does not
//! panic.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::io;

use crc::{CRC_32_ISO_HDLC, Crc};

use crate::game::{Entry, Game, Name, Player, RuleSet, Setup};
use crate::record::Flaw;
use crate::record::script::{Field, Form, Reader, set};
use crate::showable;

use super::error::{Damage, Why};
use super::file::read_stream;
use super::journal::MAX_JOURNAL;

/// What stands at the head of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// What was agreed.
    pub setup: Setup,
    /// The names of the two people, where they gave any.
    pub names: [Option<Name>; 2],
    /// When the game began, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// The journals of the games of the match before this one, by file name, oldest first.
    pub series: Vec<String>,
    /// How many games the match has, if that was agreed.
    pub games: Option<u32>,
}

impl Header {
    /// Whether this is a further game of a match, which is kept although nothing is decided in it yet.
    pub(super) const fn is_further(&self) -> bool {
        !self.series.is_empty()
    }
}

const JOURNAL: Form<Header> = Form {
    title: "renju-journal",
    keys: &[
        Field {
            word: "one",
            write: |header| name(header, Player::One),
            read: |header, value| read_name(header, Player::One, value),
        },
        Field {
            word: "two",
            write: |header| name(header, Player::Two),
            read: |header, value| read_name(header, Player::Two, value),
        },
        Field {
            word: "started",
            write: |header| header.started.to_string(),
            read: |header, value| set(&mut header.started, value.parse().ok()),
        },
        Field {
            word: "series",
            // A number before the names of journals, which no journal is called by, so that older programs pass it over.
            write: |header| {
                let games = header.games.map(|games| games.to_string());
                let names = header.series.iter().cloned();
                games.into_iter().chain(names).collect::<Vec<_>>().join(" ")
            },
            read: |header, value| {
                let mut words = value.split_whitespace().peekable();
                header.games = words.peek().and_then(|word| word.parse().ok());
                // A game that is named twice is one game, and read once.
                let mut seen = HashSet::new();
                let names = words.skip(usize::from(header.games.is_some()));
                let names = names.filter(|name| seen.insert(*name));
                header.series = names.map(str::to_owned).collect();
                Some(())
            },
        },
    ],
};

/// A name as written; nothing where none was given.
fn name(header: &Header, player: Player) -> String {
    let name = &header.names[player.index()];
    name.as_ref().map_or_else(String::new, Name::to_string)
}

fn read_name(header: &mut Header, player: Player, value: &str) -> Option<()> {
    if !value.is_empty() {
        header.names[player.index()] = Some(showable::line(value).parse().ok()?);
    }
    Some(())
}

/// The lines of a head.
pub(super) fn head(header: &Header) -> Vec<String> {
    JOURNAL.head(&header.setup, header)
}

/// Written after the last decision of a game that is put aside; a decision after it resumes the game.
pub(super) const ASIDE: &str = "aside";

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
    /// From where on it was not read.
    pub damage: Option<Damage>,
}

/// Reads a journal to its end.
///
/// # Errors
/// As [`read()`], and what the disk has against it.
pub(super) fn read_journal(file: impl io::Read) -> Result<Content, Why> {
    match read_stream(file, MAX_JOURNAL) {
        Ok(bytes) => read(&bytes),
        Err(Why::Large(_)) => Err(Why::Damaged(Damage {
            line: 1,
            flaw: Flaw::Large,
            moves: None,
            kept: None,
        })),
        Err(why) => Err(why),
    }
}

/// Reads as far as the bytes are whole.
///
/// # Errors
/// [`Why::Newer`], or [`Why::Damaged`] when not even the settings can be read.
pub(super) fn read(bytes: &[u8]) -> Result<Content, Why> {
    let nothing = Header {
        setup: Setup::new(RuleSet::Free),
        names: [None, None],
        started: 0,
        series: Vec::new(),
        games: None,
    };
    let mut script = Reader::new(&JOURNAL, nothing);
    let mut chain = Chain::default();
    let mut aside = false;
    let mut rest = bytes;
    let mut lines = 0;
    let mut take = |line: &str| -> Result<(), Flaw> {
        if line == ASIDE && script.game().is_some() {
            aside = true;
        } else if let Some(Entry::Decided(_)) = script.take(line)? {
            aside = false;
        }
        Ok(())
    };
    let mut flaw = None;
    while !rest.is_empty() {
        let mut next = chain;
        match next_line(&mut next, rest).and_then(|(line, after)| take(line).map(|()| after)) {
            Ok(after) => (rest, chain) = (after, next),
            Err(found) => {
                flaw = Some(found);
                break;
            }
        }
        lines += 1;
    }
    let line = lines + 1;
    let damage = |flaw, moves| Damage {
        line,
        flaw,
        moves,
        kept: None,
    };
    let Some((header, game)) = script.finish() else {
        return Err(match flaw {
            Some(Flaw::Newer(version)) => Why::Newer(version),
            flaw => Why::Damaged(damage(flaw.unwrap_or(Flaw::Short), None)),
        });
    };
    let read = &bytes[..bytes.len() - rest.len()];
    Ok(Content {
        header: Header {
            setup: game.setup().clone(),
            ..header
        },
        aside,
        chain,
        length: read.len() as u64,
        unended: read.last() != Some(&b'\n'),
        damage: flaw.map(|flaw| damage(flaw, Some(game.moves().len()))),
        game,
    })
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

/// Digits of a checksum as written.
const DIGITS: usize = 8;

static CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// The checksum of all lines so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain(u32);

impl Chain {
    fn after(self, words: &[u8]) -> Self {
        // The register that a finished checksum was read from.
        let mut digest = CRC.digest_with_initial((!self.0).reverse_bits());
        digest.update(words);
        Self(digest.finalize())
    }

    /// Adds a line with `words` to `text`.
    pub(super) fn write(&mut self, text: &mut String, words: &str) {
        *self = self.after(words.as_bytes());
        writeln!(text, "{:08x} {words}", self.0).expect("a String takes any text");
    }

    /// The words of a line, without its end, if the checksum is right.
    pub(super) fn read<'a>(&mut self, line: &'a [u8]) -> Option<&'a str> {
        let (digits, rest) = line.split_at_checked(DIGITS)?;
        let words = rest.strip_prefix(b" ")?;
        let next = self.after(words);
        if digits != format!("{:08x}", next.0).as_bytes() {
            return None;
        }
        let words = std::str::from_utf8(words).ok()?;
        *self = next;
        Some(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_changed_lost_doubled_or_moved_shows() {
        let mut text = String::new();
        let mut chain = Chain::default();
        for words in ["pass", "pass", "place H8"] {
            chain.write(&mut text, words);
        }
        let lines: Vec<&str> = text.lines().collect();
        let read = |order: &[usize]| {
            let mut chain = Chain::default();
            order
                .iter()
                .all(|&i| chain.read(lines[i].as_bytes()).is_some())
        };
        assert!(read(&[0, 1, 2]));
        for wrong in [&[0, 2][..], &[1, 2], &[0, 0, 1], &[0, 1, 1], &[1, 0, 2]] {
            assert!(!read(wrong), "{wrong:?}");
        }
        for i in 0..lines[0].len() {
            let mut line = lines[0].as_bytes().to_vec();
            line[i] ^= 1;
            assert_eq!(Chain::default().read(&line), None);
        }
    }
}

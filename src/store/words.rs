//! The head of a journal, to and fro; the words of what was agreed and what happened are the record's.
//!
//! Knows no checksum and no file. Every reader here answers `None` to what it does not know, and never panics.

use crate::game::{Name, Setup};
pub(super) use crate::record::words::{entry, read_entry};
use crate::record::words::{
    player, read_player, read_rules, read_start, read_takeback, read_time, rules, start, takeback,
    time,
};

/// What stands at the head of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// What was agreed.
    pub setup: Setup,
    /// The names of the two people, where they gave any.
    pub names: [Option<Name>; 2],
    /// When the game began, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// The journals of the games that these two played before in this sitting, by file name, oldest first.
    pub series: Vec<String>,
}

impl Header {
    /// The head for a further game of the same two people, after the game whose journal has the file name `last`.
    #[must_use]
    pub fn for_next(&self, setup: Setup, started: u64, last: Option<String>) -> Self {
        let mut series = self.series.clone();
        series.extend(last);
        Self {
            setup,
            names: self.names.clone(),
            started,
            series,
        }
    }
}

/// The first word of a journal.
const FORMAT: &str = "renju-journal";
/// The version of the format, raised when an older program could no longer read it.
const VERSION: u32 = 1;

/// Written after the last decision of a game that is put aside; a decision after it takes the game up again.
pub(super) const ASIDE: &str = "aside";

/// Why a head could not be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum HeadFlaw {
    /// Written by a newer program.
    Version(u32),
    /// This is no head, or one of something unknown.
    Unknown,
}

/// The lines of a head.
pub(super) fn head(header: &Header) -> Vec<String> {
    let setup = &header.setup;
    let name = |i: usize| header.names[i].as_ref().map_or("", Name::as_str);
    vec![
        format!("{FORMAT} {VERSION}"),
        format!("rules {}", rules(setup.rules)),
        format!("first {}", player(setup.first)),
        format!("start {}", start(&setup.start)),
        format!("time {}", time(setup.time)),
        format!("takeback {}", takeback(setup.takeback)),
        format!("one {}", name(0)),
        format!("two {}", name(1)),
        format!("started {}", header.started),
        format!("series {}", header.series.join(" ")),
    ]
}

/// How many lines a head has.
pub(super) const HEAD_LINES: usize = 10;

/// Reads the line of a head with this number, from 0, into the head that has been read so far.
pub(super) fn read_head(header: &mut Header, number: usize, line: &str) -> Result<(), HeadFlaw> {
    if let Some(version) = line.strip_prefix(FORMAT) {
        return match version.trim().parse() {
            Ok(VERSION) if number == 0 => Ok(()),
            Ok(version) if number == 0 => Err(HeadFlaw::Version(version)),
            _ => Err(HeadFlaw::Unknown),
        };
    }
    read_field(header, number, line).ok_or(HeadFlaw::Unknown)
}

fn read_field(header: &mut Header, number: usize, line: &str) -> Option<()> {
    let (key, value) = line.split_once(' ')?;
    let setup = &mut header.setup;
    match (number, key) {
        (1, "rules") => setup.rules = read_rules(value)?,
        (2, "first") => setup.first = read_player(value)?,
        (3, "start") => setup.start = read_start(value)?,
        (4, "time") => setup.time = read_time(value)?,
        (5, "takeback") => setup.takeback = read_takeback(value)?,
        (6, "one") if value.is_empty() => header.names[0] = None,
        (6, "one") => header.names[0] = Some(value.parse().ok()?),
        (7, "two") if value.is_empty() => header.names[1] = None,
        (7, "two") => header.names[1] = Some(value.parse().ok()?),
        (8, "started") => header.started = value.parse().ok()?,
        (9, "series") => {
            header.series = value.split_whitespace().map(str::to_owned).collect();
        }
        _ => return None,
    }
    Some(())
}

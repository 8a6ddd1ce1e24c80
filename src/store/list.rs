//! The games in the state folder.
//!
//! Nothing is changed by looking, except where a function says so.

use std::collections::BinaryHeap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::game::{Finished, Game, Series};

use super::error::{Damage, DiskError, Tried, Why};
use super::format::{self, Content, Header};
use super::journal::{Journal, MAX_JOURNAL, TEMPORARY, is_begun, is_journal_name};
use super::{file, lock};

/// How long ago a half-made file was begun when it is taken for left behind.
const STALE: Duration = Duration::from_secs(60 * 60);

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It can be continued, and is offered.
    Unfinished,
    /// It can be continued, but was put aside.
    Aside,
    /// It has ended.
    Finished(Finished),
}

/// One game of the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The journal.
    pub path: PathBuf,
    /// Settings, names, and when the game began.
    pub header: Header,
    /// How many moves were made, passes and the stones of the start included.
    pub moves: usize,
    /// How far it has come.
    pub progress: Progress,
    /// Whether a program is playing it now.
    pub in_use: bool,
    /// When it was last written to.
    pub saved: Option<SystemTime>,
    /// Where its file is damaged; the game is what comes before.
    pub damage: Option<DiskError>,
    /// Whether anything was decided in it, or its time ran out.
    begun: bool,
}

impl Summary {
    /// When it was played: by this the games are ordered.
    fn when(&self) -> (Option<SystemTime>, u64, &Path) {
        (self.saved, self.header.started, &self.path)
    }
}

/// What a folder holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The games, last played first; without those in which nothing was decided yet.
    pub games: Vec<Summary>,
    /// What cannot be offered or read, with the reason for each.
    pub unreadable: Vec<DiskError>,
}

/// All games in `dir`, whatever their progress; a folder that does not exist holds none.
///
/// # Errors
/// [`DiskError`] when the folder itself cannot be read.
pub fn list(dir: &Path) -> Result<Listing, DiskError> {
    read(dir, &|_| {})
}

/// Reads all journals; `early` is told of those that were prepared for after a game that has not ended.
fn read(dir: &Path, early: &dyn Fn(&Path)) -> Result<Listing, DiskError> {
    let mut listing = Listing::default();
    for path in files(dir, is_journal_name)? {
        match summary(&path) {
            Ok(Some(summary)) if is_early(dir, &summary) => early(&path),
            // Names follow the time of the start, so that nearly all come in order.
            Ok(Some(summary)) => {
                let games = &mut listing.games;
                let place = games.partition_point(|game| game.when() < summary.when());
                games.insert(place, summary);
            }
            // Nothing in it, or removed by its program just now.
            Ok(None)
            | Err(DiskError {
                why: Why::NoFile, ..
            }) => {}
            Err(error) => listing.unreadable.push(error),
        }
    }
    listing.games.reverse();
    Ok(listing)
}

/// The games in `dir` to offer at the start: unfinished, not put aside, not being played; last played first.
///
/// Tidies up as well: files that cannot be read as games are moved away under another name, and said so in
/// [`Listing::unreadable`], where a folder that cannot be read and games played by another program stand too; what a
/// killed program left half-made is removed.
pub fn unfinished(dir: &Path) -> Listing {
    let forget = |early: &Path| {
        // The program that prepared it was killed before it wrote the end of the game before; another will be prepared.
        if !lock::is_taken(early) {
            let _ = fs::remove_file(early);
        }
    };
    let mut listing = read(dir, &forget).unwrap_or_else(|error| Listing {
        games: Vec::new(),
        unreadable: vec![error],
    });
    for error in &mut listing.unreadable {
        if let Why::Damaged(_) = error.why {
            // Read again under lock, and moved away if it is still damaged.
            if let Err(now) = Journal::open(&error.path) {
                *error = now;
            }
        }
    }
    listing
        .games
        .retain(|game| game.progress == Progress::Unfinished);
    for game in listing.games.extract_if(.., |game| game.in_use) {
        let error = Why::InUse.about(Tried::Read, &game.path);
        listing.unreadable.push(error);
    }
    remove_half_made(dir);
    listing
}

fn remove_half_made(dir: &Path) {
    for path in files(dir, |name| name.starts_with(TEMPORARY)).unwrap_or_default() {
        // One that is being made just now is not locked for a moment; an hour is longer than that.
        let made = fs::metadata(&path).and_then(|m| m.modified());
        let age = made.ok().and_then(|made| made.elapsed().ok());
        if age.is_some_and(|age| age >= STALE) && !lock::is_taken(&path) {
            let _ = fs::remove_file(path);
        }
    }
}

/// The games of a series (see [`Header::series`]), as far as their journals are still there and finished.
pub fn series(dir: &Path, header: &Header) -> Series {
    let mut series = Series::new();
    for name in header.series.iter().filter(|name| is_journal_name(name)) {
        if let Ok(Some(Summary {
            progress: Progress::Finished(finished),
            ..
        })) = summary(&dir.join(name))
        {
            series.add(finished);
        }
    }
    series
}

/// Puts a kept game aside: it is not offered any more.
///
/// # Errors
/// What the disk or another program has against it.
pub fn put_aside(kept: &Summary) -> Result<(), DiskError> {
    let mut resumed = Journal::open(&kept.path)?;
    resumed.journal.put_aside(&resumed.game)?;
    Ok(())
}

/// The files in `dir` with such names.
fn files(dir: &Path, wanted: impl Fn(&str) -> bool) -> Result<Vec<PathBuf>, DiskError> {
    let failed = |error: io::Error| Why::from(error).about(Tried::Read, dir);
    let entries = match fs::read_dir(dir) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(failed)?,
    };
    let mut paths = Vec::new();
    for entry in entries {
        let entry = entry.map_err(failed)?;
        let path = entry.path();
        if entry.file_name().to_str().is_some_and(&wanted) && path.is_file() {
            paths.push(path);
        }
    }
    // In order of their names; sorting by a heap takes a tenth of the code.
    Ok(BinaryHeap::from(paths).into_sorted_vec())
}

/// Whether a file of this name in the state folder is the journal of a game.
pub fn is_journal(name: &Path) -> bool {
    name.to_str().is_some_and(is_journal_name)
}

/// What a journal tells, without taking the game up: what was agreed, the game as far as the file is whole, and where
/// it is not.
///
/// # Errors
/// [`DiskError`], never [`Why::InUse`]; the file stays as it is.
pub fn look(path: &Path) -> Result<(Header, Game, Option<DiskError>), DiskError> {
    let content = content(path)?;
    let damage = content.damage.map(|damage| damaged(damage, path));
    Ok((content.header, content.game, damage))
}

fn content(path: &Path) -> Result<Content, DiskError> {
    let read = || -> Result<Content, Why> {
        match file::check(&fs::metadata(path)?, MAX_JOURNAL) {
            Ok(()) | Err(Why::Large(_)) => format::read_journal(fs::File::open(path)?),
            Err(why) => Err(why),
        }
    };
    read().map_err(|why| why.about(Tried::Read, path))
}

fn damaged(damage: Damage, path: &Path) -> DiskError {
    Why::Damaged(damage).about(Tried::Read, path)
}

/// Whether a game stands for the rest of its match although the game before it goes on.
fn is_early(dir: &Path, game: &Summary) -> bool {
    let goes_on = |before: &String| {
        is_journal_name(before)
            && content(&dir.join(before)).is_ok_and(|before| before.game.outcome().is_none())
    };
    !game.begun && game.header.series.last().is_some_and(goes_on)
}

/// Reads one journal; `None` when nothing happened in it.
fn summary(path: &Path) -> Result<Option<Summary>, DiskError> {
    let content = content(path)?;
    let game = &content.game;
    let begun = is_begun(game);
    if !begun && !content.header.is_further() && content.damage.is_none() {
        return Ok(None);
    }
    let in_use = lock::is_taken(path);
    Ok(Some(Summary {
        path: path.to_owned(),
        moves: game.moves().len(),
        progress: match game.outcome() {
            Some(outcome) => Progress::Finished(Finished {
                seats: game.seats(),
                outcome,
            }),
            None if content.aside => Progress::Aside,
            None => Progress::Unfinished,
        },
        in_use,
        // Of a file that is being written, half a line may have been read.
        damage: content
            .damage
            .filter(|_| !in_use)
            .map(|damage| damaged(damage, path)),
        saved: fs::metadata(path).and_then(|m| m.modified()).ok(),
        header: content.header,
        begun,
    }))
}

//! Keeps the games of one sitting: every decision at once, clock time now and then.
//!
//! Between whoever plays a game and its journal. Words nothing and reads no time.

use std::path::PathBuf;
use std::time::Duration;

use crate::game::{Entry, Game, Name, Series};

use super::Journal;
use super::error::{DiskError, Why};
use super::format::Header;
use super::list::{Listing, Summary, series, unfinished};

/// How much clock time may be lost with a killed program.
const CLOCK_SLACK: Duration = Duration::from_secs(10);

/// The journals of one sitting.
#[derive(Debug)]
pub struct Keeper {
    dir: Result<PathBuf, Why>,
    journal: Option<Journal>,
    /// The journals of the match's games before this one, by file name, oldest first.
    series: Vec<String>,
    /// Whether this one is a game of the match.
    counts: bool,
    /// Decisions written or tried, and clock time that passed since.
    written: usize,
    unwritten: Duration,
    /// What was complained of last, so that it is said once.
    complaint: Option<DiskError>,
}

/// Whether the game is on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Whether all that was decided is written.
    pub whole: bool,
    /// What went wrong, if that was not said before.
    pub complaint: Option<DiskError>,
}

/// A game that was taken up.
#[derive(Debug)]
pub struct TakenUp {
    /// The game.
    pub game: Game,
    /// The people's names.
    pub names: [Option<Name>; 2],
    /// The games that they played before it in that sitting.
    pub series: Series,
    /// What was wrong with its file; all before the damage is in the game.
    pub damage: Option<DiskError>,
}

impl Keeper {
    /// Keeps games in `dir`, or says why not.
    pub const fn new(dir: Result<PathBuf, Why>) -> Self {
        Self {
            dir,
            journal: None,
            series: Vec::new(),
            counts: false,
            written: 0,
            unwritten: Duration::ZERO,
            complaint: None,
        }
    }

    /// The kept games that can be offered, last played first; none when the folder cannot be read.
    pub fn offers(&self) -> Listing {
        let dir = self.dir.as_ref().ok();
        dir.and_then(|dir| unfinished(dir).ok()).unwrap_or_default()
    }

    /// Begins the journal of a game, at so many seconds since 1970; the games of one sitting make a match.
    pub fn begin(&mut self, game: &Game, names: &[Option<Name>; 2], now: u64) {
        self.leave_last();
        self.counts = true;
        self.create(game, names, now, self.series.clone());
    }

    /// Begins the journal of a game that stands beside the match and does not count in it.
    pub fn begin_beside(&mut self, game: &Game, names: &[Option<Name>; 2], now: u64) {
        self.leave_last();
        self.counts = false;
        self.create(game, names, now, Vec::new());
    }

    /// The last game is one of those before.
    fn leave_last(&mut self) {
        if self.counts {
            let last = self.journal.as_ref().and_then(Journal::name);
            self.series.extend(last);
        }
    }

    fn create(
        &mut self,
        game: &Game,
        names: &[Option<Name>; 2],
        started: u64,
        series: Vec<String>,
    ) {
        let header = Header {
            setup: game.setup().clone(),
            names: names.clone(),
            started,
            series,
        };
        self.journal = Some(Journal::create(self.dir.clone(), header));
        self.written = 0;
    }

    /// Takes up a kept game; its journal goes on.
    ///
    /// # Errors
    /// [`DiskError`]; what was kept before goes on being kept.
    pub fn take_up(&mut self, kept: &Summary) -> Result<TakenUp, DiskError> {
        let resumed = Journal::open(&kept.path)?;
        let header = resumed.journal.header();
        let before = self.dir.as_ref().map(|dir| series(dir, header));
        let taken = TakenUp {
            game: resumed.game,
            names: header.names.clone(),
            series: before.unwrap_or_default(),
            damage: resumed.damage,
        };
        self.series.clone_from(&header.series);
        self.counts = true;
        self.journal = Some(resumed.journal);
        self.written = 0;
        Ok(taken)
    }

    /// Notes that clock time passed.
    pub fn time_passed(&mut self, time: Duration) {
        self.unwritten += time;
    }

    /// Writes what is new: decisions at once, clock time now and then, everything when `all` is asked for.
    pub fn keep(&mut self, game: &Game, all: bool) -> Kept {
        let nothing_new = Kept {
            whole: self.complaint.is_none() && self.journal.is_some(),
            complaint: None,
        };
        let Some(journal) = &mut self.journal else {
            return nothing_new;
        };
        let record = game.record().iter();
        let decided = record
            .filter(|entry| matches!(entry, Entry::Decided(_)))
            .count();
        let over = game.outcome().is_some();
        if !all && decided == self.written && self.unwritten < CLOCK_SLACK && !over {
            return nothing_new;
        }
        let result = journal.sync(game);
        // After a refusal the next try comes with the next decision, or after some time.
        self.written = decided;
        self.unwritten = Duration::ZERO;
        let whole = result.is_ok();
        let complaint = result.err();
        let news = complaint.clone().filter(|_| complaint != self.complaint);
        self.complaint = complaint;
        Kept {
            whole,
            complaint: news,
        }
    }
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

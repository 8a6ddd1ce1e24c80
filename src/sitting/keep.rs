//! Keeps the games of a sitting on disk: every decision at once, clock time now and then.

use std::path::PathBuf;
use std::time::Duration;

use crate::game::{Entry, Game};
use crate::store::{DiskError, Header, Journal, Listing, Summary, Why, series, unfinished};

use super::{Said, Sitting};

/// How much clock time may be lost in a power cut.
const MOST_UNSYNCED: Duration = Duration::from_secs(10);
/// How much clock time may be lost with a killed program.
const MOST_UNWRITTEN: Duration = Duration::from_secs(1);

/// The journals of one sitting.
#[derive(Debug)]
pub struct Keeper {
    dir: Result<PathBuf, Why>,
    /// Tells the seconds since 1970.
    now: fn() -> u64,
    journal: Option<Journal>,
    /// The journals of the match's games before this one, by file name, oldest first.
    series: Vec<String>,
    /// Whether this one is a game of the match.
    counts: bool,
    /// Which game of the sitting the journal is of.
    which: usize,
    /// Decisions on disk or tried, clock time on disk, and clock time handed to the system.
    written: usize,
    spent: Duration,
    handed: Duration,
    /// What was complained of last, so that it is said once.
    complaint: Option<DiskError>,
}

impl Keeper {
    /// Keeps games in `dir`, or says why not; `now` tells the seconds since 1970.
    pub const fn new(dir: Result<PathBuf, Why>, now: fn() -> u64) -> Self {
        Self {
            dir,
            now,
            journal: None,
            series: Vec::new(),
            counts: false,
            which: 0,
            written: 0,
            spent: Duration::ZERO,
            handed: Duration::ZERO,
            complaint: None,
        }
    }

    /// The kept games that can be resumed, last played first, and what stands in the way of others.
    pub fn offers(&self) -> Listing {
        let dir = self.dir.as_ref().ok();
        dir.map(|dir| unfinished(dir)).unwrap_or_default()
    }

    /// Begins the journal of the game; further games of the sitting begin theirs by themselves.
    pub fn begin(&mut self, sitting: &mut Sitting) -> Vec<Said> {
        self.create(sitting);
        self.keep(sitting, true)
    }

    fn create(&mut self, sitting: &Sitting) {
        if self.counts {
            let last = self.journal.as_ref().and_then(Journal::name);
            self.series.extend(last);
        }
        self.counts = sitting.counts();
        let header = Header {
            setup: sitting.game().setup().clone(),
            names: sitting.names().clone(),
            started: (self.now)(),
            // A game that does not count in the match belongs to none.
            series: self
                .series
                .iter()
                .filter(|_| self.counts)
                .cloned()
                .collect(),
        };
        self.journal = Some(Journal::create(self.dir.clone(), header));
        self.which = sitting.further;
        self.written = 0;
        self.spent = Duration::ZERO;
        self.handed = Duration::ZERO;
    }

    /// Resumes a kept game; its journal goes on.
    ///
    /// # Errors
    /// [`DiskError`]; the sitting is as it was, and what was kept before goes on being kept.
    pub fn resume(
        &mut self,
        kept: &Summary,
        sitting: &mut Sitting,
    ) -> Result<Vec<Said>, DiskError> {
        let resumed = Journal::open(&kept.path)?;
        let header = resumed.journal.header();
        let before = self.dir.as_ref().map(|dir| series(dir, header));
        let mut said = sitting.load(
            resumed.game,
            header.names.clone(),
            before.unwrap_or_default(),
        );
        said.extend(resumed.damage.map(Said::Disk));
        self.series.clone_from(&header.series);
        self.counts = true;
        self.which = sitting.further;
        self.journal = Some(resumed.journal);
        self.written = 0;
        self.spent = Duration::ZERO;
        self.handed = Duration::ZERO;
        said.extend(self.keep(sitting, true));
        Ok(said)
    }

    /// Writes what is new: decisions at once, clock time now and then, everything when `all` is asked for.
    pub fn keep(&mut self, sitting: &mut Sitting, all: bool) -> Vec<Said> {
        if self.journal.is_some() && self.which != sitting.further {
            self.create(sitting);
        }
        let Some(journal) = &mut self.journal else {
            return Vec::new();
        };
        let game = sitting.game();
        let (decided, spent) = so_far(game);
        let over = game.outcome().is_some();
        let result = if all
            || decided != self.written
            || over
            || spent >= self.spent.saturating_add(MOST_UNSYNCED)
        {
            self.spent = spent;
            journal.sync(game)
        } else if spent >= self.handed.saturating_add(MOST_UNWRITTEN) {
            journal.write(game)
        } else {
            return Vec::new();
        };
        // After a refusal the next try comes with the next decision, or after some time.
        self.written = decided;
        self.handed = spent;
        sitting.kept = result.is_ok();
        let complaint = result.err().or_else(|| journal.warning());
        let news = complaint.clone().filter(|_| complaint != self.complaint);
        self.complaint = complaint;
        news.map(Said::Disk).into_iter().collect()
    }
}

/// How many decisions a game has seen, and how much clock time.
fn so_far(game: &Game) -> (usize, Duration) {
    let mut decided = 0;
    let mut spent = Duration::ZERO;
    for entry in game.record() {
        match entry {
            Entry::Decided(_) => decided += 1,
            Entry::Spent(time) => spent = spent.saturating_add(*time),
        }
    }
    (decided, spent)
}

//! Keeps the game on disk while it is played: every decision before the screen shows it.
//!
//! Between the app, which knows no disk, and the journals of `store`.

use std::path::PathBuf;
use std::time::Duration;

use crate::game::{Entry, Series};
use crate::store::{
    Header, Journal, JournalError, Listing, OpenError, Reason, Summary, series, unfinished,
};
use crate::text;

use super::app::App;

/// How much clock time may be lost with a killed program.
const CLOCK_SLACK: Duration = Duration::from_secs(10);

/// The journals of one sitting.
#[derive(Debug)]
pub struct Keeper {
    dir: Result<PathBuf, Reason>,
    journal: Option<Journal>,
    /// The journals of the match's games before this one, by file name, oldest first.
    series: Vec<String>,
    /// Whether this one is a game of the match.
    counted: bool,
    /// Decisions written or tried, and clock time that passed since.
    written: usize,
    unwritten: Duration,
    /// What was complained of last, so that it is said once.
    complaint: Option<JournalError>,
}

impl Keeper {
    /// Keeps games in `dir`, or says why not.
    pub const fn new(dir: Result<PathBuf, Reason>) -> Self {
        Self {
            dir,
            journal: None,
            series: Vec::new(),
            counted: false,
            written: 0,
            unwritten: Duration::ZERO,
            complaint: None,
        }
    }

    /// The kept games that can be offered, newest first; none when the folder cannot be read.
    pub fn offers(&self) -> Listing {
        let dir = self.dir.as_ref().ok();
        dir.and_then(|dir| unfinished(dir).ok()).unwrap_or_default()
    }

    /// Begins the journal of the app's game, at so many seconds since 1970.
    pub fn begin(&mut self, app: &mut App, now: u64) {
        if self.counted {
            self.series
                .extend(self.journal.as_ref().and_then(Journal::name));
        }
        let header = Header {
            setup: app.game.setup().clone(),
            names: app.names.clone(),
            started: now,
            // The games of one sitting make a series; one played on from a review stands alone.
            series: if app.counts() {
                self.series.clone()
            } else {
                Vec::new()
            },
        };
        self.journal = Some(Journal::create(self.dir.clone(), header));
        self.counted = app.counts();
        self.written = 0;
        self.keep(app, true);
    }

    /// Takes up a kept game and hands it to the app.
    ///
    /// # Errors
    /// [`OpenError`]; the app is as it was.
    pub fn take_up(&mut self, kept: &Summary, app: &mut App) -> Result<(), OpenError> {
        let resumed = Journal::open(&kept.path)?;
        let header = resumed.journal.header();
        let before = self
            .dir
            .as_ref()
            .map_or_else(|_| Series::default(), |dir| series(dir, header));
        app.load(resumed.game, header.names.clone(), before);
        app.note = Some(match &resumed.damage {
            Some(damage) => text::open_trouble(app.lang, &OpenError::Damaged(damage.clone())),
            None => text::taken_up(app.lang, app.game.moves().len()),
        });
        self.series.clone_from(&resumed.journal.header().series);
        self.counted = true;
        self.journal = Some(resumed.journal);
        self.written = 0;
        self.keep(app, true);
        Ok(())
    }

    /// Puts a kept game aside: it is not offered any more.
    pub fn put_aside(&self, kept: &Summary, app: &mut App) {
        let result = Journal::open(&kept.path);
        app.note = match result {
            Err(error) => Some(text::open_trouble(app.lang, &error)),
            Ok(mut resumed) => resumed
                .journal
                .put_aside(&resumed.game)
                .err()
                .map(|error| text::journal_trouble(app.lang, &error)),
        };
    }

    /// Notes that clock time passed.
    pub fn time_passed(&mut self, time: Duration) {
        self.unwritten += time;
    }

    /// Writes what is new: decisions at once, clock time now and then, everything when `all` is asked for.
    pub fn keep(&mut self, app: &mut App, all: bool) {
        let Some(journal) = &mut self.journal else {
            return;
        };
        let record = app.game.record();
        let decided = record
            .iter()
            .filter(|entry| matches!(entry, Entry::Decided(_)))
            .count();
        let over = app.game.outcome().is_some();
        if !all && decided == self.written && self.unwritten < CLOCK_SLACK && !over {
            return;
        }
        let result = journal.sync(&app.game);
        app.keeps = result.is_ok();
        // After a refusal the next try comes with the next decision, or after some time.
        self.written = decided;
        self.unwritten = Duration::ZERO;
        let complaint = result.err();
        if complaint.is_some() && complaint != self.complaint {
            app.note = complaint
                .as_ref()
                .map(|error| text::journal_trouble(app.lang, error));
        }
        self.complaint = complaint;
    }
}

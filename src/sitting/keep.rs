//! Keeps the games of a sitting on disk: every decision at once, clock time now and then.

use std::path::PathBuf;
use std::time::Duration;

use crate::game::{Entry, Game, Setup};
use crate::stopwatch;
use crate::store::{
    DiskError, Header, Journal, Listing, Overwrite, Summary, Why, put_aside, series, unfinished,
};

use super::{Ending, Said, Saving, Sitting};

/// How much clock time may be lost in a power cut.
const MOST_UNSYNCED: Duration = Duration::from_secs(10);
/// How much clock time may be lost with a killed program.
const MOST_UNWRITTEN: Duration = Duration::from_secs(1);

/// Something that the disk is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// A game is to be saved as a file.
    Save(Box<Saving>, Overwrite),
    /// A kept game is to be resumed.
    Resume(Box<Summary>),
    /// Kept games are not to be offered any more.
    PutAside(Vec<Summary>),
}

/// The journals of one sitting.
#[derive(Debug)]
pub struct Keeper {
    dir: Result<PathBuf, Why>,
    /// Tells the seconds since 1970.
    now: fn() -> u64,
    journal: Option<Journal>,
    /// The journal of the game that comes next in the match, while this one is over.
    next: Option<Journal>,
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
            next: None,
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
    fn listing(&self) -> Listing {
        let dir = self.dir.as_ref().ok();
        dir.map(|dir| unfinished(dir)).unwrap_or_default()
    }

    /// Offers the kept games that can be resumed, and tells what stands in the way of others.
    pub fn offer(&self, sitting: &mut Sitting) -> Vec<Said> {
        let listing = self.listing();
        sitting.offer(listing.games);
        listing.unreadable.into_iter().map(Said::Disk).collect()
    }

    /// Begins the journal of the first game; further games of the sitting begin theirs by themselves.
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
        let prepared = self.next.take().filter(|_| self.counts);
        self.journal = Some(prepared.unwrap_or_else(|| {
            let mut header = self.header(sitting.game().setup().clone(), sitting);
            if !self.counts {
                // A game that does not count in the match belongs to none.
                header.series.clear();
                header.games = None;
            }
            Journal::create(self.dir.clone(), header)
        }));
        self.which = sitting.further;
        self.written = 0;
        self.spent = Duration::ZERO;
        self.handed = Duration::ZERO;
    }

    fn header(&self, setup: Setup, sitting: &Sitting) -> Header {
        Header {
            setup,
            names: sitting.names().clone(),
            started: (self.now)(),
            series: self.series.clone(),
            games: sitting.planned(),
        }
    }

    /// Between two games of a match the journal of the next one stands for the match, so that it can be resumed.
    fn prepare_next(&mut self, sitting: &Sitting) {
        let agreed = sitting.planned().is_some() || sitting.left() == Some(Ending::Kept);
        let name = self.journal.as_ref().and_then(Journal::name);
        if sitting.is_between_games()
            && agreed
            && self.next.is_none()
            && let Some(name) = name
        {
            let mut header = self.header(sitting.next_setup(), sitting);
            header.series.push(name);
            self.next = Some(Journal::create(self.dir.clone(), header));
        }
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
            header.games,
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

    /// Resumes the unfinished game that is meant by a number, a file or a player's name, the newest if there is none.
    ///
    /// # Errors
    /// What to tell the two instead.
    pub fn resume_named(
        &mut self,
        name: Option<&str>,
        sitting: &mut Sitting,
    ) -> Result<Vec<Said>, Said> {
        let mut listing = self.listing();
        match (find(listing.games, name), name) {
            (Some(kept), _) => self.resume(&kept, sitting).map_err(Said::Disk),
            (None, Some(name)) => Err(Said::NoSuchGame(name.to_owned())),
            // Only where there is none, and not where one is too damaged to be read.
            (None, None) => Err(Said::NothingToResume(listing.unreadable.pop())),
        }
    }

    /// Does what the disk was asked for, and writes what is new: decisions at once, clock time now and then, everything
    /// when `all` is asked for; and the finished game where it is to be recorded.
    pub fn keep(&mut self, sitting: &mut Sitting, all: bool) -> Vec<Said> {
        let mut said = match sitting.errand.take() {
            Some(errand) => self.run(errand, sitting),
            None => Vec::new(),
        };
        said.extend(self.write(sitting, all).map(Said::Disk));
        said.extend(sitting.record(|| self.today()));
        said
    }

    /// Does what the disk was asked for.
    fn run(&mut self, errand: Errand, sitting: &mut Sitting) -> Vec<Said> {
        match errand {
            Errand::Save(saving, overwrite) => {
                let said = sitting.write_file(saving, overwrite, self.today());
                said.into_iter().collect()
            }
            Errand::Resume(kept) => self
                .resume(&kept, sitting)
                .unwrap_or_else(|error| vec![Said::Disk(error)]),
            Errand::PutAside(games) => {
                let refused = games.iter().filter_map(|kept| put_aside(kept).err());
                refused.map(Said::Disk).collect()
            }
        }
    }

    /// The date as files state it: year, month and day.
    fn today(&self) -> String {
        stopwatch::date((self.now)())
    }

    fn write(&mut self, sitting: &mut Sitting, all: bool) -> Option<DiskError> {
        if self.which != sitting.further {
            self.create(sitting);
        }
        let (decided, spent) = so_far(sitting.game());
        let over = sitting.game().outcome().is_some();
        if over {
            // First, so that the match is there whenever the end of the game is.
            self.prepare_next(sitting);
        }
        let (journal, game) = (self.journal.as_mut()?, sitting.game());
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
            return None;
        };
        // After a refusal the next try comes with the next decision, or after some time.
        self.written = decided;
        self.handed = spent;
        sitting.kept = result.is_ok();
        let complaint = result.err().or_else(|| journal.warning());
        if sitting.left() == Some(Ending::Done)
            && let Some(next) = self.next.take()
        {
            next.discard();
        }
        let news = complaint.clone().filter(|_| complaint != self.complaint);
        self.complaint = complaint;
        news
    }
}

/// The game that a person means by its number in a list, from 1, by its file, or by a player's name; without any, the
/// first of the list.
fn find(games: Vec<Summary>, name: Option<&str>) -> Option<Summary> {
    let Some(name) = name.map(str::trim) else {
        return games.into_iter().next();
    };
    let number = name.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    if let Some(place) = number {
        return games.into_iter().nth(place);
    }
    let folded = name.to_lowercase();
    let means = |game: &Summary| {
        let file = game.path.file_name().and_then(|file| file.to_str());
        let is_file =
            file.is_some_and(|file| file == name || file.strip_suffix(".journal") == Some(name));
        let mut names = game.header.names.iter().flatten();
        is_file || names.any(|player| player.as_str().to_lowercase() == folded)
    };
    games.into_iter().find(means)
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

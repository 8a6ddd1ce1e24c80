//! What is kept on disk: the journal of every game, and whole-or-nothing files for export.
//!
//! A journal is a text file in the state folder, one line for each thing agreed or decided, each with a checksum. It
//! is created before the first stone, grows by synced lines, and is read back as far as it is whole:
//!
//! ```
//! use renju::game::{Action, Game, RuleSet, Setup};
//! use renju::store::{Header, Journal, unfinished};
//!
//! let dir = tempfile::tempdir()?;
//! let setup = Setup::new(RuleSet::Free);
//! let mut game = Game::new(setup.clone());
//! let header = Header { setup, names: [None, None], started: 1_700_000_000, series: Vec::new(), games: None };
//! let mut journal = Journal::create(Ok(dir.path().into()), header);
//! game.apply(Action::Place("H8".parse()?))?;
//! journal.sync(&game)?;
//! drop(journal); // the program ends, in whatever way
//!
//! let found = unfinished(dir.path());
//! let resumed = Journal::open(&found.games[0].path)?;
//! assert_eq!(resumed.game, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Contains no user-facing text beyond its errors, which `text` words in other languages, and reads no clock.

mod error;
mod file;
mod folder;
mod format;
mod journal;
mod list;
mod lock;
mod resume;

pub use error::{Damage, DiskError, Tried, Why};
pub use file::{Overwrite, open, read_stream, save_atomically, unreadable};
pub use folder::{STATE_DIR_VARIABLE, state_dir};
pub use format::Header;
pub use journal::{Journal, MAX_JOURNAL};
pub use list::{Listing, Progress, Summary, is_journal, list, look, put_aside, series, unfinished};
pub use resume::Resumed;

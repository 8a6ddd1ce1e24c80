//! Renju (连珠, 五子棋) for two people at one keyboard.
//!
//! The layers, each importing only what stands to its right:
//!
//! ```text
//! main → cli → tui, plain → sitting → text → store → record → game → rules
//! ```
//!
//! - [`rules`]: facts, pure. What a stone makes, whether it is forbidden and why.
//! - [`game`]: the machine. Verdicts under a rule mode, phases, clocks, outcomes; no input or output.
//! - [`record`]: games as files, pure. SGF, lists of moves and psq, bytes to games and back.
//! - [`store`]: the disk. Journals of games, and files written whole or not at all.
//! - [`text`]: every word shown to a person, in every language, typed.
//! - [`sitting`]: two people at one keyboard. The match, the question that stands, what is asked, said and kept.
//! - [`tui`]: the screen. The only place that knows ratatui and crossterm.
//! - [`plain`]: the game as lines, for screen readers, pipes and terminals without a screen.
//! - [`cli`]: the command line. The only place that knows clap.
//!
//! A point judged, a game played, and the game saved:
//!
//! ```
//! use renju::game::{Policy, RuleSet, Setup};
//! use renju::record::{Format, GameFile, write};
//! use renju::rules::{Verdict, judge, parse_position};
//! use renju::sitting::Sitting;
//!
//! let board = parse_position("h8a15h9a13g10a11f10a9")?;
//! assert!(matches!(judge(&board, "h10".parse()?), Verdict::Forbidden(..)));
//!
//! let setup = Setup::new(RuleSet::Standard(Policy::default()));
//! let mut sitting = Sitting::new(setup, [None, None], false, None);
//! for line in ["h8", "i9", "resign", "yes"] {
//!     sitting.typed(line);
//! }
//! let saved = write(&GameFile::new(sitting.game().clone()), Format::Sgf)?;
//! assert!(saved.contains("B[hh]") && saved.contains("RE[W+R]"), "{saved}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Beside them stand [`stopwatch`], the one reader of the system's clock, and [`showable`], which makes text from outside
//! fit for a terminal.

pub mod cli;
pub mod game;
pub mod plain;
pub mod record;
pub mod rules;
pub mod showable;
pub mod sitting;
pub mod stopwatch;
pub mod store;
pub mod text;
pub mod tui;

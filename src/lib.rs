//! Renju (连珠, 五子棋) for two people at one keyboard.
//!
//! The layers, each importing only what stands to its right:
//!
//! ```text
//! main → cli → tui, plain → text → store → record → game → rules
//! ```
//!
//! - [`rules`]: facts, pure. What a stone makes, whether it is forbidden and why.
//! - [`game`]: the machine. Verdicts under a rule mode, phases, clocks, outcomes; no input or output.
//! - [`record`]: games as files, pure. SGF, lists of moves and psq, bytes to games and back.
//! - [`store`]: the disk. Journals of games, and files written whole or not at all.
//! - [`text`]: every word shown to a person, in every language, typed.
//! - [`tui`]: the screen. The only place that knows ratatui and crossterm.
//! - [`plain`]: the game as lines, for screen readers, pipes and terminals without a screen.
//! - [`cli`]: the command line. The only place that knows clap.
//!
//! Beside them stands [`stopwatch`], the one reader of the system's clock.

pub mod cli;
pub mod game;
pub mod plain;
pub mod record;
pub mod rules;
pub mod stopwatch;
pub mod store;
pub mod text;
pub mod tui;

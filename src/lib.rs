//! Renju (连珠, 五子棋) for two people at one keyboard.
//!
//! The layers, each importing only what stands to its right:
//!
//! ```text
//! main → cli → tui → text → store → record → game → rules
//! ```
//!
//! - [`rules`]: facts, pure. What a stone makes, whether it is forbidden and why.
//! - [`game`]: the machine. Verdicts under a rule mode, phases, clocks, outcomes; no input or output.
//! - [`record`]: games as files, pure. SGF, lists of moves and psq, bytes to games and back.
//! - [`store`]: the disk. Journals of games, and files written whole or not at all.
//! - [`text`]: every word shown to a person, in every language, typed.
//! - [`tui`]: the screen. The only place that knows ratatui and crossterm.
//! - [`cli`]: the command line. The only place that knows clap.

pub mod cli;
pub mod game;
pub mod record;
pub mod rules;
pub mod store;
pub mod text;
pub mod tui;

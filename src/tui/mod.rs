//! The screen. The only place that knows ratatui and crossterm.

pub mod terminal;

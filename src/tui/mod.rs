//! The screen: what is drawn, what keys mean, and the terminal itself.
//!
//! The cycle: an event becomes a [`Command`](crate::text::Command), [`app::App`] moves the cursor, opens a question or
//! hands the game a decision, and the view draws `&App`. ratatui and crossterm are named here and nowhere else.

pub mod app;
mod available;
pub mod board_view;
mod cell_size;
pub mod clipboard;
mod commands;
pub mod dialog;
mod digits;
mod discs;
mod focus;
mod footer;
pub mod glyphs;
mod hints;
mod input;
pub mod keymap;
pub mod layers;
mod layout;
mod lines;
mod mouse;
mod moves;
pub mod pace;
mod page;
pub mod panel;
mod picture;
pub mod probe;
pub mod review;
mod run;
mod settings;
mod status;
pub mod terminal;
pub mod theme;
mod time;
mod typed;
mod view;
mod why;

pub use run::{Resume, TuiError, detect, run};

//! The built program as people start it.

pub(crate) mod command_line;
pub(crate) mod completions;
pub(crate) mod converted;
pub(crate) mod diagram;
pub(crate) mod doctor;
#[cfg(unix)]
pub(crate) mod game_pty;
pub(crate) mod help;
pub(crate) mod judge;
#[cfg(unix)]
pub(crate) mod kept_killed;
#[cfg(unix)]
pub(crate) mod kept_pty;
mod notices;
#[cfg(unix)]
pub(crate) mod options;
#[cfg(unix)]
mod panel;
#[cfg(unix)]
pub(crate) mod plain_program;
pub(crate) mod readme;
#[cfg(unix)]
pub(crate) mod recorded;
#[cfg(unix)]
pub(crate) mod replayed;
#[cfg(unix)]
mod reports_pty;
#[cfg(unix)]
mod stages;
#[cfg(unix)]
mod stats;
#[cfg(unix)]
pub(crate) mod straight_pty;
#[cfg(unix)]
pub(crate) mod terminal_layer;
#[cfg(unix)]
pub(crate) mod terminal_stops;

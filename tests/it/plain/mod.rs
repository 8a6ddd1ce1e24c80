//! The line mode.

pub(crate) mod session;

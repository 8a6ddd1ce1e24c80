//! The line mode.

pub(crate) mod opening_rules;
pub(crate) mod session;

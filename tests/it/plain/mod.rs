//! The line mode.

pub(crate) mod choices;
pub(crate) mod files;
pub(crate) mod input;
pub(crate) mod opening_rules;
pub(crate) mod session;

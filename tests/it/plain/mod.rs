//! The line mode.

pub(crate) mod plain;

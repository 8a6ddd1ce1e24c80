//! Two people at one keyboard: what is decided, asked, answered and kept.

pub(crate) mod decisions;
pub(crate) mod matches;

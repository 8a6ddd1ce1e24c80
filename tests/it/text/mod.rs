//! The languages, complete and correct.

pub(crate) mod called;
pub(crate) mod languages;
pub(crate) mod languages_source;

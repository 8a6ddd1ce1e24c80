//! The languages, complete and correct.

pub(crate) mod languages;
pub(crate) mod languages_source;

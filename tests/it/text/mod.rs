//! The languages, complete and correct.

pub(crate) mod called;
mod guide;
pub(crate) mod languages;
pub(crate) mod languages_source;
mod wrapped;

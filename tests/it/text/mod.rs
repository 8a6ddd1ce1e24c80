//! The languages, complete and correct.

mod guide;
pub(crate) mod languages;
pub(crate) mod languages_source;
pub(crate) mod shown;
mod wrapped;

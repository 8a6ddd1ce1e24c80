//! Record formats, written and read.

pub(crate) mod formats;
pub(crate) mod formats_random;

//! Record formats, written and read.

pub(crate) mod formats;
pub(crate) mod formats_random;
#[cfg(target_os = "linux")]
pub(crate) mod hostile;
pub(crate) mod other_formats;
mod own_files;
mod refused;
mod trees;

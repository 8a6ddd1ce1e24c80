//! Journals and files on disk.

pub(crate) mod journals;
pub(crate) mod store_processes;
pub(crate) mod store_save;

//! Journals and files on disk.

pub(crate) mod format_1;
#[cfg(target_os = "linux")]
pub(crate) mod hostile;
pub(crate) mod journals;
pub(crate) mod store_processes;
pub(crate) mod store_save;

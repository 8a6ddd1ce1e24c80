//! Journals and files on disk.

use std::fmt::Write as _;

pub(crate) mod damaged_journals;
pub(crate) mod format_1;
#[cfg(target_os = "linux")]
pub(crate) mod hostile;
pub(crate) mod journals;
pub(crate) mod store_processes;
pub(crate) mod store_save;

/// A journal with these lines and right checksums.
pub(crate) fn journal_text<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut sum = 0;
    for line in lines {
        let mut hasher = crc32fast::Hasher::new_with_initial(sum);
        hasher.update(line.as_bytes());
        sum = hasher.finalize();
        writeln!(text, "{sum:08x} {line}").unwrap();
    }
    text
}

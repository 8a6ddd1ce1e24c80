//! The screen drawn into a buffer and driven by keys.

pub(crate) mod board_pictures;
mod board_size;
pub(crate) mod bytes;
pub(crate) mod claims;
mod clicks;
mod clipboard;
pub(crate) mod discs;
pub(crate) mod every_key;
mod fixed_places;
pub(crate) mod glyph_choice;
pub(crate) mod help;
#[cfg(target_os = "linux")]
pub(crate) mod hostile;
mod keys;
mod layouts;
mod looks;
pub(crate) mod mouse;
pub(crate) mod narrow;
pub(crate) mod opening_rules;
mod pace;
pub(crate) mod paste;
pub(crate) mod quiet;
mod review;
mod review_list;
pub(crate) mod screen_always;
pub(crate) mod screen_sizes;
pub(crate) mod screen_words;
pub(crate) mod straight;
pub(crate) mod themes;

//! SGF, the Smart Game Format, version 4: `(;GM[4]SZ[15]…;B[hh];W[ig]…)`.
//!
//! # The private property `XR`
//!
//! SGF has no word for swaps, proposals, claims, offers and takebacks. Files written here tell them twice: for people as
//! comments, and for this program as `XR`, so that reading a file gives back the exact game, clocks included.
//!
//! - In the root node, `XR` holds, one value each: `renju 1` (the version), the setup as `rules …`, `first …`, `start …`,
//!   `time …`, `takeback …`, and `black …`, the person whose name is in `PB`.
//! - In every node after it, `XR` holds what happened since the node before, one value each and in order, the node's own
//!   move last: `place H8`, `pass`, `swap yes`, `remove G7`, `claim`, `offer-draw one`, `yes two`, `spent 1500000000`
//!   (nanoseconds) and so on. A move that was taken back later appears here only; `B` and `W` hold the moves that stand.
//!
//! A program that does not know `XR` reads an ordinary game. When one has changed the moves, `XR` no longer fits and is
//! passed over, which a note says.
//!
//! No SGF crate is used: the one there is, sgf-parse 4.2.8, ends the process with a stack overflow on a megabyte of
//! semicolons (its tree is dropped recursively), names no line in its errors, and in its lenient mode loses everything
//! after a missing semicolon. The main line needs no tree: it is all that stands before the first `)`.

mod read;
mod scan;
mod write;

pub(super) use read::read;
pub(super) use scan::looks_like_game;
pub(super) use write::write;

/// Our private property.
const PRIVATE: &str = "XR";
/// Its first value.
const VERSION: &str = "renju 1";

/// What is known of a game besides the moves, and kept as it is: event, place, annotator and so on.
const INFO: [&str; 14] = [
    "GN", "EV", "RO", "PC", "BR", "WR", "BT", "WT", "ON", "AN", "US", "SO", "CP", "GC",
];

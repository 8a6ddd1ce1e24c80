//! SGF, the Smart Game Format, version 4: `(;GM[4]SZ[15]…;B[hh];W[ig]…)`. Our private property is
//! described one level up.
//!
//! No SGF crate is used: the one there is, sgf-parse 4.2.8, ends the process with a stack overflow
//! on a megabyte of semicolons (its tree is dropped recursively), names no line in its errors, and
//! in its lenient mode loses everything after a missing semicolon.

mod exact;
mod grow;
mod marks;
mod read;
mod scan;
mod stated;
mod write;

pub(super) use read::{decoded, read};
pub(super) use scan::{looks_like_game, scan_to_end};
pub use write::seconds;
pub(super) use write::{letters, write};

use crate::game::Player;
use crate::record::script::{self, Field, Form, set};

/// Our private property.
const PRIVATE: &str = "XR";
/// The script that it holds, which also says whose name stands in PB.
const PRIVATE_FORM: Form<Player> = Form {
    title: "renju",
    keys: &[Field {
        word: "black",
        write: |black| script::player(*black),
        read: |black, value| set(black, script::read_player(value)),
    }],
};

/// Our second private property: the seconds that a move took, where the time left is not known.
const SPENT: &str = "XT";

/// What is known of a game besides the moves, and kept as it is: event, place, annotator and so on.
const INFO: [&str; 16] = [
    "GN", "EV", "RO", "PC", "BR", "WR", "BT", "WT", "ON", "AN", "US", "SO", "CP", "GC", "TM", "OT",
];

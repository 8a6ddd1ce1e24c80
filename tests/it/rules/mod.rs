//! The rules held against the oracle, judged positions and their own pictures.

pub(crate) mod examined;
pub(crate) mod fast_map;
pub(crate) mod judged;
pub(crate) mod notation;
pub(crate) mod openings;
pub(crate) mod oracle_agrees;
pub(crate) mod windows;

//! The one integration-test binary; data lies in `tests/data/`.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]

mod clock;
mod completions;
mod dense;
mod examined;
mod fast_map;
mod formats;
mod formats_random;
mod judged;
mod layers;
mod machine;
mod machine_cases;
mod machine_claims;
mod machine_clocks;
mod machine_games;
mod machine_people;
mod machine_random;
mod notation;
mod openings;
mod oracle;
mod oracle_agrees;
mod plain;
#[cfg(unix)]
mod plain_program;
mod positions;
#[cfg(unix)]
mod pty;
mod random_play;
mod readme;
mod store;
mod store_processes;
mod store_save;
#[cfg(unix)]
mod terminal_layer;
mod told;
mod windows;

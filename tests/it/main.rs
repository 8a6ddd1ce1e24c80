//! The one integration-test binary; data lies in `tests/data/`.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]

mod clock;
mod converted;
mod dense;
mod examined;
mod fast_map;
mod formats;
mod formats_random;
mod judged;
#[cfg(unix)]
mod kept_killed;
#[cfg(unix)]
mod kept_pty;
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
mod positions;
#[cfg(unix)]
mod pty;
mod random_play;
#[cfg(unix)]
mod recorded;
#[cfg(unix)]
mod replayed;
mod store;
mod store_processes;
mod store_save;
#[cfg(unix)]
mod terminal_layer;
mod told;
mod windows;

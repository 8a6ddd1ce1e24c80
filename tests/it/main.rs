//! The one integration-test binary; data lies in `tests/data/`.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]

mod clock;
mod machine;
mod machine_cases;
mod machine_claims;
mod machine_clocks;
mod machine_games;
mod machine_people;
mod machine_random;
mod told;

//! The one integration-test binary; data lies in `tests/data/`.

mod clock;
mod dense;
mod examined;
mod fast_map;
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
mod positions;
mod pty;
mod terminal_layer;
mod told;
mod windows;

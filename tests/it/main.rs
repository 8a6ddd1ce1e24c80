//! The one integration-test binary; data lies in `tests/data/`.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]

mod board_pictures;
mod clock;
mod columns;
mod command_line;
mod completions;
mod converted;
mod dense;
mod doctor;
mod examined;
mod fast_map;
mod formats;
mod formats_random;
#[cfg(unix)]
mod game_pty;
mod glyph_choice;
mod judge;
mod judged;
#[cfg(unix)]
mod kept_killed;
#[cfg(unix)]
mod kept_pty;
mod keys;
mod languages;
mod languages_source;
mod layers;
mod machine;
mod machine_cases;
mod machine_claims;
mod machine_clocks;
mod machine_games;
mod machine_people;
mod machine_random;
mod mouse;
mod notation;
mod openings;
mod oracle;
mod oracle_agrees;
mod paste;
mod plain;
#[cfg(unix)]
mod plain_program;
mod positions;
#[cfg(unix)]
mod pty;
mod quiet;
mod random_play;
mod readme;
#[cfg(unix)]
mod recorded;
#[cfg(unix)]
mod replayed;
mod screen_always;
mod screen_sizes;
mod screen_words;
mod screened;
mod screens;
mod store;
mod store_processes;
mod store_save;
mod straight;
#[cfg(unix)]
mod straight_pty;
#[cfg(unix)]
mod terminal_layer;
mod themes;
mod told;
mod windows;

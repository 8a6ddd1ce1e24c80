//! The one integration-test binary; data lies in `tests/data/`.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]

#[path = "../fuzz/mod.rs"]
mod fuzz;
mod game;
mod layers;
mod plain;
mod program;
mod record;
mod rules;
mod screen;
mod sitting;
mod store;
mod support;
mod text;

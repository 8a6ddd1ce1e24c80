//! The one integration-test binary; data lies in `tests/data/`.

mod random_play;
mod store;
mod store_processes;
mod store_save;

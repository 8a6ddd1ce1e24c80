//! The one integration-test binary; data lies in `tests/data/`.

mod fast_map;

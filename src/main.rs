//! The binary: nothing yet.

fn main() {}

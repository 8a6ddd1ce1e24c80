//! The machine: every phase, action and clock.

pub(crate) mod clock;
mod clock_settings;
pub(crate) mod machine;
pub(crate) mod machine_cases;
pub(crate) mod machine_claims;
pub(crate) mod machine_clocks;
pub(crate) mod machine_games;
pub(crate) mod machine_people;
pub(crate) mod machine_policies;
pub(crate) mod machine_random;
pub(crate) mod opening_rule_lists;
pub(crate) mod opening_rules;
pub(crate) mod promises;

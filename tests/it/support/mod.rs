//! What several tests share: judged positions, the oracle, harnesses.

pub(crate) mod columns;
pub(crate) mod definition;
pub(crate) mod dense;
pub(crate) mod every_screen;
pub(crate) mod oracle;
pub(crate) mod positions;
pub(crate) mod program;
#[cfg(unix)]
pub(crate) mod pty;
pub(crate) mod random_play;
pub(crate) mod screen;
pub(crate) mod screen_svg;
pub(crate) mod told;

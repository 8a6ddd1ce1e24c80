//! Values of the flags that say how the board looks.

use crate::tui::app::Size;
use crate::tui::glyphs::Set;

use super::values::named;

/// The set of glyphs that was asked for; `None` inside for auto.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glyphs(pub(super) Option<Set>);

pub(super) fn glyphs(text: &str) -> Result<Glyphs, String> {
    let names: &[(&[&str], Option<Set>)] = &[
        (&["auto"], None),
        (&["line"], Some(Set::Line)),
        (&["wide"], Some(Set::Wide)),
        (&["ascii"], Some(Set::Ascii)),
    ];
    named(text, names, "auto, line, wide or ascii").map(Glyphs)
}

pub(super) fn size(text: &str) -> Result<Size, String> {
    let names: &[(&[&str], Size)] = &[
        (&["auto"], Size::Auto),
        (&["small"], Size::Small),
        (&["large"], Size::Large),
    ];
    named(text, names, "auto, small or large")
}

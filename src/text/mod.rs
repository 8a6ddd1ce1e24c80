//! Every word shown to a person, in every language, typed and side by side.
//!
//! A text that lacks a language does not compile. Knows the game and the rules it speaks of, not the screen that
//! shows the words nor the shell that prints them.

/// A table of texts, each in English, simplified Chinese, traditional Chinese and Japanese.
///
/// Every row is a function of the language and of the values named in its text; a fixed text is a `&'static str`, one
/// with values a `String`. `match` chooses among texts by a value. Further values come from other texts in the same
/// language, `with`, and from expressions, `where`. The English of a row is its documentation. A row that lacks a
/// language does not compile.
///
/// ```text
/// texts! {
///     pub yes = "yes" "是" "是" "はい";
///     pub resigns(who: &str) = "{who} resigns" "{who}认输" "{who}認輸" "{who}が投了";
///     pub passed(by: Color) = "{who} passed" "{who}停一手" "{who}停一手" "{who}がパス" with who = side(by);
///     pub saved(path: &Path) = "saved as {f}" "已保存为 {f}" "已儲存為 {f}" "{f} に保存しました" where f = showable::path(path);
///     /// The name of a colour.
///     pub side(color: Color) -> &'static str = match color {
///         Color::Black => "Black" "黑方" "黑方" "黒";
///         Color::White => "White" "白方" "白方" "白";
///     };
/// }
/// ```
macro_rules! texts {
    // Every row goes its own way, with the values it has and with a choice of texts or one.
    ($(
        $(#[$meta:meta])*
        $vis:vis $name:ident $(($($arg:ident: $type:ty),+ $(,)?))? $(-> &'static $fixed:ident)? =
        $(match $by:tt { $($arms:tt)+ })?
        $(
            $en:literal $zh:literal $hant:literal $ja:literal
            $(with $($value:ident = $text:ident($($of:expr),*)),+)? $(where $($local:ident = $is:expr),+)?
        )?
    ;)+) => {$(
        texts! { @row
            [$(#[doc = $en])? $(#[$meta])* $vis $name $(($($arg: $type),+))? $(-> $fixed)?]
            $($by { $($arms)+ })?
            $(() {
                _ => $en $zh $hant $ja
                $(with $($value = $text($($of),*)),+)? $(where $($local = $is),+)?;
            })?
        }
    )+};
    (@row [$(#[$meta:meta])* $vis:vis $name:ident] $by:tt { $($arms:tt)+ }) => {
        $(#[$meta])*
        $vis fn $name(lang: $crate::text::Lang) -> &'static str {
            texts! { @fixed lang $by { $($arms)+ } }
        }
    };
    (@row [$(#[$meta:meta])* $vis:vis $name:ident ($($arg:ident: $type:ty),+) -> str] $by:tt { $($arms:tt)+ }) => {
        #[allow(unused_parens, reason = "what is matched is in parentheses where it is more than a name")]
        $(#[$meta])*
        $vis fn $name(lang: $crate::text::Lang, $($arg: $type),+) -> &'static str {
            texts! { @fixed lang $by { $($arms)+ } }
        }
    };
    (@row [$(#[$meta:meta])* $vis:vis $name:ident ($($arg:ident: $type:ty),+)] $by:tt { $($arms:tt)+ }) => {
        #[allow(unused_parens, reason = "what is matched is in parentheses where it is more than a name")]
        $(#[$meta])*
        $vis fn $name(lang: $crate::text::Lang, $($arg: $type),+) -> String {
            texts! { @values lang $by { $($arms)+ } }
        }
    };
    (@fixed $lang:ident $by:tt {$(
        $pattern:pat $(if $guard:expr)? => $en:literal $zh:literal $hant:literal $ja:literal;
    )+}) => {
        match $by {$(
            $pattern $(if $guard)? => $crate::text::one_of($lang, concat!($en, "\0", $zh, "\0", $hant, "\0", $ja)),
        )+}
    };
    (@values $lang:ident $by:tt {$(
        $pattern:pat $(if $guard:expr)? => $en:literal $zh:literal $hant:literal $ja:literal
        $(with $($value:ident = $text:ident($($of:expr),*)),+)? $(where $($local:ident = $is:expr),+)?;
    )+}) => {
        match $by {$(
            $pattern $(if $guard)? => {
                $($(let $local = $is;)+)?
                $($(let $value = $text($lang, $($of),*);)+)?
                match $lang {
                    $crate::text::Lang::En => format!($en),
                    $crate::text::Lang::Zh => format!($zh),
                    $crate::text::Lang::Hant => format!($hant),
                    $crate::text::Lang::Ja => format!($ja),
                }
            }
        )+}
    };
}

/// The text in a language out of one that holds all four, a NUL between each.
///
/// As four constants they would be four pointers, their lengths and their relocations: 160 bytes a row, and more than
/// 40 kB of the program.
fn one_of(lang: Lang, texts: &'static str) -> &'static str {
    texts.split('\0').nth(lang as usize).unwrap_or_default()
}

mod clipboard;
mod clock;
mod commands;
mod diagram;
mod disk;
mod doctor;
mod explain;
mod faults;
mod figure;
mod game;
mod glossary;
mod guide;
mod input;
mod keyboard;
mod locale;
mod notices;
mod questions;
mod review;
mod shapes;
pub mod spoken;
mod stats;
mod typed;
mod usage;
mod wrap;

pub use clipboard::*;
pub use clock::{byo_yomi, clock_detail};
pub use commands::{Command, command_list, not_here, review_clock};
pub use diagram::{diagram, forbidden_digit};
pub use disk::{
    ask_resume, disk_error, disk_reason, go_on, how_to_resume, kept_game, no_games, no_resume,
    no_such_game, resumable, start_new, taken_up, which_to_resume,
};
pub use doctor::*;
pub use explain::{between, candidate, conclusion, direction, four, points, row, tree, way};
pub use faults::{
    NoScreen, advise_convert, advise_plain, claim_alone, in_input, line_too_long, no_looks,
    no_screen, nothing_forbidden, number_outside, occupied, opening_is_laid, opening_rule_unfit,
    position_fault, record_error, two_corners, value_fault,
};
pub use figure::{Figure, move_string};
pub use game::{
    action_error, chosen, declared, entered, follow_up, judged, mode, numbered_proposals, opening,
    opening_course, opening_of, opening_rule, opening_way, outcome, picked, policy, prompt,
    proposal_mark, removed, result, rules_line, side, swapped, swapping, who, who_as, wrong_claim,
};
pub use guide::{Example, Lesson, Part, guide, guide_legend, help_pages, rules_page};
pub use input::*;
pub use keyboard::latin;
pub use locale::{Charset, Locale};
pub use notices::*;
pub use questions::*;
pub use review::*;
pub use shapes::{claim_answer, forbidden_kind, judge_line, shape_names, shape_sentence};
pub use stats::{claims, decided_by, no_finished, no_finished_of, record_of};
pub use typed::Typed;
pub use usage::{about, command_help, exit_codes, help_template, option_help};
pub use wrap::{columns, wrap};

use std::fmt;

/// A language of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// 简体中文.
    Zh,
    /// 繁體中文.
    Hant,
    /// 日本語.
    Ja,
}

impl Lang {
    /// All languages, in the order in which a key steps through them.
    pub const ALL: [Self; 4] = [Self::En, Self::Zh, Self::Hant, Self::Ja];

    /// Whether it is written in characters that only a terminal for UTF-8 shows.
    pub fn needs_hanzi(self) -> bool {
        match self {
            Self::En => false,
            Self::Zh | Self::Hant | Self::Ja => true,
        }
    }

    /// The language after this one.
    #[must_use]
    pub fn next(self) -> Self {
        let here = Self::ALL.iter().position(|&lang| lang == self).unwrap_or(0);
        Self::ALL[(here + 1) % Self::ALL.len()]
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::En => "en",
            Self::Zh => "zh",
            Self::Hant => "zh-Hant",
            Self::Ja => "ja",
        })
    }
}

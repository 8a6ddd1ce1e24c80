//! Values of flags by their names, in every language.
//!
//! Reads words only; which flag they belong to is not known here.

use std::ffi::OsString;

use crate::game::{Mode, Takeback, WrongClaim};
use crate::rules::{Opening, fold_width};
use crate::text::Lang;
use crate::tui::theme::Scheme;

/// A policy as it is named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PolicyName {
    Claim,
    Loss,
    Block,
}

fn folded(text: &str) -> String {
    let word: String = text.trim().chars().map(fold_width).collect();
    word.to_lowercase()
}

/// A value by its names: blanks around it, case and full width do not matter.
pub(super) fn named<T: Copy>(
    text: &str,
    names: &[(&[&str], T)],
    wanted: &str,
) -> Result<T, String> {
    let word = folded(text);
    names
        .iter()
        .find(|(spellings, _)| spellings.contains(&&*word))
        .map(|&(_, value)| value)
        .ok_or_else(|| format!("use {wanted}"))
}

pub(super) fn mode(text: &str) -> Result<Mode, String> {
    let names: &[(&[&str], Mode)] = &[
        (&["free", "无禁手", "普通", "普通棋室"], Mode::Free),
        (&["standard", "有禁手", "国标", "国标棋室"], Mode::Standard),
        (&["rif", "职业", "职业棋室", "rif正式规则"], Mode::Rif),
    ];
    named(
        text,
        names,
        "free (无禁手), standard (有禁手) or rif (职业)",
    )
}

pub(super) fn forbidden(text: &str) -> Result<PolicyName, String> {
    let names: &[(&[&str], PolicyName)] = &[
        (&["claim", "指出禁手"], PolicyName::Claim),
        (&["loss", "走禁手就输"], PolicyName::Loss),
        (&["block", "禁手不能落子"], PolicyName::Block),
    ];
    named(
        text,
        names,
        "claim (指出禁手), loss (走禁手就输) or block (禁手不能落子)",
    )
}

pub(super) fn wrong_claim(text: &str) -> Result<WrongClaim, String> {
    let names: &[(&[&str], WrongClaim)] = &[
        (&["none"], WrongClaim::Nothing),
        (&["turn"], WrongClaim::Turn),
        (&["loss"], WrongClaim::Loss),
    ];
    named(text, names, "none, turn or loss")
}

pub(super) fn takeback(text: &str) -> Result<Takeback, String> {
    let names: &[(&[&str], Takeback)] = &[
        (&["ask"], Takeback::Ask),
        (&["never"], Takeback::Never),
        (&["free"], Takeback::Free),
    ];
    named(text, names, "ask, never or free")
}

pub(super) fn lang(text: &str) -> Result<Lang, String> {
    named(
        text,
        &[
            (&["en"], Lang::En),
            (&["zh", "zh-hans", "zh-cn"], Lang::Zh),
            (&["zh-hant", "zh-tw", "zh-hk"], Lang::Hant),
            (&["ja", "jp"], Lang::Ja),
        ],
        "en, zh, zh-Hant or ja",
    )
}

pub(super) fn scheme(text: &str) -> Result<Scheme, String> {
    let names = Scheme::ALL.map(|scheme| ([scheme.name()], scheme));
    let names = names.each_ref().map(|(name, scheme)| (&name[..], *scheme));
    named(text, &names, "wood, light, dark or mono")
}

/// The language asked for by `--lang`, found before the arguments are parsed: their help is
/// worded in it.
pub(super) fn lang_asked(args: &[OsString]) -> Option<Lang> {
    let mut words = args.iter().filter_map(|arg| arg.to_str());
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--lang") {
            Some("") => words.next()?,
            Some(rest) => rest.strip_prefix('=').unwrap_or_default(),
            None => continue,
        };
        return lang(value).ok();
    }
    None
}

/// An opening, or the names that come nearest to what was written.
pub(super) fn opening(text: &str) -> Result<Opening, String> {
    text.parse().map_err(|error| {
        let near: Vec<String> = Opening::all()
            .filter(|opening| is_near(&folded(text), *opening))
            .take(4)
            .map(|opening| {
                let (code, chinese, romaji) = (opening.code(), opening.chinese(), opening.romaji());
                format!("{code} {chinese} {romaji}")
            })
            .collect();
        if near.is_empty() {
            format!("{error}; renju openings lists them")
        } else {
            format!("{error}; near it: {}", near.join(", "))
        }
    })
}

/// Whether a word shares a hanzi other than 月 and 星, which are in every name, or is two letters off.
fn is_near(word: &str, opening: Opening) -> bool {
    let shared = |c: char| {
        !matches!(c, '月' | '星')
            && (opening.chinese().contains(c) || opening.traditional().contains(c))
    };
    word.chars().any(shared) || word.len() > 3 && distance(word, opening.romaji()) <= 2
}

/// How many letters have to be added, dropped or changed to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, b) in other.chars().enumerate() {
            let changed = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.chars().count()]
}

//! Values of flags by their names, in both languages.
//!
//! Reads words only; which flag they belong to is not known here.

use crate::game::{Mode, Takeback, WrongClaim};
use crate::rules::fold_width;
use crate::text::Lang;
use crate::tui::theme::Scheme;

/// A policy as it is named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PolicyName {
    Claim,
    Loss,
    Block,
}

/// A value by its names: blanks around it, case and full width do not matter.
pub(super) fn named<T: Copy>(
    text: &str,
    names: &[(&[&str], T)],
    wanted: &str,
) -> Result<T, String> {
    let word: String = text
        .trim()
        .chars()
        .map(fold_width)
        .collect::<String>()
        .to_lowercase();
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
        &[(&["en"], Lang::En), (&["zh"], Lang::Zh)],
        "zh or en",
    )
}

pub(super) fn scheme(text: &str) -> Result<Scheme, String> {
    let names = Scheme::ALL.map(|scheme| ([scheme.name()], scheme));
    let names = names.each_ref().map(|(name, scheme)| (&name[..], *scheme));
    named(text, &names, "wood, light, dark or mono")
}

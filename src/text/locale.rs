//! What the environment says about language and characters.
//!
//! Asks through a function handed in, so that a test needs no environment of its own.

use super::Lang;

/// Whether the locale's characters are UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Charset {
    /// UTF-8, however it is spelt.
    Utf8,
    /// Anything else, the plain C locale among it.
    Other,
}

/// Language and character set of the environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Locale {
    /// From the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is not empty; English when it is none of ours.
    pub lang: Lang,
    /// From the first of `LC_ALL`, `LC_CTYPE`, `LANG` that is not empty.
    pub charset: Charset,
}

impl Locale {
    /// Reads the variables through `get`.
    ///
    /// ```
    /// use renju::text::{Charset, Lang, Locale};
    /// let env = |name: &str| (name == "LANG").then(|| "zh_CN.utf8".to_owned());
    /// assert_eq!(Locale::of(env), Locale { lang: Lang::Zh, charset: Charset::Utf8 });
    /// ```
    pub fn of(get: impl Fn(&str) -> Option<String>) -> Self {
        let first = |names: [&str; 3]| {
            names
                .iter()
                .filter_map(|name| get(name))
                .find(|value| !value.is_empty())
                .unwrap_or_default()
        };
        let characters = first(["LC_ALL", "LC_CTYPE", "LANG"]).to_lowercase();
        // macOS names the character set alone, without a language before it.
        let name = characters
            .split_once('.')
            .map_or(&*characters, |(_, name)| name);
        let charset = match name.split('@').next() {
            Some("utf-8" | "utf8") => Charset::Utf8,
            _ => Charset::Other,
        };
        let language = first(["LC_ALL", "LC_MESSAGES", "LANG"]).to_lowercase();
        let lang = match language.split(['_', '.', '@', '-']).next() {
            // Chinese or Japanese text in a locale that is not UTF-8 would come out as noise.
            Some("zh") if charset == Charset::Utf8 && is_traditional(&language) => Lang::Hant,
            Some("zh") if charset == Charset::Utf8 => Lang::Zh,
            Some("ja") if charset == Charset::Utf8 => Lang::Ja,
            _ => Lang::En,
        };
        Self { lang, charset }
    }
}

/// Whether a Chinese locale, in small letters, writes traditional characters.
fn is_traditional(language: &str) -> bool {
    let mut parts = language.split(['_', '-', '.', '@']).skip(1);
    // The script, where it is named, stands before the region and overrules it.
    parts
        .find_map(|part| match part {
            "hant" | "tw" | "hk" | "mo" => Some(true),
            "hans" => Some(false),
            _ => None,
        })
        .unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_before_region_before_neither() {
        let cases = [
            ("zh_TW.UTF-8", Lang::Hant),
            ("zh_HK.utf8", Lang::Hant),
            ("zh_Hant_TW.UTF-8", Lang::Hant),
            ("zh-Hant.UTF-8", Lang::Hant),
            ("zh_Hans_HK.UTF-8", Lang::Zh),
            ("zh_CN.UTF-8", Lang::Zh),
            ("zh.UTF-8", Lang::Zh),
            ("zh_TW.Big5", Lang::En),
            ("ja_JP.UTF-8", Lang::Ja),
            ("ja_JP.eucJP", Lang::En),
        ];
        for (value, lang) in cases {
            let locale = Locale::of(|name| (name == "LANG").then(|| value.to_owned()));
            assert_eq!(locale.lang, lang, "{value}");
        }
    }
}

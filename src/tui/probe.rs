//! Which glyph set this terminal gets, and why.
//!
//! The terminal is asked how wide it draws a character of ambiguous width; where it cannot be asked, what the
//! environment says decides.

use crate::text::{Charset, Lang, Locale};

use super::glyphs::{ASCII_ONLY, Glyphs, Set};

/// What was asked for and what the environment says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The set that was asked for; `None` to choose one.
    pub set: Option<Set>,
    /// The language that was asked for: Chinese means that the terminal can show it.
    pub lang: Option<Lang>,
    /// `TERM`; `None` when it is unset or empty.
    pub term: Option<String>,
    /// The character set of the locale.
    pub charset: Charset,
    /// Whether the locale or the code page is one of East Asia, where terminals as a rule draw ambiguous characters
    /// in two columns.
    pub is_east_asian: bool,
    /// The console's code page, on Windows.
    pub code_page: Option<u32>,
}

/// The code pages of Japanese, Chinese and Korean.
const EAST_ASIAN_PAGES: [u32; 5] = [932, 936, 949, 950, 54936];

impl Wanted {
    /// Reads the environment through `get`.
    ///
    /// ```
    /// use renju::text::Charset;
    /// use renju::tui::probe::Wanted;
    /// let env = |name: &str| (name == "LANG").then(|| "ja_JP.UTF-8".to_owned());
    /// let wanted = Wanted::of(None, None, env);
    /// assert!(wanted.is_east_asian && wanted.charset == Charset::Utf8);
    /// ```
    pub fn of(set: Option<Set>, lang: Option<Lang>, get: impl Fn(&str) -> Option<String>) -> Self {
        let get = |name: &str| get(name).filter(|value| !value.is_empty());
        let code_page = code_page();
        let characters = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .find_map(get)
            .unwrap_or_default()
            .to_lowercase();
        let is_east_asian = ["zh", "ja", "ko"]
            .iter()
            .any(|language| characters.starts_with(language))
            || code_page.is_some_and(|page| EAST_ASIAN_PAGES.contains(&page));
        // Text reaches a Windows console as Unicode, whatever its code page.
        let charset = if cfg!(windows) {
            Charset::Utf8
        } else {
            Locale::of(get).charset
        };
        Self {
            set,
            lang,
            term: get("TERM"),
            charset,
            is_east_asian,
            code_page,
        }
    }

    /// What the screen is set up with until the terminal is taken and [`choose`] has its say.
    pub fn first_glyphs(&self) -> &'static Glyphs {
        self.set.unwrap_or(Set::Ascii).glyphs()
    }

    /// What is decided before the terminal is asked; `None` when it has to be asked.
    fn decided(&self) -> Option<(Set, Cause)> {
        if let Some(set) = self.set {
            return Some((set, Cause::Wanted));
        }
        match self.term.as_deref() {
            // Its fonts have 256 or 512 characters, round stones seldom among them.
            Some(term) if term.starts_with("linux") => Some((Set::Ascii, Cause::Console)),
            Some("dumb") => Some((Set::Ascii, Cause::NoTerminal)),
            None if cfg!(unix) => Some((Set::Ascii, Cause::NoTerminal)),
            _ if !self.reads_utf8() => Some((Set::Ascii, Cause::Charset)),
            _ => None,
        }
    }

    /// Whether more than ASCII may be sent without a set being asked for.
    fn reads_utf8(&self) -> bool {
        self.charset == Charset::Utf8 || self.lang.is_some_and(Lang::needs_hanzi)
    }

    /// Whether Chinese words may stand in a text.
    fn has_hanzi(&self) -> bool {
        self.lang.is_some_and(Lang::needs_hanzi)
            || (self.charset == Charset::Utf8
                && !matches!(self.term.as_deref(), Some(term) if term.starts_with("linux")))
    }
}

/// Why a glyph set was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// It was asked for.
    Wanted,
    /// `TERM` names the Linux console.
    Console,
    /// `TERM` is dumb or unset.
    NoTerminal,
    /// The locale's characters are not UTF-8.
    Charset,
    /// The terminal moved its cursor on by one column for an ambiguous character.
    OneColumn,
    /// It moved its cursor on by two columns.
    TwoColumns,
    /// It moved its cursor on by so many columns: it does not read UTF-8.
    Noise(u16),
    /// It did not answer, and locale or code page are East Asian.
    SilentEast,
    /// It did not answer.
    Silent,
}

/// The glyph set of this terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detected {
    /// The set.
    pub set: Set,
    /// Why this one.
    pub why: Cause,
    /// Whether Chinese words can be shown.
    pub hanzi: bool,
}

impl Detected {
    /// The characters to draw with.
    pub fn glyphs(self) -> &'static Glyphs {
        match self.set {
            Set::Ascii if !self.hanzi => &ASCII_ONLY,
            set => set.glyphs(),
        }
    }
}

/// Chooses a set. `moved` asks the terminal by how many columns an ambiguous character moves its cursor, and is called
/// only when that matters; `None` is no answer.
pub fn choose(wanted: &Wanted, moved: impl FnOnce() -> Option<u16>) -> Detected {
    let (set, why) = wanted.decided().unwrap_or_else(|| match moved() {
        Some(1) => (Set::Line, Cause::OneColumn),
        Some(2) => (Set::Wide, Cause::TwoColumns),
        Some(other) => (Set::Ascii, Cause::Noise(other)),
        // Straight in either case.
        None if wanted.is_east_asian => (Set::Wide, Cause::SilentEast),
        None => (Set::Line, Cause::Silent),
    });
    Detected {
        set,
        why,
        hanzi: wanted.has_hanzi() && !matches!(why, Cause::Noise(_)),
    }
}

/// The code page of the console, as Windows's own command tells it.
#[cfg(windows)]
fn code_page() -> Option<u32> {
    let told = std::process::Command::new("chcp.com").output().ok()?;
    let digits: String = told
        .stdout
        .iter()
        .map(|&byte| char::from(byte))
        .filter(char::is_ascii_digit)
        .collect();
    digits.parse().ok()
}

#[cfg(not(windows))]
fn code_page() -> Option<u32> {
    None
}

//! Text from outside made fit to be shown: paths, names, comments and values that somebody typed or wrote into a file.
//!
//! A terminal would obey some of their characters, show nothing for others, and turn the text around for a few. Each of
//! these becomes U+FFFD, so that a reader sees that something was there. Nothing else may print a path.

use std::path::Path;

use unicode_width::UnicodeWidthChar;

/// What stands for a character that cannot be shown.
const MARK: char = '\u{FFFD}';

/// Whether a character must not reach the screen: control and format characters, marks of direction, the rest of
/// Unicode's `Default_Ignorable_Code_Point`, and code points that are no characters.
///
/// Joiners and variation selectors are not among them. They are invisible, but they choose the form of the characters
/// beside them, in emoji, in Persian names and in Japanese ones (葛󠄀).
///
/// ```
/// use renju::showable::is_hidden;
/// assert!(['\u{1b}', '\u{9b}', '\n', '\u{61c}', '\u{202e}', '\u{200b}', '\u{fff9}', '\u{e0041}'].into_iter().all(is_hidden));
/// assert!(!"花月 é 👩‍👩‍👧 葛󠄀".chars().any(is_hidden));
/// ```
pub fn is_hidden(c: char) -> bool {
    if shapes_its_neighbour(c) {
        return false;
    }
    c.is_control()
        || matches!(
            c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
                | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
                | '\u{FDD0}'..='\u{FDEF}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
                | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}'
        )
        || u32::from(c) & 0xFFFE == 0xFFFE
}

/// Joiners and variation selectors.
const fn shapes_its_neighbour(c: char) -> bool {
    matches!(
        c,
        '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}'
    )
}

/// Whether anything of a text can be seen.
///
/// ```
/// use renju::showable::has_visible;
/// assert!(has_visible("甲"));
/// assert!(!["", " ", "\u{200b}", "\u{3164}", "\u{2800}", "\u{301}", "\u{200d}"].into_iter().any(has_visible));
/// ```
pub fn has_visible(text: &str) -> bool {
    // U+2800 is a Braille cell without dots. A combining mark alone, of no width, hides in what stands before it.
    let seen = |c: char| !is_hidden(c) && !c.is_whitespace() && c != '\u{2800}';
    text.chars()
        .any(|c| seen(c) && c.width().is_some_and(|width| width > 0))
}

/// A text on one line, with a mark for each character that is [hidden](is_hidden).
///
/// ```
/// assert_eq!(renju::showable::line("x\u{1b}]0;PWN\u{7}\n甲"), "x�]0;PWN��甲");
/// ```
pub fn line(text: &str) -> String {
    let shown = |c| if is_hidden(c) { MARK } else { c };
    text.chars().map(shown).collect()
}

/// The head of a refused value as a message quotes it: 20 characters of its line at most.
pub fn head(text: &str) -> String {
    const MOST: usize = 20;
    let mut head: String = text.trim().chars().take(MOST).collect();
    if text.trim().chars().nth(MOST).is_some() {
        head.push('…');
    }
    line(&head)
}

/// A path as a message names it.
///
/// ```
/// assert_eq!(renju::showable::path("a\u{9b}2J/局.sgf".as_ref()), "a�2J/局.sgf");
/// ```
pub fn path(path: &Path) -> String {
    line(&path.to_string_lossy())
}

/// A path as a message names it that says more behind it: of a long one the beginning and the end.
///
/// ```
/// use renju::showable::short_path;
/// assert_eq!(short_path("games/a.sgf".as_ref()), "games/a.sgf");
/// let long = short_path(format!("{}.sgf", "n".repeat(300)).as_ref());
/// assert!(long.starts_with("nnn") && long.ends_with("nnn.sgf") && long.contains('…') && long.len() < 130);
/// ```
pub fn short_path(path: &Path) -> String {
    const MOST: usize = 120;
    let whole = self::path(path);
    let count = whole.chars().count();
    if count <= MOST {
        return whole;
    }
    let head = whole.chars().take(MOST / 2);
    let tail = whole.chars().skip(count - MOST / 2);
    head.chain(['…']).chain(tail).collect()
}

/// A text in ASCII, for a locale that knows no more: signs are replaced, and Chinese and Japanese terms in brackets or
/// between dots, which only repeat the English ones, are left out.
///
/// ```
/// use renju::showable::ascii;
/// assert_eq!(ascii("H10: 3-3 (三三, double-three)"), "H10: 3-3 (double-three)");
/// assert_eq!(ascii("Opening 4D Kagetsu · 花月 · 15×15 (花月)"), "Opening 4D Kagetsu - 15x15");
/// ```
pub fn ascii(text: &str) -> String {
    let lines = text.split('\n').map(|line| {
        let line = without_foreign_brackets(line);
        let parts: Vec<&str> = line.split(" · ").filter(|part| !is_foreign(part)).collect();
        signs(&parts.join(" · "))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn is_foreign(term: &str) -> bool {
    term.contains(|c| matches!(c, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}'))
}

/// A line without the Chinese and Japanese terms of its lists in brackets, and without the lists that hold nothing else.
///
/// ```
/// use renju::showable::without_foreign_brackets;
/// assert_eq!(without_foreign_brackets("legal (四三, 4-3), closed (眠三, 剣先)"), "legal (4-3), closed");
/// ```
pub fn without_foreign_brackets(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some((before, list, after)) = rest.split_once(" (").and_then(|(before, inside)| {
        inside
            .split_once(')')
            .map(|(list, after)| (before, list, after))
    }) {
        kept.push_str(before);
        let terms: Vec<&str> = list.split(", ").filter(|term| !is_foreign(term)).collect();
        if !terms.is_empty() {
            kept += &[" (", &terms.join(", "), ")"].concat();
        }
        rest = after;
    }
    kept + rest
}

fn signs(line: &str) -> String {
    let sign = |c| match c {
        '·' => '-',
        '×' => 'x',
        '●' => 'X',
        '○' => 'O',
        '…' => '~',
        c if char::is_ascii(&c) => c,
        _ => '?',
    };
    line.chars().map(sign).collect()
}

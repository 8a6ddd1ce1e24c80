//! Breaking a text into lines, as English, Chinese and Japanese are set.
//!
//! Between hanzi or kana every place is as good as a blank, but a closing mark never begins a line and an opening one
//! never ends one (行頭禁則, 避头尾). A Chinese term in ASCII brackets stands in an English sentence and stays whole.
//! UAX #14 would add large tables and find fewer places around Chinese quotation marks.

use unicode_width::UnicodeWidthChar;

/// What never begins a line: closing marks, and what belongs to the character before it.
const NEVER_FIRST: &str = "、。，．：；？！）」』】〕〉》”’…‥・·ー々％／〜～),:;?!]}%\
                           ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ";
/// What never ends a line: opening marks, and the joiner, which holds two signs together.
const NEVER_LAST: &str = "（「『【〔〈《“‘([{\u{200d}";

/// Columns that a character takes in a terminal, where nothing else is known of the terminal.
pub fn columns(c: char) -> usize {
    c.width().unwrap_or(0)
}

/// The lines of a text, each of at most so many columns as `width` counts for every character; blanks at the ends of
/// lines are left out. Where nothing else helps a word is broken, and in the end anything, so that nothing is cut off.
///
/// ```
/// use renju::text::{columns, wrap};
/// assert_eq!(wrap("黒は H8、次は白", 6, &columns), ["黒は", "H8、次", "は白"]);
/// ```
pub fn wrap<'a>(text: &'a str, room: usize, width: &dyn Fn(char) -> usize) -> Vec<&'a str> {
    let paragraphs = text.split('\n');
    paragraphs
        .flat_map(|paragraph| wrap_paragraph(paragraph, room, width))
        .collect()
}

fn wrap_paragraph<'a>(text: &'a str, room: usize, width: &dyn Fn(char) -> usize) -> Vec<&'a str> {
    let mut lines = Vec::new();
    // Where the line begins and how many columns it has so far; its last place for a break, and the columns before it.
    let (mut start, mut filled) = (0, 0);
    let mut last: Option<(usize, usize)> = None;
    // The same inside a word.
    let mut within: Option<(usize, usize)> = None;
    let mut before: Option<(char, usize)> = None;
    let mut in_brackets = false;
    for (at, c) in text.char_indices() {
        let needed = width(c);
        // What has no width of its own belongs to the character before it.
        if let Some((before, taken)) = before
            && needed > 0
            && c != ' '
        {
            if !NEVER_FIRST.contains(c) && !NEVER_LAST.contains(before) {
                within = Some((at, filled));
                if before == ' ' || (!in_brackets && (taken > 1 || needed > 1)) {
                    last = within;
                }
            }
            while filled + needed > room && start < at {
                let (place, columns) = last.or(within).unwrap_or((at, filled));
                lines.push(text[start..place].trim_end_matches(' '));
                within = within.filter(|&(at, _)| at > place);
                within = within.map(|(at, filled)| (at, filled - columns));
                (start, filled, last) = (place, filled - columns, None);
            }
        }
        filled += needed;
        in_brackets = (in_brackets || c == '(') && c != ')';
        // Blanks at the head of a text are no word to break behind.
        if before.is_some() || c != ' ' {
            before = Some((c, needed));
        }
    }
    lines.push(text[start..].trim_end_matches(' '));
    lines
}

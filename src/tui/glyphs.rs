//! The characters the screen is drawn with, as data, and how many columns a text takes in them.
//!
//! Knows characters only; colours are `theme`'s, what stands on a point is the board view's, and which set a terminal
//! gets is `probe`'s. Most characters of the set `line` are of East Asian width *ambiguous*: one column or two,
//! depending on the terminal, so the set `wide` gives each of them two.

use std::borrow::Cow;

use ratatui::style::Style;
use ratatui::text::Span;
use unicode_width::UnicodeWidthStr;

use crate::rules::Color;
use crate::showable::without_foreign_brackets;

use super::theme::Depth;

/// The name of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Set {
    /// Round stones on lines, one column each.
    Line,
    /// Round stones on crossings without connectors, two columns each.
    Wide,
    /// Letters and dots.
    Ascii,
}

impl Set {
    /// All sets.
    pub const ALL: [Self; 3] = [Self::Line, Self::Wide, Self::Ascii];

    /// How the set is called on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Wide => "wide",
            Self::Ascii => "ascii",
        }
    }

    /// The characters of the set.
    pub const fn glyphs(self) -> &'static Glyphs {
        match self {
            Self::Line => &LINE,
            Self::Wide => &WIDE,
            Self::Ascii => &ASCII,
        }
    }
}

/// A set of characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// Which set it is.
    pub set: Set,
    /// Columns that one point takes, 1 or 2.
    pub columns: u16,
    /// Whether Chinese text can be shown.
    pub hanzi: bool,
    /// A stone of one character, black and white: in different shapes, for a terminal without colours.
    pub stones: [char; 2],
    /// The stone played last, where there is no room for parentheses.
    pub last: [char; 2],
    /// A stone of the shape that is shown, or of the winning row.
    pub shape: [char; 2],
    /// The mark of the last move on a disc.
    pub dot: char,
    /// A hypothetical black stone.
    pub black_ghost: char,
    /// An empty star point or the centre.
    pub star: char,
    /// The same on the larger boards.
    pub large_star: char,
    /// An empty point where the stone of the opening may go.
    pub zone: char,
    /// The line between two points of a row.
    pub between: char,
    /// The line between two points of a column.
    pub down: char,
    /// Points of the top row: left corner, inside, right corner; then of a middle row, then of the bottom row.
    pub grid: [[char; 3]; 3],
    /// An empty point forbidden for overline, double-four, double-three.
    pub forbidden: [char; 3],
    /// Marks the side to decide.
    pub pointer: char,
    /// Marks the reason that is shown.
    pub bullet: char,
}

/// Lines and round stones.
pub const LINE: Glyphs = Glyphs {
    set: Set::Line,
    columns: 1,
    hanzi: true,
    stones: ['●', '○'],
    last: ['●', '○'],
    shape: ['◆', '◇'],
    dot: '●',
    black_ghost: '◎',
    star: '•',
    large_star: '●',
    zone: '·',
    between: '─',
    down: '│',
    grid: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    forbidden: ['▲', '■', '×'],
    pointer: '▶',
    bullet: '▸',
};

/// Round stones and crossings that fill two columns each where the terminal draws them so, and stand in the left one
/// where it does not; the rest is of a width on which all terminals agree.
pub const WIDE: Glyphs = Glyphs {
    set: Set::Wide,
    columns: 2,
    hanzi: true,
    stones: ['●', '○'],
    last: ['▲', '△'],
    shape: ['◆', '◇'],
    dot: '●',
    black_ghost: '◎',
    star: '╋',
    large_star: '●',
    zone: '・',
    between: ' ',
    down: ' ',
    grid: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    forbidden: ['６', '４', '３'],
    pointer: '>',
    bullet: '>',
};

/// Nothing but ASCII, apart from Chinese text.
pub const ASCII: Glyphs = Glyphs {
    set: Set::Ascii,
    columns: 1,
    hanzi: true,
    stones: ['X', 'O'],
    last: ['X', 'O'],
    shape: ['#', '@'],
    dot: '*',
    black_ghost: '%',
    star: '+',
    large_star: '+',
    zone: ':',
    between: ' ',
    down: ' ',
    grid: [['.', '.', '.'], ['.', '.', '.'], ['.', '.', '.']],
    forbidden: ['6', '4', '3'],
    pointer: '>',
    bullet: '>',
};

/// Nothing but ASCII at all, for a terminal that would make noise of anything else.
pub const ASCII_ONLY: Glyphs = Glyphs {
    hanzi: false,
    ..ASCII
};

impl Glyphs {
    /// A stone of one character: a filled one of either colour where the terminal has colours.
    pub const fn stone(&self, color: Color, depth: Depth) -> char {
        match (self.set, depth) {
            (Set::Ascii, _) | (_, Depth::Plain) => self.stones[color as usize],
            _ => self.stones[Color::Black as usize],
        }
    }

    /// The empty point in a column and row counted from 0.
    pub fn point(&self, col: u8, row: u8) -> char {
        let side = |n: u8, first: usize| match n {
            0 => first,
            14 => 2 - first,
            _ => 1,
        };
        self.grid[side(row, 2)][side(col, 0)]
    }

    /// Whether a character gets two columns because the terminal may draw it in either one or two.
    pub fn stretches(&self, symbol: &str) -> bool {
        self.columns == 2 && !symbol.is_ascii() && symbol.width_cjk() > symbol.width()
    }

    /// Columns that a text takes on the screen.
    pub fn width(&self, text: &str) -> usize {
        let mut width = 0;
        each_symbol(text, |symbol| {
            let symbol = self.symbol(symbol);
            width += symbol.width() + usize::from(self.stretches(&symbol));
            true
        });
        width
    }

    /// As much of the end of a text as fits into so many columns; looks at no more than that.
    pub(super) fn end_of<'a>(&self, text: &'a str, columns: usize) -> &'a str {
        let mut room = columns;
        let mut shown = "";
        for (place, c) in text.char_indices().rev() {
            let width = self.width(&text[place..place + c.len_utf8()]);
            if width > room {
                break;
            }
            room -= width;
            shown = &text[place..];
        }
        shown
    }

    /// One visible character of a text, in this set; as wide as it was, where its width was beyond doubt.
    pub(super) fn symbol<'a>(&self, grapheme: &'a str) -> Cow<'a, str> {
        if self.set == Set::Line || grapheme.is_ascii() {
            return Cow::Borrowed(grapheme);
        }
        if let Some(plain) = grapheme.chars().next().and_then(typewritten) {
            return Cow::Borrowed(plain);
        }
        // A letter of another script stays a letter where the terminal reads UTF-8.
        if self.hanzi {
            return Cow::Borrowed(grapheme);
        }
        Cow::Owned("?".repeat(grapheme.width()))
    }

    /// A text of the program in this set, before it is broken into lines: without the Chinese words beside the
    /// English ones where they would be noise, and arrows as words where there are none.
    pub fn text<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.set != Set::Ascii || text.is_ascii() {
            return Cow::Borrowed(text);
        }
        let mut plain = text.to_owned();
        for (arrow, word) in [('←', "Left"), ('→', "Right"), ('↑', "Up"), ('↓', "Down")] {
            plain = plain.replace(arrow, word);
        }
        if !self.hanzi {
            plain = without_hanzi(&without_foreign_brackets(&plain));
        }
        Cow::Owned(plain)
    }
}

/// What a typewriter has for a character of print.
fn typewritten(c: char) -> Option<&'static str> {
    Some(match c {
        '·' | '–' | '—' | '•' => "-",
        '×' => "x",
        '“' | '”' => "\"",
        '‘' | '’' => "'",
        '…' => "~",
        _ => return None,
    })
}

/// A text without its Chinese words: `pass (停一手)` is `pass`, `禁手 claim` is `claim`, `Kagetsu · 花月` is `Kagetsu`.
/// What stands neither in parentheses nor beside a blank is left.
fn without_hanzi(text: &str) -> String {
    let is_hanzi = |c: char| !c.is_ascii() && typewritten(c).is_none();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_hanzi) {
        let (before, from) = rest.split_at(start);
        let length = from.find(|c| !is_hanzi(c)).unwrap_or(from.len());
        let (word, after) = from.split_at(length);
        plain.push_str(before);
        rest = after;
        if plain.ends_with('(') && after.starts_with(')') {
            plain.pop();
            plain.truncate(plain.trim_end().len());
            rest = &after[1..];
        } else if let Some(kept) = plain.strip_suffix(" · ") {
            plain.truncate(kept.len());
        } else if (plain.is_empty() || plain.ends_with(' ')) && after.starts_with(' ') {
            rest = &after[1..];
        } else {
            plain.push_str(word);
        }
    }
    plain + rest
}

/// Whether a character stands alone between others of this kind: no mark is added to it, and it is none.
fn stands_alone(c: char) -> bool {
    matches!(c,
        ' '..='~'
        // Lines, blocks and the shapes of stones; hanzi and kana with their punctuation, full-width letters.
        | '\u{2500}'..='\u{25FC}'
        | '\u{3000}'..='\u{3029}'
        | '\u{3041}'..='\u{3096}'
        | '\u{309D}'..='\u{30FF}'
        | '\u{4E00}'..='\u{9FFF}'
        | '\u{FF01}'..='\u{FF5E}')
}

/// Hands over the visible characters of a text until one is refused; gives back whether none was.
///
/// Nearly all text is of characters that stand alone, for which the tables of what joins what need not be searched.
pub(super) fn each_symbol(text: &str, mut take: impl FnMut(&str) -> bool) -> bool {
    if text.chars().all(stands_alone) {
        let mut buffer = [0; 4];
        return text.chars().all(|c| take(c.encode_utf8(&mut buffer)));
    }
    Span::raw(text)
        .styled_graphemes(Style::new())
        .all(|grapheme| take(grapheme.symbol))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_beside_the_english_ones_go() {
        for (text, plain) in [
            ("pass (停一手)", "pass"),
            ("禁手 claim", "claim"),
            ("Opening 4D Kagetsu · 花月", "Opening 4D Kagetsu"),
            ("free (无禁手). Five", "free. Five"),
            ("means 有禁手. Black", "means 有禁手. Black"),
            ("Black to move · move 8", "Black to move · move 8"),
        ] {
            assert_eq!(ASCII_ONLY.text(text), plain);
            assert_eq!(ASCII.text(text), text);
            assert_eq!(LINE.text(text), text);
        }
        assert_eq!(ASCII.text("← →"), "Left Right");
        assert_eq!(WIDE.text("← →"), "← →");
    }

    #[test]
    fn width_is_counted_in_the_characters_that_are_shown() {
        for (text, line, wide, ascii) in [
            ("H8 · x", 6, 6, 6),
            ("黑方", 4, 4, 4),
            // Letters stay one column wide, as unicode-width counts them; nothing of the board stands behind one.
            ("Ж", 1, 1, 1),
            ("●", 1, 2, 1),
            ("e\u{301}", 1, 1, 1),
            ("ﾀﾞ", 2, 2, 2),
        ] {
            let widths = [LINE, WIDE, ASCII].map(|glyphs| glyphs.width(text));
            assert_eq!(widths, [line, wide, ascii], "{text}");
        }
    }
}

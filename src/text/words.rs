//! Words that a person types, in any language, case and width; the same for the screen and the line mode.
//!
//! Only what is meant is found here. What follows from it, and whether it is allowed, is not known.

use crate::rules::{Color, Point, fold_width};

use super::layout::latin;

/// A word with a meaning in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// 指出禁手.
    Claim,
    /// 停一手.
    Pass,
    /// 提和.
    Draw,
    /// 认输.
    Resign,
    /// 悔棋.
    Takeback,
    /// Exchange colours.
    Swap,
    /// Keep them.
    Keep,
    /// Remove a proposal.
    Remove,
    /// Take what is offered.
    Accept,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Black, the person or the colour.
    Black,
    /// White, the person or the colour.
    White,
    /// The board as a picture.
    Board,
    /// The moves so far.
    Moves,
    /// Where the stones lie.
    Stones,
    /// The forbidden points.
    Marks,
    /// The reasons of a verdict.
    Why,
    /// Help.
    Help,
    /// The next game.
    Next,
    /// 复盘.
    Review,
    /// The games so far.
    Games,
    /// Play on from a reviewed position.
    Play,
    /// Away from here.
    Leave,
}

/// Every word with its spellings, lower case and plain width.
const SPELLINGS: [(Word, &[&str]); 24] = [
    (
        Word::Claim,
        &["claim", "f", "禁手", "禁", "指出禁手", "指出"],
    ),
    (Word::Pass, &["pass", "p", "停", "停着", "停一手", "--"]),
    (Word::Draw, &["draw", "d", "和", "和棋", "提和"]),
    (Word::Resign, &["resign", "r", "认输"]),
    (Word::Takeback, &["takeback", "undo", "u", "悔棋"]),
    (Word::Swap, &["swap", "交换"]),
    (Word::Keep, &["keep", "不交换"]),
    (Word::Remove, &["remove", "去掉"]),
    (Word::Accept, &["accept", "接受"]),
    (Word::Yes, &["yes", "y", "是", "好", "同意"]),
    (Word::No, &["no", "否", "不", "不同意"]),
    (Word::Black, &["black", "黑", "黑方", "假先方"]),
    (Word::White, &["white", "白", "白方", "假后方"]),
    (Word::Board, &["board", "b", "棋盘"]),
    (Word::Moves, &["moves", "m", "棋谱"]),
    (Word::Stones, &["stones", "position", "局面"]),
    (Word::Marks, &["forbidden", "x", "禁手点"]),
    (Word::Why, &["why", "w", "为什么"]),
    (Word::Help, &["help", "?", "h", "帮助"]),
    (Word::Next, &["next", "下一局"]),
    (Word::Review, &["review", "v", "复盘"]),
    (Word::Games, &["games", "g", "战绩"]),
    (Word::Play, &["play", "续下"]),
    (Word::Leave, &["quit", "q", "exit", "leave", "离开"]),
];

impl Word {
    /// The word that is spelt so; `n` answers a question while one is `asked`, and is the next game else.
    fn spelt(text: &str, asked: bool) -> Option<Self> {
        if text == "n" {
            return Some(if asked { Self::No } else { Self::Next });
        }
        SPELLINGS
            .iter()
            .find(|(_, spellings)| spellings.contains(&text))
            .map(|&(word, _)| word)
    }

    /// The colour that is named.
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            _ => None,
        }
    }
}

/// What a typed line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Typed {
    /// Blanks at most.
    Nothing,
    /// A point alone.
    Point(Point),
    /// A word alone.
    Word(Word),
    /// A word about a point: `why h8`, `remove k10`.
    About(Word, Point),
    /// A word about one side: `resign white`.
    Of(Word, Color),
    /// Neither.
    Unknown,
}

impl Typed {
    /// Reads a line; `asked` when a question stands that can be answered by yes or no.
    ///
    /// ```
    /// use renju::text::{Typed, Word};
    /// assert_eq!(Typed::read("ＣＬＡＩＭ", false), Typed::Word(Word::Claim));
    /// assert_eq!(Typed::read("去掉k10", false), Typed::About(Word::Remove, "K10".parse().unwrap()));
    /// ```
    pub fn read(line: &str, asked: bool) -> Self {
        let line: String = line.chars().map(latin).collect::<String>().to_lowercase();
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        if let Some(word) = Word::spelt(line, asked) {
            return Self::Word(word);
        }
        if let Ok(point) = line.parse() {
            return Self::Point(point);
        }
        let Some((word, rest)) =
            split(line).and_then(|(word, rest)| Some((Word::spelt(word, asked)?, rest)))
        else {
            return Self::Unknown;
        };
        if let Ok(point) = rest.parse() {
            return Self::About(word, point);
        }
        match Word::spelt(rest, asked).and_then(Word::color) {
            Some(color) => Self::Of(word, color),
            None => Self::Unknown,
        }
    }
}

/// The file named by `save FILE`, empty when none is named; its letters stay as they were typed.
///
/// ```
/// assert_eq!(renju::text::file_to_save("Save  Game.sgf ").as_deref(), Some("Game.sgf"));
/// ```
pub fn file_to_save(line: &str) -> Option<String> {
    let folded: String = line.trim().chars().map(fold_width).collect();
    let (first, rest) = folded
        .split_once(char::is_whitespace)
        .unwrap_or((&folded, ""));
    ["save", "保存"]
        .contains(&first.to_lowercase().as_str())
        .then(|| rest.trim().to_owned())
}

/// A word and what stands behind it; between Chinese and Latin letters nobody types a blank.
fn split(line: &str) -> Option<(&str, &str)> {
    if let Some((word, rest)) = line.split_once(char::is_whitespace) {
        return Some((word, rest.trim_start()));
    }
    let border = line.find(|c: char| c.is_ascii())?;
    (border > 0).then(|| line.split_at(border))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_spelling_means_two_things_or_a_point() {
        let all: Vec<&str> = SPELLINGS
            .iter()
            .flat_map(|(_, spellings)| spellings.iter().copied())
            .collect();
        for (i, spelling) in all.iter().enumerate() {
            assert!(!all[..i].contains(spelling), "{spelling} stands twice");
            assert!(spelling.parse::<Point>().is_err(), "{spelling}");
            assert_eq!(spelling.to_lowercase(), *spelling);
        }
    }
}

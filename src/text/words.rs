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
        &[
            "claim",
            "f",
            "禁手",
            "禁",
            "指出禁手",
            "指出",
            "禁手指摘",
            "禁手を指摘",
            "指摘",
        ],
    ),
    (
        Word::Pass,
        &["pass", "p", "停", "停着", "停著", "停一手", "--", "パス"],
    ),
    (
        Word::Draw,
        &[
            "draw",
            "d",
            "和",
            "和棋",
            "提和",
            "引き分け",
            "引分け",
            "引分",
        ],
    ),
    (Word::Resign, &["resign", "r", "认输", "認輸", "投了"]),
    (Word::Takeback, &["takeback", "undo", "u", "悔棋", "待った"]),
    (Word::Swap, &["swap", "交换", "交換", "交換する"]),
    (Word::Keep, &["keep", "不交换", "不交換", "交換しない"]),
    (Word::Remove, &["remove", "去掉", "外す"]),
    (Word::Accept, &["accept", "接受", "受ける"]),
    (
        Word::Yes,
        &["yes", "y", "是", "好", "同意", "はい", "同意する"],
    ),
    (
        Word::No,
        &["no", "否", "不", "不同意", "いいえ", "同意しない"],
    ),
    (
        Word::Black,
        &["black", "黑", "黑方", "假先方", "黒", "黒番", "仮先"],
    ),
    (
        Word::White,
        &["white", "白", "白方", "假后方", "假後方", "白番", "仮後"],
    ),
    (Word::Board, &["board", "b", "棋盘", "棋盤", "盤", "盤面"]),
    (Word::Moves, &["moves", "m", "棋谱", "棋譜", "手順"]),
    (Word::Stones, &["stones", "position", "局面"]),
    (Word::Marks, &["forbidden", "x", "禁手点", "禁手點", "禁点"]),
    (Word::Why, &["why", "w", "为什么", "為什麼", "なぜ", "理由"]),
    (
        Word::Help,
        &["help", "?", "h", "帮助", "幫助", "說明", "ヘルプ"],
    ),
    (Word::Next, &["next", "下一局", "次の対局", "次"]),
    (
        Word::Review,
        &["review", "v", "复盘", "複盤", "覆盤", "検討"],
    ),
    (Word::Games, &["games", "g", "战绩", "戰績", "戦績"]),
    (Word::Play, &["play", "续下", "續下", "続ける"]),
    (
        Word::Leave,
        &["quit", "q", "exit", "leave", "离开", "離開", "終了"],
    ),
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
    /// assert_eq!(Typed::read("待った", false), Typed::Word(Word::Takeback));
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
    ["save", "保存", "儲存"]
        .contains(&first.to_lowercase().as_str())
        .then(|| rest.trim().to_owned())
}

/// A word and what stands behind it; between Chinese or Japanese and Latin letters nobody types a blank.
fn split(line: &str) -> Option<(&str, &str)> {
    if let Some((word, rest)) = line.split_once(char::is_whitespace) {
        return Some((word, rest.trim_start()));
    }
    let border = line.find(|c: char| c.is_ascii())?;
    (border > 0).then(|| line.split_at(border))
}

#[cfg(test)]
mod tests {
    use super::super::{Lang, spoken};
    use super::*;
    use Word::{Accept, Black, Claim, Keep, No, Resign, Swap, White, Yes};

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
    /// The words between the quotation marks of a language.
    fn quoted(mut text: &str, [open, close]: [char; 2]) -> Vec<&str> {
        let mut found = Vec::new();
        while let Some((word, rest)) = text
            .split_once(open)
            .and_then(|(_, rest)| rest.split_once(close))
        {
            found.push(word);
            text = rest;
        }
        found
    }

    fn marks(lang: Lang) -> [char; 2] {
        word!(lang, ['"', '"'], ['“', '”'], ['「', '」'], ['「', '」'])
    }

    #[test]
    fn answers_offered_in_words_are_understood() {
        for lang in Lang::ALL {
            for word in [Yes, No, Swap, Keep, Claim, Accept, Black, White, Resign] {
                let answer = spoken::answer(lang, word);
                assert_eq!(Typed::read(answer, true), Typed::Word(word), "{lang}");
            }
        }
    }

    #[test]
    fn words_told_to_type_are_understood() {
        for lang in Lang::ALL {
            let read = |text: &str| -> Vec<Typed> {
                let words = quoted(text, marks(lang));
                words.iter().map(|word| Typed::read(word, false)).collect()
            };
            assert_eq!(
                read(spoken::welcome(lang)),
                [Typed::Word(Word::Help)],
                "{lang}"
            );
            let next = read(spoken::what_next(lang));
            assert_eq!(next, [Word::Next, Word::Leave].map(Typed::Word), "{lang}");
            let centre = Point::CENTER;
            let why = read(spoken::why_where(lang));
            assert_eq!(why, [Typed::About(Word::Why, centre)], "{lang}");
            let help = read(&spoken::not_understood(lang, "H8"));
            let expected = [Typed::Point(centre), Typed::Word(Word::Help)];
            assert_eq!(help, expected, "{lang}");
        }
    }

    #[test]
    fn the_page_of_words_names_only_words_that_are_understood() {
        for lang in Lang::ALL {
            let page = spoken::words_page(lang);
            // The heading and the point stand first, the empty line last.
            let mut named = 0;
            for entry in page[2..page.len() - 1]
                .iter()
                .flat_map(|line| line.split([';', '；']))
            {
                let Some((words, _)) = entry.split_once([':', '：']) else {
                    continue;
                };
                for word in words.split([',', '、', '(', ')', '（', '）']) {
                    let word = word.trim().trim_matches(marks(lang));
                    if !word.is_empty() {
                        assert_ne!(Typed::read(word, true), Typed::Unknown, "{lang}: {word}");
                        named += 1;
                    }
                }
            }
            assert!(named >= 20, "{lang}: {named}");
        }
    }
}

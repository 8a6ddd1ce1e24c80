//! The named values of flags, in every language.
//!
//! One list a type: clap parses with it and suggests from it, and the help and the completions are made from it.

use std::ffi::{OsStr, OsString};

use clap::builder::{EnumValueParser, PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, Error, ValueEnum};

use crate::game::{Mode, OpeningRule, Takeback, TimeControl, TimeControlError, WrongClaim};
use crate::record::Format;
use crate::rules::{Opening, ParsePointError, Point, fold_width};
use crate::text::{self, Lang};
use crate::tui::app::Size;
use crate::tui::glyphs::Set;
use crate::tui::theme::Scheme;

/// A policy as it is named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PolicyName {
    Claim,
    Loss,
    Block,
}

/// How a diagram may be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PictureName {
    Svg,
    Text,
}

/// How colours are chosen by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GuessName {
    Handfuls,
    OddEven,
}

/// What may be asked for as the characters of the board.
#[derive(Clone, Copy, Debug)]
pub(super) enum GlyphsName {
    Auto,
    Line,
    Wide,
    Ascii,
}

impl GlyphsName {
    /// The set; `None` where the terminal is to be asked.
    pub(super) const fn set(self) -> Option<Set> {
        match self {
            Self::Auto => None,
            Self::Line => Some(Set::Line),
            Self::Wide => Some(Set::Wide),
            Self::Ascii => Some(Set::Ascii),
        }
    }
}

/// The values of a type by their names: the one that is shown, then those that the help of other languages prints.
macro_rules! names {
    ($($kind:ident { $($value:ident = $name:literal $($alias:literal)*;)+ })+) => {$(
        impl ValueEnum for $kind {
            fn value_variants<'a>() -> &'a [Self] {
                &[$(Self::$value),+]
            }

            fn to_possible_value(&self) -> Option<PossibleValue> {
                Some(match self {
                    $(Self::$value => PossibleValue::new($name)$(.alias($alias))*,)+
                })
            }
        }
    )+};
}

names! {
    Mode {
        Free = "free" "无禁手" "無禁手" "禁手なし" "普通" "普通棋室";
        Standard = "standard" "有禁手" "禁手あり" "国标" "國標" "国标棋室" "國標棋室";
        Rif = "rif" "职业" "職業" "职业棋室" "職業棋室" "RIF正式规则" "RIF正式規則" "RIF公式規則" "RIF公式ルール" "RIFルール";
    }
    PolicyName {
        Claim = "claim" "指出禁手" "白が指摘";
        Loss = "loss" "走禁手就输" "走禁手就輸" "下禁手就輸" "打てば負け";
        Block = "block" "禁手不能落子" "打てない";
    }
    WrongClaim {
        Nothing = "none" "没有" "沒有" "不罚" "不罰" "なし";
        Turn = "turn" "停一手" "失去一手" "一手パス" "一手を失う";
        Loss = "loss" "判负" "判負" "負け";
    }
    Takeback {
        Ask = "ask" "对方同意才行" "對方同意才行" "相手の同意が要る";
        Never = "never" "不许" "不許" "不可";
        Free = "free" "随意" "隨意" "自由";
    }
    Lang {
        En = "en" "en-us" "en-gb" "english";
        Zh = "zh" "zh-hans" "zh-cn" "简体中文" "中文";
        Hant = "zh-Hant" "zh-tw" "zh-hk" "繁體中文";
        Ja = "ja" "jp" "日本語";
    }
    GuessName {
        Handfuls = "handfuls" "各抓一把" "一握りずつ";
        OddEven = "odd-even" "猜单双" "猜單雙" "奇数か偶数か";
    }
    Scheme {
        Wood = "wood" "木色" "木目";
        Light = "light" "浅色" "淺色" "明るい";
        Dark = "dark" "深色" "暗い";
        Mono = "mono" "黑白" "白黒";
    }
    GlyphsName {
        Auto = "auto" "自动" "自動";
        Line = "line" "线条" "線條" "罫線";
        Wide = "wide" "全角" "全形";
        Ascii = "ascii";
    }
    Size {
        Auto = "auto" "自动" "自動";
        Small = "small" "小";
        Medium = "medium" "中";
        Large = "large" "大";
    }
    PictureName {
        Svg = "svg";
        Text = "text" "txt";
    }
    Format {
        Sgf = "sgf";
        Coords = "coords";
        Psq = "psq";
        String = "string";
        Url = "url";
        Lib = "lib";
    }
}

/// A parser that takes blanks around a value and full width for nothing; clap itself is told to do so with case.
#[derive(Clone)]
pub(super) struct Folded<P>(P);

impl<P: TypedValueParser> TypedValueParser for Folded<P>
where
    P::Value: Send + Sync,
{
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, Error> {
        let folded = value.to_str().map(|text| OsString::from(folded(text)));
        self.0
            .parse_ref(command, arg, folded.as_deref().unwrap_or(value))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

fn folded(text: &str) -> String {
    text.trim().chars().map(fold_width).collect()
}

/// Reads a value by its name.
pub(super) fn named<T: ValueEnum + Send + Sync + 'static>() -> Folded<EnumValueParser<T>> {
    Folded(EnumValueParser::new())
}

/// Reads an opening by any of its names.
pub(super) fn opening() -> impl TypedValueParser<Value = Opening> {
    let names = Opening::all().flat_map(|opening| {
        let also = opening.names();
        [opening.romaji(), opening.chinese()]
            .map(|name| PossibleValue::new(name).aliases(also.clone()))
    });
    Folded(PossibleValuesParser::new(names).try_map(|name| name.parse::<Opening>()))
}

/// Reads an opening rule by any of its names, however it is spelt.
#[derive(Clone)]
pub(super) struct OpeningRuleParser(PossibleValuesParser);

/// Reads an opening rule.
pub(super) fn opening_rule() -> OpeningRuleParser {
    OpeningRuleParser(PossibleValuesParser::new(
        OpeningRule::ALL.iter().map(|rule| rule.name),
    ))
}

impl TypedValueParser for OpeningRuleParser {
    type Value = &'static OpeningRule;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, Error> {
        let found = value
            .to_str()
            .and_then(|name| OpeningRule::named(name, None));
        match found {
            Some(rule) => Ok(rule),
            // Refused with the list of names, and the one that was meant perhaps.
            None => Err(self
                .0
                .parse_ref(command, arg, value)
                .err()
                .unwrap_or_else(|| Error::new(ErrorKind::InvalidValue))),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

/// Reads a clock setting; `none` has a name in each language.
pub(super) fn clock(text: &str) -> Result<TimeControl, TimeControlError> {
    match &*folded(text) {
        "不计时" | "不計時" | "時計なし" => Ok(TimeControl::Unlimited),
        text => text.parse(),
    }
}

/// Why a number, or a part of the board, was refused.
#[derive(Clone, Debug, thiserror::Error)]
pub(super) enum ValueError {
    /// No number from 1 to this one.
    #[error("use a number from 1 to {0}")]
    Number(u32),
    /// Not two corners.
    #[error("use two corners, like F6-J10")]
    Corners,
    /// A corner that is no point.
    #[error(transparent)]
    Point(#[from] ParsePointError),
}

/// Why a value of ours was refused, in a language.
pub(super) fn fault(lang: Lang, error: &(dyn std::error::Error + 'static)) -> Option<String> {
    match error.downcast_ref::<ValueError>() {
        None => text::value_fault(lang, error),
        Some(&ValueError::Number(most)) => Some(text::number_outside(lang, most)),
        Some(ValueError::Corners) => Some(text::two_corners(lang).to_owned()),
        Some(ValueError::Point(error)) => text::value_fault(lang, error),
    }
}

/// Reads a number of games.
pub(super) fn games(text: &str) -> Result<u32, ValueError> {
    number(text, 1000)
}

/// Reads the number of a game in a file.
pub(super) fn game(text: &str) -> Result<usize, ValueError> {
    number(text, u32::MAX).map(|number| number as usize)
}

/// Reads the number of an orientation.
pub(super) fn orientation(text: &str) -> Result<u32, ValueError> {
    number(text, 8)
}

/// Reads two corners of a part of the board, and gives the lower left and the upper right one.
pub(super) fn part(text: &str) -> Result<[Point; 2], ValueError> {
    let text = folded(text);
    let corners = text.split_once('-').ok_or(ValueError::Corners)?;
    let [a, b] = [corners.0.parse::<Point>()?, corners.1.parse::<Point>()?];
    let corner = |choose: fn(u8, u8) -> u8| {
        Point::new(choose(a.col(), b.col()), choose(a.row(), b.row()))
            .expect("rows and columns of points are on the board")
    };
    Ok([corner(u8::min), corner(u8::max)])
}

fn number(text: &str, most: u32) -> Result<u32, ValueError> {
    let number = folded(text).parse().ok();
    let number = number.filter(|number| (1..=most).contains(number));
    number.ok_or(ValueError::Number(most))
}

/// The language asked for by `--lang`, found before the arguments are parsed: their help is worded in it.
pub(super) fn lang_asked(args: &[OsString]) -> Option<Lang> {
    let mut words = args.iter().filter_map(|arg| arg.to_str());
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--lang") {
            Some("") => words.next()?,
            Some(rest) => rest.strip_prefix('=').unwrap_or_default(),
            None => continue,
        };
        return Lang::from_str(&folded(value), true).ok();
    }
    None
}

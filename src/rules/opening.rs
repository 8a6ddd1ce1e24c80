//! The 26 openings: their names and their first three stones (rules.md §8).
//!
//! A table and a look-up; who places the stones is part of the opening procedures in `game`.

use std::str::FromStr;

use thiserror::Error;

use super::point::{Point, fold_width};
use super::symmetry::Symmetry;
use crate::showable;

/// Direct or indirect, by where the second stone lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// 直指: move 2 beside H8 on its row or column (H9).
    #[doc(alias = "直指")]
    Direct,
    /// 斜指: move 2 beside H8 on a diagonal (I9).
    #[doc(alias = "斜指")]
    Indirect,
}

/// One of the 26 openings, 1D–13D and 1I–13I.
///
/// ```
/// use renju::rules::Opening;
/// let kagetsu: Opening = "花月".parse()?;
/// assert_eq!(kagetsu.code(), "4D");
/// assert_eq!(Opening::of(["h8", "g8", "g9"].map(|p| p.parse().unwrap())), Some(kagetsu));
/// # Ok::<(), renju::rules::OpeningNameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening(u8);

struct OpeningRow {
    chinese: &'static str,
    traditional: &'static str,
    romaji: &'static str,
    third: (u8, u8),
}

const fn row(
    chinese: &'static str,
    traditional: &'static str,
    romaji: &'static str,
    third: (u8, u8),
) -> OpeningRow {
    OpeningRow {
        chinese,
        traditional,
        romaji,
        third,
    }
}

/// Rules.md §8, 1D–13D and then 1I–13I; the third stone as column and row counted from 0.
const TABLE: [OpeningRow; 26] = [
    row("寒星", "寒星", "kansei", (7, 9)),
    row("溪月", "渓月", "keigetsu", (8, 9)),
    row("疏星", "疎星", "sosei", (9, 9)),
    row("花月", "花月", "kagetsu", (8, 8)),
    row("残月", "殘月", "zangetsu", (9, 8)),
    row("雨月", "雨月", "ugetsu", (8, 7)),
    row("金星", "金星", "kinsei", (9, 7)),
    row("松月", "松月", "shogetsu", (7, 6)),
    row("丘月", "丘月", "kyugetsu", (8, 6)),
    row("新月", "新月", "shingetsu", (9, 6)),
    row("瑞星", "瑞星", "zuisei", (7, 5)),
    row("山月", "山月", "sangetsu", (8, 5)),
    row("游星", "遊星", "yusei", (9, 5)),
    row("长星", "長星", "chosei", (9, 9)),
    row("峡月", "峽月", "kyogetsu", (9, 8)),
    row("恒星", "恒星", "kosei", (9, 7)),
    row("水月", "水月", "suigetsu", (9, 6)),
    row("流星", "流星", "ryusei", (9, 5)),
    row("云月", "雲月", "ungetsu", (8, 7)),
    row("浦月", "浦月", "hogetsu", (8, 6)),
    row("岚月", "嵐月", "rangetsu", (8, 5)),
    row("银月", "銀月", "gingetsu", (7, 6)),
    row("明星", "明星", "myojo", (7, 5)),
    row("斜月", "斜月", "shagetsu", (6, 6)),
    row("名月", "名月", "meigetsu", (6, 5)),
    row("彗星", "彗星", "suisei", (5, 5)),
];

impl Opening {
    /// All 26 in the order of rules.md §8.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..26).map(Self)
    }

    /// The opening that the first three stones, in the order played, are, in whichever of the 8 orientations; `None`
    /// when they are outside the 26 (妖刀).
    pub fn of(moves: [Point; 3]) -> Option<Self> {
        Symmetry::ALL
            .iter()
            .find_map(|s| Self::all().find(|opening| opening.stones() == moves.map(|p| s.apply(p))))
    }

    fn row(self) -> &'static OpeningRow {
        &TABLE[usize::from(self.0)]
    }

    /// Direct or indirect.
    pub const fn family(self) -> Family {
        if self.0 < 13 {
            Family::Direct
        } else {
            Family::Indirect
        }
    }

    /// `1D` to `13D`, `1I` to `13I`.
    pub fn code(self) -> String {
        let letter = if self.family() == Family::Direct {
            'D'
        } else {
            'I'
        };
        format!("{}{letter}", self.0 % 13 + 1)
    }

    /// Name in simplified characters.
    pub fn chinese(self) -> &'static str {
        self.row().chinese
    }

    /// Name in unsimplified characters: the Japanese form for 渓月 and 疎星, else that of traditional Chinese.
    pub fn traditional(self) -> &'static str {
        self.row().traditional
    }

    /// Name in Latin letters, lower case.
    pub fn romaji(self) -> &'static str {
        self.row().romaji
    }

    /// Everything that [`FromStr`] takes for it, in lower case.
    pub fn names(self) -> Vec<String> {
        let code = self.code().to_lowercase();
        let (number, letter) = code.split_at(code.len() - 1);
        let row = self.row();
        let mut names = vec![row.chinese, row.traditional, row.romaji];
        names.extend(also_written(row.chinese));
        let mut names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        names.extend([format!("{letter}{number}"), code]);
        names
    }

    /// The three stones in the canonical orientation: black H8, white H9 or I9, black.
    pub fn stones(self) -> [Point; 3] {
        let at = |col, row| Point::new(col, row).expect("the table lies on the board");
        let second = if self.family() == Family::Direct {
            at(7, 8)
        } else {
            at(8, 8)
        };
        let (col, row) = self.row().third;
        [Point::CENTER, second, at(col, row)]
    }
}

/// No opening has that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not an opening; give one of the 26 by name (花月, kagetsu) or code (4D, 12I)")]
pub struct OpeningNameError(String);

impl FromStr for Opening {
    type Err = OpeningNameError;

    /// Reads a Chinese name in either script, a rōmaji name or a code, `4D` or `d4`, in any case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let name: String = text
            .trim()
            .chars()
            .map(fold_width)
            .collect::<String>()
            .to_lowercase();
        Self::all()
            .find(|opening| opening.names().contains(&name))
            .ok_or_else(|| OpeningNameError(showable::head(text)))
    }
}

/// Traditional spellings that stand in neither column of the table.
fn also_written(chinese: &str) -> &'static [&'static str] {
    match chinese {
        "溪月" => &["谿月"],
        "恒星" => &["恆星"],
        _ => &[],
    }
}

//! The examples on the rules page: positions and their headings.
//!
//! What is shown in them is examined live; nothing here says what the verdict is but the heading.

use super::Lang;

/// An example of the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Example {
    /// 三三.
    DoubleThree,
    /// 四四.
    DoubleFour,
    /// 长连.
    Overline,
    /// 四三, which is legal.
    FourThree,
    /// 假活三.
    FalseThree,
}

impl Example {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 5] = [
        Self::DoubleThree,
        Self::DoubleFour,
        Self::Overline,
        Self::FourThree,
        Self::FalseThree,
    ];

    /// The position as moves, White's out of the way, and the point of the black stone in question.
    pub const fn position(self) -> (&'static str, &'static str) {
        match self {
            Self::DoubleThree => ("g8 a1 i8 c1 h7 e1 h9 g1", "h8"),
            Self::DoubleFour => ("e8 d8 f8 a1 g8 c1 h9 h12 h10 e1 h11 g1", "h8"),
            Self::Overline => ("e8 a1 f8 c1 g8 e1 i8 g1 j8 k1", "h8"),
            Self::FourThree => ("e8 d8 f8 a1 g8 c1 h9 e1 h10 g1", "h8"),
            Self::FalseThree => ("f8 d8 g8 a1 k8 c1 h9 e1 h10 g1", "h8"),
        }
    }

    /// Which finding is shown: the whole, or one by its number.
    pub const fn shown(self) -> usize {
        match self {
            Self::FalseThree => 1,
            _ => 0,
        }
    }

    /// The heading.
    pub fn heading(self, lang: Lang) -> &'static str {
        heading(lang, self)
    }
}

texts! {
    heading(example: Example) -> &'static str = match example {
        Example::DoubleThree => "Double-three: forbidden" "三三：禁手" "三三：禁手" "三々：禁手";
        Example::DoubleFour => "Double-four: forbidden" "四四：禁手" "四四：禁手" "四々：禁手";
        Example::Overline => "Overline: forbidden" "长连：禁手" "長連：禁手" "長連：禁手";
        Example::FourThree => "Four and three: legal" "四三：不是禁手" "四三：不是禁手" "四三：禁手ではない";
        Example::FalseThree => "False three: looks like a three but cannot become a straight four"
            "假活三：看似活三，却不能成活四"
            "假活三：看似活三，卻不能成活四"
            "見かけだけの三：三に見えるが、棒四にできない";
    };
}

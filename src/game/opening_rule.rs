//! The opening rules in use, each a list of steps. Another rule is another entry here and its words in `text`.

use super::procedure::{Branch, Count, Seat, Step, Way, Zone};
use super::rule_set::Mode;
use crate::rules::{Color, fold_width};

/// How a game is begun so that neither person is ahead: the steps before free play.
///
/// ```
/// use renju::game::{Action, Game, OpeningRule, Phase, RuleSet, Setup};
/// let mut setup = Setup::new(RuleSet::Rif(Default::default()));
/// setup.opening_rule = OpeningRule::named("T10", None).unwrap();
/// assert_eq!(setup.opening_rule.name, "taraguchi-10");
/// let mut game = Game::new(setup);
/// game.apply(Action::Place("H8".parse().unwrap())).unwrap();
/// assert!(matches!(game.phase(), Phase::Swapping { .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpeningRule {
    /// The name on the command line and in files.
    pub name: &'static str,
    /// Other names, as [`OpeningRule::named`] folds them.
    pub also: &'static [&'static str],
    /// The rule mode it belongs to.
    pub mode: Mode,
    /// The steps before free play.
    pub steps: &'static [Step],
    /// The steps that follow a designated opening (指定打法); `None` where the rule has no such form.
    pub designated: Option<&'static [Step]>,
}

const FIRST: Seat = Seat::TentativeBlack;
const OTHER: Seat = Seat::TentativeWhite;
const BLACK: Seat = Seat::Side(Color::Black);
const WHITE: Seat = Seat::Side(Color::White);

const fn black(zone: Zone, by: Seat) -> Step {
    let color = Color::Black;
    Step::Place { color, zone, by }
}

const fn white(zone: Zone, by: Seat) -> Step {
    let color = Color::White;
    Step::Place { color, zone, by }
}

/// Colours are exchanged or kept; the same person's next stone keeps them as well.
const fn swap(by: Seat) -> Step {
    let or_place = true;
    Step::Swap { by, or_place }
}

const fn declare(min: u8, max: u8, by: Seat) -> Step {
    Step::Declare { min, max, by }
}

const fn propose(count: Count) -> Step {
    Step::Propose { count, by: BLACK }
}

const PICK: Step = Step::Pick { by: WHITE };

const fn choose(by: Seat, ways: &'static [Way]) -> Step {
    Step::Choose { by, ways }
}

const fn way(branch: Branch, then: &'static [Step]) -> Way {
    Way { branch, then }
}

const TAKE_WHITE: Way = way(Branch::Take(Color::White), &[]);
const TAKE_BLACK: Way = way(Branch::Take(Color::Black), &[]);

/// Black's fifth move in the central 9×9, and the last right to swap.
const FIFTH: &[Step] = &[black(Zone::NINE, BLACK), swap(WHITE)];

/// Five rights to swap, or proposals in place of the last two.
///
/// Whether Black may propose after a swap at move 4 is read both ways; here not. For the other reading, the steps
/// after [`Branch::Swap`] are a choice again, between the same `Place` and `Offer`.
const fn taraguchi(ways: &'static [Way]) -> [Step; 8] {
    [
        black(Zone::CENTER, BLACK),
        swap(WHITE),
        white(Zone::THREE, WHITE),
        swap(BLACK),
        black(Zone::FIVE, BLACK),
        swap(WHITE),
        white(Zone::SEVEN, WHITE),
        choose(BLACK, ways),
    ]
}

impl OpeningRule {
    /// No procedure, in free mode.
    pub const NONE: &'static Self = &Self {
        name: "none",
        also: &["无", "無", "なし", "自由开局", "自由打ち"],
        mode: Mode::Free,
        steps: &[],
        designated: Some(&[]),
    };

    /// The first stone lies on H8, in standard mode (rules.md §4).
    pub const STANDARD: &'static Self = &Self {
        mode: Mode::Standard,
        steps: &[black(Zone::CENTER, BLACK)],
        ..*Self::NONE
    };

    /// The RIF opening (rules.md §7).
    pub const RIF: &'static Self = &Self {
        name: "rif",
        also: &[
            "五手两打",
            "五手兩打",
            "2題打ち",
            "二題打ち",
            "珠型交替五珠2題打ち",
        ],
        mode: Mode::Rif,
        steps: &[
            black(Zone::CENTER, FIRST),
            white(Zone::THREE, FIRST),
            black(Zone::FIVE, FIRST),
            Step::Swap {
                by: OTHER,
                or_place: false,
            },
            white(Zone::BOARD, WHITE),
            propose(Count::Fixed(2)),
            PICK,
        ],
        designated: Some(&[white(Zone::BOARD, WHITE), propose(Count::Fixed(2)), PICK]),
    };

    /// Every rule that can be asked for, in the order in which they are listed.
    pub const ALL: &'static [&'static Self] = &[
        Self::RIF,
        &Self {
            name: "yamaguchi",
            also: &[
                "山口",
                "山口规则",
                "山口規則",
                "山口ルール",
                "題数打ち",
                "題数指定打ち",
            ],
            mode: Mode::Rif,
            steps: &[
                black(Zone::CENTER, FIRST),
                white(Zone::THREE, FIRST),
                black(Zone::FIVE, FIRST),
                declare(1, 12, FIRST),
                swap(OTHER),
                white(Zone::BOARD, WHITE),
                propose(Count::Declared),
                PICK,
            ],
            designated: None,
        },
        &Self {
            name: "soosorv-8",
            also: &["s8", "soosyrv8", "索索夫8", "四珠交替打ち", "ソーソロフ8"],
            mode: Mode::Rif,
            steps: &soosorv(8),
            designated: None,
        },
        &Self {
            name: "soosorv-4",
            also: &[
                "s4",
                "soosorv",
                "soosyrv",
                "soosyrv4",
                "索索夫",
                "索索夫4",
                "ソーソロフ",
                "ソーソロフ4",
            ],
            mode: Mode::Rif,
            steps: &soosorv(4),
            designated: None,
        },
        &Self {
            name: "taraguchi-10",
            also: &[
                "t10",
                "塔拉古奇10",
                "塔拉山口10",
                "五珠交替打ち",
                "タラグチ10",
            ],
            mode: Mode::Rif,
            steps: &taraguchi(&[
                way(Branch::Place, FIFTH),
                way(Branch::Swap, FIFTH),
                way(Branch::Offer, &[propose(Count::Fixed(10)), PICK]),
            ]),
            designated: None,
        },
        &Self {
            name: "taraguchi",
            also: &[
                "taraguchi5",
                "t5",
                "塔拉古奇",
                "塔拉古奇5",
                "塔拉山口",
                "タラグチ",
                "タラグチ5",
            ],
            mode: Mode::Rif,
            steps: &taraguchi(&[
                way(Branch::Place, FIFTH),
                way(Branch::Swap, FIFTH),
                way(Branch::Offer, &[propose(Count::Fixed(5)), PICK]),
            ]),
            designated: None,
        },
        &Self {
            name: "tarannikov",
            also: &["塔拉尼科夫", "五次交换", "五次交換", "タランニコフ"],
            mode: Mode::Rif,
            steps: &[
                black(Zone::CENTER, BLACK),
                swap(WHITE),
                white(Zone::THREE, WHITE),
                swap(BLACK),
                black(Zone::FIVE, BLACK),
                swap(WHITE),
                white(Zone::SEVEN, WHITE),
                swap(BLACK),
                black(Zone::NINE, BLACK),
                swap(WHITE),
            ],
            designated: None,
        },
        &Self {
            name: "sakata",
            also: &["坂田", "坂田规则", "坂田規則", "坂田ルール"],
            mode: Mode::Rif,
            steps: &[
                black(Zone::CENTER, FIRST),
                white(Zone::THREE, FIRST),
                black(Zone::FIVE, FIRST),
                white(Zone::SEVEN, OTHER),
                black(Zone::NINE, OTHER),
                choose(FIRST, &[TAKE_WHITE, TAKE_BLACK]),
            ],
            designated: None,
        },
        Self::NONE,
        &Self {
            name: "swap",
            also: &["三手交换", "三手交換", "スワップ"],
            mode: Mode::Free,
            steps: &[
                black(Zone::BOARD, FIRST),
                white(Zone::BOARD, FIRST),
                black(Zone::BOARD, FIRST),
                choose(OTHER, &[TAKE_WHITE, TAKE_BLACK]),
            ],
            designated: None,
        },
        &Self {
            name: "swap2",
            also: &["スワップ2"],
            mode: Mode::Free,
            steps: &[
                black(Zone::BOARD, FIRST),
                white(Zone::BOARD, FIRST),
                black(Zone::BOARD, FIRST),
                choose(
                    OTHER,
                    &[
                        TAKE_WHITE,
                        TAKE_BLACK,
                        way(
                            Branch::Add,
                            &[
                                white(Zone::BOARD, OTHER),
                                black(Zone::BOARD, OTHER),
                                choose(FIRST, &[TAKE_WHITE, TAKE_BLACK]),
                            ],
                        ),
                    ],
                ),
            ],
            designated: None,
        },
        &Self {
            name: "pro",
            also: &["プロ"],
            mode: Mode::Free,
            steps: &[
                black(Zone::CENTER, BLACK),
                white(Zone::BOARD, WHITE),
                black(Zone::Beyond(2), BLACK),
            ],
            designated: None,
        },
        &Self {
            name: "long-pro",
            also: &["ロングプロ"],
            mode: Mode::Free,
            steps: &[
                black(Zone::CENTER, BLACK),
                white(Zone::BOARD, WHITE),
                black(Zone::Beyond(3), BLACK),
            ],
            designated: None,
        },
        &Self {
            name: "swap1",
            also: &["一手交换", "一手交換", "スワップ1"],
            mode: Mode::Free,
            steps: &[black(Zone::BOARD, BLACK), swap(WHITE)],
            designated: None,
        },
    ];

    /// The rule of a mode when none is asked for.
    pub const fn of(mode: Mode) -> &'static Self {
        match mode {
            Mode::Free => Self::NONE,
            Mode::Standard => Self::STANDARD,
            Mode::Rif => Self::RIF,
        }
    }

    /// The rule of this name, of this mode if one is given; case, width, accents, blanks and hyphens do not matter.
    pub fn named(name: &str, mode: Option<Mode>) -> Option<&'static Self> {
        let name = folded(name);
        [Self::STANDARD]
            .iter()
            .chain(Self::ALL)
            .filter(|rule| mode.is_none_or(|mode| rule.mode == mode))
            .find(|rule| folded(rule.name) == name || rule.also.contains(&&*name))
            .copied()
    }
}

/// White declares the number of proposals with move 4, and Black may swap then.
const fn soosorv(most: u8) -> [Step; 9] {
    [
        black(Zone::CENTER, FIRST),
        white(Zone::THREE, FIRST),
        black(Zone::FIVE, FIRST),
        swap(OTHER),
        white(Zone::BOARD, WHITE),
        declare(1, most, WHITE),
        swap(BLACK),
        propose(Count::Declared),
        PICK,
    ]
}

/// A name without what people write in different ways.
fn folded(name: &str) -> String {
    name.chars()
        .map(fold_width)
        .flat_map(char::to_lowercase)
        .filter(|c| !matches!(c, ' ' | '-' | '_' | '–' | '\u{300}'..='\u{36F}'))
        .map(|c| match c {
            'ò'..='ö' | 'ø' | 'ō' => 'o',
            'ù'..='ü' | 'ū' => 'u',
            'à'..='å' | 'ā' => 'a',
            c => c,
        })
        .collect()
}

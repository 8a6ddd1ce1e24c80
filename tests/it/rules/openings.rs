//! The 26 openings: found by enumeration, named as rules.md §8 names them, and read back by name.

use std::collections::{BTreeMap, BTreeSet};

use renju::rules::{Family, Opening, Point};

use crate::support::dense::point;
use crate::support::oracle::{At, all_points};
use crate::support::positions::{read, turned};

/// Rules.md §8 as printed there: code, name, the other spelling where one is given, rōmaji, third stone.
const PRINTED: [(&str, &str, &str, &str, &str); 26] = [
    ("1D", "寒星", "", "kansei", "H10"),
    ("2D", "溪月", "渓月", "keigetsu", "I10"),
    ("3D", "疏星", "疎星", "sosei", "J10"),
    ("4D", "花月", "", "kagetsu", "I9"),
    ("5D", "残月", "", "zangetsu", "J9"),
    ("6D", "雨月", "", "ugetsu", "I8"),
    ("7D", "金星", "", "kinsei", "J8"),
    ("8D", "松月", "", "shogetsu", "H7"),
    ("9D", "丘月", "", "kyugetsu", "I7"),
    ("10D", "新月", "", "shingetsu", "J7"),
    ("11D", "瑞星", "", "zuisei", "H6"),
    ("12D", "山月", "", "sangetsu", "I6"),
    ("13D", "游星", "遊星", "yusei", "J6"),
    ("1I", "长星", "長星", "chosei", "J10"),
    ("2I", "峡月", "", "kyogetsu", "J9"),
    ("3I", "恒星", "", "kosei", "J8"),
    ("4I", "水月", "", "suigetsu", "J7"),
    ("5I", "流星", "", "ryusei", "J6"),
    ("6I", "云月", "雲月", "ungetsu", "I8"),
    ("7I", "浦月", "", "hogetsu", "I7"),
    ("8I", "岚月", "嵐月", "rangetsu", "I6"),
    ("9I", "银月", "銀月", "gingetsu", "H7"),
    ("10I", "明星", "", "myojo", "H6"),
    ("11I", "斜月", "", "shagetsu", "G7"),
    ("12I", "名月", "", "meigetsu", "G6"),
    ("13I", "彗星", "", "suisei", "F6"),
];

/// Spellings that rules.md does not print: traditional Chinese and older Japanese forms.
const ALSO: [(&str, &str); 9] = [
    ("谿月", "2D"),
    ("疎星", "3D"),
    ("疏星", "3D"),
    ("殘月", "5D"),
    ("遊星", "13D"),
    ("峽月", "2I"),
    ("恆星", "3I"),
    ("雲月", "6I"),
    ("長星", "1I"),
];

const CENTER: At = (7, 7);

/// Every way to put the first three stones of a RIF opening (rules.md §7).
fn all_three_stones() -> Vec<[At; 3]> {
    let inside = |(x, y): At, reach: i8| (x - 7).abs() <= reach && (y - 7).abs() <= reach;
    let mut found = Vec::new();
    for second in all_points().filter(|&p| inside(p, 1) && p != CENTER) {
        for third in all_points().filter(|&p| inside(p, 2) && p != CENTER && p != second) {
            found.push([CENTER, second, third]);
        }
    }
    found
}

/// The least of the 8 images: one for each class.
fn class(three: [At; 3]) -> [At; 3] {
    (0..8)
        .map(|orientation| three.map(|p| turned(p, orientation)))
        .min()
        .unwrap()
}

#[test]
fn three_stones_fall_into_exactly_26_openings() {
    let all = all_three_stones();
    assert_eq!(all.len(), 8 * 23);
    let mut names: BTreeMap<[At; 3], BTreeSet<String>> = BTreeMap::new();
    for three in all {
        let opening = Opening::of(three.map(point)).expect("every RIF opening has a name");
        names
            .entry(class(three))
            .or_default()
            .insert(opening.code());
    }
    assert_eq!(names.len(), 26);
    // One name for a class, and no name for two.
    assert!(names.values().all(|codes| codes.len() == 1), "{names:?}");
    assert_eq!(names.values().flatten().collect::<BTreeSet<_>>().len(), 26);
}

#[test]
fn the_openings_are_named_as_printed() {
    assert_eq!(Opening::all().count(), PRINTED.len());
    for (opening, (code, name, other, romaji, third)) in Opening::all().zip(PRINTED) {
        assert_eq!(opening.code(), code);
        assert_eq!(opening.chinese(), name);
        if !other.is_empty() {
            assert_eq!(opening.traditional(), other);
        }
        assert_eq!(opening.romaji(), romaji);
        let direct = code.ends_with('D');
        assert_eq!(opening.family() == Family::Direct, direct);
        let second = if direct { "H9" } else { "I9" };
        let stones = ["H8", second, third].map(read);
        assert_eq!(opening.stones(), stones.map(point));
        for orientation in 0..8 {
            let turned = stones.map(|p| point(turned(p, orientation)));
            assert_eq!(
                Opening::of(turned),
                Some(opening),
                "{code} in orientation {orientation}"
            );
        }
    }
}

#[test]
fn stones_outside_the_26_have_no_name() {
    for three in [
        ["H8", "H10", "I9"],
        ["H8", "H9", "K8"],
        ["H9", "H8", "I9"],
        ["A1", "A2", "B2"],
    ] {
        let three: [Point; 3] = three.map(|p| point(read(p)));
        assert_eq!(Opening::of(three), None, "{three:?}");
    }
}

#[test]
fn every_spelling_of_a_name_is_read() {
    let is = |text: &str, code: &str| {
        let found = text.parse::<Opening>().map(Opening::code);
        assert_eq!(found.as_deref(), Ok(code), "{text}");
    };
    for (code, name, other, romaji, _) in PRINTED {
        is(name, code);
        if !other.is_empty() {
            is(other, code);
        }
        let (number, letter) = code.split_at(code.len() - 1);
        let swapped = format!("{letter}{number}");
        for text in [romaji, code, &swapped] {
            is(text, code);
            is(&text.to_lowercase(), code);
            is(&text.to_uppercase(), code);
            is(&format!("  {text} "), code);
        }
        let opening: Opening = name.parse().unwrap();
        is(opening.traditional(), code);
    }
    for (name, code) in ALSO {
        is(name, code);
    }
    is("４Ｄ", "4D");
    is("ＫＡＧＥＴＳＵ", "4D");
}

#[test]
fn what_names_no_opening_is_refused() {
    for text in [
        "花",
        "",
        " ",
        "14D",
        "D0",
        "0D",
        "D",
        "4",
        "4DD",
        "D4D",
        "花月月",
        "kagetsuu",
        "04D",
        "+4D",
        "4I3",
    ] {
        let error = text.parse::<Opening>().expect_err(text);
        assert!(error.to_string().contains(text), "{error}");
    }
    // A long text is shown cut short.
    assert!(
        "長"
            .repeat(5_000)
            .parse::<Opening>()
            .unwrap_err()
            .to_string()
            .chars()
            .count()
            < 200
    );
}

//! Why a black stone is forbidden, or a look-alike no three: sentences for every finding.
//!
//! One sentence a shape and one a way, each on its own, so that the screen can show them one after
//! another and `renju judge --why` as an indented tree.

use crate::rules::{Candidate, Direction, End, Examination, Failure, Four, Point, Way};

use super::verdict::forbidden_kind;
use super::{Lang, judged};

/// The way a line runs.
pub fn direction(lang: Lang, direction: Direction) -> &'static str {
    match direction {
        Direction::Horizontal => word!(lang, "row", "横", "橫", "横"),
        Direction::Vertical => word!(lang, "column", "竖", "豎", "縦"),
        Direction::Rising => word!(lang, "diagonal /", "斜 /", "斜 /", "斜め /"),
        Direction::Falling => word!(lang, "diagonal \\", "斜 \\", "斜 \\", "斜め \\"),
    }
}

/// Points one after the other.
pub fn points(list: &[Point]) -> String {
    list.iter()
        .map(Point::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The verdict on the whole: `H10: forbidden: double-three (3-3)`.
pub fn conclusion(lang: Lang, found: &Examination) -> String {
    let (point, verdict) = (found.point, judged(lang, found.verdict));
    say!(
        lang,
        "{point}: {verdict}",
        "{point}：{verdict}",
        "{point}：{verdict}",
        "{point}：{verdict}"
    )
}

/// A row of five or more.
pub fn row(lang: Lang, way: Direction, stones: &[Point], is_five: bool) -> String {
    let (way, list, n) = (direction(lang, way), points(stones), stones.len());
    if is_five {
        say!(
            lang,
            "{way} {list}: five",
            "{way} {list}：五连",
            "{way} {list}：五連",
            "{way} {list}：五連"
        )
    } else {
        say!(
            lang,
            "{way} {list}: overline of {n}",
            "{way} {list}：长连（{n}）",
            "{way} {list}：長連（{n}）",
            "{way} {list}：長連（{n}）"
        )
    }
}

/// A four and where it becomes five.
pub fn four(lang: Lang, way: Direction, four: &Four) -> String {
    let (way, list) = (direction(lang, way), points(&four.stones));
    let at = points(&four.completions);
    if four.is_straight() {
        say!(
            lang,
            "{way} {list}: straight four, five at {at}",
            "{way} {list}：活四，{at} 成五",
            "{way} {list}：活四，{at} 成五",
            "{way} {list}：棒四、{at} で五連"
        )
    } else {
        say!(
            lang,
            "{way} {list}: four, five at {at}",
            "{way} {list}：冲四，{at} 成五",
            "{way} {list}：衝四，{at} 成五",
            "{way} {list}：四、{at} で五連"
        )
    }
}

/// A three and where it becomes a straight four, or a false one.
pub fn candidate(lang: Lang, way: Direction, candidate: &Candidate) -> String {
    let (way, list) = (direction(lang, way), points(&candidate.stones));
    if candidate.is_three() {
        let at = points(&candidate.straight_four_points().collect::<Vec<_>>());
        say!(
            lang,
            "{way} {list}: three, straight four at {at}",
            "{way} {list}：活三，{at} 成活四",
            "{way} {list}：活三，{at} 成活四",
            "{way} {list}：三、{at} で棒四"
        )
    } else {
        say!(
            lang,
            "{way} {list}: false three",
            "{way} {list}：假活三",
            "{way} {list}：假活三",
            "{way} {list}：見かけだけの三"
        )
    }
}

/// Why one way to the straight four counts or not.
pub fn way(lang: Lang, way: &Way) -> String {
    let point = way.point;
    match &way.failure {
        None => say!(
            lang,
            "{point} makes it a straight four",
            "走 {point} 成活四",
            "下 {point} 成活四",
            "{point} に打てば棒四"
        ),
        Some(Failure::Five(_)) => {
            say!(
                lang,
                "{point} would make a five elsewhere",
                "走 {point} 同时成五，不算活三",
                "下 {point} 同時成五，不算活三",
                "{point} は同時に五連になるので三ではない"
            )
        }
        Some(Failure::Forbidden(kind, _)) => {
            let kind = forbidden_kind(lang, *kind);
            say!(
                lang,
                "{point} would itself be forbidden: {kind}",
                "走 {point} 本身是{kind}禁手",
                "下 {point} 本身是{kind}禁手",
                "{point} 自体が{kind}の禁手"
            )
        }
        Some(Failure::NoRoom) => {
            let why: Vec<String> = way
                .ends
                .iter()
                .filter_map(|&(at, end)| closed_end(lang, at, end))
                .collect();
            let why = why.join(word!(lang, ", ", "，", "，", "、"));
            say!(
                lang,
                "{point} makes no straight four: {why}",
                "走 {point} 不成活四：{why}",
                "下 {point} 不成活四：{why}",
                "{point} に打っても棒四にならない：{why}"
            )
        }
    }
}

/// Why a four cannot be made five at this end.
fn closed_end(lang: Lang, at: Option<Point>, end: End) -> Option<String> {
    Some(match (end, at) {
        (End::Open, _) | (End::Sixth, None) => return None,
        (End::Blocked, None) => word!(
            lang,
            "the edge closes one end",
            "一端是棋盘边",
            "一端是棋盤邊",
            "片端が盤の端"
        )
        .to_owned(),
        (End::Blocked, Some(p)) => say!(
            lang,
            "white {p} closes one end",
            "一端有白子 {p}",
            "一端有白子 {p}",
            "片端に白石 {p}"
        ),
        (End::Sixth, Some(p)) => say!(
            lang,
            "{p} would make six",
            "走 {p} 会成六",
            "下 {p} 會成六",
            "{p} に打つと六連"
        ),
    })
}

/// The whole examination as lines of text, nested reasons indented by two blanks a level.
pub fn tree(lang: Lang, found: &Examination) -> Vec<String> {
    let mut lines = vec![conclusion(lang, found)];
    for line in &found.lines {
        let way_of = line.direction;
        for (stones, is_five) in [(&line.five, true), (&line.overline, false)] {
            if let Some(stones) = stones {
                lines.push(format!("  {}", row(lang, way_of, stones, is_five)));
            }
        }
        lines.extend(
            line.fours
                .iter()
                .map(|f| format!("  {}", four(lang, way_of, f))),
        );
        for c in &line.candidates {
            lines.push(format!("  {}", candidate(lang, way_of, c)));
            for w in &c.ways {
                lines.push(format!("    {}", way(lang, w)));
                if let Some(Failure::Five(nested) | Failure::Forbidden(_, nested)) = &w.failure {
                    lines.extend(
                        tree(lang, nested)
                            .into_iter()
                            .map(|line| format!("      {line}")),
                    );
                }
            }
        }
    }
    lines
}

//! Why a black stone is forbidden, or a look-alike no three: sentences for every finding.
//!
//! One sentence a shape and one a way, each on its own, so that the screen can show them one after
//! another and `renju judge --why` as an indented tree.

use crate::rules::{Candidate, Completion, Direction, End, Examination, Failure, Four, Point};

use super::shapes::forbidden_kind;
use super::{Lang, judged};

texts! {
    /// The way a line runs.
    pub direction(direction: Direction) -> &'static str = match direction {
        Direction::Horizontal => "row" "横" "橫" "横";
        Direction::Vertical => "column" "竖" "豎" "縦";
        Direction::Rising => "diagonal /" "斜 /" "斜 /" "斜め /";
        Direction::Falling => "diagonal \\" "斜 \\" "斜 \\" "斜め \\";
    };
    /// The verdict on the whole: `H10: forbidden: double-three (3-3)`.
    pub conclusion(found: &Examination) = "{point}: {verdict}"
        "{point}：{verdict}"
        "{point}：{verdict}"
        "{point}：{verdict}" with verdict = judged(found.verdict) where point = found.point;
    /// A row of five or more.
    pub row(way: Direction, stones: &[Point], is_five: bool) = match is_five {
        true => "{way} {list}: five"
            "{way} {list}：五连"
            "{way} {list}：五連"
            "{way} {list}：五連" with way = direction(way) where list = points(stones);
        false => "{way} {list}: overline of {n}"
            "{way} {list}：长连（{n}）"
            "{way} {list}：長連（{n}）"
            "{way} {list}：長連（{n}）" with way = direction(way) where list = points(stones), n = stones.len();
    };
    /// A four and where it becomes five.
    pub four(way: Direction, four: &Four) = match (four.is_straight()) {
        true => "{way} {list}: straight four, five at {at}"
            "{way} {list}：活四，{at} 成五"
            "{way} {list}：活四，{at} 成五"
            "{way} {list}：棒四、{at} で五連" with way = direction(way) where list = points(&four.stones), at = points(&four.completions);
        false => "{way} {list}: four, five at {at}"
            "{way} {list}：冲四，{at} 成五"
            "{way} {list}：衝四，{at} 成五"
            "{way} {list}：四、{at} で五連" with way = direction(way) where list = points(&four.stones), at = points(&four.completions);
    };
    /// A three and where it becomes a straight four, or a false one.
    pub candidate(way: Direction, candidate: &Candidate) = match (candidate.is_three()) {
        true => "{way} {list}: three, straight four at {at}"
            "{way} {list}：活三，{at} 成活四"
            "{way} {list}：活三，{at} 成活四"
            "{way} {list}：三、{at} で棒四" with way = direction(way) where list = points(&candidate.stones), at = points(&candidate.straight_four_points().collect::<Vec<_>>());
        false => "{way} {list}: false three"
            "{way} {list}：假活三"
            "{way} {list}：假活三"
            "{way} {list}：見かけだけの三" with way = direction(way) where list = points(&candidate.stones);
    };
    /// Why one way to the straight four counts or not.
    pub way(way: &Completion) = match (&way.failure) {
        None => "{point} makes it a straight four"
            "走 {point} 成活四" "下 {point} 成活四" "{point} に打てば棒四" where point = way.point;
        Some(Failure::Five(_)) => "{point} would also make a five, so this is not a three"
            "走 {point} 同时成五，不算活三"
            "下 {point} 同時成五，不算活三"
            "{point} は同時に五連になるので三ではない" where point = way.point;
        Some(Failure::Forbidden(kind, _)) => "{point} would itself be forbidden: {kind}"
            "走 {point} 本身是{kind}禁手"
            "下 {point} 本身是{kind}禁手"
            "{point} 自体が{kind}の禁手" with kind = forbidden_kind(*kind) where point = way.point;
        Some(Failure::NoRoom) => "{point} does not make a straight four: {why}"
            "走 {point} 不成活四：{why}"
            "下 {point} 不成活四：{why}"
            "{point} に打っても棒四にならない（{why}）" with why = closed_ends(way) where point = way.point;
    };
    /// Why a four cannot be made five at this end.
    closed_end(at: Option<Point>, end: End) = match (end, at) {
        (End::Open, _) | (End::Sixth, None) => "" "" "" "";
        (End::Blocked, None) => "blocked by the edge" "一端是棋盘边" "一端是棋盤邊" "片端が盤の端";
        (End::Blocked, Some(p)) => "blocked by white {p}" "一端有白子 {p}" "一端有白子 {p}" "片端に白石 {p}";
        (End::Sixth, Some(p)) => "{p} would make six" "走 {p} 会成六" "下 {p} 會成六" "{p} に打つと六連";
    };
    /// What stands between the parts of a list.
    pub between = ", " "，" "，" "、";
}

/// Points one after the other.
pub fn points(list: &[Point]) -> String {
    list.iter()
        .map(Point::to_string)
        .collect::<Vec<_>>()
        .join(" ")
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

fn closed_ends(lang: Lang, way: &Completion) -> String {
    let ends = way.ends.iter().map(|&(at, end)| closed_end(lang, at, end));
    let why: Vec<String> = ends.filter(|why| !why.is_empty()).collect();
    why.join(between(lang))
}

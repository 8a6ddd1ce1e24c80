//! Words for shapes and verdicts.

use crate::rules::{Examination, Forbidden, Point, Tally, Verdict};

use super::Lang;

/// The name of a kind of forbidden move.
pub fn forbidden_kind(lang: Lang, kind: Forbidden) -> &'static str {
    match kind {
        Forbidden::Overline => word!(lang, "overline", "长连"),
        Forbidden::DoubleFour => word!(lang, "double-four", "四四"),
        Forbidden::DoubleThree => word!(lang, "double-three", "三三"),
    }
}

/// All the shapes of a stone in one word, as players say it: 四三三 or 4-3-3.
pub fn shape_names(lang: Lang, tally: Tally) -> String {
    match lang {
        Lang::En => tally.to_string(),
        Lang::Zh | Lang::Hant | Lang::Ja => chinese_shapes(tally),
    }
}

fn chinese_shapes(tally: Tally) -> String {
    tally
        .digits()
        .map(|digit| match digit {
            6 => "长连",
            4 => "四",
            _ => "三",
        })
        .collect()
}

/// A forbidden stone in a few words: `H10 double-three (3-3)`.
pub fn shape_sentence(lang: Lang, point: Point, kind: Forbidden, tally: Tally) -> String {
    let name = forbidden_kind(lang, kind);
    let shapes = shape_names(lang, tally);
    // 三三禁手（三三） would say the same thing twice.
    if shapes == name {
        return say!(lang, "{point} {name}", "{point} {name}禁手");
    }
    say!(
        lang,
        "{point} {name} ({shapes})",
        "{point} {name}禁手（{shapes}）"
    )
}

/// One line of `renju judge --at`, the same in every language, for programs read it too.
pub fn judge_line(point: Point, verdict: Verdict) -> String {
    let at = point.to_string().to_lowercase();
    match verdict {
        Verdict::Five => format!("{at}: five"),
        Verdict::Forbidden(kind, tally) => {
            format!("{at}: {tally} ({}, {kind})", chinese_shapes(tally))
        }
        Verdict::Legal(tally) if tally.is_empty() => format!("{at}: nothing"),
        Verdict::Legal(tally) => format!("{at}: {tally}"),
    }
}

/// What a wrong claim is answered: what the stone really makes.
pub fn claim_answer(lang: Lang, found: &Examination) -> String {
    let point = found.point;
    let tally = found.tally();
    let false_threes = found
        .lines
        .iter()
        .flat_map(|line| {
            line.candidates
                .iter()
                .filter(|candidate| !candidate.is_three())
        })
        .count();
    let made = match (tally.fours, tally.threes) {
        (0, 0) => word!(
            lang,
            "it makes neither a four nor a three",
            "没有四，也没有活三"
        ),
        (0, 1) => word!(lang, "only one three is real", "只有一个活三"),
        (1, 0) => word!(lang, "it makes one four", "只有一个四"),
        _ => word!(
            lang,
            "it makes one four and one three, which is legal",
            "一个四加一个活三，四三不是禁手"
        ),
    };
    if false_threes == 0 {
        return say!(
            lang,
            "{point} is not forbidden: {made}",
            "{point} 不是禁手：{made}"
        );
    }
    say!(
        lang,
        "{point} is not forbidden: {made}; look-alikes that are no threes: {false_threes}",
        "{point} 不是禁手：{made}；假活三：{false_threes} 个"
    )
}

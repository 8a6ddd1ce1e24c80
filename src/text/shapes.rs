//! Words for shapes and verdicts.

use crate::rules::{Examination, Forbidden, Point, Tally, Verdict};

use super::Lang;

texts! {
    /// The name of a kind of forbidden move.
    pub forbidden_kind(kind: Forbidden) -> &'static str = match kind {
        Forbidden::Overline => "overline" "长连" "長連" "長連";
        Forbidden::DoubleFour => "double-four" "四四" "四四" "四々";
        Forbidden::DoubleThree => "double-three" "三三" "三三" "三々";
    };
    /// A forbidden stone in a few words: `H10 double-three (3-3)`.
    pub shape_sentence(point: Point, kind: Forbidden, tally: Tally) = "{point} {what}"
        "{point} {what}" "{point} {what}" "{point} {what}" with what = forbidden_shape(kind, tally);
    forbidden_alone(kind: &str) = "{kind}" "{kind}禁手" "{kind}禁手" "{kind}の禁手";
    forbidden_of(kind: &str, shapes: &str) = "{kind} ({shapes})"
        "{kind}禁手（{shapes}）" "{kind}禁手（{shapes}）" "{kind}の禁手（{shapes}）";
    /// A verdict in one phrase, for the panel.
    pub judged(verdict: Verdict) = match verdict {
        Verdict::Five => "five" "五连" "五連" "五連";
        Verdict::Forbidden(kind, tally) => "forbidden, {what}"
            "{what}" "{what}" "{what}" with what = forbidden_shape(kind, tally);
        Verdict::Legal(tally) if tally.is_empty() => "not forbidden" "不是禁手" "不是禁手" "禁手ではない";
        Verdict::Legal(tally) => "not forbidden ({shapes})"
            "不是禁手（{shapes}）" "不是禁手（{shapes}）" "禁手ではない（{shapes}）" with shapes = shape_names(tally);
    };
    /// What a wrong claim is answered: what the stone really makes.
    pub claim_answer(found: &Examination) = match (false_threes(found)) {
        0 => "{point} is not forbidden: {made}"
            "{point} 不是禁手：{made}"
            "{point} 不是禁手：{made}"
            "{point} は禁手ではありません：{made}" with made = made(found.verdict.tally()) where point = found.point;
        n => "{point} is not forbidden: {made}; false threes: {n}"
            "{point} 不是禁手：{made}；假活三：{n} 个"
            "{point} 不是禁手：{made}；假活三：{n} 個"
            "{point} は禁手ではありません：{made}。見かけだけの三が{n}個" with made = made(found.verdict.tally()) where point = found.point;
    };
    made(tally: Tally) -> &'static str = match (tally.fours, tally.threes) {
        (0, 0) => "it makes neither a four nor a three" "没有四，也没有活三" "沒有四，也沒有活三" "四も三もない";
        (0, 1) => "it makes only one three" "只有一个活三" "只有一個活三" "三は一つだけ";
        (1, 0) => "it makes only one four" "只有一个四" "只有一個四" "四が一つだけ";
        _ => "a four and a three (4-3) is legal"
            "一个四加一个活三，四三不是禁手" "一個四加一個活三，四三不是禁手" "四と三が一つずつ、四三は禁手ではない";
    };
}

/// All the shapes of a stone in one word, as players say it: 四三三 or 4-3-3.
pub fn shape_names(lang: Lang, tally: Tally) -> String {
    match lang {
        Lang::En => tally.to_string(),
        Lang::Zh => spelled(tally, "长连"),
        Lang::Hant => spelled(tally, "長連"),
        Lang::Ja => {
            let shapes = spelled(tally, "長連");
            // A shape said twice takes the mark of repetition; 四三三 and the like are spelled out.
            match shapes.as_str() {
                "三三" => "三々".to_owned(),
                "四四" => "四々".to_owned(),
                _ => shapes,
            }
        }
    }
}

/// The shapes one after another, the overline by the given name.
fn spelled(tally: Tally, overline: &str) -> String {
    tally
        .digits()
        .map(|digit| match digit {
            6 => overline,
            4 => "四",
            _ => "三",
        })
        .collect()
}

/// One line of `renju judge --at`, the same in every language, for programs read it too.
pub fn judge_line(point: Point, verdict: Verdict) -> String {
    let at = point.to_string().to_lowercase();
    match verdict {
        Verdict::Five => format!("{at}: five"),
        Verdict::Forbidden(kind, tally) => {
            let shapes = shape_names(Lang::Zh, tally);
            format!("{at}: {tally} ({shapes}, {kind})")
        }
        Verdict::Legal(tally) if tally.is_empty() => format!("{at}: nothing"),
        Verdict::Legal(tally) => format!("{at}: {tally}"),
    }
}

fn forbidden_shape(lang: Lang, kind: Forbidden, tally: Tally) -> String {
    let (kind, shapes) = (forbidden_kind(lang, kind), shape_names(lang, tally));
    // 三三禁手（三三） would say the same thing twice.
    if kind == shapes {
        forbidden_alone(lang, kind)
    } else {
        forbidden_of(lang, kind, &shapes)
    }
}

fn false_threes(found: &Examination) -> usize {
    let candidates = found.lines.iter().flat_map(|line| &line.candidates);
    candidates.filter(|candidate| !candidate.is_three()).count()
}

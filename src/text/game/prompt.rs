//! What is to be decided, and by whom.

use crate::game::{Branch, Game, Name, Phase, Seat, Zone};
use crate::rules::Color;

use super::ended::{draw_reason, outcome};
use super::{Lang, who};

/// What is to be decided, and by whom.
pub fn prompt(lang: Lang, game: &Game, names: &[Option<Name>; 2]) -> String {
    let Some(player) = game.to_decide() else {
        return game
            .outcome()
            .map_or_else(String::new, |end| outcome(lang, game, names, end));
    };
    let who = who(lang, game, names, player);
    let number = game.next_number();
    match game.phase() {
        Phase::Placing {
            color, zone, by, ..
        } => match by {
            Seat::Side(_) => {
                let place = zone_words(lang, *zone);
                say!(
                    lang,
                    "{who}: place move {number} {place}",
                    "{who}：第 {number} 手下{place}",
                    "{who}：第 {number} 手下{place}",
                    "{who}：{number}手目を{place}に打つ"
                )
            }
            Seat::TentativeBlack | Seat::TentativeWhite => {
                placing(lang, &who, number, *color, *zone)
            }
        },
        Phase::Swapping { .. } => say!(
            lang,
            "{who}: swap colours, or keep them",
            "{who}：选择交换黑白或不交换",
            "{who}：選擇交換黑白或不交換",
            "{who}：黒白を交換するかどうか"
        ),
        Phase::Proposing { count, made, .. } => {
            let which = made.len() + 1;
            say!(
                lang,
                "{who}: propose move 5, {which} of {count}",
                "{who}：五手两打，第 {which} 个打点（共 {count} 个）",
                "{who}：五手兩打，第 {which} 個打點（共 {count} 個）",
                "{who}：五珠{count}題打ち、{which}題目を提示"
            )
        }
        phase @ (Phase::Declaring { .. } | Phase::Choosing { .. } | Phase::Picking { .. }) => {
            chosen_in_the_opening(lang, &who, phase)
        }
        Phase::Removing { .. } => say!(
            lang,
            "{who}: remove one of the two fifth moves (5)",
            "{who}：去掉两个打点（5）中的一个",
            "{who}：去掉兩個打點（5）中的一個",
            "{who}：二つの五珠（5）の一方を外す"
        ),
        Phase::Playing {
            lost_turn: false, ..
        } => say!(
            lang,
            "{who} to move · move {number}",
            "轮到{who} · 第 {number} 手",
            "輪到{who} · 第 {number} 手",
            "{who}の手番 · {number}手目"
        ),
        Phase::Playing { .. } => say!(
            lang,
            "{who} to move · move {number} · White loses its next turn",
            "轮到{who} · 第 {number} 手 · 白方下一手停",
            "輪到{who} · 第 {number} 手 · 白方下一手停",
            "{who}の手番 · {number}手目 · 白の次の一手はパス"
        ),
        Phase::Settling(reason) => {
            let why = draw_reason(lang, *reason);
            say!(
                lang,
                "{why}. {who}: claim a forbidden move, or accept the draw",
                "{why}。{who}：指出禁手，或接受和棋",
                "{why}。{who}：指出禁手，或接受和棋",
                "{why}。{who}：禁手を指摘するか、引き分けに同意する"
            )
        }
        Phase::Over(_) => String::new(),
    }
}

/// What is chosen in some opening rules.
fn chosen_in_the_opening(lang: Lang, who: &str, phase: &Phase) -> String {
    match phase {
        Phase::Declaring { min, max, .. } => say!(
            lang,
            "{who}: declare how many fifth moves Black will propose, {min} to {max}",
            "{who}：声明黑方第 5 手的打点数量，{min} 至 {max}",
            "{who}：聲明黑方第 5 手的打點數量，{min} 至 {max}",
            "{who}：五珠の題数を指定する（{min}～{max}）"
        ),
        Phase::Choosing { ways, .. } => {
            let ways: Vec<&str> = ways.iter().map(|way| choice(lang, way.branch)).collect();
            let ways = ways.join(" / ");
            say!(
                lang,
                "{who}: {ways}",
                "{who}：{ways}",
                "{who}：{ways}",
                "{who}：{ways}"
            )
        }
        Phase::Picking { proposals, .. } => {
            let count = proposals.len();
            say!(
                lang,
                "{who}: choose one of the {count} fifth moves",
                "{who}：从 {count} 个打点中选一个",
                "{who}：從 {count} 個打點中選一個",
                "{who}：{count}題の五珠から一つ選ぶ"
            )
        }
        _ => String::new(),
    }
}

/// A way in which the opening goes on.
fn choice(lang: Lang, choice: Branch) -> &'static str {
    match choice {
        Branch::Place => word!(lang, "place", "落子", "落子", "打つ"),
        Branch::Offer => word!(lang, "offer", "打点", "打點", "題数打ち"),
        Branch::Add => word!(lang, "add", "再下两子", "再下兩子", "二石追加"),
        Branch::Swap => word!(lang, "swap", "交换", "交換", "交換する"),
        Branch::Take(Color::Black) => word!(lang, "black", "执黑", "執黑", "黒を持つ"),
        Branch::Take(Color::White) => word!(lang, "white", "执白", "執白", "白を持つ"),
    }
}

/// A stone of the opening, which need not be of the colour of whoever puts it.
fn placing(lang: Lang, who: &str, number: usize, color: Color, zone: Zone) -> String {
    let place = zone_words(lang, zone);
    let stone = match color {
        Color::Black => word!(lang, "Black's", "黑子", "黑子", "黒石"),
        Color::White => word!(lang, "White's", "白子", "白子", "白石"),
    };
    say!(
        lang,
        "{who}: place {stone} stone {place} · move {number}",
        "{who}：把{stone}下{place} · 第 {number} 手",
        "{who}：把{stone}下{place} · 第 {number} 手",
        "{who}：{stone}を{place}に打つ · {number}手目"
    )
}

/// Where a stone may go.
pub(super) fn zone_words(lang: Lang, zone: Zone) -> String {
    let side = zone.side();
    match zone {
        Zone::CENTER => word!(lang, "on H8", "在天元 H8", "在天元 H8", "天元 H8 ").to_owned(),
        Zone::BOARD => word!(lang, "anywhere", "在任意处", "在任意處", "好きな点").to_owned(),
        Zone::Beyond(_) => say!(
            lang,
            "outside the central {side}×{side}",
            "在中央 {side}×{side} 外",
            "在中央 {side}×{side} 外",
            "中央 {side}×{side} の外"
        ),
        Zone::Within(_) => say!(
            lang,
            "inside the central {side}×{side}",
            "在中央 {side}×{side} 内",
            "在中央 {side}×{side} 內",
            "中央 {side}×{side} の中"
        ),
    }
}

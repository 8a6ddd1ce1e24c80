//! What is to be decided, and by whom.

use crate::game::{Game, Name, Phase, Seat, Zone};
use crate::rules::Color;

use super::ended::{draw_reason, outcome};
use super::opening_rules::{choice, numbered};
use super::{Lang, who};

texts! {
    pub(super) deciding(phase: &Phase, who: &str, number: usize) = match phase {
        Phase::Placing { zone, by: Seat::Side(_), .. } => "{who}: play move {number} {place}"
            "{who}：第 {number} 手，下{place}"
            "{who}：第 {number} 手，下{place}"
            "{who}：{number}手目を{place}に打つ" with place = zone_words(*zone);
        // A stone of the opening need not be of the colour of the player who places it.
        Phase::Placing { color, zone, .. } => "{who}: place {stone} {place} · move {number}"
            "{who}：把{stone}下{place} · 第 {number} 手"
            "{who}：把{stone}下{place} · 第 {number} 手"
            "{who}：{stone}を{place}に打つ · {number}手目" with stone = stone_of(*color), place = zone_words(*zone);
        Phase::Swapping { .. } => "{who}: swap colours or keep them"
            "{who}：选择交换黑白或不交换" "{who}：選擇交換黑白或不交換" "{who}：黒白を交換するかどうかを選ぶ";
        Phase::Proposing { count: 2, made, .. } => "{who}: propose a fifth move ({which} of 2)"
            "{who}：五手两打，第 {which} 个打点（共 2 个）"
            "{who}：五手兩打，第 {which} 個打點（共 2 個）"
            "{who}：五珠2題打ち、{which}つ目を打つ" where which = made.len() + 1;
        Phase::Proposing { count, made, .. } => "{who}: propose a fifth move ({which} of {count})"
            "{who}：五手 {count} 打，第 {which} 个打点"
            "{who}：五手 {count} 打，第 {which} 個打點"
            "{who}：五珠{count}題打ち、{which}つ目を打つ" where which = made.len() + 1;
        Phase::Declaring { min, max, .. } => "{who}: declare how many fifth moves there will be, {min} to {max}"
            "{who}：声明打点数，{min} 至 {max}"
            "{who}：聲明打點數，{min} 至 {max}"
            "{who}：五珠の題数を指定する（{min}〜{max}）";
        Phase::Picking { proposals, .. } => "{who}: pick one of the {count} fifth moves, by its point or number"
            "{who}：从 {count} 个打点中选一个（点或编号）"
            "{who}：從 {count} 個打點中選一個（點或編號）"
            "{who}：{count}題の五珠から一つ選ぶ（交点か番号）" where count = proposals.len();
        Phase::Removing { .. } => "{who}: remove one of the two proposals"
            "{who}：去掉两个打点中的一个" "{who}：去掉兩個打點中的一個" "{who}：二つの五珠の一方を外す";
        Phase::Playing { lost_turn: false, .. } => "{who} to move · move {number}"
            "轮到{who} · 第 {number} 手" "輪到{who} · 第 {number} 手" "{who}の手番 · {number}手目";
        Phase::Playing { .. } => "{who} to move · move {number} · White loses its next turn"
            "轮到{who} · 第 {number} 手 · 白方将失去下一手"
            "輪到{who} · 第 {number} 手 · 白方將失去下一手"
            "{who}の手番 · {number}手目 · 白は次の一手を失う";
        Phase::Settling(reason) => "{who}: {why}; claim a forbidden move or accept the draw"
            "{who}：{why}；指出禁手，或接受和棋"
            "{who}：{why}；指出禁手，或接受和棋"
            "{why}。{who}：禁手を指摘するか、引き分けに同意する" with why = draw_reason(*reason);
        Phase::Choosing { .. } | Phase::Over(_) => "" "" "" "";
    };
    stone_of(color: Color) -> &'static str = match color {
        Color::Black => "a black stone" "黑子" "黑子" "黒石";
        Color::White => "a white stone" "白子" "白子" "白石";
    };
    /// Where a stone may go.
    pub(super) zone_words(zone: Zone) = match zone {
        Zone::CENTER => "on H8" "在天元 H8" "在天元 H8" "天元 H8 ";
        Zone::BOARD => "anywhere" "在任意一点" "在任意一點" "好きな点";
        Zone::Beyond(_) => "outside the central {side}×{side}"
            "在中央 {side}×{side} 外" "在中央 {side}×{side} 外" "中央 {side}×{side} の外" where side = zone.side();
        Zone::Within(_) => "within the central {side}×{side}"
            "在中央 {side}×{side} 内" "在中央 {side}×{side} 內" "中央 {side}×{side} の中" where side = zone.side();
    };
}

/// What is to be decided, and by whom; the result of a game that is over.
pub fn prompt(lang: Lang, game: &Game, names: &[Option<Name>; 2]) -> String {
    match (game.to_decide(), game.outcome()) {
        (Some(player), _) => {
            let who = who(lang, game, names, player);
            let prompt = choice(lang, game, &who)
                .unwrap_or_else(|| deciding(lang, game.phase(), &who, game.next_number()));
            numbered(lang, game, prompt)
        }
        (None, Some(end)) => outcome(lang, game, names, end),
        (None, None) => String::new(),
    }
}

//! Questions that the screen asks, and the answers offered with them.
//!
//! Knows the words only; which question stands and which answers go with it is the screen's.

use crate::game::WrongClaim;
use crate::rules::Point;

use super::Lang;

/// Yes.
pub fn yes(lang: Lang) -> &'static str {
    word!(lang, "yes", "是", "是", "はい")
}

/// No.
pub fn no(lang: Lang) -> &'static str {
    word!(lang, "no", "否", "否", "いいえ")
}

/// The answer that exchanges colours.
pub fn swap(lang: Lang) -> &'static str {
    word!(lang, "swap colours", "交换", "交換", "交換する")
}

/// The answer that keeps them.
pub fn keep(lang: Lang) -> &'static str {
    word!(lang, "keep colours", "不交换", "不交換", "交換しない")
}

/// The answer that claims.
pub fn claim(lang: Lang) -> &'static str {
    word!(lang, "禁手 claim", "指出禁手", "指出禁手", "禁手を指摘")
}

/// The answer that accepts the draw.
pub fn accept_draw(lang: Lang) -> &'static str {
    word!(
        lang,
        "accept the draw",
        "接受和棋",
        "接受和棋",
        "引き分けに同意"
    )
}

/// The answer that stays.
pub fn stay(lang: Lang) -> &'static str {
    word!(lang, "stay", "不离开", "不離開", "終了しない")
}

/// The answer that keeps the game for later.
pub fn leave_for_now(lang: Lang) -> &'static str {
    word!(
        lang,
        "leave, go on later",
        "离开，以后继续",
        "離開，以後繼續",
        "中断して、後で続ける"
    )
}

/// Somebody resigns.
pub fn resigns(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who} resigns",
        "{who}认输",
        "{who}認輸",
        "{who}が投了"
    )
}

/// Somebody walks out and loses.
pub fn leaves(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "leave: {who} loses (中途退场)",
        "离开，{who}中途退场判负",
        "離開，{who}中途退場判負",
        "退席：{who}の負け"
    )
}

/// Somebody takes a decision back.
pub fn takes_back(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who} takes back",
        "{who}悔棋",
        "{who}悔棋",
        "{who}が待った"
    )
}

/// Exchange colours?
pub fn ask_swap(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who}: swap colours?",
        "{who}：交换黑白吗？",
        "{who}：交換黑白嗎？",
        "{who}：黒白を交換しますか？"
    )
}

/// Claim, or accept the draw?
pub fn ask_settle(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who}: claim a forbidden move, or accept the draw?",
        "{who}：指出禁手，还是接受和棋？",
        "{who}：指出禁手，還是接受和棋？",
        "{who}：禁手を指摘しますか、引き分けに同意しますか？"
    )
}

/// Remove this proposal?
pub fn ask_remove(lang: Lang, who: &str, p: Point) -> String {
    say!(
        lang,
        "{who}: remove {p}?",
        "{who}：去掉打点 {p} 吗？",
        "{who}：去掉打點 {p} 嗎？",
        "{who}：五珠 {p} を外しますか？"
    )
}

/// Pass too?
pub fn ask_pass(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who}: pass too? Two passes are a draw",
        "{who}：也停一手吗？双方连停即和棋",
        "{who}：也停一手嗎？雙方連停即和棋",
        "{who}：パスしますか？双方が続けてパスすると引き分けです"
    )
}

/// Claim?
pub fn ask_claim(lang: Lang, who: &str, wrong: WrongClaim) -> String {
    match wrong {
        WrongClaim::Nothing => say!(
            lang,
            "{who}: claim a forbidden move of Black?",
            "{who}：指出黑方禁手吗？",
            "{who}：指出黑方禁手嗎？",
            "{who}：黒の禁手を指摘しますか？"
        ),
        WrongClaim::Turn => say!(
            lang,
            "{who}: claim a forbidden move? A wrong claim costs a turn",
            "{who}：指出黑方禁手吗？指错停一手",
            "{who}：指出黑方禁手嗎？指錯停一手",
            "{who}：禁手を指摘しますか？誤りなら一手パスになります"
        ),
        WrongClaim::Loss => say!(
            lang,
            "{who}: claim a forbidden move? A wrong claim loses the game",
            "{who}：指出黑方禁手吗？指错判负",
            "{who}：指出黑方禁手嗎？指錯判負",
            "{who}：禁手を指摘しますか？誤りなら負けになります"
        ),
    }
}

/// Resign?
pub fn ask_resign(lang: Lang) -> String {
    word!(lang, "Resign?", "认输吗？", "認輸嗎？", "投了しますか？").to_owned()
}

/// Take back, and who?
pub fn ask_takeback_whose(lang: Lang) -> String {
    word!(
        lang,
        "Take back whose last decision?",
        "悔谁的棋？",
        "悔誰的棋？",
        "待ったをするのはどちらですか？"
    )
    .to_owned()
}

/// Accept the draw?
pub fn ask_draw(lang: Lang, asked: &str, by: &str) -> String {
    say!(
        lang,
        "{asked}: {by} offers a draw. Accept?",
        "{asked}：{by}提和，接受吗？",
        "{asked}：{by}提和，接受嗎？",
        "{asked}：{by}が引き分けを提案しています。同意しますか？"
    )
}

/// Allow the takeback?
pub fn ask_takeback(lang: Lang, asked: &str, by: &str) -> String {
    say!(
        lang,
        "{asked}: {by} asks to take back. Allow it?",
        "{asked}：{by}请求悔棋，同意吗？",
        "{asked}：{by}請求悔棋，同意嗎？",
        "{asked}：{by}が待ったを求めています。認めますか？"
    )
}

/// Leave?
pub fn ask_leave(lang: Lang, kept: bool) -> String {
    if kept {
        word!(
            lang,
            "Leave? The game is saved",
            "离开吗？对局已保存",
            "離開嗎？對局已儲存",
            "終了しますか？対局は保存済みです"
        )
        .to_owned()
    } else {
        word!(
            lang,
            "Leave the running game?",
            "离开进行中的对局吗？",
            "離開進行中的對局嗎？",
            "対局の途中です。終了しますか？"
        )
        .to_owned()
    }
}

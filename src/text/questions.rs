//! Questions that the screen asks, and the answers offered with them.
//!
//! Knows the words only; which question stands and which answers go with it is the screen's.

use crate::game::WrongClaim;
use crate::rules::Point;

texts! {
    pub stay = "stay" "不离开" "不離開" "終了しない";
    pub leave_for_now = "leave, resume later" "离开，以后继续" "離開，以後繼續" "中断して、後で続ける";
    pub resigns(who: &str) = "{who} resigns" "{who}认输" "{who}認輸" "{who}が投了";
    pub leaves(who: &str) = "leave; {who} loses (中途退场)"
        "离开，{who}中途退场判负" "離開，{who}中途退場判負" "退席：{who}の負け";
    pub takes_back(who: &str) = "{who}" "{who}悔棋" "{who}悔棋" "{who}が待った";
    pub ask_remove(who: &str, p: Point) = "{who}: remove {p}?"
        "{who}：去掉打点 {p} 吗？" "{who}：去掉打點 {p} 嗎？" "{who}：五珠 {p} を外しますか？";
    pub ask_pick(who: &str, p: Point) = "{who}: pick {p} as move 5?"
        "{who}：选 {p} 为第 5 手吗？" "{who}：選 {p} 為第 5 手嗎？" "{who}：{p} を5手目に選びますか？";
    /// Pass? Or, after the other player's pass, pass too?
    pub ask_pass(who: &str, too: bool) = match too {
        false => "{who}: pass?" "{who}：停一手吗？" "{who}：停一手嗎？" "{who}：パスしますか？";
        true => "{who}: pass too? Two passes in a row make a draw"
            "{who}：也停一手吗？双方连续停一手即和棋"
            "{who}：也停一手嗎？雙方連續停一手即和棋"
            "{who}：パスしますか？双方が続けてパスすると引き分けです";
    };
    /// Claim?
    pub ask_claim(who: &str, wrong: WrongClaim) = match wrong {
        WrongClaim::Nothing => "{who}: claim a forbidden move by Black?"
            "{who}：指出黑方禁手吗？" "{who}：指出黑方禁手嗎？" "{who}：黒の禁手を指摘しますか？";
        WrongClaim::Turn => "{who}: claim a forbidden move? A wrong claim costs a turn"
            "{who}：指出黑方禁手吗？指错失去一手"
            "{who}：指出黑方禁手嗎？指錯失去一手"
            "{who}：禁手を指摘しますか？誤りなら一手パスになります";
        WrongClaim::Loss => "{who}: claim a forbidden move? A wrong claim loses the game"
            "{who}：指出黑方禁手吗？指错判负"
            "{who}：指出黑方禁手嗎？指錯判負"
            "{who}：禁手を指摘しますか？誤りなら負けになります";
    };
    pub ask_resign = "Resign?" "认输吗？" "認輸嗎？" "投了しますか？";
    pub ask_takeback_whose = "Whose last move is taken back?"
        "悔谁的棋？" "悔誰的棋？" "待ったをするのはどちらですか？";
    pub ask_draw(asked: &str, by: &str) = "{asked}: {by} offers a draw. Accept?"
        "{asked}：{by}提和，接受吗？"
        "{asked}：{by}提和，接受嗎？"
        "{asked}：{by}が引き分けを提案しています。同意しますか？";
    pub ask_takeback(asked: &str, by: &str, moves: &str) = "{asked}: {by} asks to take back {moves}. Allow it?"
        "{asked}：{by}请求悔棋，收回 {moves}，同意吗？"
        "{asked}：{by}請求悔棋，收回 {moves}，同意嗎？"
        "{asked}：{by}が待ったを求めています（{moves}）。認めますか？";
    pub ask_takeback_choice(asked: &str, by: &str) = "{asked}: {by} asks to take back the last choice. Allow it?"
        "{asked}：{by}请求收回刚才的选择，同意吗？"
        "{asked}：{by}請求收回剛才的選擇，同意嗎？"
        "{asked}：{by}が直前の選択の取り消しを求めています。認めますか？";
    pub ask_leave = "Leave? The game is saved and can be resumed"
        "离开吗？对局已保存" "離開嗎？對局已儲存" "終了しますか？対局は保存済みです";
}

//! The help of the line mode: the words that can be typed.
//!
//! Names words only; which spellings are understood is said in `words`.

use super::super::Lang;

/// What can be typed, one line each.
pub fn words_page(lang: Lang) -> Vec<&'static str> {
    vec![
        word!(lang, "WORDS", "词语", "詞語", "語の一覧"),
        word!(
            lang,
            "H8: put a stone, or a proposal, there; while proposals are removed: remove that one",
            "H8：在该点落子或放打点；去打点时：去掉该点",
            "H8：在該點落子或放打點；去打點時：去掉該點",
            "H8：その点に打つ、五珠を提示する。五珠を外すときは、その点を外す"
        ),
        word!(
            lang,
            "claim, f (禁手): White claims a forbidden move",
            "禁手（f）：白方指出禁手",
            "禁手（f）：白方指出禁手",
            "禁手（f）：白番が禁手を指摘する"
        ),
        word!(
            lang,
            "pass (p): pass",
            "停（p）：停一手",
            "停（p）：停一手",
            "パス（p）：パスする"
        ),
        word!(
            lang,
            "swap, keep: exchange the colours or not",
            "交换、不交换：三手可交换",
            "交換、不交換：三手可交換",
            "交換、交換しない：黒白を替えるかどうか"
        ),
        word!(
            lang,
            "remove K10: remove this proposal",
            "去掉 K10：去掉该打点",
            "去掉 K10：去掉該打點",
            "外す K10：その五珠を外す"
        ),
        word!(
            lang,
            "draw (d): offer a draw; accept: take the draw",
            "提和（d）：提和；接受：接受和棋",
            "提和（d）：提和；接受：接受和棋",
            "引き分け（d）：引き分けを提案する；受ける：引き分けに同意する"
        ),
        word!(
            lang,
            "takeback (u): ask to take back; \"takeback white\": White asks",
            "悔棋（u）：请求悔棋；“悔棋 白”：白方请求",
            "悔棋（u）：請求悔棋；「悔棋 白」：白方請求",
            "待った（u）：待ったを求める；「待った 白」：白番が求める"
        ),
        word!(
            lang,
            "resign (r): resign; \"resign white\": White resigns",
            "认输（r）：认输；“认输 白”：白方认输",
            "認輸（r）：認輸；「認輸 白」：白方認輸",
            "投了（r）：投了する；「投了 白」：白番が投了する"
        ),
        word!(
            lang,
            "yes (y), no (n): answer",
            "是（y）、否（n）：回答",
            "是（y）、否（n）：回答",
            "はい（y）、いいえ（n）：答える"
        ),
        word!(
            lang,
            "board (b): a picture; stones: where the stones lie; moves (m): the moves so far",
            "棋盘（b）：画出棋盘；局面：双方棋子的位置；棋谱（m）：到现在的着手",
            "棋盤（b）：畫出棋盤；局面：雙方棋子的位置；棋譜（m）：到現在的著手",
            "盤（b）：盤の図；局面：両者の石の位置；棋譜（m）：これまでの手順"
        ),
        word!(
            lang,
            "why H8 (w): what a black stone there makes; forbidden (x): the forbidden points; both not while a claim \
             is open",
            "为什么 H8（w）：黑子下该点成什么；禁手点（x）：列出禁手点；可以指出禁手期间不显示",
            "為什麼 H8（w）：黑子下該點成什麼；禁手點（x）：列出禁手點；可以指出禁手期間不顯示",
            "なぜ H8（w）：黒がその点に打つと何ができるか；禁点（x）：禁点の一覧；どちらも禁手を指摘できる間は出ません"
        ),
        word!(
            lang,
            "next (n): the next game, after the end; quit (q): leave",
            "下一局（n）：终局后再下；离开（q）：离开",
            "下一局（n）：終局後再下；離開（q）：離開",
            "次の対局（n）：終局の後で続ける；終了（q）：終わる"
        ),
        word!(
            lang,
            "An empty line repeats what is asked.",
            "空行：重复现在的问题。",
            "空行：重複現在的問題。",
            "空行：今の質問を繰り返します。"
        ),
    ]
}

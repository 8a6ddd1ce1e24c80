//! Sentences of the help page for what keys do.
//!
//! Knows what is done, not which key does it.

use super::super::Lang;
use super::Doing;

impl Doing {
    /// A sentence for the help page.
    #[expect(clippy::too_many_lines, reason = "a table of words, one entry a line")]
    pub fn long(self, lang: Lang) -> &'static str {
        match self {
            Self::Place | Self::Propose | Self::Remove | Self::Pick | Self::Answer => word!(
                lang,
                "put a stone, propose or remove a fifth move, answer",
                "落子、放打点、去掉打点、回答",
                "落子、放打點、去掉打點、回答",
                "石を打つ、五珠を提示する、外す、答える"
            ),
            Self::Choose => word!(
                lang,
                "choose an answer",
                "选择回答",
                "選擇回答",
                "答えを選ぶ"
            ),
            Self::Claim => word!(
                lang,
                "White claims Black's forbidden move (禁手), after a question",
                "白方指出黑方禁手（先确认）",
                "白方指出黑方禁手（先確認）",
                "白番が黒の禁手を指摘する（確認あり）"
            ),
            Self::Pass => word!(lang, "pass (停一手)", "停一手", "停一手", "パス"),
            Self::Draw => word!(
                lang,
                "offer a draw; the other player is asked",
                "提和，由对方回答",
                "提和，由對方回答",
                "引き分けを提案する（相手が答える）"
            ),
            Self::Resign => word!(
                lang,
                "resign, after a question that names who",
                "认输（先确认是谁）",
                "認輸（先確認是誰）",
                "投了する（どちらかを確認）"
            ),
            Self::Otherwise => word!(
                lang,
                "in an opening: swap colours, or what else can be chosen",
                "开局中：交换黑白，或其他选择",
                "開局中：交換黑白，或其他選擇",
                "開局で：黒白を交換する、ほかを選ぶ"
            ),
            Self::Takeback => word!(
                lang,
                "ask to take back; the other player is asked",
                "请求悔棋，由对方回答",
                "請求悔棋，由對方回答",
                "待ったを求める（相手が答える）"
            ),
            Self::Why => word!(
                lang,
                "why is the point at the cursor forbidden, or not",
                "光标处为什么是（不是）禁手",
                "游標處為什麼是（不是）禁手",
                "カーソルの点が禁手である（でない）理由"
            ),
            Self::Step => word!(
                lang,
                "step through the reasons",
                "逐个看原因",
                "逐個看原因",
                "理由を順に見る"
            ),
            Self::Into => word!(
                lang,
                "go into a nested reason",
                "深入一层",
                "深入一層",
                "内側の理由を見る"
            ),
            Self::Marks => word!(
                lang,
                "mark all points forbidden for Black",
                "标出全部禁手点",
                "標出全部禁手點",
                "禁点をすべて示す"
            ),
            Self::Numbers => word!(
                lang,
                "numbers on the stones",
                "显示手数",
                "顯示手數",
                "石に手数を示す"
            ),
            Self::Pause => word!(
                lang,
                "stop and restart both clocks",
                "暂停和继续计时",
                "暫停和繼續計時",
                "両者の時計を止める、再開する"
            ),
            Self::Next => word!(
                lang,
                "next game, colours exchanged",
                "下一局，交换黑白",
                "下一局，交換黑白",
                "黒白を替えて次の対局"
            ),
            Self::Review => word!(
                lang,
                "look through the game",
                "复盘",
                "複盤",
                "対局を検討する"
            ),
            Self::Save => word!(
                lang,
                "save the game as a file",
                "把对局存成文件",
                "把對局存成檔案",
                "棋譜をファイルに保存する"
            ),
            Self::Autoplay => word!(
                lang,
                "let the game play by itself",
                "自动播放",
                "自動播放",
                "自動再生する"
            ),
            Self::Speed => word!(
                lang,
                "slower, faster",
                "放慢、加快",
                "放慢、加快",
                "遅く、速く"
            ),
            Self::Other => word!(
                lang,
                "the next file",
                "下一个文件",
                "下一個檔案",
                "次のファイル"
            ),
            Self::NumberFrom => word!(
                lang,
                "number the stones from this move on",
                "从这一手开始编号",
                "從這一手開始編號",
                "この手から番号を付ける"
            ),
            Self::Moves => word!(lang, "move by move", "逐手看", "逐手看", "一手ずつ見る"),
            Self::Games => word!(
                lang,
                "list the games of the match so far",
                "已完成的对局和积分",
                "已完成的對局和積分",
                "これまでの対局と得点"
            ),
            Self::Type => word!(
                lang,
                "type a point or a word: h8, claim, pass, swap, draw, resign, quit",
                "输入交叉点或命令：h8、禁手、停、交换、和、认输、离开",
                "輸入交叉點或命令：h8、禁手、停、交換、和、認輸、離開",
                "点や語を入力：h8、禁手、パス、交換、引き分け、投了、終了"
            ),
            Self::Help => word!(lang, "this page", "本页", "本頁", "このページ"),
            Self::List => word!(
                lang,
                "scroll the list of moves",
                "翻看着法",
                "翻看著法",
                "手順をスクロールする"
            ),
            Self::Theme => word!(
                lang,
                "change the colours",
                "换配色",
                "換配色",
                "配色を変える"
            ),
            Self::Larger => word!(
                lang,
                "draw a larger board, where it fits",
                "放大棋盘（窗口够大时）",
                "放大棋盤（視窗夠大時）",
                "盤を大きくする（収まる場合）"
            ),
            Self::Smaller => word!(
                lang,
                "draw a smaller board",
                "缩小棋盘",
                "縮小棋盤",
                "盤を小さくする"
            ),
            Self::Mouse => word!(
                lang,
                "mouse on or off; off, the terminal selects text",
                "开关鼠标；关闭时可在终端里选文字",
                "開關滑鼠；關閉時可在終端機裡選文字",
                "マウスの切り替え（オフなら端末で文字を選べる）"
            ),
            Self::Menu => word!(
                lang,
                "what has only a letter for a key, by arrows and digits",
                "只有字母键的功能，用方向键和数字选",
                "只有字母鍵的功能，用方向鍵和數字選",
                "文字キーだけの機能を矢印と数字で選ぶ"
            ),
            Self::Language => word!(lang, "Chinese (中文)", "繁體中文", "日本語", "English"),
            Self::Leave => word!(
                lang,
                "leave, after a question",
                "离开（先确认）",
                "離開（先確認）",
                "終了する（確認あり）"
            ),
            Self::Close => word!(
                lang,
                "back to the board",
                "回到棋盘",
                "回到棋盤",
                "盤に戻る"
            ),
            Self::Move => word!(
                lang,
                "move the cursor",
                "移动光标",
                "移動游標",
                "カーソルを動かす"
            ),
            Self::Jump => word!(
                lang,
                "cursor to the edge",
                "光标到边线",
                "游標到邊線",
                "カーソルを端へ動かす"
            ),
            Self::Scroll => word!(lang, "scroll", "翻页", "翻頁", "スクロールする"),
            Self::Interrupt => word!(
                lang,
                "leave; pressed twice, at once",
                "离开；连按两次立即离开",
                "離開；連按兩次立即離開",
                "終了する（二度押すと直ちに終了）"
            ),
            Self::Suspend => word!(
                lang,
                "suspend the program; fg comes back",
                "挂起程序，fg 恢复",
                "暫停程式，fg 恢復",
                "プログラムを中断する（fg で再開）"
            ),
            Self::Redraw => word!(
                lang,
                "draw the screen afresh",
                "重画屏幕",
                "重畫螢幕",
                "画面を描き直す"
            ),
        }
    }
}

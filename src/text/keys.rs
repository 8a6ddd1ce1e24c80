//! What keys do, with short words for the hint line; the help page's sentences are in `keys/long`.
//!
//! Knows what is done, not which key does it.

use super::Lang;

mod long;

/// Something a key can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doing {
    /// Put a stone.
    Place,
    /// Put a proposal.
    Propose,
    /// Remove a proposal.
    Remove,
    /// Pick a proposal.
    Pick,
    /// Go on otherwise than by a stone: swap, offer.
    Otherwise,
    /// Answer a question.
    Answer,
    /// Choose among answers.
    Choose,
    /// Claim a forbidden move.
    Claim,
    /// Pass.
    Pass,
    /// Offer a draw.
    Draw,
    /// Resign.
    Resign,
    /// Take back.
    Takeback,
    /// Show reasons.
    Why,
    /// Step through reasons.
    Step,
    /// Step into a reason.
    Into,
    /// Mark forbidden points.
    Marks,
    /// Number the stones.
    Numbers,
    /// Pause or resume.
    Pause,
    /// Next game.
    Next,
    /// Review.
    Review,
    /// Save the game.
    Save,
    /// Play by itself.
    Autoplay,
    /// Change the speed.
    Speed,
    /// Next of several games.
    Other,
    /// Number the stones from here.
    NumberFrom,
    /// Move by move.
    Moves,
    /// List the games.
    Games,
    /// Type a point or word.
    Type,
    /// Help.
    Help,
    /// Scroll the move list.
    List,
    /// Change the colours.
    Theme,
    /// Draw a larger board.
    Larger,
    /// Draw a smaller board.
    Smaller,
    /// Hold or release the mouse.
    Mouse,
    /// Open the menu.
    Menu,
    /// Change the language.
    Language,
    /// Leave.
    Leave,
    /// Go back to the board.
    Close,
    /// Move the cursor by one.
    Move,
    /// Move the cursor to an edge.
    Jump,
    /// Scroll a page.
    Scroll,
    /// Leave at the second press.
    Interrupt,
    /// Suspend.
    Suspend,
    /// Repaint.
    Redraw,
}

impl Doing {
    /// Whether the hint line must not leave it out: the way forward, help, and the way out.
    pub const fn is_vital(self) -> bool {
        matches!(
            self,
            Self::Place
                | Self::Propose
                | Self::Remove
                | Self::Pick
                | Self::Otherwise
                | Self::Answer
                | Self::Choose
                | Self::Claim
                | Self::Next
                | Self::Step
                | Self::Into
                | Self::Help
                | Self::Leave
                | Self::Close
        )
    }

    /// The briefest word, for a narrow window.
    pub fn brief(self, lang: Lang) -> &'static str {
        match self {
            Self::Claim => word!(lang, "claim", "禁手", "禁手", "禁手"),
            _ => self.short(lang),
        }
    }

    /// A word or two for the hint line.
    pub fn short(self, lang: Lang) -> &'static str {
        match self {
            Self::Place => word!(lang, "place", "落子", "落子", "打つ"),
            Self::Propose => word!(lang, "propose", "打点", "打點", "五珠提示"),
            Self::Remove => word!(lang, "remove", "去掉", "去掉", "外す"),
            Self::Pick => word!(lang, "pick", "选", "選", "選ぶ"),
            Self::Otherwise => word!(lang, "swap…", "交换…", "交換…", "交換…"),
            Self::Answer => word!(lang, "answer", "回答", "回答", "答える"),
            Self::Choose => word!(lang, "choose", "选择", "選擇", "選ぶ"),
            Self::Claim => word!(lang, "禁手 claim", "指出禁手", "指出禁手", "禁手"),
            Self::Pass => word!(lang, "pass", "停着", "停著", "パス"),
            Self::Draw => word!(lang, "draw", "提和", "提和", "引き分け"),
            Self::Resign => word!(lang, "resign", "认输", "認輸", "投了"),
            Self::Takeback => word!(lang, "take back", "悔棋", "悔棋", "待った"),
            Self::Why => word!(lang, "why", "为什么", "為什麼", "理由"),
            Self::Step => word!(lang, "step", "逐个看", "逐個看", "順に見る"),
            Self::Into => word!(lang, "go into", "深入", "深入", "詳しく"),
            Self::Marks => word!(lang, "forbidden points", "禁手点", "禁手點", "禁点"),
            Self::Numbers => word!(lang, "numbers", "手数", "手數", "手数"),
            Self::Pause => word!(lang, "pause", "暂停", "暫停", "一時停止"),
            Self::Next => word!(lang, "next game", "下一局", "下一局", "次の対局"),
            Self::Review => word!(lang, "review", "复盘", "複盤", "検討"),
            Self::Save => word!(lang, "save", "保存", "儲存", "保存"),
            Self::Autoplay => word!(lang, "autoplay", "自动", "自動", "自動再生"),
            Self::Speed => word!(lang, "speed", "速度", "速度", "速さ"),
            Self::Other => word!(lang, "next file", "下一个", "下一個", "次の棋譜"),
            Self::NumberFrom => word!(
                lang,
                "number from here",
                "从此编号",
                "從此編號",
                "ここから番号"
            ),
            Self::Moves => word!(lang, "moves", "逐手", "逐手", "一手ずつ"),
            Self::Games => word!(lang, "games", "战绩", "戰績", "戦績"),
            Self::Type => word!(lang, "type", "输入", "輸入", "入力"),
            Self::Help => word!(lang, "help", "帮助", "說明", "ヘルプ"),
            Self::List => word!(lang, "list", "着法", "著法", "手順"),
            Self::Theme => word!(lang, "colours", "配色", "配色", "配色"),
            Self::Larger => word!(lang, "larger", "放大", "放大", "拡大"),
            Self::Smaller => word!(lang, "smaller", "缩小", "縮小", "縮小"),
            Self::Mouse => word!(lang, "mouse", "鼠标", "滑鼠", "マウス"),
            Self::Menu => word!(lang, "menu", "菜单", "選單", "メニュー"),
            Self::Language => word!(lang, "中文", "繁體中文", "日本語", "English"),
            Self::Leave | Self::Interrupt => word!(lang, "leave", "离开", "離開", "終了"),
            Self::Close => word!(lang, "back", "返回", "返回", "戻る"),
            Self::Move => word!(lang, "move", "移动", "移動", "移動"),
            Self::Jump => word!(lang, "jump", "跳", "跳", "端へ"),
            Self::Scroll => word!(lang, "scroll", "翻页", "翻頁", "スクロール"),
            Self::Suspend => word!(lang, "suspend", "挂起", "暫停程式", "中断"),
            Self::Redraw => word!(lang, "redraw", "重画", "重畫", "再描画"),
        }
    }
}

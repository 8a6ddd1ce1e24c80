//! Words for what keys do: short ones for the hint line, whole ones for the help page.
//!
//! Knows what is done, not which key does it.

use super::Lang;

/// Something a key can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doing {
    /// Put a stone.
    Place,
    /// Put a proposal.
    Propose,
    /// Remove a proposal.
    Remove,
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

    /// A word or two for the hint line.
    pub fn short(self, lang: Lang) -> &'static str {
        match self {
            Self::Place => word!(lang, "place", "落子"),
            Self::Propose => word!(lang, "propose", "打点"),
            Self::Remove => word!(lang, "remove", "去掉"),
            Self::Answer => word!(lang, "answer", "回答"),
            Self::Choose => word!(lang, "choose", "选择"),
            Self::Claim => word!(lang, "禁手 claim", "指出禁手"),
            Self::Pass => word!(lang, "pass", "停着"),
            Self::Draw => word!(lang, "draw", "提和"),
            Self::Resign => word!(lang, "resign", "认输"),
            Self::Takeback => word!(lang, "take back", "悔棋"),
            Self::Why => word!(lang, "why", "为什么"),
            Self::Step => word!(lang, "step", "逐个看"),
            Self::Into => word!(lang, "go into", "深入"),
            Self::Marks => word!(lang, "forbidden points", "禁手点"),
            Self::Numbers => word!(lang, "numbers", "手数"),
            Self::Pause => word!(lang, "pause", "暂停"),
            Self::Next => word!(lang, "next game", "下一局"),
            Self::Review => word!(lang, "review", "复盘"),
            Self::Save => word!(lang, "save", "保存"),
            Self::Autoplay => word!(lang, "autoplay", "自动"),
            Self::Speed => word!(lang, "speed", "速度"),
            Self::Other => word!(lang, "next file", "下一个"),
            Self::NumberFrom => word!(lang, "number from here", "从此编号"),
            Self::Moves => word!(lang, "moves", "逐手"),
            Self::Games => word!(lang, "games", "战绩"),
            Self::Type => word!(lang, "type", "输入"),
            Self::Help => word!(lang, "help", "帮助"),
            Self::List => word!(lang, "list", "着法"),
            Self::Theme => word!(lang, "colours", "配色"),
            Self::Larger => word!(lang, "larger", "放大"),
            Self::Smaller => word!(lang, "smaller", "缩小"),
            Self::Mouse => word!(lang, "mouse", "鼠标"),
            Self::Menu => word!(lang, "menu", "菜单"),
            Self::Language => word!(lang, "中文", "English"),
            Self::Leave | Self::Interrupt => word!(lang, "leave", "离开"),
            Self::Close => word!(lang, "back", "返回"),
            Self::Move => word!(lang, "move", "移动"),
            Self::Jump => word!(lang, "jump", "跳"),
            Self::Scroll => word!(lang, "scroll", "翻页"),
            Self::Suspend => word!(lang, "suspend", "挂起"),
            Self::Redraw => word!(lang, "redraw", "重画"),
        }
    }

    /// A sentence for the help page.
    #[expect(clippy::too_many_lines, reason = "a table of words, one entry a line")]
    pub fn long(self, lang: Lang) -> &'static str {
        match self {
            Self::Place | Self::Propose | Self::Remove | Self::Answer => word!(
                lang,
                "put a stone, propose or remove a fifth move, answer",
                "落子、放打点、去掉打点、回答"
            ),
            Self::Choose => word!(lang, "choose an answer", "选择回答"),
            Self::Claim => word!(
                lang,
                "White claims Black's forbidden move (禁手), after a question",
                "白方指出黑方禁手（先确认）"
            ),
            Self::Pass => word!(lang, "pass (停一手)", "停一手"),
            Self::Draw => word!(
                lang,
                "offer a draw; the other player is asked",
                "提和，由对方回答"
            ),
            Self::Resign => word!(
                lang,
                "resign, after a question that names who",
                "认输（先确认是谁）"
            ),
            Self::Takeback => word!(
                lang,
                "ask to take back; the other player is asked",
                "请求悔棋，由对方回答"
            ),
            Self::Why => word!(
                lang,
                "why is the point at the cursor forbidden, or not",
                "光标处为什么是（不是）禁手"
            ),
            Self::Step => word!(lang, "step through the reasons", "逐个看原因"),
            Self::Into => word!(lang, "go into a nested reason", "深入一层"),
            Self::Marks => word!(
                lang,
                "mark all points forbidden for Black",
                "标出全部禁手点"
            ),
            Self::Numbers => word!(lang, "numbers on the stones", "显示手数"),
            Self::Pause => word!(lang, "stop and restart both clocks", "暂停和继续计时"),
            Self::Next => word!(lang, "next game, colours exchanged", "下一局，交换黑白"),
            Self::Review => word!(lang, "look through the game", "复盘"),
            Self::Save => word!(lang, "save the game as a file", "把对局存成文件"),
            Self::Autoplay => word!(lang, "let the game play by itself", "自动播放"),
            Self::Speed => word!(lang, "slower, faster", "放慢、加快"),
            Self::Other => word!(lang, "the next file", "下一个文件"),
            Self::NumberFrom => word!(
                lang,
                "number the stones from this move on",
                "从这一手开始编号"
            ),
            Self::Moves => word!(lang, "move by move", "逐手看"),
            Self::Games => word!(
                lang,
                "list the games of the match so far",
                "已完成的对局和积分"
            ),
            Self::Type => word!(
                lang,
                "type a point or a word: h8, claim, pass, swap, draw, resign, quit",
                "输入交叉点或命令：h8、禁手、停、交换、和、认输、离开"
            ),
            Self::Help => word!(lang, "this page", "本页"),
            Self::List => word!(lang, "scroll the list of moves", "翻看着法"),
            Self::Theme => word!(lang, "change the colours", "换配色"),
            Self::Larger => word!(
                lang,
                "draw a larger board, where it fits",
                "放大棋盘（窗口够大时）"
            ),
            Self::Smaller => word!(lang, "draw a smaller board", "缩小棋盘"),
            Self::Mouse => word!(
                lang,
                "mouse on or off; off, the terminal selects text",
                "开关鼠标；关闭时可在终端里选文字"
            ),
            Self::Menu => word!(
                lang,
                "what has only a letter for a key, by arrows and digits",
                "只有字母键的功能，用方向键和数字选"
            ),
            Self::Language => word!(lang, "Chinese (中文)", "English"),
            Self::Leave => word!(lang, "leave, after a question", "离开（先确认）"),
            Self::Close => word!(lang, "back to the board", "回到棋盘"),
            Self::Move => word!(lang, "move the cursor", "移动光标"),
            Self::Jump => word!(lang, "cursor to the edge", "光标到边线"),
            Self::Scroll => word!(lang, "scroll", "翻页"),
            Self::Interrupt => word!(
                lang,
                "leave; pressed twice, at once",
                "离开；连按两次立即离开"
            ),
            Self::Suspend => word!(
                lang,
                "suspend the program; fg comes back",
                "挂起程序，fg 恢复"
            ),
            Self::Redraw => word!(lang, "draw the screen afresh", "重画屏幕"),
        }
    }
}

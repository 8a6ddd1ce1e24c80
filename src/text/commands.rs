//! Every command: its hint, its help sentence and the words that mean it when typed, in all languages.
//!
//! Keys are the screen's; what a command does is decided above.

use crate::rules::Color;

use super::Lang;

/// One row per command: the hint and the help sentence in English, simplified Chinese, traditional Chinese and
/// Japanese; in brackets the word to type in each language, and behind bars whatever else is understood.
macro_rules! commands {
    ($(
        $name:ident: $hint_en:literal $hint_zh:literal $hint_hant:literal $hint_ja:literal,
        $help_en:literal $help_zh:literal $help_hant:literal $help_ja:literal
        $(, [$word_en:literal $word_zh:literal $word_hant:literal $word_ja:literal $(| $also:literal)*])?;
    )*) => {
        /// Something a player can ask for, by a key, in the menu or typed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command {
            $(#[doc = concat!(stringify!($name), ": ", $hint_en, "; ", $help_en)] $name,)*
        }

        impl Command {
            /// All of them, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// A word or two for the hint line, the menu or an answer; empty where none of them names it.
            pub fn hint(self, lang: Lang) -> &'static str {
                match self {
                    $(Self::$name => texts! { @fixed lang () { () => $hint_en $hint_zh $hint_hant $hint_ja; } },)*
                }
            }

            /// A sentence for the help page; empty where the hint says it all.
            pub fn help(self, lang: Lang) -> &'static str {
                match self {
                    $(Self::$name => texts! { @fixed lang () { () => $help_en $help_zh $help_hant $help_ja; } },)*
                }
            }

            /// The word in this language that means it when typed; `None` for what only a key does.
            pub fn word(self, lang: Lang) -> Option<&'static str> {
                match self {
                    $($(Self::$name => Some(texts! { @fixed lang () { () => $word_en $word_zh $word_hant $word_ja; } }),)?)*
                    _ => None,
                }
            }

            /// Other words that mean it, in any language.
            pub const fn also(self) -> &'static [&'static str] {
                match self {
                    $($(Self::$name => &[$($also),*],)?)*
                    _ => &[],
                }
            }
        }
    };
}

commands! {
    Place: "place" "落子" "落子" "打つ",
        "place a stone" "落子" "落子" "石を打つ",
        ["place" "落子" "落子" "打つ"];
    Propose: "propose" "打点" "打點" "五珠を打つ",
        "propose a fifth move" "提出打点" "提出打點" "五珠を提示する",
        ["offer" "打点" "打點" "題数打ち" | "propose" | "提出打点" | "提出打點"];
    Add: "two more stones" "再下两子" "再下兩子" "二子を加える",
        "place two more stones, and leave the choice of colour" "再下两子，由对方选择黑白" "再下兩子，由對方選擇黑白"
        "二子を加え、黒白は相手が選ぶ",
        ["add" "加子" "加子" "追加" | "再下两子" | "再下兩子"];
    Declare: "number" "打点数" "打點數" "題数",
        "declare how many fifth moves there will be" "声明打点数" "聲明打點數" "五珠の題数を指定する";
    Pick: "pick" "选" "選" "選ぶ",
        "pick one of the proposed fifth moves" "选一个打点" "選一個打點" "五珠を一つ選ぶ",
        ["pick" "选" "選" "選ぶ" | "choose"];
    Remove: "remove" "去掉" "去掉" "外す",
        "remove a proposed fifth move" "去掉一个打点" "去掉一個打點" "五珠の一方を外す",
        ["remove" "去掉" "去掉" "外す"];
    Answer: "answer" "回答" "回答" "答える",
        "answer the question" "回答问题" "回答問題" "質問に答える";
    Choose: "choose" "选择" "選擇" "選ぶ",
        "" "" "" "";
    Otherwise: "swap…" "交换…" "交換…" "交換…",
        "in an opening: swap colours, or what else can be chosen" "开局中：交换黑白，或其他选择"
        "開局中：交換黑白，或其他選擇" "開局で：黒白を交換する、ほかを選ぶ";
    Claim: "claim" "指出禁手" "指出禁手" "指摘",
        "claim a forbidden move by Black (禁手); asks first" "白方指出黑方禁手（先确认）" "白方指出黑方禁手（先確認）"
        "白が黒の禁手を指摘する（確認あり）",
        ["claim" "指出禁手" "指出禁手" "禁手を指摘" | "f" | "禁手" | "禁" | "指出" | "禁手指摘" | "指摘"];
    Next: "next game" "下一局" "下一局" "次の対局",
        "next game, colours swapped" "下一局，交换黑白" "下一局，交換黑白" "黒白を替えて次の対局",
        ["next" "下一局" "下一局" "次の対局" | "次"];
    Review: "review" "复盘" "覆盤" "検討",
        "review the game" "复盘" "覆盤" "対局を検討する",
        ["review" "复盘" "覆盤" "検討" | "v" | "複盤" | "復盤"];
    Save: "save" "保存" "儲存" "保存",
        "save the game as a file" "把对局存成文件" "把對局存成檔案" "棋譜をファイルに保存する",
        ["save" "保存" "儲存" "保存" | "s"];
    Copy: "copy" "复制" "複製" "コピー",
        "copy the moves, the game or a diagram" "复制着法、棋谱或棋图" "複製棋步、棋譜或棋圖"
        "手順、棋譜、図をコピーする",
        ["copy" "复制" "複製" "コピー" | "e"];
    Why: "why" "为什么" "為什麼" "理由",
        "why a point is forbidden or not (--hints while White may claim)"
        "某点是不是禁手、为什么（白方可指禁手时须加 --hints）" "某點是不是禁手、為什麼（白方可指禁手時須加 --hints）"
        "点が禁手かどうかと、その理由（白が指摘する対局では --hints）",
        ["why" "为什么" "為什麼" "なぜ" | "w" | "理由"];
    Step: "step" "逐个看" "逐個看" "順に見る",
        "step through the reasons" "逐个看原因" "逐個看原因" "理由を順に見る";
    Into: "details" "深入" "深入" "詳しく",
        "open a nested reason" "深入一层" "深入一層" "内側の理由を見る";
    Marks: "forbidden points" "禁手点" "禁手點" "禁点",
        "mark Black's forbidden points (--hints while White may claim)"
        "标出全部禁手点（白方可指禁手时须加 --hints）" "標出全部禁手點（白方可指禁手時須加 --hints）"
        "禁点をすべて示す（白が指摘する対局では --hints が必要）",
        ["forbidden" "禁手点" "禁手點" "禁点" | "x"];
    Numbers: "numbers" "手数" "手數" "手数",
        "show the moves by number" "显示手数" "顯示手數" "手数を示す",
        ["moves" "棋谱" "棋譜" "手順" | "m" | "numbers" | "手数" | "手數"];
    Steps: "moves" "逐手" "逐手" "一手ずつ",
        "move by move, ten moves, to the start or the end" "逐手、十手、到开头或末尾" "逐手、十手、到開頭或末尾"
        "一手ずつ、十手ずつ、最初か最後へ";
    Autoplay: "autoplay" "自动" "自動" "自動再生",
        "play the moves automatically" "自动播放" "自動播放" "自動再生する",
        ["autoplay" "自动" "自動" "自動再生" | "a"];
    Speed: "speed" "速度" "速度" "速さ",
        "slower, faster" "放慢、加快" "放慢、加快" "遅く、速く";
    NextFile: "next game" "下一局" "下一局" "次の棋譜",
        "the next game, or the one before" "下一局、上一局" "下一局、上一局" "次の対局、前の対局";
    Variation: "variation" "变化" "變化" "変化",
        "the next variation of this move, or of the one that follows" "这一手（或下一手）的下一个变化"
        "這一手（或下一手）的下一個變化" "この手、または次の手の別の変化";
    NumberFrom: "number from here" "从这手编号" "從這手編號" "ここから番号",
        "number the stones from this move on" "从这一手开始编号" "從這一手開始編號" "この手から番号を付ける";
    Continue: "play on" "续下" "續下" "打ち継ぐ",
        "play on from the position under review" "从复盘的局面续下" "從覆盤的局面續下" "検討中の局面から打ち継ぐ",
        ["play" "续下" "續下" "続ける"];
    Pass: "pass" "停一手" "停一手" "パス",
        "pass (停一手); asks first" "停一手（先确认）" "停一手（先確認）" "パスする（確認あり）",
        ["pass" "停一手" "停一手" "パス" | "p" | "停" | "停着" | "停著" | "--"];
    Draw: "draw" "提和" "提和" "引き分け",
        "offer a draw; the other player answers" "提和，由对方回答" "提和，由對方回答"
        "引き分けを提案する（相手が答える）",
        ["draw" "提和" "提和" "引き分け" | "d" | "和" | "和棋" | "引分け" | "引分"];
    Resign: "resign" "认输" "認輸" "投了",
        "resign; asks who first" "认输（先确认是谁）" "認輸（先確認是誰）" "投了する（どちらかを確認）",
        ["resign" "认输" "認輸" "投了" | "r"];
    Takeback: "take back" "悔棋" "悔棋" "待った",
        "ask for a takeback; the other player answers" "请求悔棋，由对方回答" "請求悔棋，由對方回答"
        "待ったを求める（相手が答える）",
        ["takeback" "悔棋" "悔棋" "待った" | "u" | "undo"];
    Swap: "swap colours" "交换" "交換" "交換する",
        "swap the colours" "交换黑白" "交換黑白" "黒白を交換する",
        ["swap" "交换" "交換" "交換" | "交換する"];
    Keep: "keep colours" "不交换" "不交換" "交換しない",
        "keep the colours" "不交换黑白" "不交換黑白" "黒白を交換しない",
        ["keep" "不交换" "不交換" "交換しない"];
    Accept: "accept the draw" "接受和棋" "接受和棋" "引き分けに同意",
        "accept the draw" "接受和棋" "接受和棋" "引き分けに同意する",
        ["accept" "接受" "接受" "受ける"];
    Yes: "yes" "是" "是" "はい",
        "answer yes" "回答“是”" "回答「是」" "「はい」と答える",
        ["yes" "是" "是" "はい" | "y" | "好" | "同意" | "同意する"];
    No: "no" "否" "否" "いいえ",
        "answer no" "回答“否”" "回答「否」" "「いいえ」と答える",
        ["no" "否" "否" "いいえ" | "不" | "不同意" | "同意しない"];
    Odd: "odd" "单" "單" "奇数",
        "answer: odd" "回答：单数" "回答：單數" "答え：奇数",
        ["odd" "单" "單" "奇数" | "奇數" | "单数" | "單數"];
    Even: "even" "双" "雙" "偶数",
        "answer: even" "回答：双数" "回答：雙數" "答え：偶数",
        ["even" "双" "雙" "偶数" | "偶數" | "双数" | "雙數"];
    Neither: "neither" "取消" "取消" "やめる",
        "answer: neither player" "回答：都不是" "回答：都不是" "答え：どちらでもない",
        ["neither" "取消" "取消" "やめる"];
    PutAside: "new game, do not ask again" "新对局，不再询问" "新對局，不再詢問" "新しい対局（今後は確認しない）",
        "begin a new game and do not ask about the unfinished ones again" "开始新对局，不再询问未完成的对局"
        "開始新對局，不再詢問未完成的對局" "新しい対局を始め、未完の対局を今後は確認しない",
        ["aside" "不再询问" "不再詢問" "確認しない"];
    Black: "Black" "黑方" "黑方" "黒",
        "answer: Black" "回答：黑方" "回答：黑方" "答え：黒",
        ["black" "黑" "黑" "黒" | "黑方" | "假先方" | "黒番" | "仮先"];
    White: "White" "白方" "白方" "白",
        "answer: White" "回答：白方" "回答：白方" "答え：白",
        ["white" "白" "白" "白" | "白方" | "假后方" | "假後方" | "白番" | "仮後"];
    Board: "board" "棋盘" "棋盤" "盤",
        "a picture of the board" "画出棋盘" "畫出棋盤" "盤の図",
        ["board" "棋盘" "棋盤" "盤" | "b" | "盤面"];
    Stones: "stones" "局面" "局面" "局面",
        "where the stones are" "双方棋子的位置" "雙方棋子的位置" "両者の石の位置",
        ["stones" "局面" "局面" "局面" | "position"];
    Type: "type" "输入" "輸入" "入力",
        "type a point or a command: h8, claim, pass, swap, draw, resign"
        "输入交叉点或命令：h8、禁手、停、交换、和、认输、离开" "輸入交叉點或指令：h8、禁手、停、交換、和、認輸、離開"
        "交点やコマンドを入力：h8、禁手、パス、交換、引き分け、投了、終了";
    Help: "help" "帮助" "說明" "ヘルプ",
        "the keys of this screen, and the rules" "本界面的按键和规则" "本畫面的按鍵和規則" "この画面のキーとルール",
        ["help" "帮助" "說明" "ヘルプ" | "?" | "h" | "幫助"];
    Leave: "leave" "离开" "離開" "終了",
        "leave; asks first" "离开（先确认）" "離開（先確認）" "終了する（確認あり）",
        ["quit" "离开" "離開" "終了" | "q" | "exit" | "leave"];
    Close: "back" "返回" "返回" "戻る",
        "back" "返回" "返回" "戻る";
    Pause: "pause" "暂停" "暫停" "一時停止",
        "pause or resume both clocks" "暂停和继续计时" "暫停和繼續計時" "両者の時計を止める、再開する",
        ["pause" "暂停" "暫停" "一時停止"];
    Games: "games" "战绩" "戰績" "戦績",
        "the games of the match so far" "已完成的对局和积分" "已完成的對局和積分" "これまでの対局と得点",
        ["games" "战绩" "戰績" "戦績" | "g"];
    List: "scroll the move list" "滚动着法列表" "捲動棋步列表" "手順をスクロール",
        "" "" "" "";
    Scroll: "scroll" "翻页" "翻頁" "スクロール",
        "" "" "" "";
    Pages: "page" "换页" "換頁" "ページ",
        "" "" "" "";
    Cursor: "" "" "" "",
        "move the cursor" "移动光标" "移動游標" "カーソルを動かす";
    Edge: "to the edge" "到边线" "到邊線" "端へ",
        "" "" "" "";
    Theme: "theme" "配色" "配色" "配色",
        "change the colour theme" "换配色" "換配色" "配色を変える",
        ["theme" "配色" "配色" "配色"];
    Larger: "larger" "放大" "放大" "拡大",
        "larger board, if it fits" "放大棋盘（窗口够大时）" "放大棋盤（視窗夠大時）" "盤を大きくする（収まる場合）",
        ["larger" "放大" "放大" "拡大"];
    Smaller: "smaller" "缩小" "縮小" "縮小",
        "smaller board" "缩小棋盘" "縮小棋盤" "盤を小さくする",
        ["smaller" "缩小" "縮小" "縮小"];
    Language: "language" "语言" "語言" "言語",
        "change the language (next: 中文)" "切换语言（下一个：繁體中文）" "切換語言（下一個：日本語）"
        "言語を切り替える（次は English）",
        ["language" "语言" "語言" "言語"];
    Mouse: "mouse" "鼠标" "滑鼠" "マウス",
        "mouse on or off (off: select text with it)" "开关鼠标；关闭时可在终端里选文字"
        "開關滑鼠；關閉時可在終端機裡選文字" "マウスの切り替え（オフなら端末で文字を選べる）",
        ["mouse" "鼠标" "滑鼠" "マウス"];
    Menu: "menu" "菜单" "選單" "メニュー",
        "menu: pick a command with the arrows" "菜单：用方向键选功能" "選單：用方向鍵選功能"
        "メニュー：矢印で機能を選ぶ";
    Interrupt: "leave (twice: at once)" "离开（连按两次立即）" "離開（連按兩次立即）" "終了（二度押すと直ちに）",
        "" "" "" "";
    Suspend: "suspend (fg resumes)" "挂起（fg 恢复）" "暫停程式（fg 恢復）" "中断（fg で再開）",
        "" "" "" "";
    Redraw: "redraw" "重画" "重畫" "再描画",
        "" "" "" "";
}

impl Command {
    /// The command that is typed so; letters are small ones of plain width. `n` answers a question while one is
    /// `asked`, and is the next game otherwise.
    pub(super) fn typed(text: &str, asked: bool) -> Option<Self> {
        if text == "n" {
            return Some(if asked { Self::No } else { Self::Next });
        }
        let means = |command: &Self| {
            command.also().contains(&text)
                || Lang::ALL
                    .into_iter()
                    .any(|lang| command.word(lang) == Some(text))
        };
        Self::ALL.iter().copied().find(means)
    }

    /// The colour that is named.
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            _ => None,
        }
    }

    /// The letter that means it when typed, if there is one.
    pub fn letter(self) -> Option<&'static str> {
        match self {
            Self::Next => Some("n"),
            _ => self.also().iter().copied().find(|word| word.len() == 1),
        }
    }
}

texts! {
    not_possible(name: &str) = "\"{name}\" is not possible here"
        "“{name}”在这里不可用" "「{name}」在這裡不可用" "「{name}」はここでは使えません";
    /// A game with clocks cannot be reviewed before its end.
    pub review_clock = "no review before the end: the clock is running"
        "计时对局结束后才能复盘" "計時對局結束後才能覆盤" "時計を使う対局は終局後に検討できます";
    pub(super) commands_heading = "COMMANDS" "命令" "指令" "コマンド";
    point_help = "H8: play there, or propose it; when a proposal is to be removed: remove it"
        "H8：在该点落子或提出打点；去打点时：去掉该点"
        "H8：在該點落子或提出打點；去打點時：去掉該點"
        "H8：その点に打つ、五珠を提示する。五珠を外すときは、その点を外す";
    line(word: String, letter: Option<&str>, help: &str) = match letter {
        Some(letter) => "{word} ({letter}): {help}"
            "{word}（{letter}）：{help}" "{word}（{letter}）：{help}" "{word}（{letter}）：{help}";
        None => "{word}: {help}" "{word}：{help}" "{word}：{help}" "{word}：{help}";
    };
    side_help = "\"resign white\", \"takeback white\": White does it"
        "“认输 白”、“悔棋 白”：由白方认输、请求悔棋"
        "「認輸 白」、「悔棋 白」：由白方認輸、請求悔棋"
        "「投了 白」、「待った 白」：白が投了する、待ったを求める";
    empty_help = "An empty line repeats the question."
        "空行：重复现在的问题。" "空行：重複現在的問題。" "空行：今の質問を繰り返す";
}

/// What can be typed, one line a command: a heading, a point, these commands, and what an empty line does.
pub fn command_list(lang: Lang, commands: &[Command]) -> Vec<String> {
    let mut lines = vec![
        commands_heading(lang).to_owned(),
        point_help(lang).to_owned(),
    ];
    for &command in commands {
        let Some(word) = command.word(lang) else {
            continue;
        };
        let object = match command {
            Command::Remove | Command::Pick => " K10",
            Command::Why => " H8",
            Command::Save => " renju.sgf",
            _ => "",
        };
        let word = format!("{word}{object}");
        lines.push(line(lang, word, command.letter(), command.help(lang)));
    }
    lines.extend([side_help(lang).to_owned(), empty_help(lang).to_owned()]);
    lines
}

/// A command that cannot be given where it was typed.
pub fn not_here(lang: Lang, command: Command) -> String {
    not_possible(lang, command.word(lang).unwrap_or(command.hint(lang)))
}

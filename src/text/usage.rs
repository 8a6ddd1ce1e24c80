//! What `--help` says in Chinese; the English stands beside each option in `cli`.
//!
//! Knows options by name only, and not who prints them.

/// A text that a help printer which breaks lines at blanks alone can break: a blank after the
/// marks outside of parentheses.
fn breakable(text: &str) -> String {
    let mut spaced = String::new();
    let mut depth = 0;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        spaced.push(c);
        match c {
            '（' => depth += 1,
            '）' => depth -= 1,
            '，' | '；' | '。' | '、' | '：'
                if depth == 0 && !matches!(rest.peek(), None | Some('\n')) =>
            {
                spaced.push(' ');
            }
            _ => {}
        }
    }
    spaced
}

/// How the parts of a command's help follow each other.
pub fn help_template(has_commands: bool, has_arguments: bool) -> &'static str {
    match (has_commands, has_arguments) {
        (true, _) => {
            "{about-with-newline}\n用法：{usage}\n\n命令：\n{subcommands}\n\n选项：\n{options}{after-help}"
        }
        (false, true) => {
            "{about-with-newline}\n用法：{usage}\n\n参数：\n{positionals}\n\n选项：\n{options}{after-help}"
        }
        (false, false) => "{about-with-newline}\n用法：{usage}\n\n选项：\n{options}{after-help}",
    }
}

/// What stands above the options.
pub fn about() -> String {
    breakable(
        "连珠（五子棋），两人共用一个键盘，按正式规则裁判。

规则（--rule）：
- free 无禁手：双方五连或长连都胜，没有禁手。
- standard 有禁手：黑方第一子下天元，恰好五连才胜；白方五连或长连都胜；黑方三三、四四、长连是禁手。
- rif RIF正式规则：禁手与有禁手相同，开局有三手交换和五手两打。

默认由白方指出禁手：禁手子先留在棋盘上，白方按 f 指出。",
    )
}

/// What stands below the options.
pub fn exit_codes() -> String {
    breakable("退出码：0 正常（输棋也是 0），1 运行出错，2 用法不对。")
}

/// What a command does.
pub fn command_help(command: &str) -> Option<String> {
    Some(breakable(match command {
        "renju" => "连珠（五子棋），两人共用一个键盘，按正式规则裁判",
        "judge" => "判禁手：列出黑方的禁手点，或只判一点",
        "games" => "列出保存的对局，未完成的和已结束的",
        "replay" => "看文件里的棋谱：SGF、psq 或坐标（复盘）",
        "convert" => "把棋谱换成另一种格式",
        "doctor" => "说明程序对这个终端的了解，报告问题时用",
        "completions" => "输出某个 shell 的补全脚本",
        "man" => "输出手册页",
        "openings" => "列出 26 种开局：图和名称",
        "help" => "显示本帮助，或某个命令的帮助",
        _ => return None,
    }))
}

/// What an option or argument of a command means.
pub fn option_help(command: &str, option: &str) -> Option<String> {
    Some(breakable(match (command, option) {
        ("replay" | "convert", "rule") => "文件没有写明时的规则：free、standard（默认）、rif",
        ("replay", "files") => "棋谱文件，或 renju games 所列的对局；Tab 换到下一个",
        ("convert", "input") => "要读的文件；- 是标准输入",
        ("convert", "to") => "写成什么格式：sgf、coords 或 psq",
        ("convert", "output") => "要写的文件；- 是标准输出（默认）；已有的文件不会被覆盖",
        ("completions", "shell") => "哪个 shell",
        (_, "rule") => "规则：free（无禁手）、standard（有禁手，默认）、rif（RIF正式规则，职业）",
        (_, "forbidden") => {
            "黑方走了禁手怎么办：claim（指出禁手，默认）、loss（走禁手就输）、block（禁手不能落子）"
        }
        (_, "wrong_claim") => "错指禁手的处罚：none（没有，默认）、turn（停一手）、loss（判负）",
        (_, "black") => "先方（执黑者）的名字；rif 中是假先方",
        (_, "white") => "后方（执白者）的名字；rif 中是假后方",
        (_, "clock") => {
            "每人用时：20m/60s（包干 20 分，然后读秒 60 秒）、90m+30s（每手加 30 秒）、15m（只有包干）、\
             none（不计时）；默认：rif 为 20m/60s，其他不计时"
        }
        (_, "takeback") => {
            "悔棋：ask（对方同意才行）、never（不许）、free（随意）；默认 ask，rif 为 never"
        }
        (_, "opening") => "指定打法：花月、kagetsu 或 4D；白方下第 4 手",
        (_, "orientation") => "指定打法的方向，1 到 8",
        (_, "hints") => "对局中显示禁手点和原因（x、w），供初学者用",
        (_, "guess") => "先猜先：程序抓两把棋子",
        (_, "games") => "比赛的局数，每局交换黑白；默认不限",
        (_, "bell") => "剩 30、10 和 5 到 1 秒时响铃",
        (_, "theme") => {
            "配色：wood（木色，默认）、light（浅色）、dark（深色）、mono（黑白）；不要颜色时为 mono"
        }
        (_, "glyphs") => {
            "棋盘用的字符：auto（自动，默认）、line（线条）、wide（全角）、ascii（只用 ASCII）"
        }
        (_, "size") => "棋盘大小：auto（自动，默认）、small（小）、large（大）",
        (_, "no_mouse") => "把鼠标留给终端，用来选文字",
        (_, "record") => "把下完的棋写进文件（.sgf、.psq 或 .txt）；比赛以后各局的文件名加序号",
        (_, "plain") => {
            "逐行对局：输入点和命令，输出句子，供读屏软件和管道用；TERM=dumb 时自动如此"
        }
        (_, "resume") => "直接继续未完成的对局",
        ("judge", "lang") => "原因用什么语言：zh 或 en；默认按系统语言",
        (_, "lang") => "语言：zh 或 en；默认按系统语言",
        ("judge", "positions") => {
            "局面：h8i9g7（黑先，轮流落子，-- 是停着），或从第 15 行起的 15 行，用 / 隔开；不写或写 - 时从标准输入读，\
             每行一个"
        }
        ("judge", "at") => "只判这一点：黑子下在这里成什么",
        ("judge", "why") => "与 --at 一起：画图并说明全部原因",
        ("judge", "board") => "画出局面，标出禁手点",
        (_, "help") => "显示帮助（-h 简短，--help 详细）",
        (_, "version") => "显示版本",
        ("help", "subcommand") => "命令",
        _ => return None,
    }))
}

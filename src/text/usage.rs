//! What `--help` says in Chinese and Japanese; the English stands beside each option in `cli`.
//!
//! Knows options by name only, and not who prints them.

use super::Lang;

/// A text in every language but English: simplified Chinese, traditional Chinese, Japanese.
macro_rules! beside {
    ($lang:expr, $zh:expr, $hant:expr, $ja:expr $(,)?) => {
        match $lang {
            $crate::text::Lang::En => return None,
            $crate::text::Lang::Zh => $zh,
            $crate::text::Lang::Hant => $hant,
            $crate::text::Lang::Ja => $ja,
        }
    };
}

mod options;

pub use options::option_help;

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

/// How the parts of a command's help follow each other; `None` where the printer's own way is right.
pub fn help_template(lang: Lang, has_commands: bool, has_arguments: bool) -> Option<String> {
    let [usage, commands, arguments, options] = beside!(
        lang,
        ["用法", "命令", "参数", "选项"],
        ["用法", "命令", "參數", "選項"],
        ["用法", "コマンド", "引数", "オプション"],
    );
    // As wide as the printer takes it to be, whose second line of usage is set in by seven columns.
    let about = format!("{{about-with-newline}}\n{usage}： {{usage}}\n\n");
    let parts = if has_commands {
        format!("{commands}：\n{{subcommands}}\n\n")
    } else if has_arguments {
        format!("{arguments}：\n{{positionals}}\n\n")
    } else {
        String::new()
    };
    Some(format!(
        "{about}{parts}{options}：\n{{options}}{{after-help}}"
    ))
}

/// What stands above the options.
pub fn about(lang: Lang) -> Option<String> {
    Some(breakable(beside!(
        lang,
        "连珠（五子棋），两人共用一个键盘，按正式规则裁判。

规则（--rule）：
- free 无禁手：双方五连或长连都胜，没有禁手。
- standard 有禁手：黑方第一子下天元，恰好五连才胜；白方五连或长连都胜；黑方三三、四四、长连是禁手。
- rif RIF正式规则：禁手与有禁手相同，开局有三手交换和五手两打。

默认由白方指出禁手：禁手子先留在棋盘上，白方按 f 指出。",
        "連珠（五子棋），兩人共用一個鍵盤，按正式規則裁判。

規則（--rule）：
- free 無禁手：雙方五連或長連都勝，沒有禁手。
- standard 有禁手：黑方第一子下天元，恰好五連才勝；白方五連或長連都勝；黑方三三、四四、長連是禁手。
- rif RIF正式規則：禁手與有禁手相同，開局有三手交換和五手兩打。

預設由白方指出禁手：禁手子先留在棋盤上，白方按 f 指出。",
        "連珠（五目並べ）。二人で一つのキーボードを使い、正式な規則で判定します。

規則（--rule）：
- free 禁手なし：どちらも五連か長連で勝ち、禁手はありません。
- standard 禁手あり：黒の初手は天元。黒はちょうど五連で勝ち、白は五連か長連で勝ち。黒の三々、四々、長連は禁手です。
- rif RIF公式規則：禁手は standard と同じ。三手目の後の交換と五珠2題打ちがあります。

禁手は、白番が指摘します（既定）：禁手の石は盤に残り、白番が f で指摘します。",
    )))
}

/// What stands below the options.
pub fn exit_codes(lang: Lang) -> Option<String> {
    Some(breakable(beside!(
        lang,
        "RENJU_STATE_DIR：保存对局的文件夹（默认 $XDG_STATE_HOME/renju，否则 ~/.local/state/renju）。

退出码：0 正常（输棋也是 0），1 运行出错，2 用法不对。",
        "RENJU_STATE_DIR：儲存對局的資料夾（預設 $XDG_STATE_HOME/renju，否則 ~/.local/state/renju）。

結束代碼：0 正常（輸棋也是 0），1 執行出錯，2 用法不對。",
        "RENJU_STATE_DIR：対局を保存するフォルダー（既定は $XDG_STATE_HOME/renju、なければ ~/.local/state/renju）。

終了コード：0 正常（負けても 0）、1 実行時の失敗、2 使い方の誤り。",
    )))
}

/// What a command does.
pub fn command_help(lang: Lang, command: &str) -> Option<String> {
    Some(breakable(match command {
        "renju" => beside!(
            lang,
            "连珠（五子棋），两人共用一个键盘，按正式规则裁判",
            "連珠（五子棋），兩人共用一個鍵盤，按正式規則裁判",
            "連珠（五目並べ）、二人で一つのキーボード、正式な規則で判定"
        ),
        "judge" => beside!(
            lang,
            "判禁手：列出黑方的禁手点，或只判一点",
            "判禁手：列出黑方的禁手點，或只判一點",
            "禁手の判定：黒の禁点の一覧、または一点の判定"
        ),
        "games" => beside!(
            lang,
            "列出保存的对局，未完成的和已结束的",
            "列出儲存的對局，未完成的和已結束的",
            "保存した対局の一覧、途中のものと終わったもの"
        ),
        "replay" => beside!(
            lang,
            "看文件里的棋谱：SGF、psq 或坐标（复盘）",
            "看檔案裡的棋譜：SGF、psq 或座標（複盤）",
            "ファイルの棋譜を見る：SGF、psq、座標（検討）"
        ),
        "convert" => beside!(
            lang,
            "把棋谱换成另一种格式",
            "把棋譜換成另一種格式",
            "棋譜を別の形式に変える"
        ),
        "doctor" => beside!(
            lang,
            "说明程序对这个终端的了解，报告问题时用",
            "說明程式對這個終端機的了解，回報問題時用",
            "この端末について分かったこと。不具合の報告に使う"
        ),
        "completions" => beside!(
            lang,
            "输出某个 shell 的补全脚本",
            "輸出某個 shell 的補全腳本",
            "シェルの補完スクリプトを出力する"
        ),
        "man" => beside!(
            lang,
            "输出手册页",
            "輸出手冊頁",
            "マニュアルページを出力する"
        ),
        "openings" => beside!(
            lang,
            "列出 26 种开局：图和名称",
            "列出 26 種開局：圖和名稱",
            "26 の珠型の一覧：図と名前"
        ),
        "help" => beside!(
            lang,
            "显示本帮助，或某个命令的帮助",
            "顯示本說明，或某個命令的說明",
            "このヘルプ、またはコマンドのヘルプを表示する"
        ),
        _ => return None,
    }))
}

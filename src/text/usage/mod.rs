//! What `--help` says in Chinese and Japanese; the English stands beside each option in `cli`.

use super::Lang;

/// A table of texts beside the English ones of the command line, which clap has itself: simplified Chinese,
/// traditional Chinese, Japanese. A row that lacks one of them does not compile.
macro_rules! beside {
    ($(#[$meta:meta])* $vis:vis $name:ident($($arg:ident: $type:ty),+) = match $by:tt {$(
        $pattern:pat => $zh:literal $hant:literal $ja:literal;
    )+}) => {
        $(#[$meta])*
        $vis fn $name(lang: Lang, $($arg: $type),+) -> Option<&'static str> {
            let texts = match $by {
                $($pattern => concat!("\0", $zh, "\0", $hant, "\0", $ja),)+
                _ => return None,
            };
            (lang != Lang::En).then(|| $crate::text::one_of(lang, texts))
        }
    };
}

mod options;

pub use options::option_help;

/// How the parts of a command's help follow each other; `None` where the printer's own way is right.
pub fn help_template(lang: Lang, has_commands: bool, has_arguments: bool) -> Option<String> {
    let heading = |part| part_heading(lang, part);
    // As wide as the printer takes it to be, whose second line of usage is set in by seven columns.
    let about = format!(
        "{{about-with-newline}}\n{}： {{usage}}\n\n",
        heading("usage")?
    );
    let parts = if has_commands {
        format!("{}：\n{{subcommands}}\n\n", heading("commands")?)
    } else if has_arguments {
        format!("{}：\n{{positionals}}\n\n", heading("arguments")?)
    } else {
        String::new()
    };
    let options = heading("options")?;
    Some(format!(
        "{about}{parts}{options}：\n{{options}}{{after-help}}"
    ))
}

beside! {
    part_heading(part: &str) = match part {
        "usage" => "用法" "用法" "用法";
        "commands" => "命令" "命令" "コマンド";
        "arguments" => "参数" "參數" "引数";
        "options" => "选项" "選項" "オプション";
    }
}

/// What stands above the options.
pub fn about(lang: Lang) -> Option<&'static str> {
    frame(lang, "above")
}

/// What stands below the options.
pub fn exit_codes(lang: Lang) -> Option<&'static str> {
    frame(lang, "below")
}

beside! {
    frame(part: &str) = match part {
        "above" =>
            "连珠（五子棋），两人共用一个键盘，按正式规则裁判。

规则（--rule）：
- free 无禁手：双方五连或长连都胜，没有禁手。
- standard 有禁手：黑方第一子下天元，恰好五连才胜；白方五连或长连都胜；黑方三三、四四、长连是禁手。
- rif RIF正式规则：禁手与有禁手相同，开局有三手交换和五手两打。

默认由白方指出禁手：走出的禁手先留在棋盘上，白方按 f 指出。"
            "連珠（五子棋），兩人共用一個鍵盤，按正式規則裁判。

規則（--rule）：
- free 無禁手：雙方五連或長連都勝，沒有禁手。
- standard 有禁手：黑方第一子下天元，恰好五連才勝；白方五連或長連都勝；黑方三三、四四、長連是禁手。
- rif RIF正式規則：禁手與有禁手相同，開局有三手交換和五手兩打。

預設由白方指出禁手：下出的禁手先留在棋盤上，白方按 f 指出。"
            "連珠（五目並べ）。二人が一つのキーボードで対局し、正式なルールで判定します。

ルール（--rule）：
- free 禁手なし：どちらも五連か長連で勝ち、禁手はありません。
- standard 禁手あり：黒の初手は天元。黒はちょうど五連で勝ち、白は五連か長連で勝ち。黒の三々、四々、長連は禁手です。
- rif RIF公式ルール：禁手は standard と同じ。3手目の後の交換と五珠2題打ちがあります。

既定では禁手は白が指摘します。禁手の石は盤に残り、白が f で指摘します。";
        "below" =>
            "RENJU_STATE_DIR：保存对局的文件夹（默认 $XDG_STATE_HOME/renju，否则 ~/.local/state/renju）。

退出码：0 正常（输棋也是 0），1 运行出错，2 用法不对。"
            "RENJU_STATE_DIR：儲存對局的資料夾（預設 $XDG_STATE_HOME/renju，否則 ~/.local/state/renju）。

結束代碼：0 正常（輸棋也是 0），1 執行出錯，2 用法不對。"
            "RENJU_STATE_DIR：対局を保存するフォルダー（既定は $XDG_STATE_HOME/renju、なければ ~/.local/state/renju）。

終了コード：0 正常（負けても 0）、1 実行時の失敗、2 使い方の誤り。";
    }
}

beside! {
    /// What a command does.
    pub command_help(command: &str) = match command {
        "renju" =>
            "连珠（五子棋），两人共用一个键盘，按正式规则裁判"
            "連珠（五子棋），兩人共用一個鍵盤，按正式規則裁判"
            "連珠（五目並べ）、二人で一つのキーボード、正式なルールで判定";
        "judge" =>
            "判禁手：列出黑方的禁手点，或只判一点"
            "判禁手：列出黑方的禁手點，或只判一點"
            "禁手の判定：黒の禁点の一覧、または一点の判定";
        "games" =>
            "列出保存的对局，未完成的和已结束的"
            "列出儲存的對局，未完成的和已結束的"
            "保存した対局の一覧、途中のものと終わったもの";
        "replay" =>
            "查看棋谱文件：SGF、psq、RenLib、RenjuNet 或坐标（复盘）"
            "檢視棋譜檔案：SGF、psq、RenLib、RenjuNet 或座標（覆盤）"
            "ファイルの棋譜を見る：SGF、psq、RenLib、RenjuNet、座標（検討）";
        "diagram" =>
            "把对局、局面或禁手的原因画成 SVG 图或文字图"
            "把對局、局面或禁手的原因畫成 SVG 圖或文字圖"
            "対局、局面、禁手の理由を図にする（SVG または文字）";
        "convert" => "转换棋谱格式" "轉換棋譜格式" "棋譜を別の形式に変える";
        "doctor" =>
            "显示程序检测到的终端情况，报告问题时用"
            "顯示程式偵測到的終端機狀況，回報問題時用"
            "端末の検出結果を表示する、不具合の報告用";
        "completions" =>
            "输出某个 shell 的补全脚本" "輸出某個 shell 的自動完成指令稿" "シェルの補完スクリプトを出力する";
        "man" => "输出手册页" "輸出手冊頁" "マニュアルページを出力する";
        "openings" => "列出 26 种开局：图和名称" "列出 26 種開局：圖和名稱" "26 の珠型の一覧：図と名前";
        "guide" =>
            "给初学者的说明：十课规则和术语表"
            "給初學者的說明：十課規則和術語表"
            "初心者のための案内：ルール十課と用語集";
        "help" =>
            "显示本帮助，或某个命令的帮助"
            "顯示本說明，或某個命令的說明"
            "このヘルプ、またはコマンドのヘルプを表示する";
    }
}

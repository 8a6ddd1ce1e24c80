//! The words of `renju doctor`: one line a finding.
//!
//! Words what was found; finding it is the command's.

use super::{Charset, Lang};

/// What is known of the folder for saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Folder {
    /// It is there and takes files.
    Writable,
    /// It will be made with the first game.
    NotYet,
    /// It cannot be used, for this reason.
    Refused(String),
}

/// A value of the environment as it may be shown: nothing in it that a terminal obeys, and of
/// bounded length.
fn shown(value: &str) -> String {
    let head: String = value.chars().take(200).collect();
    crate::showable::line(&head)
}

/// A variable and its value.
fn variable(lang: Lang, name: &str, value: Option<&str>) -> String {
    match value {
        Some(value) if !value.is_empty() => format!("{name}={}", shown(value)),
        _ => say!(
            lang,
            "{name} not set",
            "{name} 未设置",
            "{name} 未設定",
            "{name} は未設定"
        ),
    }
}

texts! {
    yes_no(yes: bool) -> &'static str = match yes {
        true => "yes" "是" "是" "はい";
        false => "no" "否" "否" "いいえ";
    };
    pub doctor_mouse = "mouse: asked for while playing (modes 1000, 1006); M or --no-mouse leaves it to the terminal"
        "鼠标：对局时启用（模式 1000、1006）；M 或 --no-mouse 归终端使用"
        "滑鼠：對局時啟用（模式 1000、1006）；M 或 --no-mouse 交還終端機使用"
        "マウス：対局中に使用（モード 1000、1006）；M か --no-mouse で端末に戻す";
    pub doctor_keyboard =
        "keyboard: classic key codes; the kitty protocol is not switched on, its reports are understood"
        "键盘：传统按键编码；不启用 kitty 协议，但能识别其报告"
        "鍵盤：傳統按鍵編碼；不啟用 kitty 協定，但能辨識其回報"
        "キーボード：従来のキーコード；kitty プロトコルは有効にしないが、その報告は理解する";
    pub doctor_sample = "The bars on the right must stand in one straight line:"
        "右边的竖线必须对齐成一条直线：" "右邊的豎線必須對齊成一條直線：" "右側の縦線が一直線にそろっていること：";
}

/// The terminal by name and size; the size is unknown in a pipe.
pub fn doctor_terminal(lang: Lang, term: Option<&str>, size: Option<(u16, u16)>) -> String {
    let name = variable(lang, "TERM", term);
    let size = size.map_or_else(
        || word!(lang, "size unknown", "大小未知", "大小未知", "大きさ不明").to_owned(),
        |(columns, rows)| {
            say!(
                lang,
                "{columns}x{rows} cells",
                "{columns}x{rows} 字符",
                "{columns}x{rows} 字元",
                "{columns}x{rows} 文字"
            )
        },
    );
    say!(
        lang,
        "terminal: {name}, {size}",
        "终端：{name}，{size}",
        "終端機：{name}，{size}",
        "端末：{name}、{size}"
    )
}

texts! {
    pub doctor_streams(input: bool, output: bool) = "a terminal: input {input}, output {output}"
        "是否终端：输入{input}，输出{output}"
        "是否終端機：輸入{input}，輸出{output}"
        "端末かどうか：入力 {input}、出力 {output}" with input = yes_no(input), output = yes_no(output);
}

/// Programs in between, by the variables that tell of them.
pub fn doctor_within(lang: Lang, found: &[(&str, String)]) -> String {
    let list = if found.is_empty() {
        word!(lang, "nothing known", "无已知", "無已知", "該当なし").to_owned()
    } else {
        let list = found
            .iter()
            .map(|(name, value)| variable(lang, name, Some(value)));
        list.collect::<Vec<_>>().join(" ")
    };
    say!(
        lang,
        "within: {list}",
        "环境：{list}",
        "環境：{list}",
        "環境：{list}"
    )
}

/// The locale: the variable that decides on characters, and what follows from it.
pub fn doctor_locale(lang: Lang, decides: Option<(&str, &str)>, charset: Charset) -> String {
    let setting = match decides {
        Some((name, value)) => variable(lang, name, Some(value)),
        None => word!(
            lang,
            "LC_ALL, LC_CTYPE and LANG not set",
            "LC_ALL、LC_CTYPE、LANG 均未设置",
            "LC_ALL、LC_CTYPE、LANG 均未設定",
            "LC_ALL、LC_CTYPE、LANG はどれも未設定"
        )
        .to_owned(),
    };
    let charset = match charset {
        Charset::Utf8 => "UTF-8",
        Charset::Other => word!(lang, "not UTF-8", "非 UTF-8", "非 UTF-8", "UTF-8 以外"),
    };
    say!(
        lang,
        "locale: {setting}: characters {charset}, language {lang}",
        "区域：{setting}，字符集 {charset}，语言 {lang}",
        "地區設定：{setting}，字元集 {charset}，語言 {lang}",
        "ロケール：{setting}、文字コード {charset}、言語 {lang}"
    )
}

/// Why a glyph set was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlyphsBy {
    /// It was asked for.
    Wanted,
    /// The Linux console.
    Console,
    /// `TERM` is dumb or unset, or there is no terminal.
    NoTerminal,
    /// The locale's characters are not UTF-8.
    Charset,
    /// The terminal draws an ambiguous character in so many columns.
    Columns(u16),
    /// It did not answer, and the locale is East Asian.
    SilentEast,
    /// It did not answer.
    Silent,
}

/// The glyph set and why it was chosen.
pub fn doctor_glyphs(lang: Lang, name: &str, by: GlyphsBy) -> String {
    let why = match by {
        GlyphsBy::Wanted => word!(lang, "asked for", "指定", "指定", "指定").to_owned(),
        GlyphsBy::Console => word!(
            lang,
            "the Linux console",
            "Linux 控制台",
            "Linux 主控台",
            "Linux コンソール"
        )
        .to_owned(),
        GlyphsBy::NoTerminal => word!(
            lang,
            "no terminal to ask, or TERM is dumb or unset",
            "没有可询问的终端，或 TERM 为 dumb 或未设置",
            "沒有可詢問的終端機，或 TERM 為 dumb 或未設定",
            "問い合わせる端末がないか、TERM が dumb か未設定"
        )
        .to_owned(),
        GlyphsBy::Charset => word!(
            lang,
            "the locale is not UTF-8",
            "区域非 UTF-8",
            "地區設定非 UTF-8",
            "ロケールは UTF-8 以外"
        )
        .to_owned(),
        GlyphsBy::Columns(columns) => say!(
            lang,
            "the terminal draws an ambiguous character in columns: {columns}",
            "终端把宽度不定的字符画成 {columns} 列",
            "終端機把寬度不定的字元畫成 {columns} 欄",
            "端末は幅のあいまいな文字を {columns} 桁で描く"
        ),
        GlyphsBy::SilentEast => word!(
            lang,
            "the terminal did not answer; the locale is East Asian",
            "终端没有回答；区域为东亚",
            "終端機沒有回答；地區設定為東亞",
            "端末の応答なし、ロケールは東アジア"
        )
        .to_owned(),
        GlyphsBy::Silent => word!(
            lang,
            "the terminal did not answer",
            "终端没有回答",
            "終端機沒有回答",
            "端末の応答なし"
        )
        .to_owned(),
    };
    say!(
        lang,
        "board: {name} ({why})",
        "棋盘字符：{name}（{why}）",
        "棋盤字元：{name}（{why}）",
        "盤の文字：{name}（{why}）"
    )
}

/// How many colours there are, the variable that says so, and the theme; `None` stands for any
/// colour.
pub fn doctor_colors(
    lang: Lang,
    count: Option<u16>,
    decides: (&str, Option<&str>),
    theme: &str,
) -> String {
    let count = match count {
        Some(0) => word!(lang, "none", "无", "無", "なし").to_owned(),
        Some(count) => count.to_string(),
        None => word!(lang, "truecolor", "真彩色", "全彩", "フルカラー").to_owned(),
    };
    let why = variable(lang, decides.0, decides.1);
    say!(
        lang,
        "colours: {count} ({why}), theme {theme}",
        "颜色：{count}（{why}），配色 {theme}",
        "顏色：{count}（{why}），配色 {theme}",
        "色：{count}（{why}）、配色 {theme}"
    )
}

/// The folder for saved games.
pub fn doctor_folder(lang: Lang, path: Option<&str>, folder: &Folder) -> String {
    let Some(path) = path.map(shown) else {
        return word!(
            lang,
            "saved games: no home folder is known; set RENJU_STATE_DIR",
            "存档：找不到主目录，请设置 RENJU_STATE_DIR",
            "存檔：找不到家目錄，請設定 RENJU_STATE_DIR",
            "保存先：ホームフォルダーが不明、RENJU_STATE_DIR を設定してください"
        )
        .to_owned();
    };
    let state = match folder {
        Folder::Writable => {
            word!(lang, "can be written", "可写", "可寫入", "書き込み可").to_owned()
        }
        Folder::NotYet => word!(
            lang,
            "not there yet, made with the first game",
            "尚未建立，第一局时建立",
            "尚未建立，第一局時建立",
            "まだない、最初の対局で作成"
        )
        .to_owned(),
        Folder::Refused(reason) => {
            let reason = shown(reason);
            say!(
                lang,
                "cannot be used: {reason}",
                "不能使用：{reason}",
                "不能使用：{reason}",
                "使えない：{reason}"
            )
        }
    };
    say!(
        lang,
        "saved games: {path} ({state})",
        "存档：{path}（{state}）",
        "存檔：{path}（{state}）",
        "保存先：{path}（{state}）"
    )
}

//! The findings of `renju doctor`, one line each: details in English, as bug reports are read, advice in every language.

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

texts! {
    pub doctor_mouse = "mouse: on while playing (modes 1000, 1006); M or --no-mouse turns it off"
        "鼠标：对局时启用（模式 1000、1006）；M 或 --no-mouse 归终端使用"
        "滑鼠：對局時啟用（模式 1000、1006）；M 或 --no-mouse 交還終端機使用"
        "マウス：対局中に使用（モード 1000、1006）。M か --no-mouse で端末に戻す";
    pub doctor_no_folder = "saved games: no home folder found; set `RENJU_STATE_DIR`"
        "存档：找不到主目录，请设置 RENJU_STATE_DIR"
        "存檔：找不到家目錄，請設定 RENJU_STATE_DIR"
        "保存先：ホームフォルダーが不明、RENJU_STATE_DIR を設定してください";
    pub doctor_sample = "The bars on the right should line up:"
        "右边的竖线应对齐成一条直线：" "右邊的直線應該對齊：" "右端の縦線が一直線にそろえば正常です：";
}

/// The keyboard.
pub const DOCTOR_KEYBOARD: &str = "keyboard: classic key codes; the kitty protocol is not enabled, but its reports are understood";

/// A value of the environment as it may be shown: nothing in it that a terminal obeys, and of
/// bounded length.
fn shown(value: &str) -> String {
    let head: String = value.chars().take(200).collect();
    crate::showable::line(&head)
}

/// A variable and its value.
fn variable(name: &str, value: Option<&str>) -> String {
    match value {
        Some(value) if !value.is_empty() => format!("{name}={}", shown(value)),
        _ => format!("{name} not set"),
    }
}

/// The terminal by name and size; the size is unknown in a pipe.
pub fn doctor_terminal(term: Option<&str>, size: Option<(u16, u16)>) -> String {
    let name = variable("TERM", term);
    let size = size.map_or_else(
        || "size unknown".to_owned(),
        |(columns, rows)| format!("{columns}x{rows} cells"),
    );
    format!("terminal: {name}, {size}")
}

/// Whether input and output are terminals.
pub fn doctor_streams(input: bool, output: bool) -> String {
    let [input, output] = [input, output].map(|yes| if yes { "yes" } else { "no" });
    format!("input is a terminal: {input}; output is a terminal: {output}")
}

/// Programs in between, by the variables that tell of them.
pub fn doctor_within(found: &[(&str, String)]) -> String {
    let found = found.iter();
    let list: Vec<String> = found
        .map(|(name, value)| variable(name, Some(value)))
        .collect();
    match &*list {
        [] => "running inside: nothing detected".to_owned(),
        list => format!("running inside: {}", list.join(" ")),
    }
}

/// The locale: the variable that decides on characters, and what follows from it.
pub fn doctor_locale(decides: Option<(&str, &str)>, charset: Charset, lang: Lang) -> String {
    let setting = decides.map_or_else(
        || "LC_ALL, LC_CTYPE and LANG not set".to_owned(),
        |(name, value)| variable(name, Some(value)),
    );
    let charset = match charset {
        Charset::Utf8 => "UTF-8",
        Charset::Other => "not UTF-8",
    };
    format!("locale: {setting}, character set {charset}, language {lang}")
}

/// The glyph set and why it was chosen.
pub fn doctor_glyphs(name: &str, by: GlyphsBy) -> String {
    let why = match by {
        GlyphsBy::Wanted => "chosen with --glyphs",
        GlyphsBy::Console => "the Linux console",
        GlyphsBy::NoTerminal => "no terminal to ask, or TERM is dumb or unset",
        GlyphsBy::Charset => "the locale is not UTF-8",
        GlyphsBy::Columns(columns) => {
            return format!(
                "board: {name} (the terminal draws ambiguous-width characters this wide: {columns})"
            );
        }
        GlyphsBy::SilentEast => "the terminal did not answer; the locale is East Asian",
        GlyphsBy::Silent => "the terminal did not answer",
    };
    format!("board: {name} ({why})")
}

/// How many colours there are, the variable that says so, and the theme; `None` stands for any
/// colour.
pub fn doctor_colors(count: Option<u16>, decides: (&str, Option<&str>), theme: &str) -> String {
    let count = match count {
        Some(0) => "none".to_owned(),
        Some(count) => count.to_string(),
        None => "truecolor".to_owned(),
    };
    let why = variable(decides.0, decides.1);
    format!("colours: {count} ({why}), theme {theme}")
}

/// The folder for saved games, where one is known.
pub fn doctor_folder(path: &str, folder: &Folder) -> String {
    let path = shown(path);
    match folder {
        Folder::Writable => format!("saved games: {path} (writable)"),
        Folder::NotYet => {
            format!("saved games: {path} (not there yet; created with the first game)")
        }
        Folder::Refused(reason) => {
            format!("saved games: {path} (cannot be used: {})", shown(reason))
        }
    }
}

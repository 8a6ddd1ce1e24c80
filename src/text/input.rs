//! Words for how the game is worked: colours, the mouse, the menu, moves typed in one line.

use crate::rules::Point;

use super::{Lang, pass_move};

/// Which colours there are now; without any, all themes are the same one.
pub fn theme_is(lang: Lang, name: &str, plain: bool) -> String {
    if plain {
        return word!(
            lang,
            "colours: none, by NO_COLOR or this terminal; --theme overrules NO_COLOR",
            "配色：因 NO_COLOR 或终端所限无颜色；--theme 可覆盖 NO_COLOR",
            "配色：因 NO_COLOR 或終端機所限無顏色；--theme 可覆蓋 NO_COLOR",
            "配色：なし（NO_COLOR か端末による）。--theme は NO_COLOR に優先します"
        )
        .to_owned();
    }
    say!(
        lang,
        "colours: {name}",
        "配色：{name}",
        "配色：{name}",
        "配色：{name}"
    )
}

/// Whose the mouse is now.
pub fn mouse_is(lang: Lang, on: bool) -> &'static str {
    if on {
        word!(
            lang,
            "mouse on: a click moves the cursor, a second one there puts",
            "鼠标已开：单击移动光标，再击落子",
            "滑鼠已開：按一下移動游標，再按落子",
            "マウス：オン。クリックでカーソルが動き、もう一度で打ちます"
        )
    } else {
        word!(
            lang,
            "mouse off: the terminal has it",
            "鼠标已关，归终端使用",
            "滑鼠已關，歸終端機使用",
            "マウス：オフ。端末が使います"
        )
    }
}

/// Which of these?
pub fn ask_menu(lang: Lang) -> &'static str {
    word!(lang, "Menu:", "菜单：", "選單：", "メニュー：")
}

/// Play these moves? The first and the last are named.
pub fn ask_play(lang: Lang, moves: &[Option<Point>]) -> String {
    let count = moves.len();
    let name = |m: &Option<Point>| m.map_or_else(|| pass_move(lang).to_owned(), |p| p.to_string());
    let first = moves.first().map(name).unwrap_or_default();
    let last = moves.last().map(name).unwrap_or_default();
    say!(
        lang,
        "Play these {count} moves, {first} to {last}?",
        "依次下这 {count} 手（{first} 至 {last}）吗？",
        "依次下這 {count} 手（{first} 至 {last}）嗎？",
        "この {count} 手（{first} から {last} まで）を順に打ちますか？"
    )
}

/// Typed moves were played up to one that was refused.
pub fn stopped_at(lang: Lang, number: usize, point: Option<Point>, reason: &str) -> String {
    let name = point.map_or_else(|| pass_move(lang).to_owned(), |p| p.to_string());
    say!(
        lang,
        "stopped at {number}. {name}: {reason}",
        "停在第 {number} 个 {name}：{reason}",
        "停在第 {number} 個 {name}：{reason}",
        "{number} 番目の {name} で止まりました：{reason}"
    )
}

/// All typed moves were played.
pub fn all_played(lang: Lang, count: usize) -> String {
    say!(
        lang,
        "{count} moves played",
        "已下 {count} 手",
        "已下 {count} 手",
        "{count} 手打ちました"
    )
}

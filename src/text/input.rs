//! How the game is worked: colours, the mouse, the menu, moves typed in one line.

use crate::rules::Point;

use super::{Lang, pass_move};

texts! {
    /// Which colours there are now; without any, all themes are the same one.
    pub theme_is(name: &str, plain: bool) = match plain {
        true => "no colours (NO_COLOR or this terminal); --theme overrides NO_COLOR"
            "没有颜色（因 NO_COLOR 或终端所限）；--theme 优先于 NO_COLOR"
            "沒有顏色（因 NO_COLOR 或終端機所限）；--theme 優先於 NO_COLOR"
            "配色：なし（NO_COLOR か端末による）。--theme は NO_COLOR に優先します";
        false => "theme: {name}" "配色：{name}" "配色：{name}" "配色：{name}";
    };
    /// Whose the mouse is now.
    pub mouse_is(on: bool) -> &'static str = match on {
        true => "mouse on: click to move the cursor, click again to play"
            "鼠标已开：单击移动光标，再击落子"
            "滑鼠已開：按一下移動游標，再按落子"
            "マウス：オン。クリックでカーソルが動き、もう一度で打ちます";
        false => "mouse off: the terminal can select text"
            "鼠标已关，归终端使用" "滑鼠已關，歸終端機使用" "マウス：オフ。端末が使います";
    };
    pub ask_menu = "Menu:" "菜单：" "選單：" "メニュー：";
    play_all(count: usize, first: String, last: String) = "Play these {count} moves, {first} to {last}?"
        "依次下这 {count} 手（{first} 至 {last}）吗？"
        "依次下這 {count} 手（{first} 至 {last}）嗎？"
        "この{count}手（{first} から {last} まで）を順に打ちますか？";
    /// Typed moves were played up to one that was refused.
    pub stopped_at(number: usize, point: Option<Point>, reason: &str) = "stopped at no. {number}, {name}: {reason}"
        "停在第 {number} 个（{name}）：{reason}"
        "停在第 {number} 個（{name}）：{reason}"
        "{number}番目の {name} で止まりました：{reason}" with name = move_name(point);
    pub all_played(count: usize) = "{count} moves played" "已下 {count} 手" "已下 {count} 手" "{count}手打ちました";
}

/// Play these moves? The first and the last are named.
pub fn ask_play(lang: Lang, moves: &[Option<Point>]) -> String {
    let name = |m: Option<&Option<Point>>| m.map_or_else(String::new, |&m| move_name(lang, m));
    play_all(lang, moves.len(), name(moves.first()), name(moves.last()))
}

fn move_name(lang: Lang, point: Option<Point>) -> String {
    point.map_or_else(|| pass_move(lang).to_owned(), |p| p.to_string())
}

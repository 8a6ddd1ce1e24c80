//! Sentences of the line mode, which says in words what the screen shows by its picture.

use std::time::Duration;

use crate::game::{Clock, Phase};
use crate::rules::{Color, Point};
use crate::showable::head;

use super::{Lang, proposal_mark, side};

mod questions;

pub use questions::*;

texts! {
    pub welcome = "Type a point, such as H8, or a command; \"help\" lists the commands."
        "输入交叉点（如 H8）或命令；输入“帮助”查看所有命令。"
        "輸入交叉點（如 H8）或指令；輸入「說明」可查看所有指令。"
        "交点（H8 など）かコマンドを入力してください。「ヘルプ」で一覧を表示します。";
    pub handful(who: &str, stones: u8) = "{who} holds {stones} stones"
        "{who}抓了 {stones} 子" "{who}抓了 {stones} 子" "{who}の握り：{stones}個";
    /// A stone of the opening, put by somebody whose colour is still open.
    pub stone(color: Color) -> &'static str = match color {
        Color::Black => "black stone" "黑子" "黑子" "黒石";
        Color::White => "white stone" "白子" "白子" "白石";
    };
    pub proposed(who: &str, which: usize, count: u8, point: Point) = "{who} proposes {point}, {which} of {count}"
        "{who}提出打点 {point}（{which}/{count}）"
        "{who}提出打點 {point}（{which}/{count}）"
        "{who}が五珠 {point} を提示（{which}/{count}）";
    pub declined(who: &str) = "{who} declines" "{who}不同意" "{who}不同意" "{who}は断りました";
    pub taken_back(who: &str, moves: usize) = "{who} took a move back; moves on the board: {moves}"
        "{who}已悔棋，盘上共 {moves} 手"
        "{who}已悔棋，盤上共 {moves} 手"
        "{who}が待ったをしました。盤上は{moves}手です";
    pub score(who: &str, score: &str) = "{who}: {score}" "{who}：{score}" "{who}：{score}" "{who}：{score}";
    /// The input is at its end and the game is not.
    pub unfinished(kept: bool) -> &'static str = match kept {
        true => "End of input. The game is unfinished; it has been saved."
            "输入结束；对局未完，已保存。"
            "輸入結束；對局未完，已儲存。"
            "入力が終わりました。対局は途中で、保存してあります。";
        false => "End of input. The game is unfinished."
            "输入结束；对局未完。" "輸入結束；對局未完。" "入力が終わりました。対局は途中です。";
    };
    pub too_long = "that line is too long; type one point or one command"
        "这一行太长；请输入一个交叉点或一个命令"
        "這一行太長；請輸入一個交叉點或一個指令"
        "行が長すぎます。交点かコマンドを一つ入力してください";
    pub no_text = "that line is not UTF-8 text; type one point or one command"
        "这一行不是 UTF-8 文字；请输入一个交叉点或一个命令"
        "這一行不是 UTF-8 文字；請輸入一個交叉點或一個指令"
        "この行は UTF-8 の文字ではありません。交点かコマンドを一つ入力してください";
    pub no_moves = "no moves yet" "还没有着法" "還沒有棋步" "まだ手がありません";
    pub no_forbidden_points = "no point is forbidden for Black" "黑方没有禁手点" "黑方沒有禁手點" "禁点はありません";
    pub why_where = "why: name an empty point or Black's last stone, such as \"why H8\""
        "请给出空点或黑方最后一子，例如“为什么 H8”"
        "請輸入空點或黑方最後一子，例如「為什麼 H8」"
        "空点か黒の最後の石を指定してください。例：「なぜ H8」";
    pub moved(number: usize, who: &str, point: Option<Point>) = "Move {number}, {who}: {what}"
        "第 {number} 手，{who}：{what}"
        "第 {number} 手，{who}：{what}"
        "{number}手目、{who}：{what}" with what = move_text(point);
    pub seat(color: Color, name: &str) = "{name} is now {side}"
        "{name}现在是{side}" "{name}現在是{side}" "{name}が{side}番になりました" with side = side(color);
    move_text(point: Option<Point>) = match point {
        None => "pass" "停一手" "停一手" "パス";
        Some(p) => "{p}" "{p}" "{p}" "{p}";
    };
    pub not_understood(line: &str) =
        "\"{shown}\" is not a point (like H8) or a command here; \"help\" lists the commands"
        "“{shown}”不是交叉点（如 H8），也不是命令；输入“帮助”查看"
        "「{shown}」不是交叉點（如 H8），也不是指令；輸入「說明」可查看"
        "「{shown}」は交点（H8 など）でもコマンドでもありません。「ヘルプ」で一覧を表示します" where shown = head(line);
    /// Time left, in words.
    pub time_left(clock: Clock) = match (clock.in_byo_yomi(), clock.periods()) {
        (true, 2..) => "byo-yomi, {time} for this move, periods left: {periods}"
            "读秒 {time}，剩 {periods} 次"
            "讀秒 {time}，剩 {periods} 次"
            "秒読み {time}、残り{periods}回" with time = duration(clock.shown()) where periods = clock.periods();
        (true, _) => "byo-yomi, {time} for this move"
            "读秒 {time}" "讀秒 {time}" "秒読み {time}" with time = duration(clock.shown());
        (false, _) => "{time} left" "剩 {time}" "剩 {time}" "残り {time}" with time = duration(clock.shown());
    };
    hours = "h" "小时" "小時" "時間";
    minutes = "min" "分" "分" "分";
    seconds = "s" "秒" "秒" "秒";
    /// What the characters of the picture mean, and the last stone.
    pub legend(last: Option<Point>, phase: &Phase) = "{stones}{proposals}{last}"
        "{stones}{proposals}{last}"
        "{stones}{proposals}{last}"
        "{stones}{proposals}{last}" with stones = colors(), proposals = proposals_legend(phase), last = last_stone(last);
    colors = "x Black, o White" "x 黑，o 白" "x 黑，o 白" "x 黒、o 白";
    proposals_legend(phase: &Phase) = match (&marks(phase)[..]) {
        [] => "" "" "" "";
        [first, .., last] if first != last => ", {first} to {last} proposed fifth moves"
            "，{first} 至 {last} 打点" "，{first} 至 {last} 打點" "、{first}〜{last} 提示された五珠";
        [mark, ..] => ", {mark} a proposed fifth move" "，{mark} 打点" "，{mark} 打點" "、{mark} 提示された五珠";
    };
    last_stone(last: Option<Point>) = match last {
        Some(p) => "; last stone {p}" "；最后一子 {p}" "；最後一子 {p}" "。最後の石 {p}";
        None => "" "" "" "";
    };
    /// Where the stones of a colour lie.
    pub stones(color: Color, points: &[Point]) = match points {
        [] => "{side} (0):" "{side} 0 子" "{side} 0 子" "{side} 0個" with side = side(color);
        _ => "{side} ({count}): {list}"
            "{side} {count} 子 {list}"
            "{side} {count} 子 {list}"
            "{side} {count}個 {list}" with side = side(color) where count = points.len(), list = super::points(points);
    };
    /// One entry of the list of moves.
    pub entry(number: usize, color: Color, point: Option<Point>) = "{number} {side} {what}"
        "{number} {side} {what}"
        "{number} {side} {what}"
        "{number} {side} {what}" with side = side(color), what = move_text(point);
}

/// Hours, minutes and seconds; those that are none are not named.
fn duration(lang: Lang, time: Duration) -> String {
    // Rounded up, so that nobody hears of no time while there is some.
    let time = time.as_millis().div_ceil(1000);
    let parts = [
        (time / 3600, hours(lang)),
        (time / 60 % 60, minutes(lang)),
        (time % 60, seconds(lang)),
    ];
    let parts = parts.into_iter().filter(|&(n, _)| n > 0);
    let parts: Vec<String> = parts.map(|(n, unit)| format!("{n} {unit}")).collect();
    parts.join(" ")
}

/// What marks each proposal on the board.
fn marks(phase: &Phase) -> Vec<char> {
    let places = 0..phase.proposals().len();
    places.map(|place| proposal_mark(phase, place)).collect()
}

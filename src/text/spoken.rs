//! Sentences of the line mode, which says in words what the screen shows by its picture.

use std::time::Duration;

use crate::rules::{Color, Point};

use super::{Lang, side};

mod questions;

pub use questions::*;

/// The first line: what can be typed.
pub fn welcome(lang: Lang) -> &'static str {
    word!(
        lang,
        "Type a point, such as H8, or a word; \"help\" lists the words.",
        "输入交叉点（如 H8）或词语；输入“帮助”查看所有词语。",
        "輸入交叉點（如 H8）或詞語；輸入「說明」檢視所有詞語。",
        "点（H8 など）か語を入力してください。「ヘルプ」で語の一覧が出ます。"
    )
}

/// A move that was made; without a point, a pass.
pub fn moved(lang: Lang, number: usize, who: &str, point: Option<Point>) -> String {
    let what = move_text(lang, point);
    say!(
        lang,
        "Move {number}, {who}: {what}",
        "第 {number} 手，{who}：{what}",
        "第 {number} 手，{who}：{what}",
        "{number} 手目、{who}：{what}"
    )
}

fn move_text(lang: Lang, point: Option<Point>) -> String {
    point.map_or_else(
        || word!(lang, "pass", "停一手", "停一手", "パス").to_owned(),
        |p| p.to_string(),
    )
}

/// One person's handful, when guessing for colours.
pub fn handful(lang: Lang, who: &str, stones: u8) -> String {
    say!(
        lang,
        "{who} holds {stones} stones",
        "{who}抓了 {stones} 子",
        "{who}抓了 {stones} 子",
        "{who}の握り {stones} 個"
    )
}

/// A stone of the opening, put by somebody whose colour is still open.
pub fn stone(lang: Lang, color: Color) -> &'static str {
    match color {
        Color::Black => word!(lang, "black stone", "黑子", "黑子", "黒石"),
        Color::White => word!(lang, "white stone", "白子", "白子", "白石"),
    }
}

/// A proposal for the fifth move.
pub fn proposed(lang: Lang, who: &str, which: usize, count: u8, point: Point) -> String {
    say!(
        lang,
        "{who} proposes {point}, {which} of {count}",
        "{who}放打点 {point}（{which}/{count}）",
        "{who}放打點 {point}（{which}/{count}）",
        "{who}が五珠 {point} を提示（{which}/{count}）"
    )
}

/// Somebody has a colour, after the colours were exchanged.
pub fn seat(lang: Lang, color: Color, name: &str) -> String {
    let side = side(lang, color);
    say!(
        lang,
        "{name} is {side} now",
        "{name}现在是{side}",
        "{name}現在是{side}",
        "{name}は{side}になりました"
    )
}

/// An offer was turned down.
pub fn declined(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who} says no",
        "{who}不同意",
        "{who}不同意",
        "{who}は同意しません"
    )
}

/// A decision was taken back.
pub fn taken_back(lang: Lang, who: &str, moves: usize) -> String {
    say!(
        lang,
        "{who} took back; moves on the board: {moves}",
        "{who}已悔棋，盘上共 {moves} 手",
        "{who}已悔棋，盤上共 {moves} 手",
        "{who}が待ったをしました。盤上は {moves} 手です"
    )
}

/// A person's score.
pub fn score(lang: Lang, who: &str, score: &str) -> String {
    say!(
        lang,
        "Score of {who}: {score}",
        "{who}：{score}",
        "{who}：{score}",
        "{who}：{score}"
    )
}

/// The input is at its end and the game is not.
pub fn unfinished(lang: Lang, kept: bool) -> &'static str {
    if kept {
        word!(
            lang,
            "The input has ended; the game is unfinished and saved.",
            "输入结束；对局未完，已保存。",
            "輸入結束；對局未完，已儲存。",
            "入力が終わりました。対局は途中で、保存してあります。"
        )
    } else {
        word!(
            lang,
            "The input has ended; the game is unfinished.",
            "输入结束；对局未完。",
            "輸入結束；對局未完。",
            "入力が終わりました。対局は途中です。"
        )
    }
}

/// A line longer than any that means something.
pub fn too_long(lang: Lang) -> &'static str {
    word!(
        lang,
        "that line is too long; type one point or one word",
        "这一行太长；请输入一个交叉点或一个词",
        "這一行太長；請輸入一個交叉點或一個詞",
        "行が長すぎます。点か語を一つ入力してください"
    )
}

/// Bytes that are no text.
pub fn no_text(lang: Lang) -> &'static str {
    word!(
        lang,
        "that line is not UTF-8 text; type one point or one word",
        "这一行不是 UTF-8 文字；请输入一个交叉点或一个词",
        "這一行不是 UTF-8 文字；請輸入一個交叉點或一個詞",
        "この行は UTF-8 の文字ではありません。点か語を一つ入力してください"
    )
}

/// A line that is neither a point nor a word.
pub fn not_understood(lang: Lang, line: &str) -> String {
    let shown = crate::showable::head(line);
    say!(
        lang,
        "\"{shown}\" is neither a point (H8) nor a word; \"help\" lists the words",
        "“{shown}”不是交叉点（H8），也不是词语；输入“帮助”查看",
        "「{shown}」不是交叉點（H8），也不是詞語；輸入「說明」檢視",
        "「{shown}」は点（H8 など）でも語でもありません。「ヘルプ」で一覧が出ます"
    )
}

/// Time left, in words.
pub fn time_left(lang: Lang, time: Duration, byo_yomi: bool) -> String {
    // Rounded up, so that nobody hears of no time while there is some.
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let parts: Vec<String> = [
        (hours, word!(lang, "h", "小时", "小時", "時間")),
        (minutes, word!(lang, "min", "分", "分", "分")),
        (seconds, word!(lang, "s", "秒", "秒", "秒")),
    ]
    .into_iter()
    .filter(|&(n, _)| n > 0)
    .map(|(n, unit)| format!("{n} {unit}"))
    .collect();
    let time = parts.join(" ");
    if byo_yomi {
        say!(
            lang,
            "{time} for this move",
            "读秒 {time}",
            "讀秒 {time}",
            "秒読み {time}"
        )
    } else {
        say!(lang, "{time} left", "剩 {time}", "剩 {time}", "残り {time}")
    }
}

/// What the characters of the picture mean, and the last stone.
pub fn legend(lang: Lang, last: Option<Point>, proposals: bool) -> String {
    let mut text = word!(
        lang,
        "x Black, o White",
        "x 黑，o 白",
        "x 黑，o 白",
        "x 黒、o 白"
    )
    .to_owned();
    if proposals {
        text += word!(
            lang,
            ", 5 a proposed fifth move",
            "，5 打点",
            "，5 打點",
            "、5 提示された五珠"
        );
    }
    if let Some(p) = last {
        text += &say!(
            lang,
            "; last stone {p}",
            "；最后一子 {p}",
            "；最後一子 {p}",
            "。最後の石 {p}"
        );
    }
    text
}

/// Where the stones of a colour lie.
pub fn stones(lang: Lang, color: Color, points: &[Point]) -> String {
    let (side, count) = (side(lang, color), points.len());
    let list = super::points(points);
    let gap = if count == 0 { "" } else { " " };
    say!(
        lang,
        "{side}, stones: {count}{gap}{list}",
        "{side} {count} 子{gap}{list}",
        "{side} {count} 子{gap}{list}",
        "{side} {count} 個{gap}{list}"
    )
}

/// One entry of the list of moves.
pub fn entry(lang: Lang, number: usize, color: Color, point: Option<Point>) -> String {
    let (side, what) = (side(lang, color), move_text(lang, point));
    format!("{number} {side} {what}")
}

/// The list of moves is empty.
pub fn no_moves(lang: Lang) -> &'static str {
    word!(
        lang,
        "no moves yet",
        "还没有着手",
        "還沒有著手",
        "まだ手がありません"
    )
}

/// No point is forbidden.
pub fn no_forbidden_points(lang: Lang) -> &'static str {
    word!(
        lang,
        "no point is forbidden for Black",
        "黑方没有禁手点",
        "黑方沒有禁手點",
        "禁点はありません"
    )
}

/// Which stones and points can be asked about.
pub fn why_where(lang: Lang) -> &'static str {
    word!(
        lang,
        "why: name an empty point or Black's last stone, such as \"why H8\"",
        "请说出空点或黑方最后一子，例如“为什么 H8”",
        "請說出空點或黑方最後一子，例如「為什麼 H8」",
        "空点か黒の最後の石を指してください。例：「なぜ H8」"
    )
}

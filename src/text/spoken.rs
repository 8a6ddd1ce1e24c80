//! Sentences of the line mode, which says in words what the screen shows by its picture.

use std::time::Duration;

use crate::rules::{Color, Point};

use super::{Lang, side};

/// The first line: what can be typed.
pub fn welcome(lang: Lang) -> &'static str {
    word!(
        lang,
        "Type a point, such as H8, or a word; \"help\" lists the words.",
        "输入交叉点（如 H8）或词语；输入“帮助”查看所有词语。"
    )
}

/// A move that was made; without a point, a pass.
pub fn moved(lang: Lang, number: usize, who: &str, point: Option<Point>) -> String {
    let what = move_text(lang, point);
    say!(
        lang,
        "Move {number}, {who}: {what}",
        "第 {number} 手，{who}：{what}"
    )
}

fn move_text(lang: Lang, point: Option<Point>) -> String {
    point.map_or_else(
        || word!(lang, "pass", "停一手").to_owned(),
        |p| p.to_string(),
    )
}

/// One person's handful, when guessing for colours.
pub fn handful(lang: Lang, who: &str, stones: u8) -> String {
    say!(lang, "{who} holds {stones} stones", "{who}抓了 {stones} 子")
}

/// A stone of the opening, put by somebody whose colour is still open.
pub fn stone(lang: Lang, color: Color) -> &'static str {
    match color {
        Color::Black => word!(lang, "black stone", "黑子"),
        Color::White => word!(lang, "white stone", "白子"),
    }
}

/// A proposal for the fifth move.
pub fn proposed(lang: Lang, who: &str, which: usize, count: u8, point: Point) -> String {
    say!(
        lang,
        "{who} proposes {point}, {which} of {count}",
        "{who}放打点 {point}（{which}/{count}）"
    )
}

/// Somebody has a colour, after the colours were exchanged.
pub fn seat(lang: Lang, color: Color, name: &str) -> String {
    let side = side(lang, color);
    say!(lang, "{name} is {side} now", "{name}现在是{side}")
}

/// An offer was turned down.
pub fn declined(lang: Lang, who: &str) -> String {
    say!(lang, "{who} says no", "{who}不同意")
}

/// A decision was taken back.
pub fn taken_back(lang: Lang, who: &str, moves: usize) -> String {
    say!(
        lang,
        "{who} took back; moves on the board: {moves}",
        "{who}已悔棋，盘上共 {moves} 手"
    )
}

/// Answers that a question takes, behind it.
pub fn with_answers(lang: Lang, question: &str, answers: &[&str]) -> String {
    let answers = match (lang, answers) {
        (Lang::En, [most @ .., last]) if !most.is_empty() => {
            format!("{} or {last}", most.join(", "))
        }
        _ => answers.join("／"),
    };
    say!(lang, "{question} ({answers})", "{question}（{answers}）")
}

/// Yes or no.
pub fn yes_no(lang: Lang) -> [&'static str; 2] {
    word!(lang, ["yes", "no"], ["是", "否"])
}

/// Exchange or keep.
pub fn swap_keep(lang: Lang) -> [&'static str; 2] {
    word!(lang, ["swap", "keep"], ["交换", "不交换"])
}

/// Claim or accept.
pub fn claim_accept(lang: Lang) -> [&'static str; 2] {
    word!(lang, ["claim", "accept"], ["指出禁手", "接受"])
}

/// Black, White or nobody.
pub fn black_white_no(lang: Lang) -> [&'static str; 3] {
    word!(lang, ["black", "white", "no"], ["黑", "白", "否"])
}

/// Resign?
pub fn ask_resign(lang: Lang, who: &str) -> String {
    say!(lang, "{who}: resign?", "{who}：认输吗？")
}

/// Leave and lose?
pub fn ask_leave(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who}: leave the running game and lose it?",
        "{who}：离开进行中的对局吗？中途退场判负"
    )
}

/// Something else has to be answered first.
pub fn answer_first(lang: Lang) -> &'static str {
    word!(lang, "please answer the question first", "请先回答问题")
}

/// Yes or no to nothing.
pub fn nothing_asked(lang: Lang) -> &'static str {
    word!(lang, "nothing is asked now", "现在没有要回答的问题")
}

/// The next game before the end of this one.
pub fn still_running(lang: Lang) -> &'static str {
    word!(lang, "this game is not over yet", "这一局还没有结束")
}

/// What comes after the end of a game.
pub fn what_next(lang: Lang) -> &'static str {
    word!(
        lang,
        "Type \"next\" for the next game with colours exchanged, or \"quit\"",
        "输入“下一局”交换黑白再下，或“离开”"
    )
}

/// A person's score.
pub fn score(lang: Lang, who: &str, score: &str) -> String {
    say!(lang, "Score of {who}: {score}", "{who}：{score}")
}

/// The input is at its end and the game is not.
pub fn unfinished(lang: Lang, kept: bool) -> &'static str {
    if kept {
        word!(
            lang,
            "The input has ended; the game is unfinished and saved.",
            "输入结束；对局未完，已保存。"
        )
    } else {
        word!(
            lang,
            "The input has ended; the game is unfinished.",
            "输入结束；对局未完。"
        )
    }
}

/// A line longer than any that means something.
pub fn too_long(lang: Lang) -> &'static str {
    word!(
        lang,
        "that line is too long; type one point or one word",
        "这一行太长；请输入一个交叉点或一个词"
    )
}

/// Bytes that are no text.
pub fn no_text(lang: Lang) -> &'static str {
    word!(
        lang,
        "that line is not UTF-8 text; type one point or one word",
        "这一行不是 UTF-8 文字；请输入一个交叉点或一个词"
    )
}

/// A line that is neither a point nor a word.
pub fn not_understood(lang: Lang, line: &str) -> String {
    let shown: String = line
        .trim()
        .chars()
        .filter(|c| !crate::game::is_control(*c))
        .take(20)
        .collect();
    say!(
        lang,
        "\"{shown}\" is neither a point (H8) nor a word; \"help\" lists the words",
        "“{shown}”不是交叉点（H8），也不是词语；输入“帮助”查看"
    )
}

/// Time left, in words.
pub fn time_left(lang: Lang, time: Duration, byo_yomi: bool) -> String {
    // Rounded up, so that nobody hears of no time while there is some.
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let parts: Vec<String> = [
        (hours, word!(lang, "h", "小时")),
        (minutes, word!(lang, "min", "分")),
        (seconds, word!(lang, "s", "秒")),
    ]
    .into_iter()
    .filter(|&(n, _)| n > 0)
    .map(|(n, unit)| format!("{n} {unit}"))
    .collect();
    let time = parts.join(" ");
    if byo_yomi {
        say!(lang, "{time} for this move", "读秒 {time}")
    } else {
        say!(lang, "{time} left", "剩 {time}")
    }
}

/// What the characters of the picture mean, and the last stone.
pub fn legend(lang: Lang, last: Option<Point>, proposals: bool) -> String {
    let mut text = word!(lang, "x Black, o White", "x 黑，o 白").to_owned();
    if proposals {
        text += word!(lang, ", 5 a proposed fifth move", "，5 打点");
    }
    if let Some(p) = last {
        text += &say!(lang, "; last stone {p}", "；最后一子 {p}");
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
        "{side} {count} 子{gap}{list}"
    )
}

/// One entry of the list of moves.
pub fn entry(lang: Lang, number: usize, color: Color, point: Option<Point>) -> String {
    let (side, what) = (side(lang, color), move_text(lang, point));
    say!(lang, "{number} {side} {what}", "{number} {side} {what}")
}

/// The list of moves is empty.
pub fn no_moves(lang: Lang) -> &'static str {
    word!(lang, "no moves yet", "还没有着手")
}

/// No point is forbidden.
pub fn no_forbidden_points(lang: Lang) -> &'static str {
    word!(lang, "no point is forbidden for Black", "黑方没有禁手点")
}

/// Which stones and points can be asked about.
pub fn why_where(lang: Lang) -> &'static str {
    word!(
        lang,
        "why: name an empty point or Black's last stone, such as \"why H8\"",
        "请说出空点或黑方最后一子，例如“为什么 H8”"
    )
}

/// What can be typed, one line each.
pub fn words_page(lang: Lang) -> Vec<&'static str> {
    vec![
        word!(lang, "WORDS", "词语"),
        word!(
            lang,
            "H8: put a stone, or a proposal, there; while proposals are removed: remove that one",
            "H8：在该点落子或放打点；去打点时：去掉该点"
        ),
        word!(
            lang,
            "claim, f (禁手): White claims a forbidden move",
            "禁手（f）：白方指出禁手"
        ),
        word!(lang, "pass (p): pass", "停（p）：停一手"),
        word!(
            lang,
            "swap, keep: exchange the colours or not",
            "交换、不交换：三手可交换"
        ),
        word!(
            lang,
            "remove K10: remove this proposal",
            "去掉 K10：去掉该打点"
        ),
        word!(
            lang,
            "draw (d): offer a draw; accept: take the draw",
            "提和（d）：提和；接受：接受和棋"
        ),
        word!(
            lang,
            "takeback (u): ask to take back; \"takeback white\": White asks",
            "悔棋（u）：请求悔棋；“悔棋 白”：白方请求"
        ),
        word!(
            lang,
            "resign (r): resign; \"resign white\": White resigns",
            "认输（r）：认输；“认输 白”：白方认输"
        ),
        word!(lang, "yes (y), no (n): answer", "是（y）、否（n）：回答"),
        word!(
            lang,
            "board (b): a picture; stones: where the stones lie; moves (m): the moves so far",
            "棋盘（b）：画出棋盘；局面：双方棋子的位置；棋谱（m）：到现在的着手"
        ),
        word!(
            lang,
            "why H8 (w): what a black stone there makes; forbidden (x): the forbidden points; both not while a claim \
             is open",
            "为什么 H8（w）：黑子下该点成什么；禁手点（x）：列出禁手点；可以指出禁手期间不显示"
        ),
        word!(
            lang,
            "next (n): the next game, after the end; quit (q): leave",
            "下一局（n）：终局后再下；离开（q）：离开"
        ),
        word!(
            lang,
            "An empty line repeats what is asked.",
            "空行：重复现在的问题。"
        ),
    ]
}

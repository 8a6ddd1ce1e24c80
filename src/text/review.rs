//! Words for looking through games and for games as files.

use std::path::Path;

use crate::game::Move;
use crate::record::Note;

use super::Lang;
use super::game::{mode, side};
use super::screen::pass_move;

/// The game was saved as a file.
pub fn saved_as(lang: Lang, path: &Path) -> String {
    let path = path.display();
    say!(lang, "saved as {path}", "已保存为 {path}")
}

/// Overwrite the file?
pub fn ask_overwrite(lang: Lang, path: &Path) -> String {
    let path = path.display();
    say!(
        lang,
        "{path} exists. Overwrite it?",
        "{path} 已存在，覆盖吗？"
    )
}

/// Leave after a finished game that is not saved as a file?
pub fn ask_leave_finished(lang: Lang) -> &'static str {
    word!(
        lang,
        "Leave? The finished game is not saved as a file",
        "离开吗？这一局还没有存成文件"
    )
}

/// The answer that leaves.
pub fn leave_done(lang: Lang) -> &'static str {
    word!(lang, "leave", "离开")
}

/// The answer that saves before leaving.
pub fn save_first(lang: Lang) -> &'static str {
    word!(lang, "save it first", "先保存")
}

/// Going on is possible from a review only.
pub fn play_on_where(lang: Lang) -> &'static str {
    word!(
        lang,
        ":play goes on from a position in a review",
        ":play 只能在复盘中从当前局面续下"
    )
}

/// There is nothing to go on with after the last move.
pub fn play_on_ended(lang: Lang) -> &'static str {
    word!(
        lang,
        "the game ended here; step back (←) to go on from before",
        "对局到此已结束，请先后退（←）再续下"
    )
}

/// The game plays by itself, with so much time from move to move.
pub fn autoplay_pace(lang: Lang, pace: std::time::Duration) -> String {
    let seconds = pace.as_secs_f32();
    say!(
        lang,
        "playing, {seconds} s a move (< slower, > faster)",
        "自动播放，每手 {seconds} 秒（< 慢，> 快）"
    )
}

/// Reasons in a review are for empty points and black stones.
pub fn why_in_review(lang: Lang) -> &'static str {
    word!(
        lang,
        "why: put the cursor (h j k l) on an empty point or a black stone",
        "请用 h j k l 把光标放在空点或黑子上"
    )
}

/// Where a review stands.
pub fn review_place(lang: Lang, at: usize, of: usize, last: Option<Move>) -> String {
    let last = match last {
        None => word!(lang, "start", "开始").to_owned(),
        Some(Move {
            color,
            point: Some(p),
        }) => format!("{} {p}", side(lang, color)),
        Some(Move { color, point: None }) => format!("{} {}", side(lang, color), pass_move(lang)),
    };
    say!(
        lang,
        "move {at} of {of}: {last}",
        "第 {at} 手（共 {of} 手）：{last}"
    )
}

/// The move shown was forbidden.
pub fn review_forbidden(lang: Lang, shape: &str, claimed: bool) -> String {
    if claimed {
        say!(
            lang,
            "forbidden: {shape}, claimed",
            "禁手：{shape}，已被指出"
        )
    } else {
        say!(
            lang,
            "forbidden: {shape}; nobody claimed it",
            "禁手：{shape}，没有人指出"
        )
    }
}

/// The result that a file states.
pub fn stated_result(lang: Lang, result: &str) -> String {
    say!(lang, "result: {result}", "结果：{result}")
}

/// Something that was assumed when a file was read.
pub fn record_note(lang: Lang, note: &Note) -> String {
    if lang == Lang::En {
        return note.to_string();
    }
    match note {
        Note::Encoding(name) => format!("文字按 {name} 读取"),
        Note::Undecodable => "有些文字无法解码".to_owned(),
        Note::TextChanged => "名字或评注中的控制字符或过长的文字已替换".to_owned(),
        Note::FirstOfMany(games) => format!("文件有 {games} 局，读取了第一局"),
        Note::Variations => "只读取了主线，变化从略".to_owned(),
        Note::TextBefore => "略过了棋谱前的文字".to_owned(),
        Note::TextAfter => "略过了棋谱后的文字".to_owned(),
        Note::NoSemicolon => "第一个节点前缺少分号".to_owned(),
        Note::StrayBracket => "文字中有未转义的“]”，按文字处理".to_owned(),
        Note::CutShort => "文件不完整，读取了完整的部分".to_owned(),
        Note::RulesAssumed(assumed) => format!("没有注明规则，按{}", mode(lang, *assumed)),
        Note::SetupStones(count) => format!("开始时摆有 {count} 子，次序不明"),
        Note::OpeningAsGiven(moves) => format!("前 {moves} 手照录，未作判定"),
        Note::PlayedOn => "双方都不可能成五之后还有着法，全部照录".to_owned(),
        Note::LetterAndNumber => "交叉点用字母和数字写成".to_owned(),
        Note::NumbersSkipped => "略过了着法之间的手数".to_owned(),
        Note::SizeAssumed => "没有注明棋盘大小，按 15x15".to_owned(),
        Note::ResultDiffers => "着法得出的结果与注明的不同".to_owned(),
        Note::PrivateIgnored => "详细记录与着法不符，已略过".to_owned(),
    }
}

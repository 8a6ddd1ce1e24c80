//! Words for looking through games and for games as files.

use std::path::Path;
use std::time::Duration;

use crate::game::Move;
use crate::record::{GameFile, Lost, Note, seconds};
use crate::rules::Color;
use crate::showable;

use super::Lang;
use super::disk::{move_count, pair};
use super::game::{mode, side};
use super::notices::pass_move;

texts! {
    pub saved_as(path: &Path) = "saved as {path}"
        "已保存为 {path}" "已儲存為 {path}" "{path} に保存しました" where path = showable::path(path);
    pub ask_overwrite(path: &Path) = "{path} exists. Overwrite it?"
        "{path} 已存在，覆盖吗？"
        "{path} 已存在，要覆寫嗎？"
        "{path} はすでにあります。上書きしますか？" where path = showable::path(path);
    /// Something that was assumed when a file was read.
    pub record_note(note: &Note) = match note {
        Note::Encoding(name) => "{note}" "文字按 {name} 读取" "文字按 {name} 讀取" "文字を {name} として読み込みました";
        Note::Undecodable => "{note}" "有些文字无法解码" "有些文字無法解碼" "解読できない文字があります";
        Note::TextChanged => "{note}"
            "名字或评注中的控制字符或过长的文字已替换"
            "名字或評註中的控制字元或過長的文字已替換"
            "名前や注釈の制御文字または長すぎる文字列を置き換えました";
        Note::Games { read, of } => "{note}"
            "读取了 {read} 局（共 {of} 局）；--game N 读取另一局，renju convert --list 列出全部"
            "讀取了 {read} 局（共 {of} 局）；--game N 讀取另一局，renju convert --list 列出全部"
            "{of}局のうち{read}局を読み込みました。--game N で別の対局、renju convert --list で一覧";
        Note::Variations => "{note}"
            "有些变化太多或无法摆出，已略去" "有些變化太多或無法擺出，已略去" "多すぎる、または並べられない変化は省きました";
        Note::UnknownPoints(ident) => "{note}"
            "未知属性 {ident} 中的交叉点已略过" "未知屬性 {ident} 中的交叉點已略過" "未知のプロパティ {ident} にある点は読み飛ばしました";
        Note::NotHeld(format, what) => "{note}"
            "{format} 格式不能保存：{lost}" "{format} 格式不能保存：{lost}" "{format} 形式に残せないもの：{lost}" with lost = lost_list(what);
        Note::Untidy(line) => "{note}"
            "第 {line} 行：写法不合格式，按原意读取"
            "第 {line} 行：寫法不合格式，按原意讀取"
            "{line}行目：書式どおりではないため、意味を汲んで読み込みました";
        Note::CutShort => "{note}"
            "文件不完整，读取了完整的部分"
            "檔案不完整，讀取了完整的部分"
            "ファイルが途中で切れています。切れる前までを読み込みました";
        Note::RulesAssumed(assumed) => "{note}"
            "没有注明规则，按{rules}"
            "沒有註明規則，按{rules}"
            "ルールの記載がないので「{rules}」としました" with rules = mode(*assumed);
        Note::SetupStones(count) => "{note}"
            "开始时摆有 {count} 子，次序不明"
            "開始時擺有 {count} 子，次序不明"
            "開始時に石が{count}個置かれていて、順序は不明です";
        Note::OpeningAsGiven(moves) => "{note}"
            "前 {moves} 手照录，未作判定" "前 {moves} 手照錄，未作判定" "最初の{moves}手は判定せず、そのまま採りました";
        Note::AfterEnd { last, rest } => "{note}"
            "对局在第 {last} 手已结束，其后 {rest} 手从略"
            "對局在第 {last} 手已結束，其後 {rest} 手從略"
            "対局は{last}手目で終わっています。その後の{rest}手は省きました";
        Note::SizeAssumed => "{note}"
            "没有注明棋盘大小，按 15x15" "沒有註明棋盤大小，按 15x15" "盤の大きさの記載がないので 15x15 としました";
        Note::ResultDiffers => "{note}"
            "着法得出的结果与注明的不同" "棋步得出的結果與註明的不同" "手順から出る結果が記載の結果と異なります";
        Note::PrivateIgnored => "{note}"
            "详细记录与着法不符，已略过" "詳細記錄與棋步不符，已略過" "詳しい記録が手順と合わないので読み飛ばしました";
    };
    lost(what: Lost) = match what {
        Lost::Names => "{what}" "姓名" "姓名" "対局者名";
        Lost::About => "{what}" "日期、结果、赛事" "日期、結果、賽事" "日付・結果・大会";
        Lost::Comments => "{what}" "评注" "評註" "注釈";
        Lost::Marks => "{what}" "标记" "標記" "印";
        Lost::Times => "{what}" "用时" "用時" "時間";
        Lost::Variations => "{what}" "变化" "變化" "変化";
    };
    /// The move shown is one of several that were looked at there.
    pub variation(number: usize, of: usize) = match of {
        1 => "in a variation (Esc: main line)"
            "变化中（Esc 回主线）" "變化中（Esc 回主線）" "変化図の途中（Esc：本譜へ）";
        _ => "variation {number} of {of} (o: next, Esc: main line)"
        "第 {number} 个变化，共 {of} 个（o 下一个，Esc 回主线）"
        "第 {number} 個變化，共 {of} 個（o 下一個，Esc 回主線）"
        "変化 {number}/{of}（o：次、Esc：本譜へ）";
    };
    /// Other moves than the next one of the line.
    pub other_moves(points: &str) = "other moves here (o): {points}"
        "此处的其他着法（o）：{points}" "此處的其他棋步（o）：{points}" "ここでの別の手（o）：{points}";
    /// The move shown has others beside it.
    pub other_here(of: usize) = match of {
        1 => "another move was looked at here (o)"
            "这一手有另一个变化（o）" "這一手有另一個變化（o）" "この手には別の変化があります（o）";
        _ => "{of} other moves were looked at here (o)"
            "这一手另有 {of} 个变化（o）" "這一手另有 {of} 個變化（o）" "この手には別の変化が{of}通りあります（o）";
    };
    pub ask_leave_finished = "Leave? The finished game has not been saved to a file"
        "离开吗？这一局还没有存成文件"
        "離開嗎？這一局還沒有存成檔案"
        "終了しますか？この対局はまだファイルに保存していません";
    pub leave_done = "leave" "离开" "離開" "終了する";
    pub save_first = "save first" "先保存" "先儲存" "先に保存";
    pub play_on_where = ":play works only in a review: it continues from the position shown"
        ":play 只能在复盘中从当前局面续下"
        ":play 只能在覆盤時從目前局面續下"
        ":play は検討中の局面から打ち継ぐときに使います";
    pub play_on_ended = "the game ended here; step back (←) to continue from an earlier move"
        "对局到此已结束，请先后退（←）再续下"
        "對局到此已結束，請先後退（←）再續下"
        "ここで終局しています。先に戻って（←）から続けてください";
    pub why_in_review = "why: move the cursor (h j k l) to an empty point or a black stone"
        "请用 h j k l 把光标放在空点或黑子上"
        "請用 h j k l 把游標放在空點或黑子上"
        "h j k l でカーソルを空点か黒石に合わせてください";
    /// The move shown was forbidden.
    pub review_forbidden(shape: &str, claimed: bool) = match claimed {
        true => "forbidden: {shape}, claimed"
            "禁手：{shape}，已被指出" "禁手：{shape}，已被指出" "禁手：{shape}、指摘あり";
        false => "forbidden: {shape}, not claimed"
            "禁手：{shape}，没有人指出" "禁手：{shape}，沒有人指出" "禁手：{shape}、指摘なし";
    };
    pub stated_result(result: &str) = "result: {result}" "结果：{result}" "結果：{result}" "結果：{result}";
    pub autoplay_pace(pace: Duration) = "autoplay, {seconds} s per move (< slower, > faster)"
        "自动播放，每手 {seconds} 秒（< 慢，> 快）"
        "自動播放，每手 {seconds} 秒（< 慢，> 快）"
        "自動再生、1手{seconds}秒（< 遅く、> 速く）" where seconds = seconds(pace);
    pub review_place(at: usize, of: usize, last: Option<Move>) = "move {at} of {of}: {last}"
        "第 {at} 手（共 {of} 手）：{last}"
        "第 {at} 手（共 {of} 手）：{last}"
        "{at}手目（全{of}手）：{last}" with last = last_move(last);
    last_move(last: Option<Move>) = match last {
        None => "start" "开始" "開始" "開始";
        Some(Move { color, point: Some(p) }) => "{side} {p}"
            "{side} {p}" "{side} {p}" "{side} {p}" with side = side(color);
        Some(Move { color, point: None }) => "{side} {pass}"
            "{side} {pass}" "{side} {pass}" "{side} {pass}" with side = side(color), pass = pass_move();
    };
}

/// What is lost, in a list.
fn lost_list(lang: Lang, what: &[Lost]) -> String {
    let words: Vec<String> = what.iter().map(|&what| lost(lang, what)).collect();
    words.join(if lang == Lang::En { ", " } else { "、" })
}

/// A game of a file in one line: its number, who played, when, the result, how many moves.
pub fn listed_game(lang: Lang, number: usize, file: &GameFile) -> String {
    let game = &file.game;
    let names = Color::ALL.map(|color| file.names[game.seats().player(color).index()].clone());
    let known = |text: &Option<String>| text.as_deref().map_or("-".to_owned(), showable::line);
    format!(
        "{number}  {}  {}  {}  {}",
        pair(lang, &names),
        known(&file.date),
        known(&file.result),
        move_count(lang, game.moves().len())
    )
}

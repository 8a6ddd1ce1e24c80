//! Words for what is kept on disk: games to go on with, and what went wrong.

use crate::game::Name;
use crate::showable::{path, short_path};
use crate::store::{Damage, DiskError, Progress, Summary, Tried, Why};

use super::Lang;
use super::game::{result, rules_line, side};
use super::notices::game_number;

texts! {
    pub go_on = "resume" "继续" "繼續" "続ける";
    pub start_new = "new game, resume this one later"
        "新对局，以后再继续" "新對局，以後再繼續" "新しい対局（後で続ける）";
    /// There is nothing to resume, or what stands in the way.
    pub no_resume(error: Option<&DiskError>) = match error {
        None => "there is no unfinished game to resume"
            "没有未完成的对局；请去掉 --resume 再启动"
            "沒有未完成的對局；請去掉 --resume 再啟動"
            "未完の対局はありません。--resume なしで始めてください";
        Some(error) => "{error}" "{error}" "{error}" "{error}" with error = disk_error(error);
    };
    pub which_to_resume = "Unfinished games:" "未完成的对局：" "未完成的對局：" "未完の対局：";
    pub no_such_game(name: &str) = "no unfinished game is called \"{name}\"; renju games lists them"
        "没有名为“{name}”的未完成对局；用 renju games 查看"
        "沒有名為「{name}」的未完成對局；用 renju games 檢視"
        "「{name}」という未完の対局はありません。renju games で一覧が出ます" where name = crate::showable::line(name);
    pub how_to_resume = "saved; to continue: renju --resume"
        "已保存；继续：renju --resume" "已儲存；繼續：renju --resume" "保存しました。続けるには：renju --resume";
    /// A kept game among others to be resumed; `when` is when it was begun.
    pub resumable(game: &Summary, when: &str) = "{pair}, {rules}, {what}, {when}"
        "{pair}，{rules}，{what}，{when}"
        "{pair}，{rules}，{what}，{when}"
        "{pair}、{rules}、{what}、{when}" with pair = pair(&game.header.names), rules = rules_line(&game.header.setup), what = place(game);
    /// How far a game has come, and which of its match it is.
    place(game: &Summary) = match (game.header.series.len() + 1, game.header.games) {
        (1, None) => "{count}" "{count}" "{count}" "{count}" with count = move_count(game.moves);
        (number, of) => "{number}, {count}"
            "{number}，{count}"
            "{number}，{count}"
            "{number}、{count}" with count = move_count(game.moves), number = game_number(number, of);
    };
    pub taken_up(moves: usize) = "resuming after move {moves}"
        "对局从第 {moves} 手之后继续" "對局從第 {moves} 手之後繼續" "{moves}手目の後から対局を続けます";
    pub no_games = "no saved games yet" "还没有保存的对局" "還沒有儲存的對局" "保存した対局はまだありません";
    /// Why the disk refused.
    pub disk_reason(why: &Why) = match why {
        Why::NoFile => "{why}" "没有这个文件" "沒有這個檔案" "ファイルがありません";
        Why::NoFolder => "{why}" "没有这个文件夹" "沒有這個資料夾" "フォルダーがありません";
        Why::NoHome => "{why}"
            "找不到主文件夹，请设置 RENJU_STATE_DIR"
            "找不到家目錄，請設定 RENJU_STATE_DIR"
            "ホームフォルダーが不明です。RENJU_STATE_DIR を設定してください";
        Why::Denied => "{why}" "没有权限" "沒有權限" "権限がありません";
        Why::ReadOnly => "{why}" "只读" "唯讀" "読み取り専用です";
        Why::Full => "{why}" "磁盘已满" "磁碟已滿" "ディスクがいっぱいです";
        Why::Name => "{why}" "文件名太长或不允许" "檔名太長或不允許" "ファイル名が長すぎるか、使えません";
        Why::Folder => "{why}" "这是文件夹" "這是資料夾" "フォルダーです";
        Why::NotRegular => "{why}" "不是普通文件" "不是普通檔案" "通常のファイルではありません";
        Why::Large(most) => "{why}" "超过 {most} 字节" "超過 {most} 位元組" "{most} バイトを超えています";
        Why::OtherGame => "{why}" "记录属于另一局" "記錄屬於另一局" "記録は別の対局のものです";
        // The first five are told with the file's name, by `disk_error`; the last is in the system's own words, in
        // whatever language it speaks.
        Why::Exists | Why::InUse | Why::Newer(_) | Why::Damaged(_) | Why::NoLock | Why::Other(_) => "{why}"
            "{why}" "{why}" "{why}";
    };
    /// What the disk refused, or what is wrong with a file.
    pub disk_error(error: &DiskError) = match (error.tried, &error.why) {
        (_, Why::Exists) => "{error}"
            "{path} 已存在" "{path} 已存在" "{path} はすでにあります" where path = short_path(&error.path);
        (_, Why::InUse) => "{error}"
            "{path} 正由另一个程序使用"
            "{path} 正由另一個程式使用"
            "{path} は別のプログラムが使用中です" where path = short_path(&error.path);
        (_, Why::Newer(version)) => "{error}"
            "{path} 由更新的版本写成（格式 {version}）"
            "{path} 由更新的版本寫成（格式 {version}）"
            "{path} はより新しい版で書かれています（形式 {version}）" where path = short_path(&error.path);
        (_, Why::NoLock) => "{error}"
            "{path} 不能锁定文件：对局照常保存，请只在一个窗口中下这一局"
            "{path} 不能鎖定檔案：對局照常儲存，請只在一個視窗中下這一局"
            "{path} ではファイルをロックできません。対局は保存されますが、一つの画面だけで打ってください" where path = short_path(&error.path);
        (_, Why::Damaged(damage @ Damage { kept: None, .. })) => "{error}"
            "{path} {since}已损坏"
            "{path} {since}已損壞"
            "{path} は{since}が壊れています" with since = since(damage) where path = short_path(&error.path);
        (_, Why::Damaged(damage @ Damage { kept: Some(kept), .. })) => "{error}"
            "{path} {since}已损坏，整个文件保存为 {kept}"
            "{path} {since}已損壞，整個檔案儲存為 {kept}"
            "{path} は{since}が壊れています。ファイル全体は {kept} に残しました" with since = since(damage) where kept = path(kept), path = short_path(&error.path);
        (Tried::Read, why) => "{error}"
            "无法读取 {path}：{why}"
            "無法讀取 {path}：{why}"
            "{path} を読み込めません：{why}" with why = disk_reason(why) where path = short_path(&error.path);
        (Tried::Save, why) => "{error}"
            "无法保存 {path}：{why}"
            "無法儲存 {path}：{why}"
            "{path} を保存できません：{why}" with why = disk_reason(why) where path = short_path(&error.path);
        (Tried::Keep, why) if error.path.as_os_str().is_empty() => "{error}"
            "对局未能保存：{why}" "對局未能儲存：{why}" "対局を保存できません：{why}" with why = disk_reason(why);
        (Tried::Keep, why) => "{error}"
            "对局未能保存到 {path}：{why}"
            "對局未能儲存到 {path}：{why}"
            "対局を {path} に保存できません：{why}" with why = disk_reason(why) where path = short_path(&error.path);
    };
    since(damage: &Damage) = match damage {
        Damage { line, moves: Some(moves), .. } => "after move {moves} (line {line})"
            "第 {moves} 手之后（第 {line} 行起）"
            "第 {moves} 手之後（第 {line} 行起）"
            "{moves}手目より後（{line}行目から）";
        Damage { line, moves: None, .. } => "from the start (line {line})"
            "从开头（第 {line} 行）起" "從開頭（第 {line} 行）起" "先頭（{line}行目）";
    };
    /// A kept game in one line, with its file, which `renju replay` takes; `when` is when it was begun.
    pub kept_game(game: &Summary, when: &str) = "{when}  {pair}  {rules}, {count}: {state}  {file}"
        "{when}  {pair}  {rules}，{count}：{state}  {file}"
        "{when}  {pair}  {rules}，{count}：{state}  {file}"
        "{when}  {pair}  {rules}、{count}：{state}  {file}" with pair = pair(&game.header.names), rules = rules_line(&game.header.setup), count = move_count(game.moves), state = state(game) where file = path(game.path.file_name().unwrap_or_default().as_ref());
    pub(super) move_count(moves: usize) = match moves {
        1 => "{moves} move" "{moves} 手" "{moves} 手" "{moves}手";
        _ => "{moves} moves" "{moves} 手" "{moves} 手" "{moves}手";
    };
    state(game: &Summary) = match (&game.progress) {
        Progress::Unfinished if game.in_use => "being played" "正在进行" "正在進行" "対局中";
        Progress::Unfinished => "unfinished" "未完成" "未完成" "未完";
        Progress::Aside => "unfinished, not offered" "未完成，不再询问" "未完成，不再詢問" "未完（確認なし）";
        Progress::Finished(end) => "{result}"
            "{result}" "{result}" "{result}" with result = result(&game.header.names, end.seats, end.outcome);
    };
    pub ask_resume(game: &Summary, when: &str) = "Unfinished game: {pair}, {what}, started {when}. Resume it?"
        "有未完成的对局：{pair}，{what}，开始于 {when}。继续吗？"
        "有未完成的對局：{pair}，{what}，開始於 {when}。要繼續嗎？"
        "未完の対局があります：{pair}、{what}、{when} 開始。続けますか？" with pair = pair(&game.header.names), what = place(game);
}

/// Both people of a game, Black first as it began.
pub(super) fn pair(lang: Lang, names: &[Option<Name>; 2]) -> String {
    let name = |place: usize, color| {
        names[place]
            .as_ref()
            .map_or_else(|| side(lang, color).to_owned(), Name::to_string)
    };
    format!(
        "{} – {}",
        name(0, crate::rules::Color::Black),
        name(1, crate::rules::Color::White)
    )
}

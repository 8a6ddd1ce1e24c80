//! Words for what is kept on disk: games to go on with, and what went wrong.

use crate::game::{Name, RuleSet};
use crate::store::{DiskError, Progress, Summary, Tried, Why};

use super::Lang;
use super::game::{result, rules_line, side};

/// Why the disk refused.
pub fn disk_reason(lang: Lang, why: &Why) -> String {
    match why {
        Why::NoFile => say!(
            lang,
            "{why}",
            "没有这个文件",
            "沒有這個檔案",
            "ファイルがありません"
        ),
        Why::NoFolder => say!(
            lang,
            "{why}",
            "没有这个文件夹",
            "沒有這個資料夾",
            "フォルダーがありません"
        ),
        Why::NoHome => say!(
            lang,
            "{why}",
            "找不到主文件夹，请设置 RENJU_STATE_DIR",
            "找不到家目錄，請設定 RENJU_STATE_DIR",
            "ホームフォルダーが不明です。RENJU_STATE_DIR を設定してください"
        ),
        Why::Denied => say!(lang, "{why}", "没有权限", "沒有權限", "権限がありません"),
        Why::ReadOnly => say!(lang, "{why}", "只读", "唯讀", "読み取り専用です"),
        Why::Full => say!(
            lang,
            "{why}",
            "磁盘已满",
            "磁碟已滿",
            "ディスクがいっぱいです"
        ),
        Why::Name => say!(
            lang,
            "{why}",
            "文件名太长或不允许",
            "檔名太長或不允許",
            "ファイル名が長すぎるか、使えません"
        ),
        Why::Folder => say!(lang, "{why}", "这是文件夹", "這是資料夾", "フォルダーです"),
        Why::NotRegular => say!(
            lang,
            "{why}",
            "不是普通文件",
            "不是普通檔案",
            "通常のファイルではありません"
        ),
        Why::Large(most) => say!(
            lang,
            "{why}",
            "超过 {most} 字节",
            "超過 {most} 位元組",
            "{most} バイトを超えています"
        ),
        Why::OtherGame => say!(
            lang,
            "{why}",
            "记录属于另一局",
            "記錄屬於另一局",
            "記録は別の対局のものです"
        ),
        // Told with the file's name, by `disk_error`.
        Why::Exists | Why::InUse | Why::Newer(_) | Why::Damaged(_) => why.to_string(),
        // The system's own words, in whatever language it speaks.
        Why::Other(words) => words.clone(),
    }
}

/// What the disk refused, or what is wrong with a file.
pub fn disk_error(lang: Lang, error: &DiskError) -> String {
    let path = crate::showable::path(&error.path);
    match (error.tried, &error.why) {
        (_, Why::Exists) => say!(
            lang,
            "{error}",
            "{path} 已存在",
            "{path} 已存在",
            "{path} はすでにあります"
        ),
        (_, Why::InUse) => say!(
            lang,
            "{error}",
            "{path} 正由另一个程序使用",
            "{path} 正由另一個程式使用",
            "{path} は別のプログラムが使用中です"
        ),
        (_, Why::Newer(version)) => say!(
            lang,
            "{error}",
            "{path} 由更新的版本写成（格式 {version}）",
            "{path} 由更新的版本寫成（格式 {version}）",
            "{path} はより新しい版で書かれています（形式 {version}）"
        ),
        (_, Why::Damaged(damage)) => {
            let line = damage.line;
            match damage.kept.as_ref().map(|kept| crate::showable::path(kept)) {
                None => say!(
                    lang,
                    "{error}",
                    "{path} 第 {line} 行起已损坏",
                    "{path} 第 {line} 行起已損壞",
                    "{path} は{line}行目から壊れています"
                ),
                Some(kept) => say!(
                    lang,
                    "{error}",
                    "{path} 第 {line} 行起已损坏，损坏的文件保存为 {kept}",
                    "{path} 第 {line} 行起已損壞，損壞的檔案儲存為 {kept}",
                    "{path} は{line}行目から壊れています。壊れたファイルは {kept} に残しました"
                ),
            }
        }
        (Tried::Read, why) => {
            let why = disk_reason(lang, why);
            say!(
                lang,
                "{error}",
                "无法读取 {path}：{why}",
                "無法讀取 {path}：{why}",
                "{path} を読み込めません：{why}"
            )
        }
        (Tried::Save, why) => {
            let why = disk_reason(lang, why);
            say!(
                lang,
                "{error}",
                "无法保存 {path}：{why}",
                "無法儲存 {path}：{why}",
                "{path} を保存できません：{why}"
            )
        }
        (Tried::Keep, why) if error.path.as_os_str().is_empty() => {
            let why = disk_reason(lang, why);
            say!(
                lang,
                "{error}",
                "对局没有保存：{why}",
                "對局沒有儲存：{why}",
                "対局を保存できません：{why}"
            )
        }
        (Tried::Keep, why) => {
            let why = disk_reason(lang, why);
            say!(
                lang,
                "{error}",
                "对局没有保存到 {path}：{why}",
                "對局沒有儲存到 {path}：{why}",
                "対局を {path} に保存できません：{why}"
            )
        }
    }
}

/// Both people of a game, Black first as it began.
fn pair(lang: Lang, names: &[Option<Name>; 2]) -> String {
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

/// How many moves, in English.
fn move_count(moves: usize) -> String {
    let s = if moves == 1 { "" } else { "s" };
    format!("{moves} move{s}")
}

/// A kept game in one line, with its file, which `renju replay` takes; `when` is when it was begun.
pub fn kept_game(lang: Lang, game: &Summary, when: &str) -> String {
    let rules: RuleSet = game.header.setup.rules;
    let (pair, rules, moves) = (
        pair(lang, &game.header.names),
        rules_line(lang, rules),
        game.moves,
    );
    let state = match &game.progress {
        Progress::Unfinished if game.in_use => {
            word!(lang, "being played", "正在进行", "正在進行", "対局中").to_owned()
        }
        Progress::Unfinished => word!(lang, "unfinished", "未完成", "未完成", "未完").to_owned(),
        Progress::Aside => word!(lang, "put aside", "搁置", "擱置", "保留中").to_owned(),
        Progress::Finished(end) => result(lang, &game.header.names, end.seats, end.outcome),
    };
    let file = crate::showable::path(game.path.file_name().unwrap_or_default().as_ref());
    let count = move_count(moves);
    say!(
        lang,
        "{when}  {pair}  {rules}, {count}: {state}  {file}",
        "{when}  {pair}  {rules}，{moves} 手：{state}  {file}",
        "{when}  {pair}  {rules}，{moves} 手：{state}  {file}",
        "{when}  {pair}  {rules}、{moves}手：{state}  {file}"
    )
}

/// Go on with the kept game?
pub fn ask_resume(lang: Lang, game: &Summary, when: &str) -> String {
    let (pair, moves) = (pair(lang, &game.header.names), game.moves);
    let count = move_count(moves);
    say!(
        lang,
        "An unfinished game is kept: {pair}, {count}, begun {when}. Go on?",
        "有未完成的对局：{pair}，{moves} 手，开始于 {when}。继续吗？",
        "有未完成的對局：{pair}，{moves} 手，開始於 {when}。要繼續嗎？",
        "未完の対局があります：{pair}、{moves}手、{when} 開始。続けますか？"
    )
}

/// The answer that goes on.
pub fn go_on(lang: Lang) -> &'static str {
    word!(lang, "go on", "继续", "繼續", "続ける")
}

/// The answer that puts the kept game aside.
pub fn put_aside(lang: Lang) -> &'static str {
    word!(lang, "put it aside", "搁置", "擱置", "保留する")
}

/// The answer that starts a new game and leaves the kept one as it is.
pub fn start_new(lang: Lang) -> &'static str {
    word!(
        lang,
        "new game, keep it",
        "新对局，保留它",
        "新對局，保留它",
        "残して新しい対局"
    )
}

/// There is nothing to go on with.
pub fn nothing_to_resume(lang: Lang) -> &'static str {
    word!(
        lang,
        "no unfinished game is kept; start one without --resume",
        "没有未完成的对局；请不带 --resume 开始",
        "沒有未完成的對局；請不帶 --resume 開始",
        "未完の対局はありません。--resume なしで始めてください"
    )
}

/// The game was taken up again.
pub fn taken_up(lang: Lang, moves: usize) -> String {
    say!(
        lang,
        "the game goes on after move {moves}",
        "对局从第 {moves} 手之后继续",
        "對局從第 {moves} 手之後繼續",
        "{moves}手目の後から対局を続けます"
    )
}

/// No games are kept.
pub fn no_games(lang: Lang) -> &'static str {
    word!(
        lang,
        "no games are kept yet",
        "还没有保存的对局",
        "還沒有儲存的對局",
        "保存した対局はまだありません"
    )
}

/// An unfinished game is kept, and how to go on with it.
pub fn mention_kept(lang: Lang, game: &Summary, when: &str) -> String {
    let (pair, moves) = (pair(lang, &game.header.names), game.moves);
    say!(
        lang,
        "An unfinished game is kept: {pair}, {moves} moves, begun {when}. Start with --resume to go on with it.",
        "有未完成的对局：{pair}，{moves} 手，开始于 {when}。用 --resume 启动即可继续。",
        "有未完成的對局：{pair}，{moves} 手，開始於 {when}。用 --resume 啟動即可繼續。",
        "未完の対局があります：{pair}、{moves}手、{when} 開始。--resume を付けて起動すると続けられます。"
    )
}

//! Words for what is kept on disk: games to go on with, and what went wrong.

use crate::game::{Name, RuleSet};
use crate::store::{JournalError, OpenError, Progress, ReadError, Reason, SaveError, Summary};

use super::Lang;
use super::game::{result, rules_line, side};

/// Why the disk refused.
pub fn reason(lang: Lang, reason: &Reason) -> String {
    if lang == Lang::En {
        return reason.to_string();
    }
    match reason {
        Reason::NoFile => "没有这个文件".to_owned(),
        Reason::NoFolder => "没有这个文件夹".to_owned(),
        Reason::NoHome => "找不到主文件夹，请设置 RENJU_STATE_DIR".to_owned(),
        Reason::Denied => "没有权限".to_owned(),
        Reason::ReadOnly => "只读".to_owned(),
        Reason::Full => "磁盘已满".to_owned(),
        Reason::Name => "文件名太长或不允许".to_owned(),
        Reason::Folder => "这是文件夹".to_owned(),
        Reason::NotRegular => "不是普通文件".to_owned(),
        Reason::Large(most) => format!("超过 {most} 字节"),
        Reason::Other(words) => words.clone(),
    }
}

/// The game is not being saved.
pub fn journal_trouble(lang: Lang, error: &JournalError) -> String {
    if lang == Lang::En {
        return error.to_string();
    }
    match error {
        JournalError::Refused { dir, reason: why } => {
            format!("对局没有保存到 {}：{}", dir.display(), reason(lang, why))
        }
        JournalError::Nowhere(why) => format!("对局没有保存：{}", reason(lang, why)),
        JournalError::OtherGame => "对局没有保存：记录属于另一局".to_owned(),
    }
}

/// A kept game that cannot be taken up.
pub fn open_trouble(lang: Lang, error: &OpenError) -> String {
    if lang == Lang::En {
        return error.to_string();
    }
    match error {
        OpenError::InUse(path) => format!("{} 正由另一个程序使用", path.display()),
        OpenError::Version { path, version } => {
            format!("{} 由更新的版本写成（格式 {version}）", path.display())
        }
        OpenError::Damaged(damage) => {
            let line = damage.cut.line;
            let kept = damage.kept.as_ref().map_or_else(String::new, |kept| {
                format!("，损坏的文件保存为 {}", kept.display())
            });
            format!("{} 第 {line} 行起已损坏{kept}", damage.path.display())
        }
        OpenError::Refused { path, reason: why } => {
            format!("无法读取 {}：{}", path.display(), reason(lang, why))
        }
    }
}

/// A file that cannot be read.
pub fn read_trouble(lang: Lang, error: &ReadError) -> String {
    let (path, why) = (error.path.display(), reason(lang, &error.reason));
    say!(lang, "cannot read {path}: {why}", "无法读取 {path}：{why}")
}

/// A file that was not saved.
pub fn save_trouble(lang: Lang, error: &SaveError) -> String {
    match error {
        SaveError::Exists(path) => {
            let path = path.display();
            say!(lang, "{path} exists already", "{path} 已存在")
        }
        SaveError::Refused { path, reason: why } => {
            let (path, why) = (path.display(), reason(lang, why));
            say!(lang, "cannot save {path}: {why}", "无法保存 {path}：{why}")
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
        Progress::Unfinished if game.in_use => word!(lang, "being played", "正在进行").to_owned(),
        Progress::Unfinished => word!(lang, "unfinished", "未完成").to_owned(),
        Progress::Aside => word!(lang, "put aside", "搁置").to_owned(),
        Progress::Finished(end) => result(lang, &game.header.names, end.seats, end.outcome),
    };
    let file = game.path.file_name().unwrap_or_default().to_string_lossy();
    let count = move_count(moves);
    say!(
        lang,
        "{when}  {pair}  {rules}, {count}: {state}  {file}",
        "{when}  {pair}  {rules}，{moves} 手：{state}  {file}"
    )
}

/// Go on with the kept game?
pub fn ask_resume(lang: Lang, game: &Summary, when: &str) -> String {
    let (pair, moves) = (pair(lang, &game.header.names), game.moves);
    let count = move_count(moves);
    say!(
        lang,
        "An unfinished game is kept: {pair}, {count}, begun {when}. Go on?",
        "有未完成的对局：{pair}，{moves} 手，开始于 {when}。继续吗？"
    )
}

/// The answer that goes on.
pub fn go_on(lang: Lang) -> &'static str {
    word!(lang, "go on", "继续")
}

/// The answer that puts the kept game aside.
pub fn put_aside(lang: Lang) -> &'static str {
    word!(lang, "put it aside", "搁置")
}

/// The answer that starts a new game and leaves the kept one as it is.
pub fn start_new(lang: Lang) -> &'static str {
    word!(lang, "new game, keep it", "新对局，保留它")
}

/// There is nothing to go on with.
pub fn nothing_to_resume(lang: Lang) -> &'static str {
    word!(
        lang,
        "no unfinished game is kept; start one without --resume",
        "没有未完成的对局；请不带 --resume 开始"
    )
}

/// The game was taken up again.
pub fn taken_up(lang: Lang, moves: usize) -> String {
    say!(
        lang,
        "the game goes on after move {moves}",
        "对局从第 {moves} 手之后继续"
    )
}

/// No games are kept.
pub fn no_games(lang: Lang) -> &'static str {
    word!(lang, "no games are kept yet", "还没有保存的对局")
}

/// An unfinished game is kept, and how to go on with it.
pub fn mention_kept(lang: Lang, game: &Summary, when: &str) -> String {
    let (pair, moves) = (pair(lang, &game.header.names), game.moves);
    say!(
        lang,
        "An unfinished game is kept: {pair}, {moves} moves, begun {when}. Start with --resume to go on with it.",
        "有未完成的对局：{pair}，{moves} 手，开始于 {when}。用 --resume 启动即可继续。"
    )
}

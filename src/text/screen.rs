//! Words of the screen: short notices, the score, the guess for colours, the games of a match.
//!
//! Knows neither when a notice is shown nor where; the questions stand in `questions`.

use crate::game::{Guess, Player};

use super::Lang;

/// After a first Ctrl-C.
pub fn interrupt_again(lang: Lang) -> &'static str {
    word!(
        lang,
        "Ctrl-C again leaves at once",
        "再按 Ctrl-C 立即离开",
        "再按 Ctrl-C 立即離開",
        "もう一度 Ctrl-C を押すと直ちに終了します"
    )
}

/// Pasted text does nothing on the board.
pub fn paste_ignored(lang: Lang) -> &'static str {
    word!(
        lang,
        "pasted text is ignored; press : first to enter it",
        "已忽略粘贴的文字；先按 : 再粘贴",
        "已忽略貼上的文字；先按 : 再貼上",
        "貼り付けは無視しました。先に : を押してください"
    )
}

/// A choice has to be picked first.
pub fn pick_first(lang: Lang) -> &'static str {
    word!(
        lang,
        "pick an answer first: arrows, its letter or its number",
        "先选择：方向键、字母或数字",
        "先選擇：方向鍵、字母或數字",
        "先に答えを選んでください（矢印・文字・数字）"
    )
}

/// Nothing runs that could be paused.
pub fn no_clock(lang: Lang) -> &'static str {
    word!(
        lang,
        "no clock runs, so there is nothing to pause",
        "没有计时，不用暂停",
        "沒有計時，不用暫停",
        "時計は動いていません"
    )
}

/// The game stands still.
pub fn paused(lang: Lang) -> &'static str {
    word!(
        lang,
        "PAUSED - press P or Esc to go on",
        "暂停中，按 P 或 Esc 继续",
        "暫停中，按 P 或 Esc 繼續",
        "一時停止中（P か Esc で再開）"
    )
}

/// The program was stopped and goes on.
pub fn resumed(lang: Lang) -> &'static str {
    word!(
        lang,
        "welcome back; the time away is not charged",
        "继续对局；离开的时间不计",
        "繼續對局；離開的時間不計",
        "対局を再開します。中断の間は時間に数えません"
    )
}

/// Reasons are locked while a claim is open.
pub fn why_locked(lang: Lang) -> &'static str {
    word!(
        lang,
        "locked while a claim can be made (--hints unlocks it)",
        "可以指出禁手期间不显示原因（--hints 可打开）",
        "可以指出禁手期間不顯示原因（--hints 可開啟）",
        "禁手を指摘できる間は表示しません（--hints で表示）"
    )
}

/// There are no reasons in free mode.
pub fn why_free(lang: Lang) -> &'static str {
    word!(
        lang,
        "free mode has no forbidden moves",
        "无禁手规则没有禁手",
        "無禁手規則沒有禁手",
        "禁手なしの規則に禁手はありません"
    )
}

/// Reasons exist for empty points and for Black's last stone.
pub fn why_where(lang: Lang) -> &'static str {
    word!(
        lang,
        "why: put the cursor on an empty point or on Black's last stone",
        "请把光标放在空点或黑方最后一子上",
        "請把游標放在空點或黑方最後一子上",
        "空点か黒の最後の石にカーソルを合わせてください"
    )
}

/// A wrong claim when no black stone was just played.
pub fn claim_off_turn(lang: Lang) -> &'static str {
    word!(
        lang,
        "no overline lies on the board. Only Black has forbidden moves; 3-3 and 4-4 can be claimed only right after them",
        "棋盘上没有长连。只有黑方有禁手；三三、四四只能在黑方落子后立即指出",
        "棋盤上沒有長連。只有黑方有禁手；三三、四四只能在黑方落子後立即指出",
        "盤上に長連はありません。禁手は黒だけにあり、三々と四々の指摘は黒が打った直後に限ります"
    )
}

/// Learners' help is switched on.
pub fn hints_on(lang: Lang) -> &'static str {
    word!(lang, "hints on", "提示已开", "提示已開", "ヒント表示中")
}

/// The window is too small for the board.
pub fn too_small(lang: Lang, need: (u16, u16), have: (u16, u16)) -> String {
    let ((w, h), (x, y)) = (need, have);
    say!(
        lang,
        "too small: needs {w}x{h}, is {x}x{y}",
        "窗口太小：需 {w}x{h}，现 {x}x{y}",
        "視窗太小：需 {w}x{h}，現 {x}x{y}",
        "画面が小さい：要 {w}x{h}、今 {x}x{y}"
    )
}

/// Heading of the score.
pub fn score(lang: Lang, wins: u32, draws: u32, points: i64) -> String {
    say!(
        lang,
        "{wins} won, {draws} drawn, {points:+}",
        "胜 {wins} 和 {draws} 积分 {points:+}",
        "勝 {wins} 和 {draws} 積分 {points:+}",
        "{wins} 勝 {draws} 分 得点 {points:+}"
    )
}

/// A pass in the move list.
pub fn pass_move(lang: Lang) -> &'static str {
    word!(lang, "pass", "停", "停", "パス")
}

/// What the marks on forbidden points mean, for three marks in the order overline, double-four, double-three.
pub fn marks_legend(lang: Lang, marks: [char; 3]) -> String {
    let [six, four, three] = marks;
    say!(
        lang,
        "forbidden: {six} 6  {four} 4-4  {three} 3-3",
        "禁手点：{six} 长连 {four} 四四 {three} 三三",
        "禁手點：{six} 長連 {four} 四四 {three} 三三",
        "禁点：{six} 長連 {four} 四々 {three} 三々"
    )
}

/// Heading of the guess for colours.
pub fn guess_heading(lang: Lang) -> &'static str {
    word!(lang, "GUESSING FOR COLOURS (猜先)", "猜先", "猜先", "握り")
}

/// One person's handful.
pub fn guess_hand(lang: Lang, who: &str, stones: u8) -> String {
    say!(
        lang,
        "{who} holds {stones} stones:",
        "{who}抓了 {stones} 子：",
        "{who}抓了 {stones} 子：",
        "{who}の握り {stones} 個："
    )
}

/// The subtraction and what follows from it; `black` opens the game.
pub fn guess_result(lang: Lang, guess: Guess, black: &str) -> String {
    let [one, two] = guess.handfuls;
    let (large, small, rest) = (one.max(two), one.min(two), guess.difference());
    if guess.exchanges() {
        say!(
            lang,
            "{large} - {small} = {rest}, odd: colours are exchanged, {black} opens as Black",
            "{large} - {small} = {rest}，单数：交换黑白，{black}执黑先行",
            "{large} - {small} = {rest}，單數：交換黑白，{black}執黑先行",
            "{large} - {small} = {rest}、奇数：黒白を交換、{black}が黒番"
        )
    } else {
        say!(
            lang,
            "{large} - {small} = {rest}, even: colours stay, {black} opens as Black",
            "{large} - {small} = {rest}，双数：不交换，{black}执黑先行",
            "{large} - {small} = {rest}，雙數：不交換，{black}執黑先行",
            "{large} - {small} = {rest}、偶数：交換なし、{black}が黒番"
        )
    }
}

/// A person who gave no name, before colours mean anything.
pub fn person(lang: Lang, player: Player) -> &'static str {
    match player {
        Player::One => word!(lang, "Player 1", "甲方", "甲方", "対局者1"),
        Player::Two => word!(lang, "Player 2", "乙方", "乙方", "対局者2"),
    }
}

/// Heading of the games so far.
pub fn games_heading(lang: Lang) -> &'static str {
    word!(
        lang,
        "GAMES SO FAR",
        "已完成的对局",
        "已完成的對局",
        "これまでの対局"
    )
}

/// One game in the list.
pub fn game_line(lang: Lang, number: usize, black: &str, result: &str) -> String {
    say!(
        lang,
        "Game {number} (Black: {black}): {result}",
        "第 {number} 局（黑：{black}）：{result}",
        "第 {number} 局（黑：{black}）：{result}",
        "第 {number} 局（黒：{black}）：{result}"
    )
}

/// The game of the match being played.
pub fn game_number(lang: Lang, number: usize, of: Option<u32>) -> String {
    match of {
        Some(of) => say!(
            lang,
            "game {number} of {of}",
            "第 {number} 局，共 {of} 局",
            "第 {number} 局，共 {of} 局",
            "第 {number} 局（全 {of} 局）"
        ),
        None => say!(
            lang,
            "game {number}",
            "第 {number} 局",
            "第 {number} 局",
            "第 {number} 局"
        ),
    }
}

/// All games of the match are played.
pub fn match_over(lang: Lang) -> &'static str {
    word!(
        lang,
        "the match is over",
        "比赛已结束",
        "比賽已結束",
        "対戦は終わりました"
    )
}

/// The next game has to wait for the end of this one.
pub fn not_over(lang: Lang) -> &'static str {
    word!(
        lang,
        "this game is not over yet; the next one follows it",
        "本局还没有结束，结束后才能开始下一局",
        "本局還沒有結束，結束後才能開始下一局",
        "この対局はまだ終わっていません。次の対局は終局後です"
    )
}

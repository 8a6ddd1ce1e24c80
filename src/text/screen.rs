//! Words of the screen: keys, questions and their answers, short notices.

use crate::game::{Guess, Player, WrongClaim};
use crate::rules::Point;

use super::Lang;

/// Yes.
pub fn yes(lang: Lang) -> &'static str {
    word!(lang, "yes", "是")
}

/// No.
pub fn no(lang: Lang) -> &'static str {
    word!(lang, "no", "否")
}

/// The answer that exchanges colours.
pub fn swap(lang: Lang) -> &'static str {
    word!(lang, "swap colours", "交换")
}

/// The answer that keeps them.
pub fn keep(lang: Lang) -> &'static str {
    word!(lang, "keep colours", "不交换")
}

/// The answer that claims.
pub fn claim(lang: Lang) -> &'static str {
    word!(lang, "禁手 claim", "指出禁手")
}

/// The answer that accepts the draw.
pub fn accept_draw(lang: Lang) -> &'static str {
    word!(lang, "accept the draw", "接受和棋")
}

/// The answer that stays.
pub fn stay(lang: Lang) -> &'static str {
    word!(lang, "stay", "不离开")
}

/// The answer that keeps the game for later.
pub fn leave_for_now(lang: Lang) -> &'static str {
    word!(lang, "leave, go on later", "离开，以后继续")
}

/// Somebody resigns.
pub fn resigns(lang: Lang, who: &str) -> String {
    say!(lang, "{who} resigns", "{who}认输")
}

/// Somebody walks out and loses.
pub fn leaves(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "leave: {who} loses (中途退场)",
        "离开，{who}中途退场判负"
    )
}

/// Somebody takes a decision back.
pub fn takes_back(lang: Lang, who: &str) -> String {
    say!(lang, "{who} takes back", "{who}悔棋")
}

/// Exchange colours?
pub fn ask_swap(lang: Lang, who: &str) -> String {
    say!(lang, "{who}: swap colours?", "{who}：交换黑白吗？")
}

/// Claim, or accept the draw?
pub fn ask_settle(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who}: claim a forbidden move, or accept the draw?",
        "{who}：指出禁手，还是接受和棋？"
    )
}

/// Remove this proposal?
pub fn ask_remove(lang: Lang, who: &str, p: Point) -> String {
    say!(lang, "{who}: remove {p}?", "{who}：去掉打点 {p} 吗？")
}

/// Pass too?
pub fn ask_pass(lang: Lang, who: &str) -> String {
    say!(
        lang,
        "{who}: pass too? Two passes are a draw",
        "{who}：也停一手吗？双方连停即和棋"
    )
}

/// Claim?
pub fn ask_claim(lang: Lang, who: &str, wrong: WrongClaim) -> String {
    match wrong {
        WrongClaim::Nothing => say!(
            lang,
            "{who}: claim a forbidden move of Black?",
            "{who}：指出黑方禁手吗？"
        ),
        WrongClaim::Turn => say!(
            lang,
            "{who}: claim a forbidden move? A wrong claim costs a turn",
            "{who}：指出黑方禁手吗？指错停一手"
        ),
        WrongClaim::Loss => say!(
            lang,
            "{who}: claim a forbidden move? A wrong claim loses the game",
            "{who}：指出黑方禁手吗？指错判负"
        ),
    }
}

/// Resign?
pub fn ask_resign(lang: Lang) -> String {
    word!(lang, "Resign?", "认输吗？").to_owned()
}

/// Take back, and who?
pub fn ask_takeback_whose(lang: Lang) -> String {
    word!(lang, "Take back whose last decision?", "悔谁的棋？").to_owned()
}

/// Accept the draw?
pub fn ask_draw(lang: Lang, asked: &str, by: &str) -> String {
    say!(
        lang,
        "{asked}: {by} offers a draw. Accept?",
        "{asked}：{by}提和，接受吗？"
    )
}

/// Allow the takeback?
pub fn ask_takeback(lang: Lang, asked: &str, by: &str) -> String {
    say!(
        lang,
        "{asked}: {by} asks to take back. Allow it?",
        "{asked}：{by}请求悔棋，同意吗？"
    )
}

/// Leave?
pub fn ask_leave(lang: Lang, kept: bool) -> String {
    if kept {
        word!(lang, "Leave? The game is saved", "离开吗？对局已保存").to_owned()
    } else {
        word!(lang, "Leave the running game?", "离开进行中的对局吗？").to_owned()
    }
}

/// After a first Ctrl-C.
pub fn interrupt_again(lang: Lang) -> &'static str {
    word!(lang, "Ctrl-C again leaves at once", "再按 Ctrl-C 立即离开")
}

/// Pasted text does nothing on the board.
pub fn paste_ignored(lang: Lang) -> &'static str {
    word!(
        lang,
        "pasted text is ignored; press : first to enter it",
        "已忽略粘贴的文字；先按 : 再粘贴"
    )
}

/// A choice has to be picked first.
pub fn pick_first(lang: Lang) -> &'static str {
    word!(
        lang,
        "pick an answer first: arrows, its letter or its number",
        "先选择：方向键、字母或数字"
    )
}

/// Nothing runs that could be paused.
pub fn no_clock(lang: Lang) -> &'static str {
    word!(
        lang,
        "no clock runs, so there is nothing to pause",
        "没有计时，不用暂停"
    )
}

/// The game stands still.
pub fn paused(lang: Lang) -> &'static str {
    word!(
        lang,
        "PAUSED - press P or Esc to go on",
        "暂停中，按 P 或 Esc 继续"
    )
}

/// The program was stopped and goes on.
pub fn resumed(lang: Lang) -> &'static str {
    word!(
        lang,
        "welcome back; the time away is not charged",
        "继续对局；离开的时间不计"
    )
}

/// Reasons are locked while a claim is open.
pub fn why_locked(lang: Lang) -> &'static str {
    word!(
        lang,
        "locked while a claim can be made (--hints unlocks it)",
        "可以指出禁手期间不显示原因（--hints 可打开）"
    )
}

/// There are no reasons in free mode.
pub fn why_free(lang: Lang) -> &'static str {
    word!(
        lang,
        "free mode has no forbidden moves",
        "无禁手规则没有禁手"
    )
}

/// Reasons exist for empty points and for Black's last stone.
pub fn why_where(lang: Lang) -> &'static str {
    word!(
        lang,
        "why: put the cursor on an empty point or on Black's last stone",
        "请把光标放在空点或黑方最后一子上"
    )
}

/// A wrong claim when no black stone was just played.
pub fn claim_off_turn(lang: Lang) -> &'static str {
    word!(
        lang,
        "no overline lies on the board. Only Black has forbidden moves; 3-3 and 4-4 can be claimed only right after them",
        "棋盘上没有长连。只有黑方有禁手；三三、四四只能在黑方落子后立即指出"
    )
}

/// Learners' help is switched on.
pub fn hints_on(lang: Lang) -> &'static str {
    word!(lang, "hints on", "提示已开")
}

/// The window is too small for the board.
pub fn too_small(lang: Lang, need: (u16, u16), have: (u16, u16)) -> String {
    let ((w, h), (x, y)) = (need, have);
    say!(
        lang,
        "too small: needs {w}x{h}, is {x}x{y}",
        "窗口太小：需 {w}x{h}，现 {x}x{y}"
    )
}

/// Heading of the score.
pub fn score(lang: Lang, wins: u32, draws: u32, points: i64) -> String {
    say!(
        lang,
        "{wins} won, {draws} drawn, {points:+}",
        "胜 {wins} 和 {draws} 积分 {points:+}"
    )
}

/// A pass in the move list.
pub fn pass_move(lang: Lang) -> &'static str {
    word!(lang, "pass", "停")
}

/// What the marks on forbidden points mean, for three marks in the order overline, double-four, double-three.
pub fn marks_legend(lang: Lang, marks: [char; 3]) -> String {
    let [six, four, three] = marks;
    say!(
        lang,
        "forbidden: {six} 6  {four} 4-4  {three} 3-3",
        "禁手点：{six} 长连 {four} 四四 {three} 三三"
    )
}

/// Heading of the guess for colours.
pub fn guess_heading(lang: Lang) -> &'static str {
    word!(lang, "GUESSING FOR COLOURS (猜先)", "猜先")
}

/// One person's handful.
pub fn guess_hand(lang: Lang, who: &str, stones: u8) -> String {
    say!(
        lang,
        "{who} holds {stones} stones:",
        "{who}抓了 {stones} 子："
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
            "{large} - {small} = {rest}，单数：交换黑白，{black}执黑先行"
        )
    } else {
        say!(
            lang,
            "{large} - {small} = {rest}, even: colours stay, {black} opens as Black",
            "{large} - {small} = {rest}，双数：不交换，{black}执黑先行"
        )
    }
}

/// A person who gave no name, before colours mean anything.
pub fn person(lang: Lang, player: Player) -> &'static str {
    match player {
        Player::One => word!(lang, "Player 1", "甲方"),
        Player::Two => word!(lang, "Player 2", "乙方"),
    }
}

/// Heading of the games so far.
pub fn games_heading(lang: Lang) -> &'static str {
    word!(lang, "GAMES SO FAR", "已完成的对局")
}

/// One game in the list.
pub fn game_line(lang: Lang, number: usize, black: &str, result: &str) -> String {
    say!(
        lang,
        "Game {number} (Black: {black}): {result}",
        "第 {number} 局（黑：{black}）：{result}"
    )
}

/// The game of the match being played.
pub fn game_number(lang: Lang, number: usize, of: Option<u32>) -> String {
    match of {
        Some(of) => say!(lang, "game {number} of {of}", "第 {number} 局，共 {of} 局"),
        None => say!(lang, "game {number}", "第 {number} 局"),
    }
}

/// All games of the match are played.
pub fn match_over(lang: Lang) -> &'static str {
    word!(lang, "the match is over", "比赛已结束")
}

/// The next game has to wait for the end of this one.
pub fn not_over(lang: Lang) -> &'static str {
    word!(
        lang,
        "this game is not over yet; the next one follows it",
        "本局还没有结束，结束后才能开始下一局"
    )
}

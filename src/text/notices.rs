//! Words of the screen: short notices, the score, the guess for colours, the games of a match.
//!
//! Knows neither when a notice is shown nor where; the questions stand in `questions`.

use crate::game::{Guess, Name, Player, Score};

use super::Lang;

texts! {
    pub interrupt_again = "press Ctrl-C again to leave at once"
        "再按 Ctrl-C 立即离开" "再按 Ctrl-C 立即離開" "もう一度 Ctrl-C を押すと直ちに終了します";
    pub paste_ignored = "paste ignored; press : first, then paste"
        "已忽略粘贴的文字；先按 : 再粘贴"
        "已忽略貼上的文字；先按 : 再貼上"
        "貼り付けは無視しました。先に : を押してください";
    pub pick_first = "choose an answer first: arrows, or the key in front of it"
        "先选择：方向键，或答案前的键" "先選擇：方向鍵，或答案前的鍵" "先に答えを選んでください（矢印、または答えの前のキー）";
    pub no_clock = "no clock is running" "没有计时，不用暂停" "沒有計時，不用暫停" "時計は動いていません";
    pub paused = "PAUSED - press P or Esc to continue"
        "暂停中，按 P 或 Esc 继续" "暫停中，按 P 或 Esc 繼續" "一時停止中（P か Esc で再開）";
    pub resumed = "welcome back; your clock was stopped while you were away"
        "继续对局；离开的时间不计" "繼續對局；離開的時間不計" "対局を再開します。中断の間は時間に数えません";
    pub why_locked = "hidden until the game ends (start with --hints to see it)"
        "终局前不显示（启动时加 --hints 可显示）"
        "終局前不顯示（啟動時加 --hints 可顯示）"
        "終局までは表示しません（起動時に --hints を付けると表示）";
    pub why_free = "free mode has no forbidden moves"
        "无禁手规则没有禁手" "無禁手規則沒有禁手" "禁手なしのルールに禁手はありません";
    pub why_where = "why: move the cursor to an empty point or to Black's last stone"
        "请把光标移到空点或黑方最后一子上"
        "請把游標放在空點或黑方最後一子上"
        "空点か黒の最後の石にカーソルを合わせてください";
    pub claim_off_turn =
        "nothing to claim: no overline is on the board, and 3-3 and 4-4 can be claimed only right after Black plays \
         them"
        "没有可指的禁手：棋盘上没有长连；三三、四四只能在黑方落子后立即指出"
        "沒有可指的禁手：棋盤上沒有長連；三三、四四只能在黑方落子後立即指出"
        "指摘できる禁手はありません。盤上に長連はなく、三々と四々は黒が打った直後しか指摘できません";
    pub hints_on = "hints on" "提示已开" "提示已開" "ヒント表示中";
    /// A player's score in the match.
    pub score(score: Score) = match score {
        Score { wins, draws, losses } => "{wins} won, {losses} lost, {draws} drawn, score {points}"
            "胜 {wins}，负 {losses}，和 {draws}，积分 {points}"
            "勝 {wins}，負 {losses}，和 {draws}，積分 {points}"
            "{wins}勝{losses}敗{draws}分、得点 {points}" where points = signed(score.points());
    };
    /// Which moves the figures 1 to 9 on the stones are.
    pub numbers_legend(first: usize, last: usize) = "numbers 1-9: moves {first} to {last}"
        "数字 1 至 9：第 {first} 至 {last} 手"
        "數字 1 至 9：第 {first} 至 {last} 手"
        "数字 1 から 9：{first}手目から{last}手目";
    pub no_larger = "this window has no room for a larger board"
        "窗口放不下更大的棋盘" "視窗放不下更大的棋盤" "これより大きな盤は画面に入りません";
    pub no_smaller = "this is the smallest board" "已经是最小的棋盘" "已經是最小的棋盤" "これが最小の盤です";
    pub pass_move = "pass" "停" "停" "パス";
    /// The second person is to guess about the first one's handful.
    pub ask_odd_even(guesser: &str, holder: &str) = "{guesser}: is the number of stones in {holder}'s hand odd or even?"
        "{guesser}：{holder}手里的棋子是单数还是双数？"
        "{guesser}：{holder}手裡的棋子是單數還是雙數？"
        "{guesser}：{holder}の握った石は奇数ですか、偶数ですか？";
    /// What the hand held, and who begins.
    pub odd_even(stones: u8, right: bool, black: &str) = match right {
        true => "{stones} stones: guessed right, {black} plays Black"
            "{stones} 子：猜对了，{black}执黑" "{stones} 子：猜對了，{black}執黑" "{stones}個：当たり、{black}が黒番";
        false => "{stones} stones: guessed wrong, {black} plays Black"
            "{stones} 子：猜错了，{black}执黑" "{stones} 子：猜錯了，{black}執黑" "{stones}個：外れ、{black}が黒番";
    };
    pub guess_heading = "CHOOSING COLOURS (猜先)" "猜先" "猜先" "ニギリ（先後決め）";
    /// A person who gave no name, before colours mean anything.
    person(player: Player) -> &'static str = match player {
        Player::One => "Player 1" "甲方" "甲方" "対局者1";
        Player::Two => "Player 2" "乙方" "乙方" "対局者2";
    };
    pub games_heading = "GAMES SO FAR" "已完成的对局" "已完成的對局" "これまでの対局";
    pub game_line(number: usize, black: &str, result: &str) = "Game {number} (Black: {black}): {result}"
        "第{number}局（黑：{black}）：{result}"
        "第{number}局（黑：{black}）：{result}"
        "第{number}局（黒：{black}）：{result}";
    /// The game of the match being played.
    pub game_number(number: usize, of: Option<u32>) = match of {
        Some(of) => "game {number} of {of}"
            "第 {number} 局，共 {of} 局" "第 {number} 局，共 {of} 局" "第{number}局（全{of}局）";
        None => "game {number}" "第 {number} 局" "第 {number} 局" "第{number}局";
    };
    pub colors_exchanged = "colours swapped" "交换黑白" "交換黑白" "黒白交替";
    pub match_won(who: &str) = "{who} wins the match" "{who}赢得比赛" "{who}贏得比賽" "対戦は{who}の勝ち";
    pub match_drawn = "the match is drawn" "比赛打成平手" "比賽打成平手" "対戦は引き分け";
    pub ask_leave_match(games: usize) = "Leave the match after game {games}?"
        "第 {games} 局之后离开比赛吗？" "第 {games} 局之後離開比賽嗎？" "第{games}局の後で対戦を離れますか？";
    pub end_match = "end the match" "结束比赛" "結束比賽" "対戦を終える";
    pub match_over = "the match is over" "比赛已结束" "比賽已結束" "対戦は終わりました";
    pub not_over = "finish this game first; the next one comes after it"
        "本局还没有结束，结束后才能开始下一局"
        "本局還沒有結束，結束後才能開始下一局"
        "この対局はまだ終わっていません。次の対局は終局後です";
    /// The window is too small for the board: the columns and rows that it needs, and those that it has.
    pub too_small(need: (u16, u16), have: (u16, u16)) = match (need, have) {
        ((w, h), (x, y)) => "window too small: needs {w}x{h}, is {x}x{y}"
            "窗口太小：需 {w}x{h}，现 {x}x{y}"
            "視窗太小：需 {w}x{h}，現 {x}x{y}"
            "画面が小さすぎます：必要 {w}x{h}、現在 {x}x{y}";
    };
    /// What the marks on forbidden points mean, for three marks in the order overline, double-four, double-three.
    pub marks_legend(marks: [char; 3]) = match marks {
        [six, four, three] => "forbidden: {six} overline  {four} 4-4  {three} 3-3"
            "禁手点：{six} 长连 {four} 四四 {three} 三三"
            "禁手點：{six} 長連 {four} 四四 {three} 三三"
            "禁点：{six} 長連 {four} 四々 {three} 三々";
    };
    /// The subtraction and what follows from it; `black` opens the game.
    pub guess_result(guess: Guess, black: &str) = match (guess.exchanges()) {
        true => "{difference}, odd: colours are swapped, {black} plays Black"
            "{difference}，单数：交换黑白，{black}执黑先行"
            "{difference}，單數：交換黑白，{black}執黑先行"
            "{difference}、奇数：黒白を交換、{black}が黒番" where difference = difference(guess);
        false => "{difference}, even: no swap, {black} plays Black"
            "{difference}，双数：不交换，{black}执黑先行"
            "{difference}，雙數：不交換，{black}執黑先行"
            "{difference}、偶数：交換なし、{black}が黒番" where difference = difference(guess);
    };
}

fn difference(guess: Guess) -> String {
    let [one, two] = guess.handfuls;
    let (large, small, rest) = (one.max(two), one.min(two), guess.difference());
    format!("{large} - {small} = {rest}")
}

/// With its sign, which zero has none of.
fn signed(points: i64) -> String {
    match points {
        0 => "0".to_owned(),
        _ => format!("{points:+}"),
    }
}

/// A person before colours mean anything: the name, or which of the two it is.
pub fn person_name(lang: Lang, names: &[Option<Name>; 2], player: Player) -> String {
    match &names[player.index()] {
        Some(name) => name.to_string(),
        None => person(lang, player).to_owned(),
    }
}

//! What is wrong with a file, a position, a value or the command line.
//!
//! The English words of an error are the error's own.

use std::error::Error;

use crate::game::{NameError, TimeControlError};
use crate::record::{MoveFault, Place, RecordError, Unwritable};
use crate::rules::{
    Color, MovesError, OccupiedError, ParseBoardError, ParsePointError, PositionError,
};

use super::Lang;
use super::game::{refused, side};

texts! {
    /// Why a text is no point.
    point_fault(error: &ParsePointError) = match error {
        ParsePointError::Empty => "{error}"
            "没有给出交叉点；请写字母 A 至 O 和数字 1 至 15，如 H8"
            "沒有給出交叉點；請寫字母 A 至 O 和數字 1 至 15，如 H8"
            "交点がありません。H8 のように A〜O の文字と 1〜15 の数字で書いてください";
        ParsePointError::Column(shown) => "{error}"
            "“{shown}”没有 A 至 O 的列；请写字母 A 至 O 和数字 1 至 15，如 H8"
            "「{shown}」沒有 A 至 O 的行；請寫字母 A 至 O 和數字 1 至 15，如 H8"
            "「{shown}」に A〜O の列がありません。H8 のように A〜O の文字と 1〜15 の数字で書いてください";
        ParsePointError::Row(shown) => "{error}"
            "“{shown}”没有 1 至 15 的行；请写字母 A 至 O 和数字 1 至 15，如 H8"
            "「{shown}」沒有 1 至 15 的列；請寫字母 A 至 O 和數字 1 至 15，如 H8"
            "「{shown}」に 1〜15 の段がありません。H8 のように A〜O の文字と 1〜15 の数字で書いてください";
    };
    /// A stone lies there already.
    pub occupied(error: OccupiedError) = match error {
        OccupiedError { point, by: Color::Black } => "{error}"
            "{point} 已有黑子" "{point} 已有黑子" "{point} には黒石があります";
        OccupiedError { point, by: Color::White } => "{error}"
            "{point} 已有白子" "{point} 已有白子" "{point} には白石があります";
    };
    /// Why a text is no list of moves.
    moves_fault(error: &MovesError) = match error {
        MovesError::Point { number, error: why } => "{error}"
            "第 {number} 手：{why}" "第 {number} 手：{why}" "{number}手目：{why}" with why = point_fault(why);
        MovesError::Occupied { number, error: why } => "{error}"
            "第 {number} 手：{why}" "第 {number} 手：{why}" "{number}手目：{why}" with why = occupied(*why);
    };
    /// Why a text is no board.
    board_fault(error: &ParseBoardError) = match error {
        ParseBoardError::Rows(found) => "{error}"
            "棋盘有 {found} 行，应为 15 行，从第 15 行到第 1 行"
            "棋盤有 {found} 列，應為 15 列，從第 15 列到第 1 列"
            "盤が{found}段です。15 の段から 1 の段まで15段を書いてください";
        ParseBoardError::Columns { row, found } => "{error}"
            "第 {row} 行有 {found} 个点，应为 15 个"
            "第 {row} 列有 {found} 個點，應為 15 個"
            "{row} の段に点が{found}個あります。15個にしてください";
        ParseBoardError::Character { row, found } => "{error}"
            "第 {row} 行：{found} 既不是棋子也不是空点；. 是空点，x 是黑子，o 是白子"
            "第 {row} 列：{found} 既不是棋子也不是空點；. 是空點，x 是黑子，o 是白子"
            "{row} の段：{found} は石でも空点でもありません。空点は .、黒は x、白は o です" where found = crate::showable::line(&found.to_string());
    };
    /// Why a text is no position.
    pub position_fault(error: &PositionError) = match error {
        PositionError::Moves(error) => "{why}" "{why}" "{why}" "{why}" with why = moves_fault(error);
        PositionError::Board(error) => "{why}" "{why}" "{why}" "{why}" with why = board_fault(error);
    };
    /// What is wrong with a move of a file.
    move_fault(fault: &MoveFault) = match fault {
        MoveFault::OffBoard(found) => "{fault}"
            "“{found}”不是 15x15 棋盘上的点"
            "「{found}」不是 15x15 棋盤上的點"
            "「{found}」は 15x15 の盤の点ではありません";
        MoveFault::Occupied(error) => "{why}" "{why}" "{why}" "{why}" with why = occupied(*error);
        MoveFault::WrongTurn { due } => "{fault}"
            "轮到{due}，文件里却是{other}的着法"
            "輪到{due}，檔案裡卻是{other}的棋步"
            "{due}の手番ですが、ファイルには{other}の手があります" with other = side(due.opponent()), due = side(*due);
        MoveFault::TooMany(most) => "{fault}"
            "一局不会超过 {most} 手" "一局不會超過 {most} 手" "{most}手を超える対局はありません";
        MoveFault::Refused(error) => "{fault}" "{why}" "{why}" "{why}" with why = refused(*error);
    };
    /// Where a move stands in a file.
    place(at: &Place) = match (at.line) {
        Some(line) => "{at}"
            "第 {line} 行，第 {number} 手"
            "第 {line} 行，第 {number} 手"
            "{line}行目、{number}手目" where number = at.number;
        None => "{at}" "第 {number} 手" "第 {number} 手" "{number}手目" where number = at.number;
    };
    /// What a format has no way to say.
    unwritable(what: Unwritable) = match what {
        Unwritable::Pass => "{what}" "停一手" "停一手" "パス";
        Unwritable::TwoInARow => "{what}"
            "同一方连下两手" "同一方連下兩手" "同じ側の連続した二手";
    };
    /// Why a file cannot be read, or a game not be written.
    pub record_error(error: &RecordError) = match error {
        RecordError::TooLarge => "{error}"
            "文件太大，不会是对局" "檔案太大，不會是對局" "ファイルが大きすぎて、対局とは思えません";
        RecordError::Empty => "{error}" "文件是空的" "檔案是空的" "ファイルが空です";
        RecordError::Binary => "{error}"
            "这是二进制文件，不是 SGF、psq 或坐标"
            "這是二進位檔案，不是 SGF、psq 或座標"
            "バイナリファイルです。SGF、psq、座標ではありません";
        RecordError::NewerLibrary => "{error}"
            "这是 3.4 以后版本的 RenLib 棋谱库；请存为 3.4 版，或把变化存为 SGF"
            "這是 3.4 以後版本的 RenLib 棋譜庫；請存為 3.4 版，或把變化存為 SGF"
            "3.4 より新しい版の RenLib ライブラリーです。3.4 で保存するか、手順を SGF で保存してください";
        RecordError::Foreign(kind) => "{error}"
            "这是 {program} 的 .{ending} 文件，这里不能读；请在那里存为 SGF 或着法列表"
            "這是 {program} 的 .{ending} 檔案，這裡不能讀；請在那裡存為 SGF 或棋步列表"
            "{program} の .{ending} ファイルで、ここでは読めません。SGF か手順の文字列で保存し直してください" where program = kind.program, ending = kind.ending;
        RecordError::Unknown => "{error}"
            "文件既不是 SGF，也不是 psq，也不是 h8 i9 g7 这样的坐标"
            "檔案既不是 SGF，也不是 psq，也不是 h8 i9 g7 這樣的座標"
            "SGF でも psq でも、h8 i9 g7 のような座標でもありません";
        RecordError::NoSuchGame { number, of } => "{error}"
            "没有第 {number} 局；文件共有 {of} 局"
            "沒有第 {number} 局；檔案共有 {of} 局"
            "{number}局目はありません。ファイルにあるのは{of}局です";
        RecordError::NoGame => "{error}"
            "没有 SGF 对局：找不到“(;”" "沒有 SGF 對局：找不到「(;」" "SGF の対局がありません：「(;」が見つかりません";
        RecordError::Syntax { line, found } => "{error}"
            "第 {line} 行：SGF 中不应有“{found}”"
            "第 {line} 行：SGF 中不應有「{found}」"
            "{line}行目：SGF にあるはずのない「{found}」があります" where found = crate::showable::line(&found.to_string());
        RecordError::OtherGame { line, found } => "{error}"
            "第 {line} 行：SGF 的棋种 {found} 不是五子棋（GM[4]）"
            "第 {line} 行：SGF 的棋種 {found} 不是五子棋（GM[4]）"
            "{line}行目：SGF のゲームの種類 {found} は五目並べ（GM[4]）ではありません";
        RecordError::BoardSize { line, found } => "{error}"
            "第 {line} 行：棋盘是 {found}，这里只下 15x15"
            "第 {line} 行：棋盤是 {found}，這裡只下 15x15"
            "{line}行目：盤が {found} です。15x15 だけを扱います";
        RecordError::Setup { line, fault } => "{error}"
            "第 {line} 行：预置的棋子：{why}"
            "第 {line} 行：預置的棋子：{why}"
            "{line}行目：置き石：{why}" with why = move_fault(fault);
        RecordError::Move { place: at, fault } => "{at}: {why}"
            "{at}：{why}" "{at}：{why}" "{at}：{why}" with why = move_fault(fault), at = place(at);
        RecordError::Moves(error) => "{why}" "{why}" "{why}" "{why}" with why = moves_fault(error);
        RecordError::PsqHeader => "{error}"
            "第 1 行：psq 文件应以“Piskvorky 15x15”开头"
            "第 1 行：psq 檔案應以「Piskvorky 15x15」開頭"
            "1行目：psq ファイルは「Piskvorky 15x15」で始まります";
        RecordError::PsqLine { line, found } => "{error}"
            "第 {line} 行：“{found}”不是 psq 的着法（x,y,毫秒）"
            "第 {line} 行：「{found}」不是 psq 的棋步（x,y,毫秒）"
            "{line}行目：「{found}」は psq の手（x,y,ミリ秒）ではありません";
        RecordError::CannotWrite { format, number, what } => "{error}"
            "第 {number} 手：{format} 格式不能表示{what}；请用 SGF"
            "第 {number} 手：{format} 格式不能表示{what}；請用 SGF"
            "{number}手目：{format} では{what}を表せません。SGF にしてください" with what = unwritable(*what);
    };
    name_fault(error: NameError) = match error {
        NameError::Empty => "{error}"
            "名字是空的；至少要有一个可见字符" "名字是空的；至少要有一個可見字元" "名前が空です。見える文字を入れてください";
        NameError::Control => "{error}"
            "名字里有控制字符；请只用可见字符" "名字裡有控制字元；請只用可見字元" "名前に制御文字があります。見える文字だけにしてください";
        NameError::Long => "{error}"
            "名字太长；最多 200 个字符" "名字太長；最多 200 個字元" "名前が長すぎます。200文字までです";
    };
    clock_fault(error: &TimeControlError) = match error {
        TimeControlError::Form(shown) => "{error}"
            "“{shown}”不是用时；请写 20m/60s、20m/3x60s、90m+30s、15m 或 none（单位 h、m、s）"
            "「{shown}」不是用時；請寫 20m/60s、20m/3x60s、90m+30s、15m 或 none（單位 h、m、s）"
            "「{shown}」は持ち時間ではありません。20m/60s、20m/3x60s、90m+30s、15m、none のように書いてください（単位 h、m、s）";
        TimeControlError::Zero(shown) => "{error}"
            "“{shown}”没有留下走棋的时间；请写 20m/60s、20m/3x60s、90m+30s、15m 或 none"
            "「{shown}」沒有留下下棋的時間；請寫 20m/60s、20m/3x60s、90m+30s、15m 或 none"
            "「{shown}」では打つ時間がありません。20m/60s、20m/3x60s、90m+30s、15m、none のように書いてください";
        TimeControlError::Long(shown) => "{error}"
            "“{shown}”太长；须少于 100 小时" "「{shown}」太長；須少於 100 小時" "「{shown}」は長すぎます。100時間未満にしてください";
    };
    /// A number outside of what is taken.
    pub number_outside(most: u32) = "use a number from 1 to {most}"
        "请用 1 至 {most} 的数" "請用 1 至 {most} 的數" "1〜{most}の数にしてください";
    pub two_corners = "use two corners, like F6-J10"
        "请写两个角，如 F6-J10" "請寫兩個角，如 F6-J10" "F6-J10 のように二つの角を書いてください";
    /// A flag says how the screen looks, where there is none.
    pub no_looks(flag: &str) =
        "--{flag} has no meaning in the line mode, which --plain or TERM=dumb chooses; leave it out"
        "--{flag} 在逐行对局（--plain 或 TERM=dumb）中没有意义；请去掉"
        "--{flag} 在逐行對局（--plain 或 TERM=dumb）中沒有意義；請去掉"
        "--{flag} は行モード（--plain または TERM=dumb）では意味がありません。外してください";
    pub claim_alone =
        "--wrong-claim needs --forbidden claim: under loss and block nobody claims; leave one of them out"
        "--wrong-claim 要与 --forbidden claim 一起用：loss 和 block 下没有人指出禁手；请去掉其中一个"
        "--wrong-claim 要與 --forbidden claim 一起用：loss 和 block 下沒有人指出禁手；請去掉其中一個"
        "--wrong-claim には --forbidden claim が要ります：loss と block では指摘がありません。どちらかを外してください";
    /// A flag about forbidden moves, in a game without.
    pub nothing_forbidden(flag: &str) =
        "--{flag} has no meaning with --rule free, which has no forbidden moves; leave it out, or use --rule standard"
        "--{flag} 与 --rule free 不能同用：无禁手规则没有禁手；请去掉，或用 --rule standard"
        "--{flag} 與 --rule free 不能同用：無禁手規則沒有禁手；請去掉，或用 --rule standard"
        "--rule free には禁手がないので --{flag} は意味がありません。外すか、--rule standard にしてください";
    /// A designated opening, where the players lay the opening themselves.
    pub opening_is_laid(rule: &str) =
        "--opening lays the first three stones, which --opening-rule {rule} has the players do; leave one of them out, or \
         use --opening-rule rif"
        "--opening 摆好前三子，--opening-rule {rule} 却由棋手来下；请去掉其中一个，或用 --opening-rule rif"
        "--opening 擺好前三子，--opening-rule {rule} 卻由棋手來下；請去掉其中一個，或用 --opening-rule rif"
        "--opening は最初の三子を置きますが、--opening-rule {rule} では対局者が打ちます。どちらかを外すか、\
         --opening-rule rif にしてください";
    /// An opening rule of another mode.
    pub opening_rule_unfit(rule: &str, mode: &str, fit: &str) =
        "--opening-rule {rule} has no meaning with --rule {mode}; leave --rule out, or use one that fits: {fit}"
        "--opening-rule {rule} 与 --rule {mode} 不能同用；请去掉 --rule，或用合适的：{fit}"
        "--opening-rule {rule} 與 --rule {mode} 不能同用；請去掉 --rule，或用合適的：{fit}"
        "--opening-rule {rule} は --rule {mode} では使えません。--rule を外すか、合うものにしてください：{fit}";
    /// One of the streams is no terminal, or the terminal shows no screen, as the error says; and what works without one.
    pub no_screen(fault: NoScreen, error: &str, advice: &str) =
        "{why}, {advice}" "{why}，{advice}" "{why}，{advice}" "{why}。{advice}" with why = no_terminal(fault, error);
    no_terminal(fault: NoScreen, error: &str) = match fault {
        NoScreen::Input => "{error}"
            "标准输入不是终端：请在终端里启动，不要用管道输入"
            "標準輸入不是終端機：請在終端機裡啟動，不要用管線輸入"
            "標準入力が端末ではありません：パイプなしで端末から始めてください";
        NoScreen::Output => "{error}"
            "标准输出不是终端：请在终端里启动，不要用管道输出"
            "標準輸出不是終端機：請在終端機裡啟動，不要用管線輸出"
            "標準出力が端末ではありません：パイプなしで端末から始めてください";
        NoScreen::Dumb => "{error}"
            "这个终端不能全屏显示（TERM=dumb）：请换一个"
            "這個終端機不能全螢幕顯示（TERM=dumb）：請換一個"
            "この端末では画面を表示できません（TERM=dumb）：別の端末を使ってください";
        NoScreen::Unknown => "{error}"
            "没有设置 TERM，不知道是什么终端：请设置，例如 xterm-256color"
            "沒有設定 TERM，不知道是什麼終端機：請設定，例如 xterm-256color"
            "TERM が設定されていないので端末が分かりません：xterm-256color などに設定してください";
    };
    pub advise_plain = "or add --plain to play by lines"
        "或加 --plain 逐行对局" "或加 --plain 逐行對局" "--plain を付ければ行モードで打てます";
    pub advise_convert = "or see the moves with renju convert FILE --to coords"
        "或用 renju convert FILE --to coords 看着法"
        "或用 renju convert FILE --to coords 看棋步"
        "手順は renju convert FILE --to coords でも見られます";
    /// Where in what was given a fault is: a line of the input, or one of the arguments.
    pub in_input(line: bool, number: usize, fault: &str) = match line {
        true => "line {number}: {fault}" "第 {number} 行：{fault}" "第 {number} 行：{fault}" "{number}行目：{fault}";
        false => "position {number}: {fault}"
            "第 {number} 个局面：{fault}" "第 {number} 個局面：{fault}" "{number}番目の局面：{fault}";
    };
    pub line_too_long(most: u64) = "the line is longer than {most} bytes"
        "这一行超过 {most} 字节" "這一行超過 {most} 位元組" "行が {most} バイトを超えています";
}

/// Why there is no screen to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoScreen {
    /// Standard input is no terminal.
    Input,
    /// Standard output is no terminal.
    Output,
    /// `TERM=dumb`.
    Dumb,
    /// `TERM` is not set.
    Unknown,
}

/// Why a value of the command line was refused, for the errors of our own types.
pub fn value_fault(lang: Lang, error: &(dyn Error + 'static)) -> Option<String> {
    if let Some(error) = error.downcast_ref::<TimeControlError>() {
        return Some(clock_fault(lang, error));
    }
    if let Some(&error) = error.downcast_ref::<NameError>() {
        return Some(name_fault(lang, error));
    }
    let error = error.downcast_ref::<ParsePointError>()?;
    Some(point_fault(lang, error))
}

//! How a game ended.

use crate::game::{DrawReason, Game, Name, Outcome, Seats, WinReason};
use crate::rules::Color;

use super::super::shapes::shape_sentence;
use super::{Lang, named, side};

texts! {
    /// Why nobody won.
    pub(in crate::text) draw_reason(reason: DrawReason) -> &'static str = match reason {
        DrawReason::FullBoard => "the board is full" "棋盘已满" "棋盤已滿" "満局";
        DrawReason::Dead => "neither side can make a five any more"
            "双方都不可能再成五" "雙方都不可能再成五" "どちらももう五連を作れない";
        DrawReason::TwoPasses => "both passed" "双方连续停一手" "雙方連續停一手" "双方が続けてパス";
        DrawReason::Agreement => "by agreement" "双方同意" "雙方同意" "双方の合意";
    };
    /// Why somebody won.
    win_reason(names: &[Option<Name>; 2], seats: Seats, winner: Color, reason: WinReason) = match reason {
        WinReason::Five => "five in a row (自由取胜)" "五连，自由取胜" "五連，自由取勝" "五連（自由取勝）";
        WinReason::Overline => "six or more in a row (自由取胜)" "长连，自由取胜" "長連，自由取勝" "長連（自由取勝）";
        WinReason::Claimed(found) => "forbidden move claimed (追下取胜), {shape}"
            "追下取胜，{shape}"
            "追下取勝，{shape}"
            "{shape}を指摘（追下取勝）" with shape = shape_sentence(found.point, found.kind, found.tally);
        WinReason::ForbiddenPlayed(found) => "Black played a forbidden move, {shape}"
            "黑方走出 {shape}"
            "黑方下出 {shape}"
            "黒が {shape}を打った" with shape = shape_sentence(found.point, found.kind, found.tally);
        WinReason::WrongClaim => "White's claim was wrong" "白方指错禁手" "白方指錯禁手" "白の指摘が誤り";
        WinReason::Resignation => "{loser} resigned"
            "{loser}认输" "{loser}認輸" "{loser}の投了" with loser = person(names, seats, winner.opponent());
        WinReason::Timeout => "{loser} ran out of time"
            "{loser}超时" "{loser}超時" "{loser}の時間切れ" with loser = person(names, seats, winner.opponent());
        WinReason::Left => "{loser} left the game"
            "{loser}中途退场"
            "{loser}中途退場"
            "{loser}の途中退席" with loser = person(names, seats, winner.opponent());
    };
    /// A result and its reason, from who had which colour.
    pub result(names: &[Option<Name>; 2], seats: Seats, outcome: Outcome) = match outcome {
        Outcome::Draw(reason) => "Draw: {why}"
            "和棋：{why}" "和棋：{why}" "引き分け：{why}" with why = draw_reason(reason);
        Outcome::Win { winner, reason } => "{winner} wins: {why}"
            "{winner}胜：{why}"
            "{winner}勝：{why}"
            "{winner}の勝ち：{why}" with why = win_reason(names, seats, winner, reason), winner = person(names, seats, winner);
    };
}

/// The result of a game and its reason.
pub fn outcome(lang: Lang, game: &Game, names: &[Option<Name>; 2], outcome: Outcome) -> String {
    result(lang, names, game.seats(), outcome)
}

fn person(lang: Lang, names: &[Option<Name>; 2], seats: Seats, color: Color) -> String {
    named(
        side(lang, color),
        names[seats.player(color).index()].as_ref(),
    )
}

//! How a game ended.

use crate::game::{DrawReason, Game, Name, Outcome, Seats, WinReason};

use super::super::verdict::shape_sentence;
use super::{Lang, named, side};

/// Why nobody won.
pub(super) fn draw_reason(lang: Lang, reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::FullBoard => word!(
            lang,
            "the board is full",
            "棋盘已满",
            "棋盤已滿",
            "満局（盤がすべて埋まった）"
        ),
        DrawReason::Dead => word!(
            lang,
            "neither side can make a five any more",
            "双方都不可能再成五",
            "雙方都不可能再成五",
            "どちらももう五連を作れない"
        ),
        DrawReason::TwoPasses => {
            word!(
                lang,
                "both passed",
                "双方连续停着",
                "雙方連續停一手",
                "双方が続けてパス"
            )
        }
        DrawReason::Agreement => word!(lang, "by agreement", "双方同意", "雙方同意", "双方の合意"),
    }
}

/// The result of a game and its reason.
pub fn outcome(lang: Lang, game: &Game, names: &[Option<Name>; 2], outcome: Outcome) -> String {
    result(lang, names, game.seats(), outcome)
}

/// A result and its reason, from who had which colour.
pub fn result(lang: Lang, names: &[Option<Name>; 2], seats: Seats, outcome: Outcome) -> String {
    let (winner, reason) = match outcome {
        Outcome::Draw(reason) => {
            let why = draw_reason(lang, reason);
            return say!(
                lang,
                "Draw: {why}",
                "和棋：{why}",
                "和棋：{why}",
                "引き分け：{why}"
            );
        }
        Outcome::Win { winner, reason } => (winner, reason),
    };
    let person = |color| {
        named(
            side(lang, color),
            names[seats.player(color).index()].as_ref(),
        )
    };
    let (winner, loser) = (person(winner), person(winner.opponent()));
    let why = win_reason(lang, &loser, reason);
    say!(
        lang,
        "{winner} wins: {why}",
        "{winner}胜：{why}",
        "{winner}勝：{why}",
        "{winner}の勝ち：{why}"
    )
}

/// Why somebody won.
fn win_reason(lang: Lang, loser: &str, reason: WinReason) -> String {
    match reason {
        WinReason::Five => word!(
            lang,
            "five in a row",
            "五连，自由取胜",
            "五連，自由取勝",
            "五連"
        )
        .to_owned(),
        WinReason::Overline => word!(
            lang,
            "six or more in a row",
            "长连，自由取胜",
            "長連，自由取勝",
            "長連"
        )
        .to_owned(),
        WinReason::Claimed(found) => {
            let shape = shape_sentence(lang, found.point, found.kind, found.tally);
            say!(
                lang,
                "claimed {shape}",
                "追下取胜，{shape}",
                "追下取勝，{shape}",
                "{shape}を指摘"
            )
        }
        WinReason::ForbiddenPlayed(found) => {
            let shape = shape_sentence(lang, found.point, found.kind, found.tally);
            say!(
                lang,
                "Black played {shape}",
                "黑方走禁手，{shape}",
                "黑方下禁手，{shape}",
                "黒が禁手を打った、{shape}"
            )
        }
        WinReason::WrongClaim => word!(
            lang,
            "White's claim was wrong",
            "白方错指禁手",
            "白方錯指禁手",
            "白の禁手の指摘が誤り"
        )
        .to_owned(),
        WinReason::Resignation => say!(
            lang,
            "{loser} resigned",
            "{loser}认输",
            "{loser}認輸",
            "{loser}の投了"
        ),
        WinReason::Timeout => say!(
            lang,
            "{loser} ran out of time",
            "{loser}超时",
            "{loser}超時",
            "{loser}の時間切れ"
        ),
        WinReason::Left => say!(
            lang,
            "{loser} left the game",
            "{loser}中途退场",
            "{loser}中途退場",
            "{loser}の途中退席"
        ),
    }
}

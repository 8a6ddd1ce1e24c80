//! Words for a player's record over the saved games.

use crate::game::{Outcome, Score, WinReason};

use super::Lang;
use super::game::draw_reason;

texts! {
    /// How often something was won, lost and drawn; `label` says what.
    pub record_of(label: &str, score: Score) = match score {
        Score { wins, draws, losses } => "{label}: {wins} won, {losses} lost, {draws} drawn"
            "{label}：胜 {wins}，负 {losses}，和 {draws}"
            "{label}：勝 {wins}，負 {losses}，和 {draws}"
            "{label}：{wins}勝{losses}敗{draws}分";
    };
    won_by(reason: WinReason) -> &'static str = match reason {
        WinReason::Five => "five in a row" "五连" "五連" "五連";
        WinReason::Overline => "six or more in a row" "长连" "長連" "長連";
        WinReason::Claimed(_) => "forbidden move claimed"
            "指出禁手（追下取胜）" "指出禁手（追下取勝）" "禁手の指摘";
        WinReason::ForbiddenPlayed(_) => "forbidden move played"
            "走出禁手" "下出禁手" "禁手を打った";
        WinReason::WrongClaim => "wrong claim" "指错禁手" "指錯禁手" "誤った指摘";
        WinReason::Resignation => "resignation" "认输" "認輸" "投了";
        WinReason::Timeout => "time" "超时" "超時" "時間切れ";
        WinReason::Left => "leaving" "中途退场" "中途退場" "途中退席";
    };
    /// What became of Black's forbidden moves while this player had White.
    pub claims(right: u32, wrong: u32, missed: u32) = "claims: {right} right, {wrong} wrong, {missed} missed"
        "指禁手：指对 {right}，指错 {wrong}，漏指 {missed}"
        "指禁手：指對 {right}，指錯 {wrong}，漏指 {missed}"
        "禁手の指摘：正 {right}、誤 {wrong}、見逃し {missed}";
    pub no_finished = "no finished games yet" "还没有下完的对局" "還沒有下完的對局" "終局した対局はまだありません";
    pub no_finished_of(name: &str) = "no finished game of {name}"
        "没有{name}下完的对局" "沒有{name}下完的對局" "{name} の終局した対局はありません";
}

/// What a game was decided by, without who and where.
pub fn decided_by(lang: Lang, outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win { reason, .. } => won_by(lang, reason),
        Outcome::Draw(reason) => draw_reason(lang, reason),
    }
}

//! Words for the game: who plays, by which rules, from which opening, and what was just done.
//!
//! What is asked is in `prompt`, what was refused in `refused`, how it ended in `ended`.

mod ended;
mod opening_rules;
mod prompt;
mod refused;

use crate::game::{Game, Mode, Name, Player, Policy, WrongClaim};
use crate::rules::{Color, Opening, Point, examine};

pub use super::shapes::judged;
pub(super) use ended::draw_reason;
pub use ended::{outcome, result};
pub use opening_rules::{
    chosen, declared, numbered_proposals, opening_course, opening_rule, picked, proposal_mark,
    rules_line, swapping, way as opening_way,
};
pub use prompt::prompt;
pub use refused::action_error;
pub(super) use refused::refused;

use crate::showable::head;

use super::Lang;
use super::notices::claim_off_turn;
use super::shapes::claim_answer;

texts! {
    /// The name of a colour, as a side of the game.
    pub side(color: Color) -> &'static str = match color {
        Color::Black => "Black" "黑方" "黑方" "黒";
        Color::White => "White" "白方" "白方" "白";
    };
    /// The name of a rule mode.
    pub mode(mode: Mode) -> &'static str = match mode {
        Mode::Free => "free" "无禁手" "無禁手" "禁手なし";
        Mode::Standard => "standard" "有禁手" "有禁手" "禁手あり";
        Mode::Rif => "RIF" "RIF正式规则" "RIF正式規則" "RIF公式ルール";
    };
    /// What follows on a forbidden move.
    pub policy(policy: Policy) -> &'static str = match policy {
        Policy::Claim(WrongClaim::Nothing) => "White claims forbidden moves" "指出禁手" "指出禁手" "禁手は白が指摘";
        Policy::Claim(WrongClaim::Turn) => "White claims; a wrong claim costs a turn"
            "指出禁手，指错失去一手" "指出禁手，指錯失去一手" "禁手は白が指摘、誤れば一手を失う";
        Policy::Claim(WrongClaim::Loss) => "White claims; a wrong claim loses"
            "指出禁手，指错判负" "指出禁手，指錯判負" "禁手は白が指摘、誤れば負け";
        Policy::Loss => "a forbidden move loses" "走禁手就输" "下禁手就輸" "禁手は打てば負け";
        Policy::Block => "forbidden moves are refused" "禁手不能落子" "禁手不能落子" "禁手は打てない";
    };
    /// After a wrong claim: what it costs.
    pub follow_up(wrong: WrongClaim) -> &'static str = match wrong {
        WrongClaim::Nothing => "the game goes on" "对局继续" "對局繼續" "対局を続けます";
        WrongClaim::Turn => "White loses a turn" "白方失去一手" "白方失去一手" "白は一手を失う";
        WrongClaim::Loss => "White loses" "白方负" "白方負" "白の負け";
    };
    tentative_side(color: Color) -> &'static str = match color {
        Color::Black => "tentative Black" "假先方" "假先方" "仮先";
        Color::White => "tentative White" "假后方" "假後方" "仮後";
    };
    /// Code and names of an opening.
    pub opening(opening: Opening) = "Opening {code} {name}"
        "开局 {code} {name}"
        "開局 {code} {name}"
        "珠型 {code} {name}" with name = sounded_name(opening) where code = opening.code();
    outside_opening = "Opening outside 5×5 (妖刀)" "开局 妖刀" "開局 妖刀" "珠型 妖刀";
    /// The colours were swapped, or kept.
    pub swapped(who: &str, swap: bool) = match swap {
        true => "{who} swapped colours" "{who}交换了黑白" "{who}交換了黑白" "{who}が黒白を交換しました";
        false => "{who} kept the colours" "{who}不交换" "{who}不交換" "{who}は交換しませんでした";
    };
    /// A proposal was removed.
    pub removed(who: &str, p: Point) = "{who} removed {p}"
        "{who}去掉了打点 {p}" "{who}去掉了打點 {p}" "{who}が五珠 {p} を外しました";
    /// What was made of a typed point or word that led to nothing.
    pub entered(text: &str) =
        "\"{shown}\" is not a point (like H8) or a command. Commands: claim pass swap keep draw resign takeback why \
         help quit"
        "“{shown}”不是交叉点（如 H8），也不是命令。命令有：禁手 停 交换 不交换 提和 认输 悔棋 为什么 帮助 离开"
        "「{shown}」不是交叉點（如 H8），也不是指令。指令有：禁手 停 交換 不交換 提和 認輸 悔棋 為什麼 說明 離開"
        "「{shown}」は交点（H8 など）でもコマンドでもありません。コマンド：禁手 パス 交換 交換しない 引き分け 投了 \
         待った なぜ ヘルプ 終了" where shown = head(text);
}

/// The opening of a game, where it has one to be named.
pub fn opening_of(lang: Lang, game: &Game) -> Option<String> {
    let outside = || {
        game.opens_outside()
            .then(|| outside_opening(lang).to_owned())
    };
    game.opening()
        .map(|found| opening(lang, found))
        .or_else(outside)
}

/// A person: the name if there is one, else the side, which is tentative while colours are open.
pub fn who(lang: Lang, game: &Game, names: &[Option<Name>; 2], player: Player) -> String {
    let name = names[player.index()].as_ref();
    who_as(lang, game.seats().color(player), game.is_tentative(), name)
}

/// A person who has, or had, this colour, for the time being or for good.
pub fn who_as(lang: Lang, color: Color, tentative: bool, name: Option<&Name>) -> String {
    let side = if tentative {
        tentative_side(lang, color)
    } else {
        side(lang, color)
    };
    named(side, name)
}

/// A side with the name of the person who has it, if there is one.
fn named(side: &str, name: Option<&Name>) -> String {
    match name {
        Some(name) => format!("{side} {name}"),
        None => side.to_owned(),
    }
}

/// The name of an opening; in English with its sound, for those who do not read it.
fn sounded_name(lang: Lang, opening: Opening) -> String {
    let name = opening_name(lang, opening);
    match lang {
        Lang::En => format!("{} · {name}", capitalised(opening.romaji())),
        _ => name.to_owned(),
    }
}

/// The name of an opening in the characters of the language.
fn opening_name(lang: Lang, opening: Opening) -> &'static str {
    let (simplified, other) = (opening.chinese(), opening.traditional());
    // The second column of the table is neither wholly Taiwan's nor wholly Japan's.
    match lang {
        Lang::En | Lang::Zh => simplified,
        Lang::Hant => match other {
            "渓月" => "溪月",
            "疎星" => "疏星",
            "恒星" => "恆星",
            same => same,
        },
        Lang::Ja => match other {
            "殘月" => "残月",
            "峽月" => "峡月",
            same => same,
        },
    }
}

/// The answer to a claim that was wrong: what the stone really makes, and what the claim costs.
pub fn wrong_claim(lang: Lang, game: &Game, cost: WrongClaim) -> String {
    let cost = follow_up(lang, cost);
    let number = game.moves().len();
    let answer = match game.moves().last().map(|m| (m.color, m.point)) {
        Some((Color::Black, Some(point))) => {
            claim_answer(lang, &examine(&game.board_before(number), point))
        }
        _ => claim_off_turn(lang).to_owned(),
    };
    format!("{answer} · {cost}")
}

/// A name written in Latin letters, as a heading has it.
fn capitalised(name: &str) -> String {
    let mut name = name.to_owned();
    name[..1].make_ascii_uppercase();
    name
}

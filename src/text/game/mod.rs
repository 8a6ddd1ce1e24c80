//! Words for the game: who plays, by which rules, from which opening, and what was just done.
//!
//! What is asked is in `prompt`, what was refused in `refused`, how it ended in `ended`.

mod ended;
mod prompt;
mod refused;

use crate::game::{Action, Game, Mode, Name, Player, Policy, RuleSet, WrongClaim};
use crate::rules::{Color, Opening, Point, examine};

pub use super::verdict::judged;
pub use ended::{outcome, result};
pub use prompt::prompt;
pub use refused::action_error;

use super::Lang;
use super::screen::claim_off_turn;
use super::verdict::claim_answer;

/// The name of a colour, as a side of the game.
pub fn side(lang: Lang, color: Color) -> &'static str {
    match color {
        Color::Black => word!(lang, "Black", "黑方", "黑方", "黒"),
        Color::White => word!(lang, "White", "白方", "白方", "白"),
    }
}

/// A person: the name if there is one, else the side, which is tentative while colours are open.
pub fn who(lang: Lang, game: &Game, names: &[Option<Name>; 2], player: Player) -> String {
    let name = names[player.index()].as_ref();
    who_as(lang, game.seats().color(player), game.is_tentative(), name)
}

/// A person who has, or had, this colour, for the time being or for good.
pub fn who_as(lang: Lang, color: Color, tentative: bool, name: Option<&Name>) -> String {
    let side = match (tentative, color) {
        (true, Color::Black) => word!(lang, "tentative Black", "假先方", "假先方", "仮先"),
        (true, Color::White) => word!(lang, "tentative White", "假后方", "假後方", "仮後"),
        (false, color) => side(lang, color),
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

/// The name of a rule mode.
pub fn mode(lang: Lang, mode: Mode) -> &'static str {
    match mode {
        Mode::Free => word!(lang, "free", "无禁手", "無禁手", "禁手なし"),
        Mode::Standard => word!(lang, "standard", "有禁手", "有禁手", "禁手あり"),
        Mode::Rif => word!(lang, "RIF", "RIF正式规则", "RIF正式規則", "RIF公式ルール"),
    }
}

/// What follows on a forbidden move.
pub fn policy(lang: Lang, policy: Policy) -> &'static str {
    match policy {
        Policy::Claim(WrongClaim::Nothing) => {
            word!(
                lang,
                "White claims forbidden moves",
                "指出禁手",
                "指出禁手",
                "禁手は指摘"
            )
        }
        Policy::Claim(WrongClaim::Turn) => word!(
            lang,
            "claim; a wrong one costs a turn",
            "指出禁手，错指停一手",
            "指出禁手，錯指停一手",
            "禁手は指摘、誤れば一手パス"
        ),
        Policy::Claim(WrongClaim::Loss) => word!(
            lang,
            "claim; a wrong one loses",
            "指出禁手，错指判负",
            "指出禁手，錯指判負",
            "禁手は指摘、誤れば負け"
        ),
        Policy::Loss => word!(
            lang,
            "a forbidden move loses",
            "走禁手就输",
            "下禁手就輸",
            "禁手は負け"
        ),
        Policy::Block => word!(
            lang,
            "forbidden moves are refused",
            "禁手不能落子",
            "禁手不能落子",
            "禁手は打てない"
        ),
    }
}

/// Rule mode and policy on one line.
pub fn rules_line(lang: Lang, rules: RuleSet) -> String {
    let name = mode(lang, rules.mode());
    match rules.policy() {
        None => word!(
            lang,
            "free · no forbidden moves",
            "无禁手",
            "無禁手",
            "禁手なし"
        )
        .to_owned(),
        Some(what) => format!("{name} · {}", policy(lang, what)),
    }
}

/// Code and names of an opening.
pub fn opening(lang: Lang, opening: Opening) -> String {
    let (code, name) = (opening.code(), opening_name(lang, opening));
    let mut romaji = opening.romaji().to_owned();
    romaji[..1].make_ascii_uppercase();
    say!(
        lang,
        "Opening {code} {romaji} · {name}",
        "开局 {code} {name} · {romaji}",
        "開局 {code} {name} · {romaji}",
        "珠型 {code} {name} · {romaji}"
    )
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

/// A move or choice that was just made, in words; `None` for what shows itself otherwise.
pub fn move_made(
    lang: Lang,
    before: &Game,
    names: &[Option<Name>; 2],
    action: Action,
) -> Option<String> {
    let player = before.to_decide()?;
    let who = who(lang, before, names, player);
    Some(match action {
        Action::Pass => say!(
            lang,
            "{who} passed",
            "{who}停一手",
            "{who}停一手",
            "{who}がパス"
        ),
        Action::Swap(swap) => swapped(lang, &who, swap),
        Action::Remove(p) => removed(lang, &who, p),
        _ => return None,
    })
}

/// Somebody exchanged the colours, or kept them.
pub fn swapped(lang: Lang, who: &str, swap: bool) -> String {
    if swap {
        say!(
            lang,
            "{who} swapped the colours",
            "{who}交换了黑白",
            "{who}交換了黑白",
            "{who}が黒白を交換"
        )
    } else {
        say!(
            lang,
            "{who} kept the colours",
            "{who}不交换",
            "{who}不交換",
            "{who}は交換せず"
        )
    }
}

/// Somebody removed a proposal.
pub fn removed(lang: Lang, who: &str, p: Point) -> String {
    say!(
        lang,
        "{who} removed {p}",
        "{who}去掉了打点 {p}",
        "{who}去掉了打點 {p}",
        "{who}が五珠 {p} を外した"
    )
}

/// What was made of a typed point or word that led to nothing.
pub fn entered(lang: Lang, text: &str) -> String {
    let shown = crate::showable::head(text);
    say!(
        lang,
        "\"{shown}\" is neither a point (H8) nor a command: {COMMANDS}",
        "“{shown}”不是交叉点（H8），也不是命令：{COMMANDS}",
        "「{shown}」不是交叉點（H8），也不是指令：{COMMANDS}",
        "「{shown}」は交点（H8）でもコマンドでもありません：{COMMANDS}"
    )
}

/// The words that can be typed after a colon.
const COMMANDS: &str = "claim pass swap keep draw resign takeback why help quit";

/// After a wrong claim: what it costs.
pub fn follow_up(lang: Lang, wrong: WrongClaim) -> &'static str {
    match wrong {
        WrongClaim::Nothing => {
            word!(
                lang,
                "the game goes on",
                "对局继续",
                "對局繼續",
                "対局を続行"
            )
        }
        WrongClaim::Turn => word!(
            lang,
            "White loses a turn",
            "白方停一手",
            "白方停一手",
            "白は一手パス"
        ),
        WrongClaim::Loss => word!(lang, "White loses", "白方负", "白方負", "白の負け"),
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

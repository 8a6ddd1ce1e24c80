//! Words for the game: who, what is asked, what was refused, how it ended.

use crate::game::{
    Action, ActionError, DrawReason, Due, Game, Mode, Name, Outcome, Phase, Player, Policy,
    RuleSet, Seat, Seats, WinReason, WrongClaim, Zone,
};
use crate::rules::{Color, Opening, Verdict, examine};

use super::Lang;
use super::screen::claim_off_turn;
use super::verdict::{claim_answer, forbidden_kind, shape_names, shape_sentence};

/// The name of a colour, as a side of the game.
pub fn side(lang: Lang, color: Color) -> &'static str {
    match color {
        Color::Black => word!(lang, "Black", "黑方"),
        Color::White => word!(lang, "White", "白方"),
    }
}

/// A person: the name if there is one, else the side, which is tentative while colours are open.
pub fn who(lang: Lang, game: &Game, names: &[Option<Name>; 2], player: Player) -> String {
    let side = match (game.is_tentative(), game.seats().color(player)) {
        (true, Color::Black) => word!(lang, "tentative Black", "假先方"),
        (true, Color::White) => word!(lang, "tentative White", "假后方"),
        (false, color) => side(lang, color),
    };
    named(side, names[player.index()].as_ref())
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
        Mode::Free => word!(lang, "free", "无禁手"),
        Mode::Standard => word!(lang, "standard", "有禁手"),
        Mode::Rif => word!(lang, "RIF", "RIF正式规则"),
    }
}

/// What follows on a forbidden move.
pub fn policy(lang: Lang, policy: Policy) -> &'static str {
    match policy {
        Policy::Claim(WrongClaim::Nothing) => {
            word!(lang, "White claims forbidden moves", "指出禁手")
        }
        Policy::Claim(WrongClaim::Turn) => {
            word!(
                lang,
                "claim; a wrong one costs a turn",
                "指出禁手，错指停一手"
            )
        }
        Policy::Claim(WrongClaim::Loss) => {
            word!(lang, "claim; a wrong one loses", "指出禁手，错指判负")
        }
        Policy::Loss => word!(lang, "a forbidden move loses", "走禁手就输"),
        Policy::Block => word!(lang, "forbidden moves are refused", "禁手不能落子"),
    }
}

/// Rule mode and policy on one line.
pub fn rules_line(lang: Lang, rules: RuleSet) -> String {
    let name = mode(lang, rules.mode());
    match rules.policy() {
        None => word!(lang, "free · no forbidden moves", "无禁手").to_owned(),
        Some(what) => format!("{name} · {}", policy(lang, what)),
    }
}

/// Code and names of an opening.
pub fn opening(lang: Lang, opening: Opening) -> String {
    let (code, chinese) = (opening.code(), opening.chinese());
    let mut romaji = opening.romaji().to_owned();
    romaji[..1].make_ascii_uppercase();
    say!(
        lang,
        "Opening {code} {romaji} · {chinese}",
        "开局 {code} {chinese} · {romaji}"
    )
}

/// What is to be decided, and by whom.
pub fn prompt(lang: Lang, game: &Game, names: &[Option<Name>; 2]) -> String {
    let Some(player) = game.to_decide() else {
        return game
            .outcome()
            .map_or_else(String::new, |end| outcome(lang, game, names, end));
    };
    let who = who(lang, game, names, player);
    let number = game.next_number();
    match game.phase() {
        Phase::Placing {
            color, zone, by, ..
        } => {
            let stone = match color {
                Color::Black => word!(lang, "Black's", "黑子"),
                Color::White => word!(lang, "White's", "白子"),
            };
            let place = zone_words(lang, *zone);
            match by {
                Seat::Side(_) => say!(
                    lang,
                    "{who}: place move {number} {place}",
                    "{who}：第 {number} 手下{place}"
                ),
                Seat::Opener | Seat::Responder => say!(
                    lang,
                    "{who}: place {stone} stone {place} · move {number}",
                    "{who}：把{stone}下{place} · 第 {number} 手"
                ),
            }
        }
        Phase::Swapping { .. } => say!(
            lang,
            "{who}: swap colours, or keep them",
            "{who}：选择交换黑白或不交换"
        ),
        Phase::Proposing { count, made, .. } => {
            let which = made.len() + 1;
            say!(
                lang,
                "{who}: propose move 5, {which} of {count}",
                "{who}：五手两打，第 {which} 个打点（共 {count} 个）"
            )
        }
        Phase::Removing { .. } => {
            say!(
                lang,
                "{who}: remove one of the two fifth moves (5)",
                "{who}：去掉两个打点（5）中的一个"
            )
        }
        Phase::Playing { lost_turns: 0, .. } => {
            say!(
                lang,
                "{who} to move · move {number}",
                "轮到{who} · 第 {number} 手"
            )
        }
        Phase::Playing { .. } => say!(
            lang,
            "{who} to move · move {number} · White loses its next turn",
            "轮到{who} · 第 {number} 手 · 白方下一手停"
        ),
        Phase::Settling(reason) => {
            let why = draw_reason(lang, *reason);
            say!(
                lang,
                "{why}. {who}: claim a forbidden move, or accept the draw",
                "{why}。{who}：指出禁手，或接受和棋"
            )
        }
        Phase::Over(_) => String::new(),
    }
}

fn zone_words(lang: Lang, zone: Zone) -> String {
    match zone.side() {
        1 => word!(lang, "on H8", "在天元 H8").to_owned(),
        15 => word!(lang, "anywhere", "在任意处").to_owned(),
        side => say!(
            lang,
            "inside the central {side}×{side}",
            "在中央 {side}×{side} 内"
        ),
    }
}

fn draw_reason(lang: Lang, reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::FullBoard => word!(lang, "the board is full", "棋盘已满"),
        DrawReason::Dead => word!(
            lang,
            "neither side can make a five any more",
            "双方都不可能再成五"
        ),
        DrawReason::TwoPasses => word!(lang, "both passed", "双方连续停着"),
        DrawReason::Agreement => word!(lang, "by agreement", "双方同意"),
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
            return say!(lang, "Draw: {why}", "和棋：{why}");
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
    let why = match reason {
        WinReason::Five => word!(lang, "five in a row", "五连，自由取胜").to_owned(),
        WinReason::Overline => word!(lang, "six or more in a row", "长连，自由取胜").to_owned(),
        WinReason::Claimed(found) => {
            let shape = shape_sentence(lang, found.point, found.kind, found.tally);
            say!(lang, "claimed {shape}", "追下取胜，{shape}")
        }
        WinReason::ForbiddenPlayed(found) => {
            let shape = shape_sentence(lang, found.point, found.kind, found.tally);
            say!(lang, "Black played {shape}", "黑方走禁手，{shape}")
        }
        WinReason::WrongClaim => word!(lang, "White's claim was wrong", "白方错指禁手").to_owned(),
        WinReason::Resignation => say!(lang, "{loser} resigned", "{loser}认输"),
        WinReason::Timeout => say!(lang, "{loser} ran out of time", "{loser}超时"),
        WinReason::Left => say!(lang, "{loser} left the game", "{loser}中途退场"),
    };
    say!(lang, "{winner} wins: {why}", "{winner}胜：{why}")
}

/// Why an action was refused.
pub fn action_error(
    lang: Lang,
    game: &Game,
    names: &[Option<Name>; 2],
    error: ActionError,
) -> String {
    if error == ActionError::Over
        && let Some(end) = game.outcome()
    {
        let result = outcome(lang, game, names, end);
        return say!(lang, "the game is over. {result}", "对局已结束。{result}");
    }
    if let ActionError::EqualProposals { point, first } = error
        && point == first
    {
        return say!(
            lang,
            "{point} is proposed already; propose another point",
            "{point} 已是打点，请另选一点"
        );
    }
    if lang == Lang::En {
        return error.to_string();
    }
    match error {
        ActionError::Over => "对局已结束".to_owned(),
        ActionError::Due(due) => match due {
            Due::Stone => "现在应落子",
            Due::Proposal => "现在应放五手打点",
            Due::Swap => "先决定黑白：交换或不交换",
            Due::Removal => "现在应去掉两个打点中的一个",
            Due::Settlement => "白方应先指出禁手或接受和棋",
        }
        .to_owned(),
        ActionError::Occupied(taken) => format!(
            "{} 已有{}",
            taken.point,
            match taken.by {
                Color::Black => "黑子",
                Color::White => "白子",
            }
        ),
        ActionError::OutsideZone { point, zone } => {
            format!("{point} 不行：这一子要下{}", zone_words(lang, zone))
        }
        ActionError::Forbidden { point, kind, tally } => {
            format!("{}，不能落子", shape_sentence(lang, point, kind, tally))
        }
        ActionError::EqualProposals { point, first } => {
            format!("{point} 与打点 {first} 对称相同，请另选一点")
        }
        ActionError::NotAProposal(point) => format!("{point} 不是打点"),
        ActionError::PassTooEarly(4) => "棋盘上有三子之后才能停着".to_owned(),
        ActionError::PassTooEarly(first) => format!("第 {first} 手起才能停着"),
        ActionError::NoForbiddenMoves => "无禁手规则没有禁手，不能指出".to_owned(),
        ActionError::NotClaimPolicy => "本局由程序判禁手，不用指出".to_owned(),
        ActionError::ClaimInOpening => "开局阶段没有禁手可指".to_owned(),
        ActionError::NoOffer => "没有待回答的提议".to_owned(),
        ActionError::OwnOffer => "要由对方回答".to_owned(),
        ActionError::OfferPending => "先回答已有的提议".to_owned(),
        ActionError::NoTakeback => "本局不能悔棋：拔子判负".to_owned(),
        ActionError::NothingToTakeBack => "没有可悔的棋".to_owned(),
        ActionError::TakebackRefused => "这一手的悔棋已被拒绝".to_owned(),
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
        Action::Pass => say!(lang, "{who} passed", "{who}停一手"),
        Action::Swap(true) => say!(lang, "{who} swapped the colours", "{who}交换了黑白"),
        Action::Swap(false) => say!(lang, "{who} kept the colours", "{who}不交换"),
        Action::Remove(p) => say!(lang, "{who} removed {p}", "{who}去掉了打点 {p}"),
        _ => return None,
    })
}

/// What was made of a typed point or word that led to nothing.
pub fn entered(lang: Lang, text: &str) -> String {
    let shown: String = text
        .chars()
        .filter(|c| !crate::game::is_control(*c))
        .take(20)
        .collect();
    say!(
        lang,
        "\"{shown}\" is neither a point (H8) nor a command: {COMMANDS}",
        "“{shown}”不是交叉点（H8），也不是命令：{COMMANDS}"
    )
}

/// The words that can be typed after a colon.
const COMMANDS: &str = "claim pass swap keep draw resign takeback why help quit";

/// After a wrong claim: what it costs.
pub fn follow_up(lang: Lang, wrong: WrongClaim) -> &'static str {
    match wrong {
        WrongClaim::Nothing => word!(lang, "the game goes on", "对局继续"),
        WrongClaim::Turn => word!(lang, "White loses a turn", "白方停一手"),
        WrongClaim::Loss => word!(lang, "White loses", "白方负"),
    }
}

/// The answer to a claim that was wrong: what the stone really makes, and what the claim costs.
pub fn wrong_claim(lang: Lang, before: &Game) -> String {
    let cost = follow_up(lang, before.check_claim().unwrap_or_default());
    let number = before.moves().len();
    let answer = match before.moves().last().map(|m| (m.color, m.point)) {
        Some((Color::Black, Some(point))) => {
            claim_answer(lang, &examine(&before.board_before(number), point))
        }
        _ => claim_off_turn(lang).to_owned(),
    };
    format!("{answer} · {cost}")
}

/// A verdict in one phrase, for the panel.
pub fn judged(lang: Lang, verdict: Verdict) -> String {
    match verdict {
        Verdict::Five => word!(lang, "five", "五连").to_owned(),
        Verdict::Forbidden(kind, tally) => {
            let (kind, shapes) = (forbidden_kind(lang, kind), shape_names(lang, tally));
            // 三三禁手（三三） would say the same thing twice.
            if kind == shapes {
                return say!(lang, "forbidden: {kind}", "{kind}禁手");
            }
            say!(
                lang,
                "forbidden: {kind} ({shapes})",
                "{kind}禁手（{shapes}）"
            )
        }
        Verdict::Legal(tally) if tally.is_empty() => {
            word!(lang, "not forbidden: no shape", "不是禁手").to_owned()
        }
        Verdict::Legal(tally) => {
            let shapes = shape_names(lang, tally);
            say!(lang, "not forbidden: {shapes}", "不是禁手：{shapes}")
        }
    }
}

//! What an SGF file says of itself: its encoding, the game, the board and the rules.

use crate::game::{Policy, RuleSet};
use crate::record::decode::clean_line;
use crate::record::error::RecordError;
use crate::record::note::Note;
use crate::record::script;
use crate::rules::SIZE;

use super::scan::Property;

/// The encoding that the file names, looked for in bytes since nothing is decoded yet.
pub(super) fn charset(bytes: &[u8]) -> Option<String> {
    let found = (0..bytes.len().saturating_sub(3)).find(|&i| {
        bytes[i..].starts_with(b"CA[") && (i == 0 || !bytes[i - 1].is_ascii_alphabetic())
    })?;
    let value = bytes[found + 3..]
        .iter()
        .take(40)
        .take_while(|&&b| b != b']');
    Some(value.map(|&b| char::from(b)).collect())
}

/// Games that programs name when they mean five in a row: 4, which it is, and those of go, othello, `ZJRenju` and hex.
const GAMES: [u32; 5] = [4, 1, 2, 5, 11];

/// GM and SZ. Many programs leave GM out or write the number of another game.
pub(super) fn check_game(
    kind: Option<&Property>,
    size: Option<&Property>,
    notes: &mut Vec<Note>,
) -> Result<(), RecordError> {
    if let Some((line, Ok(found))) = kind.map(|p| (p.line, p.values[0].trim().parse::<u32>())) {
        if !GAMES.contains(&found) {
            return Err(RecordError::OtherGame { line, found });
        }
        if found != GAMES[0] {
            Note::untidy(notes, line);
        }
    }
    let Some(size) = size else {
        notes.push(Note::SizeAssumed);
        return Ok(());
    };
    let found = clean_line(&size.values[0])
        .chars()
        .take(20)
        .collect::<String>();
    let is_ours = found
        .split([':', 'x'])
        .all(|side| side.trim() == SIZE.to_string());
    let line = size.line;
    if is_ours {
        Ok(())
    } else {
        Err(RecordError::BoardSize { line, found })
    }
}

/// Ways to say that nothing is forbidden; they hold the words that say the contrary.
const FREE: [&str; 24] = [
    "无禁",
    "無禁",
    "不禁",
    "不带禁",
    "不帶禁",
    "没有禁",
    "沒有禁",
    "禁手なし",
    "禁じ手なし",
    "禁手無し",
    "禁手无",
    "自由",
    "without forbidden",
    "no forbidden",
    "without restrict",
    "no restrict",
    "unrestricted",
    "without prohibit",
    "без запр",
    "без фол",
    "без огран",
    "금수 없",
    "금수없",
    "자유",
];
/// Ways to say that Black has forbidden moves.
const FORBIDDEN: [&str; 9] = [
    "renju",
    "禁手",
    "国标",
    "國標",
    "連珠",
    "连珠",
    "рэндзю",
    "렌주",
    "금수",
];
/// Words and names of opening rules with the forbidden moves of RIF.
const RIF: [&str; 12] = [
    "rif",
    "职业",
    "職業",
    "sakata",
    "yamaguchi",
    "tarannikov",
    "soosyrv",
    "soosõrv",
    "soosorv",
    "taraguchi",
    "jonsson",
    "山口",
];

/// The rule set that RU names, or GN where it speaks of a rule, or the one to assume.
pub(super) fn stated_rules(
    [ru, gn]: [Option<&str>; 2],
    assumed: RuleSet,
    notes: &mut Vec<Note>,
) -> RuleSet {
    let in_name = || known_rules(gn.filter(|name| name.to_lowercase().contains("rule"))?);
    let known = ru.and_then(known_rules).or_else(in_name);
    known.unwrap_or_else(|| {
        notes.push(Note::RulesAssumed(assumed.mode()));
        assumed
    })
}

fn known_rules(text: &str) -> Option<RuleSet> {
    let text = text.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let word = |word| {
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        words.any(|w| w == word)
    };
    if let Some((rules, _)) = script::read_rules(&text) {
        return Some(rules);
    }
    let policy = Policy::default();
    match text.trim() {
        // The numbers of c-gomoku-cli; its 1, exactly five for both sides, is none of ours.
        "0" => return Some(RuleSet::Free),
        "4" => return Some(RuleSet::Standard(policy)),
        _ => {}
    }
    if has(&FREE) || word("free") || word("freestyle") {
        Some(RuleSet::Free)
    } else if has(&RIF) {
        Some(RuleSet::Rif(policy))
    } else if has(&FORBIDDEN) {
        Some(RuleSet::Standard(policy))
    } else {
        None
    }
}

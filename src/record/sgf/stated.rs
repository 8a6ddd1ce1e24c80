//! What an SGF file says of itself: its encoding, the game, the board and the rules.

use crate::game::RuleSet;
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

/// GM and SZ. Renju is 4; many programs leave it out or write 1, which is go's.
pub(super) fn check_game(
    kind: Option<&Property>,
    size: Option<&Property>,
    notes: &mut Vec<Note>,
) -> Result<(), RecordError> {
    if let Some((line, Ok(found))) = kind.map(|p| (p.line, p.values[0].trim().parse::<u32>()))
        && ![1, 4].contains(&found)
    {
        return Err(RecordError::OtherGame { line, found });
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

/// The rule set that RU names, or the one to assume.
pub(super) fn stated_rules(
    stated: Option<&str>,
    assumed: RuleSet,
    notes: &mut Vec<Note>,
) -> RuleSet {
    let known = stated.map(str::to_lowercase).and_then(|text| {
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let word = |word| {
            text.split(|c: char| !c.is_alphanumeric())
                .any(|w| w == word)
        };
        if let Some((rules, _)) = script::read_rules(&text) {
            Some(rules)
        } else if has(&["无禁", "無禁"]) || word("free") || word("freestyle") {
            Some(RuleSet::Free)
        } else if word("rif") || has(&["职业", "職業"]) {
            Some(RuleSet::Rif(crate::game::Policy::default()))
        } else if word("renju") || has(&["禁手", "国标", "連珠", "连珠"]) {
            Some(RuleSet::Standard(crate::game::Policy::default()))
        } else {
            None
        }
    });
    known.unwrap_or_else(|| {
        notes.push(Note::RulesAssumed(assumed.mode()));
        assumed
    })
}

//! Lines broken as English, Chinese and Japanese are set: whole, within their width, no closing mark at the head and no
//! opening one at the end.

use std::path::Path;

use proptest::prelude::*;
use renju::text::{Lang, columns, wrap};

use super::languages_source::{files, rows};

/// What a reader of Chinese or Japanese never sees at the head of a line, and at its end.
const CLOSING: &str = "、。，．：；？！）」』】〕〉》”’…々ーっゃゅょッャュョ),;?!]";
const OPENING: &str = "（「『【〔〈《“‘([";

fn taken(line: &str) -> usize {
    line.chars().map(columns).sum()
}

#[test]
fn hanzi_and_kana_break_anywhere_but_before_closing_and_behind_opening_marks() {
    let broken = |text, room| wrap(text, room, &columns).join("|");
    // Between hanzi, and between hanzi and Latin letters, every place is as good as a blank.
    assert_eq!(
        broken("黒は初手を天元 H8 に打つ", 14),
        "黒は初手を天元|H8 に打つ"
    );
    assert_eq!(
        broken("黒は初手を天元 H8 に打つ", 20),
        "黒は初手を天元 H8 に|打つ"
    );
    assert_eq!(
        broken("H11 は禁手ではない：三が一つ", 12),
        "H11 は禁手で|はない：三が|一つ"
    );
    // A mark takes the character before it along; an opening one goes with what follows.
    assert_eq!(
        broken("三三、四四、长连是禁手", 8),
        "三三、四|四、长连|是禁手"
    );
    assert_eq!(broken("三三、四四、长连", 4), "三|三、|四|四、|长连");
    assert_eq!(broken("黒白（交換）", 6), "黒白|（交|換）");
    assert_eq!(broken("四々とカーソル", 6), "四々と|カーソ|ル");
    // English breaks at blanks, and inside a word only where it must.
    assert_eq!(broken("a double-three (3-3)", 14), "a double-three|(3-3)");
    assert_eq!(broken("overline here", 5), "overl|ine|here");
    assert_eq!(broken("one  two\nthree", 4), "one|two|thre|e");
    assert_eq!(broken("", 4), "");
}

/// A literal as the compiler reads it, with a point for every value.
fn unescaped(literal: &str) -> String {
    let mut text = String::new();
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        rest = after;
        if rest.starts_with('\n') {
            rest = rest.trim_start();
        } else if let Some(after) = rest.strip_prefix('n') {
            text.push('\n');
            rest = after;
        }
    }
    text.push_str(rest);
    // A value is a short word.
    let parts = text.split('{').enumerate();
    let shown = |(i, part): (usize, &str)| match part.split_once('}') {
        Some((_, after)) if i > 0 => format!("H8{after}"),
        _ => part.to_owned(),
    };
    parts.map(shown).collect()
}

#[test]
fn every_text_of_the_program_breaks_well_at_every_width() {
    let mut read = 0;
    let mut faults = Vec::new();
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text")) {
        let source = std::fs::read_to_string(path).unwrap();
        let shown = source.split("#[cfg(test)]").next().unwrap_or_default();
        for (_, texts) in rows(shown) {
            for (lang, text) in Lang::ALL.into_iter().zip(texts) {
                read += 1;
                let text = unescaped(&text);
                for room in 10..=80 {
                    let lines = wrap(&text, room, &columns);
                    let parted = lines.iter().enumerate().any(|(i, line)| {
                        let head = line.trim_start().chars().next();
                        let end = line.trim_end().chars().last();
                        let begins = i > 0 && head.is_some_and(|c| CLOSING.contains(c));
                        let ends = i + 1 < lines.len() && end.is_some_and(|c| OPENING.contains(c));
                        begins || ends || taken(line) > room
                    });
                    let lost = lines.concat().replace(' ', "") != text.replace([' ', '\n'], "");
                    if parted || lost {
                        faults.push(format!("{lang}, {room} columns: {lines:#?}"));
                        break;
                    }
                }
            }
        }
    }
    assert!(read > 1500, "only {read} texts were read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

proptest! {
    #[test]
    fn nothing_is_lost_and_no_line_begins_with_a_closing_mark(
        text in "[ a禁手、。（）」ーっ:)]{0,40}",
        room in 1..12_usize,
    ) {
        // Blanks at its head set a text in.
        let text = text.trim_start();
        let lines = wrap(text, room, &columns);
        let ink = |text: &str| text.replace(' ', "");
        prop_assert_eq!(ink(&lines.concat()), ink(text));
        let marks = "、。）」ーっ:)";
        for pair in lines.windows(2) {
            let first = pair[1].trim_start().chars().next();
            // Only where a character and its marks are wider than the line they are parted.
            let whole = pair[0].trim_end_matches(|c| marks.contains(c) || c == ' ');
            let whole = whole.trim_start_matches([' ', '（']).chars().count();
            prop_assert!(whole <= 1 || !first.is_some_and(|c| marks.contains(c)), "{:?}", lines);
        }
        prop_assert!(lines.iter().all(|line| taken(line) <= room.max(2)), "{:?}", lines);
    }
}

//! The texts as they stand in `src/text`: four languages for each, the same values in every one of them, the right
//! characters.
//!
//! Reads the tables `texts!` and the calls `word!` and `say!`; what they expand to is the compiler's to check.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use renju::text::{Lang, columns};

use crate::text::languages::strangers;

/// Every Rust file below a folder.
pub(super) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The arguments of a call, from behind its opening bracket, as the text of their string literals.
fn arguments(source: &str) -> Vec<String> {
    let mut all = vec![(String::new(), false)];
    let mut depth = 0;
    let mut chars = source.chars();
    while let Some(c) = chars.next() {
        let last = all.last_mut().expect("it begins with one and only grows");
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => all.push((String::new(), false)),
            '"' => {
                last.1 = true;
                while let Some(c) = chars.next() {
                    match c {
                        '"' => break,
                        '\\' => last.0.extend(chars.next()),
                        c => last.0.push(c),
                    }
                }
            }
            c if c.is_whitespace() => {}
            _ => last.1 = true,
        }
    }
    // Behind a closing comma nothing stands.
    all.into_iter()
        .filter(|(_, any)| *any)
        .map(|(text, _)| text)
        .collect()
}

/// The calls in a source, each with its line.
fn calls(source: &str) -> Vec<(usize, Vec<String>)> {
    ["word!(", "say!("]
        .iter()
        .flat_map(|name| {
            source
                .match_indices(name)
                .map(|(at, name)| (at, at + name.len()))
        })
        .map(|(at, inside)| {
            let line = source[..at].matches('\n').count() + 1;
            // The language stands first.
            let texts = arguments(&source[inside..]).into_iter().skip(1);
            (line, texts.collect())
        })
        .collect()
}

/// The texts of the tables in a source, each with its line: literals between which only blanks stand.
pub(super) fn rows(source: &str) -> Vec<(usize, Vec<String>)> {
    rows_of(source, &["\ntexts! {\n", "\ncommands! {\n"])
}

/// The texts of the tables that begin so.
pub(super) fn rows_of(source: &str, tables: &[&str]) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(at) = tables.iter().filter_map(|name| rest.find(name)).min() {
        let above = source.len() - rest.len() + at;
        let line = source[..above].matches('\n').count() + 2;
        rest = &rest[at + 1..];
        let table = &rest[..rest.find("\n}").unwrap_or(rest.len())];
        // What else means a command when typed stands alone, in whatever language it is.
        let is_text = |run: &Vec<String>| table.starts_with("texts!") || run.len() > 1;
        found.extend(
            runs(table)
                .into_iter()
                .filter(|(_, run)| is_text(run))
                .map(|(below, run)| (line + below, run)),
        );
        rest = &rest[table.len()..];
    }
    found
}

/// Runs of string literals between which only blanks stand, each with the number of lines above it.
fn runs(table: &str) -> Vec<(usize, Vec<String>)> {
    let mut found: Vec<(usize, Vec<String>)> = Vec::new();
    let (mut line, mut open) = (0, false);
    let mut rest = table;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if c == '"' {
            let text = literal(after);
            match found.last_mut() {
                Some((_, run)) if open => run.push(text.clone()),
                _ => found.push((line, vec![text.clone()])),
            }
            open = true;
            rest = &after[text.len() + 1..];
            line += text.matches('\n').count();
        } else {
            line += usize::from(c == '\n');
            open &= c.is_whitespace();
            rest = after;
        }
    }
    found
}

/// A string literal as it is written, from behind its opening mark to before its closing one.
fn literal(source: &str) -> String {
    let mut escaped = false;
    source
        .chars()
        .take_while(|&c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            !ends
        })
        .collect()
}

/// The values named in a text.
fn values(text: &str) -> BTreeSet<&str> {
    text.split('{')
        .skip(1)
        .filter_map(|part| part.split(['}', ':']).next())
        .collect()
}

/// What is wrong with a text: nothing, if it is well.
fn fault(words: &[String]) -> Option<String> {
    let [english, simplified, traditional, japanese] = words else {
        return Some(format!("{} languages: {words:?}", words.len()));
    };
    // Where nothing is said, it is not said in any language.
    if words.iter().all(String::is_empty) {
        return None;
    }
    if words.iter().any(|text| text.trim().is_empty()) {
        return Some(format!("a language without words: {words:?}"));
    }
    // The English words of an error are the error's own, and name it alone.
    let is_whole = english.starts_with('{') && english.ends_with('}') && values(english).len() == 1;
    let expected = values(simplified);
    // English has words of its own where a number decides on the plural: {count} for {moves}.
    let as_many = is_whole || values(english).len() == expected.len();
    if !as_many
        || [traditional, japanese]
            .iter()
            .any(|text| values(text) != expected)
    {
        return Some(format!("other values in one language: {words:?}"));
    }
    Lang::ALL.into_iter().zip(words).find_map(|(lang, text)| {
        let wrong = strangers(lang, text);
        if !wrong.is_empty() {
            return Some(format!("{wrong} in {lang}: {text}"));
        }
        // A line that goes on in the source leaves its blanks behind when it is joined by hand.
        if text
            .split("\\\n")
            .any(|line| line.trim_start().contains("   "))
        {
            return Some(format!("a run of blanks in {lang}: {text}"));
        }
        let plain_comma = |pair: &[char]| columns(pair[0]) == 2 && pair[1] == ',';
        let chars: Vec<char> = text.chars().collect();
        let half = lang != Lang::En && chars.windows(2).any(plain_comma);
        let term = avoided(lang).iter().find(|term| text.contains(**term));
        match (half, term) {
            (true, _) => Some(format!("an ASCII comma in {lang}: {text}")),
            (false, Some(term)) => Some(format!("{term} in {lang}: {text}")),
            (false, None) => None,
        }
    })
}

/// Words for which another one was chosen, so that one thing has one name.
fn avoided(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["exchange", "tentative black", "fifth proposal"],
        Lang::Zh => &["停着", "着手", "词语", "错指", "放打点", "走子"],
        Lang::Hant => &[
            "停著", "著法", "著手", "詞語", "命令", "複盤", "走", "沖四", "錯指",
        ],
        Lang::Ja => &["規則", "二題", " 手目", " 個", " 局"],
    }
}

/// Whether a character is one that Japanese has in JIS X 0208, as terminals of that country show it.
fn is_jis(c: char) -> bool {
    // What vendors write for the wave dash, and the dot between parts of a line, which is the same in all languages.
    if matches!(c, '〜' | '～' | '·') {
        return c != '～';
    }
    // Shift-JIS holds JIS X 0208 and a few signs of vendors beside it, which begin with these bytes.
    let mut bytes = [0; 4];
    let (coded, _, lost) = encoding_rs::SHIFT_JIS.encode(c.encode_utf8(&mut bytes));
    !lost && !matches!(coded.first(), Some(0x87 | 0xED | 0xEE | 0xFA..))
}

#[test]
fn japanese_is_written_in_jis() {
    let mut read = 0;
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text")) {
        let source = std::fs::read_to_string(&path).unwrap();
        let shown = source.split("#[cfg(test)]").next().unwrap_or_default();
        for (line, texts) in rows(shown) {
            let japanese = texts.get(3).into_iter().flat_map(|text| text.chars());
            let wrong: String = japanese.filter(|&c| !is_jis(c) && c != '\n').collect();
            assert_eq!(wrong, "", "{}:{line}: {texts:?}", path.display());
            read += 1;
        }
    }
    assert!(read > 400, "{read}");
    assert!(is_jis('黒') && is_jis('〜') && !is_jis('对') && !is_jis('～'));
}

#[test]
fn every_text_has_four_languages_with_the_same_values() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut read = 0;
    let mut faults = Vec::new();
    for path in files(&root.join("src/text")) {
        let source = std::fs::read_to_string(&path).unwrap();
        // The tests of a file come last, and show nobody their words.
        let shown = source.split("#[cfg(test)]").next().unwrap_or_default();
        for (line, texts) in calls(shown).into_iter().chain(rows(shown)) {
            read += 1;
            if let Some(fault) = fault(&texts) {
                let file = path.strip_prefix(root).unwrap().display();
                faults.push(format!("{file}:{line}: {fault}"));
            }
        }
    }
    assert!(read > 250, "only {read} texts were read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_reading_sees_what_is_wrong() {
    let seen = |source: &str| {
        let row = format!("\ntexts! {{\n    {source};\n}}");
        let texts = if source.contains('!') {
            calls(source)
        } else {
            rows(&row)
        };
        assert_eq!(texts.len(), 1, "{source}");
        fault(&texts[0].1)
    };
    for well in [
        r#"word!(lang, "yes", "是", "是", "はい")"#,
        r#"say!(lang, "{n:02}, \"{p}\"", "{p}，{n}", "{n} {p}", "{n}{p}",)"#,
        r#"say!(f(lang, 1), "{error}", "已有 {p}", "已有 {p}", "{p} あり")"#,
        r#"pub yes = "yes" "是" "是" "はい""#,
        r#"/// "No".
        no(p: Point) = "no \"{p}\"" "否 {p}"
            "否 {p}" "{p} いいえ""#,
    ] {
        assert_eq!(seen(well), None, "{well}");
    }
    for bad in [
        r#"yes = "yes" "是" "是""#,
        r#"pub yes = "yes" "是" "是" """#,
        r#"p(n: u8) = "{n}" "{n}" "{n}" "{m}""#,
        r#"p(n: u8) = match n { 1 => "one" "一" "一" "轮" }"#,
        r#"word!(lang, "yes", "是")"#,
        r#"word!(lang, "yes", "是", "", "はい")"#,
        r#"say!(lang, "{n}", "{n}", "{n}", "{m}")"#,
        r#"say!(lang, "move {n}", "{n} 手", "手", "{n}手")"#,
        r#"word!(lang, "draw", "双方", "双方", "双方")"#,
        r#"word!(lang, "to move", "轮到", "輪到", "轮")"#,
        r#"word!(lang, "black", "黒方", "黑方", "黒")"#,
        r#"word!(lang, "black", "黑方", "黑方", "黑")"#,
        r#"word!(lang, "a", "甲の", "甲", "甲")"#,
        r#"a = "one     two" "甲" "甲" "甲""#,
    ] {
        assert!(seen(bad).is_some(), "{bad}");
    }
}

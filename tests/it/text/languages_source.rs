//! The words as they stand in `src/text`: four languages in every call, the same values in each,
//! the right characters.
//!
//! Reads the macro calls `word!` and `say!`; what they expand to is the compiler's to check.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use renju::text::Lang;

use crate::text::languages::strangers;

/// Every Rust file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
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
            (line, arguments(&source[inside..]))
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

/// What is wrong with a call: nothing, if it is well.
fn fault(arguments: &[String]) -> Option<String> {
    let [_, words @ ..] = arguments else {
        return Some("no words".to_owned());
    };
    let [english, simplified, traditional, japanese] = words else {
        return Some(format!("{} languages: {words:?}", words.len()));
    };
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
        (!wrong.is_empty()).then(|| format!("{wrong} in {lang}: {text}"))
    })
}

#[test]
fn every_call_has_four_languages_with_the_same_values() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut read = 0;
    let mut faults = Vec::new();
    for path in files(&root.join("src/text")) {
        let source = std::fs::read_to_string(&path).unwrap();
        // The tests of a file come last, and show nobody their words.
        let shown = source.split("#[cfg(test)]").next().unwrap_or_default();
        for (line, arguments) in calls(shown) {
            read += 1;
            if let Some(fault) = fault(&arguments) {
                let file = path.strip_prefix(root).unwrap().display();
                faults.push(format!("{file}:{line}: {fault}"));
            }
        }
    }
    assert!(read > 250, "only {read} calls were read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_reading_sees_what_is_wrong() {
    let seen = |source: &str| {
        let calls = calls(source);
        assert_eq!(calls.len(), 1, "{source}");
        fault(&calls[0].1)
    };
    for well in [
        r#"word!(lang, "yes", "是", "是", "はい")"#,
        r#"say!(lang, "{n:02}, \"{p}\"", "{p}，{n}", "{n} {p}", "{n}{p}",)"#,
        r#"say!(f(lang, 1), "{error}", "已有 {p}", "已有 {p}", "{p} あり")"#,
    ] {
        assert_eq!(seen(well), None, "{well}");
    }
    for bad in [
        r#"word!(lang, "yes", "是")"#,
        r#"word!(lang, "yes", "是", "", "はい")"#,
        r#"say!(lang, "{n}", "{n}", "{n}", "{m}")"#,
        r#"say!(lang, "move {n}", "{n} 手", "手", "{n}手")"#,
        r#"word!(lang, "draw", "双方", "双方", "双方")"#,
        r#"word!(lang, "to move", "轮到", "輪到", "轮")"#,
        r#"word!(lang, "black", "黒方", "黑方", "黒")"#,
        r#"word!(lang, "black", "黑方", "黑方", "黑")"#,
        r#"word!(lang, "a", "甲の", "甲", "甲")"#,
    ] {
        assert!(seen(bad).is_some(), "{bad}");
    }
}

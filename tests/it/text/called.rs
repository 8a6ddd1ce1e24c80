//! No text is written that nothing asks for: every public function of `src/text` has a caller outside the tests.

use std::collections::BTreeMap;
use std::path::Path;

use super::languages_source::files;

/// The lines of a source that are code: no comments, no re-exports, nothing behind the tests of the file.
fn code(source: &str) -> impl Iterator<Item = &str> {
    let lines = source.lines().map(str::trim_start);
    let lines = lines.take_while(|line| !line.starts_with("#[cfg(test)]"));
    let mut exporting = false;
    lines.filter(move |line| {
        exporting |= line.starts_with("pub use ");
        let is_code = !exporting && !line.starts_with("//");
        exporting &= !line.ends_with(';');
        is_code
    })
}

/// The name that a line of `src/text` gives to a text: of a function, or of a row of a table.
fn named(line: &str) -> Option<&str> {
    let rest = line
        .strip_prefix("pub")?
        .trim_start_matches("(super)")
        .trim_start();
    let rest = rest.strip_prefix("const ").unwrap_or(rest);
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    if let Some(function) = rest.strip_prefix("fn ") {
        return function.split(['(', '<']).next();
    }
    let after = rest[end..].trim_start();
    (after.starts_with(['=', '(']) || after.starts_with("->")).then_some(&rest[..end])
}

/// How often each word stands in the code of the program.
fn words<'a>(sources: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    let mut words = BTreeMap::new();
    for line in sources.flat_map(code) {
        for word in line.split(|c: char| !c.is_alphanumeric() && c != '_') {
            *words.entry(word).or_insert(0) += 1;
        }
    }
    words
}

#[test]
fn every_text_has_a_caller() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let sources: Vec<(bool, String)> = files(&root)
        .into_iter()
        .map(|path| {
            (
                path.starts_with(root.join("text")),
                std::fs::read_to_string(path).unwrap(),
            )
        })
        .collect();
    let words = words(sources.iter().map(|(_, source)| source.as_str()));
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, source) in sources.iter().filter(|(is_text, _)| *is_text) {
        for name in code(source).filter_map(named) {
            *names.entry(name).or_insert(0) += 1;
        }
    }
    assert!(names.len() > 150, "only {} texts were found", names.len());
    let uncalled: Vec<&str> = names
        .iter()
        .filter(|&(name, &times)| words.get(name).copied().unwrap_or(0) <= times)
        .map(|(name, _)| *name)
        .collect();
    assert_eq!(uncalled, [""; 0], "texts that nothing asks for");
}

#[test]
fn names_are_read_off_functions_and_rows() {
    for (line, name) in [
        ("pub fn side(lang: Lang) -> &'static str {", Some("side")),
        ("pub(super) const fn hint(self) -> X {", Some("hint")),
        ("pub yes = \"yes\" \"是\" \"是\" \"はい\";", Some("yes")),
        (
            "pub(super) resigns(who: &str) = \"a\" \"b\" \"c\" \"d\";",
            Some("resigns"),
        ),
        ("pub side -> str = match color {", Some("side")),
        ("pub use keys::Doing;", None),
        ("pub enum Lang {", None),
        ("let yes = 1;", None),
    ] {
        assert_eq!(named(line), name, "{line}");
    }
}

//! The layers hold: no source file names what lies above it, and each borrowed crate has one home.
//!
//! Read from the text, line by line. A name counts where it is a path or is imported, in code and in
//! comments (a doc link is a dependency of the reader); a plain word in a comment or a string does not.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What each layer may not name; a layer is a folder of `src/` or the file of that name.
/// The order is main → cli → tui, plain → sitting → text → game → rules, with `record` (files as bytes) just above
/// `game` and `store` (the disk) above that. `game` has a `record` of its own, so that the name cannot
/// be looked for there.
const FORBIDDEN: [(&str, &[&str]); 9] = [
    (
        "rules",
        &[
            "game",
            "record",
            "store",
            "text",
            "sitting",
            "plain",
            "tui",
            "cli",
            "io",
            "fs",
            "Instant",
            "SystemTime",
        ],
    ),
    (
        "game",
        &[
            "store",
            "text",
            "sitting",
            "plain",
            "tui",
            "cli",
            "io",
            "fs",
            "Instant",
            "SystemTime",
        ],
    ),
    (
        "record",
        &[
            "store",
            "text",
            "sitting",
            "plain",
            "tui",
            "cli",
            "io",
            "fs",
            "Instant",
            "SystemTime",
        ],
    ),
    ("store", &["text", "sitting", "plain", "tui", "cli"]),
    ("text", &["sitting", "plain", "tui", "cli", "Instant"]),
    ("sitting", &["plain", "tui", "cli", "Instant", "SystemTime"]),
    ("plain", &["tui", "cli", "Instant", "SystemTime"]),
    ("tui", &["plain", "cli"]),
    ("cli", &[]),
];

/// Crates that only one layer may name.
const HOMES: [(&str, &str); 4] = [
    ("clap", "cli"),
    ("ratatui", "tui"),
    ("crossterm", "tui"),
    ("encoding_rs", "record"),
];

/// Files over the limit of 400 lines that are still to be split; a name goes once its file is short.
const STILL_LONG: [&str; 0] = [];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below a folder, with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found.sort();
    found
}

/// The layer of a file below `src/`: its folder, or its own name.
fn layer(path: &Path) -> String {
    let inside = path.strip_prefix(root().join("src")).unwrap();
    let first = inside
        .components()
        .next()
        .unwrap()
        .as_os_str()
        .to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

/// Where `name` stands as a whole word in a line.
fn words<'a>(line: &'a str, name: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    line.match_indices(name).filter_map(move |(start, _)| {
        let (before, after) = (&line[..start], &line[start + name.len()..]);
        let part = |c: char| c.is_alphanumeric() || c == '_';
        (!before.ends_with(part) && !after.starts_with(part)).then_some((before, after))
    })
}

/// Lines, from 1, on which a source names `name` by a path or an import.
fn named(source: &str, name: &str) -> Vec<usize> {
    let mut lines = Vec::new();
    let mut importing = false;
    for (number, line) in source.lines().enumerate() {
        let trimmed = line.trim_start();
        // An example in a doc comment imports like code.
        let code = trimmed.trim_start_matches(['/', '!']).trim_start();
        let code = code.strip_prefix("# ").unwrap_or(code);
        let opens = ["use ", "pub use ", "extern crate "];
        let scoped = code.starts_with("pub(") && code.contains(") use ");
        // A comment that merely begins with the word "use" is prose; an import is a path or ends its line.
        let import = |code: &str| code.contains("::") || code.ends_with(';') || code.ends_with('{');
        importing |= (scoped || opens.iter().any(|open| code.starts_with(open))) && import(code);
        let path = words(line, name)
            .any(|(before, after)| before.ends_with("::") || after.trim_start().starts_with("::"));
        if path || (importing && words(line, name).next().is_some()) {
            lines.push(number + 1);
        }
        // As rustfmt breaks an import: each line but the last ends with one of these.
        importing &= code.ends_with(['{', ',']);
    }
    lines
}

/// The offences of one file, each `file:line: what`.
fn offences(path: &Path, source: &str) -> Vec<String> {
    let layer = layer(path);
    let above = FORBIDDEN
        .iter()
        .find(|(name, _)| *name == layer)
        .map_or(&[][..], |(_, above)| above);
    let strangers = HOMES
        .iter()
        .filter(|(_, home)| *home != layer)
        .map(|(name, _)| name);
    let mut found = Vec::new();
    for name in above.iter().chain(strangers) {
        for line in named(source, name) {
            let file = path.strip_prefix(root()).unwrap().display();
            found.push(format!("{file}:{line}: {layer} may not name {name}"));
        }
    }
    found
}

#[test]
fn no_layer_names_what_lies_above_it() {
    let sources = sources(&root().join("src"));
    assert!(
        sources.len() >= 13,
        "only {} sources were read",
        sources.len()
    );
    let found: Vec<String> = sources
        .iter()
        .flat_map(|(path, source)| offences(path, source))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_scan_sees_paths_and_imports_and_no_plain_words() {
    let in_rules = |source: &str| offences(&root().join("src/rules/made_up.rs"), source).len();
    for guilty in [
        "use crate::game::Game;",
        "use crate::{game, rules};",
        "use crate::{\n    rules,\n    game,\n};",
        "pub(crate) use super::super::tui;",
        "let now = std::time::Instant::now();",
        "use std::time::{Duration, Instant};",
        "use std::{fmt, io};",
        "fn f(x: crate::game::Game) {}",
        "/// See [`crate::game::Game`].",
        "/// see `game::player`",
        "//! use renju::game::Game;",
        "/// # use renju::{game, rules};",
        "#[derive(clap::Parser)]",
        "use ratatui::buffer::Buffer;",
        "use crossterm as terminal;",
    ] {
        assert_eq!(in_rules(guilty), 1, "{guilty}");
    }
    for innocent in [
        "// the game is over",
        "/// use of the game is free; a text, a store and the io of it",
        "//! - `game`: the machine.\n//! - `tui`: the screen.",
        "let game = 1; let text = \"the game: over\";",
        "fn f(text: &str) -> Kind { text.parse::<Kind>() }",
        "use super::gameplay::Endgame;\nlet context = context::text_of(cli_like);",
        "use super::board::Board;\n// game and tui lie above",
        "/// use [`Board::put`] for that\n/// and then the game goes on",
    ] {
        assert_eq!(
            in_rules(innocent),
            0,
            "{innocent}: {:?}",
            offences(&root().join("src/rules/x.rs"), innocent)
        );
    }
    let elsewhere =
        |file: &str, source: &str| offences(&root().join("src").join(file), source).len();
    assert_eq!(elsewhere("cli/mod.rs", "use clap::Parser;"), 0);
    assert_eq!(elsewhere("main.rs", "use clap::Parser;"), 1);
    assert_eq!(elsewhere("cli/mod.rs", "use ratatui::Frame;"), 1);
    assert_eq!(
        elsewhere(
            "tui/view.rs",
            "use ratatui::Frame;\nuse crossterm::event::Event;"
        ),
        0
    );
    assert_eq!(elsewhere("tui/view.rs", "use crate::cli::Options;"), 1);
    assert_eq!(elsewhere("game/apply.rs", "use crate::rules::Board;"), 0);
    assert_eq!(elsewhere("game/apply.rs", "use crate::text::Text;"), 1);
}

#[test]
fn the_clock_and_the_time_zone_are_read_in_one_file() {
    let readers: Vec<PathBuf> = sources(&root().join("src"))
        .into_iter()
        .filter(|(_, source)| {
            ["Instant::now", "SystemTime::now", "local_offset"]
                .iter()
                .any(|asked| source.contains(asked))
        })
        .map(|(path, _)| path)
        .collect();
    assert_eq!(readers.len(), 1, "the clock is read in {readers:?}");
}

/// A path reaches the terminal through one file only, which marks what a terminal would obey.
#[test]
fn paths_are_shown_by_one_file() {
    let mut shown = Vec::new();
    for (path, source) in sources(&root().join("src")) {
        for (line, number) in source.lines().zip(1..) {
            if line.contains(".display()") || line.contains("to_string_lossy()") {
                shown.push(format!(
                    "{}:{number}",
                    path.strip_prefix(root()).unwrap().display()
                ));
            }
        }
    }
    let [shown] = &shown[..] else {
        panic!("paths are shown in {shown:?}");
    };
    let file = shown.replace('\\', "/");
    assert!(file.starts_with("src/showable.rs:"), "{shown}");
}

#[test]
fn every_file_says_what_it_holds_and_stays_short() {
    let mut all = sources(&root().join("src"));
    let tests = sources(&root().join("tests"));
    for (path, source) in all.iter().chain(&tests) {
        assert!(
            source.starts_with("//!"),
            "{}:1: no //! at its head",
            path.display()
        );
    }
    all.retain(|(_, source)| source.lines().count() > 400);
    let long: Vec<String> = all
        .iter()
        .map(|(path, _)| path.strip_prefix(root()).unwrap().display().to_string())
        .collect();
    assert_eq!(
        long, STILL_LONG,
        "files longer than 400 lines, and those known to be"
    );
}

/// The types that a source declares at any depth, but for the types of traits.
fn declared(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let (line, is_inner) = match line.trim_start() {
            trimmed if trimmed.len() == line.len() => (line, false),
            trimmed => (trimmed, true),
        };
        let line = match line.strip_prefix("pub") {
            Some(rest) => rest.split_once(' ')?.1,
            None => line,
        };
        // `pub(in path)` has a blank of its own.
        let line = line.split_once(") ").map_or(line, |(_, rest)| rest);
        let (kind, rest) = line.split_once(' ')?;
        let is_type = matches!(kind, "struct" | "enum" | "trait") || kind == "type" && !is_inner;
        let name = rest.split(|c: char| !c.is_alphanumeric()).next()?;
        is_type.then_some(name)
    })
}

#[test]
fn no_two_types_have_one_name() {
    let seen = "pub struct A<'a> {\npub(in crate::b) enum B {\n    struct C;\n    type D = E;\ntype F = G;";
    assert!(declared(seen).eq(["A", "B", "C", "F"]));
    let mut homes: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for (path, source) in sources(&root().join("src")) {
        for name in declared(&source) {
            homes.entry(name.to_owned()).or_default().push(path.clone());
        }
    }
    assert!(homes.len() > 200, "only {} types were seen", homes.len());
    homes.retain(|_, files| files.len() > 1);
    assert!(homes.is_empty(), "declared more than once: {homes:?}");
}

//! No text is written that nobody is ever shown: every row of every table stands on a screen, in what the line mode says
//! or in what a command prints, in all four languages.

mod faults;
mod games;
mod printed;
mod screens;

use std::collections::BTreeSet;
use std::path::Path;

use renju::text::Lang;
use renju::tui::app::App;
use renju::tui::dialog::Dialog;

use super::languages_source::{files, rows_of};
use crate::support::screen::Screen;

use faults::show_faults;
use games::show_games;
use printed::{show_commands, show_disk};
use screens::{show_rare_screens, show_screens};

/// Everything that was shown, by language, without the ends of lines.
#[derive(Default)]
struct Shown {
    texts: [BTreeSet<String>; 4],
}

/// A text without what a line break changes: blanks in English, which breaks at them, and all of them elsewhere.
fn tidy(lang: Lang, text: &str) -> String {
    let between = if lang == Lang::En { " " } else { "" };
    text.split_whitespace().collect::<Vec<_>>().join(between)
}

impl Shown {
    fn add(&mut self, lang: Lang, text: &str) {
        for line in text.lines() {
            self.texts[lang as usize].insert(tidy(lang, line));
        }
    }

    /// A text whose lines follow each other.
    fn add_whole(&mut self, lang: Lang, lines: &[impl AsRef<str>]) {
        let lines: Vec<&str> = lines.iter().map(AsRef::as_ref).collect();
        self.texts[lang as usize].insert(tidy(lang, &lines.join(" ")));
    }

    /// A screen as it is drawn; the panel beside the board is read on its own.
    fn draw_in(&mut self, app: &App, width: u16, height: u16) {
        let rows = Screen { app: app.clone() }.draw(width, height);
        let panel = |row: &String| row.chars().skip(37).collect::<String>();
        let panel: Vec<String> = rows.iter().map(panel).collect();
        for lines in [&panel, &rows] {
            self.add_whole(app.lang, lines);
        }
        self.add(app.lang, &rows.join("\n"));
    }

    /// What changes from key to key: the notice and the question.
    fn glance(&mut self, app: &App) {
        let lang = app.lang;
        self.add(lang, app.note.as_deref().unwrap_or_default());
        if let Some(Dialog::Question(ask, _)) = &app.dialog {
            self.add(lang, &ask.text(app));
            for choice in ask.choices(app) {
                self.add(lang, &choice.label);
            }
        }
    }

    /// A screen in the window that most people have.
    fn look(&mut self, app: &App) {
        self.glance(app);
        self.draw_in(app, 80, 24);
    }

    /// Presses keys, and looks after each of them.
    fn press(&mut self, app: &mut App, keys: &str) {
        let mut screen = Screen { app: app.clone() };
        for key in keys.split(' ') {
            screen.press(key);
            self.look(&screen.app);
        }
        *app = screen.app;
    }

    /// Whether the literal parts of a text stand in this order in something that was shown.
    fn has(&self, lang: Lang, text: &str) -> bool {
        let parts: Vec<String> = parts(text).iter().map(|part| tidy(lang, part)).collect();
        self.texts[lang as usize].iter().any(|shown| {
            let mut rest = shown.as_str();
            parts
                .iter()
                .filter(|part| !part.is_empty())
                .all(|part| match find(lang, rest, part) {
                    Some(after) => {
                        rest = after;
                        true
                    }
                    None => false,
                })
        })
    }
}

/// What follows a part of a text; in English it must not be a piece of a longer word.
fn find<'a>(lang: Lang, text: &'a str, part: &str) -> Option<&'a str> {
    let joins = |a: Option<char>, b: Option<char>| {
        let letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
        lang == Lang::En && letter(a) && letter(b)
    };
    text.match_indices(part).find_map(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + part.len()..]);
        let within = joins(before.chars().last(), part.chars().next())
            || joins(part.chars().last(), after.chars().next());
        (!within).then_some(after)
    })
}

/// The literal parts of a text as its table has it, between the values.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        let last = parts.last_mut().expect("it begins with one");
        match c {
            '\\' if rest.starts_with('\n') => rest = rest.trim_start(),
            '\\' if rest.starts_with('n') => {
                last.push('\n');
                rest = &rest[1..];
            }
            '\\' => {
                let escaped = rest.chars().next().unwrap_or_default();
                last.push(escaped);
                rest = &rest[escaped.len_utf8()..];
            }
            '{' => {
                rest = rest.split_once('}').map_or("", |(_, rest)| rest);
                parts.push(String::new());
            }
            c => last.push(c),
        }
    }
    parts
}

/// Rows that no test can have shown, and why.
const NOT_SHOWN: [(&str, &str); 1] = [(
    "doctor_no_folder",
    "the account would have to be one without a home folder",
)];

/// The name of the row that begins in a line of a source.
fn name_of(source: &str, line: usize) -> &str {
    let row = source
        .lines()
        .nth(line - 1)
        .unwrap_or_default()
        .trim_start();
    let row = row.strip_prefix("pub ").unwrap_or(row);
    row.split([' ', '(']).next().unwrap_or_default()
}

#[test]
fn every_row_of_every_table_is_shown_somewhere() {
    let mut shown = Shown::default();
    for lang in Lang::ALL {
        show_screens(&mut shown, lang);
        show_rare_screens(&mut shown, lang);
        show_commands(&mut shown, lang);
        show_disk(&mut shown, lang);
        show_faults(&mut shown, lang);
    }
    show_games(&mut shown);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text");
    let (mut read, mut missing) = (0, Vec::new());
    for path in files(&root) {
        let source = std::fs::read_to_string(&path).unwrap();
        let file = path.strip_prefix(&root).unwrap().display();
        let tables = ["\ntexts! {\n", "\ncommands! {\n", "\nbeside! {\n"];
        for (line, texts) in rows_of(&source, &tables) {
            // The tables beside clap's English have the other three languages; a single text is the name of a row.
            let langs = match texts.len() {
                1 => continue,
                3 => &Lang::ALL[1..],
                _ => &Lang::ALL[..],
            };
            read += 1;
            for (&lang, text) in langs.iter().zip(&texts) {
                let excepted = NOT_SHOWN
                    .iter()
                    .any(|(name, _)| name_of(&source, line) == *name);
                if excepted == shown.has(lang, text) {
                    missing.push(format!("{file}:{line}: {lang}: {text}"));
                }
            }
        }
    }
    assert!(read > 400, "only {read} rows were read");
    assert_eq!(missing, [""; 0], "{} of {read}", missing.len());
}

#[test]
fn what_is_not_shown_is_found() {
    let mut shown = Shown::default();
    shown.add(Lang::En, "Move 7, Black: H8 and the rest");
    shown.add_whole(Lang::Ja, &["先に質問に", "答えて"]);
    for (lang, text, is_shown) in [
        (Lang::En, "Move {number}, {who}: {what}", true),
        (Lang::En, "the rest", true),
        (Lang::En, "he rest", false),
        (Lang::En, "{what} the {who} and", false),
        (Lang::En, "H8 \\\n        and", true),
        (Lang::Ja, "質問に{n}答え", true),
        (Lang::Ja, "質問", true),
        (Lang::Zh, "質問", false),
    ] {
        assert_eq!(shown.has(lang, text), is_shown, "{text}");
    }
    let source = "a\n    pub yes(n: u8) = \"yes\"";
    assert_eq!(name_of(source, 2), "yes");
}

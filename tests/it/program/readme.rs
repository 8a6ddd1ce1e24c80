//! The README tells the truth: its pictures and its tables are what the program shows, its examples are run, and every
//! flag it names exists.
//!
//! `UPDATE_README=1 cargo test --test it readme` writes the pictures and the tables afresh.

use std::path::{Path, PathBuf};
use std::process;

use ratatui::layout::Rect;
use renju::game::{Action, Mode, OpeningRule, Policy, RuleSet, Setup};
use renju::text::{Lang, opening_course};
use renju::tui::app::{App, Settings};
use renju::tui::glyphs;
use renju::tui::keymap::{Context, key_rows};
use renju::tui::theme::{Depth, Scheme, Theme};

use crate::support::program::called;
use crate::support::screen::{cells, settings};
use crate::support::screen_svg::svg;

const RENJU: &str = env!("CARGO_BIN_EXE_renju");

/// Some moves of a game that began with 花月.
const GAME: &str = "h8 h9 i9 g7 j10 f8 g9";

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")
}

/// The README, with the line ends of this repository whatever the checkout made of them.
fn readme() -> String {
    std::fs::read_to_string(path()).unwrap().replace('\r', "")
}

/// The screen of a game in a window in which the stones are large.
fn screen() -> String {
    let settings = Settings {
        theme: Theme::new(Scheme::Wood, Depth::True),
        ..settings(Lang::En, &glyphs::LINE)
    };
    let names = ["Lin", "Sato"].map(|name| Some(name.parse().unwrap()));
    let mut setup = Setup::new(RuleSet::Standard(Policy::default()));
    setup.time = "20m/60s".parse().unwrap();
    let mut app = App::new(setup, names, &settings);
    for point in GAME.split(' ') {
        app.sitting.act(Action::Place(point.parse().unwrap()));
    }
    app.cursor = "K11".parse().unwrap();
    svg(&cells(&app, Rect::new(0, 0, 110, 38)))
}

/// A picture of the README is what the program draws now; `UPDATE_README` draws it afresh.
#[track_caller]
fn is_fresh(name: &str, drawn: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/pictures")
        .join(name);
    assert!(
        readme().contains(&format!("(tests/pictures/{name})")),
        "the README does not show {name}"
    );
    roxmltree::Document::parse(drawn).unwrap();
    if std::env::var_os("UPDATE_README").is_some() {
        std::fs::write(path, drawn).unwrap();
        return;
    }
    let before = std::fs::read_to_string(&path)
        .unwrap_or_default()
        .replace('\r', "");
    assert!(
        before == drawn,
        "{} is stale (UPDATE_README=1 replaces it)",
        path.display()
    );
}

#[test]
fn pictures_are_what_the_program_draws() {
    is_fresh("screen.svg", &screen());
    let verdict = called(&[
        "diagram",
        "h8a15h9a13g10a11f10a9",
        "--why",
        "h10",
        "--part",
        "D6-L12",
    ]);
    is_fresh("double-three.svg", &verdict.out);
}

/// Items with dots between them, in lines of up to 125 columns.
fn flowing(items: impl Iterator<Item = String>) -> String {
    let mut lines = vec![String::new()];
    for item in items {
        let line = lines.last_mut().unwrap();
        if line.is_empty() {
            line.push_str(&item);
        } else if line.chars().count() + item.chars().count() < 121 {
            line.extend([" · ", &item]);
        } else {
            line.push_str(" ·");
            lines.push(item);
        }
    }
    lines.join("\n")
}

/// Names as code.
fn code<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names
        .map(|name| format!("`{name}`"))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The keys of the board, each with the word that the screen has for it.
fn keys() -> String {
    let rows = key_rows(Context::Board, |command| command);
    flowing(rows.into_iter().map(|(keys, command)| {
        let words = [command.hint(Lang::En), command.help(Lang::En)];
        let words = words.into_iter().find(|words| !words.is_empty()).unwrap();
        format!("{} {words}", code(keys.split(' ')))
    }))
}

/// The opening rules of each mode with their short names and who plays by them.
fn opening_rules() -> String {
    let of_mode = |(mode, name): (Mode, &str)| {
        let rules = OpeningRule::ALL.iter().filter(|rule| rule.mode == mode);
        let items = rules.filter_map(|rule| {
            let course = opening_course(Lang::En, rule)?;
            let who = course.rsplit(". ").next()?.trim_end_matches('.');
            let short = rule.also.iter().copied().filter(|name| name.len() <= 3);
            let names = [rule.name]
                .into_iter()
                .chain(short.filter(|name| name.is_ascii()));
            Some(format!("{} {who}", code(names)))
        });
        format!("- {name}: {}", flowing(items).replace('\n', "\n  "))
    };
    [(Mode::Rif, "rif"), (Mode::Free, "free")]
        .map(of_mode)
        .join("\n")
}

/// Where the part between `<!-- name -->` and `<!-- /name -->` lies.
fn part(readme: &str, name: &str) -> std::ops::Range<usize> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("\n<!-- /{name} -->"));
    let start = readme.find(&begin).expect("the part begins") + begin.len();
    start..start + readme[start..].find(&end).expect("the part ends")
}

#[test]
fn tables_are_what_the_program_shows() {
    let before = readme();
    let mut fresh = before.clone();
    let parts = [("keys", keys()), ("opening rules", opening_rules())];
    for (name, text) in parts {
        fresh.replace_range(part(&fresh, name), &text);
    }
    if std::env::var_os("UPDATE_README").is_some() {
        std::fs::write(path(), &fresh).unwrap();
        return;
    }
    for name in ["keys", "opening rules"] {
        let (told, shown) = (&before[part(&before, name)], &fresh[part(&fresh, name)]);
        assert!(
            told == shown,
            "the {name} in README.md is stale (UPDATE_README=1 replaces it); fresh:\n{shown}"
        );
    }
}

/// The fenced blocks of a kind.
#[cfg(unix)]
fn blocks<'a>(readme: &'a str, kind: &str) -> Vec<&'a str> {
    let fence = format!("```{kind}\n");
    readme
        .match_indices(&fence)
        .map(|(start, _)| {
            let body = &readme[start + fence.len()..];
            &body[..body.find("```").expect("the block ends")]
        })
        .collect()
}

/// Runs a line as a shell would, with the program on the path and no state of anybody's.
#[cfg(unix)]
fn run(line: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    let bin = Path::new(RENJU).parent().unwrap().display().to_string();
    let path = std::env::var("PATH").unwrap_or_default();
    let output = process::Command::new("sh")
        .args(["-c", &format!("{{ {line}\n}} 2>&1")])
        .env_clear()
        .env("PATH", format!("{bin}:{path}"))
        .env("LANG", "C.UTF-8")
        .env("HOME", home.path())
        .env("RENJU_STATE_DIR", home.path().join("state"))
        .current_dir(home.path())
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[cfg(unix)]
#[test]
fn the_examples_print_what_is_written_below_them() {
    let readme = readme();
    let mut examples = 0;
    for block in blocks(&readme, "console") {
        assert!(
            block.starts_with("$ "),
            "a session begins with a command:\n{block}"
        );
        for example in block[2..].split("\n$ ") {
            let (line, told) = example.split_once('\n').unwrap_or((example, ""));
            let printed = run(line);
            assert_eq!(printed.trim_end(), told.trim_end(), "$ {line}");
            examples += 1;
        }
    }
    assert!(examples >= 5, "only {examples} examples were run");
}

#[test]
fn every_flag_that_is_named_exists() {
    let page = process::Command::new(RENJU).arg("man").output().unwrap();
    let page = String::from_utf8(page.stdout).unwrap().replace("\\-", "-");
    let readme = readme();
    let mut flags = 0;
    for line in readme.lines().filter(|line| !line.contains("cargo ")) {
        for (start, _) in line.match_indices("--") {
            let word: String = line[start..]
                .chars()
                .take_while(|&c| c == '-' || c.is_ascii_lowercase())
                .collect();
            if line[..start].ends_with(['`', ' ', '(', '[']) && word.len() > 3 && word != "-->" {
                assert!(page.contains(&word), "{word} in: {line}");
                flags += 1;
            }
        }
    }
    assert!(flags >= 10, "only {flags} flags were found");
}

/// The name by which a heading is linked to: its letters in lower case, a hyphen for every space.
fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let heading = heading.trim_start_matches('#').trim();
    let kept: String = heading.chars().filter(kept).collect();
    kept.to_lowercase().replace(' ', "-")
}

#[test]
fn links_lead_to_files_and_headings_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut links = 0;
    for page in ["README.md", "tests/bench/README.md"] {
        let page = root.join(page);
        let text = std::fs::read_to_string(&page).unwrap();
        for (start, _) in text.match_indices("](") {
            let link = text[start + 2..].split(')').next().unwrap();
            if link.starts_with("https://") {
                continue;
            }
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => page.clone(),
                file => page.parent().unwrap().join(file),
            };
            assert!(target.exists(), "{link} in {}", page.display());
            if !heading.is_empty() {
                let target = std::fs::read_to_string(&target).unwrap();
                let mut headings = target.lines().filter(|line| line.starts_with('#'));
                let found = headings.any(|line| anchor(line) == heading);
                assert!(found, "{link} in {}", page.display());
            }
            links += 1;
        }
    }
    assert!(links >= 3, "only {links} links were found");
}

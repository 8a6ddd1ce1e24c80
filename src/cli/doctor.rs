//! `renju doctor`: what was found out about terminal, locale, colours and folders, for bug reports.
//!
//! Looks and changes nothing, but for a file made and removed again in the folder for saved games. Knows no flags.

use std::env;
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal};
use std::path::Path;

use crate::rules::SIZE;
use crate::showable;
use crate::store::state_dir;
use crate::text::{self, Charset, Folder, GlyphsBy, Lang, Locale};
use crate::tui::glyphs::Glyphs;
use crate::tui::probe::{Cause, Detected};
use crate::tui::terminal::reported_size;
use crate::tui::theme::{Depth, Theme};

use super::Env;

/// Variables that tell of programs between us and the person.
const WITHIN: [&str; 7] = [
    "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION",
    "VTE_VERSION",
    "WT_SESSION",
    "TMUX",
    "STY",
    "SSH_TTY",
];

/// Everything found, one line each, with a sample of the board at the end.
pub(super) fn report(lang: Lang, locale: Locale, found: Detected, get: Env) -> String {
    let glyphs = found.glyphs();
    let set = |name: &str| get(name).filter(|value| !value.is_empty());
    let term = get("TERM");
    let within: Vec<(&str, String)> = WITHIN
        .into_iter()
        .filter_map(|name| Some((name, set(name)?)))
        .collect();
    let decides = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| Some((name, set(name)?)));
    let (depth, variable) = Depth::of(get);
    let count = match depth {
        Depth::Plain => Some(0),
        Depth::Sixteen => Some(16),
        Depth::Indexed => Some(256),
        Depth::True => None,
    };
    let theme = Theme::of(get).scheme.name();
    let dir = state_dir().ok();
    let folder = dir.as_deref().map_or(Folder::NotYet, examine);
    let path = dir.map(|dir| showable::path(&dir));
    let lines = [
        concat!("renju ", env!("CARGO_PKG_VERSION")).to_owned(),
        format!("{} {}", env::consts::OS, env::consts::ARCH),
        text::doctor_terminal(term.as_deref(), reported_size()),
        text::doctor_streams(io::stdin().is_terminal(), io::stdout().is_terminal()),
        text::doctor_within(&within),
        text::doctor_locale(
            decides
                .as_ref()
                .map(|(name, value)| (*name, value.as_str())),
            locale.charset,
            lang,
        ),
        text::doctor_glyphs(found.set.name(), chosen_by(found.why)),
        text::doctor_colors(count, (variable, get(variable).as_deref()), theme),
        text::doctor_mouse(lang).to_owned(),
        text::DOCTOR_KEYBOARD.to_owned(),
        path.map_or_else(
            || text::doctor_no_folder(lang).to_owned(),
            |path| text::doctor_folder(&path, &folder),
        ),
        String::new(),
        text::doctor_sample(lang).to_owned(),
    ];
    let mut report = lines.join("\n");
    report.push('\n');
    for row in sample(glyphs, locale.charset) {
        let _ = writeln!(report, "{row}|");
    }
    report
}

/// The reason for a glyph set, as the report words it.
fn chosen_by(why: Cause) -> GlyphsBy {
    match why {
        Cause::Wanted => GlyphsBy::Wanted,
        Cause::Console => GlyphsBy::Console,
        Cause::NoTerminal => GlyphsBy::NoTerminal,
        Cause::Charset => GlyphsBy::Charset,
        Cause::OneColumn => GlyphsBy::Columns(1),
        Cause::TwoColumns => GlyphsBy::Columns(2),
        Cause::Noise(columns) => GlyphsBy::Columns(columns),
        Cause::SilentEast => GlyphsBy::SilentEast,
        Cause::Silent => GlyphsBy::Silent,
    }
}

/// Rows of the board as it is drawn, all of the same width in a terminal that keeps it straight.
fn sample(glyphs: &Glyphs, charset: Charset) -> Vec<String> {
    let row = |point: &dyn Fn(u8) -> char| {
        let mut row = String::new();
        for col in 0..SIZE {
            let c = point(col);
            row.push(c);
            // A character that the terminal draws in two columns fills the place of the one between.
            if !glyphs.stretches(c.encode_utf8(&mut [0; 4])) {
                row.push(glyphs.between);
            }
        }
        row
    };
    let marks = [
        glyphs.shape[0],
        glyphs.shape[1],
        glyphs.black_ghost,
        glyphs.star,
        glyphs.zone,
    ];
    let marks: Vec<char> = marks.into_iter().chain(glyphs.forbidden).collect();
    let letters = ('A'..='O').flat_map(|letter| [letter, ' ']).collect();
    let mut rows = vec![
        letters,
        row(&|col| glyphs.point(col, SIZE - 1)),
        row(&|col| glyphs.stones[usize::from(col % 2)]),
        row(&|col| marks[usize::from(col) % marks.len()]),
        row(&|col| glyphs.point(col, 0)),
    ];
    if charset == Charset::Utf8 {
        // Characters that take two columns everywhere.
        rows.push(format!("{}      ", "连珠黑白禁手五四三交点盘"));
    }
    rows
}

/// Whether files can be made in a folder, tried with one.
fn examine(dir: &Path) -> Folder {
    match fs::metadata(dir) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Folder::NotYet,
        Err(error) => return Folder::Refused(error.to_string()),
        Ok(_) => {}
    }
    let file = dir.join(format!(".doctor-{}", std::process::id()));
    let made = OpenOptions::new().write(true).create_new(true).open(&file);
    match made.and_then(|_| fs::remove_file(&file)) {
        Ok(()) => Folder::Writable,
        Err(error) => Folder::Refused(error.to_string()),
    }
}

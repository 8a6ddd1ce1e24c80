//! `renju doctor`: what it says of an environment, in a pipe as on a terminal, and that it leaves nothing behind.

use std::path::Path;
use std::process::{Command, Stdio};

use renju::text::{Charset, Lang, Locale};

/// The report under these variables alone, with input and output piped.
fn report(variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_renju"))
        .arg("doctor")
        .args(arguments)
        .env_clear()
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
    String::from_utf8(output.stdout).unwrap()
}

fn line<'a>(report: &'a str, head: &str) -> &'a str {
    report
        .lines()
        .find(|line| line.starts_with(head))
        .unwrap_or_else(|| panic!("no {head} in\n{report}"))
}

/// Variables of the environment and what they say.
type LocaleRow<'a> = (&'a [(&'a str, &'a str)], Charset, Lang);

#[test]
fn it_says_what_was_found_and_why() {
    let state = tempfile::tempdir().unwrap();
    let path = state.path().to_str().unwrap();
    let report = report(
        &[
            ("TERM", "xterm-256color"),
            ("LANG", "en_GB.UTF-8"),
            ("COLORTERM", "truecolor"),
            ("RENJU_STATE_DIR", path),
            ("TMUX", "/tmp/tmux,1,0"),
        ],
        &[],
    );
    assert!(report.starts_with(concat!("renju ", env!("CARGO_PKG_VERSION"), "\n")));
    assert_eq!(
        line(&report, "terminal:"),
        "terminal: TERM=xterm-256color, size unknown"
    );
    assert_eq!(
        line(&report, "input is a terminal:"),
        "input is a terminal: no; output is a terminal: no"
    );
    assert_eq!(
        line(&report, "running inside:"),
        "running inside: TMUX=/tmp/tmux,1,0"
    );
    assert!(line(&report, "locale:").starts_with("locale: LANG=en_GB.UTF-8, character set UTF-8"));
    assert!(line(&report, "board:").contains("line"));
    assert_eq!(
        line(&report, "colours:"),
        "colours: truecolor (COLORTERM=truecolor), theme wood"
    );
    assert!(line(&report, "mouse:").contains("--no-mouse"));
    assert!(line(&report, "keyboard:").contains("kitty"));
    assert_eq!(
        line(&report, "saved games:"),
        format!("saved games: {path} (writable)")
    );
    assert_eq!(std::fs::read_dir(state.path()).unwrap().count(), 0);
    // Plain text: a report is pasted into a letter.
    assert!(!report.contains('\x1b'));
}

#[test]
fn a_bare_environment_gives_ascii_alone() {
    let report = report(
        &[
            ("TERM", "dumb"),
            ("NO_COLOR", "1"),
            ("RENJU_STATE_DIR", "/no/such/folder"),
        ],
        &[],
    );
    assert!(report.is_ascii(), "{report}");
    assert!(line(&report, "board:").contains("ascii"));
    assert_eq!(
        line(&report, "colours:"),
        "colours: none (NO_COLOR=1), theme mono"
    );
    assert!(line(&report, "saved games:").contains("not there yet"));
    assert!(!Path::new("/no/such/folder").exists());
}

#[test]
fn a_state_folder_that_is_a_file_is_refused() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let report = report(&[("RENJU_STATE_DIR", file.path().to_str().unwrap())], &[]);
    assert!(line(&report, "saved games:").contains("cannot be used"));
}

#[test]
fn control_characters_of_the_environment_do_not_reach_the_terminal() {
    let report = report(
        &[
            ("TERM", "x\x1b]0;gotcha\x07"),
            ("RENJU_STATE_DIR", "/no/\x1b[2J"),
        ],
        &[],
    );
    assert!(
        report.chars().all(|c| c == '\n' || !c.is_control()),
        "{report:?}"
    );
}

#[test]
fn the_sample_is_straight_where_the_board_is() {
    for lang in ["C", "C.UTF-8"] {
        let report = report(
            &[("LANG", lang), ("RENJU_STATE_DIR", "/no/such/folder")],
            &[],
        );
        let rows: Vec<&str> = report.lines().filter(|row| row.ends_with('|')).collect();
        assert!(rows.len() >= 5, "{report}");
        for row in rows {
            let width = ratatui::text::Span::raw(row).width();
            assert_eq!(width, 31, "{row}");
        }
    }
}

#[test]
fn it_gives_its_advice_in_chinese_by_locale_and_by_flag() {
    let state = ("RENJU_STATE_DIR", "/no/such/folder");
    for report in [
        report(&[("LANG", "zh_CN.UTF-8"), state], &[]),
        report(&[("LANG", "en_US.UTF-8"), state], &["--lang", "zh"]),
    ] {
        assert!(
            report.contains("归终端使用") && report.contains("应对齐"),
            "{report}"
        );
    }
}

#[test]
fn the_first_variable_that_is_set_decides_on_the_characters() {
    use Charset::{Other, Utf8};
    let table: [LocaleRow; 12] = [
        (&[("LC_ALL", "C"), ("LANG", "zh_CN.UTF-8")], Other, Lang::En),
        (
            &[("LC_ALL", ""), ("LC_CTYPE", "C.UTF-8"), ("LANG", "")],
            Utf8,
            Lang::En,
        ),
        (&[("LANG", "zh_CN.utf8")], Utf8, Lang::Zh),
        (&[("LANG", "zh_CN.UTF8")], Utf8, Lang::Zh),
        (&[("LANG", "zh_CN.utf-8")], Utf8, Lang::Zh),
        (&[("LANG", "zh_CN.Utf-8@pinyin")], Utf8, Lang::Zh),
        (&[("LANG", "zh_CN.GB18030")], Other, Lang::En),
        (&[("LANG", "zh_CN")], Other, Lang::En),
        (&[("LC_CTYPE", "UTF-8")], Utf8, Lang::En),
        (&[("LC_CTYPE", "UTF-8"), ("LANG", "zh_CN")], Utf8, Lang::Zh),
        (
            &[
                ("LC_ALL", "en_US.UTF-8"),
                ("LC_CTYPE", "C"),
                ("LANG", "zh_CN"),
            ],
            Utf8,
            Lang::En,
        ),
        (&[], Other, Lang::En),
    ];
    for (variables, charset, lang) in table {
        let locale = Locale::of(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        });
        assert_eq!(locale, Locale { lang, charset }, "{variables:?}");
    }
}

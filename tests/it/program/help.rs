//! The help and the version: complete, in the language of the person, no wider than the terminal.

use crate::support::program::{called, called_by_a_reader_that_is_gone, called_in, renju, run};

use super::command_line::refused;

#[test]
fn d182_help_into_a_closed_pipe_is_quiet() {
    let quiet = (0, String::new());
    for args in [["--help"], ["-h"], ["openings"], ["man"]] {
        assert_eq!(called_by_a_reader_that_is_gone(&args), quiet, "{args:?}");
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ended = called_by_a_reader_that_is_gone(&["completions", shell]);
        assert_eq!(ended, quiet, "{shell}");
    }
}

#[test]
fn d190_exit_codes_are_documented_and_kept() {
    let help = called(&["--help"]).out;
    assert!(help.contains(
        "Exit codes: 0 success (a lost game too), 1 failure at run time, 2 wrong usage."
    ));
    assert_eq!(called(&["--version"]).code, Some(0));
    assert_eq!(called(&["--nope"]).code, Some(2));
    assert_eq!(called(&["judge", "z9"]).code, Some(1));
}

#[test]
fn d191_the_version_goes_to_standard_output() {
    for flag in ["--version", "-V"] {
        let ran = called(&[flag]);
        let wanted = format!("renju {}\n", env!("CARGO_PKG_VERSION"));
        assert_eq!((ran.code, ran.out, &*ran.err), (Some(0), wanted, ""));
    }
}

#[test]
fn d192_help_goes_to_standard_output_and_errors_do_not() {
    for flag in ["--help", "-h"] {
        let ran = called(&[flag]);
        assert_eq!((ran.code, &*ran.err), (Some(0), ""));
        assert!(ran.out.contains("--rule") && ran.out.contains("无禁手"));
    }
    refused(&["--nope"], &["For more information, try '--help'"]);
}

/// Columns a line takes on the screen: two for hanzi and full-width marks, one for everything
/// else in the help.
fn columns(line: &str) -> usize {
    line.chars()
        .map(|c| {
            if ('\u{2E80}'..='\u{FFEF}').contains(&c) {
                2
            } else {
                1
            }
        })
        .sum()
}

#[test]
fn d195_help_fits_50_columns_in_every_language() {
    for lang in ["en", "zh", "zh-Hant", "ja"] {
        for args in [&["--help"][..], &["judge", "-h"]] {
            let mut command = renju();
            command
                .args(args)
                .args(["--lang", lang])
                .env("COLUMNS", "50");
            let ran = run(&mut command, b"");
            assert_eq!(ran.code, Some(0));
            for line in ran.out.lines() {
                let width = columns(line);
                assert!(width <= 50, "{lang}, {args:?}: {width} columns: {line}");
            }
        }
    }
}

#[test]
fn help_is_in_the_language_of_the_person() {
    // A term may be parted by the end of a line.
    let flat = |help: &str| help.split_whitespace().collect::<String>();
    let chinese = called(&["--lang", "zh", "--help"]).out;
    for part in [
        "用法",
        "选项",
        "命令",
        "有禁手",
        "指出禁手",
        "悔棋",
        "显示帮助",
        "退出码",
        "三三",
    ] {
        assert!(flat(&chinese).contains(part), "no {part:?} in\n{chinese}");
    }
    assert_eq!(called(&["--lang=zh", "--help"]).out, chinese);
    assert_eq!(called(&["--help", "--lang", "zh"]).out, chinese);
    let by_locale = called_in(&[("LANG", "zh_CN.UTF-8")], ["--help"], b"").out;
    assert_eq!(by_locale, chinese);
    let traditional = called(&["--lang", "zh-Hant", "--help"]).out;
    for part in ["選項", "有禁手", "悔棋", "顯示說明", "結束代碼", "三三"] {
        assert!(
            flat(&traditional).contains(part),
            "no {part:?} in\n{traditional}"
        );
    }
    let by_locale = run(renju().arg("--help").env("LANG", "zh_TW.UTF-8"), b"").out;
    assert_eq!(by_locale, traditional);
    let japanese = called(&["--lang", "ja", "--help"]).out;
    for part in [
        "オプション",
        "禁手あり",
        "待った",
        "珠型",
        "終了コード",
        "三々",
        "五珠",
    ] {
        assert!(flat(&japanese).contains(part), "no {part:?} in\n{japanese}");
    }
    let by_locale = called_in(&[("LANG", "ja_JP.UTF-8")], ["--help"], b"").out;
    assert_eq!(by_locale, japanese);
    let english = called(&["--help"]).out;
    assert!(english.contains("Usage:") && !english.contains("用法"));
    let asked = called_in(&[("LANG", "zh_CN.UTF-8")], ["--help", "--lang", "en"], b"");
    assert_eq!(asked.out, english);
}

#[test]
fn no_option_is_left_in_english() {
    for lang in ["zh", "zh-Hant", "ja"] {
        no_option_is_left_in_english_beside(lang);
    }
}

/// Names and codes aside, no English word stands in the help of this language.
fn no_option_is_left_in_english_beside(lang: &str) {
    for command in [
        &["--help"][..],
        &["judge", "--help"],
        &["games", "--help"],
        &["openings", "--help"],
        &["replay", "--help"],
        &["convert", "--help"],
        &["doctor", "--help"],
        &["man", "--help"],
    ] {
        let ran = called(&[command, &["--lang", lang]].concat());
        assert_eq!(ran.code, Some(0));
        for line in ran.out.lines() {
            let english = [
                "the", "of", "and", "Print", "List", "with", "default:", "for",
            ];
            let found = line
                .split(|c: char| !c.is_ascii_alphabetic() && c != ':')
                .find(|word| english.contains(word));
            assert_eq!(found, None, "{lang}, {command:?}: {line}");
        }
    }
}

#[test]
fn help_explains_the_modes_and_every_option() {
    let help = called(&["--help"]).out;
    let flat = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "not the \"standard gomoku\" of other programs",
        "Black opens on H8 and wins with exactly five",
        "指出禁手",
        "走禁手就输",
        "禁手不能落子",
        "错指禁手",
        "假先方",
        "假后方",
        "悔棋",
        "读秒",
        "指定打法",
        "猜先",
    ] {
        assert!(flat.contains(part), "no {part:?} in\n{help}");
    }
}

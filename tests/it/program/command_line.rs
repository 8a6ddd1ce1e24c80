//! The command line from outside: group D of the collection of reported cases, by number.

use std::process::Command;

use crate::support::program::{
    at_home, called, called_by_a_reader_that_is_gone, called_in, renju, run,
};

/// A usage error: code 2, nothing on standard output, and the message holds all of this.
#[track_caller]
fn refused(args: &[&str], parts: &[&str]) {
    let ran = called(args);
    assert_eq!((ran.code, &*ran.out), (Some(2), ""), "{args:?}: {ran:?}");
    for part in parts {
        assert!(
            ran.err.contains(part),
            "{args:?}: no {part:?} in {}",
            ran.err
        );
    }
    assert!(!ran.err.contains('\u{1b}'), "{args:?}: {:?}", ran.err);
}

/// The arguments are taken: what is refused is only the one behind them.
#[track_caller]
fn taken(args: &[&str]) {
    refused(&[args, &["--nope"]].concat(), &["'--nope'"]);
}

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
fn d187_a_negative_time_is_told_as_a_wrong_time() {
    for args in [
        &["--clock", "-5"][..],
        &["--clock=-5"],
        &["--clock", "-5m/1s"],
        &["--clock", "0m+0s"],
        &["--clock", "soon"],
    ] {
        refused(args, &["'--clock <TIME>'", "20m/60s"]);
    }
    for clock in [
        "20m/60s",
        "90m+30s",
        "15m",
        "none",
        "0m/10s",
        " 1H ",
        "２０ｍ／６０ｓ",
    ] {
        taken(&["--clock", clock]);
    }
}

#[test]
fn d189_values_ignore_case_and_blanks_and_have_chinese_names() {
    for rule in [
        "RIF",
        "Rif",
        "rif",
        "FREE",
        "国标",
        " standard ",
        "无禁手",
        "有禁手",
        "职业",
        "ｒｉｆ",
        "普通棋室",
    ] {
        taken(&["--rule", rule]);
    }
    refused(&["--rule", "gomoku"], &["'gomoku'", "free, standard, rif"]);
    refused(&["--rule", ""], &["--rule"]);
    for forbidden in ["claim", "LOSS", "禁手不能落子", "走禁手就输", "指出禁手"] {
        taken(&["--forbidden", forbidden]);
    }
    refused(&["--forbidden", "kill"], &["claim", "loss", "block"]);
    refused(&["--wrong-claim", "kill"], &["none, turn, loss"]);
    refused(&["--lang", "fr"], &["en, zh, zh-Hant, ja"]);
    for games in ["0", "-1", "1001", "x"] {
        refused(&["--games", games], &["--games", "from 1 to 1000"]);
    }
    refused(
        &["--opening", "4D", "--orientation", "-1"],
        &["from 1 to 8"],
    );
}

#[test]
fn d190_exit_codes_are_documented_and_kept() {
    let help = called(&["--help"]).out;
    assert!(help.contains("Exit codes: 0 fine (a lost game too), 1 run-time failure, 2 usage."));
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

#[test]
#[cfg(unix)]
fn d193_an_argument_that_is_no_utf_8_is_refused_without_a_panic() {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;
    let odd = OsStr::from_bytes(b"\xff.sgf");
    for args in [
        vec![OsString::from(odd)],
        vec!["--black".into(), odd.into()],
        vec!["judge".into(), odd.into()],
        vec!["--lang".into(), odd.into()],
    ] {
        let ran = called_in(&[], &args, b"");
        assert_eq!((ran.code, &*ran.out), (Some(2), ""), "{args:?}");
        assert!(ran.err.starts_with("error: "), "{args:?}: {}", ran.err);
        assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    }
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
        assert!(chinese.contains(part), "no {part:?} in\n{chinese}");
    }
    assert_eq!(called(&["--lang=zh", "--help"]).out, chinese);
    assert_eq!(called(&["--help", "--lang", "zh"]).out, chinese);
    let by_locale = called_in(&[("LANG", "zh_CN.UTF-8")], ["--help"], b"").out;
    assert_eq!(by_locale, chinese);
    let traditional = called(&["--lang", "zh-Hant", "--help"]).out;
    for part in ["選項", "有禁手", "悔棋", "顯示說明", "結束代碼", "三三"] {
        assert!(traditional.contains(part), "no {part:?} in\n{traditional}");
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
        assert!(japanese.contains(part), "no {part:?} in\n{japanese}");
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

#[test]
fn d197_no_escape_codes_reach_a_file() {
    for (name, value) in [("TERM", "dumb"), ("NO_COLOR", "1"), ("CLICOLOR", "0")] {
        for args in [
            &["--nope"][..],
            &["--help"],
            &["--rule", "x"],
            &["judge", "z"],
            &["openings"],
        ] {
            let ran = called_in(&[(name, value)], args, b"");
            assert!(
                !ran.out.contains('\u{1b}') && !ran.err.contains('\u{1b}'),
                "{name}, {args:?}"
            );
        }
    }
}

#[test]
fn d199_contradictions_are_told_with_both_flags() {
    taken(&["--rule", "free"]);
    refused(
        &["--rule", "free", "--forbidden", "claim"],
        &["--forbidden", "--rule free"],
    );
    refused(
        &["--rule", "free", "--forbidden", "loss"],
        &["--forbidden", "--rule free"],
    );
    refused(
        &["--rule", "free", "--wrong-claim", "none"],
        &["--wrong-claim", "--rule free"],
    );
    for policy in ["block", "loss"] {
        refused(
            &[
                "--rule",
                "standard",
                "--wrong-claim",
                "turn",
                "--forbidden",
                policy,
            ],
            &["--wrong-claim", "--forbidden claim"],
        );
    }
    taken(&["--forbidden", "claim", "--wrong-claim", "turn"]);
    refused(&["--orientation", "2"], &["--opening"]);
    refused(&["judge", "--why", "h8"], &["--at"]);
    refused(
        &["judge", "--board", "--at", "h8", "h8"],
        &["--at", "--board"],
    );
}

#[test]
fn an_opening_rule_names_its_mode_and_fits_it() {
    for name in ["t10", "Soosõrv-8", "山口", "swap2", "none"] {
        taken(&["--opening-rule", name]);
    }
    taken(&["--rule", "free", "--opening-rule", "swap"]);
    taken(&["--rule", "rif", "--opening-rule", "rif", "--opening", "4D"]);
    refused(
        &["--opening-rule", "taraguchi-1"],
        &["taraguchi-10", "swap2"],
    );
    refused(
        &["--rule", "rif", "--opening-rule", "swap2"],
        &["--opening-rule swap2", "--rule rif", "yamaguchi, soosorv-8"],
    );
    refused(
        &["--rule", "standard", "--opening-rule", "t10"],
        &["--opening-rule taraguchi-10", "--rule standard", ": none"],
    );
    refused(
        &["--opening-rule", "free", "--rule", "free"],
        &["none, swap"],
    );
    refused(
        &["--opening-rule", "t10", "--opening", "4D"],
        &["--opening", "--opening-rule taraguchi-10"],
    );
    refused(
        &["--opening-rule", "swap", "--forbidden", "loss"],
        &["--forbidden", "--rule free"],
    );
}

#[test]
fn d200_an_option_given_twice_is_refused() {
    refused(
        &["--rule", "free", "--rule", "rif"],
        &["--rule", "multiple times"],
    );
}

#[test]
#[cfg(unix)]
fn d201_arguments_are_parsed_before_the_terminal_is_touched() {
    // Without a controlling terminal, as under setsid; 173 is the last row.
    for (args, code) in [(&["--version"][..], 0), (&["--nope"], 2), (&[], 2)] {
        let mut command = Command::new("setsid");
        command.arg(env!("CARGO_BIN_EXE_renju")).args(args);
        let ran = run(&mut at_home(command), b"");
        assert_eq!(ran.code, Some(code), "{args:?}: {ran:?}");
        assert!(
            !ran.out.contains('\u{1b}') && !ran.err.contains('\u{1b}'),
            "{args:?}"
        );
        if args.is_empty() {
            assert_eq!(
                (ran.out.lines().count(), ran.err.lines().count()),
                (0, 1),
                "{ran:?}"
            );
        }
    }
}

#[test]
fn d202_an_unknown_flag_is_told_the_nearest_one() {
    refused(&["--verzion"], &["--verzion", "'--version'"]);
    refused(&["--rul", "free"], &["'--rule'"]);
    refused(&["--clok", "5m"], &["'--clock'"]);
    refused(&["-x"], &["'-x'"]);
    refused(&["--rule=free", "--colour"], &["'--colour'"]);
    refused(&["juge", "h8"], &["'judge'"]);
    refused(&["judge", "--boad"], &["'--board'"]);
}

#[test]
fn d172_input_or_output_that_is_no_terminal_is_told_in_one_line() {
    let long = vec![b'x'; 100_000];
    for input in [&b""[..], b"h8\n", &long] {
        let ran = run(&mut renju(), input);
        assert_eq!((ran.code, &*ran.out), (Some(2), ""));
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        assert!(
            ran.err
                .starts_with("renju: standard input is not a terminal"),
            "{}",
            ran.err
        );
    }
}

#[test]
fn d207_openings_are_found_by_any_of_their_names() {
    for name in [
        "花月", "kagetsu", "Kagetsu", "4D", "4d", "雲月", "云月", "D4", "４Ｄ", " 瑞星 ",
        "KEIGETSU", "13i",
    ] {
        taken(&["--opening", name]);
    }
    refused(&["--opening", "花"], &["'花月'", "renju openings"]);
    refused(&["--opening", "kagetso"], &["'kagetsu'"]);
    refused(&["--opening", ""], &["renju openings"]);
    refused(&["--opening", "14D"], &["renju openings"]);
    refused(&["--opening", "月"], &["renju openings"]);
    refused(&["--opening"], &["--opening"]);
    let list = called(&["openings", "--lang", "en"]).out;
    assert_eq!(list.matches("Opening ").count(), 26);
    assert!(list.contains("4D Kagetsu · 花月"));
}

#[test]
fn names_are_refused_when_empty_or_steering_the_terminal() {
    for flag in ["--black", "--white"] {
        refused(&[flag, ""], &["empty"]);
        refused(&[flag, "   "], &["empty"]);
        for name in ["\u{2800}", "\u{301}", "\u{200d}"] {
            refused(&[flag, name], &["empty"]);
        }
        for name in [
            "a\u{1b}[2Jb",
            "a\u{7}b",
            "a\u{9b}2Jb",
            "a\nb",
            "a\u{202e}b",
            "a\u{61c}b",
            "\u{200b}",
            "\u{3164}",
            "a\u{e0041}",
        ] {
            refused(&[flag, name], &["control character"]);
        }
        for name in ["甲", " 李四 ", "👩‍👩‍👧", "é", "Ана"] {
            taken(&[flag, name]);
        }
    }
}

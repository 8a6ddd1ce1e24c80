//! The command line from outside: group D of the collection of reported cases, by number.

#[cfg(unix)]
use std::process::Command;

#[cfg(unix)]
use crate::support::program::at_home;
use crate::support::program::{called, called_in, renju, run};

/// A usage error: code 2, nothing on standard output, and the message holds all of this.
#[track_caller]
pub(super) fn refused(args: &[&str], parts: &[&str]) {
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

/// What would do nothing is refused: a look in the line mode, and agreements for a game that is resumed.
#[test]
fn an_option_without_effect_is_refused() {
    for args in [
        &["--resume", "--rule", "rif"][..],
        &["--resume", "2", "--games", "4"],
        &["--resume", "--black", "Lin"],
    ] {
        refused(args, &["cannot be used with"]);
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

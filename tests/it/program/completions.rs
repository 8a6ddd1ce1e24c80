//! Completions and the manual page: made from the one definition of the command line, complete,
//! and quiet when nobody reads to the end.

use std::collections::BTreeSet;
#[cfg(unix)]
use std::process::Command;

use crate::support::program::called;

const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "powershell", "elvish"];
const COMMANDS: [&str; 5] = ["judge", "games", "openings", "completions", "man"];

/// What the program prints, when it succeeds and has no complaint.
fn printed(args: &[&str]) -> String {
    let ran = called(args);
    assert_eq!((ran.code, &*ran.err), (Some(0), ""), "{args:?}");
    ran.out
}

/// The long flags that a help text lists.
pub(super) fn flags(help: &str) -> BTreeSet<String> {
    help.lines()
        .filter_map(|line| {
            let line = line.trim_start();
            let line = line.strip_prefix("-h, ").unwrap_or(line);
            let line = line.strip_prefix("-V, ").unwrap_or(line);
            let flag = line.strip_prefix("--")?;
            let end = flag.find([' ', ',']).unwrap_or(flag.len());
            Some(flag[..end].to_owned())
        })
        .collect()
}

#[test]
fn every_shell_learns_all_commands_and_flags() {
    let all = flags(&printed(&["--help"]));
    assert!(
        all.len() >= 15 && all.contains("rule") && all.contains("help"),
        "{all:?}"
    );
    for shell in SHELLS {
        let script = printed(&["completions", shell]);
        for command in COMMANDS {
            assert!(script.contains(command), "{shell}: no {command}");
        }
        for flag in &all {
            assert!(script.contains(flag), "{shell}: no --{flag}");
        }
        assert_eq!(
            script,
            printed(&["completions", &shell.to_uppercase()]),
            "{shell} in capitals"
        );
    }
    // Fish offers no value of an option where one that still lacks its value counts as a failure.
    let fish = printed(&["completions", "fish"]);
    assert!(
        fish.contains("or return 0\n") && !fish.contains("or return\n"),
        "{fish}"
    );
    let shapes = ["_renju()", "#compdef renju", "complete -c renju"];
    for (shell, shape) in SHELLS.into_iter().zip(shapes) {
        assert!(
            printed(&["completions", shell]).contains(shape),
            "{shell}: no {shape}"
        );
    }
}

#[test]
fn an_unknown_shell_is_a_usage_error_that_names_the_shells() {
    for args in [&["completions", "tcsh"][..], &["completions"]] {
        let ran = called(args);
        assert_eq!((ran.code, &*ran.out), (Some(2), ""), "{args:?}");
    }
    let told = called(&["completions", "tcsh"]).err;
    for shell in SHELLS {
        assert!(told.contains(shell), "{told}");
    }
}

/// Asks bash what it would offer after each of these lines.
#[cfg(unix)]
fn offered(lines: &[&str]) -> Vec<Vec<String>> {
    let mut script = printed(&["completions", "bash"]);
    for words in lines {
        script = format!(
            "{script}\nCOMP_WORDS=({words} ''); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\n\
             _renju renju '' \"${{COMP_WORDS[COMP_CWORD-1]}}\"\necho \"${{COMPREPLY[@]}}\""
        );
    }
    let mut bash = Command::new("bash");
    let output = bash.args(["--norc", "-c", &script]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stdout).unwrap();
    let sorted = told.lines().map(|line| {
        let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        words.sort();
        words
    });
    sorted.collect()
}

#[cfg(unix)]
#[test]
fn bash_offers_what_can_follow() {
    let all = offered(&[
        "renju --rule",
        "renju --forbidden",
        "renju judge --lang",
        "renju completions",
        "renju --opening",
        "renju",
    ]);
    let [rules, policies, languages, shells, openings, first] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!(rules, &["free", "rif", "standard"]);
    assert_eq!(policies, &["block", "claim", "loss"]);
    assert_eq!(languages, &["en", "ja", "zh", "zh-Hant"]);
    for shell in SHELLS {
        assert!(shells.iter().any(|word| word == shell), "{shells:?}");
    }
    assert_eq!(openings.len(), 52, "{openings:?}");
    assert!(
        ["kagetsu", "花月"]
            .iter()
            .all(|name| openings.iter().any(|word| word == name))
    );
    for command in COMMANDS {
        assert!(first.iter().any(|word| word == command), "{first:?}");
    }
}

#[test]
fn the_manual_page_has_every_command_and_flag() {
    let page = printed(&["man"]).replace("\\-", "-");
    assert!(page.contains("\n.TH renju 6 "), "{page}");
    assert!(
        [
            ".SH \"FILES\"",
            ".SH \"ENVIRONMENT\"",
            ".SH \"EXIT STATUS\"",
            ".SH \"EXAMPLES\""
        ]
        .iter()
        .all(|heading| page.contains(heading)),
        "{page}"
    );
    let mut all = flags(&printed(&["--help"]));
    for command in COMMANDS {
        let heading = format!("\n.SH \"RENJU {}\"\n", command.to_uppercase());
        assert!(page.contains(&heading), "no section for {command}");
        all.extend(flags(&printed(&[command, "--help"])));
    }
    assert!(all.contains("at") && all.contains("why"), "{all:?}");
    for flag in all {
        assert!(page.contains(&format!("--{flag}")), "no --{flag}");
    }
    // The help command of clap's own is no page's business.
    assert!(!page.contains("RENJU HELP"), "{page}");
}

#[test]
fn each_command_has_a_page_of_its_own() {
    for command in COMMANDS {
        let page = printed(&["man", command]);
        let title = format!("\n.TH renju-{command} 6 ");
        assert!(page.replace("\\-", "-").contains(&title), "{page}");
    }
}

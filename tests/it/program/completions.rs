//! Completions and the manual page: made from the one definition of the command line, complete,
//! and quiet when nobody reads to the end.

use std::collections::BTreeSet;
use std::process::{Command, Output};

const RENJU: &str = env!("CARGO_BIN_EXE_renju");
const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "powershell", "elvish"];
const COMMANDS: [&str; 5] = ["judge", "games", "openings", "completions", "man"];

fn renju(args: &[&str]) -> Output {
    Command::new(RENJU).args(args).output().unwrap()
}

/// What the program prints, when it succeeds and has no complaint.
fn printed(args: &[&str]) -> String {
    let output = renju(args);
    assert!(output.status.success(), "{args:?}: {:?}", output.status);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The long flags that a help text lists.
fn flags(help: &str) -> BTreeSet<String> {
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
        let output = renju(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
    let told = String::from_utf8(renju(&["completions", "tcsh"]).stderr).unwrap();
    for shell in SHELLS {
        assert!(told.contains(shell), "{told}");
    }
}

/// Asks bash what it would offer after these words.
#[cfg(unix)]
fn offered(words: &str) -> Vec<String> {
    let script = format!(
        "{}\nCOMP_WORDS=({words} ''); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\n\
         _renju renju '' \"${{COMP_WORDS[COMP_CWORD-1]}}\"\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"",
        printed(&["completions", "bash"])
    );
    let output = Command::new("bash")
        .args(["--norc", "-c", &script])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let mut words: Vec<String> = String::from_utf8(output.stdout)
        .unwrap()
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    words.sort();
    words
}

#[cfg(unix)]
#[test]
fn bash_offers_what_can_follow() {
    assert_eq!(offered("renju --rule"), ["free", "rif", "standard"]);
    assert_eq!(offered("renju --forbidden"), ["block", "claim", "loss"]);
    let openings = offered("renju --opening");
    assert_eq!(openings.len(), 52, "{openings:?}");
    assert!(openings.contains(&"kagetsu".to_owned()) && openings.contains(&"花月".to_owned()));
    assert_eq!(offered("renju judge --lang"), ["en", "ja", "zh", "zh-Hant"]);
    assert_eq!(
        offered("renju completions"),
        [
            "--help",
            "-h",
            "bash",
            "elvish",
            "fish",
            "powershell",
            "zsh"
        ]
    );
    let first = offered("renju");
    for command in COMMANDS {
        assert!(first.iter().any(|word| word == command), "{first:?}");
    }
}

#[test]
fn the_manual_page_has_every_command_and_flag() {
    let page = printed(&["man"]).replace("\\-", "-");
    assert!(page.contains("\n.TH renju 1 "), "{page}");
    assert!(page.contains("Exit codes"), "{page}");
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

/// cases.md 185: clap's own writing panics here.
#[test]
fn a_closed_pipe_is_a_quiet_success() {
    let mut all: Vec<Vec<&str>> = SHELLS
        .iter()
        .map(|&shell| vec!["completions", shell])
        .collect();
    all.push(vec!["man"]);
    for args in all {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = Command::new(RENJU)
            .args(&args)
            .stdout(writer)
            .output()
            .unwrap();
        assert!(output.status.success(), "{args:?}: {:?}", output.status);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}

#[test]
fn printing_them_starts_nothing_else() {
    let home = tempfile::tempdir().unwrap();
    let state = home.path().join("state");
    for args in [&["completions", "bash"][..], &["man"]] {
        let output = Command::new(RENJU)
            .args(args)
            .env("RENJU_STATE_DIR", &state)
            .env("HOME", home.path())
            .env_remove("TERM")
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
    }
    assert!(!state.exists());
}

//! `renju games --stats`: every finished game of the state folder is counted once for each of its players.

use std::path::Path;

use tempfile::tempdir;

use crate::support::program::{Ran, renju, run};

/// Runs the program with this state folder.
fn with(dir: &Path, args: &[&str], input: &str) -> Ran {
    let mut command = renju();
    command.args(args).env("RENJU_STATE_DIR", dir);
    run(&mut command, input.as_bytes())
}

/// A double-three at H10, ninth move.
const THREES: &str = "h8\na15\nh9\na13\ng10\na11\nf10\na9\nh10\n";

#[test]
fn games_are_counted_by_colour_rule_opening_and_reason_and_claims_too() {
    let dir = tempdir().unwrap();
    let play = |args: &[&str], input: &str| {
        let args = [&["--plain", "--lang", "en"], args].concat();
        with(dir.path(), &args, input)
    };
    let none = with(dir.path(), &["games", "--stats", "--lang", "en"], "");
    assert_eq!(
        (none.code, &*none.out),
        (Some(0), "no finished games yet\n")
    );
    let names = ["--black", "Lin", "--white", "Sato"];
    let other = ["--black", "Sato", "--white", "Lin"];
    // A right claim; one that comes too late, and a resignation; a wrong claim, which ends the game.
    play(&names, &format!("{THREES}claim\nyes\n"));
    play(&names, &format!("{THREES}a7\nresign white\nyes\n"));
    play(
        &[&other[..], &["--wrong-claim", "loss"]].concat(),
        "h8\nh9\ni9\nclaim\nyes\n",
    );
    // An unfinished one counts for nobody.
    play(&names, "h8\n");
    let all = with(dir.path(), &["games", "--stats", "--lang", "en"], "");
    assert_eq!(
        all.out,
        "Lin: 1 won, 2 lost, 0 drawn
  Black: 1 won, 1 lost, 0 drawn
  White: 0 won, 1 lost, 0 drawn
  standard: 1 won, 2 lost, 0 drawn
  Opening 4D Kagetsu · 花月: 0 won, 1 lost, 0 drawn
  forbidden move claimed: 0 won, 1 lost, 0 drawn
  resignation: 1 won, 0 lost, 0 drawn
  wrong claim: 0 won, 1 lost, 0 drawn
  claims: 0 right, 1 wrong, 0 missed
Sato: 2 won, 1 lost, 0 drawn
  Black: 1 won, 0 lost, 0 drawn
  White: 1 won, 1 lost, 0 drawn
  standard: 2 won, 1 lost, 0 drawn
  Opening 4D Kagetsu · 花月: 1 won, 0 lost, 0 drawn
  forbidden move claimed: 1 won, 0 lost, 0 drawn
  resignation: 0 won, 1 lost, 0 drawn
  wrong claim: 1 won, 0 lost, 0 drawn
  claims: 1 right, 0 wrong, 1 missed
"
    );
    let one = with(dir.path(), &["games", "--stats", "lin", "--lang", "zh"], "");
    assert!(
        one.out
            .starts_with("Lin：胜 1，负 2，和 0\n  黑方：胜 1，负 1，和 0\n"),
        "{one:?}"
    );
    assert_eq!(one.out.matches("Sato").count(), 0);
    let nobody = with(dir.path(), &["games", "--stats", "Wu", "--lang", "en"], "");
    assert_eq!(
        (nobody.code, &*nobody.err),
        (Some(1), "renju: no finished game of Wu\n")
    );
}

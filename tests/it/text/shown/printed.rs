//! What is printed in one language: by the commands, and about games on disk and what the disk refused.

use renju::game::{Policy, Setup};
use renju::plain::{Line, LineMode, Speech};
use renju::record::Flaw;
use renju::rules::Board;
use renju::sitting::{Keeper, Said, Sitting};
use renju::store::{Damage, DiskError, Tried, Why};
use renju::text::Lang;

use super::Shown;
use super::faults::call;
use crate::support::dense::{Look, Seeded, board, board_of};
use crate::support::program::{renju, run};
use crate::support::told::{default, free, standard};
use crate::text::languages::REASONS;

/// Games on disk: kept, offered, saved, listed, and what the disk may refuse.
pub(super) fn show_disk(shown: &mut Shown, lang: Lang) {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("a.sgf");
    let state = dir.path().join("state");
    let table = |setup: Setup, games| {
        let mut sitting = Sitting::new(setup, [None, None], false, games);
        let mut keeper = Keeper::new(Ok(state.clone()), || 1_700_000_000);
        let first = keeper.offer(&mut sitting);
        keeper.begin(&mut sitting);
        (
            LineMode::new(sitting, Speech { lang, ascii: false }, &first),
            keeper,
        )
    };
    let save = format!("save {}", file.display());
    let scripts: [(Option<u32>, &[&str]); 6] = [
        (Some(3), &["h8", "quit", "no", &save, &save, "no"]),
        (None, &["no", "a1", "b2", "quit", "yes"]),
        (None, &["2", "quit", "resign"]),
        (None, &["aside", "resign", "yes"]),
        (Some(2), &["h8", "resign", "yes", "quit", "yes"]),
        (None, &["yes"]),
    ];
    for (games, script) in scripts {
        let (mut lines, mut keeper) = table(free(), games);
        shown.add(lang, &lines.take_said());
        for line in script {
            lines.take(&Line::Text((*line).to_owned()));
            lines.keep(&mut keeper, true);
            shown.add(lang, &lines.take_said());
        }
        lines.end_of_input();
        shown.add(lang, &lines.take_said());
    }
    // A forbidden move that is claimed, missed, or lost by at once.
    let threes = [
        "no", "h8", "h1", "h9", "j1", "g10", "l1", "f10", "n1", "h10",
    ];
    for (setup, then) in [
        (default(), &["claim", "yes"][..]),
        (default(), &["o1", "resign", "yes"]),
        (standard(Policy::Loss), &[]),
    ] {
        let (mut lines, mut keeper) = table(setup, None);
        for line in threes.iter().chain(then) {
            lines.take(&Line::Text((*line).to_owned()));
            lines.keep(&mut keeper, true);
        }
    }
    let (mut lines, mut in_use) = table(free(), None);
    for line in ["no", "h8"] {
        lines.take(&Line::Text(line.to_owned()));
        lines.keep(&mut in_use, true);
    }
    lines.take(&Line::Long);
    lines.take(&Line::Bytes);
    shown.add(lang, &lines.take_said());
    let tag = lang.to_string();
    let none = dir.path().join("none");
    for (args, state) in [
        (&["games"][..], &state),
        (&["games"], &none),
        (&["--resume", "nobody", "--plain"], &state),
        (&["games", "--stats"], &none),
        (&["games", "--stats"], &state),
        (&["games", "--stats", "nobody"], &state),
    ] {
        let mut command = renju();
        command.env("RENJU_STATE_DIR", state);
        command.args(args).args(["--lang", &tag]);
        let ran = run(&mut command, b"");
        shown.add(lang, &(ran.out + &ran.err));
    }
    let empty = Keeper::new(Ok(none), || 0);
    let (mut keeper, mut sitting) = (empty, Sitting::new(free(), [None, None], false, None));
    let none = keeper.resume_named(None, &mut sitting).unwrap_err();
    shown.add(lang, &none.words(lang, &sitting));
    show_disk_errors(shown, lang, &sitting);
}

/// What the disk may refuse.
fn show_disk_errors(shown: &mut Shown, lang: Lang, sitting: &Sitting) {
    for tried in [Tried::Read, Tried::Save, Tried::Keep] {
        let damage = |moves, kept| {
            Why::Damaged(Damage {
                line: 3,
                flaw: Flaw::Checksum,
                moves,
                kept,
            })
        };
        let others = [
            Why::Exists,
            Why::InUse,
            Why::NoLock,
            Why::Newer(9),
            damage(Some(4), None),
            damage(None, Some("b".into())),
        ];
        for why in REASONS.into_iter().chain(others) {
            for path in ["", "a.sgf"] {
                let error = DiskError {
                    path: path.into(),
                    tried,
                    why: why.clone(),
                };
                shown.add(lang, &Said::Disk(error).words(lang, sitting));
            }
        }
    }
}

/// A board as `renju judge` takes it.
fn in_one_line(board: &Board) -> String {
    let picture = board.to_string();
    let row = |line: &str| line.split_whitespace().skip(1).collect::<String>();
    let rows: Vec<String> = picture.lines().skip(1).take(15).map(row).collect();
    rows.join("/")
}

/// What the commands print.
pub(super) fn show_commands(shown: &mut Shown, lang: Lang) {
    for args in [
        &["--help"][..],
        &["-h"],
        &["help"],
        &["doctor"],
        &["openings"],
        &["guide"],
    ] {
        call(shown, lang, args, b"");
    }
    for command in [
        "judge",
        "games",
        "replay",
        "convert",
        "diagram",
        "doctor",
        "completions",
        "man",
        "openings",
        "guide",
    ] {
        call(shown, lang, &[command, "--help"], b"");
    }
    let mut random = Seeded::new(7);
    let boards: String = (0..200)
        .map(|n| board(Look::ALL[n % 5], &mut random))
        .map(|grid| in_one_line(&board_of(&grid)) + "\n")
        .collect();
    for point in ["h8", "g9", "a1"] {
        let args = ["judge", "--why", "--at", point];
        call(shown, lang, &args, boards.as_bytes());
    }
}

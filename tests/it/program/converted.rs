//! `renju convert` from the shell: every format into every other, exit codes, and one line for what cannot be read.
//! Numbers in comments are entries of the collection of reported cases.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use renju::game::RuleSet;
use renju::record::{Format, read};
use tempfile::tempdir;

use crate::support::program::{Ran, called_by_a_reader_that_is_gone, called_in, renju, run};

/// Converts, with the files that lie in a folder named without it.
#[track_caller]
fn convert(dir: &Path, args: &[&str]) -> Ran {
    let inside = |arg: &&str| {
        let path = dir.join(arg);
        let is_new = arg.contains('.') && !path.exists();
        if path.exists() || is_new {
            path.into_os_string()
        } else {
            arg.into()
        }
    };
    called_in(
        &[],
        std::iter::once("convert".into()).chain(args.iter().map(inside)),
        b"",
    )
}

/// Converts what comes on standard input.
#[track_caller]
fn piped(bytes: &[u8], args: &[&str]) -> Ran {
    run(renju().args(["convert", "-"]).args(args), bytes)
}

/// The one line of a failure; nothing is on standard output.
#[track_caller]
fn refusal(output: &Ran) -> String {
    assert_eq!((output.code, &*output.out), (Some(1), ""), "{output:?}");
    let text = output.err.clone();
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(
        text.starts_with("renju: ") && !text.contains('\x1b'),
        "{text:?}"
    );
    text
}

fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records")
}

/// From each format into each, by files and by pipes, the moves stay.
#[test]
fn every_format_into_every_other() {
    let dir = tempdir().unwrap();
    let path = |format: Format| dir.path().join(format!("in.{}", format.word()));
    let moves = "h8 i9 g7 g9 h10 c3\n";
    fs::write(path(Format::Coords), moves).unwrap();
    for to in Format::ALL.into_iter().filter(|&to| to != Format::Coords) {
        let output = convert(
            dir.path(),
            &["in.coords", "--to", to.word(), "-o", &format!("in.{to}")],
        );
        assert!((output.code, &*output.out) == (Some(0), ""), "{output:?}");
    }
    for from in Format::ALL {
        let bytes = fs::read(path(from)).unwrap();
        let name = format!("in.{from}");
        let by_pipe = piped(&bytes, &["--to", "sgf", "-o", "-"]);
        let by_name = convert(dir.path(), &[&name, "--to", "sgf"]);
        assert_eq!(by_pipe.out, by_name.out, "{from}");
        // A library is no text, and what was printed here is kept as such.
        for to in Format::ALL.into_iter().filter(|&to| to != Format::Lib) {
            let by_name = convert(dir.path(), &[&name, "--to", to.word()]);
            assert_eq!(by_name.code, Some(0), "{by_name:?}");
            let file = read(by_name.out.as_bytes(), None, RuleSet::Free).unwrap();
            let shown: Vec<String> = file
                .game
                .moves()
                .iter()
                .map(|m| m.point.unwrap().to_string().to_lowercase())
                .collect();
            assert_eq!(shown.join(" "), moves.trim(), "{from} {to}");
        }
    }
}

/// Cases 102, 103, 104 and 107: the corpus of strange files that are read; what was assumed is on standard error.
#[test]
fn strange_files_are_read() {
    let dir = tempdir().unwrap();
    let mut count = 0;
    for entry in fs::read_dir(records()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let output = convert(dir.path(), &[path.to_str().unwrap(), "--to", "sgf"]);
        if name.starts_with("bad") {
            let text = refusal(&output);
            assert!(text.contains(&name), "{text}");
            continue;
        }
        count += 1;
        assert_eq!(output.code, Some(0), "{name}: {output:?}");
        // Always UTF-8 (case 106), and read again without a word.
        let text = output.out;
        fs::write(dir.path().join("again.sgf"), &text).unwrap();
        let again = convert(dir.path(), &["again.sgf", "--to", "sgf"]);
        assert_eq!(again.out, text, "{name}");
    }
    assert!(count > 30, "{count}");
}

/// Case 101: place and reason.
#[test]
fn a_refusal_names_place_and_reason() {
    let dir = tempdir().unwrap();
    for (text, place, reason) in [
        ("h8 i9 h8", "move 3", "H8"),
        ("h8\ni9\nz9\n", "move 3", "z9"),
        ("h8 h16", "move 2", "h16"),
        ("h8 h0", "move 2", "h0"),
    ] {
        fs::write(dir.path().join("a.txt"), text).unwrap();
        let said = refusal(&convert(dir.path(), &["a.txt", "--to", "sgf"]));
        assert!(said.contains("a.txt"), "{said}");
        let low = said.to_lowercase();
        assert!(
            low.contains(place) && low.contains(&reason.to_lowercase()),
            "{said}"
        );
    }
}

/// Case 112: what is huge, endless or no text is refused at once.
#[test]
fn huge_and_endless_files_are_refused() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("huge.sgf");
    File::create(&path).unwrap().set_len(1 << 30).unwrap();
    assert!(refusal(&convert(dir.path(), &["huge.sgf", "--to", "sgf"])).contains("larger than"));
    for (name, reason) in [
        ("/dev/zero", "not a regular file"),
        (".", "folder"),
        ("none.sgf", "no such file"),
        ("none/a.sgf", "no such file"),
    ] {
        let said = refusal(&convert(dir.path(), &[name, "--to", "sgf"]));
        assert!(said.contains(reason), "{said}");
    }
    // This very program, a million moves, and an endless stream.
    let binary = env!("CARGO_BIN_EXE_renju");
    let head = fs::read(binary).unwrap()[..100_000].to_vec();
    fs::write(dir.path().join("elf.sgf"), &head).unwrap();
    refusal(&convert(dir.path(), &["elf.sgf", "--to", "sgf"]));
    refusal(&piped(&head, &["--to", "sgf"]));
    let many = "h8 ".repeat(1_000_000);
    refusal(&piped(many.as_bytes(), &["--to", "sgf"]));
    let zeros = File::open("/dev/zero").unwrap();
    let mut command = renju();
    command.args(["convert", "-", "--to", "sgf"]).stdin(zeros);
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("larger than"), "{said}");
}

/// Nothing that exists is overwritten, the file that was read least of all (case 106).
#[test]
fn nothing_is_overwritten() {
    let dir = tempdir().unwrap();
    let bytes = fs::read(records().join("broken-bytes.sgf")).unwrap();
    let path = dir.path().join("a.sgf");
    fs::write(&path, &bytes).unwrap();
    let said = refusal_after_notes(&convert(
        dir.path(),
        &["a.sgf", "--to", "sgf", "-o", "a.sgf"],
    ));
    assert!(said.contains("a.sgf exists already"), "{said}");
    assert_eq!(fs::read(&path).unwrap(), bytes);
    let said = refusal_after_notes(&convert(
        dir.path(),
        &["a.sgf", "--to", "sgf", "-o", "no/b.sgf"],
    ));
    assert!(said.contains("no such folder"), "{said}");
}

/// The last line of a failure that comes after what was assumed.
#[track_caller]
fn refusal_after_notes(output: &Ran) -> String {
    assert_eq!(output.code, Some(1));
    output.err.lines().last().unwrap().to_owned()
}

/// Usage errors have their own exit code, and a reader that goes away is no error.
#[test]
fn exit_codes() {
    let dir = tempdir().unwrap();
    assert_eq!(convert(dir.path(), &["a.txt"]).code, Some(2));
    assert_eq!(convert(dir.path(), &["a.txt", "--to", "png"]).code, Some(2));
    assert_eq!(convert(dir.path(), &["--to", "sgf"]).code, Some(2));
    fs::write(dir.path().join("a.txt"), "h8").unwrap();
    let path = dir.path().join("a.txt");
    let args = ["convert", path.to_str().unwrap(), "--to", "sgf"];
    let (code, said) = called_by_a_reader_that_is_gone(&args);
    assert_eq!(
        (code, said.lines().count()),
        (0, 1),
        "the rules assumed: {said}"
    );
}

/// A file whose name no terminal should see, and one that is not UTF-8 (cases 149 and 193).
#[cfg(target_os = "linux")]
#[test]
fn names_of_any_kind() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let dir = tempdir().unwrap();
    let name = OsStr::from_bytes(b"\xff.sgf");
    fs::write(dir.path().join(name), "(;GM[4]SZ[15];B[hh])").unwrap();
    let path = dir.path().join(name);
    let args = [
        OsStr::new("convert"),
        path.as_os_str(),
        "--to".as_ref(),
        "coords".as_ref(),
    ];
    assert_eq!(called_in(&[], args, b"").out, "h8\n");
    fs::write(dir.path().join("\x1b[31m.txt"), "z99").unwrap();
    let said = refusal(&convert(dir.path(), &["\x1b[31m.txt", "--to", "sgf"]));
    assert!(said.contains("[31m.txt"), "{said}");
    refusal(&convert(dir.path(), &["\x1b[32m.txt", "--to", "sgf"]));
}

/// A kept game by the name that `renju games` gives it.
#[test]
fn a_kept_game_is_converted() {
    use renju::game::{Action, Game, Setup};
    use renju::store::{Header, Journal};
    let dir = tempdir().unwrap();
    let setup = Setup::new(RuleSet::Free);
    let header = Header {
        setup: setup.clone(),
        names: [Some("Anna".parse().unwrap()), None],
        started: 1_700_000_000,
        series: Vec::new(),
        games: None,
    };
    let mut game = Game::new(setup);
    let mut journal = Journal::create(Ok(dir.path().join("state")), header);
    game.apply(Action::Place("h8".parse().unwrap())).unwrap();
    journal.sync(&game).unwrap();
    let name = journal.name().unwrap();
    let with_state = |args: &[&str]| {
        let mut command = renju();
        command.env("RENJU_STATE_DIR", dir.path().join("state"));
        run(command.args(args), b"")
    };
    assert!(with_state(&["games"]).out.contains(&name));
    let output = with_state(&["convert", &name, "--to", "sgf"]);
    let file = read(output.out.as_bytes(), None, RuleSet::Free).unwrap();
    assert_eq!(file.game, game);
    assert_eq!(file.date.as_deref(), Some("2023-11-14"));
    assert_eq!(file.names[0].as_ref().unwrap().as_str(), "Anna");
}

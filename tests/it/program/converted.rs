//! `renju convert` from the shell: every format into every other, exit codes, and one line for what cannot be read.
//! Numbers in comments are entries of the collection of reported cases.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use renju::game::RuleSet;
use renju::record::{Format, read};
use tempfile::tempdir;

fn renju(dir: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_renju"));
    command
        .current_dir(dir)
        .env("RENJU_STATE_DIR", dir.join("state"))
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::null());
    command
}

fn convert(dir: &Path, args: &[&str]) -> Output {
    renju(dir).arg("convert").args(args).output().unwrap()
}

/// Converts what comes on standard input.
fn piped(dir: &Path, bytes: &[u8], args: &[&str]) -> Output {
    let mut command = renju(dir);
    command.args(["convert", "-"]).args(args);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that has read enough closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(bytes);
    child.wait_with_output().unwrap()
}

/// The one line of a failure; nothing is on standard output.
#[track_caller]
fn refusal(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(output.stdout, b"");
    let text = String::from_utf8(output.stderr.clone()).unwrap();
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
    for to in [Format::Sgf, Format::Psq] {
        let output = convert(
            dir.path(),
            &["in.coords", "--to", to.word(), "-o", &format!("in.{to}")],
        );
        assert!(
            output.status.success() && output.stdout.is_empty(),
            "{output:?}"
        );
    }
    for from in Format::ALL {
        let bytes = fs::read(path(from)).unwrap();
        let name = format!("in.{from}");
        for to in Format::ALL {
            let by_name = convert(dir.path(), &[&name, "--to", to.word()]);
            let by_pipe = piped(dir.path(), &bytes, &["--to", to.word(), "-o", "-"]);
            assert!(by_name.status.success() && by_pipe.status.success());
            assert_eq!(by_name.stdout, by_pipe.stdout, "{from} {to}");
            let file = read(&by_name.stdout, None, RuleSet::Free).unwrap();
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
        assert!(output.status.success(), "{name}: {output:?}");
        // Always UTF-8 (case 106), and read again without a word.
        let text = String::from_utf8(output.stdout).unwrap();
        let again = piped(dir.path(), text.as_bytes(), &["--to", "sgf"]);
        assert_eq!(String::from_utf8(again.stdout).unwrap(), text, "{name}");
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
        ("/dev/zero", "no regular file"),
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
    refusal(&piped(dir.path(), &head, &["--to", "sgf"]));
    let many = "h8 ".repeat(1_000_000);
    refusal(&piped(dir.path(), many.as_bytes(), &["--to", "sgf"]));
    let mut command = renju(dir.path());
    command.args(["convert", "-", "--to", "sgf"]);
    let output = command.stdin(File::open("/dev/zero").unwrap()).output();
    assert!(refusal(&output.unwrap()).contains("larger than"));
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
fn refusal_after_notes(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    text.lines().last().unwrap().to_owned()
}

/// Usage errors have their own exit code, and a reader that goes away is no error.
#[test]
fn exit_codes() {
    let dir = tempdir().unwrap();
    assert_eq!(convert(dir.path(), &["a.txt"]).status.code(), Some(2));
    assert_eq!(
        convert(dir.path(), &["a.txt", "--to", "png"]).status.code(),
        Some(2)
    );
    assert_eq!(convert(dir.path(), &["--to", "sgf"]).status.code(), Some(2));
    fs::write(dir.path().join("a.txt"), "h8").unwrap();
    let mut child = renju(dir.path())
        .args(["convert", "a.txt", "--to", "sgf"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!said.contains("panicked"), "{said}");
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
    let mut command = renju(dir.path());
    let output = command
        .arg("convert")
        .arg(name)
        .args(["--to", "coords"])
        .output();
    assert_eq!(output.unwrap().stdout, b"h8\n");
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
    };
    let mut game = Game::new(setup);
    let mut journal = Journal::create(Ok(dir.path().join("state")), header);
    game.apply(Action::Place("h8".parse().unwrap())).unwrap();
    journal.sync(&game).unwrap();
    let name = journal.name().unwrap();
    let listed = renju(dir.path()).arg("games").output().unwrap();
    assert!(String::from_utf8(listed.stdout).unwrap().contains(&name));
    let output = convert(dir.path(), &[&name, "--to", "sgf"]);
    let file = read(&output.stdout, None, RuleSet::Free).unwrap();
    assert_eq!(file.game, game);
    assert_eq!(file.date.as_deref(), Some("2023-11-14"));
    assert_eq!(file.names[0].as_ref().unwrap().as_str(), "Anna");
}

//! `renju judge` from outside: formats of positions, what is written where, streams, and the
//! oracle through a pipe.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;

use crate::support::dense::{Look, Seeded, board};
use crate::support::oracle::{Cell, Grid, Kind, all_points};
use crate::support::program::{Ran, called_in, renju};

/// Black's double-three on H8, White's stones out of the way.
const DOUBLE_THREE: &str = "g8 a1 i8 c1 h7 e1 h9 g1";

fn judge(args: &[&str]) -> Ran {
    called_in(&[], [&["judge"], args].concat(), b"")
}

fn judge_lines(input: &[u8]) -> Ran {
    called_in(&[], ["judge"], input)
}

fn start(command: &mut Command) -> (Child, ChildStdin) {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let input = child.stdin.take().unwrap();
    (child, input)
}

/// What the referee has to write for a grid, by the oracle.
fn expected(grid: &Grid) -> String {
    let mut line = String::new();
    for at in all_points().filter(|&at| grid.at(at) == Some(Cell::Empty)) {
        let made = grid.judge(at);
        if matches!(made.kind, Kind::Legal | Kind::Five) {
            continue;
        }
        let shapes = [
            ("6", made.overlines),
            ("4", made.fours.len()),
            ("3", made.threes.len()),
        ]
        .into_iter()
        .flat_map(|(name, times)| std::iter::repeat_n(name, times))
        .collect::<Vec<_>>();
        let gap = if line.is_empty() { "" } else { " " };
        let (column, row) = (b'a' + u8::try_from(at.0).unwrap(), at.1 + 1);
        let _ = write!(line, "{gap}{}{row}:{}", column as char, shapes.join("-"));
    }
    line
}

/// The grid as one line of input, in one of the ways to draw it.
fn drawn(grid: &Grid, way: u64) -> String {
    let (black, white, empty) = match way % 3 {
        0 => ("x", "o", "."),
        1 => ("●", "○", "┼"),
        _ => ("X", "O", "+"),
    };
    let rows = grid.diagram().trim_end().replace('\n', "/");
    rows.replace('x', "\u{1}")
        .replace('o', white)
        .replace('\u{1}', black)
        .replace('.', empty)
}

#[test]
fn forbidden_points_are_listed_with_their_shapes() {
    for (position, line) in [
        (DOUBLE_THREE, "h8:3-3"),
        ("e8 d8 f8 a1 g8 c1 h9 h12 h10 e1 h11 g1", "h8:4-4"),
        ("e8 a1 f8 c1 g8 e1 i8 g1 j8 k1", "h8:6"),
        // A five beats everything: where Black wins nothing is listed.
        ("e8 a1 f8 c1 g8 e1 i8 g1", ""),
        ("", ""),
        ("h8", ""),
    ] {
        let ran = judge(&[position]);
        assert_eq!(
            (ran.code, &*ran.out, &*ran.err),
            (Some(0), &*format!("{line}\n"), ""),
            "{position:?}"
        );
    }
}

#[test]
fn points_come_by_row_from_1_up_then_by_column_from_a() {
    // A double-three three times: one on a low row, two on one row.
    let position =
        "g4 a1 i4 c1 h3 e1 h5 g1 b12 o1 d12 o3 c11 o5 c13 o7 k12 o9 m12 o11 l11 o13 l13 o15";
    assert_eq!(judge(&[position]).out, "h4:3-3 c12:3-3 l12:3-3\n");
}

#[test]
fn every_way_to_write_a_position_means_the_same() {
    let rows = [
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        ".......x.......",
        "......x.x......",
        ".......x.......",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "o.o.o.o........",
    ];
    let slashed = rows.join("/");
    let ways = [
        DOUBLE_THREE.to_owned(),
        DOUBLE_THREE.replace(' ', ""),
        DOUBLE_THREE.replace(' ', ","),
        DOUBLE_THREE.to_uppercase(),
        "ｇ８ａ１ｉ８ｃ１ｈ７ｅ１ｈ９ｇ１".to_owned(),
        // Passes keep the colours right.
        "g8 -- i8 -- h7 -- h9 --".to_owned(),
        slashed.clone(),
        rows.join("\n"),
        format!("{}\n", rows.join("\n")),
        slashed.replace('.', "+"),
        slashed
            .replace('.', "┼")
            .replace('x', "●")
            .replace('o', "○"),
        format!("\u{FEFF}{DOUBLE_THREE}"),
    ];
    for way in &ways {
        let ran = judge(&[way]);
        assert_eq!((ran.code, &*ran.out), (Some(0), "h8:3-3\n"), "{way:?}");
    }
    let all: Vec<&str> = ways.iter().map(String::as_str).collect();
    assert_eq!(judge(&all).out, "h8:3-3\n".repeat(ways.len()));
}

#[test]
fn one_point_is_judged_alone() {
    for (position, point, line) in [
        (
            "e8 d8 f8 a1 g8 c1 h9 e1 h10 g1 g9 k1 i7 m1",
            "h8",
            "h8: 4-3-3 (四三三, double-three)",
        ),
        ("e8 a1 f8 c1 g8 e1 i8 g1", "H8", "h8: five"),
        ("e8 d8 f8 a1 g8 c1 h9 e1 h10 g1", "ｈ８", "h8: 4-3"),
        ("", "h8", "h8: nothing"),
        (DOUBLE_THREE, "h8", "h8: 3-3 (三三, double-three)"),
        (
            "e8 a1 f8 c1 g8 e1 i8 g1 j8 k1",
            "h8",
            "h8: 6 (长连, overline)",
        ),
    ] {
        let ran = judge(&["--at", point, position]);
        assert_eq!(
            (ran.code, &*ran.out, &*ran.err),
            (Some(0), &*format!("{line}\n"), "")
        );
    }
    let taken = judge(&["--at", "h8", "h8"]);
    assert_eq!((taken.code, &*taken.out), (Some(1), ""));
    assert!(taken.err.contains("position 1") && taken.err.contains("H8"));
}

#[test]
fn a_bad_position_has_its_line_named_and_the_others_are_judged() {
    let input = format!("{DOUBLE_THREE}\nh8h8\n\nz9\nh8\n");
    let ran = judge_lines(input.as_bytes());
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.out, "h8:3-3\nerror\n\nerror\n\n");
    let complaints: Vec<&str> = ran.err.lines().collect();
    assert_eq!(complaints.len(), 2, "{}", ran.err);
    assert!(
        complaints[0].starts_with("renju: line 2: ") && complaints[0].contains("H8 already has")
    );
    assert!(complaints[1].starts_with("renju: line 4: ") && complaints[1].contains('z'));

    // Several arguments are a batch as well; a single one leaves the output empty.
    let ran = judge(&["h8h8", DOUBLE_THREE]);
    assert_eq!((ran.code, &*ran.out), (Some(1), "error\nh8:3-3\n"));
    let ran = judge(&["h8h8"]);
    assert_eq!((ran.code, &*ran.out), (Some(1), ""));
}

#[test]
fn a_wrong_board_is_told_its_wrong_row() {
    // Case 32: a row of 16 shifts nothing.
    let mut rows = vec!["...............".to_owned(); 15];
    rows[3].push('x');
    let ran = judge(&[&rows.join("/")]);
    assert_eq!((ran.code, &*ran.out), (Some(1), ""));
    assert!(
        ran.err.contains("12") && ran.err.contains("16"),
        "{}",
        ran.err
    );
    rows[3].pop();
    let ran = judge(&[&rows[..14].join("/")]);
    assert!(ran.err.contains("14"), "{}", ran.err);
}

#[test]
fn line_ends_marks_and_noise_of_other_systems_are_read() {
    // Cases 102 and 103.
    let crlf = format!("\u{FEFF}{DOUBLE_THREE}\r\nh8\r\n{DOUBLE_THREE}");
    let ran = judge_lines(crlf.as_bytes());
    assert_eq!(
        (ran.code, &*ran.out, &*ran.err),
        (Some(0), "h8:3-3\n\nh8:3-3\n", "")
    );

    let mut noise = vec![b'a'; 40_000];
    noise.extend(b"\n");
    noise.extend(DOUBLE_THREE.as_bytes());
    noise.extend(b"\n\xff\xfe\n\x1b[2J\n");
    let ran = judge_lines(&noise);
    assert_eq!(
        (ran.code, &*ran.out),
        (Some(1), "error\nh8:3-3\nerror\nerror\n")
    );
    assert!(
        ran.err.contains("line 1: the line is longer than"),
        "{}",
        ran.err
    );
    assert!(!ran.err.contains('\u{1b}'), "{:?}", ran.err);

    // A last line of exactly the longest length, without its end, is a line.
    let mut longest = DOUBLE_THREE.as_bytes().to_vec();
    longest.resize(16 * 1024, b' ');
    assert_eq!(judge_lines(&longest).out, "h8:3-3\n");
    longest.push(b' ');
    assert_eq!(judge_lines(&longest).out, "error\n");
}

#[test]
fn a_dash_stands_for_standard_input() {
    let ran = called_in(&[], ["judge", "-"], DOUBLE_THREE.as_bytes());
    assert_eq!((ran.code, &*ran.out), (Some(0), "h8:3-3\n"));
    let ran = called_in(&[], ["judge", "h8", "-", "h9h9"], DOUBLE_THREE.as_bytes());
    assert_eq!((ran.code, &*ran.out), (Some(1), "\nh8:3-3\nerror\n"));
    assert!(ran.err.contains("line 3"), "{}", ran.err);
    assert_eq!(judge_lines(b"").out, "");
}

#[test]
fn a_program_that_waits_for_an_answer_gets_it() {
    let (mut child, mut input) = start(renju().arg("judge"));
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for (position, answer) in [(DOUBLE_THREE, "h8:3-3"), ("h8", ""), ("bad", "error")] {
        writeln!(input, "{position}").unwrap();
        assert_eq!(answers.next().unwrap().unwrap(), answer);
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn a_reader_that_goes_is_a_quiet_success() {
    // Cases 182 and 184.
    let (mut child, mut input) = start(renju().arg("judge"));
    let writer = thread::spawn(move || {
        // The program goes while this still writes.
        for _ in 0..50_000 {
            if writeln!(input, "{DOUBLE_THREE}").is_err() {
                break;
            }
        }
    });
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    answers.read_line(&mut first).unwrap();
    assert_eq!(first, "h8:3-3\n");
    drop(answers);
    let status = child.wait().unwrap();
    writer.join().unwrap();
    let mut told = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut told)
        .unwrap();
    assert_eq!((status.code(), &*told), (Some(0), ""));
}

#[test]
fn reasons_and_pictures_come_with_the_verdict() {
    let ran = judge(&["--at", "h8", "--why", "--lang", "en", DOUBLE_THREE]);
    assert_eq!(ran.code, Some(0));
    for part in [
        "H8: forbidden, double-three (3-3)",
        "row G8 H8 I8: three, straight four at F8 J8",
        "column H7 H8 H9: three, straight four at H6 H10",
        " 8 . . . . . . x * x",
    ] {
        assert!(ran.out.contains(part), "no {part:?} in\n{}", ran.out);
    }
    let ran = judge(&["--at", "h8", "--why", "--lang", "zh", DOUBLE_THREE]);
    for part in ["H8：三三禁手", "横 G8 H8 I8：活三，F8 J8 成活四"] {
        assert!(ran.out.contains(part), "no {part:?} in\n{}", ran.out);
    }
    let ran = judge(&["--board", DOUBLE_THREE]);
    assert!(ran.out.contains(" 8 . . . . . . x 3 x"), "{}", ran.out);
    assert!(ran.out.ends_with("h8:3-3\n"));
}

/// Judges so many boards of each look in one run of the program, and compares each line with
/// the oracle's.
/// Gives the peak of the program's memory in kilobytes at a tenth and near the end.
fn compare(boards_of_each: usize, seed: u64) -> [u64; 2] {
    let (mut child, mut input) = start(renju().arg("judge"));
    let total = boards_of_each * Look::ALL.len();
    // The program may end only after its memory was read.
    let (read, may_end) = std::sync::mpsc::channel::<()>();
    let writer = thread::spawn(move || {
        let mut number = 0;
        for (look, seed) in Look::ALL.into_iter().zip(seed..) {
            let mut random = Seeded::new(seed);
            for _ in 0..boards_of_each {
                writeln!(input, "{}", drawn(&board(look, &mut random), number)).unwrap();
                number += 1;
            }
        }
        may_end.recv().unwrap();
    });
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let (mut number, mut told) = (0, 0);
    let mut peaks = [0; 2];
    for (look, seed) in Look::ALL.into_iter().zip(seed..) {
        let mut random = Seeded::new(seed);
        for _ in 0..boards_of_each {
            let grid = board(look, &mut random);
            let line = answers.next().unwrap().unwrap();
            assert_eq!(
                line,
                expected(&grid),
                "{look:?}, seed {seed}, board {number}:\n{}",
                grid.diagram()
            );
            told += line.split_whitespace().count();
            number += 1;
            if number == total / 10 {
                peaks[0] = peak(child.id());
            }
            if number == total {
                peaks[1] = peak(child.id());
                read.send(()).unwrap();
            }
        }
    }
    assert!(answers.next().is_none());
    writer.join().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(
        told > total,
        "only {told} forbidden points on {total} boards"
    );
    println!("{total} boards, {told} forbidden points, memory peaks {peaks:?} kB");
    peaks
}

/// The most memory a process has had, in kilobytes; 0 where the system does not say.
fn peak(id: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .and_then(|rest| rest.trim().trim_end_matches(" kB").parse().ok())
        .unwrap_or(0)
}

#[test]
fn the_referee_agrees_with_the_oracle_through_a_pipe() {
    compare(200, 700);
}

#[test]
#[ignore = "minutes; run once in release mode after a change to the rules or the referee"]
fn the_referee_agrees_with_the_oracle_on_a_hundred_thousand_boards() {
    let [early, late] = compare(20_000, 800);
    assert!(
        late <= early + 1024,
        "memory grows with the input: {early} kB, then {late} kB"
    );
}

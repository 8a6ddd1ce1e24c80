//! The referee in a pipe: `renju judge` and `renju openings`.
//!
//! Positions come one at a time and are forgotten again, so that any number of them takes constant memory. Knows no
//! flags; a [`Query`] says what is asked.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use crate::rules::{
    Board, ForbiddenMap, OccupiedError, Opening, Point, examine, judge, parse_position,
};
use crate::text::{self, Lang};

use super::output::{DONE, FAILED, Output, Streams, note, shown};

/// What is asked of each position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Query {
    /// Judge this point alone.
    pub(super) at: Option<Point>,
    /// Say why.
    pub(super) why: bool,
    /// Draw the board with the forbidden points marked.
    pub(super) board: bool,
    /// Language of reasons.
    pub(super) lang: Lang,
}

/// What comes in.
enum Incoming<'a> {
    /// One position.
    Position(&'a str),
    /// A line beyond [`LONGEST_LINE`], which was skipped.
    TooLong,
    /// Nothing more has come yet.
    Pause,
}

/// Longest line taken, in bytes without its end; a board takes less than a tenth of it.
const LONGEST_LINE: u64 = 16 * 1024;

/// Judges the positions given, or those on standard input, and gives the exit code.
pub(super) fn run(positions: &[String], request: Query, output: &mut Output) -> u8 {
    let ascii = output.ascii;
    let Streams { input, out, err } = &mut output.streams;
    let mut out = BufWriter::new(out);
    // A line of the input is named by its number, and so is an argument.
    let by_lines = positions.is_empty() || positions.iter().any(|text| text == "-");
    let mut bad = false;
    let mut number = 0;
    let mut answered = String::new();
    let batch = positions.is_empty() || positions.len() > 1 || positions == ["-"];
    let mut one = |heard: Incoming, out: &mut dyn Write| -> io::Result<()> {
        let text = match heard {
            // A program that waits for the answers before it writes on must have them.
            Incoming::Pause => return out.flush(),
            Incoming::Position(text) => Ok(text),
            Incoming::TooLong => Err(text::line_too_long(request.lang, LONGEST_LINE)),
        };
        number += 1;
        answered.clear();
        match text.and_then(|text| answer(text, request, &mut answered)) {
            Ok(()) => out.write_all(shown(ascii, &answered).as_bytes()),
            Err(error) => {
                bad = true;
                // What was judged before is out before the complaint, in the order of the input.
                out.flush()?;
                note(
                    ascii,
                    *err,
                    &text::in_input(request.lang, by_lines, number, &error),
                );
                if batch {
                    out.write_all(b"error\n")
                } else {
                    Ok(())
                }
            }
        }
    };
    let result = if positions.is_empty() {
        each_line(*input, &mut |heard| one(heard, &mut out))
    } else {
        positions.iter().try_for_each(|text| match &**text {
            "-" => each_line(*input, &mut |heard| one(heard, &mut out)),
            text => one(Incoming::Position(text), &mut out),
        })
    };
    let result = result.and_then(|()| out.flush());
    drop(out);
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => DONE,
        Err(error) => output.fail(&error.to_string()),
        Ok(()) if bad => FAILED,
        Ok(()) => DONE,
    }
}

/// Hands over standard input line by line, with line ends and a byte order mark.
fn each_line(
    input: &mut dyn Read,
    take: &mut dyn FnMut(Incoming) -> io::Result<()>,
) -> io::Result<()> {
    let mut input = BufReader::new(input);
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.buffer().is_empty() {
            take(Incoming::Pause)?;
        }
        if input
            .by_ref()
            .take(LONGEST_LINE + 1)
            .read_until(b'\n', &mut line)?
            == 0
        {
            return Ok(());
        }
        if line.len() as u64 > LONGEST_LINE && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            take(Incoming::TooLong)?;
            continue;
        }
        // Nearly every line is UTF-8, which is checked in less time than the lossy reader takes.
        let text = std::str::from_utf8(&line)
            .map_or_else(|_| String::from_utf8_lossy(&line), Cow::Borrowed);
        take(Incoming::Position(&text))?;
    }
}

/// Adds the answer to one position, with its line end.
fn answer(text: &str, request: Query, answer: &mut String) -> Result<(), String> {
    // The board stays where it was read, for a copy takes time.
    let read = parse_position(text);
    let board = match &read {
        Ok(board) => board,
        Err(error) => return Err(text::position_fault(request.lang, error)),
    };
    let Some(at) = request.at else {
        let map = ForbiddenMap::of(board);
        if request.board {
            marked(&map, board, answer);
        }
        forbidden_points(&map, answer);
        return Ok(());
    };
    if let Some(by) = board.get(at) {
        return Err(text::occupied(
            request.lang,
            OccupiedError { point: at, by },
        ));
    }
    if request.why {
        answer.push_str(&reasons(board, at, request.lang));
    } else {
        answer.push_str(&text::judge_line(at, judge(board, at)));
        answer.push('\n');
    }
    Ok(())
}

/// `h8:3-3 c4:4-4-3`, by row from 1 up, then by column from A.
fn forbidden_points(map: &ForbiddenMap, line: &mut String) {
    // Without the formatting machinery, which would take longer than the map.
    let digit = |n: u8| char::from(b'0' + n);
    let mut is_first = true;
    for (p, _, tally) in map.points() {
        if !std::mem::take(&mut is_first) {
            line.push(' ');
        }
        line.push(p.letter().to_ascii_lowercase());
        if p.number() > 9 {
            line.push('1');
        }
        line.push(digit(p.number() % 10));
        let mut gap = ':';
        for shape in tally.digits() {
            line.push(gap);
            line.push(digit(shape));
            gap = '-';
        }
    }
    line.push('\n');
}

/// The board with 6, 4 and 3 on the points forbidden for overline, double-four, double-three.
fn marked(map: &ForbiddenMap, board: &Board, answer: &mut String) {
    let picture = text::diagram(board, |p| map.forbidden(p).map(text::forbidden_digit));
    answer.push_str(&picture);
}

/// A diagram with the stone in question as `*`, and the reasons as an indented tree.
fn reasons(board: &Board, at: Point, lang: Lang) -> String {
    let picture = text::diagram(board, |p| (p == at).then_some('*'));
    let tree = text::tree(lang, &examine(board, at));
    format!("{picture}{}\n", tree.join("\n"))
}

/// All 26 openings: names and a diagram of the central part of the board.
pub(super) fn openings(lang: Lang) -> String {
    let mut page = String::new();
    for opening in Opening::all() {
        let stones = opening.stones();
        let _ = writeln!(
            page,
            "{} · {}",
            text::opening(lang, opening),
            stones.map(|p| p.to_string()).join(" ")
        );
        for row in (4..=11).rev() {
            let _ = write!(page, "  {row:2}");
            for col in 3..=11 {
                let place = stones
                    .iter()
                    .position(|p| p.col() == col && p.number() == row);
                let c = place.map_or('.', |place| ['1', '2', '3'][place]);
                let _ = write!(page, " {c}");
            }
            page.push('\n');
        }
        page.push_str("     D E F G H I J K L\n\n");
    }
    page
}

//! `renju diagram`: a game or a position drawn as SVG or text.

use std::path::Path;

use crate::game::{Mode, Move};
use crate::record::{self, GameFile, MAX_BYTES};
use crate::rules::{Board, Color, OccupiedError, Point, parse_moves, parse_position};
use crate::store::{is_journal, open, read_stream, unreadable};
use crate::text::{self, Figure, Lang};

use super::args::Diagram;
use super::files;
use super::output::Output;
use super::start::by_default;
use super::values::PictureName;

/// What is to be drawn.
enum Subject {
    Game(Box<GameFile>),
    Moves(Vec<Move>),
    Position(Box<Board>),
}

/// Draws what the flags ask for, and gives the exit code.
pub(super) fn run(args: &Diagram, lang: Lang, output: &mut Output) -> u8 {
    let source = match source(&args.source, args.game, lang) {
        Ok(source) => source,
        Err(error) => return output.fail(&error),
    };
    let mut figure = match args.why {
        Some(point) => match board(&source, args.to, point) {
            Ok(board) => Figure::verdict(lang, &board, point),
            Err(error) => return output.fail(&text::occupied(lang, error)),
        },
        None => drawn(&source, args, lang),
    };
    figure.coordinates = !args.no_coordinates;
    figure.part = args.part.unwrap_or(figure.part);
    let ending = args.output.extension();
    let is_text = match args.format {
        Some(format) => format == PictureName::Text,
        None => ending.is_some_and(|ending| ending.eq_ignore_ascii_case("txt")),
    };
    let picture = if is_text { figure.text() } else { figure.svg() };
    files::deliver(picture.as_bytes(), &args.output, lang, output)
}

/// Reads a file if there is one of this name, and a position otherwise.
fn source(name: &str, game: Option<usize>, lang: Lang) -> Result<Subject, String> {
    let rules = by_default(Mode::Standard);
    let path = Path::new(name);
    if name != "-" && (path.exists() || is_journal(path)) {
        return Ok(Subject::Game(Box::new(files::read(
            path, game, rules, lang,
        )?)));
    }
    if name != "-" {
        let is_file_name = record::Format::of_name(name).is_some();
        return position(name, lang).map_err(|error| match open(path) {
            Err(no_file) if is_file_name => text::disk_error(lang, &no_file),
            _ => error,
        });
    }
    let bytes = open(path)
        .and_then(|input| read_stream(input, MAX_BYTES as u64).map_err(|why| unreadable(path, why)))
        .map_err(|error| text::disk_error(lang, &error))?;
    if let Some(source) = str::from_utf8(&bytes)
        .ok()
        .and_then(|text| position(text, lang).ok())
    {
        return Ok(source);
    }
    let file =
        record::read(&bytes, None, rules).map_err(|error| text::record_error(lang, &error))?;
    Ok(Subject::Game(Box::new(file)))
}

/// A list of moves, or a board.
fn position(text: &str, lang: Lang) -> Result<Subject, String> {
    let board = parse_position(text).map_err(|error| text::position_fault(lang, &error))?;
    Ok(match parse_moves(text) {
        Ok(points) => {
            let colors = Color::ALL.into_iter().cycle();
            let moves = colors
                .zip(points)
                .map(|(color, point)| Move { color, point });
            Subject::Moves(moves.collect())
        }
        Err(_) => Subject::Position(Box::new(board)),
    })
}

/// The position with its numbers and marks.
fn drawn(source: &Subject, args: &Diagram, lang: Lang) -> Figure {
    let (shown, first) = (args.to.unwrap_or(usize::MAX), args.from.unwrap_or(1));
    let mut figure = match source {
        Subject::Game(file) => {
            let mut figure = Figure::game(lang, file, shown, first);
            let shown = shown.min(file.game.moves().len());
            figure.mark(&file.tree.remarks(shown).marks);
            figure
        }
        Subject::Moves(moves) => Figure::moves(lang, &moves[..shown.min(moves.len())], first),
        Subject::Position(board) => Figure::position(board),
    };
    if args.marks {
        figure.mark_forbidden();
    }
    figure
}

/// The board on which a black stone on this point is judged: where it was played, the one before.
fn board(source: &Subject, shown: Option<usize>, point: Point) -> Result<Board, OccupiedError> {
    let moves = match source {
        Subject::Game(file) => file.game.moves(),
        Subject::Moves(moves) => moves,
        Subject::Position(board) => return free(**board, point),
    };
    let shown = moves.iter().take(shown.unwrap_or(usize::MAX));
    let mut board = Board::new();
    for m in shown {
        match m.point {
            Some(p) if p == point && m.color == Color::Black => break,
            Some(p) => board.put(p, m.color)?,
            None => {}
        }
    }
    free(board, point)
}

/// A board without a black stone on this point.
fn free(mut board: Board, point: Point) -> Result<Board, OccupiedError> {
    if board.get(point) == Some(Color::White) {
        return Err(OccupiedError {
            point,
            by: Color::White,
        });
    }
    board.take(point);
    Ok(board)
}

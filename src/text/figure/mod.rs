//! A position as books print it: numbered stones, marks, the shapes behind a verdict, and sentences below.
//!
//! Here is what a figure shows; `svg` draws it, and [`Figure::text`] is the same in plain characters.

mod svg;

use std::fmt::Write as _;

use crate::game::{Move, Phase};
use crate::record::{GameFile, Sign as Mark, move_word};
use crate::rules::{
    Board, Color, Forbidden, ForbiddenMap, Point, PointMap, SIZE, Tally, Verdict, examine,
};

use super::{Command, Lang, diagram, forbidden_digit, opening_of, outcome, tree, way};

/// Moves as one word, as `renju judge` takes them: `h8i9--g7`.
pub fn move_string(moves: &[Move]) -> String {
    moves.iter().map(|m| move_word(m.point)).collect()
}

/// What stands on a point, an empty one but for a mark of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Annotation {
    /// A point of a shape, which the sentences name by this letter.
    Letter(char),
    /// A proposal for the next black stone, by its number, or by the move's.
    Proposal(usize),
    /// Forbidden for Black.
    Forbidden(Forbidden, Tally),
    /// What a file marks, in place of a number.
    Mark(Mark),
}

/// A shape that a verdict speaks of: a stretch of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// The first and the last point.
    ends: [Point; 2],
    /// Whether it is what it looks like; a false three is not.
    counts: bool,
}

/// A position to be printed.
///
/// ```
/// use renju::rules::parse_position;
/// use renju::text::{Figure, Lang};
/// let board = parse_position("h8 a15 h9 a13 g10 a11 f10 a9")?;
/// let figure = Figure::verdict(Lang::En, &board, "H10".parse()?);
/// assert!(figure.text().contains("row F10 G10 H10: three, straight four at E10 (a) I10 (b)"));
/// assert!(figure.svg().starts_with("<svg "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The stones, without the one that is judged.
    board: Board,
    /// The numbers on them.
    numbers: Vec<(usize, Point)>,
    /// The stone played last.
    last: Option<Point>,
    /// What else stands on points.
    signs: PointMap<Annotation>,
    /// The stone that is judged.
    judged: Option<(Point, Verdict)>,
    shapes: Vec<Shape>,
    /// The lines below the board.
    caption: Vec<String>,
    /// Whether letters and numbers stand beside the board.
    pub coordinates: bool,
    /// The part of the board that is drawn, by its lower left and its upper right point; text has all of it.
    pub part: [Point; 2],
}

impl Figure {
    /// A position without a history.
    pub fn position(board: &Board) -> Self {
        let corner = |n| Point::new(n, n).expect("the corners lie on the board");
        Self {
            board: *board,
            numbers: Vec::new(),
            last: None,
            signs: PointMap::new(),
            judged: None,
            shapes: Vec::new(),
            caption: Vec::new(),
            coordinates: true,
            part: [corner(0), corner(SIZE - 1)],
        }
    }

    /// The position after these moves, with the numbers of those from `first` on.
    pub fn moves(lang: Lang, moves: &[Move], first: usize) -> Self {
        let mut board = Board::new();
        let mut numbers = Vec::new();
        let mut passes = String::new();
        for (number, m) in (1..).zip(moves) {
            match m.point {
                Some(p) => {
                    board
                        .put(p, m.color)
                        .expect("moves of one game lie on different points");
                    if number >= first {
                        numbers.push((number, p));
                    }
                }
                None if number >= first => {
                    let _ = write!(passes, "{number} {}  ", Command::Pass.hint(lang));
                }
                None => {}
            }
        }
        let caption = passes.trim_end().to_owned();
        Self {
            numbers,
            last: moves.iter().rev().find_map(|m| m.point),
            caption: Some(caption)
                .filter(|line| !line.is_empty())
                .into_iter()
                .collect(),
            ..Self::position(&board)
        }
    }

    /// A game after so many moves, all when it has fewer, numbered from the move `first` on: with its players, its
    /// opening and, at its end, its result.
    pub fn game(lang: Lang, file: &GameFile, shown: usize, first: usize) -> Self {
        let game = &file.game;
        let shown = shown.min(game.moves().len());
        let mut figure = Self::moves(lang, &game.moves()[..shown], first);
        let mut lines = Vec::new();
        let seats = game.seats();
        let name = |color| file.names[seats.player(color).index()].as_ref();
        let players: Vec<String> = [("●", Color::Black), ("○", Color::White)]
            .into_iter()
            .filter_map(|(stone, color)| Some(format!("{stone} {}", name(color)?)))
            .chain(file.date.clone())
            .collect();
        if !players.is_empty() {
            lines.push(players.join("  "));
        }
        lines.extend(opening_of(lang, game).filter(|_| shown >= 3));
        if shown == game.moves().len() {
            figure.propose(&game.phase_of_stone());
            lines.extend(
                game.outcome()
                    .map(|end| outcome(lang, game, &file.names, end)),
            );
        }
        figure.caption.splice(0..0, lines);
        figure
    }

    /// What a black stone on the empty point `p` makes: each shape with its points lettered, and the reasons.
    ///
    /// # Panics
    /// When `p` is taken.
    pub fn verdict(lang: Lang, board: &Board, p: Point) -> Self {
        let found = examine(board, p);
        let mut figure = Self::position(board);
        figure.judged = Some((p, found.verdict));
        for line in &found.lines {
            for row in line.five.iter().chain(&line.overline) {
                figure.add(row, &[], true);
            }
            for four in &line.fours {
                figure.add(&four.stones, &four.completions, true);
            }
            for three in &line.candidates {
                let ways: Vec<Point> = three.ways.iter().map(|way| way.point).collect();
                figure.add(&three.stones, &ways, three.is_three());
            }
        }
        // The sentence of a three names the points that make it a straight four already.
        let threes = found.lines.iter().flat_map(|line| &line.candidates);
        let ways = threes.flat_map(|three| &three.ways);
        let said: Vec<String> = ways
            .filter(|way| way.failure.is_none())
            .map(|made| way(lang, made))
            .collect();
        let mut reasons = tree(lang, &found);
        reasons.retain(|line| !said.iter().any(|way| way == line.trim_start()));
        figure.caption = reasons.iter().map(|line| figure.lettered(line)).collect();
        figure
    }

    /// Marks the points that are forbidden for Black, with what a stone there would make.
    pub fn mark_forbidden(&mut self) {
        let board = self.board;
        for (p, kind, tally) in ForbiddenMap::of(&board).points() {
            self.signs.insert_new(p, Annotation::Forbidden(kind, tally));
        }
    }

    /// Marks what a file marks.
    pub fn mark(&mut self, marks: &PointMap<Mark>) {
        for (p, mark) in marks.iter() {
            self.numbers.retain(|&(_, numbered)| numbered != p);
            self.signs.insert(p, Annotation::Mark(mark.clone()));
        }
    }

    /// The proposals that lie on the board of a game.
    fn propose(&mut self, phase: &Phase) {
        let numbered = phase.numbers_proposals();
        for (&p, number) in phase.proposals().iter().zip(1..) {
            self.signs
                .insert(p, Annotation::Proposal(if numbered { number } else { 5 }));
        }
    }

    /// Adds a shape of these stones, with the next letters on its points.
    fn add(&mut self, stones: &[Point], points: &[Point], counts: bool) {
        for &p in points {
            let letter = ('a'..='z').nth(self.signs.len()).unwrap_or('*');
            self.signs.insert_new(p, Annotation::Letter(letter));
        }
        // Points are ordered by row, then by column, and so are those of a line.
        let all = || stones.iter().chain(points).copied();
        if let (Some(first), Some(last)) = (all().min(), all().max()) {
            self.shapes.push(Shape {
                ends: [first, last],
                counts,
            });
        }
    }

    /// A sentence with its letter behind each point that has one.
    fn lettered(&self, sentence: &str) -> String {
        let mut text = String::new();
        for piece in sentence.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
            let word = piece.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            text.push_str(word);
            if let Some(Annotation::Letter(letter)) =
                word.parse().ok().and_then(|p| self.signs.get(p))
            {
                let _ = write!(text, " ({letter})");
            }
            text.push_str(&piece[word.len()..]);
        }
        text
    }

    /// The figure in plain characters: the board, the numbered moves, and the lines below.
    pub fn text(&self) -> String {
        let mut text = diagram(&self.board, |p| match self.signs.get(p) {
            _ if self.judged.is_some_and(|(judged, _)| judged == p) => Some('*'),
            Some(Annotation::Letter(letter)) => Some(*letter),
            Some(Annotation::Proposal(number)) => char::from_digit(*number as u32, 36),
            Some(Annotation::Forbidden(kind, _)) => Some(forbidden_digit(*kind)),
            Some(Annotation::Mark(mark)) => Some(mark.character()),
            None => None,
        });
        for row in self.numbers.chunks(8) {
            for (number, p) in row {
                let _ = write!(text, "{number:4} {p:<4}");
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        for line in &self.caption {
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

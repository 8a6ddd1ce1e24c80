//! Reasons on the board: one finding after another, and down into the nested ones.
//!
//! Steps through an examination that `rules` made; judges nothing itself.

use crate::rules::{Board, Color, Examination, Failure, LineFindings, Point, PointMap, examine};
use crate::text::{self, Lang};

use super::board_view::Mark;

/// An examination being looked at, with the ones it was reached through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReasonTrail {
    /// Outermost first; never empty.
    frames: Vec<Frame>,
    /// Whether the outermost stone stands on the board of the game.
    played: bool,
}

/// One examination, and what of it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Frame {
    /// The board with the examined stone on it.
    board: Board,
    found: Examination,
    items: Vec<Item>,
    selected: usize,
}

/// One thing to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// Everything that counts, together.
    All,
    /// A row of five or more on a line.
    Row(usize),
    /// A four on a line.
    Four(usize, usize),
    /// A three or what looks like one.
    Candidate(usize, usize),
    /// A way that fails for a reason of its own examination.
    Way(usize, usize, usize),
}

impl Frame {
    fn new(board: &Board, found: Examination) -> Self {
        let mut items = vec![Item::All];
        for (l, line) in found.lines.iter().enumerate() {
            if line.five.is_some() || line.overline.is_some() {
                items.push(Item::Row(l));
            }
            items.extend((0..line.fours.len()).map(|i| Item::Four(l, i)));
            for (c, candidate) in line.candidates.iter().enumerate() {
                items.push(Item::Candidate(l, c));
                let nested = candidate
                    .ways
                    .iter()
                    .enumerate()
                    .filter(|(_, way)| nested(way.failure.as_ref()).is_some());
                items.extend(nested.map(|(w, _)| Item::Way(l, c, w)));
            }
        }
        Self {
            board: board.with(found.point, Color::Black),
            found,
            items,
            selected: 0,
        }
    }

    fn line(&self, line: usize) -> &LineFindings {
        &self.found.lines[line]
    }

    /// The stones and the completing points of an item.
    fn shape(&self, item: Item) -> (Vec<Point>, Vec<Point>) {
        match item {
            Item::All => {
                let mut whole = (Vec::new(), Vec::new());
                for &item in &self.items {
                    let counts = match item {
                        Item::All | Item::Way(..) => false,
                        Item::Candidate(l, c) => self.line(l).candidates[c].is_three(),
                        Item::Row(_) | Item::Four(..) => true,
                    };
                    if counts {
                        let (stones, points) = self.shape(item);
                        whole.0.extend(stones);
                        whole.1.extend(points);
                    }
                }
                whole
            }
            Item::Row(l) => {
                let line = self.line(l);
                (
                    line.five
                        .clone()
                        .or_else(|| line.overline.clone())
                        .unwrap_or_default(),
                    Vec::new(),
                )
            }
            Item::Four(l, i) => {
                let four = &self.line(l).fours[i];
                (four.stones.clone(), four.completions.clone())
            }
            Item::Candidate(l, c) => {
                let candidate = &self.line(l).candidates[c];
                (
                    candidate.stones.clone(),
                    candidate.ways.iter().map(|way| way.point).collect(),
                )
            }
            Item::Way(l, c, w) => {
                let candidate = &self.line(l).candidates[c];
                (candidate.stones.clone(), vec![candidate.ways[w].point])
            }
        }
    }

    fn sentence(&self, lang: Lang, item: Item) -> String {
        match item {
            Item::All => text::conclusion(lang, &self.found),
            Item::Row(l) => {
                let line = self.line(l);
                let is_five = line.five.is_some();
                let stones = line
                    .five
                    .as_ref()
                    .or(line.overline.as_ref())
                    .map_or(&[][..], Vec::as_slice);
                text::row(lang, line.direction, stones, is_five)
            }
            Item::Four(l, i) => text::four(lang, self.line(l).direction, &self.line(l).fours[i]),
            Item::Candidate(l, c) => {
                text::candidate(lang, self.line(l).direction, &self.line(l).candidates[c])
            }
            Item::Way(l, c, w) => text::way(lang, &self.line(l).candidates[c].ways[w]),
        }
    }
}

fn nested(failure: Option<&Failure>) -> Option<&Examination> {
    match failure? {
        Failure::Five(found) | Failure::Forbidden(_, found) => Some(found),
        Failure::NoRoom => None,
    }
}

impl ReasonTrail {
    /// The reasons for a black stone on `p`, empty on `board`; `played` when the game's board has the stone.
    pub fn new(board: &Board, p: Point, played: bool) -> Self {
        Self {
            frames: vec![Frame::new(board, examine(board, p))],
            played,
        }
    }

    fn top(&self) -> &Frame {
        self.frames
            .last()
            .expect("there is always the outermost examination")
    }

    fn top_mut(&mut self) -> &mut Frame {
        self.frames
            .last_mut()
            .expect("there is always the outermost examination")
    }

    /// The point examined, innermost.
    pub fn point(&self) -> Point {
        self.top().found.point
    }

    /// How many steps down into nested reasons, 0 outside.
    pub fn depth(&self) -> usize {
        self.frames.len() - 1
    }

    /// Goes to the next item, or the one before, round the end.
    pub fn step(&mut self, on: bool) {
        let frame = self.top_mut();
        let count = frame.items.len();
        frame.selected = (frame.selected + if on { 1 } else { count - 1 }) % count;
    }

    /// Whether there is more than one item to step through.
    pub fn has_steps(&self) -> bool {
        self.top().items.len() > 1
    }

    /// Picks an item by its number, 0 for the whole.
    pub fn pick(&mut self, number: usize) {
        let frame = self.top_mut();
        if number < frame.items.len() {
            frame.selected = number;
        }
    }

    /// Whether Enter leads deeper from here.
    pub fn has_inner(&self) -> bool {
        self.inner().is_some()
    }

    fn inner(&self) -> Option<&Examination> {
        let frame = self.top();
        let way = |l: usize, c: usize, w: usize| {
            nested(frame.line(l).candidates[c].ways[w].failure.as_ref())
        };
        match frame.items[frame.selected] {
            Item::Way(l, c, w) => way(l, c, w),
            Item::Candidate(l, c) => {
                (0..frame.line(l).candidates[c].ways.len()).find_map(|w| way(l, c, w))
            }
            _ => None,
        }
    }

    /// Steps into the nested reason that is selected: its stone is put on the board.
    pub fn step_in(&mut self) -> bool {
        let Some(found) = self.inner().cloned() else {
            return false;
        };
        let frame = Frame::new(&self.top().board, found);
        self.frames.push(frame);
        true
    }

    /// Steps out again, the stone comes off; false when there is nothing to step out of.
    pub fn step_out(&mut self) -> bool {
        let deep = self.frames.len() > 1;
        if deep {
            self.frames.pop();
        }
        deep
    }

    /// The board to be drawn, hypothetical stones on it.
    pub fn board(&self) -> &Board {
        &self.top().board
    }

    /// What is marked on it.
    pub fn marks(&self) -> PointMap<Mark> {
        let frame = self.top();
        let (stones, points) = frame.shape(frame.items[frame.selected]);
        let mut marks: PointMap<Mark> = stones.into_iter().map(|p| (p, Mark::Shape)).collect();
        for (i, hypothetical) in self.frames.iter().enumerate() {
            if i > 0 || !self.played {
                marks.insert(hypothetical.found.point, Mark::Ghost);
            }
        }
        marks.extend(letters(&points));
        marks
    }

    /// What the panel says: each line, and whether it is the selected one.
    pub fn lines(&self, lang: Lang) -> Vec<(bool, String)> {
        let frame = self.top();
        let (_, points) = frame.shape(frame.items[frame.selected]);
        let letters = letters(&points);
        let mut lines = Vec::new();
        for (i, &item) in frame.items.iter().enumerate() {
            let selected = i == frame.selected;
            let sentence = frame.sentence(lang, item);
            let text = match item {
                Item::All => sentence,
                Item::Way(..) => format!("{i}   {sentence}"),
                _ => format!("{i} {sentence}"),
            };
            lines.push((selected, text));
            if let (true, Item::Candidate(l, c)) = (selected, item) {
                for way in &frame.line(l).candidates[c].ways {
                    if nested(way.failure.as_ref()).is_none() {
                        lines.push((false, format!("    {}", text::way(lang, way))));
                    }
                }
            }
        }
        let named: Vec<String> = letters
            .iter()
            .filter_map(|(p, mark)| match mark {
                Mark::Letter(letter) => Some(format!("{letter} {p}")),
                _ => None,
            })
            .collect();
        if !named.is_empty() {
            lines.push((false, named.join("  ")));
        }
        lines
    }
}

/// A letter for each completing point, in order.
fn letters(points: &[Point]) -> Vec<(Point, Mark)> {
    let distinct: PointMap<()> = points.iter().map(|&p| (p, ())).collect();
    distinct
        .iter()
        .zip('a'..='z')
        .map(|((p, ()), letter)| (p, Mark::Letter(letter)))
        .collect()
}

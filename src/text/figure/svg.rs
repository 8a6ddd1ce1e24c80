//! A figure as SVG, written as text: what is on it is told apart by shape, so that it can be printed without colours.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr;

use crate::rules::{Color, Forbidden, Point, SIZE, Verdict};

use super::{Annotation, Figure, Mark};

/// From line to line, in pixels, like all lengths here.
const CELL: i32 = 40;
/// From the outermost lines to the edge of the board.
const EDGE: i32 = 28;
/// Room for the labels, left of the board and below.
const LABELS: i32 = 26;
/// White paper around all.
const MARGIN: i32 = 10;
/// From line to line of the sentences.
const LINE: i32 = 23;
/// Half the diameter of a stone.
const STONE: i32 = 18;

const WOOD: &str = "#f4dfb6";
const INK: &str = "#17130d";
const GRID: &str = "#6b5534";
const RED: &str = "#b3261e";

impl Figure {
    /// The figure as an SVG image.
    pub fn svg(&self) -> String {
        let [low, high] = self.part;
        let labels = if self.coordinates { LABELS } else { 0 };
        let steps = |from: u8, to: u8| i32::from(to - from) * CELL;
        let (across, up) = (steps(low.col(), high.col()), steps(low.row(), high.row()));
        let (left, top) = (MARGIN + labels + EDGE, MARGIN + EDGE);
        let (right, bottom) = (left + across, top + up);
        let sentences = pixels(self.caption.len(), LINE);
        // About as wide as most fonts are.
        let longest = self.caption.iter().map(|line| line.width()).max();
        let width = (right + EDGE).max(left + pixels(longest.unwrap_or(0), 8)) + MARGIN;
        let height = bottom + EDGE + labels + sentences + MARGIN;
        let mut page = Page {
            text: String::new(),
            corner: (left, bottom),
            low,
            high,
        };
        let out = &mut page.text;
        let _ = writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} \
             {height}\" font-family=\"Helvetica,Arial,sans-serif\" text-anchor=\"middle\">\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
             <rect x=\"{}\" y=\"{MARGIN}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{WOOD}\"/>",
            MARGIN + labels,
            across + 2 * EDGE,
            up + 2 * EDGE,
        );
        self.shapes(&mut page);
        page.grid();
        self.stones(&mut page);
        self.signs(&mut page);
        let out = &mut page.text;
        if self.coordinates {
            let _ = writeln!(out, "<g font-size=\"15\" fill=\"{GRID}\">");
            for col in low.col()..=high.col() {
                let (x, y) = (left + steps(low.col(), col), bottom + EDGE + 19);
                let letter = char::from(b'A' + col);
                let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\">{letter}</text>");
            }
            for row in low.row()..=high.row() {
                let (x, y) = (MARGIN + LABELS / 2 - 2, bottom - steps(low.row(), row) + 5);
                let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\">{}</text>", row + 1);
            }
            out.push_str("</g>\n");
        }
        let _ = writeln!(
            out,
            "<g font-size=\"16\" fill=\"{INK}\" text-anchor=\"start\">"
        );
        for (place, line) in (1..).zip(&self.caption) {
            let words = line.trim_start();
            let x = MARGIN + labels + pixels(line.len() - words.len(), 7);
            let y = bottom + EDGE + labels + place * LINE - 4;
            let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\">{}</text>", escaped(words));
        }
        out.push_str("</g>\n</svg>\n");
        page.text
    }

    /// A capsule around each shape, broken where it is not what it looks like; a second one on a line is wider.
    fn shapes(&self, page: &mut Page) {
        for (place, shape) in self.shapes.iter().enumerate() {
            let [(x1, y1), (x2, y2)] = shape.ends.map(|p| page.place(p));
            let (dx, dy) = (x2 - x1, y2 - y1);
            // 1.4142 times the way along one axis.
            let (length, turn) = match (dx.signum(), dy.signum()) {
                (_, 0) => (dx.abs(), 0),
                (0, _) => (dy.abs(), 90),
                (1, _) => (dx.abs() * 14142 / 10000, -45),
                _ => (dx.abs() * 14142 / 10000, 45),
            };
            let crosses = |p: &super::Shape| {
                let ends = p.ends.map(|p| page.place(p));
                let (ox, oy) = (ends[1].0 - ends[0].0, ends[1].1 - ends[0].1);
                ox.signum() != dx.signum() || oy.signum() != dy.signum()
            };
            let before = self.shapes[..place].iter().filter(|p| !crosses(p)).count();
            let half = STONE + 2 + pixels(before, 4);
            let (x, y) = (i32::midpoint(x1, x2), i32::midpoint(y1, y2));
            let (fill, dashes) = if shape.counts {
                ("fill=\"#e9a391\" fill-opacity=\".55\"", "")
            } else {
                ("fill=\"none\"", " stroke-dasharray=\"7 5\"")
            };
            let _ = writeln!(
                page.text,
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{half}\" transform=\"rotate({turn} {x} {y})\" \
                 {fill} stroke=\"{RED}\" stroke-width=\"2\"{dashes}/>",
                x - length / 2 - half,
                y - half,
                length + 2 * half,
                2 * half,
            );
        }
    }

    fn stones(&self, page: &mut Page) {
        let judged = self.judged.map(|(p, _)| (p, Color::Black));
        for color in Color::ALL {
            let fill = if color == Color::Black { INK } else { "#fff" };
            let _ = writeln!(
                page.text,
                "<g fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.5\">"
            );
            let also = judged.filter(|(_, of)| *of == color).map(|(p, _)| p);
            for p in self.board.stones(color).chain(also) {
                page.circle(p, STONE, "");
            }
            page.text.push_str("</g>\n");
        }
        for color in Color::ALL {
            let ink = if color == Color::Black { "#fff" } else { INK };
            let _ = writeln!(page.text, "<g fill=\"{ink}\">");
            for &(number, p) in &self.numbers {
                if self.board.get(p) == Some(color) {
                    let size = if number > 99 { 15 } else { 18 };
                    page.label(p, size, &number.to_string());
                }
            }
            page.text.push_str("</g>\n");
        }
        if let Some(p) = self.last {
            let ink = match (self.numbers.is_empty(), self.board.get(p)) {
                (_, Some(Color::Black)) => "#fff",
                _ => INK,
            };
            let form = format!(" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.5\"");
            page.circle(p, STONE - 3, &form);
        }
        if let Some((p, verdict)) = self.judged {
            let (x, y) = page.place(p);
            let sign = match verdict {
                Verdict::Forbidden(..) => cross(x, y),
                Verdict::Five | Verdict::Legal(_) => triangle(x, y),
            };
            page.path(p, &sign, "#fff");
        }
    }

    fn signs(&self, page: &mut Page) {
        for (p, sign) in self.signs.iter() {
            match sign {
                Annotation::Letter(letter) => {
                    let form = format!(" fill=\"#fff\" stroke=\"{RED}\" stroke-width=\"1.5\"");
                    page.circle(p, 12, &form);
                    page.label(p, 17, &letter.to_string());
                }
                Annotation::Mark(mark) => self.mark_on(page, p, mark),
                Annotation::Proposal(number) => {
                    let form =
                        format!(" fill=\"{WOOD}\" stroke=\"{INK}\" stroke-dasharray=\"4 3\"");
                    page.circle(p, STONE, &form);
                    page.label(p, 18, &number.to_string());
                }
                Annotation::Forbidden(kind, tally) => {
                    let name = match kind {
                        Forbidden::Overline => "6".to_owned(),
                        Forbidden::DoubleFour | Forbidden::DoubleThree => tally.to_string(),
                    };
                    page.circle(p, 14, &format!(" fill=\"{WOOD}\""));
                    let _ = write!(page.text, "<g fill=\"{RED}\" font-weight=\"bold\">");
                    page.label(p, if name.len() > 3 { 11 } else { 15 }, &name);
                    page.text.push_str("</g>\n");
                }
            }
        }
    }
}

impl Figure {
    /// What a file marks, on a stone or on an empty point.
    fn mark_on(&self, page: &mut Page, p: Point, mark: &Mark) {
        let ink = match self.board.get(p) {
            Some(Color::Black) => "#fff",
            _ => INK,
        };
        let (x, y) = page.place(p);
        let path = match mark {
            Mark::Label(text) => {
                if self.board.is_empty_at(p) {
                    page.circle(p, 14, &format!(" fill=\"{WOOD}\""));
                }
                let _ = write!(page.text, "<g fill=\"{ink}\">");
                let size = if text.width() > 3 { 11 } else { 18 };
                page.label(p, size, &escaped(text));
                page.text.push_str("</g>\n");
                return;
            }
            Mark::Circle => {
                let form = format!(" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.5\"");
                return page.circle(p, 9, &form);
            }
            Mark::Triangle => triangle(x, y),
            Mark::Cross => cross(x, y),
            Mark::Square => format!("M{} {}h16v16h-16z", x - 8, y - 8),
        };
        page.path(p, &path, ink);
    }
}

fn triangle(x: i32, y: i32) -> String {
    format!("M{x} {}l9 15h-18z", y - 10)
}

fn cross(x: i32, y: i32) -> String {
    format!("M{} {}l16 16m0-16l-16 16", x - 8, y - 8)
}

/// An image being written, and where the points lie in it.
struct Page {
    text: String,
    /// Where the lower left point lies.
    corner: (i32, i32),
    low: Point,
    high: Point,
}

impl Page {
    fn place(&self, p: Point) -> (i32, i32) {
        let steps = |from: u8, to: u8| (i32::from(to) - i32::from(from)) * CELL;
        (
            self.corner.0 + steps(self.low.col(), p.col()),
            self.corner.1 - steps(self.low.row(), p.row()),
        )
    }

    fn shows(&self, p: Point) -> bool {
        (self.low.col()..=self.high.col()).contains(&p.col())
            && (self.low.row()..=self.high.row()).contains(&p.row())
    }

    /// Lines and stars; where the board goes on beyond the part that is shown, so do the lines.
    fn grid(&mut self) {
        let (low, high) = (self.low, self.high);
        let [(left, bottom), (right, top)] = [low, high].map(|p| self.place(p));
        let beyond = |is_edge: bool| if is_edge { 0 } else { CELL / 2 };
        let (west, east) = (
            left - beyond(low.col() == 0),
            right + beyond(high.col() == SIZE - 1),
        );
        let (south, north) = (
            bottom + beyond(low.row() == 0),
            top - beyond(high.row() == SIZE - 1),
        );
        let mut path = String::new();
        for x in (left..=right).step_by(CELL as usize) {
            let _ = write!(path, "M{x} {north}V{south}");
        }
        for y in (top..=bottom).step_by(CELL as usize) {
            let _ = write!(path, "M{west} {y}H{east}");
        }
        let _ = writeln!(
            self.text,
            "<path d=\"{path}\" stroke=\"{GRID}\" stroke-width=\"1.3\" stroke-linecap=\"square\" fill=\"none\"/>\n\
             <g fill=\"{GRID}\">"
        );
        for p in [Point::CENTER].into_iter().chain(Point::STARS) {
            self.circle(p, 4, "");
        }
        self.text.push_str("</g>\n");
    }

    fn circle(&mut self, p: Point, radius: i32, form: &str) {
        let (x, y) = self.place(p);
        if self.shows(p) {
            let _ = writeln!(
                self.text,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{form}/>"
            );
        }
    }

    /// A thick line around the middle of a point.
    fn path(&mut self, p: Point, path: &str, ink: &str) {
        if self.shows(p) {
            let _ = writeln!(
                self.text,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"3\"/>"
            );
        }
    }

    /// A word on a point.
    fn label(&mut self, p: Point, size: i32, word: &str) {
        let (x, y) = self.place(p);
        if self.shows(p) {
            let _ = writeln!(
                self.text,
                "<text x=\"{x}\" y=\"{y}\" dy=\".35em\" font-size=\"{size}\">{word}</text>"
            );
        }
    }
}

/// So many lengths.
fn pixels(count: usize, each: i32) -> i32 {
    i32::from(count as u16) * each
}

/// A text as XML has it, in ASCII, so that no encoding can spoil it.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            c if c.is_ascii() => escaped.push(c),
            c => {
                let _ = write!(escaped, "&#{};", u32::from(c));
            }
        }
    }
    escaped
}

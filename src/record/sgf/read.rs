//! The main line of an SGF file to a game: its properties, setup, moves and comments.

use crate::game::{Player, RuleSet};
use crate::record::decode::{clean, clean_line, decode, name};
use crate::record::error::{MoveFault, Place, RecordError};
use crate::record::moves::{Given, build, order};
use crate::record::note::Note;
use crate::record::{GameFile, stated_winner};
use crate::rules::{Color, OccupiedError, Point, SIZE};

use super::INFO;
use super::exact::{Comments, comments, rebuild};
use super::scan::{Property, Scan, scan};
use super::stated::{charset, check_game, stated_rules};

/// Reads an SGF file.
pub(in crate::record) fn read(bytes: &[u8], rules: RuleSet) -> Result<GameFile, RecordError> {
    let mut notes = Vec::new();
    let weigh = |text: &str| scan(text).map_or(0, |scan| scan.weight());
    let text = decode(bytes, charset(bytes).as_deref(), weigh, &mut notes);
    let scan = scan(&text)?;
    drop(text);
    notes.extend(scan.notes.iter().cloned());
    let find = |ident: &str| {
        let mut all = scan.nodes.iter().flatten();
        all.find(|property| property.ident == ident)
    };
    check_game(find("GM"), find("SZ"), &mut notes)?;
    let line = main_line(&scan, &mut notes)?;
    let value = |ident| {
        let text = clean_line(find(ident)?.values.first()?);
        (!text.is_empty()).then_some(text)
    };
    let seated = ["PB", "PW"].map(|ident| name(find(ident)?.values.first()?, &mut notes));
    let rebuilt = rebuild(&scan, &line, &mut notes);
    let exact = rebuilt.is_some();
    let start = order(&line.black, &line.white, line.turn());
    let (game, black) = if let Some(rebuilt) = rebuilt {
        rebuilt
    } else {
        let texts = [value("RU"), value("GN")];
        let rules = stated_rules(texts.each_ref().map(Option::as_deref), rules, &mut notes);
        (build(&start, &line.given, rules, &mut notes)?, Player::One)
    };
    let Comments {
        mut by_move,
        closing,
    } = comments(&line, &game, start.len(), exact);
    if !exact {
        for (count, event) in line.events() {
            let comment = by_move.entry(count.min(game.moves().len())).or_default();
            let gap = if comment.is_empty() { "" } else { "\n\n" };
            comment.insert_str(0, &format!("{event}{gap}"));
        }
    }
    let mut names = seated;
    if black == Player::Two {
        names.reverse();
    }
    let result = value("RE");
    if let (Some(outcome), Some(stated)) = (game.outcome(), result.as_deref())
        && stated_winner(stated).is_some_and(|stated| stated != outcome.winner())
    {
        notes.push(Note::ResultDiffers);
    }
    Ok(GameFile {
        game,
        names,
        date: value("DT"),
        result,
        closing,
        comments: by_move,
        times: Vec::new(),
        info: INFO
            .into_iter()
            .filter_map(|ident| Some((ident, value(ident)?)))
            .collect(),
        notes,
    })
}

/// A comment and the node it was found in.
pub(super) struct Comment {
    /// Moves in the file up to this node.
    pub count: usize,
    /// Whether the node is the first, and whether it has a move.
    pub node: (bool, bool),
    pub text: String,
}

/// What the main line holds.
#[derive(Default)]
pub(super) struct MainLine {
    pub black: Vec<Point>,
    pub white: Vec<Point>,
    /// PL.
    pub to_play: Option<Color>,
    pub given: Vec<Given>,
    pub comments: Vec<Comment>,
    /// AP names this program.
    pub is_ours: bool,
    /// SW.
    swap: Option<bool>,
    /// 5A and FA: fifth moves that were proposed.
    proposals: Vec<Point>,
}

impl MainLine {
    /// Who has the next move when colours alternate.
    fn due(&self) -> Color {
        let last = self.given.last().and_then(|given| given.color);
        last.map_or(self.to_play.unwrap_or(Color::Black), Color::opponent)
    }

    /// What the file tells of the opening besides moves, in the words of our own files, by number of moves.
    fn events(&self) -> Vec<(usize, String)> {
        let mut events = Vec::new();
        let exchanged = |swap| {
            if swap {
                "Colours exchanged"
            } else {
                "Colours kept"
            }
        };
        events.extend(self.swap.map(|swap| (3, exchanged(swap).to_owned())));
        // The fifth move itself may be among them, and points that are taken are none.
        let played: Vec<Point> = self.given.iter().take(5).filter_map(|m| m.point).collect();
        let others = self.proposals.iter().filter(|p| !played.contains(p));
        let others: Vec<String> = others.map(Point::to_string).collect();
        if !others.is_empty() {
            let points = others.join(", ");
            events.push((5, format!("Proposed for move 5 and not taken: {points}")));
        }
        events
    }

    /// What has been played becomes a setup: stones are taken off, which no game does.
    fn set_down(&mut self) {
        self.to_play = Some(self.due());
        for given in std::mem::take(&mut self.given) {
            let taken = |p: &Point| self.black.contains(p) || self.white.contains(p);
            match given.color {
                Some(Color::Black) => self.black.extend(given.point.filter(|p| !taken(p))),
                _ => self.white.extend(given.point.filter(|p| !taken(p))),
            }
        }
        for comment in &mut self.comments {
            comment.count = 0;
        }
    }

    /// Who moves after the setup.
    fn turn(&self) -> Option<Color> {
        let first = self.given.first().and_then(|given| given.color);
        first.or(self.to_play)
    }
}

fn main_line(scan: &Scan, notes: &mut Vec<Note>) -> Result<MainLine, RecordError> {
    let mut line = MainLine::default();
    let mut letters = None;
    for (i, node) in scan.nodes.iter().enumerate() {
        let before = line.given.len();
        for property in node {
            match property.ident.as_str() {
                "AB" | "AW" | "AE" if line.given.is_empty() => set_up(&mut line, property)?,
                // Once play has begun, a stone set up is a move like any other.
                "B" | "AB" => give(&mut line, property, Color::Black, &mut letters)?,
                "W" | "AW" => give(&mut line, property, Color::White, &mut letters)?,
                "AE" => {
                    line.set_down();
                    set_up(&mut line, property)?;
                }
                // 五目クエスト has the stones of the opening in properties of its own.
                "QPR" | "QSLW" => {
                    for value in property.values.iter().flat_map(|value| value.split(',')) {
                        let color = line.due();
                        give_one(&mut line, property.line, value, color, &mut letters)?;
                    }
                }
                "SW" => line.swap = Some(property.values[0].trim().eq_ignore_ascii_case("yes")),
                "5A" | "FA" => {
                    let points = property.values.iter().map(|value| value.trim());
                    line.proposals.extend(points.filter_map(sgf_point));
                }
                "AP" => line.is_ours = property.values[0].starts_with("renju:"),
                "PL" => {
                    line.to_play = match property.values[0].trim().get(..1) {
                        Some("B" | "b" | "1") => Some(Color::Black),
                        Some("W" | "w" | "2") => Some(Color::White),
                        _ => line.to_play,
                    };
                }
                _ => {}
            }
        }
        for comment in node.iter().filter(|property| property.ident == "C") {
            line.comments.push(Comment {
                count: line.given.len(),
                node: (i == 0, line.given.len() > before),
                text: clean(&comment.values.join("\n")),
            });
        }
    }
    let set_up = line.black.len() + line.white.len();
    if set_up > 0 {
        notes.push(Note::SetupStones(set_up));
    }
    if let Some(line) = letters {
        Note::untidy(notes, line);
    }
    Ok(line)
}

fn give(
    line: &mut MainLine,
    property: &Property,
    color: Color,
    letters: &mut Option<usize>,
) -> Result<(), RecordError> {
    for value in &property.values {
        give_one(line, property.line, value, color, letters)?;
    }
    Ok(())
}

fn give_one(
    line: &mut MainLine,
    at: usize,
    value: &str,
    color: Color,
    letters: &mut Option<usize>,
) -> Result<(), RecordError> {
    let value = value.trim();
    let by_name = || {
        let point = value.parse().ok();
        *letters = letters.or(point.map(|_: Point| at));
        point
    };
    let point = match value {
        // FF[3] and older write a pass as a point off the board.
        "" | "tt" | "--" | "pass" | "PASS" => None,
        _ => Some(
            sgf_point(value)
                .or_else(by_name)
                .ok_or_else(|| RecordError::Move {
                    place: Place {
                        line: Some(at),
                        number: line.given.len() + 1,
                    },
                    fault: off_board(value),
                })?,
        ),
    };
    line.given.push(Given {
        color: Some(color),
        point,
        line: Some(at),
    });
    Ok(())
}

fn off_board(value: &str) -> MoveFault {
    MoveFault::OffBoard(clean_line(value).chars().take(20).collect())
}

/// `aa` is A15: the second letter counts from the top.
fn sgf_point(text: &str) -> Option<Point> {
    let &[col, row] = text.as_bytes() else {
        return None;
    };
    let row = SIZE.checked_sub(row.checked_sub(b'a')?.checked_add(1)?)?;
    Point::new(col.checked_sub(b'a')?, row)
}

fn set_up(line: &mut MainLine, property: &Property) -> Result<(), RecordError> {
    for value in &property.values {
        let fault = |fault| RecordError::Setup {
            line: property.line,
            fault,
        };
        let (from, to) = value.split_once(':').unwrap_or((value, value));
        let corner = |text: &str| sgf_point(text.trim()).or_else(|| text.parse().ok());
        let (Some(a), Some(b)) = (corner(from), corner(to)) else {
            return Err(fault(off_board(value)));
        };
        let inside = |x: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&x);
        let points = Point::all()
            .filter(|p| inside(p.col(), a.col(), b.col()) && inside(p.row(), a.row(), b.row()));
        for p in points {
            let by = match () {
                () if line.black.contains(&p) => Some(Color::Black),
                () if line.white.contains(&p) => Some(Color::White),
                () => None,
            };
            match (property.ident.as_str(), by) {
                ("AE", _) => {
                    line.black.retain(|&q| q != p);
                    line.white.retain(|&q| q != p);
                }
                (_, Some(by)) => return Err(fault(OccupiedError { point: p, by }.into())),
                ("AB", None) => line.black.push(p),
                (_, None) => line.white.push(p),
            }
        }
    }
    Ok(())
}

//! The main line of an SGF file to a game: its properties, setup, moves and comments.

use crate::game::{Player, RuleSet, TimeControl};
use crate::record::decode::{clean, clean_line, decode, name};
use crate::record::error::{MoveFault, Place, RecordError};
use crate::record::moves::{Given, build, order};
use crate::record::note::Note;
use crate::record::tree::GameTree;
use crate::record::{GameFile, stated_winner};
use crate::rules::{Color, OccupiedError, Point, SIZE};

use super::INFO;
use super::exact::{comments, rebuild};
use super::grow::grow;
use super::scan::{Property, Scan, TEXTS, scan};
use super::stated::{charset, check_game, stated_rules};

/// The text of a file.
pub(in crate::record) fn decoded(bytes: &[u8], notes: &mut Vec<Note>) -> String {
    let weigh = |text: &str| scan(text, 1).map_or(0, |scan| scan.weight());
    decode(bytes, charset(bytes).as_deref(), weigh, notes)
}

/// Reads the game of a text that begins in this line of its file.
pub(in crate::record) fn read(
    text: &str,
    line: usize,
    rules: RuleSet,
    mut notes: Vec<Note>,
) -> Result<GameFile, RecordError> {
    let scan = scan(text, line)?;
    notes.extend(scan.notes.iter().cloned());
    let find = |ident: &str| {
        let mut all = scan.main_line().iter().flat_map(|node| &node.properties);
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
        (
            build(&start, &line.given, rules, Player::One, &mut notes)?,
            Player::One,
        )
    };
    let mut tree = GameTree::of(game.moves());
    let before = if exact { 0 } else { start.len() };
    if !exact {
        for (count, event) in line.events() {
            tree.comment(count.min(game.moves().len()), &event);
        }
    }
    let closing = comments(&line, &game, start.len(), exact, &mut tree);
    let has_clock = game.setup().time != TimeControl::Unlimited;
    grow(&mut tree, &scan, &line, before, has_clock, &mut notes);
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
    let kept = INFO
        .into_iter()
        .filter(|ident| !(has_clock && ["TM", "OT"].contains(ident)));
    Ok(GameFile {
        names,
        date: value("DT"),
        result,
        closing,
        info: kept
            .filter_map(|ident| Some((ident, value(ident)?)))
            .collect(),
        notes,
        game,
        tree,
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
    /// How many moves have been made after each node; `None` where the setup is not yet there.
    pub after: Vec<Option<usize>>,
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
        self.after.fill(None);
    }

    /// Who moves after the setup.
    fn turn(&self) -> Option<Color> {
        let first = self.given.first().and_then(|given| given.color);
        first.or(self.to_play)
    }
}

/// Properties that are no stones although their values may look like points.
const KNOWN: [&str; 30] = [
    "TR", "CR", "SQ", "MA", "LB", "DD", "VW", "TB", "TW", "AR", "LN", "SL", "KO", "ST", "CA", "RU",
    "TM", "OT", "BM", "DO", "IT", "TE", "GB", "GW", "DM", "UC", "HO", "FG", "L", "M",
];

fn main_line(scan: &Scan, notes: &mut Vec<Note>) -> Result<MainLine, RecordError> {
    let mut line = MainLine::default();
    let mut letters = None;
    for (i, node) in scan.main_line().iter().enumerate() {
        let before = line.given.len();
        for property in &node.properties {
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
                ident if !KNOWN.contains(&ident) && !TEXTS.contains(&ident) => {
                    let mut points = property.values.iter().flat_map(|value| value.split(','));
                    let note = Note::UnknownPoints(clean_line(ident));
                    if points.all(|value| sgf_point(value).is_some()) && !notes.contains(&note) {
                        notes.push(note);
                    }
                }
                _ => {}
            }
        }
        line.after.push(Some(line.given.len()));
        let properties = node.properties.iter();
        for comment in properties.filter(|property| property.ident == "C") {
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
    let (point, by_name) = point_or_pass(value).ok_or_else(|| RecordError::Move {
        place: Place {
            line: Some(at),
            number: line.given.len() + 1,
        },
        fault: off_board(value),
    })?;
    if by_name {
        *letters = letters.or(Some(at));
    }
    line.given.push(Given {
        color: Some(color),
        point,
        line: Some(at),
    });
    Ok(())
}

/// The point of a move, `None` for a pass, and whether it is written as H8, which is not SGF.
pub(super) fn point_or_pass(value: &str) -> Option<(Option<Point>, bool)> {
    match value {
        // FF[3] and older write a pass as a point off the board.
        "" | "tt" | "--" | "pass" | "PASS" => Some((None, false)),
        _ => match sgf_point(value) {
            Some(point) => Some((Some(point), false)),
            None => Some((Some(value.parse().ok()?), true)),
        },
    }
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

/// One point, or `aa:cc`, all those of a rectangle.
pub(super) fn area(value: &str) -> Option<impl Iterator<Item = Point> + use<>> {
    let (from, to) = value.split_once(':').unwrap_or((value, value));
    let corner = |text: &str| sgf_point(text.trim()).or_else(|| text.parse().ok());
    let (a, b) = (corner(from)?, corner(to)?);
    let inside = |x: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&x);
    Some(
        Point::all().filter(move |p| {
            inside(p.col(), a.col(), b.col()) && inside(p.row(), a.row(), b.row())
        }),
    )
}

fn set_up(line: &mut MainLine, property: &Property) -> Result<(), RecordError> {
    for value in &property.values {
        let fault = |fault| RecordError::Setup {
            line: property.line,
            fault,
        };
        let points = area(value).ok_or_else(|| fault(off_board(value)))?;
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

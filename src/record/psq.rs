//! Piskvork's `.psq`: a first line with the board size and who begins, `x,y,milliseconds` for each
//! move, the two names, `-1`.
//!
//! Columns and rows count from 1 at the top left. There is no pass in it. Piskvork and the Gomocup's
//! programs write the names before the `-1`; files of our first builds have them after it.

use std::fmt::Write as _;
use std::time::Duration;

use crate::game::{Entry, Player, RuleSet};
use crate::rules::{Color, Point, SIZE};

use super::coords::alternating;
use super::decode::{clean_line, decode, name};
use super::error::{MoveFault, Place, RecordError, Unwritable};
use super::moves::{Given, MOST, build};
use super::narrate::narrate;
use super::note::Note;
use super::{Format, GameFile};

/// What the first line starts with, in any case.
pub(super) const MAGIC: &str = "piskvork";

/// Stands where a name is not known.
const NOBODY: &str = "?";

/// Reads a psq file.
pub(super) fn read(bytes: &[u8], rules: RuleSet) -> Result<GameFile, RecordError> {
    let mut notes = Vec::new();
    let text = decode(bytes, None, |_| 0, &mut notes);
    let mut lines = text
        .lines()
        .map(str::trim)
        .enumerate()
        .map(|(i, line)| (i + 1, line))
        .skip_while(|(_, line)| line.is_empty());
    let (number, header) = lines.next().ok_or(RecordError::PsqHeader)?;
    let second_begins = check_header(number, header)?;
    let mut given = Vec::new();
    let mut names = [None, None];
    let mut times: Vec<Duration> = Vec::new();
    let mut known = 0;
    let mut ended = false;
    let last = text.lines().count();
    for (line, text) in lines {
        match numbers(text) {
            _ if text.is_empty() => {}
            // Some writers leave the time out.
            Some(fields) if !ended && (fields.len() >= 3 || fields.len() == 2 && line != last) => {
                let number = given.len() + 1;
                let place = Place {
                    line: Some(line),
                    number,
                };
                let fault = |fault| RecordError::Move { place, fault };
                if number > MOST {
                    return Err(fault(MoveFault::TooMany(MOST)));
                }
                let point = point(fields[0], fields[1]);
                let off = || fault(MoveFault::OffBoard(format!("{},{}", fields[0], fields[1])));
                let spent = fields.get(2).copied().unwrap_or(0);
                let spent = u64::try_from(spent).unwrap_or(0);
                times.push(Duration::from_millis(spent));
                given.push(Given {
                    color: None,
                    point: Some(point.ok_or_else(off)?),
                    line: Some(line),
                });
            }
            Some(fields) if ended || fields == [-1] => ended = true,
            // The last line may be cut; a row of 12 that became 1 must not be taken for a move.
            Some(_) if line == last => {}
            _ if !ended && text.starts_with(|c: char| c.is_ascii_digit()) && text.contains(',') => {
                let found = clean_line(text).chars().take(20).collect();
                return Err(RecordError::PsqLine { line, found });
            }
            _ => {
                ended = true;
                if let Some(free) = names.get_mut(known) {
                    *free = name(text, &mut notes).filter(|name| name.as_str() != NOBODY);
                    known += 1;
                }
            }
        }
    }
    if !ended {
        notes.push(Note::CutShort);
    }
    if second_begins {
        names.reverse();
    }
    notes.push(Note::RulesAssumed(rules.mode()));
    let game = build(&[], &given, rules, Player::One, &mut notes)?;
    let mut file = GameFile {
        names,
        notes,
        ..GameFile::new(game)
    };
    for (node, spent) in (1..file.tree.len()).zip(times) {
        if !spent.is_zero() {
            file.tree.remarks_mut(node).spent = Some(spent);
        }
    }
    Ok(file)
}

/// `Piskvorky 15x15, 11:11, 0`: the size, levels of play, and who begins; gives whether that is the
/// second of the two named.
fn check_header(line: usize, header: &str) -> Result<bool, RecordError> {
    let rest = header
        .get(..MAGIC.len())
        .filter(|start| start.eq_ignore_ascii_case(MAGIC))
        .map(|_| &header[MAGIC.len()..])
        .ok_or(RecordError::PsqHeader)?;
    let size = rest
        .split([' ', ',', '\t'])
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        .ok_or(RecordError::PsqHeader)?;
    if size.eq_ignore_ascii_case("15x15") {
        let first = rest.split(',').nth(2).map(str::trim);
        Ok(first == Some("1"))
    } else {
        let found = clean_line(size).chars().take(20).collect();
        Err(RecordError::BoardSize { line, found })
    }
}

/// Whole numbers with commas between them, and nothing else.
fn numbers(line: &str) -> Option<Vec<i64>> {
    line.split(',')
        .map(|word| word.trim().parse().ok())
        .collect()
}

fn point(x: i64, y: i64) -> Option<Point> {
    let col = u8::try_from(x.checked_sub(1)?).ok()?;
    let row = u8::try_from(i64::from(SIZE).checked_sub(y)?).ok()?;
    Point::new(col, row)
}

/// Writes a game; refuses passes, which the format does not have.
pub(super) fn write(file: &GameFile) -> Result<String, RecordError> {
    let points = alternating(&file.game, Format::Psq)?;
    let narration = narrate(&file.game);
    let from_start = points.len() - narration.moves.len();
    let mut text = format!("Piskvorky {SIZE}x{SIZE}, 0:0, 0\n");
    for (i, point) in points.into_iter().enumerate() {
        let p = point.ok_or(RecordError::CannotWrite {
            format: Format::Psq,
            number: i + 1,
            what: Unwritable::Pass,
        })?;
        let spent = i.checked_sub(from_start).map_or(Duration::ZERO, |i| {
            let times = narration.moves[i].entries.iter().filter_map(time);
            times.fold(Duration::ZERO, Duration::saturating_add)
        });
        let spent = spent.max(file.spent(i + 1).unwrap_or_default());
        let ms = spent.as_millis();
        let _ = writeln!(text, "{},{},{ms}", p.col() + 1, SIZE - p.row());
    }
    for color in Color::ALL {
        let name = &file.names[file.game.seats().player(color).index()];
        let name = name.as_ref().map_or(NOBODY, |name| name.as_str());
        // No name may read as a move or as the end.
        let name = if name == "-1" { NOBODY } else { name };
        let _ = writeln!(text, "{}", name.replace(',', " "));
    }
    text.push_str("-1\n");
    Ok(text)
}

fn time(entry: &Entry) -> Option<Duration> {
    match entry {
        Entry::Spent(time) => Some(*time),
        Entry::Decided(_) => None,
    }
}

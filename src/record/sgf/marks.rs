//! Marks and times: the properties of SGF that say something of the board or of the clock at a move.

use std::time::Duration;

use crate::record::decode::clean_line;
use crate::record::tree::{Remarks, Sign};
use crate::rules::{Color, Point, PointMap};

use super::SPENT;
use super::read::area;
use super::scan::Property;

/// Longest label that is kept, in characters.
const LABEL: usize = 40;

/// Reads what a node says of the board and of the clock of the side that moved.
pub(super) fn read(properties: &[Property], mover: Option<Color>) -> Remarks {
    let mut remarks = Remarks::default();
    let mut periods = None;
    for property in properties {
        let value = || property.values[0].trim();
        let sign = match (property.ident.as_str(), mover) {
            ("TR", _) => Sign::Triangle,
            ("CR", _) => Sign::Circle,
            ("SQ", _) => Sign::Square,
            ("MA", _) => Sign::Cross,
            ("LB", _) => {
                let labels = property.values.iter().filter_map(|value| label(value));
                remarks.marks.extend(labels);
                continue;
            }
            ("BL", Some(Color::Black)) | ("WL", Some(Color::White)) => {
                remarks.left = seconds(value()).map(|time| (time, None));
                continue;
            }
            ("OB", Some(Color::Black)) | ("OW", Some(Color::White)) => {
                periods = value().parse().ok();
                continue;
            }
            (SPENT, _) => {
                remarks.spent = seconds(value());
                continue;
            }
            _ => continue,
        };
        let points = property
            .values
            .iter()
            .filter_map(|value| area(value))
            .flatten();
        remarks.marks.extend(points.map(|p| (p, sign.clone())));
    }
    if let Some((_, left)) = &mut remarks.left {
        *left = periods;
    }
    remarks
}

/// `hh:A`.
fn label(value: &str) -> Option<(Point, Sign)> {
    let (point, text) = value.split_once(':')?;
    let point = area(point)?.next()?;
    let text: String = clean_line(text).chars().take(LABEL).collect();
    (!text.is_empty()).then_some((point, Sign::Label(text)))
}

/// Seconds with or without a fraction.
fn seconds(text: &str) -> Option<Duration> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let whole = Duration::from_secs(whole.parse().ok()?);
    let digits = part.get(..part.len().min(9))?;
    let part = match digits {
        "" => 0,
        _ => digits.parse::<u32>().ok()?,
    };
    let nanos = part * 10_u32.pow(9 - digits.len() as u32);
    whole.checked_add(Duration::from_nanos(nanos.into()))
}

/// The idents and values of marks, in the order in which they are written.
pub(super) fn written(marks: &PointMap<Sign>) -> [(&'static str, Vec<String>); 5] {
    let mut all = ["LB", "TR", "CR", "SQ", "MA"].map(|ident| (ident, Vec::new()));
    for (point, sign) in marks.iter() {
        let letters = super::letters(point);
        let (place, value) = match sign {
            Sign::Label(text) => (0, format!("{letters}:{text}")),
            Sign::Triangle => (1, letters),
            Sign::Circle => (2, letters),
            Sign::Square => (3, letters),
            Sign::Cross => (4, letters),
        };
        all[place].1.push(value);
    }
    all
}

//! What the panel of a game showed in the last whole frame, and whether a state of a game is that.

use std::time::Duration;

use renju::game::{Game, Name};
use renju::rules::Point;
use renju::text::{self, Lang};

/// What begins and ends a large frame; a small one comes in one piece.
const UPDATE: [&[u8]; 2] = [b"\x1b[?2026h", b"\x1b[?2026l"];
/// The column at which the panel begins in a window of 80 columns.
const PANEL: u16 = 36;

/// What the last whole frame among these bytes showed.
pub(crate) struct Shown {
    /// The panel's rows.
    pub(crate) rows: Vec<String>,
}

impl Shown {
    /// `None` when no frame is whole.
    pub(crate) fn of(bytes: &[u8]) -> Option<Self> {
        let last = |mark: &[u8]| bytes.windows(mark.len()).rposition(|window| window == mark);
        let [begun, ended] = UPDATE.map(last);
        let end = begun.filter(|&begun| begun > ended.unwrap_or_default());
        ended?;
        let end = end.unwrap_or(bytes.len());
        let mut parser = vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0);
        parser.process(&bytes[..end]);
        Some(Self::on(parser.screen()))
    }

    pub(crate) fn on(screen: &vt100::Screen) -> Self {
        let rows = screen.rows(PANEL, 80 - PANEL);
        Self {
            rows: rows.collect(),
        }
    }

    /// The panel in one line.
    pub(crate) fn line(&self) -> String {
        self.rows
            .iter()
            .flat_map(|row| row.split_whitespace())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The moves listed, with their numbers.
    pub(crate) fn moves(&self) -> Vec<(usize, Option<Point>)> {
        let mut moves = Vec::new();
        for row in &self.rows {
            let words: Vec<&str> = row.split_whitespace().collect();
            for pair in words.windows(2) {
                let Ok(number) = pair[0].parse() else {
                    continue;
                };
                match pair[1].parse() {
                    Ok(point) => moves.push((number, Some(point))),
                    Err(_) if pair[1] == "pass" => moves.push((number, None)),
                    Err(_) => {}
                }
            }
        }
        moves
    }

    /// The clock in the row of the person with this name.
    pub(crate) fn clock(&self, name: &str) -> Option<Duration> {
        let row = self.rows.iter().find(|row| {
            row.split_whitespace().any(|word| word == name) && row.trim_end().contains(':')
        })?;
        let (minutes, seconds) = row.split_whitespace().last()?.split_once(':')?;
        Some(Duration::from_secs(
            minutes.parse::<u64>().ok()? * 60 + seconds.parse::<u64>().ok()?,
        ))
    }

    /// Whether it may be this state of a game that is shown.
    pub(crate) fn is(&self, game: &Game, names: &[Option<Name>; 2]) -> bool {
        self.line().contains(&text::prompt(Lang::En, game, names))
            && self.moves().last().is_none_or(|&(number, point)| {
                number == game.moves().len() && game.moves()[number - 1].point == point
            })
    }
}

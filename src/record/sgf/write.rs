//! A game to SGF: what every program understands, and beside it our private property for what they
//! do not.

use std::fmt::Write as _;
use std::time::Duration;

use crate::game::{Clock, DrawReason, Entry, Outcome, TimeControl, WinReason};
use crate::record::decode::{clean, clean_line};
use crate::record::narrate::{Step, narrate};
use crate::record::{GameFile, script};
use crate::rules::{Color, Point, SIZE};

use super::{PRIVATE, PRIVATE_FORM};

/// Longest line written, in columns, so that mail keeps it whole.
const WIDTH: usize = 72;

/// What is said of the end of a game where nobody said how it ended.
const CLOSING: &str = "The game is over";

/// Writes a game as SGF.
pub(in crate::record) fn write(file: &GameFile) -> String {
    let game = &file.game;
    let narration = narrate(game);
    let mut out = Out::default();
    out.raw("(;");
    head(&mut out, file);
    let start = game.moves().len() - narration.moves.len();
    out.text("C", file.comments.get(&0).map_or("", String::as_str));
    for (i, m) in game.moves().iter().enumerate() {
        out.node();
        let nothing = Step::default();
        let step = i
            .checked_sub(start)
            .map_or(&nothing, |i| &narration.moves[i]);
        out.entries(&step.entries);
        let ident = if m.color == Color::Black { "B" } else { "W" };
        out.values(ident, &[m.point.map_or_else(String::new, letters)]);
        if let Some(swap) = step.swap {
            out.values("SW", &[if swap { "YES" } else { "NO" }.to_owned()]);
        }
        if !step.not_taken.is_empty() {
            let points: Vec<String> = step.not_taken.iter().copied().map(letters).collect();
            out.values("5A", &points);
        }
        out.clock(step.clock);
        let comment = file.comments.get(&(i + 1)).map_or("", String::as_str);
        out.comment(step, file.closing.as_deref(), comment);
    }
    if !narration.rest.entries.is_empty() {
        out.node();
        out.entries(&narration.rest.entries);
        out.comment(&narration.rest, file.closing.as_deref(), "");
    }
    out.raw(")\n");
    out.text
}

fn head(out: &mut Out, file: &GameFile) {
    let game = &file.game;
    let setup = game.setup();
    out.raw(&format!("FF[4]GM[4]SZ[{SIZE}]CA[UTF-8]"));
    out.text("AP", concat!("renju:", env!("CARGO_PKG_VERSION")));
    out.line();
    out.text("RU", &script::rules(setup.rules, setup.opening_rule));
    for (ident, color) in [("PB", Color::Black), ("PW", Color::White)] {
        let name = &file.names[game.seats().player(color).index()];
        out.text(ident, name.as_ref().map_or("", |name| name.as_str()));
    }
    out.text("DT", &clean_line(file.date.as_deref().unwrap_or_default()));
    let result = game.outcome().map(result);
    let result = result.or_else(|| file.result.as_deref().map(clean_line));
    out.text("RE", &result.unwrap_or_default());
    let (main, overtime) = match setup.time {
        TimeControl::Unlimited => (None, String::new()),
        TimeControl::Sudden(main) => (Some(main), String::new()),
        TimeControl::ByoYomi {
            main,
            period,
            periods,
        } => (
            Some(main),
            format!("{periods}x{} byo-yomi", seconds(period)),
        ),
        TimeControl::Increment { main, increment } => {
            (Some(main), format!("{} fischer", seconds(increment)))
        }
    };
    out.text("TM", &main.map_or_else(String::new, seconds));
    out.text("OT", &overtime);
    for (ident, text) in &file.info {
        out.text(ident, &clean_line(text));
    }
    out.line();
    let private = PRIVATE_FORM.head(setup, &game.seats().player(Color::Black));
    out.values(PRIVATE, &private);
    out.line();
}

/// RE as SGF has it; what it cannot say stands in a comment.
fn result(outcome: Outcome) -> String {
    let (winner, reason) = match outcome {
        Outcome::Draw(
            DrawReason::FullBoard
            | DrawReason::Dead
            | DrawReason::TwoPasses
            | DrawReason::Agreement,
        ) => return "0".to_owned(),
        Outcome::Win { winner, reason } => (winner, reason),
    };
    let letter = if winner == Color::Black { 'B' } else { 'W' };
    let how = match reason {
        WinReason::Five | WinReason::Overline => "",
        WinReason::Resignation => "R",
        WinReason::Timeout => "T",
        WinReason::Claimed(_)
        | WinReason::ForbiddenPlayed(_)
        | WinReason::WrongClaim
        | WinReason::Left => "F",
    };
    format!("{letter}+{how}")
}

/// `hh` is H8: the second letter counts from the top.
fn letters(p: Point) -> String {
    let letters = [b'a' + p.col(), b'a' + (SIZE - 1 - p.row())];
    letters.map(char::from).iter().collect()
}

/// Seconds with a fraction where there is one.
fn seconds(time: Duration) -> String {
    let mut text = time.as_secs().to_string();
    if time.subsec_nanos() > 0 {
        let _ = write!(text, ".{:09}", time.subsec_nanos());
        text.truncate(text.trim_end_matches('0').len());
    }
    text
}

/// The file so far, broken into lines between properties and, where need be, inside texts.
#[derive(Default)]
struct Out {
    text: String,
    column: usize,
}

impl Out {
    fn raw(&mut self, text: &str) {
        self.column += text.len();
        if text.ends_with('\n') {
            self.column = 0;
        }
        self.text.push_str(text);
    }

    fn line(&mut self) {
        if self.column > 0 {
            self.raw("\n");
        }
    }

    fn node(&mut self) {
        self.line();
        self.raw(";");
    }

    /// A property with one text; none where there is no text.
    fn text(&mut self, ident: &str, text: &str) {
        let text = clean(text);
        if !text.is_empty() {
            self.values(ident, &[text]);
        }
    }

    fn entries(&mut self, entries: &[Entry]) {
        let values: Vec<String> = entries.iter().map(|&entry| script::entry(entry)).collect();
        if !values.is_empty() {
            self.values(PRIVATE, &values);
        }
    }

    /// The time left; in byo-yomi, that of the period and how many periods are left, in each of which one move is made.
    fn clock(&mut self, clock: Option<(Color, Clock)>) {
        let Some((color, clock)) = clock else { return };
        let letter = if color == Color::Black { 'B' } else { 'W' };
        self.values(&format!("{letter}L"), &[seconds(clock.shown())]);
        if clock.in_byo_yomi() {
            self.values(&format!("O{letter}"), &[clock.periods().to_string()]);
        }
    }

    fn comment(&mut self, step: &Step, closing: Option<&str>, comment: &str) {
        let comment = clean(comment);
        // Always there, so that a reader takes no comment for it.
        let closing = step.ends.then(|| clean_line(closing.unwrap_or(CLOSING)));
        let events = step.events.iter().chain(&closing).map(String::as_str);
        let events: Vec<&str> = events.collect();
        let events = events.join("\n");
        let gap = if events.is_empty() || comment.is_empty() {
            ""
        } else {
            "\n\n"
        };
        if !(events.is_empty() && comment.is_empty()) {
            self.line();
            self.values("C", &[format!("{events}{gap}{comment}")]);
        }
    }

    fn values(&mut self, ident: &str, values: &[String]) {
        for (i, value) in values.iter().enumerate() {
            let ident = if i == 0 { ident } else { "" };
            let first_line = value.lines().next().unwrap_or_default();
            let width = ident.len() + 2 + first_line.chars().map(columns).sum::<usize>();
            if self.column > 1 && self.column + width > WIDTH {
                self.raw("\n");
            }
            self.raw(ident);
            self.raw("[");
            self.escaped(value);
            self.raw("]");
        }
    }

    fn escaped(&mut self, value: &str) {
        for (i, c) in value.char_indices() {
            if c == '\n' {
                self.raw("\n");
                continue;
            }
            // The line end after a backslash is no part of the text; a column is kept for the
            // backslash.
            if self.column + columns(c) >= WIDTH {
                self.raw("\\\n");
            }
            self.column += columns(c);
            if matches!(c, '\\' | ']') {
                self.text.push('\\');
            }
            self.text.push(c);
            if c != ' ' {
                continue;
            }
            // After a blank, the line is broken where the next word would not fit.
            let word = value[i + 1..].chars().take_while(|c| !c.is_whitespace());
            let word: usize = word.take(WIDTH).map(columns).sum();
            if word < WIDTH / 2 && self.column + word >= WIDTH {
                self.raw("\\\n");
            }
        }
    }
}

/// Columns a character takes at most, with its escape.
const fn columns(c: char) -> usize {
    if c.is_ascii() && c != '\\' && c != ']' {
        1
    } else {
        2
    }
}

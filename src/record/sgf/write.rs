//! A game to SGF: what every program understands, and beside it our private property for what they
//! do not.

use std::fmt::Write as _;
use std::time::Duration;

use crate::game::{Clock, DrawReason, Entry, Move, Outcome, TimeControl, WinReason};
use crate::record::decode::{clean, clean_line};
use crate::record::narrate::{MoveEvents, narrate};
use crate::record::tree::GameTree;
use crate::record::{GameFile, script};
use crate::rules::{Color, Point, SIZE};

use super::{PRIVATE, PRIVATE_FORM, SPENT, marks};

/// Longest line written, in columns, so that mail keeps it whole.
const WIDTH: usize = 72;

/// What is said of the end of a game where nobody said how it ended.
const CLOSING: &str = "The game is over";

/// Writes a game as SGF, with its variations.
pub(in crate::record) fn write(file: &GameFile) -> String {
    let (game, tree) = (&file.game, &file.tree);
    let narration = narrate(game);
    let mut out = Out::default();
    out.raw("(;");
    head(&mut out, file);
    let start = game.moves().len() - narration.moves.len();
    out.text("C", file.comment(0));
    out.remarks(tree, 0, None);
    let mut forks = Vec::new();
    for (i, &made) in game.moves().iter().enumerate() {
        if tree.children(i).nth(1).is_some() {
            out.open();
            forks.push(i);
        }
        out.node();
        let nothing = MoveEvents::default();
        let step = i
            .checked_sub(start)
            .map_or(&nothing, |i| &narration.moves[i]);
        out.entries(&step.entries);
        out.made(made);
        if let Some(swap) = step.swap {
            out.values("SW", &[if swap { "YES" } else { "NO" }.to_owned()]);
        }
        if !step.not_taken.is_empty() {
            let points: Vec<String> = step.not_taken.iter().copied().map(letters).collect();
            out.values("5A", &points);
        }
        out.clock(step.clock);
        out.remarks(tree, i + 1, step.clock);
        out.comment(step, file.closing.as_deref(), file.comment(i + 1));
    }
    // What was tried after the last move follows a node without one: the first line of a fork is the game.
    let end = game.moves().len();
    let goes_on = tree.children(end).next().is_some();
    let has_rest = !narration.rest.entries.is_empty();
    if goes_on {
        out.open();
    }
    if goes_on || has_rest {
        out.node();
    }
    if has_rest {
        out.entries(&narration.rest.entries);
        out.comment(&narration.rest, file.closing.as_deref(), "");
    }
    if goes_on {
        out.raw(")");
        for child in tree.children(end) {
            out.variation(tree, child);
        }
    }
    for fork in forks.into_iter().rev() {
        out.raw(")");
        for child in tree.children(fork).skip(1) {
            out.variation(tree, child);
        }
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
pub(in crate::record) fn letters(p: Point) -> String {
    let letters = [b'a' + p.col(), b'a' + (SIZE - 1 - p.row())];
    letters.map(char::from).iter().collect()
}

/// Seconds with a fraction where there is one.
pub fn seconds(time: Duration) -> String {
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

    /// Begins a line of the tree; its first node follows on the same line of the text.
    fn open(&mut self) {
        self.line();
        self.raw("(");
    }

    fn node(&mut self) {
        if !self.text.ends_with('(') {
            self.line();
        }
        self.raw(";");
    }

    /// Writes a node and all that follows it, in brackets.
    fn variation(&mut self, tree: &GameTree, first: usize) {
        let mut due = vec![None, Some(first)];
        self.open();
        while let Some(node) = due.pop() {
            let Some(node) = node else {
                self.raw(")");
                continue;
            };
            if !self.text.ends_with('(') && tree.siblings(node).len() > 1 {
                self.open();
            }
            self.node();
            if let Some(made) = tree.made(node) {
                self.made(made);
            }
            self.remarks(tree, node, None);
            self.comment(&MoveEvents::default(), None, &tree.remarks(node).comment);
            let mut children: Vec<usize> = tree.children(node).collect();
            children.reverse();
            let forks = children.len() > 1;
            for child in children {
                due.extend(forks.then_some(None));
                due.push(Some(child));
            }
        }
    }

    fn made(&mut self, made: Move) {
        let ident = if made.color == Color::Black { "B" } else { "W" };
        self.values(ident, &[made.point.map_or_else(String::new, letters)]);
    }

    /// Marks, and the times of a node whose clock is not known to the game.
    fn remarks(&mut self, tree: &GameTree, node: usize, clock: Option<(Color, Clock)>) {
        let remarks = tree.remarks(node);
        if let (Some(made), None) = (tree.made(node), clock) {
            if let Some((time, periods)) = remarks.left {
                self.left(made.color, time, periods);
            }
            if let Some(spent) = remarks.spent {
                self.values(SPENT, &[seconds(spent)]);
            }
        }
        for (ident, values) in marks::written(&remarks.marks) {
            self.values(ident, &values);
        }
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
        let periods = clock.in_byo_yomi().then(|| clock.periods());
        self.left(color, clock.shown(), periods);
    }

    fn left(&mut self, color: Color, time: Duration, periods: Option<u8>) {
        let letter = if color == Color::Black { 'B' } else { 'W' };
        self.values(&format!("{letter}L"), &[seconds(time)]);
        if let Some(periods) = periods {
            self.values(&format!("O{letter}"), &[periods.to_string()]);
        }
    }

    fn comment(&mut self, step: &MoveEvents, closing: Option<&str>, comment: &str) {
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

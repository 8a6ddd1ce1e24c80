//! What is told on request: the board, the stones, the moves, reasons and rules.
//!
//! Changes nothing in the game, and tells nothing that would give an open claim away (rules.md §5).

use crate::rules::{Color, Point, Verdict, examine, judge};
use crate::text::{self, spoken};

use super::session::Session;

/// Moves on one line of the list.
const MOVES_A_LINE: usize = 10;

impl Session {
    /// A picture of the board in plain characters.
    pub(super) fn tell_board(&mut self) {
        let proposals = self.game.phase().proposals();
        let picture = text::diagram(self.game.board(), |p| proposals.contains(&p).then_some('5'));
        let legend = spoken::legend(
            self.settings.lang,
            self.game.last_stone(),
            !proposals.is_empty(),
        );
        self.say(&picture);
        self.say(&legend);
    }

    /// Where the stones of each colour lie.
    pub(super) fn tell_stones(&mut self) {
        for color in Color::ALL {
            let points: Vec<Point> = self.game.board().stones(color).collect();
            self.say(&spoken::stones(self.settings.lang, color, &points));
        }
    }

    /// The moves so far.
    pub(super) fn tell_moves_so_far(&mut self) {
        let lang = self.settings.lang;
        if self.game.moves().is_empty() {
            self.say(spoken::no_moves(lang));
        }
        let entries: Vec<String> = self
            .game
            .moves()
            .iter()
            .enumerate()
            .map(|(i, m)| spoken::entry(lang, i + 1, m.color, m.point))
            .collect();
        for line in entries.chunks(MOVES_A_LINE) {
            self.say(&line.join(", "));
        }
    }

    /// The words and the rules.
    pub(super) fn tell_help(&mut self) {
        let lang = self.settings.lang;
        let mode = self.game.setup().rules.mode();
        for line in spoken::words_page(lang)
            .into_iter()
            .chain(text::rules_page(lang, mode))
        {
            self.say(line);
        }
    }

    /// Whether reasons of points would give nothing away.
    fn is_open(&self) -> bool {
        self.game.is_open(self.settings.hints)
    }

    /// Why it cannot be told.
    fn tell_locked(&mut self) {
        let lang = self.settings.lang;
        let free = self.game.setup().rules.policy().is_none();
        self.say(if free {
            text::why_free(lang)
        } else {
            text::why_locked(lang)
        });
    }

    /// What a black stone makes: on an empty point, or where Black's last stone lies; that one if none is named.
    pub(super) fn tell_why(&mut self, point: Option<Point>) {
        let last = self.game.last_black_stone().filter(|&(number, at)| {
            point.is_none_or(|p| p == at) && (self.is_open() || self.answered == Some(number))
        });
        let (board, at) = match (last, point) {
            (Some((number, at)), _) => (self.game.board_before(number), at),
            (None, _) if !self.is_open() => return self.tell_locked(),
            (None, Some(p)) if self.game.board().is_empty_at(p) => (*self.game.board(), p),
            (None, _) => return self.say(spoken::why_where(self.settings.lang)),
        };
        let tree = text::tree(self.settings.lang, &examine(&board, at));
        self.say(&tree.join("\n"));
    }

    /// Where Black may not play.
    pub(super) fn tell_forbidden_points(&mut self) {
        if !self.is_open() {
            return self.tell_locked();
        }
        let lang = self.settings.lang;
        let board = *self.game.board();
        let found: Vec<String> = board
            .empty_points()
            .filter_map(|p| match judge(&board, p) {
                Verdict::Forbidden(kind, tally) => Some(text::shape_sentence(lang, p, kind, tally)),
                Verdict::Five | Verdict::Legal(_) => None,
            })
            .collect();
        if found.is_empty() {
            self.say(spoken::no_forbidden_points(lang));
        }
        for line in found {
            self.say(&line);
        }
    }
}

/// The text in ASCII, for a locale that knows no more: signs are replaced, and a Chinese term in brackets or after a
/// dot, which only repeats the English one, is left out.
pub(super) fn ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let mut line = line.to_owned();
        for (open, close) in [(" (", ")"), (" · ", "\n")] {
            while let Some((start, end)) = foreign(&line, open, close) {
                line.replace_range(start..end, "");
            }
        }
        for c in line.chars() {
            match c {
                '·' => plain.push('-'),
                '×' => plain.push('x'),
                c if c.is_ascii() => plain.push(c),
                _ => plain.push('?'),
            }
        }
    }
    plain
}

/// Where a term between these two marks holds no ASCII; the closing line end is not part of it.
fn foreign(line: &str, open: &str, close: &str) -> Option<(usize, usize)> {
    line.match_indices(open).find_map(|(start, _)| {
        let inner = start + open.len();
        let length = line[inner..].find(close)?;
        let term = &line[inner..inner + length];
        let end = inner + length + if close == "\n" { 0 } else { close.len() };
        (!term.is_empty() && term.chars().all(|c| !c.is_ascii())).then_some((start, end))
    })
}

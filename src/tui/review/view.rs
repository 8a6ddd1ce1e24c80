//! How a game under review is shown: the marks on its board and the panel beside it.

use std::collections::BTreeMap;

use ratatui::text::Line;

use crate::record::Sign;
use crate::rules::{Board, Color, ForbiddenMap, Point};
use crate::text;

use super::super::app::{App, Effect};
use super::super::board_view::Mark;
use super::super::layers::Shown;
use super::Review;

impl App {
    /// Goes on playing from the position shown.
    pub(in crate::tui) fn play_on(&mut self) -> Option<Effect> {
        let Some(review) = self.review() else {
            self.note = Some(text::play_on_where(self.lang).to_owned());
            return None;
        };
        let names = review.file().names.clone();
        let (Some(game), alone) = (review.continued(), review.alone) else {
            self.note = Some(text::play_on_ended(self.lang).to_owned());
            return None;
        };
        self.sitting.play_on(game, names, !alone);
        self.clear();
        self.open_question();
        None
    }

    /// The marks on the board of the review.
    pub(in crate::tui) fn review_marks(
        &self,
        review: &Review,
        board: &Board,
    ) -> BTreeMap<Point, Mark> {
        let mut marks = BTreeMap::new();
        if self.shows.numbers {
            let from = review.numbers_from;
            let shown = review.moves()[..review.at()].iter().zip(1..).skip(from - 1);
            marks.extend(
                shown.filter_map(|(m, number)| Some((m.point?, Mark::Number(number + 1 - from)))),
            );
        }
        let signs = &review.remarks().marks;
        marks.extend(signs.iter().map(|(&p, sign)| (p, mark_of(sign))));
        if self.shows.marks && self.check_open().is_ok() {
            let map = ForbiddenMap::of(board);
            marks.extend(map.kinds().map(|(p, kind)| (p, Mark::Forbidden(kind))));
        }
        if review.at() == review.moves().len() {
            marks.extend(
                review
                    .game()
                    .winning_rows()
                    .into_iter()
                    .flatten()
                    .map(|p| (p, Mark::Shape)),
            );
        }
        marks
    }

    /// The panel of the review: which game, who, where, what is to be said of the move, the comment, the result.
    pub(in crate::tui) fn review_panel(
        &self,
        review: &Review,
        width: u16,
        rows: usize,
    ) -> Vec<Line<'static>> {
        let mut lines = self.said_lines(self.review_said(review), width);
        // Scrolled no further than to the end.
        let first = review.scroll.min(lines.len().saturating_sub(rows));
        lines.drain(..first);
        lines.truncate(rows);
        lines
    }

    fn said_lines(&self, said: Vec<(bool, String)>, width: u16) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for (strong, text) in said {
            let style = if strong {
                self.theme.strong
            } else {
                self.theme.text
            };
            for line in text.split('\n') {
                lines.extend(self.styled(line, width, style));
            }
        }
        lines
    }

    /// Which game is under review and where it stands, for the panel that shows reasons.
    pub(in crate::tui) fn review_heading(&self, review: &Review, width: u16) -> Vec<Line<'static>> {
        self.said_lines(self.review_place(review), width)
    }

    fn review_place(&self, review: &Review) -> Vec<(bool, String)> {
        let mut said = Vec::new();
        if review.is_of_file() {
            let (which, of) = review.place();
            let title = review.title();
            let several = format!("{title} ({which}/{of})");
            said.push((false, if of > 1 { several } else { title.to_owned() }));
        }
        let (at, of) = (review.at(), review.moves().len());
        said.push((true, text::review_place(self.lang, at, of, review.last())));
        said
    }

    /// What the panel of the review says, and whether it is to be seen first.
    fn review_said(&self, review: &Review) -> Vec<(bool, String)> {
        let lang = self.lang;
        let Shown { game, names, .. } = self.shown();
        let file = review.file();
        let mut said = self.review_place(review);
        if let Some(found) = review.forbidden_here() {
            let shape = text::shape_sentence(lang, found.point, found.kind, found.tally);
            said.push((
                true,
                text::review_forbidden(lang, &shape, review.was_claimed(found)),
            ));
        }
        let points: Vec<String> = review
            .other_moves()
            .map(|m| m.point.map_or("--".to_owned(), |p| p.to_string()))
            .collect();
        match review.choice() {
            (number, of) if review.is_variation() => {
                said.push((true, text::variation(lang, number, of)));
            }
            (_, of) if of > 1 => said.push((false, text::other_here(lang, of - 1))),
            _ => {}
        }
        if !points.is_empty() {
            said.push((false, text::other_moves(lang, &points.join(" "))));
        }
        if review.at() == review.moves().len() {
            let result = file.result.as_ref().filter(|_| !review.is_variation());
            match (game.outcome(), result) {
                (Some(end), _) => said.push((true, text::outcome(lang, game, names, end))),
                (None, Some(result)) => said.push((true, text::stated_result(lang, result))),
                (None, None) => {}
            }
        }
        said.extend(self.note.iter().map(|note| (true, note.clone())));
        if let Some(tick) = review.tick() {
            said.push((false, text::autoplay_pace(lang, tick)));
        }
        said.extend(
            Some(&review.remarks().comment)
                .filter(|comment| !comment.is_empty())
                .map(|comment| (false, comment.clone())),
        );
        said.push((false, String::new()));
        said.push((false, text::rules_line(lang, game.setup())));
        if let Some(opening) = game.opening().filter(|_| review.at() >= 3) {
            said.push((false, text::opening(lang, opening)));
        }
        for color in Color::ALL {
            let who = text::who(lang, game, names, game.seats().player(color));
            said.push((false, format!("{} {who}", self.stone(color))));
        }
        said.extend(file.date.iter().map(|date| (false, date.clone())));
        if self.shows.marks {
            said.push((false, text::marks_legend(lang, self.glyphs.forbidden)));
        }
        if review.at() == 0 {
            said.extend(file.info.iter().map(|(_, words)| (false, words.clone())));
            said.extend(
                file.notes
                    .iter()
                    .map(|note| (false, text::record_note(lang, note))),
            );
        }
        said
    }
}

/// How a mark of the file is shown: a label by its first character, a shape by the letter that looks most like it.
fn mark_of(sign: &Sign) -> Mark {
    Mark::Letter(match sign {
        Sign::Label(text) => match text.chars().next() {
            Some(c) if c.is_ascii_graphic() => c,
            _ => '*',
        },
        Sign::Triangle => '^',
        Sign::Circle => 'o',
        Sign::Square => '#',
        Sign::Cross => 'x',
    })
}

//! What the commands do while a game is looked through, and how it is shown.
//!
//! The game itself, and where one stands in it, is `review`'s.

use std::collections::BTreeMap;

use ratatui::text::Line;

use crate::rules::{Board, Color, ForbiddenMap, Point};
use crate::sitting::Ending;
use crate::text;

use super::app::{App, Cover, Effect};
use super::board_view::{BoardPicture, Mark};
use super::keymap::Command;
use super::review::Review;
use super::why::Why;

/// A comment has no more lines than this.
const MOST_LINES: usize = 10_000;

/// Moves that a page key goes on or back.
const PAGE: isize = 10;

impl App {
    /// Opens the review of the finished game.
    pub(super) fn review(&mut self) {
        let file = self.sitting.file(self.lang);
        self.cover = Some(Cover::Review(Box::new(Review::of_game(file))));
    }

    pub(super) fn review_command(&mut self, command: Command) -> Option<Effect> {
        let Some(Cover::Review(review)) = &mut self.cover else {
            return None;
        };
        self.note = None;
        let moved = |p: Point, dx, dy| p.offset(dx, dy).unwrap_or(p);
        match command {
            Command::On => review.step(1),
            Command::Back => review.step(-1),
            Command::PageDown => review.step(PAGE),
            Command::PageUp => review.step(-PAGE),
            Command::Home => review.step(isize::MIN),
            Command::End => review.step(isize::MAX),
            Command::Left => review.cursor = moved(review.cursor, -1, 0),
            Command::Right => review.cursor = moved(review.cursor, 1, 0),
            Command::Up => review.cursor = moved(review.cursor, 0, 1),
            Command::Down => review.cursor = moved(review.cursor, 0, -1),
            Command::Autoplay => review.toggle_playing(),
            Command::Faster => review.faster(true),
            Command::Slower => review.faster(false),
            Command::Other => review.next_game(),
            Command::NumberFrom => review.number_from_here(),
            Command::Numbers => self.shows.numbers = !self.shows.numbers,
            Command::Marks if review.game().setup().rules.policy().is_some() => {
                self.shows.marks = !self.shows.marks;
            }
            Command::Marks => self.note = Some(text::why_free(self.lang).to_owned()),
            Command::ListBack => review.scroll = review.scroll.saturating_sub(1),
            Command::ListOn => review.scroll = (review.scroll + 1).min(MOST_LINES),
            Command::Why => self.why_in_review(),
            Command::Type => self.start_entry(),
            Command::Save => self.ask_file_name(),
            Command::Help => self.open_help(),
            Command::Close if review.alone => return Some(Effect::End(Ending::Done)),
            Command::Close => self.cover = None,
            _ => {}
        }
        None
    }

    fn why_in_review(&mut self) {
        let Some(Cover::Review(review)) = self.cover.take() else {
            return;
        };
        if let Some((board, point, played)) = review.why_target() {
            self.cover = Some(Cover::WhyIn(Why::new(&board, point, played), review));
            return;
        }
        let free = review.game().setup().rules.policy().is_none();
        let note = if free {
            text::why_free(self.lang)
        } else {
            text::why_in_review(self.lang)
        };
        self.note = Some(note.to_owned());
        self.cover = Some(Cover::Review(review));
    }

    /// Goes on playing from the position shown.
    pub(super) fn play_on(&mut self) -> Option<Effect> {
        let Some(Cover::Review(review)) = &self.cover else {
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
        Some(Effect::Begun)
    }

    /// The board of the review with its marks.
    pub(super) fn review_picture<'a>(
        &'a self,
        review: &Review,
        board: &'a Board,
    ) -> BoardPicture<'a> {
        let mut marks = BTreeMap::new();
        if self.shows.numbers {
            let from = review.numbers_from;
            let shown = review.moves()[..review.at()].iter().zip(1..).skip(from - 1);
            marks.extend(
                shown.filter_map(|(m, number)| Some((m.point?, Mark::Number(number + 1 - from)))),
            );
        }
        if self.shows.marks && review.game().setup().rules.policy().is_some() {
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
        BoardPicture {
            marks,
            cursor: Some(review.cursor),
            last: review.last().and_then(|m| m.point),
            ..self.bare_picture(board)
        }
    }

    /// The panel of the review: which game, who, where, what is to be said of the move, the comment, the result.
    pub(super) fn review_panel(
        &self,
        review: &Review,
        width: u16,
        rows: usize,
    ) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for (strong, text) in self.review_said(review) {
            let style = if strong {
                self.theme.strong
            } else {
                self.theme.text
            };
            let broken = text.split('\n').flat_map(|line| self.wrap(line, width));
            lines.extend(broken.map(|line| Line::styled(line, style)));
        }
        // Scrolled no further than to the end.
        let first = review.scroll.min(lines.len().saturating_sub(rows));
        lines.drain(..first);
        lines.truncate(rows);
        lines
    }

    /// What the panel of the review says, and whether it is to be seen first.
    fn review_said(&self, review: &Review) -> Vec<(bool, String)> {
        let lang = self.lang;
        let (file, game) = (review.file(), review.game());
        let mut said = Vec::new();
        if !review.title().is_empty() {
            let (which, of) = review.place();
            let title = review.title();
            said.push((
                false,
                if of > 1 {
                    format!("{title} ({which}/{of})")
                } else {
                    title.to_owned()
                },
            ));
        }
        said.push((
            true,
            text::review_place(lang, review.at(), review.moves().len(), review.last()),
        ));
        if let Some(found) = review.forbidden_here() {
            let shape = text::shape_sentence(lang, found.point, found.kind, found.tally);
            said.push((
                true,
                text::review_forbidden(lang, &shape, review.was_claimed(found)),
            ));
        }
        if review.at() == review.moves().len() {
            match (game.outcome(), &file.result) {
                (Some(end), _) => said.push((true, text::outcome(lang, game, &file.names, end))),
                (None, Some(result)) => said.push((true, text::stated_result(lang, result))),
                (None, None) => {}
            }
        }
        said.extend(self.note.iter().map(|note| (true, note.clone())));
        if let Some(tick) = review.tick() {
            said.push((false, text::autoplay_pace(lang, tick)));
        }
        said.extend(
            file.comments
                .get(&review.at())
                .map(|comment| (false, comment.clone())),
        );
        said.push((false, String::new()));
        said.push((false, text::rules_line(lang, game.setup())));
        if let Some(opening) = game.opening().filter(|_| review.at() >= 3) {
            said.push((false, text::opening(lang, opening)));
        }
        for color in Color::ALL {
            let who = text::who(lang, game, &file.names, game.seats().player(color));
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

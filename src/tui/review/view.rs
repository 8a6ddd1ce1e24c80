//! How a game under review is shown: the marks on its board and the panel beside it.

use ratatui::text::Line;

use crate::rules::{Board, ForbiddenMap, PointMap};
use crate::text;

use super::super::app::{App, Effect};
use super::super::board_view::Mark;
use super::super::layout::Layout;
use super::super::moves::MoveList;
use super::super::status::time_text;
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
    pub(in crate::tui) fn review_marks(&self, review: &Review, board: &Board) -> PointMap<Mark> {
        let mut marks = PointMap::new();
        if self.shows.numbers {
            let from = review.numbers_from;
            let shown = review.moves()[..review.at()].iter().zip(1..).skip(from - 1);
            marks.extend(
                shown.filter_map(|(m, number)| Some((m.point?, Mark::Number(number + 1 - from)))),
            );
        }
        let signs = &review.remarks().marks;
        marks.extend(
            signs
                .iter()
                .map(|(p, sign)| (p, Mark::Letter(sign.character()))),
        );
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

    /// What stands above a narrow board: the players, if there is room, and where the review stands; then what is to be
    /// said of the move, where there is no room for it below.
    pub(in crate::tui) fn review_head(
        &self,
        review: &Review,
        layout: &Layout,
    ) -> Vec<Line<'static>> {
        let (width, rows) = (layout.head.width, usize::from(layout.head.height));
        let mut lines = match rows {
            4.. => self.players(width, 1),
            _ => Vec::new(),
        };
        lines.push(self.review_place(review, width));
        if layout.panel.height < 2 && self.why().is_none() {
            lines.extend(self.review_lines(review, width, rows.saturating_sub(lines.len())));
        }
        lines
    }

    /// The panel of the review: which game, who and with how much time, where it stands, what is to be said of the
    /// move, and the list of moves.
    pub(in crate::tui) fn review_panel(
        &self,
        review: &Review,
        layout: &Layout,
    ) -> Vec<Line<'static>> {
        let width = layout.panel.width;
        let rows = usize::from(layout.panel.height);
        let mut lines = Vec::new();
        if layout.beside {
            lines.extend(self.review_title(review, width));
            let rules = text::rules_line(self.lang, review.game().setup());
            lines.push(self.row(&rules, width, self.theme.text));
            let opening = text::opening_of(self.lang, review.game());
            let opening = opening.filter(|_| review.at() >= 3);
            lines.push(self.row(&opening.unwrap_or_default(), width, self.theme.text));
            lines.extend(self.legends(width, layout.cells));
            lines.extend(self.players(width, 1));
            lines.push(Line::default());
            lines.push(self.review_place(review, width));
        } else if rows < 2 {
            return lines;
        }
        lines.truncate(rows);
        let left = rows - lines.len();
        lines.extend(self.review_lines(review, width, left));
        lines
    }

    /// What is to be said of the move, and the list of moves, in so many rows.
    fn review_lines(&self, review: &Review, width: u16, rows: usize) -> Vec<Line<'static>> {
        let mut said = self.said_lines(self.review_said(review), width);
        let listed = match rows {
            1 => usize::from(said.is_empty()),
            _ => rows / 2,
        };
        // Scrolled no further than to the end.
        let room = rows - listed;
        let first = review.scroll.min(said.len().saturating_sub(room));
        said.drain(..first);
        self.cut_lines(&mut said, width, room);
        said.resize(room, Line::default());
        let signs: Vec<(usize, char)> = review
            .forbidden()
            .iter()
            .map(|&(number, kind)| (number, self.glyphs.forbidden[kind as usize]))
            .collect();
        let list = MoveList {
            moves: review.moves(),
            current: review.at(),
            is_marked: true,
            back: 0,
            signs: &signs,
        };
        said.extend(self.move_list(&list, width, listed));
        said
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
        let title = self.review_title(review, width).into_iter();
        title.chain([self.review_place(review, width)]).collect()
    }

    /// What the game is called, and which of several it is.
    fn review_title(&self, review: &Review, width: u16) -> Option<Line<'static>> {
        let title = review.title();
        let title = match review.place() {
            _ if !review.is_of_file() => return None,
            (_, 1) => title.to_owned(),
            (which, of) => format!("{title} ({which}/{of})"),
        };
        Some(self.row(&title, width, self.theme.text))
    }

    /// How far the review has come, and how long the last move took.
    fn review_place(&self, review: &Review, width: u16) -> Line<'static> {
        let (at, of) = (review.at(), review.moves().len());
        let mut place = text::review_place(self.lang, at, of, review.last());
        if let Some(time) = review.time() {
            place = format!("{place} · {}", time_text(time));
        }
        self.row(&place, width, self.theme.strong)
    }

    /// What the panel of the review says, and whether it is to be seen first.
    fn review_said(&self, review: &Review) -> Vec<(bool, String)> {
        let lang = self.lang;
        let (game, file) = (review.game(), review.file());
        let names = &file.names;
        let mut said = Vec::new();
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
        if let Some(tick) = review.tick() {
            said.push((false, text::autoplay_pace(lang, tick)));
        }
        said.extend(
            Some(&review.remarks().comment)
                .filter(|comment| !comment.is_empty())
                .map(|comment| (false, comment.clone())),
        );
        if review.at() == 0 {
            said.extend(file.date.iter().map(|date| (false, date.clone())));
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

//! Pages that cover the board: keys and rules with live diagrams, the guess for colours, the games so far.
//!
//! Makes lines for a width; scrolling and the place on the screen are the view's.

use ratatui::buffer::{Buffer, CellWidth};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::game::{Guess, Player};
use crate::rules::{Board, Point, parse_position};
use crate::text::{self, Example};

use super::app::App;
use super::board_view::{BoardPicture, CellSize};
use super::layers::Layer;
use super::why::Why;

impl App {
    /// The lines of the page in front, and how many are scrolled off.
    pub(super) fn page(&self, width: u16) -> (Vec<Line<'static>>, u16) {
        match self.layers.last() {
            Some(Layer::Help(scroll)) => (self.help(width), *scroll),
            Some(Layer::Guess(guess)) => (self.guess(*guess, width), 0),
            Some(Layer::Games) => (self.games(width), 0),
            Some(Layer::Copied(text, scroll)) => (self.copied_page(text, width), *scroll),
            _ => (Vec::new(), 0),
        }
    }

    fn paragraph(&self, text: &str, width: u16) -> Vec<Line<'static>> {
        self.styled(text, width, self.theme.text)
    }

    /// What was copied, line by line, for a terminal that did not take it.
    fn copied_page(&self, text: &str, width: u16) -> Vec<Line<'static>> {
        let mut lines = self.styled(text::copied(self.lang), width, self.theme.strong);
        lines.push(Line::default());
        for line in text.lines() {
            if self.glyphs.width(line) <= usize::from(width) {
                lines.push(Line::styled(line.to_owned(), self.theme.text));
            } else {
                lines.extend(self.paragraph(line, width));
            }
        }
        lines
    }

    /// The help page: the keys from the key table, then the rules.
    fn help(&self, width: u16) -> Vec<Line<'static>> {
        const KEYS: usize = 22;
        let lang = self.lang;
        let mut lines = vec![Line::styled(text::keys_heading(lang), self.theme.strong)];
        for (keys, command) in self.keys_below() {
            let keys = self.wrap(&keys, KEYS as u16);
            let help = self.wrap(command.help(lang), width.saturating_sub(KEYS as u16 + 1));
            for row in 0..keys.len().max(help.len()) {
                let [keys, help] = [&keys, &help].map(|part| part.get(row).map_or("", |s| s));
                let pad = " ".repeat(KEYS.saturating_sub(self.glyphs.width(keys)));
                let line = format!("{keys}{pad} {help}");
                lines.push(Line::styled(line, self.theme.text));
            }
        }
        let setup = self.shown().game.setup();
        let rules = text::rules_page(lang, setup.rules.mode(), setup.opening_rule);
        for paragraph in rules.into_iter().chain([text::clock_runs(lang)]) {
            lines.push(Line::default());
            lines.extend(self.paragraph(paragraph, width));
        }
        for example in Example::ALL {
            lines.push(Line::default());
            lines.extend(self.example(example, width));
        }
        lines
    }

    /// A position around the examined stone, drawn by the board widget with the shapes marked.
    fn example(&self, example: Example, width: u16) -> Vec<Line<'static>> {
        // Rows 5 to 11 hold every example; columns are kept whole so that the labels stay true.
        const ROWS: std::ops::RangeInclusive<u16> = 4..=11;
        let (position, point) = example.position();
        let board: Board = parse_position(position).expect("the examples are positions");
        let point: Point = point.parse().expect("the examples name points");
        let mut why = Why::new(&board, point, true);
        why.pick(example.shown());
        let mut lines = self.paragraph(example.heading(self.lang), width);
        let cells = CellSize::Small;
        let area = Rect::new(0, 0, cells.width(self.glyphs), cells.height());
        let mut buf = Buffer::empty(area);
        let picture = BoardPicture {
            cells,
            ..self.why_picture(&why)
        };
        (&picture).render(area, &mut buf);
        for y in ROWS.chain([area.bottom() - 1]) {
            let mut spans = Vec::new();
            let mut x = 0;
            while x < area.width {
                let cell = &buf[(x, y)];
                spans.push(Span::styled(cell.symbol().to_owned(), cell.style()));
                x += cell.cell_width().max(1);
            }
            lines.push(Line::from(spans));
        }
        for (_, line) in why.lines(self.lang) {
            lines.extend(self.paragraph(&line, width));
        }
        lines
    }

    /// 猜先: both handfuls, the subtraction, and what follows.
    fn guess(&self, guess: Guess, width: u16) -> Vec<Line<'static>> {
        let mut lines = vec![
            Line::styled(text::guess_heading(self.lang), self.theme.strong),
            Line::default(),
        ];
        for (player, stones) in Player::ALL.into_iter().zip(guess.handfuls) {
            let name = self.sitting.name(self.lang, player);
            lines.extend(self.paragraph(&text::spoken::handful(self.lang, &name, stones), width));
            let row: Vec<String> = (0..stones)
                .map(|_| {
                    self.glyphs
                        .stone(crate::rules::Color::Black, self.theme.depth)
                        .to_string()
                })
                .collect();
            lines.extend(self.paragraph(&row.join(" "), width));
            lines.push(Line::default());
        }
        let black = self.sitting.name(self.lang, self.game().setup().first);
        let result = text::guess_result(self.lang, guess, &black);
        lines.extend(
            self.wrap(&result, width)
                .into_iter()
                .map(|line| Line::styled(line, self.theme.strong)),
        );
        lines
    }

    /// The games of the match so far and the score.
    fn games(&self, width: u16) -> Vec<Line<'static>> {
        let mut lines = vec![Line::styled(
            text::games_heading(self.lang),
            self.theme.strong,
        )];
        for (game, number) in self.sitting.series().games().iter().zip(1..) {
            let black = self
                .sitting
                .name(self.lang, game.seats.player(crate::rules::Color::Black));
            let result = text::result(self.lang, self.sitting.names(), game.seats, game.outcome);
            lines.extend(
                self.paragraph(&text::game_line(self.lang, number, &black, &result), width),
            );
        }
        lines.push(Line::default());
        for player in Player::ALL {
            let score = self.sitting.series().score(player);
            let score = text::score(self.lang, score);
            lines.extend(self.paragraph(
                &format!("{}: {score}", self.sitting.name(self.lang, player)),
                width,
            ));
        }
        lines
    }
}

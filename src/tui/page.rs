//! Pages that cover the board: the help, the guess for colours, the games so far.
//!
//! Makes lines for a width; scrolling and the place on the screen are the view's.

use ratatui::buffer::{Buffer, CellWidth};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::game::{Guess, Player};
use crate::rules::SIZE;
use crate::text::{self, Command, Example, Part};

use super::app::App;
use super::board_view::{BoardPicture, CellSize};
use super::hints::is_hinted;
use super::layers::{HelpPage, Layer};
use super::why::ReasonTrail;

impl App {
    /// The lines of the page in front, and how many are scrolled off.
    pub(super) fn page(&self, width: u16) -> (Vec<Line<'static>>, u16) {
        match self.layers.last() {
            Some(Layer::Help(page, scroll)) => (self.help(*page, width), *scroll),
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

    /// A page of the help below the names of all.
    fn help(&self, page: HelpPage, width: u16) -> Vec<Line<'static>> {
        let mut names = Vec::new();
        for other in HelpPage::ALL {
            let name = self.glyphs.text(other.name(self.lang)).into_owned();
            let style = if other == page {
                self.theme.chosen
            } else {
                self.theme.dim
            };
            names.extend([Span::styled(format!(" {name} "), style), Span::raw(" ")]);
        }
        let mut lines = vec![Line::from(names)];
        match page {
            HelpPage::Keys => lines.extend(self.keys_page(width)),
            HelpPage::Rules => lines.extend(self.guide(width)),
            HelpPage::Commands => {
                // The name of the page stands above already, here and in the guide.
                for text in text::command_list(self.lang, Command::ALL).iter().skip(1) {
                    lines.extend(self.paragraph(text, width));
                }
            }
        }
        lines
    }

    /// The keys from the key table; those that only set the screen up, or are known anyway, close together below.
    fn keys_page(&self, width: u16) -> Vec<Line<'static>> {
        const WIDEST: usize = 22;
        let rows = self.keys_below();
        let stands_alone = |command| match command {
            Command::Cursor => true,
            // Their word says it all.
            Command::Games | Command::Copy => false,
            command => is_hinted(command),
        };
        let (rows, others): (Vec<_>, Vec<_>) =
            rows.into_iter().partition(|row| stands_alone(row.1));
        let keys = rows
            .iter()
            .map(|(keys, _)| self.glyphs.width(&self.glyphs.text(keys)));
        let room = keys.max().unwrap_or_default().min(WIDEST);
        let mut lines = Vec::new();
        for (keys, command) in rows {
            let keys = self.wrap(&keys, room as u16);
            let help = self.wrap(
                command.help(self.lang),
                width.saturating_sub(room as u16 + 1),
            );
            for row in 0..keys.len().max(help.len()) {
                let [keys, help] = [&keys, &help].map(|part| part.get(row).map_or("", |s| s));
                let pad = " ".repeat(room.saturating_sub(self.glyphs.width(keys)));
                lines.push(Line::styled(format!("{keys}{pad} {help}"), self.theme.text));
            }
        }
        let mut line = String::new();
        for (keys, command) in others {
            let item = self
                .glyphs
                .text(&format!("{keys} {}", command.hint(self.lang)))
                .into_owned();
            let columns = self.glyphs.width(&line) + self.glyphs.width(&item);
            if !line.is_empty() && columns + 2 > usize::from(width) {
                lines.push(Line::styled(std::mem::take(&mut line), self.theme.text));
            }
            if !line.is_empty() {
                line.push_str("  ");
            }
            line.push_str(&item);
        }
        lines.push(Line::styled(line, self.theme.text));
        lines
    }

    /// The rules with small boards, for the game in front.
    fn guide(&self, width: u16) -> Vec<Line<'static>> {
        let setup = self.shown().game.setup();
        let mut lines = Vec::new();
        let guide = text::guide(self.lang, setup.rules.mode(), setup.opening_rule);
        for part in guide.into_iter().skip(1) {
            match part {
                Part::Heading(heading) => {
                    lines.push(Line::default());
                    lines.extend(self.styled(&heading, width, self.theme.strong));
                }
                Part::Text(text) => lines.extend(self.paragraph(&text, width)),
                Part::Board(example) => lines.extend(self.example(example, width)),
            }
        }
        lines
    }

    /// The rows around the stones of an example, drawn by the board widget with the shapes marked, and the verdict.
    fn example(&self, example: Example, width: u16) -> Vec<Line<'static>> {
        let (board, point) = example.position();
        let mut why = ReasonTrail::new(&board, point, true);
        why.pick(example.shown);
        let mut lines = Vec::new();
        let cells = CellSize::Small;
        let area = Rect::new(0, 0, cells.width(self.glyphs), cells.height());
        let mut buf = Buffer::empty(area);
        let picture = BoardPicture {
            cells,
            ..self.why_picture(&why)
        };
        (&picture).render(area, &mut buf);
        let rows = example.rows();
        let rows = rows.rev().map(|number| u16::from(SIZE - number) + 1);
        // Columns are kept whole, so that the letters below stay true.
        for y in rows.chain([area.bottom() - 1]) {
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

//! The status that never gives way: who is to decide and what, and both clocks, in as many rows as there are.
//!
//! Every row has its place by the size of the window and by what was agreed before the game, so that nothing jumps.

use std::time::Duration;

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::game::{Clock, Player, TimeControl};
use crate::rules::Color;
use crate::text;

use super::app::App;
use super::digits;
use super::glyphs::Set;
use super::panel::fit;
use super::time::TENTHS;

/// To how many columns names are shortened, as long as there is too little room.
pub(super) const SHORT_NAMES: [usize; 3] = [16, 8, 4];

/// What is to be known of a clock leaves a name so many columns.
const NAME: usize = 24;

/// A panel of so many rows has room for large figures beside both names.
pub(super) const LARGE_CLOCK_ROWS: usize = 30;

/// The time on a clock: tenths in the last ten seconds.
fn clock_text(clock: Clock) -> String {
    let shown = clock.shown();
    if shown < TENTHS {
        let tenths = shown.as_millis() / 100;
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    time_text(shown)
}

/// Minutes and seconds, with hours when there are any.
pub(super) fn time_text(time: Duration) -> String {
    // Rounded up, so that 0:00 is never shown before the flag falls.
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// One side as its row shows it.
struct Side {
    color: Color,
    who: String,
    name: Option<String>,
    /// Whether this side has to decide.
    decides: bool,
    clock: Option<Clock>,
    /// The time left where a file tells it and there is no clock.
    left: Option<Duration>,
}

impl App {
    /// What is asked now, or the result.
    pub fn prompt(&self) -> String {
        text::prompt(self.lang, self.game(), self.sitting.names())
    }

    /// What is asked now in so many rows: a name too long for them is shortened, and only then what is asked is cut.
    pub(super) fn prompt_rows(&self, width: u16, rows: usize) -> Vec<String> {
        let prompt = self.prompt();
        let mut lines = self.wrap(&prompt, width);
        for columns in SHORT_NAMES {
            if lines.len() > rows {
                lines = self.wrap(&self.shortened(&prompt, columns), width);
            }
        }
        if lines.len() > rows {
            let nameless = text::prompt(self.lang, self.game(), &[None, None]);
            lines = self.wrap(&nameless, width);
        }
        self.cut(lines, usize::from(width), rows)
    }

    /// A text with the names of the players cut to so many columns.
    pub(super) fn shortened(&self, text: &str, columns: usize) -> String {
        let mut text = text.to_owned();
        for name in self.sitting.names().iter().flatten() {
            text = text.replace(name.as_str(), &fit(name.as_str(), columns, self.glyphs));
        }
        text
    }

    /// The first of these lines; the last of them tells that it was cut.
    pub(super) fn cut(&self, mut lines: Vec<String>, width: usize, rows: usize) -> Vec<String> {
        if rows < lines.len() {
            let rest = lines.split_off(rows.saturating_sub(1)).join(" ");
            lines.truncate(rows);
            if rows > 0 {
                lines.push(fit(&rest, width, self.glyphs));
            }
        }
        lines
    }

    /// The status in few rows: both sides with their clocks in one row or two, then what is asked; where there are no
    /// more than two rows the clocks stand at the end of the first.
    pub(super) fn status(&self, width: u16, rows: usize) -> Vec<Line<'static>> {
        let strong = |line: String| Line::styled(line, self.theme.strong);
        if rows >= 3 {
            let mut lines = match rows {
                3 => vec![self.sides_in_a_row(width)],
                _ => self.players(width, 1),
            };
            lines.extend(self.prompt_rows(width, 2).into_iter().map(strong));
            return lines;
        }
        let clocks = self.clocks(width);
        let taken = self.columns(&clocks);
        let room = usize::from(width).saturating_sub(taken + usize::from(taken > 0));
        let mut asked = self.prompt_rows(room as u16, rows).into_iter();
        let first = asked.next().unwrap_or_default();
        let gap = usize::from(width).saturating_sub(self.glyphs.width(&first) + taken);
        let mut spans = vec![
            Span::styled(first, self.theme.strong),
            Span::raw(" ".repeat(gap)),
        ];
        spans.extend(clocks);
        [Line::from(spans)]
            .into_iter()
            .chain(asked.map(strong))
            .collect()
    }

    /// Both clocks in few columns, Black's first, the running one marked; nothing in a game without. Before them the
    /// byo-yomi of the running one is named, so that no figure moves.
    fn clocks(&self, width: u16) -> Vec<Span<'static>> {
        /// What the longest name of a side takes.
        const SIDE: usize = 18;
        // No figure moves when it gets shorter either.
        let most = match self.game().setup().time {
            TimeControl::Unlimited => return Vec::new(),
            TimeControl::Sudden(main) | TimeControl::Increment { main, .. } => main,
            TimeControl::ByoYomi { main, period, .. } => main.max(period),
        };
        let most = self.glyphs.width(&time_text(most));
        let mut spans = Vec::new();
        let mut byo_yomi = None;
        for side in self.sides() {
            let Some(clock) = side.clock else { continue };
            let pointer = if side.decides {
                byo_yomi = Some(clock.periods()).filter(|_| clock.in_byo_yomi());
                self.glyphs.pointer
            } else {
                ' '
            };
            let figure = self.figure(&side, clock);
            let short = most.saturating_sub(self.glyphs.width(&figure.content));
            let pointer = format!("{pointer}{}", " ".repeat(short));
            spans.extend([Span::styled(pointer, self.weight(&side)), figure]);
        }
        if let Some(periods) = byo_yomi {
            let room = usize::from(width).saturating_sub(self.columns(&spans) + SIDE);
            let counted = text::byo_yomi(self.lang, periods);
            let fits = self.glyphs.width(&counted) <= room;
            let label = if fits {
                counted
            } else {
                text::byo_yomi(self.lang, 1)
            };
            spans.insert(0, Span::styled(label, self.theme.text));
        }
        spans
    }

    fn columns(&self, spans: &[Span]) -> usize {
        spans
            .iter()
            .map(|span| self.glyphs.width(&span.content))
            .sum()
    }

    /// Black and White, each in a half of one row.
    fn sides_in_a_row(&self, width: u16) -> Line<'static> {
        let mut spans = Vec::new();
        for side in self.sides() {
            let half = (width - 2) / 2;
            // The stone tells the colour, and what is asked whether it may change.
            let color = || text::who_as(self.lang, side.color, false, None);
            let who = side.name.clone().unwrap_or_else(color);
            let line = self.player_row(&Side { who, ..side }, half, true);
            let used = line.width();
            spans.extend(line.spans);
            if side.color == Color::Black {
                spans.push(Span::raw(
                    " ".repeat(usize::from(half + 2).saturating_sub(used)),
                ));
            }
        }
        Line::from(spans)
    }

    /// Black first, then White; the pointer marks who has to decide. Each takes so many rows, the first of which is
    /// name and clock; the others tell what follows on the time shown, and the score.
    pub(super) fn players(&self, width: u16, each: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for side in self.sides() {
            if each == 1 {
                lines.push(self.player_row(&side, width, true));
                continue;
            }
            let player = self.game().seats().player(side.color);
            let what = [self.detail(&side), self.score(player).unwrap_or_default()];
            let mut what: Vec<String> =
                what.into_iter().filter(|words| !words.is_empty()).collect();
            what.resize(each - 1, String::new());
            let figures = match side.clock {
                Some(clock) if each == 3 && self.glyphs.set == Set::Line => {
                    digits::rows(&clock_text(clock)).to_vec()
                }
                _ => Vec::new(),
            };
            let taken = figures.first().map_or(0, |row| self.glyphs.width(row));
            let room = usize::from(width).saturating_sub(taken);
            if figures.is_empty() {
                lines.push(self.player_row(&side, width, false));
            } else {
                lines.push(self.named(&side, room.saturating_sub(1), Vec::new()));
            }
            let rest = what.into_iter().map(|words| {
                // Below the name, or as near to it as there is room; a blank before the figures.
                let room = room.saturating_sub(usize::from(taken > 0));
                let indent = room.saturating_sub(self.glyphs.width(&words)).min(5);
                let words = format!("{}{words}", " ".repeat(indent));
                Line::styled(fit(&words, room, self.glyphs), self.theme.dim)
            });
            lines.extend(rest);
            let first = lines.len() - each;
            for (line, figure) in lines[first..].iter_mut().zip(figures) {
                let gap = room.saturating_sub(line.width());
                line.push_span(Span::raw(" ".repeat(gap)));
                line.push_span(Span::styled(figure, self.weight(&side)));
            }
        }
        lines
    }

    /// How many rows each side takes in a panel of so many rows.
    pub(super) fn player_rows(&self, rows: usize) -> usize {
        let scored = usize::from(self.has_scores());
        let detailed = matches!(
            self.game().setup().time,
            TimeControl::ByoYomi { .. } | TimeControl::Increment { .. }
        );
        let large = self.game().setup().time != TimeControl::Unlimited && rows >= LARGE_CLOCK_ROWS;
        if large {
            3
        } else {
            1 + scored + usize::from(detailed)
        }
    }

    /// Both sides of the game in front.
    fn sides(&self) -> [Side; 2] {
        let review = self.review();
        let (game, names) = match review {
            Some(review) => (review.game(), &review.file().names),
            None => (self.game(), self.sitting.names()),
        };
        Color::ALL.map(|color| {
            let player = game.seats().player(color);
            let clock = match review {
                Some(review) => review.clock(player),
                None => game.clock(player),
            };
            Side {
                color,
                who: text::who(self.lang, game, names, player),
                name: names[player.index()].as_ref().map(ToString::to_string),
                decides: review.is_none() && game.to_decide() == Some(player),
                clock,
                left: review.and_then(|review| review.time_left(color)),
            }
        })
    }

    fn weight(&self, side: &Side) -> Style {
        if side.decides {
            self.theme.strong
        } else {
            self.theme.text
        }
    }

    /// The figures of a clock; they stand out where the game is lost when they have run down.
    fn figure(&self, side: &Side, clock: Clock) -> Span<'static> {
        let warns = side.decides && clock.is_last() && clock.shown() < TENTHS;
        let style = if warns {
            self.theme.chosen
        } else {
            self.weight(side)
        };
        Span::styled(clock_text(clock), style)
    }

    /// Name and clock of a side in one row; `alone` with what is to be known of the clock, as far as there is room.
    fn player_row(&self, side: &Side, width: u16, alone: bool) -> Line<'static> {
        let width = usize::from(width);
        let Some(clock) = side.clock else {
            let told = side.left.map(|left| format!(" {}", time_text(left)));
            let told = told.map(|left| Span::styled(left, self.theme.text));
            return self.named(side, width, told.into_iter().collect());
        };
        let figure = self.figure(side, clock);
        let columns = |text: &str| self.glyphs.width(text);
        let byo_yomi = |periods| {
            let label = text::byo_yomi(self.lang, periods);
            if clock.in_byo_yomi() {
                label
            } else {
                String::new()
            }
        };
        // Each with the columns that a name keeps beside it.
        let labels = [
            (self.detail(side), NAME),
            (byo_yomi(clock.periods()), SHORT_NAMES[1]),
            (byo_yomi(1), 0),
        ];
        let fitting = labels.into_iter().find(|(label, name)| {
            let name = columns(&side.who).min(*name);
            alone && columns(label) + name + columns(&figure.content) + 7 <= width
        });
        let label = fitting.map_or_else(String::new, |(label, _)| label);
        let label = Span::styled(format!(" {label} "), self.theme.dim);
        let blank = label.content.trim().is_empty();
        let label = if blank { Span::raw(" ") } else { label };
        self.named(side, width, vec![label, figure])
    }

    /// Pointer, stone and name of a side, and what stands at the end of the row.
    fn named(&self, side: &Side, width: usize, behind: Vec<Span<'static>>) -> Line<'static> {
        let pointer = if side.decides {
            self.glyphs.pointer
        } else {
            ' '
        };
        // The stone lies on a patch of wood: a black one is never a bright disc.
        let stone = format!(" {} ", self.stone(side.color));
        let columns = |text: &str| self.glyphs.width(text);
        let end: usize = behind.iter().map(|span| columns(&span.content)).sum();
        let room = width.saturating_sub(columns(&stone) + 2 + end);
        let name = fit(&side.who, room, self.glyphs);
        let gap = room.saturating_sub(columns(&name));
        let mut spans = vec![
            Span::styled(pointer.to_string(), self.weight(side)),
            Span::styled(stone, self.theme.stones[side.color as usize]),
            Span::styled(format!(" {name}"), self.weight(side)),
        ];
        if !behind.is_empty() {
            spans.push(Span::raw(" ".repeat(gap)));
            spans.extend(behind);
        }
        Line::from(spans)
    }

    /// What follows on the time that a side's clock shows.
    fn detail(&self, side: &Side) -> String {
        let game = self.review().map_or(self.game(), |review| review.game());
        let detail = side
            .clock
            .map(|clock| text::clock_detail(self.lang, game.setup().time, clock));
        detail.unwrap_or_default()
    }

    /// Whether games are numbered and the score is shown: from the second game on, so that no row comes in at an end.
    pub(super) fn has_scores(&self) -> bool {
        self.sitting.number() > 1
    }

    fn score(&self, player: Player) -> Option<String> {
        if !self.has_scores() {
            return None;
        }
        let score = self.sitting.series().score(player);
        Some(text::score(self.lang, score))
    }

    /// How a stone of this colour looks.
    pub(super) fn stone(&self, color: Color) -> char {
        self.glyphs.stone(color, self.theme.depth)
    }
}

//! The game as lines: for screen readers, pipes and terminals that cannot show a screen.
//!
//! A line comes in, is taken by the [`Sitting`], and what there is to say goes out as lines. Lines come from an
//! [`Input`], time from a function of the caller's.

mod input;
mod report;

pub use input::{Direct, Input, Line, LineEvent, Waiting};

use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::Duration;

use crate::game::Phase;
use crate::rules::{Color, Point};
use crate::sitting::{Ending, Keeper, Question, Said, Sitting};
use crate::text::{self, Figure, Lang, Typed, spoken};

/// Longest wait while a clock runs; the code that measures the time can tell from it that the program was stopped.
pub const TICK: Duration = Duration::from_secs(1);

/// How the line mode speaks.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    /// The language.
    pub lang: Lang,
    /// Whether only ASCII may go out, because the locale knows no more.
    pub ascii: bool,
}

/// A sitting by lines, and what is still to be printed.
#[derive(Debug)]
pub struct LineMode {
    sitting: Sitting,
    settings: Speech,
    said: String,
    /// Whether to say what is asked now, behind all else.
    asks: bool,
}

impl LineMode {
    /// Greets the two, tells what led here, and how the game stands.
    pub fn new(sitting: Sitting, settings: Speech, first: &[Said]) -> Self {
        let mut lines = Self {
            sitting,
            settings,
            said: String::new(),
            asks: true,
        };
        lines.tell(first);
        lines.say(spoken::welcome(settings.lang));
        if !first.contains(&Said::Resumed) {
            lines.tell_game();
        }
        lines
    }

    /// The two people and their game.
    pub const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// All that was said since this was called before, in lines.
    pub fn take_said(&mut self) -> String {
        if std::mem::take(&mut self.asks) && self.sitting.left().is_none() {
            self.ask();
        }
        let said = std::mem::take(&mut self.said);
        if self.settings.ascii {
            crate::showable::ascii(&said)
        } else {
            said
        }
    }

    /// Lets time pass; a fallen flag is told at once.
    pub fn elapse(&mut self, time: Duration) {
        let said = self.sitting.elapse(time);
        if !said.is_empty() {
            self.tell(&said);
            self.asks = true;
        }
    }

    /// Takes a line.
    pub fn take(&mut self, line: &Line) {
        match line {
            Line::Text(text) => self.entered(text),
            Line::Long => self.say(spoken::too_long(self.settings.lang)),
            Line::Bytes => self.say(spoken::no_text(self.settings.lang)),
        }
    }

    /// Has the keeper do what is due, clock time included when `all` is asked for, and tells what came of it.
    pub fn keep(&mut self, keeper: &mut Keeper, all: bool) {
        let said = keeper.keep(&mut self.sitting, all);
        self.tell(&said);
    }

    /// Nothing will come any more.
    pub fn end_of_input(&mut self) {
        if self.sitting.game().outcome().is_none() {
            let kept = self.sitting.is_kept();
            self.say(spoken::unfinished(self.settings.lang, kept));
        }
        self.sitting.stop();
    }

    fn entered(&mut self, line: &str) {
        let lang = self.settings.lang;
        if self.report(line) {
            self.asks = true;
            return;
        }
        let said = match Typed::read(line, false) {
            Typed::Save(name) => {
                let file = self.sitting.file(lang);
                let figure = Figure::game(lang, &file, usize::MAX, 1);
                Some(self.sitting.save(&name, file, figure, true))
            }
            _ => self.sitting.typed(line),
        };
        let Some(said) = said else {
            return self.say(&spoken::not_understood(lang, line));
        };
        self.tell(&said);
        if self.sitting.left() == Some(Ending::Kept) {
            self.tell(&[Said::HowToResume]);
        }
        // A refusal leaves what was asked as it was told before.
        self.asks = !said.iter().any(Said::is_refusal);
    }

    /// Adds a line, or several.
    fn say(&mut self, text: &str) {
        let _ = writeln!(self.said, "{}", text.trim_end_matches('\n'));
    }

    /// Tells what happened.
    fn tell(&mut self, said: &[Said]) {
        for said in said {
            if *said == Said::Begun {
                self.tell_game();
            } else {
                self.say(&said.words(self.settings.lang, &self.sitting));
            }
            if *said == Said::Resumed {
                self.tell_game();
            }
        }
    }

    /// Which game this is, and how it stands.
    fn tell_game(&mut self) {
        let lang = self.settings.lang;
        let sitting = &self.sitting;
        if sitting.planned().is_some() || !sitting.series().games().is_empty() {
            self.say(&Said::Begun.words(lang, &self.sitting));
        }
        self.say(&text::rules_line(lang, self.sitting.game().setup()));
        for color in Color::ALL {
            let player = self.sitting.game().seats().player(color);
            if self.sitting.names()[player.index()].is_some() {
                self.say(&self.sitting.who(lang, player));
            }
        }
        if !self.sitting.game().moves().is_empty() {
            if let Some(opening) = text::opening_of(lang, self.sitting.game()) {
                self.say(&opening);
            }
            self.tell_stones();
        }
    }

    /// Says what is asked now, and of whom.
    fn ask(&mut self) {
        let lang = self.settings.lang;
        let (sitting, game) = (&self.sitting, self.sitting.game());
        let question = sitting.question().or_else(|| Question::of(game));
        let asked = match (&question, game.phase()) {
            (Some(question), _) => question.line(lang, sitting),
            // The result has been told.
            (None, Phase::Over(_)) if sitting.has_next() => spoken::what_next(lang).to_owned(),
            (None, Phase::Over(_)) => text::match_over(lang).to_owned(),
            (None, phase) => {
                let prompt = text::prompt(lang, game, sitting.names());
                let marked = |(place, p): (usize, &Point)| {
                    format!("{} {p}", text::proposal_mark(phase, place))
                };
                let list: Vec<String> = match phase {
                    Phase::Removing { proposals, .. } => {
                        proposals.iter().map(ToString::to_string).collect()
                    }
                    Phase::Picking { proposals, .. } => {
                        proposals.iter().enumerate().map(marked).collect()
                    }
                    _ => Vec::new(),
                };
                let list: Vec<&str> = list.iter().map(String::as_str).collect();
                match list[..] {
                    [] => prompt,
                    _ => spoken::with_answers(lang, &prompt, &list),
                }
            }
        };
        let clock = game
            .to_decide()
            .filter(|_| !sitting.is_offering())
            .filter(|_| {
                let asked = question
                    .as_ref()
                    .filter(|q| !matches!(q, Question::Answer(_)));
                asked.is_none_or(Question::decides)
            })
            .and_then(|player| game.clock(player))
            .map(|clock| spoken::time_left(lang, clock));
        match clock {
            // A full-width bracket has its blank within.
            Some(clock) if asked.ends_with('）') => self.say(&format!("{asked}· {clock}")),
            Some(clock) => self.say(&format!("{asked} · {clock}")),
            None => self.say(&asked),
        }
    }
}

/// Plays until somebody leaves or the input ends; the sitting is left as it was then.
///
/// `elapsed` gives the time to be charged since it was asked before. What was decided is kept before anything is said.
///
/// ```
/// use renju::game::{RuleSet, Setup};
/// use renju::plain::{Direct, LineMode, Speech, play};
/// use renju::sitting::{Keeper, Sitting};
/// use renju::store::Why;
/// let sitting = Sitting::new(Setup::new(RuleSet::Free), [None, None], false, None);
/// let mut lines = LineMode::new(sitting, Speech { lang: renju::text::Lang::En, ascii: true }, &[]);
/// // A keeper that was told to begin nothing keeps nothing.
/// let mut keeper = Keeper::new(Err(Why::NoHome), || 0);
/// let mut said = Vec::new();
/// let mut input = Direct::new(&b"h8\ni9\n"[..]);
/// play(&mut lines, &mut keeper, &mut input, &mut said, &mut || std::time::Duration::ZERO)?;
/// assert!(String::from_utf8_lossy(&said).contains("Move 2, White: I9"));
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// When the input cannot be read or the output not be written.
pub fn play(
    lines: &mut LineMode,
    keeper: &mut Keeper,
    input: &mut dyn Input,
    out: &mut dyn Write,
    elapsed: &mut dyn FnMut() -> Duration,
) -> io::Result<()> {
    loop {
        let left = lines.sitting.left().is_some();
        lines.keep(keeper, left);
        out.write_all(lines.take_said().as_bytes())?;
        out.flush()?;
        if left {
            return Ok(());
        }
        let wait = lines.sitting.time_left().map(|left| {
            // A hair more, so that the flag has fallen when the wait is over.
            (left + Duration::from_millis(1)).min(TICK)
        });
        let event = input.next(wait)?;
        lines.elapse(elapsed());
        match event {
            LineEvent::Waited => {}
            LineEvent::Line(line) => lines.take(&line),
            LineEvent::End => lines.end_of_input(),
        }
    }
}

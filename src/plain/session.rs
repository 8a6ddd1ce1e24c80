//! The state of a game played by lines, and what is asked in it.
//!
//! What a line leads to is `answer`'s, what is said of a decision `events`'; where lines come from and go to is the
//! loop's.

use std::fmt::Write as _;
use std::time::Duration;

use crate::game::{
    Action, ActionError, Game, Guess, Name, Offer, Phase, Player, Request, Series, Setup,
};
use crate::rules::Color;
use crate::store::{Kept, Summary};
use crate::text::{self, Lang, spoken};

use super::answer::Question;
use super::input::Line;

/// How a session speaks and what it tells.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// Whether only ASCII may go out, because the locale knows no more.
    pub ascii: bool,
    /// Whether learners get all help.
    pub hints: bool,
    /// Whether leaving keeps the game for later.
    pub keeps: bool,
    /// How many games the match has, if that was agreed.
    pub games: Option<u32>,
}

/// A game, those before it, and the question that stands.
#[derive(Clone, Debug)]
pub struct Session {
    /// How it speaks.
    pub(super) settings: Settings,
    /// The people's names, as far as they gave any.
    pub(super) names: [Option<Name>; 2],
    pub(super) game: Game,
    pub(super) series: Series,
    /// What was asked before an action is carried out.
    pub(super) question: Option<Question>,
    /// Number of the black stone whose claim was answered: its reasons are no secret any more.
    pub(super) answered: Option<usize>,
    pub(super) scored: bool,
    pub(super) done: bool,
    said: String,
}

impl Session {
    /// A first game.
    pub fn new(setup: Setup, names: [Option<Name>; 2], settings: Settings) -> Self {
        Self::resume(Game::new(setup), names, settings)
    }

    /// A game that may have begun before.
    pub fn resume(game: Game, names: [Option<Name>; 2], settings: Settings) -> Self {
        let mut session = Self {
            settings,
            names,
            game,
            series: Series::new(),
            question: None,
            answered: None,
            scored: false,
            done: false,
            said: String::new(),
        };
        session.say(spoken::welcome(settings.lang));
        session.open();
        session
    }

    /// Tells how the colours were guessed; what followed is in the setup.
    pub fn tell_guess(&mut self, guess: Guess) {
        let lang = self.settings.lang;
        let opening = std::mem::take(&mut self.said);
        let person = |player: Player| {
            self.names[player.index()]
                .as_ref()
                .map_or_else(|| text::person(lang, player).to_owned(), Name::to_string)
        };
        let mut lines = vec![text::guess_heading(lang).to_owned()];
        for (player, stones) in Player::ALL.into_iter().zip(guess.handfuls) {
            lines.push(spoken::handful(lang, &person(player), stones));
        }
        let black = person(self.game.setup().first);
        lines.push(text::guess_result(lang, guess, &black));
        self.say(&lines.join("\n"));
        self.say(&opening);
    }

    /// The game as it is.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether somebody left or the input ended.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// How long the running clock lasts; `None` when none runs.
    pub fn time_left(&self) -> Option<Duration> {
        let player = self.game.to_decide()?;
        Some(self.game.clock(player)?.left())
    }

    /// The people's names, as far as they gave any.
    pub const fn names(&self) -> &[Option<Name>; 2] {
        &self.names
    }

    /// How many games have ended; one more has begun each time.
    pub fn finished(&self) -> usize {
        self.series.games().len()
    }

    /// Takes note of whether the game is on disk, and says what is wrong.
    pub fn note_kept(&mut self, kept: &Kept) {
        self.settings.keeps = kept.whole;
        if let Some(error) = &kept.complaint {
            self.say(&text::journal_trouble(self.settings.lang, error));
        }
    }

    /// Says that an unfinished game can be gone on with; `when` is when it was begun.
    pub fn mention(&mut self, game: &Summary, when: &str) {
        let lang = self.settings.lang;
        self.say(&text::mention_kept(lang, game, when));
    }

    /// Goes on after the games that were played before.
    pub fn after(&mut self, series: Series) {
        self.series = series;
    }

    /// All that was said since this was called before, in lines.
    pub fn take_said(&mut self) -> String {
        let said = std::mem::take(&mut self.said);
        if self.settings.ascii {
            super::told::ascii(&said)
        } else {
            said
        }
    }

    /// Lets time pass; a fallen flag is told at once.
    pub fn elapse(&mut self, time: Duration) {
        let before = self.game.outcome();
        self.game.elapse(time);
        if before != self.game.outcome() {
            self.tell_the_end();
            self.ask();
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

    /// Nothing will come any more.
    pub fn end_of_input(&mut self) {
        if self.game.outcome().is_none() {
            self.say(spoken::unfinished(self.settings.lang, self.settings.keeps));
        }
        self.done = true;
    }

    /// Adds a line, or several.
    pub(super) fn say(&mut self, text: &str) {
        let _ = writeln!(self.said, "{}", text.trim_end_matches('\n'));
    }

    /// A person, named as the game stands.
    pub(super) fn who(&self, player: Player) -> String {
        text::who(self.settings.lang, &self.game, &self.names, player)
    }

    /// The person who has to decide; after the end, the one who opened.
    pub(super) fn decider(&self) -> Player {
        self.game.to_decide().unwrap_or(self.game.setup().first)
    }

    /// Whether a game has begun and not ended, so that leaving it means something.
    pub(super) fn is_running(&self) -> bool {
        self.game.outcome().is_none() && !self.game.record().is_empty()
    }

    /// Whether a further game of the match is to come; without an agreed number there always is.
    pub(super) fn has_next(&self) -> bool {
        self.settings
            .games
            .is_none_or(|games| self.series.games().len() < games as usize)
    }

    /// A game begins: which, and how it stands.
    fn open(&mut self) {
        let lang = self.settings.lang;
        if self.settings.games.is_some() || !self.series.games().is_empty() {
            let number = self.series.games().len() + 1;
            self.say(&text::game_number(lang, number, self.settings.games));
        }
        self.say(&text::rules_line(lang, self.game.setup().rules));
        for color in Color::ALL {
            let player = self.game.seats().player(color);
            if self.names[player.index()].is_some() {
                let who = self.who(player);
                self.say(&who);
            }
        }
        if !self.game.moves().is_empty() {
            self.tell_opening();
            self.tell_stones();
        }
        if self.game.outcome().is_some() {
            self.tell_the_end();
        }
        self.ask();
    }

    /// The next game: colours exchanged (rules.md §11), settings as they were.
    pub(super) fn next_game(&mut self) {
        let mut setup = self.game.setup().clone();
        setup.first = setup.first.other();
        self.game = Game::new(setup);
        self.question = None;
        self.answered = None;
        self.scored = false;
        self.open();
    }

    /// Says what is asked now, and of whom.
    pub(super) fn ask(&mut self) {
        let lang = self.settings.lang;
        if let Some(question) = self.question {
            let text = self.question_text(question);
            self.say(&text);
            return;
        }
        let yes_no = spoken::yes_no(lang);
        if let Some(Offer { by, what }) = self.game.offer() {
            let (asked, by) = (self.who(by.other()), self.who(by));
            let question = match what {
                Request::Draw => text::ask_draw(lang, &asked, &by),
                Request::Takeback => text::ask_takeback(lang, &asked, &by),
            };
            self.say(&spoken::with_answers(lang, &question, &yes_no));
            return;
        }
        let prompt = match self.game.phase() {
            // The result has been told.
            Phase::Over(_) if self.has_next() => spoken::what_next(lang).to_owned(),
            Phase::Over(_) => text::match_over(lang).to_owned(),
            Phase::Swapping { .. } => {
                let prompt = text::prompt(lang, &self.game, &self.names);
                spoken::with_answers(lang, &prompt, &spoken::swap_keep(lang))
            }
            Phase::Settling(_) => {
                let prompt = text::prompt(lang, &self.game, &self.names);
                spoken::with_answers(lang, &prompt, &spoken::claim_accept(lang))
            }
            Phase::Removing { proposals, .. } => {
                let list: Vec<String> = proposals.iter().map(ToString::to_string).collect();
                let list: Vec<&str> = list.iter().map(String::as_str).collect();
                let prompt = text::prompt(lang, &self.game, &self.names);
                spoken::with_answers(lang, &prompt, &list)
            }
            _ => text::prompt(lang, &self.game, &self.names),
        };
        let clock = self
            .game
            .to_decide()
            .and_then(|player| self.game.clock(player))
            .map(|clock| spoken::time_left(lang, clock.shown(), clock.in_byo_yomi()));
        match clock {
            Some(clock) => self.say(&format!("{prompt} · {clock}")),
            None => self.say(&prompt),
        }
    }

    /// Hands a decision to the game and says what came of it. Every decision of this mode goes through here.
    pub(super) fn act(&mut self, action: Action) {
        let before = self.game.clone();
        if let Err(error) = self.game.apply(action) {
            return self.refuse(error);
        }
        if self.game.moves().len() < before.moves().len() {
            // Another stone may get the number of the one that was explained.
            self.answered = None;
        }
        self.tell(&before, action);
        if self.game.outcome().is_some() {
            self.tell_the_end();
        }
        if !self.done {
            self.ask();
        }
    }

    /// Says why something is refused.
    pub(super) fn refuse(&mut self, error: ActionError) {
        let text = text::action_error(self.settings.lang, &self.game, &self.names, error);
        self.say(&text);
    }
}

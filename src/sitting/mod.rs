//! Two people at one keyboard: the game, the match it belongs to, the question that stands, and what was answered.
//!
//! The one layer through which the screen and the line mode decide anything. What there is to tell comes back as
//! [`Said`], a list of data: the screen shows the last as its notice, the line mode prints them all. Time is handed in,
//! and the disk is the [`Keeper`]'s.

mod answers;
mod command;
mod keep;
mod narrate;
mod question;
mod said;
mod save;
mod typed;

pub use answers::{Choice, Then};
pub use keep::{Errand, Keeper};
pub use question::Question;
pub use said::{Person, Said};
pub use save::{Saving, Unsaved};

use std::cmp::Ordering;
use std::time::Duration;

use crate::game::{Action, Finished, Game, Name, Player, Series, Setup};
use crate::rules::{Board, Point};
use crate::store::Summary;
use crate::text::{self, Lang};
use save::Recording;

/// A gap this much longer than the wait that was due is no delay but a stop.
const STALL: Duration = Duration::from_secs(2);

/// Whether the program was stopped, or the machine slept, in a wait that was to take `due`: such time is not charged
/// (rules.md §10).
pub fn was_stopped(passed: Duration, due: Duration) -> bool {
    passed > due + STALL
}

/// How the two came to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The game was over, or had not begun.
    Done,
    /// Somebody left the running game and lost it.
    Lost,
    /// The running game is kept for later.
    Kept,
}

/// Why no reasons can be told of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReasons {
    /// Free mode has no forbidden moves.
    Free,
    /// They would give an open claim away (rules.md §5).
    Locked,
    /// The point is neither empty nor Black's last stone.
    Elsewhere,
}

/// A black stone to be explained, played already or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The board before the stone.
    pub board: Board,
    /// Where it lies or would lie.
    pub point: Point,
    /// Whether it was played.
    pub played: bool,
}

/// Two people, the game they play and the games before it.
#[derive(Clone, Debug)]
pub struct Sitting {
    names: [Option<Name>; 2],
    game: Game,
    series: Series,
    /// How many games the match has, if that was agreed.
    planned: Option<u32>,
    /// The setup of the match, while a game that does not count in it is played.
    beside: Option<Setup>,
    /// How many games were begun or taken up after the first.
    further: usize,
    /// What was asked before a decision is carried out.
    question: Option<Question>,
    /// The stones that the first person hides, until the other has guessed whether they are odd or even.
    handful: Option<u8>,
    /// Number of the black stone whose claim was answered: its reasons are no secret any more.
    answered: Option<usize>,
    scored: bool,
    hints: bool,
    /// Whether all that was decided is on disk.
    kept: bool,
    /// Where finished games are written by themselves.
    recording: Option<Recording>,
    /// Which game of the sitting was saved as a file on request, after its end.
    saved: Option<usize>,
    /// What the disk is asked for, until the keeper has seen to it.
    errand: Option<Errand>,
    left: Option<Ending>,
}

impl Sitting {
    /// A first game; `hints` when learners get all help, `planned` when the number of games was agreed.
    pub fn new(setup: Setup, names: [Option<Name>; 2], hints: bool, planned: Option<u32>) -> Self {
        Self::resume(Game::new(setup), names, hints, planned)
    }

    /// A game that may have begun before.
    pub fn resume(game: Game, names: [Option<Name>; 2], hints: bool, planned: Option<u32>) -> Self {
        Self {
            names,
            game,
            series: Series::new(),
            planned,
            beside: None,
            further: 0,
            question: None,
            handful: None,
            answered: None,
            scored: false,
            hints,
            kept: false,
            recording: None,
            saved: None,
            errand: None,
            left: None,
        }
    }

    /// The game as it is.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The people's names, as far as they gave any.
    pub const fn names(&self) -> &[Option<Name>; 2] {
        &self.names
    }

    /// The games of the match that have ended.
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// How many games the match has, if that was agreed.
    pub const fn planned(&self) -> Option<u32> {
        self.planned
    }

    /// Which game of the match this is, from 1.
    pub fn number(&self) -> usize {
        self.series.games().len() + usize::from(!self.scored)
    }

    /// Whether learners get all help.
    pub const fn hints(&self) -> bool {
        self.hints
    }

    /// Whether the two have left, and how.
    pub const fn left(&self) -> Option<Ending> {
        self.left
    }

    /// Whether the game counts in the match; one played on from a review does not.
    pub const fn counts(&self) -> bool {
        self.beside.is_none()
    }

    /// Whether a further game of the match is to come; without an agreed number there always is.
    pub fn has_next(&self) -> bool {
        self.planned
            .is_none_or(|games| self.series.games().len() < games as usize)
    }

    /// Whether the match is between two games and goes on: games were agreed that are still to come, or more than one
    /// was played.
    pub fn is_between_games(&self) -> bool {
        let played = self.series.games().len();
        let further = self.planned.is_some() || played > 1;
        self.game.outcome().is_some() && self.counts() && further && self.has_next()
    }

    /// What is agreed for the next game: colours exchanged (rules.md §11), all else as it was.
    fn next_setup(&self) -> Setup {
        let mut setup = self.beside.as_ref().unwrap_or(self.game.setup()).clone();
        setup.first = setup.first.other();
        setup
    }

    /// Whether a game has begun and not ended, so that leaving it means something.
    pub fn is_running(&self) -> bool {
        self.game.outcome().is_none() && !self.game.record().is_empty()
    }

    /// Whether leaving now keeps a game that has begun.
    pub fn is_kept(&self) -> bool {
        self.kept && self.game.outcome().is_none()
    }

    /// A person, named as the game stands.
    pub fn who(&self, lang: Lang, player: Player) -> String {
        text::who(lang, &self.game, &self.names, player)
    }

    /// A person before colours mean anything: the name, or which of the two it is.
    pub fn name(&self, lang: Lang, player: Player) -> String {
        text::person_name(lang, &self.names, player)
    }

    /// The person who has to decide; after the end, the one who opened.
    pub fn decider(&self) -> Player {
        self.game.to_decide().unwrap_or(self.game.setup().first)
    }

    /// Offers unfinished games before the one in front begins.
    pub fn offer(&mut self, games: Vec<Summary>) {
        if !games.is_empty() {
            self.question = Some(Question::Resume(games));
        }
    }

    /// Has the second person guess whether so many stones, in the first one's hand, are odd or even.
    pub const fn hide_handful(&mut self, stones: u8) {
        self.handful = Some(stones);
    }

    /// Whether it is still open which game is played, or who begins it, so that no clock runs.
    pub const fn is_offering(&self) -> bool {
        matches!(self.question, Some(Question::Resume(_))) || self.handful.is_some()
    }

    /// How long the running clock lasts; `None` when there is none.
    pub fn time_left(&self) -> Option<Duration> {
        if self.is_offering() {
            return None;
        }
        Some(self.game.clock(self.game.to_decide()?)?.left())
    }

    /// Whether reasons and forbidden points would give nothing away now (rules.md §5).
    pub fn is_open(&self) -> bool {
        self.game.is_open(self.hints)
    }

    /// Why reasons and forbidden points cannot be told now.
    ///
    /// # Errors
    /// [`NoReasons::Free`] or [`NoReasons::Locked`].
    pub fn check_open(&self) -> Result<(), NoReasons> {
        match (self.is_open(), self.game.setup().rules.policy()) {
            (true, _) => Ok(()),
            (false, None) => Err(NoReasons::Free),
            (false, Some(_)) => Err(NoReasons::Locked),
        }
    }

    /// What can be explained at a point: an empty one, or Black's last stone, which is meant where no point is named.
    ///
    /// # Errors
    /// [`NoReasons`] says why nothing can be.
    pub fn explained(&self, point: Option<Point>) -> Result<Explained, NoReasons> {
        let last = self.game.last_black_stone().filter(|&(number, at)| {
            point.is_none_or(|p| p == at) && (self.is_open() || self.answered == Some(number))
        });
        if let Some((number, point)) = last {
            let board = self.game.board_before(number);
            return Ok(Explained {
                board,
                point,
                played: true,
            });
        }
        self.check_open()?;
        let empty = point.filter(|&p| self.game.board().is_empty_at(p));
        empty.ok_or(NoReasons::Elsewhere).map(|point| Explained {
            board: *self.game.board(),
            point,
            played: false,
        })
    }

    /// Lets time pass for the player who has to decide; a fallen flag is told.
    pub fn elapse(&mut self, time: Duration) -> Vec<Said> {
        if self.is_offering() {
            return Vec::new();
        }
        self.game.elapse(time);
        self.end()
    }

    /// Hands a decision to the game and says what came of it. Every decision goes through here.
    pub fn act(&mut self, action: Action) -> Vec<Said> {
        if self.handful.is_some() {
            return vec![Said::AnswerFirst];
        }
        let before = self.game.clone();
        if let Err(error) = self.game.apply(action) {
            return vec![Said::Refused(error)];
        }
        if self.game.moves().len() < before.moves().len() {
            // Another stone may get the number of the one that was explained.
            self.answered = None;
        }
        let mut said = self.narrate(&before, action);
        said.extend(self.end());
        said
    }

    /// Once the game has ended it is scored, and no question stays open.
    fn end(&mut self) -> Vec<Said> {
        let Some(outcome) = self.game.outcome() else {
            return Vec::new();
        };
        if std::mem::replace(&mut self.scored, true) {
            return Vec::new();
        }
        self.question = None;
        let mut said = vec![Said::Ended(outcome)];
        if let Some(found) = outcome.forbidden_move() {
            said.push(Said::Shapes(found.number, found.point));
        }
        if self.beside.is_none() {
            self.series.add(Finished {
                seats: self.game.seats(),
                outcome,
            });
            let scored = |player| Said::Scored(player, self.series.score(player));
            said.extend(Player::ALL.map(scored));
            if self.planned.is_some() && !self.has_next() {
                let [one, two] = Player::ALL.map(|player| self.series.score(player).points());
                said.push(Said::MatchEnded(match one.cmp(&two) {
                    Ordering::Greater => Some(Player::One),
                    Ordering::Less => Some(Player::Two),
                    Ordering::Equal => None,
                }));
            }
        }
        said
    }

    /// Puts another game in front; what belonged to the one before is gone.
    fn start(&mut self, game: Game) {
        self.game = game;
        self.question = None;
        self.handful = None;
        self.answered = None;
        self.scored = false;
        self.further += 1;
    }

    /// Resumes a game that was kept, after the games of its match.
    fn load(
        &mut self,
        game: Game,
        names: [Option<Name>; 2],
        series: Series,
        planned: Option<u32>,
    ) -> Vec<Said> {
        self.names = names;
        self.series = series;
        self.planned = planned;
        self.beside = None;
        self.start(game);
        let mut said = vec![Said::Resumed];
        said.extend(self.end());
        said
    }

    /// Plays on from a position of a game that is looked through: one of a file, or one of the match (`beside`), which
    /// then stands beside it and does not count.
    pub fn play_on(&mut self, game: Game, names: [Option<Name>; 2], beside: bool) {
        let beside = beside.then(|| self.game.setup().clone());
        let beside = self.beside.take().or(beside);
        self.names = names;
        self.start(game);
        self.beside = beside;
    }
}

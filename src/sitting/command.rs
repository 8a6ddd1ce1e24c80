//! What each command of the two people leads to: a decision, or a question before one.

use crate::game::{Action, ActionError, Game, Phase, Player, Request};
use crate::rules::Point;

use super::{Ending, Question, Said, Sitting, Then};

impl Sitting {
    /// Asks before something is decided.
    fn ask(&mut self, question: Question) -> Vec<Said> {
        self.question = Some(question);
        Vec::new()
    }

    /// A point: whatever the phase asks for.
    pub fn point(&mut self, point: Point) -> Vec<Said> {
        match self.game.phase() {
            // The point alone may as well have been meant as the one to stay.
            Phase::Removing { proposals, .. } if proposals.contains(&point) => {
                self.ask(Question::Remove(point))
            }
            Phase::Removing { .. } => self.act(Action::Remove(point)),
            Phase::Picking { proposals, .. } if proposals.contains(&point) => {
                self.ask(Question::Pick(point))
            }
            Phase::Picking { .. } => self.act(Action::Pick(point)),
            _ => self.act(Action::Place(point)),
        }
    }

    /// A number alone: how many proposals there will be, or which of them is picked.
    pub(super) fn numbered(&mut self, number: usize) -> Option<Vec<Said>> {
        match self.game.phase() {
            Phase::Declaring { .. } => {
                let number = number.try_into().unwrap_or(u8::MAX);
                Some(self.act(Action::Declare(number)))
            }
            Phase::Picking { proposals, .. } => {
                let point = *proposals.get(number.checked_sub(1)?)?;
                Some(self.ask(Question::Pick(point)))
            }
            _ => None,
        }
    }

    /// Whether there is a choice to which the next stone would be an answer as well.
    pub fn has_choice(&self) -> bool {
        self.question().is_none() && Question::of(&self.game).is_some()
    }

    /// Asks for the choice to which the next stone would be an answer as well; nothing where there is none.
    pub fn choose(&mut self) -> Vec<Said> {
        if self.has_choice() {
            self.question = Question::of(&self.game);
        }
        Vec::new()
    }

    /// White claims a forbidden move.
    pub fn claim(&mut self) -> Vec<Said> {
        match (self.game.check_claim(), self.game.phase()) {
            (Err(error), _) => vec![Said::Refused(error)],
            // Asked for already, as one of two answers.
            (Ok(_), Phase::Settling(_)) => self.act(Action::Claim),
            (Ok(_), _) => self.ask(Question::Claim),
        }
    }

    /// A pass; asked first, for it cannot be taken back alone.
    pub fn pass(&mut self) -> Vec<Said> {
        match self.game.check_pass() {
            Err(error) => vec![Said::Refused(error)],
            Ok(()) => self.ask(Question::Pass),
        }
    }

    /// A draw is offered, by the player who has to decide if none is named; an offer that stands is asked about again.
    pub fn draw(&mut self, by: Option<Player>) -> Vec<Said> {
        let offered = self.game.offer();
        if offered.is_some_and(|offer| offer.what == Request::Draw) {
            return Vec::new();
        }
        let by = by.unwrap_or(self.decider());
        self.act(Action::OfferDraw(by))
    }

    /// This person resigns, or, if none is named, one of the two.
    pub fn resign(&mut self, player: Option<Player>) -> Vec<Said> {
        if self.game.outcome().is_some() {
            return vec![Said::Refused(ActionError::Over)];
        }
        self.ask(Question::Resign(player))
    }

    /// This person's last decision is to be taken back; if none is named, it is asked whose.
    pub fn takeback(&mut self, by: Option<Player>) -> Vec<Said> {
        if let Some(player) = by {
            return self.act(Action::AskTakeback(player));
        }
        let [one, two] = Player::ALL.map(|player| self.game.check_takeback(player));
        match one.and(two) {
            Err(error) if one.is_err() && two.is_err() => vec![Said::Refused(error)],
            _ => self.ask(Question::Takeback),
        }
    }

    /// The next game: colours exchanged (rules.md §11), settings as they were.
    pub fn next_game(&mut self) -> Vec<Said> {
        if self.game.outcome().is_none() {
            return vec![Said::StillRunning];
        }
        if !self.has_next() {
            return vec![Said::MatchOver];
        }
        self.start(Game::new(self.next_setup()));
        self.beside = None;
        vec![Said::Begun]
    }

    /// The two want to leave; asked first where that means something.
    pub fn leave(&mut self) -> Vec<Said> {
        if self.is_running() || self.is_between_games() || self.is_unsaved() {
            return self.ask(Question::Leave);
        }
        self.leave_at_once()
    }

    /// The two leave without being asked; a running game that is not kept is lost.
    pub fn leave_at_once(&mut self) -> Vec<Said> {
        let goes_on = self.is_between_games() || self.is_running() || self.is_further();
        let ending = match (goes_on, self.kept) {
            (true, true) => Ending::Kept,
            (true, false) if self.is_running() => Ending::Lost,
            _ => Ending::Done,
        };
        self.follow(Then::Leave(ending))
    }

    /// Nothing more will come from the two; what is kept can be resumed, and nobody has lost.
    pub fn stop(&mut self) {
        let goes_on = self.is_between_games() || self.is_running() || self.is_further();
        self.left = Some(if goes_on && self.kept {
            Ending::Kept
        } else {
            Ending::Done
        });
    }

    /// Whether the next game of a match is in front, and nothing decided in it.
    fn is_further(&self) -> bool {
        self.game.record().is_empty() && !self.series.games().is_empty() && self.counts()
    }

    /// Carries out what follows from an answer.
    pub fn follow(&mut self, then: Then) -> Vec<Said> {
        self.question = None;
        match then {
            Then::Close => Vec::new(),
            Then::Guess { stones, odd } => self.guessed(stones, odd),
            Then::Act(action) => self.act(action),
            Then::Play(moves) => self.play(&moves),
            Then::NameFile(name) => vec![Said::NameFile(name)],
            Then::Disk(errand) => {
                self.errand = Some(errand);
                Vec::new()
            }
            Then::Leave(ending) => {
                self.left = Some(ending);
                // Leaving a running game loses it (中途退场, rules.md §6).
                match ending {
                    Ending::Lost => self.act(Action::Leave(self.decider())),
                    Ending::Done | Ending::Kept => Vec::new(),
                }
            }
        }
    }

    /// Who guesses right whether a handful is odd or even has Black (rules.md §11).
    fn guessed(&mut self, stones: u8, odd: bool) -> Vec<Said> {
        let right = (stones % 2 == 1) == odd;
        let mut setup = self.game.setup().clone();
        setup.first = if right { Player::Two } else { Player::One };
        self.start(Game::new(setup));
        vec![Said::OddEven { stones, right }]
    }

    /// Plays moves one after the other, up to the first that is refused.
    fn play(&mut self, moves: &[Option<Point>]) -> Vec<Said> {
        let mut said = Vec::new();
        for (number, &point) in (1..).zip(moves) {
            let mut told = self.act(point.map_or(Action::Pass, Action::Place));
            if let [Said::Refused(error)] = told[..] {
                said.push(Said::Stopped(number, point, error));
                return said;
            }
            said.append(&mut told);
        }
        said.push(Said::Played(moves.len()));
        said
    }
}

//! Which commands can be given now, and why the others cannot.

use crate::game::{ActionError, Phase, Player, TimeControl};
use crate::sitting::{Explained, NoReasons};
use crate::text::{self, Command};

use super::app::App;
use super::keymap::Context;
use super::layers::Layer;

/// Why a command cannot be given now, where that needs words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unavailable(pub Option<String>);

impl App {
    /// What a command comes to as things stand: the key that plays a move proposes or removes one where that is due.
    pub fn meant(&self, command: Command) -> Command {
        self.meant_in(self.context(), command)
    }

    /// What a command comes to in another context than the one in front.
    pub(super) fn meant_in(&self, context: Context, command: Command) -> Command {
        match (command, self.game().phase_of_stone()) {
            (Command::Place, _) if self.sitting.question().is_some() => Command::Answer,
            (Command::Place, Phase::Proposing { .. }) => Command::Propose,
            (Command::Place, Phase::Removing { .. }) => Command::Remove,
            (Command::Place, Phase::Picking { .. }) => Command::Pick,
            (Command::Leave, _) if !matches!(context, Context::Board | Context::Pause) => {
                Command::Close
            }
            (same, _) => same,
        }
    }

    /// Whether a command of what is in front can be given now. Dispatch, the hint line and the menu all ask here.
    ///
    /// # Errors
    /// `Unavailable` says why it cannot.
    pub fn check(&self, command: Command) -> Result<(), Unavailable> {
        let over = self.game().outcome().is_some();
        let refused =
            |error| text::action_error(self.lang, self.game(), self.sitting.names(), error);
        let said = |condition: bool, words: &str| {
            let words = Unavailable(Some(words.to_owned()));
            if condition { Ok(()) } else { Err(words) }
        };
        let silent = |condition: bool| {
            if condition {
                Ok(())
            } else {
                Err(Unavailable(None))
            }
        };
        match command {
            Command::Place
            | Command::Propose
            | Command::Remove
            | Command::Pick
            | Command::Pass
            | Command::Draw
            | Command::Resign
                if over =>
            {
                Err(Unavailable(Some(refused(ActionError::Over))))
            }
            Command::Claim => match self.game().check_claim() {
                Ok(_) => Ok(()),
                Err(error) => Err(Unavailable(Some(refused(error)))),
            },
            Command::Pass => self
                .game()
                .check_pass()
                .map_err(|error| Unavailable(Some(refused(error)))),
            Command::Takeback => self
                .check_takeback()
                .map_err(|error| Unavailable(Some(refused(error)))),
            Command::Next => {
                said(over, text::not_over(self.lang))?;
                said(self.sitting.has_next(), text::match_over(self.lang))
            }
            Command::Review => self.check_review(),
            // What opened a layer closes it too.
            Command::Why if self.why().is_some() => Ok(()),
            Command::Why => match self.explained() {
                Ok(_) => Ok(()),
                Err(why) => Err(self.no_reasons(why)),
            },
            Command::Marks => self.check_open().map_err(|why| self.no_reasons(why)),
            Command::Otherwise => silent(self.sitting.has_choice()),
            Command::Save | Command::Copy => said(
                !self.shown().game.moves().is_empty(),
                text::spoken::no_moves(self.lang),
            ),
            Command::Pause => said(
                self.is_paused() || self.clock_runs(),
                text::no_clock(self.lang),
            ),
            Command::Games => silent(!self.sitting.series().games().is_empty()),
            Command::Larger => said(self.larger().is_some(), text::no_larger(self.lang)),
            Command::Smaller => said(self.smaller().is_some(), text::no_smaller(self.lang)),
            Command::Step => silent(self.why().is_some_and(super::why::ReasonTrail::has_steps)),
            Command::Into => silent(self.why().is_some_and(super::why::ReasonTrail::has_inner)),
            Command::Scroll => silent(matches!(
                self.layers.last(),
                Some(Layer::Help(..) | Layer::Copied(..))
            )),
            Command::Pages => silent(matches!(self.layers.last(), Some(Layer::Help(..)))),
            // A game that was resigned before its first stone has nothing to step through.
            Command::Steps | Command::Autoplay | Command::Speed | Command::NumberFrom => {
                let moves = self.review().map_or(0, |review| review.moves().len());
                silent(moves > 0)
            }
            Command::Variation => silent(self.review().is_some_and(|review| {
                review.choice().1 > 1 || review.other_moves().next().is_some()
            })),
            Command::NextFile => silent(self.review().is_some_and(|review| review.place().1 > 1)),
            _ => Ok(()),
        }
    }

    /// Whether a takeback can be asked for by anybody.
    fn check_takeback(&self) -> Result<(), ActionError> {
        let player = self.game().to_decide().unwrap_or(self.game().setup().first);
        let check = |player: Player| self.game().check_takeback(player).map(drop);
        check(player.other()).or_else(|_| check(player))
    }

    /// Whether the game can be reviewed now, or the review closed.
    fn check_review(&self) -> Result<(), Unavailable> {
        let runs = self.game().outcome().is_none();
        if self.review().is_none() && runs && self.game().setup().time != TimeControl::Unlimited {
            let words = text::review_clock(self.lang).to_owned();
            return Err(Unavailable(Some(words)));
        }
        if self.review().is_none() && self.game().moves().is_empty() {
            let words = text::spoken::no_moves(self.lang).to_owned();
            return Err(Unavailable(Some(words)));
        }
        Ok(())
    }

    /// Why reasons and marks are kept back in the game in front, if they are.
    pub(super) fn check_open(&self) -> Result<(), NoReasons> {
        match self.review() {
            Some(review) if review.open => Ok(()),
            Some(review) if review.game().setup().rules.policy().is_none() => Err(NoReasons::Free),
            Some(_) => Err(NoReasons::Locked),
            None => self.sitting.check_open(),
        }
    }

    /// What can be explained at the cursor of the game in front; an answered claim's stone wherever the cursor is.
    pub(super) fn explained(&self) -> Result<Explained, NoReasons> {
        let Some(review) = self.review() else {
            let at = self.sitting.is_open().then_some(self.cursor);
            return self.sitting.explained(at);
        };
        self.check_open()?;
        let (board, point, played) = review.why_target().ok_or(NoReasons::Elsewhere)?;
        Ok(Explained {
            board,
            point,
            played,
        })
    }

    fn no_reasons(&self, why: NoReasons) -> Unavailable {
        let words = match why {
            NoReasons::Free => text::why_free(self.lang),
            NoReasons::Locked => text::why_locked(self.lang),
            NoReasons::Elsewhere if self.review().is_some() => text::why_in_review(self.lang),
            NoReasons::Elsewhere => text::why_where(self.lang),
        };
        Unavailable(Some(words.to_owned()))
    }
}

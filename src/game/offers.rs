//! Offers between the two people: draws and takebacks (rules.md §6, §10).
//!
//! `apply` decides when an offer lapses, since any decision may end it.

use super::action::ActionError;
use super::outcome::{DrawReason, Outcome};
use super::player::Player;
use super::setup::Takeback;
use super::{Game, Offer, Request};

impl Game {
    /// The place in the past to which a takeback by this person would lead.
    pub(super) fn takeback_target(&self, by: Player) -> Result<usize, ActionError> {
        if self.outcome().is_some() {
            return Err(ActionError::Over);
        }
        if self.setup.takeback == Takeback::Never {
            return Err(ActionError::NoTakeback);
        }
        let target = self
            .past
            .iter()
            .rposition(|past| past.by == by)
            .ok_or(ActionError::NothingToTakeBack)?;
        if self.refused[by.index()] == Some(target) {
            return Err(ActionError::TakebackRefused);
        }
        Ok(target)
    }

    /// Asks to take back, or does so where nobody has to be asked.
    pub(super) fn ask_takeback(&mut self, by: Player) -> Result<(), ActionError> {
        let target = self.takeback_target(by)?;
        if self.setup.takeback == Takeback::Free {
            self.take_back(target);
        } else if self.now.offer.is_some() {
            return Err(ActionError::OfferPending);
        } else {
            self.now.offer = Some(Offer {
                by,
                what: Request::Takeback,
            });
        }
        Ok(())
    }

    /// Answers the offer that stands.
    pub(super) fn answer(&mut self, by: Player, yes: bool) -> Result<(), ActionError> {
        let offer = self.now.offer.ok_or(ActionError::NoOffer)?;
        if offer.by == by {
            return Err(ActionError::OwnOffer);
        }
        match (offer.what, yes) {
            (Request::Draw, true) => self.end(Outcome::Draw(DrawReason::Agreement)),
            (Request::Draw, false) => self.now.offer = None,
            (Request::Takeback, true) => {
                let target = self.takeback_target(offer.by)?;
                self.take_back(target);
            }
            (Request::Takeback, false) => {
                self.refused[offer.by.index()] = Some(self.takeback_target(offer.by)?);
                self.now.offer = None;
            }
        }
        Ok(())
    }

    /// Restores the situation before the decision at `target`; time spent stays spent (rules.md §10).
    fn take_back(&mut self, target: usize) {
        let undone = self.past.split_off(target);
        if let Some(clocks) = &mut self.clocks {
            for past in undone.iter().filter(|past| past.made_move) {
                clocks[past.by.index()].remove_increment(self.setup.time);
            }
            for clock in clocks {
                clock.refresh();
            }
        }
        if let Some(past) = undone.into_iter().next() {
            self.now = past.before;
            self.now.offer = None;
        }
        for refused in &mut self.refused {
            *refused = refused.filter(|&place| place < target);
        }
    }
}

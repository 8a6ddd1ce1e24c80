//! What passing time does to the screen: clocks, the bell, a game that plays by itself.
//!
//! Reads no clock; durations are handed in by the loop.

use std::time::Duration;

use crate::game::Clock;
use crate::text;

use super::app::{App, Effect};
use super::layers::Layer;

/// From here down a clock shows tenths of a second.
pub(super) const TENTHS: Duration = Duration::from_secs(10);

impl App {
    /// Lets time pass for the game.
    pub fn elapse(&mut self, time: Duration) -> Option<Effect> {
        if !self.clock_runs() {
            return None;
        }
        let left = self.running_clock().map(Clock::left)?;
        let said = self.sitting.elapse(time);
        if !said.is_empty() {
            self.tell(&said);
        }
        let fell = self.game().outcome().is_some();
        if fell {
            // Whatever lies over the board gives way to the result (rules.md §10).
            self.layers.clear();
        }
        let now = left.saturating_sub(time);
        let passed = |second: u64| (now..left).contains(&Duration::from_secs(second));
        // Thirty, ten, the last five seconds, and the fall itself.
        let rings = self.rings && (fell || [30, 10, 5, 4, 3, 2, 1].into_iter().any(passed));
        rings.then_some(Effect::Bell)
    }

    /// The program was stopped and goes on: a running clock waits until the people are back.
    pub fn resume_after_stop(&mut self) {
        self.note = Some(text::resumed(self.lang).to_owned());
        if self.clock_runs() {
            self.layers.push(Layer::Pause);
        }
    }

    /// Whether a clock is running down now.
    pub fn clock_runs(&self) -> bool {
        !self.is_paused() && self.review().is_none() && self.running_clock().is_some()
    }

    /// The tick that [`App::next_tick`] asked for has come.
    pub fn ticked(&mut self) {
        if let Some(Layer::Review(review)) = self.layers.last_mut() {
            review.ticked();
        }
    }

    fn running_clock(&self) -> Option<Clock> {
        let game = self.game();
        game.clock(game.to_decide()?)
    }

    /// How long until the clock shows something else; `None` when nothing will change by itself.
    pub fn next_tick(&self) -> Option<Duration> {
        if let Some(Layer::Review(review)) = self.layers.last() {
            return review.tick();
        }
        if !self.clock_runs() {
            return None;
        }
        let shown = self.running_clock()?.shown();
        let step = if shown > TENTHS {
            Duration::from_secs(1)
        } else {
            Duration::from_millis(100)
        };
        let rest = Duration::from_nanos((shown.as_nanos() % step.as_nanos()) as u64);
        // A hair more than the rest, so that the next figure is there when the clock is drawn.
        Some(if rest.is_zero() { step } else { rest } + Duration::from_millis(1))
    }
}

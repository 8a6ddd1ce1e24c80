//! Keeps the app's game on disk, and tells the app what there is to say of it.
//!
//! What is written and when is `store`'s.

use std::time::Duration;

use crate::store::{self, DiskError, Kept, Listing, Summary, TakenUp, Why};
use crate::text;

use super::app::App;

/// The journals of one sitting at the screen.
#[derive(Debug)]
pub struct Keeper(store::Keeper);

impl Keeper {
    /// Keeps games in `dir`, or says why not.
    pub const fn new(dir: Result<std::path::PathBuf, Why>) -> Self {
        Self(store::Keeper::new(dir))
    }

    /// The kept games that can be offered, newest first.
    pub fn offers(&self) -> Listing {
        self.0.offers()
    }

    /// Begins the journal of the app's game, at so many seconds since 1970.
    pub fn begin(&mut self, app: &mut App, now: u64) {
        if app.counts() {
            self.0.begin(&app.game, &app.names, now);
        } else {
            self.0.begin_beside(&app.game, &app.names, now);
        }
        self.keep(app, true);
    }

    /// Takes up a kept game and hands it to the app.
    ///
    /// # Errors
    /// [`DiskError`]; the app is as it was.
    pub fn take_up(&mut self, kept: &Summary, app: &mut App) -> Result<(), DiskError> {
        let TakenUp {
            game,
            names,
            series,
            damage,
        } = self.0.take_up(kept)?;
        app.load(game, names, series);
        app.note = Some(match damage {
            Some(damage) => text::disk_error(app.lang, &damage),
            None => text::taken_up(app.lang, app.game.moves().len()),
        });
        self.keep(app, true);
        Ok(())
    }

    /// Puts a kept game aside: it is not offered any more.
    pub fn put_aside(&self, kept: &Summary, app: &mut App) {
        app.note = match store::put_aside(kept) {
            Ok(()) => None,
            Err(error) => Some(text::disk_error(app.lang, &error)),
        };
    }

    /// Notes that clock time passed.
    pub fn time_passed(&mut self, time: Duration) {
        self.0.time_passed(time);
    }

    /// Writes what is new; everything when `all` is asked for.
    pub fn keep(&mut self, app: &mut App, all: bool) {
        let Kept { whole, complaint } = self.0.keep(&app.game, all);
        app.keeps = whole;
        if let Some(error) = complaint {
            app.note = Some(text::disk_error(app.lang, &error));
        }
    }
}

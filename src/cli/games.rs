//! `renju games`: the kept games, one a line.
//!
//! Knows no flags, and of the disk only what the store tells.

use crate::stopwatch;
use crate::store::{Listing, list, state_dir};
use crate::text::{self, Lang};

use super::output::Output;

/// The kept games, or in one line why they cannot be listed.
pub(super) fn kept(lang: Lang) -> Result<Listing, String> {
    let dir = state_dir().map_err(|why| text::disk_reason(lang, &why))?;
    list(&dir).map_err(|error| text::disk_error(lang, &error))
}

/// One line for each kept game, last played first.
pub(super) fn run(lang: Lang, output: &mut Output) -> u8 {
    let listing = match kept(lang) {
        Ok(listing) => listing,
        Err(why) => return output.fail(&why),
    };
    let mut lines = Vec::new();
    for game in &listing.games {
        let when = stopwatch::date_and_time(game.header.started);
        lines.push(text::kept_game(lang, game, &when));
        lines.extend(
            game.damage
                .iter()
                .map(|error| text::disk_error(lang, error)),
        );
    }
    let unreadable = listing.unreadable.iter();
    lines.extend(unreadable.map(|error| text::disk_error(lang, error)));
    if lines.is_empty() {
        lines.push(text::no_games(lang).to_owned());
    }
    output.print(&format!("{}\n", lines.join("\n")))
}

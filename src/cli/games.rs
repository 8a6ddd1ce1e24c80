//! `renju games`: the kept games, one a line.
//!
//! Knows no flags, and of the disk only what the store tells.

use crate::store::{list, state_dir};
use crate::text::{self, Lang};

use super::output::Output;

/// One line for each kept game, last played first.
pub(super) fn run(lang: Lang, output: &mut Output) -> u8 {
    let dir = match state_dir() {
        Ok(dir) => dir,
        Err(why) => return output.fail(&text::disk_reason(lang, &why)),
    };
    let listing = match list(&dir) {
        Ok(listing) => listing,
        Err(error) => return output.fail(&text::disk_error(lang, &error)),
    };
    let mut lines = Vec::new();
    for game in &listing.games {
        let when = text::date(game.header.started);
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

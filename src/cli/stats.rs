//! `renju games --stats`: what each player won and lost over the finished games that are kept, and by what.

use crate::game::{Action, Entry, Game, Outcome, Player, Policy, Score, Start, WinReason};
use crate::rules::Color;
use crate::store::{Header, Progress, look};
use crate::text::{self, Lang};

use super::games;
use super::output::Output;

/// One player's games.
#[derive(Default)]
struct Record {
    all: Score,
    /// By what is told apart: colours, then rules, openings and reasons, each in the order of the alphabet.
    parts: Vec<((u8, String), Score)>,
    /// Claims that were right, wrong and missed.
    claims: [u32; 3],
}

/// Prints the record of each player, or of the one of this name.
pub(super) fn run(name: Option<&str>, lang: Lang, output: &mut Output) -> u8 {
    let listing = match games::kept(lang) {
        Ok(listing) => listing,
        Err(why) => return output.fail(&why),
    };
    let mut players: Vec<(String, Record)> = Vec::new();
    let finished = |progress| matches!(progress, Progress::Finished(_));
    for kept in listing.games.iter().filter(|kept| finished(kept.progress)) {
        match look(&kept.path) {
            Ok((header, game, _)) => count(&mut players, &header, &game, lang),
            Err(error) => output.note(&text::disk_error(lang, &error)),
        }
    }
    if let Some(name) = name {
        players.retain(|(player, _)| player.to_lowercase() == name.to_lowercase());
        if players.is_empty() {
            let name = crate::showable::line(name);
            return output.fail(&text::no_finished_of(lang, &name));
        }
    }
    let mut page = String::new();
    for (player, record) in &players {
        page += &text::record_of(lang, player, record.all);
        for ((_, part), score) in &record.parts {
            page += "\n  ";
            page += &text::record_of(lang, part, *score);
        }
        let [right, wrong, missed] = record.claims;
        if record.claims != [0; 3] {
            page += "\n  ";
            page += &text::claims(lang, right, wrong, missed);
        }
        page.push('\n');
    }
    if page.is_empty() {
        page = format!("{}\n", text::no_finished(lang));
    }
    output.print(&page)
}

/// The value of a key in a sorted list, a new one if it is not in it.
fn entry<K: Ord, V: Default>(list: &mut Vec<(K, V)>, key: K) -> &mut V {
    let place = list.partition_point(|(other, _)| *other < key);
    if list.get(place).is_none_or(|(other, _)| *other != key) {
        list.insert(place, (key, V::default()));
    }
    &mut list[place].1
}

/// Counts a finished game for both of its players.
fn count(players: &mut Vec<(String, Record)>, header: &Header, game: &Game, lang: Lang) {
    let Some(outcome) = game.outcome() else {
        return;
    };
    for player in Player::ALL {
        let name = text::person_name(lang, &header.names, player);
        let color = game.seats().color(player);
        let record = entry(players, name);
        let parts = [
            Some((color as u8, text::side(lang, color).to_owned())),
            Some((2, text::mode(lang, game.setup().rules.mode()).to_owned())),
            game.opening().map(|found| (3, text::opening(lang, found))),
            Some((4, text::decided_by(lang, outcome).to_owned())),
        ];
        let add = |score: &mut Score| match outcome.winner() {
            None => score.draws += 1,
            Some(winner) if winner == color => score.wins += 1,
            Some(_) => score.losses += 1,
        };
        add(&mut record.all);
        for part in parts.into_iter().flatten() {
            add(entry(&mut record.parts, part));
        }
        if color == Color::White {
            let claims = claims(game, outcome);
            for (sum, claims) in record.claims.iter_mut().zip(claims) {
                *sum += claims;
            }
        }
    }
}

/// White's claims that were right and wrong, and Black's forbidden moves that were not claimed while they could be.
fn claims(game: &Game, outcome: Outcome) -> [u32; 3] {
    if !matches!(game.setup().rules.policy(), Some(Policy::Claim(_))) {
        return [0; 3];
    }
    let claimed = match outcome {
        Outcome::Win {
            reason: WinReason::Claimed(found),
            ..
        } => Some(found.number),
        _ => None,
    };
    let is_claim = |entry: &&Entry| **entry == Entry::Decided(Action::Claim);
    let right = u32::from(claimed.is_some());
    let made = game.record().iter().filter(is_claim).count() as u32;
    // Nobody could have claimed what lay on the board from the start.
    let start = match &game.setup().start {
        Start::Position(moves) => moves.len(),
        Start::Empty | Start::Designated { .. } => 0,
    };
    let played = start + 1..=game.moves().len();
    let forbidden = played.filter(|&number| game.forbidden_move(number).is_some());
    let missed = forbidden.filter(|&number| claimed != Some(number)).count() as u32;
    [right, made - right, missed]
}

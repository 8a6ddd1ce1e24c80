//! What there is to tell after something happened: data, worded on request in the language that is asked for.

use std::path::PathBuf;

use crate::game::{ActionError, Branch, Guess, Outcome, Player, Score, WrongClaim};
use crate::rules::{Color, Point, examine};
use crate::store::DiskError;
use crate::text::{self, Lang, spoken};

use super::{Sitting, Unsaved};

/// One thing to tell. It is worded by the game as it stands when it is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A further game has begun.
    Begun,
    /// A kept game goes on.
    Resumed,
    /// Handfuls were drawn for colours.
    Guessed(Guess),
    /// The second person guessed whether the first one's handful is odd or even.
    OddEven {
        /// How many stones it holds.
        stones: u8,
        /// Whether the guess was right.
        right: bool,
    },
    /// A decision was refused.
    Refused(ActionError),
    /// A move was made; while colours are open it is nobody's.
    Moved {
        /// Its number, from 1.
        number: usize,
        /// Its colour.
        color: Color,
        /// Who made it, once colours are settled.
        by: Option<Player>,
        /// Where; `None` for a pass.
        point: Option<Point>,
    },
    /// A fifth move was proposed.
    Proposed {
        /// Which, from 1.
        which: usize,
        /// How many there will be.
        count: u8,
        /// Where.
        point: Point,
    },
    /// Colours were exchanged (true) or kept.
    Swapped(Person, bool),
    /// A colour is this person's now.
    Seated(Color, Person),
    /// The number of proposals was declared.
    Declared(Person, u8),
    /// The opening goes on this way.
    Chosen(Person, Branch),
    /// A proposal was removed.
    Removed(Person, Point),
    /// A proposal was picked.
    Picked(Person, Point),
    /// The first three stones are one of the 26 openings.
    Opened,
    /// A claim was wrong, and what it costs.
    WrongClaim(WrongClaim),
    /// An offer was turned down.
    Declined(Player),
    /// A decision was taken back.
    TakenBack(Person),
    /// The game has ended.
    Ended(Outcome),
    /// The shapes of the forbidden move that ended it (rules.md §5).
    Shapes(usize, Point),
    /// A person's score in the match.
    Scored(Player, Score),
    /// The game was saved as this file.
    Saved(PathBuf),
    /// A name for the file is asked; this is the one to begin with.
    NameFile(PathBuf),
    /// All moves of a typed line were played.
    Played(usize),
    /// Typed moves were played up to this one, which was refused.
    Stopped(usize, Option<Point>, ActionError),
    /// Another question has to be answered first.
    AnswerFirst,
    /// Yes or no, and nothing was asked.
    NothingAsked,
    /// The next game has to wait for the end of this one.
    StillRunning,
    /// All games of the match are played.
    MatchOver,
    /// The last game of the match has ended, and who has won it, if anybody.
    MatchEnded(Option<Player>),
    /// There is no unfinished game to resume, or what stands in the way.
    NothingToResume(Option<DiskError>),
    /// None of the unfinished games is called so.
    NoSuchGame(String),
    /// The two have left, and how the game or the match can be resumed.
    HowToResume,
    /// A game was not saved as a file.
    NotSaved(Unsaved),
    /// The game is not being saved, or the file from which it was resumed is damaged.
    Disk(DiskError),
}

/// A person as the game stood before something happened: a swap gives the same person another colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person {
    pub(super) player: Player,
    pub(super) color: Color,
    pub(super) tentative: bool,
}

impl Said {
    /// Whether this answers something that led to nothing, so that what was asked before still stands as it was said.
    pub const fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::Refused(_)
                | Self::AnswerFirst
                | Self::NothingAsked
                | Self::StillRunning
                | Self::MatchOver
        )
    }

    /// Whether the screen shows this by its picture, so that it needs no words there.
    pub const fn is_seen(&self) -> bool {
        match self {
            Self::Moved { point, .. } => point.is_some(),
            Self::Begun
            | Self::Guessed(_)
            | Self::Proposed { .. }
            | Self::Seated(..)
            | Self::Opened
            | Self::TakenBack(_)
            | Self::Ended(_)
            | Self::Shapes(..)
            | Self::Scored(..)
            | Self::NameFile(_) => true,
            _ => false,
        }
    }

    /// The words, one line or several.
    pub fn words(&self, lang: Lang, sitting: &Sitting) -> String {
        let who = |player| sitting.who(lang, player);
        let before = |person: &Person| {
            let name = sitting.names()[person.player.index()].as_ref();
            text::who_as(lang, person.color, person.tentative, name)
        };
        match self {
            Self::Begun => sitting.heading(lang),
            // The next game of a match, in which nothing is decided yet.
            Self::Resumed if sitting.game().moves().is_empty() => sitting.heading(lang),
            Self::Resumed => text::taken_up(lang, sitting.game().moves().len()),
            Self::Saved(path) => text::saved_as(lang, path),
            Self::NameFile(name) => spoken::name_file(lang, name),
            Self::Guessed(guess) => guessed(lang, sitting, *guess),
            &Self::OddEven { stones, right } => {
                let black = sitting.name(lang, sitting.game().setup().first);
                text::odd_even(lang, stones, right, &black)
            }
            Self::Refused(error) => {
                text::action_error(lang, sitting.game(), sitting.names(), *error)
            }
            Self::Moved {
                number,
                color,
                by,
                point,
            } => {
                let who = by.map_or_else(|| spoken::stone(lang, *color).to_owned(), who);
                spoken::moved(lang, *number, &who, *point)
            }
            Self::Proposed {
                which,
                count,
                point,
            } => {
                let black = sitting.game().seats().player(Color::Black);
                spoken::proposed(lang, &who(black), *which, *count, *point)
            }
            Self::Swapped(by, swap) => text::swapped(lang, &before(by), *swap),
            Self::Seated(color, person) => {
                // Without a name the person is who they were before the swap.
                let name = sitting.names()[person.player.index()].as_ref();
                let name = name.map_or_else(|| before(person), ToString::to_string);
                spoken::seat(lang, *color, &name)
            }
            Self::Declared(by, number) => text::declared(lang, &before(by), *number),
            Self::Chosen(by, branch) => text::chosen(lang, &before(by), *branch),
            Self::Removed(by, point) => text::removed(lang, &before(by), *point),
            Self::Picked(by, point) => text::picked(lang, &before(by), *point),
            Self::Opened => text::opening_of(lang, sitting.game()).unwrap_or_default(),
            Self::WrongClaim(cost) => text::wrong_claim(lang, sitting.game(), *cost),
            Self::Declined(by) => spoken::declined(lang, &who(*by)),
            Self::TakenBack(by) => {
                spoken::taken_back(lang, &before(by), sitting.game().moves().len())
            }
            Self::Ended(outcome) => text::outcome(lang, sitting.game(), sitting.names(), *outcome),
            Self::Shapes(number, point) => {
                let board = sitting.game().board_before(*number);
                text::tree(lang, &examine(&board, *point)).join("\n")
            }
            Self::Scored(player, score) => {
                let score = text::score(lang, *score);
                spoken::score(lang, &who(*player), &score)
            }
            Self::Played(count) => text::all_played(lang, *count),
            Self::Stopped(number, point, error) => {
                let why = text::action_error(lang, sitting.game(), sitting.names(), *error);
                text::stopped_at(lang, *number, *point, &why)
            }
            Self::AnswerFirst => spoken::answer_first(lang).to_owned(),
            Self::NothingAsked => spoken::nothing_asked(lang).to_owned(),
            Self::StillRunning => text::not_over(lang).to_owned(),
            Self::MatchEnded(Some(winner)) => text::match_won(lang, &who(*winner)),
            Self::MatchEnded(None) => text::match_drawn(lang).to_owned(),
            Self::NothingToResume(error) => text::no_resume(lang, error.as_ref()),
            Self::NoSuchGame(name) => text::no_such_game(lang, name),
            Self::HowToResume => text::how_to_resume(lang).to_owned(),
            Self::NotSaved(Unsaved::Format(error)) => text::record_error(lang, error),
            Self::MatchOver => text::match_over(lang).to_owned(),
            Self::Disk(error) | Self::NotSaved(Unsaved::Disk(error)) => {
                text::disk_error(lang, error)
            }
        }
    }
}

/// The two handfuls, the subtraction, and who opens.
fn guessed(lang: Lang, sitting: &Sitting, guess: Guess) -> String {
    let mut lines = vec![text::guess_heading(lang).to_owned()];
    for (player, stones) in Player::ALL.into_iter().zip(guess.handfuls) {
        lines.push(spoken::handful(lang, &sitting.name(lang, player), stones));
    }
    let black = sitting.name(lang, sitting.game().setup().first);
    lines.push(text::guess_result(lang, guess, &black));
    lines.join("\n")
}

impl Sitting {
    /// Which game of the match this is, and that colours are exchanged.
    pub fn heading(&self, lang: Lang) -> String {
        let number = text::game_number(lang, self.number(), self.planned);
        if self.number() > 1 {
            format!("{number} · {}", text::colors_exchanged(lang))
        } else {
            number
        }
    }
}

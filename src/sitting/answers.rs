//! The answers that each question takes, and what follows from them.
//!
//! The screen offers the answers by their letters, the line mode by their words; a typed word picks one in both.

use std::path::PathBuf;

use crate::game::{Action, Branch, Player, Way};
use crate::rules::{Color, Point};
use crate::stopwatch;
use crate::store::{Overwrite, Summary};
use crate::text::{self, Command, Lang, spoken};

use super::save::DEFAULT_NAME;
use super::{Ending, Errand, Question, Sitting};

/// One answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The letter that picks it.
    pub key: char,
    /// The command that picks it when it is typed.
    pub command: Command,
    /// What it says.
    pub label: String,
    /// What follows.
    pub then: Then,
}

/// What follows from an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Nothing: back to the game.
    Close,
    /// A decision.
    Act(Action),
    /// These moves, one after the other.
    Play(Vec<Option<Point>>),
    /// The two leave.
    Leave(Ending),
    /// A name for a file is asked; this is the one to begin with.
    NameFile(PathBuf),
    /// Something that the disk is asked for.
    Disk(Errand),
    /// The other person's handful was guessed to be odd, or even.
    Guess {
        /// How many stones it holds.
        stones: u8,
        /// What was guessed.
        odd: bool,
    },
}

impl Choice {
    /// Whether a typed command picks this answer: its own, or yes or no where a letter stands for that.
    pub(super) fn is_picked_by(&self, command: Command) -> bool {
        self.command == command
            || matches!(
                (command, self.key),
                (Command::Yes, 'y') | (Command::No | Command::Neither, 'n')
            )
    }

    /// Whether a typed number picks this answer.
    pub(super) fn is_numbered(&self, number: usize) -> bool {
        self.key.to_digit(10) == number.try_into().ok()
    }

    /// The word or number that picks it, and what it leads to.
    pub(super) fn line(&self, lang: Lang) -> String {
        let key = self.key.to_string();
        spoken::answer(lang, self.command.word(lang).unwrap_or(&key), &self.label)
    }
}

impl Question {
    /// The answers, in order; where one of them is harmless it comes first.
    pub fn choices(&self, lang: Lang, sitting: &Sitting) -> Vec<Choice> {
        let yes_no = |no, yes| {
            vec![
                hinted(lang, 'n', Command::No, no),
                hinted(lang, 'y', Command::Yes, yes),
            ]
        };
        let act = |action| yes_no(Then::Close, Then::Act(action));
        match self {
            Self::Swap => vec![
                hinted(lang, 'y', Command::Swap, Then::Act(Action::Swap(true))),
                hinted(lang, 'n', Command::Keep, Then::Act(Action::Swap(false))),
            ],
            Self::Settle => vec![
                hinted(lang, 'f', Command::Claim, Then::Act(Action::Claim)),
                hinted(lang, 'y', Command::Accept, Then::Act(Action::AcceptDraw)),
            ],
            Self::Answer(offer) => {
                let by = offer.by.other();
                let answer = |yes| Then::Act(Action::Answer { by, yes });
                yes_no(answer(false), answer(true))
            }
            Self::Choose(ways) => ways.iter().map(|way| choose(lang, way)).collect(),
            Self::Declare(max) => (1..=*max).filter_map(declare).collect(),
            Self::Remove(point) => act(Action::Remove(*point)),
            Self::Pick(point) => act(Action::Pick(*point)),
            Self::Pass => act(Action::Pass),
            Self::Claim => act(Action::Claim),
            Self::Resign(Some(player)) => act(Action::Resign(*player)),
            Self::Resign(None) => {
                let first = sitting.decider();
                let persons = [('y', first), ('o', first.other())];
                let resigns = persons.map(|(key, player)| {
                    let label = text::resigns(lang, &sitting.who(lang, player));
                    let then = Then::Act(Action::Resign(player));
                    choice(key, sitting.side(player), &label, then)
                });
                let no = hinted(lang, 'n', Command::No, Then::Close);
                [no].into_iter().chain(resigns).collect()
            }
            Self::Takeback => {
                let seats = sitting.game().seats();
                let persons = [('b', Color::Black), ('w', Color::White)]
                    .map(|(key, color)| (key, seats.player(color)));
                let may =
                    |&(_, player): &(char, Player)| sitting.game().check_takeback(player).is_ok();
                let takes = persons.into_iter().filter(may).map(|(key, player)| {
                    let label = text::takes_back(lang, &sitting.who(lang, player));
                    let then = Then::Act(Action::AskTakeback(player));
                    choice(key, sitting.side(player), &label, then)
                });
                let no = hinted(lang, 'n', Command::Neither, Then::Close);
                [no].into_iter().chain(takes).collect()
            }
            Self::Play(moves) => yes_no(Then::Close, Then::Play(moves.clone())),
            Self::Leave => leaving(lang, sitting),
            Self::Overwrite(saving) => yes_no(
                Then::NameFile(saving.path().to_owned()),
                Then::Disk(Errand::Save(saving.clone(), Overwrite::Replace)),
            ),
            Self::Resume(games) => resuming(lang, games),
            &Self::Guess(stones) => [('o', Command::Odd, true), ('e', Command::Even, false)]
                .map(|(key, command, odd)| hinted(lang, key, command, Then::Guess { stones, odd }))
                .into(),
        }
    }
}

/// An answer.
fn choice(key: char, command: Command, label: &str, then: Then) -> Choice {
    Choice {
        key,
        command,
        label: label.to_owned(),
        then,
    }
}

/// An answer that is named as its command is.
fn hinted(lang: Lang, key: char, command: Command, then: Then) -> Choice {
    choice(key, command, command.hint(lang), then)
}

/// One way to go on with the opening.
fn choose(lang: Lang, way: &Way) -> Choice {
    let (key, command) = match way.branch {
        Branch::Place => ('n', Command::Place),
        Branch::Swap => ('c', Command::Swap),
        Branch::Offer => ('o', Command::Propose),
        Branch::Add => ('a', Command::Add),
        Branch::Take(Color::Black) => ('b', Command::Black),
        Branch::Take(Color::White) => ('w', Command::White),
    };
    let then = Then::Act(Action::Choose(way.branch));
    choice(key, command, &text::opening_way(lang, way), then)
}

/// A number of fifth moves.
fn declare(number: u8) -> Option<Choice> {
    let key = char::from_digit(number.into(), 36)?;
    let then = Then::Act(Action::Declare(number));
    // The key says it already, as long as it is a digit.
    let label = if number < 10 {
        String::new()
    } else {
        number.to_string()
    };
    Some(choice(key, Command::Declare, &label, then))
}

/// The ways to leave: the game or the match is resumed later, the match ends, or somebody loses the running game.
fn leaving(lang: Lang, sitting: &Sitting) -> Vec<Choice> {
    let mut choices = vec![choice('n', Command::No, text::stay(lang), Then::Close)];
    let between = sitting.is_between_games();
    let kept = sitting.kept && (between || sitting.is_kept());
    if kept {
        let label = text::leave_for_now(lang);
        choices.push(choice('y', Command::Yes, label, Then::Leave(Ending::Kept)));
    }
    if between {
        let (key, command) = if kept {
            ('e', Command::Leave)
        } else {
            ('y', Command::Yes)
        };
        let label = text::end_match(lang);
        choices.push(choice(key, command, label, Then::Leave(Ending::Done)));
    }
    if let Some(player) = sitting.game().to_decide() {
        let who = sitting.who(lang, player);
        let (key, command, label) = if kept {
            ('r', Command::Resign, text::leaves(lang, &who))
        } else {
            // The question names who loses.
            ('y', Command::Yes, text::leave_done(lang).to_owned())
        };
        choices.push(choice(key, command, &label, Then::Leave(Ending::Lost)));
    }
    if sitting.is_unsaved() {
        let label = text::leave_done(lang);
        choices.push(choice('y', Command::Yes, label, Then::Leave(Ending::Done)));
        let then = Then::NameFile(DEFAULT_NAME.into());
        choices.push(choice('s', Command::Save, text::save_first(lang), then));
    }
    choices
}

/// The unfinished games, by number where there are several; a new game; and one that puts them aside for good.
fn resuming(lang: Lang, games: &[Summary]) -> Vec<Choice> {
    let resume = |kept: &Summary| Then::Disk(Errand::Resume(Box::new(kept.clone())));
    let mut choices = match games {
        [kept] => vec![choice('y', Command::Yes, text::go_on(lang), resume(kept))],
        _ => ('1'..='9')
            .zip(games)
            .map(|(key, kept)| {
                let label =
                    text::resumable(lang, kept, &stopwatch::date_and_time(kept.header.started));
                choice(key, Command::Declare, &label, resume(kept))
            })
            .collect(),
    };
    choices.push(choice('n', Command::No, text::start_new(lang), Then::Close));
    let aside = Then::Disk(Errand::PutAside(games.to_vec()));
    choices.push(hinted(lang, 'a', Command::PutAside, aside));
    choices
}

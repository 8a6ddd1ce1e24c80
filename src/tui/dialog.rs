//! Questions and the typed line: what stands in place of the hint line.
//!
//! A question is a list of choices, each with what follows from it. Carrying it out is the app's.

use ratatui::style::Style;
use ratatui::text::Span;

use crate::game::{Action, Offer, Request};
use crate::rules::Point;
use crate::showable::is_hidden;
use crate::store::Overwrite;
use crate::text::{self, Doing};

use super::app::{App, Effect, Ending, Size};
use super::keymap::Command;

/// What stands over the hint line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// A question with choices; nothing is selected at first where a slip would decide something.
    Question(Ask, Option<usize>),
    /// A point or a word is being typed.
    Entry(Entry),
}

impl Dialog {
    /// A question, as it first appears.
    pub fn ask(ask: Ask) -> Self {
        let selected = ask.first_selection();
        Self::Question(ask, selected)
    }
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Exchange colours?
    Swap,
    /// Claim, or accept the draw?
    Settle,
    /// Remove this proposal?
    Remove(Point),
    /// Pass, and end the game by it?
    Pass,
    /// Claim a forbidden move?
    Claim,
    /// Resign, and who?
    Resign,
    /// Take back whose decision?
    Takeback,
    /// Accept the offer?
    Answer(Offer),
    /// Leave, and how?
    Leave,
    /// Play these moves, typed or pasted in one line? `None` is a pass.
    Play(Vec<Option<Point>>),
    /// Which of the things that have no key but a letter?
    Menu,
    /// Go on with the kept game?
    Resume,
    /// Overwrite the file that exists?
    Overwrite,
}

/// One answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The letter that picks it.
    pub key: char,
    /// Its wording.
    pub label: String,
    /// What follows.
    pub then: Then,
}

/// What follows from a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Nothing: back to the board.
    Close,
    /// A decision.
    Act(Action),
    /// The program ends; the action is carried out first, if there is one.
    End(Ending, Option<Action>),
    /// These moves, one after the other.
    Play(Vec<Option<Point>>),
    /// What a key would do.
    Command(Command),
    /// Something outside the game.
    Do(Effect),
    /// A name for the file is asked.
    SaveFirst,
    /// The name that was typed comes back, to be changed.
    NameAgain,
}

impl Ask {
    /// The question for an app as it is.
    pub fn text(&self, app: &App) -> String {
        let lang = app.lang;
        match self {
            Self::Swap => text::ask_swap(lang, &app.decider()),
            Self::Settle => text::ask_settle(lang, &app.decider()),
            Self::Remove(p) => text::ask_remove(lang, &app.decider(), *p),
            Self::Pass => text::ask_pass(lang, &app.decider()),
            Self::Claim => text::ask_claim(
                lang,
                &app.white(),
                app.game.check_claim().unwrap_or_default(),
            ),
            Self::Resign => text::ask_resign(lang).to_owned(),
            Self::Takeback => text::ask_takeback_whose(lang).to_owned(),
            Self::Answer(Offer {
                by,
                what: Request::Draw,
            }) => text::ask_draw(lang, &app.who(by.other()), &app.who(*by)),
            Self::Answer(Offer {
                by,
                what: Request::Takeback,
            }) => text::ask_takeback(lang, &app.who(by.other()), &app.who(*by)),
            Self::Leave if app.game.outcome().is_some() => {
                text::ask_leave_finished(lang).to_owned()
            }
            Self::Leave => text::ask_leave(lang, app.is_kept()),
            Self::Overwrite => app
                .saving
                .as_ref()
                .map_or_else(String::new, |path| text::ask_overwrite(lang, path)),
            Self::Play(moves) => text::ask_play(lang, moves),
            Self::Menu => text::ask_menu(lang).to_owned(),
            Self::Resume => app
                .offered
                .as_ref()
                .map_or_else(String::new, |(kept, when)| {
                    text::ask_resume(lang, kept, when)
                }),
        }
    }

    /// The answers, in order.
    pub fn choices(&self, app: &App) -> Vec<Choice> {
        let lang = app.lang;
        let choice = |key, label: &str, then| Choice {
            key,
            label: label.to_owned(),
            then,
        };
        let yes_then = |then| {
            vec![
                choice('n', text::no(lang), Then::Close),
                choice('y', text::yes(lang), then),
            ]
        };
        let yes_no = |action| yes_then(Then::Act(action));
        match self {
            Self::Swap => vec![
                choice('y', text::swap(lang), Then::Act(Action::Swap(true))),
                choice('n', text::keep(lang), Then::Act(Action::Swap(false))),
            ],
            Self::Settle => vec![
                choice('f', text::claim(lang), Then::Act(Action::Claim)),
                choice('y', text::accept_draw(lang), Then::Act(Action::AcceptDraw)),
            ],
            Self::Remove(p) => yes_no(Action::Remove(*p)),
            Self::Pass => yes_no(Action::Pass),
            Self::Claim => yes_no(Action::Claim),
            Self::Resign => {
                let mut choices = vec![choice('n', text::no(lang), Then::Close)];
                let first = app.game.to_decide().unwrap_or(app.game.setup().first);
                for (key, player) in [('y', first), ('o', first.other())] {
                    let label = text::resigns(lang, &app.who(player));
                    choices.push(choice(key, &label, Then::Act(Action::Resign(player))));
                }
                choices
            }
            Self::Takeback => {
                let mut choices = vec![choice('n', text::no(lang), Then::Close)];
                for (key, player) in ['1', '2'].into_iter().zip(crate::game::Player::ALL) {
                    if app.game.check_takeback(player).is_ok() {
                        let label = text::takes_back(lang, &app.who(player));
                        choices.push(choice(key, &label, Then::Act(Action::AskTakeback(player))));
                    }
                }
                choices
            }
            Self::Answer(offer) => {
                let by = offer.by.other();
                vec![
                    choice(
                        'n',
                        text::no(lang),
                        Then::Act(Action::Answer { by, yes: false }),
                    ),
                    choice(
                        'y',
                        text::yes(lang),
                        Then::Act(Action::Answer { by, yes: true }),
                    ),
                ]
            }
            Self::Overwrite => vec![
                choice('n', text::no(lang), Then::NameAgain),
                choice(
                    'y',
                    text::yes(lang),
                    Then::Do(Effect::Save(Overwrite::Replace)),
                ),
            ],
            Self::Resume => vec![
                choice('y', text::go_on(lang), Then::Do(Effect::Resume)),
                choice('n', text::start_new(lang), Then::Close),
                choice('a', text::put_aside(lang), Then::Do(Effect::PutAside)),
            ],
            Self::Leave if app.game.outcome().is_some() => vec![
                choice('n', text::stay(lang), Then::Close),
                choice('y', text::leave_done(lang), Then::End(Ending::Done, None)),
                choice('s', text::save_first(lang), Then::SaveFirst),
            ],
            Self::Leave => {
                let mut choices = vec![choice('n', text::stay(lang), Then::Close)];
                if app.is_kept() {
                    choices.push(choice(
                        'y',
                        text::leave_for_now(lang),
                        Then::End(Ending::Kept, None),
                    ));
                }
                if let Some(player) = app.game.to_decide() {
                    let key = if app.is_kept() { 'r' } else { 'y' };
                    let label = text::leaves(lang, &app.who(player));
                    let then = Then::End(Ending::Left, Some(Action::Leave(player)));
                    choices.push(choice(key, &label, then));
                }
                choices
            }
            Self::Play(moves) => yes_then(Then::Play(moves.clone())),
            Self::Menu => menu(app),
        }
    }

    /// What is selected at first: the harmless answer, or nothing where every answer decides.
    pub fn first_selection(&self) -> Option<usize> {
        match self {
            Self::Swap | Self::Settle | Self::Answer(_) => None,
            _ => Some(0),
        }
    }
}

/// What can be chosen from the menu now.
fn menu(app: &App) -> Vec<Choice> {
    let lang = app.lang;
    let back = Doing::Close.short(lang);
    let mut choices = vec![Choice {
        key: 'b',
        label: back.to_owned(),
        then: Then::Close,
    }];
    let offered = [
        ('p', Command::Pause, app.clock_runs()),
        ('g', Command::Games, !app.series.games().is_empty()),
        ('v', Command::Review, app.game.outcome().is_some()),
        ('s', Command::Save, !app.game.moves().is_empty()),
        ('t', Command::Theme, true),
        ('l', Command::Language, true),
        ('m', Command::Mouse, true),
        ('+', Command::Larger, app.size != Size::Large),
        ('-', Command::Smaller, app.size != Size::Small),
    ];
    for (key, command, _) in offered.into_iter().filter(|&(.., now)| now) {
        let label = super::offered::doing(command).short(lang);
        choices.push(Choice {
            key,
            label: label.to_owned(),
            then: Then::Command(command),
        });
    }
    choices
}

/// Whether a takeback can be asked for by anybody in this game.
pub fn takeback_offered(app: &App) -> bool {
    crate::game::Player::ALL
        .iter()
        .any(|&player| app.game.check_takeback(player).is_ok())
}

/// A line being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    text: String,
}

impl Entry {
    /// Longest line taken, in characters; the moves of a whole game fit.
    const LIMIT: usize = 1000;

    /// What has been typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds typed or pasted text: its first line, without control characters, as far as there is room.
    pub fn add(&mut self, text: &str) {
        let line = text
            .split(['\n', '\r'])
            .find(|line| !line.trim().is_empty())
            // A blank typed between two words is all there is.
            .unwrap_or_else(|| text.split(['\n', '\r']).next().unwrap_or_default());
        let room = Self::LIMIT.saturating_sub(self.text.chars().count());
        self.text
            .extend(line.chars().filter(|&c| !is_hidden(c)).take(room));
    }

    /// Takes the last visible character away.
    pub fn backspace(&mut self) {
        let last = Span::raw(&self.text)
            .styled_graphemes(Style::new())
            .last()
            .map_or(0, |g| g.symbol.len());
        self.text.truncate(self.text.len() - last);
    }
}

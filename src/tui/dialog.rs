//! Questions and the typed line: what stands in place of the hint line.
//!
//! A question is a list of choices, each with what follows from it. Carrying it out is the app's.

use crossterm::event::KeyCode;
use ratatui::style::Style;
use ratatui::text::Span;

use crate::record::GameFile;
use crate::showable::is_hidden;
use crate::sitting::{self, Question};
use crate::text::{self, Command};

use super::app::App;
use super::clipboard::Copied;
use super::keymap::{Context, Key};

/// What stands over the hint line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// A question with choices; nothing is selected at first where a slip would decide something.
    Question(Ask, Option<usize>),
    /// A point or a word is being typed.
    Entry(TypedLine),
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
    /// One about the game.
    Question(Question),
    /// Which of the things that have no key but a letter?
    Menu,
    /// What is to be copied?
    Copy,
    /// Open the game that was pasted?
    Open(Box<GameFile>),
}

/// One answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogChoice {
    /// The key that picks it.
    pub key: Key,
    /// Its wording.
    pub label: String,
    /// What follows.
    pub then: FollowUp,
}

/// What follows from a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowUp {
    /// Nothing: back to the board.
    Close,
    /// What follows from an answer about the game.
    Answer(sitting::Then),
    /// What a key would do.
    Command(Command),
    /// Something is copied.
    Copy(Copied),
    /// A game is opened in review.
    Open(Box<GameFile>),
}

impl Ask {
    /// The question for an app as it is.
    pub fn text(&self, app: &App) -> String {
        let lang = app.lang;
        match self {
            Self::Question(question) => question.text(lang, &app.sitting),
            Self::Menu => text::ask_menu(lang).to_owned(),
            Self::Copy => text::ask_copy(lang).to_owned(),
            Self::Open(file) => text::ask_open(lang, file.game.moves().len()),
        }
    }

    /// The answers, in order.
    pub fn choices(&self, app: &App) -> Vec<DialogChoice> {
        match self {
            Self::Question(question) => question
                .choices(app.lang, &app.sitting)
                .into_iter()
                .map(|choice| DialogChoice {
                    key: Key::Char(choice.key),
                    label: choice.label,
                    then: FollowUp::Answer(choice.then),
                })
                .collect(),
            Self::Menu => menu(app),
            Self::Copy => Copied::ALL
                .into_iter()
                .zip('1'..)
                .map(|(what, key)| {
                    choice(Key::Char(key), what.label(app.lang), FollowUp::Copy(what))
                })
                .chain([back(app)])
                .collect(),
            Self::Open(file) => vec![
                choice(Key::Char('n'), Command::No.hint(app.lang), FollowUp::Close),
                choice(
                    Key::Char('y'),
                    Command::Yes.hint(app.lang),
                    FollowUp::Open(file.clone()),
                ),
            ],
        }
    }

    /// What is selected at first: the harmless answer, or nothing where every answer decides.
    pub fn first_selection(&self) -> Option<usize> {
        match self {
            Self::Question(question) if question.decides() => None,
            _ => Some(0),
        }
    }
}

fn choice(key: Key, label: &str, then: FollowUp) -> DialogChoice {
    DialogChoice {
        key,
        label: label.to_owned(),
        then,
    }
}

/// The way out of a list that is no question.
fn back(app: &App) -> DialogChoice {
    let label = Command::Close.hint(app.lang);
    choice(Key::Code(KeyCode::Esc), label, FollowUp::Close)
}

/// What can be chosen from the menu now: what has only a letter or a sign for a key.
fn menu(app: &App) -> Vec<DialogChoice> {
    let mut choices = vec![back(app)];
    let bindings = || Context::Board.bindings();
    for binding in bindings() {
        let mut keys = bindings()
            .filter(|other| other.command == binding.command)
            .flat_map(|other| other.keys);
        if keys.all(|key| matches!(key, Key::Char(_))) && app.check(binding.command).is_ok() {
            let label = binding.command.hint(app.lang);
            let then = FollowUp::Command(binding.command);
            choices.push(choice(binding.keys[0], label, then));
        }
    }
    choices
}

/// A line being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedLine {
    text: String,
}

impl TypedLine {
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

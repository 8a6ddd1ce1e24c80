//! Keys as data: one table drives dispatch, the hint line, the menu and the help page.
//!
//! What a command is called stands with it in `text`, what it does in `commands`.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::text::{Command, latin};

/// A key after folding: layouts, full width and case are out of the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A character; a letter with its case.
    Char(char),
    /// A character with Ctrl held.
    Ctrl(char),
    /// Any other key.
    Code(KeyCode),
}

impl Key {
    /// How the key is written in hints and help.
    pub fn label(self) -> String {
        match self {
            Self::Char(' ') => "Space".to_owned(),
            Self::Char(c) => c.to_string(),
            Self::Ctrl(c) => format!("Ctrl-{}", c.to_ascii_uppercase()),
            Self::Code(code) => match code {
                KeyCode::Left => "←".to_owned(),
                KeyCode::Right => "→".to_owned(),
                KeyCode::Up => "↑".to_owned(),
                KeyCode::Down => "↓".to_owned(),
                KeyCode::BackTab => "Shift-Tab".to_owned(),
                KeyCode::PageUp => "PgUp".to_owned(),
                KeyCode::PageDown => "PgDn".to_owned(),
                other => other.to_string(),
            },
        }
    }

    /// The small letter of a capital that has no meaning of its own anywhere.
    pub(super) fn small(self) -> Option<Self> {
        let Char(c) = self else {
            return None;
        };
        let is_bound = KEYS.iter().any(|binding| binding.keys.contains(&self));
        (c.is_uppercase() && !is_bound).then(|| Char(c.to_lowercase().next().unwrap_or(c)))
    }

    /// Where the key leads, if it leads anywhere.
    pub(super) const fn toward(self) -> Option<Toward> {
        Some(match self {
            Code(Left | BackTab | KeyCode::Backspace) | Char('h' | '[' | '<') => Toward::Left,
            Code(Right | Tab) | Char('l' | ']' | '>' | ' ') => Toward::Right,
            Code(Up) | Char('k') => Toward::Up,
            Code(Down) | Char('j') => Toward::Down,
            Code(Home) => Toward::First,
            Code(End) => Toward::Last,
            Code(PageUp) => Toward::PageUp,
            Code(PageDown) => Toward::PageDown,
            _ => return None,
        })
    }
}

/// Where a key leads that moves the cursor, steps or scrolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Toward {
    Left,
    Right,
    Up,
    Down,
    First,
    Last,
    PageUp,
    PageDown,
}

impl Toward {
    /// Whether that is backwards.
    pub(super) const fn is_back(self) -> bool {
        matches!(self, Self::Left | Self::Up | Self::First | Self::PageUp)
    }
}

/// One or more keys, what they mean, and where.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The keys; the first is the one shown in hints.
    pub keys: &'static [Key],
    /// What they mean.
    pub command: Command,
    /// Where they mean it.
    contexts: &'static [Context],
}

/// Where keys are typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    /// The board is in front.
    Board,
    /// The clocks stand still and the board is hidden.
    Pause,
    /// A question stands in the hint line, or a line is being typed.
    Question,
    /// A page of text covers the board.
    Page,
    /// The reasons of a verdict are shown on the board.
    Why,
    /// A game is under review.
    Review,
}

use Command as C;
use Context::{Board, Page, Pause, Question, Review, Why};
use Key::{Char, Code, Ctrl};
use KeyCode::{BackTab, Down, End, Enter, Esc, F, Home, Left, PageDown, PageUp, Right, Tab, Up};

const fn bind(keys: &'static [Key], command: Command, contexts: &'static [Context]) -> Binding {
    Binding {
        keys,
        command,
        contexts,
    }
}

const EVERYWHERE: &[Context] = &Context::ALL;
/// Where no question waits for its answer.
const UNASKED: &[Context] = &[Board, Pause, Page, Why, Review];
const ON_A_BOARD: &[Context] = &[Board, Why, Review];

/// All keys. What leads somewhere means it by context; a letter, a sign or a function key means the same everywhere.
/// Hints are shown in this order.
const KEYS: &[Binding] = &[
    bind(&[Code(Enter), Char(' ')], C::Place, &[Board]),
    bind(&[Code(Enter)], C::Answer, &[Question]),
    bind(
        &[
            Code(Left),
            Code(Right),
            Code(Up),
            Code(Down),
            Code(BackTab),
            Code(Tab),
        ],
        C::Choose,
        &[Question],
    ),
    bind(
        &[
            Code(Left),
            Code(Right),
            Code(Up),
            Code(Down),
            Char('h'),
            Char('j'),
            Char('k'),
            Char('l'),
        ],
        C::Step,
        &[Why],
    ),
    bind(&[Code(Enter), Char(' ')], C::Into, &[Why]),
    bind(
        &[
            Code(Up),
            Code(Down),
            Code(PageUp),
            Code(PageDown),
            Code(Left),
            Code(Right),
            Char(' '),
            Char('k'),
            Char('j'),
            Code(Home),
            Code(End),
        ],
        C::Scroll,
        &[Page],
    ),
    bind(&[Code(Tab), Code(BackTab)], C::Pages, &[Page]),
    bind(
        &[
            Code(Left),
            Code(Right),
            Code(PageUp),
            Code(PageDown),
            Code(Home),
            Code(End),
            Char(' '),
            Code(KeyCode::Backspace),
        ],
        C::Steps,
        &[Review],
    ),
    bind(&[Char('c')], C::Otherwise, &[Board]),
    bind(&[Char('f'), Char('禁'), Code(F(4))], C::Claim, &[Board]),
    bind(&[Char('n'), Code(F(12))], C::Next, &[Board, Why]),
    bind(&[Char('w'), Code(F(9))], C::Why, ON_A_BOARD),
    bind(&[Char('p'), Code(F(5))], C::Pass, &[Board]),
    bind(&[Char('d'), Code(F(6))], C::Draw, &[Board]),
    bind(&[Char('r'), Code(F(7))], C::Resign, &[Board]),
    bind(&[Char('u'), Code(F(8))], C::Takeback, &[Board]),
    bind(&[Char('a')], C::Autoplay, &[Review]),
    bind(&[Char(':'), Code(F(2))], C::Type, &[Board, Review]),
    bind(
        &[Char('?'), Code(F(1))],
        C::Help,
        &[Board, Page, Why, Review],
    ),
    bind(&[Code(Esc)], C::Close, &[Question, Page, Why, Review]),
    bind(&[Char('q'), Code(F(10))], C::Leave, UNASKED),
    bind(&[Char('v')], C::Review, ON_A_BOARD),
    bind(&[Char('s')], C::Save, ON_A_BOARD),
    bind(&[Char('e')], C::Copy, ON_A_BOARD),
    bind(&[Char('x'), Code(F(11))], C::Marks, ON_A_BOARD),
    bind(&[Char('m'), Code(F(3))], C::Numbers, &[Board, Review]),
    bind(&[Char('o')], C::Variation, &[Review]),
    bind(&[Code(Tab), Code(BackTab)], C::NextFile, &[Review]),
    bind(&[Char('<'), Char('>')], C::Speed, &[Review]),
    bind(&[Char('i')], C::NumberFrom, &[Review]),
    bind(&[Char('g')], C::Games, &[Board]),
    bind(&[Char('P')], C::Pause, &[Board, Pause]),
    // Esc too, so that no letter is needed; Enter would go on to place a stone.
    bind(&[Code(Esc)], C::Pause, &[Pause]),
    bind(&[Code(Esc)], C::Menu, &[Board]),
    bind(&[Char('T')], C::Theme, UNASKED),
    bind(&[Char('+'), Char('=')], C::Larger, ON_A_BOARD),
    bind(&[Char('-')], C::Smaller, ON_A_BOARD),
    bind(&[Char('L')], C::Language, UNASKED),
    bind(&[Char('M')], C::Mouse, UNASKED),
    bind(&[Char('['), Char(']')], C::List, &[Board, Review]),
    bind(&[Code(BackTab), Code(Tab)], C::List, &[Board]),
    bind(
        &[
            Code(Left),
            Code(Down),
            Code(Up),
            Code(Right),
            Char('h'),
            Char('j'),
            Char('k'),
            Char('l'),
        ],
        C::Cursor,
        &[Board],
    ),
    bind(
        &[
            Char('h'),
            Char('j'),
            Char('k'),
            Char('l'),
            Code(Down),
            Code(Up),
        ],
        C::Cursor,
        &[Review],
    ),
    bind(
        &[Code(Home), Code(End), Code(PageUp), Code(PageDown)],
        C::Edge,
        &[Board],
    ),
    bind(&[Ctrl('c')], C::Interrupt, EVERYWHERE),
    bind(&[Ctrl('z')], C::Suspend, EVERYWHERE),
    bind(&[Ctrl('l')], C::Redraw, EVERYWHERE),
];

impl Context {
    /// All of them.
    pub const ALL: [Self; 6] = [Board, Pause, Question, Page, Why, Review];

    /// The keys that mean something here.
    pub fn bindings(self) -> impl Iterator<Item = &'static Binding> {
        KEYS.iter()
            .filter(move |binding| binding.contexts.contains(&self))
    }

    /// Whether a key brings this command here.
    pub fn has(self, command: Command) -> bool {
        self.bindings().any(|binding| binding.command == command)
    }

    /// What a key means here. A capital without a meaning of its own counts as its small letter.
    pub fn command(self, key: Key) -> Option<Command> {
        let find = |key| {
            self.bindings()
                .find(|binding| binding.keys.contains(&key))
                .map(|binding| binding.command)
        };
        find(key).or_else(|| find(key.small()?))
    }
}

/// The keys of a context, those that come to the same command on one row.
pub fn key_rows(context: Context, meant: impl Fn(Command) -> Command) -> Vec<(String, Command)> {
    let mut rows: Vec<(String, Command)> = Vec::new();
    for binding in context.bindings() {
        let command = meant(binding.command);
        let labels: Vec<String> = binding.keys.iter().map(|key| key.label()).collect();
        let labels = labels.join(" ");
        match rows.iter_mut().find(|(_, other)| *other == command) {
            Some((keys, _)) => keys.extend([" ", &labels]),
            None => rows.push((labels, command)),
        }
    }
    rows
}

/// Whether a command decides something, so that its key must be meant; the others may come in any haste.
pub(super) const fn decides(command: Command) -> bool {
    matches!(
        command,
        C::Place | C::Answer | C::Draw | C::Takeback | C::Next | C::Pause
    )
}

/// Whether a command moves about: its key says where to, and nothing is decided.
pub fn leads(command: Command) -> bool {
    matches!(
        command,
        C::Cursor
            | C::Edge
            | C::Steps
            | C::Step
            | C::Choose
            | C::Scroll
            | C::Pages
            | C::List
            | C::Speed
            | C::NextFile
    )
}

/// The key of an event; `None` for one that means nothing: a release, or a chord of no use here.
///
/// Esc and a key typed right after it reach the program as one key with Alt, so such a key must not do what it
/// does alone. Only the keys that move about pass with any modifier.
pub fn key_of(event: KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let chord = event.modifiers.difference(KeyModifiers::SHIFT);
    match event.code {
        KeyCode::Char(c) if chord.is_empty() => Some(Char(latin(c))),
        KeyCode::Char(c) if chord == KeyModifiers::CONTROL => {
            Some(Ctrl(latin(c).to_ascii_lowercase()))
        }
        // AltGr, with which many layouts type brackets, is Ctrl and Alt on Windows.
        KeyCode::Char(c) if chord == ALT_GR && !latin(c).is_alphanumeric() => Some(Char(latin(c))),
        KeyCode::Char(_) => None,
        Left | Right | Up | Down | Home | End | PageUp | PageDown => Some(Code(event.code)),
        F(_) if !event.modifiers.is_empty() => None,
        code => chord.is_empty().then_some(Code(code)),
    }
}

const ALT_GR: KeyModifiers = KeyModifiers::CONTROL.union(KeyModifiers::ALT);

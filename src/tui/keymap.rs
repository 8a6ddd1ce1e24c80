//! Keys as data: one table a context drives dispatch, the hint line and the help page.
//!
//! Knows which key means which [`Command`]; what a command does is the app's.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::text::latin;

/// What a person wants of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Cursor one point up, or one line up in a page.
    Up,
    /// Cursor one point down, or one line down in a page.
    Down,
    /// Cursor one point to the left, or the choice before.
    Left,
    /// Cursor one point to the right, or the next choice.
    Right,
    /// Cursor to column A, or the top.
    Home,
    /// Cursor to column O, or the bottom.
    End,
    /// Cursor to row 15, or a page up.
    PageUp,
    /// Cursor to row 1, or a page down.
    PageDown,
    /// Put, propose, remove or answer what the phase asks for; confirm a choice.
    Put,
    /// 禁手.
    Claim,
    /// 停一手.
    Pass,
    /// Offer a draw, or answer the offer.
    Draw,
    /// 认输.
    Resign,
    /// 悔棋.
    Takeback,
    /// What an opening lets choose instead of placing the next stone.
    Otherwise,
    /// Why is this forbidden, or not.
    Why,
    /// Marks on all forbidden points.
    Marks,
    /// Numbers on the stones.
    Numbers,
    /// Pause and resume.
    Pause,
    /// The next game, colours exchanged.
    Next,
    /// Look through the game again.
    Review,
    /// Save the game as a file.
    Save,
    /// Let the game play by itself.
    Autoplay,
    /// Play faster by itself.
    Faster,
    /// Play slower by itself.
    Slower,
    /// The next of several games.
    Other,
    /// The numbers start at the move shown.
    NumberFrom,
    /// One move back.
    Back,
    /// One move on.
    On,
    /// List the games so far.
    Games,
    /// Type a point or a word.
    Type,
    /// Help and rules.
    Help,
    /// The move list back towards the beginning.
    ListBack,
    /// The move list on towards the end.
    ListOn,
    /// The next colour theme.
    Theme,
    /// A larger board.
    Larger,
    /// A smaller board.
    Smaller,
    /// The mouse is the program's, or the terminal's for selecting text.
    Mouse,
    /// Things that have no key but a letter, to be picked by arrows or digits.
    Menu,
    /// The next language.
    Language,
    /// Leave, after a question.
    Leave,
    /// Close what lies over the board.
    Close,
    /// Leave; the second time at once.
    Interrupt,
    /// Stop the program (Ctrl-Z).
    Suspend,
    /// Draw everything afresh.
    Redraw,
}

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
                KeyCode::PageUp => "PgUp".to_owned(),
                KeyCode::PageDown => "PgDn".to_owned(),
                other => other.to_string(),
            },
        }
    }
}

/// One or more keys and what they mean.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The keys; the first is the one shown in hints.
    pub keys: &'static [Key],
    /// What they mean.
    pub command: Command,
}

/// Where keys are typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    /// The board is in front.
    Board,
    /// A question stands in the hint line.
    Question,
    /// A page of text covers the board.
    Page,
    /// The reasons of a verdict are shown on the board.
    Why,
    /// A game is looked through.
    Review,
}

use Command as C;
use Key::{Char, Code, Ctrl};
use KeyCode::{BackTab, Down, End, Enter, Esc, F, Home, Left, PageDown, PageUp, Right, Tab, Up};

const fn bind(keys: &'static [Key], command: Command) -> Binding {
    Binding { keys, command }
}

/// Keys while the board is in front; hints are offered in this order.
const BOARD: &[Binding] = &[
    bind(&[Code(Enter), Char(' ')], C::Put),
    bind(&[Char('c')], C::Otherwise),
    bind(&[Char('f'), Char('禁'), Code(F(4))], C::Claim),
    bind(&[Char('n'), Code(F(12))], C::Next),
    bind(&[Char('v')], C::Review),
    bind(&[Char('s')], C::Save),
    bind(&[Char('w'), Code(F(9))], C::Why),
    bind(&[Char('p'), Code(F(5))], C::Pass),
    bind(&[Char('d'), Code(F(6))], C::Draw),
    bind(&[Char('r'), Code(F(7))], C::Resign),
    bind(&[Char('u'), Code(F(8))], C::Takeback),
    bind(&[Char(':'), Code(F(2))], C::Type),
    bind(&[Char('?'), Code(F(1))], C::Help),
    bind(&[Char('q'), Code(F(10))], C::Leave),
    bind(&[Char('x'), Code(F(11))], C::Marks),
    bind(&[Char('m'), Code(F(3))], C::Numbers),
    bind(&[Char('g')], C::Games),
    bind(&[Char('P')], C::Pause),
    bind(&[Code(Esc)], C::Menu),
    bind(&[Char('T')], C::Theme),
    bind(&[Char('+'), Char('=')], C::Larger),
    bind(&[Char('-')], C::Smaller),
    bind(&[Char('L')], C::Language),
    bind(&[Char('M')], C::Mouse),
    bind(&[Char('['), Code(Tab)], C::ListBack),
    bind(&[Char(']'), Code(BackTab)], C::ListOn),
    bind(&[Code(Left), Char('h')], C::Left),
    bind(&[Code(Down), Char('j')], C::Down),
    bind(&[Code(Up), Char('k')], C::Up),
    bind(&[Code(Right), Char('l')], C::Right),
    bind(&[Code(Home)], C::Home),
    bind(&[Code(End)], C::End),
    bind(&[Code(PageUp)], C::PageUp),
    bind(&[Code(PageDown)], C::PageDown),
    bind(&[Ctrl('c')], C::Interrupt),
    bind(&[Ctrl('z')], C::Suspend),
    bind(&[Ctrl('l')], C::Redraw),
];

/// Keys while a question is asked; letters and digits pick an answer besides.
const QUESTION: &[Binding] = &[
    bind(&[Code(Enter)], C::Put),
    bind(&[Code(Left), Code(Up), Code(BackTab)], C::Left),
    bind(&[Code(Right), Code(Down), Code(Tab)], C::Right),
    bind(&[Code(Esc)], C::Close),
    bind(&[Ctrl('c')], C::Interrupt),
    bind(&[Ctrl('z')], C::Suspend),
    bind(&[Ctrl('l')], C::Redraw),
];

/// Keys on a page of text.
const PAGE: &[Binding] = &[
    bind(
        &[
            Code(Esc),
            Char('q'),
            Code(Enter),
            Char('?'),
            Code(F(1)),
            Code(F(10)),
        ],
        C::Close,
    ),
    bind(&[Code(Down), Char('j')], C::Down),
    bind(&[Code(Up), Char('k')], C::Up),
    bind(&[Code(PageDown), Char(' '), Code(Right)], C::PageDown),
    bind(&[Code(PageUp), Code(Left)], C::PageUp),
    bind(&[Code(Home)], C::Home),
    bind(&[Code(End)], C::End),
    bind(&[Char('L')], C::Language),
    bind(&[Char('T')], C::Theme),
    bind(&[Ctrl('c')], C::Interrupt),
    bind(&[Ctrl('z')], C::Suspend),
    bind(&[Ctrl('l')], C::Redraw),
];

/// Keys while reasons are shown; digits pick a reason besides.
const WHY: &[Binding] = &[
    bind(&[Code(Right), Code(Down), Char('l'), Char('j')], C::Right),
    bind(&[Code(Left), Code(Up), Char('h'), Char('k')], C::Left),
    bind(&[Code(Enter), Char(' ')], C::Put),
    bind(&[Code(Esc), Char('w'), Code(F(9))], C::Close),
    bind(&[Char('x'), Code(F(11))], C::Marks),
    bind(&[Char('v')], C::Review),
    bind(&[Char('s')], C::Save),
    bind(&[Char('q'), Code(F(10))], C::Leave),
    bind(&[Char('n'), Code(F(12))], C::Next),
    bind(&[Char('?'), Code(F(1))], C::Help),
    bind(&[Char('+'), Char('=')], C::Larger),
    bind(&[Char('-')], C::Smaller),
    bind(&[Char('L')], C::Language),
    bind(&[Char('T')], C::Theme),
    bind(&[Ctrl('c')], C::Interrupt),
    bind(&[Ctrl('z')], C::Suspend),
    bind(&[Ctrl('l')], C::Redraw),
];

/// Keys while a game is looked through; digits go to a move besides.
const REVIEW: &[Binding] = &[
    bind(&[Code(Right), Char(' ')], C::On),
    bind(&[Code(Left), Code(KeyCode::Backspace)], C::Back),
    bind(&[Char('w'), Code(F(9))], C::Why),
    bind(&[Char('x'), Code(F(11))], C::Marks),
    bind(&[Char('m'), Code(F(3))], C::Numbers),
    bind(&[Char('a'), Code(F(5))], C::Autoplay),
    bind(&[Char('>')], C::Faster),
    bind(&[Char('<')], C::Slower),
    bind(&[Code(KeyCode::Tab)], C::Other),
    bind(&[Char(':'), Code(F(2))], C::Type),
    bind(&[Char('s'), Code(F(8))], C::Save),
    bind(&[Char('?'), Code(F(1))], C::Help),
    bind(&[Char('q'), Code(Esc), Char('v'), Code(F(10))], C::Close),
    bind(&[Char('i')], C::NumberFrom),
    bind(&[Char('[')], C::ListBack),
    bind(&[Char(']')], C::ListOn),
    bind(&[Char('h')], C::Left),
    bind(&[Char('j'), Code(Down)], C::Down),
    bind(&[Char('k'), Code(Up)], C::Up),
    bind(&[Char('l')], C::Right),
    bind(&[Code(Home)], C::Home),
    bind(&[Code(End)], C::End),
    bind(&[Code(PageUp)], C::PageUp),
    bind(&[Code(PageDown)], C::PageDown),
    bind(&[Char('+'), Char('=')], C::Larger),
    bind(&[Char('-')], C::Smaller),
    bind(&[Char('L')], C::Language),
    bind(&[Char('T')], C::Theme),
    bind(&[Ctrl('c')], C::Interrupt),
    bind(&[Ctrl('z')], C::Suspend),
    bind(&[Ctrl('l')], C::Redraw),
];

impl Context {
    /// The table of this context.
    pub const fn bindings(self) -> &'static [Binding] {
        match self {
            Self::Board => BOARD,
            Self::Question => QUESTION,
            Self::Page => PAGE,
            Self::Why => WHY,
            Self::Review => REVIEW,
        }
    }

    /// What a key means here. A capital without a meaning of its own counts as its small letter.
    pub fn command(self, key: Key) -> Option<Command> {
        let find = |key| {
            self.bindings()
                .iter()
                .find(|binding| binding.keys.contains(&key))
                .map(|binding| binding.command)
        };
        find(key).or_else(|| match key {
            Char(c) => find(Char(c.to_lowercase().next().unwrap_or(c))),
            _ => None,
        })
    }
}

impl Command {
    /// Whether it decides something, so that its key must be meant; the others may come in any haste.
    pub const fn decides(self) -> bool {
        matches!(self, C::Put | C::Draw | C::Takeback | C::Next | C::Pause)
    }
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

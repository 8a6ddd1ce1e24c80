//! What lies over the board, and which game is in front.

use crate::game::{Game, Guess, Name};
use crate::record::GameFile;
use crate::rules::{Board, Point};
use crate::text::{self, Lang};

use super::app::App;
use super::keymap::Context;
use super::review::Review;
use super::why::ReasonTrail;

/// Something that lies over the board, or over another layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layer {
    /// A page of the help, scrolled down so many lines.
    Help(HelpPage, u16),
    /// The reasons of a verdict, on the board itself.
    Why(ReasonTrail),
    /// The clocks stand still and the board is hidden.
    Pause,
    /// 猜先: two handfuls are compared before the game begins.
    Guess(Guess),
    /// The games of the match so far.
    Games,
    /// A game under review.
    Review(Box<Review>),
    /// What was copied, scrolled down so many lines.
    Copied(String, u16),
}

/// A page of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpPage {
    /// The keys of the screen that it was opened from.
    Keys,
    /// The rules with small boards, and a glossary.
    Rules,
    /// What can be typed.
    Commands,
}

impl HelpPage {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Keys, Self::Rules, Self::Commands];

    /// The page after this one, or before it, round the end.
    pub(super) fn next(self, on: bool) -> Self {
        let step = if on { 1 } else { Self::ALL.len() - 1 };
        Self::ALL[(self as usize + step) % Self::ALL.len()]
    }

    /// What the page is called.
    pub(super) fn name(self, lang: Lang) -> &'static str {
        text::help_pages(lang)[self as usize]
    }
}

impl Layer {
    /// Where keys go while this layer is in front.
    const fn context(&self) -> Context {
        match self {
            Self::Help(..) | Self::Games | Self::Guess(_) | Self::Copied(..) => Context::Page,
            Self::Why(_) => Context::Why,
            Self::Pause => Context::Pause,
            Self::Review(_) => Context::Review,
        }
    }
}

/// The game in front: the one under review, or else the one being played.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The game.
    pub game: &'a Game,
    /// The names of its players.
    pub names: &'a [Option<Name>; 2],
    /// The review that shows it.
    pub review: Option<&'a Review>,
    /// The stones shown of it.
    pub board: Board,
    /// The last stone shown.
    pub last: Option<Point>,
    /// The point in brackets.
    pub cursor: Point,
}

impl App {
    /// The game in front.
    pub fn shown(&self) -> Shown<'_> {
        match self.review() {
            Some(review) => Shown {
                game: review.game(),
                names: &review.file().names,
                review: Some(review),
                board: review.board(),
                last: review.last().and_then(|m| m.point),
                cursor: review.cursor,
            },
            None => Shown {
                game: self.game(),
                names: self.sitting.names(),
                review: None,
                board: *self.game().board(),
                last: self.game().last_stone(),
                cursor: self.cursor,
            },
        }
    }

    /// The review that is open, if one is.
    pub fn review(&self) -> Option<&Review> {
        self.layers.iter().rev().find_map(|layer| match layer {
            Layer::Review(review) => Some(&**review),
            _ => None,
        })
    }

    /// The review that is open, to be changed.
    pub(super) fn review_mut(&mut self) -> Option<&mut Review> {
        self.layers.iter_mut().rev().find_map(|layer| match layer {
            Layer::Review(review) => Some(&mut **review),
            _ => None,
        })
    }

    /// The reasons in front, if there are any.
    pub(super) fn why(&self) -> Option<&ReasonTrail> {
        match self.layers.last() {
            Some(Layer::Why(why)) => Some(why),
            _ => None,
        }
    }

    /// The point looked at: the one that is explained, or the one in brackets.
    pub(super) fn point(&self) -> Point {
        self.why().map_or(self.shown().cursor, ReasonTrail::point)
    }

    /// The point in brackets of the game in front.
    pub(super) fn cursor_mut(&mut self) -> &mut Point {
        // Not `review_mut`: the borrow of the other arm is another field's.
        let review = self.layers.iter_mut().rev().find_map(|layer| match layer {
            Layer::Review(review) => Some(review),
            _ => None,
        });
        review.map_or(&mut self.cursor, |review| &mut review.cursor)
    }

    /// The game in front with all that is known of it, as a file would hold it.
    pub(super) fn file_shown(&self) -> GameFile {
        match self.review() {
            Some(review) => review.file().clone(),
            None => self.sitting.file(self.lang),
        }
    }

    /// Where keys go now.
    pub fn context(&self) -> Context {
        if self.dialog.is_some() {
            return Context::Question;
        }
        self.layers.last().map_or(Context::Board, Layer::context)
    }

    /// Where keys go below the help page, whose keys it therefore lists.
    pub(super) fn context_below(&self) -> Context {
        let below = self.layers.split_last().and_then(|(_, below)| below.last());
        below.map_or(Context::Board, Layer::context)
    }
}

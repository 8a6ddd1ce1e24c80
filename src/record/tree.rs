//! A game tree: the main line with all variations, and what is written at each move (comment, marks, times).
//!
//! All nodes stand in one list, in the order in which SGF writes them: a node, then the whole of its first child, then
//! of the next. So the main line comes first, and the node of its move `n` is node `n`; node 0 is the start.

use std::time::Duration;

use crate::game::Move;
use crate::rules::{Color, PointMap};

use super::moves::MOST as MOST_MOVES;

/// Most nodes of a tree; a larger file is read up to here.
pub(super) const MOST_NODES: usize = 1 << 19;

/// Stands for no node.
const NONE: u32 = u32::MAX;

/// A mark on a point of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A letter or a short text (`LB`).
    Label(String),
    /// `TR`.
    Triangle,
    /// `CR`.
    Circle,
    /// `SQ`.
    Square,
    /// A cross (`MA`).
    Cross,
}

impl Sign {
    /// A label's first character, or the one that looks most like the shape.
    pub fn character(&self) -> char {
        match self {
            Self::Label(text) => match text.chars().next() {
                Some(c) if c.is_ascii_graphic() => c,
                _ => '*',
            },
            Self::Triangle => '^',
            Self::Circle => 'o',
            Self::Square => '#',
            Self::Cross => 'x',
        }
    }
}

/// What is written at a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    /// The comment, maybe empty.
    pub comment: String,
    /// Marks on the board after the move.
    pub marks: PointMap<Sign>,
    /// The time that was left to the side that moved, and its periods of byo-yomi where the time is that of one.
    pub left: Option<(Duration, Option<u8>)>,
    /// How long the move took, where that is known and the time left is not.
    pub spent: Option<Duration>,
}

static NO_REMARKS: Remarks = Remarks {
    comment: String::new(),
    marks: PointMap::new(),
    left: None,
    spent: None,
};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    parent: u32,
    first: u32,
    last: u32,
    next: u32,
    made: Option<Move>,
    remarks: Option<Box<Remarks>>,
}

impl Node {
    const fn new(parent: u32, made: Option<Move>) -> Self {
        Self {
            parent,
            first: NONE,
            last: NONE,
            next: NONE,
            made,
            remarks: None,
        }
    }
}

/// The moves of a game and of its variations.
///
/// ```
/// use renju::game::RuleSet;
/// use renju::record::read;
/// let file = read(b"(;GM[4]SZ[15];B[hh](;W[ig])(;W[hg]))", None, RuleSet::Free)?;
/// assert_eq!(file.game.moves().len(), 2);
/// let others: Vec<usize> = file.tree.children(1).collect();
/// assert_eq!(file.tree.made(others[1]).unwrap().point, "h9".parse().ok());
/// # Ok::<(), renju::record::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree {
    nodes: Vec<Node>,
}

impl GameTree {
    /// A main line and nothing else.
    pub fn of(moves: &[Move]) -> Self {
        let mut tree = Self {
            nodes: vec![Node::new(NONE, None)],
        };
        for (i, &made) in moves.iter().enumerate() {
            tree.push(i, made);
        }
        tree
    }

    fn push(&mut self, parent: usize, made: Move) -> usize {
        let child = self.nodes.len();
        self.nodes.push(Node::new(parent as u32, Some(made)));
        let before = std::mem::replace(&mut self.nodes[parent].last, child as u32);
        match self.nodes.get_mut(before as usize) {
            Some(before) => before.next = child as u32,
            None => self.nodes[parent].first = child as u32,
        }
        child
    }

    /// Adds a move as the last child of a node and gives its node; `None` when it cannot follow there, or when
    /// there are too many already.
    pub fn add(&mut self, parent: usize, made: Move) -> Option<usize> {
        let due = self.due(parent);
        let mut above = 0;
        let free = self.up(parent).all(|node| {
            above += 1;
            made.point.is_none() || self.made(node).and_then(|m| m.point) != made.point
        });
        let fits = free && above <= MOST_MOVES && due == made.color;
        (fits && !self.is_full()).then(|| self.push(parent, made))
    }

    /// Whether no more moves can be added.
    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST_NODES
    }

    /// The tree without what follows this node.
    pub(super) fn without_children(&self, end: usize) -> Self {
        let mut tree = Self::of(&[]);
        let mut places = vec![Some(0)];
        tree.nodes[0].remarks.clone_from(&self.nodes[0].remarks);
        for node in &self.nodes[1..] {
            let parent = places[node.parent as usize].filter(|_| node.parent as usize != end);
            let place = parent
                .zip(node.made)
                .map(|(parent, made)| tree.push(parent, made));
            if let Some(place) = place {
                tree.nodes[place].remarks.clone_from(&node.remarks);
            }
            places.push(place);
        }
        tree
    }

    /// Who moves after a node.
    pub fn due(&self, node: usize) -> Color {
        let next = || self.children(node).next().and_then(|next| self.made(next));
        match self.made(node) {
            Some(made) => made.color.opponent(),
            None => next().map_or(Color::Black, |made| made.color),
        }
    }

    /// How many nodes there are, the start among them.
    #[expect(clippy::len_without_is_empty, reason = "the start is always there")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The move of a node; `None` for the start.
    pub fn made(&self, node: usize) -> Option<Move> {
        self.nodes[node].made
    }

    /// The nodes that follow one, the main line first.
    pub fn children(&self, node: usize) -> impl Iterator<Item = usize> {
        let some = |node: u32| (node != NONE).then_some(node as usize);
        std::iter::successors(some(self.nodes[node].first), move |&child| {
            some(self.nodes[child].next)
        })
    }

    /// A node and those before it, up to the start.
    pub fn up(&self, node: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(node), |&node| {
            let parent = self.nodes[node].parent;
            (parent != NONE).then_some(parent as usize)
        })
    }

    /// The line that leads from the start through a node and on along the first children; its place is the number
    /// of moves made.
    pub fn line(&self, through: usize) -> Vec<usize> {
        let mut line: Vec<usize> = self.up(through).collect();
        line.reverse();
        line.extend(std::iter::successors(
            self.children(through).next(),
            |&node| self.children(node).next(),
        ));
        line
    }

    /// The nodes that a node was chosen among, itself included.
    pub fn siblings(&self, node: usize) -> Vec<usize> {
        let parent = self.up(node).nth(1);
        parent.map_or(vec![node], |parent| self.children(parent).collect())
    }

    /// What is written at a node.
    pub fn remarks(&self, node: usize) -> &Remarks {
        let node = self.nodes.get(node);
        node.and_then(|node| node.remarks.as_deref())
            .unwrap_or(&NO_REMARKS)
    }

    /// The same, to be written to.
    pub fn remarks_mut(&mut self, node: usize) -> &mut Remarks {
        self.nodes[node].remarks.get_or_insert_default()
    }

    /// Adds to the comment at a node, after an empty line.
    pub(super) fn comment(&mut self, node: usize, text: &str) {
        if !text.is_empty() {
            let comment = &mut self.remarks_mut(node).comment;
            if !comment.is_empty() {
                comment.push_str("\n\n");
            }
            comment.push_str(text);
        }
    }
}

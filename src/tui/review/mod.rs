//! Looking through a game move by move: a finished one, or one from a file.
//!
//! Holds what is looked at and where; judges through `game` and `rules`, and reads no file.

mod continued;
mod known;
mod view;

use std::time::Duration;

use crate::game::{Clock, ForbiddenMove, Game, Move, Player};
use crate::record::{GameFile, Remarks};
use crate::rules::{Board, Color, Forbidden, Point};

use known::Known;

/// Time from move to move when the game plays by itself, slowest first.
const SPEEDS: [Duration; 5] = [
    Duration::from_secs(4),
    Duration::from_secs(2),
    Duration::from_secs(1),
    Duration::from_millis(500),
    Duration::from_millis(250),
];

/// Games being looked through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What they are called, and the games; at least one.
    games: Vec<(String, GameFile)>,
    which: usize,
    /// The variation shown instead of the game.
    variation: Option<Variation>,
    known: Known,
    /// How many moves are shown.
    at: usize,
    /// The point in brackets.
    pub cursor: Point,
    /// The number being typed.
    typed: Option<usize>,
    /// Whether the game plays by itself.
    playing: bool,
    speed: usize,
    /// The first move that carries a number on the board.
    pub numbers_from: usize,
    /// How many lines of what is told are scrolled off.
    pub scroll: usize,
    /// Whether the program was started for this alone, so that leaving it ends the program.
    pub alone: bool,
    /// Whether telling all about forbidden moves gives nothing away (rules.md §5).
    pub open: bool,
}

/// A line of the tree that leaves the game, as a game of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Variation {
    game: Game,
    /// The nodes of the tree, by the number of moves made.
    line: Vec<usize>,
}

impl Review {
    /// Games to be looked through, with what they are called; the first is shown from its beginning.
    pub fn new(games: Vec<(String, GameFile)>, alone: bool) -> Option<Self> {
        if games.is_empty() {
            return None;
        }
        Some(Self::over(games, alone))
    }

    /// The game just played, or being played, shown at its end; `open` when nothing of it is a secret.
    pub fn of_game(file: GameFile, open: bool) -> Self {
        let mut review = Self::over(vec![(String::new(), file)], false);
        review.open = open;
        review.go(usize::MAX);
        review
    }

    /// The beginning of the first of these games, of which there is one at least.
    fn over(games: Vec<(String, GameFile)>, alone: bool) -> Self {
        Self {
            known: Known::of(&games[0].1.game),
            games,
            which: 0,
            variation: None,
            at: 0,
            cursor: Point::CENTER,
            typed: None,
            playing: false,
            speed: 2,
            numbers_from: 1,
            scroll: 0,
            alone,
            open: true,
        }
    }

    /// What the game is called, the game and all that its file tells.
    pub fn file(&self) -> &GameFile {
        &self.games[self.which].1
    }

    /// What the game is called; empty for the game just played.
    pub fn title(&self) -> &str {
        &self.games[self.which].0
    }

    /// Whether the game comes from a file, not from this table.
    pub fn is_of_file(&self) -> bool {
        !self.title().is_empty()
    }

    /// Which game of how many, from 1.
    pub fn place(&self) -> (usize, usize) {
        (self.which + 1, self.games.len())
    }

    /// The game, or the variation of it that is shown.
    pub fn game(&self) -> &Game {
        let variation = self.variation.as_ref();
        variation.map_or(&self.file().game, |variation| &variation.game)
    }

    /// Where the move shown stands in the tree.
    fn node(&self) -> usize {
        self.node_of(self.at)
    }

    /// Where a move of the line shown stands in the tree.
    fn node_of(&self, number: usize) -> usize {
        let variation = self.variation.as_ref();
        variation.map_or(number, |variation| variation.line[number])
    }

    /// Whether a variation is shown.
    pub fn is_variation(&self) -> bool {
        self.variation.is_some()
    }

    /// What is written at the move shown.
    pub fn remarks(&self) -> &Remarks {
        self.file().tree.remarks(self.node())
    }

    /// Which of the moves that were looked at here is shown, from 1, and how many there are.
    pub fn choice(&self) -> (usize, usize) {
        let siblings = self.file().tree.siblings(self.node());
        let place = siblings.iter().position(|&node| node == self.node());
        (place.unwrap_or(0) + 1, siblings.len())
    }

    /// The moves that may follow besides the next one of the line.
    pub fn other_moves(&self) -> impl Iterator<Item = Move> {
        let tree = &self.file().tree;
        let others = tree.children(self.node()).skip(1);
        others.filter_map(|node| tree.made(node))
    }

    /// Shows the next of the moves that were looked at instead of the one shown, or instead of the next.
    pub fn next_variation(&mut self) {
        let tree = &self.file().tree;
        let node = self.node();
        let siblings = tree.siblings(node);
        let next = match siblings.len() {
            1 => tree.children(node).nth(1),
            _ => siblings
                .iter()
                .copied()
                .cycle()
                .skip_while(|&other| other != node)
                .nth(1),
        };
        if let Some(next) = next {
            self.show(next);
        }
    }

    /// Shows the line through a node of the tree, up to that node.
    fn show(&mut self, node: usize) {
        let at = self.file().tree.up(node).count() - 1;
        let variation = if node <= self.file().game.moves().len() {
            None
        } else {
            let Some(game) = self.file().game_through(node) else {
                return;
            };
            let line = self.file().tree.line(node);
            Some(Variation { game, line })
        };
        self.take_line(variation);
        self.playing = false;
        self.go(at);
    }

    /// Takes a variation in place of the game, or the game again.
    fn take_line(&mut self, variation: Option<Variation>) {
        self.variation = variation;
        self.known = match &self.variation {
            Some(variation) => Known::of(&variation.game),
            None => Known::of(&self.file().game),
        };
    }

    /// Goes back to where the game was left.
    pub fn to_main_line(&mut self) {
        let game = self.file().game.moves().len();
        let main = self.file().tree.up(self.node()).find(|&node| node <= game);
        self.take_line(None);
        self.playing = false;
        self.go(main.unwrap_or(0));
    }

    /// All its moves.
    pub fn moves(&self) -> &[Move] {
        self.game().moves()
    }

    /// How many moves are shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The last move shown.
    pub fn last(&self) -> Option<Move> {
        self.at.checked_sub(1).map(|place| self.moves()[place])
    }

    /// The board after the moves shown.
    pub fn board(&self) -> Board {
        self.game().board_before(self.at + 1)
    }

    /// The forbidden move that the last move shown is, claimed or not.
    pub fn forbidden_here(&self) -> Option<ForbiddenMove> {
        self.game().forbidden_move(self.at).filter(|_| self.open)
    }

    /// The forbidden moves among all of them, by their numbers; none where that is a secret.
    pub fn forbidden(&self) -> &[(usize, Forbidden)] {
        if self.open {
            &self.known.forbidden
        } else {
            &[]
        }
    }

    /// A person's clock after the moves shown, if it is known.
    pub fn clock(&self, player: Player) -> Option<Clock> {
        self.known.clock(self.at, player)
    }

    /// How long the last move shown took, if that is known.
    pub fn time(&self) -> Option<Duration> {
        let told = || {
            let told = self.file().spent(self.at);
            told.filter(|_| !self.is_variation())
        };
        self.known.time(self.at).or_else(told)
    }

    /// The time that a side had left when it moved last, as the file tells it.
    pub fn time_left(&self, color: Color) -> Option<Duration> {
        let own = (1..=self.at)
            .rev()
            .find(|&number| self.moves()[number - 1].color == color)?;
        let (left, _) = self.file().tree.remarks(self.node_of(own)).left?;
        Some(left)
    }

    /// Whether the game ended by a claim of this move.
    pub fn was_claimed(&self, found: ForbiddenMove) -> bool {
        let claimed = self
            .game()
            .outcome()
            .and_then(crate::game::Outcome::forbidden_move);
        claimed.is_some_and(|claimed| claimed.number == found.number)
    }

    /// Shows so many moves, all when there are fewer.
    pub fn go(&mut self, at: usize) {
        self.at = at.min(self.moves().len());
        self.typed = None;
        self.scroll = 0;
        if let Some(p) = self.moves()[..self.at].iter().rev().find_map(|m| m.point) {
            self.cursor = p;
        }
    }

    /// So many moves on or back.
    pub fn step(&mut self, by: isize) {
        self.playing = false;
        self.go(self.at.saturating_add_signed(by));
    }

    /// Goes to the move whose number is being typed, digit by digit.
    pub fn digit(&mut self, digit: usize) {
        let number = self.typed.unwrap_or(0) * 10 + digit;
        // A number beyond the end begins anew with its last digit.
        let number = if number > self.moves().len() {
            digit
        } else {
            number
        };
        self.playing = false;
        self.go(number);
        self.typed = Some(number);
    }

    /// The number being typed is ended.
    pub fn end_number(&mut self) {
        self.typed = None;
    }

    /// The next game of several, or the one before, round the end.
    pub fn step_game(&mut self, on: bool) {
        let games = self.games.len();
        self.which = (self.which + if on { 1 } else { games - 1 }) % games;
        self.take_line(None);
        self.playing = false;
        self.go(0);
    }

    /// Lets the game play by itself, or stops it.
    pub fn toggle_playing(&mut self) {
        self.playing = !self.playing;
        if self.playing && self.at == self.moves().len() {
            self.go(0);
        }
    }

    /// Plays faster or slower.
    pub fn faster(&mut self, faster: bool) {
        self.speed = if faster {
            (self.speed + 1).min(SPEEDS.len() - 1)
        } else {
            self.speed.saturating_sub(1)
        };
    }

    /// Time to the next move by itself; `None` when it stands still.
    pub fn tick(&self) -> Option<Duration> {
        self.playing.then_some(SPEEDS[self.speed])
    }

    /// The time to the next move has passed.
    pub fn ticked(&mut self) {
        if self.playing {
            self.go(self.at + 1);
            self.playing = self.at < self.moves().len();
        }
    }

    /// The numbers on the stones start at the move shown, or at the first again.
    pub fn number_from_here(&mut self) {
        self.numbers_from = if self.numbers_from == 1 {
            self.at.max(1)
        } else {
            1
        };
    }

    /// The stone that `w` would examine at the cursor, the board before it, and whether it was played.
    pub fn why_target(&self) -> Option<(Board, Point, bool)> {
        let board = self.board();
        if board.is_empty_at(self.cursor) {
            return Some((board, self.cursor, false));
        }
        let shown = self.moves()[..self.at].iter();
        let number = shown
            .enumerate()
            .find(|(_, m)| m.point == Some(self.cursor))?
            .0
            + 1;
        (board.get(self.cursor) == Some(Color::Black))
            .then(|| (self.game().board_before(number), self.cursor, true))
    }
}

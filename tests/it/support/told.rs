//! A game told in words, for the tests of the machine: `h8 i9 pass claim swap -g7`, and boards that end in a draw.
//!
//! Tells the machine what to do and holds no verdict of its own.

use renju::game::{
    Action, ActionError, Branch, Game, Mode, Move, OpeningRule, Outcome, Player, Policy, RuleSet,
    Setup, Start, Takeback, TimeControl, WinReason, WrongClaim,
};

use renju::rules::{Board, Color, Direction, Forbidden, Point};

/// Black's double-three on H10 comes as move 9; White's stones are far away and make nothing.
pub(crate) const THREE_THREE: &str = "h8 a15 h9 a13 g10 a11 f10 a9 h10";
/// Black's overline on H8..M8 comes as move 13, White to move.
pub(crate) const OVERLINE: &str = "h8 a15 i8 a13 j8 a11 l8 a9 m8 a7 c3 c1 k8";

/// The colour of the person who has to decide; `None` after the end.
pub(crate) fn side(game: &Game) -> Option<Color> {
    game.to_decide().map(|player| game.seats().color(player))
}

/// Free mode.
pub(crate) fn free() -> Setup {
    Setup::new(RuleSet::Free)
}

/// Standard mode with a policy.
pub(crate) fn standard(policy: Policy) -> Setup {
    Setup::new(RuleSet::Standard(policy))
}

/// Standard mode under the claim policy.
pub(crate) fn claiming(wrong: WrongClaim) -> Setup {
    standard(Policy::Claim(wrong))
}

/// Standard mode as it is when nothing is said.
pub(crate) fn default() -> Setup {
    standard(Policy::default())
}

/// The three policies, with the default for wrong claims.
pub(crate) fn policies() -> [Setup; 3] {
    [Policy::default(), Policy::Loss, Policy::Block].map(standard)
}

/// A win.
#[expect(clippy::unnecessary_wraps, reason = "compared with `Game::outcome`")]
pub(crate) fn win(winner: Color, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

/// The kind of the forbidden move that White has just claimed.
pub(crate) fn claimed(game: &Game) -> Option<Forbidden> {
    match game.outcome() {
        Some(Outcome::Win {
            winner: Color::White,
            reason: WinReason::Claimed(found),
        }) => Some(found.kind),
        _ => None,
    }
}

/// A clock, and takebacks on request.
pub(crate) fn timed(rules: RuleSet, time: TimeControl) -> Setup {
    Setup {
        time,
        takeback: Takeback::Ask,
        ..Setup::new(rules)
    }
}

pub(crate) const REPORTED: &str = include_str!("../../data/reported-games.tsv");

/// The moves of a reported game and the point asked about.
pub(crate) fn reported(id: &str) -> (&'static str, &'static str) {
    let columns: Vec<&str> = REPORTED
        .lines()
        .find(|line| line.split('\t').next() == Some(id))
        .expect("the game is in the table")
        .split('\t')
        .collect();
    (columns[1], columns[2])
}

/// The point of a name.
pub(crate) fn at(name: &str) -> Point {
    name.parse().expect("a point's name")
}

/// The action that a word stands for: a point is a stone, `-h8` removes that proposal, `=h8` picks it, `#3` declares
/// three; the people are 1 and 2.
pub(crate) fn action(word: &str) -> Action {
    let by = |digit: char| {
        if digit == '1' {
            Player::One
        } else {
            Player::Two
        }
    };
    let person = word.chars().last().map_or(Player::Two, by);
    match word.trim_end_matches(['1', '2']) {
        "pass" => Action::Pass,
        "swap" => Action::Swap(true),
        "keep" => Action::Swap(false),
        "place" => Action::Choose(Branch::Place),
        "offer" => Action::Choose(Branch::Offer),
        "add" => Action::Choose(Branch::Add),
        "exchange" => Action::Choose(Branch::Swap),
        "black" => Action::Choose(Branch::Take(Color::Black)),
        "white" => Action::Choose(Branch::Take(Color::White)),
        "claim" => Action::Claim,
        "accept" => Action::AcceptDraw,
        "draw" => Action::OfferDraw(person),
        "back" => Action::AskTakeback(person),
        "yes" => Action::Answer {
            by: person,
            yes: true,
        },
        "no" => Action::Answer {
            by: person,
            yes: false,
        },
        "resign" => Action::Resign(person),
        "leave" => Action::Leave(person),
        _ => match (word.split_at(1), word) {
            (("-", p), _) => Action::Remove(at(p)),
            (("=", p), _) => Action::Pick(at(p)),
            (("#", number), _) => Action::Declare(number.parse().expect("a number")),
            (_, p) => Action::Place(at(p)),
        },
    }
}

/// Carries out the words in turn; the first refusal stops and is returned.
pub(crate) fn tell(game: &mut Game, words: &str) -> Result<(), ActionError> {
    words
        .split_whitespace()
        .try_for_each(|word| game.apply(action(word)))
}

/// The game that the words tell.
pub(crate) fn told(setup: &Setup, words: &str) -> Game {
    let mut game = Game::new(setup.clone());
    for word in words.split_whitespace() {
        if let Err(error) = game.apply(action(word)) {
            panic!("{word} in \"{words}\": {error}\n{}", game.board());
        }
    }
    game
}

/// Checks that an action is refused as expected and that nothing changed.
pub(crate) fn refused(game: &mut Game, word: &str, error: ActionError) {
    let before = game.clone();
    assert_eq!(game.apply(action(word)), Err(error), "{word}");
    assert_eq!(*game, before, "{word} was refused and changed something");
}

/// A full board without a five of either colour, 113 black stones and 112 white, on which E8 is black, between three
/// black stones below and two above, with four white ones to its left: the side that plays E8 last, White could have won
/// there, so the board is never dead before. With `overline` false the black stones above it are white.
pub(crate) fn full_board(overline: bool) -> Board {
    let mut colors = [Color::White; 225];
    let mut fixed = [false; 225];
    for p in Point::all() {
        if (p.col() + 2 * p.row()) % 4 < 2 {
            colors[p.index()] = Color::Black;
        }
    }
    let above = if overline { Color::Black } else { Color::White };
    let black = ["E5", "E6", "E7", "E8"];
    let white = ["A8", "B8", "C8", "D8", "E4", "E11"];
    for (names, color) in [
        (&black[..], Color::Black),
        (&white[..], Color::White),
        (&["E9", "E10"], above),
        (&["H8"], Color::Black),
    ] {
        for name in names {
            colors[at(name).index()] = color;
            fixed[at(name).index()] = true;
        }
    }
    let longest = |colors: &[Color; 225], p: Point| {
        let color = colors[p.index()];
        let run = |direction: Direction, sign: i8| {
            (1..6)
                .take_while(|&n| {
                    direction
                        .walk(p, sign * n)
                        .is_some_and(|q| colors[q.index()] == color)
                })
                .count()
        };
        Direction::ALL
            .map(|direction| 1 + run(direction, 1) + run(direction, -1))
            .into_iter()
            .max()
            .expect("four directions")
    };
    // The fixed stones may have made rows with the pattern: one stone of each gives way.
    for p in Point::all() {
        if !fixed[p.index()] && longest(&colors, p) > 4 {
            colors[p.index()] = colors[p.index()].opponent();
        }
    }
    for p in Point::all() {
        let blacks = colors.iter().filter(|&&c| c == Color::Black).count();
        let surplus = match blacks {
            113 => break,
            114.. => Color::Black,
            _ => Color::White,
        };
        if !fixed[p.index()] && colors[p.index()] == surplus {
            colors[p.index()] = surplus.opponent();
            if longest(&colors, p) > 4 {
                colors[p.index()] = surplus;
            }
        }
    }
    let mut board = Board::new();
    for p in Point::all() {
        assert!(
            longest(&colors, p) < 5 || (overline && p.col() == 4),
            "a row at {p}"
        );
        board.put(p, colors[p.index()]).expect("an empty point");
    }
    assert_eq!(board.stones(Color::Black).count(), 113);
    board
}

/// The moves that fill a board, H8 first and `last` at the end, in an order that `seed` shuffles.
pub(crate) fn filling(board: &Board, last: Point, seed: u64) -> Vec<Move> {
    let mut state = seed;
    let mut shuffled = |color| {
        let mut points: Vec<Point> = board
            .stones(color)
            .filter(|&p| p != Point::CENTER && p != last)
            .collect();
        for i in (1..points.len()).rev() {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            points.swap(i, (state >> 33) as usize % (i + 1));
        }
        points
    };
    let mut black = vec![Point::CENTER];
    black.extend(shuffled(Color::Black));
    let mut white = shuffled(Color::White);
    if board.get(last) == Some(Color::Black) {
        black.push(last);
    } else {
        white.push(last);
    }
    (0..black.len())
        .flat_map(|i| {
            [(Color::Black, black.get(i)), (Color::White, white.get(i))]
                .into_iter()
                .filter_map(|(color, p)| {
                    Some(Move {
                        color,
                        point: Some(*p?),
                    })
                })
        })
        .collect()
}

/// Plays moves until all are made or the game wants something else than a move.
pub(crate) fn play_on(game: &mut Game, moves: &[Move]) {
    for m in moves {
        let action = m.point.map_or(Action::Pass, Action::Place);
        if let Err(error) = game.apply(action) {
            assert!(
                matches!(error, ActionError::Over | ActionError::Due(_)),
                "{error}"
            );
            return;
        }
    }
}

/// A game in which Black's last stone has just filled the board, forbidden (an overline) or not; the game begins
/// two moves before that.
pub(crate) fn filled(setup: &Setup, overline: bool) -> Game {
    let moves = filling(&full_board(overline), at("E8"), 1);
    let (start, rest) = moves.split_at(223);
    let mut game = Game::new(Setup {
        start: Start::Position(start.to_vec()),
        ..setup.clone()
    });
    play_on(&mut game, rest);
    game
}

/// A game played from H8 until a stone of `color` has just made the board dead.
pub(crate) fn deadened(setup: &Setup, color: Color) -> Game {
    let board = full_board(false);
    (1..200)
        .map(|seed| {
            let mut game = Game::new(setup.clone());
            play_on(&mut game, &filling(&board, at("A1"), seed));
            game
        })
        .find(|game| game.moves().last().is_some_and(|m| m.color == color))
        .expect("one of so many orders ends with either colour")
}

/// What is agreed where an opening rule is asked for.
pub(crate) fn by(rule: &'static OpeningRule) -> Setup {
    let mut setup = Setup::new(match rule.mode {
        Mode::Free => RuleSet::Free,
        Mode::Standard => RuleSet::Standard(Policy::default()),
        Mode::Rif => RuleSet::Rif(Policy::default()),
    });
    setup.opening_rule = rule;
    setup
}

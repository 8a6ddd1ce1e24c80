//! All lines of a board read at once: what a black stone on each empty point would make, as bit
//! planes.
//!
//! A step along any direction is a move by whole rows and a shift inside them, so that one pass of
//! plain word arithmetic asks every point of every line at once. It knows what single lines show
//! ([`Window`](crate::rules::Window) is the definition, and a test holds the two together on every
//! window there is), and the first level of the recursion; anything deeper is `question`'s.
//!
//! A shift may carry bits over into the neighbouring row; see [`first_of_five`] for why that never
//! shows.

#![expect(
    clippy::inline_always,
    reason = "compiled for size, the loops keep calls in them: several times the cost, as measured"
)]

use super::plane::{Plane, WORDS};
use crate::rules::line::Direction;

/// What a black stone on each empty point makes along one direction.
pub(super) struct Lines {
    /// 五连: exactly five.
    pub(super) five: Plane,
    /// 长连: six or more.
    pub(super) overline: Plane,
    /// At least one four.
    pub(super) four: Plane,
    /// Two fours on the one line.
    pub(super) second_four: Plane,
    /// Some way to a straight four, playable or not.
    pub(super) candidate: Plane,
    /// A three for certain: a way to a straight four that no further question can kill.
    pub(super) three: Plane,
    /// A three for certain, or one that takes a deeper question to tell.
    pub(super) possible: Plane,
    /// First of six points `_xxxx_` in which two black stones and two more would make a straight
    /// four.
    pair: Plane,
}

impl Lines {
    pub(super) const EMPTY: Self = Self {
        five: Plane::EMPTY,
        overline: Plane::EMPTY,
        four: Plane::EMPTY,
        second_four: Plane::EMPTY,
        candidate: Plane::EMPTY,
        three: Plane::EMPTY,
        possible: Plane::EMPTY,
        pair: Plane::EMPTY,
    };
}

/// Reads the board's lines: one [`Lines`] for each of [`Direction::ALL`], all of them
/// [`Lines::EMPTY`] before.
///
/// They are filled where they lie: moving two thousand bytes about would take a tenth of the whole
/// time.
pub(super) fn read(own: &Plane, empty: &Plane, lines: &mut [Lines; 4]) {
    shapes::<1, 0>(own, empty, &mut lines[0]);
    shapes::<0, 1>(own, empty, &mut lines[1]);
    shapes::<1, 1>(own, empty, &mut lines[2]);
    shapes::<1, -1>(own, empty, &mut lines[3]);
    let mut doubt = [Doubt::EMPTY; 4];
    weigh(empty, lines, &mut doubt);
    let [a, b, c, d] = lines;
    threes::<1, 0>(&doubt[0], a);
    threes::<0, 1>(&doubt[1], b);
    threes::<1, 1>(&doubt[2], c);
    threes::<1, -1>(&doubt[3], d);
}

const _: () = {
    // The const arguments of `read` are the steps of `Direction::ALL`, in its order.
    let steps = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let mut i = 0;
    while i < 4 {
        let (dx, dy) = Direction::ALL[i].step();
        assert!(dx == steps[i].0 && dy == steps[i].1);
        i += 1;
    }
};

// Steps are written out below, for inner loops would stay loops.

/// Of each point of `word`, the bit that the point `k` steps along the direction has in `plane`.
#[inline(always)]
fn at<const DX: i32, const DY: isize>(plane: &Plane, word: usize, k: isize) -> u64 {
    let rows = plane.word_up(word, k * DY);
    let right = k as i32 * DX;
    if right >= 0 {
        rows >> right
    } else {
        rows << -right
    }
}

/// Of each point of `word`, whether any of the four points after it is in `plane`.
#[inline(always)]
fn any_after<const DX: i32, const DY: isize>(plane: &Plane, word: usize) -> u64 {
    let b = |k: isize| at::<DX, DY>(plane, word, k);
    b(1) | b(2) | b(3) | b(4)
}

/// Of each point of `word`, whether any of the four points before it is in `plane`.
#[inline(always)]
fn any_before<const DX: i32, const DY: isize>(plane: &Plane, word: usize) -> u64 {
    let b = |k: isize| at::<DX, DY>(plane, word, -k);
    b(1) | b(2) | b(3) | b(4)
}

/// The points that can be the first of five along a direction, as far as columns go: A to K, or all
/// when it runs along a column.
///
/// Of all others, what is read to the right may be the next row's. From these, five steps to the
/// right end at bit 15, which is always clear, and a sixth matters only where the fifth is an empty
/// point; and planes that hold these alone reach bit 14 at most when shifted by the four steps back.
const fn first_of_five(dx: i32) -> u64 {
    if dx == 0 {
        u64::MAX
    } else {
        0x07FF_07FF_07FF_07FF
    }
}

/// Rows, fours and pairs along one direction.
fn shapes<const DX: i32, const DY: isize>(own: &Plane, empty: &Plane, lines: &mut Lines) {
    let (mut five, mut over) = (Plane::EMPTY, Plane::EMPTY);
    let (mut four, mut straight) = (Plane::EMPTY, Plane::EMPTY);
    // First what the five points from each point on hold, and the ones beside them.
    for word in 0..WORDS {
        let b = |k: isize| at::<DX, DY>(own, word, k);
        let e = |k: isize| at::<DX, DY>(empty, word, k);
        let (b0, b1, b2, b3, b4) = (b(0), b(1), b(2), b(3), b(4));
        let (first, last) = (e(0), e(5));
        let open = (b0 | first) & (b1 | e(1)) & (b2 | e(2)) & (b3 | e(3)) & (b4 | e(4));
        let open = open & const { first_of_five(DX) };
        // Own stones among the five, added up bit by bit: ones, twos, fours.
        let (odd, both) = (b0 ^ b1 ^ b2, (b0 & b1) | (b2 & (b0 ^ b1)));
        let (odd2, both2) = (b3 ^ b4, b3 & b4);
        let (ones, carry) = (odd ^ odd2, odd & odd2);
        let twos = both ^ both2 ^ carry;
        let fours = (both & both2) | (carry & (both ^ both2));
        let (before, after) = (b(-1), b(5));
        // Exactly five means that no own stone stands beside them.
        let exact = !(before | after);
        let sixth_free = first & last & !b(6);
        let gap = open & fours & !ones;
        five.set_word(word, gap & exact);
        over.set_word(word, gap & !exact);
        let three_stones = open & exact & ones & twos;
        four.set_word(word, three_stones);
        straight.set_word(word, three_stones & sixth_free);
        let pair = open & !before & sixth_free & twos & !ones;
        lines.pair.set_word(word, pair);
    }
    // Then of each empty point which such fives it lies in.
    for word in 0..WORDS {
        let free = empty.word(word);
        let f = |k: isize| at::<DX, DY>(&four, word, -k);
        let (f0, f1, f2, f3, f4) = (f(0), f(1), f(2), f(3), f(4));
        let (one, two) = (f0 | f1, f0 & f1);
        let (one, two) = (one | f2, two | (one & f2));
        let (one, two) = (one | f3, two | (one & f3));
        let (one, two) = (one | f4, two | (one & f4));
        let overlines = over.word(word) | any_before::<DX, DY>(&over, word);
        lines.five.set_word(
            word,
            free & (five.word(word) | any_before::<DX, DY>(&five, word)),
        );
        lines.overline.set_word(word, free & overlines);
        lines.four.set_word(word, free & one);
        // The two fives that a straight four can become hold the same four stones: one four
        // (rules.md §2).
        lines
            .second_four
            .set_word(word, free & two & !any_before::<DX, DY>(&straight, word));
        lines
            .candidate
            .set_word(word, free & any_before::<DX, DY>(&lines.pair, word));
    }
}

/// Empty points sorted by what a black stone there would be when it makes a straight four along one
/// direction.
struct Doubt {
    /// Legal for certain.
    sound: Plane,
    /// Empty and not `sound`.
    unsound: Plane,
    /// A five or forbidden for certain.
    dead: Plane,
    /// Empty and not `dead`.
    alive: Plane,
    /// Whether any point is neither `sound` nor `dead`.
    open: bool,
}

impl Doubt {
    const EMPTY: Self = Self {
        sound: Plane::EMPTY,
        unsound: Plane::EMPTY,
        dead: Plane::EMPTY,
        alive: Plane::EMPTY,
        open: false,
    };
}

/// Sorts the empty points for each direction by what their three other lines show.
///
/// The stone that makes a three and the one that would make it a straight four lie on one line, so
/// the three other lines of the latter are as they stand on the board: a five or an overline there,
/// or a four beside the straight one, kills the way, and only two threes there have to be asked
/// about.
fn weigh(empty: &Plane, lines: &[Lines; 4], doubts: &mut [Doubt; 4]) {
    let [a, b, c, d] = lines;
    let [in_a, in_b, in_c, in_d] = doubts;
    weigh_one(empty, [b, c, d], in_a);
    weigh_one(empty, [c, d, a], in_b);
    weigh_one(empty, [d, a, b], in_c);
    weigh_one(empty, [a, b, c], in_d);
}

fn weigh_one(empty: &Plane, others: [&Lines; 3], doubt: &mut Doubt) {
    let mut open = 0;
    for word in 0..WORDS {
        let kill = |l: &Lines| l.five.word(word) | l.overline.word(word) | l.four.word(word);
        let [a, b, c] = others;
        let dead = kill(a) | kill(b) | kill(c);
        let candidate = |l: &Lines| l.candidate.word(word);
        let (ca, cb, cc) = (candidate(a), candidate(b), candidate(c));
        let several = (ca & cb) | (cc & (ca | cb));
        let free = empty.word(word);
        doubt.dead.set_word(word, free & dead);
        doubt.alive.set_word(word, free & !dead);
        doubt.sound.set_word(word, free & !dead & !several);
        doubt.unsound.set_word(word, free & (dead | several));
        open |= free & !dead & several;
    }
    doubt.open = open != 0;
}

/// Threes along one direction: pairs of points each of which is the other's way to the straight
/// four.
fn threes<const DX: i32, const DY: isize>(doubt: &Doubt, lines: &mut Lines) {
    partners::<DX, DY>(&lines.pair, &doubt.sound, &doubt.unsound, &mut lines.three);
    if doubt.open {
        partners::<DX, DY>(&lines.pair, &doubt.alive, &doubt.dead, &mut lines.possible);
    } else {
        lines.possible = lines.three;
    }
}

/// Finds the points of a pair whose partner is `good`; `bad` are the other empty points.
fn partners<const DX: i32, const DY: isize>(
    pair: &Plane,
    good: &Plane,
    bad: &Plane,
    found: &mut Plane,
) {
    let (mut both, mut one) = (Plane::EMPTY, Plane::EMPTY);
    for word in 0..WORDS {
        let (pair, some_bad) = (pair.word(word), any_after::<DX, DY>(bad, word));
        both.set_word(word, pair & !some_bad);
        one.set_word(word, pair & some_bad & any_after::<DX, DY>(good, word));
    }
    for word in 0..WORDS {
        let (good, bad) = (good.word(word), bad.word(word));
        found.set_word(
            word,
            ((good | bad) & any_before::<DX, DY>(&both, word))
                | (bad & any_before::<DX, DY>(&one, word)),
        );
    }
}

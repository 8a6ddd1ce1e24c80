//! All lines of a board read at once: what a black stone on each empty point would make, as bit planes.
//!
//! A step along any direction is a move by whole rows and a shift inside them, so that one pass of vector arithmetic asks
//! every point of every line at once. It reads what single lines show ([`Window`](crate::rules::Window) is the
//! definition, and a test compares the two on every window there is), and the first level of the recursion.
//!
//! All four directions take each step together: the processor would wait for its own stores if one direction read back
//! at once what it had just written.

#![expect(
    clippy::inline_always,
    reason = "compiled for size, the steps stay calls: several times the cost, as measured"
)]

use super::plane::{Plane, Rows};
use crate::rules::line::Direction;

/// What a black stone on each empty point makes along one direction.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    /// 五连: exactly five.
    pub(super) five: Rows,
    /// 长连: six or more.
    pub(super) overline: Rows,
    /// At least one four.
    pub(super) four: Rows,
    /// Two fours on the one line.
    pub(super) second_four: Rows,
    /// A three for certain: a way to a straight four that no further question can kill.
    pub(super) three: Rows,
    /// A three for certain, or one that takes a deeper question to tell.
    pub(super) possible: Rows,
}

impl Lines {
    pub(super) const EMPTY: Self = Self {
        five: Rows::ZERO,
        overline: Rows::ZERO,
        four: Rows::ZERO,
        second_four: Rows::ZERO,
        three: Rows::ZERO,
        possible: Rows::ZERO,
    };

    /// Where a stone makes something that keeps it from making a straight four along another line.
    #[inline(always)]
    fn kills(&self) -> Rows {
        self.five | self.overline | self.four
    }
}

/// Where a second stone makes a straight four with a first along one direction, both seen from the first.
#[derive(Clone, Copy)]
struct Ways {
    /// Some way to a straight four, playable or not.
    candidate: Rows,
    /// A way to a straight four lies one, two or three steps on.
    on: [Rows; 3],
    /// A way to a straight four lies one, two or three steps back.
    back: [Rows; 3],
}

/// What the points from each point on hold along one direction.
#[derive(Clone, Copy)]
struct Starts {
    /// First of five points with three black stones on them, two empty, and no black stone beside them.
    four: Plane,
    /// First of six points `_xxxx_` in which two black stones and two more would make a straight four.
    pair: Plane,
}

/// Reads the board's lines: one [`Lines`] for each of [`Direction::ALL`], all of them [`Lines::EMPTY`] before.
///
/// They are filled where they lie, for moving them about takes time.
#[inline(always)]
pub(super) fn read(own: &Plane, empty: &Plane, lines: &mut [Lines; 4]) {
    let none = Starts {
        four: Plane::EMPTY,
        pair: Plane::EMPTY,
    };
    let [mut in_a, mut in_b, mut in_c, mut in_d] = [none; 4];
    let [a, b, c, d] = lines;
    rows::<1, 0>(own, empty, &mut in_a, a);
    rows::<0, 1>(own, empty, &mut in_b, b);
    rows::<1, 1>(own, empty, &mut in_c, c);
    rows::<1, -1>(own, empty, &mut in_d, d);
    let on_a = fours::<1, 0>(empty, &in_a, a);
    let on_b = fours::<0, 1>(empty, &in_b, b);
    let on_c = fours::<1, 1>(empty, &in_c, c);
    let on_d = fours::<1, -1>(empty, &in_d, d);
    let (mut sound, mut alive) = ([Plane::EMPTY; 4], [Plane::EMPTY; 4]);
    let [a1, b1, c1, d1] = [(&*a, &on_a), (&*b, &on_b), (&*c, &on_c), (&*d, &on_d)];
    let open = weigh(empty, [b1, c1, d1], &mut sound[0], &mut alive[0])
        | weigh(empty, [c1, d1, a1], &mut sound[1], &mut alive[1])
        | weigh(empty, [d1, a1, b1], &mut sound[2], &mut alive[2])
        | weigh(empty, [a1, b1, c1], &mut sound[3], &mut alive[3]);
    a.three = threes::<1, 0>(&sound[0], &on_a);
    b.three = threes::<0, 1>(&sound[1], &on_b);
    c.three = threes::<1, 1>(&sound[2], &on_c);
    d.three = threes::<1, -1>(&sound[3], &on_d);
    if open == Rows::ZERO {
        for line in lines {
            line.possible = line.three;
        }
    } else {
        a.possible = threes::<1, 0>(&alive[0], &on_a);
        b.possible = threes::<0, 1>(&alive[1], &on_b);
        c.possible = threes::<1, 1>(&alive[2], &on_c);
        d.possible = threes::<1, -1>(&alive[3], &on_d);
    }
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

/// A plane as it is seen along one direction.
#[derive(Clone, Copy)]
struct Along<'a, const DX: i32, const DY: isize>(&'a Plane);

impl<const DX: i32, const DY: isize> Along<'_, DX, DY> {
    /// Of each point, the bit of the point `k` steps along the direction.
    // A method and no closure, which could not be told to become part of its caller.
    #[inline(always)]
    fn at(self, k: isize) -> Rows {
        let rows = self.0.rows_up(k * DY);
        match k as i32 * DX {
            0 => rows,
            right @ 1.. => rows >> right,
            left => rows << -left,
        }
    }
}

/// Fives and overlines of each empty point, and where fours and straight fours may begin.
fn rows<const DX: i32, const DY: isize>(
    own: &Plane,
    empty: &Plane,
    starts: &mut Starts,
    lines: &mut Lines,
) {
    let (b, e) = (Along::<DX, DY>(own), Along::<DX, DY>(empty));
    let (b0, b1, b2, b3, b4, b5) = (b.at(0), b.at(1), b.at(2), b.at(3), b.at(4), b.at(5));
    let (before, free, last) = (b.at(-1), e.at(0), e.at(5));
    // One, two … five own stones without a gap just before the point, and just after it.
    let (l1, r1) = (before, b1);
    let (l2, r2) = (l1 & b.at(-2), r1 & b2);
    let (l3, r3) = (l2 & b.at(-3), r2 & b3);
    let (l4, r4) = (l3 & b.at(-4), r3 & b4);
    let (l5, r5) = (l4 & b.at(-5), r4 & b5);
    let five_or_more = l4 | (l3 & r1) | (l2 & r2) | (l1 & r3) | r4;
    let six_or_more = l5 | (l4 & r1) | (l3 & r2) | (l2 & r3) | (l1 & r4) | r5;
    lines.five = free & five_or_more & !six_or_more;
    lines.overline = free & six_or_more;
    // Own stones among the five points from this one on, added up bit by bit: ones and twos.
    let open = (b0 | free) & (b1 | e.at(1)) & (b2 | e.at(2)) & (b3 | e.at(3)) & (b4 | e.at(4));
    let (odd, both) = (b0 ^ b1 ^ b2, (b0 & b1) | (b2 & (b0 ^ b1)));
    let (odd2, both2) = (b3 ^ b4, b3 & b4);
    let (ones, carry) = (odd ^ odd2, odd & odd2);
    let twos = both ^ both2 ^ carry;
    let open = open & twos & !before;
    starts.four.set(open & ones & !b5);
    starts.pair.set(open & !ones & free & last & !b.at(6));
}

/// The fours of each empty point, and its ways to a straight four.
#[inline(always)]
fn fours<const DX: i32, const DY: isize>(
    empty: &Plane,
    starts: &Starts,
    lines: &mut Lines,
) -> Ways {
    let (f, e) = (Along::<DX, DY>(&starts.four), Along::<DX, DY>(empty));
    let free = e.at(0);
    let (f0, f1, f2, f3, f4) = (f.at(0), f.at(-1), f.at(-2), f.at(-3), f.at(-4));
    // Whether the point lies in one such five, in two, and in two that begin next to each other.
    let (one, two, next) = (f0 | f1, f0 & f1, f0 & f1);
    let (one, two, next) = (one | f2, two | (one & f2), next | (f1 & f2));
    let (one, two, next) = (one | f3, two | (one & f3), next | (f2 & f3));
    let (one, two, next) = (one | f4, two | (one & f4), next | (f3 & f4));
    lines.four = free & one;
    // Two fives next to each other hold the same four stones: one four, a straight one (rules.md §2).
    lines.second_four = free & two & !next;
    let p = Along::<DX, DY>(&starts.pair);
    let (p1, p2) = (p.at(-1) & free, p.at(-2) & free);
    let (p3, p4) = (p.at(-3) & free, p.at(-4) & free);
    let (p12, p34) = (p1 | p2, p3 | p4);
    Ways {
        candidate: p12 | p34,
        on: [(p12 | p3) & e.at(1), p12 & e.at(2), p1 & e.at(3)],
        back: [(p2 | p34) & e.at(-1), p34 & e.at(-2), p4 & e.at(-3)],
    }
}

/// Sorts the empty points by what a black stone there would be when it makes a straight four along one direction: legal
/// for certain (`sound`), or neither a five nor forbidden for certain (`alive`); gives those that are only the latter.
///
/// The stone that makes a three and the one that would make it a straight four lie on one line, so the three `others` of
/// the latter are as they stand on the board: a five or an overline there, or a four beside the straight one, kills the
/// way, and only two threes there have to be asked about.
#[inline(always)]
fn weigh(
    empty: &Plane,
    others: [(&Lines, &Ways); 3],
    sound: &mut Plane,
    alive: &mut Plane,
) -> Rows {
    let [(a, on_a), (b, on_b), (c, on_c)] = others;
    let living = empty.rows() & !(a.kills() | b.kills() | c.kills());
    let [a, b, c] = [on_a.candidate, on_b.candidate, on_c.candidate];
    let several = living & ((a & b) | (c & (a | b)));
    alive.set(living);
    sound.set(living & !several);
    several
}

/// The points from which some way to a straight four lies on a `good` point.
#[inline(always)]
fn threes<const DX: i32, const DY: isize>(good: &Plane, ways: &Ways) -> Rows {
    let g = Along::<DX, DY>(good);
    let ([on1, on2, on3], [back1, back2, back3]) = (ways.on, ways.back);
    (on1 & g.at(1))
        | (on2 & g.at(2))
        | (on3 & g.at(3))
        | (back1 & g.at(-1))
        | (back2 & g.at(-2))
        | (back3 & g.at(-3))
}

//! All lines of a board read at once: what a black stone on each empty point would make, as bit
//! planes.
//!
//! A plane is one bit for each point, a row to a word, so that a step along any direction is a move
//! by whole rows and a shift inside them, and one pass of plain word arithmetic asks every point of
//! every line at once. It knows what single lines show ([`Window`](crate::rules::Window) is the
//! definition, and a test holds the two together on every window there is), and the first level of
//! the recursion; anything deeper is `question`'s.

use crate::rules::line::Direction;

/// Rows kept empty below and above, so that a step off the board reads a wall.
const PAD: usize = 6;

/// Rows worked on: fifteen, and one that stays empty to make a round number for vector registers.
pub(super) const ROWS: usize = 16;

/// A bit for each point, a row to a word; bit 15 and the rows beyond the board are no points.
#[derive(Clone, Copy)]
pub(super) struct Plane([u16; PAD + ROWS + PAD]);

impl Plane {
    pub(super) const EMPTY: Self = Self([0; PAD + ROWS + PAD]);

    pub(super) fn row(&self, row: usize) -> u16 {
        self.0[PAD + row]
    }

    pub(super) fn set_row(&mut self, row: usize, bits: u16) {
        self.0[PAD + row] = bits;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0[PAD..PAD + ROWS].iter().fold(0, |all, row| all | row) == 0
    }
}

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
    let doubt = weigh(empty, lines);
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

/// Of each point of `row`, the bit that the point `k` steps along the direction has in `plane`.
#[inline]
fn at<const DX: i32, const DY: isize>(plane: &Plane, row: usize, k: isize) -> u16 {
    let word = plane.0[(PAD + row).wrapping_add_signed(k * DY)];
    let right = k as i32 * DX;
    if right >= 0 {
        word >> right
    } else {
        word << -right
    }
}

/// Rows, fours and pairs along one direction.
fn shapes<const DX: i32, const DY: isize>(own: &Plane, empty: &Plane, lines: &mut Lines) {
    let (mut five, mut over) = (Plane::EMPTY, Plane::EMPTY);
    let (mut four, mut straight) = (Plane::EMPTY, Plane::EMPTY);
    // First what the five points from each point on hold, and the ones beside them.
    for row in 0..ROWS {
        let b = |k| at::<DX, DY>(own, row, k);
        let e = |k| at::<DX, DY>(empty, row, k);
        let (b0, b1, b2, b3, b4) = (b(0), b(1), b(2), b(3), b(4));
        let (first, last) = (e(0), e(5));
        let open = (b0 | first) & (b1 | e(1)) & (b2 | e(2)) & (b3 | e(3)) & (b4 | e(4));
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
        five.0[PAD + row] = gap & exact;
        over.0[PAD + row] = gap & !exact;
        let three_stones = open & exact & ones & twos;
        four.0[PAD + row] = three_stones;
        straight.0[PAD + row] = three_stones & sixth_free;
        lines.pair.0[PAD + row] = open & !before & sixth_free & twos & !ones;
    }
    // Then of each empty point which such fives it lies in.
    for row in 0..ROWS {
        let free = empty.0[PAD + row];
        let spread = |plane: &Plane, from: isize| {
            (from..5).fold(0, |all, k| all | at::<DX, DY>(plane, row, -k))
        };
        let (mut one, mut two) = (0, 0);
        for k in 0..5 {
            let four = at::<DX, DY>(&four, row, -k);
            two |= one & four;
            one |= four;
        }
        lines.five.0[PAD + row] = free & spread(&five, 0);
        lines.overline.0[PAD + row] = free & spread(&over, 0);
        lines.four.0[PAD + row] = free & one;
        // The two fives that a straight four can become hold the same four stones: one four
        // (rules.md §2).
        lines.second_four.0[PAD + row] = free & two & !spread(&straight, 1);
        lines.candidate.0[PAD + row] = free & spread(&lines.pair, 1);
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

/// Sorts the empty points for each direction by what their three other lines show.
///
/// The stone that makes a three and the one that would make it a straight four lie on one line, so
/// the three other lines of the latter are as they stand on the board: a five or an overline there,
/// or a four beside the straight one, kills the way, and only two threes there have to be asked
/// about.
fn weigh(empty: &Plane, lines: &[Lines; 4]) -> [Doubt; 4] {
    let mut doubts = [const {
        Doubt {
            sound: Plane::EMPTY,
            unsound: Plane::EMPTY,
            dead: Plane::EMPTY,
            alive: Plane::EMPTY,
            open: false,
        }
    }; 4];
    for (i, doubt) in doubts.iter_mut().enumerate() {
        let [a, b, c] = [1, 2, 3].map(|k| &lines[(i + k) % 4]);
        let mut open = 0;
        for row in PAD..PAD + ROWS {
            let kill = |l: &Lines| l.five.0[row] | l.overline.0[row] | l.four.0[row];
            let dead = kill(a) | kill(b) | kill(c);
            let (ca, cb, cc) = (a.candidate.0[row], b.candidate.0[row], c.candidate.0[row]);
            let several = (ca & cb) | (cc & (ca | cb));
            let free = empty.0[row];
            doubt.dead.0[row] = free & dead;
            doubt.alive.0[row] = free & !dead;
            doubt.sound.0[row] = free & !dead & !several;
            doubt.unsound.0[row] = free & (dead | several);
            open |= free & !dead & several;
        }
        doubt.open = open != 0;
    }
    doubts
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
    for row in 0..ROWS {
        let any = |plane: &Plane| (1..5).fold(0, |all, k| all | at::<DX, DY>(plane, row, k));
        let (pair, some_bad) = (pair.0[PAD + row], any(bad));
        both.0[PAD + row] = pair & !some_bad;
        one.0[PAD + row] = pair & some_bad & any(good);
    }
    for row in 0..ROWS {
        let any = |plane: &Plane| (1..5).fold(0, |all, k| all | at::<DX, DY>(plane, row, -k));
        let (good, bad) = (good.0[PAD + row], bad.0[PAD + row]);
        found.0[PAD + row] = ((good | bad) & any(&both)) | (bad & any(&one));
    }
}

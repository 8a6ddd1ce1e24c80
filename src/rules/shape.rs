//! What one line decides: rows (five, overline), fours, and the ways to a straight four.
//!
//! Everything here depends on eleven points of one line. Whether a way to a straight four may be *played* depends on the
//! whole board and is decided in `forbidden`.

/// Bit of the point a window is about.
const MIDDLE: u32 = 5;

/// Eleven points of a line around one point: which hold own stones and which are empty.
///
/// Points outside the board and enemy stones are neither, for the edge works like an enemy stone (rules.md §1).
/// Bit 5 is the point itself, bit 0 the point five steps back, bit 10 the one five steps on: a shape holding the
/// point never depends on anything farther away, since six in a row is an overline however long it gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    own: u16,
    empty: u16,
}

/// A row of five or more (rules.md §2), its stones as bits of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// 五连: exactly five.
    Five(u16),
    /// 长连: six or more, as far as the window shows them.
    Overline(u16),
}

/// Four stones that one more makes a row of exactly five (rules.md §2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FourBits {
    /// The four stones.
    pub stones: u16,
    /// The empty points that complete them, one or two.
    pub completions: u16,
}

impl FourBits {
    /// 活四: unbroken, and can be made five at both ends.
    pub const fn is_straight(self) -> bool {
        self.completions.count_ones() == 2
    }
}

/// What lies at one end of the unbroken four that a way makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// An empty point where a stone makes exactly five.
    Open,
    /// The edge or an enemy stone.
    Blocked,
    /// An empty point where a stone would make six or more (六腐).
    Sixth,
}

/// An empty point where a stone makes an unbroken four with the point in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayBits {
    /// The empty point.
    pub point: u16,
    /// The four stones, among them the one still to be placed.
    pub four: u16,
    /// The two points beside the four, back and on, and what lies there.
    pub ends: [(u16, End); 2],
}

impl WayBits {
    /// Whether the four would be straight: five at both ends (rules.md §2).
    pub fn is_straight(self) -> bool {
        self.ends.iter().all(|&(_, end)| end == End::Open)
    }
}

impl Window {
    /// The bits a window has.
    pub(super) const MASK: u32 = 0x7FF;

    /// A window from bits; a point cannot be own and empty at once.
    pub const fn new(own: u16, empty: u16) -> Self {
        debug_assert!(own & empty == 0, "a point is own or empty, not both");
        Self { own, empty }
    }

    /// Own stones.
    pub const fn own(self) -> u16 {
        self.own
    }

    /// Empty points.
    pub const fn empty(self) -> u16 {
        self.empty
    }

    /// The window with an own stone on its middle point, whatever was there.
    #[must_use]
    pub const fn with_middle(self) -> Self {
        Self {
            own: self.own | 1 << MIDDLE,
            empty: self.empty & !(1 << MIDDLE),
        }
    }

    /// The unbroken run of stones through the middle, which must hold one; more than five shows as six or more.
    const fn run(own: u16) -> u16 {
        let mut run = 1 << MIDDLE;
        loop {
            let grown = run | ((run << 1 | run >> 1) & own);
            if grown == run {
                return run;
            }
            run = grown;
        }
    }

    /// The row of five or more through the middle stone, if any.
    ///
    /// ```
    /// use renju::rules::{Row, Window};
    /// assert_eq!(Window::new(0b000_0011_1110, 0).row(), Some(Row::Five(0b11_1110)));
    /// assert_eq!(Window::new(0b000_0111_1110, 0).row(), Some(Row::Overline(0b111_1110)));
    /// assert_eq!(Window::new(0b000_0111_1010, 0).row(), None);
    /// ```
    pub const fn row(self) -> Option<Row> {
        let run = Self::run(self.own);
        match run.count_ones() {
            0..=4 => None,
            5 => Some(Row::Five(run)),
            _ => Some(Row::Overline(run)),
        }
    }

    /// The sets of four stones, the middle one among them, that one empty point completes to a row of exactly five.
    ///
    /// Distinct sets count (rules.md §2): a straight four is one set with two completions, `●●●_●_●●●` is two sets.
    pub fn fours(self) -> impl Iterator<Item = FourBits> {
        let mut found: [FourBits; 2] = [FourBits {
            stones: 0,
            completions: 0,
        }; 2];
        for point in bits(self.empty) {
            let Some(Row::Five(five)) = Self::new(self.own | point, self.empty & !point).row()
            else {
                continue;
            };
            if five & point == 0 {
                continue;
            }
            let stones = five & !point;
            let slot = found
                .iter_mut()
                .find(|four| four.stones == stones || four.stones == 0)
                .expect("at most two sets of four lie on one line, one to each side of the middle");
            slot.stones = stones;
            slot.completions |= point;
        }
        found.into_iter().filter(|four| four.stones != 0)
    }

    /// The empty points where a stone makes an unbroken four, no more, with the middle stone in it.
    ///
    /// They are straight or not: see [`WayBits::is_straight`].
    pub fn ways(self) -> impl Iterator<Item = WayBits> {
        bits(self.empty).filter_map(move |point| {
            let own = self.own | point;
            let four = Self::run(own);
            if four.count_ones() != 4 || four & point == 0 {
                return None;
            }
            // The lowest stone is at bit 2 at least and the highest at bit 8 at most, so both shifts stay inside.
            let back = (four & four.wrapping_neg()) >> 1;
            let on = (four << 1) & !four;
            let end = |at: u16, beyond: u16| {
                let what = if self.empty & at == 0 {
                    End::Blocked
                } else if own & beyond != 0 {
                    End::Sixth
                } else {
                    End::Open
                };
                (at, what)
            };
            Some(WayBits {
                point,
                four,
                ends: [end(back, back >> 1), end(on, on << 1)],
            })
        })
    }
}

/// The single bits of `set`, lowest first.
pub(super) fn bits(set: u16) -> impl Iterator<Item = u16> {
    (0..11).map(|i| 1 << i).filter(move |bit| set & bit != 0)
}

/// How many steps from the middle a single bit lies, −5 to 5.
pub(super) fn steps(bit: u16) -> i8 {
    bit.trailing_zeros() as i8 - MIDDLE as i8
}

//! Facts of renju, pure: the board, shapes, forbidden moves, symmetry, the 26 openings.
//!
//! No players, no rule mode, no turn, no time, no input or output: those are `game`'s and above. Every function is
//! a value in, a value out; rules.md is cited by clause.

mod board;
mod color;
mod examine;
mod forbidden;
mod line;
mod map;
mod notation;
mod opening;
mod point;
mod prospect;
mod shape;
mod symmetry;

pub use board::{Board, OccupiedError, ParseBoardError};
pub use color::Color;
pub use examine::{Candidate, Examination, Failure, Four, LineFindings, Way, examine, rows};
pub use forbidden::{Forbidden, Tally, Verdict, forbidden, forbidden_points_by_definition, judge};
pub use line::Direction;
pub use map::{ForbiddenMap, can_make_five};
pub use notation::{MovesError, PositionError, parse_moves, parse_position};
pub use opening::{Family, Opening, OpeningNameError};
pub use point::{ParsePointError, Point, SIZE, fold_width};
pub use prospect::can_make_five as can_make_five_by_definition;
pub use shape::{End, FourBits, Row, WayBits, Window};
pub use symmetry::{Symmetry, equal_proposals};

//! Facts of renju, pure: the board, shapes, forbidden moves, symmetry, the 26 openings.
//!
//! Every function maps values to values. Players, rule modes, turns, time, input and output belong to the layers above;
//! `rules.md` is cited by clause.

mod board;
mod color;
mod dead;
mod diagram;
mod examine;
mod facts;
mod forbidden;
mod line;
mod map;
mod notation;
mod opening;
mod point;
mod point_map;
mod shape;
mod symmetry;

pub use board::{Board, OccupiedError};
pub use color::Color;
pub use dead::can_make_five;
pub use diagram::ParseBoardError;
pub use examine::{Candidate, Completion, Examination, Failure, Four, LineFindings, examine, rows};
pub use forbidden::{Forbidden, Tally, Verdict, judge};
pub use line::Direction;
pub use map::ForbiddenMap;
pub use notation::{MovesError, PositionError, parse_moves, parse_position};
pub use opening::{Family, Opening, OpeningNameError};
pub use point::{ParsePointError, Point, SIZE, fold_width};
pub use point_map::PointMap;
pub use shape::{End, FourBits, Row, WayBits, Window};
pub use symmetry::{Symmetry, equal_proposals};

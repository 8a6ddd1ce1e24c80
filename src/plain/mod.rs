//! The game as lines: for screen readers, pipes and terminals that cannot show a screen.
//!
//! A line comes in, is taken by the [`Session`], and what there is to say goes out as lines. Knows no terminal and
//! reads no clock: lines come from an [`Input`], time from a function of the caller's.

mod answer;
mod events;
mod input;
mod session;
mod told;

pub use input::{Direct, Event, Input, Line, Waiting};
pub use session::{Session, Settings};

use std::io::{self, Write};
use std::time::Duration;

/// Longest wait while a clock runs; whoever measures the time can tell from it that the program was stopped.
pub const TICK: Duration = Duration::from_secs(1);

/// Plays until somebody leaves or the input ends; the session is left as it was then.
///
/// `elapsed` gives the time to be charged since it was asked before. `keep` is called before anything is said, so that
/// what was decided can be on disk first; with `true` at the end, when nothing may be left unwritten.
///
/// ```
/// use renju::game::{RuleSet, Setup};
/// use renju::plain::{Direct, Session, Settings, play};
/// let settings = Settings { lang: renju::text::Lang::En, ascii: true, hints: false, keeps: false, games: None };
/// let mut session = Session::new(Setup::new(RuleSet::Free), [None, None], settings);
/// let mut said = Vec::new();
/// let mut lines = Direct::new(&b"h8\ni9\n"[..]);
/// play(&mut session, &mut lines, &mut said, &mut || std::time::Duration::ZERO, &mut |_, _| ())?;
/// assert!(String::from_utf8_lossy(&said).contains("Move 2, White: I9"));
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// When the input cannot be read or the output not be written.
pub fn play(
    session: &mut Session,
    input: &mut dyn Input,
    out: &mut dyn Write,
    elapsed: &mut dyn FnMut() -> Duration,
    keep: &mut dyn FnMut(&mut Session, bool),
) -> io::Result<()> {
    loop {
        keep(session, session.is_done());
        out.write_all(session.take_said().as_bytes())?;
        out.flush()?;
        if session.is_done() {
            return Ok(());
        }
        let wait = session.time_left().map(|left| {
            // A hair more, so that the flag has fallen when the wait is over.
            (left + Duration::from_millis(1)).min(TICK)
        });
        let event = input.next(wait)?;
        session.elapse(elapsed());
        match event {
            Event::Waited => {}
            Event::Line(line) => session.take(&line),
            Event::End => session.end_of_input(),
        }
    }
}

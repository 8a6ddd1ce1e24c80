//! How wide the terminal draws a text: it is shown, then the terminal is asked where the cursor is, and the row is wiped.
//!
//! The answer comes between the keys and goes through their parser, so that nothing typed meanwhile is lost and an
//! answer that comes late is no key.

use std::io::{IsTerminal, stdin, stdout};
use std::time::Duration;

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use super::queue::Queue;

/// By how many columns this text moves the cursor of a terminal that was not taken; keys typed meanwhile are lost.
/// `None` when it does not tell within the limit, or is no terminal.
pub fn width_of(text: &str, limit: Duration) -> Option<u16> {
    if !(stdin().is_terminal() && stdout().is_terminal()) || enable_raw_mode().is_err() {
        return None;
    }
    let queue = Queue::new();
    // Without it there is no answer.
    #[cfg(unix)]
    let _ = super::reader::start(&queue);
    let moved = ask(&queue, text, limit);
    // It was on a moment ago; there is nobody to tell if it cannot be switched off.
    let _ = disable_raw_mode();
    moved
}

/// Asks a terminal in raw mode that is read into this queue.
#[cfg(unix)]
pub(super) fn ask(queue: &Queue, text: &str, limit: Duration) -> Option<u16> {
    use std::io::Write;

    let mut out = stdout().lock();
    // To the first column, where the cursor can be told to stand. The row is wiped before the terminal draws anything
    // else.
    write!(out, "\r{text}\x1b[6n\r\x1b[2K")
        .and_then(|()| out.flush())
        .ok()?;
    drop(out);
    let column = queue.cursor_told(limit)?;
    // In a window one column wide the cursor has nowhere to go, which says nothing.
    column.checked_sub(1).filter(|&moved| moved > 0)
}

/// A Windows console tells where its cursor is without a detour through the keys.
#[cfg(not(unix))]
pub(super) fn ask(_queue: &Queue, text: &str, _limit: Duration) -> Option<u16> {
    use crossterm::cursor::{MoveToColumn, position};
    use crossterm::execute;
    use crossterm::style::Print;
    use crossterm::terminal::{Clear, ClearType};

    let mut moved = None;
    if execute!(stdout(), MoveToColumn(0), Print(text)).is_ok() {
        moved = position().ok().map(|(column, _)| column);
        // What stays of a failure is painted over by the first frame.
        let _ = execute!(stdout(), MoveToColumn(0), Clear(ClearType::CurrentLine));
    }
    moved
}

//! The question itself: one ambiguous character, then "where is the cursor?", all wiped in the same breath.
//!
//! crossterm asks the same question but waits two seconds for the answer and keeps every key back so long. So the answer
//! is read here, before crossterm reads at all: whatever else arrives is handed on as the keys it is, and an answer
//! that comes too late is known to crossterm, which drops it.

use std::time::Duration;

use crossterm::event::Event as Input;

/// How long the terminal has to answer.
pub(in crate::tui) const LIMIT: Duration = Duration::from_millis(100);

/// What was heard while waiting for the answer.
#[derive(Debug, Default)]
pub(in crate::tui) struct Heard {
    /// By how many columns the character moved the cursor.
    pub(in crate::tui) moved: Option<u16>,
    /// What was typed meanwhile.
    pub(in crate::tui) typed: Vec<Input>,
}

/// To the first column, where the cursor can be told to stand; the character; the question; and the row wiped, which
/// the terminal does before it answers or at least before it draws anything else.
#[cfg(unix)]
const QUESTION: &str = "\r●\x1b[6n\r\x1b[2K";

/// Asks a terminal in raw mode that nobody else reads from. `left` tells how much of the time is left.
#[cfg(unix)]
pub(in crate::tui) fn ask(mut left: impl FnMut() -> Duration) -> Heard {
    use std::io::{Write, stdout};

    let mut out = stdout().lock();
    if out
        .write_all(QUESTION.as_bytes())
        .and_then(|()| out.flush())
        .is_err()
    {
        return Heard::default();
    }
    let mut bytes = Vec::new();
    let mut answer = None;
    while answer.is_none() && read(&mut bytes, left()) {
        answer = take_answer(&mut bytes);
    }
    // What was begun will be finished at once: its end alone would be read as keys by whoever comes next.
    while answer.is_none() && super::ahead::is_unfinished(&bytes) && read(&mut bytes, LIMIT / 2) {
        answer = take_answer(&mut bytes);
    }
    Heard {
        // In a window one column wide the cursor has nowhere to go, which says nothing.
        moved: answer
            .and_then(|column: u16| column.checked_sub(1))
            .filter(|&moved| moved > 0),
        typed: super::ahead::inputs(&bytes),
    }
}

/// Adds what arrives within the time; `false` when it passes, or nothing more can be read.
#[cfg(unix)]
fn read(bytes: &mut Vec<u8>, time: Duration) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    let stdin = rustix::stdio::stdin();
    let Ok(timeout) = Timespec::try_from(time) else {
        return false;
    };
    let mut terminal = [PollFd::new(&stdin, PollFlags::IN)];
    match poll(&mut terminal, Some(&timeout)) {
        // A signal: the caller looks how much time is left and comes again.
        Err(Errno::INTR) => return !time.is_zero(),
        Ok(1..) if terminal[0].revents().contains(PollFlags::IN) => {}
        _ => return false,
    }
    let mut buffer = [0; 1024];
    match rustix::io::read(stdin, &mut buffer) {
        Ok(length @ 1..) => {
            bytes.extend_from_slice(&buffer[..length]);
            true
        }
        Err(Errno::INTR) => true,
        _ => false,
    }
}

/// Takes the answer `ESC [ row ; column R` out of what was read; the column counts from 1.
#[cfg(unix)]
fn take_answer(bytes: &mut Vec<u8>) -> Option<u16> {
    for start in 0..bytes.len() {
        let Some(rest) = bytes[start..].strip_prefix(b"\x1b[") else {
            continue;
        };
        let length = rest
            .iter()
            .take_while(|byte| byte.is_ascii_digit() || **byte == b';')
            .count();
        let place = std::str::from_utf8(&rest[..length]).unwrap_or_default();
        if rest.get(length) == Some(&b'R')
            && let Some((_, column)) = place.split_once(';')
            && let Ok(column) = column.parse()
        {
            bytes.drain(start..start + length + 3);
            return Some(column);
        }
    }
    None
}

/// A Windows console tells where its cursor is without a detour through the keys.
#[cfg(not(unix))]
pub(in crate::tui) fn ask(_left: impl FnMut() -> Duration) -> Heard {
    use crossterm::cursor::{MoveToColumn, position};
    use crossterm::execute;
    use crossterm::style::Print;
    use crossterm::terminal::{Clear, ClearType};
    use std::io::stdout;

    let mut moved = None;
    if execute!(stdout(), MoveToColumn(0), Print('●')).is_ok() {
        moved = position().ok().map(|(column, _)| column);
        // What stays of a failure is painted over by the first frame.
        let _ = execute!(stdout(), MoveToColumn(0), Clear(ClearType::CurrentLine));
    }
    Heard {
        moved,
        typed: Vec::new(),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_answer_is_found_among_keys_and_taken_out() {
        let taken = |text: &str| {
            let mut bytes = text.as_bytes().to_vec();
            let answer = take_answer(&mut bytes);
            (answer, String::from_utf8(bytes).expect("ASCII was left"))
        };
        for (read, column, left) in [
            ("\x1b[1;2R", Some(2), ""),
            ("h8\x1b[24;3Rx", Some(3), "h8x"),
            ("\x1b[A\x1b[1;4R", Some(4), "\x1b[A"),
            ("\x1b[1;2", None, "\x1b[1;2"),
            ("\x1b\x1b[7;2R", Some(2), "\x1b"),
            ("R;2", None, "R;2"),
            ("\x1b[1;99999R", None, "\x1b[1;99999R"),
        ] {
            assert_eq!(taken(read), (column, left.to_owned()), "{read:?}");
        }
    }
}

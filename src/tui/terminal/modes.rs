//! The modes the program switches on in the terminal, and switching them off exactly once on
//! every way out. It does not know when: the guard, the panic hook and suspending call it.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::{mem, panic};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste};
use crossterm::queue;
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};

/// What must be undone; `None` while the terminal is the person's.
static HELD: Mutex<Option<Held>> = Mutex::new(None);

#[derive(Debug, Clone, Copy)]
struct Held {
    mouse: bool,
    /// A synchronised update was begun and perhaps not ended: a write failed inside it. A
    /// terminal left so would show nothing more.
    update_open: bool,
}

fn held() -> MutexGuard<'static, Option<Held>> {
    // A thread that panicked here must not keep the terminal from being given back.
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Switches everything on. When it is on already (the process was stopped from outside and the
/// shell may have changed anything meanwhile), it is all said again.
pub(super) fn take(mouse: bool) -> io::Result<()> {
    let mut held = held();
    if held.is_some() {
        // Off first: crossterm takes raw mode that it believes on for nothing to do. The modes to
        // give back are then still those from before the first time.
        disable_raw_mode()?;
    }
    *held = Some(Held {
        mouse,
        update_open: false,
    });
    enable_raw_mode()?;
    let mut bytes = Vec::new();
    queue!(bytes, EnterAlternateScreen, Hide, EnableBracketedPaste)?;
    queue_mouse(&mut bytes, mouse)?;
    send(&bytes)
}

/// Switches everything off; does nothing the second time. Failures are passed over: a terminal
/// that takes no bytes any more has nobody to be restored for.
pub(super) fn give_back() {
    let mut held = held();
    let Some(Held { mouse, update_open }) = held.take() else {
        return;
    };
    let _ = goodbye(mouse, update_open).and_then(|bytes| send(&bytes));
    let _ = disable_raw_mode();
}

fn goodbye(mouse: bool, update_open: bool) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if update_open {
        queue!(bytes, EndSynchronizedUpdate)?;
    }
    queue!(bytes, SetAttribute(Attribute::Reset))?;
    if mouse {
        queue_mouse(&mut bytes, false)?;
    }
    // The cursor last: some terminals keep its visibility for each screen.
    queue!(bytes, DisableBracketedPaste, LeaveAlternateScreen, Show)?;
    Ok(bytes)
}

/// Gives the terminal back before a panic's message is printed, so that it can be read.
pub(super) fn give_back_on_panic() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            print(info);
        }));
    });
}

/// Switches the mouse on or off, now or, while the terminal is given back, not at all.
pub(super) fn set_mouse(on: bool) -> io::Result<()> {
    let mut held = held();
    let Some(held) = held.as_mut() else {
        return Ok(());
    };
    if mem::replace(&mut held.mouse, on) == on {
        return Ok(());
    }
    let mut bytes = Vec::new();
    queue_mouse(&mut bytes, on)?;
    send(&bytes)
}

/// A frame of no more bytes comes in one piece whatever the terminal does; a step of the cursor takes fewer.
const SMALL: usize = 160;

/// Sends one frame, a large one as one synchronised update; nothing for an empty frame, and nothing while the terminal is
/// given back.
pub(super) fn send_frame(frame: &[u8]) -> io::Result<()> {
    let mut held = held();
    let Some(held) = held.as_mut() else {
        return Ok(());
    };
    if frame.is_empty() {
        return Ok(());
    }
    if frame.len() <= SMALL {
        return send(frame);
    }
    let mut bytes = Vec::with_capacity(frame.len() + 16);
    queue!(bytes, BeginSynchronizedUpdate)?;
    bytes.extend_from_slice(frame);
    queue!(bytes, EndSynchronizedUpdate)?;
    held.update_open = true;
    send(&bytes)?;
    held.update_open = false;
    Ok(())
}

fn queue_mouse(bytes: &mut Vec<u8>, on: bool) -> io::Result<()> {
    if !on {
        return queue!(bytes, DisableMouseCapture);
    }
    // crossterm's own command asks for every movement too, which would wake the program for
    // nothing; clicks and the wheel (1000), in the encoding without limits (1006), are enough.
    #[cfg(unix)]
    bytes.extend_from_slice(b"\x1b[?1000h\x1b[?1006h");
    #[cfg(not(unix))]
    queue!(bytes, crossterm::event::EnableMouseCapture)?;
    Ok(())
}

fn send(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

// Elsewhere some modes are no bytes but calls of the system.
#[cfg(all(test, unix))]
#[expect(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]
mod tests {
    use super::*;

    #[test]
    fn an_update_left_open_is_ended_before_the_screen_is_left() {
        let text = |mouse, open| String::from_utf8(goodbye(mouse, open).unwrap()).unwrap();
        assert_eq!(text(false, false), "\x1b[0m\x1b[?2004l\x1b[?1049l\x1b[?25h");
        assert!(text(false, true).starts_with("\x1b[?2026l"));
        for mode in ["1000", "1002", "1003", "1006", "1015"] {
            assert!(
                text(true, false).contains(&format!("\x1b[?{mode}l")),
                "{mode}"
            );
        }
    }
}

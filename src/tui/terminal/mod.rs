//! The terminal taken over and given back: raw mode, the alternate screen, drawing, one queue of
//! events, suspending.
//!
//! Whatever ends the program (a normal end, an error, a panic, a signal, a terminal that went
//! away), the person's terminal comes back as it was. This module knows nothing of the game, of
//! what is drawn, or of what a key means.
//!
//! ```text
//! bytes → parser ─┐
//!         signals ┴→ queue ─→ Terminal::next ─→ the program ─→ Terminal::draw
//! ```

mod clipboard;
mod ending;
mod error;
mod frame;
mod keys;
mod modes;
mod parser;
mod pen;
mod queue;
mod reader;
#[cfg(unix)]
mod unix;
mod width;

use std::env;
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crossterm::event::Event as Input;
use ratatui::Frame;
use ratatui::backend::Backend;
use ratatui::layout::Position;

pub use ending::{Signal, end_by};
pub use error::TerminalError;
pub use frame::{FrameBytes, columns};
pub use parser::{Heard, Parser};
pub use queue::Arrival;
pub use width::width_of;

use queue::{Message, News, Queue};

/// Set by the first [`Terminal::enter`] and never again: the threads behind it live as long as
/// the process, so a second terminal would share its keys with the first.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// What [`Terminal::enter`] switches on besides what it always does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// Ask for clicks and the wheel. Selecting text then needs Shift in most terminals.
    pub mouse: bool,
}

/// What [`Terminal::next`] returns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A key, a paste or the mouse, and when it came.
    Input(Input, Arrival),
    /// The window has a new size, which the next [`Terminal::draw`] draws for.
    Resized,
    /// The timeout passed and nothing happened.
    Tick,
    /// The process was stopped and goes on. The terminal is taken again and the next
    /// [`Terminal::draw`] paints everything; time went by meanwhile.
    Resumed,
    /// A signal asks the program to end: save, drop the [`Terminal`], then call [`end_by`].
    Ended(Signal),
    /// There is no terminal any more: save and end. Nothing can be shown or read.
    Gone,
}

/// The terminal while it belongs to the program; dropping it gives everything back.
#[derive(Debug)]
pub struct Terminal {
    screen: ratatui::Terminal<FrameBytes>,
    queue: Queue,
    mouse: bool,
    /// The screen no longer shows what was drawn last, so that a difference to it means nothing.
    repaint: bool,
}

impl Terminal {
    /// Takes the terminal: signal handling first, then raw mode, alternate screen, hidden cursor,
    /// bracketed paste and, if asked for, the mouse. Can be done once in the life of a process.
    ///
    /// # Errors
    /// When standard input or output is no terminal, or `TERM` names none that can show a full
    /// screen: then nothing was touched. When the system refuses a step: then all was undone.
    pub fn enter(options: Options) -> Result<Self, TerminalError> {
        fitness(
            io::stdin().is_terminal(),
            io::stdout().is_terminal(),
            env::var("TERM").ok().as_deref(),
        )?;
        if ENTERED.swap(true, Ordering::SeqCst) {
            return Err(TerminalError::TakenBefore);
        }
        let queue = Queue::new();
        #[cfg(unix)]
        unix::watch(&queue).map_err(TerminalError::Setup)?;
        modes::give_back_on_panic();
        let screen = ratatui::Terminal::new(FrameBytes::new()).map_err(TerminalError::Setup)?;
        // The guard exists before the first mode is changed, so that a step that fails half way
        // is undone by dropping it.
        let terminal = Self {
            screen,
            queue,
            mouse: options.mouse,
            repaint: true,
        };
        modes::take(options.mouse).map_err(TerminalError::Setup)?;
        reader::start(&terminal.queue).map_err(TerminalError::Setup)?;
        Ok(terminal)
    }

    /// By how many columns this text moves the cursor, on a row that is wiped afterwards; `None` when the terminal
    /// does not tell within the limit. Keys typed meanwhile are kept.
    pub fn width_of(&self, text: &str, limit: Duration) -> Option<u16> {
        width::ask(&self.queue, text, limit)
    }

    /// Waits for the next event, asleep; with a `timeout`, for at most that long.
    ///
    /// Several changes of size that wait in the queue come out as one.
    ///
    /// # Errors
    /// When the terminal can no longer be read, or could not be taken again after a stop.
    pub fn next(&mut self, timeout: Option<Duration>) -> Result<Event, TerminalError> {
        let news = match self.queue.next(timeout) {
            None => return Ok(Event::Tick),
            Some(Message::Input(input, arrival)) => return Ok(Event::Input(input, arrival)),
            Some(Message::News(news)) => news,
        };
        match news {
            News::Resized => {
                // It may have been smaller for a moment, and lost what stood there.
                self.repaint = true;
                Ok(Event::Resized)
            }
            #[cfg(unix)]
            News::Stop => {
                modes::give_back();
                let _ = unix::stop_self() && self.queue.wait_until_continued();
                self.await_foreground();
                self.take_again()?;
                Ok(Event::Resumed)
            }
            #[cfg(unix)]
            News::Continued => {
                self.await_foreground();
                self.take_again()?;
                Ok(Event::Resumed)
            }
            News::Resumed => Ok(Event::Resumed),
            #[cfg(unix)]
            News::Ended(signal) => Ok(Event::Ended(signal)),
            #[cfg(unix)]
            News::Gone => Ok(Event::Gone),
            News::ReadFailed(error) => Err(TerminalError::Read(error)),
        }
    }

    /// Whether [`Terminal::next`] returns at once.
    pub fn has_more(&self) -> bool {
        self.queue.has_more()
    }

    /// Draws a frame and sends what differs from the last one, as one synchronised update; gives back
    /// when it was out, as [`Arrival`] counts. A frame that differs in nothing sends no byte, and
    /// `None` is given back.
    ///
    /// The cursor is hidden unless the frame places it; hidden, it stands where `render` says, for
    /// what follows it: screen readers, braille lines, input methods.
    ///
    /// A terminal that reports no size (a serial line, some containers) is taken for 80×24.
    ///
    /// To a terminal that is gone it draws nothing; [`Terminal::next`] tells of it.
    ///
    /// # Errors
    /// When the terminal does not take the bytes; the next frame then paints everything.
    pub fn draw(
        &mut self,
        render: impl FnOnce(&mut Frame) -> Option<Position>,
    ) -> Result<Option<Duration>, TerminalError> {
        if self.repaint {
            self.screen.backend_mut().forget();
            self.screen.clear().map_err(TerminalError::Write)?;
        }
        let mut focus = None;
        self.screen
            .draw(|frame| focus = render(frame))
            .map_err(TerminalError::Write)?;
        if let Some(focus) = focus {
            let cursor = self.screen.backend_mut().set_cursor_position(focus);
            cursor.map_err(TerminalError::Write)?;
        }
        // Until the bytes are out, what the screen shows is not known.
        self.repaint = true;
        let frame = self.screen.backend_mut().take();
        match modes::send_frame(&frame) {
            Ok(()) => self.repaint = false,
            Err(_) if is_gone() => {}
            Err(error) => return Err(TerminalError::Write(error)),
        }
        Ok((!frame.is_empty()).then(|| self.queue.now()))
    }

    /// Rings the bell, or flashes, as the person has set the terminal up.
    ///
    /// # Errors
    /// When the terminal does not take the byte.
    pub fn ring(&mut self) -> Result<(), TerminalError> {
        modes::send_frame(b"\x07").map_err(TerminalError::Write)
    }

    /// Hands a text to the clipboard, as far as the terminal takes it; whether it does cannot be told.
    ///
    /// # Errors
    /// When the terminal does not take the bytes.
    pub fn copy(&mut self, text: &str) -> Result<(), TerminalError> {
        modes::send_frame(&clipboard::copying(text)).map_err(TerminalError::Write)
    }

    /// Takes the screen for unknown, so that the next [`Terminal::draw`] paints everything.
    pub fn forget(&mut self) {
        self.repaint = true;
    }

    /// Switches the mouse on or off.
    ///
    /// # Errors
    /// When the terminal does not take the bytes.
    pub fn set_mouse(&mut self, on: bool) -> Result<(), TerminalError> {
        self.mouse = on;
        modes::set_mouse(on).map_err(TerminalError::Write)
    }

    /// Gives the terminal back and stops the whole process group, as Ctrl-Z does in a program that
    /// leaves it to the kernel. Returns once the group goes on, with the terminal taken again;
    /// the next event is then [`Event::Resumed`].
    ///
    /// Where no shell waits that could wake the group (the program was started as the terminal's
    /// only one), and on Windows, nothing is stopped and the program goes on at once.
    ///
    /// # Errors
    /// When the terminal could not be taken again.
    pub fn suspend(&mut self) -> Result<(), TerminalError> {
        modes::give_back();
        #[cfg(unix)]
        {
            self.stop();
            self.await_foreground();
        }
        self.take_again()?;
        self.queue.tell_first(News::Resumed);
        Ok(())
    }

    /// Stops the group and waits until it goes on; whether it did stop. The signal may be taken by
    /// another thread, so this one waits for the news that all was continued rather than run on.
    #[cfg(unix)]
    fn stop(&mut self) -> bool {
        unix::stop_group() && self.queue.wait_until_continued()
    }

    /// After `bg` the terminal belongs to the shell: its modes must be neither read as the ones to
    /// give back nor changed. Stopping again is what the kernel would do at the first byte.
    #[cfg(unix)]
    fn await_foreground(&mut self) {
        while unix::in_background() && self.stop() {}
    }

    fn take_again(&mut self) -> Result<(), TerminalError> {
        self.repaint = true;
        modes::take(self.mouse).map_err(TerminalError::Setup)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        modes::give_back();
    }
}

/// The size that the terminal at standard output reports, columns and rows; `None` when it is no terminal.
pub fn reported_size() -> Option<(u16, u16)> {
    frame::reported_size().ok()
}

/// Whether the terminal was closed.
fn is_gone() -> bool {
    #[cfg(unix)]
    return unix::is_gone();
    #[cfg(not(unix))]
    false
}

/// Whether a full screen can be shown and keys be read; asked before anything is touched, since
/// crossterm would fall back to `/dev/tty` beside a pipe and write its codes to a dumb terminal.
fn fitness(input: bool, output: bool, term: Option<&str>) -> Result<(), TerminalError> {
    if !input {
        return Err(TerminalError::InputNotTerminal);
    }
    if !output {
        return Err(TerminalError::OutputNotTerminal);
    }
    match term {
        Some("dumb") => Err(TerminalError::DumbTerminal),
        // Windows consoles set no TERM.
        None | Some("") if cfg!(unix) => Err(TerminalError::UnknownTerminal),
        _ => Ok(()),
    }
}

#[cfg(test)]
#[expect(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]
mod tests {
    use super::*;

    #[test]
    fn only_a_whole_terminal_will_do() {
        assert!(fitness(true, true, Some("xterm")).is_ok());
        let refused = |input, output, term| fitness(input, output, term).unwrap_err();
        assert!(matches!(
            refused(false, false, Some("dumb")),
            TerminalError::InputNotTerminal
        ));
        assert!(matches!(
            refused(true, false, Some("xterm")),
            TerminalError::OutputNotTerminal
        ));
        assert!(matches!(
            refused(true, true, Some("dumb")),
            TerminalError::DumbTerminal
        ));
    }

    #[cfg(unix)]
    #[test]
    fn a_terminal_without_a_name_is_refused() {
        for term in [None, Some("")] {
            let refused = fitness(true, true, term).unwrap_err();
            assert!(
                matches!(refused, TerminalError::UnknownTerminal),
                "{term:?}"
            );
        }
    }
}

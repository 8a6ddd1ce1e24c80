//! The thread that reads the terminal into the queue. It ends with the terminal or with the process.

use std::io;
use std::thread;

use super::queue::{News, Queue};

/// Starts to read.
pub(super) fn start(queue: &Queue) -> io::Result<()> {
    let queue = queue.clone();
    thread::Builder::new()
        .name("keys".into())
        .spawn(move || read(&queue))?;
    Ok(())
}

/// Takes the bytes of the terminal apart as they come.
#[cfg(unix)]
fn read(queue: &Queue) {
    use std::time::Duration;

    use rustix::io::Errno;
    use rustix::stdio::stdin;

    use super::parser::Parser;
    use super::unix;

    let mut parser = Parser::default();
    let mut buffer = [0; 4096];
    // Until when everything is known that came.
    let mut looked = queue.now();
    loop {
        let from = queue.now();
        let was_waiting = unix::await_input(Some(Duration::ZERO));
        let is_there = was_waiting || unix::await_input(parser.patience());
        let now = queue.now();
        // What had been waiting may have come at any time since the last look, and what Esc was waited with for came
        // with it.
        let at = if is_there && !was_waiting {
            now
        } else {
            looked
        };
        let length = if is_there {
            match rustix::io::read(stdin(), &mut buffer) {
                Ok(0) => return unix::gone(queue),
                Ok(length) => length,
                Err(Errno::INTR | Errno::AGAIN) => 0,
                Err(_) if unix::is_gone() => return unix::gone(queue),
                Err(error) => return queue.tell(News::ReadFailed(error.into())),
            }
        } else {
            0
        };
        looked = queue.now();
        // Only the time in which something could have come counts: the queue may have been full before.
        queue.hear(parser.take(&buffer[..length], now.saturating_sub(from)), at);
    }
}

/// crossterm reads a Windows console, which tells keys as such.
#[cfg(not(unix))]
fn read(queue: &Queue) {
    use std::time::Duration;

    use crossterm::event::{Event as Input, poll, read};

    use super::parser::Heard;

    loop {
        let mut inputs = Vec::new();
        loop {
            match read() {
                Ok(Input::Resize(..)) => queue.tell(News::Resized),
                Ok(input) => inputs.push(Heard::Input(input)),
                Err(error) => return queue.tell(News::ReadFailed(error)),
            }
            if inputs.len() > 1000 || !poll(Duration::ZERO).unwrap_or(false) {
                break;
            }
        }
        queue.hear(inputs, queue.now());
    }
}

//! The one queue that keys, signals and the end of the terminal come through, and the thread that
//! reads keys into it. It does not know where signals come from.
//!
//! crossterm's reader never comes back from a terminal that has gone (it reads "end of file" for
//! ever), so it sits in a thread nobody waits for: the program sleeps on the queue, which others
//! feed as well.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use crossterm::event::{self, Event as Input};

use super::TerminalError;
use super::ending::Signal;

/// How long after its own stop signal the process is given to stop: far more than it needs, and
/// short enough to be no nuisance where nothing stops it.
#[cfg(unix)]
const STOP_TAKES_AT_MOST: Duration = Duration::from_millis(500);

/// What the threads tell the program.
#[derive(Debug)]
pub(super) enum Message {
    Input(Input),
    ReadFailed(io::Error),
    /// The size changed; which it is now is asked when the message is read.
    Resized,
    /// SIGCONT came.
    Continued,
    /// The program stopped itself, and all that follows from going on is done.
    Resumed,
    Ended(Signal),
    Gone,
}

/// The queue, with what was taken out of it too early.
#[derive(Debug)]
pub(super) struct Queue {
    sender: Sender<Message>,
    receiver: Receiver<Message>,
    /// Comes before what is in the channel.
    put_back: VecDeque<Message>,
    reading: bool,
    /// The program has been told that it must end.
    told_to_end: Arc<AtomicBool>,
}

impl Queue {
    /// An empty queue; nothing is read yet.
    pub(super) fn new() -> Self {
        let (sender, receiver) = mpsc::channel();
        Self {
            sender,
            receiver,
            put_back: VecDeque::new(),
            reading: false,
            told_to_end: Arc::default(),
        }
    }

    /// A way into the queue for another thread.
    #[cfg(unix)]
    pub(super) fn sender(&self) -> Sender<Message> {
        self.sender.clone()
    }

    /// Whether the program was told that it must end, for a thread to look at.
    #[cfg(unix)]
    pub(super) fn told_to_end(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.told_to_end)
    }

    /// The next message; `None` when the timeout passes.
    pub(super) fn next(
        &mut self,
        timeout: Option<Duration>,
    ) -> Result<Option<Message>, TerminalError> {
        if !self.reading {
            read_keys(self.sender.clone()).map_err(TerminalError::Setup)?;
            self.reading = true;
        }
        let message = match self.put_back.pop_front() {
            Some(message) => message,
            None => match self.receive(timeout) {
                Some(message) => message,
                None => return Ok(None),
            },
        };
        match message {
            Message::Resized => self.drop_more_resizes(),
            Message::Ended(_) | Message::Gone => self.told_to_end.store(true, Ordering::SeqCst),
            _ => {}
        }
        Ok(Some(message))
    }

    /// Puts a message before all others.
    pub(super) fn put_first(&mut self, message: Message) {
        self.put_back.push_front(message);
    }

    /// Waits until SIGCONT came, keeping all else for later; `false` when it does not come.
    #[cfg(unix)]
    pub(super) fn wait_until_continued(&mut self) -> bool {
        loop {
            match self.receive(Some(STOP_TAKES_AT_MOST)) {
                Some(Message::Continued) => return true,
                Some(other) => self.put_back.push_back(other),
                None => return false,
            }
        }
    }

    fn receive(&self, timeout: Option<Duration>) -> Option<Message> {
        const HELD: &str = "the queue holds a sender itself";
        match timeout {
            None => Some(self.receiver.recv().expect(HELD)),
            Some(timeout) => match self.receiver.recv_timeout(timeout) {
                Ok(message) => Some(message),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => unreachable!("{HELD}"),
            },
        }
    }

    /// Dragging a window's edge sends hundreds of sizes, of which the last matters.
    fn drop_more_resizes(&mut self) {
        while let Some(message) = self
            .put_back
            .pop_front()
            .or_else(|| self.receiver.try_recv().ok())
        {
            if !matches!(message, Message::Resized) {
                self.put_back.push_front(message);
                return;
            }
        }
    }
}

/// Starts the thread that reads keys. It ends with the first error or with the process.
fn read_keys(sender: Sender<Message>) -> io::Result<()> {
    thread::Builder::new().name("keys".into()).spawn(move || {
        loop {
            let message = match event::read() {
                // Our own handler for SIGWINCH reports sizes: it is there before the first frame
                // is drawn, crossterm's only from the first read on.
                Ok(Input::Resize(..)) if cfg!(unix) => continue,
                Ok(Input::Resize(..)) => Message::Resized,
                Ok(input) => Message::Input(input),
                Err(error) => Message::ReadFailed(error),
            };
            let failed = matches!(message, Message::ReadFailed(_));
            if sender.send(message).is_err() || failed {
                return;
            }
        }
    })?;
    Ok(())
}

#[cfg(test)]
#[expect(
    clippy::unwrap_used,
    reason = "a test that panics is a test that failed"
)]
mod tests {
    use super::*;

    /// A queue that does not read the terminal the tests run in.
    fn queue(messages: Vec<Message>) -> Queue {
        let mut queue = Queue::new();
        queue.reading = true;
        for message in messages {
            queue.sender.send(message).unwrap();
        }
        queue
    }

    fn drain(queue: &mut Queue) -> Vec<String> {
        std::iter::from_fn(|| queue.next(Some(Duration::ZERO)).unwrap())
            .map(|message| format!("{message:?}"))
            .collect()
    }

    #[test]
    fn resizes_in_a_row_are_one_and_nothing_between_is_lost() {
        let focus = || Message::Input(Input::FocusGained);
        let mut queue = queue(vec![
            Message::Resized,
            Message::Resized,
            focus(),
            Message::Resized,
            focus(),
        ]);
        assert_eq!(
            drain(&mut queue),
            [
                "Resized",
                "Input(FocusGained)",
                "Resized",
                "Input(FocusGained)"
            ]
        );
    }

    #[cfg(unix)]
    #[test]
    fn waiting_for_the_continue_signal_keeps_the_rest_in_order() {
        let mut queue = queue(vec![
            Message::Input(Input::FocusLost),
            Message::Ended(Signal::Terminate),
            Message::Continued,
            Message::Input(Input::FocusGained),
        ]);
        assert!(queue.wait_until_continued());
        queue.put_first(Message::Resumed);
        assert_eq!(
            drain(&mut queue),
            [
                "Resumed",
                "Input(FocusLost)",
                "Ended(Terminate)",
                "Input(FocusGained)"
            ]
        );
        assert!(queue.told_to_end.load(Ordering::SeqCst));
    }
}

//! The one queue that keys, signals and the end of the terminal come through.
//!
//! News overtake keys, and the thread that reads keys waits while there are too many: however much is typed or pasted, a
//! signal is heard at once and memory stays as it is.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crossterm::event::{Event as Input, KeyEventKind, MouseEventKind};

use crate::stopwatch::Stopwatch;

#[cfg(unix)]
use super::ending::Signal;
use super::parser::Heard;

/// As many keys wait; then no more are read.
const ROOM: usize = 1024;

/// How long after its own stop signal the process is given to stop: far more than it needs, and
/// short enough to be no nuisance where nothing stops it.
#[cfg(unix)]
const STOP_TAKES_AT_MOST: Duration = Duration::from_millis(500);

/// What happened besides typing.
#[derive(Debug)]
pub(super) enum News {
    /// The size changed; which it is now is asked when the message is read.
    Resized,
    /// SIGTSTP came: the program is to stop.
    #[cfg(unix)]
    Stop,
    /// SIGCONT came.
    #[cfg(unix)]
    Continued,
    /// The program stopped itself, and all that follows from going on is done.
    Resumed,
    #[cfg(unix)]
    Ended(Signal),
    #[cfg(unix)]
    Gone,
    ReadFailed(io::Error),
}

/// When a key came, and whether it came alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Arrival {
    /// The time since the terminal was taken. Where that is not known exactly, because the key had been waiting, it is
    /// the earliest that it can be.
    pub at: Duration,
    /// Another key came with it, as in a paste.
    pub followed: bool,
}

/// What the program is told.
#[derive(Debug)]
pub(super) enum Message {
    News(News),
    Input(Input, Arrival),
}

#[derive(Debug, Default)]
struct Lanes {
    news: VecDeque<News>,
    heard: VecDeque<(Heard, Arrival)>,
    /// The program has been told that it must end.
    #[cfg(unix)]
    told_to_end: bool,
}

#[derive(Debug, Default)]
struct Shared {
    lanes: Mutex<Lanes>,
    /// Something came, or something was taken.
    changed: Condvar,
}

/// A hold on the queue, for any thread.
#[derive(Debug, Clone)]
pub(super) struct Queue {
    shared: Arc<Shared>,
    watch: Stopwatch,
}

impl Queue {
    /// An empty queue, into which nobody reads yet.
    pub(super) fn new() -> Self {
        Self {
            shared: Arc::default(),
            watch: Stopwatch::start(),
        }
    }

    /// The time since the queue was made.
    pub(super) fn now(&self) -> Duration {
        self.watch.elapsed()
    }

    fn lanes(&self) -> MutexGuard<'_, Lanes> {
        // The lanes are whole between any two steps, a panic or not.
        let lanes = self.shared.lanes.lock();
        lanes.unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until `found` finds something; `None` when the time passes.
    fn wait<T>(
        &self,
        timeout: Option<Duration>,
        mut found: impl FnMut(&mut Lanes) -> Option<T>,
    ) -> Option<T> {
        let since = Stopwatch::start();
        let mut lanes = self.lanes();
        loop {
            if let Some(found) = found(&mut lanes) {
                self.shared.changed.notify_all();
                return Some(found);
            }
            let changed = &self.shared.changed;
            lanes = match timeout {
                None => changed.wait(lanes).unwrap_or_else(PoisonError::into_inner),
                Some(timeout) => {
                    let left = timeout
                        .checked_sub(since.elapsed())
                        .filter(|t| !t.is_zero())?;
                    let waited = changed.wait_timeout(lanes, left);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }

    /// Tells something that overtakes all keys.
    pub(super) fn tell(&self, news: News) {
        self.lanes().news.push_back(news);
        self.shared.changed.notify_all();
    }

    /// Puts news before all others.
    pub(super) fn tell_first(&self, news: News) {
        self.lanes().news.push_front(news);
    }

    /// Adds what was heard `at` a time; first waits until there is room.
    pub(super) fn hear(&self, heard: Vec<Heard>, at: Duration) {
        if heard.is_empty() {
            return;
        }
        let last = heard.iter().rposition(is_pressed);
        self.wait(None, |lanes| (lanes.heard.len() < ROOM).then_some(()));
        let arrived = heard.into_iter().enumerate().map(|(place, heard)| {
            let followed = last.is_some_and(|last| place < last);
            (heard, Arrival { at, followed })
        });
        self.lanes().heard.extend(arrived);
        self.shared.changed.notify_all();
    }

    /// The next message; `None` when the time passes.
    pub(super) fn next(&self, timeout: Option<Duration>) -> Option<Message> {
        self.wait(timeout, |lanes| {
            if let Some(news) = lanes.news.pop_front() {
                match news {
                    // Dragging a window's edge sends hundreds of sizes, of which the last matters.
                    News::Resized => lanes.news.retain(|more| !matches!(more, News::Resized)),
                    #[cfg(unix)]
                    News::Ended(_) | News::Gone => lanes.told_to_end = true,
                    _ => {}
                }
                return Some(Message::News(news));
            }
            while let Some((heard, arrival)) = lanes.heard.pop_front() {
                // An answer that nobody waits for any more says nothing.
                if let Heard::Input(input) = heard {
                    return Some(Message::Input(input, arrival));
                }
            }
            None
        })
    }

    /// Whether something waits to be taken.
    pub(super) fn has_more(&self) -> bool {
        let lanes = self.lanes();
        let is_input = |(heard, _): &(Heard, _)| matches!(heard, Heard::Input(_));
        !lanes.news.is_empty() || lanes.heard.iter().any(is_input)
    }

    /// Waits for the terminal to tell where its cursor stands; what is typed meanwhile stays in its order. Once as much
    /// waits as there is room for, no answer can come any more.
    #[cfg(unix)]
    pub(super) fn cursor_told(&self, limit: Duration) -> Option<u16> {
        self.wait(Some(limit), |lanes| {
            let told = |(heard, _): &(Heard, _)| matches!(heard, Heard::CursorAt(_));
            match lanes.heard.iter().position(told) {
                Some(place) => match lanes.heard.remove(place)? {
                    (Heard::CursorAt(column), _) => Some(Some(column)),
                    (Heard::Input(_), _) => None,
                },
                None => (lanes.heard.len() >= ROOM).then_some(None),
            }
        })
        .flatten()
    }

    /// Waits until SIGCONT came, keeping all else for later; `false` when it does not come.
    #[cfg(unix)]
    pub(super) fn wait_until_continued(&self) -> bool {
        let continued = self.wait(Some(STOP_TAKES_AT_MOST), |lanes| {
            let is_it = |news: &News| matches!(news, News::Continued);
            let place = lanes.news.iter().position(is_it)?;
            lanes.news.remove(place)
        });
        continued.is_some()
    }

    /// Whether the program was told that it must end.
    #[cfg(unix)]
    pub(super) fn told_to_end(&self) -> bool {
        self.lanes().told_to_end
    }
}

/// Whether it is something that a person does, and no end of it.
fn is_pressed(heard: &Heard) -> bool {
    match heard {
        Heard::Input(Input::Key(event)) => event.kind != KeyEventKind::Release,
        Heard::Input(Input::Mouse(event)) => !matches!(event.kind, MouseEventKind::Up(_)),
        Heard::Input(Input::Paste(_)) => true,
        Heard::Input(_) | Heard::CursorAt(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn pasted(text: &str) -> Heard {
        Heard::Input(Input::Paste(text.to_owned()))
    }

    fn drain(queue: &Queue) -> Vec<String> {
        std::iter::from_fn(|| queue.next(Some(Duration::ZERO)))
            .map(|message| match message {
                Message::News(news) => format!("{news:?}"),
                Message::Input(Input::Paste(text), _) => text,
                Message::Input(input, _) => format!("{input:?}"),
            })
            .collect()
    }

    #[test]
    fn resizes_are_one_and_news_overtake_keys() {
        let queue = Queue::new();
        queue.hear(vec![pasted("a"), pasted("b")], Duration::ZERO);
        queue.tell(News::Resized);
        queue.tell(News::ReadFailed(io::ErrorKind::Other.into()));
        queue.tell(News::Resized);
        assert_eq!(
            drain(&queue),
            ["Resized", "ReadFailed(Kind(Other))", "a", "b"]
        );
    }

    #[test]
    fn the_reader_waits_until_there_is_room() {
        let queue = Queue::new();
        let reading = queue.clone();
        let reader = thread::spawn(move || {
            for _ in 0..20 {
                reading.hear(vec![pasted("x"); ROOM / 4], Duration::ZERO);
            }
        });
        let mut taken = 0;
        while taken < 20 * (ROOM / 4) {
            assert!(queue.lanes().heard.len() < ROOM + ROOM / 4);
            assert!(queue.next(None).is_some());
            taken += 1;
        }
        assert!(reader.join().is_ok() && drain(&queue).is_empty());
    }

    #[test]
    fn only_the_last_key_of_those_that_came_together_came_alone() {
        let queue = Queue::new();
        let at = Duration::from_secs(1);
        queue.hear(vec![pasted("a"), pasted("b"), Heard::CursorAt(2)], at);
        let arrivals = std::iter::from_fn(|| match queue.next(Some(Duration::ZERO))? {
            Message::Input(_, arrival) => Some((arrival.at, arrival.followed)),
            Message::News(_) => None,
        });
        assert_eq!(arrivals.collect::<Vec<_>>(), [(at, true), (at, false)]);
    }

    #[cfg(unix)]
    #[test]
    fn an_answer_behind_more_than_there_is_room_for_is_not_waited_for() {
        let queue = Queue::new();
        queue.hear(vec![pasted("1"); ROOM], Duration::ZERO);
        let limit = Duration::from_secs(20);
        assert_eq!(queue.cursor_told(limit), None);
        assert!(queue.now() < limit);
    }

    #[cfg(unix)]
    #[test]
    fn waiting_for_the_continue_signal_or_the_cursor_keeps_the_rest_in_order() {
        let queue = Queue::new();
        queue.tell(News::Ended(Signal::HANGUP));
        queue.tell(News::Continued);
        queue.hear(
            vec![pasted("a"), Heard::CursorAt(7), pasted("b")],
            Duration::ZERO,
        );
        assert!(queue.wait_until_continued());
        assert_eq!(queue.cursor_told(Duration::ZERO), Some(7));
        assert_eq!(queue.cursor_told(Duration::ZERO), None);
        queue.tell_first(News::Resumed);
        assert!(!queue.told_to_end());
        assert_eq!(drain(&queue), ["Resumed", "Ended(Signal(1))", "a", "b"]);
        assert!(queue.told_to_end());
    }
}

//! Lines out of bytes, one after the other, in flat memory whatever comes.
//!
//! Knows nothing of what the lines mean.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// Longest line taken, in bytes, its end included; a word takes a fraction of it.
const LONGEST: u64 = 1024;

/// A line without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Text.
    Text(String),
    /// More than anybody types.
    Long,
    /// Bytes that are not UTF-8.
    Bytes,
}

/// What came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineEvent {
    /// A line.
    Line(Line),
    /// Nothing, for as long as was to be waited.
    Waited,
    /// The end: nothing will come any more.
    End,
}

/// Where lines come from.
pub trait Input {
    /// The next line; with `wait`, [`LineEvent::Waited`] if none comes in that time, where that can be told.
    ///
    /// # Errors
    /// When nothing can be read.
    fn next(&mut self, wait: Option<Duration>) -> io::Result<LineEvent>;
}

/// Reads when it is asked, and waits for the line however long it takes.
#[derive(Debug)]
pub struct Direct<R> {
    bytes: R,
    buffer: Vec<u8>,
    begun: bool,
}

impl<R: BufRead> Direct<R> {
    /// Lines of these bytes.
    pub const fn new(bytes: R) -> Self {
        Self {
            bytes,
            buffer: Vec::new(),
            begun: false,
        }
    }

    fn line(&mut self) -> io::Result<Option<Line>> {
        self.buffer.clear();
        let mut head = self.bytes.by_ref().take(LONGEST);
        if head.read_until(b'\n', &mut self.buffer)? == 0 {
            return Ok(None);
        }
        let first = !std::mem::replace(&mut self.begun, true);
        if self.buffer.len() as u64 == LONGEST && self.buffer.last() != Some(&b'\n') {
            self.bytes.skip_until(b'\n')?;
            return Ok(Some(Line::Long));
        }
        Ok(Some(std::str::from_utf8(&self.buffer).map_or(
            Line::Bytes,
            |text| {
                let text = text.trim_end_matches(['\n', '\r']);
                // Files saved on Windows may begin with a byte order mark.
                let text = if first {
                    text.trim_start_matches('\u{FEFF}')
                } else {
                    text
                };
                Line::Text(text.to_owned())
            },
        )))
    }
}

impl<R: BufRead> Input for Direct<R> {
    fn next(&mut self, _: Option<Duration>) -> io::Result<LineEvent> {
        Ok(self.line()?.map_or(LineEvent::End, LineEvent::Line))
    }
}

/// Reads on a thread of its own, so that a clock can run out while nobody types.
#[derive(Debug)]
pub struct Waiting {
    lines: Receiver<io::Result<Option<Line>>>,
}

impl Waiting {
    /// Starts to read; at most one line is read ahead, so that memory stays flat.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(bytes: impl BufRead + Send + 'static) -> io::Result<Self> {
        let (give, lines) = sync_channel(1);
        thread::Builder::new()
            .name("lines".to_owned())
            .spawn(move || {
                let mut direct = Direct::new(bytes);
                loop {
                    let line = direct.line();
                    let last = !matches!(line, Ok(Some(_)));
                    if give.send(line).is_err() || last {
                        return;
                    }
                }
            })?;
        Ok(Self { lines })
    }
}

impl Input for Waiting {
    fn next(&mut self, wait: Option<Duration>) -> io::Result<LineEvent> {
        let line = match wait {
            Some(time) => match self.lines.recv_timeout(time) {
                Err(RecvTimeoutError::Timeout) => return Ok(LineEvent::Waited),
                Err(RecvTimeoutError::Disconnected) => None,
                Ok(line) => line?,
            },
            // The reader hangs up only after it has told of the end.
            None => self.lines.recv().unwrap_or(Ok(None))?,
        };
        Ok(line.map_or(LineEvent::End, LineEvent::Line))
    }
}

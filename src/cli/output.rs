//! What the commands read and print: standard input, output and error, and the exit codes that go with them.

use std::borrow::Cow;
use std::io::{self, Read, Write};

use crate::showable;
use crate::text::{Charset, Lang, Locale};

/// The three streams that a program is started with.
pub struct Streams<'a> {
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Standard output.
    pub out: &'a mut dyn Write,
    /// Standard error.
    pub err: &'a mut dyn Write,
}

/// The exit code of success; a lost game is one too.
pub(super) const DONE: u8 = 0;
/// The exit code of a failure.
pub(super) const FAILED: u8 = 1;
/// The exit code of a command line that is wrong.
pub(super) const REFUSED: u8 = 2;

/// The streams, in the characters that the locale has.
pub(super) struct Output<'a> {
    pub(super) streams: Streams<'a>,
    /// Whether the locale knows no more than ASCII, and no language was asked for that needs more.
    pub(super) ascii: bool,
}

impl<'a> Output<'a> {
    pub(super) fn new(streams: Streams<'a>, locale: Locale, asked: Option<Lang>) -> Self {
        // On Windows nobody sets a locale, and the console is written in Unicode.
        let has_unicode = cfg!(windows) || locale.charset == Charset::Utf8;
        Self {
            streams,
            ascii: !has_unicode && !asked.is_some_and(Lang::needs_hanzi),
        }
    }

    /// Prints a text to standard output; a closed pipe is a quiet success.
    pub(super) fn print(&mut self, text: &str) -> u8 {
        let text = shown(self.ascii, text);
        self.print_bytes(text.as_bytes())
    }

    /// The same for what is no text.
    pub(super) fn print_bytes(&mut self, bytes: &[u8]) -> u8 {
        let out = &mut self.streams.out;
        match out.write_all(bytes).and_then(|()| out.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                self.fail(&error.to_string())
            }
            _ => DONE,
        }
    }

    /// One line on standard error.
    pub(super) fn note(&mut self, text: &str) {
        note(self.ascii, self.streams.err, text);
    }

    /// One line on standard error, and the exit code of a failure.
    pub(super) fn fail(&mut self, text: &str) -> u8 {
        self.note(text);
        FAILED
    }

    /// What was wrong with the command line, on standard error, and the exit code for it.
    pub(super) fn refuse(&mut self, text: &str) -> u8 {
        for line in text.lines() {
            let line = showable::line(line);
            let _ = writeln!(self.streams.err, "{}", shown(self.ascii, &line));
        }
        REFUSED
    }
}

/// A text in the characters that the locale has.
pub(super) fn shown(ascii: bool, text: &str) -> Cow<'_, str> {
    if ascii && !text.is_ascii() {
        Cow::Owned(showable::ascii(text))
    } else {
        Cow::Borrowed(text)
    }
}

/// One line of a stream for faults.
pub(super) fn note(ascii: bool, err: &mut dyn Write, text: &str) {
    let line = showable::line(text);
    let _ = writeln!(err, "renju: {}", shown(ascii, &line));
}

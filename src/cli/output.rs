//! What the commands print: standard output, standard error, and the exit codes that go with them.

use std::borrow::Cow;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::showable;
use crate::text::{Charset, Lang, Locale};

/// Standard output and standard error, in the characters that the locale has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Output {
    /// Whether the locale knows no more than ASCII, and no language was asked for that needs more.
    pub(super) ascii: bool,
}

impl Output {
    pub(super) fn of(locale: Locale, asked: Option<Lang>) -> Self {
        // On Windows nobody sets a locale, and the console is written in Unicode.
        let has_unicode = cfg!(windows) || locale.charset == Charset::Utf8;
        Self {
            ascii: !has_unicode && !asked.is_some_and(Lang::needs_hanzi),
        }
    }

    /// A text in the characters that the locale has.
    pub(super) fn shown(self, text: &str) -> Cow<'_, str> {
        if self.ascii && !text.is_ascii() {
            Cow::Owned(showable::ascii(text))
        } else {
            Cow::Borrowed(text)
        }
    }

    /// Prints a text to standard output; a closed pipe is a quiet success.
    pub(super) fn print(self, text: &str) -> ExitCode {
        let mut out = io::stdout().lock();
        let text = self.shown(text);
        match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                self.fail(&error.to_string())
            }
            _ => ExitCode::SUCCESS,
        }
    }

    /// One line on standard error.
    pub(super) fn note(self, text: &str) {
        let line = showable::line(text);
        let _ = writeln!(io::stderr(), "renju: {}", self.shown(&line));
    }

    /// One line on standard error, and the exit code of a failure.
    pub(super) fn fail(self, text: &str) -> ExitCode {
        self.note(text);
        ExitCode::from(1)
    }

    /// What was wrong with the command line, on standard error, and the exit code for it.
    pub(super) fn refuse(self, text: &str) -> ExitCode {
        for line in text.lines() {
            let line = showable::line(line);
            let _ = writeln!(io::stderr(), "{}", self.shown(&line));
        }
        ExitCode::from(2)
    }
}

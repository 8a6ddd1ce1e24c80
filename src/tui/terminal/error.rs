//! Why the terminal cannot be used. Worded for one line on standard error; it does not know which
//! exit code follows.

use std::io;

use thiserror::Error;

/// Why the terminal cannot be taken, read or drawn on.
#[derive(Debug, Error)]
pub enum TerminalError {
    /// Standard input is a pipe, a file or nothing.
    #[error(
        "standard input is not a terminal: start the game from a terminal, with no pipe into it"
    )]
    InputNotTerminal,
    /// Standard output is a pipe, a file or nothing.
    #[error(
        "standard output is not a terminal: start the game from a terminal, with no pipe out of it"
    )]
    OutputNotTerminal,
    /// `TERM=dumb`: it would show the control codes as text.
    #[error("this terminal cannot show a full screen (TERM=dumb): use one that can")]
    DumbTerminal,
    /// `TERM` is unset or empty.
    #[error("TERM is not set, so the terminal is unknown: set it, for example to xterm-256color")]
    UnknownTerminal,
    /// The process took the terminal before; see [`Terminal::enter`](super::Terminal::enter).
    #[error("the terminal is already in use by this process")]
    TakenBefore,
    /// A step of taking the terminal failed; the steps before it were undone.
    #[error("cannot take over the terminal: {0}")]
    Setup(#[source] io::Error),
    /// Nothing more can be read.
    #[error("cannot read from the terminal: {0}")]
    Read(#[source] io::Error),
    /// The terminal does not take what is drawn.
    #[error("cannot write to the terminal: {0}")]
    Write(#[source] io::Error),
}

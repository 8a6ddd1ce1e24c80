//! The terminal layer without the game: the program the pty tests drive. It shows what it was
//! told; each key does one thing.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use crossterm::event::{Event as Input, KeyCode};
use ratatui::layout::Position;
use ratatui::text::{Line, Text};
use renju::tui::terminal::{Event, Options, Terminal, TerminalError, end_by};

/// The exit code that says: the terminal went away, and I noticed.
const GONE: u8 = 3;

/// What is on the screen.
#[derive(Default)]
struct Shown {
    news: String,
    count: u32,
    resumed: u32,
    cursor: bool,
}

fn main() -> ExitCode {
    let ticking = std::env::args().any(|argument| argument == "--tick");
    match run(ticking) {
        Ok(code) => code,
        Err(error) => {
            say(format_args!("{error}"));
            ExitCode::FAILURE
        }
    }
}

/// `eprintln!` panics when the terminal behind it has gone.
fn say(what: fmt::Arguments) {
    let _ = writeln!(io::stderr(), "probe: {what}");
}

fn run(ticking: bool) -> Result<ExitCode, TerminalError> {
    let mut terminal = Terminal::enter(Options { mouse: true })?;
    let timeout = ticking.then_some(Duration::from_millis(20));
    let mut shown = Shown {
        news: "ready".into(),
        ..Shown::default()
    };
    let mut mouse = true;
    loop {
        draw(&mut terminal, &shown)?;
        match terminal.next(timeout)? {
            Event::Tick => shown.news = "tick".into(),
            Event::Resumed => shown.resumed += 1,
            Event::Gone => return Ok(ExitCode::from(GONE)),
            Event::Ended(signal) => {
                drop(terminal);
                say(format_args!("saved on {signal:?}"));
                end_by(signal);
            }
            Event::Resized => shown.news = "resized".into(),
            Event::Input(Input::Paste(text), _) => shown.news = format!("pasted {text:?}"),
            Event::Input(Input::Mouse(mouse), _) => shown.news = format!("mouse {:?}", mouse.kind),
            Event::Input(Input::Key(key), _) => match key.code {
                KeyCode::Char('q') => return Ok(ExitCode::SUCCESS),
                KeyCode::Char('p') => panic!("the probe panics as asked"),
                KeyCode::Char('d') => {
                    terminal.draw(|_| panic!("the probe panics while drawing"))?;
                }
                KeyCode::Char('e') => {
                    return Err(TerminalError::Read(io::Error::other("as asked")));
                }
                KeyCode::Char('z') => terminal.suspend()?,
                // As `kill -TSTP` would.
                #[cfg(unix)]
                KeyCode::Char('t') => {
                    let _ = rustix::process::kill_process(
                        rustix::process::getpid(),
                        rustix::process::Signal::TSTP,
                    );
                }
                KeyCode::Char('c') => shown.count += 1,
                KeyCode::Char('s') => shown.cursor = !shown.cursor,
                KeyCode::Char('m') => {
                    mouse = !mouse;
                    terminal.set_mouse(mouse)?;
                    shown.news = format!("mouse wanted {mouse}");
                }
                // Reads nothing more, as a program that hangs.
                KeyCode::Char('h') => {
                    shown.news = "hangs".into();
                    draw(&mut terminal, &shown)?;
                    loop {
                        std::thread::park();
                    }
                }
                _ => {}
            },
            Event::Input(..) => {}
        }
    }
}

fn draw(terminal: &mut Terminal, shown: &Shown) -> Result<(), TerminalError> {
    terminal.draw(|frame| {
        let area = frame.area();
        frame.render_widget(
            Text::from(vec![
                Line::from(format!("news: {}", shown.news)),
                Line::from(format!("count: {}", shown.count)),
                Line::from(format!("resumed: {}", shown.resumed)),
                Line::from(format!("size: {}x{}", area.width, area.height)),
            ]),
            area,
        );
        if shown.cursor {
            frame.set_cursor_position(Position::new(4, 1));
        }
        None
    })?;
    Ok(())
}

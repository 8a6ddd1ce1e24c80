//! How soon the program is there and how little it takes: `cargo bench --bench start` prints the
//! size of the release binary, its memory at the start screen, and the times from start to the
//! first screen and from a key to the screen it leads to, through a pseudo-terminal.
//!
//! It measures and checks nothing: a time says something about the machine, too.

/// The terminal of the tests; not all of it is needed here.
#[cfg(unix)]
#[path = "../it/support/pty/mod.rs"]
#[allow(
    dead_code,
    unused_imports,
    clippy::unwrap_used,
    reason = "the tests need more of it, and panic when it fails"
)]
mod pty;

#[cfg(unix)]
mod measure {
    use std::time::{Duration, Instant};

    use super::pty::{Session, program};

    const RENJU: &str = env!("CARGO_BIN_EXE_renju");
    const STARTS: usize = 50;
    const KEYS: usize = 500;

    /// The program at its start screen. Outside UTF-8 it has no question to ask the terminal, so
    /// that no answer of ours is measured.
    fn start() -> Session {
        let mut command = program(RENJU);
        command.env("LANG", "C").args(["--lang", "en"]);
        let session = Session::start(command, 80, 24);
        wait_cursor(&session, "H");
        session
    }

    /// Waits until the label of the cursor's column stands at the end of the last row, which is
    /// drawn last: the screen is whole then.
    fn wait_cursor(session: &Session, column: &str) {
        session.wait_for(|screen| {
            screen
                .cell(23, 78)
                .is_some_and(|cell| cell.contents() == column)
        });
    }

    /// From the least to the greatest.
    struct Times(Vec<Duration>);

    impl Times {
        fn of(count: usize, mut one: impl FnMut(usize) -> Duration) -> Self {
            let mut times: Vec<Duration> = (0..count).map(&mut one).collect();
            times.sort_unstable();
            Self(times)
        }

        fn print(&self, what: &str, wanted: &str) {
            let at = |part: usize| self.0[(self.0.len() - 1) * part / 100].as_secs_f64() * 1e3;
            println!(
                "{what:<44} {:8.2} ms median  {:6.2} least  {:6.2} of 95 in 100   {wanted}",
                at(50),
                at(0),
                at(95)
            );
        }
    }

    pub(super) fn all() {
        let bytes = std::fs::metadata(RENJU).expect("it was just built").len();
        println!("{:<44} {bytes:8} bytes   (at most 2,000,000)", "binary");

        let session = start();
        if let Some(kilobytes) = session.resident() {
            println!(
                "{:<44} {kilobytes:8} KiB     (at most 8,192)",
                "resident memory at the start screen"
            );
        }

        let keys = Times::of(KEYS, |count| {
            let (key, column) = if count % 2 == 0 {
                ("l", "I")
            } else {
                ("h", "H")
            };
            let begun = Instant::now();
            session.send(key);
            wait_cursor(&session, column);
            begun.elapsed()
        });
        keys.print("key to screen", "(at most 1 ms)");
        drop(session);

        // Making the terminal and `setsid` are in both.
        Times::of(STARTS, |_| {
            let begun = Instant::now();
            let session = Session::start(program("true"), 80, 24);
            session.wait_exit();
            begun.elapsed()
        })
        .print("start and end of a program that does nothing", "");
        Times::of(STARTS, |_| {
            let begun = Instant::now();
            let session = start();
            let passed = begun.elapsed();
            drop(session);
            passed
        })
        .print(
            "start to first screen",
            "(at most 10 ms above that of nothing)",
        );
    }
}

fn main() {
    #[cfg(unix)]
    measure::all();
    #[cfg(not(unix))]
    println!("there is no pseudo-terminal here");
}

//! The binary: sets the process up, hands its arguments to the command line and exits with its code.

use std::process::ExitCode;
#[cfg(unix)]
use std::sync::Arc;
use std::{env, io};

use renju::cli::Streams;

fn main() -> ExitCode {
    #[cfg(unix)]
    outlive_file_limits();
    let streams = Streams {
        input: &mut io::stdin(),
        out: &mut io::stdout(),
        err: &mut io::stderr(),
    };
    let variable = |name: &str| env::var(name).ok();
    ExitCode::from(renju::cli::main(env::args_os(), &variable, streams))
}

/// A file that may not grow is told by the error of the write, instead of a signal that ends the program.
#[cfg(unix)]
fn outlive_file_limits() {
    // Where no handler can be set the program ends as it would without.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

//! The binary: hands its arguments to the command line and exits with its code.

use std::process::ExitCode;
use std::{env, io};

use renju::cli::Streams;

fn main() -> ExitCode {
    let streams = Streams {
        input: &mut io::stdin(),
        out: &mut io::stdout(),
        err: &mut io::stderr(),
    };
    let variable = |name: &str| env::var(name).ok();
    ExitCode::from(renju::cli::main(env::args_os(), &variable, streams))
}

//! The binary: hands its arguments to the command line and exits with its code.

use std::process::ExitCode;

fn main() -> ExitCode {
    renju::cli::main(std::env::args_os())
}

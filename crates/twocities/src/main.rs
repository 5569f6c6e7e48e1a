//! The program. Everything is in the library `cli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(env!("TWOCITIES_COMMIT"))
}

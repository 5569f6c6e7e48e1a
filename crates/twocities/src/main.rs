//! The program. Everything is in the library `cli`; the web app is made by `build.rs`.

use std::process::ExitCode;

use server::Bundle;

fn main() -> ExitCode {
    cli::main(env!("TWOCITIES_COMMIT"), Bundle(include!(concat!(env!("OUT_DIR"), "/bundle.rs"))))
}

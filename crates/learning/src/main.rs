//! `cargo xtask train`: a course, or a match that says what it was good for.

mod args;
mod contest;
mod train;

use std::process::ExitCode;

use args::Command;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let command = match args::read(&words) {
        Ok(command) => command,
        Err(complaint) => {
            eprintln!("{complaint}\n\n{}", args::USAGE);
            return ExitCode::from(2);
        }
    };
    let done = match &command {
        Command::Train(table, training) => train::run(*table, training),
        Command::Match(table, contest) => contest::run(*table, contest),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("learning: {error:#}");
            ExitCode::FAILURE
        }
    }
}

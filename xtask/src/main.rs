//! `cargo xtask`: everything that checks the project.

mod args;
mod dist;
mod endings;
mod fixtures;
mod laws;
mod mutants;
mod plans;
mod python;
mod shell;
mod speed;
mod test;
mod tidy;
mod train;
mod types;

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
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Help => {
            println!("{}", args::USAGE);
            Ok(())
        }
        Command::Test { long } => test::run(long),
        Command::Tidy => tidy::run(),
        Command::Speed { bless } => speed::run(bless),
        Command::Laws { game, games } => laws::run(game.as_deref(), games),
        Command::Plans { turns } => plans::run(turns),
        Command::Endings { positions } => endings::run(positions),
        Command::Train { words } => train::run(&words),
        Command::Python => python::run(),
        Command::Fixtures => fixtures::run(),
        Command::Dist => dist::run(),
        Command::Types => types::run(),
        Command::Mutants { game, extra } => mutants::run(game.as_deref(), &extra),
    }
}

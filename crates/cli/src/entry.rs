//! The way in: reads the arguments, runs the command, and says why it failed.

use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;
use server::Bundle;
use table::Message;
use words::{Language, Words};

use crate::args::{Args, Command, ContentCommand};
use crate::failure::Failure;
use crate::shell::{Shell, face_of_terminal, state_folder};
use crate::{
    analyse, arena, bench, content, hosting, levels, luck, play, replay, report, rules, serve, sim,
    verify,
};

/// The program as the system starts it; `version` says from what it was built, `bundle` is the web app.
pub fn main(version: &'static str, bundle: Bundle) -> ExitCode {
    let attended = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut shell = Shell {
        input: &mut io::stdin().lock(),
        // Never locked for the whole run: other threads draw how far a simulation has come.
        output: &mut BufWriter::new(io::stdout()),
        errors: &mut io::stderr(),
        face: face_of_terminal(),
        attended,
        state_folder: state_folder(),
        words: Words::new(language_of_system()),
        version,
        bundle,
    };
    ExitCode::from(run(std::env::args_os(), &mut shell))
}

/// The language that the system is set to, if everything can be said in it.
fn language_of_system() -> Language {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter()
        .find(|value| !value.is_empty())
        .and_then(|value| Language::wanted(&value))
        .unwrap_or_default()
}

/// Runs the command that `args` name, the first of them being the program itself.
///
/// The exit code is 0, 1 if something failed, or 2 if what was asked for makes no sense.
pub fn run(args: impl IntoIterator<Item = OsString>, shell: &mut Shell<'_>) -> u8 {
    let done = match Args::try_parse_from(args) {
        Ok(args) => {
            if let Some(language) = args.language {
                shell.words = Words::new(language);
            }
            dispatch(args, shell)
        }
        Err(error) => return answer(&error, shell),
    };
    // Nothing is lost by a reader who left early.
    match done.and_then(|()| Ok(shell.output.flush()?)) {
        Ok(()) => 0,
        Err(failure) => shell.complain(&failure),
    }
}

fn dispatch(args: Args, shell: &mut Shell<'_>) -> Result<(), Failure> {
    match args.command {
        None => serve::play_at_home(shell),
        Some(Command::Play(args)) => play::play(&args, shell),
        Some(Command::Bots) => levels::bots(shell),
        Some(Command::Serve(args)) => serve::serve(args, shell),
        Some(Command::Backup(args)) => hosting::backup(&args, shell),
        Some(Command::Restore(args)) => hosting::restore(&args, shell),
        Some(Command::Export(args)) => hosting::export(&args, shell),
        Some(Command::Import(args)) => hosting::import(&args, shell),
        Some(Command::Sim(args)) => sim::sim(&args, shell),
        Some(Command::Arena(args)) => arena::arena(&args, shell),
        Some(Command::Report(args)) => report::report(&args, shell),
        Some(Command::Luck(args)) => luck::luck(&args, shell),
        Some(Command::Bench(args)) => bench::bench(&args, shell),
        Some(Command::Replay(args)) => replay::replay(&args, shell),
        Some(Command::Analyse(args)) => analyse::analyse(&args, shell),
        Some(Command::Verify(args)) => verify::verify(&args, shell),
        Some(Command::Content(ContentCommand::Check { files })) => content::check(&files, shell),
        Some(Command::Content(ContentCommand::Show { pack, json })) => {
            content::show(&pack, json, shell)
        }
        Some(Command::Content(ContentCommand::List)) => content::list(shell),
        Some(Command::Rules(args)) => rules::rules(&args, shell),
    }
}

/// Help and version as asked for, or what is wrong with the arguments.
fn answer(error: &clap::Error, shell: &mut Shell<'_>) -> u8 {
    let text = error.render();
    if error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let why = sentence(&text.to_string());
        let message = Message::new("cli-bad-arguments").with("why", why.as_str());
        return shell.complain(&Failure::Input(message));
    }
    let _ = match (error.use_stderr(), shell.face.colour) {
        (true, true) => write!(shell.errors, "{}", text.ansi()),
        (true, false) => write!(shell.errors, "{text}"),
        (false, true) => write!(shell.output, "{}", text.ansi()),
        (false, false) => write!(shell.output, "{text}"),
    };
    let _ = shell.output.flush();
    if error.use_stderr() { 2 } else { 0 }
}

/// What an error of the arguments says before it explains the usage, on one line.
fn sentence(text: &str) -> String {
    let told = text.lines().map(str::trim).take_while(|line| {
        !line.starts_with("Usage:") && !line.starts_with("For more information")
    });
    let told: Vec<&str> = told.filter(|line| !line.is_empty()).collect();
    let told = told.join(" ");
    told.strip_prefix("error: ").unwrap_or(&told).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_of_the_arguments_is_one_sentence() {
        let text = "error: unexpected argument '--seet' found\n\n  tip: a similar argument exists: \
                    '--seed'\n\nUsage: twocities play --seed <NUMBER> [GAME]\n\nFor more \
                    information, try '--help'.\n";
        let expected =
            "unexpected argument '--seet' found tip: a similar argument exists: '--seed'";
        assert_eq!(sentence(text), expected);
    }
}

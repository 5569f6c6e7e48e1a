//! The way in: reads the arguments, runs the command, and says why it failed.

use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;
use server::Bundle;
use table::Message;
use words::{Language, Words};

use crate::args::{Args, Command, ContentCommand};
use crate::failure::Failure;
use crate::shell::{Shell, face_of_terminal, state_folder};
use crate::{
    amiss, analyse, arena, bench, content, hosting, levels, luck, manual, play, replay, report,
    rules, serve, sim, verify,
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
        language_asked: false,
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
    let args = with_help(args.into_iter().collect());
    // What is wrong with the arguments is said in the language that they ask for, if that can be made out.
    if let Some(language) = language_in(&args) {
        shell.words = Words::new(language);
        shell.language_asked = true;
    }
    let command = manual::spoken(&shell.words);
    let read = command.try_get_matches_from(args).and_then(|found| Args::from_arg_matches(&found));
    let done = match read {
        Ok(args) => dispatch(args, shell),
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

/// `twocities help play` asks for the same as `twocities play --help`.
fn with_help(mut args: Vec<OsString>) -> Vec<OsString> {
    let is_option = |word: &OsString| word.to_str().is_some_and(|word| word.starts_with('-'));
    let is_command = |place: &usize| !is_option(&args[*place]) && args[place - 1] != "--language";
    let command = (1..args.len()).find(is_command);
    if let Some(place) = command.filter(|place| args[*place] == "help") {
        args.remove(place);
        args.push("--help".into());
    }
    args
}

/// The last language that is named.
fn language_in(args: &[OsString]) -> Option<Language> {
    let words: Vec<&str> = args.iter().filter_map(|word| word.to_str()).collect();
    let mut named = words.iter().enumerate().filter_map(|(place, word)| {
        match word.strip_prefix("--language") {
            Some("") => words.get(place + 1).copied(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        }
    });
    named.next_back().and_then(Language::wanted)
}

/// Help and version as asked for, or what is wrong with the arguments.
fn answer(error: &clap::Error, shell: &mut Shell<'_>) -> u8 {
    if error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let message = Message::new("cli-bad-arguments").with("why", amiss::tell(error));
        return shell.complain(&Failure::Input(message));
    }
    let (rendered, options) = (error.render(), Message::new("cli-manual-any-options"));
    let text = if shell.face.colour { rendered.ansi().to_string() } else { rendered.to_string() };
    // That there are options is the one thing that clap says by itself.
    let text = text.replace("[OPTIONS]", &shell.words.say(&options));
    let _ = if error.use_stderr() {
        write!(shell.errors, "{text}")
    } else {
        write!(shell.output, "{text}")
    };
    let _ = shell.output.flush();
    if error.use_stderr() { 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_before_anything_is_read() {
        let found = |args: &[&str]| {
            language_in(&args.iter().map(OsString::from).collect::<Vec<OsString>>())
        };
        assert_eq!(found(&["twocities", "--seet", "--language", "uk"]), Some(Language::Ukrainian));
        assert_eq!(found(&["twocities", "--language=pt-BR", "play"]), Some(Language::Portuguese));
        assert_eq!(found(&["twocities", "--language"]), None);
        assert_eq!(found(&["twocities", "--languages", "uk"]), None);
    }
}

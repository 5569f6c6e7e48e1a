//! What `--help` says, in the language that is spoken.
//!
//! `args.rs` says in English what each command and argument is for. Here the very same is said by messages: `cli-about-COMMAND`
//! for a command, `cli-arg-COMMAND-NAME` for an argument, or `cli-arg-NAME` where several commands have it.

use clap::{Arg, ArgAction, Command, CommandFactory};
use table::Message;
use words::Words;

use crate::args::Args;

/// The commands and arguments there are, with help in this language.
pub(crate) fn spoken(words: &Words) -> Command {
    told(Args::command(), "", words)
}

/// A command and those below it; `path` leads to it, with a hyphen before each name.
fn told(command: Command, path: &str, words: &Words) -> Command {
    let say = |id: &str| words.say(&Message::new(id.to_owned()));
    let template =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}", say("cli-manual-usage"));
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .about(say(&about(path)))
        .help_template(template)
        .subcommand_help_heading(say("cli-manual-commands"))
        .subcommand_value_name(say("cli-manual-a-command"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .mut_args(|arg| argument(arg, path, words))
        .arg(help.help(say("cli-manual-of-help")).help_heading(say("cli-manual-options")))
        .mut_subcommands(|below| {
            let path = format!("{path}-{}", below.get_name());
            told(below, &path, words)
        });
    if path.is_empty() {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        let version = version.help(say("cli-manual-of-version"));
        command =
            command.disable_version_flag(true).arg(version.help_heading(say("cli-manual-options")));
    }
    command
}

/// An argument: what it is for, what is taken without it, and what is to be given.
fn argument(arg: Arg, path: &str, words: &Words) -> Arg {
    let say = |message: &Message| words.say(message);
    let mut help = Message::new(purpose(&arg, path, words));
    let usual: Vec<&str> =
        arg.get_default_values().iter().filter_map(|value| value.to_str()).collect();
    // A switch that is off goes without saying.
    if !usual.is_empty() && arg.get_action().takes_values() {
        let value = usual.join(",");
        help = Message::new("cli-manual-default").with("help", help).with("value", value.as_str());
    }
    let heading = if arg.is_positional() { "cli-manual-arguments" } else { "cli-manual-options" };
    let names = arg.get_value_names().map(<[_]>::to_vec).unwrap_or_default();
    let names: Vec<String> = names
        .iter()
        .map(|name| value(name).map_or_else(|| name.to_string(), |id| say(&Message::new(id))))
        .collect();
    let arg = arg.help(say(&help)).help_heading(say(&Message::new(heading)));
    if !arg.get_action().takes_values() {
        return arg;
    }
    // It is said with the help.
    let arg = arg.hide_default_value(true);
    if names.is_empty() { arg } else { arg.value_names(names) }
}

/// The message about a command.
fn about(path: &str) -> String {
    format!("cli-about{path}")
}

/// The message about an argument: the command's own, or one that several commands share.
fn purpose(arg: &Arg, path: &str, words: &Words) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("cli-arg{path}-{name}");
    if words.has(&own) { own } else { format!("cli-arg-{name}") }
}

/// What stands for a value, by the name that it has in `args.rs`.
fn value(name: &str) -> Option<&'static str> {
    Some(match name {
        "TAG" => "cli-value-tag",
        "GAME" => "cli-value-game",
        "NAME,…" => "cli-value-names",
        "NUMBER" => "cli-value-number",
        "FILE" => "cli-value-file",
        "FOLDER" => "cli-value-folder",
        "NAME|FILE" => "cli-value-pack",
        "NAME=VALUE" => "cli-value-option",
        "ADDRESS:PORT" => "cli-value-address",
        "URL" => "cli-value-url",
        "ID" => "cli-value-id",
        "BOT" => "cli-value-bot",
        "BOT,…" => "cli-value-bots",
        "BOT:BOT,…" => "cli-value-pairs",
        "LOW,HIGH" => "cli-value-bounds",
        "SECONDS" => "cli-value-seconds",
        "SEAT" => "cli-value-seat",
        "HASH" => "cli-value-hash",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::Language;

    use super::*;

    /// Every command with the way to it.
    fn walk(command: &Command, path: &str, meet: &mut impl FnMut(&Command, &str)) {
        meet(command, path);
        for below in command.get_subcommands() {
            walk(below, &format!("{path}-{}", below.get_name()), meet);
        }
    }

    #[test]
    fn every_command_and_argument_has_a_message_and_every_message_one_of_them() {
        let words = Words::english();
        let mut used = BTreeSet::new();
        walk(&Args::command(), "", &mut |command, path| {
            let said = |id: &str| words.say(&Message::new(id.to_owned()));
            let in_code = command.get_about().map(ToString::to_string).unwrap_or_default();
            assert_eq!(said(&about(path)), in_code, "{}", about(path));
            used.insert(about(path));
            for arg in command.get_arguments() {
                let id = purpose(arg, path, &words);
                let in_code = arg.get_help().map(ToString::to_string).unwrap_or_default();
                assert_eq!(said(&id), in_code, "{id}, of the command “{path}”");
                used.insert(id);
                for name in arg.get_value_names().unwrap_or_default() {
                    if arg.get_action().takes_values() {
                        let id = value(name).unwrap_or_else(|| panic!("{name} has no message"));
                        assert_eq!(said(id), name.as_str());
                        used.insert(id.to_owned());
                    }
                }
            }
        });
        let files = Language::English.files();
        let (_, text) = files.iter().find(|(name, _)| *name == "cli-args.ftl").unwrap();
        let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let ours = ["cli-about", "cli-arg-", "cli-value-"];
        let unused: Vec<&str> = ids
            .filter(|id| ours.iter().any(|begin| id.starts_with(begin)) && !used.contains(*id))
            .collect();
        assert!(unused.is_empty(), "said of no command or argument: {unused:?}");
    }

    /// What is said of every command and argument, in order.
    fn texts(language: Language) -> Vec<String> {
        let mut texts = Vec::new();
        walk(&spoken(&Words::new(language)), "", &mut |command, path| {
            texts.extend(command.get_about().map(|about| format!("{path}: {about}")));
            let helps = command.get_arguments().filter_map(Arg::get_help);
            texts.extend(helps.map(|help| format!("{path}: {help}")));
        });
        texts
    }

    #[test]
    fn no_language_speaks_english_in_its_help() {
        let english = texts(Language::English);
        for language in [Language::Portuguese, Language::Spanish, Language::Ukrainian] {
            let theirs = texts(language);
            assert_eq!(theirs.len(), english.len());
            let same: Vec<_> = theirs.iter().filter(|text| english.contains(text)).collect();
            assert!(same.is_empty(), "{language:?}: {same:?}");
        }
    }

    #[test]
    fn the_commands_are_well_formed_in_every_language() {
        for language in Language::ALL {
            spoken(&Words::new(language)).debug_assert();
        }
    }
}

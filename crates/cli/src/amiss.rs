//! What is wrong with the arguments, as messages.

use std::error::Error;
use std::fmt;

use bots::{BotName, NoSuchBot};
use catalog::NoSuchGame;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use server::BadUrl;
use table::Message;
use table::record::NotBytes;
use words::Words;

/// Why a value cannot be taken.
#[derive(Clone, Debug)]
pub(crate) struct Amiss(pub(crate) Message);

/// For programmers; people are told by [`tell`].
impl fmt::Display for Amiss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().say(&self.0))
    }
}

impl Error for Amiss {}

/// What is wrong, in a sentence.
pub(crate) fn tell(error: &clap::Error) -> Message {
    let arg = || joined(error, ContextKind::InvalidArg);
    let value = || joined(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::ValueValidation => Message::new("cli-amiss-value")
            // As it was typed, also if it is a number.
            .with("value", Message::verbatim(value()))
            .with("arg", arg().as_str())
            .with("why", why(error)),
        ErrorKind::InvalidValue => of_arg("cli-amiss-no-value", &arg()),
        ErrorKind::TooManyValues => {
            of_arg("cli-amiss-needless-value", &arg()).with("value", value().as_str())
        }
        ErrorKind::UnknownArgument => {
            let near = nearest(error, ContextKind::SuggestedArg);
            let id = if near.is_empty() { "cli-amiss-argument" } else { "cli-amiss-argument-but" };
            near_by(of_arg(id, &arg()), &near)
        }
        ErrorKind::InvalidSubcommand => {
            let near = nearest(error, ContextKind::SuggestedSubcommand);
            let id = if near.is_empty() { "cli-amiss-command" } else { "cli-amiss-command-but" };
            let word = joined(error, ContextKind::InvalidSubcommand);
            near_by(Message::new(id).with("word", word.as_str()), &near)
        }
        ErrorKind::MissingRequiredArgument => {
            Message::new("cli-amiss-missing").with("args", arg().as_str())
        }
        ErrorKind::ArgumentConflict => {
            let others = joined(error, ContextKind::PriorArg);
            if others == arg() || others.is_empty() {
                of_arg("cli-amiss-twice", &arg())
            } else {
                of_arg("cli-amiss-conflict", &arg()).with("others", others.as_str())
            }
        }
        ErrorKind::InvalidUtf8 => Message::new("cli-amiss-letters"),
        // not ours: what clap may find besides has to do with how arguments are written, and none of ours is so
        _ => Message::new("cli-amiss-otherwise"),
    }
}

fn of_arg(id: &'static str, arg: &str) -> Message {
    Message::new(id).with("arg", arg)
}

fn near_by(message: Message, near: &str) -> Message {
    if near.is_empty() { message } else { message.with("near", near) }
}

/// What clap knows about an error, joined by commas.
fn joined(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        // not ours: whatever else clap keeps is no word
        Some(_) | None => String::new(),
    }
}

/// What is most like what was typed: clap names that last.
fn nearest(error: &clap::Error, kind: ContextKind) -> String {
    let all = joined(error, kind);
    all.rsplit(", ").next().unwrap_or_default().to_owned()
}

/// Why a value cannot be taken, as those say who read it.
fn why(error: &clap::Error) -> Message {
    let Some(source) = error.source() else { return Message::new("cli-amiss-otherwise") };
    if let Some(Amiss(message)) = source.downcast_ref() {
        return message.clone();
    }
    if let Some(NoSuchGame { word }) = source.downcast_ref() {
        return Message::new("cli-amiss-game").with("word", word.as_str());
    }
    if let Some(bot) = source.downcast_ref() {
        return no_such_bot(bot);
    }
    if let Some(url) = source.downcast_ref() {
        return Message::new(match url {
            BadUrl::Scheme => "cli-amiss-url-scheme",
            BadUrl::User => "cli-amiss-url-user",
            BadUrl::Path => "cli-amiss-url-path",
            BadUrl::Host => "cli-amiss-url-host",
            BadUrl::Port => "cli-amiss-url-port",
        });
    }
    if source.is::<NotBytes>() {
        return Message::new("cli-amiss-seal");
    }
    Message::verbatim(source.to_string())
}

pub(crate) fn no_such_bot(NoSuchBot { word }: &NoSuchBot) -> Message {
    let bots = BotName::ALL.map(BotName::as_str).join(", ");
    Message::new("cli-amiss-bot").with("word", word.as_str()).with("bots", bots.as_str())
}

//! One language, ready to speak.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use table::{Arg, Message};

use crate::language::Language;

/// Says messages in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Self {
        // The tests prove that the files of every language are without fault.
        let (bundle, _faults) = bundle(language.tag(), language.files());
        Self { language, bundle }
    }

    /// The words of a language, read once for the whole program: for those who say something again and again.
    pub fn of(language: Language) -> &'static Self {
        static SPOKEN: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        SPOKEN[language as usize].get_or_init(|| Self::new(language))
    }

    /// English.
    pub fn english() -> Self {
        Self::new(Language::English)
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message as a sentence, or as a part of one if that is what it is.
    ///
    /// An id may name a variant of a message, `id.variant`; a language that makes no such difference
    /// says the message itself. What cannot be said, because its id is unknown or an argument is
    /// missing, becomes `‹id›`.
    pub fn say(&self, message: &Message) -> String {
        let verbatim = message.id == "verbatim";
        let args = message.args.iter().map(|(name, arg)| match arg {
            Arg::Text(text) if verbatim => (name.as_ref(), FluentValue::from(text.clone())),
            Arg::Number(_) | Arg::Text(_) | Arg::Message(_) | Arg::List(_) => {
                (name.as_ref(), self.value(arg))
            }
        });
        self.format(&message.id, &args.collect()).unwrap_or_else(|| format!("‹{}›", message.id))
    }

    /// Whether the language has a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(split(id).0)
    }

    /// `None` if the message is missing, or anything that it needs.
    fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (id, variant) = split(id);
        let message = self.bundle.get_message(id)?;
        let variant = variant.and_then(|variant| message.get_attribute(variant));
        let pattern = variant.map(|variant| variant.value()).or_else(|| message.value())?;
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut faults);
        faults.is_empty().then(|| text.into_owned())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(self.language.decimals(text)),
            Arg::Message(message) => FluentValue::from(self.say(message)),
            Arg::List(messages) => FluentValue::from(self.join(messages)),
        }
    }

    /// Several messages as the language joins them.
    fn join(&self, messages: &[Message]) -> String {
        let joined = |id: &'static str, before: String, next: &Message| {
            let before = Message::new(id).with("before", before.as_str());
            self.say(&before.with("next", next.clone()))
        };
        match messages {
            [] => self.say(&Message::new("list-none")),
            [only] => self.say(only),
            [first, second] => joined("list-two", self.say(first), second),
            [first, middle @ .., last] => {
                let start = middle
                    .iter()
                    .fold(self.say(first), |before, next| joined("list-more", before, next));
                joined("list-last", start, last)
            }
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// A message's id and its variant, if it names one.
fn split(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((id, variant)) => (id, Some(variant)),
        None => (id, None),
    }
}

/// The bundle made from these files, and what is wrong with them. What is wrong is left out.
fn bundle<'f>(
    tag: &str,
    files: impl IntoIterator<Item = (&'f str, &'f str)>,
) -> (FluentBundle<FluentResource>, Vec<String>) {
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        // A real minus sign.
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replace('-', "−"))
        }
        _ => None, // not ours: Fluent writes every other value as it does
    }));
    let mut faults = Vec::new();
    for (name, text) in files {
        let resource =
            FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, wrong)| {
                faults.extend(wrong.iter().map(|fault| format!("{name}: {fault}")));
                resource
            });
        if let Err(doubled) = bundle.add_resource(resource) {
            faults.extend(doubled.iter().map(|fault| format!("{name}: {fault}")));
        }
    }
    (bundle, faults)
}

#[cfg(test)]
mod tests;

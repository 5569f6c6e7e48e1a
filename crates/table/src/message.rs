//! Things to say, as data: an id and arguments. The crate `words` turns them into sentences.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// Something to say to people, in no language yet.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The message's id in the locale files.
    pub id: Cow<'static, str>,
    /// What goes into it.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What goes into a message.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A text that needs no translation: a person's name, a rule id, a card's name from a pack.
    Text(String),
    /// A message inside the message.
    Message(Message),
    /// Several, joined as the language joins lists.
    List(Vec<Message>),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// The same with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name.into(), arg.into()));
        self
    }

    /// A text that is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self::new("verbatim").with("text", Arg::Text(text.into()))
    }

    /// Words as a choice, as the language joins them: “a, b or c”.
    pub fn either<W: AsRef<str>>(words: &[W]) -> Self {
        let word = |word: &W| Self::verbatim(word.as_ref());
        let joined = |id, before, next| Self::new(id).with("before", before).with("next", next);
        match words {
            [] => Self::new("list-none"),
            [only] => word(only),
            [first, middle @ .., last] => {
                let start = middle.iter().fold(word(first), |before: Self, next| {
                    joined("list-more", before, word(next))
                });
                joined("list-or", start, word(last))
            }
        }
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Self {
        Self::List(messages)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

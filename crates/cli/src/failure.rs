//! How a command fails.

use std::fmt::Display;
use std::io;
use std::path::Path;

use bots::BotName;
use bots::learned::Refused;
use table::Message;

/// Why a command stopped. Each is one sentence that says what is wrong and what to do.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for makes no sense; exit code 2.
    Input(Message),
    /// It could not be done; exit code 1.
    Failed(Message),
    /// What was to be said has been said; only the exit code is left.
    Told { code: u8 },
    /// Nobody reads the output any more. Not worth a word.
    Unheard,
}

impl Failure {
    /// What the program ends with.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Self::Input(_) => 2,
            Self::Failed(_) => 1,
            Self::Told { code } => *code,
            Self::Unheard => 0,
        }
    }

    /// Bad input, in a sentence that somebody else has made.
    pub(crate) fn input(sentence: impl Display) -> Self {
        Self::Input(Message::verbatim(sentence.to_string()))
    }

    /// A bot that does not play at such a table.
    pub(crate) fn cannot_play(bot: BotName, why: Refused) -> Self {
        Self::input(format_args!("the bot {bot} cannot play at this table: {why}"))
    }

    /// A file that cannot be read.
    pub(crate) fn cannot_read(path: &Path, error: &io::Error) -> Self {
        Self::Input(of_file("cli-cannot-read", path, error))
    }

    /// A file or folder that cannot be written.
    pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Self {
        Self::Failed(of_file("cli-cannot-write", path, error))
    }

    /// A file that is there and must not be overwritten.
    pub(crate) fn exists(path: &Path) -> Self {
        Self::Input(Message::new("cli-exists").with("file", path.display().to_string().as_str()))
    }

    /// A file under the name of one that is being made, which is not overwritten either.
    pub(crate) fn part_exists(path: &Path) -> Self {
        let file = path.display().to_string();
        Self::Input(Message::new("cli-part-exists").with("file", file.as_str()))
    }
}

fn of_file(id: &'static str, path: &Path, error: &io::Error) -> Message {
    Message::new(id)
        .with("file", path.display().to_string().as_str())
        .with("why", error.to_string().as_str())
}

/// Errors of the terminal itself; files are named by those who open them.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::Unheard;
        }
        Self::Failed(Message::new("cli-terminal-failed").with("why", error.to_string().as_str()))
    }
}

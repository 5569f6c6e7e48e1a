//! Who sits where.

use table::record::{Sitter, SitterKind};
use table::{MAX_SEATS, Message, Seat};

use crate::failure::Failure;
use crate::on_screen::ME;
use bots::BotName;

/// Those who sit down if nobody says otherwise: one person and a bot.
pub(super) const DEFAULT: [&str; 2] = [ME, BotName::Rules.as_str()];

/// The sitters that these words name: bots by their names, everybody else is a person.
pub(super) fn sitters(words: &[String]) -> Result<Vec<Sitter>, Failure> {
    if !(2..=MAX_SEATS).contains(&words.len()) {
        let message = Message::new("cli-wrong-seats").with("seats", words.len());
        return Err(Failure::Input(message));
    }
    words.iter().map(|word| sitter(word)).collect()
}

fn sitter(word: &str) -> Result<Sitter, Failure> {
    let sitter = match word.parse::<BotName>() {
        Ok(bot) => Sitter::bot(bot.as_str()),
        Err(_) => Sitter::person(word),
    };
    sitter.map_err(|fault| {
        let message =
            Message::new("cli-bad-name").with("name", word).with("why", fault.to_string().as_str());
        Failure::Input(message)
    })
}

/// The bot at each seat; `None` where a person sits.
///
/// # Errors
/// If a record names a bot that this version does not have.
pub(super) fn bots(sitters: &[Sitter]) -> Result<Vec<Option<BotName>>, Failure> {
    let bot = |(index, sitter): (usize, &Sitter)| match sitter.kind {
        SitterKind::Person => Ok(None),
        SitterKind::Bot => sitter.name.as_str().parse().map(Some).map_err(|_| {
            let seat = Seat::new(index).map_or(index, Seat::number);
            let message = Message::new("cli-unknown-bot")
                .with("seat", seat)
                .with("bot", sitter.name.as_str());
            Failure::Input(message)
        }),
    };
    sitters.iter().enumerate().map(bot).collect()
}

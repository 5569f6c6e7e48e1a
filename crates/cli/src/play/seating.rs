//! Who sits where.

use table::record::{Sitter, SitterKind};
use table::{MAX_SEATS, Message, Seat};

use bots::{BotName, Ploy};

use crate::failure::Failure;
use crate::nearest::nearest;
use crate::on_screen::ME;

/// Those who sit down if nobody says otherwise: one person and a bot.
pub(super) const DEFAULT: [&str; 2] = [ME, BotName::Rules.as_str()];

/// The sitters that these words name: bots by their names, everybody else is a person. Whoever is called almost as a bot is
/// asked to say so: most likely a bot is meant.
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
        Err(_) => match meant(word) {
            Some(bot) => {
                let message =
                    Message::new("cli-seat-misspelt").with("word", word).with("near", bot);
                return Err(Failure::Input(message));
            }
            None => Sitter::person(word),
        },
    };
    sitter.map_err(|fault| {
        let message =
            Message::new("cli-bad-name").with("name", word).with("why", fault.to_string().as_str());
        Failure::Input(message)
    })
}

/// The bot that somebody may have meant by a word that names none: by small letters, or by its name in others. A
/// capital letter makes anything else a person.
fn meant(word: &str) -> Option<&'static str> {
    /// A word is a slip of a whole name and not of a part of it.
    const AS_LONG: usize = 2;
    let all = || BotName::ALL.into_iter().chain(Ploy::ALL.map(BotName::Ploy)).map(BotName::as_str);
    let spelt_otherwise = all().find(|bot| *bot == word.to_lowercase());
    let near = || {
        let as_long = |bot: &&str| bot.len().abs_diff(word.len()) <= AS_LONG;
        nearest(word, all().filter(as_long)).into_iter().next()
    };
    spelt_otherwise.or_else(|| if is_small(word) && word != ME { near() } else { None })
}

/// The people among these words who are written as bots are: whoever meant one should hear of it.
pub(super) fn perhaps_bots(words: &[String]) -> impl Iterator<Item = &str> {
    let is_person = |word: &&str| word.parse::<BotName>().is_err() && *word != ME;
    words.iter().map(String::as_str).filter(is_person).filter(|word| is_small(word))
}

fn is_small(word: &str) -> bool {
    !word.chars().any(char::is_uppercase)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_no_person_and_a_name_is_one() {
        for (word, bot) in [
            ("chmapion", "champion"),
            ("Champion", "champion"),
            ("novise", "novice"),
            ("ismct", "ismcts"),
            ("deck-rushr", "deck-rusher"),
        ] {
            assert_eq!(meant(word), Some(bot), "{word}");
        }
        for word in ["me", "Anna", "Inês", "Олена", "joan", "ben", "zzz", "maria", "Strang", "ana"]
        {
            assert_eq!(meant(word), None, "{word}");
        }
        let words = ["me", "rules", "zzz", "Anna"].map(str::to_owned);
        assert_eq!(perhaps_bots(&words).collect::<Vec<_>>(), ["zzz"]);
    }
}

//! Any game, made from words.

use london::London;
use new_york::NewYork;
use table::record::{Part, Record};

use crate::error::{RecordError, SpecError};
use crate::{GameName, Pack, london_table, new_york_table};

/// One of the games, ready to be played. [`with_game!`](crate::with_game) leads to the game itself.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// London.
    London(London),
    /// New York 1901.
    NewYork(NewYork),
}

/// Runs an expression on the game inside a reference to an [`AnyGame`](crate::AnyGame), whichever
/// it is. The expression is compiled once for each game, so it may call anything generic.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $run:expr) => {
        match $any {
            $crate::AnyGame::London($game) => $run,
            $crate::AnyGame::NewYork($game) => $run,
        }
    };
}

/// A table, in the words in which people ask for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSpec {
    /// Which game.
    pub game: GameName,
    /// How many play.
    pub seats: usize,
    /// The cards.
    pub pack: Pack,
    /// Options as names and values, as in records: `loans limited`, `first 2`.
    pub options: Vec<(String, String)>,
}

impl AnyGame {
    /// The game that was asked for.
    ///
    /// # Errors
    /// If there is no such table: too many seats, no such pack or option.
    pub fn new(spec: &TableSpec) -> Result<Self, SpecError> {
        match spec.game {
            GameName::London => london_table::lay(spec).map(Self::London),
            GameName::NewYork => new_york_table::lay(spec).map(Self::NewYork),
        }
    }

    /// The game that a record was made with. `pack` stands in for the pack that the record names,
    /// for packs that did not come with the program. Whether content and rules are the same is
    /// checked by [`replay`](table::record::replay).
    ///
    /// # Errors
    /// If the game or the pack is not known, or the table cannot be laid.
    pub fn for_record(record: &Record, pack: Option<Pack>) -> Result<Self, RecordError> {
        let header = record.header();
        let game: GameName = header
            .game()
            .parse()
            .map_err(|why| RecordError::Game { line: record.number_of(Part::Game), why })?;
        let pack = match pack {
            Some(pack) => pack,
            None if game.packs().contains(&header.pack()) => {
                Pack::BuiltIn(header.pack().to_owned())
            }
            None => {
                let (line, name) = (record.number_of(Part::Pack), header.pack().to_owned());
                return Err(RecordError::ForeignPack { line, name });
            }
        };
        let options = header.options().to_vec();
        let spec = TableSpec { game, seats: header.seats().count(), pack, options };
        Self::new(&spec).map_err(|why| {
            // An option that is given twice is wrong the second time.
            let option = why.option().and_then(|name| {
                spec.options.iter().rposition(|(other, _)| other == name).map(Part::Option)
            });
            match option {
                Some(part) => RecordError::Option { line: record.number_of(part), why },
                None => RecordError::Spec(why),
            }
        })
    }

    /// Which game it is.
    pub fn name(&self) -> GameName {
        match self {
            Self::London(_) => GameName::London,
            Self::NewYork(_) => GameName::NewYork,
        }
    }
}

#[cfg(test)]
mod tests {
    use table::record::{Header, Sitter, Start};
    use table::{Game, Notation};

    use super::*;

    fn spec(seats: usize, options: &[(&str, &str)]) -> TableSpec {
        let words = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        TableSpec {
            game: GameName::London,
            seats,
            pack: Pack::standard(GameName::London),
            options: options.iter().map(words).collect(),
        }
    }

    fn refusal(seats: usize, options: &[(&str, &str)]) -> String {
        AnyGame::new(&spec(seats, options)).unwrap_err().to_string()
    }

    #[test]
    fn a_table_has_the_options_asked_for() {
        let any = AnyGame::new(&spec(3, &[("first", "2"), ("loans", "limited")])).unwrap();
        let options = with_game!(&any, game => game.options());
        let words = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(options, [words("loans", "limited"), words("first", "2")]);
        assert_eq!(with_game!(&any, game => game.seats().count()), 3);
        assert_eq!(any.name(), GameName::London);

        let any = AnyGame::new(&spec(2, &[("loans", "unlimited"), ("first", "any")])).unwrap();
        assert!(with_game!(&any, game => game.options()).is_empty());
    }

    #[test]
    fn tables_that_cannot_be_laid_are_refused_in_a_sentence() {
        assert_eq!(refusal(1, &[]), "a table has 2 to 4 players, not 1: name as many");
        assert_eq!(
            refusal(2, &[("river", "dry")]),
            "there is no option “river”: the options are loans, first"
        );
        assert_eq!(
            refusal(2, &[("loans", "many")]),
            "the option “loans” cannot be “many”: expected limited or unlimited"
        );
        assert_eq!(
            refusal(2, &[("first", "3")]),
            "the option “first” cannot be “3”: expected a seat from 1 to 2, or any"
        );
        assert_eq!(
            refusal(2, &[("first", "1"), ("first", "2")]),
            "the option “first” is given twice: give it once"
        );
    }

    fn record_of(any: &AnyGame) -> Record {
        let sitters = |count| (0..count).map(|_| Sitter::bot("random").unwrap()).collect();
        let header = with_game!(any, game => Header::of(game, sitters(game.seats().count())));
        Record::new(header, Start::Seed(7))
    }

    #[test]
    fn a_record_finds_its_game() {
        let any = AnyGame::new(&spec(4, &[("loans", "limited")])).unwrap();
        let record = record_of(&any);
        let again = AnyGame::for_record(&record, None).unwrap();
        assert_eq!(record_of(&again), record);
    }

    #[test]
    fn records_of_unknown_games_and_packs_are_refused_in_a_sentence() {
        let text = record_of(&AnyGame::new(&spec(2, &[])).unwrap()).to_string();
        let refused = |text: &str, pack: Option<Pack>| {
            let record = Record::parse(text).unwrap();
            AnyGame::for_record(&record, pack).unwrap_err().to_string()
        };
        assert_eq!(
            refused(&text.replace("game london", "game paris"), None),
            "line 2: there is no game “paris”: give london or new-york"
        );
        let foreign = text.replace("pack london ", "pack mine ");
        assert_eq!(
            refused(&foreign, None),
            "line 4: the record was made with the pack “mine”, which does not come with the program: give its file with --pack"
        );
        let option = text.replacen("seat 1 ", "option first 1\noption loans many\nseat 1 ", 1);
        assert_eq!(
            refused(&option, None),
            "line 6: the option “loans” cannot be “many”: expected limited or unlimited"
        );
        let given = Pack::File { name: "mine.toml".to_owned(), text: String::new() };
        assert!(refused(&foreign, Some(given)).starts_with("mine.toml:"));
    }
}

//! Any game with its numbers, shared by all its positions.

use std::sync::Arc;

use catalog::{AnyGame, GameName, Pack, TableSpec};
use encoding::Encoding;
use london::London;
use new_york::NewYork;

use crate::refused::Refused;

/// One of the games.
#[derive(Clone, Debug)]
pub(crate) enum Rules {
    London(Arc<Encoding<London>>),
    NewYork(Arc<Encoding<NewYork>>),
}

/// Runs an expression on the [`Encoding`] inside a reference to [`Rules`], whichever it is.
macro_rules! with_rules {
    ($any:expr, $rules:ident => $run:expr) => {
        match $any {
            $crate::rules::Rules::London($rules) => $run,
            $crate::rules::Rules::NewYork($rules) => $run,
        }
    };
}
pub(crate) use with_rules;

impl Rules {
    /// The game that these words ask for. A pack is one that comes along, or the path of a file.
    pub(crate) fn load(
        game: &str,
        players: usize,
        pack: Option<&str>,
        options: Vec<(String, String)>,
    ) -> Result<Self, Refused> {
        let game: GameName = game.parse().map_err(Refused::new)?;
        let pack = pack.map_or_else(|| Ok(Pack::standard(game)), |word| find_pack(game, word))?;
        let spec = TableSpec { game, seats: players, pack, options };
        Ok(match AnyGame::new(&spec).map_err(Refused::new)? {
            AnyGame::London(game) => Self::London(Arc::new(Encoding::new(game))),
            AnyGame::NewYork(game) => Self::NewYork(Arc::new(Encoding::new(game))),
        })
    }
}

fn find_pack(game: GameName, word: &str) -> Result<Pack, Refused> {
    if game.packs().contains(&word) || !std::path::Path::new(word).exists() {
        // A word that is neither is refused where the table is laid.
        return Ok(Pack::BuiltIn(word.to_owned()));
    }
    let text = std::fs::read_to_string(word)
        .map_err(|error| Refused::new(format_args!("{word} cannot be read: {error}")))?;
    Ok(Pack::File { name: word.to_owned(), text })
}

//! Games that several matches play.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{AnyGame, Pack, RecordError};
use london::London;
use new_york::NewYork;
use sha2::{Digest as _, Sha256};
use table::record::Record;

/// A game that several matches play.
#[derive(Clone, Debug)]
pub(crate) enum SharedGame {
    London(Arc<London>),
    NewYork(Arc<NewYork>),
}

impl SharedGame {
    fn is_played(&self) -> bool {
        match self {
            Self::London(game) => Arc::strong_count(game) > 1,
            Self::NewYork(game) => Arc::strong_count(game) > 1,
        }
    }
}

/// Games with the same pack and options are kept once, however many matches play them.
#[derive(Debug, Default)]
pub struct Shelf {
    games: Mutex<HashMap<[u8; 32], SharedGame>>,
}

/// Games that nobody plays and that are kept nevertheless.
const KEPT: usize = 16;

impl Shelf {
    /// The game that a record was made with.
    pub(crate) fn game(&self, record: &Record, pack: &Pack) -> Result<SharedGame, RecordError> {
        let key = key(record, pack);
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = games.get(&key) {
            return Ok(game.clone());
        }
        let game = match AnyGame::for_record(record, Some(pack.clone()))? {
            AnyGame::London(game) => SharedGame::London(Arc::new(game)),
            AnyGame::NewYork(game) => SharedGame::NewYork(Arc::new(game)),
        };
        if games.len() >= KEPT {
            games.retain(|_, game| game.is_played());
        }
        games.insert(key, game.clone());
        Ok(game)
    }
}

/// What decides which game it is. A whole hash: packs come from strangers.
fn key(record: &Record, pack: &Pack) -> [u8; 32] {
    let header = record.header();
    let mut hash = Sha256::new();
    let mut part = |text: &str| {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    };
    part(header.game());
    part(&header.seats().count().to_string());
    for (name, value) in header.options() {
        part(name);
        part(value);
    }
    part("pack");
    match pack {
        Pack::BuiltIn(name) => part(name),
        Pack::File { name, text } => [name, text].into_iter().for_each(|text| part(text)),
        Pack::Kept { name, text, bases } => {
            let bases = bases.iter().flat_map(|(name, text)| [name, text]);
            [name, text].into_iter().chain(bases).for_each(|text| part(text));
        }
    }
    hash.finalize().into()
}

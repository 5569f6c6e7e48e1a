//! Packs by the words that people give for them.

use std::path::Path;

use catalog::{AnyGame, GameName, Pack, TableSpec};
use table::Message;

use crate::args::TableArgs;
use crate::failure::Failure;

/// The pack that `word` names: one that comes with the program, or a file.
pub(crate) fn pack(word: &str) -> Result<Pack, Failure> {
    let Some(path) = path_of_pack(word) else {
        return Ok(Pack::BuiltIn(word.to_owned()));
    };
    if !path.exists() {
        let known: Vec<&str> =
            GameName::ALL.into_iter().flat_map(GameName::packs).copied().collect();
        let missing = Message::new("cli-no-such-pack")
            .with("word", word)
            .with("packs", Message::either(&known));
        return Err(Failure::Input(missing));
    }
    pack_file(path)
}

/// The file that `word` names; `None` if a pack that comes with the program is called so.
pub(crate) fn path_of_pack(word: &str) -> Option<&Path> {
    let mut built_in = GameName::ALL.into_iter().flat_map(GameName::packs);
    if built_in.any(|&name| name == word) { None } else { Some(Path::new(word)) }
}

/// The pack in a file.
pub(crate) fn pack_file(path: &Path) -> Result<Pack, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::cannot_read(path, &error))?;
    Ok(Pack::File { name: path.display().to_string(), text })
}

/// The game for so many, with the pack and the options asked for.
pub(crate) fn game_at(table: &TableArgs, game: GameName, seats: usize) -> Result<AnyGame, Failure> {
    let spec = TableSpec {
        game,
        seats,
        pack: table.pack.as_deref().map_or_else(|| Ok(Pack::standard(game)), pack)?,
        options: table.options.clone(),
    };
    AnyGame::new(&spec).map_err(Failure::input)
}

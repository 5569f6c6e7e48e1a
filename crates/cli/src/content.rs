//! `content`: what is in a pack.

use std::path::PathBuf;

use catalog::{AnyContent, GameName, Pack};
use table::Message;

use crate::each_file::each_file;
use crate::failure::Failure;
use crate::packs::{pack, pack_file};
use crate::shell::Shell;
use crate::{london, new_york};

/// Says of each file whether it is a pack.
pub(crate) fn check(files: &[PathBuf], shell: &mut Shell<'_>) -> Result<(), Failure> {
    each_file(files, shell, |path, shell| {
        let pack = match path.to_str() {
            Some(word) => pack(word)?,
            None => pack_file(path)?,
        };
        match AnyContent::read(&pack) {
            Ok(content) => {
                let message = Message::new("cli-content-ok")
                    .with("file", path.display().to_string().as_str())
                    .with("totals", totals(&content));
                shell.say_on_one_line(&message)?;
                Ok(true)
            }
            Err(fault) => {
                shell.line(&fault.to_string())?;
                Ok(false)
            }
        }
    })
}

/// Prints a pack.
pub(crate) fn show(word: &str, as_json: bool, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let content = AnyContent::read(&pack(word)?).map_err(Failure::input)?;
    if as_json {
        let json = match &content {
            AnyContent::London(content) => london::show_json(content, shell),
            AnyContent::NewYork(content) => new_york::show_json(content, shell),
        };
        return Ok(shell.line(&format!("{json:#}"))?);
    }
    match &content {
        AnyContent::London(content) => london::show(content, shell),
        AnyContent::NewYork(content) => new_york::show(content, shell),
    }
}

/// Lists the packs that come with the program.
pub(crate) fn list(shell: &mut Shell<'_>) -> Result<(), Failure> {
    for game in GameName::ALL {
        for &name in game.packs() {
            let content =
                AnyContent::read(&Pack::BuiltIn(name.to_owned())).map_err(Failure::input)?;
            let message = Message::new("cli-content-listed")
                .with("game", game.as_str())
                .with("pack", name)
                .with("totals", totals(&content));
            shell.say_on_one_line(&message)?;
        }
    }
    Ok(())
}

fn totals(content: &AnyContent) -> Message {
    match content {
        AnyContent::London(content) => london::totals(content),
        AnyContent::NewYork(content) => new_york::totals(content),
    }
}

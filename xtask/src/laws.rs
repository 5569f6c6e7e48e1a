//! Long runs of the laws that every game must obey.

use anyhow::Result;

use crate::shell;

/// Plays `games` random games of `game` (of every game if `None`) and checks the laws at each
/// decision.
///
/// # Errors
/// If there is no such game, or a law is broken.
pub(crate) fn run(game: Option<&str>, games: u32) -> Result<()> {
    for game in shell::chosen_games(game)? {
        println!("laws of {game} over {games} games");
        let mut tests = shell::cargo(&["test", "--release", "--package", &game, "--test", "it"]);
        tests.args(["--", "laws", "--nocapture"]).env("LAW_GAMES", games.to_string());
        shell::call(&mut tests)?;
    }
    Ok(())
}

//! `random_games GAME N` plays N random games of two; the speed gate counts their instructions.

use std::process::ExitCode;

use catalog::{AnyGame, GameName, Pack, RandomPlay, TableSpec, with_game};

const USAGE: &str = "say the game and how many to play: random_games london 20";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match played(&words) {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::from(2)
        }
    }
}

fn played(words: &[String]) -> Result<String, String> {
    let [game, games] = words else { return Err(USAGE.to_owned()) };
    let game: GameName = game.parse().map_err(|_| USAGE.to_owned())?;
    let games: u64 = games.parse().map_err(|_| USAGE.to_owned())?;
    let spec = TableSpec { game, seats: 2, pack: Pack::standard(game), options: Vec::new() };
    let any = AnyGame::new(&spec).map_err(|fault| fault.to_string())?;
    with_game!(&any, game => {
        let mut play = RandomPlay::new(game);
        (1..=games).for_each(|seed| play.play(seed));
        Ok(format!("{} games, {} decisions", play.games, play.decisions))
    })
}

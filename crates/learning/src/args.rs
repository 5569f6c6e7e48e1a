//! What was asked for on the command line.

use std::path::PathBuf;

use bots::learned::HIDDEN;

/// Printed when the words make no sense.
pub(crate) const USAGE: &str = "\
usage: cargo xtask train GAME [--players N] [--games N] [--resume] [--threads N] [--NAME NUMBER]
       cargo xtask train match GAME --weights FILE [--players N] [--blocks N] [--seed N]

  A course plays N games (20000 unless given) and writes its weights, a checkpoint after every round and lines
  about each run into target/learning; --resume goes on from the checkpoint, with the same numbers only. Names of
  other numbers: lambda, blur, rate, decay, half, round (games in one), passes, positions (in a turn), hidden
  (units, 0 to 32: with 0 the net is a sum of its inputs). --name WORD keeps courses apart.
  A match plays blocks of games between those weights and `rules`; --against FILE for others.";

/// One of the things to do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// A course.
    Train(Table, Training),
    /// A match.
    Match(Table, Contest),
}

/// Where it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    /// The game.
    pub(crate) game: GameName,
    /// How many play.
    pub(crate) players: usize,
    /// How many games at once.
    pub(crate) threads: usize,
}

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameName {
    London,
    NewYork,
}

/// How long, and how.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Training {
    pub(crate) games: u64,
    pub(crate) resume: bool,
    pub(crate) lambda: f64,
    pub(crate) blur: f64,
    pub(crate) rate: f64,
    pub(crate) decay: f64,
    pub(crate) half: f64,
    pub(crate) round: u64,
    pub(crate) positions: usize,
    pub(crate) passes: u32,
    pub(crate) hidden: usize,
    pub(crate) name: String,
}

/// Who meets whom.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Contest {
    pub(crate) weights: PathBuf,
    /// `rules` if there are none.
    pub(crate) against: Option<PathBuf>,
    pub(crate) blocks: u64,
    pub(crate) seed: u64,
}

/// The command that these words mean.
///
/// # Errors
/// A sentence about the first word that is not understood.
pub(crate) fn read(words: &[String]) -> Result<Command, String> {
    let contest = words.first().is_some_and(|word| word == "match");
    let mut words = words.iter().skip(usize::from(contest));
    let game = match words.next().map(String::as_str) {
        Some("london") => GameName::London,
        Some("new-york") => GameName::NewYork,
        Some(word) => return Err(format!("there is no game “{word}”: london or new-york.")),
        None => return Err("learning needs a game: london or new-york.".to_owned()),
    };
    let mut table = Table { game, players: 2, threads: 2 };
    let mut training = Training {
        games: 20_000,
        resume: false,
        lambda: 0.8,
        blur: 1.0,
        rate: 0.001,
        decay: 0.001,
        half: 60.0,
        round: 200,
        positions: 2000,
        passes: 2,
        hidden: HIDDEN,
        name: "course".to_owned(),
    };
    let (mut weights, mut against, mut blocks, mut seed) = (None, None, 200, 500_000);
    while let Some(word) = words.next() {
        if word == "--resume" && !contest {
            training.resume = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} needs something after it."))?;
        let option = (word.as_str(), contest);
        match option {
            ("--players", _) => table.players = number(word, value)?,
            ("--threads", _) => table.threads = number(word, value)?,
            ("--weights", true) => weights = Some(PathBuf::from(value)),
            ("--against", true) => against = Some(PathBuf::from(value)),
            ("--blocks", true) => blocks = number(word, value)?,
            ("--seed", true) => seed = number(word, value)?,
            ("--games", false) => training.games = number(word, value)?,
            ("--round", false) => training.round = number(word, value)?,
            ("--positions", false) => training.positions = number(word, value)?,
            ("--passes", false) => training.passes = number(word, value)?,
            ("--hidden", false) => {
                training.hidden = number(word, value)?;
                if training.hidden > HIDDEN {
                    return Err(format!("--hidden needs a number from 0 to {HIDDEN}."));
                }
            }
            ("--lambda", false) => training.lambda = number(word, value)?,
            ("--blur", false) => training.blur = number(word, value)?,
            ("--rate", false) => training.rate = number(word, value)?,
            ("--decay", false) => training.decay = number(word, value)?,
            ("--half", false) => training.half = number(word, value)?,
            ("--name", false) => training.name.clone_from(value),
            (word, _) => return Err(format!("“{word}” is not understood here.")),
        }
    }
    if !contest {
        return Ok(Command::Train(table, training));
    }
    let weights = weights.ok_or("a match needs --weights FILE.")?;
    Ok(Command::Match(table, Contest { weights, against, blocks, seed }))
}

fn number<N: std::str::FromStr>(option: &str, word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("{option} needs a number, not “{word}”."))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "this is test code")]
mod tests {
    use super::*;

    fn line(text: &str) -> Result<Command, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        read(&words)
    }

    #[test]
    fn commands_are_read() {
        let Command::Train(table, training) =
            line("new-york --players 3 --games 50 --lambda 0.5 --hidden 0 --resume").unwrap()
        else {
            panic!("a course was asked for");
        };
        assert_eq!(table, Table { game: GameName::NewYork, players: 3, threads: 2 });
        assert_eq!((training.games, training.hidden, training.resume), (50, 0, true));
        assert!((training.lambda - 0.5).abs() < 1e-12);
        let Command::Match(table, contest) =
            line("match london --weights a.weights --blocks 7").unwrap()
        else {
            panic!("a match was asked for");
        };
        assert_eq!((table.game, table.players), (GameName::London, 2));
        assert_eq!((contest.blocks, contest.against), (7, None));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "paris", "london --games", "london --games many", "london --blocks 3"] {
            assert!(line(text).is_err(), "“{text}” was understood");
        }
        assert!(line("london --hidden 33").is_err_and(|why| why.contains("from 0 to 32")));
        for text in ["match", "match london", "match london --weights a --games 3"] {
            assert!(line(text).is_err(), "“{text}” was understood");
        }
    }
}

//! What was asked for on the command line.

/// Printed when the words make no sense, and on request.
pub(crate) const USAGE: &str = "\
usage: cargo xtask COMMAND

  test [--long]               format, lints, tidy, all tests, docs and the speed gate: what CI runs;
                              --long plays the long games in the browser instead, which takes an hour
  tidy                        the house rules
  speed [--bless]             instructions per random game against docs/speed-gate.json;
                              --bless writes the new numbers
  laws [GAME] [--games N]     the laws of a game (or of all) over N random games; 1000 unless given
  plans [--turns N]           the plans of N turns of each kind against all ways to play them; 2000
                              unless given
  endings [--positions N]     bots in N last turns of each kind against all ways to end the game, and
                              N positions of each theme; 500 unless given
  train GAME [OPTIONS]        lets a net learn from games against itself; train match GAME OPTIONS
                              says how good it is: both tell their options if called wrongly
  python                      builds the Python package and runs its tests
  fixtures                    plays the recorded games of the tests anew
  types                       writes the TypeScript types of the protocol anew
  dist                        the program, built for release, with its papers in target/dist
  mutants [GAME] [-- ARGS]    mutation tests of a game's rules; ARGS go to cargo mutants";

/// How many random games `laws` plays when nobody says.
const LAW_GAMES: u32 = 1000;

/// How many turns `plans` compares when nobody says.
const PLAN_TURNS: u32 = 2000;

/// How many last turns `endings` looks at when nobody says.
const ENDING_POSITIONS: u32 = 500;

/// One of the things xtask does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Prints how it is used.
    Help,
    /// The whole pipeline.
    Test {
        /// Whether to run the tests in the browser that it leaves out, and nothing else.
        long: bool,
    },
    /// The house rules.
    Tidy,
    /// The instruction gate.
    Speed {
        /// Whether to write what was measured instead of comparing it.
        bless: bool,
    },
    /// A long run of the laws.
    Laws {
        /// Which game; all if `None`.
        game: Option<String>,
        /// How many random games.
        games: u32,
    },
    /// A long run of the tests that plans leave out nothing better.
    Plans {
        /// How many turns of each kind.
        turns: u32,
    },
    /// A long run of the tests that bots end games as well as can be.
    Endings {
        /// How many positions of each kind.
        positions: u32,
    },
    /// A net learns, or plays a match.
    Train {
        /// Passed on to the crate `learning`.
        words: Vec<String>,
    },
    /// The Python package and its tests.
    Python,
    /// The recorded games of the tests, played anew.
    Fixtures,
    /// The TypeScript types of the protocol.
    Types,
    /// The program as it is given to others.
    Dist,
    /// Mutation tests.
    Mutants {
        /// Which game; all if `None`.
        game: Option<String>,
        /// Passed on to `cargo mutants`.
        extra: Vec<String>,
    },
}

/// The command that these words mean.
///
/// # Errors
/// A sentence about the first word that is not understood.
pub(crate) fn read(words: &[String]) -> Result<Command, String> {
    let Some((name, rest)) = words.split_first() else {
        return Err("xtask needs a command.".to_owned());
    };
    match name.as_str() {
        "help" | "--help" | "-h" => Ok(Command::Help),
        "test" => match rest.split_first() {
            None => Ok(Command::Test { long: false }),
            Some((word, rest)) if word == "--long" => {
                nothing_more(rest).map(|()| Command::Test { long: true })
            }
            Some((word, _)) => Err(unknown(word)),
        },
        "tidy" => nothing_more(rest).map(|()| Command::Tidy),
        "speed" => match rest.split_first() {
            None => Ok(Command::Speed { bless: false }),
            Some((word, rest)) if word == "--bless" => {
                nothing_more(rest).map(|()| Command::Speed { bless: true })
            }
            Some((word, _)) => Err(unknown(word)),
        },
        "python" => nothing_more(rest).map(|()| Command::Python),
        "fixtures" => nothing_more(rest).map(|()| Command::Fixtures),
        "types" => nothing_more(rest).map(|()| Command::Types),
        "dist" => nothing_more(rest).map(|()| Command::Dist),
        "laws" => read_laws(rest),
        "plans" => read_plans(rest),
        "endings" => read_endings(rest),
        "train" => Ok(Command::Train { words: rest.to_vec() }),
        "mutants" => read_mutants(rest),
        word => Err(format!("xtask has no command “{word}”.")),
    }
}

fn read_laws(words: &[String]) -> Result<Command, String> {
    let (mut game, mut games) = (None, LAW_GAMES);
    read_counted(words, "--games", &mut games, &mut game)?;
    Ok(Command::Laws { game, games })
}

fn read_plans(words: &[String]) -> Result<Command, String> {
    let (mut none, mut turns) = (None, PLAN_TURNS);
    read_counted(words, "--turns", &mut turns, &mut none)?;
    none.map_or(Ok(Command::Plans { turns }), |word: String| Err(unknown(&word)))
}

fn read_endings(words: &[String]) -> Result<Command, String> {
    let (mut none, mut positions) = (None, ENDING_POSITIONS);
    read_counted(words, "--positions", &mut positions, &mut none)?;
    none.map_or(Ok(Command::Endings { positions }), |word: String| Err(unknown(&word)))
}

/// A game at most, and the option that says how many.
fn read_counted(
    words: &[String],
    option: &str,
    count: &mut u32,
    game: &mut Option<String>,
) -> Result<(), String> {
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == option {
            let number =
                words.next().ok_or_else(|| format!("{option} needs a number after it."))?;
            *count = read_count(option, number)?;
        } else if let Some(number) =
            word.strip_prefix(option).and_then(|rest| rest.strip_prefix('='))
        {
            *count = read_count(option, number)?;
        } else {
            take_game(game, word)?;
        }
    }
    Ok(())
}

fn read_mutants(words: &[String]) -> Result<Command, String> {
    let end = words.iter().position(|word| word == "--").unwrap_or(words.len());
    let (ours, theirs) = words.split_at(end);
    let mut game = None;
    for word in ours {
        take_game(&mut game, word)?;
    }
    Ok(Command::Mutants { game, extra: theirs.iter().skip(1).cloned().collect() })
}

fn take_game(game: &mut Option<String>, word: &str) -> Result<(), String> {
    if word.starts_with('-') || game.is_some() {
        return Err(unknown(word));
    }
    *game = Some(word.to_owned());
    Ok(())
}

fn read_count(option: &str, word: &str) -> Result<u32, String> {
    word.parse()
        .ok()
        .filter(|&count| count > 0)
        .ok_or_else(|| format!("{option} needs a number from 1 on, not “{word}”."))
}

fn nothing_more(words: &[String]) -> Result<(), String> {
    words.first().map_or(Ok(()), |word| Err(unknown(word)))
}

fn unknown(word: &str) -> String {
    format!("“{word}” is not understood here.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Result<Command, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        read(&words)
    }

    #[test]
    fn commands_are_read() {
        assert_eq!(line("test"), Ok(Command::Test { long: false }));
        assert_eq!(line("test --long"), Ok(Command::Test { long: true }));
        assert_eq!(line("tidy"), Ok(Command::Tidy));
        assert_eq!(line("dist"), Ok(Command::Dist));
        assert_eq!(line("python"), Ok(Command::Python));
        assert_eq!(line("--help"), Ok(Command::Help));
        assert_eq!(line("speed"), Ok(Command::Speed { bless: false }));
        assert_eq!(line("speed --bless"), Ok(Command::Speed { bless: true }));
        assert_eq!(line("laws"), Ok(Command::Laws { game: None, games: LAW_GAMES }));
        let long = Command::Laws { game: Some("london".to_owned()), games: 50 };
        assert_eq!(line("laws london --games 50"), Ok(long.clone()));
        assert_eq!(line("laws --games=50 london"), Ok(long));
        assert_eq!(line("plans"), Ok(Command::Plans { turns: PLAN_TURNS }));
        assert_eq!(line("plans --turns 7"), Ok(Command::Plans { turns: 7 }));
        assert_eq!(line("endings"), Ok(Command::Endings { positions: ENDING_POSITIONS }));
        assert_eq!(line("endings --positions=7"), Ok(Command::Endings { positions: 7 }));
        let words = vec!["london".to_owned(), "--resume".to_owned()];
        assert_eq!(line("train london --resume"), Ok(Command::Train { words }));
    }

    #[test]
    fn what_follows_two_dashes_is_for_cargo_mutants() {
        let extra = vec!["--shard".to_owned(), "0/4".to_owned()];
        let game = Some("london".to_owned());
        assert_eq!(line("mutants london -- --shard 0/4"), Ok(Command::Mutants { game, extra }));
        assert_eq!(line("mutants"), Ok(Command::Mutants { game: None, extra: Vec::new() }));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "tets",
            "test now",
            "tidy --fix",
            "dist now",
            "python now",
            "speed --blessed",
            "speed --bless twice",
            "laws --games",
            "laws --games none",
            "laws --games 0",
            "laws london paris",
            "plans london",
            "plans --turns some",
            "endings london",
            "endings --positions 0",
            "mutants --shard 0/4",
        ] {
            assert!(line(text).is_err(), "“{text}” was understood");
        }
        assert!(line("test now").is_err_and(|complaint| complaint.contains("“now”")));
    }
}

//! `verify`: whether records still hold.

use std::path::Path;

use catalog::with_game;
use table::Message;
use table::record::{Record, verify as verify_record};
use words::Words;

use crate::args::VerifyArgs;
use crate::each_file::each_file;
use crate::failure::Failure;
use crate::on_screen::OnScreen;
use crate::records::{game_of, read_file};
use crate::shell::Shell;

/// Plays every record again. Fails if any does not hold.
pub(crate) fn verify(args: &VerifyArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    each_file(&args.files, shell, |path, shell| {
        let (said, holds) = match check(path, args.pack.as_deref(), &shell.words)? {
            Verdict::Holds { actions } => {
                (Message::new("cli-verify-ok").with("actions", actions), true)
            }
            Verdict::Broken(why) => {
                (Message::new("cli-verify-broken").with("why", why.as_str()), false)
            }
        };
        shell.say_on_one_line(&said.with("file", path.display().to_string().as_str()))?;
        Ok(holds)
    })
}

enum Verdict {
    Holds { actions: usize },
    Broken(String),
}

fn check(path: &Path, pack: Option<&str>, words: &Words) -> Result<Verdict, Failure> {
    let record = match Record::parse(read_file(path)?) {
        Ok(record) => record,
        Err(unreadable) => return Ok(Verdict::Broken(unreadable.to_string())),
    };
    let any = game_of(path, &record, pack)?;
    Ok(with_game!(&any, game => hold(game, &record, words)))
}

fn hold<G: OnScreen>(game: &G, record: &Record, words: &Words) -> Verdict {
    match verify_record(game, record) {
        Ok(replay) => Verdict::Holds { actions: replay.in_force() },
        Err(broken) => Verdict::Broken(words.say_broken(game, &broken)),
    }
}

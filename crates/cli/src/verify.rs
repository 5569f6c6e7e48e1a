//! `verify`: whether records still hold.

use std::path::Path;

use catalog::with_game;
use table::Message;
use table::record::{Bytes, Record, verify as verify_record};
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
        let (said, holds) = match check(path, args, &shell.words)? {
            Verdict::Holds { actions, seal: None } => {
                (Message::new("cli-verify-ok").with("actions", actions), true)
            }
            Verdict::Holds { actions, seal: Some(seal) } => {
                let ok = Message::new("cli-verify-sealed").with("actions", actions);
                (ok.with("seal", seal.to_string().as_str()), true)
            }
            Verdict::Broken(why) => {
                (Message::new("cli-verify-broken").with("why", why.as_str()), false)
            }
            Verdict::NoSeal => (Message::new("cli-verify-no-seal"), false),
            Verdict::OtherSeal { found, shown } => {
                let other = Message::new("cli-verify-other-seal");
                let other = other.with("found", found.to_string().as_str());
                (other.with("shown", shown.to_string().as_str()), false)
            }
        };
        shell.say_on_one_line(&said.with("file", path.display().to_string().as_str()))?;
        Ok(holds)
    })
}

enum Verdict {
    /// It holds, and so does its seal, if it has one.
    Holds { actions: usize, seal: Option<Bytes> },
    /// It does not.
    Broken(String),
    /// Nothing in it can be compared with the seal that was shown.
    NoSeal,
    /// It holds and is of another deal than the one that was shown.
    OtherSeal { found: Bytes, shown: Bytes },
}

fn check(path: &Path, args: &VerifyArgs, words: &Words) -> Result<Verdict, Failure> {
    let record = match Record::parse(read_file(path)?) {
        Ok(record) => record,
        Err(unreadable) => return Ok(Verdict::Broken(unreadable.to_string())),
    };
    let any = game_of(path, &record, args.pack.as_deref())?;
    Ok(with_game!(&any, game => hold(game, &record, args.seal, words)))
}

fn hold<G: OnScreen>(game: &G, record: &Record, shown: Option<Bytes>, words: &Words) -> Verdict {
    let actions = match verify_record(game, record) {
        Ok(replay) => replay.in_force(),
        Err(broken) => return Verdict::Broken(words.say_broken(game, &broken)),
    };
    let seal = record.seal().map(|seal| seal.hash);
    match (shown, seal) {
        (Some(_), None) => Verdict::NoSeal,
        (Some(shown), Some(found)) if shown != found => Verdict::OtherSeal { found, shown },
        (Some(_) | None, seal) => Verdict::Holds { actions, seal },
    }
}

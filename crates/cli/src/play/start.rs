//! Sitting down: at a new table, or at one that was left.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::path::{Path, PathBuf};

use bots::BotName;
use catalog::with_game;
use table::Message;
use table::record::{Header, Record, Sitter, Start, replay};

use crate::args::PlayArgs;
use crate::face::Ink;
use crate::failure::Failure;
use crate::on_screen::OnScreen;
use crate::packs::{game_at, path_of_pack};
use crate::play::desk::Desk;
use crate::play::ending::go_on_command;
use crate::play::live::Match;
use crate::play::seating;
use crate::records::{RecordFile, game_of, no_record};
use crate::shell::Shell;

/// Plays a game in the terminal, a new one or the one in the record given.
pub(crate) fn play(args: &PlayArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    shell.face.colour &= !(args.no_color || args.plain);
    shell.face.signs &= !args.plain;
    match &args.record {
        Some(path) if path.exists() => take_up(path, args, shell),
        Some(_) | None => begin(args, shell),
    }
}

fn begin(args: &PlayArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let words = args.seats.clone().unwrap_or(seating::DEFAULT.map(str::to_owned).to_vec());
    let sitters = seating::sitters(&words)?;
    let any = game_at(&args.table, args.game, sitters.len())?;
    let seed = args.seed.unwrap_or_else(new_seed);
    with_game!(&any, game => begin_with(game, args, sitters, seed, shell))
}

fn begin_with<G: OnScreen>(
    game: &G,
    args: &PlayArgs,
    sitters: Vec<Sitter>,
    seed: u64,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let record = Record::new(Header::of(game, sitters.clone()), Start::Seed(seed));
    let file = match (&args.record, &shell.state_folder) {
        (Some(path), _) => RecordFile::create(path, &record)?,
        (None, Some(folder)) => RecordFile::create_in(folder, args.game, &record)?,
        (None, None) => return Err(Failure::Input(Message::new("cli-no-state-folder"))),
    };
    let pack = pack_file(args);
    welcome::<G>("cli-begun", file.path(), pack.as_deref(), args, shell)?;
    tell_of_people(args, shell)?;
    warn_of_untaught(game, &sitters, shell)?;
    Desk::new(shell, Match::begin(game, sitters, seed, file), pack, !args.no_hints)?.play()
}

fn take_up(path: &Path, args: &PlayArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    if args.seed.is_some() || !args.table.options.is_empty() {
        let file = path.display().to_string();
        return Err(Failure::Input(Message::new("cli-already-begun").with("file", file.as_str())));
    }
    let (file, recovered) = RecordFile::take_up(path)?;
    let header = recovered.record.header();
    if header.game() != args.game.as_str() {
        let message = Message::new("cli-other-game")
            .with("file", path.display().to_string().as_str())
            .with("found", header.game())
            .with("wanted", args.game.as_str());
        return Err(Failure::Input(message));
    }
    let any = game_of(path, &recovered.record, args.table.pack.as_deref())?;
    if let Some(dropped) = &recovered.dropped {
        let message = Message::new("cli-dropped").with("what", dropped.to_string().as_str());
        shell.say(&message)?;
    }
    with_game!(&any, game => take_up_with(game, args, &recovered.record, file, shell))
}

fn take_up_with<G: OnScreen>(
    game: &G,
    args: &PlayArgs,
    record: &Record,
    file: RecordFile,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let replayed = replay(game, record).map_err(|broken| no_record(file.path(), broken))?;
    let seed = match record.start() {
        Start::Seed(seed) => Some(*seed),
        Start::Deal(_) => None,
    };
    let wanted = args.seats.as_deref().map(seating::sitters).transpose()?;
    if let Some(wanted) = &wanted
        && wanted.len() != game.seats().count()
    {
        let message = Message::new("cli-other-seats")
            .with("found", game.seats().count())
            .with("wanted", wanted.len());
        return Err(Failure::Input(message));
    }
    let over = record.ending().is_some();
    let mut table = Match::take_up(game, &replayed, seed, file, over)?;
    for (seat, sitter) in game.seats().all().zip(wanted.into_iter().flatten()) {
        if !over && table.sitters()[seat.index()] != sitter {
            table.hand_over(seat, sitter)?;
        }
    }
    let pack = pack_file(args);
    if !over {
        welcome::<G>("cli-taken-up", table.record(), pack.as_deref(), args, shell)?;
        tell_of_people(args, shell)?;
        warn_of_untaught(game, table.sitters(), shell)?;
    }
    Desk::new(shell, table, pack, !args.no_hints)?.play()
}

/// The file that the cards come from, if they did not come with the program.
fn pack_file(args: &PlayArgs) -> Option<PathBuf> {
    args.table.pack.as_deref().and_then(path_of_pack).map(Path::to_owned)
}

/// How to go on another time, and thereby where the record is.
fn welcome<G: OnScreen>(
    id: &'static str,
    record: &Path,
    pack: Option<&Path>,
    args: &PlayArgs,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    shell.say(&Message::new(id))?;
    let command = go_on_command::<G>(record, pack, !args.no_hints, shell);
    Ok(shell.line(&format!("  {}", shell.face.ink(Ink::Dim, &command)))?)
}

/// Says who sits down as a person though written as bots are.
fn tell_of_people(args: &PlayArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    for name in seating::perhaps_bots(args.seats.as_deref().unwrap_or_default()) {
        shell.say(&Message::new("cli-seat-person").with("name", name))?;
    }
    Ok(())
}

/// Says which bots play by rules of thumb here, since they have learnt nothing for such a table.
fn warn_of_untaught<G: OnScreen>(
    game: &G,
    sitters: &[Sitter],
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let mut bots: Vec<BotName> = seating::bots(sitters)?.into_iter().flatten().collect();
    bots.sort_unstable();
    bots.dedup();
    for bot in bots.into_iter().filter(|bot| bot.ready(game).is_err()) {
        shell.say(&Message::new("cli-bot-untaught").with("bot", bot.as_str()))?;
    }
    Ok(())
}

/// A seed that nobody knows: the standard library takes the keys of its hash maps from the system.
fn new_seed() -> u64 {
    // Short enough to be read out and typed.
    RandomState::new().build_hasher().finish() & 0xffff_ffff
}

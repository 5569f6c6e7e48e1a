//! `replay`: a game told again.

use catalog::with_game;
use table::record::{Record, Replay, Step, replay as replay_record};
use table::{Message, Seat, Seats, Viewer};

use crate::args::ReplayArgs;
use crate::face::Ink;
use crate::failure::Failure;
use crate::on_screen::{Look, Names, OnScreen};
use crate::records::{game_of, no_record, read_file};
use crate::shell::Shell;
use crate::wrap::{width, wrap};

/// Walks through a record.
pub(crate) fn replay(args: &ReplayArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let recovered =
        Record::recover(read_file(&args.file)?).map_err(|fault| no_record(&args.file, fault))?;
    let any = game_of(&args.file, &recovered.record, args.pack.as_deref())?;
    if let Some(dropped) = &recovered.dropped {
        shell.say(&Message::new("cli-dropped").with("what", dropped.to_string().as_str()))?;
    }
    with_game!(&any, game => walk(game, &recovered.record, args, shell))
}

/// Whose eyes a game is told through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// All cards open.
    All,
    /// Somebody's.
    Of(Viewer),
}

fn eyes(word: &str, seats: Seats) -> Result<Eyes, Failure> {
    match word {
        "all" => return Ok(Eyes::All),
        "public" => return Ok(Eyes::Of(Viewer::Spectator)),
        _ => {} // not ours: anything somebody may type
    }
    let seat = word.parse().ok().and_then(Seat::from_number).filter(|&seat| seats.has(seat));
    seat.map(|seat| Eyes::Of(Viewer::Seat(seat))).ok_or_else(|| {
        let message =
            Message::new("cli-no-such-viewer").with("word", word).with("seats", seats.count());
        Failure::Input(message)
    })
}

fn walk<G: OnScreen>(
    game: &G,
    record: &Record,
    args: &ReplayArgs,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let eyes = eyes(&args.viewer, game.seats())?;
    let replayed = replay_record(game, record).map_err(|broken| {
        let message = Message::new("cli-verify-broken")
            .with("file", args.file.display().to_string().as_str())
            .with("why", shell.words.say_broken(game, &broken).as_str());
        Failure::Failed(message)
    })?;
    let last = args.to.unwrap_or(replayed.in_force()).min(replayed.in_force());
    if args.from > last && (args.from > 1 || last > 0) {
        let message = Message::new("cli-nothing-to-replay").with("actions", replayed.in_force());
        return Err(Failure::Input(message));
    }
    let names = Names::new(replayed.sitters(), Viewer::Spectator, &shell.words);
    head(record, &replayed, shell)?;
    if args.from <= 1 {
        let mut opening = Vec::new();
        game.begin(replayed.deal(), &mut opening);
        tell_events(game, &opening, eyes, &names, shell)?;
    }
    let mut before = None;
    for number in args.from.max(1)..=last {
        let Some(step) = replayed.step(number - 1) else { break };
        let new_turn = before.is_some_and(|seat| seat != step.seat);
        before = Some(step.seat);
        if new_turn && shell.attended && !args.all && pause(shell)? {
            return Ok(());
        }
        tell_step(game, number, &step, eyes, &names, shell)?;
    }
    if last == replayed.in_force() {
        tell_end(game, &replayed, &names, shell)?;
    }
    Ok(())
}

fn head<G: OnScreen>(
    record: &Record,
    replayed: &Replay<G>,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let players = replayed.sitters().iter().map(|sitter| Message::verbatim(sitter.name.as_str()));
    let message = Message::new("cli-replay-head")
        .with("game", record.header().game())
        .with("pack", record.header().pack())
        .with("players", players.collect::<Vec<_>>())
        .with("actions", replayed.in_force())
        .with("branches", replayed.undone_branches());
    Ok(shell.say(&message)?)
}

/// Waits for Enter; whether to stop instead.
fn pause(shell: &mut Shell<'_>) -> Result<bool, Failure> {
    let prompt = shell.words.say(&Message::new("cli-replay-pause"));
    write!(shell.output, "{}", shell.face.ink(Ink::Dim, &prompt))?;
    let line = shell.read()?;
    Ok(line.is_none_or(|line| line.starts_with('q')))
}

fn tell_step<G: OnScreen>(
    game: &G,
    number: usize,
    step: &Step<'_, G>,
    eyes: Eyes,
    names: &Names,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let face = shell.face;
    let name = names.of(step.seat);
    // The words of an action may name a hidden card: they are for those who may see it.
    let open = eyes == Eyes::All || eyes == Eyes::Of(Viewer::Seat(step.seat));
    let words = if open { game.write_action(step.before, step.action) } else { String::new() };
    let blank = " ".repeat(names.width().saturating_sub(width(name)));
    shell.line(&format!(
        "{}  {name}{blank}  {words}",
        face.ink(Ink::Dim, &format!("{number:>4}"))
    ))?;

    let (mut state, mut events) = (step.before.clone(), Vec::new());
    game.apply_unchecked(&mut state, step.action, &mut events);
    tell_events(game, &events, eyes, names, shell)
}

fn tell_events<G: OnScreen>(
    game: &G,
    events: &[G::Event],
    eyes: Eyes,
    names: &Names,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let face = shell.face;
    for event in events {
        let seen = match eyes {
            Eyes::All => event.clone(),
            Eyes::Of(viewer) => game.redact(event, viewer),
        };
        let Some(message) = game.tell_event(&seen) else { continue };
        let text = Look { words: &shell.words, face, names }.say(&message);
        for line in wrap(&text, face.width.saturating_sub(6)) {
            shell.line(&format!("      {line}"))?;
        }
    }
    Ok(())
}

fn tell_end<G: OnScreen>(
    game: &G,
    replayed: &Replay<G>,
    names: &Names,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let Some(outcome) = game.outcome(replayed.state()) else {
        return Ok(shell.say(&Message::new("cli-replay-unfinished"))?);
    };
    for seat in game.seats().all() {
        let message = Message::new("cli-replay-result")
            .with("name", names.of(seat))
            .with("rank", outcome.ranks[seat])
            .with("score", outcome.scores[seat]);
        shell.say(&message)?;
    }
    Ok(())
}

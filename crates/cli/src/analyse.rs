//! `analyse`: a finished game looked at again.

use std::sync::Arc;

use analysis::{
    Analysing, Analysis, Choice, SEED, tell_plan, tell_shares, tell_way, tell_why, tenths,
};
use bots::Experience;
use catalog::with_game;
use serde_json::{Value, json};
use table::record::{Record, Replay, replay as replay_record};
use table::{Message, Seat, Viewer};

use crate::args::AnalyseArgs;
use crate::columns::{percent, write_columns};
use crate::failure::Failure;
use crate::on_screen::{Names, OnScreen};
use crate::progress::progress_bar;
use crate::records::{game_of, no_record, read_file};
use crate::shell::Shell;

/// Looks at a record.
pub(crate) fn analyse(args: &AnalyseArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let record =
        Record::parse(read_file(&args.file)?).map_err(|fault| no_record(&args.file, fault))?;
    let any = game_of(&args.file, &record, args.pack.as_deref())?;
    with_game!(&any, game => look(game, &record, args, shell))
}

fn look<G: OnScreen>(
    game: &G,
    record: &Record,
    args: &AnalyseArgs,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let replayed = replay_record(game, record)
        .map_err(|broken| no_record(&args.file, shell.words.say_broken(game, &broken)))?;
    if game.outcome(replayed.state()).is_none() {
        let file = args.file.display().to_string();
        let message = Message::new("cli-analyse-unfinished").with("file", file.as_str());
        return Err(Failure::Input(message));
    }
    let mut analysing = Analysing::new(game, &replayed, Arc::new(Experience), SEED);
    let bar = progress_bar(analysing.left() as u64);
    while analysing.step() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    let found = analysing.finish();
    let names = Names::new(replayed.sitters(), Viewer::Spectator, &shell.words);
    if args.json {
        let text = as_json(game, &replayed, &found).to_string();
        return Ok(shell.line(&text)?);
    }
    tell_course(game, &found, &names, shell)?;
    shell.line("")?;
    tell_luck(game, &replayed, &found, &names, shell)?;
    tell_costliest(game, &replayed, &found, args.decisions, &names, shell)
}

/// What everybody could expect, turn by turn.
fn tell_course<G: OnScreen>(
    game: &G,
    found: &Analysis<G::Action>,
    names: &Names,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let say = |id: &'static str| shell.words.say(&Message::new(id));
    let mut head =
        vec![say("cli-analyse-turn"), say("cli-analyse-action"), say("cli-analyse-whose")];
    for seat in game.seats().all() {
        let win = Message::new("cli-analyse-win").with("name", names.of(seat));
        head.extend([shell.words.say(&win), say("cli-analyse-margin")]);
    }
    let mut rows = vec![head];
    for (turn, moment) in (1_usize..).zip(&found.moments) {
        let choice = found.choices.iter().find(|choice| choice.actions.start == moment.after);
        let (turn, whose) = match choice {
            Some(choice) => (turn.to_string(), names.of(choice.seat).to_owned()),
            None => (say("cli-analyse-end"), String::new()),
        };
        let mut row = vec![turn, (moment.after + 1).to_string(), whose];
        for seat in game.seats().all() {
            let expected = moment.expected[seat];
            row.extend([percent(expected.win), tenths(expected.margin)]);
        }
        rows.push(row);
    }
    write_columns(&rows, &[2], shell)?;
    Ok(shell.say(&Message::new("cli-analyse-each-knows"))?)
}

fn tell_luck<G: OnScreen>(
    game: &G,
    replayed: &Replay<G>,
    found: &Analysis<G::Action>,
    names: &Names,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let ids = [
        "cli-analyse-player",
        "cli-analyse-score",
        "cli-analyse-margin",
        "cli-analyse-start",
        "cli-analyse-luck",
        "cli-analyse-cost",
        "cli-analyse-given",
        "cli-analyse-rest",
    ];
    let mut rows = vec![ids.map(|id| shell.words.say(&Message::new(id))).to_vec()];
    let (luck, error) = (found.luck(), found.luck_error());
    let (cost, given, rest) = (found.cost(), found.given(), found.rest());
    let cost_error = found.cost_error();
    let scores = game.outcome(replayed.state()).map(|outcome| outcome.scores);
    let end = found.moments.last().map(|moment| moment.expected);
    for seat in game.seats().all() {
        let score = scores.as_ref().map_or(0, |scores| scores[seat]);
        let margin = end.as_ref().map_or(0.0, |end| end[seat].margin);
        let about = |points: f64, error: f64| format!("{} ± {}", tenths(points), tenths(error));
        let luck = about(luck[seat], error[seat]);
        let cost = about(cost[seat], cost_error[seat]);
        let [margin, start, given, rest] =
            [margin, found.start[seat], given[seat], rest[seat]].map(tenths);
        let name = names.of(seat).to_owned();
        rows.push(vec![name, score.to_string(), margin, start, luck, cost, given, rest]);
    }
    write_columns(&rows, &[0], shell)?;
    shell.say(&Message::new("cli-analyse-luck-means"))?;
    Ok(shell.say(&Message::new("cli-analyse-rest-means"))?)
}

fn tell_costliest<G: OnScreen>(
    game: &G,
    replayed: &Replay<G>,
    found: &Analysis<G::Action>,
    most: usize,
    names: &Names,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    if most == 0 {
        return Ok(());
    }
    shell.line("")?;
    let costliest = found.costliest(most);
    if costliest.is_empty() {
        return Ok(shell.say(&Message::new("cli-analyse-nothing-better"))?);
    }
    shell.say(&Message::new("cli-analyse-costliest"))?;
    for choice in costliest {
        let Some(better) = &choice.better else { continue };
        let state = &replayed.states()[choice.actions.start];
        let message = Message::new("cli-analyse-decision")
            .with("action", choice.actions.start + 1)
            .with("name", names.of(choice.seat))
            .with("by", tenths(better.by.mean).as_str())
            .with("error", tenths(better.by.error).as_str());
        shell.say(&names.put_into(&message))?;
        let way = |actions: &[G::Action]| tell_way(tell_plan(game, state, actions));
        let lines = [
            ("web-hindsight-played", Some(way(&played(replayed, choice)))),
            ("web-hindsight-better", Some(way(&better.actions))),
            ("web-hindsight-why", tell_why(tell_shares(&better.shares))),
        ];
        for (id, what) in lines {
            let Some(what) = what else { continue };
            shell.say_set_in(2, &names.put_into(&Message::new(id).with("what", what)))?;
        }
    }
    Ok(())
}

fn played<G: OnScreen>(replayed: &Replay<G>, choice: &Choice<G::Action>) -> Vec<G::Action> {
    let steps = choice.actions.clone().filter_map(|number| replayed.step(number));
    steps.map(|step| step.action).collect()
}

/// Everything, for programs.
fn as_json<G: OnScreen>(game: &G, replayed: &Replay<G>, found: &Analysis<G::Action>) -> Value {
    let by_seat =
        |number: &dyn Fn(Seat) -> Value| -> Value { game.seats().all().map(number).collect() };
    let words = |start: usize, actions: &[G::Action]| -> Vec<String> {
        let mut state = replayed.states()[start].clone();
        let write = |&action: &G::Action| {
            let words = game.write_action(&state, action);
            game.apply_unchecked(&mut state, action, &mut ());
            words
        };
        actions.iter().map(write).collect()
    };
    let moments: Vec<Value> = found
        .moments
        .iter()
        .map(|moment| {
            json!({
                "after": moment.after,
                "win": by_seat(&|seat| moment.expected[seat].win.into()),
                "margin": by_seat(&|seat| moment.expected[seat].margin.into()),
            })
        })
        .collect();
    let choices: Vec<Value> = found
        .choices
        .iter()
        .map(|choice| {
            let start = choice.actions.start;
            json!({
                "after": start,
                "seat": choice.seat.number(),
                "played": words(start, &played(replayed, choice)),
                "luck": by_seat(&|seat| choice.luck[seat].into()),
                "luck_error": by_seat(&|seat| choice.luck_error[seat].into()),
                "lost": by_seat(&|seat| choice.lost[seat].into()),
                "lost_error": choice.lost_error,
                "better": choice.better.as_ref().map(|better| json!({
                    "actions": words(start, &better.actions),
                    "by": better.by.mean,
                    "error": better.by.error,
                    "brings": by_seat(&|seat| better.brings[seat].into()),
                    "why": better.shares.iter()
                        .map(|share| json!({"what": share.what, "points": share.points}))
                        .collect::<Vec<Value>>(),
                })),
            })
        })
        .collect();
    let (luck, error) = (found.luck(), found.luck_error());
    let (cost, given, rest) = (found.cost(), found.given(), found.rest());
    let cost_error = found.cost_error();
    json!({
        "moments": moments,
        "choices": choices,
        "luck": by_seat(&|seat| luck[seat].into()),
        "luck_error": by_seat(&|seat| error[seat].into()),
        "luck_of_deal": by_seat(&|seat| found.deal[seat].into()),
        "start": by_seat(&|seat| found.start[seat].into()),
        "rest": by_seat(&|seat| rest[seat].into()),
        "cost": by_seat(&|seat| cost[seat].into()),
        "cost_error": by_seat(&|seat| cost_error[seat].into()),
        "given": by_seat(&|seat| given[seat].into()),
    })
}

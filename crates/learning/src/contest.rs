//! A match between weights and `rules`, or other weights: it alone says what a course was good for.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use arena::{Finished, Interval, Pairing, Plan, Seating, Tournament};
use bots::learned::{Net, Weights};
use bots::{Care, Planned, Planner, Playing, Seated, Taste};
use table::Digest;

use crate::args::{Contest, GameName, Table};
use crate::train::{london, new_york};

/// Plays the blocks and tells the score.
pub(crate) fn run(table: Table, contest: &Contest) -> Result<()> {
    match table.game {
        GameName::London => hold(&london(table.players)?, table, contest),
        GameName::NewYork => hold(&new_york(table.players)?, table, contest),
    }
}

fn hold<G: Planner + Sync>(game: &G, table: Table, contest: &Contest) -> Result<()> {
    let against = contest.against.as_deref().map(|path| net(game, path)).transpose()?;
    let nets = [Some(net(game, &contest.weights)?), against];
    let pairing = Pairing { first: 0, second: 1 };
    let plan = Plan {
        seats: table.players,
        pairings: vec![pairing],
        seating: Seating::Both,
        blocks: contest.blocks,
        sprt: None,
        threads: table.threads,
    };
    // As `twocities arena` does it: the same weights in the program play the same games.
    let play = |number: u64, seating: &[usize]| {
        let seed = contest.seed.wrapping_add(number);
        let stream = |bot: usize| Digest::of(&("arena", seed, bot as u64)).into();
        let player = |&bot: &usize| {
            let learning = |net| Taste::Learning {
                net: Arc::clone(net),
                blur: 0.0,
                care: Care::patient::<G>(),
            };
            let taste = nets[bot].as_ref().map_or(Taste::Rules, learning);
            Seated { bot: Planned::new(taste), stream: stream(bot) }
        };
        let mut playing = Playing::new(game, seed, seating.iter().map(player).collect());
        Finished::new(seating.to_vec(), &playing.finish())
    };
    let mut blocks = 0;
    let played = Tournament::play(&plan, None, play, |_| {
        blocks += 1;
        if blocks % 100 == 0 {
            eprintln!("{blocks} blocks");
        }
    })?;
    let scores = played.scores(pairing);
    let Interval { mean, low, high } = Interval::of_scores(&scores);
    let margin = played.of(pairing).map(arena::Block::margin).sum::<f64>() / scores.len() as f64;
    println!(
        "{}: {:.1} % ({:.1} to {:.1}), {margin:+.2} points, {} blocks",
        contest.weights.display(),
        mean * 100.0,
        low * 100.0,
        high * 100.0,
        scores.len()
    );
    Ok(())
}

fn net<G: Planner>(game: &G, path: &Path) -> Result<Arc<Net>> {
    let bytes = fs::read(path).with_context(|| format!("{}", path.display()))?;
    let net = Weights::read_for(game, &bytes).with_context(|| format!("{}", path.display()))?;
    Ok(Arc::new(net))
}

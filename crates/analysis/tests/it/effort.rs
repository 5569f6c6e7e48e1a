//! Hints take as long as they may, which is counted in positions.

use std::sync::atomic::{AtomicU64, Ordering};

use analysis::{hints, positions_for_hints};
use bots::{Accountable, BotName, Judge, Reasoning, RulesOfThumb, Share, Stop};
use table::{InfoSet, Notation, Rng, Seat};

use crate::played::{london, new_york, played, some_states};

/// Judges by the rules of thumb, and counts.
#[derive(Debug, Default)]
struct Counting(AtomicU64);

impl<G: Accountable> Judge<G> for Counting {
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64 {
        self.0.fetch_add(1, Ordering::Relaxed);
        game.judge(world, seat)
    }
}

impl<G: Accountable> Reasoning<G> for Counting {
    fn reasons(
        &self,
        game: &G,
        before: &G::State,
        worlds: [&G::State; 2],
        seat: Seat,
        eyes: Seat,
    ) -> Vec<Share> {
        RulesOfThumb.reasons(game, before, worlds, seat, eyes)
    }
}

/// The most judgements that hints took at some moments of a game.
fn most<G: Accountable + Notation>(game: &G, nodes: u64, stop: &Stop) -> u64 {
    let bots = vec![BotName::Rules; game.seats().count()];
    let replayed = played(game, &bots, 77);
    let counted = some_states(&replayed, 13).into_iter().map(|state| {
        let seat = game.decision(&state).unwrap().seat;
        let judge = Counting::default();
        let info = InfoSet::new(game, &state, seat);
        let found = hints(&info, &judge, nodes, &mut Rng::new(1), stop);
        assert!(!found.is_empty());
        judge.0.into_inner()
    });
    counted.max().unwrap()
}

/// No more than the positions that were allowed, and what one world more takes; and hardly anything once it is told to
/// stop, however much is allowed.
fn effort_is_kept<G: Accountable + Notation>(game: &G) {
    let nodes = positions_for_hints(game);
    let took = most(game, nodes, &Stop::default());
    assert!(took < nodes * 3 / 2, "{}: {took} of {nodes}", G::NAME);
    let stop = Stop::default();
    stop.now();
    let took = most(game, nodes, &stop);
    assert!(took < nodes / 2, "{}: {took} of {nodes} after the stop", G::NAME);
}

#[test]
fn effort_is_kept_at_every_table() {
    for players in [2, 4] {
        effort_is_kept(&london(players));
        effort_is_kept(&new_york(players));
    }
    let [two, four] = [2, 4].map(|players| positions_for_hints(&new_york(players)));
    assert!(four < two, "with more players each position takes longer");
}

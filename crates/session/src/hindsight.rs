//! A finished match looked at again, away from the table.

use std::ops::ControlFlow;
use std::sync::Arc;

use analysis::{Analysing, SEED, tell_plan, tell_shares};
use bots::Experience;
use protocol::{Analysis, Better, Fortune, Judged, Moment};
use table::record::{Replay, replay};
use table::{BySeat, Seat};

use crate::advice::{in_words, tenths};
use crate::session::Session;
use crate::wire::Wire;

/// Everything that is needed to look at a match again, taken along to wherever that is done.
#[derive(Debug)]
pub struct Hindsight<G: Wire> {
    game: Arc<G>,
    replay: Replay<G>,
}

impl<G: Wire> Session<G> {
    /// What has to be looked at again; nothing while the game goes on.
    pub(crate) fn hindsight(&self) -> Option<Hindsight<G>> {
        self.game.outcome(self.history.now())?;
        let record = self.record_of(self.history.done().len(), self.sitters.clone());
        let replay = replay(&*self.game, &record).ok()?;
        Some(Hindsight { game: Arc::clone(&self.game), replay })
    }
}

impl<G: Wire> Hindsight<G> {
    /// Looks at it, decision by decision. Before each `go_on` is told how many are done, and of how many; nothing is
    /// found if it breaks off.
    pub fn look(self, go_on: &mut dyn FnMut(usize, usize) -> ControlFlow<()>) -> Option<Analysis> {
        let Self { game, replay } = self;
        let mut analysing = Analysing::new(&*game, &replay, Arc::new(Experience), SEED);
        let of = analysing.left();
        loop {
            if go_on(of - analysing.left(), of).is_break() {
                return None;
            }
            if !analysing.step() {
                break;
            }
        }
        Some(told(&*game, &replay, &analysing.finish()))
    }
}

fn told<G: Wire>(game: &G, replay: &Replay<G>, found: &analysis::Analysis<G::Action>) -> Analysis {
    let seats = game.seats();
    let by_seat = |number: &dyn Fn(Seat) -> i32| -> Vec<i32> { seats.all().map(number).collect() };
    let moment = |moment: &analysis::Moment| Moment {
        after: moment.after,
        win: by_seat(&|seat| thousandths(moment.expected[seat].win)),
        margin: by_seat(&|seat| tenths(moment.expected[seat].margin)),
    };
    let decision = |choice: &analysis::Choice<G::Action>| {
        let state = &replay.states()[choice.actions.start];
        let steps = choice.actions.clone().filter_map(|number| replay.step(number));
        let played: Vec<G::Action> = steps.map(|step| step.action).collect();
        let better = choice.better.as_ref().map(|better| Better {
            actions: in_words(game, state, &better.actions),
            plan: tell_plan(game, state, &better.actions),
            by: tenths(better.by.mean),
            error: tenths(better.by.error),
            brings: by_seat(&|seat| tenths(better.brings[seat])),
            reasons: tell_shares(&better.shares),
        });
        Judged {
            after: choice.actions.start,
            actions: choice.actions.len(),
            seat: choice.seat,
            played: tell_plan(game, state, &played),
            better,
            luck: by_seat(&|seat| tenths(choice.luck[seat])),
        }
    };
    let (luck, luck_error) = (found.luck(), found.luck_error());
    let (cost, given, rest) = (found.cost(), found.given(), found.rest());
    let end = found.moments.last().map(|moment| moment.expected);
    let scores = game.outcome(replay.state()).map_or_else(BySeat::default, |end| end.scores);
    let fortune = |seat: Seat| Fortune {
        seat,
        score: scores[seat],
        margin: end.as_ref().map_or(0, |end| tenths(end[seat].margin)),
        start: tenths(found.start[seat]),
        luck: tenths(luck[seat]),
        luck_error: tenths(luck_error[seat]),
        deal: tenths(found.deal[seat]),
        cost: tenths(cost[seat]),
        given: tenths(given[seat]),
        rest: tenths(rest[seat]),
    };
    Analysis {
        moments: found.moments.iter().map(moment).collect(),
        decisions: found.choices.iter().map(decision).collect(),
        seats: seats.all().map(fortune).collect(),
    }
}

fn thousandths(chance: f64) -> i32 {
    (chance * 1000.0).round() as i32
}

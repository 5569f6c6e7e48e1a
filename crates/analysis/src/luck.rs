//! What chance brought to whom.
//!
//! Luck is what came, less what would have come on average over everything that could have come as well. So it averages
//! to nothing over many games, whatever the judge thinks and however anybody plays: what nobody knows is equally
//! likely to be any of it, also given all that was done.

use bots::{Continuation, Judge, Lookahead, Planner};
use table::{BySeat, Game, Hidden, Rng, Viewer};

/// Tells how lucky everybody was.
#[derive(Debug)]
pub struct Fortune<'g, G: Game> {
    game: &'g G,
    judge: &'g dyn Judge<G>,
    playing: Continuation<'g, G>,
    /// Other things that could have come, for each thing that did.
    others: usize,
    rng: Rng,
}

impl<'g, G: Planner> Fortune<'g, G> {
    /// Compares what came with so many things that could have come; everybody plays on for a while before that is
    /// judged, since what a card is worth shows when somebody has used it.
    pub fn new(game: &'g G, judge: &'g dyn Judge<G>, others: usize, rng: Rng) -> Self {
        let playing = Continuation::new(game, judge, &Lookahead::halving::<G>(1));
        Self { game, judge, playing, others, rng }
    }

    /// What each seat gained in expectation by what an action showed that nobody had known. Nothing if it showed
    /// nothing.
    pub fn of_action(&mut self, before: &G::State, action: G::Action) -> BySeat<f64> {
        let game = self.game;
        let play = |mut world: G::State| {
            game.apply_unchecked(&mut world, action, &mut ());
            world
        };
        let came = play(before.clone());
        if known_to_nobody(game, before) == known_to_nobody(game, &came) {
            return BySeat::from_fn(|_| 0.0);
        }
        let others = (0..self.others).map(|_| play(game.reshuffle(before, &mut self.rng)));
        let others: Vec<G::State> = others.collect();
        self.gained(came, others)
    }

    /// What each seat gained in expectation by the deal.
    pub fn of_deal(&mut self, deal: &G::Deal) -> BySeat<f64> {
        let game = self.game;
        let others = (0..self.others).map(|_| game.setup(&game.deal(self.rng.next_u64())));
        let others: Vec<G::State> = others.collect();
        self.gained(game.setup(deal), others)
    }

    fn gained(&mut self, came: G::State, others: Vec<G::State>) -> BySeat<f64> {
        let count = others.len().max(1) as f64;
        let mut gained = self.worth(came);
        for other in others {
            let worth = self.worth(other);
            gained = BySeat::from_fn(|seat| gained[seat] - worth[seat] / count);
        }
        gained
    }

    fn worth(&mut self, mut world: G::State) -> BySeat<f64> {
        self.playing.play_on(&mut world);
        let (game, judge) = (self.game, self.judge);
        let seats = game.seats();
        BySeat::from_fn(|seat| if seats.has(seat) { judge.judge(game, &world, seat) } else { 0.0 })
    }
}

/// The things whose place no seat knows.
fn known_to_nobody<G: Game>(game: &G, state: &G::State) -> Hidden {
    let hidden = |seat| game.hidden(state, Viewer::Seat(seat));
    game.seats().all().map(hidden).reduce(|one, other| one & other).unwrap_or_default()
}

//! What chance brought to whom.
//!
//! Luck is what came, less what would have come on average over everything that could have come as well. So it averages
//! to nothing over many games, whatever the judge thinks and however anybody plays: what nobody knows is equally
//! likely to be any of it, also given all that was done. What is still to come after that is as unknown as before, on
//! both sides of the comparison: it is dealt anew each time, where things can be told apart in the same order for both, so
//! that it is luck of its own and is counted once, when it comes.

use bots::{Judge, Planner, Stop};
use table::{BySeat, Game, Hidden, Notation, Rng, Viewer, is_position};

use crate::outlook::{Care, Outlook};
use crate::weigh::Difference;

/// Tells how lucky everybody was.
#[derive(Debug)]
pub struct Fortune<'g, G: Game> {
    game: &'g G,
    outlook: Outlook<'g, G>,
    /// Other things that could have come, for each thing that did.
    others: usize,
    rng: Rng,
}

impl<'g, G: Planner> Fortune<'g, G> {
    /// Compares what came with so many things that could have come; everybody plays on for a while before that is
    /// judged, since what a card is worth shows when somebody has used it.
    pub fn new(game: &'g G, judge: &'g dyn Judge<G>, others: usize, rng: Rng) -> Self {
        let outlook = Outlook::new(game, judge, Care::Little, &Stop::default());
        Self { game, outlook, others, rng }
    }

    /// What each seat gained in expectation by what an action showed that nobody had known, in points over the best
    /// opponent. Nothing if it showed nothing.
    pub fn of_action(&mut self, before: &G::State, action: G::Action) -> BySeat<Difference> {
        let game = self.game;
        let play = |mut world: G::State| {
            game.apply_unchecked(&mut world, action, &mut ());
            world
        };
        let came = play(before.clone());
        if known_to_nobody(game, before) == known_to_nobody(game, &came) {
            return BySeat::from_fn(|_| Difference { mean: 0.0, error: 0.0 });
        }
        let mut gained = Vec::with_capacity(self.others);
        for _ in 0..self.others {
            let numbers = self.rng.split();
            let came = self.outlook.expect(game.reshuffle(&came, &mut numbers.clone()));
            let other = play(game.reshuffle(before, &mut numbers.clone()));
            gained.push([came, self.outlook.expect(other)]);
        }
        differences(&gained)
    }
}

impl<G: Planner + Notation> Fortune<'_, G> {
    /// What each seat could expect before anything was dealt, and what it gained by the deal. A position was laid out and
    /// not dealt: what it gives to whom is no luck, and what nobody knows in it is counted when it comes.
    pub fn of_deal(&mut self, deal: &G::Deal) -> (BySeat<f64>, BySeat<Difference>) {
        let game = self.game;
        let is_laid_out = is_position(&game.write_deal(deal));
        let dealt = game.setup(deal);
        let mut gained = Vec::with_capacity(self.others);
        for _ in 0..self.others {
            let came = self.outlook.expect(game.reshuffle(&dealt, &mut self.rng));
            let other = if is_laid_out {
                came
            } else {
                self.outlook.expect(game.setup(&game.deal(self.rng.next_u64())))
            };
            gained.push([came, other]);
        }
        let start = BySeat::from_fn(|seat| {
            gained.iter().map(|[_, other]| other[seat]).sum::<f64>() / gained.len().max(1) as f64
        });
        (start, differences(&gained))
    }
}

fn differences(gained: &[[BySeat<f64>; 2]]) -> BySeat<Difference> {
    BySeat::from_fn(|seat| {
        let numbers: Vec<f64> =
            gained.iter().map(|[came, other]| came[seat] - other[seat]).collect();
        Difference::of(&numbers)
    })
}

/// The things whose place no seat knows.
fn known_to_nobody<G: Game>(game: &G, state: &G::State) -> Hidden {
    let hidden = |seat| game.hidden(state, Viewer::Seat(seat));
    game.seats().all().map(hidden).reduce(|one, other| one & other).unwrap_or_default()
}

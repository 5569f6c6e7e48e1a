//! Why one world is better than another.

use table::Seat;

use crate::account::{Accountable, OTHERS, Share, Whose};
use crate::learned::{Inputs, learnt};
use crate::search::{Experience, Judge, RulesOfThumb};

/// What experience adds where it cannot be said what for: one of the two worlds is decided, the other is not.
const EXPERIENCE: &str = "share-experience";

/// A judge that can say what its judgements are made of.
pub trait Reasoning<G: Accountable>: Judge<G> {
    /// What makes the first of two worlds better for `seat` than the other, in parts that add up to the difference of what
    /// this judge finds in them with the `eyes` of a seat. What an opponent finds counts against the seat; at a table of
    /// two, that is the same game seen from the other side.
    fn reasons(
        &self,
        game: &G,
        before: &G::State,
        worlds: [&G::State; 2],
        seat: Seat,
        eyes: Seat,
    ) -> Vec<Share>;
}

impl<G: Accountable> Reasoning<G> for RulesOfThumb {
    fn reasons(
        &self,
        game: &G,
        before: &G::State,
        [one, other]: [&G::State; 2],
        seat: Seat,
        eyes: Seat,
    ) -> Vec<Share> {
        let [one, other] = [one, other].map(|after| account(game, before, after, seat, eyes));
        Share::differences(&one, &other)
    }
}

impl<G: Accountable> Reasoning<G> for Experience {
    fn reasons(
        &self,
        game: &G,
        before: &G::State,
        [one, other]: [&G::State; 2],
        seat: Seat,
        eyes: Seat,
    ) -> Vec<Share> {
        let mut shares = RulesOfThumb.reasons(game, before, [one, other], seat, eyes);
        let Ok(net) = learnt(game) else { return shares };
        let side = if seat == eyes { 1.0 } else { -1.0 };
        let [ours, theirs] = [one, other].map(|world| {
            let mut inputs = Inputs::default();
            game.as_numbers(world, eyes, &mut inputs);
            (!game.is_decided(world)).then_some(inputs)
        });
        match [ours, theirs] {
            [Some(ours), Some(theirs)] => net.credit(&ours, &theirs, |place, points| {
                let (whose, part) = G::part_of_input(place);
                let of_seat = match whose {
                    Whose::Table => true,
                    Whose::Own => seat == eyes,
                    Whose::Others => seat != eyes,
                };
                Share::add(&mut shares, if of_seat { part } else { OTHERS }, side * points);
            }),
            [ours, theirs] => {
                let correction =
                    |inputs: Option<Inputs>| inputs.map_or(0.0, |i| net.correction(&i));
                let points = side * (correction(ours) - correction(theirs));
                Share::add(&mut shares, EXPERIENCE, points);
            }
        }
        shares
    }
}

/// What the rules of thumb find with these eyes, as far as it is good for the seat.
fn account<G: Accountable>(
    game: &G,
    before: &G::State,
    after: &G::State,
    seat: Seat,
    eyes: Seat,
) -> Vec<Share> {
    if seat == eyes {
        return game.account(before, after, seat);
    }
    debug_assert_eq!(game.seats().count(), 2, "only at a table of two is it the same game");
    let mut shares = game.worth_in_parts(before, after, seat, false);
    let theirs = Share::sum(&game.worth_in_parts(before, after, eyes, true));
    Share::add(&mut shares, OTHERS, -theirs);
    shares
}

//! Players of New York with one idea.

use new_york::{Generation, NewYork, State, Tile};
use table::Seat;

use crate::ploy::Ploy;

/// How well a world fits the idea of a seat; `None` if the idea belongs to another game.
pub(super) fn fits(game: &NewYork, world: &State, seat: Seat, ploy: Ploy) -> Option<f64> {
    match ploy {
        Ploy::EndRusher => Some(-(world.unbuilt(seat).len() as f64)),
        Ploy::StreetTier => Some(-(streets_of_others(game, world, seat) as f64)),
        Ploy::LotBlocker => {
            let room = |other| {
                let fits = |prospect: new_york::Prospect| {
                    ((prospect.fitting | prospect.renewing) & Tile::LEGENDARY).len()
                };
                game.prospects(world, other).map(fits).sum::<usize>()
            };
            Some(-(world.seats().others(seat).map(room).sum::<usize>() as f64))
        }
        Ploy::BronzeBaron => {
            Some((world.standing(seat) & game.of_generation(Generation::Bronze)).len() as f64)
        }
        // What was built and stands no more was demolished.
        Ploy::NeverDemolish => {
            Some((world.unbuilt(seat).len() + world.standing(seat).len()) as f64)
        }
        Ploy::DeckRusher
        | Ploy::Hoarder
        | Ploy::PovertyDumper
        | Ploy::LoanMaxer
        | Ploy::DisplayDenier => None,
    }
}

/// Along how many streets somebody else is alone ahead.
fn streets_of_others(game: &NewYork, world: &State, seat: Seat) -> usize {
    let scores = game.score(world);
    let along = |one: Seat, street: usize| scores[one].along[street];
    let lost = |&street: &usize| {
        let most = world.seats().all().map(|one| along(one, street)).max().unwrap_or(0);
        let mut first = world.seats().all().filter(|&one| along(one, street) == most);
        first.next() != Some(seat) && first.next().is_none()
    };
    (0..world.streets().len()).filter(lost).count()
}

//! Players of London with one idea.

use london::{London, State};
use table::Seat;

use super::count::card_worth;
use crate::ploy::Ploy;

/// How well a world fits the idea of a seat; `None` if the idea belongs to another game.
pub(super) fn fits(game: &London, world: &State, seat: Seat, ploy: Ploy) -> Option<f64> {
    match ploy {
        Ploy::DeckRusher => Some(-(world.deck_left() as f64)),
        Ploy::Hoarder => Some(f64::from(world.cash(seat))),
        Ploy::PovertyDumper => Some(-f64::from(world.poverty(seat))),
        Ploy::LoanMaxer => Some(f64::from(world.loans(seat))),
        Ploy::DisplayDenier => {
            let worths = world.board_cards().map(|card| card_worth(game.content().card(card)));
            Some(-worths.sum::<f64>())
        }
        Ploy::EndRusher
        | Ploy::StreetTier
        | Ploy::LotBlocker
        | Ploy::BronzeBaron
        | Ploy::NeverDemolish => None,
    }
}

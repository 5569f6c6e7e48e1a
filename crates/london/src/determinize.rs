//! A redeal of everything that a seat does not know.

use table::{Rng, Seat, Viewer};

use crate::card::{Card, CardSet, MAX_CARDS, Set};
use crate::content::Content;
use crate::options::Options;
use crate::state::{Beneath, State};
use crate::table_now::TableNow;

/// A state that `observer` cannot tell from `state`.
///
/// Cards hidden from the observer change places within their set: the set of every hidden card is
/// known (L-R28), so the order A, B, C of the deck is kept. What other seats have seen moves with the
/// place and not with the card: they still know what lies there, whatever it is.
pub(crate) fn determinize(
    content: &Content,
    options: Options,
    state: &State,
    observer: Seat,
    rng: &mut Rng,
) -> State {
    let hidden = TableNow { content, options, state }.unknown_to(Viewer::Seat(observer));
    let swap = Swap::random(content, hidden, rng);
    let mut world = *state;
    let deck: Vec<Card> = state.deck_cards().map(|card| swap.of(card)).collect();
    for pair in deck.windows(2) {
        world.under.set(pair[0], Beneath::Card(pair[1]));
    }
    if let Some(&last) = deck.last() {
        world.under.set(last, Beneath::Ground(0));
    }
    world.deck.top = deck.first().copied();
    for seat in state.seats.all() {
        let player = &mut world.players[seat];
        player.hand = player.hand.map(|card| swap.of(card)).collect();
        player.seen = player.seen.map(|card| swap.of(card)).collect();
    }
    rng.shuffle(world.land.deck.as_mut_slice());
    world
}

/// Which card takes the place of which.
struct Swap([Card; MAX_CARDS]);

impl Swap {
    fn random(content: &Content, hidden: CardSet, rng: &mut Rng) -> Self {
        let mut swap = Self([Card::default(); MAX_CARDS]);
        for card in content.cards() {
            swap.0[card.index()] = card;
        }
        for set in Set::ALL {
            let old: Vec<Card> = (hidden & content.of_set(set)).collect();
            let mut new = old.clone();
            rng.shuffle(&mut new);
            for (&from, &to) in old.iter().zip(&new) {
                swap.0[from.index()] = to;
            }
        }
        swap
    }

    fn of(&self, card: Card) -> Card {
        self.0[card.index()]
    }
}

//! A redeal of everything that somebody does not know.

use table::{BySeat, Rng};

use crate::card::{Borough, Card, CardSet, MAX_CARDS, Set};
use crate::content::Content;
use crate::state::{Beneath, State, Under};

/// How what is hidden comes into another order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// In any.
    Any,
    /// In any, but with fewer cards the others follow as they would have with more.
    Kept,
}

impl Order {
    fn of_cards(self, cards: &mut [Card], rng: &mut Rng) {
        match self {
            Self::Any => rng.shuffle(cards),
            Self::Kept => rng.order(cards, |card| u64::from(card.0)),
        }
    }

    fn of_boroughs(self, boroughs: &mut [Borough], rng: &mut Rng) {
        match self {
            Self::Any => rng.shuffle(boroughs),
            // The top is the last.
            Self::Kept => rng.order(boroughs, |borough| u64::from(borough.0)),
        }
    }
}

/// A state that an observer cannot tell from `state` from whom these cards are `hidden`.
///
/// Cards hidden from the observer are dealt anew to the places where hidden cards lie, each to a place
/// of its set: the set of every hidden card is known (L-R28), so the order A, B, C of the deck is kept.
/// What other seats have seen stays with the place: they still know what lies there, whatever it is.
///
/// The result depends on what the observer knows and on `rng`, and on nothing else: from two states that
/// it cannot tell apart, the same numbers give the same world.
pub(crate) fn redeal(
    content: &Content,
    state: &State,
    hidden: CardSet,
    order: Order,
    rng: &mut Rng,
) -> State {
    let swap = Swap::random(content, state, hidden, order, rng);
    let mut world = *state;
    // What once lay under cards that have left the deck is forgotten with them.
    world.under = Under::default();
    for seat in state.seats.all() {
        for card in state.players[seat].tops.flat_map(|top| state.under.pile(Some(top))) {
            world.under.set(card, state.under.get(card));
        }
    }
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
    world.land.deck.sort_unstable();
    order.of_boroughs(world.land.deck.as_mut_slice(), rng);
    world
}

/// Which card takes the place of which.
struct Swap([Card; MAX_CARDS]);

impl Swap {
    fn random(
        content: &Content,
        state: &State,
        hidden: CardSet,
        order: Order,
        rng: &mut Rng,
    ) -> Self {
        let mut swap = Self([Card::default(); MAX_CARDS]);
        for card in content.cards() {
            swap.0[card.index()] = card;
        }
        let places = places(state, hidden);
        for set in Set::ALL {
            let of_set = content.of_set(set);
            let mut new: Vec<Card> = (hidden & of_set).collect();
            order.of_cards(&mut new, rng);
            let old = places.iter().filter(|card| of_set.has(**card));
            for (&from, &to) in old.zip(&new) {
                swap.0[from.index()] = to;
            }
        }
        swap
    }

    fn of(&self, card: Card) -> Card {
        self.0[card.index()]
    }
}

/// The hidden cards by where they lie: the deck from the top, then hand by hand. Within a hand those that
/// the same players have seen lie together; which of them comes first makes no difference.
fn places(state: &State, hidden: CardSet) -> Vec<Card> {
    let mut places: Vec<Card> = state.deck_cards().filter(|&card| hidden.has(card)).collect();
    for seat in state.seats.all() {
        let mut hand: Vec<Card> = (state.players[seat].hand & hidden).collect();
        hand.sort_by_key(|&card| {
            BySeat::from_fn(|other| state.players[other].seen.has(card)).into_array()
        });
        places.append(&mut hand);
    }
    places
}

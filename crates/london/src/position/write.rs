//! A position as named lists of words.

use table::{PositionMoment, Seat, list_of};

use crate::card::{Borough, Card};
use crate::effect::Ability;
use crate::game::London;
use crate::state::State;

/// What stands for a space or a place with nothing in it.
pub(super) const NOTHING: &str = "-";
/// What stands between two stacks.
pub(super) const NEXT_STACK: &str = "/";
/// What stands before a card that is turned over.
pub(super) const FACE_DOWN: char = '!';
/// What stands before the money on a card.
pub(super) const MONEY: char = '+';

/// The lists of the whole table, in their order.
pub(super) const COMMON: [&str; 6] =
    ["deck", "gone", "board-top", "board-bottom", "offer", "boroughs"];
/// The lists of a seat, in their order.
pub(super) const OWN: [&str; 4] = ["seat", "hand", "city", "boroughs"];

impl London {
    /// The names of the lists of a position.
    pub(super) fn position_lists(&self) -> Vec<String> {
        let common = PositionMoment::LISTS.into_iter().chain(COMMON).map(str::to_owned);
        let own = self.seats.all().flat_map(|seat| OWN.map(|what| list_of(what, seat)));
        common.chain(own).collect()
    }

    /// The lists of a state whose turn has just begun.
    pub(crate) fn write_position(&self, state: &State) -> Vec<(String, Vec<String>)> {
        let id = |card: Card| self.content.card(card).id.clone();
        let borough = |borough: Borough| self.content.borough(borough).id.clone();
        let maybe = |word: Option<String>| word.unwrap_or_else(|| NOTHING.to_owned());
        let moment = PositionMoment {
            turn: state.turns,
            active: state.active,
            quiet: state.quiet_turns,
            last: state.last_turns,
        };
        let row = |first: usize| -> Vec<String> {
            let spaces = &state.board.spaces[first..first + usize::from(state.board.width)];
            spaces.iter().map(|space| maybe(space.map(id))).collect()
        };
        let common = [
            state.deck_cards().map(id).collect(),
            state.gone.map(id).collect(),
            row(0),
            row(5),
            state.land.offer.iter().map(|place| maybe(place.map(borough))).collect(),
            state.land.deck.iter().rev().map(|&deck| borough(deck)).collect(),
        ];
        let mut lists = moment.write();
        lists.extend(COMMON.map(str::to_owned).into_iter().zip(common));
        for seat in state.seats.all() {
            let own = self.write_seat(state, seat);
            lists.extend(OWN.map(|what| list_of(what, seat)).into_iter().zip(own));
        }
        lists
    }

    fn write_seat(&self, state: &State, seat: Seat) -> [Vec<String>; 4] {
        let player = &state.players[seat];
        let numbers = format!(
            "cash {} prestige {} poverty {} loans {}",
            player.cash, player.prestige, player.poverty, player.loans
        );
        let mut city = Vec::new();
        for number in 0..player.stacks {
            if number > 0 {
                city.push(NEXT_STACK.to_owned());
            }
            let mut tops = player.tops;
            let top = tops.find(|&top| state.under.stack_number(top) == number);
            let mut stack: Vec<Card> = state.under.pile(top).collect();
            stack.reverse();
            city.extend(stack.into_iter().map(|card| self.write_laid(state, card)));
        }
        let lower = self.content.boroughs().map(|(borough, _)| borough);
        let lower = lower.filter(|&b| player.boroughs.has(b) && player.top_borough != Some(b));
        let boroughs = lower.chain(player.top_borough);
        [
            numbers.split(' ').map(str::to_owned).collect(),
            player.hand.map(|card| self.content.card(card).id.clone()).collect(),
            city,
            boroughs.map(|borough| self.content.borough(borough).id.clone()).collect(),
        ]
    }

    fn write_laid(&self, state: &State, card: Card) -> String {
        let id = &self.content.card(card).id;
        let mut word = String::new();
        if state.face_down.has(card) {
            word.push(FACE_DOWN);
        }
        word.push_str(id);
        if self.content.with_ability(Ability::TillFills).has(card) {
            let money = state.tills[usize::from(self.content.groups.tills[card.index()])];
            if money > 0 {
                word.push(MONEY);
                word.push_str(&money.to_string());
            }
        }
        word
    }
}

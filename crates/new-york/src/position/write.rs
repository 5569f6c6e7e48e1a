//! A position as named lists of words.

use table::{PositionMoment, Seat, list_of};

use crate::cards::ActionCard;
use crate::content::{Character, Street};
use crate::game::NewYork;
use crate::ground::LotKind;
use crate::notation::{cell_word, shuffle_word, turn_word};
use crate::state::State;
use crate::tile::Tile;

/// What stands between two batches of the future market.
pub(super) const NEXT_BATCH: &str = "/";
/// What stands between a skyscraper and its place.
pub(super) const AT: char = '@';
/// What stands between a place and how the skyscraper lies there.
pub(super) const LIES: char = '.';

/// The lists of the whole table, in their order.
pub(super) const COMMON: [&str; 5] = ["market", "future", "streets", "challenge", "shuffles"];
/// The lists of a seat, in their order.
pub(super) const OWN: [&str; 6] =
    ["character", "lots", "standing", "demolished", "cards", "prestige"];

impl NewYork {
    /// The names of the lists of a position.
    pub(super) fn position_lists(&self) -> Vec<String> {
        let common = PositionMoment::LISTS.into_iter().chain(COMMON).map(str::to_owned);
        let own = self.seats.all().flat_map(|seat| OWN.map(|what| list_of(what, seat)));
        common.chain(own).collect()
    }

    /// The lists of a state whose turn has just begun.
    pub(crate) fn write_position(&self, state: &State) -> Vec<(String, Vec<String>)> {
        let kind = |kind: LotKind| self.content.kind_word(kind);
        let moment = PositionMoment {
            turn: state.turns,
            active: state.active,
            quiet: state.quiet_turns,
            last: state.last_turns,
        };
        let mut future = Vec::new();
        for batch in state.future.batches() {
            if !future.is_empty() {
                future.push(NEXT_BATCH.to_owned());
            }
            future.extend(batch.into_iter().map(kind));
        }
        let street = |street: Street| self.content.street(street).id.clone();
        let shuffles = state.seats.all().map(|seat| shuffle_word(state.future.shuffles[seat]));
        let common = [
            state.market.iter().copied().map(kind).collect(),
            future,
            state.streets.map(street).to_vec(),
            vec![state.challenge.word().to_owned()],
            shuffles.collect(),
        ];
        let mut lists = moment.write();
        lists.extend(COMMON.map(str::to_owned).into_iter().zip(common));
        for seat in state.seats.all() {
            let own = self.write_seat(state, seat);
            lists.extend(OWN.map(|what| list_of(what, seat)).into_iter().zip(own));
        }
        lists
    }

    fn write_seat(&self, state: &State, seat: Seat) -> [Vec<String>; 6] {
        let player = &state.players[seat];
        let character = |one: Character| self.content.character(one).id.clone();
        let tile = |tile: Tile| self.content.tile(tile).id.clone();
        let lots = self.content.lots().filter(|(_, facts)| player.territory.has(facts.place));
        let demolished = Tile::OWN.without(player.unbuilt).without(player.standing);
        [
            player.character.into_iter().map(character).collect(),
            lots.map(|(_, facts)| facts.id.clone()).collect(),
            player.standing.map(|tile| self.write_standing(state, seat, tile)).collect(),
            demolished.map(tile).collect(),
            player.cards.map(|card: ActionCard| card.word().to_owned()).collect(),
            vec![player.prestige.to_string()],
        ]
    }

    /// A skyscraper with its place; the starting building has but one.
    fn write_standing(&self, state: &State, seat: Seat, tile: Tile) -> String {
        let id = &self.content.tile(tile).id;
        if tile == Tile::START {
            return id.clone();
        }
        let name = self.city.name(state.players[seat].sites[tile.index()]);
        let cell = cell_word(name.first);
        if self.city.turns(tile) > 1 {
            format!("{id}{AT}{cell}{LIES}{}", turn_word(name.turn))
        } else {
            format!("{id}{AT}{cell}")
        }
    }
}

//! Whether everything that exists is in exactly one place.

use table::Seat;

use crate::frame::Frame;
use crate::game::NewYork;
use crate::ground::{Cells, Lot, LotKind};
use crate::options::{OPEN_MARKET, WORKERS};
use crate::state::State;
use crate::tile::Tile;

/// Something that no game could come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The cards of a kind do not add up to its lots (N-R17).
    #[error("the cards of kind {} do not add up to its lots", .0.index())]
    Cards(LotKind),
    /// A lot in two territories.
    #[error("lot {} is in two territories", .0.index())]
    LotTwice(Lot),
    /// A lot that is not in play in somebody's territory (N2.1).
    #[error("lot {} is in a territory and not in play", .0.index())]
    LotClosed(Lot),
    /// A skyscraper outside its owner's territory, or on another one (N4.2, N4.6).
    #[error("skyscraper {} of player {} stands where it cannot", .1.index(), .0.number())]
    Misplaced(Seat, Tile),
    /// A skyscraper that is unbuilt and stands.
    #[error("skyscraper {} of player {} is unbuilt and stands", .1.index(), .0.number())]
    BuiltTwice(Seat, Tile),
    /// Legendary skyscrapers that are nowhere, in two places, or two of one player's (N1.5).
    #[error("the legendary skyscrapers do not add up")]
    Legendaries,
    /// More vacant lots than workers (N1.8).
    #[error("player {} has more vacant lots than workers", .0.number())]
    Workers(Seat),
    /// An open market that should have been filled (N3.3).
    #[error("the open market is not filled")]
    Market,
}

impl NewYork {
    /// Checks that every card, lot, worker and skyscraper is where it can be, and nowhere else.
    ///
    /// # Errors
    /// The first thing found out of place.
    pub fn audit(&self, state: &State) -> Result<(), Fault> {
        self.audit_lots(state)?;
        self.audit_cards(state)?;
        for seat in state.seats.all() {
            self.audit_city(state, seat)?;
        }
        audit_legendaries(state)
    }

    fn audit_lots(&self, state: &State) -> Result<(), Fault> {
        for (lot, facts) in self.content.lots() {
            let owns = |&seat: &Seat| state.players[seat].territory.has(facts.place);
            let owners = state.seats.all().filter(owns).count();
            if owners > 1 {
                return Err(Fault::LotTwice(lot));
            }
            if owners > 0 && !self.content.in_play(facts.kind.district(), state.seats) {
                return Err(Fault::LotClosed(lot));
            }
        }
        Ok(())
    }

    fn audit_cards(&self, state: &State) -> Result<(), Fault> {
        let mut counts = [0_u8; LotKind::COUNT];
        let mut add = |kind: LotKind| counts[kind.index()] += 1;
        state.market.iter().copied().for_each(&mut add);
        state.future.batches().flatten().for_each(&mut add);
        for (lot, facts) in self.content.lots() {
            if self.now(state).owner(lot).is_some() {
                add(facts.kind);
            }
        }
        for frame in state.frames.iter() {
            if let Frame::Acquire { kind } = frame {
                add(kind);
            }
        }
        let expected = self.content.lots_in_play(state.seats);
        if let Some(kind) =
            LotKind::all().find(|kind| counts[kind.index()] != expected[kind.index()])
        {
            return Err(Fault::Cards(kind));
        }
        // A card given back waits for the next expansion (N6.3, N-R06).
        let waiting = state.last_turns.is_some();
        let acquiring = state.frames.iter().any(|frame| frame == Frame::Refill);
        let choosing = state.frames.iter().any(|frame| frame == Frame::ChooseCharacter);
        let short = state.market.len() < OPEN_MARKET && !state.future.is_empty();
        if short && !waiting && !acquiring && !choosing { Err(Fault::Market) } else { Ok(()) }
    }

    fn audit_city(&self, state: &State, seat: Seat) -> Result<(), Fault> {
        let now = self.now(state);
        let player = &state.players[seat];
        if let Some(tile) = (player.unbuilt & player.standing).first() {
            return Err(Fault::BuiltTwice(seat, tile));
        }
        for (block, facts) in self.content.blocks() {
            let ground = facts.cells_of(player.territory.in_block(block));
            let mut built = Cells::EMPTY;
            for (tile, site) in now.standing(seat).filter(|(_, site)| site.block == block) {
                if site.cells.meets(built) || !site.cells.is_in(ground) {
                    return Err(Fault::Misplaced(seat, tile));
                }
                built |= site.cells;
            }
        }
        if now.estate(seat).vacant.len() > WORKERS { Err(Fault::Workers(seat)) } else { Ok(()) }
    }
}

fn audit_legendaries(state: &State) -> Result<(), Fault> {
    let mut found = state.legendaries;
    for seat in state.seats.all() {
        let own = state.players[seat].standing & Tile::LEGENDARY;
        if own.len() > 1 || own.meets(found) {
            return Err(Fault::Legendaries);
        }
        found |= own;
    }
    if found == Tile::LEGENDARY { Ok(()) } else { Err(Fault::Legendaries) }
}

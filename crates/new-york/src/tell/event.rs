//! What happened.

use table::{Message, Seat};

use super::names::{action_card_name, cell_name, generation_name, player};
use crate::event::{EndCause, Event};
use crate::game::NewYork;
use crate::ground::Lot;

impl NewYork {
    pub(super) fn say_event(&self, event: &Event) -> Option<Message> {
        let of = |id, seat| Message::new(id).with("player", player(seat));
        Some(match event {
            &Event::CharacterTaken { seat, character } => {
                let lot = self.content.character(character).lot;
                of("new-york-event-character", seat)
                    .with("character", self.character_name(character))
                    .with("lot", self.lot_name(lot))
            }
            &Event::TurnBegan { seat, turn } => of("event-turn-began", seat).with("turn", turn),
            &Event::CardUsed { seat, card } => {
                of("new-york-event-card-used", seat).with("card", action_card_name(card))
            }
            Event::MarketCleared { cards } => {
                Message::new("new-york-event-market-cleared").with("cards", self.kind_names(cards))
            }
            Event::MarketFilled { cards } => {
                Message::new("new-york-event-market-filled").with("cards", self.kind_names(cards))
            }
            &Event::CardTaken { seat, kind } => {
                of("new-york-event-card-taken", seat).with("card", self.kind_name(kind))
            }
            &Event::LotAcquired { seat, lot } => {
                of("new-york-event-lot-acquired", seat).with("lot", self.lot_name(lot))
            }
            &Event::LotReturned { seat, lot } => {
                of("new-york-event-lot-returned", seat).with("lot", self.lot_name(lot))
            }
            &Event::Demolished { seat, tile } => {
                of("new-york-event-demolished", seat).with("tile", self.tile_name(tile))
            }
            &Event::Built { seat, tile, at, points } => {
                // Every cell of a skyscraper is one of a lot.
                let (lot, _) =
                    self.content.lots().find(|&(lot, _)| self.lot_cells(lot).contains(&at))?;
                of("new-york-event-built", seat)
                    .with("tile", self.tile_name(tile))
                    .with("cell", cell_name(at))
                    .with("lot", self.lot_name(lot))
                    .with("points", i32::from(points))
            }
            &Event::PrestigeScored { seat, points } => {
                of("new-york-event-prestige", seat).with("points", i32::from(points))
            }
            Event::WorkersMoved { seat, back, sent } => {
                return self.say_workers(*seat, back, sent);
            }
            &Event::Unlocked { seat, generation } => {
                of("new-york-event-unlocked", seat).with("generation", generation_name(generation))
            }
            &Event::Passed { seat } => of("new-york-event-passed", seat),
            &Event::EndTriggered { seat, by } => of(
                match by {
                    EndCause::Tiles => "new-york-event-end-tiles",
                    EndCause::Market => "new-york-event-end-market",
                    EndCause::Quiet => "new-york-event-end-quiet",
                },
                seat,
            ),
            Event::GameEnded => Message::new("event-game-ended"),
        })
    }

    fn say_workers(&self, seat: Seat, back: &[Lot], sent: &[Lot]) -> Option<Message> {
        let id = match (back, sent) {
            ([], []) => return None,
            (_, []) => "new-york-event-workers-back",
            ([], _) => "new-york-event-workers-sent",
            (_, _) => "new-york-event-workers-moved",
        };
        let said = Message::new(id)
            .with("player", player(seat))
            .with("back", back.len())
            .with("lots", self.lot_names(back))
            .with("sent", sent.len())
            .with("others", self.lot_names(sent));
        Some(said)
    }
}

//! Why something is not possible.

use table::Message;

use super::names::{action_card_name, generation_name, player};
use crate::frame::Question;
use crate::game::NewYork;
use crate::reason::Reason;

impl NewYork {
    pub(super) fn say_reason(&self, reason: Reason) -> Message {
        let of_lot = |id, lot| Message::new(id).with("lot", self.lot_name(lot));
        let of_tile = |id, tile| Message::new(id).with("tile", self.tile_name(tile));
        let of_card = |id, card| Message::new(id).with("card", action_card_name(card));
        match reason {
            Reason::GameOver => Message::new("reason-game-over"),
            Reason::NotYourTurn => Message::new("reason-not-your-turn"),
            Reason::OtherQuestion(question) => self.say_first(question),
            Reason::CharacterGone(character) => Message::new("new-york-reason-character-gone")
                .with("character", self.character_name(character)),
            Reason::NotInMarket(kind) => {
                Message::new("new-york-reason-not-in-market").with("card", self.kind_name(kind))
            }
            Reason::NoWorker => Message::new("new-york-reason-no-worker"),
            Reason::LotTaken { lot, by } => {
                of_lot("new-york-reason-lot-taken", lot).with("owner", player(by))
            }
            Reason::YourLot(lot) => of_lot("new-york-reason-your-lot", lot),
            Reason::OtherKind { lot, kind } => {
                of_lot("new-york-reason-other-kind", lot).with("card", self.kind_name(kind))
            }
            Reason::DistrictClosed(lot) => of_lot("new-york-reason-district-closed", lot),
            Reason::ExpandFirst => Message::new("new-york-reason-expand-first"),
            Reason::Standing(tile) => of_tile("new-york-reason-standing", tile),
            Reason::Demolished(tile) => of_tile("new-york-reason-demolished", tile),
            Reason::LegendaryBuilt(tile) => of_tile("new-york-reason-legendary-built", tile),
            Reason::SecondLegendary => Message::new("new-york-reason-second-legendary"),
            Reason::EqualBefore(tile) => of_tile("new-york-reason-equal-before", tile),
            Reason::Locked { generation, points } => Message::new("new-york-reason-locked")
                .with("generation", generation_name(generation))
                .with("points", i32::from(points)),
            Reason::NoRoom(tile) => of_tile("new-york-reason-no-room", tile),
            Reason::NoRoomOn { tile, lot } => {
                of_tile("new-york-reason-no-room-on", tile).with("lot", self.lot_name(lot))
            }
            Reason::NotYourGround => Message::new("new-york-reason-not-your-ground"),
            Reason::NoFrontage => Message::new("new-york-reason-no-frontage"),
            Reason::Occupied => Message::new("new-york-reason-occupied"),
            Reason::NothingToDemolish(tile) => of_tile("new-york-reason-nothing-to-demolish", tile),
            Reason::NotLower(tile) => of_tile("new-york-reason-not-lower", tile),
            Reason::TooFewWorkers => Message::new("new-york-reason-too-few-workers"),
            Reason::MustBuild => Message::new("new-york-reason-must-build"),
            Reason::NoActionCards => Message::new("new-york-reason-no-action-cards"),
            Reason::CardUsed(card) => of_card("new-york-reason-card-used", card),
            Reason::ShiftFirst => Message::new("new-york-reason-shift-first"),
            Reason::FutureEmpty(card) => of_card("new-york-reason-future-empty", card),
            Reason::GrabTwoSmall => Message::new("new-york-reason-grab-two-small"),
            Reason::GrabWorkers => Message::new("new-york-reason-grab-workers"),
            Reason::BoomAfterBuild => Message::new("new-york-reason-boom-after-build"),
            Reason::BoomLeavesFour => Message::new("new-york-reason-boom-leaves-four"),
            Reason::NoReturn => Message::new("new-york-reason-no-return"),
            Reason::NotYourWorker(lot) => of_lot("new-york-reason-not-your-worker", lot),
            Reason::MustGoOn(_) => Message::new("new-york-reason-must-go-on"),
        }
    }

    /// What has to be answered before anything else.
    fn say_first(&self, question: Question) -> Message {
        match question {
            Question::ChooseCharacter => Message::new("new-york-first-character"),
            Question::Start => Message::new("new-york-first-start"),
            Question::Acquire(kind) => {
                Message::new("new-york-first-acquire").with("card", self.kind_name(kind))
            }
            Question::MayBuild => Message::new("new-york-first-build"),
            Question::Site { tile, how: _ } => {
                Message::new("new-york-first-site").with("tile", self.tile_name(tile))
            }
            Question::MayBoom => Message::new("new-york-first-boom"),
        }
    }
}

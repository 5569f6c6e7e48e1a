//! Why not: the reason against anything a player points at.

use table::Seat;

use crate::action::Action;
use crate::cards::ActionCard;
use crate::frame::{Frame, Question};
use crate::ground::{Lot, LotKind};
use crate::reason::Reason;
use crate::table_now::TableNow;
use crate::tile::Tile;

/// Something on the table that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A lot of the city.
    Lot(Lot),
    /// A kind of card in the open market.
    Kind(LotKind),
    /// A skyscraper: one's own, or a legendary one.
    Tile(Tile),
    /// One of one's action cards.
    Card(ActionCard),
    /// Building nothing.
    Pass,
}

impl TableNow<'_> {
    /// Why nothing can be done with the thing pointed at; `None` if something can.
    pub(crate) fn why_not(self, seat: Seat, pointer: Pointer) -> Option<Reason> {
        let Some(question) = self.state.frames.top().and_then(Frame::question) else {
            return Some(Reason::GameOver);
        };
        if seat != self.state.active {
            return Some(Reason::NotYourTurn);
        }
        let mut legal = Vec::new();
        self.list(&mut legal);
        if legal.iter().any(|&action| self.uses(action, pointer)) {
            return None;
        }
        Some(match self.meant(pointer, question) {
            Some(action) => self.refusal(seat, action),
            None => self.blocked(seat, pointer).unwrap_or(Reason::OtherQuestion(question)),
        })
    }

    /// Whether an action is done with the thing pointed at.
    pub(crate) fn uses(self, action: Action, pointer: Pointer) -> bool {
        match pointer {
            Pointer::Lot(lot) => match action {
                Action::Acquire(other) | Action::Return(other) => other == lot,
                // A card of its kind may lead to a free lot.
                Action::Take(kind) => kind == self.content.lot(lot).kind && self.is_free(lot),
                Action::At(site) => {
                    let site = self.city.site(site);
                    let facts = self.content.lot(lot);
                    site.block == facts.place.block && site.cells.meets(facts.cells)
                }
                Action::Be(character) => self.content.character(character).lot == lot,
                Action::Shift
                | Action::Grab(..)
                | Action::Demolish(_)
                | Action::Build(_)
                | Action::Boom(_)
                | Action::Pass => false,
            },
            Pointer::Kind(kind) => match action {
                Action::Take(other) => other == kind,
                Action::Grab(first, second) => first == kind || second == kind,
                Action::Be(_)
                | Action::Shift
                | Action::Acquire(_)
                | Action::Demolish(_)
                | Action::Build(_)
                | Action::Boom(_)
                | Action::At(_)
                | Action::Return(_)
                | Action::Pass => false,
            },
            Pointer::Tile(tile) => {
                matches!(action, Action::Demolish(t) | Action::Build(t) | Action::Boom(t) if t == tile)
            }
            Pointer::Card(ActionCard::ConstructionBoom) => matches!(action, Action::Boom(_)),
            Pointer::Card(ActionCard::MarketShift) => action == Action::Shift,
            Pointer::Card(ActionCard::LandGrab) => matches!(action, Action::Grab(..)),
            Pointer::Pass => action == Action::Pass,
        }
    }

    /// The action that a player most likely means by pointing at this while asked that.
    fn meant(self, pointer: Pointer, question: Question) -> Option<Action> {
        match pointer {
            Pointer::Lot(lot) => match question {
                Question::Acquire(_) => Some(Action::Acquire(lot)),
                Question::ChooseCharacter
                | Question::Start
                | Question::MayBuild
                | Question::Site { .. }
                | Question::MayBoom => None,
            },
            Pointer::Kind(kind) => Some(Action::Take(kind)),
            Pointer::Tile(tile) => match question {
                Question::MayBoom => Some(Action::Boom(tile)),
                // What stands against building says more than what stands against demolishing.
                Question::Start | Question::MayBuild => Some(Action::Build(tile)),
                Question::ChooseCharacter | Question::Acquire(_) | Question::Site { .. } => None,
            },
            Pointer::Card(ActionCard::ConstructionBoom) => Some(Action::Boom(Tile::default())),
            Pointer::Card(ActionCard::MarketShift) => Some(Action::Shift),
            Pointer::Card(ActionCard::LandGrab) => {
                let mut open = self.state.market.iter().copied();
                let first = open.next().unwrap_or_default();
                Some(Action::Grab(first, open.next().unwrap_or(first)))
            }
            Pointer::Pass => Some(Action::Pass),
        }
    }

    /// What would stand against the thing even if it were asked for.
    fn blocked(self, seat: Seat, pointer: Pointer) -> Option<Reason> {
        match pointer {
            Pointer::Lot(lot) => match self.state.frames.top().and_then(Frame::question)? {
                Question::Start => {
                    let kind = self.content.lot(lot).kind;
                    Some(self.why_not_lot(lot).unwrap_or_else(|| self.why_not_take(seat, kind)))
                }
                Question::Site { tile, how: _ } if self.owner(lot) == Some(seat) => {
                    Some(Reason::NoRoomOn { tile, lot })
                }
                Question::Site { .. } => Some(Reason::NotYourGround),
                Question::ChooseCharacter
                | Question::Acquire(_)
                | Question::MayBuild
                | Question::MayBoom => self.why_not_lot(lot),
            },
            Pointer::Tile(tile) => self.why_not_tile(seat, tile),
            Pointer::Kind(_) | Pointer::Card(_) | Pointer::Pass => None,
        }
    }
}

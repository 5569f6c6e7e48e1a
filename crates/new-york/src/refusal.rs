//! Why not: the reason against an action.

use table::Seat;

use crate::action::Action;
use crate::cards::ActionCard;
use crate::city::{Site, SiteNo};
use crate::content::Content;
use crate::flow::GRAB_WORKERS;
use crate::frame::{Frame, How, Question};
use crate::ground::{Lot, LotKind};
use crate::reason::Reason;
use crate::table_now::TableNow;
use crate::tile::Tile;

impl TableNow<'_> {
    /// Why `seat`, which is asked something, may not answer with `action`.
    pub(crate) fn refusal(self, seat: Seat, action: Action) -> Reason {
        let Some(frame) = self.state.frames.top() else { return Reason::GameOver };
        let Some(question) = frame.question() else { return Reason::GameOver };
        let starting = question == Question::Start;
        let found = match action {
            Action::Be(character) => {
                (question == Question::ChooseCharacter).then_some(Reason::CharacterGone(character))
            }
            Action::Shift => Some(self.why_not_shift(seat, frame)),
            Action::Take(kind) => starting.then(|| self.why_not_take(seat, kind)),
            Action::Grab(first, second) => Some(self.why_not_grab(seat, question, first, second)),
            Action::Acquire(lot) => self.why_not_acquire(question, lot),
            Action::Demolish(tile) => starting.then(|| self.why_not_demolish(seat, tile)),
            Action::Build(tile) => self.why_not_build_now(seat, question, tile),
            Action::Boom(tile) => Some(self.why_not_boom(seat, question, tile)),
            Action::At(site) => self.why_not_there(seat, question, site),
            Action::Return(lot) => Some(self.why_not_return(seat, question, lot)),
            Action::Pass => Some(self.why_not_pass(question)),
        };
        found.unwrap_or(Reason::OtherQuestion(question))
    }

    fn why_no_card(self, seat: Seat, card: ActionCard) -> Option<Reason> {
        if !self.options.action_cards {
            Some(Reason::NoActionCards)
        } else if !self.player(seat).cards.has(card) {
            Some(Reason::CardUsed(card))
        } else {
            None
        }
    }

    fn why_not_shift(self, seat: Seat, frame: Frame) -> Reason {
        if let Some(reason) = self.why_no_card(seat, ActionCard::MarketShift) {
            return reason;
        }
        if frame == Frame::Start && self.state.future.is_empty() {
            Reason::FutureEmpty(ActionCard::MarketShift)
        } else {
            Reason::ShiftFirst
        }
    }

    pub(crate) fn why_not_take(self, seat: Seat, kind: LotKind) -> Reason {
        if self.workers(seat) == 0 { Reason::NoWorker } else { Reason::NotInMarket(kind) }
    }

    fn why_not_grab(
        self,
        seat: Seat,
        question: Question,
        first: LotKind,
        second: LotKind,
    ) -> Reason {
        if let Some(reason) = self.why_no_card(seat, ActionCard::LandGrab) {
            return reason;
        }
        if question != Question::Start {
            return Reason::OtherQuestion(question);
        }
        if self.state.future.is_empty() {
            return Reason::FutureEmpty(ActionCard::LandGrab);
        }
        if self.workers(seat) < GRAB_WORKERS {
            return Reason::GrabWorkers;
        }
        match [first, second].into_iter().find(|kind| !self.state.market.contains(kind)) {
            Some(kind) => Reason::NotInMarket(kind),
            None => Reason::GrabTwoSmall,
        }
    }

    fn why_not_acquire(self, question: Question, lot: Lot) -> Option<Reason> {
        let Question::Acquire(kind) = question else { return self.why_not_lot(lot) };
        Some(self.why_not_lot(lot).unwrap_or(Reason::OtherKind { lot, kind }))
    }

    /// Why nobody can acquire a lot; `None` if somebody could.
    pub(crate) fn why_not_lot(self, lot: Lot) -> Option<Reason> {
        if !self.content.in_play(self.content.lot(lot).kind.district(), self.state.seats) {
            Some(Reason::DistrictClosed(lot))
        } else {
            self.owner(lot).map(|by| {
                if by == self.state.active {
                    Reason::YourLot(lot)
                } else {
                    Reason::LotTaken { lot, by }
                }
            })
        }
    }

    /// Why a skyscraper cannot be built wherever it would go; `None` if it could.
    pub(crate) fn why_not_tile(self, seat: Seat, tile: Tile) -> Option<Reason> {
        let player = self.player(seat);
        if tile.is_legendary() {
            if !self.state.legendaries.has(tile) {
                return Some(Reason::LegendaryBuilt(tile));
            }
            if player.legendary().is_some() {
                return Some(Reason::SecondLegendary);
            }
        } else if player.standing.has(tile) {
            return Some(Reason::Standing(tile));
        } else if !player.unbuilt.has(tile) {
            return Some(Reason::Demolished(tile));
        }
        let generation = self.generation(tile);
        if !self.unlocked(seat, generation) {
            let points = self.points_for(generation);
            return Some(Reason::Locked { generation, points });
        }
        let mut twins = self.city.twins();
        let equal = twins.find(|&(other, first)| other == tile && player.unbuilt.has(first));
        equal.map(|(_, first)| Reason::EqualBefore(first))
    }

    fn why_not_demolish(self, seat: Seat, tile: Tile) -> Reason {
        if let Some(reason) = self.why_not_tile(seat, tile) {
            return reason;
        }
        let estate = self.estate(seat);
        let generation = self.generation(tile);
        let mut held = estate.held;
        let lower = held.any(|block| {
            let lower = self.replaceable(seat, block, generation);
            self.city.sites_in(tile, block).any(|(_, site)| {
                site.fronts
                    && site.cells.meets(lower)
                    && site.cells.is_in(estate.free(block) | lower)
            })
        });
        if lower { Reason::TooFewWorkers } else { Reason::NothingToDemolish(tile) }
    }

    fn why_not_build_now(self, seat: Seat, question: Question, tile: Tile) -> Option<Reason> {
        match question {
            Question::Start if self.workers(seat) > 0 => {
                Some(self.why_not_tile(seat, tile).unwrap_or(Reason::ExpandFirst))
            }
            Question::Start | Question::MayBuild => {
                Some(self.why_not_tile(seat, tile).unwrap_or(Reason::NoRoom(tile)))
            }
            Question::ChooseCharacter
            | Question::Acquire(_)
            | Question::Site { .. }
            | Question::MayBoom => None,
        }
    }

    fn why_not_boom(self, seat: Seat, question: Question, tile: Tile) -> Reason {
        if let Some(reason) = self.why_no_card(seat, ActionCard::ConstructionBoom) {
            return reason;
        }
        if question != Question::MayBoom {
            return Reason::BoomAfterBuild;
        }
        if let Some(reason) = self.why_not_tile(seat, tile) {
            return reason;
        }
        let fits = self.builds(seat, &self.estate(seat)).has(tile);
        if fits && Tile::OWN.has(tile) { Reason::BoomLeavesFour } else { Reason::NoRoom(tile) }
    }

    fn why_not_there(self, seat: Seat, question: Question, number: SiteNo) -> Option<Reason> {
        let Question::Site { tile, how } = question else { return None };
        let site = self.city.site(number);
        let own = site.lots & !self.player(seat).territory.in_block(site.block) == 0;
        Some(if !own {
            self.why_not_ground(site)
        } else if !site.fronts {
            Reason::NoFrontage
        } else {
            match how {
                How::Build | How::Boom => Reason::Occupied,
                How::Demolish => {
                    let lower = self.replaceable(seat, site.block, self.generation(tile));
                    let free = self.estate(seat).free(site.block);
                    if site.cells.meets(lower) && site.cells.is_in(free | lower) {
                        Reason::TooFewWorkers
                    } else {
                        Reason::NotLower(tile)
                    }
                }
            }
        })
    }

    /// Of ground that is not all one's own: closed, or not acquired.
    fn why_not_ground(self, site: &Site) -> Reason {
        let closed = lots_of(self.content, site).find(|&lot| {
            !self.content.in_play(self.content.lot(lot).kind.district(), self.state.seats)
        });
        closed.map_or(Reason::NotYourGround, Reason::DistrictClosed)
    }

    fn why_not_return(self, seat: Seat, question: Question, lot: Lot) -> Reason {
        let estate = self.estate(seat);
        let stuck = question == Question::Start
            && self.workers(seat) == 0
            && self.builds(seat, &estate).is_empty()
            && self.demolitions(seat, &estate).is_empty();
        if stuck { Reason::NotYourWorker(lot) } else { Reason::NoReturn }
    }

    fn why_not_pass(self, question: Question) -> Reason {
        match question {
            Question::Site { tile: _, how: How::Demolish } => Reason::MustBuild,
            Question::ChooseCharacter
            | Question::Start
            | Question::Acquire(_)
            | Question::MayBuild
            | Question::Site { .. }
            | Question::MayBoom => Reason::MustGoOn(question),
        }
    }
}

/// The lots that a site touches.
fn lots_of<'c>(content: &'c Content, site: &'c Site) -> impl Iterator<Item = Lot> + 'c {
    let lots = (0..).zip(&content.block(site.block).lots);
    lots.filter(|(number, _)| site.lots >> number & 1 == 1).map(|(_, &lot)| lot)
}

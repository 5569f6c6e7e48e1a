//! Why something is not possible: the clause that forbids it, with its arguments.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::cards::ActionCard;
use crate::content::Character;
use crate::frame::Question;
use crate::ground::{Lot, LotKind};
use crate::tile::{Generation, Tile};

/// Why an action is refused or a thing on the table cannot be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else is playing.
    NotYourTurn,
    /// This has to be answered first.
    OtherQuestion(Question),
    /// The character is somebody's, or stays in the box.
    CharacterGone(Character),
    /// No card of this kind is in the open market.
    NotInMarket(LotKind),
    /// No worker was at hand when the turn began.
    NoWorker,
    /// The lot is somebody's.
    LotTaken {
        /// Which.
        lot: Lot,
        /// Whose.
        by: Seat,
    },
    /// The lot is one's own already.
    YourLot(Lot),
    /// The lot is of another kind than the card.
    OtherKind {
        /// The lot.
        lot: Lot,
        /// What the card shows.
        kind: LotKind,
    },
    /// The district is not played with two players.
    DistrictClosed(Lot),
    /// With a worker at hand one expands or demolishes first.
    ExpandFirst,
    /// The skyscraper stands already.
    Standing(Tile),
    /// The skyscraper was demolished.
    Demolished(Tile),
    /// The legendary skyscraper is built.
    LegendaryBuilt(Tile),
    /// A second legendary skyscraper.
    SecondLegendary,
    /// Of equal skyscrapers the first stands for all.
    EqualBefore(Tile),
    /// The generation is not unlocked.
    Locked {
        /// Which.
        generation: Generation,
        /// The points it needs.
        points: i16,
    },
    /// It fits nowhere in the territory.
    NoRoom(Tile),
    /// It fits nowhere that covers this lot.
    NoRoomOn {
        /// The skyscraper.
        tile: Tile,
        /// The lot.
        lot: Lot,
    },
    /// It lies outside the territory.
    NotYourGround,
    /// It touches neither street nor park.
    NoFrontage,
    /// Something stands there.
    Occupied,
    /// Nothing that it could replace is anywhere that it fits.
    NothingToDemolish(Tile),
    /// It covers nothing that stands, or something that is not lower.
    NotLower(Tile),
    /// Too few workers for the lots left vacant.
    TooFewWorkers,
    /// After a demolition one must build.
    MustBuild,
    /// Played without action cards.
    NoActionCards,
    /// The card was used.
    CardUsed(ActionCard),
    /// Market shift comes before everything else in a turn.
    ShiftFirst,
    /// The future market is empty.
    FutureEmpty(ActionCard),
    /// Land grab takes two open cards of size 2.
    GrabTwoSmall,
    /// Land grab needs two workers.
    GrabWorkers,
    /// Construction boom comes after the build of the turn.
    BoomAfterBuild,
    /// Construction boom must leave four own skyscrapers unbuilt.
    BoomLeavesFour,
    /// A lot is given back only by one who has no worker and can neither build nor demolish.
    NoReturn,
    /// Only a lot that one's own worker stands on can be given back.
    NotYourWorker(Lot),
    /// This cannot be left out.
    MustGoOn(Question),
}

impl Reason {
    /// The clause or ruling behind it.
    pub fn clause(self) -> &'static str {
        match self {
            Self::GameOver => "N7.1",
            Self::NotYourTurn => "N2.5",
            Self::OtherQuestion(question) | Self::MustGoOn(question) => must_go_on(question),
            Self::CharacterGone(_) => "N2.3",
            Self::NotInMarket(_)
            | Self::NoWorker
            | Self::LotTaken { .. }
            | Self::YourLot(_)
            | Self::OtherKind { .. } => "N3.1",
            Self::DistrictClosed(_) => "N2.1",
            Self::ExpandFirst => "N3.7",
            Self::Standing(_) => "N4.1",
            Self::Demolished(_) | Self::NothingToDemolish(_) | Self::NotLower(_) => "N3.4",
            Self::LegendaryBuilt(_) | Self::SecondLegendary => "N1.5",
            Self::EqualBefore(_) => "N-R19",
            Self::Locked { .. } => "N4.3",
            Self::NoRoom(_) | Self::NoRoomOn { .. } | Self::NotYourGround => "N4.2",
            Self::NoFrontage => "N4.4",
            Self::Occupied => "N4.6",
            Self::TooFewWorkers => "N3.6",
            Self::MustBuild => "N3.5",
            Self::NoActionCards => "N8.1",
            Self::CardUsed(ActionCard::ConstructionBoom)
            | Self::FutureEmpty(ActionCard::ConstructionBoom)
            | Self::BoomAfterBuild
            | Self::BoomLeavesFour => "N5.1",
            Self::CardUsed(ActionCard::MarketShift)
            | Self::FutureEmpty(ActionCard::MarketShift)
            | Self::ShiftFirst => "N5.2",
            Self::CardUsed(ActionCard::LandGrab)
            | Self::FutureEmpty(ActionCard::LandGrab)
            | Self::GrabTwoSmall
            | Self::GrabWorkers => "N5.3",
            Self::NoReturn | Self::NotYourWorker(_) => "N6.3",
        }
    }
}

/// The clause that makes a question compulsory.
fn must_go_on(question: Question) -> &'static str {
    use crate::frame::How;
    match question {
        Question::ChooseCharacter => "N2.3",
        Question::Start => "N3.7",
        Question::Acquire(_) => "N3.1",
        Question::MayBuild => "N3.3",
        Question::Site { tile: _, how: How::Build } => "N4.1",
        Question::Site { tile: _, how: How::Demolish } => "N3.5",
        Question::Site { tile: _, how: How::Boom } | Question::MayBoom => "N5.1",
    }
}

//! What happened, for logs, animation and explanation. Nothing is rebuilt from it.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::action::{Means, Space};
use crate::card::{Borough, Source, Title};

/// Something that happened. Cards are named by title; `None` is a card the viewer does not know.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began.
    TurnBegan { seat: Seat, turn: u16 },
    /// Loans were repaid for so much in all.
    LoansRepaid { seat: Seat, loans: i32, paid: i32 },
    /// Loans were taken and brought so much.
    LoansTaken { seat: Seat, loans: i32, gained: i32 },
    /// Somebody looked at the top cards of the deck.
    DeckSeen { seat: Seat, cards: Vec<Option<Title>> },
    /// Somebody put cards back on the deck, the first on top.
    PutBack { seat: Seat, cards: Vec<Option<Title>> },
    /// A card came from the deck into a hand.
    DrewFromDeck { seat: Seat, card: Option<Title>, known: Witnesses },
    /// A card came from the board into a hand.
    DrewFromBoard { seat: Seat, card: Title, space: Space },
    /// There was nothing to draw.
    NothingToDraw { seat: Seat },
    /// An action was chosen.
    ActionChosen { seat: Seat, action: Choice },
    /// A building card was shown to be built.
    BuildBegan { seat: Seat, card: Title },
    /// A card was discarded to pay for a build.
    PaidWithCard { seat: Seat, card: Title, means: Means },
    /// A card went from hand to the board.
    Discarded { seat: Seat, card: Title, space: Space },
    /// The bottom row of the board left the game and the top row moved down.
    BoardMoved { gone: Vec<Title> },
    /// Money went to the supply.
    Paid { seat: Seat, cash: i32 },
    /// Money came.
    CashGained { seat: Seat, cash: i32 },
    /// Prestige came.
    PrestigeGained { seat: Seat, prestige: i32 },
    /// Poverty came.
    PovertyTaken { seat: Seat, poverty: i32 },
    /// Poverty went.
    PovertyRemoved { seat: Seat, poverty: i32 },
    /// A card was placed in a stack, a new one or on top.
    CardPlaced { seat: Seat, card: Title, stack: u8, new: bool },
    /// Money was put on a card.
    TillFilled { seat: Seat, card: Title, cash: u8 },
    /// Money lying on a card returned to the supply.
    TillLost { seat: Seat, card: Title, cash: u8 },
    /// An action card was played and left the game.
    ActionCardPlayed { seat: Seat, card: Title },
    /// A borough was bought.
    LandBought { seat: Seat, borough: Borough, cost: i32 },
    /// A borough came on offer.
    LandTurnedUp { borough: Borough },
    /// A card was activated.
    Activated { seat: Seat, card: Title },
    /// The effect of a card was done once more.
    ActivatedAgain { seat: Seat, card: Title },
    /// The run effect of a borough was resolved.
    BoroughRun { seat: Seat, borough: Borough },
    /// An optional ability was used.
    AbilityUsed { seat: Seat, source: Named },
    /// A card was turned face down.
    Flipped { seat: Seat, card: Title },
    /// A card that would have been turned over stayed face up.
    Spared { seat: Seat, card: Title },
    /// Money went from one player to another.
    CashGiven { from: Seat, to: Seat, cash: i32 },
    /// Poverty went from one player to another.
    PovertyGiven { from: Seat, to: Seat, poverty: i32 },
    /// Cards in hand cause no poverty in this run.
    HandSpared { seat: Seat },
    /// A card in hand and one on the board changed places.
    Exchanged { seat: Seat, given: Title, taken: Title, space: Space },
    /// The city was run; poverty came from these.
    RunEnded { seat: Seat, stacks: i32, loans: i32, hand: i32 },
    /// The deck is empty: every other player has one last turn.
    EndTriggered { seat: Seat },
    /// The game is over and a hand is laid open (L-R34).
    HandShown { seat: Seat, cards: Vec<Title> },
    /// The game is over.
    GameEnded,
}

/// One of the four actions of a turn.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// L5
    Develop,
    /// L6
    BuyLand,
    /// L7
    RunCity,
    /// L4.5
    DrawThree,
}

/// A card or a borough, in words that everybody may read.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Named {
    /// A city card.
    Card(Title),
    /// A borough.
    Borough(Borough),
}

/// The seats that know which card it was.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Witnesses(u8);

impl Witnesses {
    /// Adds a seat.
    #[must_use]
    pub fn and(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }

    /// Whether `viewer` is one of them.
    pub fn include(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 >> seat.index() & 1 == 1,
            Viewer::Spectator => false,
            Viewer::Open => self.0 != 0,
        }
    }
}

impl Event {
    /// The event as `viewer` may hear of it. With `view.rs` the only statement of who sees what.
    pub(crate) fn redact(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::DeckSeen { seat, cards } | Self::PutBack { seat, cards } => {
                if !viewer.sees_with(*seat) {
                    cards.iter_mut().for_each(|card| *card = None);
                }
            }
            Self::DrewFromDeck { seat: _, card, known } => {
                if !known.include(viewer) {
                    *card = None;
                }
                *known = Witnesses::default();
            }
            Self::TurnBegan { .. }
            | Self::LoansRepaid { .. }
            | Self::LoansTaken { .. }
            | Self::DrewFromBoard { .. }
            | Self::NothingToDraw { .. }
            | Self::ActionChosen { .. }
            | Self::BuildBegan { .. }
            | Self::PaidWithCard { .. }
            | Self::Discarded { .. }
            | Self::BoardMoved { .. }
            | Self::Paid { .. }
            | Self::CashGained { .. }
            | Self::PrestigeGained { .. }
            | Self::PovertyTaken { .. }
            | Self::PovertyRemoved { .. }
            | Self::CardPlaced { .. }
            | Self::TillFilled { .. }
            | Self::TillLost { .. }
            | Self::ActionCardPlayed { .. }
            | Self::LandBought { .. }
            | Self::LandTurnedUp { .. }
            | Self::Activated { .. }
            | Self::ActivatedAgain { .. }
            | Self::BoroughRun { .. }
            | Self::AbilityUsed { .. }
            | Self::Flipped { .. }
            | Self::Spared { .. }
            | Self::CashGiven { .. }
            | Self::PovertyGiven { .. }
            | Self::HandSpared { .. }
            | Self::Exchanged { .. }
            | Self::RunEnded { .. }
            | Self::EndTriggered { .. }
            | Self::HandShown { .. }
            | Self::GameEnded => {}
        }
        event
    }
}

impl Named {
    /// The public name of a source.
    pub(crate) fn of(content: &crate::Content, source: Source) -> Self {
        match source.kind() {
            crate::card::SourceKind::Card(card) => Self::Card(content.title_of(card)),
            crate::card::SourceKind::Borough(borough) => Self::Borough(borough),
        }
    }
}

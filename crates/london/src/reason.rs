//! Why something is not possible: the clause that forbids it, with its arguments.

use serde::{Deserialize, Serialize};

use crate::card::{Borough, Title};
use crate::event::{Choice, Named};
use crate::frame::Question;

/// Why an action is refused or a thing on the table cannot be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else is playing.
    NotYourTurn,
    /// This has to be answered first.
    OtherQuestion(Question),
    /// First the action has to be chosen.
    ChooseFirst(Choice),
    /// The action of this turn is chosen already.
    ActionChosen,
    /// No card in hand can be played.
    NothingToPlay,
    /// No borough is on offer.
    NoLand,
    /// The borough is not on offer.
    NotOnOffer(Borough),
    /// The borough costs more than money and loans can pay.
    LandTooDear {
        /// Which.
        borough: Borough,
        /// Its cost.
        cost: i32,
    },
    /// Loans are repaid at the start of the turn only.
    RepayAtStart,
    /// There is no loan to repay.
    NoLoansToRepay,
    /// So many loans cannot be repaid.
    CannotRepay {
        /// How many can.
        most: i32,
        /// What one costs.
        price: i32,
    },
    /// Money in hand is enough; a free loan is not offered.
    EnoughMoney {
        /// The limit.
        limit: i32,
    },
    /// The limited supply of loans is used up.
    NoLoansLeft,
    /// Loans are not taken at this moment.
    NoLoanNow,
    /// The deck is empty.
    DeckEmpty,
    /// The card must come from the deck.
    DeckDue,
    /// Looking comes before drawing, by an ability for it.
    CannotLook {
        /// How many cards may be looked at.
        most: u8,
    },
    /// After looking, one draws from the cards seen or the board.
    DrawFromSeen,
    /// That card was not seen.
    NotSeen(Title),
    /// No card lies in that space.
    SpaceEmpty,
    /// Cards of the board are taken in a draw.
    DrawnOnly,
    /// Of equal cards in a row the leftmost stands for all.
    SameCardInRow(Title),
    /// That card is not in hand.
    NotInHand {
        /// Which.
        card: Title,
        /// What a card in hand was asked for.
        question: Question,
    },
    /// A pauper cannot be built.
    PauperBuilt,
    /// A pauper cannot pay for this card.
    PauperPays(Title),
    /// No other card of the colour to discard.
    NoDiscard(Title),
    /// The discard has the wrong colour.
    WrongColour {
        /// What is being built.
        card: Title,
        /// What was offered for it.
        discard: Title,
    },
    /// That means of payment is not to be had, or is not needed.
    NoSuchMeans(Title),
    /// Money and loans do not reach.
    TooDear {
        /// For what.
        card: Title,
        /// The price.
        cost: i32,
    },
    /// Only building cards are built this way.
    NotABuilding(Title),
    /// Only building cards are taken from the board to be built.
    NotABuildingToTake(Title),
    /// A card placed this turn may not be covered.
    PlacedThisTurn(Title),
    /// Cards are put on one's own stacks only.
    NotYourStack,
    /// Only the cards of one's own city are activated.
    NotYourCity,
    /// The card is face down.
    FaceDown,
    /// The card has no activated ability.
    NoActivation(Title),
    /// The card was activated this turn.
    AlreadyActivated(Title),
    /// Money and loans do not reach for the activation.
    ActivationTooDear {
        /// Which card.
        card: Title,
        /// The price.
        cost: i32,
    },
    /// No card in hand pays for the activation.
    NoCardToPay(Title),
    /// No card on the board can be put on this one.
    NothingToCoverWith(Title),
    /// No card was activated that could be repeated.
    NothingToRepeat(Title),
    /// That card cannot be repeated.
    CannotRepeat(Title),
    /// The top borough has no run effect, or it is done.
    NoRunEffect,
    /// Nothing can come after the run effect: it is resolved when the run ends.
    RunEffectAtEnd,
    /// The ability was used this turn.
    AbilityUsed(Named),
    /// Exchanges have their moments, and this is none.
    ExchangeNotNow(Named),
    /// The ability belongs to running the city.
    OfferNotNow(Named),
    /// The ability cannot be paid for.
    AbilityTooDear(Named),
    /// There is no such ability.
    NoAbility(Named),
    /// Exchanging needs a card in hand and one on the board.
    NothingToExchange,
    /// That card cannot be turned over instead.
    CannotFlipInstead,
    /// Nothing spares the card from being turned over.
    NothingSpares,
    /// Only a card that fits may be discarded for this.
    DoesNotFit {
        /// The one that does not.
        card: Title,
        /// For what.
        question: Question,
    },
    /// Money cannot replace the card here.
    CardNotCash,
    /// Not an opponent.
    NotAnOpponent,
    /// That part of the effect is done.
    PartDone,
    /// This cannot be stopped.
    MustGoOn(Question),
}

impl Reason {
    /// The clause or ruling behind it.
    pub fn clause(self) -> &'static str {
        match self {
            Self::GameOver => "L9.1",
            Self::NotYourTurn => "L2.6",
            Self::OtherQuestion(question)
            | Self::MustGoOn(question)
            | Self::NotInHand { question, .. }
            | Self::DoesNotFit { question, .. } => must_go_on(question),
            Self::ChooseFirst(_) | Self::ActionChosen => "L4.3",
            Self::NothingToPlay => "L5.9",
            Self::NoLand => "L6.4",
            Self::NotOnOffer(_) => "L6.1",
            Self::LandTooDear { .. } | Self::NoLoansLeft | Self::EnoughMoney { .. } => "L8.6",
            Self::RepayAtStart | Self::NoLoansToRepay | Self::CannotRepay { .. } => "L8.4",
            Self::NoLoanNow => "L8.1",
            Self::DeckEmpty => "L3.2",
            Self::DeckDue => "L4.6",
            Self::CannotLook { .. } | Self::DrawFromSeen | Self::NotSeen(_) => "L-R21",
            Self::SpaceEmpty | Self::DrawnOnly => "L3.1",
            Self::SameCardInRow(_) => "L-R29",
            Self::PauperBuilt | Self::PauperPays(_) => "L5.7",
            Self::NoDiscard(_) | Self::WrongColour { .. } => "L5.2",
            Self::NoSuchMeans(_) => "L-R31",
            Self::TooDear { .. } => "L5.3",
            Self::NotABuilding(_) => "L-R19",
            Self::PlacedThisTurn(_) => "L5.5",
            Self::NotYourStack => "L5.4",
            Self::FaceDown => "L7.4",
            Self::NoActivation(_) => "L-R10",
            Self::AlreadyActivated(_) | Self::NotYourCity => "L7.1",
            Self::ActivationTooDear { .. } | Self::NoCardToPay(_) | Self::CardNotCash => "L7.2",
            Self::NothingToCoverWith(_) | Self::NotABuildingToTake(_) => "L-R16",
            Self::NothingToRepeat(_) | Self::CannotRepeat(_) => "L-R17",
            Self::NoRunEffect => "L7.5",
            Self::RunEffectAtEnd => "L-R30",
            Self::AbilityUsed(_) => "L1.6",
            Self::AbilityTooDear(_) | Self::OfferNotNow(_) => "L-R12",
            Self::NoAbility(_) => "L5.6",
            Self::NothingToExchange | Self::ExchangeNotNow(_) => "L-R13",
            Self::CannotFlipInstead | Self::NothingSpares => "L-R15",
            Self::NotAnOpponent => "L-R24",
            Self::PartDone => "L-R11",
        }
    }
}

/// The clause that makes a question compulsory.
fn must_go_on(question: Question) -> &'static str {
    match question {
        Question::Repay => "L8.4",
        Question::StartDraw => "L4.2",
        Question::PutBack => "L-R21",
        Question::Draw { .. } => "L4.5",
        Question::ChooseAction => "L4.3",
        Question::Develop => "L5.1",
        Question::PayFor(_) => "L5.2",
        Question::Place(_) => "L5.4",
        Question::BuildFree { .. } => "L-R19",
        Question::ChooseLand => "L6.1",
        Question::Run => "L7.1",
        Question::ActivationCost(_) => "L7.2",
        Question::OfferCost(_) => "L-R12",
        Question::Order(_) => "L7.3",
        Question::DiscardUpTo(_) => "L-R23",
        Question::CoverFromBoard(_) => "L-R16",
        Question::ActivateAgain(_) => "L-R17",
        Question::Flip(_) => "L7.4",
        Question::ChooseOpponent(_) => "L-R24",
        Question::ExchangeTake | Question::ExchangeGive(_) | Question::AfterAction => "L-R13",
        Question::Trim => "L4.4",
    }
}

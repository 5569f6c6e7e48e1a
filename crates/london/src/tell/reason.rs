//! Why something is not possible.

use table::Message;

use super::names::colour_name;
use crate::card::{Card, Source, Title};
use crate::event::{Choice, Named};
use crate::frame::Question;
use crate::game::London;
use crate::reason::Reason;

impl London {
    /// A reason with the clause behind it.
    pub(super) fn say_reason(&self, reason: Reason) -> Message {
        Message::new("reason-with-clause")
            .with("reason", self.say_bare_reason(reason))
            .with("clause", reason.clause())
    }

    fn say_bare_reason(&self, reason: Reason) -> Message {
        let of_card = |id, card: Title| Message::new(id).with("card", self.title_name(card));
        let of_source = |id, source: Named| Message::new(id).with("source", self.named(source));
        let colour = |card: Title| colour_name(self.content.title(card).colour);
        match reason {
            Reason::GameOver => Message::new("reason-game-over"),
            Reason::NotYourTurn => Message::new("reason-not-your-turn"),
            Reason::OtherQuestion(question) => self.say_first(question),
            Reason::ChooseFirst(choice) => Message::new(choose_first(choice)),
            Reason::ActionChosen => Message::new("london-reason-action-chosen"),
            Reason::NothingToPlay => Message::new("london-reason-nothing-to-play"),
            Reason::NoLand => Message::new("london-reason-no-land"),
            Reason::NotOnOffer(borough) => Message::new("london-reason-not-on-offer")
                .with("borough", self.borough_name(borough)),
            Reason::LandTooDear { borough, cost } => Message::new("london-reason-land-too-dear")
                .with("borough", self.borough_name(borough))
                .with("amount", cost),
            Reason::RepayAtStart => Message::new("london-reason-repay-at-start"),
            Reason::NoLoansToRepay => Message::new("london-reason-no-loans-to-repay"),
            Reason::CannotRepay { most, price } => {
                Message::new("london-reason-cannot-repay").with("loans", most).with("amount", price)
            }
            Reason::EnoughMoney { limit } => {
                Message::new("london-reason-enough-money").with("amount", limit)
            }
            Reason::NoLoansLeft => Message::new("london-reason-no-loans-left"),
            Reason::NoLoanNow => Message::new("london-reason-no-loan-now"),
            Reason::DeckEmpty => Message::new("london-reason-deck-empty"),
            Reason::DeckDue => Message::new("london-reason-deck-due"),
            Reason::CannotLook { most: 0 } => Message::new("london-reason-cannot-look"),
            Reason::CannotLook { most } => {
                Message::new("london-reason-cannot-look-so-far").with("cards", most)
            }
            Reason::DrawFromSeen => Message::new("london-reason-draw-from-seen"),
            Reason::NotSeen(card) => of_card("london-reason-not-seen", card),
            Reason::SpaceEmpty => Message::new("london-reason-space-empty"),
            Reason::DrawnOnly => Message::new("london-reason-drawn-only"),
            Reason::SameCardInRow(card) => of_card("london-reason-same-card-in-row", card),
            Reason::NotInHand { card, question: _ } => of_card("london-reason-not-in-hand", card),
            Reason::PauperBuilt => Message::new("london-reason-pauper-built"),
            Reason::PauperPays(card) => of_card("london-reason-pauper-pays", card),
            Reason::NoDiscard(card) => {
                Message::new("london-reason-no-discard").with("colour", colour(card))
            }
            Reason::WrongColour { card, discard } => of_card("london-reason-wrong-colour", card)
                .with("colour", colour(card))
                .with("discard", self.title_name(discard))
                .with("discard-colour", colour(discard)),
            Reason::NoSuchMeans(card) => of_card("london-reason-no-such-means", card),
            Reason::TooDear { card, cost } | Reason::ActivationTooDear { card, cost } => {
                of_card("london-reason-too-dear", card).with("amount", cost)
            }
            Reason::NotABuilding(card) | Reason::NotABuildingToTake(card) => {
                of_card("london-reason-not-a-building", card)
            }
            Reason::PlacedThisTurn(card) => of_card("london-reason-placed-this-turn", card),
            Reason::NotYourStack => Message::new("london-reason-not-your-stack"),
            Reason::NotYourCity => Message::new("london-reason-not-your-city"),
            Reason::FaceDown => Message::new("london-reason-face-down"),
            Reason::NoActivation(card) => of_card("london-reason-no-activation", card),
            Reason::AlreadyActivated(card) => of_card("london-reason-already-activated", card),
            Reason::NoCardToPay(card) => of_card("london-reason-no-card-to-pay", card),
            Reason::NothingToCoverWith(card) => {
                of_card("london-reason-nothing-to-cover-with", card)
            }
            Reason::NothingToRepeat(card) => of_card("london-reason-nothing-to-repeat", card),
            Reason::CannotRepeat(card) => of_card("london-reason-cannot-repeat", card),
            Reason::NoRunEffect => Message::new("london-reason-no-run-effect"),
            Reason::RunEffectAtEnd => Message::new("london-reason-run-effect-at-end"),
            Reason::AbilityUsed(source) => of_source("london-reason-ability-used", source),
            Reason::AbilityTooDear(source) => of_source("london-reason-ability-too-dear", source),
            Reason::NoAbility(source) => of_source("london-reason-no-ability", source),
            Reason::NothingToExchange => Message::new("london-reason-nothing-to-exchange"),
            Reason::CannotFlipInstead => Message::new("london-reason-cannot-flip-instead"),
            Reason::NothingSpares => Message::new("london-reason-nothing-spares"),
            Reason::DoesNotFit { card, question: _ } => of_card("london-reason-does-not-fit", card),
            Reason::CardNotCash => Message::new("london-reason-card-not-cash"),
            Reason::NotAnOpponent => Message::new("london-reason-not-an-opponent"),
            Reason::PartDone => Message::new("london-reason-part-done"),
            Reason::MustGoOn(_) => Message::new("london-reason-must-go-on"),
            Reason::ExchangeNotNow(source) | Reason::OfferNotNow(source) => {
                of_source("london-reason-ability-not-now", source)
            }
        }
    }

    /// What has to be answered before anything else.
    fn say_first(&self, question: Question) -> Message {
        let of_card = |id, card: Card| Message::new(id).with("card", self.card_name(card));
        let of_source =
            |id, source: Source| Message::new(id).with("source", self.source_name(source));
        match question {
            Question::Repay => Message::new("london-first-repay"),
            Question::StartDraw => Message::new("london-first-start-draw"),
            Question::PutBack => Message::new("london-first-put-back"),
            Question::Draw { left: 0 } => Message::new("london-first-draw-more"),
            Question::Draw { .. } => Message::new("london-first-draw"),
            Question::ChooseAction => Message::new("london-first-choose-action"),
            Question::Develop => Message::new("london-first-develop"),
            Question::PayFor(card) => of_card("london-first-pay-for", card),
            Question::Place(card) => of_card("london-first-place", card),
            Question::BuildFree { .. } => Message::new("london-first-build-free"),
            Question::ChooseLand => Message::new("london-first-choose-land"),
            Question::Run => Message::new("london-first-run"),
            Question::ActivationCost(card) => of_card("london-first-activation-cost", card),
            Question::OfferCost(source) => of_source("london-first-offer-cost", source),
            Question::Order(source) => of_source("london-first-order", source),
            Question::DiscardUpTo(source) => of_source("london-first-discard-up-to", source),
            Question::CoverFromBoard(card) => of_card("london-first-cover-from-board", card),
            Question::ActivateAgain(card) => of_card("london-first-activate-again", card),
            Question::Flip(card) => of_card("london-first-flip", card),
            Question::ChooseOpponent(source) => of_source("london-first-choose-opponent", source),
            Question::ExchangeTake => Message::new("london-first-exchange-take"),
            Question::ExchangeGive(_) => Message::new("london-first-exchange-give"),
            Question::AfterAction => Message::new("london-first-after-action"),
            Question::Trim => Message::new("london-first-trim"),
        }
    }
}

fn choose_first(choice: Choice) -> &'static str {
    match choice {
        Choice::Develop => "london-reason-choose-develop-first",
        Choice::BuyLand => "london-reason-choose-buy-land-first",
        Choice::RunCity => "london-reason-choose-run-city-first",
        Choice::DrawThree => "london-reason-choose-draw-three-first",
    }
}

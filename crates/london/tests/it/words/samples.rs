//! At least one value of everything that London can say. A new variant does not compile until it has
//! one.

use london::{
    Action, Amount, Borough, Card, Choice, Colour, Content, Cost, Count, Discards, Effect, Event,
    Filter, Gain, Means, Modifier, Named, Question, Reason, Source, Space, Title, Witnesses,
};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, U8Deserializer};

use crate::scene::{find_borough, find_title, seat};

/// Samples for each variant of an enum: `pattern => [samples]`, every pattern with at least one.
macro_rules! every {
    ($type:ty: $($pattern:pat => [$($sample:expr),+ $(,)?]),+ $(,)?) => {{
        // A variant without samples is an error here.
        let _all_named = |value: &$type| match value { $($pattern => {}),+ };
        let mut samples: Vec<$type> = Vec::new();
        $($({
            let sample = $sample;
            assert!(matches!(sample, $pattern), "{sample:?} stands for another variant");
            samples.push(sample);
        })+)+
        samples
    }};
}

/// Things to fill the samples with.
pub(super) struct Samples {
    card: Card,
    source: Source,
    title: Title,
    other: Title,
    borough: Borough,
    top: Space,
    bottom: Space,
}

impl Samples {
    pub(super) fn new(content: &Content) -> Self {
        let title = find_title(content, "hospital-a");
        let mut cards = content.cards();
        let card = cards.find(|&card| content.title_of(card) == title).expect("a copy of it");
        Self {
            card,
            source: card.into(),
            title,
            other: find_title(content, "sewers-c"),
            borough: find_borough(content, "lewisham"),
            top: space(1),
            bottom: space(7),
        }
    }

    pub(super) fn questions(&self) -> Vec<Question> {
        let &Self { card, source, borough, top, .. } = self;
        every!(Question:
            Question::Repay => [Question::Repay],
            Question::StartDraw => [Question::StartDraw],
            Question::PutBack => [Question::PutBack],
            Question::Draw { .. } => [
                Question::Draw { left: 0 },
                Question::Draw { left: 1 },
                Question::Draw { left: 2 },
            ],
            Question::ChooseAction => [Question::ChooseAction],
            Question::Develop => [Question::Develop],
            Question::PayFor(_) => [Question::PayFor(card)],
            Question::Place(_) => [Question::Place(card)],
            Question::BuildFree { .. } => [
                Question::BuildFree { left: 1 },
                Question::BuildFree { left: 2 },
            ],
            Question::ChooseLand => [Question::ChooseLand],
            Question::Run => [Question::Run],
            Question::ActivationCost(_) => [Question::ActivationCost(card)],
            Question::OfferCost(_) => [Question::OfferCost(borough.into())],
            Question::Order(_) => [Question::Order(source)],
            Question::DiscardUpTo(_) => [Question::DiscardUpTo(source)],
            Question::CoverFromBoard(_) => [Question::CoverFromBoard(card)],
            Question::ActivateAgain(_) => [Question::ActivateAgain(card)],
            Question::Flip(_) => [Question::Flip(card)],
            Question::ChooseOpponent(_) => [Question::ChooseOpponent(source)],
            Question::ExchangeTake => [Question::ExchangeTake],
            Question::ExchangeGive(_) => [Question::ExchangeGive(top)],
            Question::AfterAction => [Question::AfterAction],
            Question::Trim => [Question::Trim],
        )
    }

    pub(super) fn actions(&self) -> Vec<Action> {
        let &Self { card, source, title, borough, top, bottom, .. } = self;
        every!(Action:
            Action::Repay(_) => [Action::Repay(0), Action::Repay(1), Action::Repay(2)],
            Action::Look(_) => [Action::Look(1), Action::Look(3)],
            Action::DrawDeck => [Action::DrawDeck],
            Action::DrawSeen(_) => [Action::DrawSeen(title)],
            Action::DrawBoard(_) => [Action::DrawBoard(top), Action::DrawBoard(bottom)],
            Action::PutBack(_) => [Action::PutBack(title)],
            Action::Develop => [Action::Develop],
            Action::BuyLand => [Action::BuyLand],
            Action::RunCity => [Action::RunCity],
            Action::DrawThree => [Action::DrawThree],
            Action::Play(_) => [Action::Play(title)],
            Action::Pay(..) => [
                Action::Pay(title, Means::Plain),
                Action::Pay(title, Means::Priced),
                Action::Pay(title, Means::Once),
            ],
            Action::NewStack => [Action::NewStack],
            Action::Cover(_) => [Action::Cover(card)],
            Action::Buy(_) => [Action::Buy(borough)],
            Action::Activate(_) => [Action::Activate(card)],
            Action::RunEffect => [Action::RunEffect],
            Action::UseOffer(_) => [Action::UseOffer(source), Action::UseOffer(borough.into())],
            Action::PayCash => [Action::PayCash],
            Action::Discard(_) => [Action::Discard(title)],
            Action::Take(_) => [Action::Take(top), Action::Take(bottom)],
            Action::Give(_) => [Action::Give(title)],
            Action::Again(_) => [Action::Again(card)],
            Action::Flip => [Action::Flip],
            Action::FlipInstead(_) => [Action::FlipInstead(card)],
            Action::SpareFlip => [Action::SpareFlip],
            Action::Name(_) => [Action::Name(seat(1))],
            Action::Part(_) => [Action::Part(0)],
            Action::Exchange(_) => [Action::Exchange(source), Action::Exchange(borough.into())],
            Action::TakeLoan => [Action::TakeLoan],
            Action::Done => [Action::Done],
        )
    }

    pub(super) fn events(&self) -> Vec<Event> {
        let &Self { title, other, borough, top, .. } = self;
        let (me, you) = (seat(0), seat(1));
        let known = Witnesses::default();
        let chosen = |action| Event::ActionChosen { seat: me, action };
        let paid = |means| Event::PaidWithCard { seat: me, card: title, means };
        every!(Event:
            Event::TurnBegan { .. } => [Event::TurnBegan { seat: me, turn: 7 }],
            Event::LoansRepaid { .. } => [
                Event::LoansRepaid { seat: me, loans: 1, paid: 15 },
                Event::LoansRepaid { seat: me, loans: 2, paid: 30 },
            ],
            Event::LoansTaken { .. } => [
                Event::LoansTaken { seat: me, loans: 1, gained: 10 },
                Event::LoansTaken { seat: me, loans: 2, gained: 20 },
            ],
            Event::DeckSeen { .. } => [
                Event::DeckSeen { seat: me, cards: vec![Some(title), Some(other)] },
                Event::DeckSeen { seat: me, cards: vec![None, None] },
                Event::DeckSeen { seat: me, cards: vec![None] },
            ],
            Event::PutBack { .. } => [
                Event::PutBack { seat: me, cards: vec![Some(title), Some(other)] },
                Event::PutBack { seat: me, cards: vec![None, None] },
            ],
            Event::DrewFromDeck { .. } => [
                Event::DrewFromDeck { seat: me, card: Some(title), known },
                Event::DrewFromDeck { seat: me, card: None, known },
            ],
            Event::DrewFromBoard { .. } => [Event::DrewFromBoard { seat: me, card: title, space: top }],
            Event::NothingToDraw { .. } => [Event::NothingToDraw { seat: me }],
            Event::ActionChosen { .. } => [
                chosen(Choice::Develop),
                chosen(Choice::BuyLand),
                chosen(Choice::RunCity),
                chosen(Choice::DrawThree),
            ],
            Event::BuildBegan { .. } => [Event::BuildBegan { seat: me, card: title }],
            Event::PaidWithCard { .. } => [paid(Means::Plain), paid(Means::Priced), paid(Means::Once)],
            Event::Discarded { .. } => [Event::Discarded { seat: me, card: title, space: top }],
            Event::BoardMoved { .. } => [
                Event::BoardMoved { gone: vec![title, other, title] },
                Event::BoardMoved { gone: Vec::new() },
            ],
            Event::Paid { .. } => [Event::Paid { seat: me, cash: 4 }],
            Event::CashGained { .. } => [Event::CashGained { seat: me, cash: 4 }],
            Event::PrestigeGained { .. } => [Event::PrestigeGained { seat: me, prestige: 1 }],
            Event::PovertyTaken { .. } => [Event::PovertyTaken { seat: me, poverty: 2 }],
            Event::PovertyRemoved { .. } => [Event::PovertyRemoved { seat: me, poverty: 2 }],
            Event::CardPlaced { .. } => [
                Event::CardPlaced { seat: me, card: title, stack: 0, new: true },
                Event::CardPlaced { seat: me, card: title, stack: 0, new: false },
            ],
            Event::TillFilled { .. } => [Event::TillFilled { seat: me, card: title, cash: 1 }],
            Event::TillLost { .. } => [Event::TillLost { seat: me, card: title, cash: 3 }],
            Event::ActionCardPlayed { .. } => [Event::ActionCardPlayed { seat: me, card: title }],
            Event::LandBought { .. } => [Event::LandBought { seat: me, borough, cost: 3 }],
            Event::LandTurnedUp { .. } => [Event::LandTurnedUp { borough }],
            Event::Activated { .. } => [Event::Activated { seat: me, card: title }],
            Event::ActivatedAgain { .. } => [Event::ActivatedAgain { seat: me, card: title }],
            Event::BoroughRun { .. } => [Event::BoroughRun { seat: me, borough }],
            Event::AbilityUsed { .. } => [
                Event::AbilityUsed { seat: me, source: Named::Card(title) },
                Event::AbilityUsed { seat: me, source: Named::Borough(borough) },
            ],
            Event::Flipped { .. } => [Event::Flipped { seat: me, card: title }],
            Event::Spared { .. } => [Event::Spared { seat: me, card: title }],
            Event::CashGiven { .. } => [Event::CashGiven { from: me, to: you, cash: 2 }],
            Event::PovertyGiven { .. } => [Event::PovertyGiven { from: me, to: you, poverty: 1 }],
            Event::HandSpared { .. } => [Event::HandSpared { seat: me }],
            Event::Exchanged { .. } => [
                Event::Exchanged { seat: me, given: title, taken: other, space: top },
            ],
            Event::RunEnded { .. } => [Event::RunEnded { seat: me, stacks: 4, loans: 1, hand: 2 }],
            Event::EndTriggered { .. } => [Event::EndTriggered { seat: me }],
            Event::HandShown { .. } => [
                Event::HandShown { seat: me, cards: vec![title, other] },
                Event::HandShown { seat: me, cards: Vec::new() },
            ],
            Event::GameEnded => [Event::GameEnded],
        )
    }

    pub(super) fn reasons(&self) -> Vec<Reason> {
        let &Self { title, other, borough, .. } = self;
        let named = Named::Card(title);
        let mut reasons = every!(Reason:
            Reason::GameOver => [Reason::GameOver],
            Reason::NotYourTurn => [Reason::NotYourTurn],
            Reason::OtherQuestion(_) => [Reason::OtherQuestion(Question::Run)],
            Reason::ChooseFirst(_) => [
                Reason::ChooseFirst(Choice::Develop),
                Reason::ChooseFirst(Choice::BuyLand),
                Reason::ChooseFirst(Choice::RunCity),
                Reason::ChooseFirst(Choice::DrawThree),
            ],
            Reason::ActionChosen => [Reason::ActionChosen],
            Reason::NothingToPlay => [Reason::NothingToPlay],
            Reason::NoLand => [Reason::NoLand],
            Reason::NotOnOffer(_) => [Reason::NotOnOffer(borough)],
            Reason::LandTooDear { .. } => [Reason::LandTooDear { borough, cost: 3 }],
            Reason::RepayAtStart => [Reason::RepayAtStart],
            Reason::NoLoansToRepay => [Reason::NoLoansToRepay],
            Reason::CannotRepay { .. } => [
                Reason::CannotRepay { most: 0, price: 15 },
                Reason::CannotRepay { most: 1, price: 15 },
                Reason::CannotRepay { most: 2, price: 15 },
            ],
            Reason::EnoughMoney { .. } => [Reason::EnoughMoney { limit: 20 }],
            Reason::NoLoansLeft => [Reason::NoLoansLeft],
            Reason::NoLoanNow => [Reason::NoLoanNow],
            Reason::DeckEmpty => [Reason::DeckEmpty],
            Reason::DeckDue => [Reason::DeckDue],
            Reason::CannotLook { .. } => [
                Reason::CannotLook { most: 0 },
                Reason::CannotLook { most: 1 },
                Reason::CannotLook { most: 3 },
            ],
            Reason::DrawFromSeen => [Reason::DrawFromSeen],
            Reason::NotSeen(_) => [Reason::NotSeen(title)],
            Reason::SpaceEmpty => [Reason::SpaceEmpty],
            Reason::DrawnOnly => [Reason::DrawnOnly],
            Reason::SameCardInRow(_) => [Reason::SameCardInRow(title)],
            Reason::NotInHand { .. } => [Reason::NotInHand { card: title, question: Question::Trim }],
            Reason::PauperBuilt => [Reason::PauperBuilt],
            Reason::PauperPays(_) => [Reason::PauperPays(title)],
            Reason::NoDiscard(_) => [Reason::NoDiscard(title)],
            Reason::WrongColour { .. } => [Reason::WrongColour { card: title, discard: other }],
            Reason::NoSuchMeans(_) => [Reason::NoSuchMeans(title)],
            Reason::TooDear { .. } => [Reason::TooDear { card: title, cost: 9 }],
            Reason::ActivationTooDear { .. } => [Reason::ActivationTooDear { card: title, cost: 7 }],
            Reason::NotABuilding(_) => [Reason::NotABuilding(title)],
            Reason::NotABuildingToTake(_) => [Reason::NotABuildingToTake(title)],
            Reason::PlacedThisTurn(_) => [Reason::PlacedThisTurn(title)],
            Reason::NotYourStack => [Reason::NotYourStack],
            Reason::NotYourCity => [Reason::NotYourCity],
            Reason::FaceDown => [Reason::FaceDown],
            Reason::NoActivation(_) => [Reason::NoActivation(title)],
            Reason::AlreadyActivated(_) => [Reason::AlreadyActivated(title)],
            Reason::NoCardToPay(_) => [Reason::NoCardToPay(title)],
            Reason::NothingToCoverWith(_) => [Reason::NothingToCoverWith(title)],
            Reason::NothingToRepeat(_) => [Reason::NothingToRepeat(title)],
            Reason::CannotRepeat(_) => [Reason::CannotRepeat(title)],
            Reason::NoRunEffect => [Reason::NoRunEffect],
            Reason::RunEffectAtEnd => [Reason::RunEffectAtEnd],
            Reason::AbilityUsed(_) => [Reason::AbilityUsed(named)],
            Reason::ExchangeNotNow(_) => [Reason::ExchangeNotNow(Named::Borough(borough))],
            Reason::OfferNotNow(_) => [Reason::OfferNotNow(Named::Borough(borough))],
            Reason::AbilityTooDear(_) => [Reason::AbilityTooDear(Named::Borough(borough))],
            Reason::NoAbility(_) => [Reason::NoAbility(named)],
            Reason::NothingToExchange => [Reason::NothingToExchange],
            Reason::CannotFlipInstead => [Reason::CannotFlipInstead],
            Reason::NothingSpares => [Reason::NothingSpares],
            Reason::DoesNotFit { .. } => [Reason::DoesNotFit { card: title, question: Question::Trim }],
            Reason::CardNotCash => [Reason::CardNotCash],
            Reason::NotAnOpponent => [Reason::NotAnOpponent],
            Reason::PartDone => [Reason::PartDone],
            Reason::MustGoOn(_) => [Reason::MustGoOn(Question::Trim)],
        );
        for question in self.questions() {
            reasons.extend([Reason::OtherQuestion(question), Reason::MustGoOn(question)]);
        }
        reasons
    }
}

pub(super) fn effects() -> Vec<Effect> {
    let mut effects = every!(Effect:
        Effect::GainCash(_) => [Effect::GainCash(Amount::Fixed(4))],
        Effect::GainPrestige(_) => [Effect::GainPrestige(Amount::Fixed(2))],
        Effect::RemovePoverty(_) => [Effect::RemovePoverty(Amount::Fixed(1))],
        Effect::TakePoverty(_) => [Effect::TakePoverty(Amount::Fixed(1))],
        Effect::DrawCards(_) => [Effect::DrawCards(1), Effect::DrawCards(2)],
        Effect::BuildWithoutDiscard(_) => [Effect::BuildWithoutDiscard(2)],
        Effect::DiscardUpTo(_) => [Effect::DiscardUpTo(discards(3, Filter::Any, [0, 1, 1]))],
        Effect::CollectTill => [Effect::CollectTill],
        Effect::CoverFromBoard => [Effect::CoverFromBoard],
        Effect::ActivateAgain => [Effect::ActivateAgain],
        Effect::HandCausesNoPoverty => [Effect::HandCausesNoPoverty],
        Effect::TakeCashFromOpponents(_) => [Effect::TakeCashFromOpponents(2)],
        Effect::OpponentsPay(_) => [Effect::OpponentsPay(Amount::Fixed(2))],
        Effect::GivePoverty(_) => [Effect::GivePoverty(1)],
        Effect::OpponentTakesPoverty(_) => [Effect::OpponentTakesPoverty(2)],
    );
    let counts = every!(Count:
        Count::Borough => [Count::Borough],
        Count::RiversideBorough => [Count::RiversideBorough],
        Count::NorthBorough => [Count::NorthBorough],
        Count::SouthBorough => [Count::SouthBorough],
        Count::FaceUpBrown => [Count::FaceUpBrown],
        Count::FaceUpBlue => [Count::FaceUpBlue],
        Count::FaceUpPink => [Count::FaceUpPink],
    );
    for per in counts {
        let each = Amount::Each { each: 2, per };
        effects.extend([
            Effect::GainCash(each),
            Effect::GainPrestige(each),
            Effect::RemovePoverty(each),
            Effect::TakePoverty(each),
            Effect::OpponentsPay(each),
        ]);
    }
    for only in filters() {
        let limits = [1, 3, Discards::ANY_NUMBER];
        effects.extend(limits.map(|cards| Effect::DiscardUpTo(discards(cards, only, [1, 0, 0]))));
    }
    effects
}

pub(super) fn modifiers() -> Vec<Modifier> {
    let any = |price, once| Modifier::AnyColourPays { price, once };
    let gain = gain([0, 1, 0]);
    let mut modifiers = every!(Modifier:
        Modifier::AnyColourPays { .. } => [any(0, false), any(0, true), any(1, false), any(1, true)],
        Modifier::PaupersPayFor(_) => [Modifier::PaupersPayFor(Colour::Brown)],
        Modifier::FlipsInstead => [Modifier::FlipsInstead],
        Modifier::SparesFlip { .. } => [Modifier::SparesFlip { price: 2 }],
        Modifier::LoanPays(_) => [Modifier::LoanPays(12)],
        Modifier::TillFills(_) => [Modifier::TillFills(1)],
        Modifier::LooksAtDeck(_) => [Modifier::LooksAtDeck(1), Modifier::LooksAtDeck(3)],
        Modifier::StartDraw { .. } => [Modifier::StartDraw { least: 0, most: 2 }],
        Modifier::Exchanges => [Modifier::Exchanges],
        Modifier::DrawsMore(_) => [Modifier::DrawsMore(1), Modifier::DrawsMore(2)],
        Modifier::FirstBuildCheaper(_) => [Modifier::FirstBuildCheaper(2)],
        Modifier::LandCheaper(_) => [Modifier::LandCheaper(2)],
        Modifier::HandSpared(_) => [Modifier::HandSpared(1), Modifier::HandSpared(2)],
        Modifier::RepaysFor(_) => [Modifier::RepaysFor(12)],
        Modifier::CardCostAsCash(_) => [Modifier::CardCostAsCash(1)],
        Modifier::RunOffer { .. } => [Modifier::RunOffer { cost: Cost::Cash(3), gain }],
    );
    let colours = every!(Colour:
        Colour::Brown => [Colour::Brown],
        Colour::Blue => [Colour::Blue],
        Colour::Pink => [Colour::Pink],
        Colour::Grey => [Colour::Grey],
    );
    modifiers.extend(colours.into_iter().map(Modifier::PaupersPayFor));
    let costs = filters().into_iter().map(Cost::Discard);
    modifiers.extend(costs.map(|cost| Modifier::RunOffer { cost, gain }));
    modifiers
}

fn filters() -> Vec<Filter> {
    every!(Filter:
        Filter::Any => [Filter::Any],
        Filter::Brown => [Filter::Brown],
        Filter::Blue => [Filter::Blue],
        Filter::Pink => [Filter::Pink],
        Filter::Pauper => [Filter::Pauper],
    )
}

fn discards(cards: u8, only: Filter, each: [u8; 3]) -> Discards {
    Discards { cards, only, each: gain(each) }
}

fn gain([cash, prestige, relief]: [u8; 3]) -> Gain {
    Gain { cash, prestige, relief }
}

/// A space of the board by its number.
fn space(number: u8) -> Space {
    let number: U8Deserializer<Error> = number.into_deserializer();
    Space::deserialize(number).expect("a space is a number")
}

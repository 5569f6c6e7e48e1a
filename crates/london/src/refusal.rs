//! Why not: the reason against an action.

use table::Seat;

use crate::Colour;
use crate::action::{Action, Means, Space};
use crate::card::{Borough, Card, CardSet, Source, SourceKind, Title};
use crate::content::CardKind;
use crate::effect::{Ability, Cost, Effect};
use crate::event::{Choice, Named};
use crate::frame::{Frame, Question};
use crate::reason::Reason;
use crate::table_now::TableNow;
use crate::why::asks_for_discard;

impl TableNow<'_> {
    /// Why `seat`, which is asked something, may not answer with `action`.
    ///
    /// What could be done only later may be blocked even then: that says more.
    pub(crate) fn refusal(self, seat: Seat, action: Action) -> Reason {
        let reason = self.refusal_now(seat, action);
        if matches!(
            reason,
            Reason::ChooseFirst(_) | Reason::ActionChosen | Reason::OtherQuestion(_)
        ) {
            self.blocked(seat, action).unwrap_or(reason)
        } else {
            reason
        }
    }

    /// What stands against playing, buying or activating whatever is asked now.
    fn blocked(self, seat: Seat, action: Action) -> Option<Reason> {
        let reason = if let Action::Play(title) = action {
            self.why_not_play(seat, title, false)
        } else if let Action::Buy(borough) = action {
            self.why_not_buy(seat, borough)
        } else if let Action::Activate(card) = action {
            self.why_not_activate(seat, card)
        } else {
            None
        };
        // A card that is still to be drawn may pay.
        let may_pay = matches!(reason, Some(Reason::NoDiscard(_) | Reason::NoCardToPay(_)));
        reason.filter(|_| !(may_pay && self.before_the_draw()))
    }

    /// What the open question says to an action.
    fn refusal_now(self, seat: Seat, action: Action) -> Reason {
        let Some(frame) = self.state.frames.top() else { return Reason::GameOver };
        let Some(question) = frame.question() else { return Reason::GameOver };
        let other = Reason::OtherQuestion(question);
        let choosing = question == Question::ChooseAction;
        let found = match action {
            Action::Repay(_) if self.player(seat).loans == 0 => Some(Reason::NoLoansToRepay),
            Action::Repay(_) if question != Question::Repay => Some(Reason::RepayAtStart),
            Action::Repay(_) => Some(Reason::CannotRepay {
                most: i32::from(self.repayable(seat)),
                price: self.repayment(seat),
            }),
            Action::Look(_) => self.why_not_look(seat, frame),
            Action::DrawDeck | Action::DrawSeen(_) | Action::DrawBoard(_) => {
                self.why_not_draw(frame, action)
            }
            Action::PutBack(title) => {
                (question == Question::PutBack).then_some(Reason::NotSeen(title))
            }
            Action::Develop => self.why_not_choose(seat, question, Choice::Develop),
            Action::BuyLand => self.why_not_choose(seat, question, Choice::BuyLand),
            Action::RunCity => self.why_not_choose(seat, question, Choice::RunCity),
            Action::DrawThree => self.why_not_choose(seat, question, Choice::DrawThree),
            Action::Play(title) => self.why_not_play_now(seat, question, title),
            Action::Pay(title, means) => {
                if let Frame::PayFor { card } = frame {
                    Some(self.why_not_pay(seat, card, title, means))
                } else {
                    None
                }
            }
            Action::NewStack | Action::Flip => None,
            Action::Cover(card) => {
                matches!(question, Question::Place(_)).then(|| self.why_not_cover(seat, card))
            }
            Action::Buy(_) if choosing => Some(Reason::ChooseFirst(Choice::BuyLand)),
            Action::Buy(borough) => {
                if question == Question::ChooseLand {
                    self.why_not_buy(seat, borough)
                } else {
                    self.chosen_otherwise(|frame| frame == Frame::ChooseLand)
                }
            }
            Action::Activate(_) if choosing => Some(Reason::ChooseFirst(Choice::RunCity)),
            Action::Activate(card) => {
                if question == Question::Run {
                    self.why_not_activate(seat, card)
                } else {
                    self.chosen_otherwise(|frame| frame == Frame::Run)
                }
            }
            Action::RunEffect => (question == Question::Run).then(|| {
                if self.run_effect_due(seat) { Reason::RunEffectAtEnd } else { Reason::NoRunEffect }
            }),
            Action::UseOffer(source) => Some(self.why_not_offer(seat, question, source)),
            Action::Exchange(source) => Some(self.why_not_exchange(seat, source)),
            Action::PayCash => {
                matches!(question, Question::ActivationCost(_)).then_some(Reason::CardNotCash)
            }
            Action::Discard(title) => self.why_not_discard(seat, question, title),
            Action::Give(title) => {
                let not_in_hand = Reason::NotInHand { card: title, question };
                matches!(question, Question::ExchangeGive(_)).then_some(not_in_hand)
            }
            Action::Take(space) => self.why_not_take(question, space),
            Action::Again(card) => {
                matches!(question, Question::ActivateAgain(_)).then(|| self.why_not_repeat(card))
            }
            Action::FlipInstead(_) => {
                matches!(question, Question::Flip(_)).then_some(Reason::CannotFlipInstead)
            }
            Action::SpareFlip => {
                matches!(question, Question::Flip(_)).then_some(Reason::NothingSpares)
            }
            Action::Name(_) => {
                matches!(question, Question::ChooseOpponent(_)).then_some(Reason::NotAnOpponent)
            }
            Action::Part(_) => matches!(question, Question::Order(_)).then_some(Reason::PartDone),
            Action::TakeLoan => Some(self.why_no_loan(question)),
            Action::Done => Some(Reason::MustGoOn(question)),
        };
        found.unwrap_or(other)
    }

    fn why_not_choose(self, seat: Seat, question: Question, choice: Choice) -> Option<Reason> {
        if question != Question::ChooseAction {
            return self.chosen_otherwise(|_| false);
        }
        match choice {
            Choice::Develop => Some(Reason::NothingToPlay),
            Choice::BuyLand => {
                let offer = self.state.land.offer.iter().flatten().copied();
                let cheapest = offer.min_by_key(|&borough| self.land_cost(seat, borough));
                Some(cheapest.map_or(Reason::NoLand, |borough| Reason::LandTooDear {
                    borough,
                    cost: self.land_cost(seat, borough),
                }))
            }
            Choice::RunCity | Choice::DrawThree => None,
        }
    }

    fn why_not_play_now(self, seat: Seat, question: Question, title: Title) -> Option<Reason> {
        if question == Question::ChooseAction {
            Some(Reason::ChooseFirst(Choice::Develop))
        } else if question == Question::Develop {
            self.why_not_play(seat, title, false)
        } else if matches!(question, Question::BuildFree { .. }) {
            self.why_not_play(seat, title, true)
        } else {
            self.chosen_otherwise(|frame| matches!(frame, Frame::Develop { .. }))
        }
    }

    /// A thing that belongs to another action than the one being done: one action a turn (L4.3).
    fn chosen_otherwise(self, own: impl Fn(Frame) -> bool) -> Option<Reason> {
        let doing = self.state.frames.iter().any(own);
        (!doing && !self.before_the_action()).then_some(Reason::ActionChosen)
    }

    /// Whether the action of this turn is still to be chosen.
    fn before_the_action(self) -> bool {
        let choosing = self.state.frames.iter().any(|frame| frame == Frame::ChooseAction);
        choosing || self.before_the_draw()
    }

    /// Whether the turn's own draw is still to come, or under way.
    fn before_the_draw(self) -> bool {
        self.state.frames.iter().any(|frame| {
            matches!(frame, Frame::Repay | Frame::StartDraw { .. } | Frame::PutBack { .. })
        })
    }

    fn why_not_look(self, seat: Seat, frame: Frame) -> Option<Reason> {
        if let Frame::StartDraw { drawn: 0, looked: false, .. } = frame {
            let most = self.looks_at_deck(seat).min(self.state.deck.len);
            Some(Reason::CannotLook { most })
        } else {
            frame.draws().then_some(Reason::CannotLook { most: 0 })
        }
    }

    fn why_not_draw(self, frame: Frame, action: Action) -> Option<Reason> {
        if !frame.draws() {
            // After the repayment comes a draw.
            let taken = matches!(action, Action::DrawBoard(_)) && frame != Frame::Repay;
            return taken.then_some(Reason::DrawnOnly);
        }
        let looked = matches!(frame, Frame::StartDraw { looked: true, .. });
        if let Action::DrawSeen(title) = action {
            return Some(Reason::NotSeen(title));
        }
        let Action::DrawBoard(space) = action else {
            return Some(if looked { Reason::DrawFromSeen } else { Reason::DeckEmpty });
        };
        Some(match self.state.board.at(space) {
            None => Reason::SpaceEmpty,
            Some(_) if self.deck_is_due() => Reason::DeckDue,
            Some(card) => Reason::SameCardInRow(self.content.title_of(card)),
        })
    }

    /// Why a card in hand cannot be played; `None` if it can.
    pub(crate) fn why_not_play(self, seat: Seat, title: Title, free: bool) -> Option<Reason> {
        let Some(card) = self.copy_in_hand(seat, title) else {
            return Some(Reason::NotInHand { card: title, question: Question::Develop });
        };
        let cost = self.build_cost(seat, card, true);
        match self.content.title(title).kind {
            CardKind::Pauper => Some(Reason::PauperBuilt),
            CardKind::Action => free.then_some(Reason::NotABuilding(title)),
            CardKind::Building if free => {
                (!self.can_pay(seat, cost)).then_some(Reason::TooDear { card: title, cost })
            }
            CardKind::Building if self.buildable(seat).has(card) => None,
            CardKind::Building => {
                let rest = self.player(seat).hand.without(CardSet::of(card));
                let same = rest & self.content.of_colour(self.content.title(title).colour);
                Some(if same.is_empty() && self.content.title(title).needs_discard {
                    Reason::NoDiscard(title)
                } else {
                    Reason::TooDear { card: title, cost }
                })
            }
        }
    }

    fn why_not_pay(self, seat: Seat, card: Card, discard: Title, means: Means) -> Reason {
        if self.copy_in_hand(seat, discard).is_none() {
            let question = Question::PayFor(card);
            return Reason::NotInHand { card: discard, question };
        }
        let title = self.content.title_of(card);
        let cost = self.build_cost(seat, card, true);
        let facts = self.content.title(discard);
        let able = self.any_colour_pays(seat);
        if facts.colour == self.content.title(title).colour {
            if means == Means::Plain {
                Reason::TooDear { card: title, cost }
            } else {
                Reason::NoSuchMeans(discard)
            }
        } else if means != Means::Plain {
            match able.by(means) {
                Some((_, price)) => Reason::TooDear { card: title, cost: cost + price },
                None => Reason::NoSuchMeans(discard),
            }
        } else if facts.colour == Colour::Grey {
            Reason::PauperPays(title)
        } else {
            Reason::WrongColour { card: title, discard }
        }
    }

    fn why_not_cover(self, seat: Seat, card: Card) -> Reason {
        if self.player(seat).tops.has(card) {
            Reason::PlacedThisTurn(self.content.title_of(card))
        } else {
            Reason::NotYourStack
        }
    }

    pub(crate) fn why_not_buy(self, seat: Seat, borough: Borough) -> Option<Reason> {
        let cost = self.land_cost(seat, borough);
        if !self.state.land.offer.contains(&Some(borough)) {
            Some(Reason::NotOnOffer(borough))
        } else if !self.can_pay(seat, cost) {
            Some(Reason::LandTooDear { borough, cost })
        } else {
            None
        }
    }

    /// Why a card cannot be activated; `None` if it can.
    pub(crate) fn why_not_activate(self, seat: Seat, card: Card) -> Option<Reason> {
        let title = self.content.title_of(card);
        if !self.player(seat).tops.has(card) {
            return Some(Reason::NotYourCity);
        }
        // A card flipped in this run was activated; that says more than its face.
        if self.state.turn.activated.has(card) {
            return Some(Reason::AlreadyActivated(title));
        }
        if self.state.face_down.has(card) {
            return Some(Reason::FaceDown);
        }
        let Some(activation) = &self.content.title(title).activation else {
            return Some(Reason::NoActivation(title));
        };
        if !self.can_pay_activation(seat, activation.cost) {
            return Some(match activation.cost {
                Some(Cost::Cash(price)) => {
                    Reason::ActivationTooDear { card: title, cost: i32::from(price) }
                }
                Some(Cost::Discard(_)) | None => Reason::NoCardToPay(title),
            });
        }
        let missing =
            activation.effects.as_slice().iter().find(|&&e| !self.has_target(seat, card, e))?;
        Some(if *missing == Effect::ActivateAgain {
            Reason::NothingToRepeat(title)
        } else if self.state.turn.placed.has(card) {
            Reason::PlacedThisTurn(title)
        } else {
            Reason::NothingToCoverWith(title)
        })
    }

    /// L-R01: a card turned over in an earlier turn is not named.
    fn why_not_repeat(self, card: Card) -> Reason {
        if self.state.face_down.has(card) && !self.state.turn.activated.has(card) {
            Reason::FaceDown
        } else {
            Reason::CannotRepeat(self.content.title_of(card))
        }
    }

    fn named(self, source: Source) -> Named {
        Named::of(self.content, source)
    }

    /// Whether a visible card or the top borough of `seat` has this ability.
    fn has_ability(self, seat: Seat, source: Source, ability: Ability) -> bool {
        match source.kind() {
            SourceKind::Card(card) => {
                (self.visible(seat) & self.content.with_ability(ability)).has(card)
            }
            SourceKind::Borough(borough) => {
                self.player(seat).top_borough == Some(borough)
                    && self.content.borough_has(borough, ability)
            }
        }
    }

    fn why_not_offer(self, seat: Seat, question: Question, source: Source) -> Reason {
        let named = self.named(source);
        if !self.has_ability(seat, source, Ability::RunOffer) {
            Reason::NoAbility(named)
        } else if question != Question::Run {
            Reason::OfferNotNow(named)
        } else if self.run_offers(seat).any(|offer| offer.0 == source) {
            Reason::AbilityTooDear(named)
        } else {
            Reason::AbilityUsed(named)
        }
    }

    fn why_not_exchange(self, seat: Seat, source: Source) -> Reason {
        let named = self.named(source);
        if !self.has_ability(seat, source, Ability::Exchanges) {
            Reason::NoAbility(named)
        } else if !self.exchanges(seat).any(|other| other == source) {
            Reason::AbilityUsed(named)
        } else if self.player(seat).hand.is_empty() || self.state.board.is_empty() {
            Reason::NothingToExchange
        } else {
            Reason::ExchangeNotNow(named)
        }
    }

    fn why_not_discard(self, seat: Seat, question: Question, title: Title) -> Option<Reason> {
        asks_for_discard(question).then(|| match self.copy_in_hand(seat, title) {
            None => Reason::NotInHand { card: title, question },
            Some(_) => Reason::DoesNotFit { card: title, question },
        })
    }

    fn why_not_take(self, question: Question, space: Space) -> Option<Reason> {
        let covering = matches!(question, Question::CoverFromBoard(_));
        if !covering && question != Question::ExchangeTake {
            return None;
        }
        let Some(card) = self.state.board.at(space) else { return Some(Reason::SpaceEmpty) };
        let title = self.content.title_of(card);
        Some(if covering && !self.content.groups.buildings.has(card) {
            Reason::NotABuildingToTake(title)
        } else if covering && !self.can_cover_with(self.state.active, card) {
            Reason::TooDear { card: title, cost: i32::from(self.content.title(title).cost) }
        } else {
            Reason::SameCardInRow(title)
        })
    }

    fn why_no_loan(self, question: Question) -> Reason {
        let beside = matches!(
            question,
            Question::ChooseAction | Question::Develop | Question::BuildFree { .. } | Question::Run
        );
        if !beside {
            Reason::NoLoanNow
        } else if self.options.limited_loans && self.state.loans_left == 0 {
            Reason::NoLoansLeft
        } else {
            Reason::EnoughMoney { limit: self.content.groups.highest_cost.max(20) }
        }
    }
}

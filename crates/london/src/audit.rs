//! Whether everything that exists is in exactly one place.

use table::Seat;

use crate::card::{Borough, BoroughSet, Card, CardSet};
use crate::effect::Ability;
use crate::frame::Frame;
use crate::game::London;
use crate::options::LOAN_TOKENS;
use crate::state::State;

/// Something that no game could come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A city card is in two places.
    #[error("city card {} is in two places", .0.index())]
    CardTwice(Card),
    /// A city card is nowhere.
    #[error("city card {} is nowhere", .0.index())]
    CardLost(Card),
    /// A borough is in two places.
    #[error("borough {} is in two places", .0.index())]
    BoroughTwice(Borough),
    /// A borough is nowhere.
    #[error("borough {} is nowhere", .0.index())]
    BoroughLost(Borough),
    /// The deck has another length than it says.
    #[error("the deck has another length than it says")]
    DeckLength,
    /// A card lies under one of a later set (L2.2).
    #[error("city card {} lies under one of a later set", .0.index())]
    DeckOrder(Card),
    /// A player has another number of stacks than were begun (L5.10).
    #[error("player {} has another number of stacks than were begun", .0.number())]
    Stacks(Seat),
    /// Money, poverty or loans below zero.
    #[error("player {} has less than nothing of something", .0.number())]
    Negative(Seat),
    /// Loans and loan tokens do not add up (L8.6).
    #[error("loans and the tokens left do not add up to those in the box")]
    Tokens,
    /// Money lies on a card that nobody can collect it from (L-R18).
    #[error("money lies on city card {}, which is covered, face down or not built", .0.index())]
    StrayMoney(Card),
    /// A card is known to lie in a hand where it does not.
    #[error("city card {} is known to be in a hand and is not", .0.index())]
    FalseKnowledge(Card),
}

impl London {
    /// Checks that every card, borough, token and coin is where it can be, and nowhere else.
    ///
    /// # Errors
    /// The first thing found out of place.
    pub fn audit(&self, state: &State) -> Result<(), Fault> {
        self.audit_cards(state)?;
        self.audit_deck(state)?;
        self.audit_boroughs(state)?;
        self.audit_purses(state)?;
        self.audit_tills(state)
    }

    fn audit_cards(&self, state: &State) -> Result<(), Fault> {
        let mut found = CardSet::EMPTY;
        let mut meet = |card: Card| {
            if found.has(card) {
                return Err(Fault::CardTwice(card));
            }
            found.insert(card);
            Ok(())
        };
        state.deck_cards().try_for_each(&mut meet)?;
        state.board.cards().try_for_each(|(_, card)| meet(card))?;
        let mut gone = state.gone;
        gone.try_for_each(&mut meet)?;
        let mut hands = CardSet::EMPTY;
        for seat in state.seats.all() {
            let mut hand = state.players[seat].hand;
            hands |= hand;
            hand.try_for_each(&mut meet)?;
            self.now(state).area(seat).try_for_each(&mut meet)?;
            if state.players[seat].tops.len() != usize::from(state.players[seat].stacks) {
                return Err(Fault::Stacks(seat));
            }
        }
        for frame in state.frames.iter() {
            if let Frame::PayFor { card } | Frame::Place { card } = frame {
                meet(card)?;
            }
        }
        if let Some(lost) = self.content.cards().without(found).first() {
            return Err(Fault::CardLost(lost));
        }
        if state.deck_cards().count() != usize::from(state.deck.len) {
            return Err(Fault::DeckLength);
        }
        match state.public.without(hands).first() {
            Some(card) => Err(Fault::FalseKnowledge(card)),
            None => Ok(()),
        }
    }

    /// L2.2, L-R21: the sets lie in their order, but for the cards on top that somebody may have looked
    /// at and put back otherwise.
    fn audit_deck(&self, state: &State) -> Result<(), Fault> {
        let looked_at = self.most_looked_at();
        let mut latest = None;
        for (depth, card) in state.deck_cards().enumerate() {
            let set = Some(self.content.card(card).set as u8);
            if depth >= usize::from(looked_at) && set < latest {
                return Err(Fault::DeckOrder(card));
            }
            latest = latest.max(set);
        }
        Ok(())
    }

    /// How many cards of the deck somebody can look at, at most (L-R21).
    pub(crate) fn most_looked_at(&self) -> u8 {
        let titles = self.content.titles().flat_map(|(_, facts)| &facts.abilities);
        let boroughs = self.content.boroughs().flat_map(|(_, facts)| &facts.abilities);
        let looks = titles.chain(boroughs).filter(|m| m.ability() == Ability::LooksAtDeck);
        looks.filter_map(|modifier| modifier.number()).max().unwrap_or(0)
    }

    fn audit_boroughs(&self, state: &State) -> Result<(), Fault> {
        let mut found = BoroughSet::default();
        let on_offer = state.land.offer.iter().flatten().copied();
        let owned = state.seats.all().flat_map(|seat| {
            let boroughs = state.players[seat].boroughs;
            self.content.boroughs().map(|(borough, _)| borough).filter(move |&b| boroughs.has(b))
        });
        for borough in on_offer.chain(state.land.deck).chain(owned) {
            if found.has(borough) {
                return Err(Fault::BoroughTwice(borough));
            }
            found.insert(borough);
        }
        let lost = self.content.boroughs().map(|(borough, _)| borough).find(|&b| !found.has(b));
        lost.map_or(Ok(()), |borough| Err(Fault::BoroughLost(borough)))
    }

    fn audit_purses(&self, state: &State) -> Result<(), Fault> {
        let mut loans = 0;
        for seat in state.seats.all() {
            let player = &state.players[seat];
            if player.cash < 0 || player.poverty < 0 || player.loans < 0 {
                return Err(Fault::Negative(seat));
            }
            loans += player.loans;
        }
        let tokens = loans + i32::from(state.loans_left);
        if self.options.limited_loans && tokens != i32::from(LOAN_TOKENS) {
            return Err(Fault::Tokens);
        }
        Ok(())
    }

    fn audit_tills(&self, state: &State) -> Result<(), Fault> {
        let now = self.now(state);
        let visible =
            state.seats.all().fold(CardSet::EMPTY, |cards, seat| cards | now.visible(seat));
        for card in self.content.with_ability(Ability::TillFills) {
            let till = usize::from(self.content.groups.tills[card.index()]);
            if state.tills[till] > 0 && !visible.has(card) {
                return Err(Fault::StrayMoney(card));
            }
        }
        Ok(())
    }
}

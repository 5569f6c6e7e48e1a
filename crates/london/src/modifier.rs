//! Continuous abilities: each question of the rules that they may answer, in one function.
//!
//! L1.6: what a face-up top card or the top borough says goes before the clause it contradicts.
//! Nothing outside this file looks at a [`Modifier`].

use table::Seat;

use crate::Colour;
use crate::action::Means;
use crate::card::{Borough, Card, CardSet, Source, SourceKind};
use crate::effect::{Ability, Cost, Gain, Modifier};
use crate::table_now::TableNow;

/// What a loan brings (L8.1).
const LOAN: i32 = 10;
/// What repaying a loan costs (L8.4).
const REPAYMENT: i32 = 15;

impl<'t> TableNow<'t> {
    /// Whether anything visible of `seat` answers this question; most of the time nothing does.
    #[inline]
    pub(crate) fn anything(self, seat: Seat, ability: Ability) -> bool {
        !(self.visible(seat) & self.content.with_ability(ability)).is_empty()
            || self.top_borough_with(seat, ability).is_some()
    }

    #[inline]
    fn top_borough_with(self, seat: Seat, ability: Ability) -> Option<Borough> {
        self.player(seat).top_borough.filter(|&borough| self.content.borough_has(borough, ability))
    }

    /// Every visible modifier of `seat` that answers this question.
    fn modifiers(
        self,
        seat: Seat,
        ability: Ability,
    ) -> impl Iterator<Item = (Source, Modifier)> + use<'t> {
        let content = self.content;
        let cards = self.visible(seat) & content.with_ability(ability);
        let from_cards = cards.flat_map(move |card| {
            content.card(card).abilities.iter().map(move |&modifier| (Source::from(card), modifier))
        });
        let borough = self.top_borough_with(seat, ability);
        let from_borough = borough.into_iter().flat_map(move |borough| {
            let abilities = content.borough(borough).abilities.iter();
            abilities.map(move |&modifier| (Source::from(borough), modifier))
        });
        from_cards.chain(from_borough).filter(move |(_, modifier)| modifier.ability() == ability)
    }

    /// Whether a once-a-turn ability is still to be had this turn (L1.6).
    #[inline]
    fn unused(self, source: Source) -> bool {
        match source.kind() {
            SourceKind::Card(card) => !self.state.turn.used.has(card),
            SourceKind::Borough(borough) => !self.state.turn.used_boroughs.has(borough),
        }
    }

    /// The numbers of all visible modifiers of `seat` that answer this question, taken together;
    /// `None` if there are none.
    #[inline]
    fn number(self, seat: Seat, ability: Ability, both: impl Fn(u8, u8) -> u8) -> Option<u8> {
        if !self.anything(seat, ability) {
            return None;
        }
        self.modifiers(seat, ability).filter_map(|(_, modifier)| modifier.number()).reduce(both)
    }

    /// What a loan brings `seat` (L-R27).
    pub(crate) fn loan_pays(self, seat: Seat) -> i32 {
        self.number(seat, Ability::LoanPays, u8::max).map_or(LOAN, i32::from)
    }

    /// What repaying one loan costs `seat` at the start of its turn (L8.4, L-R27).
    pub(crate) fn repayment(self, seat: Seat) -> i32 {
        self.number(seat, Ability::RepaysFor, u8::min).map_or(REPAYMENT, i32::from)
    }

    /// How much less the first building card of a develop action costs (L-R22).
    pub(crate) fn first_build_cheaper(self, seat: Seat) -> i32 {
        self.number(seat, Ability::FirstBuildCheaper, u8::saturating_add).map_or(0, i32::from)
    }

    /// How much less a borough costs (L-R22).
    pub(crate) fn land_cheaper(self, seat: Seat) -> i32 {
        self.number(seat, Ability::LandCheaper, u8::saturating_add).map_or(0, i32::from)
    }

    /// How many cards in hand cause no poverty at L7.6.
    pub(crate) fn hand_spared(self, seat: Seat) -> i32 {
        self.number(seat, Ability::HandSpared, u8::saturating_add).map_or(0, i32::from)
    }

    /// How many cards of the deck may be looked at before the start-of-turn draw (L-R21).
    pub(crate) fn looks_at_deck(self, seat: Seat) -> u8 {
        self.number(seat, Ability::LooksAtDeck, u8::max).unwrap_or(0)
    }

    /// How many more cards the draw-three action may draw.
    pub(crate) fn draws_more(self, seat: Seat) -> u8 {
        self.number(seat, Ability::DrawsMore, u8::saturating_add).unwrap_or(0)
    }

    /// What `seat` may pay instead of the card that an activation asks for.
    pub(crate) fn card_cost_as_cash(self, seat: Seat) -> Option<i32> {
        self.number(seat, Ability::CardCostAsCash, u8::min).map(i32::from)
    }

    /// The least and most cards of the start-of-turn draw (L4.2, L-R21).
    pub(crate) fn start_draw(self, seat: Seat) -> (u8, u8) {
        if !self.anything(seat, Ability::StartDraw) {
            return (1, 1);
        }
        let answers = self.modifiers(seat, Ability::StartDraw).filter_map(|(_, modifier)| {
            if let Modifier::StartDraw { least, most } = modifier {
                Some((least, most))
            } else {
                None
            }
        });
        answers.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or((1, 1))
    }

    /// Visible cards that may be turned over in place of `card` (L7.7, L-R15).
    pub(crate) fn flips_instead(self, seat: Seat, card: Card) -> CardSet {
        let able = self.visible(seat) & self.content.with_ability(Ability::FlipsInstead);
        able.without(CardSet::of(card))
    }

    /// An unused ability that spares a card from being turned over, with its price.
    pub(crate) fn spares_flip(self, seat: Seat) -> Option<(Source, i32)> {
        let answers = self.modifiers(seat, Ability::SparesFlip).filter_map(|(source, modifier)| {
            if let Modifier::SparesFlip { price } = modifier {
                Some((source, i32::from(price)))
            } else {
                None
            }
        });
        answers
            .filter(|&(source, price)| self.unused(source) && self.can_pay(seat, price))
            .min_by_key(|&(_, price)| price)
    }

    /// Abilities that may exchange a card with the board and were not used this turn (L-R13).
    pub(crate) fn exchanges(self, seat: Seat) -> impl Iterator<Item = Source> + use<'t> {
        self.modifiers(seat, Ability::Exchanges)
            .map(|(source, _)| source)
            .filter(move |&source| self.unused(source))
    }

    /// Optional run abilities that were not used this turn, payable or not (L-R12).
    pub(crate) fn run_offers(
        self,
        seat: Seat,
    ) -> impl Iterator<Item = (Source, Cost, Gain)> + use<'t> {
        let answers = self.modifiers(seat, Ability::RunOffer).filter_map(|(source, modifier)| {
            if let Modifier::RunOffer { cost, gain } = modifier {
                Some((source, cost, gain))
            } else {
                None
            }
        });
        answers.filter(move |&(source, _, _)| self.unused(source))
    }

    /// The visible cards of `seat` that collect money (L-R18).
    #[inline]
    pub(crate) fn tills(self, seat: Seat) -> CardSet {
        self.visible(seat) & self.content.with_ability(Ability::TillFills)
    }

    /// What such a card collects for another card placed; no card has the ability twice.
    pub(crate) fn till_fills(self, card: Card) -> u8 {
        let mut abilities = self.content.card(card).abilities.iter();
        let till = abilities.find(|modifier| modifier.ability() == Ability::TillFills);
        till.and_then(|modifier| modifier.number()).unwrap_or(0)
    }

    /// Whether paupers may pay for a card of this colour at no price (L5.7).
    #[inline]
    pub(crate) fn paupers_pay_for(self, seat: Seat, colour: Colour) -> bool {
        let mut answers = self.modifiers(seat, Ability::PaupersPayFor);
        self.anything(seat, Ability::PaupersPayFor)
            && answers.any(|(_, modifier)| modifier == Modifier::PaupersPayFor(colour))
    }

    /// The abilities that let a card of any colour pay for a build: each with its source, price and
    /// means. At most one of each means, the cheapest (L-R31).
    pub(crate) fn any_colour_pays(self, seat: Seat) -> AnyColour {
        let mut answer = AnyColour::default();
        if !self.anything(seat, Ability::AnyColourPays) {
            return answer;
        }
        for (source, modifier) in self.modifiers(seat, Ability::AnyColourPays) {
            let Modifier::AnyColourPays { price, once } = modifier else { continue };
            let offer = Some((source, i32::from(price)));
            let place = match (once, price) {
                (true, _) if !self.unused(source) => continue,
                (true, _) => &mut answer.once,
                (false, 0) => &mut answer.free,
                (false, _) => &mut answer.priced,
            };
            if place.is_none_or(|(_, best)| i32::from(price) < best) {
                *place = offer;
            }
        }
        answer
    }
}

/// What lets a card of the wrong colour pay for a build; each with its source and price.
#[derive(Clone, Copy, Default)]
pub(crate) struct AnyColour {
    pub(crate) free: Option<(Source, i32)>,
    pub(crate) priced: Option<(Source, i32)>,
    pub(crate) once: Option<(Source, i32)>,
}

impl AnyColour {
    /// The ability behind a means.
    pub(crate) fn by(self, means: Means) -> Option<(Source, i32)> {
        match means {
            Means::Plain => self.free,
            Means::Priced => self.priced,
            Means::Once => self.once,
        }
    }

    pub(crate) fn any(self) -> bool {
        self.free.is_some() || self.priced.is_some() || self.once.is_some()
    }
}

//! Questions about the table as it stands. Nothing here changes anything.

use table::Seat;

use crate::card::{Borough, Card, CardSet, Title};
use crate::content::Content;
use crate::effect::{Amount, Cost, Count, Filter};
use crate::options::Options;
use crate::state::{Player, State};

/// A state together with what it is read by.
#[derive(Clone, Copy)]
pub(crate) struct TableNow<'t> {
    pub(crate) content: &'t Content,
    pub(crate) options: Options,
    pub(crate) state: &'t State,
}

impl<'t> TableNow<'t> {
    #[inline]
    pub(crate) fn player(self, seat: Seat) -> &'t Player {
        &self.state.players[seat]
    }

    /// Cards of `seat` that are face up on top of a stack.
    #[inline]
    pub(crate) fn visible(self, seat: Seat) -> CardSet {
        self.player(seat).visible(self.state.face_down)
    }

    /// One card for each title in `cards`, in the order of titles (L-R29).
    #[inline]
    pub(crate) fn one_of_each(self, cards: CardSet) -> impl Iterator<Item = (Title, Card)> + 't {
        let content = self.content;
        let mut last = None;
        cards.filter_map(move |card| {
            let title = content.title_of(card);
            (last.replace(title) != Some(title)).then_some((title, card))
        })
    }

    /// The copy of `title` that goes when `seat` lets one go: the one most others know of (L-R29).
    pub(crate) fn copy_in_hand(self, seat: Seat, title: Title) -> Option<Card> {
        let mine = self.player(seat).hand & self.content.copies(title);
        if mine.len() <= 1 {
            return mine.first();
        }
        let seen_by = |card: Card| {
            self.state.seats.others(seat).filter(|&other| self.player(other).seen.has(card)).count()
        };
        (mine & self.state.public)
            .first()
            .or_else(|| mine.max_by_key(|&card| (seen_by(card), std::cmp::Reverse(card))))
    }

    /// Whether `seat` can pay `price`, with loans if need be (L8.2, L8.6).
    #[inline]
    pub(crate) fn can_pay(self, seat: Seat, price: i32) -> bool {
        !self.options.limited_loans || {
            let borrowed = i32::from(self.state.loans_left) * self.loan_pays(seat);
            self.player(seat).cash + borrowed >= price
        }
    }

    /// How many loans paying `price` takes: as many as needed and no more (L8.2).
    pub(crate) fn loans_for(self, seat: Seat, price: i32) -> i32 {
        let missing = price - self.player(seat).cash;
        if missing <= 0 {
            return 0;
        }
        let each = self.loan_pays(seat);
        let needed = (missing + each - 1) / each;
        if self.options.limited_loans {
            needed.min(i32::from(self.state.loans_left))
        } else {
            needed
        }
    }

    /// Whether `seat` may take a loan beside its choice (L8.6a).
    #[inline]
    pub(crate) fn may_borrow(self, seat: Seat) -> bool {
        let limit = self.content.groups.highest_cost.max(20);
        self.player(seat).cash < limit && (!self.options.limited_loans || self.state.loans_left > 0)
    }

    /// What `card` costs to place now, outside or inside a develop action (L5.3, L-R22).
    #[inline]
    pub(crate) fn build_cost(self, seat: Seat, card: Card, developing: bool) -> i32 {
        let printed = i32::from(self.content.card(card).cost);
        if printed > 0 && developing && !self.state.turn.built {
            (printed - self.first_build_cheaper(seat)).max(0)
        } else {
            printed
        }
    }

    /// What `borough` costs `seat` now (L6.1, L-R22).
    pub(crate) fn land_cost(self, seat: Seat, borough: Borough) -> i32 {
        (i32::from(self.content.borough(borough).cost) - self.land_cheaper(seat)).max(0)
    }

    /// Cards in hand that satisfy a filter.
    #[inline]
    pub(crate) fn matching(self, cards: CardSet, filter: Filter) -> CardSet {
        match filter.colour() {
            None => cards,
            Some(colour) => cards & self.content.of_colour(colour),
        }
    }

    /// Whether `seat` could pay this cost of an activation (L7.2).
    pub(crate) fn can_pay_activation(self, seat: Seat, cost: Option<Cost>) -> bool {
        match cost {
            None => true,
            Some(Cost::Cash(price)) => self.can_pay(seat, i32::from(price)),
            Some(Cost::Discard(filter)) => {
                !self.matching(self.player(seat).hand, filter).is_empty()
                    || self.card_cost_as_cash(seat).is_some_and(|price| self.can_pay(seat, price))
            }
        }
    }

    /// How much an amount is for `seat` now.
    pub(crate) fn amount(self, seat: Seat, amount: Amount) -> i32 {
        match amount {
            Amount::Fixed(number) => i32::from(number),
            Amount::Each { each, per } => {
                i32::from(each) * i32::try_from(self.count(seat, per)).unwrap_or(i32::MAX)
            }
        }
    }

    fn count(self, seat: Seat, what: Count) -> usize {
        let owned = self.player(seat).boroughs;
        let groups = &self.content.groups;
        // L-R14: top of a stack and not flipped, counted when the effect is done.
        let face_up = |colour| (self.visible(seat) & self.content.of_colour(colour)).len();
        match what {
            Count::Borough => owned.len(),
            Count::RiversideBorough => (owned & groups.riverside).len(),
            Count::NorthBorough => (owned & groups.north).len(),
            Count::SouthBorough => (owned & groups.south).len(),
            Count::FaceUpBrown => face_up(crate::Colour::Brown),
            Count::FaceUpBlue => face_up(crate::Colour::Blue),
            Count::FaceUpPink => face_up(crate::Colour::Pink),
        }
    }
}

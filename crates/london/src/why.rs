//! Why not: the reason against anything a player points at.

use table::Seat;

use crate::action::{Action, Means, Space};
use crate::card::{Borough, Card, Source, Title};
use crate::event::Choice;
use crate::frame::{Frame, Question};
use crate::reason::Reason;
use crate::table_now::TableNow;

/// Something on the table that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A card in one's hand.
    Hand(Title),
    /// A stack, anybody's, by its top card.
    Stack(Card),
    /// A space of the development board.
    Board(Space),
    /// The deck.
    Deck,
    /// A borough.
    Borough(Borough),
    /// One of the four actions.
    Choice(Choice),
    /// The loans in the supply.
    Loan,
    /// One's own loans.
    Repayment,
}

impl TableNow<'_> {
    /// Why nothing can be done with the thing pointed at; `None` if something can.
    pub(crate) fn why_not(self, seat: Seat, pointer: Pointer) -> Option<Reason> {
        let Some(question) = self.state.frames.top().and_then(Frame::question) else {
            return Some(Reason::GameOver);
        };
        if seat != self.state.active {
            return Some(Reason::NotYourTurn);
        }
        let mut legal = Vec::new();
        self.list(&mut legal);
        if legal.iter().any(|&action| self.uses(action, pointer)) {
            return None;
        }
        Some(self.refusal(seat, self.meant(pointer, question)))
    }

    /// Whether an action is done with the thing pointed at.
    pub(crate) fn uses(self, action: Action, pointer: Pointer) -> bool {
        match pointer {
            Pointer::Hand(title) => matches!(
                action,
                Action::Play(t) | Action::Pay(t, _) | Action::Discard(t) | Action::Give(t) if t == title
            ),
            Pointer::Stack(card) => {
                matches!(
                    action,
                    Action::Cover(c) | Action::Activate(c) | Action::Again(c) | Action::FlipInstead(c)
                        if c == card
                ) || uses_ability(action, card.into())
            }
            Pointer::Board(space) => {
                matches!(action, Action::DrawBoard(s) | Action::Take(s) if self.same_card(s, space))
            }
            Pointer::Deck => {
                matches!(action, Action::DrawDeck | Action::Look(_) | Action::DrawSeen(_))
            }
            Pointer::Borough(borough) => {
                action == Action::Buy(borough)
                    || uses_ability(action, borough.into())
                    || action == Action::RunEffect && self.state.me().top_borough == Some(borough)
            }
            Pointer::Choice(choice) => action == choice.action(),
            Pointer::Loan => action == Action::TakeLoan,
            Pointer::Repayment => matches!(action, Action::Repay(loans) if loans > 0),
        }
    }

    /// Equal cards of one row stand for each other.
    fn same_card(self, a: Space, b: Space) -> bool {
        let title = |space| self.state.board.at(space).map(|card| self.content.title_of(card));
        a.in_top_row() == b.in_top_row() && title(a) == title(b)
    }

    /// The action that a player most likely means by pointing at this while asked that.
    fn meant(self, pointer: Pointer, question: Question) -> Action {
        match pointer {
            Pointer::Hand(title) => meant_by_card(title, question),
            Pointer::Stack(card) => meant_by_stack(card, question),
            Pointer::Board(space) => meant_by_space(space, question),
            Pointer::Deck => Action::DrawDeck,
            Pointer::Borough(borough) => Action::Buy(borough),
            Pointer::Choice(choice) => choice.action(),
            Pointer::Loan => Action::TakeLoan,
            Pointer::Repayment => Action::Repay(1),
        }
    }
}

fn meant_by_card(title: Title, question: Question) -> Action {
    use Question as Q;
    if matches!(question, Q::PayFor(_)) {
        Action::Pay(title, Means::Plain)
    } else if asks_for_discard(question) {
        Action::Discard(title)
    } else if matches!(question, Q::ExchangeGive(_)) {
        Action::Give(title)
    } else {
        Action::Play(title)
    }
}

fn meant_by_stack(card: Card, question: Question) -> Action {
    if matches!(question, Question::Place(_)) {
        Action::Cover(card)
    } else if matches!(question, Question::ActivateAgain(_)) {
        Action::Again(card)
    } else if matches!(question, Question::Flip(_)) {
        Action::FlipInstead(card)
    } else {
        Action::Activate(card)
    }
}

fn meant_by_space(space: Space, question: Question) -> Action {
    if matches!(question, Question::CoverFromBoard(_) | Question::ExchangeTake) {
        Action::Take(space)
    } else {
        Action::DrawBoard(space)
    }
}

/// Whether a card from hand is asked for that goes to the board and pays for nothing built.
pub(crate) fn asks_for_discard(question: Question) -> bool {
    use Question as Q;
    matches!(question, Q::ActivationCost(_) | Q::OfferCost(_) | Q::DiscardUpTo(_) | Q::Trim)
}

fn uses_ability(action: Action, by: Source) -> bool {
    matches!(action, Action::Exchange(source) | Action::UseOffer(source) if source == by)
}

impl Choice {
    /// The action that makes this choice.
    pub(crate) fn action(self) -> Action {
        match self {
            Self::Develop => Action::Develop,
            Self::BuyLand => Action::BuyLand,
            Self::RunCity => Action::RunCity,
            Self::DrawThree => Action::DrawThree,
        }
    }
}

//! What cannot be at a table of London, and the clauses that say so.

use table::{Message, Seat};

use crate::card::{Borough, Title};
use crate::game::London;

/// Something about a position that no game could come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// More copies of a card than the pack has.
    CardTwice(Title),
    /// So many copies of a card are nowhere.
    CardLost(Title, usize),
    /// A borough in two places.
    BoroughTwice(Borough),
    /// A borough that is nowhere.
    BoroughLost(Borough),
    /// A card in the deck under one of a later set.
    DeckOrder(Title),
    /// More cards in a hand than a turn can end with.
    HandLimit {
        /// The most.
        most: usize,
    },
    /// A card in a building area that cannot be built.
    NotABuilding(Title),
    /// A stack without a card.
    EmptyStack,
    /// Money on a card that nobody can collect it from.
    StrayMoney(Title),
    /// More cards in a row of the board than it has spaces.
    RowFull {
        /// So many it has.
        spaces: usize,
    },
    /// More boroughs on offer than three.
    OfferFull,
    /// Fewer boroughs on offer although the borough deck has more.
    OfferShort,
    /// More loans than tokens, where those are limited.
    Tokens {
        /// The loans of all.
        loans: i32,
    },
    /// The deck is empty, and yet the end is not triggered.
    EndDue,
    /// The end is triggered, and yet there are cards in the deck.
    EndEarly,
    /// Another number of last turns than can be left.
    LastTurns {
        /// The most that can.
        most: usize,
    },
    /// More turns without a card from the deck than there can be.
    QuietTurns {
        /// The most that can.
        most: usize,
    },
    /// The turn belongs to somebody else, by who began.
    NotTheirTurn(Seat),
}

impl Wrong {
    /// The clause that it offends.
    pub fn clause(self) -> &'static str {
        match self {
            Self::CardTwice(_) | Self::CardLost(..) => "L1.1",
            Self::BoroughTwice(_) | Self::BoroughLost(_) => "L1.3",
            Self::DeckOrder(_) => "L2.2",
            Self::HandLimit { .. } => "L4.4",
            Self::NotABuilding(_) => "L5.7",
            Self::EmptyStack => "L5.10",
            Self::StrayMoney(_) => "L-R18",
            Self::RowFull { .. } => "L2.5",
            Self::OfferFull => "L2.4",
            Self::OfferShort => "L6.4",
            Self::Tokens { .. } => "L8.6",
            Self::EndDue | Self::EndEarly | Self::LastTurns { .. } => "L9.1",
            Self::QuietTurns { .. } => "L4.6",
            Self::NotTheirTurn(_) => "L2.6",
        }
    }
}

impl London {
    /// What is wrong, with the clause behind it.
    pub(super) fn say_wrong(&self, wrong: Wrong) -> Message {
        Message::new("reason-with-clause")
            .with("reason", self.say_bare_wrong(wrong))
            .with("clause", wrong.clause())
    }

    fn say_bare_wrong(&self, wrong: Wrong) -> Message {
        let of_card = |id, card: Title| Message::new(id).with("card", self.title_name_apart(card));
        let of_borough =
            |id, borough: Borough| Message::new(id).with("borough", self.borough_name(borough));
        match wrong {
            Wrong::CardTwice(card) => of_card("london-wrong-card-twice", card),
            Wrong::CardLost(card, copies) => {
                of_card("london-wrong-card-lost", card).with("copies", copies)
            }
            Wrong::BoroughTwice(borough) => of_borough("london-wrong-borough-twice", borough),
            Wrong::BoroughLost(borough) => of_borough("london-wrong-borough-lost", borough),
            Wrong::DeckOrder(card) => of_card("london-wrong-deck-order", card),
            Wrong::HandLimit { most } => Message::new("london-wrong-hand-limit").with("most", most),
            Wrong::NotABuilding(card) => of_card("london-wrong-not-a-building", card),
            Wrong::EmptyStack => Message::new("london-wrong-empty-stack"),
            Wrong::StrayMoney(card) => of_card("london-wrong-stray-money", card),
            Wrong::RowFull { spaces } => {
                Message::new("london-wrong-row-full").with("spaces", spaces)
            }
            Wrong::OfferFull => Message::new("london-wrong-offer-full"),
            Wrong::OfferShort => Message::new("london-wrong-offer-short"),
            Wrong::Tokens { loans } => Message::new("london-wrong-tokens").with("loans", loans),
            Wrong::EndDue => Message::new("london-wrong-end-due"),
            Wrong::EndEarly => Message::new("london-wrong-end-early"),
            Wrong::LastTurns { most } => Message::new("london-wrong-last-turns").with("most", most),
            Wrong::QuietTurns { most } => {
                Message::new("london-wrong-quiet-turns").with("most", most)
            }
            Wrong::NotTheirTurn(seat) => {
                Message::new("london-wrong-not-their-turn").with("seat", seat.number())
            }
        }
    }
}

//! The names of things.

use table::{Message, Seat};

use crate::action::Space;
use crate::card::{Borough, Card, Colour, Set, Source, SourceKind, Title};
use crate::event::Named;
use crate::game::London;
use crate::state::State;

impl London {
    /// The name of a city card: the pack's own, otherwise the one of the locale files.
    pub fn title_name(&self, title: Title) -> Message {
        self.card_message(title, "")
    }

    /// The same with what tells it from other cards of that name, for lists to choose from.
    pub fn title_name_apart(&self, title: Title) -> Message {
        self.card_message(title, ".apart")
    }

    /// The name of a borough: the pack's own, otherwise the one of the locale files.
    pub fn borough_name(&self, borough: Borough) -> Message {
        let facts = self.content.borough(borough);
        match &facts.name {
            Some(name) => Message::verbatim(name.as_str()),
            None => Message::new(format!("london-borough-{}", facts.id)),
        }
    }

    fn card_message(&self, title: Title, variant: &str) -> Message {
        let facts = self.content.title(title);
        match &facts.name {
            Some(name) => Message::verbatim(name.as_str()),
            None => Message::new(format!("london-card-{}{variant}", facts.id)),
        }
    }

    pub(super) fn card_name(&self, card: Card) -> Message {
        self.title_name(self.content.title_of(card))
    }

    pub(super) fn source_name(&self, source: Source) -> Message {
        match source.kind() {
            SourceKind::Card(card) => self.card_name(card),
            SourceKind::Borough(borough) => self.borough_name(borough),
        }
    }

    pub(super) fn named(&self, named: Named) -> Message {
        match named {
            Named::Card(title) => self.title_name(title),
            Named::Borough(borough) => self.borough_name(borough),
        }
    }

    /// The card in a space of the board.
    pub(super) fn name_at(&self, state: &State, space: Space) -> Message {
        match state.board.at(space) {
            Some(card) => self.title_name_apart(self.content.title_of(card)),
            None => Message::new("london-no-card"),
        }
    }
}

/// What somebody at the table is called.
pub(super) fn player(seat: Seat) -> Message {
    Message::new("player").with("number", seat.number())
}

pub(super) fn colour_name(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Brown => "london-colour-brown",
        Colour::Blue => "london-colour-blue",
        Colour::Pink => "london-colour-pink",
        Colour::Grey => "london-colour-grey",
    })
}

/// The letter of a set, the same in every language.
pub(super) fn set_letter(set: Set) -> &'static str {
    match set {
        Set::A => "A",
        Set::B => "B",
        Set::C => "C",
    }
}

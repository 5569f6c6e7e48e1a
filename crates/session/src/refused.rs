//! Why a request is not granted.

use protocol::Refusal;
use table::{Message, Seat};

/// Why nothing was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Something has happened that the client has not seen.
    Stale,
    /// Spectators only look on.
    Spectator,
    /// The game is over.
    Over,
    /// The table is closed, or cannot be played on.
    Closed,
    /// Another seat is asked.
    NotAsked {
        /// The one that is.
        asked: Seat,
    },
    /// No actions, or too many.
    Count,
    /// The words of an action mean nothing.
    NotUnderstood {
        /// Which action, from 0.
        action: usize,
        /// What is wrong, in words.
        why: Message,
    },
    /// The rules forbid an action.
    Illegal {
        /// Which action, from 0.
        action: usize,
        /// Why, in words.
        why: Message,
    },
    /// The turn went to somebody else before all actions were done.
    TurnOver {
        /// The first that is too many, from 0.
        action: usize,
    },
    /// An action before has shown something: look first.
    Shown {
        /// The first that is too many, from 0.
        action: usize,
    },
    /// There is nothing of one's own to take back.
    NothingToUndo,
    /// So much was taken back in this match that it must not grow any further.
    EnoughUndone,
    /// Something was shown, and somebody whom it concerns cannot be asked.
    NobodyToAsk {
        /// Where they sit, or will.
        seat: Seat,
        /// Why they cannot.
        why: NoConsent,
    },
    /// Nobody asks to take anything back, or not of this seat, or not that any more.
    NoWish,
    /// Somebody else asks to take something back: one after the other.
    OtherWish {
        /// Who.
        seat: Seat,
    },
    /// A bot already plays there, or nobody can return.
    NotThatSeat,
    /// There is no such bot.
    NoSuchBot {
        /// What was asked for.
        word: String,
    },
    /// A name or a text that cannot be one.
    BadText {
        /// What is wrong, in words.
        why: Message,
    },
}

/// Why somebody cannot be asked whether something that was shown may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoConsent {
    /// Nobody has sat down there yet.
    Unseated,
    /// A bot plays for them.
    Away,
    /// The seat was somebody else's when it was shown.
    Before,
}

impl Refused {
    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Stale => "stale",
            Self::Spectator => "spectator",
            Self::Over => "over",
            Self::Closed => "closed",
            Self::NotAsked { .. } => "not-asked",
            Self::Count => "count",
            Self::NotUnderstood { .. } => "not-understood",
            Self::Illegal { .. } => "illegal",
            Self::TurnOver { .. } => "turn-over",
            Self::Shown { .. } => "shown",
            Self::NothingToUndo => "nothing-to-undo",
            Self::EnoughUndone => "enough-undone",
            Self::NobodyToAsk { .. } => "nobody-to-ask",
            Self::NoWish => "no-wish",
            Self::OtherWish { .. } => "other-wish",
            Self::NotThatSeat => "not-that-seat",
            Self::NoSuchBot { .. } => "no-such-bot",
            Self::BadText { .. } => "bad-text",
        }
    }

    /// A sentence for people.
    pub fn say(&self) -> Message {
        match self {
            Self::Stale => Message::new("table-stale"),
            Self::Spectator => Message::new("table-spectator"),
            Self::Over => Message::new("table-over"),
            Self::Closed => Message::new("table-closed"),
            Self::NotAsked { asked } => {
                Message::new("table-not-asked").with("seat", asked.number())
            }
            Self::Count => Message::new("table-actions-count").with("most", protocol::MAX_ACTIONS),
            Self::NotUnderstood { action: _, why }
            | Self::Illegal { action: _, why }
            | Self::BadText { why } => why.clone(),
            Self::TurnOver { action } => Message::new("table-turn-over").with("done", *action),
            Self::Shown { action } => Message::new("table-shown").with("done", *action),
            Self::NothingToUndo => Message::new("table-nothing-to-undo"),
            Self::EnoughUndone => Message::new("table-enough-undone"),
            Self::NobodyToAsk { seat, why } => {
                let id = match why {
                    NoConsent::Unseated => "table-undo-unseated",
                    NoConsent::Away => "table-undo-away",
                    NoConsent::Before => "table-undo-before",
                };
                Message::new(id).with("seat", seat.number())
            }
            Self::NoWish => Message::new("table-no-wish"),
            Self::OtherWish { seat } => {
                Message::new("table-other-wish").with("seat", seat.number())
            }
            Self::NotThatSeat => Message::new("table-not-that-seat"),
            Self::NoSuchBot { word } => {
                let bots: Vec<&str> = bots::BotName::ALL.iter().map(|bot| bot.as_str()).collect();
                let bots = Message::either(&bots);
                Message::new("table-no-such-bot").with("word", word.as_str()).with("bots", bots)
            }
        }
    }

    /// As a client gets it.
    pub fn refusal(&self) -> Refusal {
        let action = match self {
            Self::NotUnderstood { action, .. }
            | Self::Illegal { action, .. }
            | Self::TurnOver { action }
            | Self::Shown { action } => Some(*action),
            Self::Stale
            | Self::Spectator
            | Self::Over
            | Self::Closed
            | Self::NotAsked { .. }
            | Self::Count
            | Self::NothingToUndo
            | Self::EnoughUndone
            | Self::NobodyToAsk { .. }
            | Self::NoWish
            | Self::OtherWish { .. }
            | Self::NotThatSeat
            | Self::NoSuchBot { .. }
            | Self::BadText { .. } => None,
        };
        Refusal { code: self.code().to_owned(), say: self.say(), action }
    }
}

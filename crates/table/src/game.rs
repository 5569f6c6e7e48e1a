//! The contract between a game and everything that plays, hosts, records or studies it.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Serialize, de::DeserializeOwned};

use crate::{BySeat, Decision, Hidden, Message, Outcome, Rng, Seat, Seats, Sink, Viewer};

/// The rules of one game together with its content and options. Immutable; shared by all states.
///
/// Nothing here does IO, reads a clock or keeps anything between calls: the same start and the same
/// actions give the same states and events everywhere.
pub trait Game: Sized {
    /// Everything that chance decides before the first decision, in a form that can be written down.
    type Deal: Clone + Eq + Debug;
    /// The whole truth at one moment. Flat: no references, no heap, no code.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// An answer to the question asked.
    type Action: Copy + Ord + Hash + Debug;
    /// A question put to a seat.
    type Question: Copy + Eq + Debug;
    /// Something that happened, in the past tense.
    type Event: Clone + Eq + Debug;
    /// What somebody may see.
    type View: Clone + Eq + Debug + Serialize;
    /// Something on the table that a player can point at and ask about.
    type Pointer: Copy + Eq + Debug;
    /// Why something is not possible; names the clause.
    type Reason: Clone + Eq + Debug;

    /// The name used on the command line and in records.
    const NAME: &'static str;
    /// Raised whenever the same start and actions would no longer give the same game.
    const RULES_VERSION: u32;

    /// How many play.
    fn seats(&self) -> Seats;

    /// The deal that belongs to a seed.
    fn deal(&self, seed: u64) -> Self::Deal;

    /// Sets the table up and goes on to the first decision.
    fn begin(&self, deal: &Self::Deal, events: &mut impl Sink<Self::Event>) -> Self::State;

    /// The table as it is at the first decision. Provided, never overridden.
    fn setup(&self, deal: &Self::Deal) -> Self::State {
        self.begin(deal, &mut ())
    }

    /// What is asked, and of whom; `None` once the game is over.
    fn decision(&self, state: &Self::State) -> Option<Decision<Self::Question>>;

    /// Replaces the content of `out` by the answers to the question. Sorted, without duplicates;
    /// empty only when the game is over; a single one only if it is a real "stop".
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Applies an action that the caller vouches for, and goes on to the next question.
    fn apply_unchecked(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    );

    /// The final standing; `None` until the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What each seat would score if the game ended now.
    fn standing(&self, state: &Self::State) -> BySeat<i32>;

    /// What `viewer` may see. The only statement of who sees what, with [`redact`](Self::redact).
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may hear of it.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// What `viewer` does not know.
    fn hidden(&self, state: &Self::State, viewer: Viewer) -> Hidden;

    /// A state that `observer` cannot tell from `state`, everything hidden from it redealt.
    fn determinize(&self, state: &Self::State, observer: Seat, rng: &mut Rng) -> Self::State;

    /// The same table with everything that no seat knows dealt anew: what chance has yet to decide. Every seat
    /// sees what it saw, and every order of what is hidden is as likely. Where things can be told apart, the same generator
    /// brings what is still to come into the same order before and after something was shown.
    fn reshuffle(&self, state: &Self::State, rng: &mut Rng) -> Self::State;

    /// Why `seat` may not do `action`, which is not among the legal ones.
    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Self::Reason;

    /// Whether an action is done with the thing pointed at, or leads to it.
    fn uses(&self, state: &Self::State, action: Self::Action, pointer: Self::Pointer) -> bool;

    /// Why nothing can be done by `seat` with the thing pointed at now; `None` if something can.
    fn why_not(
        &self,
        state: &Self::State,
        seat: Seat,
        pointer: Self::Pointer,
    ) -> Option<Self::Reason>;

    /// Applies an action of `seat`. Provided, never overridden.
    ///
    /// # Errors
    /// If it is not that seat's decision or the action is not legal; the state is then unchanged.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        let decision = self.decision(state).ok_or(Illegal::GameOver)?;
        if decision.seat != seat {
            return Err(Illegal::NotAsked { decides: decision.seat });
        }
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        if legal.binary_search(&action).is_err() {
            return Err(Illegal::Refused(self.refusal(state, seat, action)));
        }
        self.apply_unchecked(state, action, events);
        Ok(())
    }
}

/// Why an action was not applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal<R> {
    /// The game is over.
    GameOver,
    /// Another seat is being asked.
    NotAsked {
        /// The one that is.
        decides: Seat,
    },
    /// The rules forbid it.
    Refused(R),
}

/// A game whose actions and deals can be written down and read back.
pub trait Notation: Game {
    /// The name of the content pack.
    fn pack(&self) -> &str;

    /// The digest of the content.
    fn content_digest(&self) -> crate::Digest;

    /// The options that differ from the default, as words: a name and a value.
    fn options(&self) -> Vec<(String, String)>;

    /// The action in words that a person can type.
    fn write_action(&self, state: &Self::State, action: Self::Action) -> String;

    /// The action that these words mean in this state; it need not be legal.
    ///
    /// # Errors
    /// If the words mean nothing here.
    fn read_action(&self, state: &Self::State, text: &str) -> Result<Self::Action, NotUnderstood>;

    /// A deal as named lists of words.
    fn write_deal(&self, deal: &Self::Deal) -> Vec<(String, Vec<String>)>;

    /// The deal that these lists describe.
    ///
    /// # Errors
    /// If a word is unknown, or something is missing, doubled or out of place.
    fn read_deal(&self, lists: &[(String, Vec<String>)]) -> Result<Self::Deal, NotUnderstood>;

    /// The thing on the table that these words point at.
    ///
    /// # Errors
    /// If they point at nothing.
    fn read_pointer(&self, state: &Self::State, text: &str)
    -> Result<Self::Pointer, NotUnderstood>;
}

/// A text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{word}” is not understood here")]
pub struct NotUnderstood {
    /// The word at fault.
    pub word: String,
    /// Where it begins in the text, in characters.
    pub at: usize,
    /// What would have been understood, as a part of a sentence.
    pub expected: Message,
}

impl NotUnderstood {
    /// A word that stands alone, as those of a deal do.
    pub fn new(word: impl Into<String>, expected: Message) -> Self {
        Self { word: word.into(), at: 0, expected }
    }
}

/// The tally of every game: what somebody would have if the game ended now, as far as the viewer can know.
pub const SCORE: &str = "score";

/// A game that can say everything it knows to people.
pub trait Tell: Game {
    /// What is printed on the things of the game.
    type Printed;

    /// Everything that is printed on cards, boards and pieces, for those who draw them. It is the same all
    /// through a match, and hides nothing.
    fn printed(&self) -> Self::Printed;

    /// What is asked.
    fn tell_question(&self, state: &Self::State, decision: Decision<Self::Question>) -> Message;

    /// Puts legal actions into the order in which people like to read them. As listed, unless a
    /// game says otherwise.
    fn in_reading_order(&self, state: &Self::State, actions: &mut [Self::Action]) {
        let _ = (state, actions);
    }

    /// What an action means, said before it is done.
    fn tell_action(&self, state: &Self::State, action: Self::Action) -> Message;

    /// The same as a step of a plan, where no question stands above it; `before` is the step that was told before it. As
    /// everywhere else, unless a game says otherwise.
    fn tell_step(
        &self,
        state: &Self::State,
        action: Self::Action,
        before: Option<Self::Action>,
    ) -> Message {
        let _ = before;
        self.tell_action(state, action)
    }

    /// What is printed on the thing that an action chooses, for people who have never seen it: a
    /// message for each fact that the action itself leaves out. Nothing, unless a game says otherwise.
    fn tell_details(&self, state: &Self::State, action: Self::Action) -> Vec<Message> {
        let _ = (state, action);
        Vec::new()
    }

    /// What happened. `None` for an event that means nothing to people.
    fn tell_event(&self, event: &Self::Event) -> Option<Message>;

    /// Why something is not possible.
    fn tell_reason(&self, reason: &Self::Reason) -> Message;

    /// What puts one seat before another that has as many points, once the game is over; `None` if
    /// nothing does.
    fn tell_tie_break(&self, state: &Self::State, ahead: Seat, behind: Seat) -> Option<Message>;

    /// The numbers that people follow, by seat: in every view of a table the same ones in the same order, one of
    /// them [`SCORE`]. Taken from a view, so that nobody learns anything by them.
    fn tallies(&self, view: &Self::View) -> Vec<(Seat, &'static str, i32)>;

    /// Where the points of each seat come from as far as `viewer` can know, one message a line.
    fn tell_score(&self, state: &Self::State, viewer: Viewer) -> BySeat<Vec<Message>>;
}

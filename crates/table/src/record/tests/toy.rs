//! A game small enough to read in one go: who takes the last counter wins.

use serde::{Deserialize, Serialize};

use crate::{
    BySeat, Decision, Digest, Game, Hidden, Message, NotUnderstood, Notation, Outcome, Rng, Seat,
    Seats, Sink, Viewer,
};

/// The seats take 1 to `most` counters in turn from a pile of 30 to 39.
#[derive(Clone, Debug)]
pub(super) struct Counters {
    pub(super) seats: Seats,
    pub(super) most: u8,
    pub(super) pack: &'static str,
    pub(super) content: &'static str,
}

impl Counters {
    pub(super) fn new(seats: usize) -> Self {
        Self { seats: Seats::new(seats).unwrap(), most: 3, pack: "wood", content: "oak" }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deal {
    pub(super) pile: u8,
    pub(super) first: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct State {
    pub(super) pile: u8,
    next: Seat,
    taken: BySeat<i32>,
    last: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Take(pub(super) u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HowMany;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Taken(u8);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    None,
    MoreThan(u8),
}

impl Game for Counters {
    type Deal = Deal;
    type State = State;
    type Action = Take;
    type Question = HowMany;
    type Event = Taken;
    type View = State;
    type Pointer = ();
    type Reason = Reason;

    const NAME: &'static str = "counters";
    const RULES_VERSION: u32 = 7;

    fn seats(&self) -> Seats {
        self.seats
    }

    fn deal(&self, seed: u64) -> Deal {
        let pile = 30 + u8::try_from(Rng::new(seed).below(10)).unwrap();
        Deal { pile, first: Seat::FIRST }
    }

    fn begin(&self, deal: &Deal, _events: &mut impl Sink<Taken>) -> State {
        State { pile: deal.pile, next: deal.first, taken: BySeat::default(), last: None }
    }

    fn decision(&self, state: &State) -> Option<Decision<HowMany>> {
        (state.pile > 0).then_some(Decision { seat: state.next, question: HowMany })
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Take>) {
        out.clear();
        out.extend((1..=self.most.min(state.pile)).map(Take));
    }

    fn apply_unchecked(&self, state: &mut State, Take(count): Take, events: &mut impl Sink<Taken>) {
        state.pile -= count;
        state.taken[state.next] += i32::from(count);
        state.last = Some(state.next);
        state.next = self.seats.next(state.next);
        events.tell(|| Taken(count));
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let last = |seat| Some(seat) == state.last;
        (state.pile == 0).then(|| Outcome::rank(self.seats, state.taken, last))
    }

    fn standing(&self, state: &State) -> BySeat<i32> {
        state.taken
    }

    fn view(&self, state: &State, _viewer: Viewer) -> State {
        state.clone()
    }

    fn redact(&self, event: &Taken, _viewer: Viewer) -> Taken {
        event.clone()
    }

    fn hidden(&self, _state: &State, _viewer: Viewer) -> Hidden {
        Hidden::NOTHING
    }

    fn determinize(&self, state: &State, _observer: Seat, _rng: &mut Rng) -> State {
        state.clone()
    }

    fn reshuffle(&self, state: &State, _rng: &mut Rng) -> State {
        state.clone()
    }

    fn refusal(&self, state: &State, _seat: Seat, Take(count): Take) -> Reason {
        if count == 0 { Reason::None } else { Reason::MoreThan(self.most.min(state.pile)) }
    }

    fn uses(&self, _state: &State, _action: Take, (): ()) -> bool {
        true
    }

    fn why_not(&self, state: &State, _seat: Seat, (): ()) -> Option<Reason> {
        (state.pile == 0).then_some(Reason::MoreThan(0))
    }
}

impl Notation for Counters {
    fn pack(&self) -> &str {
        self.pack
    }

    fn content_digest(&self) -> Digest {
        Digest::of_bytes(self.content.as_bytes())
    }

    fn options(&self) -> Vec<(String, String)> {
        let most = ("most".to_owned(), self.most.to_string());
        if self.most == 3 { Vec::new() } else { vec![most] }
    }

    fn write_action(&self, _state: &State, Take(count): Take) -> String {
        format!("take {count}")
    }

    fn read_action(&self, _state: &State, text: &str) -> Result<Take, NotUnderstood> {
        let (verb, count) = text.split_once(' ').unwrap_or((text, ""));
        if verb != "take" {
            return Err(not_understood(verb, 0, "“take”"));
        }
        count.parse().map(Take).map_err(|_| not_understood(count, 5, "a number"))
    }

    fn write_deal(&self, deal: &Deal) -> Vec<(String, Vec<String>)> {
        vec![
            ("pile".to_owned(), vec![deal.pile.to_string()]),
            ("first".to_owned(), vec!["seat".to_owned(), deal.first.number().to_string()]),
        ]
    }

    fn read_deal(&self, lists: &[(String, Vec<String>)]) -> Result<Deal, NotUnderstood> {
        let [(pile, counters), (first, seat)] = lists else {
            return Err(not_understood("", 0, "the lists “pile” and “first”"));
        };
        if (pile.as_str(), first.as_str()) != ("pile", "first") {
            return Err(not_understood(pile, 0, "the lists “pile” and “first”"));
        }
        let [counters] = counters.as_slice() else {
            return Err(not_understood(pile, 0, "one number of counters"));
        };
        let [_, number] = seat.as_slice() else {
            return Err(not_understood(first, 0, "“seat” and its number"));
        };
        let pile = counters.parse().map_err(|_| not_understood(counters, 0, "a number"))?;
        let first = number.parse().ok().and_then(Seat::from_number);
        let first = first.ok_or_else(|| not_understood(number, 0, "the number of a seat"))?;
        Ok(Deal { pile, first })
    }

    fn read_pointer(&self, _state: &State, text: &str) -> Result<(), NotUnderstood> {
        if text == "pile" { Ok(()) } else { Err(not_understood(text, 0, "“pile”")) }
    }
}

fn not_understood(word: &str, at: usize, expected: &str) -> NotUnderstood {
    NotUnderstood { word: word.to_owned(), at, expected: Message::verbatim(expected) }
}

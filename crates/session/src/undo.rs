//! Taking back: free until somebody has learnt something or answered, by consent after that (L-R32, N-R23).
//!
//! Consent is given by people. Seats that were bots' from the beginning have nothing to lose; a seat that is
//! somebody's who is not there to say no keeps what was shown as it is.

use std::num::NonZeroUsize;

use protocol::{Absence, SeatState, UndoAsked, UndoDenied, UndoNow};
use table::record::{Line, SitterKind};
use table::{BySeat, Seat, Viewer, may_take_back};

use crate::change::{Change, Deed};
use crate::consent::Wish;
use crate::refused::{NoConsent, Refused};
use crate::session::{PastDeed, Session};
use crate::wire::Wire;

/// What became of the wish to take something back.
#[derive(Debug)]
pub enum Wished<T> {
    /// It can be done at once.
    Free(T),
    /// The others are asked.
    Asked,
    /// Somebody has said no, or thought better of it.
    Denied {
        /// To whom.
        seat: Seat,
    },
    /// Others still have to answer.
    Waits,
}

impl<T> Wished<T> {
    pub(crate) fn map<U>(self, change: impl FnOnce(T) -> U) -> Wished<U> {
        match self {
            Self::Free(free) => Wished::Free(change(free)),
            Self::Asked => Wished::Asked,
            Self::Denied { seat } => Wished::Denied { seat },
            Self::Waits => Wished::Waits,
        }
    }
}

/// A match that has been stored in so many pieces is not taken back any more: whoever takes up a match plays all of it again,
/// so it must not grow for ever. A game without taking back has a tenth of it at the most.
const MOST_REVISIONS: u64 = 20_000;

/// What has to happen before something is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    Nothing,
    Consent,
}

impl<G: Wire> Session<G> {
    /// Takes back the last action of a seat, or its whole turn so far; or asks the others.
    ///
    /// # Errors
    /// If there is nothing to take back, the client has not seen everything, or somebody else waits for an answer already.
    pub fn undo(
        &mut self,
        viewer: Viewer,
        revision: u64,
        whole_turn: bool,
        now: i64,
    ) -> Result<Wished<Change<G>>, Refused> {
        let seat = self.deciding(viewer)?;
        self.expect(revision)?;
        let left = self.undo_to(seat, whole_turn).ok_or(Refused::NothingToUndo)?;
        if self.revision() >= MOST_REVISIONS {
            return Err(Refused::EnoughUndone);
        }
        match self.undo_needs(seat, left)? {
            Needs::Nothing => Ok(Wished::Free(self.taken_back(seat, left, now)?)),
            Needs::Consent => {
                if let Some(wish) = self.wish.filter(|wish| wish.seat != seat) {
                    return Err(Refused::OtherWish { seat: wish.seat });
                }
                self.wishes += 1;
                let mut agreed = BySeat::default();
                agreed[seat] = true;
                self.denied = None;
                self.wish = Some(Wish { number: self.wishes, seat, left, agreed });
                Ok(Wished::Asked)
            }
        }
    }

    /// Whether the others have to be asked before a viewer takes back their last action, or their whole turn so far.
    pub fn undo_asks_others(&self, viewer: Viewer, whole_turn: bool) -> bool {
        let Ok(seat) = self.deciding(viewer) else { return false };
        let left = self.undo_to(seat, whole_turn);
        left.is_some_and(|left| self.undo_needs(seat, left) == Ok(Needs::Consent))
    }

    /// Answers the wish with this number to take something back, or withdraws the own one.
    ///
    /// # Errors
    /// If there is no such wish any more, or the client has not seen everything.
    pub fn consent(
        &mut self,
        viewer: Viewer,
        revision: u64,
        number: u64,
        agree: bool,
        now: i64,
    ) -> Result<Wished<Change<G>>, Refused> {
        let seat = self.deciding(viewer)?;
        self.expect(revision)?;
        // Nobody agrees with themselves; to say no to one's own wish is to withdraw it.
        let asked_about = |wish: &&mut Wish| wish.number == number && (wish.seat != seat || !agree);
        let Some(wish) = self.wish.as_mut().filter(|wish| asked_about(wish)) else {
            return Err(Refused::NoWish);
        };
        if !agree {
            let denied = UndoDenied { seat: wish.seat, by: seat };
            self.wish = None;
            self.denied = Some(denied).filter(|denied| denied.seat != denied.by);
            return Ok(Wished::Denied { seat: denied.seat });
        }
        wish.agreed[seat] = true;
        let wish = *wish;
        if self.waits_for(&wish).is_empty() {
            return Ok(Wished::Free(self.taken_back(wish.seat, wish.left, now)?));
        }
        Ok(Wished::Waits)
    }

    /// What a viewer may take back.
    pub(crate) fn undo_now(&self, viewer: Viewer) -> Option<UndoNow> {
        let seat = self.deciding(viewer).ok()?;
        let left = self.undo_to(seat, false)?;
        let count = self.history.done().len() - left;
        let needs = self.undo_needs(seat, left);
        let refused = needs.as_ref().err().map(Refused::say);
        Some(UndoNow { count, consent: needs == Ok(Needs::Consent), refused })
    }

    /// The wish that waits.
    pub(crate) fn undo_asked(&self) -> Option<UndoAsked> {
        self.wish.as_ref().map(|wish| UndoAsked {
            number: wish.number,
            seat: wish.seat,
            count: self.history.done().len() - wish.left,
            waits_for: self.waits_for(wish),
        })
    }

    /// The seat of a viewer who decides for it, and no bot.
    fn deciding(&self, viewer: Viewer) -> Result<Seat, Refused> {
        let seat = self.seated(viewer)?;
        if self.is_person(seat) { Ok(seat) } else { Err(Refused::NotThatSeat) }
    }

    fn waits_for(&self, wish: &Wish) -> Vec<Seat> {
        let others = self.game.seats().others(wish.seat);
        let asked = |seat: &Seat| self.is_person(*seat) && !wish.agreed[*seat];
        others.filter(asked).collect()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.seat_state(seat) == SeatState::Person
    }

    /// How many actions would be left; `None` if the seat has done nothing, or the game is over.
    fn undo_to(&self, seat: Seat, whole_turn: bool) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        let done = self.history.done();
        let last = done.iter().rposition(|done| done.seat == seat)?;
        if !whole_turn {
            return Some(last);
        }
        let own = done[..=last].iter().rev().take_while(|done| done.seat == seat).count();
        Some(last + 1 - own)
    }

    /// What has to happen before everything after the first `left` actions is taken back.
    fn undo_needs(&self, seat: Seat, left: usize) -> Result<Needs, Refused> {
        let since = &self.history.done()[left..];
        let others = self.others_acted(seat, left);
        let before = self.history.before(&self.game, left);
        let learnt = !may_take_back(&*self.game, &before, self.history.now(), seat);
        if !others && !learnt {
            return Ok(Needs::Nothing);
        }
        let mut needs = Needs::Nothing;
        for other in self.game.seats().others(seat) {
            match self.seat_state(other) {
                SeatState::Person => needs = Needs::Consent,
                SeatState::Free => {
                    return Err(Refused::NobodyToAsk { seat: other, why: NoConsent::Unseated });
                }
                SeatState::Relieved => {
                    return Err(Refused::NobodyToAsk { seat: other, why: NoConsent::Away });
                }
                SeatState::Bot => {}
            }
            let first = since.first().map_or(0, |done| u64::from(done.revision));
            if self.changed_hands(other).is_some_and(|revision| first <= revision) {
                return Err(Refused::NobodyToAsk { seat: other, why: NoConsent::Before });
            }
        }
        Ok(needs)
    }

    /// Whether another person has acted after the first `left` actions.
    pub(crate) fn others_acted(&self, seat: Seat, left: usize) -> bool {
        let since = &self.history.done()[left..];
        since.iter().any(|done| done.seat != seat && self.is_person(done.seat))
    }

    /// The revision with which a seat last went from one person to somebody else. A person who lets a bot play
    /// and comes back is no other; whether a seat was handed on, claimed back or emptied by the host cannot be told
    /// apart, and whoever has it now cannot answer for what was before.
    fn changed_hands(&self, seat: Seat) -> Option<u64> {
        let mut kind = self.began_as[seat.index()];
        let (mut hands, mut handed_to_bot) = (None, None);
        for (revision, past) in (1..).zip(&self.past) {
            let to = match &past.deed {
                PastDeed::Sit { seat: at, sitter } if *at == seat => sitter.kind,
                // The clock that ran out has called a caretaker.
                PastDeed::Expire { seat: at }
                    if *at == seat && self.terms.absence == Absence::Bot =>
                {
                    SitterKind::Bot
                }
                PastDeed::Sit { .. }
                | PastDeed::Act { .. }
                | PastDeed::Undo { .. }
                | PastDeed::Expire { .. } => continue,
            };
            match (kind, to) {
                (SitterKind::Person, SitterKind::Person) => hands = Some(revision),
                (SitterKind::Person, SitterKind::Bot) => handed_to_bot = Some(revision),
                (SitterKind::Bot, _) => {}
            }
            kind = to;
        }
        // A bot that nobody may return to has taken the seat for good.
        let for_good = handed_to_bot.filter(|_| self.seat_state(seat) == SeatState::Bot);
        hands.max(for_good)
    }

    fn taken_back(&self, seat: Seat, left: usize, now: i64) -> Result<Change<G>, Refused> {
        let count = NonZeroUsize::new(self.history.done().len() - left);
        let count = count.ok_or(Refused::NothingToUndo)?;
        let state = self.history.before(&self.game, left);
        let lines = vec![Line::Undo { seat, count }];
        let moment = self.moment_of_undo(seat, left);
        Ok(self.change(lines, Deed::Undo { seat, count }, moment, &state, now))
    }
}

//! What clocks have to do with a match.

use protocol::{Absence, Pace};
use serde::{Deserialize, Serialize};
use table::record::{Line, Sitter, SitterKind};
use table::{BySeat, Seat};

use crate::change::{Change, Deed};
use crate::clock::{Moment, Timer, Turn};
use crate::session::{CARETAKER, Past, PastDeed, Session};
use crate::wire::Wire;

/// Where there are no clocks, the others need not wait longer than a day for somebody who is not there.
const LONG: i64 = 24 * 3600 * 1000;

/// Live clocks of a match that nobody looks at, as they stood after a revision.
#[derive(Debug, Serialize, Deserialize)]
struct AtRest {
    revision: u64,
    timer: Timer,
}

/// Who decides for the seats, which of them somebody holds who may return, and to which anybody has ever come.
pub(crate) struct Seating {
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) held: BySeat<bool>,
    pub(crate) came: BySeat<bool>,
}

impl Seating {
    fn kind(&self, seat: Seat) -> SitterKind {
        self.sitters[seat.index()].kind
    }
}

impl<G: Wire> Session<G> {
    /// The seat whose time has run out, where the others decide, or for which nobody need wait any longer.
    pub fn expired(&self) -> Option<Seat> {
        self.timer.seat.filter(|_| self.timer.expired).or(self.away)
    }

    /// When the others need no longer wait for whoever is asked, at a table without clocks: a day after the last thing that they
    /// could answer, or with which they came. Nobody else's coming and going makes it longer.
    pub fn patience_ends(&self) -> Option<i64> {
        match self.terms.pace {
            Pace::None => {}
            Pace::Live { .. } | Pace::Slow { .. } => return None,
        }
        let asked = self.asked().filter(|_| !self.is_stopped())?;
        match self.sitters[asked.index()].kind {
            SitterKind::Person => {}
            SitterKind::Bot => return None,
        }
        let counts = |past: &&Past| match &past.deed {
            PastDeed::Act { .. } | PastDeed::Undo { .. } | PastDeed::Expire { .. } => true,
            PastDeed::Sit { seat, .. } => *seat == asked,
        };
        let last = self.past.iter().rev().find(counts).map_or(self.created, |past| past.at);
        Some(last + LONG)
    }

    /// Looks whether the others need no longer wait for whoever is asked and is not there. Gives whether that is new.
    pub fn notice_absence(&mut self, present: &BySeat<bool>, now: i64) -> bool {
        let ended = self.patience_ends().is_some_and(|ends| ends <= now);
        let away = self.asked().filter(|seat| ended && !present[*seat]);
        std::mem::replace(&mut self.away, away) != away
    }

    /// What is to be done about a clock that has run out, if it has.
    pub fn expire(&self, now: i64) -> Option<Change<G>> {
        let due = self.due()?;
        let seat = self.timer.seat.filter(|_| due <= now)?;
        let mut lines = vec![Line::Expired { seat }];
        let mut after = self.seating();
        let sitter = match self.terms.absence {
            Absence::Others => None,
            Absence::Bot => Sitter::bot(CARETAKER.as_str()).ok(),
        };
        if let Some(sitter) = &sitter {
            lines.push(Line::Handover { seat, sitter: sitter.clone() });
            after.sitters[seat.index()] = sitter.clone();
        }
        let deed = Deed::Expire { seat, sitter };
        Some(self.change_of_seats(lines, deed, Moment::Expired { seat }, &after, now))
    }

    /// Stops the clock of a table that everybody has left.
    pub fn pause(&mut self, now: i64) {
        self.timer = self.timer.pause(self.terms.pace, now);
    }

    /// Lets it go on.
    pub fn resume(&mut self, now: i64) {
        self.timer = self.timer.resume(now);
    }

    /// What is known of live clocks while nobody is there, to be kept for when the match is taken up again.
    pub fn clock_at_rest(&self, now: i64) -> Option<String> {
        let lives = matches!(self.terms.pace, Pace::Live { .. }) && !self.is_stopped();
        let at_rest = lives.then(|| AtRest {
            revision: self.revision(),
            timer: self.timer.pause(self.terms.pace, now),
        })?;
        serde_json::to_string(&at_rest).ok()
    }

    /// The live clocks as they were kept, if nothing has happened since.
    pub(crate) fn timer_at_rest(&self, kept: &str) -> Option<Timer> {
        let AtRest { revision, timer } = serde_json::from_str(kept).ok()?;
        (revision == self.revision()).then_some(timer)
    }

    /// Who is asked and holds the seat themselves, so that they can be called.
    pub fn called(&self) -> Option<Seat> {
        self.turn_in(self.history.now(), &self.seating()).called.filter(|_| !self.is_stopped())
    }

    /// When the clock has to be looked at. Nothing happens any more at a table that cannot be played on.
    pub fn due(&self) -> Option<i64> {
        self.timer.due(self.terms.pace).filter(|_| !self.is_stopped())
    }

    /// When the time of a seat runs out, if it runs.
    pub fn until(&self, seat: Seat) -> Option<i64> {
        let runs = self.timer.seat == Some(seat) && !self.timer.expired && !self.is_stopped();
        self.timer.until.filter(|_| runs)
    }

    /// The same, if the clock goes on while nobody is there.
    pub fn deadline(&self) -> Option<i64> {
        self.due().filter(|_| goes_on_alone(self.terms.pace))
    }

    /// Who is asked in a position, and whether time runs: for a person, once everybody has come. It goes on when a seat is
    /// emptied after that: the others are not to wait for ever for somebody to take it.
    pub(crate) fn turn_in(&self, state: &G::State, seating: &Seating) -> Turn {
        let asked = self.game.decision(state).map(|decision| decision.seat);
        let mut seats = self.game.seats().all();
        let all_came = seats.all(|seat| match seating.kind(seat) {
            SitterKind::Bot => true,
            SitterKind::Person => seating.came[seat],
        });
        let is_person = |seat: &Seat| seating.kind(*seat) == SitterKind::Person;
        let timed = asked.filter(|seat| all_came && is_person(seat));
        let called = asked.filter(|seat| is_person(seat) && seating.held[*seat]);
        Turn { asked, timed, called }
    }

    /// What it is for the clocks that a seat takes back all but the first `left` actions.
    pub(crate) fn moment_of_undo(&self, seat: Seat, left: usize) -> Moment {
        if self.others_acted(seat, left) {
            Moment::Reset { in_force: left }
        } else {
            Moment::TakenBack
        }
    }

    pub(crate) fn seating(&self) -> Seating {
        Seating { sitters: self.sitters.clone(), held: self.held, came: self.came }
    }

    /// A change that leads to a position.
    pub(crate) fn change(
        &self,
        lines: Vec<Line>,
        deed: Deed<G>,
        moment: Moment,
        state: &G::State,
        now: i64,
    ) -> Change<G> {
        self.change_to(lines, deed, moment, self.turn_in(state, &self.seating()), now)
    }

    /// A change of who sits where.
    pub(crate) fn change_of_seats(
        &self,
        lines: Vec<Line>,
        deed: Deed<G>,
        moment: Moment,
        after: &Seating,
        now: i64,
    ) -> Change<G> {
        self.change_to(lines, deed, moment, self.turn_in(self.history.now(), after), now)
    }

    fn change_to(
        &self,
        lines: Vec<Line>,
        deed: Deed<G>,
        moment: Moment,
        turn: Turn,
        now: i64,
    ) -> Change<G> {
        let pace = self.terms.pace;
        let timer = self.timer.after(pace, moment, turn, now);
        Change {
            lines,
            deed,
            at: now,
            timer,
            revision: self.revision() + 1,
            over: turn.asked.is_none(),
            called: turn.called,
            deadline: timer.due(pace).filter(|_| goes_on_alone(pace)),
        }
    }
}

/// Whether a clock goes on while nobody is there.
fn goes_on_alone(pace: Pace) -> bool {
    match pace {
        Pace::Slow { .. } => true,
        Pace::None | Pace::Live { .. } => false,
    }
}

//! A match as it was stored, taken up again.

use std::sync::Arc;

use protocol::Pace;
use table::record::{Line, Record, SitterKind, Start, check_header};
use table::{BySeat, Digest, Message, NotUnderstood};

use crate::clock::{Moment, Timer};
use crate::fault::{Fault, FaultKind};
use crate::history::{Done, History};
use crate::session::{Past, PastDeed, Session, Terms};
use crate::wire::Wire;

/// A match as it was stored.
#[derive(Clone, Debug)]
pub struct Saved {
    /// Header and start of the record, and perhaps a check of the start.
    pub head: String,
    /// When each revision was stored, and its lines.
    pub entries: Vec<(i64, String)>,
    /// What the seed is sealed with, in hexadecimal.
    pub nonce: String,
    /// What was agreed on.
    pub terms: Terms,
    /// The seats that somebody holds who may return.
    pub held: BySeat<bool>,
    /// When a clock has to be looked at that goes on while nobody is there.
    pub deadline: Option<i64>,
    /// What [`clock_at_rest`](crate::AnySession::clock_at_rest) gave when the match was last put away.
    pub clock: Option<String>,
    /// When the table was made.
    pub created: i64,
}

/// Why a match cannot be taken up at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The head of the record cannot be read.
    #[error("the head of the match cannot be read: {0}")]
    Head(#[from] table::record::Unreadable),
    /// There is no such game, pack or option any more.
    #[error("{0}")]
    Game(#[from] catalog::RecordError),
    /// The deal cannot be read.
    #[error("the deal cannot be read: {0}")]
    Deal(#[from] NotUnderstood),
}

impl<G: Wire> Session<G> {
    /// Takes a match up again. If a stored line no longer holds, the match goes up to the revision before
    /// it, says why and cannot be played on. Nor can it if it was made with other rules or another content,
    /// however far it can be followed: what is shown then is what these rules make of it.
    ///
    /// # Errors
    /// If there is not even a start.
    pub(crate) fn load(game: Arc<G>, record: &Record, saved: &Saved) -> Result<Self, LoadError> {
        let (seed, deal) = match record.start() {
            Start::Seed(seed) => (Some(*seed), game.deal(*seed)),
            Start::Deal(lists) => (None, game.read_deal(lists)?),
        };
        let start = game.setup(&deal);
        let mut session = Self {
            history: History::new(start),
            terms: saved.terms,
            seed,
            nonce: saved.nonce.clone(),
            opening: Arc::new(deal),
            past: Vec::new(),
            sitters: record.header().sitters().to_vec(),
            began_as: record.header().sitters().iter().map(|sitter| sitter.kind).collect(),
            held: saved.held,
            came: saved.held,
            timer: Timer::new(saved.terms.pace, 0),
            created: saved.created,
            away: None,
            wish: None,
            denied: None,
            wishes: 0,
            broken: None,
            closed: false,
            game,
        };
        // What was made otherwise is the reason for whatever does not hold after it.
        let other =
            check_header(&*session.game, record).err().map(|broken| Fault::of_head(broken.kind));
        // As if everybody who is there now had come then: who was missing begins the clocks anew.
        let turn = session.turn_in(session.history.now(), &session.seating());
        session.timer =
            session.timer.after(saved.terms.pace, Moment::TakenBack, turn, saved.created);
        let fault = session.follow_all(record, &saved.entries).err();
        session.broken = other.or(fault).map(|fault| {
            let broken = Message::new("table-broken").with("revision", session.revision() as i64);
            (broken.with("why", fault.say()), fault)
        });
        session.timer = match session.broken {
            None => session.timer_on_load(saved),
            Some(_) => Timer::new(saved.terms.pace, 0),
        };
        Ok(session)
    }

    /// Follows everything that was stored, as far as it holds.
    fn follow_all(&mut self, record: &Record, entries: &[(i64, String)]) -> Result<(), Fault> {
        for entry in record.entries() {
            if self.follow_line(&entry.line)?.is_some() {
                return Err(Fault::new(FaultKind::Lines, "something before the first revision"));
            }
        }
        let head = Record::new(record.header().clone(), record.start().clone()).to_string();
        entries.iter().try_for_each(|(at, text)| self.follow(*at, &head, text))
    }

    /// Follows the lines of one revision.
    fn follow(&mut self, at: i64, head: &str, text: &str) -> Result<(), Fault> {
        // Lines are read by the one reader there is, behind the head that they belong to.
        let record = Record::parse(format!("{head}{text}"))
            .map_err(|error| Fault::new(FaultKind::Lines, error.to_string()))?;
        let before = self.history.done().len();
        let sitters = self.sitters.clone();
        let mut followed = None;
        for entry in record.entries() {
            match self.follow_line(&entry.line) {
                Ok(then) => followed = together(followed, then),
                Err(fault) => {
                    self.history.truncate(&Arc::clone(&self.game), before);
                    self.sitters = sitters;
                    return Err(fault);
                }
            }
        }
        let Followed { deed, moment } =
            followed.ok_or_else(|| Fault::new(FaultKind::Lines, "a revision without a deed"))?;
        self.follow_clocks(&deed, moment, at);
        self.past.push(Past { at, deed });
        Ok(())
    }

    /// Follows the clocks that go on while nobody is there. What a live one had left is not known: who was there is not stored.
    fn follow_clocks(&mut self, deed: &PastDeed, moment: Moment, at: i64) {
        let pace = self.terms.pace;
        match pace {
            Pace::None | Pace::Live { .. } => {}
            Pace::Slow { .. } => {
                // Who sits down for the first time has not been there before: nobody's time has run.
                if matches!(moment, Moment::Sat { person: true, .. }) && self.is_first_sit(deed) {
                    self.timer = Timer::new(pace, self.history.done().len());
                }
                let turn = self.turn_in(self.history.now(), &self.seating());
                self.timer = self.timer.after(pace, moment, turn, at);
            }
        }
    }

    /// Whether nobody has come to the seat before this.
    fn is_first_sit(&self, deed: &PastDeed) -> bool {
        let PastDeed::Sit { seat, .. } = deed else { return false };
        let before =
            |past: &Past| matches!(&past.deed, PastDeed::Sit { seat: at, .. } if at == seat);
        self.began_as[seat.index()] == SitterKind::Person && !self.past.iter().any(before)
    }

    fn follow_line(&mut self, line: &Line) -> Result<Option<Followed>, Fault> {
        let game = Arc::clone(&self.game);
        let revision = u32::try_from(self.past.len() + 1).unwrap_or(u32::MAX);
        match line {
            Line::Action { seat, words } => {
                let mut state = self.history.now().clone();
                let action = game
                    .read_action(&state, &words.to_string())
                    .map_err(|fault| Fault::new(FaultKind::Action, fault.to_string()))?;
                game.apply(&mut state, *seat, action, &mut ()).map_err(|_| {
                    let detail = format!("“{words}” is no longer possible");
                    Fault::new(FaultKind::Action, detail)
                })?;
                self.history.push(Done { action, seat: *seat, revision }, state);
                let moment = Moment::Acted { by: *seat, in_force: self.history.done().len() };
                Ok(Some(Followed { deed: PastDeed::Act { seat: *seat }, moment }))
            }
            Line::Undo { seat, count } => {
                let left = self.history.done().len().checked_sub(count.get());
                let left = left.ok_or_else(|| {
                    Fault::new(FaultKind::Undo, "more is taken back than was done")
                })?;
                let moment = self.moment_of_undo(*seat, left);
                self.history.truncate(&game, left);
                let deed = PastDeed::Undo { seat: *seat, count: count.get() };
                Ok(Some(Followed { deed, moment }))
            }
            Line::Handover { seat, sitter } => {
                self.sitters[seat.index()] = sitter.clone();
                self.came[*seat] = true;
                let person = sitter.kind == SitterKind::Person;
                let moment = Moment::Sat { seat: *seat, person };
                let deed = PastDeed::Sit { seat: *seat, sitter: Box::new(sitter.clone()) };
                Ok(Some(Followed { deed, moment }))
            }
            Line::Expired { seat } => {
                let moment = Moment::Expired { seat: *seat };
                Ok(Some(Followed { deed: PastDeed::Expire { seat: *seat }, moment }))
            }
            Line::Check { in_force, digest } => {
                let right = *in_force == self.history.done().len()
                    && Digest::of(self.history.now()) == *digest;
                if right {
                    Ok(None)
                } else {
                    Err(Fault::new(FaultKind::Check, "the table is not what it was"))
                }
            }
            Line::End(outcome) => {
                let right = game.outcome(self.history.now()) == Some(*outcome);
                if right {
                    Ok(None)
                } else {
                    Err(Fault::new(FaultKind::End, "the game ended otherwise"))
                }
            }
        }
    }

    /// A clock goes on where it was, a live one once somebody is there. If nobody has kept where a live one was, as when the
    /// process died, a whole turn begins.
    fn timer_on_load(&self, saved: &Saved) -> Timer {
        let pace = self.terms.pace;
        match pace {
            Pace::None => self.timer,
            Pace::Live { .. } => {
                let kept = saved.clock.as_deref().and_then(|kept| self.timer_at_rest(kept));
                if let Some(timer) = kept {
                    return timer;
                }
                let turn = self.turn_in(self.history.now(), &self.seating());
                let at = saved.entries.last().map_or(saved.created, |(at, _)| *at);
                let fresh = Timer::new(pace, self.history.done().len());
                fresh.after(pace, Moment::TakenBack, turn, at).pause(pace, at)
            }
            Pace::Slow { .. } => match saved.deadline {
                Some(deadline) => self.timer.due_at(pace, deadline),
                None => self.timer,
            },
        }
    }
}

/// What a line did.
struct Followed {
    deed: PastDeed,
    moment: Moment,
}

/// What the lines of a revision did: the first says what it was, and several actions are one.
fn together(before: Option<Followed>, then: Option<Followed>) -> Option<Followed> {
    match (before, then) {
        (Some(Followed { deed, moment: Moment::Acted { .. } }), Some(then)) => {
            Some(Followed { deed, moment: then.moment })
        }
        (Some(before), _) => Some(before),
        (None, then) => then,
    }
}

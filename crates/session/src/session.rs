//! The match itself: who sits where, what was done, whose time runs.

use std::sync::Arc;

use bots::BotName;
use protocol::{Absence, MAX_ACTIONS, MAX_WORDS, Pace, SeatState, UndoDenied};
use table::record::{Line, Sitter, SitterKind, lines_of_end, lines_of_play};
use table::{BySeat, Illegal, Message, NotUnderstood, Seat, Viewer, may_take_back};

use crate::change::{Change, Deed};
use crate::clock::{Moment, Timer};
use crate::consent::Wish;
use crate::fault::Fault;
use crate::history::{Done, History};
use crate::refused::Refused;
use crate::wire::Wire;

/// What a table agreed on, as far as the match has to know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How fast it plays.
    pub pace: Pace,
    /// What happens to whom is out of time.
    pub absence: Absence,
}

/// One running match.
#[derive(Clone, Debug)]
pub struct Session<G: Wire> {
    pub(crate) game: Arc<G>,
    pub(crate) terms: Terms,
    pub(crate) seed: Option<u64>,
    pub(crate) nonce: String,
    pub(crate) opening: Arc<G::Deal>,
    pub(crate) history: History<G>,
    /// What was stored with each revision, from 1.
    pub(crate) past: Vec<Past>,
    pub(crate) sitters: Vec<Sitter>,
    /// Whom the seats were for when the table was made.
    pub(crate) began_as: Vec<SitterKind>,
    /// Whether somebody has sat down who may return.
    pub(crate) held: BySeat<bool>,
    /// Whether somebody has ever come to the seat, gone again or not.
    pub(crate) came: BySeat<bool>,
    pub(crate) timer: Timer,
    /// When the table was made.
    pub(crate) created: i64,
    /// Whom the others need not wait for, where no clock says so.
    pub(crate) away: Option<Seat>,
    pub(crate) wish: Option<Wish>,
    /// What became of the last one, until who wished acts.
    pub(crate) denied: Option<UndoDenied>,
    /// How many there were since the match was taken up.
    pub(crate) wishes: u64,
    /// Why the match cannot be played on: for everybody, and for the log.
    pub(crate) broken: Option<(Message, Fault)>,
    /// Whether the table is closed.
    pub(crate) closed: bool,
}

/// What was stored with a revision.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    pub(crate) at: i64,
    pub(crate) deed: PastDeed,
}

#[derive(Clone, Debug)]
pub(crate) enum PastDeed {
    Act { seat: Seat },
    Undo { seat: Seat, count: usize },
    Sit { seat: Seat, sitter: Box<Sitter> },
    Expire { seat: Seat },
}

/// Who takes care of the seat of somebody who is away.
pub(crate) const CARETAKER: BotName = BotName::Rules;

impl<G: Wire> Session<G> {
    /// The game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Counts what was stored.
    pub fn revision(&self) -> u64 {
        self.past.len() as u64
    }

    /// Actions in force.
    pub fn in_force(&self) -> usize {
        self.history.done().len()
    }

    /// Whether nothing more can happen.
    pub fn is_over(&self) -> bool {
        self.game.decision(self.history.now()).is_none()
    }

    /// Why the match cannot be played on, if it cannot.
    pub fn broken(&self) -> Option<&Message> {
        self.broken.as_ref().map(|(say, _)| say)
    }

    /// The same for the log of whoever serves the match: it may quote what was stored.
    pub fn fault(&self) -> Option<&str> {
        self.broken.as_ref().map(|(_, fault)| fault.detail())
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.game.decision(self.history.now()).map(|decision| decision.seat)
    }

    /// Who decides for a seat.
    pub fn seat_state(&self, seat: Seat) -> SeatState {
        match (self.sitters[seat.index()].kind, self.held[seat]) {
            (SitterKind::Bot, false) => SeatState::Bot,
            (SitterKind::Bot, true) => SeatState::Relieved,
            (SitterKind::Person, true) => SeatState::Person,
            (SitterKind::Person, false) => SeatState::Free,
        }
    }

    /// What the one at a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.sitters[seat.index()].name.as_str().to_owned()
    }

    /// What is to be known of a bot at a seat: that it plays by rules of thumb, if it has learnt nothing for such a
    /// table.
    pub fn caveat(&self, seat: Seat) -> Option<Message> {
        let sitter = &self.sitters[seat.index()];
        let bot: BotName = match sitter.kind {
            SitterKind::Bot => sitter.name.as_str().parse().ok()?,
            SitterKind::Person => return None,
        };
        bot.ready(&*self.game).err().map(|_| Message::new("table-bot-untaught"))
    }

    /// The bot that is asked.
    pub fn asked_bot(&self) -> Option<(Seat, BotName)> {
        let seat = self.asked().filter(|_| !self.is_stopped())?;
        let sitter = &self.sitters[seat.index()];
        match sitter.kind {
            SitterKind::Person => None,
            SitterKind::Bot => Some((seat, sitter.name.as_str().parse().unwrap_or(CARETAKER))),
        }
    }

    /// Does actions of a seat, all or none. Nothing may follow an action that shows something: whether
    /// what follows is possible would tell what is shown, and a refusal takes nothing back.
    ///
    /// # Errors
    /// If the client has not seen everything, or an action is not possible.
    pub fn submit(
        &self,
        viewer: Viewer,
        revision: u64,
        actions: &[String],
        now: i64,
    ) -> Result<Change<G>, Refused> {
        let seat = self.seated(viewer)?;
        self.play(seat, revision, actions, now, false)
    }

    /// Does what a bot has thought out. It has seen what its actions show, one after the other.
    ///
    /// # Errors
    /// If something has happened meanwhile.
    pub fn submit_thought(
        &self,
        seat: Seat,
        revision: u64,
        actions: &[String],
        now: i64,
    ) -> Result<Change<G>, Refused> {
        self.play(seat, revision, actions, now, true)
    }

    fn play(
        &self,
        seat: Seat,
        revision: u64,
        actions: &[String],
        now: i64,
        sees_all: bool,
    ) -> Result<Change<G>, Refused> {
        self.expect(revision)?;
        if actions.is_empty() || actions.len() > MAX_ACTIONS {
            return Err(Refused::Count);
        }
        let game = &*self.game;
        match self.asked() {
            None => return Err(Refused::Over),
            Some(asked) if asked != seat => return Err(Refused::NotAsked { asked }),
            Some(_) => {}
        }
        let mut state = self.history.now().clone();
        let mut in_force = self.history.done().len();
        let (mut played, mut lines) = (Vec::new(), Vec::new());
        for (number, words) in actions.iter().enumerate() {
            if !sees_all && !may_take_back(game, self.history.now(), &state, seat) {
                return Err(Refused::Shown { action: number });
            }
            if number > 0 && game.decision(&state).is_none_or(|decision| decision.seat != seat) {
                return Err(Refused::TurnOver { action: number });
            }
            let action = self.read(&state, number, words)?;
            let before = state.clone();
            game.apply(&mut state, seat, action, &mut ())
                .map_err(|illegal| self.illegal(number, &illegal))?;
            in_force += 1;
            lines.extend(lines_of_play(game, &before, (seat, action), &state, in_force));
            played.push((action, state.clone()));
        }
        lines.extend(lines_of_end(game, &state, in_force));
        let moment = Moment::Acted { by: seat, in_force };
        Ok(self.change(lines, Deed::Act { seat, played }, moment, &state, now))
    }

    /// Somebody sits down, returns or leaves: from here on this sitter decides. `held` says whether a
    /// person may return to the seat.
    ///
    /// # Errors
    /// If the game is over: nobody decides anything any more, and nothing follows in the record.
    pub fn sit(
        &self,
        seat: Seat,
        sitter: Sitter,
        held: bool,
        now: i64,
    ) -> Result<Change<G>, Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let lines = vec![Line::Handover { seat, sitter: sitter.clone() }];
        let mut after = self.seating();
        after.sitters[seat.index()] = sitter.clone();
        after.held[seat] = held;
        after.came[seat] = true;
        let moment = Moment::Sat { seat, person: sitter.kind == SitterKind::Person };
        let deed = Deed::Sit { seat, sitter, held };
        Ok(self.change_of_seats(lines, deed, moment, &after, now))
    }

    /// Makes a change hold that is stored now.
    pub fn accept(&mut self, change: Change<G>) {
        debug_assert_eq!(
            change.revision,
            self.revision() + 1,
            "changes are made one after the other"
        );
        let revision = u32::try_from(change.revision).unwrap_or(u32::MAX);
        let deed = match change.deed {
            Deed::Act { seat, played } => {
                for (action, after) in played {
                    self.history.push(Done { action, seat, revision }, after);
                }
                self.denied = self.denied.filter(|denied| denied.seat != seat);
                PastDeed::Act { seat }
            }
            Deed::Undo { seat, count } => {
                let left = self.history.done().len() - count.get();
                self.history.truncate(&self.game, left);
                self.denied = None;
                PastDeed::Undo { seat, count: count.get() }
            }
            Deed::Sit { seat, sitter, held } => {
                self.sitters[seat.index()] = sitter.clone();
                self.held[seat] = held;
                self.came[seat] = true;
                PastDeed::Sit { seat, sitter: Box::new(sitter) }
            }
            Deed::Expire { seat, sitter } => {
                if let Some(sitter) = sitter {
                    self.sitters[seat.index()] = sitter;
                }
                PastDeed::Expire { seat }
            }
        };
        self.past.push(Past { at: change.at, deed });
        self.timer = change.timer;
        self.away = None;
        self.wish = None;
    }

    /// Closes the match: it can be looked at and no longer played.
    pub fn close(&mut self) {
        self.closed = true;
        self.away = None;
        self.wish = None;
        self.timer = Timer::new(self.terms.pace, 0);
    }

    /// Whether it cannot be played on.
    pub fn is_stopped(&self) -> bool {
        self.closed || self.broken.is_some()
    }

    /// The seat of a viewer.
    pub(crate) fn seated(&self, viewer: Viewer) -> Result<Seat, Refused> {
        match viewer {
            Viewer::Spectator | Viewer::Open => Err(Refused::Spectator),
            Viewer::Seat(_) if self.is_stopped() => Err(Refused::Closed),
            Viewer::Seat(seat) => Ok(seat),
        }
    }

    /// The revision since which the table stands as it does: the last with which somebody acted or took something back. Who
    /// comes and goes changes nothing of it.
    pub fn stands_since(&self) -> u64 {
        let moves = |past: &Past| match past.deed {
            PastDeed::Act { .. } | PastDeed::Undo { .. } => true,
            PastDeed::Sit { .. } | PastDeed::Expire { .. } => false,
        };
        self.past.iter().rposition(moves).map_or(0, |index| index as u64 + 1)
    }

    /// Whether a client that knows this revision has seen how the table stands. Nobody can keep somebody else from acting
    /// by coming and going.
    pub fn is_current(&self, revision: u64) -> bool {
        (self.stands_since()..=self.revision()).contains(&revision)
    }

    pub(crate) fn expect(&self, revision: u64) -> Result<(), Refused> {
        if self.is_current(revision) { Ok(()) } else { Err(Refused::Stale) }
    }

    /// The action that these words mean.
    pub(crate) fn read(
        &self,
        state: &G::State,
        number: usize,
        words: &str,
    ) -> Result<G::Action, Refused> {
        if words.chars().count() > MAX_WORDS {
            return Err(Refused::NotUnderstood { action: number, why: too_long() });
        }
        self.game
            .read_action(state, words)
            .map_err(|fault| Refused::NotUnderstood { action: number, why: not_understood(&fault) })
    }

    pub(crate) fn illegal(&self, number: usize, illegal: &Illegal<G::Reason>) -> Refused {
        match illegal {
            Illegal::GameOver => Refused::Over,
            Illegal::NotAsked { decides } => Refused::NotAsked { asked: *decides },
            Illegal::Refused(reason) => {
                Refused::Illegal { action: number, why: self.game.tell_reason(reason) }
            }
        }
    }
}

/// Says that a text was not understood.
pub(crate) fn not_understood(fault: &NotUnderstood) -> Message {
    Message::new("table-not-understood")
        .with("word", fault.word.as_str())
        .with("expected", fault.expected.clone())
}

/// Says that a text is longer than anything that could be meant.
pub(crate) fn too_long() -> Message {
    Message::new("table-too-long").with("most", MAX_WORDS)
}

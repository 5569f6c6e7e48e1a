//! What each viewer gets.

use protocol::{Asked, Choice, Clock, Did, Ended, SeatNow, Step, Update};
use table::record::SitterKind;
use table::{BySeat, Game, Message, Seat, Viewer};

use crate::session::{Past, PastDeed, Session};
use crate::wire::Wire;

/// An update of a game.
pub(crate) type UpdateOf<G> =
    Update<<G as Game>::View, <G as Game>::Event, <G as Game>::Action, <G as Game>::Question>;

impl<G: Wire> Session<G> {
    /// The table as `viewer` sees it, with what has happened after the revision `since`. `present` says
    /// from which seats somebody looks at the table.
    pub fn update(&self, viewer: Viewer, since: u64, present: &BySeat<bool>) -> UpdateOf<G> {
        let state = self.history.now();
        let since = since.min(self.revision());
        Update {
            revision: self.revision(),
            moves: self.in_force(),
            since,
            steps: self.steps(viewer, since),
            viewer,
            view: self.game.view(state, viewer),
            seats: self.seats_now(present),
            asked: self.asked_in(state),
            choices: self.choices_in(state, viewer),
            clock: self.clock(),
            undo: self.undo_now(viewer),
            undo_asked: self.undo_asked(),
            undo_denied: self.denied,
            ended: self.ended_in(state, viewer),
        }
    }

    /// Who sits where.
    pub fn seats_now(&self, present: &BySeat<bool>) -> Vec<SeatNow> {
        let seats = self.game.seats().all().zip(&self.sitters);
        let seat = |(seat, sitter): (Seat, &table::record::Sitter)| SeatNow {
            seat,
            name: sitter.name.as_str().to_owned(),
            state: self.seat_state(seat),
            present: present[seat],
        };
        seats.map(seat).collect()
    }

    /// What is asked in a position.
    pub(crate) fn asked_in(&self, state: &G::State) -> Option<Asked<G::Question>> {
        let decision = self.game.decision(state)?;
        let say = self.game.tell_question(state, decision);
        Some(Asked { seat: decision.seat, question: decision.question, say })
    }

    /// The answers of a viewer that is asked.
    pub(crate) fn choices_in(&self, state: &G::State, viewer: Viewer) -> Vec<Choice<G::Action>> {
        let decision = self.game.decision(state).filter(|decision| viewer.is(decision.seat));
        if decision.is_none() || self.is_stopped() {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.game.legal_actions(state, &mut legal);
        self.game.in_reading_order(state, &mut legal);
        let choice = |action: G::Action| Choice {
            words: self.game.write_action(state, action),
            action,
            say: self.game.tell_action(state, action),
            details: self.game.tell_details(state, action),
        };
        legal.into_iter().map(choice).collect()
    }

    /// What happened before the first action, as a viewer may hear of it.
    pub fn opening(&self, viewer: Viewer) -> (Vec<G::Event>, Vec<Message>) {
        let mut events = Vec::new();
        self.game.begin(&self.opening, &mut events);
        self.heard(&events, viewer)
    }

    /// What happened after a revision, in order.
    pub(crate) fn steps(&self, viewer: Viewer, since: u64) -> Vec<Step<G::Event>> {
        let mut index = self.history.first_after(since);
        let mut state = self.history.before(&self.game, index);
        let done = self.history.done();
        let after = usize::try_from(since).unwrap_or(usize::MAX).min(self.past.len());
        let mut steps = Vec::new();
        for (revision, Past { at, deed }) in (since + 1..).zip(&self.past[after..]) {
            let mut events = Vec::new();
            let did = match deed {
                PastDeed::Act { seat } => {
                    let first = index;
                    while let Some(one) = done.get(index)
                        && u64::from(one.revision) == revision
                    {
                        self.game.apply_unchecked(&mut state, one.action, &mut events);
                        index += 1;
                    }
                    Did::Act { seat: *seat, undone: first == index }
                }
                &PastDeed::Undo { seat, count } => Did::Undo { seat, count },
                PastDeed::Sit { seat, sitter } => Did::Sit {
                    seat: *seat,
                    name: sitter.name.as_str().to_owned(),
                    bot: sitter.kind == SitterKind::Bot,
                },
                &PastDeed::Expire { seat } => Did::Expire { seat },
            };
            let (events, log) = self.heard(&events, viewer);
            steps.push(Step { revision, at: *at, did, events, log });
        }
        steps
    }

    /// Events as a viewer may hear of them, and in words.
    pub(crate) fn heard(
        &self,
        events: &[G::Event],
        viewer: Viewer,
    ) -> (Vec<G::Event>, Vec<Message>) {
        let heard: Vec<G::Event> =
            events.iter().map(|event| self.game.redact(event, viewer)).collect();
        let log = heard.iter().filter_map(|event| self.game.tell_event(event)).collect();
        (heard, log)
    }

    fn clock(&self) -> Option<Clock> {
        let timer = self.timer;
        let away = self.away.map(|seat| Clock { seat, until: None, expired: true });
        let runs = |seat| Clock { seat, until: timer.until, expired: timer.expired };
        timer.seat.map(runs).or(away)
    }

    /// How the game ended, if it has in this position.
    pub(crate) fn ended_in(&self, state: &G::State, viewer: Viewer) -> Option<Ended> {
        let outcome = self.game.outcome(state)?;
        Some(Ended {
            outcome,
            lines: self.game.tell_score(state, viewer),
            seed: self.seed.map(|seed| seed.to_string()),
            nonce: Some(self.nonce.clone()),
        })
    }
}

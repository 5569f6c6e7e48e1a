//! Trying: what would be if.

use protocol::{Change as Changed, Drafted, MAX_ACTIONS, Stop};
use table::{Game, Illegal, Seat, Viewer, may_take_back};

use crate::refused::Refused;
use crate::session::Session;
use crate::wire::Wire;

/// A try in a game.
pub(crate) type DraftedOf<G> =
    Drafted<<G as Game>::View, <G as Game>::Event, <G as Game>::Action, <G as Game>::Question>;

/// A position that was tried.
pub(crate) struct Tried<G: Game> {
    pub(crate) state: G::State,
    events: Vec<G::Event>,
    tried: usize,
    pub(crate) stop: Option<Stop>,
}

impl<G: Wire> Session<G> {
    /// Tries actions on the table as it is, up to the first that would show something, that is not possible
    /// or that comes after the turn.
    ///
    /// # Errors
    /// If the client has not seen everything or is not asked.
    pub fn draft(
        &self,
        viewer: Viewer,
        revision: u64,
        actions: &[String],
    ) -> Result<DraftedOf<G>, Refused> {
        let seat = self.seated(viewer)?;
        self.expect(revision)?;
        let Tried { state, events, tried, stop } = self.try_actions(seat, actions)?;
        let (events, log) = self.heard(&events, viewer);
        let view = self.game.view(&state, viewer);
        let before = self.game.tallies(&self.game.view(self.history.now(), viewer));
        let after = self.game.tallies(&view);
        Ok(Drafted {
            revision,
            tried,
            stop,
            events,
            log,
            changes: changes(&before, &after),
            asked: self.asked_in(&state),
            choices: self.choices_in(&state, viewer),
            view,
        })
    }

    pub(crate) fn try_actions(&self, seat: Seat, actions: &[String]) -> Result<Tried<G>, Refused> {
        if actions.len() > MAX_ACTIONS {
            return Err(Refused::Count);
        }
        let start = self.history.now();
        let mut tried: Tried<G> =
            Tried { state: start.clone(), events: Vec::new(), tried: 0, stop: None };
        for (number, words) in actions.iter().enumerate() {
            let asked = self.game.decision(&tried.state).map(|decision| decision.seat);
            let asked = asked.ok_or(Refused::Over)?;
            // Before the words are read: they are understood by what whoever is asked has.
            if asked != seat {
                let over = Refused::TurnOver { action: number };
                return Err(if number > 0 { over } else { Refused::NotAsked { asked } });
            }
            let action = self.read(&tried.state, number, words)?;
            let (mut next, mut events) = (tried.state.clone(), Vec::new());
            if let Err(illegal) = self.game.apply(&mut next, seat, action, &mut events) {
                let Illegal::Refused(reason) = illegal else {
                    return Err(self.illegal(number, &illegal));
                };
                tried.stop = Some(Stop::Refused { reason: self.game.tell_reason(&reason) });
                break;
            }
            if !may_take_back(&*self.game, start, &next, seat) {
                tried.stop = Some(Stop::Reveals);
                break;
            }
            tried.state = next;
            tried.events.append(&mut events);
            tried.tried += 1;
        }
        Ok(tried)
    }
}

/// Numbers that differ.
fn changes(
    before: &[(Seat, &'static str, i32)],
    after: &[(Seat, &'static str, i32)],
) -> Vec<Changed> {
    let differ = before.iter().zip(after).filter(|(before, after)| before.2 != after.2);
    let change = |(&(seat, of, from), &(_, _, to)): (&(Seat, &str, i32), &(Seat, &str, i32))| {
        Changed { seat, of: of.to_owned(), from, to }
    };
    differ.map(change).collect()
}

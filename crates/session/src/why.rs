//! Why not?

use protocol::MAX_WORDS;
use table::{Illegal, Message, Viewer};

use crate::refused::Refused;
use crate::session::{Session, not_understood, too_long};
use crate::wire::Wire;

impl<G: Wire> Session<G> {
    /// Why something cannot be done after some actions, tried as a draft; `None` if it can. `about` is an
    /// action in words, or names a thing on the table.
    ///
    /// # Errors
    /// If the words mean nothing, the client has not seen everything, or is not asked.
    pub fn why(
        &self,
        viewer: Viewer,
        revision: u64,
        actions: &[String],
        about: &str,
    ) -> Result<Option<Message>, Refused> {
        let seat = self.seated(viewer)?;
        self.expect(revision)?;
        let state = self.try_actions(seat, actions)?.state;
        let asked = self.game.decision(&state).ok_or(Refused::Over)?.seat;
        if asked != seat {
            return Err(Refused::NotAsked { asked });
        }
        if about.chars().count() > MAX_WORDS {
            return Err(Refused::BadText { why: too_long() });
        }
        if let Ok(pointer) = self.game.read_pointer(&state, about) {
            let reason = self.game.why_not(&state, seat, pointer);
            return Ok(reason.map(|reason| self.game.tell_reason(&reason)));
        }
        let action = match self.game.read_action(&state, about) {
            Ok(action) => action,
            Err(fault) => return Err(Refused::BadText { why: not_understood(&fault) }),
        };
        match self.game.apply(&mut state.clone(), seat, action, &mut ()) {
            Ok(()) => Ok(None),
            Err(Illegal::Refused(reason)) => Ok(Some(self.game.tell_reason(&reason))),
            Err(Illegal::GameOver) => Err(Refused::Over),
            Err(Illegal::NotAsked { decides }) => Err(Refused::NotAsked { asked: decides }),
        }
    }
}

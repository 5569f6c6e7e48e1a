//! Hints are thought out beside the table, as bots think.

use std::time::Duration;

use bots::Stop;
use protocol::{Answer, Told};
use session::Refused;
use table::{Message, Viewer};
use tokio::time::timeout;

use super::Table;
use super::telling::plain;
use crate::problem::Problem;
use crate::thinkers::{Urgency, Wanted};

/// How long somebody waits until it can be thought about at all.
const QUEUE: Duration = Duration::from_secs(5);

impl Table {
    /// Begins to think about what `viewer` might do; whoever asked is answered when that is done. The table goes on
    /// meanwhile.
    pub(super) fn advise(
        &mut self,
        connection: u64,
        id: u32,
        viewer: Viewer,
        revision: u64,
    ) -> Result<(), Problem> {
        if !self.settings.hints {
            return Err(Refused::BadText { why: Message::new("table-no-hints") }.into());
        }
        let advice = self.session.advice(viewer, revision)?;
        let Some(client) = self.clients.get(&connection) else { return Ok(()) };
        let (send, caller) = (client.send.clone(), Some(client.caller));
        let (thinkers, patience) = (self.app.thinkers.clone(), self.app.mind.patience_for_hints());
        tokio::spawn(async move {
            let wanted = Wanted { urgency: Urgency::Played, caller };
            let Some(_turn) = thinkers.turn(wanted, QUEUE).await else {
                let busy = Answer::Refused(Problem::busy().refusal());
                let _ = send.lay(&plain(&Told::Answer { id, answer: Box::new(busy) }));
                return;
            };
            let stop = Stop::default();
            let enough = stop.clone();
            let mut thinking = tokio::task::spawn_blocking(move || advice.give(&stop));
            let hints = match timeout(patience, &mut thinking).await {
                Ok(hints) => hints,
                Err(_) => {
                    enough.now();
                    thinking.await
                }
            };
            let answer = match hints {
                Ok(hints) => Answer::Hints { hints },
                Err(_) => Answer::Refused(Problem::failed().refusal()),
            };
            let told: Told<(), (), (), ()> = Told::Answer { id, answer: Box::new(answer) };
            let _ = send.lay(&plain(&told));
        });
        Ok(())
    }
}

//! Hints are thought out beside the table, as bots think.

use std::sync::Arc;

use bots::Stop;
use protocol::{Answer, Told};
use session::Refused;
use table::{Message, Viewer};
use tokio::time::timeout;

use super::Table;
use super::telling::plain;
use crate::problem::Problem;

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
        let Some(send) = self.clients.get(&connection).map(|client| client.send.clone()) else {
            return Ok(());
        };
        let thinkers = Arc::clone(&self.app.thinkers);
        let patience = self.app.mind.patience_for_hints();
        tokio::spawn(async move {
            let _turn = thinkers.acquire_owned().await;
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
            let _ = send.send(plain(&told)).await;
        });
        Ok(())
    }
}

//! What people and their machines do at the wrong moment.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

use crate::client::Client;
use crate::person::Person;
use crate::trouble::Trouble;

/// What people and their machines do at the wrong moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mischief {
    /// The machine falls asleep: the socket is there and says nothing for a while.
    Freeze,
    /// The cable is pulled.
    Vanish,
    /// The cable is pulled while an action is on its way.
    VanishAfterSending,
    /// The browser breaks the protocol.
    Garble,
    /// Somebody clicks away the page and lets a bot play.
    Leave,
    /// Somebody takes something back.
    Undo,
    /// Somebody talks.
    Talk,
}

impl Mischief {
    /// All of it.
    pub(crate) const ALL: [Self; 7] = [
        Self::Freeze,
        Self::Vanish,
        Self::VanishAfterSending,
        Self::Garble,
        Self::Leave,
        Self::Undo,
        Self::Talk,
    ];
}

impl Person {
    /// Does one of these things. A connection that is given up is told as one that has gone.
    pub(crate) async fn make(
        &mut self,
        mischief: Mischief,
        client: &mut Client,
    ) -> Result<(), Trouble> {
        match mischief {
            Mischief::Freeze => {
                sleep(self.pick.millis(10..1500)).await;
                Ok(())
            }
            Mischief::Vanish => {
                sleep(self.pick.millis(0..50)).await;
                Err(Trouble::gone("the cable is pulled"))
            }
            Mischief::VanishAfterSending => {
                let revision = self.revision();
                let choices = self.now.as_ref().map(|now| now.choices.clone()).unwrap_or_default();
                if !choices.is_empty() && !self.is_relieved() {
                    let actions = vec![self.pick.one_of(&choices).words.clone()];
                    let submit = json!({"do": "submit", "match": self.place.table,
                        "revision": revision, "actions": actions});
                    self.ledger.sent(revision, actions);
                    client.request(&submit).await?;
                }
                sleep(self.pick.millis(0..20)).await;
                Err(Trouble::gone("the cable is pulled"))
            }
            Mischief::Garble => {
                let garbage = [
                    Message::text("{"),
                    Message::text("{\"id\": -1}"),
                    Message::binary(vec![0, 255, 3]),
                    Message::text("x".repeat(70_000)),
                ];
                client.send(self.pick.one_of(&garbage).clone()).await
            }
            Mischief::Leave => {
                let bot = *self.pick.one_of(&["random", "greedy", "nobody"]);
                self.ask(client, &json!({"do": "leave", "bot": bot})).await?;
                // The bot is given some time; then the person returns by itself.
                sleep(Duration::from_millis(50)).await;
                Ok(())
            }
            Mischief::Undo => {
                let whole_turn = self.pick.percent(50);
                let undo =
                    json!({"do": "undo", "revision": self.revision(), "whole_turn": whole_turn});
                self.ask(client, &undo).await.map(|_| ())
            }
            Mischief::Talk => {
                self.ask(client, &json!({"do": "chat", "text": "Is anybody there?"})).await?;
                Ok(())
            }
        }
    }
}

//! Somebody who plays by random choices and remembers everything.

use std::ops::Range;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::client::{Client, Place};
use crate::door::Door;
use crate::http;
use crate::ledger::Ledger;
use crate::mischief::Mischief;
use crate::pick::Pick;
use crate::trouble::Trouble;
use crate::wire::{Heard, Kind};

/// How somebody plays.
#[derive(Clone, Debug)]
pub(crate) struct Manner {
    /// Milliseconds before each submission.
    pub(crate) think: Range<u64>,
    /// How often in a hundred times several actions are tried and sent together.
    pub(crate) several: usize,
    /// How often in a hundred times something is done that nobody should do.
    pub(crate) mischief: usize,
}

/// Somebody at a seat.
#[derive(Debug)]
pub(crate) struct Person {
    /// Where.
    pub(crate) place: Place,
    /// What they know to be stored.
    pub(crate) ledger: Ledger,
    /// Whether the game is over, and everything was found right.
    pub(crate) over: bool,
    /// Whether they sleep through the next time that they are asked, until a bot plays for them.
    pub(crate) sleepy: bool,
    pub(crate) pick: Pick,
    pub(crate) now: Option<Heard>,
}

impl Person {
    /// Somebody who has not looked at the table yet.
    pub(crate) fn new(place: Place, pick: Pick) -> Self {
        Self { ledger: Ledger::new(&place), place, over: false, sleepy: false, pick, now: None }
    }

    /// Comes to the table, compares what it tells with what was promised, says so by `compared`, and plays
    /// until the game is over or it is `enough`.
    ///
    /// # Errors
    /// If the connection ends, or the server breaks a promise.
    pub(crate) async fn play(
        &mut self,
        address: Door,
        manner: &Manner,
        compared: impl FnOnce(),
        enough: impl Fn(&Ledger) -> bool,
    ) -> Result<(), Trouble> {
        let joined = Client::join(address, &self.place, self.ledger.latest()).await;
        let (mut client, update) = joined.map_err(|trouble| self.at_table(trouble))?;
        let played = async {
            self.hear(update)?;
            self.compare(address).await?;
            compared();
            while !self.is_over() && !enough(&self.ledger) {
                self.step(&mut client, manner).await?;
            }
            self.compare(address).await?;
            if self.is_over() {
                self.compare_record(address).await?;
                self.over = true;
            }
            Ok(())
        };
        let played: Result<(), Trouble> = played.await;
        played.map_err(|trouble| self.at_table(trouble))
    }

    fn at_table(&self, trouble: Trouble) -> Trouble {
        let Place { table, seat, .. } = &self.place;
        match trouble {
            Trouble::Wrong(why) => Trouble::Wrong(format!("table {table}, seat {seat}: {why}")),
            Trouble::Limited(why) => Trouble::Limited(format!("table {table}, seat {seat}: {why}")),
            Trouble::Gone(why) => Trouble::Gone(why),
        }
    }

    /// Waits, answers, or makes trouble.
    async fn step(&mut self, client: &mut Client, manner: &Manner) -> Result<(), Trouble> {
        if self.pick.percent(manner.mischief) {
            let mischief = *self.pick.one_of(&Mischief::ALL);
            return self.make(mischief, client).await;
        }
        if self.sleepy && !self.is_relieved() {
            let heard = client.hear().await?;
            return self.hear(heard);
        }
        if let Some(seat) = self.is_left_waiting() {
            let relieve = json!({"do": "relieve", "seat": seat});
            return self.ask(client, &relieve).await.map(|_| ());
        }
        if self.is_relieved() {
            self.sleepy = false;
            return self.ask(client, &json!({"do": "return"})).await.map(|_| ());
        }
        if let Some(number) = self.is_asked_to_consent() {
            let (revision, agree) = (self.revision(), self.pick.percent(50));
            let consent =
                json!({"do": "consent", "revision": revision, "number": number, "agree": agree});
            return self.ask(client, &consent).await.map(|_| ());
        }
        if !self.is_asked() {
            let heard = client.hear().await?;
            return self.hear(heard);
        }
        sleep(self.pick.millis(manner.think.clone())).await;
        let revision = self.revision();
        let actions = self.choose(client, manner).await?;
        // What was told while choosing may have changed the question.
        if revision != self.revision() || actions.is_empty() {
            return Ok(());
        }
        self.submit(client, actions).await
    }

    /// Takes one of the answers, and sometimes further ones after a try.
    async fn choose(
        &mut self,
        client: &mut Client,
        manner: &Manner,
    ) -> Result<Vec<String>, Trouble> {
        let choices = self.now.as_ref().map(|now| now.choices.clone()).unwrap_or_default();
        let mut actions = vec![self.pick.one_of(&choices).words.clone()];
        while self.pick.percent(manner.several) && actions.len() < 8 {
            let draft = json!({"do": "draft", "revision": self.revision(), "actions": actions});
            let answer = self.ask(client, &draft).await?;
            if answer.kind != "drafted" || answer.tried < actions.len() || answer.choices.is_empty()
            {
                break;
            }
            actions.push(self.pick.one_of(&answer.choices).words.clone());
        }
        Ok(actions)
    }

    /// Sends actions and notes what becomes of them.
    pub(crate) async fn submit(
        &mut self,
        client: &mut Client,
        actions: Vec<String>,
    ) -> Result<(), Trouble> {
        let revision = self.revision();
        let submit = json!({"do": "submit", "match": self.place.table, "revision": revision,
            "actions": actions});
        self.ledger.sent(revision, actions.clone());
        let answer = self.ask(client, &submit).await?;
        if answer.is_done() {
            return self.ledger.done(revision, answer.revision);
        }
        self.ledger.refused(revision);
        match answer.code.as_str() {
            // Somebody was quicker; or a bot has taken over.
            "stale" | "not-that-seat" => Ok(()),
            "stopping" => Err(Trouble::gone("the server is about to stop")),
            code => Err(Trouble::wrong(format!("{actions:?} was offered and refused: {code}"))),
        }
    }

    /// Asks; what is told meanwhile is heard.
    pub(crate) async fn ask(
        &mut self,
        client: &mut Client,
        ask: &Value,
    ) -> Result<crate::wire::Answer, Trouble> {
        client.ask(ask, |heard| self.hear(heard)).await
    }

    /// Takes note of a message.
    pub(crate) fn hear(&mut self, heard: Heard) -> Result<(), Trouble> {
        match heard.kind {
            Kind::Update => {
                self.ledger.told(&heard)?;
                self.now = Some(heard);
                Ok(())
            }
            Kind::Answer | Kind::Chat | Kind::Muted | Kind::Seats => Ok(()),
            Kind::Closed => Err(Trouble::wrong("somebody has closed the table")),
        }
    }

    /// Compares the ledger with the history that the server tells.
    async fn compare(&self, address: Door) -> Result<(), Trouble> {
        self.ledger.compare(&self.history(address).await?)
    }

    async fn history(&self, address: Door) -> Result<Value, Trouble> {
        let Place { table, seat, token } = &self.place;
        let path = format!("/api/tables/{table}/history?seat={seat}");
        let told = http::ask(address, "GET", &path, Some(token), None).await?;
        match told.status {
            200 => told.json(),
            0 | 503 => Err(Trouble::gone("no history")),
            status => Err(Trouble::wrong(format!("history: {status} {}", told.body))),
        }
    }

    async fn compare_record(&self, address: Door) -> Result<(), Trouble> {
        let path = format!("/api/tables/{}/record", self.place.table);
        let told = http::ask(address, "GET", &path, None, None).await?;
        match told.status {
            200 => self.ledger.compare_record(&self.history(address).await?, &told.body),
            0 | 503 => Err(Trouble::gone("no record")),
            status => Err(Trouble::wrong(format!("record: {status} {}", told.body))),
        }
    }

    pub(crate) fn revision(&self) -> u64 {
        self.now.as_ref().map_or(0, |now| now.revision)
    }

    fn is_over(&self) -> bool {
        self.now.as_ref().is_some_and(|now| now.ended.is_some())
    }

    fn is_asked(&self) -> bool {
        self.now.as_ref().is_some_and(|now| !now.choices.is_empty())
    }

    /// Whether a bot plays in their place.
    pub(crate) fn is_relieved(&self) -> bool {
        let index = self.place.seat - 1;
        let seat = self.now.as_ref().and_then(|now| now.seats.get(index));
        seat.is_some_and(|seat| seat.state == "relieved")
    }

    /// The seat of somebody else whose time has run out, where the others decide.
    fn is_left_waiting(&self) -> Option<usize> {
        let clock = self.now.as_ref().and_then(|now| now.clock);
        clock.filter(|clock| clock.expired && clock.seat != self.place.seat).map(|clock| clock.seat)
    }

    fn is_asked_to_consent(&self) -> Option<u64> {
        let wish = self.now.as_ref().and_then(|now| now.undo_asked.as_ref());
        wish.filter(|wish| wish.waits_for.contains(&self.place.seat)).map(|wish| wish.number)
    }

    /// How the table stood when it was last heard of.
    pub(crate) fn stands(&self) -> String {
        let Place { table, seat, .. } = &self.place;
        let Some(now) = &self.now else { return format!("{table}/{seat}: never joined") };
        let asked = now.asked.map_or("nobody".to_owned(), |asked| asked.seat.to_string());
        let states: Vec<&str> = now.seats.iter().map(|sitter| sitter.state.as_str()).collect();
        format!("{table}/{seat}: revision {}, asked {asked}, seats {states:?}", now.revision)
    }
}

//! Who looks at the table, and what they are told.

use std::sync::Arc;

use protocol::{Answer, Chat, Told};
use store::{ChatLine, TableId};
use table::{BySeat, Seat, Viewer};
use tokio::time::Instant;

use super::{Client, DROWSY, Table};
use crate::app::now;
use crate::command::{Joined, Place, Text, Who};
use crate::gate::Caller;
use crate::outbox::Outbox;
use crate::problem::Problem;

/// What every game tells alike.
pub(crate) type ToldPlainly = Told<(), (), (), ()>;

/// Lines of chat that somebody hears who comes.
const CHAT_ON_JOINING: usize = 50;

impl Table {
    /// Somebody comes, and is told how the table stands and what has happened since they last looked.
    pub(super) async fn join(
        &mut self,
        place: Place,
        who: Who,
        caller: Caller,
        since: Option<u64>,
        send: Outbox,
    ) -> Result<Joined, Problem> {
        let viewer = self.viewer(&place, who)?;
        if let Viewer::Seat(seat) = viewer {
            self.settle(seat).await?;
        }
        let connection = self.next_client;
        self.next_client += 1;
        let was_empty = !self.is_anybody_here();
        let chat = if self.settings.chat {
            let chat = self.app.store.chat(&self.id, 0, CHAT_ON_JOINING).await;
            chat.map_err(|error| Problem::store(&error))?
        } else {
            Vec::new()
        };
        let since = since.unwrap_or_else(|| self.session.revision());
        let heard = chat.last().map_or(0, |line| line.number);
        self.clients.insert(connection, Client { viewer, caller, send, muted: 0, heard });
        if was_empty && self.is_anybody_here() {
            self.session.resume(now());
        }
        self.tell_one(connection, &self.session.update(viewer, since, &self.present()).into());
        let muted = self.muted_by(connection);
        if muted != 0 {
            self.tell_muted(connection);
        }
        for line in chat.iter().filter(|line| !is_muted(line, muted)) {
            self.tell_one(connection, &plain(&Told::Chat(said(line))));
        }
        self.tell_seats();
        self.let_bots_think();
        Ok(Joined { connection })
    }

    /// Somebody has gone.
    pub(super) fn leave(&mut self, connection: u64) {
        if self.clients.remove(&connection).is_none() {
            return;
        }
        self.notice_who_is_left();
        self.tell_seats();
    }

    /// An empty table falls asleep after a while; its clock stands still and its bots rest at once.
    fn notice_who_is_left(&mut self) {
        if self.clients.is_empty() {
            self.awake_until = Instant::now() + DROWSY;
        }
        if self.bots_are_wanted().is_none() {
            self.stop_thinking();
        }
        if !self.is_anybody_here() {
            self.session.pause(now());
        }
    }

    /// Tells everybody when they need no longer wait for whoever is asked, and when that person is here again.
    pub(super) fn notice_absence(&mut self) {
        if self.session.notice_absence(&self.present(), now()) {
            self.tell_update(self.session.revision());
        }
    }

    /// Whether somebody looks from a seat.
    pub(super) fn is_anybody_here(&self) -> bool {
        self.clients.values().any(|client| client.viewer != Viewer::Spectator)
    }

    /// From which seats somebody looks.
    pub(super) fn present(&self) -> BySeat<bool> {
        let here = |seat: Seat| self.clients.values().any(|client| client.viewer.is(seat));
        BySeat::from_fn(here)
    }

    /// Tells everybody how the table stands.
    pub(super) fn tell_update(&mut self, since: u64) {
        let present = self.present();
        let mut told: Vec<(Viewer, Text)> = Vec::new();
        let clients: Vec<(u64, Viewer)> =
            self.clients.iter().map(|(id, client)| (*id, client.viewer)).collect();
        for (connection, viewer) in clients {
            let known = told.iter().find(|(other, _)| *other == viewer);
            let text = match known {
                Some((_, text)) => Arc::clone(text),
                None => {
                    let text: Text = self.session.update(viewer, since, &present).into();
                    told.push((viewer, Arc::clone(&text)));
                    text
                }
            };
            self.tell_one(connection, &text);
        }
    }

    /// Tells everybody who is there.
    pub(super) fn tell_seats(&mut self) {
        let seats = self.session.seats_now(&self.present());
        self.tell_all(&plain(&Told::Seats { seats }));
    }

    /// Tells those who sit here that one of them has made the next table.
    pub(super) fn tell_next(&mut self, table: &TableId, who: Who) {
        let seats = self.session.seats();
        let Some(seat) = seats.into_iter().find(|seat| self.holds(*seat, who)) else { return };
        let text = plain(&Told::Next { table: table.0.clone(), seat });
        let sits =
            |(id, client): (&u64, &Client)| (client.viewer != Viewer::Spectator).then_some(*id);
        let clients: Vec<u64> = self.clients.iter().filter_map(sits).collect();
        clients.into_iter().for_each(|connection| self.tell_one(connection, &text));
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, text: &Text) {
        let clients: Vec<u64> = self.clients.keys().copied().collect();
        clients.into_iter().for_each(|connection| self.tell_one(connection, text));
    }

    /// Tells one client. Who does not read is no longer waited for: the connection ends, and begins anew
    /// with everything that was missed.
    pub(super) fn tell_one(&mut self, connection: u64, text: &Text) {
        let Some(client) = self.clients.get(&connection) else { return };
        if client.send.lay(text).is_err() {
            self.clients.remove(&connection);
            self.somebody_went = true;
            self.notice_who_is_left();
        }
    }

    /// Tells everybody who is still there, if somebody was let go; who does not read that is let go, too.
    pub(super) fn tell_who_went(&mut self) {
        while std::mem::take(&mut self.somebody_went) {
            self.tell_seats();
        }
    }

    /// Tells everybody a line of chat who has not silenced whoever said it.
    pub(super) fn tell_chat(&mut self, line: &ChatLine) {
        let text = plain(&Told::Chat(said(line)));
        let clients: Vec<u64> = self.clients.keys().copied().collect();
        for connection in clients {
            if is_muted(line, self.muted_by(connection)) {
                continue;
            }
            if let Some(client) = self.clients.get_mut(&connection) {
                client.heard = line.number;
            }
            self.tell_one(connection, &text);
        }
    }

    /// Whom a client does not want to hear.
    fn muted_by(&self, connection: u64) -> u8 {
        match self.clients.get(&connection).map(|client| (client.viewer, client.muted)) {
            Some((Viewer::Seat(seat), _)) => self.seat_row(seat).map_or(0, |row| row.muted),
            Some((Viewer::Spectator | Viewer::Open, muted)) => muted,
            None => 0,
        }
    }

    /// Tells one client whom it does not hear.
    pub(super) fn tell_muted(&mut self, connection: u64) {
        let muted = self.muted_by(connection);
        let seats = self.session.seats().into_iter();
        let seats = seats.filter(|seat| muted >> seat.index() & 1 == 1).collect();
        self.tell_one(connection, &plain(&Told::Muted { seats }));
    }

    /// Answers a request.
    pub(super) fn answer(&mut self, connection: u64, id: u32, answer: Answer<(), (), (), ()>) {
        self.tell_one(connection, &plain(&Told::Answer { id, answer: Box::new(answer) }));
    }
}

/// The text of what every game tells alike.
pub(crate) fn plain(told: &ToldPlainly) -> Text {
    serde_json::to_string(told).expect("plain data can be written").into()
}

/// Whether a line is from one of these seats.
fn is_muted(line: &ChatLine, muted: u8) -> bool {
    let from = line.seat.and_then(|seat| Seat::from_number(usize::from(seat)));
    from.is_some_and(|seat| muted >> seat.index() & 1 == 1)
}

fn said(line: &ChatLine) -> Chat {
    Chat {
        number: line.number,
        at: line.at,
        seat: line.seat.and_then(|seat| Seat::from_number(usize::from(seat))),
        name: line.name.clone(),
        text: line.text.clone(),
    }
}

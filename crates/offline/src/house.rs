//! All tables of a device.

use std::collections::BTreeMap;

use protocol::{Answer, Request, Told};
use session::{AnyChange, Refused, Shelf};
use table::{Message, Viewer};

use crate::clients::Clients;
use crate::kept::{Kept, Status};
use crate::order::{Order, Reply, Store};
use crate::problem::{Problem, json};
use crate::table::{Done, Table, ToldPlainly};

/// All tables of a device, as far as somebody has asked for them.
#[derive(Debug, Default)]
pub struct House {
    /// Nothing for a table that there is not.
    pub(crate) tables: BTreeMap<String, Result<Table, Problem>>,
    pub(crate) shelf: Shelf,
    clients: Clients,
    /// What is being stored.
    pending: Option<Pending>,
}

/// Something that holds once it is stored.
#[derive(Debug)]
struct Pending {
    table: String,
    deed: Deed,
    /// Who waits for it.
    asker: Asker,
}

#[derive(Debug)]
enum Deed {
    Change(Box<AnyChange>),
    /// A new table, and what whoever made it is told.
    Made {
        table: Box<Table>,
        told: String,
    },
    Closed,
    Deleted,
}

#[derive(Clone, Copy, Debug)]
enum Asker {
    /// Somebody at a table, with the number of the request.
    Client { client: u32, id: u32 },
    /// Whoever called.
    Call,
    /// A bot.
    Bot,
}

/// Why something cannot be done at once.
pub(crate) enum Not {
    /// A table has to be loaded before.
    Needs(String),
    Problem(Problem),
}

impl<P: Into<Problem>> From<P> for Not {
    fn from(problem: P) -> Self {
        Self::Problem(problem.into())
    }
}

/// What becomes of a call.
pub(crate) enum Called {
    /// This is the answer.
    Answer(String),
    /// A table is to be made; then this is the answer.
    Make(Box<Table>, String),
    Close,
    Delete,
}

impl House {
    /// Does what it is told.
    pub fn obey(&mut self, order: Order) -> Reply {
        match order {
            Order::Call(call) => {
                let place = call.table().map(str::to_owned);
                match self.call(&call) {
                    Ok(called) => self.called(called, place.unwrap_or_default()),
                    Err(not) => not.reply(),
                }
            }
            Order::Join { client, table, seat, since } => {
                self.join(client, &table, seat, since).unwrap_or_else(Not::reply)
            }
            Order::Hear { client, text, now } => self.hear(client, &text, now),
            Order::Gone { client } => match self.clients.go(client) {
                Some(gone) => Reply { tell: self.seats_told(&gone.table), ..Reply::default() },
                None => Reply::default(),
            },
            Order::Stored { done } => self.stored(done),
            Order::Load { table, kept, status, changed, entries } => {
                let loaded = match kept {
                    None => Err(Problem::no_table()),
                    Some(kept) => Table::load(*kept, status, changed, &entries, &self.shelf),
                };
                let since = match self.tables.get(&table) {
                    Some(Ok(before)) => before.session.revision(),
                    Some(Err(_)) | None => 0,
                };
                self.tables.insert(table.clone(), loaded);
                Reply {
                    tell: self.updates(&table, since),
                    think: self.thinks(&table),
                    ..Reply::default()
                }
            }
            Order::Think { table, now, blindly } => {
                let here = self.clients.at(&table).next().is_some();
                let thought = self.awake(&table).ok().filter(|_| here);
                match thought.and_then(|table| table.think(now, blindly)) {
                    Some(change) => self.store(table, change, Asker::Bot),
                    None => Reply::default(),
                }
            }
        }
    }

    /// A table that is awake.
    pub(crate) fn awake(&self, table: &str) -> Result<&Table, Not> {
        match self.tables.get(table) {
            Some(Ok(table)) => Ok(table),
            Some(Err(problem)) => Err(Not::Problem(problem.clone())),
            None => Err(Not::Needs(table.to_owned())),
        }
    }

    fn join(
        &mut self,
        client: u32,
        table: &str,
        seat: Option<usize>,
        since: Option<u64>,
    ) -> Result<Reply, Not> {
        let there = self.awake(table)?;
        let viewer = there.viewer(seat)?;
        let since = since.unwrap_or_else(|| there.session.revision());
        self.clients.come(client, table, viewer);
        let update = self.awake(table)?.session.update(viewer, since, &self.clients.present(table));
        let mut tell = vec![(client, update)];
        tell.extend(self.seats_told(table));
        Ok(Reply { tell, think: self.thinks(table), ..Reply::default() })
    }

    fn hear(&mut self, client: u32, text: &str, now: i64) -> Reply {
        let Some(there) = self.clients.get(client).cloned() else { return Reply::default() };
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                let say =
                    Message::new("server-bad-request").with("why", error.to_string().as_str());
                let refused = Refused::BadText { why: say }.refusal();
                return tell(client, 0, Answer::Refused(refused));
            }
        };
        let Request { id, ask } = request;
        let Some(Ok(table)) = self.tables.get_mut(&there.table) else { return Reply::default() };
        match table.ask(id, there.viewer, ask, now) {
            Ok(Done::Change(change)) => {
                self.store(there.table, change, Asker::Client { client, id })
            }
            Ok(Done::Told(text)) => Reply { tell: vec![(client, text)], ..Reply::default() },
            Ok(Done::Seen) => {
                let revision = table.session.revision();
                let mut reply = tell(client, id, Answer::Done { revision });
                reply.tell.splice(0..0, self.updates(&there.table, revision));
                reply
            }
            Ok(Done::Update(since)) => {
                let revision = table.session.revision();
                let mut reply = tell(client, id, Answer::Done { revision });
                reply.tell.splice(0..0, self.update(client, &there.table, there.viewer, since));
                reply
            }
            Err(problem) => {
                let revision = table.session.revision();
                let mut reply = tell(client, id, Answer::Refused(problem.refusal()));
                if problem.is_stale() {
                    let update = self.update(client, &there.table, there.viewer, revision);
                    reply.tell.splice(0..0, update);
                }
                reply
            }
        }
    }

    /// Hands out what has to be stored before a change holds.
    fn store(&mut self, table: String, change: AnyChange, asker: Asker) -> Reply {
        let Some(Ok(there)) = self.tables.get(&table) else { return Reply::default() };
        let store = Some(Box::new(there.storing(&change)));
        self.pending = Some(Pending { table, deed: Deed::Change(Box::new(change)), asker });
        Reply { store, ..Reply::default() }
    }

    fn called(&mut self, called: Called, place: String) -> Reply {
        let (deed, store) = match called {
            Called::Answer(body) => return Reply::of_call(Ok(body)),
            Called::Make(table, told) => {
                let store = table.whole();
                (Deed::Made { table, told }, store)
            }
            Called::Close => {
                let Ok(there) = self.awake(&place) else { return Reply::default() };
                let stands = Some(there.stands(Status::Closed));
                let store = Store { table: place, kept: None, stands, entries: Vec::new() };
                (Deed::Closed, store)
            }
            Called::Delete => {
                let store = Store { table: place, kept: None, stands: None, entries: Vec::new() };
                (Deed::Deleted, store)
            }
        };
        self.pending = Some(Pending { table: store.table.clone(), deed, asker: Asker::Call });
        Reply { store: Some(Box::new(store)), ..Reply::default() }
    }

    /// What was handed out is stored, or could not be: then nothing has happened.
    fn stored(&mut self, done: bool) -> Reply {
        let Some(Pending { table, deed, asker }) = self.pending.take() else {
            return Reply::default();
        };
        if !done {
            let problem = Problem::not_stored();
            return match asker {
                Asker::Client { client, id } => {
                    tell(client, id, Answer::Refused(problem.refusal()))
                }
                Asker::Call => Reply::of_call(Err(problem)),
                Asker::Bot => Reply::default(),
            };
        }
        match deed {
            Deed::Change(change) => {
                let revision = change.revision();
                if let Some(Ok(there)) = self.tables.get_mut(&table) {
                    there.accept(*change);
                }
                let mut tell = self.updates(&table, revision - 1);
                if let Asker::Client { client, id } = asker {
                    tell.push((client, answer(id, Answer::Done { revision })));
                }
                Reply { tell, think: self.thinks(&table), ..Reply::default() }
            }
            Deed::Made { table: there, told } => {
                self.tables.insert(table, Ok(*there));
                Reply::of_call(Ok(told))
            }
            Deed::Closed => {
                if let Some(Ok(there)) = self.tables.get_mut(&table) {
                    there.status = Status::Closed;
                    there.session.close();
                }
                self.send_away(&table, "table-closed")
            }
            Deed::Deleted => {
                self.tables.insert(table.clone(), Err(Problem::no_table()));
                self.send_away(&table, "table-deleted")
            }
        }
    }

    /// Tells everybody at a table that there is nothing more to come.
    fn send_away(&mut self, table: &str, reason: &'static str) -> Reply {
        let text = json(&ToldPlainly::Closed { reason: Message::new(reason) });
        let tell = self.clients.at(table).map(|(client, _)| (client, text.clone())).collect();
        self.clients.leave(table);
        Reply { tell, ..Reply::of_call(Ok(String::new())) }
    }

    /// How the table stands, for everybody who looks.
    fn updates(&self, table: &str, since: u64) -> Vec<(u32, String)> {
        let everybody = self.clients.at(table);
        everybody.flat_map(|(client, viewer)| self.update(client, table, viewer, since)).collect()
    }

    fn update(&self, client: u32, table: &str, viewer: Viewer, since: u64) -> Vec<(u32, String)> {
        let Ok(there) = self.awake(table) else { return Vec::new() };
        let present = self.clients.present(table);
        vec![(client, there.session.update(viewer, since, &present))]
    }

    /// Who is there, for everybody who looks.
    fn seats_told(&self, table: &str) -> Vec<(u32, String)> {
        let Ok(there) = self.awake(table) else { return Vec::new() };
        let seats = there.session.seats_now(&self.clients.present(table));
        let text = json(&ToldPlainly::Seats { seats });
        self.clients.at(table).map(|(client, _)| (client, text.clone())).collect()
    }

    /// The table, if a bot is asked there and somebody waits for it.
    fn thinks(&self, table: &str) -> Vec<String> {
        let waits = self.clients.at(table).next().is_some();
        let asked = self.awake(table).is_ok_and(Table::is_bot_asked);
        if waits && asked { vec![table.to_owned()] } else { Vec::new() }
    }
}

impl Not {
    fn reply(self) -> Reply {
        match self {
            Self::Needs(table) => Reply { needs: Some(table), ..Reply::default() },
            Self::Problem(problem) => Reply::of_call(Err(problem)),
        }
    }
}

impl Table {
    /// All of a new table.
    fn whole(&self) -> Store {
        let kept: Kept = self.kept.clone();
        let stands = Some(self.stands(self.status));
        Store { table: kept.table.clone(), kept: Some(kept), stands, entries: self.entries() }
    }
}

fn answer(id: u32, answer: Answer<(), (), (), ()>) -> String {
    let told: ToldPlainly = Told::Answer { id, answer: Box::new(answer) };
    json(&told)
}

fn tell(client: u32, id: u32, what: Answer<(), (), (), ()>) -> Reply {
    Reply { tell: vec![(client, answer(id, what))], ..Reply::default() }
}

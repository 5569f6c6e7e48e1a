//! A store that forgets everything with the process: for tests of whatever uses a store.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use crate::{
    Answer, Append, CallPlan, Called, ChatLine, Counts, DueCall, Entry, Hash, MOST_HELD, NewTable,
    Played, SeatRow, Status, Store, StoreError, Stored, TableId, TableRow, WayRow,
};

/// A store without a file.
#[derive(Debug)]
pub struct MemoryStore {
    /// `None` once it is closed.
    tables: Mutex<Option<Tables>>,
    keys: Mutex<BTreeMap<String, Vec<u8>>>,
}

type Tables = BTreeMap<TableId, Held>;

#[derive(Debug)]
struct Held {
    table: TableRow,
    seats: BTreeMap<u8, SeatRow>,
    entries: Vec<Entry>,
    chat: Vec<ChatLine>,
    ways: BTreeMap<(u8, String), WayRow>,
}

impl Default for MemoryStore {
    fn default() -> Self {
        Self::new()
    }
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self { tables: Mutex::new(Some(Tables::new())), keys: Mutex::default() }
    }

    /// Everything happens here, one thing at a time. Changes are checked before anything is touched, so
    /// a panic elsewhere leaves nothing half done.
    fn with<'a, T>(
        &'a self,
        work: impl FnOnce(&mut Tables) -> Result<T, StoreError> + Send + 'a,
    ) -> Answer<'a, T> {
        Box::pin(async move {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.as_mut().ok_or(StoreError::Closed).and_then(work)
        })
    }

    /// A change of one table.
    fn at<'a, T>(
        &'a self,
        id: &TableId,
        work: impl FnOnce(&mut Held) -> Result<T, StoreError> + Send + 'a,
    ) -> Answer<'a, T> {
        let id = id.clone();
        self.with(move |tables| tables.get_mut(&id).ok_or(StoreError::Missing).and_then(work))
    }

    /// Tables that fulfil something, the latest changed first.
    fn latest<'a>(
        &'a self,
        most: usize,
        fits: impl Fn(&Held) -> bool + Send + 'a,
    ) -> Answer<'a, Vec<TableId>> {
        self.with(move |tables| {
            let mut fitting: Vec<&Held> = tables.values().filter(|held| fits(held)).collect();
            // The sort is stable: tables changed at the same time stay in the order of their ids.
            fitting.sort_by_key(|held| Reverse(held.table.changed));
            Ok(fitting.into_iter().take(most).map(|held| held.table.id.clone()).collect())
        })
    }
}

impl Held {
    fn new(new: NewTable) -> Self {
        let Stored { table, seats, entries } = new.stored();
        let seats = seats.into_iter().map(|seat| (seat.seat, seat)).collect();
        Self { table, seats, entries, chat: Vec::new(), ways: BTreeMap::new() }
    }

    fn seats(&self) -> Vec<SeatRow> {
        self.seats.values().cloned().collect()
    }

    fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let current = self.table.revision;
        if current.checked_add(1) != Some(append.entry.revision) {
            return Err(StoreError::Stale { current });
        }
        self.table.revision = append.entry.revision;
        self.table.changed = append.entry.at;
        self.table.status = append.status;
        self.table.deadline = append.deadline;
        append.calls.iter().for_each(|plan| self.plan(*plan));
        self.entries.push(append.entry);
        Ok(())
    }

    fn plan(&mut self, plan: CallPlan) {
        for way in self.ways.values_mut().filter(|way| way.seat == plan.seat) {
            way.due = plan.after(way.due);
            way.tries = 0;
        }
    }

    fn say(&mut self, at: i64, seat: Option<u8>, name: String, text: String) -> u64 {
        let number = self.chat.last().map_or(1, |last| last.number + 1);
        self.chat.push(ChatLine { number, at, seat, name, text });
        number
    }
}

impl Store for MemoryStore {
    fn create(&self, table: NewTable) -> Answer<'_, ()> {
        self.with(move |tables| {
            if tables.contains_key(&table.id) {
                return Err(StoreError::Exists);
            }
            tables.insert(table.id.clone(), Held::new(table));
            Ok(())
        })
    }

    fn take_in(&self, played: Vec<Played>) -> Answer<'_, ()> {
        self.with(move |tables| {
            let mut taken = BTreeMap::new();
            for Played { table, entries, status } in played {
                let (id, deadline) = (table.id.clone(), table.deadline);
                let mut held = Held::new(table);
                for entry in entries {
                    held.append(Append {
                        id: id.clone(),
                        entry,
                        status,
                        deadline,
                        calls: Vec::new(),
                    })?;
                }
                held.table.status = status;
                if tables.contains_key(&id) || taken.insert(id, held).is_some() {
                    return Err(StoreError::Exists);
                }
            }
            tables.append(&mut taken);
            Ok(())
        })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        let id = append.id.clone();
        self.at(&id, move |held| held.append(append))
    }

    fn set_seat(&self, id: &TableId, seat: SeatRow) -> Answer<'_, ()> {
        self.at(id, move |held| {
            held.ways.retain(|_, way| way.seat != seat.seat || seat.holder == Some(way.holder));
            held.seats.insert(seat.seat, seat);
            Ok(())
        })
    }

    fn set_hosts_seat(&self, id: &TableId, seat: SeatRow) -> Answer<'_, ()> {
        let host = seat.holder;
        let set = self.set_seat(id, seat);
        let named = self.at(id, move |held| {
            held.table.host = host.unwrap_or(held.table.host);
            Ok(())
        });
        Box::pin(async {
            set.await?;
            named.await
        })
    }

    fn set_deadline(&self, id: &TableId, deadline: Option<i64>) -> Answer<'_, ()> {
        self.at(id, move |held| {
            held.table.deadline = deadline;
            Ok(())
        })
    }

    fn set_clock(&self, id: &TableId, clock: String) -> Answer<'_, ()> {
        self.at(id, move |held| {
            held.table.clock = Some(clock);
            Ok(())
        })
    }

    fn set_status(&self, id: &TableId, status: Status) -> Answer<'_, ()> {
        self.at(id, move |held| {
            held.table.status = status;
            Ok(())
        })
    }

    fn delete(&self, id: &TableId) -> Answer<'_, ()> {
        let id = id.clone();
        self.with(move |tables| tables.remove(&id).map(drop).ok_or(StoreError::Missing))
    }

    fn load(&self, id: &TableId) -> Answer<'_, Option<Stored>> {
        let id = id.clone();
        self.with(move |tables| {
            Ok(tables.get(&id).map(|held| Stored {
                table: held.table.clone(),
                seats: held.seats(),
                entries: held.entries.clone(),
            }))
        })
    }

    fn held_by(&self, holder: Hash) -> Answer<'_, Vec<TableId>> {
        self.latest(MOST_HELD, move |held| {
            let sits = held.seats.values().any(|seat| seat.holder == Some(holder));
            sits || held.table.host == holder
        })
    }

    fn listed(&self, most: usize) -> Answer<'_, Vec<TableId>> {
        self.latest(most, |held| held.table.listed && held.table.status == Status::Running)
    }

    fn due(&self, now: i64, most: usize) -> Answer<'_, Vec<TableId>> {
        self.with(move |tables| {
            let running = tables.values().filter(|held| held.table.status == Status::Running);
            let mut due: Vec<(i64, &TableId)> = running
                .filter_map(|held| held.table.deadline.map(|deadline| (deadline, &held.table.id)))
                .filter(|(deadline, _)| *deadline <= now)
                .collect();
            due.sort();
            Ok(due.into_iter().take(most).map(|(_, id)| id.clone()).collect())
        })
    }

    fn say(
        &self,
        id: &TableId,
        at: i64,
        seat: Option<u8>,
        name: String,
        text: String,
    ) -> Answer<'_, u64> {
        self.at(id, move |held| Ok(held.say(at, seat, name, text)))
    }

    fn chat(&self, id: &TableId, after: u64, most: usize) -> Answer<'_, Vec<ChatLine>> {
        let id = id.clone();
        self.with(move |tables| {
            let lines = tables.get(&id).map_or(&[][..], |held| &held.chat);
            let after = lines.partition_point(|line| line.number <= after);
            let from = after.max(lines.len().saturating_sub(most));
            Ok(lines[from..].to_vec())
        })
    }

    fn ways(&self, id: &TableId) -> Answer<'_, Vec<WayRow>> {
        let id = id.clone();
        self.with(move |tables| {
            Ok(tables.get(&id).map_or_else(Vec::new, |held| held.ways.values().cloned().collect()))
        })
    }

    fn set_way(&self, id: &TableId, way: WayRow) -> Answer<'_, ()> {
        self.at(id, move |held| {
            held.ways.insert((way.seat, way.kind.clone()), way);
            Ok(())
        })
    }

    fn drop_way(&self, id: &TableId, seat: u8, kind: &str) -> Answer<'_, ()> {
        let kind = kind.to_owned();
        self.at(id, move |held| {
            held.ways.remove(&(seat, kind));
            Ok(())
        })
    }

    fn plan_calls(&self, id: &TableId, plan: CallPlan) -> Answer<'_, ()> {
        self.at(id, move |held| {
            held.plan(plan);
            Ok(())
        })
    }

    fn calls_due(&self, now: i64, most: usize) -> Answer<'_, Vec<DueCall>> {
        self.with(move |tables| {
            let running = tables.values().filter(|held| held.table.status == Status::Running);
            let ways = running.flat_map(|held| held.ways.values().map(|way| (&held.table.id, way)));
            let mut due: Vec<(i64, DueCall)> = ways
                .filter_map(|(id, way)| {
                    let at = way.due.first().filter(|at| *at <= now)?;
                    Some((at, DueCall { id: id.clone(), way: way.clone() }))
                })
                .collect();
            due.sort_by_key(|(at, _)| *at);
            Ok(due.into_iter().take(most).map(|(_, call)| call).collect())
        })
    }

    fn called(&self, call: DueCall, called: Called) -> Answer<'_, ()> {
        let DueCall { id, way } = call;
        self.at(&id, move |held| {
            if let Some(kept) = held.ways.get_mut(&(way.seat, way.kind)) {
                kept.told = called.told;
                if kept.due == way.due {
                    kept.due = called.due;
                    kept.tries = called.tries;
                }
            }
            Ok(())
        })
    }

    fn keep_key(&self, name: &str, made: Vec<u8>) -> Answer<'_, Vec<u8>> {
        let name = name.to_owned();
        self.with(move |_| {
            let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
            Ok(keys.entry(name).or_insert(made).clone())
        })
    }

    fn ids(&self, status: Option<Status>) -> Answer<'_, Vec<TableId>> {
        self.with(move |tables| {
            let fits = |held: &&Held| status.is_none_or(|status| status == held.table.status);
            let mut ids: Vec<(i64, &TableId)> = tables
                .values()
                .filter(fits)
                .map(|held| (held.table.created, &held.table.id))
                .collect();
            ids.sort();
            Ok(ids.into_iter().map(|(_, id)| id.clone()).collect())
        })
    }

    fn counts(&self) -> Answer<'_, Counts> {
        self.with(|tables| {
            let mut counts = Counts::default();
            for held in tables.values() {
                counts.entries += held.table.revision;
                match held.table.status {
                    Status::Running => counts.running += 1,
                    Status::Over => counts.over += 1,
                    Status::Closed => counts.closed += 1,
                    Status::Shown => counts.shown += 1,
                }
            }
            Ok(counts)
        })
    }

    fn backup(&self, _path: PathBuf) -> Answer<'_, ()> {
        self.with(|_| Err(StoreError::InMemory))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            *self.tables.lock().unwrap_or_else(PoisonError::into_inner) = None;
            Ok(())
        })
    }
}

//! What may be known of a table, awake or asleep.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use protocol::tables::{PROTOCOL, SeatInfo, TableInfo, TableSettings};
use store::{Hash, SeatRow, Status, Stored, TableId, TableRow};
use table::record::{Record, Seal, Sitter, SitterKind, Start};
use table::{Message, Seat};

use crate::app::App;
use crate::archive::record_of;
use crate::command::{Command, Who};
use crate::gate::id_after;
use crate::problem::Problem;

/// What may be known of a table by whoever has its id, and of whom it is their own.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// As somebody is told who has nothing to do with it.
    info: TableInfo,
    host: Hash,
    holders: Vec<(Seat, Hash)>,
    /// The id that the next table of the same people has, if there is one.
    next: TableId,
}

impl Known {
    /// The table with these rows. `sitters` are those of its last line, and `broken` says why it cannot be played
    /// on. `None` if what is kept cannot be read.
    pub(crate) fn new(
        row: &TableRow,
        seats: &[SeatRow],
        sitters: &[Sitter],
        broken: Option<Message>,
    ) -> Option<Self> {
        let head = Record::parse(&row.head).ok()?;
        let settings: TableSettings = serde_json::from_str(&row.settings).ok()?;
        let holders: Vec<(Seat, Hash)> = seats
            .iter()
            .filter_map(|row| Some((Seat::from_number(usize::from(row.seat))?, row.holder?)))
            .collect();
        let seat_info = |(seat, sitter): (Seat, &Sitter)| {
            let held = holders.iter().any(|(other, _)| *other == seat);
            let kind = match (sitter.kind, held) {
                (SitterKind::Bot, _) => "bot",
                (SitterKind::Person, true) => "person",
                (SitterKind::Person, false) => "free",
            };
            SeatInfo {
                seat,
                name: sitter.name.as_str().to_owned(),
                kind: kind.to_owned(),
                caveat: None,
            }
        };
        let status = match row.status {
            _ if broken.is_some() => "broken", // not ours to match: any status
            Status::Running => "running",
            Status::Over => "over",
            Status::Closed => "closed",
            Status::Shown => "shown",
        };
        let header = head.header();
        let info = TableInfo {
            protocol: PROTOCOL,
            table: row.id.0.clone(),
            game: row.game.clone(),
            pack: header.pack().to_owned(),
            options: header.options().to_vec(),
            settings,
            status: status.to_owned(),
            broken,
            revision: row.revision,
            seats: header.seats().all().zip(sitters).map(seat_info).collect(),
            asked: None,
            mine: Vec::new(),
            host: false,
            foreknown: row.foreknown,
            next: None,
            seal: seal_of(head.start(), &row.secret),
            created: row.created,
            changed: row.changed,
        };
        let next = TableId(id_after(&row.watch.0));
        Some(Self { info, host: row.host, holders, next })
    }

    /// The table as it is kept. Whether this program can play it on shows only when it is woken.
    fn stored(stored: &Stored, broken: Option<Message>) -> Option<Self> {
        let record = record_of(stored).ok()?;
        let mut sitters = record.header().sitters().to_vec();
        for (seat, sitter) in record.handovers() {
            sitters[seat.index()] = sitter.clone();
        }
        Self::new(&stored.table, &stored.seats, &sitters, broken)
    }

    /// The same with the last revision that can be shown.
    pub(crate) fn up_to(self, revision: u64) -> Self {
        Self { info: TableInfo { revision, ..self.info }, ..self }
    }

    /// The same with the seat whose turn it is.
    pub(crate) fn asking(self, asked: Option<Seat>) -> Self {
        Self { info: TableInfo { asked, ..self.info }, ..self }
    }

    /// The same with what is to be known of the bots.
    pub(crate) fn warning(mut self, caveat: impl Fn(Seat) -> Option<Message>) -> Self {
        for info in &mut self.info.seats {
            info.caveat = caveat(info.seat);
        }
        self
    }

    /// The id of the next table of its people, and the seats of one of them; nothing before the game is over, or for anybody else.
    pub(crate) fn next_for(&self, who: Who) -> Option<(&TableId, Vec<Seat>)> {
        let mine = self.told_to(who).mine;
        (self.info.status == "over" && !mine.is_empty()).then_some((&self.next, mine))
    }

    /// How many seats it has.
    pub(crate) fn seats(&self) -> usize {
        self.info.seats.len()
    }

    /// As it is told to somebody. Whose turn it is is no secret at the table, and nobody else's business.
    pub(crate) fn told_to(&self, who: Who) -> TableInfo {
        let own = self.holders.iter().filter(|(_, holder)| who == Some(*holder));
        let mine: Vec<Seat> = own.map(|(seat, _)| *seat).collect();
        let host = who == Some(self.host);
        let looks = host || !mine.is_empty() || self.info.settings.listed;
        let asked = self.info.asked.filter(|_| looks);
        TableInfo { asked, mine, host, ..self.info.clone() }
    }
}

fn seal_of(start: &Start, nonce: &str) -> String {
    match (start, nonce.parse()) {
        (&Start::Seed(seed), Ok(nonce)) => Seal::new(seed, nonce).hash.to_string(),
        (Start::Seed(_) | Start::Deal(_), _) => String::new(),
    }
}

impl App {
    /// What is known of a table. It is woken; one that cannot be is told of from what is kept.
    pub(crate) async fn known(self: &Arc<Self>, id: &TableId) -> Result<Known, Problem> {
        let known = self.ask(id, |reply| Command::Info { reply }).await;
        match known {
            Err(problem) if problem.is_broken() => {
                let stored = self.store.load(id).await.map_err(|error| Problem::store(&error))?;
                let stored = stored.ok_or_else(Problem::no_table)?;
                let known = Known::stored(&stored, Some(problem.say().clone()));
                known.map(|known| known.up_to(0)).ok_or(problem)
            }
            Ok(_) | Err(_) => known,
        }
    }

    /// Deletes a table that cannot be woken; only its host may.
    pub(crate) async fn delete_asleep(&self, id: &TableId, who: Who) -> Result<(), Problem> {
        let stored = self.store.load(id).await.map_err(|error| Problem::store(&error))?;
        if who != Some(stored.ok_or_else(Problem::no_table)?.table.host) {
            return Err(Problem::host_only());
        }
        self.store.delete(id).await.map_err(|error| Problem::store(&error))?;
        self.listing.forget();
        self.analyses.forget(id);
        Ok(())
    }

    /// What is known of some tables. None of them is woken: whoever asks for a list has not come to any. What was
    /// deleted meanwhile is left out.
    pub(crate) async fn known_of_all(self: &Arc<Self>, ids: Vec<TableId>) -> Vec<Known> {
        let mut all = Vec::new();
        for id in ids {
            let known = match self.ask_if_awake(&id, |reply| Command::Info { reply }).await {
                Some(known) => known.ok(),
                None => {
                    let stored = self.store.load(&id).await.ok().flatten();
                    stored.and_then(|stored| Known::stored(&stored, None))
                }
            };
            all.extend(known);
        }
        all
    }
}

/// How long the list of open tables is kept, so that asking for it again and again costs nothing.
const FRESH: Duration = Duration::from_secs(1);

/// The list of the tables that are open to all, as it was a moment ago.
#[derive(Debug, Default)]
pub(crate) struct Listing(Mutex<Option<(Instant, Arc<Vec<Known>>)>>);

impl Listing {
    /// The list, if it is not too old.
    pub(crate) fn fresh(&self) -> Option<Arc<Vec<Known>>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|(at, _)| at.elapsed() < FRESH).map(|(_, list)| Arc::clone(list))
    }

    pub(crate) fn keep(&self, list: Arc<Vec<Known>>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *kept = Some((Instant::now(), list));
    }

    /// A table was made or ended: the list is made anew.
    pub(crate) fn forget(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

//! What each change does to the file.

use sha2::{Digest, Sha256};
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Sqlite, query::Query};

use super::{rows, sql};
use crate::{
    Append, CallPlan, Called, DueCall, Hash, NewTable, Played, SeatRow, Status, StoreError,
    TableId, TurnPlan, WayRow,
};

/// A change, of one table unless it says otherwise.
#[derive(Debug)]
pub(super) enum Change {
    Create(Box<NewTable>),
    /// Many tables with all that was done at them.
    TakeIn(Vec<Played>),
    Append(Append),
    Seat(TableId, SeatRow),
    /// Of somebody who is the host from now on.
    HostsSeat(TableId, SeatRow),
    Deadline(TableId, Option<i64>),
    Clock(TableId, String),
    Status(TableId, Status),
    Delete(TableId),
    Say(TableId, Said),
    Way(TableId, WayRow),
    /// A seat and a kind.
    DropWay(TableId, u8, String),
    Plan(TableId, CallPlan),
    Called(Box<(DueCall, Called)>),
    /// A key of the server, unless there is one of this name.
    Key(String, Vec<u8>),
}

/// A line of chat that has no number yet.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) at: i64,
    pub(super) seat: Option<u8>,
    pub(super) name: String,
    pub(super) text: String,
}

impl Change {
    /// Makes the change, and gives the number of what it added: a revision, or that of a line. 0 if it
    /// adds nothing that counts. What a change that fails has done so far is for the caller to undo.
    pub(super) async fn make(self, db: &mut SqliteConnection) -> Result<u64, StoreError> {
        match self {
            Self::Create(table) => create(db, *table).await,
            Self::TakeIn(tables) => take_in(db, tables).await,
            Self::Append(change) => append(db, change).await,
            Self::Seat(id, seat) => {
                let (number, _) = whereabouts(db, &id).await?;
                set_seat(db, number, seat).await
            }
            Self::HostsSeat(id, seat) => {
                let (number, _) = whereabouts(db, &id).await?;
                if let Some(host) = seat.holder {
                    let set = sqlx::query(sql::SET_HOST).bind(number).bind(host.to_hex());
                    set.execute(&mut *db).await?;
                }
                set_seat(db, number, seat).await
            }
            Self::Deadline(id, deadline) => {
                update(db, sqlx::query(sql::SET_DEADLINE).bind(id.0).bind(deadline)).await
            }
            Self::Clock(id, clock) => {
                update(db, sqlx::query(sql::SET_CLOCK).bind(id.0).bind(clock)).await
            }
            Self::Status(id, status) => {
                update(db, sqlx::query(sql::SET_STATUS).bind(id.0).bind(rows::word(status))).await
            }
            Self::Delete(id) => delete(db, id).await,
            Self::Say(id, said) => say(db, &id, said).await,
            Self::Way(id, way) => {
                let (number, _) = whereabouts(db, &id).await?;
                set_way(db, number, way).await
            }
            Self::DropWay(id, seat, kind) => {
                let (number, _) = whereabouts(db, &id).await?;
                sqlx::query(sql::DROP_WAY).bind(number).bind(seat).bind(kind).execute(db).await?;
                Ok(0)
            }
            Self::Plan(id, calls) => {
                let (number, _) = whereabouts(db, &id).await?;
                plan(db, number, calls).await
            }
            Self::Called(both) => called(db, *both).await,
            Self::Key(name, bytes) => {
                sqlx::query(sql::ADD_KEY).bind(name).bind(bytes).execute(db).await?;
                Ok(0)
            }
        }
    }
}

async fn create(db: &mut SqliteConnection, table: NewTable) -> Result<u64, StoreError> {
    let key = Hash(Sha256::digest(&table.pack).into()).to_hex();
    sqlx::query(sql::ADD_PACK).bind(key.clone()).bind(table.pack).execute(&mut *db).await?;
    let added = sqlx::query(sql::ADD_TABLE)
        .bind(table.id.0)
        .bind(table.created)
        .bind(table.listed)
        .bind(table.game)
        .bind(table.head)
        .bind(key)
        .bind(table.settings)
        .bind(table.secret)
        .bind(table.host.to_hex())
        .bind(table.watch.to_hex())
        .bind(table.deadline)
        .bind(table.foreknown)
        .execute(&mut *db)
        .await?;
    if added.rows_affected() == 0 {
        return Err(StoreError::Exists);
    }
    for seat in table.seats {
        set_seat(db, added.last_insert_rowid(), seat).await?;
    }
    Ok(0)
}

async fn take_in(db: &mut SqliteConnection, tables: Vec<Played>) -> Result<u64, StoreError> {
    for Played { table, entries, status } in tables {
        let (id, deadline) = (table.id.clone(), table.deadline);
        create(db, table).await?;
        for entry in entries {
            append(db, Append { id: id.clone(), entry, status, deadline, calls: Vec::new() })
                .await?;
        }
        // Without an entry nothing has said so yet.
        update(db, sqlx::query(sql::SET_STATUS).bind(id.0).bind(rows::word(status))).await?;
    }
    Ok(0)
}

async fn append(db: &mut SqliteConnection, append: Append) -> Result<u64, StoreError> {
    let (number, current) = whereabouts(db, &append.id).await?;
    let revision = append.entry.revision;
    if current.checked_add(1) != Some(revision) {
        return Err(StoreError::Stale { current });
    }
    sqlx::query(sql::ADD_ENTRY)
        .bind(number)
        .bind(rows::clamped(revision))
        .bind(append.entry.at)
        .bind(append.entry.text)
        .execute(&mut *db)
        .await?;
    sqlx::query(sql::MOVE_ON)
        .bind(number)
        .bind(rows::clamped(revision))
        .bind(append.entry.at)
        .bind(rows::word(append.status))
        .bind(append.deadline)
        .execute(&mut *db)
        .await?;
    for calls in append.calls {
        plan(db, number, calls).await?;
    }
    Ok(revision)
}

async fn set_seat(
    db: &mut SqliteConnection,
    number: i64,
    seat: SeatRow,
) -> Result<u64, StoreError> {
    sqlx::query(sql::DROP_WAYS_OF_OTHERS)
        .bind(number)
        .bind(seat.seat)
        .bind(seat.holder.map(Hash::to_hex))
        .execute(&mut *db)
        .await?;
    sqlx::query(sql::SET_SEAT)
        .bind(number)
        .bind(seat.seat)
        .bind(seat.link.map(Hash::to_hex))
        .bind(seat.holder.map(Hash::to_hex))
        .bind(seat.phrase.map(Hash::to_hex))
        .bind(seat.came_by.map(Hash::to_hex))
        .bind(seat.name)
        .bind(seat.muted)
        .execute(db)
        .await?;
    Ok(0)
}

async fn set_way(db: &mut SqliteConnection, number: i64, way: WayRow) -> Result<u64, StoreError> {
    sqlx::query(sql::SET_WAY)
        .bind(number)
        .bind(way.seat)
        .bind(way.kind)
        .bind(way.holder.to_hex())
        .bind(way.target)
        .bind(way.language)
        .bind(way.due.turn)
        .bind(way.due.remind)
        .bind(way.tries)
        .bind(way.told)
        .execute(db)
        .await?;
    Ok(0)
}

async fn plan(db: &mut SqliteConnection, number: i64, plan: CallPlan) -> Result<u64, StoreError> {
    let (changes, turn) = match plan.turn {
        TurnPlan::At(at) => (true, Some(at)),
        TurnPlan::Stays => (false, None),
        TurnPlan::Never => (true, None),
    };
    sqlx::query(sql::PLAN_CALLS)
        .bind(number)
        .bind(plan.seat)
        .bind(changes)
        .bind(turn)
        .bind(plan.remind)
        .execute(db)
        .await?;
    Ok(0)
}

async fn called(
    db: &mut SqliteConnection,
    (DueCall { id, way }, called): (DueCall, Called),
) -> Result<u64, StoreError> {
    let (number, _) = whereabouts(db, &id).await?;
    sqlx::query(sql::TELL_WAY)
        .bind(number)
        .bind(way.seat)
        .bind(way.kind.clone())
        .bind(called.told)
        .execute(&mut *db)
        .await?;
    sqlx::query(sql::SETTLE_WAY)
        .bind(number)
        .bind(way.seat)
        .bind(way.kind)
        .bind(way.due.turn)
        .bind(way.due.remind)
        .bind(called.due.turn)
        .bind(called.due.remind)
        .bind(called.tries)
        .execute(db)
        .await?;
    Ok(0)
}

async fn delete(db: &mut SqliteConnection, id: TableId) -> Result<u64, StoreError> {
    let pack = sqlx::query_scalar(sql::PACK_OF).bind(id.0.clone()).fetch_optional(&mut *db).await?;
    let pack: i64 = pack.ok_or(StoreError::Missing)?;
    sqlx::query(sql::DELETE_TABLE).bind(id.0).execute(&mut *db).await?;
    sqlx::query(sql::DELETE_PACK_IF_UNUSED).bind(pack).execute(db).await?;
    Ok(0)
}

async fn say(db: &mut SqliteConnection, id: &TableId, said: Said) -> Result<u64, StoreError> {
    let (table, _) = whereabouts(db, id).await?;
    let last: i64 = sqlx::query_scalar(sql::LAST_LINE).bind(table).fetch_one(&mut *db).await?;
    sqlx::query(sql::ADD_LINE)
        .bind(table)
        .bind(last + 1)
        .bind(said.at)
        .bind(said.seat)
        .bind(said.name)
        .bind(said.text)
        .execute(db)
        .await?;
    rows::count(last + 1)
}

/// The number of a table in the file, and its revision.
async fn whereabouts(db: &mut SqliteConnection, id: &TableId) -> Result<(i64, u64), StoreError> {
    let found = sqlx::query_as(sql::WHERE_IT_IS).bind(id.0.clone()).fetch_optional(db).await?;
    let (number, revision): (i64, i64) = found.ok_or(StoreError::Missing)?;
    Ok((number, rows::count(revision)?))
}

/// A statement that changes the row of one table.
async fn update(
    db: &mut SqliteConnection,
    statement: Query<'static, Sqlite, SqliteArguments>,
) -> Result<u64, StoreError> {
    let changed = statement.execute(db).await?.rows_affected();
    if changed == 0 { Err(StoreError::Missing) } else { Ok(0) }
}

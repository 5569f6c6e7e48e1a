//! From rows to data and back.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::sql;
use crate::{
    CallsDue, ChatLine, Counts, DueCall, Entry, Hash, SeatRow, Status, StoreError, Stored, TableId,
    TableRow, WayRow,
};

/// A table with its seats and entries. Three questions: the caller sees to it that nothing changes in
/// between.
pub(super) async fn load(
    db: &mut SqliteConnection,
    id: TableId,
) -> Result<Option<Stored>, StoreError> {
    let Some(row) = sqlx::query(sql::TABLE).bind(id.0).fetch_optional(&mut *db).await? else {
        return Ok(None);
    };
    let number: i64 = row.try_get("number")?;
    let seats = sqlx::query(sql::SEATS).bind(number).fetch_all(&mut *db).await?;
    let entries = sqlx::query(sql::ENTRIES).bind(number).fetch_all(db).await?;
    Ok(Some(Stored {
        table: table(&row)?,
        seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
        entries: entries.iter().map(entry).collect::<Result<_, _>>()?,
    }))
}

pub(super) fn line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        number: count(row.try_get("number")?)?,
        at: row.try_get("at")?,
        seat: row.try_get("seat")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
    })
}

pub(super) fn call(row: &SqliteRow) -> Result<DueCall, StoreError> {
    let way = WayRow {
        seat: row.try_get("seat")?,
        kind: row.try_get("kind")?,
        holder: hash(row.try_get("holder")?)?,
        target: row.try_get("target")?,
        language: row.try_get("language")?,
        due: CallsDue { turn: row.try_get("turn")?, remind: row.try_get("remind")? },
        tries: row.try_get("tries")?,
        told: row.try_get("told")?,
    };
    Ok(DueCall { id: TableId(row.try_get("id")?), way })
}

/// From how many tables of each status there are, with how many entries.
pub(super) fn counts(rows: &[(String, i64, i64)]) -> Result<Counts, StoreError> {
    let mut counts = Counts::default();
    for (word, tables, entries) in rows {
        counts.entries += count(*entries)?;
        let of_status = match status(word)? {
            Status::Running => &mut counts.running,
            Status::Over => &mut counts.over,
            Status::Closed => &mut counts.closed,
            Status::Shown => &mut counts.shown,
        };
        *of_status = count(*tables)?;
    }
    Ok(counts)
}

/// How a status is written.
pub(super) fn word(status: Status) -> &'static str {
    match status {
        Status::Running => "running",
        Status::Over => "over",
        Status::Closed => "closed",
        Status::Shown => "shown",
    }
}

/// A number that is never below 0.
pub(super) fn count(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|_| damaged(format!("a count is {number}")))
}

/// A number as SQLite has them. What is too great for it is greater than anything counted, too.
pub(super) fn clamped(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn table(row: &SqliteRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId(row.try_get("id")?),
        created: row.try_get("created")?,
        listed: row.try_get("listed")?,
        game: row.try_get("game")?,
        head: row.try_get("head")?,
        pack: row.try_get("pack_text")?,
        settings: row.try_get("settings")?,
        secret: row.try_get("secret")?,
        host: hash(row.try_get("host")?)?,
        watch: hash(row.try_get("watch")?)?,
        deadline: row.try_get("deadline")?,
        clock: row.try_get("clock")?,
        foreknown: row.try_get("foreknown")?,
        status: status(row.try_get("status")?)?,
        revision: count(row.try_get("revision")?)?,
        changed: row.try_get("changed")?,
    })
}

fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let hash_of = |column| row.try_get::<Option<&str>, &str>(column);
    Ok(SeatRow {
        seat: row.try_get("seat")?,
        link: hash_of("link")?.map(hash).transpose()?,
        holder: hash_of("holder")?.map(hash).transpose()?,
        phrase: hash_of("phrase")?.map(hash).transpose()?,
        came_by: hash_of("came_by")?.map(hash).transpose()?,
        name: row.try_get("name")?,
        muted: row.try_get("muted")?,
    })
}

fn entry(row: &SqliteRow) -> Result<Entry, StoreError> {
    Ok(Entry {
        revision: count(row.try_get("revision")?)?,
        at: row.try_get("at")?,
        text: row.try_get("text")?,
    })
}

fn status(word: &str) -> Result<Status, StoreError> {
    match word {
        "running" => Ok(Status::Running),
        "over" => Ok(Status::Over),
        "closed" => Ok(Status::Closed),
        "shown" => Ok(Status::Shown),
        _ => Err(damaged(format!("a table is “{word}”"))),
    }
}

fn hash(digits: &str) -> Result<Hash, StoreError> {
    Hash::from_hex(digits).ok_or_else(|| damaged("a hash is not written as one".to_owned()))
}

fn damaged(reason: String) -> StoreError {
    StoreError::Damaged { reason }
}

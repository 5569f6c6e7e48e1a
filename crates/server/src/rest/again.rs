//! Another game of the same people: the table that follows a finished one.
//!
//! Its id follows from what is kept of the finished one, so that there is one at most, and each is found from the other without
//! anything more being kept.

use std::sync::Arc;

use axum::http::StatusCode;
use store::{Hash, TableId};
use table::{Message, Seat};

use crate::app::App;
use crate::command::{Command, Who};
use crate::known::Known;
use crate::problem::Problem;
use crate::rest::look::table_id;

/// The id of the table that somebody wants to make after a finished one.
pub(crate) async fn next_id(
    app: &Arc<App>,
    finished: &str,
    holder: Hash,
    seats: usize,
) -> Result<TableId, Problem> {
    let known = app.known(&table_id(finished.to_owned())?).await?;
    let (next, _) = known.next_for(Some(holder)).ok_or_else(Problem::forbidden)?;
    if known.seats() != seats {
        return Err(Problem::no_seat());
    }
    if exists(app, next).await {
        return Err(made_already());
    }
    Ok(next.clone())
}

/// Somebody was quicker, or asks twice.
pub(crate) fn made_already() -> Problem {
    Problem::new(StatusCode::CONFLICT, "next-made", Message::new("server-next-made"))
}

/// Tells those who are still at the finished table.
pub(crate) async fn tell(app: &Arc<App>, finished: &str, next: &TableId, holder: Hash) {
    let Ok(id) = table_id(finished.to_owned()) else { return };
    let table = next.clone();
    // Whoever is not told finds it by the finished table all the same.
    let _ = app.ask(&id, |reply| Command::Next { table, who: Some(holder), reply }).await;
}

/// The table that the people of this one go on at, if whoever asks is one of them.
pub(crate) async fn next_of(app: &Arc<App>, known: &Known, who: Who) -> Option<String> {
    let (next, _) = known.next_for(who)?;
    exists(app, next).await.then(|| next.0.clone())
}

/// Whether somebody who sat at a finished table has this seat at the next one. Everybody sits one further.
pub(crate) async fn seat_again(
    app: &Arc<App>,
    finished: &str,
    holder: Hash,
    table: &TableId,
    seat: Seat,
) -> Result<(), Problem> {
    let known = app.known(&table_id(finished.to_owned())?).await?;
    let (next, mine) = known.next_for(Some(holder)).ok_or_else(Problem::wrong_secret)?;
    let theirs = mine
        .iter()
        .any(|before| (before.index() + known.seats() - 1) % known.seats() == seat.index());
    if next == table && theirs { Ok(()) } else { Err(Problem::wrong_secret()) }
}

async fn exists(app: &Arc<App>, table: &TableId) -> bool {
    app.known(table).await.is_ok()
}

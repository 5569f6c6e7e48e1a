//! A look at a store that another process may be serving.

use std::path::Path;

use sqlx::sqlite::SqliteConnection;

use super::{copy, rows, sql};
use crate::{Status, StoreError, Stored, TableId};

/// A store as it was at the moment when it was opened so. It cannot be written to from here, and whoever
/// serves it goes on undisturbed.
#[derive(Debug)]
pub struct Snapshot {
    connection: SqliteConnection,
}

impl Snapshot {
    /// Looks at a store.
    ///
    /// # Errors
    /// If there is no store to be read.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let mut connection = copy::open_store(path.as_ref()).await?;
        sqlx::query(sql::BEGIN_READING).execute(&mut connection).await?;
        // The moment is that of the first question.
        sqlx::query(sql::HOW_MANY_THINGS).execute(&mut connection).await?;
        Ok(Self { connection })
    }

    /// All tables, or all of a status: the first opened first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn ids(&mut self, status: Option<Status>) -> Result<Vec<TableId>, StoreError> {
        let ids = sqlx::query_scalar(sql::IDS).bind(status.map(rows::word));
        Ok(ids.fetch_all(&mut self.connection).await?.into_iter().map(TableId).collect())
    }

    /// The table, if there is one.
    ///
    /// # Errors
    /// If the store does not answer, or is damaged.
    pub async fn load(&mut self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        rows::load(&mut self.connection, id.clone()).await
    }
}

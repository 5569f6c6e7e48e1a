//! From the version of a file to ours, step by step.

use sqlx::sqlite::SqliteConnection;

use super::sql;
use crate::StoreError;

/// The steps: the first makes a store of version 1 from nothing, and so on. Each ends by writing its
/// number down as `user_version`. A step that was released is never changed.
const STEPS: [&str; 6] = [
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_came_by.sql"),
    include_str!("../../migrations/0003_shown.sql"),
    include_str!("../../migrations/0004_muted.sql"),
    include_str!("../../migrations/0005_calls.sql"),
    include_str!("../../migrations/0006_rest.sql"),
];

/// The version that this program writes.
pub(super) const VERSION: u32 = STEPS.len() as u32;

/// Brings a store of this version up to date. A step is made whole or not at all.
pub(super) async fn migrate(
    connection: &mut SqliteConnection,
    version: u32,
) -> Result<(), StoreError> {
    for step in STEPS.into_iter().skip(version as usize) {
        sqlx::query(sql::BEGIN).execute(&mut *connection).await?;
        let made = sqlx::raw_sql(step).execute(&mut *connection).await;
        let end = if made.is_ok() { sql::COMMIT } else { sql::ROLLBACK };
        sqlx::query(end).execute(&mut *connection).await?;
        made?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::*;
    use crate::sqlite::file;

    #[tokio::test]
    async fn each_step_writes_its_number_down() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        for (step, number) in STEPS.into_iter().zip(1..) {
            sqlx::raw_sql(step).execute(&mut connection).await.unwrap();
            let path = std::path::Path::new("memory");
            assert_eq!(file::version(&mut connection, path).await, Ok(number));
        }
    }
}

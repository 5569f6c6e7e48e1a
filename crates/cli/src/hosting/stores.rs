//! Stores as the commands see them.

use std::path::{Path, PathBuf};

use store::StoreError;
use table::Message;

use crate::failure::Failure;

/// The store in a folder for the data, which must be there.
pub(super) fn store_in(folder: &Path) -> Result<PathBuf, Failure> {
    let path = server::store_path(folder);
    if path.is_file() {
        return Ok(path);
    }
    let folder = folder.display().to_string();
    Err(Failure::Input(Message::new("cli-no-store").with("folder", folder.as_str())))
}

/// Waits for what a store does.
pub(super) fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| {
        let why = error.to_string();
        Failure::Failed(Message::new("cli-cannot-wait").with("why", why.as_str()))
    })?;
    runtime.block_on(work)
}

/// What a store says no with. What it was given may be wrong, or else something went wrong.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let sentence = Message::verbatim(error.to_string());
        match error {
            StoreError::Occupied { .. }
            | StoreError::InUse { .. }
            | StoreError::NotAStore { .. }
            | StoreError::Newer { .. } => Self::Input(sentence),
            StoreError::Exists
            | StoreError::Missing
            | StoreError::Stale { .. }
            | StoreError::Closed
            | StoreError::Failed { .. }
            | StoreError::Damaged { .. }
            | StoreError::File { .. }
            | StoreError::InMemory => Self::Failed(sentence),
        }
    }
}

//! `backup` and `restore`: everything in one file, and back.

use std::fs::File;

use table::Message;

use super::stores::{store_in, wait};
use crate::args::{BackupArgs, RestoreArgs};
use crate::failure::Failure;
use crate::shell::Shell;

/// Copies the store, as it is at one moment. A server may be running.
pub(crate) fn backup(args: &BackupArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let from = store_in(&shell.data_folder(&args.data)?)?;
    wait(async { Ok(store::backup_file(&from, &args.to).await?) })?;
    let file = args.to.display().to_string();
    Ok(shell.say(&Message::new("cli-backed-up").with("file", file.as_str()))?)
}

/// Makes a store from a backup, where there is none.
pub(crate) fn restore(args: &RestoreArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let (file, folder) = (&args.file, &shell.data_folder(&args.data)?);
    // A folder is made only for what is there.
    File::open(file).map_err(|error| Failure::cannot_read(file, &error))?;
    server::make_private(folder).map_err(|error| Failure::cannot_write(folder, &error))?;
    let to = server::store_path(folder);
    wait(async { Ok(store::restore(file, &to).await?) })?;
    let message = Message::new("cli-restored")
        .with("file", file.display().to_string().as_str())
        .with("folder", folder.display().to_string().as_str());
    Ok(shell.say(&message)?)
}
